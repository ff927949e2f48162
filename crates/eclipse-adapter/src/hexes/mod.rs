//! Odds of a whole scenario: hex by hex, battle after battle, damage carried over (E1.7).

mod told;

pub(crate) use told::{json, text};

use crate::Objective;
use crate::answer::{self, loadouts, report, survivors};
use crate::notation::{self, BattleLine, LineOptions, canonical};
use crate::odds::{self, Answer, Start};
use admiralty_eclipse::battle::{Arena, ArenaSide, Assigner, Side, Slot};
use admiralty_eclipse::party::Party;
use admiralty_eclipse::phase::{CombatPhase, Phase, queue, roles};
use admiralty_eclipse::setup::OwnTies;
use admiralty_eclipse::ship::{HexNumber, Ships, TYPES};
use admiralty_game::Rulebook;
use admiralty_notation::{Diagnostic, Kind, Problems, Source};
use admiralty_odds::report::{Named, Survivors};
use admiralty_odds::{Policy, Report};
use arrayvec::ArrayVec;
use serde::Serialize;

type Fleet = [Ships; TYPES];

/// A battle that may be fought in a hex.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct HexBattle {
    /// Probability that it is fought.
    pub(crate) p: f64,
    /// Its odds, given that it is.
    #[serde(flatten)]
    pub(crate) report: Report,
}

/// A party that may be left in a hex.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Left {
    party: String,
    p: f64,
    survivors: Vec<Survivors>,
}

/// The odds of a hex.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct HexOdds {
    hex: u16,
    /// Who is left when all is fought.
    left: Vec<Left>,
    /// Ships destroyed on average, by party.
    expected_losses: Named<Named<f64>>,
    /// The battles in the order in which they are fought; of several with the same opponent only
    /// one will be.
    pub(crate) battles: Vec<HexBattle>,
}

/// What is fought over.
struct Table<'a> {
    phase: &'a CombatPhase,
    state: Phase,
    options: LineOptions,
    /// For each hex that has been fought over, how likely its controller is left there alone.
    cleared: Vec<(usize, f64)>,
}

/// The odds of all hexes with a battle.
pub(crate) fn odds(phase: &CombatPhase, options: &LineOptions) -> Result<Vec<HexOdds>, Problems> {
    let mut table = Table { phase, state: phase.start_silent(), options: *options, cleared: Vec::new() };
    let mut all = Vec::new();
    // E1.2: in the order in which they are fought over.
    for hex in 0..table.state.hexes.len() {
        if queue(&table.state.hexes[hex]).len() > 1 {
            let (odds, left) = table.hex(hex)?;
            let controller = table.state.hexes[hex].controller.map(Party::Player);
            let alone = left.iter().filter(|(party, _)| Some(*party) == controller);
            table.cleared.push((hex, alone.map(|(_, p)| p).sum()));
            all.push(odds);
        }
    }
    Ok(all)
}

/// Name of a party.
pub(crate) fn party_name(phase: &CombatPhase, party: Party) -> String {
    match party {
        Party::Player(seat) => phase.setup().players[seat.index()].name.clone(),
        Party::Npc(npc) => phase.setup().npcs[usize::from(npc)].name.clone(),
    }
}

/// The arena of a battle as odds see it: nobody is asked about ties (E2.5).
pub(crate) fn arena(phase: &CombatPhase, state: &Phase, hex: usize, a: Party, d: Party) -> Option<Arena> {
    let mut arena = phase.arena(state, hex, a, d)?;
    arena.house.own_ties = OwnTies::Size;
    Some(arena)
}

