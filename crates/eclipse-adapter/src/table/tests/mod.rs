//! The texts: complete in both languages, and right in the forms of words.

mod forms;
mod play;
mod secrets;
mod setups;
