//! What a battle line says, before any game has given it a meaning.

use crate::{Diagnostic, Kind, Source, Span, Spanned, names};

/// A battle line. Its `Display` is the canonical text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The text it was read from; the spans below point into it.
    pub source: Source,
    /// The attacker, then the defender.
    pub sides: [Side; 2],
    /// What follows the semicolons, in the order written.
    pub options: Vec<Opt>,
}

impl Line {
    /// A diagnostic that points into this line.
    #[must_use]
    pub fn diagnostic(&self, kind: Kind, span: Span, message: impl Into<String>) -> Diagnostic {
        self.source.diagnostic(kind, span, message)
    }
}

/// One side of the battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// What stands before the colon.
    pub name: Option<Token>,
    /// What stands between the commas; at least one.
    pub stacks: Vec<Stack>,
    /// From the name to the last stack.
    pub span: Span,
}

/// What stands between two commas: a count, groups, or both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stack {
    /// The count in front, from 1 to [`MAX_COUNT`](super::MAX_COUNT).
    pub count: Option<Spanned<u64>>,
    /// Empty only if there is a count. Most stacks have one: the type of the ships.
    pub groups: Vec<Group>,
    /// From the count to the end of the last group.
    pub span: Span,
}

impl Stack {
    /// The count, or 1.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.count.map_or(1, |count| count.value)
    }
}

/// A name and what is said of it in parentheses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// The name: the words with one space between them, or the quoted text.
    pub name: Token,
    /// What is in the parentheses; `None` if there are none.
    pub attributes: Option<Vec<Attribute>>,
    /// From the name to the closing parenthesis.
    pub span: Span,
}

impl Group {
    /// What is in the parentheses, if anything.
    #[must_use]
    pub fn attributes(&self) -> &[Attribute] {
        self.attributes.as_deref().unwrap_or_default()
    }
}

/// One thing in parentheses: `hull=1`, `ion_cannon*2`, `5`, `2/3`, `"Pitched Battle"`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attribute {
    /// What stands before `=`, or all of it.
    pub head: Token,
    /// What stands after `=`.
    pub value: Option<Token>,
    /// The N of `*N`, from 1 to [`MAX_REPEAT`](super::MAX_REPEAT).
    pub repeat: Option<Spanned<u64>>,
    /// All of it.
    pub span: Span,
}

impl Attribute {
    /// How many times it is meant: N of `*N`, or 1.
    #[must_use]
    pub fn times(&self) -> u64 {
        self.repeat.map_or(1, |repeat| repeat.value)
    }
}

/// What follows a semicolon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opt {
    /// The first word, without the `--` that a flag would have.
    pub name: Token,
    /// The rest.
    pub arguments: Vec<Argument>,
    /// From the first word to the last.
    pub span: Span,
}

impl Opt {
    /// Whether this is the option `name` ([`names::same`]).
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        names::same(&self.name.text, name)
    }
}

/// One argument of an option: `4`, `"round 3"`, `attacker=fighter,cruiser`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Argument {
    /// What stands before `=`, or all of it.
    pub head: Token,
    /// What stands after `=`, split at the commas; empty if there is no `=`.
    pub values: Vec<Token>,
    /// All of it.
    pub span: Span,
}

/// A word, a number as it was written, or a quoted text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// The text, without quotes and as it was typed otherwise.
    pub text: String,
    /// Whether it stood in quotes.
    pub quoted: bool,
    /// Where; with its quotes.
    pub span: Span,
}

impl Token {
    /// Whether it says `word` ([`names::same`]).
    #[must_use]
    pub fn is(&self, word: &str) -> bool {
        names::same(&self.text, word)
    }
}
