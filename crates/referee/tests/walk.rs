//! Walking through a play on a terminal.
#![allow(clippy::unwrap_used)]

mod common;

use admiralty_game::{Seat, example::Shot};
use admiralty_referee::{
    Dice, Ending, Lang, Manner, Player, PlayerKind, Record, Session, Setup, Table, Tape, Viewer, Walk, Words,
    log, replay,
};
use common::{duel::duel, finish, secret, tiles::tiles};

fn walk<T: Table>(session: Session<T>, typed: &str, manner: Manner) -> (Ending, String, Session<T>) {
    let mut output = Vec::new();
    let mut walk = Walk::new(session, typed.as_bytes(), &mut output, manner).unwrap();
    let ending = walk.run().unwrap();
    let session = walk.into_session();
    (ending, String::from_utf8(output).unwrap(), session)
}

fn begin<T: Table>(table: T, dice: Dice) -> Session<T> {
    Session::begin(table, Tape::memory(), Setup::new(dice)).unwrap()
}

fn english() -> Manner {
    Manner { resume: Some("admiralty referee duel.jsonl".into()), ..Manner::default() }
}

#[test]
fn a_duel_with_dice_on_the_table() {
    let typed = "1\n2\nsnap\n3\naim\n6\n";
    let (ending, said, session) = walk(begin(duel(), Dice::Table), typed, english());
    assert_eq!(ending, Ending::Over);
    let expected = "\
board: Ready { shooter: Seat(0), eased: false }

Red: how do you fire? [D1]
   1  aim
   2  snap
Type a number or the beginning of an answer; “help” tells what else can be typed.
> Red: aim [D1]

Red needs 3 or more [D1]
1 die: type what it shows, e.g. 6
> Red needs 3 or more — 1 die: 2 [D1]
Red misses [D1]

Blue: how do you fire? [D1]
   1  aim
   2  snap
> Blue: snap [D1]

Blue needs 4 or more [D1]
1 die: type what it shows, e.g. 6
> Blue needs 4 or more — 1 die: 3 [D1]
Blue misses [D1]

Red: how do you fire? [D1]
   1  aim
   2  snap
> Red: aim [D1]

Red needs 3 or more [D1]
1 die: type what it shows, e.g. 6
> Red needs 3 or more — 1 die: 6 [D1]
Red hits [D1]

board: Won(Seat(0))
The play is over.
";
    assert_eq!(said, expected);
    let record = Record::parse(session.tape().bytes().unwrap()).unwrap();
    let replayed = replay(duel(), &record, None).unwrap();
    assert!(replayed.finished);
    assert_eq!(replayed.acts.len(), 6);
    let lines = replayed.log(&Words::referee(Lang::En).unwrap(), Viewer::Public);
    assert_eq!(lines[0], "Red: aim [D1]");
    assert_eq!(lines[1..3], ["Red needs 3 or more — 1 die: 2 [D1]", "Red misses [D1]"]);
    assert_eq!(lines.len(), 9);
}

#[test]
fn wrong_input_is_explained_and_asked_again() {
    let typed = "3\nx\n\n?\nboard\nжурнал\nhelp\nsn\n\n7\n4 4\nsix\n5\n";
    let (ending, said, _) = walk(begin(duel(), Dice::Table), typed, english());
    assert_eq!(ending, Ending::Over);
    for expected in [
        "“3” is none of the answers. Type a number (1, 2)",
        "“x” is none of the answers.",
        "D1  Two duellists fire in turn.",
        "> board: Ready",
        "quit         pause",
        "1 die is rolled here, and you typed 0.",
        "No die here shows 7: the faces are 1 to 6.",
        "1 die is rolled here, and you typed 2.",
        "“six” is not a number.",
        "Red hits [D1]",
    ] {
        assert!(said.contains(expected), "{expected} is not in\n{said}");
    }
}

#[test]
fn quitting_or_the_end_of_input_pauses() {
    for typed in ["1\nquit\n", "1\nвыход\n", "1\n", "1"] {
        let (ending, said, session) = walk(begin(duel(), Dice::Table), typed, english());
        assert_eq!(ending, Ending::Paused);
        assert!(said.ends_with("To go on: admiralty referee duel.jsonl\n"), "{said}");
        let tape = Tape::from_bytes(session.tape().bytes().unwrap().to_vec());
        let resumed = Session::resume(duel(), tape, Dice::Table).unwrap();
        let (ending, said, _) = walk(resumed, "log\n6\n", english());
        assert_eq!(ending, Ending::Over);
        assert!(said.starts_with("The play goes on after 1 step."), "{said}");
        assert!(said.contains("> Red: aim [D1]"), "{said}");
    }
    let (_, said, _) = walk(begin(duel(), Dice::Table), "", Manner::default());
    assert!(said.contains("cannot be resumed"));
}

