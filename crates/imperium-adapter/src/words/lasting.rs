//! Changes that last (I3.8), in words.

use super::names::Speaker;
use admiralty_imperium::effect::{Colour, Deed, Field, Lasting};
use admiralty_referee::Value;

/// The word by which the texts choose a colour.
pub(crate) const fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

const fn deed_word(deed: Deed) -> &'static str {
    match deed {
        Deed::Bombardment => "bombardment",
        Deed::PdsFire => "pds_fire",
        Deed::Retreat => "retreat",
        Deed::Agreements => "agreements",
        Deed::Research => "research",
        Deed::Gifts => "gifts",
        Deed::Wormholes => "wormholes",
    }
}

/// A number with the word for its sign.
pub(super) fn signed(n: i32) -> [(&'static str, Value<'static>); 2] {
    [("n", n.unsigned_abs().into()), ("change", if n < 0 { "less" } else { "more" }.into())]
}

impl Speaker<'_> {
    /// What a change does.
    pub(crate) fn lasting(&self, lasting: &Lasting) -> String {
        let with_sign = |id: &str, n: i8| self.say(id, &signed(n.into()));
        match *lasting {
            Lasting::Combat { units, n, field } => {
                let field = match field {
                    Some(Field::Space) => "space",
                    Some(Field::Ground) => "ground",
                    None => "both",
                };
                let [number, change] = signed(n.into());
                let kinds = ("kinds", self.kinds(units).into());
                self.say("lasting-combat", &[kinds, number, change, ("field", field.into())])
            }
            Lasting::Move { units, n } => {
                let [number, change] = signed(n.into());
                self.say("lasting-move", &[("kinds", self.kinds(units).into()), number, change])
            }
            Lasting::Cost { units, n } => {
                let [number, change] = signed(n.into());
                self.say("lasting-cost", &[("kinds", self.kinds(units).into()), number, change])
            }
            Lasting::Capacity { units, n, carries } => {
                let carried = self.kinds(carries).into();
                let args = [("kinds", self.kinds(units).into()), ("n", n.into()), ("carried", carried)];
                self.say("lasting-capacity", &args)
            }
            Lasting::UnitLimit { units, n } => {
                self.say("lasting-unit-limit", &[("kinds", self.kinds(units).into()), ("n", n.into())])
            }
            Lasting::FirstFire { units, most } => {
                self.say("lasting-first-fire", &[("kinds", self.kinds(units).into()), ("n", most.into())])
            }
            Lasting::FleetLimit { n } => self.counted("lasting-fleet-limit", n),
            Lasting::HandLimit { n } => self.counted("lasting-hand-limit", n),
            Lasting::PassAsteroids => self.text("lasting-pass-asteroids"),
            Lasting::PdsRange => self.text("lasting-pds-range"),
            Lasting::BombardmentKillsAll => self.text("lasting-bombardment-kills-all"),
            Lasting::BombardThroughPds => self.text("lasting-bombard-through-pds"),
            Lasting::GroundReward { n } => self.counted("lasting-ground-reward", n),
            Lasting::DockBuilds { n } => with_sign("lasting-dock-builds", n),
            Lasting::Draws { n } => self.counted("lasting-draws", n),
            Lasting::AgreementPays { n } => self.counted("lasting-agreement-pays", n),
            Lasting::Income { n } => with_sign("lasting-income", n),
            Lasting::InfluencePerAgreement { n } => self.counted("lasting-influence-per-agreement", n),
            Lasting::InfluencePerPlanet { n } => self.counted("lasting-influence-per-planet", n),
            Lasting::Votes { n } => with_sign("lasting-votes", n),
            Lasting::TechnologyCost { colour, cost } => {
                let colour = colour.map_or("any", colour_word);
                self.say("lasting-technology-cost", &[("colour", colour.into()), ("n", cost.into())])
            }
            Lasting::VoteNeedsAgreement => self.text("lasting-vote-needs-agreement"),
            Lasting::TradeSurvivesWar => self.text("lasting-trade-survives-war"),
            Lasting::Transfer => self.text("lasting-transfer"),
            Lasting::Forbid(deed) => self.say("lasting-forbid", &[("deed", deed_word(deed).into())]),
        }
    }
}
