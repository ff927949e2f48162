//! A complete rulebook in a few lines, to read and to test tools with.

use crate::{Chance, Cited, Clause, Group, MAX_SIDES, Pool, Rolled, Rulebook, Seat, Seats, Sink, Step};
use serde::{Deserialize, Serialize};

/// Two duellists fire in turn. The shooter aims (hits on 3 or more) or snaps (hits on 5 or more),
/// but who stood still to aim and missed is the easier target: the other then hits on one less. A
/// miss passes the turn; a hit ends the duel. That can go on for ever in principle, so the states
/// have loops.
#[derive(Clone, Copy, Debug, Default)]
pub struct Duel;

/// A state of the duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Duelling {
    /// The seat chooses how to fire; `eased` says whether the other aimed before.
    Ready {
        /// Who fires next.
        shooter: Seat,
        /// Whether the shot is easier because the other stood still to aim.
        eased: bool,
    },
    /// The shot is in the air.
    Firing {
        /// Who fires.
        shooter: Seat,
        /// Whether the shooter aimed.
        aimed: bool,
        /// The lowest face that hits.
        needs: u8,
    },
    /// One of them won.
    Won(Seat),
}

/// How to fire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Shot {
    /// Take one's time.
    Aim,
    /// Fire at once.
    Snap,
}

/// What happens in a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Bang {
    /// The shot went wide.
    Missed(Seat),
    /// The shot hit.
    Hit(Seat),
}

impl Cited for Bang {
    fn clause(&self) -> Clause {
        Clause("D1")
    }
    fn kind(&self) -> &'static str {
        match self {
            Self::Missed(_) => "missed",
            Self::Hit(_) => "hit",
        }
    }
}

impl Rulebook for Duel {
    type State = Duelling;
    type Choice = Shot;
    type Event = Bang;
    type View = Duelling;
    const EVENT_KINDS: &'static [&'static str] = &["missed", "hit"];

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, _sink: &mut impl Sink<Bang>) -> Duelling {
        Duelling::Ready { shooter: Seat(0), eased: false }
    }

    fn step(&self, state: &Duelling) -> Step {
        match *state {
            Duelling::Ready { shooter, .. } => Step::Decide(Seats::only(shooter)),
            Duelling::Firing { needs, .. } => {
                let mut class = [0; MAX_SIDES];
                class[usize::from(needs) - 1..].fill(1);
                let mut pool = Pool::default();
                pool.push(Group { label: 0, dice: 1, sides: 6, class });
                Step::Chance(Chance::dice(pool))
            }
            Duelling::Won(_) => Step::Over,
        }
    }

    fn clause(&self, _state: &Duelling) -> Clause {
        Clause("D1")
    }

    fn options(&self, state: &Duelling, seat: Seat, options: &mut Vec<Shot>) {
        options.clear();
        if self.is_legal(state, seat, Shot::Aim) {
            options.extend([Shot::Aim, Shot::Snap]);
        }
    }

    fn is_legal(&self, state: &Duelling, seat: Seat, _choice: Shot) -> bool {
        matches!(state, Duelling::Ready { shooter, .. } if *shooter == seat)
    }

    fn choose(&self, state: &mut Duelling, seat: Seat, choice: Shot, _sink: &mut impl Sink<Bang>) {
        if let Duelling::Ready { eased, .. } = *state {
            let aimed = choice == Shot::Aim;
            let needs = if aimed { 3 } else { 5 } - u8::from(eased);
            *state = Duelling::Firing { shooter: seat, aimed, needs };
        }
    }

    fn happen(&self, state: &mut Duelling, rolled: &Rolled, sink: &mut impl Sink<Bang>) {
        if let (Duelling::Firing { shooter, aimed, .. }, Rolled::Dice(counts)) = (*state, rolled) {
            let hit = counts.groups.first().is_some_and(|classes| classes[1] > 0);
            *state = if hit {
                sink.tell(|| Bang::Hit(shooter));
                Duelling::Won(shooter)
            } else {
                sink.tell(|| Bang::Missed(shooter));
                Duelling::Ready { shooter: Seat(1 - shooter.0), eased: aimed }
            };
        }
    }

    fn view(&self, state: &Duelling, _seat: Seat) -> Duelling {
        *state
    }

    fn seen(&self, event: &Bang, _seat: Seat) -> Option<Bang> {
        Some(*event)
    }
}
