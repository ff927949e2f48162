//! A hex: its head, wormholes, planets, fleets.

use super::super::{number, terrain_word, wormhole_letter};
use super::pen::{Pen, Style, fitted, width, wrapped};
use super::{Picture, Point, RADIUS, colours, terrain};
use crate::words::{What, colour_word};
use admiralty_imperium::effect::Colour;
use admiralty_imperium::map::{Hex, HexId, PlanetId, Terrain, Wormhole};
use admiralty_imperium::position::Fleet;
use admiralty_imperium::unit::{Role, UnitId, Units};

const WHITE: &str = "#eef2fb";
const PALE: &str = "#aebbd6";

/// The most planets of a hex that are drawn.
const PLANETS: usize = 4;
/// How far below the middle of a hex the last fleet ends.
const RIM: i32 = 88;
/// Room for the mark of a fleet's owner.
const MARK: i32 = 18;

/// The colour of a speciality and of writing on it.
pub(super) const fn speciality(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Red => ("#d6336c", "#ffffff"),
        Colour::Green => ("#2f9e44", "#ffffff"),
        Colour::Blue => ("#1c7ed6", "#ffffff"),
        Colour::Yellow => ("#ffd43b", "#000000"),
    }
}

/// How wide a hex with a flat top is `y` above or below its middle, with some room to its rim: half
/// a side less for each √3 / 2, so 4/7 on each side for each unit.
const fn breadth(y: i32) -> i32 {
    2 * (RADIUS - y.abs() * 4 / 7) - 18
}

