//! What players, ships, regions and cards are called.

use super::words;
use admiralty_eve::battle::Refuge;
use admiralty_eve::setup::Setup;
use admiralty_eve::ship::{Figures, Kind};
use admiralty_eve::turn::Turn;
use admiralty_game::Seat;
use admiralty_referee::{Lang, Value, Words};

/// The arguments of a text.
pub(super) type Args<'a> = Vec<(&'static str, Value<'a>)>;

/// Says things about one turn in one language.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    words: &'static Words,
    pub(super) turn: &'a Turn,
}

/// The name of a player.
pub(super) fn player(turn: &Turn, seat: Seat) -> String {
    let player = turn.setup().players.get(seat.index());
    player.map_or_else(|| (u16::from(seat.0) + 1).to_string(), |player| player.name.clone())
}

impl<'a> Speaker<'a> {
    pub(super) fn new(lang: Lang, turn: &'a Turn) -> Self {
        Self { words: words::game(lang), turn }
    }

    pub(super) fn setup(&self) -> &'a Setup {
        self.turn.setup()
    }

    /// A text of the game.
    pub(super) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(id, args)
    }

    pub(super) fn player(&self, seat: Seat) -> String {
        player(self.turn, seat)
    }

    pub(super) fn figures(&self, kind: Kind) -> Figures {
        self.setup().ships.get(kind.index()).map(|ship| ship.figures).unwrap_or_default()
    }

    /// The name of a ship; with its figures, if another kind has the same name.
    pub(super) fn ship(&self, kind: Kind) -> String {
        let Some(ship) = self.setup().ships.get(kind.index()) else { return "?".into() };
        let same = |name: &str| admiralty_notation::names::same(name, &ship.name);
        if self.setup().ships.iter().filter(|other| same(&other.name)).count() < 2 {
            return ship.name.clone();
        }
        let args = [
            ("ship", ship.name.as_str().into()),
            ("attack", ship.figures.attack.into()),
            ("shield", ship.figures.shield.into()),
            ("ambush", ship.figures.ambush.into()),
            ("value", ship.figures.value.into()),
        ];
        self.say("ship-figures", &args)
    }

    pub(super) fn region(&self, region: u8) -> String {
        self.setup().regions.get(usize::from(region)).map_or_else(|| "?".into(), |region| region.name.clone())
    }

    pub(super) fn card(&self, card: u8) -> String {
        self.setup().cards.get(usize::from(card)).map_or_else(|| "?".into(), Clone::clone)
    }

    /// `$place` and `$name`: where a ship goes.
    pub(super) fn place(&self, to: Refuge) -> Args<'a> {
        let (place, name) = match to {
            Refuge::Dock => ("dock", String::new()),
            Refuge::Region(region) => ("region", self.region(region)),
        };
        vec![("place", place.into()), ("name", name.into())]
    }

    /// `$player`.
    pub(super) fn by(&self, seat: Seat) -> (&'static str, Value<'a>) {
        ("player", self.player(seat).into())
    }

    /// `$region`.
    pub(super) fn at(&self, region: u8) -> (&'static str, Value<'a>) {
        ("region", self.region(region).into())
    }
}
