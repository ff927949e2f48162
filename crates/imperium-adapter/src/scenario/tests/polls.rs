//! An election with open votes, in a state (I3.4).

use super::mistakes::wrong;
use super::{TURN, read};
use admiralty_game::Seat;
use admiralty_imperium::choice::Vote;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::Candidate;
use admiralty_imperium::setup::Awaits;

/// The example with an election on the table, votes in this order, and so much more under its card.
fn openly(awaits: &str, more: &str) -> String {
    let text = TURN.replacen(
        "awaits = \"turn\"",
        &format!("{awaits}\noptions.election_order = 'ascending_influence'"),
        1,
    );
    text.replacen("\ndiscards = {}\n\u{23} I3.4", &format!("\n{more}\ndiscards = {{}}\n\u{23} I3.4"), 1)
}

/// I3.4, O4: with the option an election begins with deals; who has voted and who is next can be said.
#[test]
fn what_is_awaited() {
    assert_eq!(read(&openly("", "")).setup.awaits, Awaits::Deals);
    let state = read(&openly("", "voters = ['Anna']\nvotes = { Boris = 'quinarra' }")).setup;
    assert_eq!(state.awaits, Awaits::Vote);
    assert_eq!(state.position.poll.awaited, [Seat(0)]);
    let [(Seat(1), Vote::Elect(Candidate::Planet(PlanetId(planet))))] = state.position.poll.cast[..] else {
        panic!("{:?}", state.position.poll)
    };
    assert_eq!(state.map.planets[usize::from(planet)].name, "Quinarra");
}

/// What makes no sense of votes is said at its place.
#[test]
fn mistakes() {
    for (awaits, more, message) in [
        ("awaits = 'vote'", "", "it is not said whose vote is awaited (I3.4)"),
        ("awaits = 'vote'", "voters = ['Zoe']", "no player `Zoe`"),
        ("awaits = 'vote'", "voters = ['Anna', 'Anna']", "`Anna` votes twice (I3.3)"),
        ("", "voters = ['Anna']\nvotes = { Anna = 'Quinarra' }", "`Anna` votes twice (I3.3)"),
        ("", "voters = ['Anna']\nvotes = { Boris = 'Nowhere' }", "no planet `Nowhere`"),
        ("awaits = 'deals'", "voters = ['Anna']", "no vote in an open election is awaited here (I3.4)"),
    ] {
        let found = wrong(&openly(awaits, more));
        assert!(found.iter().any(|found| found.contains(message)), "{awaits} {more}: {found:#?}");
    }
    let hidden = TURN.replacen("awaits = \"turn\"", "awaits = 'vote'", 1);
    assert!(wrong(&hidden).iter().any(|found| found.contains("votes are cast all at once (I3.4)")));
}