impl Picture<'_> {
    /// Draws a hex.
    pub(super) fn hex(&self, pen: &mut Pen, id: HexId, hex: &Hex, at: Point) {
        terrain::ground(pen, hex, at);
        let planets: Vec<PlanetId> = self.speaker.setup().map.planets_of(id).collect();
        self.head(pen, hex, at, planets.is_empty());
        // In the corners; where planets need the corners, below them.
        let full = planets.len() > 2;
        let aside = if full { (66, 46) } else { (88, 0) };
        for (kind, side) in hex.wormholes.iter().zip([-1, 1]) {
            wormhole(pen, *kind, at.by(side * aside.0, aside.1));
        }
        let fleets: Vec<&Fleet> = self.position.fleets.iter().filter(|fleet| fleet.hex == id).collect();
        let rift = hex.terrain == Terrain::GravityRift;
        let less = if full && !hex.wormholes.is_empty() { 56 } else { 0 };
        let most = match fleets.len() {
            0..=2 => 2,
            3 if !full => 3,
            _ if full => 1,
            _ => 2,
        };
        let floor = self.fleets(pen, &fleets, at, (if rift { 62 } else { RIM }, less), most);
        let floor = if less > 0 { floor.min(aside.1 - 14) } else { floor };
        self.planets(pen, &planets, at, floor);
    }

    /// The number, the system's name, what fills the hex. Where no planets are, the name may stand
    /// below the number.
    fn head(&self, pen: &mut Pen, hex: &Hex, at: Point, free: bool) {
        let rift = hex.terrain == Terrain::GravityRift;
        let y = if rift { -54 } else { -74 };
        let style = Style::new(16, WHITE).bold();
        let text = hex.number.to_string();
        let name = match (hex.system.is_empty(), hex.terrain) {
            (false, _) => self.speaker.name(What::System, &hex.system),
            (true, Terrain::Open) => String::new(),
            (true, terrain) => self.speaker.say("terrain", &[("terrain", terrain_word(terrain).into())]),
        };
        let room = if rift { 108 } else { breadth(y - 12) };
        let small = Style::new(12, PALE);
        let digits = width(&text, style) + 5;
        if name.is_empty() {
            return pen.text(at.by(0, y), &text, style, room);
        }
        let beside = digits + width(&name, small) <= room;
        if free && !beside {
            pen.text(at.by(0, y), &text, style, room);
            let below = if rift { room } else { breadth(y + 6) };
            if width(&name, small) <= below {
                return pen.text(at.by(0, y + 15), &name, small, below);
            }
            let small = Style::new(11, PALE);
            for (line, part) in wrapped(&name, small, below).into_iter().take(2).enumerate() {
                pen.text(at.by(0, y + 12 + 11 * line as i32), &part, small, below);
            }
            return;
        }
        let (_, fits) = fitted(&name, small, room - digits);
        let both = (digits + width(&name, fits)).min(room);
        let left = at.by(-both / 2, y);
        pen.text(left, &text, style.start(), digits);
        pen.text(left.by(digits, 0), &name, small.start(), room - digits);
    }

    /// Planets, and what stands on them as far as it lies higher than `floor` below the middle.
    fn planets(&self, pen: &mut Pen, planets: &[PlanetId], at: Point, floor: i32) {
        let (step, radius) = match planets.len() {
            0 | 1 => (0, 25),
            2 => (82, 23),
            3 => (66, 20),
            _ => (50, 17),
        };
        let shown = planets.len().min(PLANETS) as i32;
        let room = match shown {
            1 => 140,
            other => step.max(other) - 4,
        };
        for (n, planet) in planets.iter().take(PLANETS).enumerate() {
            let x = step * (2 * n as i32 - (shown - 1)) / 2;
            let y = if shown > 2 { -26 } else { -35 };
            let rows = (floor - (y + radius + 18) + 2) / 16;
            self.planet(pen, *planet, at.by(x, y), radius, (room, rows.max(1)));
        }
        if planets.len() > PLANETS {
            let more = self.speaker.counted("map-more", planets.len() - PLANETS);
            pen.text(at.by(0, -58), &more, Style::new(10, PALE), 120);
        }
    }

    fn planet(&self, pen: &mut Pen, id: PlanetId, at: Point, radius: i32, space: (i32, i32)) {
        let (room, rows) = space;
        let Some(planet) = self.speaker.setup().map.planet(id) else { return };
        let owner = self.position.owner(id);
        let ring = owner.map_or("#76839f", |seat| colours(seat).0);
        let line = if owner.is_some() { 5 } else { 2 };
        pen.disc(at, radius, "#33415f", ring, line);
        let values = format!("{}/{}", planet.resources, planet.influence);
        pen.text(at.by(0, 5), &values, Style::new(14, "#ffffff").bold(), 2 * radius - line - 4);
        let off = radius * 3 / 4;
        if let Some(seat) = owner {
            let (fill, ink) = colours(seat);
            pen.disc(at.by(-off, -off), 8, fill, "#0b101d", 1);
            pen.text(at.by(-off, 4 - off), &number(seat).to_string(), Style::new(11, ink).bold(), 14);
        }
        if let Some(colour) = planet.speciality {
            let (fill, ink) = speciality(colour);
            let letter = self.speaker.say("map-colour", &[("colour", colour_word(colour).into())]);
            pen.frame(at.by(off - 8, -off - 8), (16, 16), fill, "#0b101d");
            pen.text(at.by(off, 4 - off), &letter, Style::new(11, ink).bold(), 14);
        }
        let below = at.by(0, radius + 14);
        pen.text(below, &self.speaker.planet(id), Style::new(12, WHITE), room);
        let units = self.position.holding(id).map_or(Units::NONE, |holding| holding.units);
        let rows = self.boxes(&units, room, rows);
        self.ground_units(pen, &rows, below.by(0, 4), ring, room);
    }

    /// What stands on a planet as rows of labels, as many in a row as there is room for. What is
    /// beyond the last row is only hinted at.
    fn boxes(&self, units: &Units, room: i32, most: i32) -> Vec<Vec<(UnitId, String)>> {
        let wide = |label: &str| box_width(label, room);
        let mut rows: Vec<Vec<(UnitId, String)>> = vec![Vec::new()];
        for (unit, n) in units.each() {
            let label = self.counted_short(unit, n, true);
            let used: i32 = rows.last().map_or(0, |row| row.iter().map(|(_, l)| wide(l) + 2).sum());
            if used > 0 && used + wide(&label) > room {
                rows.push(Vec::new());
            }
            rows.last_mut().into_iter().for_each(|row| row.push((unit, label.clone())));
        }
        let most = usize::try_from(most).unwrap_or(1);
        if rows.len() > most {
            rows.truncate(most);
            if let Some((_, label)) = rows.last_mut().and_then(|row| row.last_mut()) {
                *label = "…".to_owned();
            }
        }
        rows
    }

    /// Little boxes with labels.
    fn ground_units(&self, pen: &mut Pen, rows: &[Vec<(UnitId, String)>], at: Point, ring: &str, room: i32) {
        let style = box_style(room);
        let wide = |label: &str| box_width(label, room);
        for (line, row) in rows.iter().enumerate() {
            let whole: i32 = row.iter().map(|(_, label)| wide(label) + 2).sum::<i32>() - 2;
            let mut x = -whole / 2;
            for (unit, label) in row {
                let corner = at.by(x, 16 * line as i32);
                // Docks are to be found at a glance.
                let is_dock = label != "…" && self.speaker.setup().data.role(*unit) == Some(Role::Dock);
                let (fill, ink) = if is_dock { (ring, "#000000") } else { ("#0b101d", WHITE) };
                pen.frame(corner, (wide(label), 14), fill, ring);
                let style = Style { colour: ink, ..style };
                pen.text(corner.by(wide(label) / 2, 11), label, style, room - 4);
                x += wide(label) + 2;
            }
        }
    }

    /// "3Cr"; alone on a planet "SD" is enough.
    fn counted_short(&self, unit: UnitId, n: u16, alone: bool) -> String {
        let short = self.speaker.short(unit);
        if n == 1 && alone { short } else { format!("{n}{short}") }
    }

    /// Fleets, `most` of them, as bars in their owners' colours, the last one ending `place.0` below
    /// the middle, `place.1` narrower than the hex. A long one has two lines if the bars stay below
    /// the planets. How far below the middle the first one begins.
    fn fleets(&self, pen: &mut Pen, fleets: &[&Fleet], at: Point, place: (i32, i32), most: usize) -> i32 {
        let (lowest, less) = place;
        // Above the lowest number of a Gravity Rift, between two others.
        let most_wide = if lowest < RIM { 112 } else { 2 * RADIUS };
        let widest = |y: i32| (breadth(y) - less).min(most_wide);
        let style = Style::new(12, "#000000").bold();
        let shown = fleets.len().min(most);
        let mut spare = if shown > 1 { 3 - shown.min(3) } else { 1 };
        let mut y = lowest;
        for (n, fleet) in fleets.iter().take(shown).enumerate().rev() {
            let (fill, ink) = colours(fleet.seat);
            let style = Style { colour: ink, ..style };
            let ships = fleet.ships.each().map(|(unit, n)| self.counted_short(unit, n, false));
            let mut label = ships.collect::<Vec<_>>().join(" ");
            let troops = fleet.troops().total();
            if troops > 0 {
                label.push_str(&format!(" +{troops}"));
            }
            let room = widest(y) - MARK - 6;
            let mut lines = vec![label];
            if spare > 0 && lines.iter().any(|label| width(label, style) > room) {
                spare -= 1;
                lines = halved(&lines.concat(), style);
            }
            let high = 4 + 14 * lines.len() as i32;
            let top = y - high;
            let room = if lines.len() > 1 { widest(y - 2) - MARK - 6 } else { room };
            let wide = lines.iter().map(|line| width(line, fitted(line, style, room).1).min(room)).max();
            let wide = wide.unwrap_or(0) + MARK + 6;
            let corner = Point { x: at.x - wide / 2, y: at.y + top };
            pen.frame(corner, (wide, high), fill, "#ffffff");
            let mark = corner.by(10, high / 2);
            pen.disc(mark, 7, "#0b101d", "#0b101d", 1);
            pen.text(mark.by(0, 4), &number(fleet.seat).to_string(), Style::new(10, "#ffffff").bold(), 14);
            for (line, text) in lines.iter().enumerate() {
                let base = corner.by(MARK + (wide - MARK) / 2, 13 + 14 * line as i32);
                pen.text(base, text, style, room);
            }
            y = top - 2;
            if n == 0 && fleets.len() > most {
                let more = self.speaker.counted("map-more", fleets.len() - most);
                pen.text(Point { x: at.x, y: at.y + y - 2 }, &more, Style::new(10, PALE), 120);
                y -= 12;
            }
        }
        y
    }
}

