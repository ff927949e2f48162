//! What the referee must know of a game beyond its rules.

use crate::Lang;
use admiralty_game::{Chance, Rulebook, Seat};

/// What the referee must know of a game beyond its rules: how to say things.
///
/// Texts are single lines without the clause, which the referee adds, unless said otherwise.
pub trait Table: Rulebook {
    /// The game's name in files: lower-case letters, digits and hyphens ("eclipse").
    fn game(&self) -> &'static str;

    /// Whether anything in the game is left to chance. If not, nothing is said of dice.
    fn has_chance(&self) -> bool {
        true
    }

    /// The scenario's text, from which the rulebook was made.
    fn scenario(&self) -> &str;

    /// The name of who sits there.
    fn seat_name(&self, seat: Seat) -> String;

    /// What happened.
    fn tell_event(&self, lang: Lang, event: &Self::Event) -> String;

    /// What `seat` is asked. Only `seat` sees it if its choice is hidden.
    fn tell_question(&self, lang: Lang, state: &Self::State, seat: Seat) -> String;

    /// What the choice is, as an item of a list and after the seat's name.
    fn tell_choice(&self, lang: Lang, state: &Self::State, seat: Seat, choice: &Self::Choice) -> String;

    /// Who rolls for what. Everybody sees it, whoever sees the outcome.
    fn tell_chance(&self, lang: Lang, state: &Self::State, chance: &Chance) -> String;

    /// Like dice of a pool: "3 yellow dice".
    fn group_name(&self, lang: Lang, label: u8, dice: u16) -> String;

    /// A thing drawn from an urn: "a tile worth 3".
    fn drawn_name(&self, lang: Lang, label: u8) -> String;

    /// The text of a clause of the rules, if there is one; may have several lines.
    fn clause_text(&self, lang: Lang, clause: &str) -> Option<String>;

    /// The board as text of several lines, as `seat` sees it; without a seat, as everybody does.
    fn board(&self, lang: Lang, state: &Self::State, seat: Option<Seat>) -> String;
}
