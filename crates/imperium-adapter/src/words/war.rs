//! Movement, battles, Invasions (I5): what their texts say.

use super::Args;
use super::merge::Tally;
use super::names::Speaker;
use admiralty_imperium::event::{Event, Stop};
use admiralty_referee::Value;

const fn stop_word(stop: Stop) -> &'static str {
    match stop {
        Stop::Ordered => "ordered",
        Stop::Fleet => "fleet",
        Stop::Nebula => "nebula",
        Stop::Rift => "rift",
    }
}

fn yes(is_so: bool) -> Value<'static> {
    if is_so { "yes" } else { "no" }.into()
}

impl Speaker<'_> {
    pub(super) fn of_movement(&self, event: &Event, tally: &Tally) -> Args {
        let [units, count] = self.some(&tally.units);
        match event {
            Event::Moved { seat, route, stop, .. } => vec![
                self.by(*seat),
                units,
                count,
                ("route", self.route(route).into()),
                ("loaded", yes(!tally.aboard.is_empty())),
                ("aboard", self.units(&tally.aboard).into()),
                ("stop", stop_word(*stop).into()),
            ],
            Event::RiftLeft { seat, hex, .. } => {
                vec![self.by(*seat), units, count, ("hex", self.number(*hex).into())]
            }
            Event::RiftPushed { seat, hex, number, to, .. } => vec![
                self.by(*seat),
                units,
                ("hex", self.number(*hex).into()),
                ("number", (*number).into()),
                ("to", self.number(*to).into()),
            ],
            Event::RiftHolds { seat, hex, number, .. } => {
                vec![self.by(*seat), units, ("hex", self.number(*hex).into()), ("number", (*number).into())]
            }
            Event::Transferred { seat, from, to, .. } => vec![
                self.by(*seat),
                units,
                ("from", self.planet(*from).into()),
                ("to", self.planet(*to).into()),
            ],
            Event::Based { seat, planet, .. } => {
                vec![self.by(*seat), units, count, ("planet", self.planet(*planet).into())]
            }
            Event::Retreated { seat, from, to } => {
                vec![self.by(*seat), ("from", self.number(*from).into()), ("to", self.number(*to).into())]
            }
            _ => Args::new(),
        }
    }

    pub(super) fn of_war(&self, event: &Event, tally: &Tally) -> Args {
        let [units, count] = self.some(&tally.units);
        let planet = |planet| ("planet", Value::from(self.planet(planet)));
        match event {
            Event::PdsFired { seat, planet: from, hex, at, .. } => {
                let mut args = self.two(*seat, *at);
                args.extend([planet(*from), ("hex", self.number(*hex).into())]);
                args.extend([("n", tally.n.into()), ("hits", tally.hits.into())]);
                args
            }
            Event::ShipDestroyed { seat, hex, .. }
            | Event::CargoLost { seat, hex, .. }
            | Event::FightersLost { seat, hex, .. }
            | Event::BrokeOff { seat, hex } => {
                vec![self.by(*seat), units, count, ("hex", self.number(*hex).into())]
            }
            Event::BattleBegins { hex, attacker, defender, units: [own, theirs] } => {
                let mut args = self.two(*attacker, *defender);
                args.push(("hex", self.hex(*hex).into()));
                args.extend([("units", self.units(own).into()), ("others", self.units(theirs).into())]);
                args
            }
            Event::InvasionBegins { planet: at, attacker, defender, units: landing, bombards, defends } => {
                let mut args = self.two(*attacker, *defender);
                args.extend([planet(*at), units, ("others", self.units(defends).into())]);
                args.extend([("landing", yes(!landing.is_empty())), ("bombs", yes(!bombards.is_empty()))]);
                args.push(("bombards", self.units(bombards).into()));
                args
            }
            Event::Taken { planet: at, by, from } => {
                let mut args = vec![planet(*at), self.by(*by)];
                args.extend(from.map(|from| ("other", self.player(from).into())));
                args
            }
            Event::Held { planet: at, by } => {
                let mut args = vec![planet(*at)];
                args.extend(by.map(|by| self.by(by)));
                args
            }
            Event::Razed { planet: at, .. } => vec![planet(*at), units],
            Event::Landed { seat, planet: at, .. }
            | Event::LandingLost { seat, planet: at, .. }
            | Event::Rewarded { seat, planet: at, .. } => vec![self.by(*seat), planet(*at), units, count],
            _ => Args::new(),
        }
    }
}
