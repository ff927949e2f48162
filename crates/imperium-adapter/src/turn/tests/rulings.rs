//! I3.3, I3.8: what the master enters fits to the line, or is refused at its line.

use super::*;

const ANNA: &str = "seat Anna\nvote Lodor\nplay \"Blank Warrant\"\n";
const BORIS: &str = "seat Boris\n";

fn warrant() -> String {
    changed(HAND, "hand = { blank_warrant = 1 }")
}

#[track_caller]
fn says(rulings: &str, wanted: &[&str]) {
    let said = refused(&warrant(), ANNA, BORIS, rulings);
    for words in wanted {
        assert!(said.contains(words), "{rulings}: {words}: {said}");
    }
}

#[test]
fn a_right_file_is_taken_in_either_language() {
    for rulings in [
        "vote Boris: Saudor\npay Anna 20 credits\nfine Boris 2\nraise 2 ground_force on Lodor\ndone\n",
        "голос Boris: за Саудор\nзаплатить игроку Anna 20 кредитов\nШтраф Boris 2\nдобавить 2 наземных отряда на Лодор\nГотово\n",
    ] {
        let played = turn(&warrant(), ANNA, BORIS, rulings, false);
        let played = played.unwrap_or_else(|problems| panic!("{rulings}: {problems}"));
        let log = played.file("log.en.md");
        assert!(log.contains("Boris: Saudor, ") && log.contains("Anna gets 20 credits"), "{log}");
    }
}

#[test]
fn every_vote_is_entered_once_and_only_where_it_is_missing() {
    says(
        "vote Boris: Saudor\nvote Boris: Lodor\ndone\n",
        &["rulings.txt:2:1: the vote of Boris is entered twice (I3.3)"],
    );
    says(
        "vote Boris: Saudor\nvote Anna: Saudor\ndone\n",
        &["rulings.txt:2:1: Anna has voted (I3.3): Anna.txt, line 2"],
    );
    says(
        "vote Boris: for\ndone\n",
        &["rulings.txt:1:13: `Harvest Festival` is an election (I3.4)", "`Lodor`"],
    );
    // A planet that nobody has is no candidate (I3.4).
    says("vote Boris: Abyz\ndone\n", &["rulings.txt:1:13: `Abyz` is controlled by nobody (I3.4)"]);
    says("done\n", &["Boris has not voted (I3.3)", "`vote Boris: Lodor`"]);
}

#[test]
fn a_vote_that_nobody_is_asked_for_is_refused() {
    // I4.2: the Recalled Envoy keeps Boris from voting.
    let state = changed(HAND, "hand = { recalled_envoy = 1 }");
    let anna = "seat Anna\nvote Lodor\nplay \"Recalled Envoy\" on Boris\n";
    let said = refused(&state, anna, BORIS, "vote Boris: Lodor\n");
    assert!(said.contains("rulings.txt:1:1: Boris was not asked for a vote (I3.3)"), "{said}");
    let later = state.replacen("awaits = \"turn\" ", "awaits = \"actions\" ", 1);
    let later = later.replacen("[map]", "[options]\norder_rounds = \"two\"\n\n[map]", 1);
    let said = refused(&later, "seat Anna\n", BORIS, "vote Boris: Lodor\n");
    assert!(said.contains("rulings.txt:1:1: nobody votes in this round of orders (I3.3)"), "{said}");
}

#[test]
fn every_answer_is_asked_for_and_ended() {
    let vote = "vote Boris: Saudor\n";
    says(
        &format!("{vote}pay Anna 5\ndone\npay Boris 3\ndone\n"),
        &["rulings.txt:4:1: no card asks the master for this (I3.8)"],
    );
    says(&format!("{vote}done\ndone\n"), &["rulings.txt:3:1: no card asks the master for this (I3.8)"]);
    says(
        &format!("{vote}pay Anna 5\npay Anna 6\n"),
        &["rulings.txt:3:1: the ruling on `blank_warrant` does not end (I3.8)", "`done`"],
    );
    says(vote, &["rulings.txt:2:1: `blank_warrant` asks the master for its effect (I3.8)"]);
}

/// PDS: a player owns at most 6 (`limit` in the data); Boris has none.
#[test]
fn what_the_rules_do_not_allow_is_refused_at_its_line() {
    let vote = "vote Boris: Saudor\n";
    says(
        &format!("{vote}raise 20 pds on Saudor\ndone\n"),
        &["rulings.txt:2:1: of the ruling", "6 of 20 are possible when it comes up (I3.8)"],
    );
    says(
        &format!("{vote}sever Anna, Boris\nsever Anna, Boris\ndone\n"),
        &["rulings.txt:3:1: the ruling", "is not possible when it comes up (I3.8)"],
    );
    says("raise 50 pds on Saudor\n", &["rulings.txt:1:7: 50 is not possible here (I3.8)", "1 to 40"]);
}

#[test]
fn a_mistake_of_form_shows_a_right_line() {
    for (line, wanted) in [
        ("pay Boris", "(a line like: pay Anna 5)"),
        ("заплатить Boris пять", "(a line like: заплатить Anna 5)"),
        ("raise 2 pds Saudor", "(a line like: raise 2 ground_force on \"Mecatol Rex\")"),
        ("sink 1 cruiser in 2", "(a line like: sink 1 cruiser of Anna in 1)"),
        ("передать Лодор", "(a line like: передать \"Mecatol Rex\" игроку Anna)"),
        ("vote Boris", "(a line like: vote Anna: Lodor)"),
        ("done now", "(a line like: done)"),
        ("fien Boris 5", "(did you mean `fine`?)"),
        (
            "giev",
            "(a line begins with one of: vote, pay, fine, raise, raze, sink, award, repeal, sever, done)",
        ),
    ] {
        says(line, &["rulings.txt:1:", wanted]);
    }
}
