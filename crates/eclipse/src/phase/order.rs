//! E1, E2.1, E2.2: which battles are fought, in which order, and who defends.

use super::CombatPhase;
use super::state::{HexState, Phase, Stage, Tally};
use crate::battle::{Arena, ArenaSide, Assigner, Battle, Moment, Place, Side, Slot, Spec};
use crate::event::Event;
use crate::party::{Kind, Party};
use crate::setup::Wormhole;
use crate::ship::{ShipType, Ships};
use admiralty_game::{Rulebook, Seat, Sink};
use arrayvec::ArrayVec;

/// E1.3–E1.5: who fights in a hex, in the reverse order of their turn: the last two of the list
/// fight first, the survivor then meets the one before, and so on. The NPC is first in the list,
/// then the controller, then the players in order of entry.
#[must_use]
pub fn queue(hex: &HexState) -> Vec<Party> {
    let controller = hex.controller.filter(|seat| hex.players().any(|s| s == *seat));
    let others = hex.players().filter(|seat| Some(*seat) != controller);
    let players = controller.into_iter().chain(others).map(Party::Player);
    hex.npc().into_iter().chain(players).collect()
}

/// E2.1, E2.2: attacker and defender among two parties of a hex.
#[must_use]
pub fn roles(hex: &HexState, a: Party, b: Party) -> (Party, Party) {
    let defends = |party: Party, against: Party| {
        if hex.controller.is_some() && party.seat() == hex.controller {
            return true;
        }
        if hex.controller.is_some() && against.seat() == hex.controller {
            return false;
        }
        if party.is_npc() || against.is_npc() {
            return party.is_npc();
        }
        let entered = |p: Party| hex.fleets.iter().position(|f| f.party == p);
        entered(party) < entered(against)
    };
    if defends(a, b) { (b, a) } else { (a, b) }
}

impl CombatPhase {
    /// E1.1, E1.2: the next hex with a battle, from `from` on; after the last the attacks on
    /// population.
    pub(super) fn next_hex(&self, phase: &mut Phase, from: usize, sink: &mut impl Sink<Event>) {
        for hex in from..phase.hexes.len() {
            let waiting = queue(&phase.hexes[hex]);
            if waiting.len() > 1 {
                sink.tell(|| Event::HexBegins { hex: self.setup().hexes[hex].number });
                let tally = vec![Tally::default(); phase.players.len()];
                return self.next_battle(phase, hex, waiting, tally, sink);
            }
        }
        self.next_population(phase, 0, sink);
    }

    /// E1.3, E1.4: the next two parties of the hex fight, or all is fought and tiles are drawn.
    fn next_battle(
        &self,
        phase: &mut Phase,
        hex: usize,
        mut waiting: Vec<Party>,
        mut tally: Vec<Tally>,
        sink: &mut impl Sink<Event>,
    ) {
        let (Some(a), Some(b)) = (waiting.pop(), waiting.pop()) else {
            return self.begin_reputation(phase, hex, &tally, sink);
        };
        let (attacker, defender) = roles(&phase.hexes[hex], a, b);
        for seat in [attacker, defender].into_iter().filter_map(Party::seat) {
            tally[seat.index()].fought = true;
        }
        let number = self.setup().hexes[hex].number;
        sink.tell(|| Event::BattleBegins { hex: number, attacker, defender });
        let Some(arena) = self.arena(phase, hex, attacker, defender) else {
            return;
        };
        let battle = Box::new(arena.start(sink));
        phase.stage = Stage::Battle { hex: hex as u8, attacker, defender, battle, waiting, tally };
        self.settle_battle(phase, &arena, sink);
    }

    /// The fixed part of a battle between two parties of a hex.
    #[must_use]
    pub fn arena(&self, phase: &Phase, hex: usize, attacker: Party, defender: Party) -> Option<Arena> {
        let side = |party: Party| {
            let fleet = phase.hexes[hex].fleet(party)?.ships;
            Some(match party {
                Party::Player(seat) => {
                    let player = &self.setup().players[seat.index()];
                    ArenaSide {
                        party,
                        specs: ShipType::ALL.map(|ship| Spec::of(ship, player.ships[ship.index()])),
                        fleet,
                        retreats: self.retreats(phase, hex, seat),
                        antimatter_splitter: player.antimatter_splitter,
                        assigner: Assigner::Owner,
                    }
                }
                Party::Npc(npc) => ArenaSide {
                    party,
                    specs: [Spec::npc(npc, &self.setup().npcs[usize::from(npc)]); 4],
                    fleet,
                    retreats: ArrayVec::new(),
                    antimatter_splitter: false,
                    assigner: Assigner::Rule,
                },
            })
        };
        let sides = [side(attacker)?, side(defender)?];
        Arena::new(self.setup().hexes[hex].number, sides, self.setup().house).ok()
    }

