//! E13.2: bare figures instead of parts.

use admiralty_eclipse::setup::MAX_DICE;
use admiralty_eclipse::ship::{Computer, Figures, Hull, Initiative, MAX_HULL, Shield};
use admiralty_notation::names;

/// A figure of a ship, as it is called in battle lines and files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Figure {
    Init,
    Hull,
    Computer,
    Shield,
    Yellow,
    Orange,
    Red,
    Missiles,
    Drive,
}

impl Figure {
    /// All of them, in the order of canonical lines.
    pub(crate) const ALL: [Self; 9] = [
        Self::Init,
        Self::Hull,
        Self::Computer,
        Self::Shield,
        Self::Yellow,
        Self::Orange,
        Self::Red,
        Self::Missiles,
        Self::Drive,
    ];

    /// The canonical name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Init => "init",
            Self::Hull => "hull",
            Self::Computer => "computer",
            Self::Shield => "shield",
            Self::Yellow => "yellow",
            Self::Orange => "orange",
            Self::Red => "red",
            Self::Missiles => "missiles",
            Self::Drive => "drive",
        }
    }

    /// The figure that a person calls so.
    pub(crate) fn named(word: &str) -> Option<Self> {
        let table = Self::ALL.map(|figure| -> (&str, &[&str]) {
            (figure.name(), if figure == Self::Init { &["initiative"] } else { &[] })
        });
        let name = names::resolve(word, &table)?;
        Self::ALL.into_iter().find(|figure| figure.name() == name)
    }

    /// The highest value that the engine computes with.
    pub(crate) const fn most(self) -> u64 {
        match self {
            Self::Init => 100,
            Self::Hull => MAX_HULL as u64,
            Self::Computer | Self::Shield => 20,
            Self::Yellow | Self::Orange | Self::Red | Self::Missiles => MAX_DICE as u64,
            Self::Drive => 1,
        }
    }

    /// Sets it. Values above [`Figure::most`] are capped.
    pub(crate) fn set(self, figures: &mut Figures, value: u64) {
        let value = value.min(self.most()) as u8;
        match self {
            Self::Init => figures.initiative = Initiative(i16::from(value)),
            Self::Hull => figures.hull = Hull(value),
            Self::Computer => figures.computer = Computer(value),
            Self::Shield => figures.shield = Shield(value),
            Self::Yellow => figures.yellow = value,
            Self::Orange => figures.orange = value,
            Self::Red => figures.red = value,
            Self::Missiles => figures.missiles = value,
            Self::Drive => figures.drive = value > 0,
        }
    }

    /// Its value.
    pub(crate) fn of(self, figures: &Figures) -> i16 {
        match self {
            Self::Init => figures.initiative.0,
            Self::Hull => i16::from(figures.hull.0),
            Self::Computer => i16::from(figures.computer.0),
            Self::Shield => i16::from(figures.shield.0),
            Self::Yellow => i16::from(figures.yellow),
            Self::Orange => i16::from(figures.orange),
            Self::Red => i16::from(figures.red),
            Self::Missiles => i16::from(figures.missiles),
            Self::Drive => i16::from(figures.drive),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What can be written is what the rulebook accepts, no less and no more.
    #[test]
    fn limits_are_those_of_the_rulebook() {
        let mut most = Figures::default();
        Figure::ALL.iter().for_each(|figure| figure.set(&mut most, u64::MAX));
        assert_eq!(most.check(), Ok(()));
        for figure in Figure::ALL {
            assert_eq!(u64::try_from(figure.of(&most)), Ok(figure.most()));
        }
        let over = [
            Figures { initiative: Initiative(101), ..most },
            Figures { computer: Computer(21), ..most },
            Figures { shield: Shield(21), ..most },
            Figures { hull: Hull(MAX_HULL + 1), ..most },
            Figures { yellow: MAX_DICE + 1, ..most },
            Figures { missiles: MAX_DICE + 1, ..most },
        ];
        assert!(over.iter().all(|figures| figures.check().is_err()));
    }

    #[test]
    fn names_as_people_write_them() {
        for (word, figure) in [
            ("Initiative", Some(Figure::Init)),
            ("computers", Some(Figure::Computer)),
            ("missile", Some(Figure::Missiles)),
            ("SHIELDS", Some(Figure::Shield)),
            ("electron_computer", None),
        ] {
            assert_eq!(Figure::named(word), figure, "{word}");
        }
    }
}
