//! Questions, choices and rolls, in words.

use super::events::at;
use super::names::{Args, Speaker, square_word};
use admiralty_eclipse::battle::{Arena, Battle, BattleChoice, Moment, Side, Slot, Volley};
use admiralty_eclipse::event::Event;
use admiralty_eclipse::party::{Kind, Party};
use admiralty_eclipse::phase::{Attack, Choice, Phase, Stage};
use admiralty_eclipse::setup::Square;
use admiralty_eclipse::ship::{HexNumber, ShipType};
use admiralty_game::{Rulebook, Seat};
use admiralty_referee::Value;

impl<'a> Speaker<'a> {
    /// What the deciding seat is asked.
    pub(super) fn question(&self, state: &Phase) -> String {
        match &state.stage {
            Stage::Battle { battle, .. } => match self.phase.current_arena(state) {
                Some(arena) => self.battle_question(&arena, battle),
                None => self.say("ask-nothing", &[]),
            },
            Stage::Reputation { overfull: false, .. } => self.say("ask-keep", &[]),
            Stage::Reputation { .. } => self.say("ask-return", &[]),
            Stage::Population { hex, step, .. } => self.population_question(state, *hex, step),
            Stage::Influence { hex, seat } => {
                let discs = state.players.get(seat.index()).map_or(0, |player| player.discs);
                self.say("ask-disc", &[self.hex(*hex), ("n", discs.into())])
            }
            Stage::Over => self.say("ask-nothing", &[]),
        }
    }

    fn battle_question(&self, arena: &Arena, battle: &Battle) -> String {
        match battle.moment {
            Moment::Order(..) => self.say("ask-order", &[]),
            Moment::Activate(side, slot) => {
                let armed = arena.spec(side, slot).figures.armed();
                let id = if armed { "ask-attack" } else { "ask-pass" };
                self.say(id, &self.stack_in(arena, battle, side, slot))
            }
            Moment::Stalemate(slot) => {
                self.say("ask-stalemate", &self.stack_in(arena, battle, Side::Attacker, slot))
            }
            Moment::Assign(_, _, hand) => match hand.next() {
                Some(die) => {
                    let after = hand.count().saturating_sub(1);
                    let names = [
                        ("die", self.die(die.weapon, die.points).into()),
                        ("die-accusative", self.die_accusative(die.weapon, die.points).into()),
                        ("n", after.into()),
                    ];
                    self.say("ask-target", &names)
                }
                None => self.say("ask-nothing", &[]),
            },
            Moment::Roll(..) | Moment::Over(_) => self.say("ask-nothing", &[]),
        }
    }

    fn population_question(&self, state: &Phase, hex: u8, step: &Attack) -> String {
        let here = state.hexes.get(usize::from(hex));
        match step {
            Attack::Choose => {
                let owner = here.and_then(|here| here.controller).map(|owner| self.player(owner));
                let cubes = here.map_or(0, |here| here.population.total());
                let owner = ("owner", owner.unwrap_or_default().into());
                self.say("ask-population", &[owner, self.hex(hex), ("n", cubes.into())])
            }
            Attack::Deal(points) => self.say("ask-cube", &[("n", (*points).into())]),
            Attack::Bury(square, _) | Attack::BuryAll(square) => {
                self.say("ask-graveyard", &self.square_args(*square))
            }
            Attack::Roll(..) => self.say("ask-nothing", &[]),
        }
    }

    /// What a choice is.
    pub(super) fn choice(&self, state: &Phase, seat: Seat, choice: Choice) -> String {
        match choice {
            Choice::Battle(choice) => self.battle_choice(state, seat, choice),
            Choice::Keep(value) => self.say("choose-keep", &[("value", value.into())]),
            Choice::Return(value) => self.say("choose-return", &[("value", value.into())]),
            Choice::AttackPopulation(ship, ships) => {
                let all = self.ships_there(state, seat, ship).max(ships);
                let mut args = self.kind_args(Kind::Type(ship));
                args.extend([("n", ships.into()), ("all", all.into()), ("spared", (all - ships).into())]);
                self.say("choose-population", &args)
            }
            Choice::NeutronBombs => self.say("choose-bombs", &[]),
            Choice::Spare => self.say("choose-spare", &[]),
            Choice::DestroyCube(square) => self.say("choose-cube", &self.square_args(square)),
            Choice::Bury(cube) => self.say("choose-graveyard", &[("graveyard", self.graveyard(cube).into())]),
            Choice::PlaceDisc => self.say("choose-disc", &[]),
            Choice::NoDisc => self.say("choose-no-disc", &[]),
        }
    }

