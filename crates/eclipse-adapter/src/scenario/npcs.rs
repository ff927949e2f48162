//! `[npc.…]`: kinds of NPC of the scenario's own, or other figures for known ones.

use super::number::{number, set_figures};
use super::{Reader, file};
use crate::notation::figures::Figure;
use crate::notation::names::{Names, TypeName, a};
use admiralty_eclipse::party::Npc;
use admiralty_eclipse::ship::Figures;
use admiralty_notation::shown;
use admiralty_notation::{Kind, Span};
use toml::Spanned;

/// What one counts in the material balance for each tile of reputation, if the file does not say.
const COST_PER_TILE: u32 = 5;

impl Reader<'_> {
    /// The kinds of NPC of the data file as this file changes them, and its own.
    pub(super) fn npcs(&mut self, file: &file::File) -> Vec<Npc> {
        let mut npcs = self.data.npcs.clone();
        let mut changed: Vec<(usize, Span)> = Vec::new();
        for (name, entry) in &file.npc {
            let names = Names { data: self.data, npcs: &npcs };
            let place = match names.resolve(name.get_ref()) {
                Some(TypeName::Ship(ship)) => {
                    let message = format!("`{}` is a ship type of players", ship.name());
                    let help = "give the NPC another name, or write `blueprint` in a player's table";
                    let problem = self.source.diagnostic(Kind::Conflict, name.span(), message);
                    self.problem(problem.help(help));
                    continue;
                }
                Some(TypeName::Npc(place)) => place,
                None => npcs.len(),
            };
            if let Some((_, first)) = changed.iter().find(|(other, _)| *other == place) {
                let message = format!("`{}` is described twice", npcs[place].name);
                let problem = self.source.diagnostic(Kind::Duplicate, name.span(), message);
                self.problem(problem.related(*first, "first described here").help("leave one"));
                continue;
            }
            let known = npcs.get(place).cloned();
            if let Some(npc) = self.npc(name, entry, known) {
                changed.push((place, name.span().into()));
                if place < npcs.len() { npcs[place] = npc } else { npcs.push(npc) }
            }
        }
        npcs
    }

    fn npc(&mut self, name: &Spanned<String>, entry: &file::Npc, known: Option<Npc>) -> Option<Npc> {
        let text = name.get_ref();
        let is_name = text.starts_with(char::is_alphabetic)
            && text.chars().count() <= 40
            && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-'));
        if known.is_none() && !is_name {
            let message = format!("`{}` cannot be the name of an NPC", shown(text));
            let help = "a name is letters, digits, `_` and `-`, begins with a letter, and has at most 40";
            let problem = self.source.diagnostic(Kind::BadValue, name.span(), message);
            self.problem(problem.help(help));
            return None;
        }
        let new = known.is_none();
        let mut npc = known.unwrap_or_else(|| Npc {
            name: text.clone(),
            figures: Figures::default(),
            tiles: 0,
            cost: 0,
        });
        let given = [
            (Figure::Init, &entry.init),
            (Figure::Hull, &entry.hull),
            (Figure::Computer, &entry.computer),
            (Figure::Shield, &entry.shield),
            (Figure::Yellow, &entry.yellow),
            (Figure::Orange, &entry.orange),
            (Figure::Red, &entry.red),
            (Figure::Missiles, &entry.missiles),
        ];
        if let Err(problems) = set_figures(self.source, &mut npc.figures, &given) {
            self.problems.extend(problems);
        }
        match &entry.tiles {
            Some(tiles) => match number(self.source, tiles, "`tiles`", 0, 5) {
                Ok(tiles) => npc.tiles = tiles as u8,
                Err(problem) => self.problem(problem),
            },
            None if new && self.whole("npc") => {
                let message =
                    format!("the new NPC `{text}` does not say how many reputation tiles it is worth");
                let help =
                    format!("write `tiles = 2` or the like: what destroying {} earns (E10.1)", a(text));
                let problem = self.source.diagnostic(Kind::MissingKey, name.span(), message);
                self.problem(problem.help(help));
            }
            None => {}
        }
        match &entry.cost {
            Some(cost) => match number(self.source, cost, "`cost`", 0, 1000) {
                Ok(cost) => npc.cost = cost as u32,
                Err(problem) => self.problem(problem),
            },
            None if new => npc.cost = COST_PER_TILE * u32::from(npc.tiles),
            None => {}
        }
        Some(npc)
    }
}
