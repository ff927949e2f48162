//! Changes that last, as files spell them ([`Lasting`]).

use super::effect::ONCE;
use super::raw::{Pair, RawTable};
use super::terms::{Terms, Vocabulary, Word, alone};
use admiralty_imperium::effect::{Colour, Deed, Field, Kinds, Lasting};
use admiralty_notation::Diagnostic;
use std::ops::RangeInclusive;
use toml::Spanned;

const UNITS: &[&str] = &["units"];

/// A word about `units`.
const fn of_units(name: &'static str) -> Word {
    Word { name, needs: UNITS, may: &[] }
}

pub(super) const LASTING: [Word; 25] = [
    Word { name: "combat", needs: UNITS, may: &["field"] },
    of_units("move"),
    Word { name: "capacity", needs: &["units", "carries"], may: &[] },
    of_units("cost"),
    of_units("unit_limit"),
    alone("fleet_limit"),
    alone("hand_limit"),
    alone("pass_asteroids"),
    alone("pds_range"),
    of_units("first_fire"),
    alone("bombardment_kills_all"),
    alone("bombard_through_pds"),
    alone("ground_reward"),
    alone("dock_builds"),
    alone("draws"),
    alone("agreement_pays"),
    alone("income"),
    alone("influence_per_agreement"),
    alone("influence_per_planet"),
    alone("votes"),
    Word { name: "technology_cost", needs: &[], may: &["colour"] },
    alone("vote_needs_agreement"),
    alone("trade_survives_war"),
    alone("transfer"),
    alone("forbid"),
];

/// Traits, technologies, boosts.
pub(super) const CHANGES: Vocabulary =
    Vocabulary { what: "change", words: &LASTING, beside: &[], elsewhere: once };
/// Laws, which also say whom they concern.
pub(super) const LAWS: Vocabulary =
    Vocabulary { what: "change", words: &LASTING, beside: &["who"], elsewhere: once };

fn once(word: &str) -> Option<String> {
    let known = ONCE.iter().any(|known| known.name == word);
    known.then(|| format!("`{word}` happens once: it is an effect of a card, and does not last"))
}

pub(super) const COLOURS: [(&str, Colour); 4] =
    [("red", Colour::Red), ("green", Colour::Green), ("blue", Colour::Blue), ("yellow", Colour::Yellow)];
pub(super) const FIELDS: [(&str, Field); 2] = [("space", Field::Space), ("ground", Field::Ground)];
pub(super) const DEEDS: [(&str, Deed); 7] = [
    ("bombardment", Deed::Bombardment),
    ("pds_fire", Deed::PdsFire),
    ("retreat", Deed::Retreat),
    ("agreements", Deed::Agreements),
    ("research", Deed::Research),
    ("gifts", Deed::Gifts),
    ("wormholes", Deed::Wormholes),
];

/// Changes of a figure: at most a whole die, or a hundred credits or votes.
const FIGURE: RangeInclusive<i64> = -10..=10;
const MONEY: RangeInclusive<i64> = -100..=100;
/// Numbers of what there is more of.
const FEW: RangeInclusive<i64> = 1..=20;

impl Terms<'_> {
    /// A trait, what a technology does, or what a card changes for a while.
    pub(crate) fn lasting(&self, raw: &Spanned<RawTable>) -> Result<Lasting, Diagnostic> {
        self.change(raw.get_ref(), raw.span(), &CHANGES)
    }

    /// A change in a table of the vocabulary.
    pub(super) fn change(
        &self,
        table: &RawTable,
        place: std::ops::Range<usize>,
        vocabulary: &Vocabulary,
    ) -> Result<Lasting, Diagnostic> {
        let (word, pair) = self.shape(table, place, vocabulary)?;
        let units = match table.get("units") {
            Some(units) => self.kinds(units)?,
            None => Kinds::NONE,
        };
        let few = || self.number(pair, FEW).map(|n| n as u8);
        let figure = || self.number(pair, FIGURE).map(|n| n as i8);
        let money = || self.number(pair, MONEY).map(|n| n as i8);
        let yes = |lasting| self.truth(pair).map(|()| lasting);
        Ok(match word.name {
            "combat" => Lasting::Combat { units, n: figure()?, field: self.field(table)? },
            "move" => Lasting::Move { units, n: figure()? },
            "capacity" => Lasting::Capacity { units, n: few()?, carries: self.carried(table)? },
            "cost" => Lasting::Cost { units, n: money()? },
            "unit_limit" => Lasting::UnitLimit { units, n: self.number(pair, 0..=1000)? as u16 },
            "fleet_limit" => Lasting::FleetLimit { n: self.number(pair, 1..=1000)? as u16 },
            "hand_limit" => Lasting::HandLimit { n: self.number(pair, 0..=20)? as u8 },
            "pass_asteroids" => yes(Lasting::PassAsteroids)?,
            "pds_range" => yes(Lasting::PdsRange)?,
            "first_fire" => Lasting::FirstFire { units, most: self.number(pair, 0..=100)? as u8 },
            "bombardment_kills_all" => yes(Lasting::BombardmentKillsAll)?,
            "bombard_through_pds" => yes(Lasting::BombardThroughPds)?,
            "ground_reward" => Lasting::GroundReward { n: few()? },
            "dock_builds" => Lasting::DockBuilds { n: figure()? },
            "draws" => Lasting::Draws { n: few()? },
            "agreement_pays" => Lasting::AgreementPays { n: few()? },
            "income" => Lasting::Income { n: money()? },
            "influence_per_agreement" => Lasting::InfluencePerAgreement { n: few()? },
            "influence_per_planet" => Lasting::InfluencePerPlanet { n: few()? },
            "votes" => Lasting::Votes { n: money()? },
            "technology_cost" => {
                let cost = self.number(pair, 0..=1000)? as u16;
                let colour = table.get("colour").map(|colour| self.word(colour, &COLOURS)).transpose()?;
                Lasting::TechnologyCost { colour, cost }
            }
            "vote_needs_agreement" => yes(Lasting::VoteNeedsAgreement)?,
            "trade_survives_war" => yes(Lasting::TradeSurvivesWar)?,
            "transfer" => yes(Lasting::Transfer)?,
            _ => Lasting::Forbid(self.word(pair, &DEEDS)?),
        })
    }

    fn field(&self, table: &RawTable) -> Result<Option<Field>, Diagnostic> {
        table.get("field").map(|field: Pair<'_>| self.word(field, &FIELDS)).transpose()
    }

    fn carried(&self, table: &RawTable) -> Result<Kinds, Diagnostic> {
        table.get("carries").map_or(Ok(Kinds::NONE), |carries| self.kinds(carries))
    }
}
