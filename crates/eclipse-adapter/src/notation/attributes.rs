//! What stands in parentheses after a type: its parts or its figures, and cubes on its ships.

use super::Loadout;
use super::damage::DAMAGE;
use super::figures::Figure;
use super::names::{Names, TypeName};
use super::parts::{PartList, PartUse, part_names};
use admiralty_eclipse::ship::{Figures, ShipType};
use admiralty_notation::line::{Attribute, Group};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean};

/// What a ship is, and the attributes that say what damage there is.
pub(super) struct Read<'a> {
    pub(super) loadout: Loadout,
    pub(super) figures: Figures,
    pub(super) damage: Vec<&'a Attribute>,
}

/// The attributes of a group by what they are.
#[derive(Default)]
struct Sorted<'a> {
    parts: Vec<&'a Attribute>,
    figures: Vec<(Figure, &'a Attribute)>,
    damage: Vec<&'a Attribute>,
}

/// Reads the attributes of a type; without any it is the default blueprint.
///
/// # Errors
/// Everything that is wrong with them.
pub(super) fn read<'a>(
    source: &Source,
    names: &Names<'_>,
    kind: TypeName,
    group: &'a Group,
) -> Result<Read<'a>, Vec<Diagnostic>> {
    let default = match kind {
        TypeName::Ship(ship) => names.data.default_figures(ship),
        TypeName::Npc(npc) => names.npcs.get(npc).map(|npc| npc.figures).unwrap_or_default(),
    };
    let name = names.name(kind);
    if let Some([]) = group.attributes.as_deref() {
        let message = "there is nothing in these parentheses";
        let help = format!("write parts or figures in them, or `{name}` alone for its usual ships");
        return Err(vec![source.diagnostic(Kind::Syntax, group.span, message).help(help)]);
    }
    let sorted = sort(source, names, group.attributes())?;
    let (loadout, figures) = match (sorted.parts.as_slice(), sorted.figures.as_slice()) {
        ([], []) => (Loadout::Default, default),
        (parts, []) => {
            let (figures, parts) = equip(source, names, kind, parts)?;
            (Loadout::Parts(parts), figures)
        }
        ([], figures) => (Loadout::Figures, add_up(source, kind, name, figures)?),
        ([part, ..], [(_, figure), ..]) => return Err(vec![mixed(source, part, figure)]),
    };
    let loadout = if figures == default { Loadout::Default } else { loadout };
    Ok(Read { loadout, figures, damage: sorted.damage })
}

/// Tells parts, figures and damage apart.
fn sort<'a>(
    source: &Source,
    names: &Names<'_>,
    attributes: &'a [Attribute],
) -> Result<Sorted<'a>, Vec<Diagnostic>> {
    let mut sorted = Sorted::default();
    let mut wrong = Vec::new();
    for attribute in attributes {
        let word = &attribute.head.text;
        let part = || part_names(names.data).any(|part| attribute.head.is(part));
        match (Figure::named(word), &attribute.value) {
            _ if attribute.head.is(DAMAGE) => sorted.damage.push(attribute),
            (Some(figure), Some(_)) => sorted.figures.push((figure, attribute)),
            (_, None) if part() => sorted.parts.push(attribute),
            (Some(figure), None) => wrong.push(no_number(source, attribute, figure)),
            (None, Some(_)) => wrong.push(no_figure(source, attribute, part())),
            (None, None) if attribute.head.is_number() => {
                let message = format!("`{}` is neither a part nor a figure", shown(word));
                let help = "write which figure it is, as in `hull=1`; the number of ships stands in front";
                wrong.push(source.diagnostic(Kind::BadValue, attribute.span, message).help(help));
            }
            (None, None) => sorted.parts.push(attribute),
        }
    }
    if wrong.is_empty() { Ok(sorted) } else { Err(wrong) }
}

fn no_number(source: &Source, attribute: &Attribute, figure: Figure) -> Diagnostic {
    let name = figure.name();
    let message = format!("`{}` has no number", shown(&attribute.head.text));
    let help = match figure {
        Figure::Drive => "write `drive=0` for ships without a drive; all others have one".to_owned(),
        _ => format!("write `{name}=1` or the like; a part has its full name, as `ion_cannon`"),
    };
    source.diagnostic(Kind::BadValue, attribute.span, message).help(help)
}

