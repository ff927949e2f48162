//! Games that are played by orders, turn after turn: what the command line reaches through a game's
//! adapter.

use crate::Answer;
use admiralty_notation::{Problems, Source};
use admiralty_referee::{Lang, Secret};

/// A file that a command makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// Its name, with `/` between folders.
    pub name: String,
    /// What it holds.
    pub text: String,
    /// Whether only its owner may read it.
    pub private: bool,
}

/// What a command answers, and the files that it makes.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// For the terminal.
    pub answer: Answer,
    /// The files, in an order that means something.
    pub files: Vec<Made>,
}

/// Where the dice of a turn come from.
#[derive(Clone, Debug)]
pub enum TurnDice {
    /// From the key to which the state is committed.
    Sealed(Secret),
    /// People rolled; these are the rolls, as far as they are known.
    Table(Option<Source>),
}

/// A turn that is to be resolved.
pub struct Resolve<'a> {
    /// The state.
    pub state: &'a Source,
    /// The orders, a file a player.
    pub orders: &'a [Source],
    /// Where dice come from.
    pub dice: TurnDice,
    /// What the game master enters besides.
    pub rulings: Option<&'a Source>,
    /// Whether lines that are wrong are skipped.
    pub skip_bad: bool,
    /// Players who have sent no orders, and for whom the usual is done.
    pub absent: &'a [String],
}

/// A game that is played by orders.
pub trait Turns: Sync {
    /// Sets a game up: the first state, from a scenario. All dice of the game follow from the key.
    ///
    /// # Errors
    /// What is wrong with the scenario.
    fn begin(&self, scenario: &Source, key: &Secret) -> Result<Outcome, Problems>;

    /// A player's orders, to be filled in, and the state as that player may see it.
    ///
    /// # Errors
    /// What is wrong with the state, or that nobody sits there.
    fn template(&self, state: &Source, seat: &str, lang: Lang) -> Result<Outcome, Problems>;

    /// Checks orders against a state, or against a player's view of one.
    ///
    /// # Errors
    /// Everything that is wrong with any of the files, warnings among it.
    fn check(&self, state: &Source, orders: &[Source]) -> Result<Answer, Problems>;

    /// Resolves a turn: the next state, the logs, the record.
    ///
    /// # Errors
    /// Everything that is wrong with any of the files, or what is missing.
    fn resolve(&self, request: &Resolve) -> Result<Outcome, Problems>;

    /// The board, as text and as a picture; as one player may see it, if one is named.
    ///
    /// # Errors
    /// What is wrong with the state, or that nobody sits there.
    fn show(&self, state: &Source, seat: Option<&str>, lang: Lang) -> Result<Outcome, Problems>;
}
