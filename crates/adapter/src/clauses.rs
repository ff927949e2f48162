//! The clauses of a game's rules, from texts whose ids are those of the clauses: `e4-2` is clause E4.2,
//! `e4` the heading of its chapter, `i5-2` that of a section.

use admiralty_referee::{BuiltIn, Lang};

/// The rules of a game.
#[derive(Debug)]
pub struct Clauses {
    /// The texts.
    pub texts: &'static BuiltIn,
    /// The letter of the numbered chapters, lower-case: `e` of E1, E2 and so on.
    pub letter: char,
    /// A chapter without a number behind them: `o`, with clauses O1, O2.
    pub last: Option<&'static str>,
    /// Texts that are in no chapter.
    pub alone: &'static [&'static str],
}

/// The id of a text as people write it.
fn written(id: &str) -> String {
    id.to_uppercase().replace('-', ".")
}

/// The id of the text that people mean; Russian letters that look the same count as Latin ones.
fn id_of(clause: &str) -> String {
    let latin = |c| match c {
        'е' => 'e',
        'о' => 'o',
        '.' => '-',
        other => other,
    };
    clause.trim().to_lowercase().chars().map(latin).collect()
}

impl Clauses {
    fn text(&self, lang: Lang, id: &str) -> Option<String> {
        self.texts.of(lang).find(id, &[])
    }

    /// The chapters in the order of the document: id ("E4") and heading.
    #[must_use]
    pub fn chapters(&self, lang: Lang) -> Vec<(String, String)> {
        let chapter = |id: String| Some((written(&id), self.text(lang, &id)?));
        let numbered = (1..).map_while(|n: u32| chapter(format!("{}{n}", self.letter)));
        numbered.chain(self.last.and_then(|id| chapter(id.to_owned()))).collect()
    }

    /// The ids of all clauses ("E4.2") in the order of the document; sections are none.
    #[must_use]
    pub fn ids(&self) -> Vec<String> {
        let chapters = self.chapters(Lang::En).into_iter();
        let all = chapters.flat_map(|(chapter, _)| self.below(Lang::En, &id_of(&chapter))).map(|(id, _)| id);
        all.filter(|id| self.below(Lang::En, &id_of(id)).is_empty()).collect()
    }

    /// A clause ("E4.2", in any case), or a chapter or section with all its clauses ("E4").
    #[must_use]
    pub fn say(&self, lang: Lang, clause: &str) -> Option<String> {
        let id = id_of(clause);
        let text = self.text(lang, &id)?;
        let parts = self.below(lang, &id);
        if parts.is_empty() {
            return Some(text);
        }
        let width = parts.iter().map(|(id, _)| id.len() + 1).max().unwrap_or(0).max(6);
        let mut lines = vec![format!("{}. {text}", written(&id))];
        for (id, text) in parts {
            lines.push(String::new());
            let mut margin = format!("{id:<width$} ");
            for line in text.lines() {
                lines.push(format!("{margin}{line}"));
                margin = " ".repeat(width + 1);
            }
        }
        Some(lines.join("\n"))
    }

    /// The clauses below a chapter or section, its sections included: id as people write it, and text.
    /// Some begin with a clause 0.
    fn below(&self, lang: Lang, id: &str) -> Vec<(String, String)> {
        let child = |n: u32| match Some(id) == self.last {
            true => format!("{id}{n}"),
            false => format!("{id}-{n}"),
        };
        let text = |n: u32| self.text(lang, &child(n)).map(|text| (child(n), text));
        let children = text(0).into_iter().chain((1..).map_while(text));
        let mut found = Vec::new();
        for (id, text) in children {
            found.push((written(&id), text));
            found.extend(self.below(lang, &id));
        }
        found
    }

    /// What is wrong with the texts: a clause that is not in both languages, or that no chapter leads to.
    /// For the tests of a game.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut faults = self.texts.of(Lang::En).differences(self.texts.of(Lang::Ru));
        let mut reached: Vec<String> =
            self.chapters(Lang::En).into_iter().map(|(id, _)| id_of(&id)).collect();
        let below: Vec<String> =
            reached.iter().flat_map(|id| self.below(Lang::En, id)).map(|(id, _)| id_of(&id)).collect();
        reached.extend(below);
        let known = |id: &&str| reached.iter().any(|known| known == id) || self.alone.contains(id);
        let lost = self.texts.of(Lang::En).ids().filter(|id| !known(id));
        faults.extend(lost.map(|id| format!("{id} is in no chapter")));
        faults
    }
}
