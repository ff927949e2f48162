//! E13.1: a ship's parts, checked against its blueprint.

use super::names::a;
use crate::data::Data;
use admiralty_eclipse::blueprint::{BlueprintError, Part};
use admiralty_eclipse::ship::{Figures, ShipType};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean, names};

/// A part as it was written: `ion_cannon*2`.
#[derive(Clone, Debug)]
pub(crate) struct PartUse {
    pub(crate) name: String,
    pub(crate) times: u64,
    pub(crate) span: Span,
}

/// The parts of a ship: what it is, whose, and where they are written.
pub(crate) struct PartList<'a> {
    pub(crate) source: &'a Source,
    pub(crate) ship: ShipType,
    /// "the cruiser", "Red's cruiser".
    pub(crate) whose: &'a str,
    pub(crate) parts: &'a [PartUse],
    /// All of the list.
    pub(crate) span: Span,
}

/// The canonical name of the part that a person calls so.
fn named(data: &'static Data, word: &str) -> Option<&'static str> {
    let table: Vec<(&str, &[&str])> = part_names(data).map(|name| (name, &[][..])).collect();
    names::resolve(word, &table)
}

/// The names of all parts.
pub(crate) fn part_names(data: &'static Data) -> impl Iterator<Item = &'static str> {
    data.catalogue.parts.keys().map(String::as_str)
}

/// The place of a part in canonical lists: weapons, computers, shields, hulls, drives, sources.
fn rank(part: &Part) -> u8 {
    let dice = [part.yellow, part.orange, part.red, part.orange_missile];
    [dice.iter().any(|n| *n > 0), part.computer > 0, part.shield > 0, part.hull > 0, part.drive > 0]
        .iter()
        .position(|sort| *sort)
        .unwrap_or(5) as u8
}

impl PartList<'_> {
    /// What the ship can do, and its parts in canonical order.
    ///
    /// # Errors
    /// Everything that is wrong with them; one or more.
    pub(crate) fn equip(&self, data: &'static Data) -> Result<(Figures, Vec<String>), Vec<Diagnostic>> {
        let mut wrong = Vec::new();
        let slots = data.catalogue.blueprint(self.ship).slots;
        let mut expanded: Vec<(&'static str, Span)> = Vec::new();
        let mut total = 0u64;
        for part in self.parts {
            let Some(name) = named(data, &part.name) else {
                wrong.push(self.unknown(data, part));
                continue;
            };
            let before = total;
            total = total.saturating_add(part.times);
            let fits = u64::from(slots);
            if before <= fits && total > fits {
                wrong.push(self.too_many(data, part.span, slots));
            }
            // One more than fits is enough to see what is wrong.
            let times = part.times.min(fits + 1 - before.min(fits));
            (0..times).for_each(|_| expanded.push((name, part.span)));
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let figures = loop {
            let parts: Vec<&str> = expanded.iter().map(|(name, _)| *name).collect();
            match data.catalogue.figures(self.ship, &parts) {
                Ok(figures) if wrong.is_empty() => break figures,
                Ok(_) => return Err(wrong),
                Err(error) => {
                    let guilty = match &error {
                        BlueprintError::StarbaseDrive { index, .. }
                        | BlueprintError::AncientTwice { index, .. } => Some(*index),
                        _ => None,
                    };
                    let span = guilty.and_then(|n| expanded.get(n)).map_or(self.span, |(_, span)| *span);
                    let problem = self.wrong(&error, span);
                    if wrong.last() != Some(&problem) {
                        wrong.push(problem);
                    }
                    // What else is wrong shows when the guilty part is taken away.
                    match guilty {
                        Some(index) if index < expanded.len() => drop(expanded.remove(index)),
                        _ => return Err(wrong),
                    }
                }
            }
        };
        let mut parts: Vec<String> = expanded.iter().map(|(name, _)| (*name).to_owned()).collect();
        let rank = |name: &String| data.catalogue.parts.get(name).map_or(u8::MAX, rank);
        parts.sort_by(|one, other| rank(one).cmp(&rank(other)).then_with(|| one.cmp(other)));
        Ok((figures, parts))
    }

    fn unknown(&self, data: &'static Data, part: &PartUse) -> Diagnostic {
        let message = format!("there is no part called `{}`", shown(&part.name));
        let help = did_you_mean(&part.name, part_names(data));
        self.source.diagnostic(Kind::UnknownName, part.span, message).help(help)
    }

    fn too_many(&self, data: &'static Data, span: Span, slots: u8) -> Diagnostic {
        let given = self
            .parts
            .iter()
            .filter(|part| named(data, &part.name).is_some())
            .fold(0u64, |sum, part| sum.saturating_add(part.times));
        let whose = self.whose;
        let message = format!("{whose} has {slots} slots, and {given} parts do not fit");
        let help = format!("leave {slots} parts; `*N` counts as N");
        self.source
            .diagnostic(Kind::Blueprint, span, message)
            .label("this one does not fit any more")
            .help(help)
    }

    fn wrong(&self, error: &BlueprintError, span: Span) -> Diagnostic {
        let whose = self.whose;
        let (message, help) = match error {
            BlueprintError::Energy { needs, has, .. } => (
                format!("{whose} needs {needs} energy and has {has}"),
                "add a source, as `fusion_source` with 6, or take a part away that needs energy".to_owned(),
            ),
            BlueprintError::NoDrive { .. } => (
                format!("{whose} has no drive, and only a starbase has none"),
                "add a drive, as `nuclear_drive`; in figures, `drive=0` stands for none".to_owned(),
            ),
            BlueprintError::StarbaseDrive { part, .. } => {
                (format!("{whose} has a drive, `{part}`, and a starbase has none"), "take it away".to_owned())
            }
            BlueprintError::AncientTwice { part, .. } => {
                (format!("there is only one `{part}`, an ancient part"), "leave one".to_owned())
            }
            BlueprintError::UnknownPart { .. } | BlueprintError::Slots { .. } => {
                (error.to_string(), format!("these are the parts of {}", a(self.ship.name())))
            }
        };
        self.source.diagnostic(Kind::Blueprint, span, message).help(help)
    }
}
