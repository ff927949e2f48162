//! What parties, ships, dice and tiles are called.

use super::words;
use admiralty_eclipse::party::{Kind, Party};
use admiralty_eclipse::phase::CombatPhase;
use admiralty_eclipse::setup::{Cube, Setup, Square};
use admiralty_eclipse::ship::Weapon;
use admiralty_game::Seat;
use admiralty_referee::{Lang, Value, Words};

/// The arguments of a text.
pub(super) type Args<'a> = Vec<(&'static str, Value<'a>)>;

/// Says things about one Combat Phase in one language.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    words: &'static Words,
    pub(super) phase: &'a CombatPhase,
}

/// The name of a player.
pub(super) fn player(phase: &CombatPhase, seat: Seat) -> String {
    let player = phase.setup().players.get(seat.index());
    player.map_or_else(|| (u16::from(seat.0) + 1).to_string(), |player| player.name.clone())
}

/// The word of an NPC: variants from other editions share the word of the first.
fn npc_word(name: &str) -> &'static str {
    let known = ["ancient", "guardian", "gcds"];
    let is =
        |word: &&str| name.strip_prefix(*word).is_some_and(|rest| rest.is_empty() || rest.starts_with("_2e"));
    known.into_iter().find(is).unwrap_or("other")
}

/// The word of a kind of population square.
pub(super) const fn square_word(square: Square) -> &'static str {
    match square {
        Square::Money => "money",
        Square::Science => "science",
        Square::Materials => "materials",
        Square::Gray => "grey",
        Square::Orbital => "orbital",
    }
}

/// The word of a resource.
pub(super) const fn cube_word(cube: Cube) -> &'static str {
    match cube {
        Cube::Money => "money",
        Cube::Science => "science",
        Cube::Materials => "materials",
    }
}

const fn die_word(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Ion => "yellow",
        Weapon::Plasma => "orange",
        Weapon::Antimatter => "red",
        Weapon::Missile => "missile",
    }
}

impl<'a> Speaker<'a> {
    pub(super) fn new(lang: Lang, phase: &'a CombatPhase) -> Self {
        Self { words: words::game(lang), phase }
    }

