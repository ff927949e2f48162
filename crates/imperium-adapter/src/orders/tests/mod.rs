//! What is read, what is refused, and that nothing panics.

mod arbitrary;
mod fights;
mod files;
mod mistakes;
mod names;
mod statements;
mod vocabulary;

use super::*;
use admiralty_notation::{Span, Spanned};
use admiralty_referee::Lang;
use std::fmt::Debug;

/// A thing as text, without the places in it.
fn bare(thing: &impl Debug) -> String {
    let text = format!("{thing:?}");
    let mut pieces = text.split("Span { start: ");
    let mut rest = pieces.next().unwrap().to_owned();
    for piece in pieces {
        rest.push_str("Span {");
        rest.push_str(piece.split_once('}').unwrap().1);
    }
    rest
}

/// Reads lines behind `seat A`.
fn read(text: &str) -> (Orders, Vec<String>) {
    let source = Source::new("orders", format!("seat A\n{text}"));
    let (orders, problems) = parse(&source);
    (orders, problems.iter().map(ToString::to_string).collect())
}

/// The order that a line is; it must be the only one and without a mistake.
fn one(text: &str) -> OrderKind {
    let (orders, problems) = read(text);
    assert!(problems.is_empty(), "{text}: {problems:?}");
    let [order] = <[Order; 1]>::try_from(orders.items).unwrap_or_else(|items| panic!("{text}: {items:?}"));
    order.kind
}

/// Each line must be this order, and so must its canonical forms.
fn all_mean(lines: &[&str], expected: &OrderKind) {
    for line in lines {
        assert_eq!(bare(&one(line)), bare(expected), "{line}");
    }
    for lang in [Lang::En, Lang::Ru] {
        let printed = print_order(expected, lang);
        assert_eq!(bare(&one(&printed)), bare(expected), "{printed}");
    }
}

fn at<T>(value: T) -> Spanned<T> {
    Spanned::new(value, Span::at(0))
}

fn name(text: &str) -> Name {
    at(text.to_owned())
}

fn names<const N: usize>(texts: [&str; N]) -> Vec<Name> {
    texts.map(name).into()
}

fn stack(count: u32, unit: &str) -> Stack {
    Stack { count: at(count), unit: name(unit) }
}

fn hex(number: u16) -> Spanned<Place> {
    at(Place::Hex(number))
}

fn step(at: Spanned<Place>, loads: Vec<Load>) -> Step {
    Step { at, loads }
}

fn load(count: u32, unit: &str, from: Option<&str>) -> Load {
    Load { units: stack(count, unit), from: from.map(name) }
}
