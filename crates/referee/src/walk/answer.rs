//! What people type, and what it means.

/// What can be typed at any prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Clause,
    Board,
    Log,
    Help,
    Quit,
}

/// The command, if it is one. English and Russian are understood in either language.
pub(super) fn command(typed: &str) -> Option<Command> {
    match typed.to_lowercase().as_str() {
        "?" => Some(Command::Clause),
        "board" | "доска" => Some(Command::Board),
        "log" | "журнал" => Some(Command::Log),
        "help" | "помощь" => Some(Command::Help),
        "quit" | "exit" | "выход" => Some(Command::Quit),
        _ => None,
    }
}

/// Why what was typed is not what dice show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum NotFaces {
    /// This is not a number.
    NotNumber(String),
    /// No die shows this.
    Face(String),
    /// So many were typed.
    Count(usize),
}

/// Reads what `dice` dice show, with blanks, commas or semicolons between the numbers; dice with
/// fewer than ten sides may do without (`631`), and a die with ten sides that shows 0 shows ten.
pub(super) fn faces(typed: &str, dice: u16, sides: u8) -> Result<Vec<u8>, NotFaces> {
    let mut faces = Vec::new();
    for word in typed.split([' ', '\t', ',', ';']).filter(|w| !w.is_empty()) {
        if !word.chars().all(|c| c.is_ascii_digit()) {
            return Err(NotFaces::NotNumber(word.to_owned()));
        }
        let numbers: Vec<&str> =
            if sides < 10 { word.split("").filter(|d| !d.is_empty()).collect() } else { vec![word] };
        for number in numbers {
            match number.parse::<u8>() {
                Ok(face) if face >= 1 && face <= sides => faces.push(face),
                Ok(0) if sides == 10 => faces.push(10),
                _ => return Err(NotFaces::Face(number.to_owned())),
            }
        }
    }
    if faces.len() == usize::from(dice) { Ok(faces) } else { Err(NotFaces::Count(faces.len())) }
}

/// Faces to show how to type them: different ones, highest first.
pub(super) fn example(dice: u16, sides: u8) -> String {
    let sides = u16::from(sides.max(1));
    let face = |i: u16| (sides - (i * 3) % sides).to_string();
    (0..dice).map(face).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_read_in_every_spelling() {
        for typed in ["6 3 1", "631", "6,3,1", "6, 3; 1", " 63 1 "] {
            assert_eq!(faces(typed, 3, 6), Ok(vec![6, 3, 1]), "{typed}");
        }
        assert_eq!(faces("10 0 1", 3, 10), Ok(vec![10, 10, 1]));
        assert_eq!(faces("10", 2, 10), Err(NotFaces::Count(1)));
        assert_eq!(faces("6 3", 3, 6), Err(NotFaces::Count(2)));
        assert_eq!(faces("", 3, 6), Err(NotFaces::Count(0)));
        assert_eq!(faces("6 7 1", 3, 6), Err(NotFaces::Face("7".into())));
        assert_eq!(faces("6 0 1", 3, 6), Err(NotFaces::Face("0".into())));
        assert_eq!(faces("11", 1, 10), Err(NotFaces::Face("11".into())));
        assert_eq!(faces("999", 1, 10), Err(NotFaces::Face("999".into())));
        assert_eq!(faces("six", 1, 6), Err(NotFaces::NotNumber("six".into())));
        assert_eq!(faces("-1", 1, 6), Err(NotFaces::NotNumber("-1".into())));
    }

    #[test]
    fn the_example_can_be_typed() {
        for sides in 1..=10 {
            for dice in 1..=30 {
                assert!(faces(&example(dice, sides), dice, sides).is_ok());
            }
        }
        assert_eq!(example(3, 6), "6 3 6");
    }

    #[test]
    fn commands_in_both_languages() {
        assert_eq!(command("Доска"), Some(Command::Board));
        assert_eq!(command("QUIT"), Some(Command::Quit));
        assert_eq!(command("boar"), None);
    }
}
