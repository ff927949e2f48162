//! Effects that happen once, as files spell them ([`Effect`]).

use super::lasting::{CHANGES, LASTING, LAWS};
use super::raw::{Pair, Raw, RawTable};
use super::terms::{Terms, Vocabulary, Word, alone};
use admiralty_imperium::data::{Aim, Office};
use admiralty_imperium::effect::{Effect, Lasting, Until, Who};
use admiralty_imperium::unit::{Role, UnitId};
use admiralty_notation::{Diagnostic, Kind};
use toml::Spanned;

const WHO_NEEDED: &[&str] = &["who"];

pub(super) const ONCE: [Word; 11] = [
    Word { name: "credits", needs: WHO_NEEDED, may: &[] },
    Word { name: "credits_per_planet", needs: WHO_NEEDED, may: &[] },
    Word { name: "cards", needs: WHO_NEEDED, may: &[] },
    Word { name: "gain", needs: &["unit"], may: &[] },
    Word { name: "destroy", needs: &["unit"], may: &[] },
    Word { name: "boost", needs: &["until"], may: &["who"] },
    alone("repeal"),
    alone("break_agreements"),
    alone("exclude"),
    alone("abandon"),
    alone("manual"),
];
const EFFECTS: Vocabulary = Vocabulary { what: "effect", words: &ONCE, beside: &[], elsewhere: lasting };

fn lasting(word: &str) -> Option<String> {
    let known = LASTING.iter().any(|known| known.name == word);
    known.then(|| {
        format!("a change that lasts is a boost: `{{ boost = {{ {word} = … }}, until = \"turn\" }}`")
    })
}

const WHO: [(&str, Who); 7] = [
    ("player", Who::Player),
    ("everyone", Who::Everyone),
    ("others", Who::Others),
    ("elected", Who::Elected),
    ("target", Who::Target),
    ("most_influence", Who::MostInfluence),
    ("least_influence", Who::LeastInfluence),
];
const UNTIL: [(&str, Until); 2] = [("situation", Until::Situation), ("turn", Until::Turn)];

/// On what kind of card an effect stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Setting {
    /// An Action Card.
    Action(Aim),
    /// A Political Card that is voted for or against.
    Vote,
    /// A Political Card with an election.
    Election(Office),
}

impl Setting {
    /// Whether somebody is meant by this word; if not, why.
    fn knows(self, who: Who) -> Result<(), &'static str> {
        let elects_players = matches!(self, Self::Election(Office::Player | Office::Planet));
        match (who, self) {
            (Who::Everyone | Who::MostInfluence | Who::LeastInfluence, _) => Ok(()),
            (Who::Player, Self::Action(_)) => Ok(()),
            (Who::Player, _) => Err("nobody plays a Political Card"),
            (Who::Others, Self::Action(_)) => Ok(()),
            (Who::Others | Who::Elected, _) if elects_players => Ok(()),
            (Who::Others, _) => Err("nobody is elected from whom the others differ"),
            (Who::Elected, _) => Err("only an election of a player or a planet has an elected player"),
            (Who::Target, Self::Action(Aim::None | Aim::OwnFleet)) => {
                Err("the card is not played on a player or a planet: it needs `aim`")
            }
            (Who::Target, Self::Action(_)) => Ok(()),
            (Who::Target, _) => Err("a Political Card is not played on anybody"),
        }
    }
}

