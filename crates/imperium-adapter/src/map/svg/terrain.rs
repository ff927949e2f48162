//! What fills a hex, drawn.

use super::pen::{Pen, Style};
use super::{APOTHEM, Point, RADIUS};
use admiralty_imperium::map::{HEX_SIDES, Hex, Terrain};

/// Drawings that hexes share, each around the point (0, 0).
pub(super) const DEFINITIONS: &str = concat!(
    "<defs>",
    r##"<radialGradient id="sun"><stop offset="0" stop-color="#fff7d6"/><stop offset="0.35" stop-color="#ffc53d"/>"##,
    r##"<stop offset="0.7" stop-color="#e8590c"/><stop offset="1" stop-color="#7a1f06" stop-opacity="0"/></radialGradient>"##,
    r##"<radialGradient id="mist"><stop offset="0" stop-color="#b07be0" stop-opacity="0.75"/>"##,
    r##"<stop offset="0.6" stop-color="#7048b8" stop-opacity="0.45"/><stop offset="1" stop-color="#4b2f86" stop-opacity="0"/></radialGradient>"##,
    r##"<g id="supernova"><circle r="76" fill="url(#sun)"/>"##,
    r##"<path d="M0,-80 6,-20 57,-57 20,-6 80,0 20,6 57,57 6,20 0,80 -6,20 -57,57 -20,6 -80,0 -20,-6 -57,-57 -6,-20z" fill="#ffd666" fill-opacity="0.55"/>"##,
    r##"<circle r="24" fill="#fff3bf"/></g>"##,
    r##"<g id="asteroid_field" fill="#8d8273" stroke="#5c5348" stroke-width="2">"##,
    r##"<path d="M-70,-6 -58,-22 -38,-18 -34,-2 -48,10 -66,6z"/><path d="M-8,-30 10,-40 28,-30 26,-12 6,-6 -10,-16z"/>"##,
    r##"<path d="M46,0 62,-10 78,2 74,18 54,20z"/><path d="M-34,34 -18,24 -2,34 -6,50 -26,52z"/>"##,
    r##"<path d="M18,26 32,18 46,28 40,44 24,44z"/><path d="M-62,34 -54,28 -46,36 -52,44z"/>"##,
    r##"<path d="M52,-34 62,-40 70,-32 62,-24z"/><path d="M-38,-42 -28,-48 -20,-40 -28,-32z"/></g>"##,
    r##"<g id="nebula"><ellipse cx="-28" cy="-14" rx="64" ry="46" fill="url(#mist)"/>"##,
    r##"<ellipse cx="34" cy="8" rx="62" ry="48" fill="url(#mist)"/><ellipse cx="-8" cy="34" rx="58" ry="36" fill="url(#mist)"/></g>"##,
    r##"<g id="gravity_rift" fill="none" stroke="#ff6b6b"><circle r="30" stroke-width="2" stroke-opacity="0.45"/>"##,
    r##"<circle r="22" stroke-width="3" stroke-opacity="0.7"/>"##,
    r##"<circle r="13" fill="#000000" stroke-width="3"/></g>"##,
    "</defs>",
);

/// The corners of a hex, clockwise from the upper right one, `inset` inside.
fn corners(at: Point, inset: i32) -> [Point; HEX_SIDES] {
    let (radius, apothem) = (RADIUS - inset, APOTHEM - inset);
    let half = radius / 2;
    [(half, -apothem), (radius, 0), (half, apothem), (-half, apothem), (-radius, 0), (-half, -apothem)]
        .map(|(x, y)| at.by(x, y))
}

/// Near the middle of each side, clockwise from the north, 82 from the middle of the hex.
const SIDES: [(i32, i32); HEX_SIDES] = [(0, -82), (71, -41), (71, 41), (0, 82), (-71, 41), (-71, -41)];

/// The ground of a hex and what fills it; whether it hinders is to be seen from its rim.
pub(super) fn ground(pen: &mut Pen, hex: &Hex, at: Point) {
    let (fill, rim, line) = match hex.terrain {
        Terrain::Open => ("#182238", "#3a4a6e", 2),
        Terrain::Supernova => ("#2a1410", "#d9480f", 4),
        Terrain::AsteroidField => ("#221d18", "#d0a46a", 4),
        Terrain::Nebula => ("#221a3a", "#b07be0", 4),
        Terrain::GravityRift => ("#1d1018", "#ff6b6b", 4),
    };
    pen.polygon(&corners(at, 3), fill, rim, line);
    match hex.terrain {
        Terrain::Open => {}
        Terrain::Supernova => pen.stamp(at.by(0, 8), "supernova"),
        Terrain::AsteroidField => pen.stamp(at, "asteroid_field"),
        Terrain::Nebula => pen.stamp(at, "nebula"),
        Terrain::GravityRift => {
            pen.stamp(at.by(0, 4), "gravity_rift");
            // I5.1.5: the numbers of the sides.
            for ((x, y), number) in SIDES.into_iter().zip(hex.rift) {
                let style = Style::new(13, "#ffc9c9").bold();
                pen.disc(at.by(x, y), 10, "#3b0d18", "#ff6b6b", 1);
                pen.text(at.by(x, y + 5), &number.to_string(), style, 18);
            }
        }
    }
}
