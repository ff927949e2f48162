//! Statements about battles and invasions, in both languages.

use super::*;

#[test]
fn battle_instructions() {
    let conditions = vec![at(Condition::Round(3)), at(Condition::Ships(2)), at(Condition::Odds(30))];
    all_mean(
        &[
            "battle at 15 against Anna: losses fighter, cruiser; retreat when round 3, ships 2, odds < 30% to 14; order of opponents: Boris, Anna",
            "battle at 15 against Anna losses fighter, cruiser; opponents Boris, Anna; retreat after 3 rounds or when ships < 3 or if odds below 30 % to 14",
            "battle in hex 15 vs Anna; retreat when round 3 to 14; retreat when ships <= 2; retreat when odds <30; losses: fighter and cruiser; opponents Boris, Anna",
            "бой в 15 против Anna: потери fighter, cruiser; отступить после раунда 3 или когда кораблей 2 или когда шансы ниже 30% в 14; порядок противников: Boris, Anna",
            "бой в 15 против Anna: потери fighter, cruiser; отступить, когда раунд 3, кораблей меньше 3, шансы < 30% в 14; противники Boris и Anna",
        ],
        &OrderKind::Battle(Battle {
            at: Some(hex(15)),
            against: Some(name("Anna")),
            losses: names(["fighter", "cruiser"]),
            retreat: Some(Retreat::When { conditions, to: Some(hex(14)) }),
            opponents: names(["Boris", "Anna"]),
        }),
    );
    all_mean(
        &[
            "battle: retreat never",
            "battle no retreat",
            "battle: never retreat",
            "бой: отступление никогда",
            "бой: не отступать",
        ],
        &OrderKind::Battle(Battle { retreat: Some(Retreat::Never), ..Battle::default() }),
    );
    all_mean(
        &["battles 15, Mecatol Rex, 3", "battles: 15 and Mecatol Rex, 3", "бои 15, Mecatol Rex, 3"],
        &OrderKind::Battles(vec![hex(15), at(Place::Named("Mecatol Rex".to_owned())), hex(3)]),
    );
}

#[test]
fn conditions_of_a_retreat() {
    for (lines, expected) in [
        (
            &[
                "ships 2",
                "when ships < 3",
                "if ships <= 2",
                "when 2 ships left",
                "when fewer than 3 ships",
                "когда кораблей 2",
                "если кораблей меньше 3",
                ", если осталось 2 корабля",
                ", когда меньше 3 кораблей",
                "когда останется 2 корабля",
            ][..],
            Condition::Ships(2),
        ),
        (
            &["round 4", "after 4 rounds", "after round 4", "после раунда 4", "после 4 раундов"],
            Condition::Round(4),
        ),
        (
            &[
                "odds 5%",
                "if odds fall below 5%",
                "when odds < 5",
                "при шансах ниже 5%",
                ", если шансы упадут ниже 5 %",
                "если шанс меньше 5%",
            ],
            Condition::Odds(5),
        ),
    ] {
        let conditions = vec![at(expected)];
        let retreat = Some(Retreat::When { conditions, to: None });
        let kind = OrderKind::Battle(Battle { retreat, ..Battle::default() });
        let verbs =
            lines.iter().map(|line| if line.is_ascii() { "battle: retreat" } else { "бой: отступить" });
        let lines: Vec<String> = verbs.zip(lines).map(|(verb, line)| format!("{verb} {line}")).collect();
        all_mean(&lines.iter().map(String::as_str).collect::<Vec<_>>(), &kind);
    }
}

#[test]
fn attacks_and_fire() {
    all_mean(
        &["attack Anna at 15", "атаковать Anna в 15"],
        &OrderKind::Attack { whom: name("Anna"), at: hex(15) },
    );
    all_mean(
        &["fire at Anna in 15", "shoot at Anna at 15", "стрелять по Anna в 15", "огонь по Anna в гексе 15"],
        &OrderKind::Fire { whom: name("Anna"), at: Some(hex(15)) },
    );
    all_mean(&["fire at Anna", "стрелять по Anna"], &OrderKind::Fire { whom: name("Anna"), at: None });
    all_mean(
        &["hold fire in 15", "don't fire in 15", "не стрелять в 15"],
        &OrderKind::HoldFire { at: Some(hex(15)) },
    );
    all_mean(&["hold fire", "не стрелять"], &OrderKind::HoldFire { at: None });
}

#[test]
fn invasions() {
    let units = || vec![stack(3, "ground_force"), stack(1, "pds")];
    all_mean(
        &["land 3 ground_force, 1 pds on Arc Prime", "высадить 3 ground_force, pds на планету Arc Prime"],
        &OrderKind::Land { units: units(), from: None, on: name("Arc Prime") },
    );
    all_mean(
        &[
            "land 3 ground_force, pds from carrier on Arc Prime",
            "высадить 3 ground_force и pds с carrier на Arc Prime",
        ],
        &OrderKind::Land { units: units(), from: Some(name("carrier")), on: name("Arc Prime") },
    );
    all_mean(
        &[
            "base 2 fighters at Jord",
            "base 2 fighters in dock Jord",
            "посадить 2 fighters в док Jord",
            "посадить 2 fighters в доке на Jord",
        ],
        &OrderKind::Base { units: stack(2, "fighters"), at: name("Jord") },
    );
    all_mean(
        &["bombard Arc Prime", "бомбить Arc Prime"],
        &OrderKind::Bombard { planet: name("Arc Prime"), with: None },
    );
    all_mean(
        &[
            "bombard Arc Prime with 2 dreadnought",
            "бомбить Arc Prime 2 dreadnought",
            "бомбить Arc Prime силами 2 dreadnought",
        ],
        &OrderKind::Bombard { planet: name("Arc Prime"), with: Some(stack(2, "dreadnought")) },
    );
    all_mean(
        &["ground losses mech, ground_force", "наземные потери mech, ground_force"],
        &OrderKind::GroundLosses(names(["mech", "ground_force"])),
    );
}
