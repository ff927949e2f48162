//! A turn that is played by orders, rulings and dice.

use super::agent::Agent;
use super::ballot;
use super::remark::Remark;
use super::rolls::Rolls;
use super::rulings::Rulings;
use super::table::TurnTable;
use admiralty_game::{Chance, Rulebook, Seat, Step};
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::Event;
use admiralty_imperium::turn::{Game, Wait};
use admiralty_notation::{Diagnostic, Kind, Problems};
use admiralty_referee::{Dice, Happened, PlayerKind, Session, SessionError, Setup, Table, Tape, Word};

/// The most steps of a turn: far beyond any that is played.
const MOST_STEPS: usize = 200_000;

/// A turn that was played.
pub(crate) struct Played {
    /// The play, at its end.
    pub(crate) session: Session<TurnTable>,
    /// What happened before the first step.
    pub(crate) opening: Vec<Event>,
    /// What happened, step by step.
    pub(crate) happened: Vec<Happened<TurnTable>>,
    /// What could not be done as ordered.
    pub(crate) remarks: Vec<Remark>,
}

/// What a turn is played with.
pub(crate) struct Hands {
    /// By seat.
    pub(crate) agents: Vec<Agent>,
    /// The master's.
    pub(crate) rulings: Rulings,
    /// What people rolled, if they did.
    pub(crate) rolls: Option<Rolls>,
    /// Where dice come from.
    pub(crate) dice: Dice,
    /// What sealed dice are bound to besides: words, hashes of orders.
    pub(crate) words: Vec<Word>,
}

fn internal(error: &SessionError) -> Problems {
    Diagnostic::new(Kind::Internal, error.to_string()).into()
}

/// Plays the turn.
///
/// # Errors
/// If a vote, a ruling or a roll is missing that only a person can give, or does not fit.
pub(crate) fn play(table: TurnTable, hands: Hands) -> Result<Played, Problems> {
    let Hands { mut agents, mut rulings, mut rolls, dice, words } = hands;
    let mut setup = Setup::new(dice);
    setup.words = words;
    setup.players = (0..agents.len() as u8).map(|seat| (Seat(seat), PlayerKind::Orders)).collect();
    let mut session = Session::begin(table, Tape::memory(), setup).map_err(|error| internal(&error))?;
    let opening = session.opening().to_vec();
    let mut happened = Vec::new();
    loop {
        if happened.len() > MOST_STEPS {
            return Err(Diagnostic::new(Kind::Internal, "the turn does not end").into());
        }
        let step = match session.pending() {
            Step::Over => break,
            Step::Chance(chance) => roll(&mut session, &chance, rolls.as_mut())?,
            Step::Decide(seats) => {
                let master = session.table().rules().master();
                let seat = seats.first().unwrap_or(master);
                let choice = match agents.get_mut(seat.index()) {
                    Some(agent) => answer(&session, agent, &mut rulings)?,
                    None => ruling(&session, &mut rulings)?,
                };
                session.choose(seat, choice).map_err(|error| internal(&error))?
            }
        };
        agents.iter_mut().for_each(|agent| agent.hear(&step.events));
        happened.push(step);
    }
    Problems::none(rulings.unused(|seat| session.table().seat_name(seat)))?;
    agents.iter_mut().for_each(|agent| agent.close(session.table().rules(), session.state()));
    let mut remarks: Vec<Remark> = agents.iter().flat_map(|agent| agent.remarks.iter().copied()).collect();
    remarks.sort_by_key(|remark| (remark.seat, remark.span.start));
    Ok(Played { session, opening, happened, remarks })
}

/// A player's choice; a vote that is missing is the one that the master entered (I3.3).
fn answer(
    session: &Session<TurnTable>,
    agent: &mut Agent,
    rulings: &mut Rulings,
) -> Result<Choice, Problems> {
    let (rules, game): (_, &Game) = (session.table().rules(), session.state());
    if let Some(choice) = agent.answer(rules, game) {
        return Ok(choice);
    }
    let name = session.table().seat_name(agent.seat);
    let example = ballot::example(rules.setup());
    let may = |vote| rules.is_legal(game, agent.seat, Choice::Vote(vote));
    if let Some(vote) = rulings.vote(agent.seat, may, &example)? {
        return Ok(Choice::Vote(vote));
    }
    let problem = Diagnostic::new(Kind::MissingKey, format!("{name} has not voted (I3.3)"));
    let help = format!("everybody votes; enter the vote in the file of --rulings: `vote {name}: {example}`");
    Err(problem.help(help).into())
}

/// The master's choice.
fn ruling(session: &Session<TurnTable>, rulings: &mut Rulings) -> Result<Choice, Problems> {
    let (rules, game) = (session.table().rules(), session.state());
    let data = &rules.setup().data;
    let name = match game.wait {
        Wait::Ruling { card, political: true, .. } => data.political(card).map(|card| card.name.as_str()),
        Wait::Ruling { card, political: false, .. } => data.action(card).map(|card| card.name.as_str()),
        _ => None,
    };
    let may = |choice| rules.is_legal(game, rules.master(), choice);
    let tell =
        |choice| session.table().tell_choice(admiralty_referee::Lang::En, game, rules.master(), &choice);
    Ok(rulings.next(name.unwrap_or("a card"), may, tell)?)
}

fn roll(
    session: &mut Session<TurnTable>,
    chance: &Chance,
    rolls: Option<&mut Rolls>,
) -> Result<Happened<TurnTable>, Problems> {
    if let Some(happened) = session.cast().map_err(|error| internal(&error))? {
        return Ok(happened);
    }
    let what = {
        let table = session.table();
        table.tell_chance(admiralty_referee::Lang::En, session.state(), chance)
    };
    let step = session.acts().len() + 1;
    let Some(rolls) = rolls else {
        let message = format!("people roll, and nothing says what they rolled: {what}");
        return Err(Diagnostic::new(Kind::MissingKey, message)
            .help("give a file of rolls with --rolls, one line a roll")
            .into());
    };
    let (faces, place) = rolls.next(chance, &what, step, session.table(), session.state())?;
    session.roll(faces).map_err(|error| rolls.refused(place, &error.to_string(), &what).into())
}
