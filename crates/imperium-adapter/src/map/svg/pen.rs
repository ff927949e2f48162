//! Drawing: shapes and texts as SVG, escaped in one place.

use super::Point;

/// A text's place: where it is tied to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
}

/// How a text looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Style {
    /// The height of letters, in units of the picture.
    pub(super) size: i32,
    pub(super) colour: &'static str,
    pub(super) bold: bool,
    pub(super) anchor: Anchor,
}

impl Style {
    pub(super) const fn new(size: i32, colour: &'static str) -> Self {
        Self { size, colour, bold: false, anchor: Anchor::Middle }
    }

    pub(super) const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    pub(super) const fn start(self) -> Self {
        Self { anchor: Anchor::Start, ..self }
    }
}

/// The smallest letters that are written before a text is shortened.
const SMALLEST: i32 = 9;

/// The picture so far.
#[derive(Debug, Default)]
pub(super) struct Pen(String);

/// Text as SVG that shows as it is. Characters that XML does not know are left out.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => out.push(c),
        }
    }
    out
}

/// About how wide a text is, rather too wide than too narrow, in thousandths of its size a letter.
fn thousandths(text: &str, bold: bool) -> i32 {
    let letter = |c: char| match c {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | ' ' | '\u{a0}' | ':' | ';' | '|' | '!' | '·' => 350,
        'f' | 't' | 'r' | '(' | ')' | '/' | '-' | '’' => 440,
        '%' | '@' | 'm' | 'w' | 'M' | 'W' | 'Ж' | 'Ш' | 'Щ' | 'Ю' | 'Ы' | 'ж' | 'ш' | 'щ' | 'ю' | 'ы'
        | 'М' | 'м' | 'Ф' | 'ф' | '—' | '…' => 1000,
        c if c.is_ascii_lowercase() || c.is_ascii_digit() => 640,
        c if c.is_alphabetic() && c.is_lowercase() => 670,
        c if c.is_alphabetic() && c.is_uppercase() => 790,
        c if u32::from(c) < 0x2000 => 840,
        _ => 1050,
    };
    let sum = text.chars().fold(0_i32, |sum, c| sum.saturating_add(letter(c)));
    if bold { sum.saturating_add(sum / 9) } else { sum }
}

/// About how wide a text is at a size.
pub(super) fn width(text: &str, style: Style) -> i32 {
    thousandths(text, style.bold).saturating_mul(style.size) / 1000 + 1
}

/// A text that fits in `most`: smaller if need be, then shortened.
pub(super) fn fitted(text: &str, style: Style, most: i32) -> (String, Style) {
    let mut style = style;
    while style.size > SMALLEST && width(text, style) > most {
        style.size -= 1;
    }
    if width(text, style) <= most {
        return (text.to_owned(), style);
    }
    let mut shown = String::new();
    for c in text.chars() {
        let longer = format!("{shown}{c}…");
        if width(&longer, style) > most {
            break;
        }
        shown.push(c);
    }
    (format!("{}…", shown.trim_end()), style)
}

/// A text in lines that are at most `most` wide.
pub(super) fn wrapped(text: &str, style: Style, most: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), style) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

impl Pen {
    /// What was drawn.
    pub(super) fn done(self) -> String {
        self.0
    }

    /// A text on its base line, at most `most` wide.
    pub(super) fn text(&mut self, at: Point, text: &str, style: Style, most: i32) {
        let (shown, style) = fitted(text, style, most);
        let anchor = match style.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
        };
        let weight = if style.bold { r#" font-weight="bold""# } else { "" };
        let tip = if shown == text { String::new() } else { format!("<title>{}</title>", escape(text)) };
        self.0.push_str(&format!(
            r#"<text x="{}" y="{}" font-size="{}" fill="{}" text-anchor="{anchor}"{weight}>{}{tip}</text>"#,
            at.x,
            at.y,
            style.size,
            style.colour,
            escape(&shown),
        ));
    }

    /// A disc.
    pub(super) fn disc(&mut self, at: Point, radius: i32, fill: &str, stroke: &str, line: i32) {
        self.0.push_str(&format!(
            r#"<circle cx="{}" cy="{}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>"#,
            at.x, at.y,
        ));
    }

    /// A box with round corners, `at` its upper left one.
    pub(super) fn frame(&mut self, at: Point, size: (i32, i32), fill: &str, stroke: &str) {
        self.0.push_str(&format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="4" fill="{fill}" stroke="{stroke}"/>"#,
            at.x, at.y, size.0, size.1,
        ));
    }

    /// A filled polygon.
    pub(super) fn polygon(&mut self, corners: &[Point], fill: &str, stroke: &str, line: i32) {
        let points: Vec<String> = corners.iter().map(|p| format!("{},{}", p.x, p.y)).collect();
        self.0.push_str(&format!(
            r#"<polygon points="{}" fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>"#,
            points.join(" "),
        ));
    }

    /// A drawing of the definitions, put at a point.
    pub(super) fn stamp(&mut self, at: Point, id: &str) {
        self.0.push_str(&format!(r##"<use href="#{id}" x="{}" y="{}"/>"##, at.x, at.y));
    }
}
