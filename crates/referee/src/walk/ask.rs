//! The questions at the terminal.

use super::{
    Walk, WalkError,
    answer::{Command, NotFaces, command, example, faces},
};
use crate::{
    Table, Viewer,
    drawn::Things,
    log::{cite, log},
    pick::{Pick, pick},
};
use admiralty_game::{Chance, Faces, Group, Law, Seat, Urn};
use std::io::{BufRead, Write};

impl<T: Table, R: BufRead, W: Write> Walk<T, R, W> {
    /// Asks `seat` for one of its options; `None` if play is to pause.
    pub(super) fn ask_choice(
        &mut self,
        seat: Seat,
        options: &[T::Choice],
        viewer: Viewer,
    ) -> Result<Option<T::Choice>, WalkError> {
        let lang = self.words.lang();
        let (table, state) = (self.session.table(), self.session.state());
        let name = table.seat_name(seat);
        let question = table.tell_question(lang, state, seat);
        let texts: Vec<String> = options.iter().map(|c| table.tell_choice(lang, state, seat, c)).collect();
        let names: Vec<Vec<String>> =
            options.iter().map(|c| table.choice_names(lang, state, seat, c)).collect();
        let text = self.words.say("ask", &[("name", name.into()), ("question", question.into())]);
        self.terminal.line("")?;
        self.terminal.line(&cite(&text, self.session.clause()))?;
        let numbers: Vec<usize> = (1..=options.len()).collect();
        self.list(&numbers, &texts)?;
        self.hint()?;
        let find = |typed: &str| pick(typed, &numbers, &texts, &names);
        let picked = self.ask_pick(&numbers, &texts, &find, viewer)?;
        Ok(picked.and_then(|i| options.get(i)).copied())
    }

    /// Asks what the dice show or what was drawn; `None` if play is to pause.
    pub(super) fn ask_roll(&mut self, chance: &Chance, viewer: Viewer) -> Result<Option<Faces>, WalkError> {
        let what = self.session.table().tell_chance(self.words.lang(), self.session.state(), chance);
        self.terminal.line("")?;
        self.terminal.line(&cite(&what, self.session.clause()))?;
        match &chance.law {
            Law::Draw(urn) => self.ask_drawn(urn, viewer),
            Law::Dice(pool) => {
                let mut all = Vec::new();
                for group in &pool.groups {
                    match self.ask_faces(group, viewer)? {
                        Some(faces) => all.push(faces),
                        None => return Ok(None),
                    }
                }
                Ok(Some(Faces::Dice(all)))
            }
        }
    }

    fn ask_faces(&mut self, group: &Group, viewer: Viewer) -> Result<Option<Vec<u8>>, WalkError> {
        let name = self.session.table().group_name(self.words.lang(), group.label, group.dice);
        let example = example(group.dice, group.sides);
        let args = [("group", name.into()), ("n", group.dice.into()), ("example", example.into())];
        self.terminal.line(&self.words.say("ask-faces", &args))?;
        loop {
            let Some(typed) = self.reply(viewer)? else { return Ok(None) };
            let wrong = match faces(&typed, group.dice, group.sides) {
                Ok(faces) => return Ok(Some(faces)),
                Err(NotFaces::NotNumber(word)) => self.words.say("not-a-number", &[("said", word.into())]),
                Err(NotFaces::Face(face)) => {
                    self.words.say("no-such-face", &[("said", face.into()), ("sides", group.sides.into())])
                }
                Err(NotFaces::Count(n)) => {
                    self.words.say("wrong-count", &[("expected", group.dice.into()), ("n", n.into())])
                }
            };
            self.terminal.line(&wrong)?;
        }
    }

    fn ask_drawn(&mut self, urn: &Urn, viewer: Viewer) -> Result<Option<Faces>, WalkError> {
        self.terminal.line(&self.words.say("ask-drawn", &[]))?;
        let things = Things::of(self.session.table(), self.words.lang(), urn);
        self.list(&things.numbers, &things.texts)?;
        loop {
            let find = |typed: &str| things.pick(typed);
            let picked = self.ask_pick(&things.numbers, &things.texts, &find, viewer)?;
            let Some(picked) = picked else { return Ok(None) };
            match things.labels.get(picked) {
                Some(label) if urn.count(*label) > 0 => return Ok(Some(Faces::Drawn(*label))),
                _ => self.terminal.line(&self.words.say("not-there", &[]))?,
            }
        }
    }

    fn list(&mut self, numbers: &[usize], texts: &[String]) -> Result<(), WalkError> {
        for (number, text) in numbers.iter().zip(texts) {
            self.terminal.line(&format!("{number:>4}  {text}"))?;
        }
        Ok(())
    }

    /// Says once what can be typed.
    fn hint(&mut self) -> Result<(), WalkError> {
        if !self.hinted {
            self.hinted = true;
            self.terminal.line(&self.words.say("hint", &[]))?;
        }
        Ok(())
    }

    /// Asks until one of the answers is meant; `None` if play is to pause.
    fn ask_pick(
        &mut self,
        numbers: &[usize],
        texts: &[String],
        find: &dyn Fn(&str) -> Pick,
        viewer: Viewer,
    ) -> Result<Option<usize>, WalkError> {
        loop {
            let Some(typed) = self.reply(viewer)? else { return Ok(None) };
            let wrong = match find(&typed) {
                Pick::One(index) => return Ok(Some(index)),
                Pick::Several(found) => {
                    let fit: Vec<String> =
                        found.iter().map(|i| format!("{}  {}", numbers[*i], texts[*i])).collect();
                    let id = if typed.parse::<usize>().is_ok() { "ambiguous-number" } else { "ambiguous" };
                    self.words.say(id, &[("said", typed.into()), ("fit", fit.join("; ").into())])
                }
                Pick::None if typed.is_empty() => self.words.say("hint", &[]),
                Pick::None => {
                    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                    let args = [("said", typed.into()), ("numbers", numbers.join(", ").into())];
                    self.words.say("no-such-answer", &args)
                }
            };
            self.terminal.line(&wrong)?;
        }
    }

    /// What somebody types that is not a command; `None` if play is to pause.
    fn reply(&mut self, viewer: Viewer) -> Result<Option<String>, WalkError> {
        loop {
            let Some(typed) = self.terminal.read()? else { return Ok(None) };
            match command(&typed) {
                None => return Ok(Some(typed)),
                Some(Command::Quit) => return Ok(None),
                Some(Command::Board) => self.board(viewer)?,
                Some(Command::Help) => self.terminal.line(&self.words.say("help", &[]))?,
                Some(Command::Log) => {
                    let lines = log(self.session.table(), self.session.acts(), &self.words, viewer);
                    lines.iter().try_for_each(|line| self.terminal.line(line))?;
                }
                Some(Command::Clause) => {
                    let clause = self.session.clause();
                    let text = self.session.table().clause_text(self.words.lang(), clause.0);
                    let text = text.map(|text| format!("{clause}  {}", text.trim_end()));
                    let missing = || self.words.say("no-clause-text", &[("clause", clause.0.into())]);
                    let text = text.unwrap_or_else(missing);
                    self.terminal.line(&text)?;
                }
            }
        }
    }
}
