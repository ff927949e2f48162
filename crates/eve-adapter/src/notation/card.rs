//! What stands on a ship's card: `(2/3 ambush=1 value=2)`.

use admiralty_eve::ship::{Figures, MAX_FIGURE};
use admiralty_notation::line::{Attribute, Group, Token};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean};

/// A figure of a ship, as it is called in battle lines and files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Figure {
    Attack,
    Shield,
    Ambush,
    Value,
}

impl Figure {
    /// All of them.
    pub(crate) const ALL: [Self; 4] = [Self::Attack, Self::Shield, Self::Ambush, Self::Value];

    /// The name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Shield => "shield",
            Self::Ambush => "ambush",
            Self::Value => "value",
        }
    }

    /// The lowest it can be: a ship without a shield would be no ship (V2.6).
    pub(crate) const fn least(self) -> u64 {
        match self {
            Self::Shield => 1,
            _ => 0,
        }
    }

    /// The highest it can be.
    pub(crate) const MOST: u64 = MAX_FIGURE as u64;

    fn index(self) -> usize {
        self as usize
    }
}

/// Figures as they are read, each at most once.
#[derive(Default)]
pub(crate) struct Card {
    given: [Option<(u8, Span)>; 4],
}

impl Card {
    /// Whether anything was given.
    fn is_empty(&self) -> bool {
        self.given.iter().all(Option::is_none)
    }

    fn set(&mut self, source: &Source, figure: Figure, value: u64, span: Span) -> Result<(), Diagnostic> {
        let name = figure.name();
        if let Some((_, first)) = self.given[figure.index()] {
            let message = format!("`{name}` is given twice");
            let problem = source.diagnostic(Kind::Duplicate, span, message);
            return Err(problem.related(first, "first given here").help("leave one"));
        }
        if !(figure.least()..=Figure::MOST).contains(&value) {
            let how = if value < figure.least() { "too small" } else { "too large" };
            let message = format!("`{name}` is {how}: {value}");
            let help = format!("`{name}` is a number from {} to {}", figure.least(), Figure::MOST);
            return Err(source.diagnostic(Kind::OutOfRange, span, message).help(help));
        }
        self.given[figure.index()] = Some((value as u8, span));
        Ok(())
    }

    fn attribute(&mut self, source: &Source, attribute: &Attribute) -> Result<(), Diagnostic> {
        let head = &attribute.head;
        if attribute.repeat.is_some() {
            let message = format!("`{}` cannot be repeated", shown(&head.text));
            let help = "write a count before the ship's name, as in `3 rifter(1/2)`";
            return Err(source.diagnostic(Kind::Syntax, attribute.span, message).help(help));
        }
        let Some(value) = &attribute.value else { return self.alone(source, head) };
        match Figure::ALL.into_iter().find(|figure| head.is(figure.name())) {
            Some(figure) => {
                let what = format!("`{}`", figure.name());
                let number = value.whole(source, &what, figure.least()..=Figure::MOST)?;
                self.set(source, figure, number, attribute.span)
            }
            None => Err(unknown(source, head)),
        }
    }

    /// Something without `=`: attack and shield, or a mistake.
    fn alone(&mut self, source: &Source, head: &Token) -> Result<(), Diagnostic> {
        if let Some(pair) = head.pair() {
            self.set(source, Figure::Attack, pair.first, head.span)?;
            return self.set(source, Figure::Shield, pair.second, head.span);
        }
        if let Some(figure) = Figure::ALL.into_iter().find(|figure| head.is(figure.name())) {
            let message = format!("`{}` has no number", figure.name());
            let help = format!("write it behind: `{}=1`", figure.name());
            return Err(source.diagnostic(Kind::BadValue, head.span, message).help(help));
        }
        if head.is_number() {
            let message = format!("`{}` is not attack and shield", shown(&head.text));
            let help = "write both with a slash between them, as in `(2/3)`: attack 2, shield 3";
            return Err(source.diagnostic(Kind::BadValue, head.span, message).help(help));
        }
        Err(unknown(source, head))
    }

    /// The figures, if attack and shield are among them.
    fn figures(&self, source: &Source, group: &Group) -> Result<Figures, Diagnostic> {
        let of = |figure: Figure| self.given[figure.index()].map(|(value, _)| value);
        match (of(Figure::Attack), of(Figure::Shield)) {
            (Some(attack), Some(shield)) => Ok(Figures {
                attack,
                shield,
                ambush: of(Figure::Ambush).unwrap_or(0),
                value: of(Figure::Value).unwrap_or(1),
            }),
            (attack, _) => {
                let missing = if attack.is_none() { Figure::Attack } else { Figure::Shield };
                let message = format!("`{}` has no {}", shown(&group.name.text), missing.name());
                let help = "write attack and shield, as in `(2/3)`";
                Err(source.diagnostic(Kind::MissingKey, group.span, message).help(help))
            }
        }
    }
}

fn unknown(source: &Source, head: &Token) -> Diagnostic {
    let message = format!("a ship has no `{}`", shown(&head.text));
    let help = did_you_mean(&head.text, Figure::ALL.map(Figure::name));
    source.diagnostic(Kind::UnknownKey, head.span, message).help(help)
}

/// The figures that stand in the parentheses of a group; `None` if there are none.
///
/// # Errors
/// Everything that is wrong with them.
pub(crate) fn figures(source: &Source, group: &Group) -> Result<Option<Figures>, Vec<Diagnostic>> {
    let mut card = Card::default();
    let attributes = group.attributes().iter();
    let wrong: Vec<_> = attributes.filter_map(|a| card.attribute(source, a).err()).collect();
    if !wrong.is_empty() {
        return Err(wrong);
    }
    if card.is_empty() {
        return Ok(None);
    }
    card.figures(source, group).map(Some).map_err(|problem| vec![problem])
}
