//! Every statement that is not about fighting, in both languages.

use super::*;

#[test]
fn gifts() {
    let what = vec![Asset::Credits(at(10))];
    all_mean(
        &[
            "give 10 credits to Anna Karenina",
            "отдать 10 кредитов игроку Anna Karenina",
            "отдать 10 кр. Anna Karenina",
            "Give 10 cr: \"Anna Karenina\"",
        ],
        &OrderKind::Give { what, to: name("Anna Karenina") },
    );
    let what = vec![Asset::Card(name("Local Unrest")), Asset::Credits(at(1))];
    all_mean(
        &[
            "give card \"Local Unrest\", 1 credit to Anna",
            "give card Local Unrest and 1 credit to Anna",
            "отдать карту «Local Unrest» и 1 кредит Anna",
            "отдать «Local Unrest», 1 кредит для Anna",
        ],
        &OrderKind::Give { what, to: name("Anna") },
    );
}

#[test]
fn exchanges() {
    let give = vec![Asset::Credits(at(10)), Asset::Card(name("X"))];
    let take = vec![Asset::Credits(at(2)), Asset::Card(name("Y"))];
    all_mean(
        &[
            "exchange with Anna: 10 credits, card \"X\" for 2 credits, card \"Y\"",
            "exchange with Anna 10 credits, card X for 2 credits and card Y",
            "обмен с Anna: 10 кредитов, карта \"X\" на 2 кредита, карту \"Y\"",
        ],
        &OrderKind::Exchange { with: name("Anna"), give, take },
    );
    let take = vec![Asset::Card(name("Y"))];
    all_mean(
        &["swap with Anna: nothing for card Y", "обмен с Anna: ничего на карту Y"],
        &OrderKind::Exchange { with: name("Anna"), give: vec![], take },
    );
    let give = vec![Asset::Credits(at(5))];
    all_mean(
        &["exchange with Player 2: 5 credits for nothing", "обмен с Player 2: 5 кредитов на ничего"],
        &OrderKind::Exchange { with: name("Player 2"), give, take: vec![] },
    );
}

#[test]
fn agreements() {
    all_mean(
        &["agree with Anna", "trade agreement with Anna", "договор с Anna", "Торговое соглашение с Anna"],
        &OrderKind::Agree { with: name("Anna") },
    );
    all_mean(
        &["break with Anna", "break agreement with Anna", "разорвать с Anna", "расторгнуть договор с Anna"],
        &OrderKind::Break { with: name("Anna"), before: None },
    );
    for (phase, en, ru) in [
        (Phase::Income, "income", "доходом"),
        (Phase::Movement, "movement", "фазой движения"),
        (Phase::Movement, "individual actions", "индивидуальными действиями"),
        (Phase::Technology, "technology", "фазой технологий"),
        (Phase::Placement, "the placement phase", "размещением"),
        (Phase::Development, "development", "развитием"),
    ] {
        let lines = [format!("break with Anna before {en}"), format!("разорвать с Anna перед {ru}")];
        all_mean(&[&lines[0], &lines[1]], &OrderKind::Break { with: name("Anna"), before: Some(at(phase)) });
    }
}

#[test]
fn votes() {
    all_mean(&["vote for", "Vote: for", "голос за", "голосую за"], &OrderKind::Vote(at(Vote::For)));
    all_mean(&["vote against", "голос против"], &OrderKind::Vote(at(Vote::Against)));
    all_mean(
        &["vote Mecatol Rex", "vote for Mecatol Rex", "голос за Mecatol Rex", "голосовать «Mecatol Rex»"],
        &OrderKind::Vote(at(Vote::Candidate("Mecatol Rex".to_owned()))),
    );
    all_mean(&["vote \"for\""], &OrderKind::Vote(at(Vote::Candidate("for".to_owned()))));
}

#[test]
fn cards() {
    all_mean(
        &["discard \"X\", Long Name", "сбросить карту \"X\", Long Name", "сбросить X и Long Name"],
        &OrderKind::Discard(names(["X", "Long Name"])),
    );
    let card = || name("Signal Jamming");
    all_mean(
        &["play \"Signal Jamming\"", "play card Signal Jamming", "сыграть «Signal Jamming»"],
        &OrderKind::Play { card: card(), phase: None, on: None },
    );
    let (phase, on) = (Some(at(Phase::Movement)), Some(name("15")));
    all_mean(
        &[
            "play Signal Jamming in movement on 15",
            "play Signal Jamming on hex 15 in the movement phase",
            "сыграть Signal Jamming в фазе движения на 15",
            "сыграть \"Signal Jamming\" на гекс 15 во время движения",
        ],
        &OrderKind::Play { card: card(), phase, on },
    );
    let (phase, on) = (Some(at(Phase::SpaceBattle)), Some(name("Arc Prime")));
    all_mean(
        &[
            "play Signal Jamming in space battle on Arc Prime",
            "сыграть Signal Jamming в фазе космической битвы на Arc Prime",
        ],
        &OrderKind::Play { card: card(), phase, on },
    );
}

#[test]
fn purchases_and_technologies() {
    all_mean(
        &[
            "buy 2 cruisers, 3 fighters, pds",
            "Buy: 2x cruisers + 3 fighters and pds",
            "купить 2 cruisers, 3 fighters и pds",
        ],
        &OrderKind::Buy(vec![stack(2, "cruisers"), stack(3, "fighters"), stack(1, "pds")]),
    );
    all_mean(
        &["купить 2 крейсера, 5 наземных отрядов", "buy 2 крейсера & 5 наземных отрядов."],
        &OrderKind::Buy(vec![stack(2, "крейсера"), stack(5, "наземных отрядов")]),
    );
    all_mean(
        &["research Nano Technology", "изучить Nano Technology", "Исследовать: «Nano Technology»"],
        &OrderKind::Research(name("Nano Technology")),
    );
}

