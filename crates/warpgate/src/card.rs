//! Cards and technologies: their texts are effects as data (W5.9).

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The highest multiplier that a card can have here.
pub const MAX_MULTIPLIER: u8 = 99;
/// The largest number that an effect can have here.
pub const MAX_NUMBER: u8 = 99;
/// The most effects in one text.
pub const MAX_EFFECTS: usize = 8;

/// A card of the setup's list. Cards that are alike in everything are one and the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

/// W4.1: what the ships of a side are multiplied by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Multiplier(pub u8);

/// W2.1: a Tactics card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// What it is called.
    pub name: String,
    /// Its multiplier.
    pub multiplier: Multiplier,
    /// Its text.
    pub text: Vec<Effect>,
}

/// W5.5: a technology that works in a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Technology {
    /// What it is called.
    pub name: String,
    /// When it triggers.
    pub moment: Moment,
    /// What it does.
    pub text: Vec<Effect>,
}

/// W5.5: when a technology triggers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Before the cards are drawn.
    BeforeDraw,
    /// When both cards are revealed, before strengths are compared.
    Reveal,
    /// After the winner is settled, together with the texts of the cards.
    Settled,
    /// Whenever ships of its side are destroyed.
    OwnLosses,
    /// After the withdrawal.
    AfterWithdrawal,
}

impl Moment {
    /// All of them, in their order in a battle.
    pub const ALL: [Self; 5] =
        [Self::BeforeDraw, Self::Reveal, Self::Settled, Self::OwnLosses, Self::AfterWithdrawal];
}

/// A part of a text: what it does, and when it does so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effect {
    /// Under which condition.
    pub when: Condition,
    /// What.
    pub kind: EffectKind,
}

/// W5.9: the condition of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// None.
    #[default]
    Always,
    /// Its side has won the battle.
    Wins,
    /// Its side has lost the battle.
    Loses,
    /// Its side attacks.
    Attacking,
    /// Its side defends.
    Defending,
    /// The enemy's multiplier is so high or higher; as it stands after technologies.
    EnemyMultiplier(Multiplier),
}

/// Whose ships or card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// Those of the text's side.
    Own,
    /// Those of the other side.
    Enemy,
    /// Those of both.
    Both,
}

/// How many ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Amount {
    /// So many, as far as there are any.
    Number(u8),
    /// W5.4: half of those that are there at the moment, rounded down.
    Half,
    /// All.
    All,
}

/// How a multiplier changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// By so much, never below 0.
    Add(i8),
    /// To this.
    Set(Multiplier),
}

/// Which card an effect returns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Returned {
    /// The card that its side played.
    Played,
    /// A card of its side's discard pile, which its owner chooses.
    FromDiscards,
}

/// W5.6: where a card is returned to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReturnTo {
    /// The owner's hand.
    Hand,
    /// The top of the owner's deck.
    DeckTop,
    /// The bottom of the owner's deck.
    DeckBottom,
    /// The owner's deck, which is then shuffled.
    DeckShuffled,
}

/// W5.9: what an effect does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EffectKind {
    /// Destroys ships.
    Destroy(Whose, Amount),
    /// W5.1: cancels the text of the enemy's card.
    Cancel,
    /// Changes a multiplier.
    Multiply(Whose, Change),
    /// Draws so many cards.
    Draw(u8),
    /// Saves so many own ships from destruction.
    Save(u8),
    /// Returns a card.
    Return(Returned, ReturnTo),
    /// Scores so many points.
    Score(i8),
}

/// Where a text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// On a card.
    Card,
    /// On a technology with this moment.
    Technology(Moment),
}

/// Why an effect cannot stand where it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Misplaced {
    /// W5.9: a card's text comes after strengths are compared.
    #[error("a card's text comes too late to change a multiplier (W4.3)")]
    MultiplierOnCard,
    /// W5.9: the moment comes after strengths are compared.
    #[error("this moment comes too late to change a multiplier (W4.3)")]
    MultiplierTooLate,
    /// W5.1: texts are cancelled after the winner is settled, before any is resolved.
    #[error("texts are cancelled when the winner is settled, and at no other moment (W5.1)")]
    CancelElsewhere,
    /// W5.6: no card has been played yet, or it has been put away.
    #[error("there is no played card to return at this moment (W5.6)")]
    NothingPlayed,
    /// The condition cannot be known at this moment.
    #[error("who wins is not settled at this moment (W4.3)")]
    WinnerUnknown,
    /// The enemy's card is not revealed at this moment.
    #[error("the enemy's multiplier is not known at this moment (W3.3)")]
    MultiplierUnknown,
}

impl Effect {
    /// W5.5, W5.9: whether the effect can stand there.
    ///
    /// # Errors
    /// Says why it cannot.
    pub fn check(&self, setting: Setting) -> Result<(), Misplaced> {
        use Moment::{BeforeDraw, Reveal, Settled};
        let moment = match setting {
            Setting::Card => Settled,
            Setting::Technology(moment) => moment,
        };
        match self.kind {
            EffectKind::Multiply(..) if setting == Setting::Card => return Err(Misplaced::MultiplierOnCard),
            EffectKind::Multiply(..) if !matches!(moment, BeforeDraw | Reveal) => {
                return Err(Misplaced::MultiplierTooLate);
            }
            EffectKind::Cancel if moment != Settled => return Err(Misplaced::CancelElsewhere),
            EffectKind::Return(Returned::Played, _) if moment != Settled => {
                return Err(Misplaced::NothingPlayed);
            }
            _ => {}
        }
        match self.when {
            Condition::Wins | Condition::Loses if matches!(moment, BeforeDraw | Reveal) => {
                Err(Misplaced::WinnerUnknown)
            }
            Condition::EnemyMultiplier(_) if moment == BeforeDraw => Err(Misplaced::MultiplierUnknown),
            _ => Ok(()),
        }
    }

    /// Whether it destroys ships.
    #[must_use]
    pub const fn destroys(&self) -> bool {
        matches!(self.kind, EffectKind::Destroy(..))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effects_stand_where_they_make_sense() {
        let effect = |kind, when| Effect { when, kind };
        let multiply = effect(EffectKind::Multiply(Whose::Own, Change::Add(1)), Condition::Always);
        assert_eq!(multiply.check(Setting::Card), Err(Misplaced::MultiplierOnCard));
        assert_eq!(multiply.check(Setting::Technology(Moment::Reveal)), Ok(()));
        assert_eq!(multiply.check(Setting::Technology(Moment::Settled)), Err(Misplaced::MultiplierTooLate));
        let save = effect(EffectKind::Save(1), Condition::Wins);
        assert_eq!(save.check(Setting::Card), Ok(()));
        assert_eq!(save.check(Setting::Technology(Moment::Reveal)), Err(Misplaced::WinnerUnknown));
        let cancel = effect(EffectKind::Cancel, Condition::Always);
        assert_eq!(cancel.check(Setting::Technology(Moment::Reveal)), Err(Misplaced::CancelElsewhere));
        let back = effect(EffectKind::Return(Returned::Played, ReturnTo::Hand), Condition::Always);
        assert_eq!(back.check(Setting::Technology(Moment::AfterWithdrawal)), Err(Misplaced::NothingPlayed));
        let high = effect(EffectKind::Score(1), Condition::EnemyMultiplier(Multiplier(3)));
        assert_eq!(high.check(Setting::Technology(Moment::BeforeDraw)), Err(Misplaced::MultiplierUnknown));
    }
}
