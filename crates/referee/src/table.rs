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

    /// What a reader should know before the play begins, each a line with its clause if it has one;
    /// told first in every log.
    fn remarks(&self, _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    /// The name of who sits there.
    fn seat_name(&self, seat: Seat) -> String;

    /// What happened.
    fn tell_event(&self, lang: Lang, event: &Self::Event) -> String;

    /// What `seat` is asked. Only `seat` sees it if its choice is hidden.
    fn tell_question(&self, lang: Lang, state: &Self::State, seat: Seat) -> String;

    /// What the choice is, as an item of a list and after the seat's name.
    fn tell_choice(&self, lang: Lang, state: &Self::State, seat: Seat, choice: &Self::Choice) -> String;

    /// Other names of the choice that people type: that of the card, where it is to play one.
    fn choice_names(
        &self,
        _lang: Lang,
        _state: &Self::State,
        _seat: Seat,
        _choice: &Self::Choice,
    ) -> Vec<String> {
        Vec::new()
    }

    /// Who rolls for what. Everybody sees it, whoever sees the outcome.
    fn tell_chance(&self, lang: Lang, state: &Self::State, chance: &Chance) -> String;

    /// Like dice of a pool: "3 yellow dice".
    fn group_name(&self, lang: Lang, label: u8, dice: u16) -> String;

    /// A thing drawn from an urn: "a tile worth 3".
    fn drawn_name(&self, lang: Lang, label: u8) -> String;

    /// The number that a thing drawn is known by at the table, if it has one; it is typed as that.
    fn drawn_number(&self, label: u8) -> Option<u8> {
        Some(label)
    }

    /// Other names of a thing drawn that people type.
    fn drawn_names(&self, _label: u8) -> Vec<String> {
        Vec::new()
    }

    /// The text of a clause of the rules, if there is one; may have several lines.
    fn clause_text(&self, lang: Lang, clause: &str) -> Option<String>;

    /// The board as text of several lines, as `seat` sees it; without a seat, as everybody does.
    fn board(&self, lang: Lang, state: &Self::State, seat: Option<Seat>) -> String;
}