fn no_figure(source: &Source, attribute: &Attribute, part: bool) -> Diagnostic {
    let word = shown(&attribute.head.text);
    if part {
        let message = format!("`{word}` is a part, and a part has no number");
        let help = format!("write `{word}*2` for two of them");
        return source.diagnostic(Kind::BadValue, attribute.span, message).help(help);
    }
    let message = format!("there is no figure called `{word}`");
    let known = Figure::ALL.map(Figure::name).into_iter().chain([DAMAGE]);
    let help = did_you_mean(&attribute.head.text, known);
    source.diagnostic(Kind::UnknownName, attribute.head.span, message).help(help)
}

fn mixed(source: &Source, part: &Attribute, figure: &Attribute) -> Diagnostic {
    let (first, second) = if part.span.start < figure.span.start { (part, figure) } else { (figure, part) };
    let sort = |one: &Attribute| if one.value.is_some() { "a figure" } else { "a part" };
    let message = "parts and figures do not mix: parts are the whole blueprint, figures stand instead of it";
    source
        .diagnostic(Kind::Conflict, second.span, message)
        .label(sort(second))
        .related(first.span, sort(first))
        .help("write parts only, or figures only")
}

fn equip(
    source: &Source,
    names: &Names<'_>,
    kind: TypeName,
    parts: &[&Attribute],
) -> Result<(Figures, Vec<String>), Vec<Diagnostic>> {
    let span = match parts {
        [first, .., last] => first.span.to(last.span),
        [one] => one.span,
        [] => Span::default(),
    };
    let TypeName::Ship(ship) = kind else {
        let name = names.name(kind);
        let message = format!("`{name}` has no blueprint, and so no parts");
        let help = format!("write figures, as in `{name}(init=2 hull=1 computer=1 yellow=2)`");
        return Err(vec![source.diagnostic(Kind::Conflict, span, message).help(help)]);
    };
    let parts: Vec<PartUse> = parts
        .iter()
        .map(|part| PartUse { name: part.head.text.clone(), times: part.times(), span: part.span })
        .collect();
    let whose = format!("the {}", ship.name());
    PartList { source, ship, whose: &whose, parts: &parts, span }.equip(names.data)
}

/// E13.2: what is not given is nothing, but for the drive.
fn add_up(
    source: &Source,
    kind: TypeName,
    name: &str,
    given: &[(Figure, &Attribute)],
) -> Result<Figures, Vec<Diagnostic>> {
    let mut wrong = Vec::new();
    let moves = matches!(kind, TypeName::Ship(ship) if ship != ShipType::Starbase);
    let mut figures = Figures { drive: moves, ..Figures::default() };
    for (n, (figure, attribute)) in given.iter().enumerate() {
        let Some(value) = &attribute.value else { continue };
        if let Some((_, first)) = given[..n].iter().find(|(other, _)| other == figure) {
            let message = format!("`{}` is given twice", figure.name());
            wrong.push(
                source
                    .diagnostic(Kind::Duplicate, attribute.span, message)
                    .related(first.span, "first given here")
                    .help("leave one"),
            );
            continue;
        }
        if attribute.repeat.is_some() {
            let message = format!("`{}` is a figure, and only parts are repeated", figure.name());
            let help = format!("write one number for a whole ship, as in `{}=2`", figure.name());
            wrong.push(source.diagnostic(Kind::Syntax, attribute.span, message).help(help));
            continue;
        }
        match value.whole(source, &format!("`{}`", figure.name()), 0..=figure.most()) {
            Ok(1) if *figure == Figure::Drive && !moves => {
                let message = format!("`{name}` has no drive and never moves");
                let help = "take `drive=1` away";
                wrong.push(source.diagnostic(Kind::Blueprint, attribute.span, message).help(help));
            }
            Ok(value) => figure.set(&mut figures, value),
            Err(problem) => wrong.push(problem),
        }
    }
    if wrong.is_empty() { Ok(figures) } else { Err(wrong) }
}