#[test]
fn routes() {
    let route = vec![step(hex(14), vec![]), step(hex(15), vec![]), step(hex(16), vec![])];
    all_mean(
        &[
            "move 2 cruisers, carrier from 14 via 15 to 16",
            "move 2 cruisers and carrier from hex 14 to hex 16 via hex 15",
            "move 2 cruisers, carrier 14 -> 15 -> 16",
            "move 2 cruisers, carrier: 14→15→16",
            "move 2 cruisers, carrier 14 - 15 - 16",
            "move 2 cruisers, carrier 14->15->16",
            "move 2 cruisers, 1 carrier from #14, through #15, to #16.",
            "двигать 2 cruisers, carrier из 14 через 15 в 16",
            "двигать 2 cruisers, carrier из гекса 14 через гекс 15 в систему 16",
            "двигать 2 cruisers, carrier 14 > 15 > 16",
        ],
        &OrderKind::Move(Move {
            ships: vec![stack(2, "cruisers"), stack(1, "carrier")],
            route,
            attacks: false,
        }),
    );
    let route = vec![
        step(hex(14), vec![load(3, "ground_force", Some("Jord")), load(2, "fighters", None)]),
        step(hex(15), vec![load(1, "pds", Some("Arc Prime"))]),
        step(at(Place::Named("Mecatol Rex".to_owned())), vec![load(1, "ground_force", None)]),
    ];
    all_mean(
        &[
            "move carrier from 14 load 3 ground_force from Jord, 2 fighters via 15 load pds from Arc Prime to Mecatol Rex load ground_force",
            "move carrier from 14 (load 3 ground_force from Jord and 2 fighters) -> 15 [load pds from Arc Prime] -> Mecatol Rex load 1 ground_force",
            "двигать carrier из 14 погрузить 3 ground_force с Jord, 2 fighters через 15 погрузить pds с Arc Prime в Mecatol Rex погрузить ground_force",
        ],
        &OrderKind::Move(Move { ships: vec![stack(1, "carrier")], route, attacks: false }),
    );
    let route = vec![step(hex(14), vec![]), step(hex(16), vec![load(1, "pds", None)])];
    all_mean(
        &[
            "move cruiser from 14 stop at 16 load pds to attack",
            "move cruiser from 14 to 16 load pds to attack",
            "двигать cruiser из 14 остановиться в 16 погрузить pds для атаки",
        ],
        &OrderKind::Move(Move { ships: vec![stack(1, "cruiser")], route, attacks: true }),
    );
    let route = vec![step(hex(14), vec![load(2, "pds", None)])];
    all_mean(
        &["move carrier from 14 load 2 pds", "двигать carrier из 14 взять 2 pds"],
        &OrderKind::Move(Move { ships: vec![stack(1, "carrier")], route, attacks: false }),
    );
    let route: Vec<Step> = [1, 2, 3, 4].map(|n| step(hex(n), vec![])).into();
    all_mean(
        &[
            "move cruiser from 1 via 2, 3 to 4",
            "двигать cruiser из 1 через 2, 3 в 4",
            "move cruiser from 1 to 4 via 2 and 3",
        ],
        &OrderKind::Move(Move { ships: vec![stack(1, "cruiser")], route, attacks: false }),
    );
}

#[test]
fn transfers() {
    all_mean(
        &["transfer 2 ground_force from Jord to Arc Prime", "перебросить 2 ground_force с Jord на Arc Prime"],
        &OrderKind::Transfer {
            units: vec![stack(2, "ground_force")],
            from: name("Jord"),
            to: name("Arc Prime"),
        },
    );
}

#[test]
fn placements() {
    let first = Placement { units: vec![stack(2, "cruisers"), stack(1, "pds")], at: name("Arc Prime") };
    let second = Placement { units: vec![stack(3, "fighters")], at: name("Jord") };
    all_mean(
        &[
            "place 2 cruisers, pds at Arc Prime, 3 fighters at Jord",
            "place 2 cruisers and pds on Arc Prime and 3 fighters on Jord",
            "разместить 2 cruisers, pds на Arc Prime, 3 fighters на Jord",
        ],
        &OrderKind::Place(vec![first, second]),
    );
    all_mean(
        &["dock at Jord", "new dock on Jord", "док на Jord", "Новый док на планете Jord"],
        &OrderKind::Dock(name("Jord")),
    );
    all_mean(
        &["docks Jord, Arc Prime", "доки Jord и Arc Prime"],
        &OrderKind::Docks(names(["Jord", "Arc Prime"])),
    );
}

#[test]
fn clauses() {
    for (line, clause) in [
        ("give 1 credit to B", "I3.2"),
        ("vote for", "I3.3"),
        ("discard X", "I4.1"),
        ("play X", "I4.2"),
        ("agree with B", "I4.4"),
        ("break with B", "I4.5"),
        ("buy pds", "I4.6"),
        ("move pds 1 -> 2", "I5.1.8"),
        ("base fighter at B", "I5.1.6"),
        ("attack B at 1", "I5.1.7"),
        ("battle: no retreat", "O2"),
        ("battles 1", "I5.2.0"),
        ("fire at B", "I5.2.7"),
        ("land pds on B", "I5.3.1"),
        ("bombard B", "I5.3.3"),
        ("research B", "I6.1"),
        ("place pds at B", "I7.1"),
        ("dock at B", "I7.2"),
    ] {
        assert_eq!(one(line).clause(), clause, "{line}");
    }
}
