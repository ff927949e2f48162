//! Which of several answers a person means.

/// Which of several answers was meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    /// This one.
    One(usize),
    /// It could be any of these.
    Several(Vec<usize>),
    /// None of them.
    None,
}

/// Finds the answer by the number before it or by the beginning of its text or of another name of it;
/// `names` are those, for as many of the answers as have some, the full name first.
pub(crate) fn pick(typed: &str, numbers: &[usize], texts: &[String], names: &[Vec<String>]) -> Pick {
    let typed = plain(typed);
    if typed.is_empty() {
        return Pick::None;
    }
    if let Ok(number) = typed.trim_end_matches(['.', ')']).parse::<usize>() {
        return numbers.iter().position(|n| *n == number).map_or(Pick::None, Pick::One);
    }
    let none = Vec::new();
    let called = texts.iter().zip(names.iter().chain(std::iter::repeat(&none)));
    let called: Vec<Vec<String>> = called
        .map(|(text, names)| std::iter::once(text).chain(names).map(|name| plain(name)).collect())
        .collect();
    let which = |fits: &dyn Fn(&Vec<String>) -> bool| -> Vec<usize> {
        called.iter().enumerate().filter(|(_, names)| fits(names)).map(|(i, _)| i).collect()
    };
    // What it is called in full goes before what it is called besides, and that before a beginning.
    let mut found = which(&|names| names.iter().take(2).any(|name| *name == typed));
    if found.is_empty() {
        found = which(&|names| names.contains(&typed));
    }
    if found.is_empty() {
        found = which(&|names| names.iter().any(|name| name.starts_with(&typed)));
    }
    match found.as_slice() {
        [] => Pick::None,
        [one] => Pick::One(*one),
        _ => Pick::Several(found),
    }
}

/// Lower case, single blanks; `×2` in all spellings as `x2`.
fn plain(text: &str) -> String {
    let text = text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let next = text.chars().skip(1).chain([' ']);
    let times = |(c, next): (char, char)| match c {
        '×' | 'х' if next.is_ascii_digit() => 'x',
        _ => c,
    };
    text.chars().zip(next).map(times).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_found_by_number_or_beginning() {
        let texts = ["Aim well".to_owned(), "Aim".to_owned(), "Snap".to_owned(), "Ждать".to_owned()];
        let pick = |typed| pick(typed, &[1, 2, 3, 4], &texts, &[]);
        assert_eq!(pick("3"), Pick::One(2));
        assert_eq!(pick("3)"), Pick::One(2));
        assert_eq!(pick("5"), Pick::None);
        assert_eq!(pick("0"), Pick::None);
        assert_eq!(pick("s"), Pick::One(2));
        assert_eq!(pick("ЖД"), Pick::One(3));
        assert_eq!(pick("ai"), Pick::Several(vec![0, 1]));
        assert_eq!(pick("aim"), Pick::One(1));
        assert_eq!(pick("aim  w"), Pick::One(0));
        assert_eq!(pick("x"), Pick::None);
        assert_eq!(pick(""), Pick::None);
        assert_eq!(pick("99999999999999999999999"), Pick::None);
    }

    #[test]
    fn answers_are_found_by_their_other_names() {
        let texts = ["play Salvage (x2)".to_owned(), "play Salve (x3)".to_owned(), "wait".to_owned()];
        let names = [vec!["Salvage".to_owned(), "x2".to_owned()], vec!["Salve".to_owned(), "x3".to_owned()]];
        let pick = |typed| pick(typed, &[1, 2, 3], &texts, &names);
        assert_eq!(pick("salvage"), Pick::One(0));
        assert_eq!(pick("X3"), Pick::One(1));
        assert_eq!(pick("salv"), Pick::Several(vec![0, 1]));
        assert_eq!(pick("play sal"), Pick::Several(vec![0, 1]));
        assert_eq!(pick("w"), Pick::One(2));
        assert_eq!(pick("x"), Pick::Several(vec![0, 1]));
        // The sign, and the Cyrillic letter.
        assert_eq!(pick("×3"), Pick::One(1));
        assert_eq!(pick("х2"), Pick::One(0));
    }

    #[test]
    fn a_full_name_goes_before_another() {
        let texts = ["Heroic (x5)".to_owned(), "x5".to_owned()];
        let names = [vec!["Heroic".to_owned(), "x5".to_owned()], vec!["x5".to_owned()]];
        assert_eq!(pick("x5", &[1, 2], &texts, &names), Pick::One(1));
    }
}
