//! A post for a forum, as Markdown and as BBCode.
//!
//! The parts of a [`Post`] are plain text, names and remarks of people among it; what would be
//! markup is escaped here, and only here.

use admiralty_game::Clause;

/// A line of a log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What it says, as plain text.
    pub text: String,
    /// The dice that it rests on.
    pub dice: Option<String>,
    /// By which clause.
    pub clause: Option<Clause>,
    /// What belongs to it: the course of a battle.
    pub within: Vec<Line>,
}

/// A part of a post with its heading.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// The heading; empty before the first phase.
    pub title: String,
    /// Its lines.
    pub lines: Vec<Line>,
    /// Its parts: in the phase of Individual actions one a player.
    pub sections: Vec<Section>,
}

impl Section {
    /// Whether it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.sections.iter().all(Self::is_empty)
    }
}

/// A post.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Post {
    /// Its title.
    pub title: String,
    /// What comes first: the commitment of the dice, the words of the players.
    pub intro: Vec<String>,
    /// The phases.
    pub sections: Vec<Section>,
    /// What comes last: the hash of the result, the secret of the dice.
    pub outro: Vec<String>,
}

/// On one line, without control characters and marks that change the direction of writing.
fn clean(text: &str) -> String {
    let hidden =
        |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let shown = text.chars().filter(|c| !hidden(*c));
    shown.map(|c| if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') { ' ' } else { c }).collect()
}

/// Text as Markdown that shows as it is.
#[must_use]
pub fn markdown(text: &str) -> String {
    let text = clean(text);
    let text = text.trim();
    let mut out = String::with_capacity(text.len() + 8);
    // At the head of a line these would begin a list or a heading: "1." and "1)" too.
    let number = text.chars().take_while(char::is_ascii_digit).count();
    for (at, c) in text.chars().enumerate() {
        let head = at == 0 && matches!(c, '#' | '+' | '-' | '=' | '>');
        let item = number > 0 && at == number && matches!(c, '.' | ')');
        if head || item || matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '&') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// Text as BBCode that shows as it is: a tag does not begin where a mark without width stands
/// behind its bracket.
#[must_use]
pub fn bbcode(text: &str) -> String {
    clean(text).trim().replace('[', "[\u{2060}")
}

impl Post {
    /// As Markdown.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut out = format!("# {}\n", markdown(&self.title));
        paragraphs(&mut out, &self.intro, markdown);
        for section in &self.sections {
            markdown_section(&mut out, section, 2);
        }
        if !self.outro.is_empty() {
            out.push_str("\n---\n");
        }
        paragraphs(&mut out, &self.outro, markdown);
        out
    }

    /// As BBCode.
    #[must_use]
    pub fn bbcode(&self) -> String {
        let mut out = format!("[b]{}[/b]\n", bbcode(&self.title));
        let frame = |out: &mut String, texts: &[String]| {
            if !texts.is_empty() {
                let lines: Vec<String> = texts.iter().map(|text| bbcode(text)).collect();
                out.push_str(&format!("\n[quote]{}[/quote]\n", lines.join("\n")));
            }
        };
        frame(&mut out, &self.intro);
        for section in &self.sections {
            bbcode_section(&mut out, section, true);
        }
        frame(&mut out, &self.outro);
        out
    }
}

fn paragraphs(out: &mut String, texts: &[String], escape: fn(&str) -> String) {
    for text in texts {
        out.push_str(&format!("\n{}\n", escape(text)));
    }
}

/// "text. *Dice: 7, 3* (I5.2.1)".
fn markdown_line(line: &Line) -> String {
    let mut text = markdown(&line.text);
    if let Some(dice) = &line.dice {
        text.push_str(&format!(" *{}*", markdown(dice)));
    }
    if let Some(clause) = line.clause {
        text.push_str(&format!(" <sub>({})</sub>", markdown(clause.0)));
    }
    text
}

fn markdown_lines(out: &mut String, lines: &[Line], depth: usize) {
    for line in lines {
        out.push_str(&format!("{}- {}\n", "  ".repeat(depth), markdown_line(line)));
        markdown_lines(out, &line.within, depth + 1);
    }
}

fn markdown_section(out: &mut String, section: &Section, level: usize) {
    if section.is_empty() {
        return;
    }
    if !section.title.is_empty() {
        out.push_str(&format!("\n{} {}\n", "#".repeat(level), markdown(&section.title)));
    }
    if !section.lines.is_empty() {
        out.push('\n');
    }
    markdown_lines(out, &section.lines, 0);
    section.sections.iter().for_each(|part| markdown_section(out, part, level + 1));
}

fn bbcode_lines(out: &mut String, lines: &[Line]) {
    if lines.is_empty() {
        return;
    }
    out.push_str("[list]\n");
    for line in lines {
        out.push_str(&format!("[*]{}", bbcode(&line.text)));
        if let Some(dice) = &line.dice {
            out.push_str(&format!(" [i]{}[/i]", bbcode(dice)));
        }
        if let Some(clause) = line.clause {
            out.push_str(&format!(" ({})", bbcode(clause.0)));
        }
        out.push('\n');
        bbcode_lines(out, &line.within);
    }
    out.push_str("[/list]\n");
}

fn bbcode_section(out: &mut String, section: &Section, outer: bool) {
    if section.is_empty() {
        return;
    }
    if !section.title.is_empty() {
        let title = bbcode(&section.title);
        let title = if outer { format!("[b][u]{title}[/u][/b]") } else { format!("[b]{title}[/b]") };
        out.push_str(&format!("\n{title}\n"));
    }
    bbcode_lines(out, &section.lines);
    section.sections.iter().for_each(|part| bbcode_section(out, part, false));
}