    pub(super) fn setup(&self) -> &'a Setup {
        self.phase.setup()
    }

    /// A text of the game.
    pub(super) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(id, args)
    }

    pub(super) fn player(&self, seat: Seat) -> String {
        player(self.phase, seat)
    }

    fn npc_name(&self, npc: u8) -> &'a str {
        self.setup().npcs.get(usize::from(npc)).map_or("?", |npc| npc.name.as_str())
    }

    /// `$npc` and `$name`: who a party is.
    pub(super) fn party_args(&self, party: Party) -> Args<'a> {
        let (npc, name): (&str, Value<'a>) = match party {
            Party::Player(seat) => ("no", self.player(seat).into()),
            Party::Npc(npc) => (npc_word(self.npc_name(npc)), self.npc_name(npc).into()),
        };
        vec![("npc", npc.into()), ("name", name)]
    }

    /// `$kind` and `$ship`: what a kind of ship is called.
    pub(super) fn kind_args(&self, kind: Kind) -> Args<'a> {
        let (kind, ship) = match kind {
            Kind::Type(ship) => (ship.name(), ship.name()),
            Kind::Npc(npc) => (npc_word(self.npc_name(npc)), self.npc_name(npc)),
        };
        vec![("kind", kind.into()), ("ship", ship.into())]
    }

    /// A text about so many ships of a kind of a party, each of which may be missing.
    fn about(&self, id: &str, party: Option<Party>, kind: Option<Kind>, n: Option<u8>) -> String {
        let mut args = Args::new();
        args.extend(party.into_iter().flat_map(|party| self.party_args(party)));
        args.extend(kind.into_iter().flat_map(|kind| self.kind_args(kind)));
        args.extend(n.map(|n| ("n", n.into())));
        self.say(id, &args)
    }

    /// "the Ancients", inside a sentence.
    pub(super) fn party(&self, party: Party) -> String {
        self.about("party", Some(party), None, None)
    }

    /// "The Ancients", at the start of a sentence.
    pub(super) fn party_start(&self, party: Party) -> String {
        self.about("party-start", Some(party), None, None)
    }

    /// "Ancients", in a table.
    pub(super) fn party_label(&self, party: Party) -> String {
        self.about("party-label", Some(party), None, None)
    }

    /// "Red's", at the start of a sentence.
    pub(super) fn whose(&self, party: Party) -> String {
        self.about("whose", Some(party), None, None)
    }

    /// Whether the party's word takes a verb in the singular or in the plural.
    pub(super) fn number(&self, party: Party) -> &'static str {
        match party {
            Party::Npc(npc) if matches!(npc_word(self.npc_name(npc)), "ancient" | "guardian") => "plural",
            _ => "singular",
        }
    }

    /// "Red's 3 cruisers", at the start of a sentence.
    pub(super) fn stack(&self, party: Party, kind: Kind, n: u8) -> String {
        self.about("stack", Some(party), Some(kind), Some(n))
    }

    /// "Red's 3 cruisers", inside a sentence.
    pub(super) fn stack_inside(&self, party: Party, kind: Kind, n: u8) -> String {
        self.about("stack-inside", Some(party), Some(kind), Some(n))
    }

    /// "Red's cruiser", as the target of a shot.
    pub(super) fn target(&self, party: Party, kind: Kind) -> String {
        self.about("target", Some(party), Some(kind), None)
    }

    /// "3 cruisers".
    pub(super) fn ships(&self, kind: Kind, n: u8) -> String {
        self.about("ships-nominative", None, Some(kind), Some(n))
    }

    /// "cruisers".
    pub(super) fn kinds(&self, kind: Kind) -> String {
        self.about("kinds-nominative", None, Some(kind), None)
    }

    /// "of cruisers".
    pub(super) fn kinds_genitive(&self, kind: Kind) -> String {
        self.about("kinds-genitive", None, Some(kind), None)
    }

    /// "yellow die". A red die that is split (E3.5) does fewer points than its weapon.
    pub(super) fn die(&self, weapon: Weapon, points: u8) -> String {
        self.say("die", &[("die", self.die_arg(weapon, points))])
    }

    /// "yellow die", as an object.
    pub(super) fn die_accusative(&self, weapon: Weapon, points: u8) -> String {
        self.say("die-accusative", &[("die", self.die_arg(weapon, points))])
    }

    fn die_arg(&self, weapon: Weapon, points: u8) -> Value<'static> {
        if points < weapon.damage() { "split".into() } else { die_word(weapon).into() }
    }

    /// "3 yellow dice", by the label of a group.
    pub(super) fn dice(&self, label: u8, n: u16) -> String {
        let word = Weapon::from_label(label).map_or("other", die_word);
        self.say("dice", &[("dice", word.into()), ("n", n.into())])
    }

    /// "a tile worth 3", or "a tile".
    pub(super) fn tile(&self, value: Option<u8>) -> String {
        match value {
            Some(value) => self.say("tile", &[("value", value.into())]),
            None => self.say("tile-hidden", &[]),
        }
    }

    /// "money square".
    pub(super) fn square(&self, square: Square) -> String {
        self.say("square", &[("square", square_word(square).into())])
    }

    /// "money graveyard".
    pub(super) fn graveyard(&self, cube: Cube) -> String {
        self.say("graveyard-name", &[("cube", cube_word(cube).into())])
    }

    /// "money 2, grey 1": cubes by the squares they are on, without zeroes.
    pub(super) fn amounts(&self, amounts: impl IntoIterator<Item = (Square, u8)>) -> String {
        let amount = |(square, n): (Square, u8)| {
            let what = self.say("square-short", &[("square", square_word(square).into())]);
            self.say("board-amount", &[("what", what.into()), ("n", n.into())])
        };
        let some = amounts.into_iter().filter(|(_, n)| *n > 0);
        some.map(amount).collect::<Vec<_>>().join(", ")
    }

    /// The cubes in a player's graveyards: money, science, materials.
    pub(super) fn graveyards(&self, [money, science, materials]: [u8; 3]) -> String {
        self.amounts([(Square::Money, money), (Square::Science, science), (Square::Materials, materials)])
    }
}
