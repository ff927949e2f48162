//! Everything that can be wrong with a file is said, at its place, with what would be right.

use super::*;

/// A game to be set up, all right.
pub(super) const GAME: &str = "game = 'imperium'
[map]
rings = 1
[map.systems]
1 = 'Mecatol Rex'
3 = 'Saudor'
4 = 'supernova'
[[seat]]
name = 'Anna'
race = 'hacan'
home = 2
[[seat]]
name = 'Boris'
race = 'norr'
home = 5
";

/// A state, all right.
pub(super) const STATE: &str = "game = 'imperium'
turn = 2
map = { rings = 1, systems = { 1 = 'Mecatol Rex', 3 = 'Saudor', 4 = 'supernova', 6 = 'gravity_rift' } }
[[seat]]
name = 'Anna'
race = 'hacan'
home = 2
hand = { scandal = 1 }
[[seat]]
name = 'Boris'
race = 'norr'
home = 5
[planets]
Saudor = { owner = 'Anna', ground_force = 1 }
[[fleet]]
hex = 3
seat = 'Anna'
ships = { carrier = 1, cruiser = 1 }
holds = [{ ship = 'carrier', ground_force = 5 }]
";

pub(super) fn wrong(text: &str) -> Vec<String> {
    let problems = parse(&Source::new("f", text)).expect_err(text);
    problems.iter().map(ToString::to_string).collect()
}

/// One mistake, put into a file by an exchange: its line, what is wrong, what would be right.
pub(super) fn exchanged(base: &str, right: &str, mistake: &str, line: usize, message: &str, help: &str) {
    assert!(base.contains(right), "{right}");
    let text = base.replacen(right, mistake, 1);
    let found = wrong(&text);
    let [problem] = found.as_slice() else { panic!("{mistake}: {found:#?}") };
    assert!(problem.starts_with(&format!("f:{line}:")), "{mistake}: {problem}");
    assert!(problem.contains(message) && problem.contains(help), "{mistake}: {problem}");
}

#[test]
fn the_bases_are_right() {
    read(GAME);
    read(STATE);
}

#[test]
fn files_that_are_none() {
    for (text, message) in [
        ("", "the file is empty"),
        ("turn = 1\n", "does not say which game"),
        ("game = 3\n", "the game is a name in quotes"),
        ("game = 'eclipse'\n", "this file is for eclipse"),
        ("game = 'imperum'\n", "did you mean `imperium`?"),
        ("{ \"game\": \"imperium\" }\n", "looks like JSON"),
        ("3 cruisers vs 2", "this is not a game file"),
        ("game = 'imperium'\nturn =\n", "f:2:"),
        ("game = 'imperium'\n[planets]\nЙорд = {}\n", "stands in quotes"),
    ] {
        let found = wrong(text);
        assert!(found.len() == 1 && found[0].contains(message), "{text}: {found:#?}");
    }
    assert!(wrong(&"#".repeat(MAX_LENGTH + 1))[0].contains("bytes"));
}

