//! What happened, in words.

use super::names::{Args, Speaker, square_word};
use admiralty_eclipse::event::Event;
use admiralty_eclipse::party::{Kind, Party};
use admiralty_eclipse::ship::{HexNumber, Weapon};
use admiralty_game::{Cited, Seat};
use admiralty_referee::Value;

impl<'a> Speaker<'a> {
    /// One line. The text is named after the kind of the event.
    pub(super) fn event(&self, event: &Event) -> String {
        self.say(&event.kind().replace(' ', "-"), &self.event_args(event))
    }

    fn event_args(&self, event: &Event) -> Args<'a> {
        match *event {
            Event::MissilesBegin | Event::RoundBegins | Event::PhaseEnds => Args::new(),
            Event::HexBegins { hex } => vec![at(hex)],
            Event::BattleBegins { hex, attacker, defender } => vec![
                at(hex),
                ("attacker", self.party(attacker).into()),
                ("attackers", self.number(attacker).into()),
                ("defender", self.party(defender).into()),
                ("defenders", self.number(defender).into()),
            ],
            Event::BattleEnds { hex, left } => {
                vec![at(hex), ("left", self.party(left).into()), ("lefts", self.number(left).into())]
            }
            Event::ActsFirst { party, kind } | Event::Idle { party, kind } => self.kinds_args(party, kind),
            Event::Fired { party, kind, ships, dice, hits } => {
                let mut args = self.stack_args(party, kind, ships);
                args.extend([("dice", dice.into()), ("hits", hits.into())]);
                args
            }
            Event::Hit { party, weapon, target, kind, points, cubes } => {
                let mut args = self.shot_args(party, (weapon, points), target, kind);
                args.extend([("points", points.into()), ("cubes", cubes.into())]);
                args
            }
            Event::Destroyed { party, weapon, target, kind, points } => {
                self.shot_args(party, (weapon, points), target, kind)
            }
            Event::Wasted { party, weapon, target, kind } => {
                self.shot_args(party, (weapon, weapon.damage()), target, kind)
            }
            Event::ToEdge { party, kind, ships, to } | Event::Retreated { party, kind, ships, to } => {
                let mut args = self.stack_args(party, kind, ships);
                args.push(at(to));
                args
            }
            Event::Stalemate { attacker } => vec![("attacker", self.party(attacker).into())],
            Event::Abandoned { party, kind, ships }
            | Event::BackFromEdge { party, kind, ships }
            | Event::ShipsReturned { party, kind, ships } => self.stack_args(party, kind, ships),
            Event::PopulationAttacked { seat, owner, kind, ships } => {
                let mut args = self.stack_args(Party::Player(seat), kind, ships);
                args.push(("owner", self.player(owner).into()));
                args
            }
            Event::Repaired { party, hex, cubes } => {
                let mut args = self.party_args(party);
                args.extend([
                    at(hex),
                    ("n", cubes.into()),
                    ("whose", self.whose(party).into()),
                    ("party-start", self.party_start(party).into()),
                    ("number", self.number(party).into()),
                ]);
                args
            }
            _ => self.after_battle_args(event),
        }
    }

    /// Reputation, population, influence: events of players alone.
    fn after_battle_args(&self, event: &Event) -> Args<'a> {
        match *event {
            Event::TilesDue { seat, tiles, taking_part } => {
                let part = if taking_part { "yes" } else { "no" };
                vec![self.by(seat), ("n", tiles.into()), ("part", part.into())]
            }
            Event::BagShort { seat, due, tiles } => {
                vec![self.by(seat), ("due", due.into()), ("n", tiles.into())]
            }
            Event::TileDrawn { seat, value } | Event::TileReturned { seat, value } => {
                vec![self.by(seat), ("tile", self.tile(value).into())]
            }
            Event::TileKept { seat, value, back } => {
                vec![self.by(seat), ("tile", self.tile(value).into()), ("back", back.into())]
            }
            Event::PopulationHit { seat, points } => vec![self.by(seat), ("n", points.into())],
            Event::NeutronBombs { seat, owner, cubes } => {
                vec![self.by(seat), ("owner", self.player(owner).into()), ("n", cubes.into())]
            }
            Event::CubeDestroyed { owner, square, graveyard } => vec![
                ("owner", self.player(owner).into()),
                ("square", square_word(square).into()),
                ("square-name", self.square(square).into()),
                ("graveyard", self.graveyard(graveyard).into()),
            ],
            Event::NoTileForRetreat { seat }
            | Event::PopulationSpared { seat }
            | Event::Eliminated { seat } => {
                vec![self.by(seat)]
            }
            Event::DiscRemoved { seat, hex }
            | Event::DiscPlaced { seat, hex }
            | Event::DiscDeclined { seat, hex } => vec![self.by(seat), at(hex)],
            Event::Graveyard { seat, money, science, materials } => {
                vec![self.by(seat), ("cubes", self.graveyards([money, science, materials]).into())]
            }
            _ => Args::new(),
        }
    }

    fn by(&self, seat: Seat) -> (&'static str, Value<'a>) {
        ("player", self.player(seat).into())
    }

    fn stack_args(&self, party: Party, kind: Kind, ships: u8) -> Args<'a> {
        vec![
            ("n", ships.into()),
            ("stack", self.stack(party, kind, ships).into()),
            ("stack-inside", self.stack_inside(party, kind, ships).into()),
        ]
    }

    fn kinds_args(&self, party: Party, kind: Kind) -> Args<'a> {
        let mut args = self.party_args(party);
        args.extend([
            ("whose", self.whose(party).into()),
            ("kinds", self.kinds(kind).into()),
            ("kinds-genitive", self.kinds_genitive(kind).into()),
        ]);
        args
    }

    fn shot_args(&self, party: Party, (weapon, points): (Weapon, u8), target: Party, kind: Kind) -> Args<'a> {
        vec![
            ("whose", self.whose(party).into()),
            ("die", self.die(weapon, points).into()),
            ("target", self.target(target, kind).into()),
        ]
    }
}

/// A hex, as text: its number is a name and must not be formatted.
pub(super) fn at(hex: HexNumber) -> (&'static str, Value<'static>) {
    ("hex", hex.to_string().into())
}
