//! Words for the switches of a game.

use admiralty_imperium::{effect, setup};
use schemars::JsonSchema;
use serde::Deserialize;

macro_rules! switch {
    ($(#[$doc:meta])* $name:ident for $of:ty { $($(#[$word_doc:meta])* $word:ident = $written:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
        pub(in super::super) enum $name { $($(#[$word_doc])* #[serde(rename = $written)] $word,)* }

        impl $name {
            /// As the rulebook has it.
            pub(in super::super) const fn meant(self) -> $of {
                match self { $(Self::$word => <$of>::$word,)* }
            }

            /// As it is written.
            pub(in super::super) const fn of(meant: $of) -> Self {
                match meant { $(<$of>::$word => Self::$word,)* }
            }

            /// The word in files.
            pub(in super::super) const fn word(self) -> &'static str {
                match self { $(Self::$word => $written,)* }
            }
        }
    };
}

macro_rules! usual {
    ($($name:ident for $of:ty,)*) => {$(
        impl Default for $name {
            fn default() -> Self {
                Self::of(<$of>::default())
            }
        }
    )*};
}

usual!(
    InfluenceTie for setup::InfluenceTie,
    ElectionOrder for setup::ElectionOrder,
    PdsFire for setup::PdsFire,
    Blockade for setup::Blockade,
    OrderRounds for setup::OrderRounds,
);
switch!(
    /// O4: which orders a state waits for.
    Awaits for setup::Awaits {
        /// All orders of the turn.
        Turn = "turn",
        /// Votes and deals.
        Politics = "politics",
        /// All but votes and deals.
        Actions = "actions",
        /// I3.4: deals and Action Cards, before an election with open votes.
        Deals = "deals",
        /// I3.4: one vote, of the first of `[political] voters`.
        Vote = "vote",
    }
);
switch!(
    /// I2.2: who comes first of those with equal Influence.
    InfluenceTie for setup::InfluenceTie {
        /// The earlier seat.
        Seat = "seat",
        /// The lot decides.
        Random = "random",
    }
);
switch!(
    /// I3.4: how votes are cast.
    ElectionOrder for setup::ElectionOrder {
        /// All at once, hidden.
        Simultaneous = "simultaneous",
        /// Openly, one after the other, those with less Influence first.
        AscendingInfluence = "ascending_influence",
    }
);
switch!(
    /// I5.2.7: in whose Space battle segment PDS may fire.
    PdsFire for setup::PdsFire {
        /// In their owner's.
        OwnSegment = "own_segment",
        /// In every player's.
        EverySegment = "every_segment",
        /// Never.
        Off = "off",
    }
);
switch!(
    /// I7.4: what a blockaded dock does not build.
    Blockade for setup::Blockade {
        /// Anything.
        Units = "units",
        /// Ships.
        Ships = "ships",
    }
);
switch!(
    /// O4: in how many rounds orders come in.
    OrderRounds for setup::OrderRounds {
        /// All at once.
        One = "one",
        /// First votes and deals, then all the rest.
        Two = "two",
    }
);
switch!(
    /// I3.8: how long a change lasts that a card has made.
    Until for effect::Until {
        /// To the end of the phase or segment.
        Situation = "situation",
        /// To the end of the turn.
        Turn = "turn",
    }
);

/// I5.2.2: whether units with Sustain Damage take a hit without loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(in super::super) enum Sustain {
    /// They do.
    On,
    /// They do not.
    #[default]
    Off,
}