#[test]
fn of_the_map() {
    for (right, mistake, line, message, help) in [
        ("rings = 1", "ring = 1\nrings = 1", 3, "there is no key `ring`", "did you mean `rings`?"),
        ("rings = 1", "rings = 9", 3, "`rings` is too large: 9", "from 0 to 6"),
        ("rings = 1", "rings = -1", 3, "`rings` is too small: -1", "from 0 to 6"),
        ("3 = 'Saudor'", "3 = 'Saudr'", 6, "no system `Saudr`", "did you mean `Saudor`?"),
        ("3 = 'Saudor'", "3 = 'Mecatol Rex'", 6, "on the map twice", "can be there once"),
        ("3 = 'Saudor'", "8 = 'Saudor'", 6, "no hex `8`", "1, in the centre, to 7"),
        ("3 = 'Saudor'", "03 = 'Saudor'\n3 = 'empty'", 7, "hex 3 is here twice", "leave one"),
        ("3 = 'Saudor'", "2 = 'Saudor'", 6, "hex 2 is a home", "take the system away"),
        (
            "[map.systems]",
            "rifts = { 4 = [1, 2, 3, 4, 5, 6] }\n[map.systems]",
            4,
            "hex 4 is no Gravity Rift",
            "",
        ),
        (
            "4 = 'supernova'",
            "4 = 'gravity_rift'\n[map.rifts]\n4 = [1, 2, 3, 4, 5, 5]",
            9,
            "each number from 1 to 6 once (I5.1.5)",
            "clockwise",
        ),
        ("[[seat]]", "[[hex]]\nnumber = 7\nq = 2\nr = 2\n[[seat]]", 9, "two hexes with the number 7", ""),
        ("[[seat]]", "[[hex]]\nnumber = 9\nq = 0\nr = 1\n[[seat]]", 10, "hex 9 lies where hex 5 is", "q"),
        ("[[seat]]", "[[hex]]\nnumber = 9\nq = 0\nr = 101\n[[seat]]", 11, "`r` cannot be 101", "-100 to 100"),
    ] {
        exchanged(GAME, right, mistake, line, message, help);
    }
}

#[test]
fn of_the_seats() {
    for (right, mistake, line, message, help) in [
        ("name = 'Boris'", "name = 'ANNA'", 13, "two players are called", "case and spaces"),
        ("name = 'Boris'", "name = ''", 13, "cannot be called so", "1 to 40"),
        (
            "name = 'Boris'",
            "nam = 'Boris'\nname = 'Boris'",
            13,
            "there is no key `nam`",
            "did you mean `name`?",
        ),
        ("race = 'norr'", "race = 'nor'", 14, "there is no race `nor`", "did you mean `norr`?"),
        ("race = 'norr'", "race = 'hacan'", 14, "two players have the race", "once"),
        ("home = 5", "home = 2", 15, "two players have their home in hex 2", ""),
        ("home = 5", "home = 55", 15, "there is no hex 55", "1 to 7"),
        ("home = 5", "home = 5\ncredits = -1", 16, "`credits` is too small: -1", ""),
        ("home = 5", "home = 5\ntechnologies = ['hylar_w']", 16, "no technology `hylar_w`", "`hylar_v`"),
        ("home = 5", "home = 5\ntechnologies = ['hylar_v', 'Hylar V']", 16, "here twice", ""),
        ("home = 5", "home = 5\nstage = 'warlrd'", 16, "no stage `warlrd`", "`warlord`"),
        ("home = 5", "home = 5\nhand = { scandl = 1 }", 16, "no Action Card `scandl`", "`scandal`"),
        ("home = 5", "home = 5\nhand = { scandal = 9 }", 16, "there are 9 cards `scandal`", "the game has 2"),
        ("home = 5", "home = 5\ncards = 8", 16, "`cards` is too large", "0 to 7"),
        ("home = 5", "home = 5\nhand_size = 1", 16, "`hand_size`", "cards"),
        ("home = 5", "home = 5\ndock = \"Tren'lak\"", 16, "most Resources (I1.1)", "Quinarra"),
        ("home = 5", "home = 5\ndock = 'Jord'", 16, "`Jord` is not on the map", ""),
        (
            "home = 5",
            "home = 5\n[seat.units]\nJord = { pds = 1 }",
            17,
            "no planet of the Home System",
            "Quinarra",
        ),
        (
            "home = 5",
            "home = 5\n[seat.units]\nspace = { pds = 1 }",
            17,
            "`pds` cannot be here",
            "in `space` are ships",
        ),
        (
            "home = 5",
            "home = 5\n[seat.units]\nQuinarra = { cruiser = 1 }",
            17,
            "`cruiser` cannot be here",
            "`space`",
        ),
        (
            "home = 5",
            "home = 5\n[seat.units]\nQuinarra = { space_dock = 1 }",
            17,
            "more than one Space Dock (I7.2)",
            "",
        ),
        ("home = 5", "home = 5\n[seat.units]\nspace = { cruiser = -2 }", 17, "too small: -2", ""),
        (
            "home = 5",
            "home = 5\n[seat.units]\nspace = { destroyer = 2 }",
            17,
            "not in this game",
            "[data.unit.destroyer]",
        ),
        ("home = 5", "home = 5\n[seat.units]\nspace = { crusier = 2 }", 17, "no unit `crusier`", "`cruiser`"),
    ] {
        exchanged(GAME, right, mistake, line, message, help);
    }
    let alone = GAME.split("[[seat]]\nname = 'Boris'").next().unwrap();
    assert!(wrong(alone)[0].contains("at least 2 players, and here are 1"));
    let nobody = wrong("game = 'imperium'\n");
    assert!(nobody.iter().any(|problem| problem.contains("no map")), "{nobody:#?}");
}

