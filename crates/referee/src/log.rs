//! What happened, told in lines.

use crate::{Act, Happened, Table, Words};
use admiralty_game::{Audience, Chance, Cited, Clause, Faces, Law, Seat, Step};

/// Who reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Anybody: only what all seats see alike.
    Public,
    /// What this seat sees.
    Seat(Seat),
    /// The referee, from whom nothing is hidden.
    Referee,
}

impl Viewer {
    /// The seat, if it is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public | Self::Referee => None,
        }
    }
}

/// The log of a play, as `viewer` may see it: what was chosen and rolled and what followed. The
/// acts must follow from the scenario, as those of a session or a replay do.
pub fn log<T: Table>(table: &T, acts: &[Act<T::Choice>], words: &Words, viewer: Viewer) -> Vec<String> {
    let mut events = Vec::new();
    let mut state = table.start(&mut events);
    let mut lines = table.remarks(words.lang());
    lines.extend(tell_events(table, words, &events, viewer));
    for act in acts {
        let (pending, clause, before) = (table.step(&state), table.clause(&state), state.clone());
        let mut events = Vec::new();
        match (act, &pending) {
            (Act::Chose { seat, choice }, _) => table.choose(&mut state, *seat, *choice, &mut events),
            (Act::Rolled(faces), Step::Chance(chance)) => {
                if let Ok(rolled) = chance.read(faces) {
                    table.happen(&mut state, &rolled, &mut events);
                }
            }
            (Act::Rolled(_), _) => {}
        }
        lines.extend(tell(
            table,
            words,
            &Happened { before, pending, clause, act: act.clone(), events },
            viewer,
        ));
    }
    lines
}

/// A step and what followed from it, as `viewer` may see it.
pub fn tell<T: Table>(table: &T, words: &Words, happened: &Happened<T>, viewer: Viewer) -> Vec<String> {
    let mut lines = vec![tell_act(table, words, happened, viewer)];
    lines.extend(tell_events(table, words, &happened.events, viewer));
    lines
}

/// Whether the others do not see what the seats of this step choose.
pub(crate) fn is_hidden<T: Table>(
    table: &T,
    state: &T::State,
    pending: &Step,
    seat: Seat,
    choice: T::Choice,
) -> bool {
    // Several seats choose hidden from each other. Of the last of them only the rulebook knows that
    // the others were asked too, so it must say that its choice is secret.
    matches!(pending, Step::Decide(seats) if seats.iter().count() > 1) || table.is_secret(state, seat, choice)
}

/// What was chosen or rolled.
pub(crate) fn tell_act<T: Table>(table: &T, words: &Words, happened: &Happened<T>, viewer: Viewer) -> String {
    let Happened { before, pending, clause, act, .. } = happened;
    let text = match act {
        Act::Chose { seat, choice } => {
            let name = table.seat_name(*seat);
            let hidden = is_hidden(table, before, pending, *seat, *choice)
                && viewer != Viewer::Referee
                && viewer != Viewer::Seat(*seat);
            if hidden {
                words.say("chose-hidden", &[("name", name.into())])
            } else {
                let choice = table.tell_choice(words.lang(), before, *seat, choice);
                words.say("chose", &[("name", name.into()), ("choice", choice.into())])
            }
        }
        Act::Rolled(faces) => match pending {
            Step::Chance(chance) => tell_roll(table, words, before, chance, faces, viewer),
            Step::Decide(_) | Step::Over => String::new(),
        },
    };
    cite(&text, *clause)
}

fn tell_roll<T: Table>(
    table: &T,
    words: &Words,
    before: &T::State,
    chance: &Chance,
    faces: &Faces,
    viewer: Viewer,
) -> String {
    let lang = words.lang();
    let what = table.tell_chance(lang, before, chance);
    match chance.audience {
        Audience::Only(seat) if viewer != Viewer::Referee && viewer != Viewer::Seat(seat) => {
            return words
                .say("rolled-hidden", &[("what", what.into()), ("name", table.seat_name(seat).into())]);
        }
        Audience::Only(_) | Audience::Everyone => {}
    }
    let outcome = match (&chance.law, faces) {
        (Law::Dice(pool), Faces::Dice(faces)) => {
            let group = |(group, faces): (&admiralty_game::Group, &Vec<u8>)| {
                let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
                format!("{}: {}", table.group_name(lang, group.label, group.dice), faces.join(" "))
            };
            pool.groups.iter().zip(faces).map(group).collect::<Vec<_>>().join("; ")
        }
        (_, Faces::Drawn(label)) => table.drawn_name(lang, *label),
        (Law::Draw(_), Faces::Dice(_)) => String::new(),
    };
    words.say("rolled", &[("what", what.into()), ("outcome", outcome.into())])
}

/// Events that `viewer` sees, in its version.
pub(crate) fn tell_events<T: Table>(
    table: &T,
    words: &Words,
    events: &[T::Event],
    viewer: Viewer,
) -> Vec<String> {
    let seen = events.iter().filter_map(|event| match viewer {
        Viewer::Referee => Some(event.clone()),
        Viewer::Seat(seat) => table.seen(event, seat),
        Viewer::Public => public(table, event),
    });
    seen.map(|event| cite(&table.tell_event(words.lang(), &event), event.clause())).collect()
}

/// What `seat` sees of the events that are not public.
pub(crate) fn tell_private<T: Table>(
    table: &T,
    words: &Words,
    events: &[T::Event],
    seat: Seat,
) -> Vec<String> {
    let private: Vec<T::Event> = events.iter().filter(|e| public(table, e).is_none()).cloned().collect();
    tell_events(table, words, &private, Viewer::Seat(seat))
}

/// The event as all seats see it, if they all see the same.
fn public<T: Table>(table: &T, event: &T::Event) -> Option<T::Event> {
    let first = table.seen(event, Seat(0))?;
    (1..table.seats()).all(|seat| table.seen(event, Seat(seat)).as_ref() == Some(&first)).then_some(first)
}

/// A text with the clause that it follows from.
pub(crate) fn cite(text: &str, clause: Clause) -> String {
    format!("{text} [{clause}]")
}
