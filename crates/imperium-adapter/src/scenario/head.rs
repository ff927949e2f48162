//! The head of a file: what sort of file it is, house rules, dice.

use super::file;
use super::reader::Reader;
use admiralty_imperium::setup::{Awaits, ElectionOrder, House, OrderRounds};
use admiralty_notation::Kind;
use toml::Spanned;

/// The longest title, in characters.
const MAX_TITLE: usize = 120;
/// The longest commitment, in characters.
const MAX_COMMITMENT: usize = 160;

impl Reader<'_> {
    /// Keys of a game to be set up, in a state.
    pub(super) fn only_before(&mut self, seat: &file::Seat) {
        let units =
            seat.units.as_ref().map(|units| units.keys().next().map_or(seat.name.span(), Spanned::span));
        let keys = [
            ("dock", seat.dock.as_ref().map(Spanned::span)),
            ("units", units),
            ("cards", seat.cards.as_ref().map(Spanned::span)),
        ];
        for (key, span) in keys {
            let Some(span) = span else { continue };
            let message = format!("`{key}` belongs to a game to be set up, and `turn` makes this a state");
            let help = "in a state units are in `[planets]` and `[[fleet]]`, cards in `hand`";
            self.wrong(Kind::Conflict, span, message, help);
        }
    }

    /// Keys of a state, in a game to be set up.
    pub(super) fn not_begun(&mut self, file: &file::File) {
        let keys = [
            ("awaits", file.awaits.as_ref().map(Spanned::span)),
            ("seen_by", file.seen_by.as_ref().map(Spanned::span)),
            ("winners", file.winners.first().map(Spanned::span)),
            ("agreements", file.agreements.first().map(Spanned::span)),
            ("planets", file.planets.keys().next().map(Spanned::span)),
            ("fleet", file.fleet.first().map(|fleet| fleet.hex.span())),
            ("actions", file.actions.as_ref().map(Spanned::span)),
            ("political", file.political.as_ref().map(Spanned::span)),
            ("law", file.law.first().map(|law| law.card.span())),
            ("boost", file.boost.first().map(|boost| boost.seat.span())),
            ("new_docks", file.new_docks.first().map(Spanned::span)),
        ];
        for (key, span) in keys {
            let Some(span) = span else { continue };
            let message =
                format!("`{key}` belongs to a state, and without `turn` this is a game to be set up");
            self.wrong(Kind::Conflict, span, message, "write `turn = 1` or a later one, or take it away");
        }
    }

    /// O4: what is awaited goes with the number of rounds.
    pub(super) fn awaits(&mut self, file: &file::File, house: House) -> Awaits {
        let rounds = house.order_rounds;
        let usual = match rounds {
            OrderRounds::One => Awaits::Turn,
            OrderRounds::Two => Awaits::Politics,
        };
        let Some(written) = &file.awaits else { return usual };
        let awaits = written.get_ref().meant();
        let openly = house.election_order == ElectionOrder::AscendingInfluence;
        let possible = match awaits {
            Awaits::Turn => rounds == OrderRounds::One,
            Awaits::Politics => rounds == OrderRounds::Two,
            Awaits::Actions => rounds == OrderRounds::Two || openly,
            Awaits::Deals | Awaits::Vote => openly,
        };
        if !possible && matches!(awaits, Awaits::Deals | Awaits::Vote) {
            let message = format!(
                "`{}` cannot be awaited where votes are cast all at once (I3.4)",
                written.get_ref().word()
            );
            let help = "votes are cast one by one with `election_order = \"ascending_influence\"`";
            self.wrong(Kind::Conflict, written.span(), message, help);
        } else if !possible {
            let message = format!(
                "`{}` cannot be awaited where orders come in {} (O4)",
                written.get_ref().word(),
                if rounds == OrderRounds::One { "one round" } else { "two rounds" }
            );
            let help =
                "with `order_rounds = \"one\"` it is `turn`, with `\"two\"` it is `politics`, then `actions`";
            self.wrong(Kind::Conflict, written.span(), message, help);
        }
        awaits
    }

    /// A title is a line of the log.
    pub(super) fn title(&mut self, file: &file::File) -> Option<String> {
        let title = file.title.as_ref()?;
        let text = title.get_ref();
        if text.chars().any(char::is_control) {
            let message = "a title is one line, without control characters";
            self.wrong(Kind::BadValue, title.span(), message, "write a plain title");
        } else if text.chars().count() > MAX_TITLE {
            let help = format!("a title has at most {MAX_TITLE} characters");
            self.wrong(Kind::BadValue, title.span(), "the title is too long", help);
        }
        Some(text.clone())
    }

    pub(super) fn salt(&mut self, file: &file::File) -> Option<String> {
        let salt = file.dice.salt.as_ref()?;
        let text = salt.get_ref();
        if text.is_empty() || text.len() > MAX_COMMITMENT || !text.chars().all(|c| c.is_ascii_hexdigit()) {
            let help = format!("it is 1 to {MAX_COMMITMENT} hexadecimal digits, as `turn new` wrote it");
            self.wrong(Kind::BadValue, salt.span(), "this is no salt", help);
        }
        Some(text.clone())
    }

    pub(super) fn commitment(&mut self, file: &file::File) -> Option<String> {
        let commitment = file.dice.commitment.as_ref()?;
        let text = commitment.get_ref();
        let hexadecimal = !text.is_empty() && text.chars().all(|c| c.is_ascii_hexdigit() || c == '+');
        if !hexadecimal || text.len() > MAX_COMMITMENT {
            let message = "this is no commitment";
            let help = format!(
                "it is 1 to {MAX_COMMITMENT} hexadecimal digits, perhaps in two parts with `+` between, as `turn new` wrote it"
            );
            self.wrong(Kind::BadValue, commitment.span(), message, help);
        }
        Some(text.clone())
    }
}

/// House rules as the rulebook has them.
pub(super) const fn house(options: &file::Options) -> House {
    House {
        influence_tie: options.influence_tie.meant(),
        election_order: options.election_order.meant(),
        sustain: matches!(options.sustain, file::Sustain::On),
        pds_fire: options.pds_fire.meant(),
        blockade: options.blockade.meant(),
        order_rounds: options.order_rounds.meant(),
    }
}
