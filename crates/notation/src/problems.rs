//! Several things wrong at once.

use crate::Diagnostic;

/// One diagnostic or more, in the order in which they should be read. Never empty.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", one_line_each(.0))]
pub struct Problems(Vec<Diagnostic>);

fn one_line_each(problems: &[Diagnostic]) -> String {
    let lines: Vec<String> = problems.iter().map(Diagnostic::to_string).collect();
    lines.join("\n")
}

impl Problems {
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

    /// The first as `error`; if there are several, all of them as `errors` too.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        let mut json = self.first().to_json();
        if self.0.len() > 1 {
            json["errors"] = self.iter().map(Diagnostic::object).collect();
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
}
