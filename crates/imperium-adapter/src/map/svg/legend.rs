//! The legend: players, politics, what the signs mean.

use super::super::board::politics;
use super::super::{hand_size, number, totals};
use super::hex::{speciality, wormhole};
use super::pen::{Pen, Style, wrapped};
use super::{LEGEND, Picture, Point, colours};
use crate::words::colour_word;
use admiralty_game::Seat;
use admiralty_imperium::effect::Colour;
use admiralty_imperium::map::Wormhole;

const HEAD: Style = Style::new(20, "#eef2fb").bold().start();
const NAME: Style = Style::new(15, "#eef2fb").bold().start();
const SMALL: Style = Style::new(13, "#c3cde2").start();

/// Room for writing.
const WIDE: i32 = LEGEND - 24;

impl Picture<'_> {
    /// Draws the legend; how high it is.
    pub(super) fn legend(&self, pen: &mut Pen, corner: Point) -> i32 {
        let mut y = corner.y + 20;
        let turn = [("turn", self.position.turn.into())];
        pen.text(Point { x: corner.x, y }, &self.speaker.say("map-turn", &turn), HEAD, WIDE);
        y += 18;
        for seat in self.seats() {
            self.player(pen, Point { x: corner.x, y }, seat);
            y += 84;
        }
        y += 26;
        for line in politics(&self.speaker, self.position) {
            for part in wrapped(&line, SMALL, WIDE) {
                pen.text(Point { x: corner.x, y }, &part, SMALL, WIDE);
                y += 18;
            }
            y += 4;
        }
        y += 20;
        pen.text(Point { x: corner.x, y }, &self.speaker.text("map-key"), NAME, WIDE);
        y += 24;
        y = self.signs(pen, Point { x: corner.x, y });
        y - corner.y
    }

    fn player(&self, pen: &mut Pen, at: Point, seat: Seat) {
        let Some(player) = self.position.player(seat) else { return };
        let (fill, ink) = colours(seat);
        pen.frame(at, (LEGEND, 77), "#141c2f", fill);
        pen.frame(at, (30, 77), fill, fill);
        pen.text(at.by(15, 44), &number(seat).to_string(), Style::new(20, ink).bold(), 26);
        let wide = LEGEND - 48;
        let name = self.speaker.player(seat);
        let stage = self.speaker.stage(player.stage);
        let line = format!("{} · {stage}", self.speaker.race(seat));
        pen.text(at.by(40, 20), &name, NAME, wide);
        pen.text(at.by(40, 37), &line, SMALL, wide);
        let cards = self.speaker.counted("board-hand", hand_size(self.position, self.hand_sizes, seat));
        let line = format!("{} · {cards}", self.speaker.counted("map-credits", player.credits));
        pen.text(at.by(40, 53), &line, SMALL, wide);
        let (planets, resources, influence) = totals(self.speaker.setup(), self.position, seat);
        let args =
            [("planets", planets.into()), ("resources", resources.into()), ("influence", influence.into())];
        pen.text(at.by(40, 69), &self.speaker.say("map-totals", &args), SMALL, wide);
    }

    /// What the signs mean; where it ends.
    fn signs(&self, pen: &mut Pen, at: Point) -> i32 {
        let mut at = at;
        let mut said = |pen: &mut Pen, text: &str| {
            for part in wrapped(text, SMALL, WIDE) {
                pen.text(at, &part, SMALL, WIDE);
                at = at.by(0, 18);
            }
        };
        for id in ["map-key-values", "map-key-ring", "map-key-speciality"] {
            said(pen, &self.speaker.text(id));
        }
        said(pen, &self.speaker.counted("map-key-aboard", 3));
        said(pen, &self.speaker.text("map-key-rift"));
        let units = self.speaker.setup().data.unit_ids();
        let units = units.map(|unit| (self.speaker.short(unit), self.speaker.unit(unit)));
        let units = units.filter(|(short, name)| short != name);
        let units = units.map(|(short, name)| format!("{short} {name}").replace(' ', "\u{a0}"));
        said(pen, &units.collect::<Vec<_>>().join(", "));
        let mut x = 8;
        for colour in Colour::ALL {
            let (fill, ink) = speciality(colour);
            let letter = self.speaker.say("map-colour", &[("colour", colour_word(colour).into())]);
            pen.frame(at.by(x - 8, -6), (18, 18), fill, "#ffffff");
            pen.text(at.by(x + 1, 8), &letter, Style::new(12, ink).bold(), 16);
            x += 28;
        }
        for kind in [Wormhole::Alpha, Wormhole::Beta] {
            wormhole(pen, kind, at.by(x + 14, 3));
            x += 34;
        }
        at.y + 24
    }
}
