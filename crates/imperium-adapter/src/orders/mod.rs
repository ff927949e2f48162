//! The orders of a turn, as a player posts them in a forum (O1).
//!
//! One file a player, one statement a line, in English or Russian or both:
//!
//! ```text
//! seat Anna                          # or: игрок Анна
//! turn 3
//! vote for
//! buy 2 cruisers, 3 fighters         # or: купить 2 крейсера, 3 истребителя
//! move 2 cruisers, carrier from 14 load 3 ground_force from Jord via 15 to 16
//! move cruiser 14 -> 15 -> 16
//! battle at 16: losses fighter, cruiser; retreat after round 3 or when odds < 30% to 15
//! land 3 ground_force on "Mecatol Rex"
//! research Nano Technology
//! ```
//!
//! * Case does not matter. Names of several words need no quotes, unless they contain one of the
//!   words that join a statement (`to`, `on`, `в`, `на`, …) or begin with a number.
//! * Whatever follows `#` or `//` is a comment. Bullets, bold letters and the tags of a forum are passed
//!   over, and so is what stands in `[quote]`; a line that ends with a colon, stands between `==`, or is
//!   the name of a phase, is a heading.
//! * What is loaded is loaded where it stands in the route; `load 2 ground_force, 1 pds from PLANET`
//!   loads both from there, where that planet is.
//! * A statement goes on in the next line after a `\` at the end, or if that line begins with `...`
//!   or with a word that can only continue: `via`, `to`, `load`, `losses`, `retreat`, `opponents`.
//!
//! All statements:
//!
//! ```text
//! seat Anna
//! turn 3
//! word "any text"                                  # for the sealed dice
//! give 10 credits, card "Plague" to Boris          # I3.2
//! exchange with Boris: 5 credits for card "Plague" # I3.2; `nothing` on either side
//! vote for "Mecatol Rex"                           # I3.3; `vote for`, `vote against`
//! agree with Boris                                 # I4.4: a trade agreement
//! break with Boris before movement                 # I4.5; before income if no phase is named
//! discard "Plague"                                 # I4.1
//! play "Plague" in invasion on Jord                # I4.2; phase and target as the card asks
//! buy 2 cruiser, 3 fighter                         # I4.6
//! move 2 cruiser, 1 carrier from 14 load 3 pds from Jord, 2 fighter via 15 to 16 load 1 pds
//! move 1 cruiser from 14 stop at 16 to attack      # I5.1.7: the Fighters of a dock
//! transfer 2 pds from Jord to Nar                  # by a technology
//! battles 16, 15                                   # I5.2.0: the order of battles
//! battle at 16 against Boris: losses fighter, cruiser; retreat after round 3 or when ships 2 to 14
//! battle: retreat when odds < 30%; opponents Boris, Clara   # all other battles
//! attack Boris at 16                               # I5.1.7
//! fire at Boris in 16                              # I5.2.7: PDS
//! hold fire in 15                                  # I5.2.7; everywhere if no hex is named
//! land 3 pds from carrier on Jord, 1 pds on Nar     # I5.3.1
//! base 2 fighter at Jord                           # I5.1.6: at the dock there
//! bombard Jord with 1 dreadnought                  # I5.3.3; with all if none are named
//! ground losses ground_force                       # I5.3.5
//! research "Nano Technology"                       # I6.1
//! place 2 cruiser at Jord, 3 fighter at Nar        # I7.1
//! dock at Nar                                      # I7.2: a new Space Dock
//! docks Jord, Nar                                  # I7.1: for the rest, by preference
//! ```
//!
//! and in Russian the same:
//!
//! ```text
//! игрок Anna
//! ход 3
//! слово "any text"
//! отдать 10 кредитов, карту "Plague" игроку Boris
//! обмен с Boris: 5 кредитов на карту "Plague"
//! голос за "Mecatol Rex"
//! договор с Boris
//! разорвать с Boris перед фазой движения
//! сбросить "Plague"
//! сыграть "Plague" в фазе вторжения на Jord
//! купить 2 cruiser, 3 fighter
//! двигать 2 cruiser, 1 carrier из 14 погрузить 3 pds с Jord, 2 fighter через 15 в 16 погрузить 1 pds
//! двигать 1 cruiser из 14 остановиться в 16 для атаки
//! перебросить 2 pds с Jord на Nar
//! бои 16, 15
//! бой в 16 против Boris: потери fighter, cruiser; отступить после раунда 3 или когда кораблей 2 в 14
//! бой: отступить, когда шансы ниже 30%; противники Boris, Clara
//! атаковать Boris в 16
//! стрелять по Boris в 16
//! не стрелять в 15
//! высадить 3 pds с carrier на Jord, 1 pds на Nar
//! посадить 2 fighter в док Jord
//! бомбить Jord силами 1 dreadnought
//! наземные потери ground_force
//! изучить "Nano Technology"
//! разместить 2 cruiser на Jord, 3 fighter на Nar
//! док на Nar
//! доки Jord, Nar
//! ```
//!
//! [`parse`] looks nothing up: names stay as they were written, with their places. What they mean is
//! found by [`resolve`]. [`print()`] writes orders in their canonical form in either language.

mod ast;
mod battle;
mod cursor;
mod ground;
mod lexer;
mod movement;
mod politics;
mod print;
mod quotes;
pub mod resolve;
mod signs;
mod statement;
mod units;
mod verbs;
mod words;

#[cfg(test)]
mod tests;

pub use ast::{
    Asset, Battle, Condition, Load, Move, Name, Order, OrderKind, Orders, Phase, Place, Placement, Retreat,
    Stack, Step, Vote,
};
pub use print::{print, print_order};

use admiralty_notation::{Diagnostic, Kind, Source, Span};

/// Orders longer than this, in bytes, are not read.
pub const MAX_LENGTH: usize = 64 * 1024;

/// Reads a file of orders, and says all that is wrong with its form, in the order of the file.
/// A statement with a mistake is not among the orders.
#[must_use]
pub fn parse(source: &Source) -> (Orders, Vec<Diagnostic>) {
    let length = source.text().len();
    if length > MAX_LENGTH {
        let message = format!("the orders are {length} bytes long (O1)");
        let help = format!("orders have at most {MAX_LENGTH} bytes");
        return (Orders::default(), vec![source.diagnostic(Kind::OutOfRange, 0..0, message).help(help)]);
    }
    let mut problems = Vec::new();
    let lines = lexer::lex(source, &mut problems);
    let orders = statement::read(source, lines, &mut problems);
    problems.sort_by_key(|problem| problem.place().map_or(0, |place| place.span.start));
    (orders, problems)
}

/// Where the statements of a file of orders stand, in its order, each with the lines that continue it;
/// those with mistakes, too.
#[must_use]
pub fn statements(source: &Source) -> Vec<Span> {
    match source.text().len() <= MAX_LENGTH {
        true => statement::spans(lexer::lex(source, &mut Vec::new())),
        false => Vec::new(),
    }
}
