//! Political and Action Cards, as files spell them.

use super::effect::Setting;
use super::file::{ActionEntry, PoliticalEntry};
use super::layers::{Entry, Layer, Part, entries};
use super::names::Thing;
use super::raw::RawTable;
use super::read::Reader;
use admiralty_imperium::data::{Action, Ballot, MAX_CARDS, Office, Political, Window};
use admiralty_imperium::effect::Effect;
use admiralty_notation::{Kind, Source};
use toml::Spanned;

/// A list of tables.
type Tables = Option<Vec<Spanned<RawTable>>>;

impl Reader {
    /// Both decks.
    pub(super) fn cards(&mut self, layers: &[Layer]) {
        let political = entries(layers, |file| &file.political);
        self.at_most(Thing::Political, &political, MAX_CARDS);
        let cards = political.iter().map(|entry| self.political(entry)).collect();
        self.set.data.political = cards;
        let actions = entries(layers, |file| &file.action);
        self.at_most(Thing::Action, &actions, MAX_CARDS);
        let cards = actions.iter().map(|entry| self.action(entry)).collect();
        self.set.data.actions = cards;
    }

    fn political(&mut self, entry: &Entry<'_, PoliticalEntry>) -> Political {
        let owner = self.owner(Thing::Political, entry);
        let copies = self.figure(entry, &owner, "copies", 0..=100, |card| card.copies.as_ref());
        let (ballot, law) = match entry.parts().find(|part| votes(part.entry)) {
            Some(part) => self.ballot(part, &owner),
            None => {
                let help = "write `for = [{ … }]`, `law = [{ … }]`, or `elect = \"player\"` with `elected`";
                self.problems.push(entry.missing(&owner, "for", help));
                (Ballot::ForAgainst { pass: Vec::new(), fail: Vec::new() }, Vec::new())
            }
        };
        Political { name: entry.name.to_owned(), copies: copies.unwrap_or(1) as u8, ballot, law }
    }

    /// What is voted on: one file says it as a whole.
    fn ballot(
        &mut self,
        part: &Part<'_, PoliticalEntry>,
        owner: &str,
    ) -> (Ballot, Vec<(admiralty_imperium::effect::Who, admiralty_imperium::effect::Lasting)>) {
        let (source, card) = (part.source, part.entry);
        let setting = card.elect.as_ref().map_or(Setting::Vote, |elect| Setting::Election(*elect.get_ref()));
        let mut conflict = |list: &Tables, message: &str, help: &str| {
            if list.is_some() {
                let problem = part.problem(Kind::Conflict, format!("{owner}: {message}"));
                self.problems.push(problem.help(help));
            }
        };
        if setting == Setting::Vote {
            conflict(&card.elected, "`elected` is there without `elect`", "write `elect = \"player\"` too");
        } else {
            let message = "an election has no `for` and `against` (I3.4)";
            conflict(&card.r#for, message, "write `elected = [{ … }]`");
            conflict(&card.against, message, "write `elected = [{ … }]`");
        }
        if setting == Setting::Election(Office::Law) {
            conflict(&card.law, "an election of a Law cannot be a Law itself", "write `elected = [{ … }]`");
        }
        let law = card.law.iter().flatten().map(|raw| self.terms(source, owner).law(raw, setting));
        let law: Vec<_> = law.collect();
        let law = law.into_iter().filter_map(|read| self.take(read)).collect();
        let ballot = match setting {
            Setting::Election(office) => {
                Ballot::Election { office, elected: self.effects(source, owner, &card.elected, setting) }
            }
            _ => Ballot::ForAgainst {
                pass: self.effects(source, owner, &card.r#for, setting),
                fail: self.effects(source, owner, &card.against, setting),
            },
        };
        (ballot, law)
    }

    fn action(&mut self, entry: &Entry<'_, ActionEntry>) -> Action {
        let owner = self.owner(Thing::Action, entry);
        let copies = self.figure(entry, &owner, "copies", 0..=100, |card| card.copies.as_ref());
        let window = entry.value(|card| card.window.as_ref());
        if window.is_none() {
            let help = "write when it can be played (I4.2): `window = \"political\"`, economic, movement, \
                        space_battle, invasion, technology or placement";
            self.problems.push(entry.missing(&owner, "window", help));
        }
        let aim = entry.value(|card| card.aim.as_ref()).unwrap_or_default();
        let effects = match entry.parts().find(|part| part.entry.effects.is_some()) {
            Some(part) => self.effects(part.source, &owner, &part.entry.effects, Setting::Action(aim)),
            None => {
                self.problems.push(entry.missing(&owner, "effects", "write `effects = [{ … }]`"));
                Vec::new()
            }
        };
        Action {
            name: entry.name.to_owned(),
            copies: copies.unwrap_or(1) as u8,
            window: window.unwrap_or(Window::Political),
            aim,
            effects,
        }
    }

    fn effects(&mut self, source: &Source, owner: &str, list: &Tables, setting: Setting) -> Vec<Effect> {
        let read = list.iter().flatten().map(|raw| self.terms(source, owner).effect(raw, setting));
        let read: Vec<_> = read.collect();
        read.into_iter().filter_map(|read| self.take(read)).collect()
    }
}

/// Whether an entry says what is voted on.
fn votes(card: &PoliticalEntry) -> bool {
    let PoliticalEntry { r#for, against, elect, elected, law, .. } = card;
    elect.is_some() || [r#for, against, elected, law].iter().any(|list| list.is_some())
}
