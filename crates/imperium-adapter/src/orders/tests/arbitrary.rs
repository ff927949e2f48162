//! Whatever is typed, nothing panics, places lie in the text, and printed orders read as themselves.

use super::*;
use proptest::prelude::*;

/// Pieces of orders, right and wrong.
fn pieces() -> impl Strategy<Value = String> {
    let known = prop::sample::select(
        "seat игрок turn ход word give отдать exchange обмен with с agree break before перед vote for за \
         against против discard play сыграть in в on на buy купить move двигать from из via через to load \
         погрузить -> → > transfer battle бой at : ; , losses потери retreat отступить never when когда \
         round раунда ships odds < <= 30% 30 % or или opponents battles attack fire at hold land base bombard \
         ground losses research place dock docks 0 1 3x 14 65536 99999999999 credits кредитов card \"X\" «Ы» \
         nothing and и all phase фазой income движения hex Jord cruisers крейсера stop to attack \" « \\ ... \
         … # // - — * ** [b] [/b] [ ] ( ) _ __ ' . % é e\u{301} \u{200b} \u{1b} \0 😀 + & = @"
            .split(' ')
            .collect::<Vec<_>>(),
    );
    prop_oneof![
        8 => known.prop_map(str::to_owned),
        2 => Just("\n".to_owned()),
        1 => any::<char>().prop_map(String::from),
    ]
}

/// Names of every sort that quotes can hold.
fn a_name() -> impl Strategy<Value = Name> {
    prop_oneof!["[A-Za-zА-яё'_-]{1,6}( [A-Za-z0-9ёа-я]{1,4}){0,2}", "[ -~«»№ё—]{1,8}", pieces(),]
        .prop_map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
        .prop_filter("quotes hold something", |text| !text.is_empty())
        .prop_map(|text| Spanned::new(text, Span::at(0)))
}

fn a_place() -> impl Strategy<Value = Spanned<Place>> {
    prop_oneof![(1..=u16::MAX).prop_map(Place::Hex), a_name().prop_map(|name| Place::Named(name.value))]
        .prop_map(at)
}

fn some<T: Debug>(one: impl Strategy<Value = T>) -> impl Strategy<Value = Vec<T>> {
    prop::collection::vec(one, 1..4)
}

fn a_stack() -> impl Strategy<Value = Stack> {
    (1..=1000_u32, a_name()).prop_map(|(count, unit)| Stack { count: at(count), unit })
}

fn assets(least: usize) -> impl Strategy<Value = Vec<Asset>> {
    let asset =
        prop_oneof![(1..=1_000_000_u32).prop_map(|n| Asset::Credits(at(n))), a_name().prop_map(Asset::Card)];
    prop::collection::vec(asset, least..3)
}

fn a_phase() -> impl Strategy<Value = Spanned<Phase>> {
    prop::sample::select(Phase::ALL.to_vec()).prop_map(at)
}

fn a_move() -> impl Strategy<Value = OrderKind> {
    let load = (a_stack(), prop::option::of(a_name())).prop_map(|(units, from)| Load { units, from });
    let steps = (a_place(), prop::collection::vec(load, 0..3)).prop_map(|(at, loads)| Step { at, loads });
    (some(a_stack()), prop::collection::vec(steps, 2..5), any::<bool>())
        .prop_map(|(ships, route, attacks)| OrderKind::Move(Move { ships, route, attacks }))
}

fn a_battle() -> impl Strategy<Value = OrderKind> {
    let condition = prop_oneof![
        (1..=1000_u32).prop_map(Condition::Round),
        (1..=999_u32).prop_map(Condition::Ships),
        (1..=100_u8).prop_map(Condition::Odds),
    ];
    let when = (some(condition.prop_map(at)), prop::option::of(a_place()));
    let retreat =
        prop_oneof![Just(Retreat::Never), when.prop_map(|(conditions, to)| Retreat::When { conditions, to })];
    let place = prop::option::of(a_place());
    let whom = prop::option::of(a_name());
    let opponents = prop::collection::vec(a_name(), 0..3);
    (place, whom, some(a_name()), prop::option::of(retreat), opponents).prop_map(
        |(at, against, losses, retreat, opponents)| {
            OrderKind::Battle(Battle { at, against, losses, retreat, opponents })
        },
    )
}

