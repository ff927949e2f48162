//! Rings of hexes around a centre, numbered.

use admiralty_imperium::map::{Axial, HEX_SIDES};

/// The most rings: 127 hexes.
pub(super) const MAX_RINGS: u8 = 6;

/// How many hexes a centre and so many rings have.
pub(super) const fn size(rings: u8) -> u16 {
    let rings = rings as u16;
    1 + 3 * rings * (rings + 1)
}

/// Where the hexes lie, by number from 1: the centre, then ring by ring, each clockwise from its hex
/// in the north.
pub(super) fn places(rings: u8) -> Vec<Axial> {
    let centre = Axial { q: 0, r: 0 };
    let mut places = vec![centre];
    for ring in 1..=rings.min(MAX_RINGS) {
        let mut at = (0..ring).fold(centre, |at, _| at.behind(0));
        // From the hex in the north the way goes first through the south-east side, side 2.
        for side in (2..2 + HEX_SIDES).map(|side| side % HEX_SIDES) {
            for _ in 0..ring {
                places.push(at);
                at = at.behind(side);
            }
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_two_rings() {
        let at = |q, r| Axial { q, r };
        let places = places(2);
        assert_eq!(places.len(), 19);
        assert_eq!(places[0], at(0, 0));
        // Clockwise from the north: the six neighbours, then the corners of the second ring and what
        // lies between them.
        assert_eq!(places[1..7], [at(0, -1), at(1, -1), at(1, 0), at(0, 1), at(-1, 1), at(-1, 0)]);
        assert_eq!(places[7..10], [at(0, -2), at(1, -2), at(2, -2)]);
        assert_eq!(places[13], at(0, 2));
        assert_eq!(places[18], at(-1, -1));
    }

    #[test]
    fn every_hex_is_there_once() {
        for rings in 0..=MAX_RINGS {
            let mut places = places(rings);
            assert_eq!(places.len(), usize::from(size(rings)));
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), usize::from(size(rings)));
        }
        assert_eq!(size(3), 37);
    }
}
