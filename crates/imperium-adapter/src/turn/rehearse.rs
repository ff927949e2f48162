//! A dry run of one player's orders on the board at hand (O1).
//!
//! The rulebook plays the turn with this player alone: all others do nothing, dice are kind to the
//! player. What still cannot be done as ordered cannot be done at all, or depends on what others do.

use super::agent::Agent;
use super::plan::{Deal, Load, Plan};
use super::remark::{Closed, Remark, Trouble};
use admiralty_game::{Chance, Faces, Law, Rulebook, Seat, Silent, Step};
use admiralty_imperium::Imperium;
use admiralty_imperium::battle::{self, Moment, Side};
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::Event;
use admiralty_imperium::map::{HexId, Terrain};
use admiralty_imperium::turn::{Game, Wait};
use admiralty_imperium::unit::Units;
use admiralty_notation::Span;

/// The most steps of a dry run; a whole turn has some hundreds.
const MOST_STEPS: usize = 50_000;

/// What could not be done as ordered, and whether each only depends on others.
#[must_use]
pub(crate) fn rehearse(rules: &Imperium, plan: Plan) -> Vec<(Remark, bool)> {
    let seat = plan.seat;
    let mut agent = Agent::new(plan);
    // Nobody knows how the vote will end: nothing is made of it.
    let mut setup = rules.setup().clone();
    setup.position.agenda = None;
    let Ok(rules) = &Imperium::new(setup) else { return Vec::new() };
    let mut game = rules.start(&mut Silent);
    let mut options = Vec::new();
    let mut events: Vec<Event> = Vec::new();
    for _ in 0..MOST_STEPS {
        let heard = events.len();
        match rules.step(&game) {
            Step::Over => break,
            Step::Chance(chance) => {
                let Some(rolled) = kind_roll(&game, &chance, seat) else { break };
                rules.happen(&mut game, &rolled, &mut events);
            }
            Step::Decide(seats) => {
                let decides = if seats.contains(seat) { Some(seat) } else { seats.first() };
                let Some(decides) = decides else { break };
                rules.options(&game, decides, &mut options);
                let own = if decides == seat { agent.answer(rules, &game) } else { None };
                let Some(choice) = own.or_else(|| idle(&options)) else { break };
                rules.choose(&mut game, decides, choice, &mut events);
            }
        }
        agent.hear(events.get(heard..).unwrap_or_default());
    }
    agent.close(rules, &game);
    let credits = rules.setup().position.player(seat).map_or(0, |player| player.credits);
    let mut unpaid = exchanges_unpaid(&agent.plan, credits);
    // Of what cannot be offered at all, this is said.
    unpaid.retain(|other| agent.remarks.iter().all(|remark| remark.span != other.span));
    let full = events.iter().find_map(|event| match event {
        Event::NotPlaced { seat: whose, units } if *whose == seat => docks_full(&agent, units),
        _ => None,
    });
    let stopped = |span: Span| {
        agent.remarks.iter().any(|other| {
            other.span.start <= span.start
                && span.end <= other.span.end
                && matches!(other.trouble, Trouble::Stopped { .. } | Trouble::PushedOff { .. })
        })
    };
    let judged = agent.remarks.iter().map(|remark| {
        let depends = match remark.trouble {
            // Nothing stopped the ship, and what it should have loaded is not there, or has no room.
            Trouble::NotLoaded { .. } => stopped(remark.span),
            // The card may come by an exchange that these orders name.
            Trouble::NotInHand => hopes_for(&agent.plan, remark.span),
            // I5.1.5: a step by which the Gravity Rift throws a ship out does not count.
            Trouble::NoWay { why, at, .. } if why != Closed::NotNext => {
                leaves_rift(rules, &agent.plan, remark.span, at)
            }
            trouble => trouble.depends(),
        };
        (*remark, depends)
    });
    let homeless = events.iter().filter_map(|event| match event {
        Event::FightersLost { seat: whose, hex, units } if *whose == seat => left_behind(&agent, *hex, units),
        _ => None,
    });
    judged.chain(unpaid.into_iter().chain(full).chain(homeless).map(|remark| (remark, true))).collect()
}