/// How the labels of ground units look.
const fn box_style(room: i32) -> Style {
    Style::new(if room < 70 { 10 } else { 11 }, WHITE).bold()
}

/// The width of the box around a label.
fn box_width(label: &str, room: i32) -> i32 {
    (width(label, box_style(room)) + 4).min(room)
}

/// A text in two lines that are about equally wide.
fn halved(text: &str, style: Style) -> Vec<String> {
    let spaces = text.char_indices().filter(|(_, c)| *c == ' ').map(|(at, _)| text.split_at(at));
    let widest = |(one, two): &(&str, &str)| width(one, style).max(width(two, style));
    match spaces.min_by_key(widest) {
        Some((one, two)) => vec![one.to_owned(), two.trim_start().to_owned()],
        None => vec![text.to_owned()],
    }
}

/// A mark with the wormhole's letter.
pub(super) fn wormhole(pen: &mut Pen, kind: Wormhole, at: Point) {
    let (fill, ink) = match kind {
        Wormhole::Alpha => ("#c92a2a", "#ffffff"),
        Wormhole::Beta => ("#12b886", "#000000"),
    };
    pen.disc(at, 12, fill, "#ffffff", 2);
    pen.text(at.by(0, 6), wormhole_letter(kind), Style::new(16, ink).bold(), 20);
}
