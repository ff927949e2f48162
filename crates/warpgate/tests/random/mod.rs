//! Random battles.

use admiralty_game::Seat;
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::card::{
    Amount, Card, CardId, Change, Condition, Effect, EffectKind, Moment, Multiplier, ReturnTo, Returned,
    Setting, Technology, Whose,
};
use admiralty_warpgate::deck::{Cards, Deck};
use admiralty_warpgate::map::{Map, Planet, PlanetId, PlayerId};
use admiralty_warpgate::setup::{Action, DestroyTie, House, Reshuffle, Setup, SideSetup, Theatre};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

struct Luck(ChaCha12Rng);

impl Luck {
    /// A number below `n`; the bias of the remainder does not matter here.
    fn below(&mut self, n: u32) -> u8 {
        (self.0.next_u32() % n) as u8
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::from(self.below(all.len() as u32))]
    }
}

fn effect(luck: &mut Luck, setting: Setting) -> Effect {
    loop {
        let when = match luck.below(10) {
            0 => Condition::Wins,
            1 => Condition::Loses,
            2 => Condition::Attacking,
            3 => Condition::Defending,
            4 => Condition::EnemyMultiplier(Multiplier(luck.below(5))),
            _ => Condition::Always,
        };
        let whose = luck.of(&[Whose::Own, Whose::Enemy, Whose::Both]);
        let to = luck.of(&[ReturnTo::Hand, ReturnTo::DeckTop, ReturnTo::DeckBottom, ReturnTo::DeckShuffled]);
        let n = luck.below(3) + 1;
        let kind = match luck.below(10) {
            0..=2 => EffectKind::Destroy(whose, luck.of(&[Amount::Number(n), Amount::Half, Amount::All])),
            3 => EffectKind::Cancel,
            4 => EffectKind::Multiply(
                whose,
                luck.of(&[Change::Add(-1), Change::Add(2), Change::Set(Multiplier(n))]),
            ),
            5 => EffectKind::Draw(n),
            6 => EffectKind::Save(n),
            7 => EffectKind::Return(Returned::Played, to),
            8 => EffectKind::Return(Returned::FromDiscards, to),
            _ => EffectKind::Score(n as i8),
        };
        let effect = Effect { when, kind };
        if effect.check(setting).is_ok() {
            return effect;
        }
    }
}

fn text(luck: &mut Luck, setting: Setting) -> Vec<Effect> {
    (0..luck.below(4)).map(|_| effect(luck, setting)).collect()
}

fn cards(luck: &mut Luck, most: u32, kinds: u32) -> Cards {
    (0..luck.below(most)).map(|_| CardId(luck.below(kinds))).collect()
}

fn side(luck: &mut Luck, kinds: u32) -> SideSetup {
    let technology = |luck: &mut Luck, n| {
        let moment = luck.of(&Moment::ALL);
        let text = text(luck, Setting::Technology(moment));
        Technology { name: format!("T{n}"), moment, text }
    };
    let deck = Deck::shuffled(cards(luck, 7, kinds));
    SideSetup {
        drawn: Default::default(),
        ships: u16::from(luck.below(8)) + 1,
        deck,
        discards: cards(luck, 4, kinds),
        hand: if luck.one_in(5) { cards(luck, 3, kinds) } else { Cards::default() },
        draws: if luck.one_in(6) { 1 } else { 2 },
        technologies: (0..luck.below(4)).map(|n| technology(luck, n)).collect(),
    }
}

fn theatre(luck: &mut Luck) -> Theatre {
    let n = luck.below(5) + 4;
    let planet = |luck: &mut Luck, n: u8| {
        let player = PlayerId(luck.below(3));
        let mut planet = Planet { name: format!("P{n}"), ..Planet::default() };
        match luck.below(5) {
            0 => planet.outposts.push(player),
            1 => planet.colonies.push(player),
            2 if n > 0 => planet.ships.push((player, u16::from(luck.below(3)))),
            3 => planet.warpgate = Some(player),
            _ => {}
        }
        planet
    };
    let planets = (0..n).map(|n| planet(luck, n)).collect();
    let link = |luck: &mut Luck| (PlanetId(luck.below(n.into())), PlanetId(luck.below(n.into())));
    let links = (0..n + luck.below(6)).map(|_| link(luck)).collect();
    let action = luck.of(&[Action::Skirmish, Action::Advance, Action::Concentrate]);
    let origins = [PlanetId(1), PlanetId(2)][..action.origins()].to_vec();
    Theatre { map: Map { planets, links }, planet: PlanetId(0), action, origins }
}

/// A random battle.
pub(crate) fn battlefield(seed: u64) -> Battlefield {
    let mut luck = Luck(ChaCha12Rng::seed_from_u64(seed));
    let luck = &mut luck;
    let kinds = u32::from(luck.below(5)) + 2;
    let card = |luck: &mut Luck, n: u32| Card {
        name: format!("C{n}"),
        multiplier: Multiplier(luck.below(6)),
        text: text(luck, Setting::Card),
    };
    let cards = (0..kinds).map(|n| card(luck, n)).collect();
    let setup = Setup {
        players: ["Red", "Blue", "Green"].map(String::from).to_vec(),
        cards,
        sides: [side(luck, kinds), side(luck, kinds)],
        theatre: (!luck.one_in(4)).then(|| theatre(luck)),
        house: House {
            reshuffle: luck.of(&[Reshuffle::AtOnce, Reshuffle::WhenDrawing]),
            destroy_tie: luck.of(&[DestroyTie::Attacker, DestroyTie::Defender]),
            allow_short_decks: true,
        },
    };
    Battlefield::new(setup).unwrap_or_else(|wrong| panic!("seed {seed}: {wrong:?}"))
}

/// The seats of both sides.
pub(crate) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
