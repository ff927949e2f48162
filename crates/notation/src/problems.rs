//! Several things wrong at once.

use crate::Diagnostic;

/// One diagnostic or more, in the order in which they should be read. Never empty.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", one_line_each(.0))]
pub struct Problems(Vec<Diagnostic>);

fn one_line_each(problems: &[Diagnostic]) -> String {
    let (shown, more) = shown(problems);
    let lines = shown.iter().map(Diagnostic::to_string);
    lines.chain((more > 0).then(|| and_more(more))).collect::<Vec<String>>().join("\n")
}

/// Those that are told, and how many more there are.
fn shown(problems: &[Diagnostic]) -> (&[Diagnostic], usize) {
    let shown = problems.get(..Problems::MOST).unwrap_or(problems);
    (shown, problems.len() - shown.len())
}

/// What stands for those that are not told.
fn and_more(more: usize) -> String {
    format!("and {more} more like these")
}

impl Problems {
    /// More than this are not told, only counted: nobody reads them.
    pub const MOST: usize = 20;

    /// All of `found`.
    ///
    /// # Errors
    /// If anything was found; to be used as `Problems::none(found)?`.
    pub fn none(found: Vec<Diagnostic>) -> Result<(), Self> {
        if found.is_empty() { Ok(()) } else { Err(Self(found)) }
    }

    /// The first, which decides the exit code.
    #[must_use]
    pub fn first(&self) -> &Diagnostic {
        &self.0[0]
    }

    /// All of them.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.0.iter()
    }

    /// Adds one at the end.
    pub fn push(&mut self, problem: Diagnostic) {
        self.0.push(problem);
    }

    /// The exit code of the first.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        self.first().exit_code()
    }

    /// As a person reads them, drawn by `draw`: those that are told, and a line for the others.
    pub(crate) fn drawn(&self, draw: impl Fn(&Diagnostic) -> String) -> Vec<String> {
        let (shown, more) = shown(&self.0);
        shown.iter().map(draw).chain((more > 0).then(|| format!("  {}\n", and_more(more)))).collect()
    }

    /// The first as `error`; if there are several, all of them as `errors` too, but at most
    /// [`Problems::MOST`]: how many more there are is then `more`.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        let mut json = self.first().to_json();
        if self.0.len() > 1 {
            let (shown, more) = shown(&self.0);
            json["errors"] = shown.iter().map(Diagnostic::object).collect();
            if more > 0 {
                json["more"] = more.into();
            }
        }
        json
    }
}

impl From<Diagnostic> for Problems {
    fn from(problem: Diagnostic) -> Self {
        Self(vec![problem])
    }
}

impl Extend<Diagnostic> for Problems {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, more: I) {
        self.0.extend(more);
    }
}

impl IntoIterator for Problems {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Problems {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    #[test]
    fn first_is_the_error() {
        let one = Diagnostic::new(Kind::BeyondBudget, "too much");
        let two = Diagnostic::new(Kind::Internal, "lost");
        assert_eq!(Problems::none(vec![]), Ok(()));
        let mut problems = Problems::from(one.clone());
        assert_eq!(problems.to_json(), one.to_json());
        problems.push(two.clone());
        assert_eq!(Problems::none(vec![one, two]), Err(problems.clone()));
        assert_eq!(problems.exit_code(), 3);
        assert_eq!(problems.to_string(), "too much\nlost");
        assert_eq!(
            problems.to_json(),
            serde_json::json!({
                "error": {"kind": "beyond-budget", "message": "too much"},
                "errors": [{"kind": "beyond-budget", "message": "too much"},
                           {"kind": "internal", "message": "lost"}]})
        );
    }

    #[test]
    fn of_many_some_are_told_and_all_are_counted() {
        let all = |n: usize| {
            Problems::none((0..n).map(|n| Diagnostic::new(Kind::Syntax, format!("number {n}"))).collect())
                .unwrap_err()
        };
        let few = all(Problems::MOST);
        assert_eq!(few.to_json()["errors"].as_array().unwrap().len(), Problems::MOST);
        assert_eq!(few.to_json().get("more"), None);
        assert!(!few.to_string().contains("more like these"));
        let many = all(Problems::MOST + 30_000);
        assert_eq!((many.iter().len(), many.exit_code()), (Problems::MOST + 30_000, 2));
        let json = many.to_json();
        assert_eq!(json["error"], few.to_json()["error"]);
        assert_eq!(json["errors"], few.to_json()["errors"]);
        assert_eq!(json["more"], 30_000);
        assert_eq!(many.to_string(), format!("{few}\nand 30000 more like these"));
        let drawn = many.render(crate::Colour::Off);
        let few = few.render(crate::Colour::Off);
        assert_eq!(drawn, format!("{few}\n  and 30000 more like these\n"));
    }
}
