//! A turn that is played by hand.

use admiralty_game::{Faces, Law, Refused, Rulebook, Seat, Step};
use admiralty_imperium::Imperium;
use admiralty_imperium::battle;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::Event;
use admiralty_imperium::map::{HexId, PlanetId};
use admiralty_imperium::turn::{Game, Wait};
use admiralty_imperium::unit::{UnitId, Units};

/// A turn that is played by hand.
pub(crate) struct Table {
    pub(crate) turn: Imperium,
    pub(crate) game: Game,
    pub(crate) events: Vec<Event>,
}

impl Table {
    pub(crate) fn options(&self, seat: Seat) -> Vec<Choice> {
        let mut options = Vec::new();
        self.turn.options(&self.game, seat, &mut options);
        options
    }

    pub(crate) fn may(&self, seat: Seat, choice: Choice) -> bool {
        self.turn.is_legal(&self.game, seat, choice)
    }

    pub(crate) fn chooses(&mut self, seat: Seat, choice: Choice) -> &mut Self {
        let made = self.turn.play(&mut self.game, seat, choice, &mut self.events);
        assert_eq!(made, Ok(()), "{choice:?} at {:?}", self.game.wait);
        self
    }

    pub(crate) fn refuses(&mut self, seat: Seat, choice: Choice) -> &mut Self {
        let made = self.turn.play(&mut self.game, seat, choice, &mut self.events);
        assert!(matches!(made, Err(Refused::Illegal(_) | Refused::NotTheirTurn(_))), "{choice:?}: {made:?}");
        self
    }

    pub(crate) fn choose_all(&mut self, seat: Seat, choices: &[Choice]) -> &mut Self {
        choices.iter().for_each(|choice| {
            self.chooses(seat, *choice);
        });
        self
    }

    /// The same choice so many times.
    pub(crate) fn times(&mut self, n: u16, seat: Seat, choice: Choice) -> &mut Self {
        for _ in 0..n {
            self.chooses(seat, choice);
        }
        self
    }

    fn chance(&self) -> admiralty_game::Chance {
        match self.turn.step(&self.game) {
            Step::Chance(chance) => chance,
            step => panic!("no chance: {step:?}, {:?}", self.game.wait),
        }
    }

    /// The pending dice: so many show a 10, the others a 1.
    pub(crate) fn hits(&mut self, n: usize) -> &mut Self {
        let Law::Dice(pool) = self.chance().law else { panic!("no dice") };
        let mut left = n;
        let mut face = || {
            let hit = left > 0;
            left -= usize::from(hit);
            if hit { 10 } else { 1 }
        };
        let faces = pool.groups.iter().map(|group| (0..group.dice).map(|_| face()).collect()).collect();
        assert_eq!(left, 0, "more hits than dice");
        self.faces(faces)
    }

    pub(crate) fn faces(&mut self, faces: Vec<Vec<u8>>) -> &mut Self {
        let rolled = self.chance().read(&Faces::Dice(faces)).unwrap();
        self.turn.roll(&mut self.game, &rolled, &mut self.events).unwrap();
        self
    }

    /// How many dice are pending.
    pub(crate) fn dice(&self) -> u32 {
        match self.chance().law {
            Law::Dice(pool) => pool.dice(),
            Law::Draw(_) => panic!("no dice"),
        }
    }

    /// A single die shows this.
    pub(crate) fn die(&mut self, face: u8) -> &mut Self {
        self.faces(vec![vec![face]])
    }

    pub(crate) fn draws(&mut self, label: u8) -> &mut Self {
        let rolled = self.chance().read(&Faces::Drawn(label)).unwrap();
        self.turn.roll(&mut self.game, &rolled, &mut self.events).unwrap();
        self
    }

    /// What can be drawn: things with how many there are.
    pub(crate) fn urn(&self) -> Vec<(u8, u32)> {
        match self.chance().law {
            Law::Draw(urn) => urn.things.to_vec(),
            Law::Dice(_) => panic!("no draw"),
        }
    }

    /// One step in which who decides does as little as possible, and nobody hits; not if it is over.
    fn least(&mut self) -> bool {
        match self.turn.step(&self.game) {
            Step::Over => return false,
            Step::Chance(chance) => {
                let rolled = chance.sample(&mut |_| 0);
                self.turn.roll(&mut self.game, &rolled, &mut self.events).unwrap();
            }
            Step::Decide(seats) => {
                let seat = seats.first().unwrap();
                let options = self.options(seat);
                let least = [Choice::Done, Choice::Halt, Choice::Battle(battle::Choice::FightOn)];
                let choice = least.into_iter().find(|choice| options.contains(choice));
                self.chooses(seat, choice.unwrap_or(options[0]));
            }
        }
        true
    }

    /// Goes on until this is waited for.
    pub(crate) fn until(&mut self, wanted: impl Fn(&Wait) -> bool) -> &mut Self {
        while !wanted(&self.game.wait) {
            assert!(self.least(), "the turn is over");
        }
        self
    }

    /// Plays the rest of the turn.
    pub(crate) fn ends(&mut self) -> &mut Self {
        while self.least() {}
        self
    }

    /// Goes on until a player's ships may set out.
    pub(crate) fn sails(&mut self, seat: Seat) -> &mut Self {
        self.until(|wait| *wait == Wait::Sail(seat))
    }

    /// A ship without troops goes this way and halts, if that is not said for it.
    pub(crate) fn goes(&mut self, seat: Seat, ship: UnitId, route: &[HexId]) -> &mut Self {
        self.sails_from(seat, ship, route);
        if self.game.wait == Wait::Sailing(seat) {
            self.chooses(seat, Choice::Halt);
        }
        self
    }

    /// The same without the halt.
    pub(crate) fn sails_from(&mut self, seat: Seat, ship: UnitId, route: &[HexId]) -> &mut Self {
        let [from, route @ ..] = route else { panic!("no route") };
        let laden = self.game.position.fleet(*from, seat).unwrap().holds.iter().position(|h| h.ship == ship);
        let hold = laden.map(|at| at as u8);
        self.chooses(seat, Choice::Sail { hex: *from, ship, hold });
        route.iter().for_each(|to| {
            self.chooses(seat, Choice::Go(*to));
        });
        self
    }

    /// The Movement of the active player is over.
    pub(crate) fn moved(&mut self, seat: Seat) -> &mut Self {
        self.chooses(seat, Choice::Done)
    }

    pub(crate) fn ships(&self, at: HexId, seat: Seat) -> Units {
        self.game.position.ships(at, seat)
    }

    pub(crate) fn on(&self, planet: u8, unit: UnitId) -> u16 {
        self.game.position.on(PlanetId(planet), unit)
    }

    pub(crate) fn owner(&self, planet: u8) -> Option<Seat> {
        self.game.position.owner(PlanetId(planet))
    }

    pub(crate) fn credits(&self, seat: Seat) -> u32 {
        self.game.position.player(seat).unwrap().credits
    }

    pub(crate) fn saw(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    pub(crate) fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| wanted(event)).count()
    }
}