#[test]
fn of_the_head() {
    let long = format!("title = '{}'\nmap = {{", "x".repeat(121));
    for (right, mistake, line, message, help) in [
        ("turn = 2", "turn = 0", 2, "`turn` is too small", "from 1 to 9999"),
        ("turn = 2", "turns = 2\nturn = 2", 2, "there is no key `turns`", "did you mean `turn`?"),
        ("turn = 2", "turn = 2\nawaits = 'all'", 3, "all", "turn"),
        ("turn = 2", "turn = 2\nawaits = 'politics'", 3, "`politics` cannot be awaited", "order_rounds"),
        (
            "turn = 2",
            "turn = 2\nawaits = 'turn'\noptions = { order_rounds = 'two' }",
            3,
            "two rounds",
            "politics",
        ),
        ("turn = 2", "turn = 2\nwinners = ['Bors']", 3, "no player `Bors`", "did you mean `Boris`?"),
        ("turn = 2", "turn = 2\nwinners = ['Anna', 'Anna']", 3, "twice", ""),
        ("turn = 2", "turn = 2\nagreements = [['Anna']]", 3, "a pair of players", ""),
        ("turn = 2", "turn = 2\nagreements = [['Anna', 'Anna']]", 3, "with themselves", ""),
        ("turn = 2", "turn = 2\nagreements = [['Anna', 'Boris'], ['Boris', 'Anna']]", 3, "twice", "I4.4"),
        ("turn = 2", "turn = 2\nseen_by = 'Zoe'", 3, "no player `Zoe`", "known are: Anna, Boris"),
        ("turn = 2", "turn = 2\ndice = { commitment = 'x' }", 3, "no commitment", "hexadecimal"),
        ("turn = 2", "turn = 2\ntitle = \"a\\nb\"", 3, "one line", ""),
        ("map = {", &long, 3, "the title is too long", "120"),
    ] {
        exchanged(STATE, right, mistake, line, message, help);
    }
}