impl Terms<'_> {
    /// An effect of a card.
    pub(super) fn effect(&self, raw: &Spanned<RawTable>, setting: Setting) -> Result<Effect, Diagnostic> {
        let table = raw.get_ref();
        let (word, pair) = self.shape(table, raw.span(), &EFFECTS)?;
        let who = table.get("who").map(|who| self.who(who, setting)).transpose()?;
        let meant = || who.unwrap_or(Who::Player);
        Ok(match word.name {
            "credits" => Effect::Credits { who: meant(), n: self.number(pair, -1000..=1000)? as i16 },
            "credits_per_planet" => {
                Effect::CreditsPerPlanet { who: meant(), n: self.number(pair, -100..=100)? as i8 }
            }
            "cards" => Effect::Cards { who: meant(), n: self.number(pair, 1..=20)? as u8 },
            "gain" => {
                let unit = self.aimed(table, pair, setting)?;
                Effect::Gain { unit, n: self.number(pair, 1..=20)? as u8 }
            }
            "destroy" => {
                let unit = self.aimed(table, pair, setting)?;
                Effect::Destroy { unit, n: self.number(pair, 1..=100)? as u8 }
            }
            "boost" => self.boost(table, pair, who, setting)?,
            "repeal" => match self.word(pair, &[("all", None), ("elected", Some(()))])? {
                None => Effect::RepealAll,
                Some(()) if setting == Setting::Election(Office::Law) => Effect::RepealElected,
                Some(()) => return Err(self.wrong(pair, "only a card with `elect = \"law\"` can".into())),
            },
            "break_agreements" => Effect::BreakAgreements { who: self.who(pair, setting)? },
            "exclude" => Effect::Exclude { who: self.who(pair, setting)? },
            "abandon" => {
                self.truth(pair)?;
                if setting != Setting::Election(Office::Planet) {
                    return Err(self.wrong(pair, "only a card with `elect = \"planet\"` can".into()));
                }
                Effect::Abandon
            }
            _ => {
                self.truth(pair)?;
                Effect::Manual
            }
        })
    }

    /// A change that a Law makes, and for whom: without a word for everybody, or for whom it elects.
    pub(super) fn law(
        &self,
        raw: &Spanned<RawTable>,
        setting: Setting,
    ) -> Result<(Who, Lasting), Diagnostic> {
        let table = raw.get_ref();
        let lasting = self.change(table, raw.span(), &LAWS)?;
        let usual = if setting == Setting::Vote { Who::Everyone } else { Who::Elected };
        let who = table.get("who").map_or(Ok(usual), |who| self.who(who, setting))?;
        Ok((who, lasting))
    }

    fn who(&self, pair: Pair<'_>, setting: Setting) -> Result<Who, Diagnostic> {
        let who = self.word(pair, &WHO)?;
        setting.knows(who).map_err(|why| self.wrong(pair, why.into()))?;
        Ok(who)
    }

    fn boost(
        &self,
        table: &RawTable,
        pair: Pair<'_>,
        who: Option<Who>,
        setting: Setting,
    ) -> Result<Effect, Diagnostic> {
        let Raw::Table(change) = pair.1.get_ref() else {
            return Err(self.wrong(pair, "write a change: `{ combat = 1, units = \"ships\" }`".into()));
        };
        let lasting = self.change(change, pair.1.span(), &CHANGES)?;
        let until = table.get("until").map_or(Ok(Until::Turn), |until| self.word(until, &UNTIL))?;
        let who = match (who, setting) {
            (Some(who), _) => who,
            (None, Setting::Action(_)) => Who::Player,
            (None, _) => {
                let message = format!("{}: `boost` on a Political Card needs `who`", self.owner);
                let problem = self.source.diagnostic(Kind::MissingKey, pair.0.span(), message);
                return Err(problem.help("write `who = \"everyone\"` beside it"));
            }
        };
        Ok(Effect::Boost { who, lasting, until })
    }

    /// The unit of an effect at the place that the card is played on.
    fn aimed(&self, table: &RawTable, pair: Pair<'_>, setting: Setting) -> Result<UnitId, Diagnostic> {
        let unit =
            table.get("unit").map_or_else(|| Err(self.wrong(pair, String::new())), |u| self.unit(u))?;
        let role = self.types.units.get(unit.index()).map(|unit| unit.role);
        let why = match (setting, role) {
            (Setting::Action(Aim::OwnFleet), Some(Role::Ship | Role::Fighter)) => return Ok(unit),
            (Setting::Action(Aim::OwnFleet), _) => "it stands on planets: the card needs another `aim`",
            (Setting::Action(Aim::Planet | Aim::OwnPlanet | Aim::EnemyPlanet), Some(Role::Ship)) => {
                "a ship does not stand on planets: the card needs `aim = \"own_fleet\"`"
            }
            (Setting::Action(Aim::Planet | Aim::OwnPlanet | Aim::EnemyPlanet), _) => return Ok(unit),
            _ => "the card is not played on a planet or a system: it needs `aim`",
        };
        Err(self.wrong(table.get("unit").unwrap_or(pair), why.into()))
    }
}
