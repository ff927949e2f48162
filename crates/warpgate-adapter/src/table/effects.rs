//! What cards say, in words.

use super::names::Speaker;
use admiralty_warpgate::card::{Amount, Change, Condition, Effect, EffectKind, ReturnTo, Returned, Whose};

pub(super) const fn return_word(to: ReturnTo) -> &'static str {
    match to {
        ReturnTo::Hand => "hand",
        ReturnTo::DeckTop => "top",
        ReturnTo::DeckBottom => "bottom",
        ReturnTo::DeckShuffled => "shuffled",
    }
}

const fn whose_word(whose: Whose) -> &'static str {
    match whose {
        Whose::Own => "own",
        Whose::Enemy => "enemy",
        Whose::Both => "both",
    }
}

impl Speaker<'_> {
    /// A text: its effects, one after the other.
    pub(super) fn effects(&self, text: &[Effect]) -> String {
        text.iter().map(|effect| self.effect(effect)).collect::<Vec<_>>().join("; ")
    }

    fn effect(&self, effect: &Effect) -> String {
        let condition = match effect.when {
            Condition::Always => self.say("when-always", &[]),
            Condition::Wins => self.say("when-wins", &[]),
            Condition::Loses => self.say("when-loses", &[]),
            Condition::Attacking => self.say("when-attacking", &[]),
            Condition::Defending => self.say("when-defending", &[]),
            Condition::EnemyMultiplier(least) => self.say("when-multiplier", &[("n", least.0.into())]),
        };
        let what = self.kind(effect.kind);
        self.say("effect", &[("condition", condition.into()), ("what", what.into())])
    }

    fn kind(&self, kind: EffectKind) -> String {
        match kind {
            EffectKind::Destroy(whose, amount) => {
                let (word, n) = match amount {
                    Amount::Number(n) => ("number", n),
                    Amount::Half => ("half", 0),
                    Amount::All => ("all", 0),
                };
                let args = [("amount", word.into()), ("n", n.into()), ("whose", whose_word(whose).into())];
                self.say("does-destroy", &args)
            }
            EffectKind::Cancel => self.say("does-cancel", &[]),
            EffectKind::Multiply(whose, change) => {
                let (how, n) = match change {
                    Change::Add(n) if n < 0 => ("take", n.unsigned_abs()),
                    Change::Add(n) => ("add", n.unsigned_abs()),
                    Change::Set(to) => ("set", to.0),
                };
                let args = [("whose", whose_word(whose).into()), ("how", how.into()), ("n", n.into())];
                self.say("does-multiply", &args)
            }
            EffectKind::Draw(n) => self.say("does-draw", &[("n", n.into())]),
            EffectKind::Save(n) => self.say("does-save", &[("n", n.into())]),
            EffectKind::Return(which, to) => {
                let which = match which {
                    Returned::Played => "played",
                    Returned::FromDiscards => "discard",
                };
                self.say("does-return", &[("which", which.into()), ("to", return_word(to).into())])
            }
            EffectKind::Score(n) => self.say("does-score", &[("n", n.into())]),
        }
    }
}