#[test]
fn russian_is_spoken() {
    let manner = Manner { lang: Lang::Ru, ..english() };
    let (ending, said, session) = walk(begin(duel(), Dice::Table), "помощь\nнав\n6\n", manner);
    assert_eq!(ending, Ending::Over);
    for expected in [
        "Red: как стрелять? [D1]",
        "введите, сколько на ней выпало, например 6",
        "Red: навскидку [D1]",
        "Red: попадание [D1]",
        "Партия окончена.",
    ] {
        assert!(said.contains(expected), "{expected} is not in\n{said}");
    }
    assert!(!said.contains('⟦') && !said.contains("{$"));
    let record = Record::parse(session.tape().bytes().unwrap()).unwrap();
    let found = replay(duel(), &record, None).unwrap().findings(&Words::referee(Lang::Ru).unwrap());
    assert_eq!(found[0], "Запись верна: 2 хода, партия окончена.");
}

#[test]
fn sealed_dice_roll_themselves_and_the_secret_is_published() {
    let session = begin(duel(), Dice::Sealed(secret(7)));
    let (ending, said, session) = walk(session, &"aim\n".repeat(50), english());
    assert_eq!(ending, Ending::Over);
    assert!(said.starts_with(&format!(
        "The dice are sealed. The hash of their secret is {}",
        secret(7).commitment()
    )));
    assert!(said.ends_with(&format!("The secret of the dice was {}\n", secret(7).reveal())));
    assert_eq!(session.published_secret(), Some(secret(7).reveal()));
}

#[test]
fn the_program_plays_seats() {
    let mut output = Vec::new();
    let session = begin(duel(), Dice::scripted([1, 1, 6]));
    let agent = |kind| Player::Agent(kind, Box::new(|_, _, _, options| options[options.len() - 1]));
    let mut walk = Walk::new(session, "aim\n".as_bytes(), &mut output, english())
        .unwrap()
        .seat(Seat(0), agent(PlayerKind::Rule))
        .seat(Seat(1), Player::Person);
    assert_eq!(walk.run().unwrap(), Ending::Over);
    drop(walk);
    let said = String::from_utf8(output).unwrap();
    assert!(said.contains("Red is played by the program, by the rule."), "{said}");
    assert!(said.contains("Red: snap [D1]\nRed needs 5 or more — 1 die: 1 [D1]\nRed misses [D1]"), "{said}");
    assert!(said.contains("Red hits [D1]"));
}

/// Everything that is shown outside the private passages of an interactive terminal.
fn public_part(said: &str) -> String {
    let mut public = String::new();
    for passage in said.split("\x1b[H") {
        public.push_str(passage.split("——— For the eyes of").next().unwrap());
        public.push('\n');
    }
    public
}

#[test]
fn secrets_stay_private_on_one_terminal() {
    let session = begin(tiles(), Dice::scripted([7, 2, 10, 9, 3]));
    let manner = Manner { interactive: true, ..Manner::default() };
    // Bets: Enter, answer, twice. Draws: Enter twice each. Ann's swap: Enter, answer. Bob keeps.
    let (ending, said, session) = walk(session, "\nhigh\n\nlow\n\n\n\n\n\nboard\nlog\nswap\n\n\n", manner);
    assert_eq!(ending, Ending::Over, "{said}");
    let public = public_part(&said);
    for secret in ["worth", "Some(7)", "Some(2)", "swap", "keep", "psst", "high\n"] {
        assert!(!public.contains(secret), "{secret} is in\n{public}");
    }
    for told in [
        "it begins [T1]",
        "Ann has chosen, hidden from the others [T1]",
        "bets [Some(High), Some(Low)] [T1]",
        "Ann draws — only Ann sees it [T2]",
        "the dice — 2 ten-siders: 10 9; 1 six-sider: 3 [T3]",
        "Ann has chosen, hidden from the others [T4]",
    ] {
        assert!(public.contains(told), "{told} is not in\n{public}");
    }
    let private: String = said
        .split("——— For the eyes of Ann only ———")
        .skip(1)
        .map(|passage| passage.split("\x1b[H").next().unwrap())
        .collect();
    for told in ["a tile worth 7", "Ann drew Some(7)", "board for Some(Seat(0)): Some(Some(7))"] {
        assert!(private.contains(told), "{told} is not in\n{private}");
    }
    assert!(!private.contains("worth 2") && private.contains("Bob drew None"));
    assert!(said.contains("There is only one possibility; it is taken."));
    logs_show_each_seat_its_own(&session);
}

