//! The log of a turn: by phase (I2.1), in the phase of Individual actions by player (I5.0).

use super::merge::{Tally, together};
use super::names::{Fight, Naming};
use super::post::{Line, Post, Section};
use admiralty_game::{Cited, Seat};
use admiralty_imperium::battle;
use admiralty_imperium::event::{Breach, Event, Phase};
use admiralty_referee::Lang;

/// Something that the log tells, as its reader may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Something happened.
    Event(Event),
    /// Dice were rolled, and these were their faces; it stands before the event that it led to.
    Roll {
        /// The dice, in words.
        text: String,
    },
}

/// What a log begins and ends with, beside what happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// What the game is called.
    pub title: String,
    /// The number of the turn.
    pub turn: u16,
    /// The commitment of the dice, published before the orders.
    pub commitment: Option<String>,
    /// The players' words, by seat.
    pub words: Vec<(Seat, String)>,
    /// The hash of the result.
    pub hash: Option<String>,
    /// The secret of the dice, revealed.
    pub secret: Option<String>,
}

/// The log as a post.
#[must_use]
pub fn log(naming: &Naming<'_>, lang: Lang, frame: &Frame, entries: &[Entry]) -> Post {
    let speaker = naming.speaker(lang);
    let say = |id: &str, name: &'static str, value: &str| speaker.say(id, &[(name, value.into())]);
    let mut intro = Vec::new();
    intro.extend(frame.commitment.iter().map(|hash| say("log-commitment", "hash", hash)));
    for (seat, word) in &frame.words {
        let args = [("player", naming.player(*seat).into()), ("word", word.as_str().into())];
        intro.push(speaker.say("log-word", &args));
    }
    let mut outro = Vec::new();
    outro.extend(frame.hash.iter().map(|hash| say("log-hash", "hash", hash)));
    outro.extend(frame.secret.iter().map(|secret| say("log-secret", "secret", secret)));
    let args = [("title", frame.title.as_str().into()), ("turn", frame.turn.into())];
    let mut writer = Writer::new(*naming, lang);
    entries.iter().for_each(|entry| writer.entry(entry));
    Post { title: speaker.say("log-title", &args), intro, sections: writer.finish(), outro }
}

/// Events that are told in one line, with the dice that led to them.
struct Open {
    event: Event,
    tally: Tally,
    dice: Vec<String>,
}

struct Writer<'a> {
    naming: Naming<'a>,
    lang: Lang,
    sections: Vec<Section>,
    /// The lines that are not written yet, in the order in which they began.
    open: Vec<Open>,
    /// Dice whose event has not come yet.
    dice: Vec<String>,
    in_actions: bool,
    in_fight: bool,
    /// The fight has begun, and nothing but cards has been played in it.
    is_fresh: bool,
}

/// Whether an event is told as a part of the fight before it.
fn is_within(event: &Event, fight: Fight) -> bool {
    match event {
        Event::Battle { .. } | Event::AgreementEnds { why: Breach::War, .. } => true,
        Event::CargoLost { .. }
        | Event::FightersLost { .. }
        | Event::Retreated { .. }
        | Event::BrokeOff { .. } => fight.planet.is_none(),
        Event::Taken { planet, .. }
        | Event::Held { planet, .. }
        | Event::Razed { planet, .. }
        | Event::LandingLost { planet, .. }
        | Event::Rewarded { planet, .. } => fight.planet == Some(*planet),
        _ => false,
    }
}

/// What a battle says of its course and the turn says again, with the places, or the next round.
const fn is_told_besides(event: &Event) -> bool {
    use battle::Event::{FoughtOn, PlanetHeld, PlanetTaken, PlanetTakenFreely, Retreated};
    matches!(
        event,
        Event::Battle { battle: FoughtOn | Retreated | PlanetTaken | PlanetTakenFreely | PlanetHeld { .. } }
    )
}

/// Adds a loss of the same sort to the one before; units are chosen one by one (I5.2.2).
fn lost_also(before: &mut Event, event: &Event) -> bool {
    use battle::Event::Lost;
    let Event::Battle { battle: Lost { volley, side, unit, units } } = before else { return false };
    match event {
        Event::Battle { battle: Lost { volley: v, side: s, unit: u, units: n } }
            if (v, s, u) == (volley, side, unit) =>
        {
            *units = units.saturating_add(*n);
            true
        }
        _ => false,
    }
}

/// What an Action Card does that is played as an Invasion begins (I4.2).
const fn is_card(event: &Event) -> bool {
    matches!(
        event,
        Event::Played { .. } | Event::Aimed { .. } | Event::Boosted { .. } | Event::Destroyed { .. }
    )
}