#[test]
fn of_the_table() {
    for (right, mistake, line, message, help) in [
        ("Saudor = {", "Sauder = {", 14, "no planet `Sauder`", "did you mean `Saudor`?"),
        ("Saudor = {", "Jord = {", 14, "`Jord` is not on the map", ""),
        ("Saudor = {", "saudor = { owner = 'Boris' }\nSaudor = {", 15, "is here twice", "in one place"),
        ("owner = 'Anna'", "owner = 'Ana'", 14, "no player `Ana`", "did you mean `Anna`?"),
        ("owner = 'Anna', ", "", 14, "has no `owner`", "neutral planets are left out"),
        ("owner = 'Anna'", "owner = 1", 14, "the owner is a name in quotes", ""),
        ("ground_force = 1 }", "ground_force = -1 }", 14, "too small: -1", ""),
        ("ground_force = 1 }", "ground_force = 'one' }", 14, "not a number of units", ""),
        ("ground_force = 1 }", "infantry = 1, ground_force = 1 }", 14, "under another name already", ""),
        ("ground_force = 1 }", "cruiser = 1 }", 14, "`cruiser` cannot be here", "[[fleet]]"),
        ("ground_force = 1 }", "space_dock = 2 }", 14, "more than one Space Dock (I7.2)", ""),
        ("hex = 3", "hex = 33", 16, "there is no hex 33", "1 to 7"),
        ("hex = 3", "hex = 4", 16, "no ship can be in hex 4 (I5.1.3)", "Supernova"),
        ("seat = 'Anna'", "seat = 'Bors'", 17, "no player `Bors`", "`Boris`"),
        ("carrier = 1, cruiser = 1", "carrier = 1, pds = 1", 18, "`pds` cannot be here", "`holds`"),
        ("ground_force = 5", "ground_force = 6", 19, "cannot carry all of this", "5 units"),
        ("ground_force = 5", "fighter = 1", 19, "`fighter` cannot be here", "`ships`"),
        ("ship = 'carrier', ", "", 19, "which `ship` this is", ""),
        ("ship = 'carrier'", "ship = 'cruiser'", 19, "`cruiser` cannot carry", "it carries nothing"),
        (
            "carrier = 1, cruiser = 1",
            "cruiser = 1",
            19,
            "1 times `carrier` carries something",
            "one of the `ships`",
        ),
    ] {
        exchanged(STATE, right, mistake, line, message, help);
    }
    let second = format!("{STATE}[[fleet]]\nhex = 3\nseat = 'Anna'\nships = {{ cruiser = 1 }}\n");
    assert!(wrong(&second)[0].contains("two fleets of `Anna` are in one hex"));
    let none = STATE.replace("ships = { carrier = 1, cruiser = 1 }\nholds", "ships = {}\n#");
    assert!(wrong(&none)[0].contains("the fleet has no ships"));
}

#[test]
fn of_the_cards() {
    let more = |text: &str| format!("{STATE}{text}\n");
    for (text, line, message) in [
        (
            "[actions]\ndeck = { scandal = 2 }",
            21,
            "there are 3 cards `scandal` here and before, and the game has 2",
        ),
        ("[actions]\ndiscards = { scandl = 2 }", 21, "did you mean `scandal`?"),
        ("[actions]\ndeck_size = 2", 21, "in the view of a player"),
        ("[political]\nagenda = 'chanceller'", 21, "did you mean `chancellor`?"),
        (
            "[political]\nagenda = 'chancellor'\ndiscards = { chancellor = 1 }",
            22,
            "there are 2 cards `chancellor`",
        ),
        ("[[law]]\ncard = 'fleet_treaty'\nelected = 'Anna'", 22, "`fleet_treaty` is no election"),
        ("[[law]]\ncard = 'chancellor'", 21, "it is not said who was `elected`"),
        ("[[law]]\ncard = 'chancellor'\nelected = 'Saudor'", 22, "there is no player `Saudor`"),
        ("[[law]]\ncard = 'free_port'\nelected = 'Anna'", 22, "there is no planet `Anna`"),
        ("[[law]]\ncard = 'harvest_festival'\nelected = 'Saudor'", 21, "is no Law (I3.6)"),
    ] {
        let found = wrong(&more(text));
        assert!(found.len() == 1, "{text}: {found:#?}");
        assert!(found[0].starts_with(&format!("f:{line}:")) && found[0].contains(message), "{found:#?}");
    }
}

/// What a turn has changed (I3.8, I7.3).
#[test]
fn changes_for_a_while() {
    let state = format!("{STATE}[[boost]]\nseat = 'Anna'\nuntil = 'turn'\nchange = {{ income = 5 }}\n");
    let wrong = |right, mistake, line, message, help| exchanged(&state, right, mistake, line, message, help);
    wrong("{ income = 5 }", "{ incom = 5 }", 23, "there is no change `incom`", "income");
    wrong("{ income = 5 }", "{ credits = 5 }", 23, "there is no change `credits`", "happens once");
    wrong("seat = 'Anna'\nuntil", "seat = 'Ann'\nuntil", 21, "there is no player `Ann`", "Anna");
    wrong("turn = 2", "turn = 2\nnew_docks = ['Saudor']", 3, "`Saudor` has no Space Dock", "I7.3");
    exchanged(
        GAME,
        "[map]",
        "new_docks = ['Saudor']\n[map]",
        2,
        "`new_docks` belongs to a state",
        "turn = 1",
    );
}
