//! A game is set up (I1, O4).

use super::table::TurnTable;
use super::{key_of_turn, next_salt, opened};
use crate::scenario::{self, set_up};
use admiralty_adapter::Answer;
use admiralty_adapter::turns::{Made, Outcome};
use admiralty_game::{Audience, Chance, Law};
use admiralty_imperium::data::CardId;
use admiralty_imperium::position::Cards;
use admiralty_notation::{Diagnostic, Kind, Problems, Source};
use admiralty_referee::Secret;
use admiralty_referee::dice::{Binding, Sealed};
use serde_json::json;

/// Draws one card of a deck, as the sealed dice of the setup say.
fn draw(
    deck: &mut Cards,
    sealed: impl FnOnce(&Chance) -> admiralty_game::Faces,
    audience: Audience,
) -> Option<CardId> {
    let urn = deck.urn();
    if urn.total() == 0 {
        return None;
    }
    let chance = Chance { law: Law::Draw(urn), audience };
    match sealed(&chance) {
        admiralty_game::Faces::Drawn(label) => {
            let card = CardId(label);
            deck.take(card).then_some(card)
        }
        admiralty_game::Faces::Dice(_) => None,
    }
}

pub(super) fn begin(source: &Source, key: &Secret) -> Result<Outcome, Problems> {
    let scenario = scenario::parse(source)?;
    if scenario.begun {
        let message = format!("{} is a state already: it says which turn it is", source.name());
        let help = "`turn check` and `turn resolve` go on with it";
        return Err(Diagnostic::new(Kind::Conflict, message).help(help).into());
    }
    let mut position = set_up(&scenario);
    // The draws of the setup are sealed like those of turns, with a secret of their own.
    let secret =
        Secret::from_bytes(key.derive("admiralty setup")).with_hidden(key.derive("admiralty setup hidden"));
    let binding = Binding::new("imperium", source.text(), &[]);
    let mut step = 0;
    let mut next = |deck: &mut Cards, audience| {
        step += 1;
        draw(deck, |chance| Sealed::new(&secret, audience, &binding, step).faces(chance), audience)
    };
    for (seat, start) in scenario.starts.iter().enumerate() {
        for _ in 0..start.cards {
            let audience = Audience::Only(admiralty_game::Seat(seat as u8));
            if let (Some(card), Some(player)) =
                (next(&mut position.actions.rest, audience), position.players.get_mut(seat))
            {
                player.hand.add(card);
            }
        }
    }
    position.agenda = next(&mut position.political.rest, Audience::Everyone);
    let mut setup = scenario.setup.clone();
    setup.position = position.clone();
    let awaits = setup.first_awaits(&position);
    setup.awaits = awaits;
    let commitment = key_of_turn(key, &setup).commitment();
    let salt = next_salt(&scenario, Some(key));
    let dice = scenario::Dice { commitment: Some(&commitment), salt: salt.as_deref() };
    let text = scenario::print(&scenario, &position, awaits, dice);
    let state = Source::new("state.toml", text.as_str());
    // What is written can be read.
    let (_, table): (_, TurnTable) = opened(&state)?;
    let agenda = position.agenda.and_then(|card| setup.data.political(card)).map(|card| card.name.clone());
    let mut said = format!("The game is set up; the state waits for the orders of turn {}.\n", position.turn);
    if let Some(agenda) = &agenda {
        said += &format!("The Political Card of the turn is `{agenda}`.\n");
    }
    said += &format!("The dice are committed to {commitment}: publish this.\n");
    for note in &scenario.notes {
        said += &format!("note: {note}\n");
    }
    let json = json!({
        "turn": position.turn,
        "agenda": agenda,
        "commitment": commitment,
        "seats": table.rules().setup().seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>(),
        "notes": scenario.notes,
    });
    let files = vec![
        Made { name: "state.toml".into(), text, private: true },
        Made { name: "state.toml.secret".into(), text: format!("{}\n", key.reveal()), private: true },
    ];
    Ok(Outcome { answer: Answer { text: said, json }, files })
}
