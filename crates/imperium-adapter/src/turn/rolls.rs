//! What people rolled for a turn, from a file: one line a roll.
//!
//! A line holds the faces of the dice, separated by spaces, in the order in which they are asked for:
//! `7 3 10`. Where a card is drawn it is the card's name, in either language; in a lot among players the player's. `#` begins
//! a comment.

use super::table::TurnTable;
use crate::data::Thing;
use admiralty_game::{Chance, Faces, Law, Rulebook};
use admiralty_imperium::turn::{Game, Wait};
use admiralty_notation::{Diagnostic, Kind, Problems, Source, Span, did_you_mean, names};
use admiralty_referee::{Lang, Table};
use std::collections::VecDeque;

/// Rolls that people made.
#[derive(Clone, Debug)]
pub(crate) struct Rolls {
    source: Source,
    lines: VecDeque<(Span, String)>,
}

impl Rolls {
    /// The lines of a file.
    pub(crate) fn read(source: &Source) -> Self {
        let mut lines = VecDeque::new();
        let mut start = 0;
        for text in source.text().split_inclusive('\n') {
            let content = text.split('#').next().unwrap_or_default();
            let trimmed = content.trim();
            if !trimmed.is_empty() {
                let at = start + content.find(trimmed).unwrap_or(0);
                lines.push_back((Span::new(at, at + trimmed.len()), trimmed.to_owned()));
            }
            start += text.len();
        }
        Self { source: source.clone(), lines }
    }

    /// What the lines say.
    #[cfg(test)]
    pub(crate) fn texts(&self) -> Vec<String> {
        self.lines.iter().map(|(_, text)| text.clone()).collect()
    }

    /// The next roll.
    ///
    /// # Errors
    /// If there is none, or its line is not what is asked for.
    pub(crate) fn next(
        &mut self,
        chance: &Chance,
        what: &str,
        step: usize,
        table: &TurnTable,
        game: &Game,
    ) -> Result<(Faces, Span), Problems> {
        let wanted = wanted(chance, what, table);
        let Some((span, text)) = self.lines.pop_front() else {
            let end = self.source.text().len();
            let message = format!("a roll is missing: {wanted}");
            let problem = self.source.diagnostic(Kind::MissingKey, end..end, message);
            return Err(problem
                .help(format!("add a line; it is step {step} of the turn ({})", table.clause(game)))
                .into());
        };
        let faces = match &chance.law {
            Law::Dice(pool) => {
                let mut faces = Vec::new();
                for word in text.split([' ', ',', ';', '\t']).filter(|word| !word.is_empty()) {
                    match word.parse::<u8>() {
                        Ok(face) => faces.push(face),
                        Err(_) => {
                            let message = format!("`{word}` is not a face of a die: {wanted}");
                            return Err(self.source.diagnostic(Kind::BadValue, span, message).into());
                        }
                    }
                }
                let dice: usize = pool.groups.iter().map(|group| usize::from(group.dice)).sum();
                if faces.len() != dice {
                    let message = format!("{} faces are given: {wanted}", faces.len());
                    return Err(self.source.diagnostic(Kind::BadValue, span, message).into());
                }
                let mut faces = faces.into_iter();
                Faces::Dice(
                    pool.groups.iter().map(|g| faces.by_ref().take(usize::from(g.dice)).collect()).collect(),
                )
            }
            Law::Draw(urn) => {
                let known: Vec<(u8, String)> =
                    urn.things.iter().map(|(label, _)| (*label, drawn(table, game, *label))).collect();
                let written = names::fold(text.trim_matches(['"', '«', '»', '“', '”']));
                let found = known.iter().find(|(_, id)| {
                    also(table, game, id).any(|name| names::fold(name) == written)
                        || names::fold(id) == written
                });
                match found {
                    Some((label, _)) => Faces::Drawn(*label),
                    None => {
                        let message = format!("`{text}` cannot be drawn now: {wanted}");
                        let help = did_you_mean(&text, known.iter().map(|(_, name)| name.as_str()));
                        return Err(self
                            .source
                            .diagnostic(Kind::UnknownName, span, message)
                            .help(help)
                            .into());
                    }
                }
            }
        };
        Ok((faces, span))
    }

    /// A roll that cannot be.
    pub(crate) fn refused(&self, span: Span, why: &str, what: &str) -> Diagnostic {
        self.source.diagnostic(Kind::BadValue, span, format!("{what}: {why}"))
    }
}

/// What a thing that is drawn is called in files.
fn drawn(table: &TurnTable, game: &Game, label: u8) -> String {
    let data = &table.rules().setup().data;
    let of = |name: Option<&String>| name.cloned().unwrap_or_default();
    match game.wait {
        Wait::Lot(_) => table.seat_name(admiralty_game::Seat(label)),
        Wait::Agenda => of(data.political.get(usize::from(label)).map(|card| &card.name)),
        _ => of(data.actions.get(usize::from(label)).map(|card| &card.name)),
    }
}

/// What people call a card that is drawn, in either language.
fn also<'a>(table: &'a TurnTable, game: &Game, id: &str) -> impl Iterator<Item = &'a str> {
    let thing = match game.wait {
        Wait::Lot(_) => None,
        Wait::Agenda => Some(Thing::Political),
        _ => Some(Thing::Action),
    };
    let name = thing.and_then(|thing| table.names().get(thing, id));
    name.into_iter().flat_map(|name| [name.en.as_str(), name.ru.as_str()])
}

/// What is to be rolled, in words.
fn wanted(chance: &Chance, what: &str, table: &TurnTable) -> String {
    match &chance.law {
        Law::Dice(pool) => {
            let groups = pool.groups.iter().map(|g| table.group_name(Lang::En, g.label, g.dice));
            format!("{what}: {}", groups.collect::<Vec<_>>().join(", then "))
        }
        Law::Draw(_) => format!("{what}: the name of what is drawn"),
    }
}
