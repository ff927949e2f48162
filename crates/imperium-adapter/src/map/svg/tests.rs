use super::pen::{Anchor, Style, escape, fitted, width, wrapped};
use super::*;
use crate::words::fixture;
use admiralty_imperium::setup::Setup;

fn draw(setup: &Setup, lang: Lang) -> String {
    svg(&Naming::new(setup), lang, &setup.position, &[2, 3, 4, 0, 7, 1])
}

fn picture(lang: Lang) -> String {
    draw(&fixture::setup(), lang)
}

/// The elements of a picture: names, attributes, the text up to the next element.
fn elements(svg: &str) -> Vec<(String, String)> {
    let parts = svg.split('<').skip(1);
    parts.map(|part| part.split_once('>').unwrap()).map(|(tag, text)| (tag.into(), text.into())).collect()
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let from = tag.split_once(&format!(" {name}=\""))?.1;
    from.split_once('"').map(|(value, _)| value)
}

#[test]
fn every_element_is_closed() {
    for lang in Lang::ALL {
        let svg = picture(lang);
        let mut open: Vec<String> = Vec::new();
        for (tag, _) in elements(&svg) {
            let name: String =
                tag.trim_start_matches('/').chars().take_while(char::is_ascii_alphabetic).collect();
            if tag.starts_with('/') {
                assert_eq!(open.pop(), Some(name));
            } else if !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert_eq!(open, Vec::<String>::new());
    }
}

#[test]
fn what_people_typed_is_escaped() {
    assert_eq!(escape("<a b=\"c\" d='e'>&\u{0}\n"), "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp; ");
    let svg = picture(Lang::Ru);
    assert!(svg.contains("Н&#39;орр &lt;b&gt;"));
    assert!(!svg.contains("<b>"));
}

/// The place that a text takes, by the estimate of widths, which
/// `estimated_widths_are_no_less_than_real_ones` checks.
#[derive(Debug)]
#[expect(dead_code, reason = "the text is for the message")]
struct Place {
    left: i32,
    right: i32,
    top: i32,
    bottom: i32,
    text: String,
}

fn places(svg: &str) -> Vec<Place> {
    let texts = elements(svg).into_iter().filter(|(tag, _)| tag.starts_with("text "));
    texts
        .map(|(tag, text)| {
            let number = |name: &str| attribute(&tag, name).unwrap().parse::<i32>().unwrap();
            let shown =
                text.replace("&lt;", "<").replace("&gt;", ">").replace("&#39;", "'").replace("&amp;", "&");
            let bold = attribute(&tag, "font-weight").is_some();
            let (x, y, size) = (number("x"), number("y"), number("font-size"));
            let style = Style { size, colour: "", bold, anchor: Anchor::Start };
            let wide = width(&shown, style) - 1;
            let left = if attribute(&tag, "text-anchor") == Some("middle") { x - wide / 2 } else { x };
            Place { left, right: left + wide, top: y - size * 3 / 4, bottom: y + size / 5, text: shown }
        })
        .collect()
}

fn assert_apart(svg: &str) {
    let places = places(svg);
    assert!(places.len() > 300);
    for (n, one) in places.iter().enumerate() {
        for other in &places[n + 1..] {
            let apart = one.right <= other.left
                || other.right <= one.left
                || one.bottom <= other.top
                || other.bottom <= one.top;
            assert!(apart, "{one:?} {other:?}");
        }
    }
}

#[test]
fn texts_do_not_overlap() {
    for lang in Lang::ALL {
        assert_apart(&picture(lang));
    }
}

#[test]
fn long_names_do_not_overlap() {
    let mut setup = fixture::setup();
    let long = "Wesentlich Längere Namen Als Man Sie Schriebe";
    setup.map.planets.iter_mut().for_each(|planet| planet.name = long.into());
    setup.map.hexes.iter_mut().for_each(|hex| hex.system = long.into());
    setup.seats.iter_mut().for_each(|seat| seat.name = long.repeat(3));
    setup.data.races.iter_mut().for_each(|race| race.name = long.replace(' ', ""));
    for lang in Lang::ALL {
        assert_apart(&draw(&setup, lang));
    }
}

#[test]
fn texts_fit_in_their_room() {
    let style = Style::new(12, "#fff");
    for most in [20, 40, 60, 200] {
        let (shown, style) = fitted("Гравитационный провал", style, most);
        assert!(width(&shown, style) <= most, "{shown}");
        assert_eq!(shown.ends_with('…'), most < 100);
    }
    let lines = wrapped("one two three four", style, 60);
    assert!(lines.len() > 1 && lines.iter().all(|line| width(line, style) <= 60));
    assert_eq!(lines.join(" "), "one two three four");
}

#[test]
fn estimated_widths_are_no_less_than_real_ones() {
    // Measured in DejaVu Sans and DejaVu Sans Bold, at size 100.
    for (text, real, bold) in [
        ("Mecatol Rex", 608, 690),
        ("Гравитационный провал", 1305, 1422),
        ("2Тр 12Кр 10Лк", 777, 862),
        ("Wwmm MW%@", 788, 856),
        ("illi.,'", 203, 244),
        ("Щёлково Жужжа", 917, 1032),
        ("10 кредитов · карты Действия: 2", 1738, 1906),
        ("НО ПОС Ис", 572, 624),
        ("AAVTY", 324, 367),
        ("0123456789/", 670, 733),
        ("QOGDHNU", 536, 584),
        ("ДЛЪЬЭ", 376, 416),
    ] {
        let style = Style::new(100, "#fff");
        for (real, style) in [(real, style), (bold, style.bold())] {
            let estimated = width(text, style);
            assert!(estimated >= real, "{text}: {estimated} instead of {real}");
            assert!(estimated <= real * 3 / 2, "{text}: {estimated} instead of {real}");
        }
    }
}

#[test]
fn hexes_lie_as_their_coordinates_say() {
    let at = |q, r| middle(Axial { q, r });
    assert_eq!(at(0, 0), Point { x: 0, y: 0 });
    // North is above by a whole hex, north-east by half of one.
    assert_eq!(at(0, -1), Point { x: 0, y: -2 * APOTHEM });
    assert_eq!(at(1, -1), Point { x: COLUMN, y: -APOTHEM });
    assert_eq!(at(-1, 1), Point { x: -COLUMN, y: APOTHEM });
}

#[test]
fn what_lies_in_the_hexes_is_drawn() {
    let svg = picture(Lang::En);
    let stamped = |id: &str| svg.matches(&format!("href=\"#{id}\"")).count();
    assert_eq!(["supernova", "asteroid_field", "nebula", "gravity_rift"].map(stamped), [1, 2, 2, 1]);
    // Two on the map and one in the key of each kind.
    assert_eq!(svg.matches(">α<").count(), 3);
    assert_eq!(svg.matches(">β<").count(), 3);
    for text in ["Mecatol Rex", "5/30", "4GF", "2PDS", "12GF", "Turn 7"] {
        assert!(svg.contains(&format!(">{text}<")), "{text}");
    }
    // Sol's fleet in hex 6 with its troops, in two lines.
    assert!(svg.contains(">1Ca 2Cr<") && svg.contains(">3Dn 5Ft +5<"));
}

#[test]
fn texts_stay_in_the_picture() {
    for lang in Lang::ALL {
        let svg = picture(lang);
        let (tag, _) = &elements(&svg)[0];
        let [wide, high] =
            ["width", "height"].map(|name| attribute(tag, name).unwrap().parse::<i32>().unwrap());
        for text in places(&svg) {
            assert!(text.left >= 0 && text.right <= wide && text.top >= 0 && text.bottom <= high, "{text:?}");
        }
        assert!((1500..1700).contains(&wide));
    }
}

#[test]
fn crowded_hexes_do_not_overlap() {
    use admiralty_imperium::map::Wormhole::{Alpha, Beta};
    let mut setup = fixture::setup();
    let some = fixture::some(&[
        (fixture::FIGHTER, 13),
        (fixture::GROUND, 15),
        (fixture::PDS, 6),
        (fixture::DOCK, 1),
        (fixture::OTHER, 12),
    ]);
    setup.position.planets.iter_mut().for_each(|holding| {
        holding.owner = Some(Seat(0));
        holding.units = some;
    });
    // Five planets in hex 20, three in hex 30.
    for (name, hex) in [("Ultra", 20), ("Quadra", 20), ("Penta", 30)] {
        let hex = fixture::hex(&setup, hex);
        let printed = setup.map.planets[0].clone();
        setup.map.planets.push(admiralty_imperium::map::Planet { name: name.into(), hex, ..printed });
        setup.position.planets.push(setup.position.planets[0].clone());
    }
    setup.map.hexes.iter_mut().for_each(|hex| hex.wormholes = vec![Alpha, Beta]);
    let ships = fixture::some(&[(fixture::CARRIER, 12), (fixture::CRUISER, 10), (fixture::FIGHTER, 33)]);
    for fleets in 0..5 {
        setup.position.fleets.clear();
        for hex in setup.map.hex_ids() {
            for seat in 0..fleets {
                setup.position.change_fleet(hex, Seat(seat), |fleet| fleet.ships = ships);
            }
        }
        for lang in Lang::ALL {
            assert_apart(&draw(&setup, lang));
        }
    }
}
