//! What players, hexes, planets, cards and technologies are called.

use super::{Args, words};
use admiralty_game::{Cited, Seat};
use admiralty_imperium::battle;
use admiralty_imperium::choice::{Choice, Target};
use admiralty_imperium::data::{CardId, TechId};
use admiralty_imperium::event::Event;
use admiralty_imperium::map::{HexId, PlanetId};
use admiralty_imperium::position::{Candidate, Position};
use admiralty_imperium::setup::Setup;
use admiralty_imperium::unit::Units;
use admiralty_referee::{Lang, Value, Words};

/// What a name is the name of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum What {
    /// A unit type that the texts have no word for.
    Unit,
    Technology,
    /// An Action Card.
    Action,
    /// A Political Card.
    Political,
    Race,
    Stage,
    System,
    Planet,
}

/// Names of what comes from data files, in the languages of the texts.
pub trait Named {
    /// The name of the thing that files call `canonical`. By default that, with spaces for
    /// underscores.
    fn name(&self, lang: Lang, what: What, canonical: &str) -> String {
        let _ = (lang, what);
        canonical.replace('_', " ")
    }
}

/// Names as in the files.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Named for Plain {}

/// Who fights, as the events of a battle do not say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Seat,
    /// Of an Invasion the planet.
    pub planet: Option<PlanetId>,
}

impl Fight {
    /// The fight that an event begins (I5.2.0, I5.3.2), if it begins one.
    #[must_use]
    pub const fn begun_by(event: &Event) -> Option<Self> {
        match event {
            Event::BattleBegins { attacker, defender, .. } => {
                Some(Self { attacker: *attacker, defender: *defender, planet: None })
            }
            Event::InvasionBegins { planet, attacker, defender, .. } => {
                Some(Self { attacker: *attacker, defender: *defender, planet: Some(*planet) })
            }
            _ => None,
        }
    }
}

/// Tells what happens and what is chosen within a battle (I5.2, I5.3).
pub trait Battles {
    /// An event as a sentence; by default the name of its kind.
    fn event(&self, naming: &Naming<'_>, lang: Lang, event: &battle::Event) -> String {
        let _ = (naming, lang);
        event.kind().to_owned()
    }

    /// A choice in a few words; by default as the program writes it.
    fn choice(&self, naming: &Naming<'_>, lang: Lang, choice: &battle::Choice) -> String {
        let _ = (naming, lang);
        format!("{choice:?}")
    }
}

impl Battles for Plain {}

/// Says things about one game.
#[derive(Clone, Copy)]
pub struct Naming<'a> {
    /// The game.
    pub setup: &'a Setup,
    /// What things are called.
    pub names: &'a dyn Named,
    /// How battles are told.
    pub battles: &'a dyn Battles,
    /// The battle that is being told.
    pub fight: Option<Fight>,
    /// The position at hand and who decides, so that ships can be told apart by what they carry.
    pub at: Option<(&'a Position, Seat)>,
}

impl<'a> Naming<'a> {
    /// Names as in the files.
    #[must_use]
    pub const fn new(setup: &'a Setup) -> Self {
        Self { setup, names: &Plain, battles: &Plain, fight: None, at: None }
    }

    /// With these names.
    #[must_use]
    pub const fn with_names(self, names: &'a dyn Named) -> Self {
        Self { names, ..self }
    }

    /// With battles told so.
    #[must_use]
    pub const fn with_battles(self, battles: &'a dyn Battles) -> Self {
        Self { battles, ..self }
    }

    /// Within this battle.
    #[must_use]
    pub const fn within(self, fight: Option<Fight>) -> Self {
        Self { fight, ..self }
    }

    /// Where `seat` decides in this position.
    #[must_use]
    pub const fn deciding(self, position: &'a Position, seat: Seat) -> Self {
        Self { at: Some((position, seat)), ..self }
    }

    /// An event as a line, without its clause.
    #[must_use]
    pub fn event(&self, lang: Lang, event: &Event) -> String {
        self.speaker(lang).event(event)
    }

    /// A choice in a few words.
    #[must_use]
    pub fn choice(&self, lang: Lang, choice: &Choice) -> String {
        self.speaker(lang).choice(choice)
    }

    /// A question to the seat that decides, or to the game master.
    #[must_use]
    pub fn question(&self, lang: Lang, asked: super::Asked) -> String {
        self.speaker(lang).question(asked)
    }

    /// The name of a player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        let name = self.setup.seats.get(seat.index()).map(|seat| seat.name.clone());
        name.unwrap_or_else(|| (seat.index() + 1).to_string())
    }

    /// A list of units in a sentence: "2 cruisers and a carrier".
    #[must_use]
    pub fn units(&self, lang: Lang, units: &Units) -> String {
        self.speaker(lang).units(units)
    }

    /// The same after words that govern the genitive: "потеря 2 крейсеров".
    #[must_use]
    pub fn units_genitive(&self, lang: Lang, units: &Units) -> String {
        self.speaker(lang).units_genitive(units)
    }

    pub(crate) fn speaker(&self, lang: Lang) -> Speaker<'a> {
        Speaker { lang, words: words(lang), naming: *self }
    }
}

