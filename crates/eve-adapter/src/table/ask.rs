//! Questions and choices, in words.

use super::names::{Args, Speaker};
use admiralty_eve::battle::{Battle, BattleChoice, Moment, Side};
use admiralty_eve::ship::Kind;
use admiralty_eve::turn::{Choice, Stage, TurnState};

impl<'a> Speaker<'a> {
    /// What the deciding seat is asked.
    pub(super) fn question(&self, state: &TurnState) -> String {
        match &state.stage {
            Stage::Next => self.say("ask-next", &[]),
            Stage::Attack { region, battle } => self.battle_question(*region, battle),
            Stage::Discard => self.say("ask-discard", &[("n", self.turn.to_discard(state).into())]),
            Stage::Over => self.say("ask-nothing", &[]),
        }
    }

    fn battle_question(&self, region: u8, battle: &Battle) -> String {
        let about = |kind: Kind, points: u8| -> Args<'a> {
            vec![("ship", self.ship(kind).into()), ("points", points.into())]
        };
        match battle.moment {
            Moment::Withdraw(_) => self.say("ask-withdraw", &[self.at(region)]),
            Moment::Ambush(kind, _) => self.say("ask-ambush", &about(kind, self.figures(kind).ambush)),
            Moment::Target(_, kind, _) => self.say("ask-target", &about(kind, self.figures(kind).attack)),
            Moment::Flee => {
                let kind = battle.fleet(Side::Attacker).first().unwrap_or_default();
                self.say("ask-flee", &about(kind, 0))
            }
            Moment::Over(_) => self.say("ask-nothing", &[]),
        }
    }

    /// What a choice is.
    pub(super) fn choice(&self, state: &TurnState, choice: Choice) -> String {
        match choice {
            Choice::Attack(region) => self.say("choose-attack", &[self.at(region)]),
            Choice::Discard(card) => self.say("choose-discard", &[("card", self.card(card).into())]),
            Choice::Battle(BattleChoice::Remain) => self.say("choose-remain", &[]),
            Choice::Battle(BattleChoice::HoldFire) => {
                let (kind, _) = self.shot(state);
                self.say("choose-hold-fire", &[("ship", self.ship(kind).into())])
            }
            Choice::Battle(BattleChoice::Withdraw(kind, to)) => {
                let mut args = self.place(to);
                args.push(("ship", self.ship(kind).into()));
                self.say("choose-withdraw", &args)
            }
            Choice::Battle(BattleChoice::Ambush(target, damage) | BattleChoice::Target(target, damage)) => {
                self.target((target, damage), self.shot(state))
            }
        }
    }

    /// The ship that is to be decided about, and the damage that it deals now.
    fn shot(&self, state: &TurnState) -> (Kind, u8) {
        let Stage::Attack { battle, .. } = &state.stage else { return Default::default() };
        match battle.moment {
            Moment::Ambush(kind, _) => (kind, self.figures(kind).ambush),
            Moment::Target(_, kind, _) => (kind, self.figures(kind).attack),
            _ => Default::default(),
        }
    }

    /// A target, and what so many points do to it.
    fn target(&self, (target, damage): (Kind, u8), (kind, points): (Kind, u8)) -> String {
        let shield = self.figures(target).shield;
        let fatal = match damage.saturating_add(points) {
            _ if damage >= shield => "done",
            sum if sum >= shield => "yes",
            _ => "no",
        };
        let args = [
            ("target", self.ship(target).into()),
            ("ship", self.ship(kind).into()),
            ("damage", damage.into()),
            ("shield", shield.into()),
            ("fatal", fatal.into()),
        ];
        self.say("choose-target", &args)
    }
}