fn logs_show_each_seat_its_own(session: &Session<common::tiles::Tiles>) {
    let words = Words::referee(Lang::En).unwrap();
    let log = |viewer| log(session.table(), session.acts(), &words, viewer).join("\n");
    let (public, ann, bob) = (log(Viewer::Public), log(Viewer::Seat(Seat(0))), log(Viewer::Seat(Seat(1))));
    let all = log(Viewer::Referee);
    assert!(!public.contains("drew") && !public.contains("worth") && !public.contains("swap"));
    assert!(ann.contains("Ann drew Some(7)") && ann.contains("Bob drew None") && ann.contains("Ann: swap"));
    assert!(bob.contains("Ann drew None") && bob.contains("Bob drew Some(2)") && !bob.contains("swap"));
    assert!(ann.contains("Ann draws — a tile worth 7 [T2]") && bob.contains("Ann draws — only Ann sees it"));
    assert!(!bob.contains("psst") && ann.contains("psst"));
    assert!(
        all.contains("Ann drew Some(7)") && all.contains("Bob drew Some(2)") && all.contains("Bob: keep")
    );
}

#[test]
fn a_person_alone_sees_their_own_secrets_at_once() {
    let mut output = Vec::new();
    let session = begin(tiles(), Dice::scripted([7, 2, 10, 9, 3]));
    let manner = Manner { interactive: true, ..Manner::default() };
    let mut walk = Walk::new(session, "low\nkeep\n".as_bytes(), &mut output, manner)
        .unwrap()
        .seat(Seat(1), Player::Agent(PlayerKind::Best, Box::new(|_, _, _, options| options[0])));
    assert_eq!(walk.run().unwrap(), Ending::Over);
    drop(walk);
    let said = String::from_utf8(output).unwrap();
    assert!(said.contains("Ann draws — a tile worth 7 [T2]") && said.contains("Ann: keep [T4]"), "{said}");
    assert!(said.contains("Bob has chosen, hidden from the others [T4]") && !said.contains("worth 2"));
    assert!(!said.contains("eyes") && !said.contains("\x1b["), "{said}");
}

#[test]
fn tiles_drawn_at_the_table_are_typed_in_private() {
    let typed = "low\nlow\n3\n7\na tile worth 2\n0 10\n6\nkeep\n";
    let (ending, said, session) = walk(begin(tiles(), Dice::Table), typed, Manner::default());
    assert_eq!(ending, Ending::Over, "{said}");
    assert!(said.contains("“3” is none of the answers. Type a number (1, 2, 7)"), "{said}");
    assert!(said.contains("   7  a tile worth 7") && said.contains("2 ten-siders: 10 10; 1 six-sider: 6"));
    assert_eq!(session.state().tiles, [Some(7), Some(2)]);
}

#[test]
fn refused_moves_leave_everything_as_it_was() {
    let mut session = begin(duel(), Dice::Table);
    let before = session.tape().bytes().unwrap().to_vec();
    assert!(session.choose(Seat(1), Shot::Aim).is_err());
    assert!(session.choose(Seat(16), Shot::Aim).is_err());
    assert!(session.cast().is_err());
    assert!(session.roll(admiralty_game::Faces::Drawn(1)).is_err());
    session.choose(Seat(0), Shot::Aim).unwrap();
    assert!(session.roll(admiralty_game::Faces::Dice(vec![vec![7]])).is_err());
    assert!(session.roll(admiralty_game::Faces::Drawn(1)).is_err());
    assert!(session.choose(Seat(0), Shot::Aim).is_err());
    assert_eq!(session.tape().bytes().unwrap().iter().filter(|b| **b == b'\n').count(), 2);
    assert!(session.tape().bytes().unwrap().starts_with(&before));
    let mut sealed = begin(duel(), Dice::Sealed(secret(1)));
    sealed.choose(Seat(0), Shot::Aim).unwrap();
    assert!(sealed.roll(admiralty_game::Faces::Dice(vec![vec![6]])).is_err());
    finish(&mut sealed);
    assert!(sealed.cast().is_err());
}
