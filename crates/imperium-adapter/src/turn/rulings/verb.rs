//! What a line that the master enters begins with, in English and Russian.

use crate::orders::resolve::fold;
use crate::turn::ballot;
use admiralty_imperium::setup::Setup;

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Vote,
    Pay,
    Fine,
    Raise,
    Raze,
    Sink,
    Award,
    Repeal,
    Sever,
    Done,
}

/// The little words that join the pieces of a line.
pub(super) const ON: [&str; 2] = ["on", "на"];
pub(super) const OF: [&str; 2] = ["of", "игрока"];
pub(super) const IN: [&str; 4] = ["in", "at", "в", "во"];
pub(super) const TO: [&str; 2] = ["to", "игроку"];
pub(super) const AND: [&str; 2] = ["and", "и"];
pub(super) const FOR: [&str; 2] = ["for", "за"];
pub(super) const CREDITS: [&str; 6] = ["credits", "credit", "кредитов", "кредита", "кредит", "кр"];
/// What may stand before the players of a line and says nothing.
pub(super) const PLAYERS: [&str; 8] =
    ["to", "player", "игроку", "игрока", "agreement", "договор", "соглашение", "с"];

impl Verb {
    pub(super) const ALL: [Self; 10] = [
        Self::Vote,
        Self::Pay,
        Self::Fine,
        Self::Raise,
        Self::Raze,
        Self::Sink,
        Self::Award,
        Self::Repeal,
        Self::Sever,
        Self::Done,
    ];

    /// The words for it: the English one first, then the Russian ones.
    pub(super) const fn forms(self) -> &'static [&'static str] {
        match self {
            Self::Vote => &["vote", "голос", "голосует", "голосовать"],
            Self::Pay => &["pay", "заплатить", "выплатить", "выдать"],
            Self::Fine => &["fine", "штраф", "оштрафовать", "взыскать"],
            Self::Raise => &["raise", "добавить", "поставить"],
            Self::Raze => &["raze", "уничтожить", "снести"],
            Self::Sink => &["sink", "потопить", "сбить"],
            Self::Award => &["award", "передать", "присудить"],
            Self::Repeal => &["repeal", "отменить"],
            Self::Sever => &["sever", "разорвать", "расторгнуть"],
            Self::Done => &["done", "готово", "конец"],
        }
    }

    /// What a word says.
    pub(super) fn of(word: &str) -> Option<Self> {
        let word = fold(word);
        Self::ALL.into_iter().find(|verb| verb.forms().contains(&word.as_str()))
    }

    /// A line of this kind as it could stand in the file, with names of this game.
    pub(super) fn example(self, setup: &Setup, russian: bool) -> String {
        let player = |at: usize| setup.seats.get(at).map_or("NAME", |seat| seat.name.as_str());
        let (a, b) = (quoted(player(0)), quoted(player(1)));
        let planet = setup.map.planets.first().map_or("PLANET", |planet| planet.name.as_str());
        let planet = quoted(planet);
        let hex = setup.map.hexes.first().map_or(1, |hex| hex.number);
        let law = setup.data.political.first().map_or("LAW", |card| card.name.as_str());
        let law = quoted(law);
        let vote = ballot::example(setup);
        match (self, russian) {
            (Self::Vote, false) => format!("vote {a}: {vote}"),
            (Self::Vote, true) => match vote.as_str() {
                "for" => format!("голос {a}: за"),
                vote => format!("голос {a}: {vote}"),
            },
            (Self::Pay, false) => format!("pay {a} 5"),
            (Self::Pay, true) => format!("заплатить {a} 5"),
            (Self::Fine, false) => format!("fine {a} 5"),
            (Self::Fine, true) => format!("штраф {a} 5"),
            (Self::Raise, false) => format!("raise 2 ground_force on {planet}"),
            (Self::Raise, true) => format!("добавить 2 наземных отряда на {planet}"),
            (Self::Raze, false) => format!("raze 1 pds on {planet}"),
            (Self::Raze, true) => format!("уничтожить 1 ПОС на {planet}"),
            (Self::Sink, false) => format!("sink 1 cruiser of {a} in {hex}"),
            (Self::Sink, true) => format!("потопить 1 крейсер игрока {a} в {hex}"),
            (Self::Award, false) => format!("award {planet} to {a}"),
            (Self::Award, true) => format!("передать {planet} игроку {a}"),
            (Self::Repeal, false) => format!("repeal {law}"),
            (Self::Repeal, true) => format!("отменить {law}"),
            (Self::Sever, false) => format!("sever {a}, {b}"),
            (Self::Sever, true) => format!("разорвать {a}, {b}"),
            (Self::Done, false) => "done".to_owned(),
            (Self::Done, true) => "готово".to_owned(),
        }
    }
}

/// A name as it can stand in a line.
fn quoted(name: &str) -> String {
    match name.chars().all(char::is_alphanumeric) {
        true => name.to_owned(),
        false => format!("\"{name}\""),
    }
}
