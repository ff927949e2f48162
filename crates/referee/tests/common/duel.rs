//! The duel of the game crate, with words.

use admiralty_game::{
    Chance, Clause, Rolled, Rulebook, Seat, Sink, Step,
    example::{Bang, Duel, Duelling, Shot},
};
use admiralty_referee::{Lang, Table};

#[derive(Clone, Debug)]
pub struct Duellists(pub String);

pub fn duel() -> Duellists {
    Duellists("game = \"duel\"\n# два стрелка\n".to_owned())
}

impl Rulebook for Duellists {
    type State = Duelling;
    type Choice = Shot;
    type Event = Bang;
    type View = Duelling;
    const EVENT_KINDS: &'static [&'static str] = Duel::EVENT_KINDS;

    fn seats(&self) -> u8 {
        Duel.seats()
    }
    fn start(&self, sink: &mut impl Sink<Bang>) -> Duelling {
        Duel.start(sink)
    }
    fn step(&self, state: &Duelling) -> Step {
        Duel.step(state)
    }
    fn clause(&self, state: &Duelling) -> Clause {
        Duel.clause(state)
    }
    fn options(&self, state: &Duelling, seat: Seat, options: &mut Vec<Shot>) {
        Duel.options(state, seat, options);
    }
    fn is_legal(&self, state: &Duelling, seat: Seat, choice: Shot) -> bool {
        Duel.is_legal(state, seat, choice)
    }
    fn choose(&self, state: &mut Duelling, seat: Seat, choice: Shot, sink: &mut impl Sink<Bang>) {
        Duel.choose(state, seat, choice, sink);
    }
    fn happen(&self, state: &mut Duelling, rolled: &Rolled, sink: &mut impl Sink<Bang>) {
        Duel.happen(state, rolled, sink);
    }
    fn view(&self, state: &Duelling, seat: Seat) -> Duelling {
        Duel.view(state, seat)
    }
    fn seen(&self, event: &Bang, seat: Seat) -> Option<Bang> {
        Duel.seen(event, seat)
    }
}

impl Table for Duellists {
    fn game(&self) -> &'static str {
        "duel"
    }
    fn scenario(&self) -> &str {
        &self.0
    }
    fn seat_name(&self, seat: Seat) -> String {
        if seat.0 == 0 { "Red".into() } else { "Blue".into() }
    }
    fn tell_event(&self, lang: Lang, event: &Bang) -> String {
        match (lang, event) {
            (Lang::En, Bang::Missed(seat)) => format!("{} misses", self.seat_name(*seat)),
            (Lang::En, Bang::Hit(seat)) => format!("{} hits", self.seat_name(*seat)),
            (Lang::Ru, Bang::Missed(seat)) => format!("{}: промах", self.seat_name(*seat)),
            (Lang::Ru, Bang::Hit(seat)) => format!("{}: попадание", self.seat_name(*seat)),
        }
    }
    fn tell_question(&self, lang: Lang, _state: &Duelling, _seat: Seat) -> String {
        if lang == Lang::En { "how do you fire?".into() } else { "как стрелять?".into() }
    }
    fn tell_choice(&self, lang: Lang, _state: &Duelling, _seat: Seat, choice: &Shot) -> String {
        match (lang, choice) {
            (Lang::En, Shot::Aim) => "aim".into(),
            (Lang::En, Shot::Snap) => "snap".into(),
            (Lang::Ru, Shot::Aim) => "целиться".into(),
            (Lang::Ru, Shot::Snap) => "навскидку".into(),
        }
    }
    fn tell_chance(&self, lang: Lang, state: &Duelling, _chance: &Chance) -> String {
        let Duelling::Firing { shooter, needs, .. } = state else { return String::new() };
        let name = self.seat_name(*shooter);
        match lang {
            Lang::En => format!("{name} needs {needs} or more"),
            Lang::Ru => format!("{name}: нужно {needs} или больше"),
        }
    }
    fn group_name(&self, lang: Lang, _label: u8, dice: u16) -> String {
        if lang == Lang::En { format!("{dice} die") } else { format!("{dice} кость") }
    }
    fn drawn_name(&self, _lang: Lang, label: u8) -> String {
        label.to_string()
    }
    fn clause_text(&self, _lang: Lang, clause: &str) -> Option<String> {
        (clause == "D1").then(|| "Two duellists fire in turn.".to_owned())
    }
    fn board(&self, _lang: Lang, state: &Duelling, _seat: Option<Seat>) -> String {
        format!("board: {state:?}")
    }
}
