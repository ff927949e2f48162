//! What ships are called.

use crate::data::Data;
use admiralty_eclipse::party::Npc;
use admiralty_eclipse::ship::ShipType;
use admiralty_notation::line::Token;
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, did_you_mean, names};

/// What a name of ships means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TypeName {
    /// A player's.
    Ship(ShipType),
    /// An NPC's; the index is into the list of kinds.
    Npc(usize),
}

/// The names of ship types and of these kinds of NPC.
pub(crate) struct Names<'a> {
    pub(crate) data: &'static Data,
    pub(crate) npcs: &'a [Npc],
}

impl<'a> Names<'a> {
    /// What `word` means, if anything.
    pub(crate) fn resolve(&self, word: &str) -> Option<TypeName> {
        let table: Vec<(&str, &[&str])> =
            self.canonical().map(|name| (name, self.data.aliases(name))).collect();
        let name = names::resolve(word, &table)?;
        match ShipType::ALL.into_iter().find(|ship| ship.name() == name) {
            Some(ship) => Some(TypeName::Ship(ship)),
            None => self.npcs.iter().position(|npc| npc.name == name).map(TypeName::Npc),
        }
    }

    /// The canonical names, ship types first.
    pub(crate) fn canonical(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let ships = ShipType::ALL.into_iter().rev().map(|ship| -> &'a str { ship.name() });
        let npcs: &'a [Npc] = self.npcs;
        ships.chain(npcs.iter().map(|npc| npc.name.as_str()))
    }

    /// How a type is called in messages.
    pub(crate) fn name(&self, name: TypeName) -> &str {
        match name {
            TypeName::Ship(ship) => ship.name(),
            TypeName::Npc(npc) => self.npcs.get(npc).map_or("", |npc| &npc.name),
        }
    }

    /// What is said of a name that means nothing.
    pub(crate) fn unknown(&self, source: &Source, token: &Token) -> Diagnostic {
        let word = shown(&token.text);
        if let Some((first, second)) = self.two_in_one(&token.text) {
            let message = format!("`{word}` is no type of ship");
            let help = format!("write a comma between two stacks: `{first}, {second}`");
            return source.diagnostic(Kind::UnknownName, token.span, message).help(help);
        }
        let message = format!("there is no type of ship called `{word}`");
        // Players write in two languages; a name that is near in either is worth a hint.
        let aliases = self.canonical().flat_map(|name| self.data.aliases(name).iter().copied());
        let near = admiralty_notation::nearest(&token.text, self.canonical())
            .or_else(|| admiralty_notation::nearest(&token.text, aliases));
        let help = match near {
            Some(name) => format!("did you mean `{name}`?"),
            None => did_you_mean(&token.text, self.canonical()),
        };
        source.diagnostic(Kind::UnknownName, token.span, message).help(help)
    }

    /// Two known types with a comma missing between them.
    fn two_in_one<'w>(&self, words: &'w str) -> Option<(&'w str, &'w str)> {
        // No known name has more words than this.
        const MOST: usize = 12;
        words
            .match_indices(' ')
            .take(MOST)
            .map(|(at, space)| (&words[..at], &words[at + space.len()..]))
            .find(|(first, second)| self.resolve(first).is_some() && self.resolve(second).is_some())
    }
}

/// "an interceptor", "a cruiser".
pub(crate) fn a(name: &str) -> String {
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {name}")
}