impl Table<'_> {
    /// E1.3, E1.4: the last two fight, the survivor meets the one before, and so on.
    /// Also who is left, and how likely.
    fn hex(&self, hex: usize) -> Result<(HexOdds, Vec<(Party, f64)>), Problems> {
        let state = &self.state.hexes[hex];
        let mut waiting = queue(state);
        let mut losses: Vec<(Party, [f64; TYPES])> =
            waiting.iter().rev().map(|p| (*p, [0.0; TYPES])).collect();
        let fleet = |party: Party| state.fleet(party).map_or_else(Default::default, |f| f.ships);
        let mut standing: Vec<(Party, Vec<(Fleet, f64)>)> =
            waiting.pop().map(|party| (party, vec![(fleet(party), 1.0)])).into_iter().collect();
        let mut battles = Vec::new();
        while let Some(next) = waiting.pop() {
            let mut after: Vec<(Party, Vec<(Fleet, f64)>)> = Vec::new();
            let mut held = Vec::new();
            for (party, fleets) in standing {
                let p: f64 = fleets.iter().map(|(_, p)| p).sum();
                if p <= 0.0 {
                    continue;
                }
                let (attacker, defender) = roles(state, party, next);
                let starts: Vec<Start> = fleets
                    .iter()
                    .map(|(ships, q)| {
                        let fleets =
                            if attacker == party { [*ships, fleet(next)] } else { [fleet(next), *ships] };
                        (fleets, q / p)
                    })
                    .collect();
                let (line, answer) = self.battle(hex, attacker, defender, &starts)?;
                for side in Side::BOTH {
                    let who = line.arena.side(side).party;
                    let left = &answer.ends.left[side.index()];
                    let left = left.iter().map(|(ships, q)| (*ships, q * p));
                    if who == next {
                        held.extend(left);
                    } else {
                        after.push((who, merged(left.collect())));
                    }
                    if let Some((_, lost)) = losses.iter_mut().find(|(party, _)| *party == who) {
                        lost.iter_mut().zip(answer.ends.losses[side.index()]).for_each(|(a, b)| *a += p * b);
                    }
                }
                let mut report = report(&line, &answer);
                report.battle = self.line_or_title(hex, &line, &starts);
                battles.push(HexBattle { p, report });
            }
            after.push((next, merged(held)));
            standing = after;
        }
        let left = standing.iter().map(|(party, fleets)| (*party, fleets.iter().map(|(_, p)| p).sum()));
        let left = left.collect();
        Ok((self.summary(hex, standing, &losses, battles), left))
    }

    /// The hexes to which the sides of a battle may retreat (E7.2) if all hexes that were fought over
    /// before are their controllers' alone, and how likely each side then has any.
    fn refuges(&self, hex: usize, now: &Arena) -> [(ArrayVec<HexNumber, 6>, f64); 2] {
        let mut later = self.state.clone();
        for (hex, _) in &self.cleared {
            let hex = &mut later.hexes[*hex];
            let controller = hex.controller.map(Party::Player);
            hex.fleets.retain(|fleet| Some(fleet.party) == controller);
        }
        let [attacker, defender] = Side::BOTH.map(|side| now.side(side).party);
        let then = self.phase.arena(&later, hex, attacker, defender);
        Side::BOTH.map(|side| {
            let sure = now.side(side).retreats.clone();
            let Some(then) = then.as_ref().filter(|_| sure.is_empty()) else { return (sure, 1.0) };
            let perhaps = then.side(side).retreats.clone();
            let alone = |to: &HexNumber| {
                let hex = self.phase.index_of(*to);
                self.cleared.iter().find(|(at, _)| Some(*at) == hex).map_or(0.0, |(_, p)| *p)
            };
            // What happens in one hex has no part in what happens in another.
            let none: f64 = perhaps.iter().map(|to| 1.0 - alone(to)).product();
            (perhaps, 1.0 - none)
        })
    }

    /// The odds of a battle that may or may not have refuges, mixed.
    fn answer(&self, hex: usize, arena: &Arena, starts: &[Start]) -> Result<Answer, Problems> {
        let options = self.options;
        let refuges = self.refuges(hex, arena);
        let mut mixed: Option<Answer> = None;
        for open in [[false, false], [false, true], [true, false], [true, true]] {
            let mut arena = arena.clone();
            let mut p = 1.0;
            for ((side, (hexes, likely)), open) in arena.sides.iter_mut().zip(&refuges).zip(open) {
                p *= if open { *likely } else { 1.0 - likely };
                side.retreats = if open { hexes.clone() } else { ArrayVec::new() };
            }
            if p <= 0.0 {
                continue;
            }
            let answer = odds::answer(&arena, options.objective, &options.plan, starts)
                .map_err(|why| answer::no_answer(why, options.plan.budget))?;
            mixed = Some(answer.weighed(p).plus(mixed));
        }
        mixed.ok_or_else(|| Diagnostic::new(Kind::Internal, "a battle without chances").into())
    }

    /// The line of a battle, or what to call one that is not said by a line: fought by what an earlier
    /// battle left, by NPCs of the file or for a controller, or with retreats in mind.
    fn line_or_title(&self, hex: usize, line: &BattleLine, starts: &[Start]) -> String {
        let retreats = self.options.objective != Objective::Hold
            && self.refuges(hex, &line.arena).iter().any(|(hexes, _)| !hexes.is_empty());
        let is_first = *starts == [odds::own_start(&line.arena)];
        let read = notation::parse(&Source::new("the battle line", canonical(line).as_str()), &[]);
        if let Ok(read) = read
            && is_first
            && !retreats
            && plays_alike(&read.arena, &line.arena)
        {
            return canonical(&read);
        }
        let [attacker, defender] = Side::BOTH.map(|side| notation::fleet(line, side));
        let before = if is_first { "" } else { ", less what the battle before cost" };
        let with = if retreats { ", with retreats" } else { "" };
        let number = self.phase.setup().hexes[hex].number.0;
        format!("{attacker} against {defender} in hex {number}{before}{with}")
    }

    fn battle(
        &self,
        hex: usize,
        attacker: Party,
        defender: Party,
        starts: &[Start],
    ) -> Result<(BattleLine, Answer), Problems> {
        let options = self.options;
        let mut arena = arena(self.phase, &self.state, hex, attacker, defender)
            .ok_or_else(|| Diagnostic::new(Kind::Internal, "a battle without ships"))?;
        for (side, policy) in arena.sides.iter_mut().zip(options.policy) {
            if policy == Policy::Rule {
                side.assigner = Assigner::Rule;
            }
        }
        let answer = self.answer(hex, &arena, starts)?;
        let names = [attacker, defender].map(|party| Some(party_name(self.phase, party)));
        let npcs = self.phase.setup().npcs.clone();
        let line = BattleLine { arena, npcs, names, loadouts: loadouts(), options, notes: Vec::new() };
        Ok((line, answer))
    }

    fn summary(
        &self,
        hex: usize,
        standing: Vec<(Party, Vec<(Fleet, f64)>)>,
        losses: &[(Party, [f64; TYPES])],
        battles: Vec<HexBattle>,
    ) -> HexOdds {
        let state = &self.state.hexes[hex];
        let npcs = &self.phase.setup().npcs;
        let named = |party: Party| party_name(self.phase, party);
        // Any battle of the party knows what its ships are called.
        let of = |party: Party| {
            let other = state.fleets.iter().map(|f| f.party).find(|p| *p != party)?;
            let (attacker, defender) = roles(state, party, other);
            let arena = arena(self.phase, &self.state, hex, attacker, defender)?;
            let side = if attacker == party { Side::Attacker } else { Side::Defender };
            Some((arena, side))
        };
        let mut left = Vec::new();
        for (party, fleets) in &standing {
            let p: f64 = fleets.iter().map(|(_, p)| p).sum();
            if let Some((arena, side)) = of(*party) {
                left.push(Left { party: named(*party), p, survivors: survivors(&arena, npcs, side, fleets) });
            }
        }
        left.sort_by(|a, b| b.p.total_cmp(&a.p));
        let lost = losses.iter().filter_map(|(party, lost)| {
            let (arena, side) = of(*party)?;
            let names = answer::types(&arena, npcs, side).map(|(slot, name)| (name, lost[slot]));
            Some((named(*party), Named(names.collect())))
        });
        let expected_losses = Named(lost.collect());
        HexOdds { hex: self.phase.setup().hexes[hex].number.0, left, expected_losses, battles }
    }
}

/// Whether two battles without retreats are fought alike by the same fleets.
fn plays_alike(one: &Arena, other: &Arena) -> bool {
    let side = |arena: &Arena, side: Side| {
        let fleet = arena.side(side).fleet;
        let present = Slot::ALL.into_iter().filter(move |slot| !fleet[slot.index()].is_empty());
        let specs: Vec<_> = present.map(|slot| (slot, arena.spec(side, slot).figures)).collect();
        let ArenaSide { party, antimatter_splitter, .. } = *arena.side(side);
        (fleet, specs, party.is_npc(), arena.by_rule(side), antimatter_splitter)
    };
    Side::BOTH.into_iter().all(|both| side(one, both) == side(other, both)) && one.house == other.house
}

/// The same fleets added up.
fn merged(fleets: Vec<(Fleet, f64)>) -> Vec<(Fleet, f64)> {
    let mut index = rustc_hash::FxHashMap::default();
    let mut merged: Vec<(Fleet, f64)> = Vec::new();
    for (ships, p) in fleets {
        let at = *index.entry(ships).or_insert_with(|| {
            merged.push((ships, 0.0));
            merged.len() - 1
        });
        merged[at].1 += p;
    }
    merged
}
