//! What sorts of characters there are in orders.

/// The length of a forum's tag at the beginning of a text.
pub(super) fn tag(text: &str) -> Option<usize> {
    const KNOWN: [&str; 20] = [
        "b", "i", "u", "*", "color", "size", "font", "list", "li", "ul", "ol", "code", "center", "left",
        "right", "spoiler", "url", "h1", "h2", "h3",
    ];
    let (inside, _) = text.strip_prefix('[')?.split_once(']')?;
    let name = inside.strip_prefix('/').unwrap_or(inside);
    let name = name.split_once('=').map_or(name, |(name, _)| name);
    KNOWN.iter().any(|known| known.eq_ignore_ascii_case(name)).then_some(inside.len() + 2)
}

/// What rulers and headings are drawn with.
pub(super) const fn is_rule(c: char) -> bool {
    matches!(c, '-' | '–' | '—' | '=' | '_' | '~')
}

/// Spaces, and what copying and pasting leaves behind.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}')
}

/// What words are made of: letters with their accents, digits, and the signs of names and numbers.
pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric()
        || matches!(
            c,
            '_' | '-' | '\'' | '.' | '/' | '%' | '\u{2019}' | '\u{2010}'..='\u{2014}' | '\u{2212}'
                | '\u{300}'..='\u{36f}'
        )
}

/// The quotes that close what `c` opens.
pub(super) const fn closing(c: char) -> Option<&'static [char]> {
    Some(match c {
        '"' => &['"'],
        '“' | '”' | '„' => &['“', '”', '"'],
        '«' => &['»'],
        _ => return None,
    })
}
