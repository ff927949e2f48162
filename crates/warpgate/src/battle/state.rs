//! What changes in a battle.

use crate::card::{CardId, Change, Moment, Multiplier, ReturnTo};
use crate::deck::{Cards, Deck};
use crate::map::PlanetId;
use crate::setup::{MAX_TECHNOLOGIES, Setup};
use crate::side::Side;
use serde::{Deserialize, Serialize};

/// A text that can be resolved: a played card's or a technology's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Text {
    /// That of the card which a side played.
    Card(Side),
    /// That of a side's technology.
    Technology(Side, u8),
}

impl Text {
    /// Whose it is.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Card(side) | Self::Technology(side, _) => side,
        }
    }

    /// All texts that can be, in the order in which they come where nothing else says so: the
    /// attacker's first, cards before technologies (W5.3).
    pub fn all() -> impl Iterator<Item = Self> {
        let technologies = |side| (0..MAX_TECHNOLOGIES as u8).map(move |n| Self::Technology(side, n));
        let cards = Side::BOTH.into_iter().map(Self::Card);
        cards.chain(Side::BOTH.into_iter().flat_map(technologies))
    }

    const fn bit(self) -> u16 {
        match self {
            Self::Card(side) => 1 << side.index(),
            Self::Technology(side, n) => 1 << (2 + MAX_TECHNOLOGIES * side.index() + n as usize),
        }
    }
}

/// A set of texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Texts(u16);

impl Texts {
    /// Whether it is one of them.
    #[must_use]
    pub const fn contains(self, text: Text) -> bool {
        self.0 & text.bit() != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, text: Text) -> Self {
        Self(self.0 | text.bit())
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, text: Text) -> Self {
        Self(self.0 & !text.bit())
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// In order.
    pub fn iter(self) -> impl Iterator<Item = Text> {
        Text::all().filter(move |text| self.contains(*text))
    }
}

/// What a side plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Played {
    /// It has not chosen.
    #[default]
    NotYet,
    /// This card.
    Card(CardId),
    /// W2.3: no card.
    Nothing,
}

impl Played {
    /// The card, if there is one.
    #[must_use]
    pub const fn card(self) -> Option<CardId> {
        match self {
            Self::Card(card) => Some(card),
            Self::NotYet | Self::Nothing => None,
        }
    }
}

/// How technologies have changed a side's multiplier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Modifier {
    /// What it was set to.
    pub set: Option<Multiplier>,
    /// What was added after that.
    pub add: i16,
}

impl Modifier {
    /// W5.9: another change on top.
    pub(super) fn change(&mut self, change: Change) {
        match change {
            Change::Add(n) => self.add = self.add.saturating_add(i16::from(n)),
            Change::Set(to) => *self = Self { set: Some(to), add: 0 },
        }
    }

    /// What a printed multiplier becomes.
    #[must_use]
    pub fn apply(self, printed: Multiplier) -> Multiplier {
        let from = i16::from(self.set.unwrap_or(printed).0);
        Multiplier(from.saturating_add(self.add).clamp(0, i16::from(u8::MAX)) as u8)
    }
}

/// A side of the battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SideState {
    /// Its ships that are left, at the planet or withdrawn from it.
    pub ships: u16,
    /// Its deck.
    pub deck: Deck,
    /// Its hand.
    pub hand: Cards,
    /// Its discard pile.
    pub discards: Cards,
    /// What it plays.
    pub played: Played,
    /// W5.6: an effect moved its played card, which is not discarded then.
    pub moved: bool,
    /// What technologies did to its multiplier.
    pub modifier: Modifier,
    /// W5.3: how many of its next losses are saved.
    pub saves: u16,
    /// W5.9: what it has scored.
    pub score: i16,
}

/// Something that is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// W5.5: the technologies of a moment.
    Moment(Moment),
    /// W3.1, W5.9: a side draws so many cards.
    Draw(Side, u8),
    /// W3.2: both choose a card.
    Play,
    /// W4: the winner is settled.
    Settle,
    /// W5.1, W5.2: texts are cancelled; what is left is sorted for the rest of W5.3.
    Cancel,
    /// W5.3: these texts destroy.
    Destroy(Texts),
    /// One effect of a text, by its place, whose condition is met.
    Effect(Text, u8),
    /// W5.6: played cards are put away.
    PutAway,
    /// W6: the loser withdraws.
    Withdraw,
    /// W6.6: the end.
    End,
}

/// What a battle waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wait {
    /// W3.1: a side draws a card, and then so many more.
    Draw(Side, u8),
    /// W3.2: who has not chosen a card chooses.
    Play,
    /// W5.3: orders tie; the side that the house rule names chooses which of these texts is next.
    Order(Texts),
    /// W5.9: a side chooses a card of its discard pile.
    Recover(Side, ReturnTo),
    /// W6.3: the attacker chooses where the defender goes.
    Withdraw,
    /// W6.4: the defender splits the attacker's ships.
    Split,
    /// The battle is over.
    Over,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Attacker and defender.
    pub sides: [SideState; 2],
    /// W3.3: whether the cards are revealed.
    pub revealed: bool,
    /// W4.3: who has won.
    pub winner: Option<Side>,
    /// W6: where the loser's ships went, and how many; `None` is the supply (W6.5).
    pub withdrawn: Vec<(Option<PlanetId>, u16)>,
    /// What is still to be done, the next last.
    pub todo: Vec<Task>,
    /// What it waits for.
    pub wait: Wait,
}

impl Battle {
    pub(super) fn new(setup: &Setup) -> Self {
        let sides = Side::BOTH.map(|side| {
            let own = setup.side(side);
            let mut hand = own.hand.clone();
            hand.join(&own.drawn);
            SideState {
                ships: own.ships,
                deck: own.deck.clone(),
                hand,
                discards: own.discards.clone(),
                ..SideState::default()
            }
        });
        let draw = |side: Side| Task::Draw(side, setup.side(side).draws);
        let todo = vec![
            Task::Settle,
            Task::Play,
            draw(Side::Defender),
            draw(Side::Attacker),
            Task::Moment(Moment::BeforeDraw),
        ];
        Self { sides, revealed: false, winner: None, withdrawn: Vec::new(), todo, wait: Wait::Over }
    }

    /// A side.
    #[must_use]
    pub fn side(&self, side: Side) -> &SideState {
        &self.sides[side.index()]
    }

    pub(super) fn side_mut(&mut self, side: Side) -> &mut SideState {
        &mut self.sides[side.index()]
    }

    /// Ships that went back to a side's supply because no planet was left (W6.5).
    #[must_use]
    pub fn supplied(&self, side: Side) -> u16 {
        let lost = self.winner.is_some_and(|winner| winner != side);
        let supplied = self.withdrawn.iter().filter(|(to, _)| lost && to.is_none());
        supplied.map(|(_, n)| *n).sum()
    }
}
