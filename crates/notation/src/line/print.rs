//! The canonical text of a battle line.

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter};

use super::ast::{Argument, Attribute, Group, Line, Opt, Side, Stack, Token};
use super::is_versus;
use super::lexer::{is_name, is_word};
use super::value::starts_as_number;

/// A name as it stands in a canonical line: in quotes only if it could be read as something else.
///
/// ```
/// use admiralty_notation::line::quote_name;
/// assert_eq!(quote_name("heavy cruiser"), "heavy cruiser");
/// assert_eq!(quote_name("2nd fleet"), "\"2nd fleet\"");
/// assert_eq!(quote_name("Alien vs. Predator"), "\"Alien vs. Predator\"");
/// ```
#[must_use]
pub fn quote_name(name: &str) -> Cow<'_, str> {
    let bare = !starts_as_number(name)
        && name
            .split(' ')
            .all(|word| is_bare(word) && word.chars().all(is_name) && !is_versus(word) && !is_count(word));
    if bare { name.into() } else { quoted(name).into() }
}

/// A value or attribute as it stands in a canonical line: in quotes unless it is one word.
///
/// ```
/// use admiralty_notation::line::quote_word;
/// assert_eq!(quote_word("ion_cannon"), "ion_cannon");
/// assert_eq!(quote_word("Pitched Battle"), "\"Pitched Battle\"");
/// ```
#[must_use]
pub fn quote_word(word: &str) -> Cow<'_, str> {
    if is_bare(word) { word.into() } else { quoted(word).into() }
}

/// Whether the lexer reads it as one word.
fn is_bare(word: &str) -> bool {
    word.chars().all(is_word) && word.contains(char::is_alphanumeric) && !word.starts_with('\'')
}

/// Whether it would be taken for a count.
fn is_count(word: &str) -> bool {
    starts_as_number(word) && !word.trim_end_matches(['x', 'X']).contains(char::is_alphabetic)
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        if matches!(c, '"' | '\\') {
            quoted.push('\\');
        }
        quoted.push(c);
    }
    quoted.push('"');
    quoted
}

/// What stands in quotes and looks like a number stays in quotes: the game may tell them apart.
fn word(token: &Token) -> Cow<'_, str> {
    if token.quoted && starts_as_number(&token.text) {
        quoted(&token.text).into()
    } else {
        quote_word(&token.text)
    }
}

/// Writes the items with a separator between.
fn list<T: Display>(f: &mut Formatter<'_>, items: &[T], separator: &str) -> fmt::Result {
    for (n, item) in items.iter().enumerate() {
        if n > 0 {
            f.write_str(separator)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

impl Display for Line {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        list(f, &self.sides, " vs ")?;
        for option in &self.options {
            write!(f, " ; {option}")?;
        }
        Ok(())
    }
}

impl Display for Side {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            write!(f, "{}: ", quote_name(&name.text))?;
        }
        list(f, &self.stacks, ", ")
    }
}

impl Display for Stack {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(count) = self.count {
            write!(f, "{}", count.value)?;
            if !self.groups.is_empty() {
                f.write_str(" ")?;
            }
        }
        list(f, &self.groups, " ")
    }
}

impl Display for Group {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&quote_name(&self.name.text))?;
        match &self.attributes {
            None => Ok(()),
            Some(attributes) => {
                f.write_str("(")?;
                list(f, attributes, " ")?;
                f.write_str(")")
            }
        }
    }
}

impl Display for Attribute {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&word(&self.head))?;
        if let Some(value) = &self.value {
            write!(f, "={}", word(value))?;
        }
        if let Some(repeat) = self.repeat {
            write!(f, "*{}", repeat.value)?;
        }
        Ok(())
    }
}

impl Display for Opt {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name.text)?;
        for argument in &self.arguments {
            write!(f, " {argument}")?;
        }
        Ok(())
    }
}

impl Display for Argument {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&word(&self.head))?;
        for (n, value) in self.values.iter().enumerate() {
            let separator = if n == 0 { "=" } else { "," };
            write!(f, "{separator}{}", word(value))?;
        }
        Ok(())
    }
}