    fn battle_choice(&self, state: &Phase, seat: Seat, choice: BattleChoice) -> String {
        let Stage::Battle { battle, .. } = &state.stage else { return String::new() };
        let Some(arena) = self.phase.current_arena(state) else { return String::new() };
        let side = match battle.moment {
            Moment::Order(side, _) | Moment::Activate(side, _) | Moment::Assign(side, ..) => side,
            Moment::Roll(..) | Moment::Stalemate(_) | Moment::Over(_) => Side::Attacker,
        };
        match choice {
            BattleChoice::First(slot) => self.say("choose-first", &self.stack_in(&arena, battle, side, slot)),
            BattleChoice::Attack => self.say("choose-attack", &[]),
            BattleChoice::Pass => self.say("choose-pass", &[]),
            BattleChoice::Retreat(to) => {
                let to = arena.side(side).retreats.get(usize::from(to)).copied().unwrap_or_default();
                self.say("choose-retreat", &[at(to)])
            }
            BattleChoice::Stay => self.say("choose-stay", &[]),
            BattleChoice::Target(slot, damage) => {
                let kind = arena.spec(side.other(), slot).kind;
                self.target_choice(state, seat, choice, kind, damage)
            }
        }
    }

    /// A target, and what the pending die does to it: the rulebook is asked.
    fn target_choice(
        &self,
        state: &Phase,
        seat: Seat,
        choice: BattleChoice,
        kind: Kind,
        cubes: u8,
    ) -> String {
        let mut args = self.kind_args(kind);
        args.push(("cubes", cubes.into()));
        let ship = self.say("target-ship", &args);
        let mut events = Vec::new();
        self.phase.choose(&mut state.clone(), seat, Choice::Battle(choice), &mut events);
        let (effect, weapon, points) = match events.first() {
            Some(Event::Hit { weapon, points, .. }) => ("hits", *weapon, *points),
            Some(Event::Destroyed { weapon, points, .. }) => ("destroys", *weapon, *points),
            Some(Event::Wasted { weapon, .. }) => ("misses", *weapon, weapon.damage()),
            _ => return ship,
        };
        let args = [
            ("target-ship", ship.into()),
            ("effect", effect.into()),
            ("die", self.die(weapon, points).into()),
            ("points", points.into()),
        ];
        self.say("choose-target", &args)
    }

    /// Who rolls or draws for what.
    pub(super) fn chance(&self, state: &Phase) -> String {
        match &state.stage {
            Stage::Battle { battle, .. } => {
                let (Some(arena), Moment::Roll(side, slot)) =
                    (self.phase.current_arena(state), battle.moment)
                else {
                    return self.say("chance-none", &[]);
                };
                let id = match battle.volley {
                    Volley::Missiles => "chance-missiles",
                    Volley::Cannons => "chance-cannons",
                };
                let ships = battle.stack(side, slot).ships.count();
                self.roll(id, arena.side(side).party, arena.spec(side, slot).kind, ships)
            }
            Stage::Population { seat, step: Attack::Roll(ship, ships), .. } => {
                self.roll("chance-population", Party::Player(*seat), Kind::Type(*ship), *ships)
            }
            Stage::Reputation { seat, .. } => {
                self.say("chance-tile", &[("player", self.player(*seat).into())])
            }
            _ => self.say("chance-none", &[]),
        }
    }

    fn roll(&self, id: &str, party: Party, kind: Kind, ships: u8) -> String {
        let mut args = self.party_args(party);
        args.extend(self.kind_args(kind));
        args.extend([
            ("party-start", self.party_start(party).into()),
            ("number", self.number(party).into()),
            ("n", ships.into()),
        ]);
        self.say(id, &args)
    }

    /// `$ships` and `$n`: a stack in the battle.
    fn stack_in(&self, arena: &Arena, battle: &Battle, side: Side, slot: Slot) -> Args<'a> {
        let n = battle.stack(side, slot).ships.count();
        vec![("ships", self.ships(arena.spec(side, slot).kind, n).into()), ("n", n.into())]
    }

    fn square_args(&self, square: Square) -> Args<'a> {
        vec![("square", square_word(square).into()), ("square-name", self.square(square).into())]
    }

    /// `$hex`: by its place among the hexes.
    fn hex(&self, hex: u8) -> (&'static str, Value<'static>) {
        let hex = self.setup().hexes.get(usize::from(hex));
        at(hex.map_or(HexNumber::default(), |hex| hex.number))
    }

    /// How many ships of a type the player who attacks population has there.
    fn ships_there(&self, state: &Phase, seat: Seat, ship: ShipType) -> u8 {
        let Stage::Population { hex, .. } = &state.stage else { return 0 };
        let hex = state.hexes.get(usize::from(*hex));
        let fleet = hex.and_then(|hex| hex.fleet(Party::Player(seat)));
        fleet.map_or(0, |fleet| fleet.ships[ship.index()].count())
    }
}