fn a_deal() -> impl Strategy<Value = OrderKind> {
    prop_oneof![
        (assets(1), a_name()).prop_map(|(what, to)| OrderKind::Give { what, to }),
        (a_name(), assets(1), assets(0)).prop_map(|(with, give, take)| OrderKind::Exchange {
            with,
            give,
            take
        }),
        a_name().prop_map(|with| OrderKind::Agree { with }),
        a_name().prop_map(|with| OrderKind::Break { with, before: Some(at(Phase::Technology)) }),
        a_name().prop_map(|name| OrderKind::Vote(at(Vote::Candidate(name.value)))),
        some(a_name()).prop_map(OrderKind::Discard),
        (a_name(), prop::option::of(a_phase()), prop::option::of(a_name()))
            .prop_map(|(card, phase, on)| OrderKind::Play { card, phase, on }),
        some(a_stack()).prop_map(OrderKind::Buy),
        a_name().prop_map(OrderKind::Research),
    ]
}

fn an_action() -> impl Strategy<Value = OrderKind> {
    let at = || prop::option::of(a_place());
    prop_oneof![
        (some(a_stack()), a_name(), a_name()).prop_map(|(units, from, to)| OrderKind::Transfer {
            units,
            from,
            to
        }),
        some(a_place()).prop_map(OrderKind::Battles),
        (a_name(), a_place()).prop_map(|(whom, at)| OrderKind::Attack { whom, at }),
        (a_name(), at()).prop_map(|(whom, at)| OrderKind::Fire { whom, at }),
        at().prop_map(|at| OrderKind::HoldFire { at }),
        (some(a_stack()), prop::option::of(a_name()), a_name())
            .prop_map(|(units, from, on)| OrderKind::Land { units, from, on }),
        (a_stack(), a_name()).prop_map(|(units, at)| OrderKind::Base { units, at }),
        (a_name(), prop::option::of(a_stack()))
            .prop_map(|(planet, with)| OrderKind::Bombard { planet, with }),
        some(a_name()).prop_map(OrderKind::GroundLosses),
        some((some(a_stack()), a_name()).prop_map(|(units, at)| Placement { units, at }))
            .prop_map(OrderKind::Place),
        a_name().prop_map(OrderKind::Dock),
        some(a_name()).prop_map(OrderKind::Docks),
    ]
}

fn spans(orders: &Orders) -> Vec<Span> {
    orders.items.iter().map(|order| order.span).chain(orders.seat.iter().map(|seat| seat.span)).collect()
}

proptest! {
    #[test]
    fn nothing_panics(pieces in prop::collection::vec(pieces(), 0..40), gap in prop::sample::select(vec!["", " "])) {
        let text = pieces.join(gap);
        let source = Source::new("orders", text.as_str());
        let (orders, problems) = parse(&source);
        for span in spans(&orders) {
            prop_assert_eq!(span, source.clamp(span));
            prop_assert!(!span.is_empty());
        }
        for problem in &problems {
            prop_assert!(problem.place().is_some());
            prop_assert!(problem.message.ends_with(')'), "{problem}");
        }
        // What was read is printed such that it reads as itself.
        for lang in [Lang::En, Lang::Ru] {
            let head = if orders.seat.is_none() { "seat A\n" } else { "" };
            let printed = format!("{head}{}", print(&orders, lang));
            let (again, problems) = parse(&Source::new("printed", printed.as_str()));
            prop_assert_eq!(problems, vec![], "{}", printed);
            prop_assert_eq!(bare(&again.items), bare(&orders.items), "{}", printed);
        }
    }

    #[test]
    fn printed_orders_read_as_themselves(
        kind in prop_oneof![a_deal(), an_action(), a_move(), a_battle()],
        seat in a_name(),
        word in prop::option::of(a_name()),
        turn in prop::option::of(1..=9999_u32),
    ) {
        let items = vec![Order { span: Span::at(0), kind }];
        let orders = Orders { seat: Some(seat), turn: turn.map(at), word, items };
        for lang in [Lang::En, Lang::Ru] {
            let printed = print(&orders, lang);
            let (again, problems) = parse(&Source::new("printed", printed.as_str()));
            prop_assert_eq!(problems, vec![], "{}", printed);
            prop_assert_eq!(bare(&again), bare(&orders), "{}", printed);
        }
    }
}
