//! What is said of bad data, each thing at its place.

use super::*;

/// The file and the beginning of what is said of it; help is in brackets behind.
#[test]
fn mistakes_point_at_the_place() {
    for (text, expected) in [
        ("planet_scail = 5", "f:1:1: there is no key `planet_scail` here (did you mean `planet_scale`?)"),
        (
            "planet_scale = 0",
            "f:1:16: the set: `planet_scale` cannot be 0 (write a whole number from 1 to 20)",
        ),
        (
            "[unit.corvette]\ncost = 3\ncombat = 8",
            "f:1:7: unit `corvette`: the key `role` is missing (write `role = \"ship\"`, fighter, ground, pds or dock)",
        ),
        ("[unit.cruiser]\nrole = \"shp\"", "f:2:8: `shp` is not known here (did you mean `ship`?)"),
        (
            "[unit.cruiser]\ncombat = 12",
            "f:2:10: unit `cruiser`: `combat` cannot be 12 (write a whole number from 1 to 11)",
        ),
        (
            "[unit.cruiser]\ncapacity = 1",
            "f:1:7: unit `cruiser`: the key `carries` is missing (write what there is room for: \
             `carries = [\"ground\", \"fighters\", \"pds\"]`)",
        ),
        (
            "[unit.carrier]\ncarries = [\"ground\", \"fihgter\"]",
            "f:2:22: unit `carrier`: there is no unit `fihgter` (did you mean `fighter`?)",
        ),
        (
            "[unit.\"Big Ship\"]\nrole = \"ship\"\ncost = 3\ncombat = 8",
            "f:1:7: a unit cannot be called `Big Ship` in files (write 1 to 60 lower-case letters, digits and underscores)",
        ),
        (
            "[unit.scout]\nrole = \"ship\"\ncost = 3\ncombat = 8\nru = \"Крейсер\"",
            "f:1:7: the units `cruiser` and `scout` are both called `Крейсер` (each name and alias belongs to one)",
        ),
        (
            "[race.sol]\ntraits = [{ combta = 1, units = \"ships\" }]",
            "f:2:13: race `sol`: there is no change `combta` (I3.8) (did you mean `combat`?)",
        ),
        (
            "[race.sol]\ntraits = [{ combat = 1 }]",
            "f:2:13: race `sol`: `combat` needs `units` (write `units = …` beside it)",
        ),
        (
            "[race.sol]\ntraits = [{ combat = 1, units = \"shipz\" }]",
            "f:2:33: race `sol`: there is no unit `shipz` (did you mean `ships`?)",
        ),
        (
            "[race.sol]\ntraits = [{ combat = 1, units = \"destroyer\" }]",
            "f:2:33: race `sol`: there is no unit `destroyer` (it is in the game if there is an entry \
             `[unit.destroyer]`, or `[data.unit.destroyer]`)",
        ),
        (
            "[race.sol]\ntraits = [{ combat = 11, units = \"all\" }]",
            "f:2:22: race `sol`: `combat` cannot be `11` (`combat` is a whole number from -10 to 10)",
        ),
        (
            "[race.sol]\ntraits = [{ combat = 1, units = \"all\", field = \"air\" }]",
            "f:2:48: race `sol`: `field` cannot be `\"air\"` (known are: space, ground)",
        ),
        (
            "[race.sol]\ntraits = [{ draws = 1, votes = 1 }]",
            "f:2:24: race `sol`: `votes` is a second change in one table (write two tables: `[{ … }, { … }]`)",
        ),
        (
            "[race.sol]\ntraits = [{ draws = 1, units = \"all\" }]",
            "f:2:24: race `sol`: `units` says nothing beside `draws` (take it away)",
        ),
        (
            "[race.sol]\ntraits = [{ credits = 1 }]",
            "f:2:13: race `sol`: there is no change `credits` (I3.8) (`credits` happens once: it is an effect of a card, and does not last)",
        ),
        (
            "[race.sol]\ntraits = [{ transfer = 1 }]",
            "f:2:24: race `sol`: `transfer` cannot be `1` (`transfer` is `true`, or left out)",
        ),
        (
            "[race.sol]\ntraits = [{ forbid = \"bombarding\" }]",
            "f:2:22: race `sol`: `forbid` cannot be `\"bombarding\"` (did you mean `bombardment`?)",
        ),
        (
            "[race.sol.start]\nunits = { frigate = 1 }",
            "f:2:11: start of race `sol`: there is no unit `frigate` (known are: ",
        ),
        (
            "[start]\ntechnologies = [\"hylar\"]",
            "f:2:17: the start: there is no technology `hylar` (did you mean `hylar_v`?)",
        ),
        (
            "[technology.hylar_v]\nneeds = [\"deep_space_canon\"]",
            "f:2:10: technology `hylar_v`: there is no technology `deep_space_canon` (did you mean `deep_space_cannon`?)",
        ),
        (
            "[technology.hylar_v]\nneeds = [\"deep_space_cannon\"]",
            "f:1:13: technology `hylar_v` can never be bought (I6.3) (what it needs leads back to itself)",
        ),
        (
            "[technology.new]\neffects = []",
            "f:1:13: technology `new`: the key `colour` is missing (write `colour = \"red\"`, green, blue or yellow; a racial one names its `race`)",
        ),
        (
            "[technology.new]\nrace = \"xcha\"",
            "f:2:8: technology `new`: there is no race `xcha` (known are: hacan, letnev, jolnar, sol, norr, mentak, yssaril)",
        ),
        (
            "[technology.new]\ncolour = \"pink\"",
            "f:2:10: `pink` is not known here (known are: red, green, blue, yellow)",
        ),
        (
            "[political.new]",
            "f:1:12: Political Card `new`: the key `for` is missing (write `for = [{ … }]`, `law = [{ … }]`, or `elect = \"player\"` with `elected`)",
        ),
        (
            "[political.new]\nelect = \"player\"\nfor = [{ manual = true }]",
            "f:1:12: Political Card `new`: an election has no `for` and `against` (I3.4) (write `elected = [{ … }]`)",
        ),
        (
            "[political.new]\nelected = [{ manual = true }]",
            "f:1:12: Political Card `new`: `elected` is there without `elect` (write `elect = \"player\"` too)",
        ),
        (
            "[political.new]\nelect = \"law\"\nlaw = [{ votes = 1 }]",
            "f:1:12: Political Card `new`: an election of a Law cannot be a Law itself (write `elected = [{ … }]`)",
        ),
        (
            "[political.new]\nfor = [{ credits = 2, who = \"player\" }]",
            "f:2:29: Political Card `new`: `who` cannot be `\"player\"` (nobody plays a Political Card)",
        ),
        (
            "[political.new]\nfor = [{ exclude = \"elected\" }]",
            "f:2:20: Political Card `new`: `exclude` cannot be `\"elected\"` (only an election of a player or a planet has an elected player)",
        ),
        (
            "[political.new]\nfor = [{ abandon = true }]",
            "f:2:20: Political Card `new`: `abandon` cannot be `true` (only a card with `elect = \"planet\"` can)",
        ),
        (
            "[political.new]\nfor = [{ repeal = \"elected\" }]",
            "f:2:19: Political Card `new`: `repeal` cannot be `\"elected\"` (only a card with `elect = \"law\"` can)",
        ),
        (
            "[political.new]\nfor = [{ boost = { votes = 1 }, until = \"turn\" }]",
            "f:2:10: Political Card `new`: `boost` on a Political Card needs `who` (write `who = \"everyone\"` beside it)",
        ),
        (
            "[political.new]\nlaw = [{ fleet_limit = 3, who = \"target\" }]",
            "f:2:33: Political Card `new`: `who` cannot be `\"target\"` (a Political Card is not played on anybody)",
        ),
        (
            "[political.new]\nfor = [{ fleet_limit = 3 }]",
            "f:2:10: Political Card `new`: there is no effect `fleet_limit` (I3.8) (a change that lasts is a boost: \
             `{ boost = { fleet_limit = … }, until = \"turn\" }`)",
        ),
        (
            "[action.new]\neffects = [{ manual = true }]",
            "f:1:9: Action Card `new`: the key `window` is missing (write when it can be played (I4.2): ",
        ),
        (
            "[action.new]\nwindow = \"economic\"",
            "f:1:9: Action Card `new`: the key `effects` is missing (write `effects = [{ … }]`)",
        ),
        (
            "[action.new]\nwindow = \"economic\"\neffects = [{ credits = -2, who = \"target\" }]",
            "f:3:34: Action Card `new`: `who` cannot be `\"target\"` (the card is not played on a player or a planet: it needs `aim`)",
        ),
        (
            "[action.new]\nwindow = \"economic\"\neffects = [{ gain = 1, unit = \"pds\" }]",
            "f:3:31: Action Card `new`: `unit` cannot be `\"pds\"` (the card is not played on a planet or a system: it needs `aim`)",
        ),
        (
            "[action.new]\nwindow = \"economic\"\naim = \"own_planet\"\neffects = [{ gain = 1, unit = \"cruiser\" }]",
            "f:4:31: Action Card `new`: `unit` cannot be `\"cruiser\"` (a ship does not stand on planets: the card needs `aim = \"own_fleet\"`)",
        ),
        (
            "[action.new]\nwindow = \"economic\"\neffects = [{ boost = { votes = 1 } }]",
            "f:3:14: Action Card `new`: `boost` needs `until` (write `until = …` beside it)",
        ),
        (
            "[action.new]\nwindow = \"economic\"\neffects = [{ boost = { vots = 1 }, until = \"turn\" }]",
            "f:3:24: Action Card `new`: there is no change `vots` (I3.8) (did you mean `votes`?)",
        ),
        (
            "[action.new]\nwindow = \"economic\"\neffects = [{ boost = 1, until = \"turn\" }]",
            "f:3:22: Action Card `new`: `boost` cannot be `1` (write a change: `{ combat = 1, units = \"ships\" }`)",
        ),
        (
            "[stage.empire]\ncondition = { planet = 7 }",
            "f:2:15: stage `empire`: a condition does not know `planet` (I8.2) (did you mean `planets`?)",
        ),
        (
            "[stage.empire]\ncondition = { units = 7 }",
            "f:2:15: stage `empire`: `units` needs `of` (write which: `of = \"ships\"`)",
        ),
        (
            "[stage.empire]\ncondition = {}",
            "f:2:13: stage `empire`: the condition says nothing (I8.2) (write `{ planets = 5 }`)",
        ),
        (
            "[stage.regent]",
            "f:1:8: stage `regent`: the key `condition` is missing (write what must be met to reach it (I8.2): `condition = { planets = 5 }`)",
        ),
        (
            "track = [\"warlord\", \"empires\", \"empire\"]",
            "f:1:21: the track: there is no stage `empires` (did you mean `empire`?)",
        ),
        (
            "track = [\"warlord\"]",
            "f:1:9: the track has fewer than two stages (I8.3) (write the stages from the first to the last)",
        ),
        ("track = [\"warlord\", \"warlord\"]", "f:1:21: the track has the stage `warlord` twice (leave one)"),
        (
            "[system.99]\nplanets = { Rex = [1] }",
            "f:2:19: system `99`: the planet `Rex` cannot be `[1]` (write `[Resources, Influence]`, or `[Resources, Influence, \"red\"]`)",
        ),
        (
            "[system.99]\nplanets = { Rex = [52, 1] }",
            "f:2:20: system `99`: the planet `Rex` cannot be `52` (write a whole number from 0 to 51)",
        ),
        (
            "[system.99]\nplanets = { Rex = [2, 1, \"rad\"] }",
            "f:2:26: system `99`: the planet `Rex` cannot be `\"rad\"` (did you mean `red`?)",
        ),
        (
            "[system.99]\nplanets = { Lodor = [2, 1] }",
            "f:1:9: the systems `26` and `99` are both called `Lodor` (each name and alias belongs to one)\n\
             f:2:13: the planets `Lodor` are there twice, in the systems `26` and `99` (each planet lies in one system)",
        ),
        ("[system.sol]", "f:1:9: `sol` is a Home System and another system (call one of them otherwise)"),
        (
            "[system.gravity_rift]\nsides = [1, 2, 3, 4, 5, 5]",
            "f:2:9: system `gravity_rift`: the sides bear each number from 1 to 6 once (I5.1.5) \
             (write `sides = [1, 2, 3, 4, 5, 6]`, clockwise from the north)",
        ),
    ] {
        let said = changed(text).err().unwrap_or_else(|| panic!("nothing is said of\n{text}"));
        assert!(said.starts_with(expected), "{text}\nsays {said}\nnot  {expected}");
    }
}