/// A [`Naming`] in one language.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    pub(crate) lang: Lang,
    words: &'static Words,
    pub(crate) naming: Naming<'a>,
}

impl<'a> Speaker<'a> {
    pub(crate) const fn setup(&self) -> &'a Setup {
        self.naming.setup
    }

    /// A text.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(id, args)
    }

    /// A text without arguments.
    pub(crate) fn text(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// A text with a number.
    pub(crate) fn counted(&self, id: &str, n: impl Into<Value<'static>>) -> String {
        self.say(id, &[("n", n.into())])
    }

    pub(crate) fn name(&self, what: What, canonical: &str) -> String {
        self.naming.names.name(self.lang, what, canonical)
    }

    pub(crate) fn player(&self, seat: Seat) -> String {
        self.naming.player(seat)
    }

    /// "A, B and C"; nothing of nothing.
    pub(crate) fn list(&self, mut items: Vec<String>) -> String {
        match items.pop() {
            None => self.text("nothing"),
            Some(only) if items.is_empty() => only,
            Some(last) => self.say("list-and", &[("list", items.join(", ").into()), ("last", last.into())]),
        }
    }

    /// "18 (Mecatol)", or "18".
    pub(crate) fn hex(&self, hex: HexId) -> String {
        match self.setup().map.hex(hex) {
            None => "?".to_owned(),
            Some(hex) if hex.system.is_empty() => hex.number.to_string(),
            Some(hex) => {
                let system = self.name(What::System, &hex.system);
                self.say("hex-named", &[("number", hex.number.into()), ("system", system.into())])
            }
        }
    }

    /// "18".
    pub(crate) fn number(&self, hex: HexId) -> String {
        self.setup().map.hex(hex).map_or_else(|| "?".to_owned(), |hex| hex.number.to_string())
    }

    /// "14 → 15 → 16".
    pub(crate) fn route(&self, route: &[HexId]) -> String {
        route.iter().map(|hex| self.number(*hex)).collect::<Vec<_>>().join(" → ")
    }

    pub(crate) fn planet(&self, planet: PlanetId) -> String {
        let planet = self.setup().map.planet(planet);
        planet.map_or_else(|| "?".to_owned(), |planet| self.name(What::Planet, &planet.name))
    }

    pub(crate) fn political(&self, card: CardId) -> String {
        let card = self.setup().data.political(card);
        card.map_or_else(|| "?".to_owned(), |card| self.name(What::Political, &card.name))
    }

    pub(crate) fn action(&self, card: CardId) -> String {
        let card = self.setup().data.action(card);
        card.map_or_else(|| "?".to_owned(), |card| self.name(What::Action, &card.name))
    }

    pub(crate) fn technology(&self, tech: TechId) -> String {
        let tech = self.setup().data.technology(tech);
        tech.map_or_else(|| "?".to_owned(), |tech| self.name(What::Technology, &tech.name))
    }

    pub(crate) fn stage(&self, stage: u8) -> String {
        let stage = self.setup().data.track.get(usize::from(stage));
        stage.map_or_else(|| "?".to_owned(), |stage| self.name(What::Stage, &stage.name))
    }

    pub(crate) fn race(&self, seat: Seat) -> String {
        let race = self.setup().seats.get(seat.index()).map(|seat| usize::from(seat.race));
        let race = race.and_then(|race| self.setup().data.races.get(race));
        race.map_or_else(|| "?".to_owned(), |race| self.name(What::Race, &race.name))
    }

    pub(crate) fn candidate(&self, candidate: Candidate) -> String {
        match candidate {
            Candidate::Player(seat) => self.player(seat),
            Candidate::Planet(planet) => self.planet(planet),
            Candidate::Law(card) => self.say("board-card", &[("card", self.political(card).into())]),
        }
    }

    pub(crate) fn target(&self, target: Target) -> String {
        match target {
            Target::Player(seat) => self.say("target-player", &[("player", self.player(seat).into())]),
            Target::Planet(planet) => self.say("target-planet", &[("planet", self.planet(planet).into())]),
            Target::Hex(hex) => self.say("target-hex", &[("hex", self.hex(hex).into())]),
        }
    }

    /// "on Lodor", "in hex 18".
    pub(crate) fn place(&self, hex: HexId, planet: Option<PlanetId>) -> String {
        match planet {
            Some(planet) => self.say("where-planet", &[("planet", self.planet(planet).into())]),
            None => self.say("where-hex", &[("hex", self.hex(hex).into())]),
        }
    }

    /// `$player` and `$other`.
    pub(super) fn two(&self, player: Seat, other: Seat) -> Args {
        vec![("player", self.player(player).into()), ("other", self.player(other).into())]
    }
}
