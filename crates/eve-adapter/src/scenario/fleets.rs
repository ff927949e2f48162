//! The ships of one player in a place: `"Ian: 2 rifters, 1 heron(2/3)"`.
//!
//! A fleet is written like a side of a battle line and read by the same code; what is wrong with it is
//! then pointed at in the file.

use super::players::seat_of;
use crate::notation::side::{self, Ships};
use admiralty_eve::setup::{Player, Ship};
use admiralty_eve::ship::Fleet;
use admiralty_game::Seat;
use admiralty_notation::Written;
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean, line, nearest};
use toml::Spanned;

/// What fleets are read with.
pub(super) struct FleetReader<'a> {
    pub(super) file: &'a Source,
    pub(super) players: &'a [Player],
    /// Whether `players` are all there are; otherwise a name that is not among them may be right.
    pub(super) all_players: bool,
    /// What stands on cards.
    pub(super) cards: &'a [Ship],
    /// The same for cards.
    pub(super) all_cards: bool,
    /// The kinds of ships that are used, to which this fleet's are added.
    pub(super) ships: &'a mut Ships,
}

impl FleetReader<'_> {
    /// Reads a fleet and whose it is; `None` if it refers to something of which only a piece could be
    /// read.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub(super) fn fleet(
        &mut self,
        written: &Spanned<String>,
    ) -> Result<Option<(Seat, Fleet)>, Vec<Diagnostic>> {
        let text = Written::new(self.file, written);
        let (name, span, rest) = match owner(text.text(), self.players) {
            Some(found) => found,
            None => {
                let problem = self.file.diagnostic(Kind::Syntax, text.span(), "this fleet belongs to nobody");
                let example = self.players.first().map_or("Ian", |player| &player.name);
                let help = format!("write the player's name before it, as in `{example}: 2 rifter(1/2)`");
                return Err(vec![problem.help(help)]);
            }
        };
        let seat = seat_of(self.players, name);
        let fleet = self.ships_from(&text, rest)?;
        if seat.is_none() && self.all_players {
            let message = format!("there is no player called `{}`", shown(name));
            let help = did_you_mean(name, self.players.iter().map(|player| player.name.as_str()));
            let problem = self.file.diagnostic(Kind::UnknownName, text.place(span), message);
            return Err(vec![problem.help(help)]);
        }
        Ok(seat.map(|seat| (seat, fleet)))
    }

    /// Reads the ships of a dock, which need no owner's name.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub(super) fn dock(&mut self, written: &Spanned<String>) -> Result<Fleet, Vec<Diagnostic>> {
        self.ships_from(&Written::new(self.file, written), 0)
    }

    /// The ships that stand from `rest` on.
    fn ships_from(&mut self, written: &Written<'_>, rest: usize) -> Result<Fleet, Vec<Diagnostic>> {
        let text = written.text();
        let wrong = |span: Span, message: &str, help: &str| {
            let problem = self.file.diagnostic(Kind::Syntax, written.place(span), message);
            Err(vec![problem.help(help)])
        };
        if text[rest..].trim().is_empty() {
            let help = "write its ships, as in `2 rifter(1/2)`, or take it away";
            return wrong(Span::new(0, text.len()), "this fleet has no ships", help);
        }
        if let Some(at) = text[rest..].find(';') {
            let span = Span::new(rest + at, rest + at + 1);
            return wrong(span, "a fleet has no options", "write a comma between two stacks");
        }
        // The name is blanked out, so that all places stay what they are.
        let line = format!("{}{} vs x", " ".repeat(rest), &text[rest..]);
        let source = Source::new(self.file.name(), line);
        let line = line::parse_source(&source).map_err(|problems| in_file(written, problems))?;
        if let Some(second) = &line.sides[0].name {
            let help = "write each player's ships as a text of their own";
            return wrong(second.span, "a name does not belong here", help);
        }
        let mut fleet = Fleet::default();
        let mut found = Vec::new();
        for stack in &line.sides[0].stacks {
            let read = side::ship(&source, stack, |word| side::named(self.cards, word).cloned());
            match read {
                Ok(ship) => {
                    found.extend(side::add(&source, stack, &ship, self.ships, &mut fleet).err());
                }
                Err(problems) => {
                    found.extend(problems.into_iter().filter_map(|problem| self.hint(problem, stack)))
                }
            }
        }
        if found.is_empty() { Ok(fleet) } else { Err(in_file(written, found)) }
    }

    /// A ship without figures: the card of another name may be meant, or one that could not be read.
    fn hint(&self, problem: Diagnostic, stack: &line::Stack) -> Option<Diagnostic> {
        if problem.kind != Kind::MissingKey {
            return Some(problem);
        }
        let name = stack.groups.first().filter(|group| group.attributes().is_empty()).map(|g| &g.name.text);
        match name {
            Some(_) if !self.all_cards => None,
            Some(name) => match nearest(name, self.cards.iter().map(|ship| ship.name.as_str())) {
                Some(near) => Some(problem.help(format!("did you mean `{near}`?"))),
                None => Some(problem),
            },
            None => Some(problem),
        }
    }
}

/// Problems of a fleet's text, pointed at in the file.
fn in_file(written: &Written<'_>, problems: impl IntoIterator<Item = Diagnostic>) -> Vec<Diagnostic> {
    problems.into_iter().map(|problem| written.in_file(&problem)).collect()
}

/// The owner's name, where it stands, and where the ships begin; `None` if there is no colon.
fn owner<'t>(text: &'t str, players: &[Player]) -> Option<(&'t str, Span, usize)> {
    let start = text.len() - text.trim_start().len();
    // A player's name may have a colon in it.
    let known = players.iter().filter_map(|player| {
        let rest = text[start..].strip_prefix(player.name.as_str())?;
        let colon = rest.trim_start().strip_prefix(':')?;
        Some((start + player.name.len(), text.len() - colon.len()))
    });
    let (end, rest) = known.max().or_else(|| text.find(':').map(|colon| (colon, colon + 1)))?;
    let written = text[start..end.max(start)].trim_end();
    let name = written.trim_matches(|c| matches!(c, '"' | '\'' | '“' | '”' | '«' | '»')).trim();
    Some((name, Span::new(start, (start + written.len()).max(rest.min(start + 1))), rest))
}
