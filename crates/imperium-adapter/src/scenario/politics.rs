//! Of a state: cards, Laws, agreements, winners.

use super::file;
use super::reader::{Counted, Reader, all_of};
use super::starts::copies;
use admiralty_game::Seat;
use admiralty_imperium::data::{Ballot, CardId};
use admiralty_imperium::position::{Cards, Deck, Law, Position};
use admiralty_notation::{Kind, Span, shown};

impl Reader<'_> {
    /// Action Cards that nobody holds; how many are in a deck that is not shown.
    pub(super) fn actions(&mut self, file: &file::File, seen_by: Option<Seat>) -> (Deck, Option<u32>) {
        let none = file::Actions::default();
        let written = file.actions.as_ref().map_or(&none, |actions| actions.get_ref());
        let span = file.actions.as_ref().map_or(0..0, toml::Spanned::span);
        let discards = self.cards(&written.discards, Self::action);
        let copies = copies(self.set.data.clone().actions.iter().map(|card| card.copies));
        let mut known = std::mem::take(&mut self.held);
        known.extend(discards.iter().copied());
        if seen_by.is_some() {
            if let Some((name, _)) = written.deck.iter().flatten().next() {
                let message = "the view of a player does not show the deck";
                self.wrong(Kind::Conflict, name.span(), message, "write `deck_size = …` instead of `deck`");
            }
            let size = written.deck_size.as_ref().and_then(|size| self.number(size, "`deck_size`", 0, 9999));
            if written.deck_size.is_none() && self.whole("actions") {
                let message = "it is not said how many Action Cards are in the deck";
                self.wrong(Kind::MissingKey, span, message, "write `deck_size = …` under `[actions]`");
            }
            self.too_many(&known, &copies, |reader, card| {
                reader.set.data.action(card).map(|card| card.name.clone())
            });
            return (
                Deck { rest: Cards::default(), discards: all_of(&discards) },
                Some(size.unwrap_or(0) as u32),
            );
        }
        if let Some(size) = &written.deck_size {
            let message = "`deck_size` stands for a deck that is not shown, in the view of a player";
            self.wrong(
                Kind::Conflict,
                size.span(),
                message,
                "write `seen_by = \"…\"`, or the cards of the `deck`",
            );
        }
        let rest = written.deck.as_ref().map(|deck| self.cards(deck, Self::action));
        known.extend(rest.iter().flatten().copied());
        self.too_many(&known, &copies, |reader, card| {
            reader.set.data.action(card).map(|card| card.name.clone())
        });
        let rest = rest.map_or_else(|| without(&copies, &known), |rest| all_of(&rest));
        (Deck { rest, discards: all_of(&discards) }, None)
    }

    /// The hands of a game to be set up come from the deck.
    pub(super) fn enough_cards(&mut self, actions: &[admiralty_imperium::data::Action]) {
        let known = std::mem::take(&mut self.held);
        let copies = copies(actions.iter().map(|card| card.copies));
        self.too_many(&known, &copies, |_, card| {
            actions.get(usize::from(card.0)).map(|card| card.name.clone())
        });
    }

    /// Laws, the agenda, the other Political Cards.
    pub(super) fn politics(&mut self, file: &file::File, position: &mut Position) {
        let none = file::Political::default();
        let written = file.political.as_ref().map_or(&none, |political| political.get_ref());
        let mut known: Vec<Counted> = Vec::new();
        for law in &file.law {
            let Some(card) = self.political(&law.card) else { continue };
            known.push((card, 1, law.card.span().into()));
            let elected = self.elected(law, card);
            position.laws.push(Law { card, elected });
        }
        if let Some(agenda) = &written.agenda {
            position.agenda = self.political(agenda);
            known.extend(position.agenda.map(|card| (card, 1, Span::from(agenda.span()))));
        }
        let discards = self.cards(&written.discards, Self::political);
        known.extend(discards.iter().copied());
        let rest = written.deck.as_ref().map(|deck| self.cards(deck, Self::political));
        known.extend(rest.iter().flatten().copied());
        let copies = copies(self.set.data.clone().political.iter().map(|card| card.copies));
        self.too_many(&known, &copies, |reader, card| {
            reader.set.data.political(card).map(|card| card.name.clone())
        });
        let rest = rest.map_or_else(|| without(&copies, &known), |rest| all_of(&rest));
        position.political = Deck { rest, discards: all_of(&discards) };
    }

    /// I3.4, I3.6: whom a Law names, if it is an election.
    fn elected(&mut self, law: &file::Law, card: CardId) -> Option<admiralty_imperium::position::Candidate> {
        let name = shown(law.card.get_ref()).into_owned();
        let (ballot, lasts) =
            self.set.data.political(card).map(|card| (card.ballot.clone(), !card.law.is_empty()))?;
        if !lasts {
            let message = format!("the card `{name}` is no Law (I3.6)");
            self.wrong(Kind::Illegal, law.card.span(), message, "a Law is a card with a `law`");
        }
        match (ballot, &law.elected) {
            (Ballot::ForAgainst { .. }, None) => None,
            (Ballot::ForAgainst { .. }, Some(elected)) => {
                let message = format!("`{name}` is no election");
                self.wrong(Kind::Conflict, elected.span(), message, "take `elected` away");
                None
            }
            (Ballot::Election { .. }, None) => {
                let message = format!("`{name}` is an election, and it is not said who was `elected`");
                self.wrong(Kind::MissingKey, law.card.span(), message, "write `elected = \"…\"` under it");
                None
            }
            (Ballot::Election { office, .. }, Some(elected)) => self.candidate(office, elected),
        }
    }

    /// More cards than there are.
    fn too_many(
        &mut self,
        known: &[Counted],
        copies: &Cards,
        name: impl Fn(&Self, CardId) -> Option<String>,
    ) {
        let mut so_far = Cards::default();
        for (card, n, span) in known {
            let before = so_far.get(*card);
            (0..*n).for_each(|_| so_far.add(*card));
            let (now, there) = (so_far.get(*card), copies.get(*card));
            if now > there && before <= there {
                let name = name(self, *card).unwrap_or_default();
                let message =
                    format!("there are {now} cards `{name}` here and before, and the game has {there}");
                let help = "count the hands, the deck, the discards, and what is on the table";
                self.wrong(Kind::Conflict, *span, message, help);
            }
        }
    }

    /// I4.4: pairs, the lower seat first, in order.
    pub(super) fn agreements(&mut self, file: &file::File) -> Vec<(Seat, Seat)> {
        let mut pairs: Vec<((Seat, Seat), Span)> = Vec::new();
        for written in &file.agreements {
            let [a, b] = written.get_ref().as_slice() else {
                let message = "a trade agreement is a pair of players";
                self.wrong(Kind::BadValue, written.span(), message, "write `[\"Anna\", \"Boris\"]`");
                continue;
            };
            let (Some(a), Some(b)) = (self.seat(a), self.seat(b)) else { continue };
            let pair = (a.min(b), a.max(b));
            if a == b {
                let message = "nobody has a trade agreement with themselves";
                self.wrong(Kind::Illegal, written.span(), message, "write two players");
            } else if let Some((_, first)) = pairs.iter().find(|(other, _)| *other == pair) {
                let message = "this trade agreement is here twice".to_owned();
                self.twice(*first, written.span(), message, "one for a pair (I4.4)");
            } else {
                pairs.push((pair, written.span().into()));
            }
        }
        let mut pairs: Vec<(Seat, Seat)> = pairs.into_iter().map(|(pair, _)| pair).collect();
        pairs.sort_unstable();
        pairs
    }

    /// I8.3.
    pub(super) fn winners(&mut self, file: &file::File) -> Vec<Seat> {
        let mut winners: Vec<Seat> = Vec::new();
        for name in &file.winners {
            let Some(seat) = self.seat(name) else { continue };
            if winners.contains(&seat) {
                let message = format!("the winner `{}` is here twice", shown(name.get_ref()));
                self.wrong(Kind::Duplicate, name.span(), message, "leave one");
            } else {
                winners.push(seat);
            }
        }
        winners
    }
}

/// All copies but those that are somewhere already.
fn without(copies: &Cards, known: &[Counted]) -> Cards {
    let mut rest = copies.clone();
    for (card, n, _) in known {
        (0..*n).for_each(|_| {
            rest.take(*card);
        });
    }
    rest
}