/// I5.1.5: whether the route that is ordered there has left a Gravity Rift when it comes to a hex.
fn leaves_rift(rules: &Imperium, plan: &Plan, span: Span, at: HexId) -> bool {
    let is_rift =
        |hex: HexId| rules.setup().map.hex(hex).is_some_and(|hex| hex.terrain == Terrain::GravityRift);
    plan.routes.iter().filter(|order| order.span == span).any(|order| {
        let hexes = order.what.steps.iter().map(|(hex, _)| *hex);
        hexes.take_while(|hex| *hex != at).any(is_rift)
    })
}

/// I3.2: exchanges beyond the credits that will be in hand, when own gifts and the exchanges before are
/// made. What others give is not known.
fn exchanges_unpaid(plan: &Plan, credits: u32) -> Vec<Remark> {
    let mut purse = credits;
    for at in &plan.deals {
        if let Deal::Gift(_, goods) = &at.what {
            purse = purse.checked_sub(goods.credits).unwrap_or(purse);
        }
    }
    let mut unpaid = Vec::new();
    for at in &plan.deals {
        let Deal::Exchange(with, gives, wants) = &at.what else { continue };
        let (with, n) = (*with, gives.credits);
        match purse.checked_sub(n) {
            Some(left) => purse = left.saturating_add(wants.credits),
            None => {
                let trouble = Trouble::ExchangeUnpaid { with, n, purse };
                unpaid.push(Remark { seat: plan.seat, span: at.span, trouble });
            }
        }
    }
    unpaid
}

/// I3.2: whether an exchange would bring the card that is played or discarded there.
fn hopes_for(plan: &Plan, span: Span) -> bool {
    let played = plan.plays.iter().filter(|at| at.span == span).map(|at| at.what.card);
    let discarded = plan.discards.iter().filter(|at| at.span == span).map(|at| at.what);
    let wanted = |card| {
        plan.deals
            .iter()
            .any(|at| matches!(&at.what, Deal::Exchange(_, _, takes) if takes.cards.contains(&card)))
    };
    played.chain(discarded).any(wanted)
}

/// I5.2.5: the order that leaves Fighters behind without room.
fn left_behind(agent: &Agent, hex: HexId, units: &Units) -> Option<Remark> {
    let leaves = |steps: &[(HexId, Vec<Load>)]| steps.first().is_some_and(|(from, _)| *from == hex);
    let order = agent.plan.routes.iter().rev().find(|at| leaves(&at.what.steps))?;
    let (unit, n) = units.each().next()?;
    Some(Remark { seat: agent.seat, span: order.span, trouble: Trouble::FightersLost { unit, n, hex } })
}

/// I4.6: more was bought than the docks can build now.
fn docks_full(agent: &Agent, units: &Units) -> Option<Remark> {
    let bought = agent.plan.buys.iter().rev().find(|at| units.get(at.what.0) > 0)?;
    let trouble = Trouble::DocksFull { n: units.total() };
    Some(Remark { seat: agent.seat, span: bought.span, trouble })
}

/// Who has no orders does as little as possible.
fn idle(options: &[Choice]) -> Option<Choice> {
    let wants = [Choice::Done, Choice::Battle(battle::Choice::FightOn)];
    wants.into_iter().find(|choice| options.contains(choice)).or_else(|| options.first().copied())
}

/// Dice that are kind to a player: own shots hit, those of others miss, a Gravity Rift lets go.
fn kind_roll(game: &Game, chance: &Chance, seat: Seat) -> Option<admiralty_game::Rolled> {
    let own = match game.wait {
        Wait::Shot { seat: shooter, .. } => shooter == seat,
        Wait::Battle => {
            let fight = game.actions.fight.as_ref()?;
            match fight.battle.as_ref()?.moment {
                Moment::Roll(_, side) => fight.sides[usize::from(side == Side::Defender)] == seat,
                _ => false,
            }
        }
        _ => true,
    };
    let faces = match &chance.law {
        Law::Draw(urn) => Faces::Drawn(urn.things.iter().find(|(_, n)| *n > 0)?.0),
        Law::Dice(pool) => {
            let face = |sides: u8| if own { sides } else { 1 };
            Faces::Dice(pool.groups.iter().map(|g| vec![face(g.sides); usize::from(g.dice)]).collect())
        }
    };
    chance.read(&faces).ok()
}