#[test]
fn all_mistakes_at_once() {
    let text = "[unit.cruiser]\ncost = 0\n[race.sol]\ntraits = [{ draws = 0 }, { vots = 1 }]\n";
    let said = changed(text).unwrap_err();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    for (line, place) in lines.iter().zip(["f:2:8: ", "f:4:21: ", "f:4:28: "]) {
        assert!(line.starts_with(place), "{line}");
    }
}

#[test]
fn too_much_of_everything() {
    let many = |table: &str, n: usize, text: &str| -> String {
        (0..n).map(|at| format!("[{table}.extra{at}]\n{text}\n")).collect()
    };
    for (text, expected) in [
        (
            many("unit", 10, "role = \"ship\"\ncost = 1\ncombat = 9"),
            "there are 17 units (at most 16 are possible)",
        ),
        (many("technology", 43, "colour = \"red\""), "there are 65 technologies (at most 64 are possible)"),
        (
            many("political", 5, "for = [{ manual = true }]"),
            "there are 25 Political Cards (at most 24 are possible)",
        ),
        (
            many("action", 5, "window = \"economic\"\neffects = [{ manual = true }]"),
            "there are 25 Action Cards (at most 24 are possible)",
        ),
    ] {
        let said = changed(&text).unwrap_err();
        assert!(said.contains(expected), "{said}");
    }
    let long = "#".repeat(MAX_LENGTH + 1);
    let said = changed(&long).unwrap_err();
    assert!(said.contains("a data file has at most"), "{said}");
}
