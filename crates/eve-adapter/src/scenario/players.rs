//! `[ship]` and `[[player]]`: what stands on cards, who is at the table.

use super::fleets::FleetReader;
use super::number::number;
use super::{MAX_NAME, Reader, file};
use crate::notation::card::Figure;
use admiralty_eve::setup::{Hand, MAX_CARDS, MAX_PLAYERS, Player, Ship};
use admiralty_eve::ship::{Figures, Fleet};
use admiralty_game::Seat;
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, did_you_mean, names};
use toml::Spanned;

/// Who is at the table.
pub(super) struct Table {
    pub(super) players: Vec<Player>,
    /// Whose turn it is; `None` if that is wrong.
    pub(super) active: Option<Seat>,
    /// The names of the cards in the hand.
    pub(super) cards: Vec<String>,
    pub(super) hand: Hand,
}

/// The player of this name.
pub(super) fn seat_of(players: &[Player], name: &str) -> Option<Seat> {
    let at = players
        .iter()
        .position(|player| player.name == name)
        .or_else(|| players.iter().position(|player| names::same(&player.name, name)))?;
    Some(Seat(at as u8))
}

impl Reader<'_> {
    /// What stands on cards.
    pub(super) fn cards(&mut self, file: &file::File) -> Vec<Ship> {
        let mut ships: Vec<Ship> = Vec::new();
        for (key, card) in &file.ship {
            let name = key.get_ref().trim();
            self.name(name, key.span().into(), "the name of a ship", crate::notation::names::MAX_NAME);
            if ships.iter().any(|other| names::same(&other.name, name)) {
                let message = format!("two ships are called `{}`", shown(name));
                let problem = self.source.diagnostic(Kind::Duplicate, key.span(), message);
                self.problem(problem.help("give each a name of its own; case and spaces do not count"));
            }
            let mut figure = |figure: Figure, given: Option<&Spanned<i64>>, usual: u8| {
                let Some(given) = given else { return usual };
                let what = format!("`{}`", figure.name());
                match number(self.source, given, &what, figure.least(), Figure::MOST) {
                    Ok(value) => value as u8,
                    Err(problem) => {
                        self.problems.push(problem);
                        usual
                    }
                }
            };
            let figures = Figures {
                attack: figure(Figure::Attack, Some(&card.attack), 0),
                shield: figure(Figure::Shield, Some(&card.shield), 1),
                ambush: figure(Figure::Ambush, card.ambush.as_ref(), 0),
                value: figure(Figure::Value, card.value.as_ref(), 1),
            };
            ships.push(Ship { name: name.to_owned(), figures });
        }
        ships
    }

    /// The players by seat, and what the active one holds.
    pub(super) fn players(&mut self, file: &file::File, cards: &[Ship]) -> Table {
        let all = self.whole("player");
        if file.player.len() < 2 && all {
            let problem =
                self.source.diagnostic(Kind::MissingKey, 0..0, "the file has less than two players");
            self.problem(problem.help("write `[[player]]` and `name = \"…\"` under it for each"));
        }
        if let Some(seventh) = file.player.get(MAX_PLAYERS) {
            let message = format!("there are {} players", file.player.len());
            let problem = self.source.diagnostic(Kind::OutOfRange, seventh.name.span(), message);
            self.problem(problem.help(format!("a table has at most {MAX_PLAYERS}")));
        }
        let listed = &file.player[..file.player.len().min(MAX_PLAYERS)];
        let mut players: Vec<Player> = Vec::new();
        for player in listed {
            let name = player.name.get_ref().trim();
            self.name(name, player.name.span().into(), "the name of a player", MAX_NAME);
            if let Some(first) = players.iter().position(|other| names::same(&other.name, name)) {
                let message = format!("two players are called `{}`", shown(name));
                let problem = self.source.diagnostic(Kind::Duplicate, player.name.span(), message);
                let problem = problem.related(listed[first].name.span(), "the first");
                self.problem(problem.help("give each a name of their own; case and spaces do not count"));
            }
            players.push(Player { name: name.to_owned(), dock: Fleet::default() });
        }
        for (n, player) in listed.iter().enumerate() {
            if let Some(dock) = &player.dock {
                players[n].dock = self.dock(dock, &players, cards);
            }
        }
        let active = self.player_named(&file.active, &players, all);
        let mut table = Table { players, active, cards: Vec::new(), hand: Hand::default() };
        for (n, player) in listed.iter().enumerate() {
            let Some(hand) = &player.hand else { continue };
            if active.is_some_and(|active| active.index() == n) {
                self.hand(hand, &mut table);
            } else if active.is_some() {
                let message = "only the hand of the active player matters (V4.2)";
                let problem = self.source.diagnostic(Kind::Conflict, hand.span(), message);
                self.problem(problem.help("take it away; nobody should see it here"));
            }
        }
        table
    }

    fn dock(&mut self, dock: &Spanned<String>, players: &[Player], cards: &[Ship]) -> Fleet {
        let all_cards = self.whole("ship");
        let mut reader = FleetReader {
            file: self.source,
            players,
            cards,
            all_cards,
            all_players: true,
            ships: &mut self.ships,
        };
        reader.dock(dock).unwrap_or_else(|problems| {
            self.problems.extend(problems);
            Fleet::default()
        })
    }

    /// The player whose name stands there. `all`: whether the players are all there are.
    pub(super) fn player_named(
        &mut self,
        name: &Spanned<String>,
        players: &[Player],
        all: bool,
    ) -> Option<Seat> {
        let found = seat_of(players, name.get_ref().trim());
        if found.is_none() && all {
            let word = name.get_ref();
            let message = format!("there is no player called `{}`", shown(word));
            let help = did_you_mean(word, players.iter().map(|player| player.name.as_str()));
            self.problem(self.source.diagnostic(Kind::UnknownName, name.span(), message).help(help));
        }
        found
    }

    /// V4.2: a number of cards, or their names.
    fn hand(&mut self, hand: &Spanned<file::Hand>, table: &mut Table) {
        let names = match hand.get_ref() {
            file::Hand::Count(n) => {
                let counted = Spanned::new(hand.span(), *n);
                match number(self.source, &counted, "`hand`", 0, u64::from(MAX_CARDS)) {
                    Ok(n) => table.hand.unnamed = n as u16,
                    Err(problem) => self.problem(problem),
                }
                return;
            }
            file::Hand::Cards(names) => names,
        };
        if names.len() > usize::from(MAX_CARDS) {
            let message = format!("a hand of {} cards is beyond any table", names.len());
            let problem: Diagnostic = self.source.diagnostic(Kind::OutOfRange, hand.span(), message);
            return self.problem(problem.help(format!("at most {MAX_CARDS} are computed")));
        }
        for name in names {
            let name = name.trim();
            self.name(name, hand.span().into(), "the name of a card", MAX_NAME);
            match table.cards.iter().position(|other| names::same(other, name)) {
                Some(card) => table.hand.named[card] += 1,
                None => {
                    table.cards.push(name.to_owned());
                    table.hand.named.push(1);
                }
            }
        }
    }
}