/// Events that follow one another and may be told out of their order: ships of one player that
/// move, PDS shots and what they destroy, what docks build.
const fn chain(event: &Event) -> Option<(u8, Seat)> {
    match event {
        Event::Moved { seat, .. } => Some((0, *seat)),
        Event::PdsFired { at, .. } => Some((1, *at)),
        Event::ShipDestroyed { seat, .. } => Some((1, *seat)),
        Event::Placed { seat, .. } => Some((2, *seat)),
        _ => None,
    }
}

impl<'a> Writer<'a> {
    fn new(naming: Naming<'a>, lang: Lang) -> Self {
        let (in_actions, in_fight) = (false, false);
        Self {
            naming,
            lang,
            sections: Vec::new(),
            open: Vec::new(),
            dice: Vec::new(),
            in_actions,
            in_fight,
            is_fresh: false,
        }
    }

    fn entry(&mut self, entry: &Entry) {
        match entry {
            Entry::Roll { text } => self.dice.push(text.clone()),
            Entry::Event(event) => self.event(event),
        }
    }

    fn event(&mut self, event: &Event) {
        if is_told_besides(event) {
            return;
        }
        if self.dice.is_empty()
            && let Some(open) = self.open.last_mut()
            && lost_also(&mut open.event, event)
        {
            return;
        }
        let chained = |open: &Open| chain(event).is_some() && chain(&open.event) == chain(event);
        if let Some(open) = self.open.iter_mut().find(|open| together(&open.event, event)) {
            open.tally.add(event);
            open.dice.append(&mut self.dice);
            return;
        }
        if self.open.last().is_some_and(chained) {
            let dice = std::mem::take(&mut self.dice);
            self.open.push(Open { event: event.clone(), tally: Tally::of(event), dice });
            return;
        }
        let dice = std::mem::take(&mut self.dice);
        self.close();
        match event {
            // The title says it.
            Event::TurnBegins { .. } => {}
            Event::PhaseBegins { phase } => {
                (self.in_actions, self.in_fight) = (*phase == Phase::Actions, false);
                let title = self.naming.event(self.lang, event).trim_end_matches('.').to_owned();
                self.sections.push(Section { title, ..Section::default() });
            }
            Event::ActionsBegin { seat } => {
                self.in_fight = false;
                let title = self.naming.player(*seat);
                self.section().sections.push(Section { title, ..Section::default() });
            }
            _ => {
                self.open = vec![Open { event: event.clone(), tally: Tally::of(event), dice }];
                return;
            }
        }
        self.dice = dice;
    }

    /// The part that lines go to; there is one from the first.
    fn section(&mut self) -> &mut Section {
        if self.sections.is_empty() {
            self.sections.push(Section::default());
        }
        let last = self.sections.len() - 1;
        &mut self.sections[last]
    }

    fn lines(&mut self) -> &mut Vec<Line> {
        let in_actions = self.in_actions;
        let section = self.section();
        if in_actions && !section.sections.is_empty() {
            let last = section.sections.len() - 1;
            return &mut section.sections[last].lines;
        }
        &mut section.lines
    }

    fn push(&mut self, line: Line, within: bool) {
        let lines = self.lines();
        match lines.last_mut() {
            Some(fight) if within => fight.within.push(line),
            _ => lines.push(line),
        }
    }

    /// Writes what has not been written yet.
    fn close(&mut self) {
        for Open { event, tally, dice } in std::mem::take(&mut self.open) {
            if let Some(fight) = Fight::begun_by(&event) {
                self.naming = self.naming.within(Some(fight));
                self.in_fight = false;
            }
            let begins = Fight::begun_by(&event).is_some();
            let is_card = self.is_fresh && is_card(&event);
            let within =
                self.in_fight && (is_card || self.naming.fight.is_some_and(|fight| is_within(&event, fight)));
            self.in_fight = within || begins;
            self.is_fresh = begins || is_card;
            let text = self.naming.speaker(self.lang).events(&event, &tally);
            let dice = (!dice.is_empty()).then(|| self.rolled(&dice));
            let clause = Some(event.clause());
            self.push(Line { text, dice, clause, ..Line::default() }, within);
        }
        let dice = std::mem::take(&mut self.dice);
        if !dice.is_empty() {
            let text = self.rolled(&dice);
            self.push(Line { text, ..Line::default() }, self.in_fight);
        }
    }

    fn rolled(&self, dice: &[String]) -> String {
        self.naming.speaker(self.lang).say("log-dice", &[("dice", dice.join(", ").into())])
    }

    fn finish(mut self) -> Vec<Section> {
        self.close();
        self.sections
    }
}
