//! What happened, in words.

use super::names::{Args, Speaker};
use admiralty_eve::event::Event;
use admiralty_eve::ship::Kind;
use admiralty_game::{Cited, Seat};
use admiralty_referee::Value;

impl<'a> Speaker<'a> {
    /// One line. The text is named after the kind of the event.
    pub(super) fn event(&self, event: &Event) -> String {
        self.say(&event.kind().replace(' ', "-"), &self.event_args(event))
    }

    fn event_args(&self, event: &Event) -> Args<'a> {
        match *event {
            Event::PhaseBegins | Event::DamageDealt | Event::EndPhaseBegins => Args::new(),
            Event::AttackBegins { region, attacker, defender, home } => vec![
                self.at(region),
                ("attacker", self.player(attacker).into()),
                ("defender", self.player(defender).into()),
                ("home", yes(home)),
            ],
            Event::Withdrawn { seat, kind, to } | Event::DrivenOff { seat, kind, to } => {
                let mut args = self.place(to);
                args.extend(self.of(seat, kind));
                args
            }
            Event::Ambushed { seat, kind, enemy, target, points, damage }
            | Event::Targeted { seat, kind, enemy, target, points, damage } => {
                let shield = self.figures(target).shield;
                let mut args = self.of(seat, kind);
                args.extend([
                    ("target", self.ship(target).into()),
                    ("points", points.into()),
                    ("damage", damage.into()),
                    ("shield", shield.into()),
                    ("fatal", yes(damage >= shield)),
                    ("enemy", self.player(enemy).into()),
                ]);
                args
            }
            Event::AmbushKilled { seat, kind } | Event::HeldFire { seat, kind } => self.of(seat, kind),
            Event::Destroyed { seat, kind, ships } => {
                let mut args = self.of(seat, kind);
                args.push(("n", ships.into()));
                args
            }
            Event::Scrapped { seat, kind, ships } => {
                let mut args = self.of(seat, kind);
                args.push(("n", ships.into()));
                args
            }
            Event::ShieldsFull { seat, kind, ships, damage } => {
                let mut args = self.of(seat, kind);
                args.extend([("n", ships.into()), ("damage", damage.into())]);
                args
            }
            Event::StarbaseHolds { seat, points, shield }
            | Event::StarbaseDestroyed { seat, points, shield } => {
                vec![self.by(seat), ("points", points.into()), ("shield", shield.into())]
            }
            Event::PhaseFollows { last } => vec![("last", yes(last))],
            _ => self.outcome_args(event),
        }
    }

    /// What comes of an attack, and the end phase.
    fn outcome_args(&self, event: &Event) -> Args<'a> {
        match *event {
            Event::RegionTaken { region, seat } => vec![self.at(region), self.by(seat)],
            Event::RegionUncontrolled { region } | Event::AttackLapses { region } => vec![self.at(region)],
            Event::AttackEnds { region, keeps } => {
                let keeper = keeps.map(|seat| self.player(seat)).unwrap_or_default();
                vec![self.at(region), ("player", keeper.into()), ("keeps", yes(keeps.is_some()))]
            }
            Event::Discarded { seat, card } => {
                let name = card.map(|card| self.card(card)).unwrap_or_default();
                vec![self.by(seat), ("card", name.into()), ("known", yes(card.is_some()))]
            }
            Event::DiscardedSome { seat, cards } => vec![self.by(seat), ("n", cards.into())],
            Event::MustWithdraw { seat }
            | Event::Unopposed { seat }
            | Event::NoAttackers { seat }
            | Event::Lost { seat }
            | Event::Won { seat }
            | Event::TurnPasses { to: seat } => vec![self.by(seat)],
            _ => Args::new(),
        }
    }

    /// `$player` and `$ship`: whose ship it is.
    fn of(&self, seat: Seat, kind: Kind) -> Args<'a> {
        vec![self.by(seat), ("ship", self.ship(kind).into())]
    }
}

/// `yes` or `no`.
pub(super) fn yes(yes: bool) -> Value<'static> {
    if yes { "yes" } else { "no" }.into()
}
