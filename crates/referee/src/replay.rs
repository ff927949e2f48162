//! Verifying a record.

use crate::{
    Act, Header, Secret, Source, Table, Viewer, Words,
    follow::follow,
    log::log,
    record::{Record, RecordError},
};

/// What a replay proves of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceProof {
    /// Every sealed roll is that of the secret.
    Verified,
    /// The dice are sealed, but their secret is not known before play is over.
    NotYet,
    /// People told what they rolled; the rolls were possible.
    Told,
    /// The dice were given in advance.
    Scripted,
}

/// A record that follows.
#[derive(Debug)]
pub struct Replay<T: Table> {
    /// The game, as it was set up.
    pub table: T,
    /// The header.
    pub header: Header,
    /// All that was done.
    pub acts: Vec<Act<T::Choice>>,
    /// The state that is reached.
    pub state: T::State,
    /// Whether play is over and its result recorded.
    pub finished: bool,
    /// Whether the last line is cut off. It is left out.
    pub cut: bool,
    /// What is proved of the dice.
    pub dice: DiceProof,
}

/// Follows a record from its header to its last line. The caller makes `table` from the header's
/// game and scenario. `secret` verifies sealed dice before it is published.
///
/// # Errors
/// The first line that does not follow.
pub fn replay<T: Table>(
    table: T,
    record: &Record,
    secret: Option<&Secret>,
) -> Result<Replay<T>, RecordError> {
    let followed = follow(&table, record, secret)?;
    let dice = match record.header().dice {
        Source::Sealed { .. } if followed.unsealed => DiceProof::Verified,
        Source::Sealed { .. } => DiceProof::NotYet,
        Source::Table => DiceProof::Told,
        Source::Scripted => DiceProof::Scripted,
    };
    Ok(Replay {
        table,
        header: record.header().clone(),
        acts: followed.acts,
        state: followed.state,
        finished: followed.closed,
        cut: record.is_cut(),
        dice,
    })
}

impl<T: Table> Replay<T> {
    /// The log, line by line, as `viewer` may see it.
    pub fn log(&self, words: &Words, viewer: Viewer) -> Vec<String> {
        log(&self.table, &self.acts, words, viewer)
    }

    /// What the replay proves, in one line per finding.
    #[must_use]
    pub fn findings(&self, words: &Words) -> Vec<String> {
        let steps = self.acts.len();
        let dice = match self.dice {
            DiceProof::Verified => "dice-verified",
            DiceProof::NotYet => "dice-not-yet",
            DiceProof::Told => "dice-told",
            DiceProof::Scripted => "dice-scripted",
        };
        let mut found = Vec::new();
        if self.cut {
            found.push(words.say("replay-cut", &[]));
        }
        let end = if self.finished { "replay-finished" } else { "replay-unfinished" };
        found.push(words.say(end, &[("n", steps.into())]));
        found.push(words.say(dice, &[]));
        found
    }
}
