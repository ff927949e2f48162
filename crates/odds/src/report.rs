//! What an answer looks like: as JSON for programs, as text for people.

use crate::Policy;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use std::fmt::Write;

/// Something for each side.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Sides<T> {
    /// The attacker's.
    pub attacker: T,
    /// The defender's.
    pub defender: T,
}

/// Names with numbers, in an order that means something.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Named<T>(pub Vec<(String, T)>);

impl<T: Serialize> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// How the answer was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Found {
    /// Exactly: probabilities are right to 1e-9 or better.
    Exact,
    /// The value lies between these bounds.
    Interval {
        /// Not below this.
        low: f64,
        /// Not above this.
        high: f64,
    },
    /// By samples.
    MonteCarlo {
        /// Games played.
        samples: u64,
        /// Seed of the random numbers.
        seed: u64,
        /// Standard error of the value.
        standard_error: f64,
        /// How the players decided.
        policy: String,
    },
}

/// Who wins.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Win {
    /// Probability that the attacker does.
    pub attacker: f64,
    /// Probability that the defender does.
    pub defender: f64,
    /// Probability that nobody is left.
    pub neither: f64,
    /// Probability that it is not decided yet; only of battles that are looked at before their end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undecided: Option<f64>,
}

/// Ships that are left, and how likely.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Survivors {
    /// How many of each type.
    pub ships: Named<u32>,
    /// Probability that this side wins with exactly these.
    pub p: f64,
}

/// The odds of one battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Version of the program.
    pub admiralty: String,
    /// Name of the game.
    pub game: String,
    /// The battle, in canonical notation.
    pub battle: String,
    /// What the players play for.
    pub objective: String,
    /// How they decide.
    pub policy: Sides<Policy>,
    /// How the answer was found.
    pub method: Found,
    /// Who wins.
    pub win: Win,
    /// The value of the objective to the attacker.
    pub value: f64,
    /// What is left of the winner, the likeliest first. The p of a side sum to its win.
    pub survivors: Sides<Vec<Survivors>>,
    /// Ships that are destroyed on average, by type.
    pub expected_losses: Sides<Named<f64>>,
    /// What a reader should know: counts that no player owns, for instance.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Names of the sides, where the battle gives them.
    #[serde(skip)]
    pub names: Sides<String>,
    /// How people are told things that differ from game to game.
    #[serde(skip)]
    pub manner: Manner,
}

