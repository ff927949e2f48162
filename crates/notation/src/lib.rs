//! What people write, read into plain data, and diagnostics that point at the place.
//!
//! This crate knows no game. It reads the syntax of a battle line ([`mod@line`]), turns the errors of
//! TOML files into [`Diagnostic`]s ([`toml_error`]; [`mod@recover`] finds all of them, not only the
//! first), reads options from lines and command lines alike ([`setting`]), compares names the way people write them
//! ([`names`]) and finds the nearest known one ([`nearest`]). What the names mean is decided by the
//! adapter of each game, which has the span of every piece and a [`Source`] to make its own
//! diagnostics with.
//!
//! No input panics or hangs. A battle line is at most [`line::MAX_LENGTH`] bytes long.
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod diagnostic;
pub mod line;
pub mod names;
mod nearest;
mod problems;
pub mod recover;
mod render;
pub mod setting;
mod source;
mod toml;
mod written;

pub use self::diagnostic::{Diagnostic, Kind, Place};
pub use self::nearest::{did_you_mean, nearest, shown};
pub use self::problems::Problems;
pub use self::render::Colour;
pub use self::source::{Source, Span, Spanned};
pub use self::toml::{from_toml, toml_error};
pub use self::written::Written;
