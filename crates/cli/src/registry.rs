//! The games. Adding one is adding its adapter here.

use admiralty_adapter::Adapter;
use admiralty_eclipse_adapter::Eclipse;
use admiralty_eve_adapter::Eve;
use admiralty_imperium_adapter::Imperium;
use admiralty_notation::{Diagnostic, Kind, did_you_mean, names};
use admiralty_warpgate_adapter::Warpgate;

/// All games.
pub(crate) static GAMES: &[&dyn Adapter] = &[&Eclipse, &Warpgate, &Imperium, &Eve];

/// The game of this name, in any case.
pub(crate) fn game(name: &str) -> Option<&'static dyn Adapter> {
    GAMES.iter().copied().find(|game| names::same(game.name(), name))
}

/// The game of this name, or which there are.
pub(crate) fn known_game(name: &str) -> Result<&'static dyn Adapter, Diagnostic> {
    game(name).ok_or_else(|| {
        Diagnostic::new(Kind::UnknownName, format!("there is no game called `{name}`"))
            .help(did_you_mean(name, GAMES.iter().map(|game| game.name())))
    })
}