/// How people are told things that differ from game to game.
#[derive(Clone, PartialEq, Debug)]
pub struct Manner {
    /// What is left of a side: the word for one, and for several.
    pub things: [&'static str; 2],
    /// How the players decide, where [`Report::policy`] does not say it all.
    pub play: Option<String>,
}

impl Default for Manner {
    fn default() -> Self {
        Self { things: ["ship", "ships"], play: None }
    }
}

const BAR: usize = 40;

/// Sums of many probabilities are not nearer to 1 than this, even where they are 1.
const CERTAIN: f64 = 1.0 - 1e-12;

/// A probability as a person reads it: four digits that count, never a round 0 or 100 that is
/// not one, as far as the numbers go.
#[must_use]
pub fn percent(p: f64) -> String {
    let percent = p * 100.0;
    if p <= 0.0 {
        "0 %".into()
    } else if p >= CERTAIN {
        "100 %".into()
    } else if percent < 0.0001 {
        format!("{percent:.2e} %")
    } else if percent < 99.9999 {
        format!("{percent:.4} %")
    } else {
        format!("100 % less {:.2e} %", 100.0 - percent)
    }
}

/// So many games.
#[must_use]
pub fn games(n: u64) -> String {
    if n == 1 { "1 game".into() } else { format!("{n} games") }
}

fn bar(p: f64) -> String {
    let eighths = (p.clamp(0.0, 1.0) * (BAR * 8) as f64).round() as usize;
    let mut bar = "█".repeat(eighths / 8);
    if !eighths.is_multiple_of(8) {
        bar.push(['▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8 - 1]);
    }
    let width = bar.chars().count();
    bar + &" ".repeat(BAR - width)
}

fn ships(ships: &Named<u32>) -> String {
    let list: Vec<String> = ships.0.iter().map(|(name, n)| format!("{n} {name}")).collect();
    if list.is_empty() { "none".into() } else { list.join(", ") }
}

impl Report {
    /// The answer as text for a person.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        let _ = self.write_text(&mut out);
        out
    }

    fn write_text(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "{}\n", self.battle)?;
        let width = self.names.attacker.chars().count().max(self.names.defender.chars().count()).max(8);
        let width = if self.win.undecided.is_some() { width.max(9) } else { width };
        let mut chance = |name: &str, p: f64| writeln!(out, "  {name:<width$}  {}  {}", bar(p), percent(p));
        chance(&self.names.attacker, self.win.attacker)?;
        chance(&self.names.defender, self.win.defender)?;
        chance("neither", self.win.neither)?;
        if let Some(p) = self.win.undecided {
            chance("undecided", p)?;
        }
        if !["hold", "win"].contains(&self.objective.as_str()) {
            writeln!(out, "\n  {} balance for {}: {:+.4}", self.objective, self.names.attacker, self.value)?;
        }
        self.survivors_text(out, &self.names.attacker, &self.survivors.attacker, self.win.attacker)?;
        self.survivors_text(out, &self.names.defender, &self.survivors.defender, self.win.defender)?;
        writeln!(out, "\nExpected losses")?;
        let losses = |n: &Named<f64>| {
            let list: Vec<String> = n.0.iter().map(|(name, x)| format!("{x:.3} {name}")).collect();
            if list.is_empty() { "none".into() } else { list.join(", ") }
        };
        writeln!(out, "  {:<width$}  {}", self.names.attacker, losses(&self.expected_losses.attacker))?;
        writeln!(out, "  {:<width$}  {}", self.names.defender, losses(&self.expected_losses.defender))?;
        writeln!(out, "\n{}", self.how())?;
        for note in &self.notes {
            writeln!(out, "Note: {note}")?;
        }
        writeln!(out, "\nTo paste:\n  {}", self.one_line())
    }

    /// P(at least n ships left), then the likeliest fleets.
    fn survivors_text(
        &self,
        out: &mut String,
        name: &str,
        survivors: &[Survivors],
        win: f64,
    ) -> std::fmt::Result {
        if win <= 0.0 {
            return Ok(());
        }
        writeln!(out, "\n{name} is left with at least")?;
        let total = |s: &Survivors| s.ships.0.iter().map(|(_, n)| *n).sum::<u32>();
        let most = survivors.iter().map(total).max().unwrap_or(0);
        for n in 1..=most {
            let p: f64 = survivors.iter().filter(|s| total(s) >= n).map(|s| s.p).sum();
            let [one, several] = self.manner.things;
            let (things, width) = (if n == 1 { one } else { several }, one.len().max(several.len()));
            writeln!(out, "  {n:>3} {things:<width$}  {}  {}", bar(p), percent(p))?;
        }
        let shown = survivors.iter().take(5);
        let list: Vec<String> = shown.map(|s| format!("{} ({})", ships(&s.ships), percent(s.p))).collect();
        writeln!(out, "  likeliest: {}", list.join("; "))
    }

    fn how(&self) -> String {
        let policy = |p: Policy| match p {
            Policy::Best => "plays best",
            Policy::Rule => "assigns dice by the rule for NPCs",
        };
        let (a, d) = (&self.names.attacker, &self.names.defender);
        let who = || format!("{a} {}, {d} {}", policy(self.policy.attacker), policy(self.policy.defender));
        let who = self.manner.play.clone().unwrap_or_else(who);
        match &self.method {
            Found::Exact => format!("Exact; objective {}: {who}.", self.objective),
            Found::Interval { low, high } => {
                format!("Proven: the value lies between {low} and {high}; {who}.")
            }
            Found::MonteCarlo { samples, seed, standard_error, policy } => format!(
                "{} sampled (seed {seed}); the value has a standard error of {standard_error:.6}; {policy}.",
                games(*samples)
            ),
        }
    }

    /// The answer in one line that can be pasted into a forum.
    #[must_use]
    pub fn one_line(&self) -> String {
        let how = match &self.method {
            Found::Exact => "exact".to_string(),
            Found::Interval { .. } => "proven interval".to_string(),
            Found::MonteCarlo { samples, .. } => format!("{samples} samples"),
        };
        let neither = match self.win.neither {
            p if p > 0.0 => format!(", neither {}", percent(p)),
            _ => String::new(),
        };
        let undecided = match self.win.undecided {
            Some(p) if p > 0.0 => format!(", undecided {}", percent(p)),
            _ => String::new(),
        };
        format!(
            "{}: {} {}, {} {}{neither}{undecided} ({how}, Admiralty {})",
            self.battle,
            self.names.attacker,
            percent(self.win.attacker),
            self.names.defender,
            percent(self.win.defender),
            self.admiralty,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentage_is_never_rounded_to_certainty() {
        assert_eq!(percent(0.0), "0 %");
        assert_eq!(percent(0.465_156_824), "46.5157 %");
        assert_eq!(percent(2.590_063_774_930_849_5e-5), "0.0026 %");
        assert_eq!(percent(1e-9), "1.00e-7 %");
        assert_eq!(percent(0.999_999_999_9), "100 % less 1.00e-8 %");
        assert_eq!(percent(1.0), "100 %");
        assert_eq!(percent(1.0 - 7e-16), "100 %");
    }

    #[test]
    fn bars_are_as_long_as_their_chance() {
        assert_eq!(bar(0.5).trim_end().chars().count(), BAR / 2);
        assert_eq!(bar(1.0).chars().filter(|c| *c == '█').count(), BAR);
        assert_eq!(bar(0.0).trim_end(), "");
    }
}
