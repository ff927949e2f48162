//! The board as a picture (SVG).
//!
//! Hexes have flat tops and lie as their coordinates say. All lengths are whole units of the
//! picture. Widths of texts are estimated, from above; a text that is too long for its place is made
//! smaller, then shortened, so that texts never overlap; whole it is in its tool tip.

mod hex;
mod legend;
mod pen;
mod terrain;
#[cfg(test)]
mod tests;

use super::seats;
use crate::words::{Naming, Speaker};
use admiralty_game::Seat;
use admiralty_imperium::map::{Axial, Hex};
use admiralty_imperium::position::Position;
use admiralty_referee::Lang;
use pen::Pen;

/// From the middle of a hex to a corner.
const RADIUS: i32 = 112;
/// From the middle of a hex to a side: 112 × √3 / 2.
const APOTHEM: i32 = 97;
/// From a column to the next.
const COLUMN: i32 = 168;
/// Around the board.
const MARGIN: i32 = 24;
/// The width of the legend.
const LEGEND: i32 = 330;

/// The colours of the seats, to be told apart by people who see colours differently (after Okabe
/// and Ito), each with the colour of writing on it. Numbers of seats stand beside them.
const SEATS: [(&str, &str); 8] = [
    ("#E69F00", "#000000"),
    ("#56B4E9", "#000000"),
    ("#F0E442", "#000000"),
    ("#CC79A7", "#000000"),
    ("#00A37A", "#000000"),
    ("#E0641B", "#000000"),
    ("#3D8FD9", "#000000"),
    ("#C9CDD6", "#000000"),
];

/// The colour of a seat, and of writing on it.
fn colours(seat: Seat) -> (&'static str, &'static str) {
    SEATS[seat.index() % SEATS.len()]
}

/// Where a point lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Point {
    x: i32,
    y: i32,
}

impl Point {
    const fn by(self, x: i32, y: i32) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }
}

/// The middle of a hex.
fn middle(at: Axial) -> Point {
    let (q, r) = (i32::from(at.q), i32::from(at.r));
    Point { x: COLUMN * q, y: APOTHEM * (2 * r + q) }
}

/// What is drawn, and how it is called.
struct Picture<'a> {
    speaker: Speaker<'a>,
    position: &'a Position,
    hand_sizes: &'a [u32],
}

/// The board as a picture. `hand_sizes` says how many Action Cards each player holds.
#[must_use]
pub fn svg(naming: &Naming<'_>, lang: Lang, position: &Position, hand_sizes: &[u32]) -> String {
    let picture = Picture { speaker: naming.speaker(lang), position, hand_sizes };
    let map = &naming.setup.map;
    let middles: Vec<Point> = map.hexes.iter().map(|hex: &Hex| middle(hex.at)).collect();
    let edge = |far: fn(&Point) -> i32, most: bool| {
        let all = middles.iter().map(far);
        if most { all.max() } else { all.min() }.unwrap_or(0)
    };
    let (left, right) = (edge(|p| p.x, false) - RADIUS, edge(|p| p.x, true) + RADIUS);
    let (top, bottom) = (edge(|p| p.y, false) - APOTHEM, edge(|p| p.y, true) + APOTHEM);
    let origin = Point { x: MARGIN - left, y: MARGIN - top };
    let board = right - left;

    let mut legend = Pen::default();
    let corner = Point { x: board + 2 * MARGIN, y: MARGIN };
    let legend_height = picture.legend(&mut legend, corner);
    let height = (bottom - top).max(legend_height) + 2 * MARGIN;
    let width = board + LEGEND + 3 * MARGIN;

    let mut pen = Pen::default();
    for id in map.hex_ids() {
        if let Some(hex) = map.hex(id) {
            let at = middle(hex.at).by(origin.x, origin.y);
            picture.hex(&mut pen, id, hex, at);
        }
    }
    format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" "#,
            r#"font-family="DejaVu Sans, Verdana, Arial, sans-serif" role="img"><title>{title}</title>{defs}"#,
            r##"<rect width="{w}" height="{h}" fill="#0b101d"/>{board}{legend}</svg>"##,
        ),
        w = width,
        h = height,
        title = pen::escape(&picture.speaker.say("map-turn", &[("turn", position.turn.into())])),
        defs = terrain::DEFINITIONS,
        board = pen.done(),
        legend = legend.done(),
    )
}

impl Picture<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        seats(self.speaker.setup())
    }
}