    /// E7.2, E7.3: the neighbouring hexes to which a player may retreat: with the player's own
    /// disc, without enemy ships, through wormholes on both sides of the edge, or on one side
    /// with the Wormhole Generator.
    fn retreats(&self, phase: &Phase, hex: usize, seat: Seat) -> ArrayVec<crate::ship::HexNumber, 6> {
        let generator = self.setup().players[seat.index()].wormhole_generator;
        let edges = self.setup().hexes[hex].edges.iter();
        edges
            .filter(|(_, wormhole)| match wormhole {
                Wormhole::Both => true,
                Wormhole::OneSide => generator,
                Wormhole::None => false,
            })
            .filter(|(to, _)| {
                self.index_of(*to).is_some_and(|to| {
                    let to = &phase.hexes[to];
                    let enemies = to.fleets.iter().any(|f| f.count() > 0 && f.party != Party::Player(seat));
                    to.controller == Some(seat) && !enemies
                })
            })
            .map(|(to, _)| *to)
            .take(6)
            .collect()
    }

    /// If the battle of the stage is over: its results go to the board (E1.7, E6.3, E7.4), and
    /// the next battle begins.
    pub(super) fn settle_battle(&self, phase: &mut Phase, arena: &Arena, sink: &mut impl Sink<Event>) {
        let Stage::Battle { battle, .. } = &phase.stage else { return };
        let Moment::Over(left) = battle.moment else { return };
        let stage = std::mem::replace(&mut phase.stage, Stage::Over);
        let Stage::Battle { hex, battle, mut waiting, mut tally, .. } = stage else { return };
        let hex = usize::from(hex);
        let survivor = arena.side(left).party;
        sink.tell(|| Event::BattleEnds { hex: arena.hex, left: survivor });
        for side in Side::BOTH {
            self.settle_side(phase, hex, arena, &battle, side, &mut tally, sink);
        }
        waiting.push(survivor);
        self.next_battle(phase, hex, waiting, tally, sink);
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a state that is taken apart")]
    fn settle_side(
        &self,
        phase: &mut Phase,
        hex: usize,
        arena: &Arena,
        battle: &Battle,
        side: Side,
        tally: &mut [Tally],
        sink: &mut impl Sink<Event>,
    ) {
        let party = arena.side(side).party;
        let mut stay = [Ships::default(); 4];
        for slot in Slot::ALL {
            let stack = battle.stack(side, slot);
            match stack.place {
                Place::Hex | Place::Edge(_) => stay[slot.index()] = stack.ships,
                Place::Away(to) => {
                    if let Some(seat) = party.seat() {
                        tally[seat.index()].retreated = true;
                    }
                    let to = arena.side(side).retreats.get(usize::from(to)).copied();
                    if let Some(to) = to.and_then(|to| self.index_of(to)) {
                        phase.hexes[to].join(party, slot.index(), &stack.ships);
                    }
                }
            }
        }
        phase.hexes[hex].set_ships(party, stay);
        for (slot, ships) in Slot::ALL.into_iter().zip(arena.destroyed(battle, side)) {
            let kind = arena.spec(side, slot).kind;
            if ships > 0 {
                sink.tell(|| Event::ShipsReturned { party, kind, ships });
                // E10.5: the other side destroyed them, in a stalemate too.
                if let Some(winner) = arena.side(side.other()).party.seat() {
                    tally[winner.index()].tiles += u16::from(ships) * u16::from(self.tiles_for(kind));
                }
            }
        }
    }

    /// E10.1: tiles for destroying one ship of a kind.
    fn tiles_for(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Type(ship) => ship.tiles(),
            Kind::Npc(npc) => self.setup().npcs.get(usize::from(npc)).map_or(0, |n| n.tiles),
        }
    }
}
