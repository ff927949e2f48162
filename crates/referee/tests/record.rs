//! Records: cut off, tampered with, resumed, verified.
#![allow(clippy::unwrap_used)]

mod common;

use admiralty_game::Seat;
use admiralty_referee::{
    Dice, DiceProof, Fault, Record, RecordError, SecretError, Session, SessionError, Table, Tape, replay,
    secret_path,
};
use common::{Folder, duel::duel, finish, long_duel, played, sealed, secret, tiles::tiles};
use std::fs;

fn verify<T: Table>(table: T, bytes: &[u8]) -> Result<admiralty_referee::Replay<T>, RecordError> {
    replay(table, &Record::parse(bytes)?, None)
}

fn fault(bytes: &[u8]) -> (usize, Fault) {
    match verify(duel(), bytes) {
        Err(RecordError::Line { line, fault }) => (line, fault),
        Err(other) => panic!("no line is named: {other}"),
        Ok(_) => panic!("it follows:\n{}", String::from_utf8_lossy(bytes)),
    }
}

#[test]
fn a_record_looks_like_this() {
    let text = String::from_utf8(played(duel(), 7)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with(
        r##"{"admiralty":"0.1.0","record":1,"game":"duel","scenario":"game = \"duel\"\n# два стрелка\n","scenario_hash":""##
    ));
    assert!(lines[0].contains(&format!(
        r#""dice":{{"source":"sealed","commitment":"{}"}},"words":[{{"seat":1,"word":"сорока"}}],"players":{{"0":"person","1":"best"}}}}"#,
        secret(7).commitment()
    )));
    assert_eq!(lines[1], r#"{"step":1,"clause":"D1","seat":0,"choice":"Aim"}"#);
    assert!(lines[2].starts_with(r#"{"step":2,"clause":"D1","roll":{"dice":[["#));
    assert!(lines[2].ends_with(r#"]],"sides":[6]}}"#));
    let last = lines.last().unwrap();
    assert!(last.contains(r#""result":"over","state_hash":""#));
    assert!(last.ends_with(&format!(r#""secret":"{}"}}"#, secret(7).reveal())));
    let tiles = String::from_utf8(played(tiles(), 7)).unwrap();
    assert!(tiles.contains(r#","urn":[[1,200],[2,100],[7,30]],"hidden":true}}"#), "{tiles}");
}

#[test]
fn a_record_replays() {
    for byte in 0..30 {
        let replayed = verify(duel(), &played(duel(), byte)).unwrap();
        assert!(replayed.finished && !replayed.cut);
        assert_eq!(replayed.dice, DiceProof::Verified);
        let replayed = verify(tiles(), &played(tiles(), byte)).unwrap();
        assert!(replayed.finished);
        assert_eq!(replayed.acts.len(), 7);
    }
}

#[test]
fn cut_anywhere_it_is_resumed_and_ends_the_same() {
    let whole = long_duel();
    let folder = Folder::new();
    let file = folder.file("duel.jsonl");
    let hex = {
        let text = String::from_utf8(whole.clone()).unwrap();
        text[text.rfind("\"secret\":\"").unwrap() + 10..][..64].to_owned()
    };
    fs::write(secret_path(&file), hex).unwrap();
    let header = whole.iter().position(|b| *b == b'\n').unwrap();
    let mut paused = 0;
    for cut in 0..=whole.len() {
        fs::write(&file, &whole[..cut]).unwrap();
        if cut < header {
            assert!(matches!(Record::read(&file), Err(RecordError::HeaderCut)), "cut at {cut}");
            assert!(Session::resume_file(duel(), &file).is_err());
            assert_eq!(fs::read(&file).unwrap(), whole[..cut], "an unusable record is left alone");
            continue;
        }
        let replayed = replay(duel(), &Record::read(&file).unwrap(), None).unwrap();
        assert_eq!(replayed.finished, cut + 1 >= whole.len(), "cut at {cut}");
        if !replayed.finished {
            paused += 1;
            assert_eq!(replayed.dice, DiceProof::NotYet);
        }
        let mut session = Session::resume_file(duel(), &file).unwrap();
        finish(&mut session);
        drop(session);
        assert_eq!(fs::read(&file).unwrap(), whole, "cut at {cut}");
    }
    assert!(paused > 100);
}

#[test]
fn tiles_cut_anywhere_end_the_same_too() {
    let whole = played(tiles(), 3);
    let header = whole.iter().position(|b| *b == b'\n').unwrap();
    for cut in header..=whole.len() {
        let tape = Tape::from_bytes(whole[..cut].to_vec());
        let mut session = Session::resume(tiles(), tape, Dice::Sealed(secret(3))).unwrap();
        finish(&mut session);
        assert_eq!(session.tape().bytes().unwrap(), whole, "cut at {cut}");
    }
}

#[test]
fn any_changed_byte_is_found() {
    for (name, whole) in [("duel", long_duel()), ("tiles", played(tiles(), 5))] {
        // Without the last line feed nothing is lost.
        for at in 0..whole.len() - 1 {
            for change in [1, 2, 4, 0x20] {
                let mut changed = whole.clone();
                changed[at] ^= change;
                let found = if name == "duel" {
                    verify(duel(), &changed).err()
                } else {
                    verify(tiles(), &changed).err()
                };
                assert!(found.is_some(), "{name}: byte {at} changed to {:?}", char::from(changed[at]));
            }
        }
    }
}

#[test]
fn tampering_is_named() {
    let whole = String::from_utf8(long_duel()).unwrap();
    let lines: Vec<String> = whole.lines().map(str::to_owned).collect();
    let join = |lines: &[String]| format!("{}\n", lines.join("\n")).into_bytes();
    let with = |line: usize, from: &str, to: &str| {
        let mut changed = lines.clone();
        assert!(changed[line - 1].contains(from), "{}", changed[line - 1]);
        changed[line - 1] = changed[line - 1].replacen(from, to, 1);
        fault(&join(&changed))
    };
    let last = lines.len();

    // A choice that changes what follows, and one that does not exist.
    let (line, found) = with(2, "Aim", "Snap");
    assert!(line >= 3, "line {line}: {found}");
    assert!(matches!(with(2, "\"Aim\"", "\"Duck\""), (2, Fault::Choice(_))));
    assert!(matches!(with(2, "\"seat\":0", "\"seat\":1"), (2, Fault::Refused(_))));
    assert!(matches!(with(2, "\"seat\":0", "\"seat\":16"), (2, Fault::NoSuchSeat(16))));
    let (line, found) = with(2, "D1", "D2");
    assert_eq!(
        (line, found.to_string().as_str()),
        (2, "the rules wait because of D1 here, not because of D2")
    );
    assert!(matches!(with(3, "[[", "[[6,"), (3, Fault::Roll(_))));
    assert!(matches!(with(3, "\"sides\":[6]", "\"sides\":[8]"), (3, Fault::Law { .. })));
    assert!(matches!(with(3, "\"sides\":[6]", "\"sides\":[6],\"x\":1"), (3, Fault::Shape(_))));
    let rolled: u8 = lines[2][lines[2].find("[[").unwrap() + 2..][..1].parse().unwrap();
    let other = format!("[[{}]]", rolled % 6 + 1);
    assert!(matches!(with(3, &format!("[[{rolled}]]"), &other), (3, Fault::NotSealed { .. })));
    assert!(matches!(with(1, "\"record\":1", "\"record\":2"), (1, Fault::Version { .. })));
    assert!(matches!(with(1, "два", "три"), (1, Fault::ScenarioHash { .. })));
    let (line, found) = with(1, "сорока", "ворона");
    assert!(line >= 3 && matches!(found, Fault::NotSealed { .. }), "line {line}: {found}");
    assert!(
        matches!(with(1, "\"1\":\"best\"", "\"1\":\"rule\""), (l, Fault::RecordHash { .. }) if l == last)
    );
    assert!(matches!(with(1, "\"game\":\"duel\"", "\"game\":\"tiles\""), (1, Fault::Other("game"))));
    assert!(
        matches!(with(last, "state_hash\":\"", "state_hash\":\"0"), (l, Fault::StateHash { .. }) if l == last)
    );
    assert!(matches!(with(last, "secret\":\"", "secret\":\"0"), (l, Fault::Shape(_)) if l == last));
    let zeros = format!("\"secret\":\"{}\"", "0".repeat(64));
    let published = &lines[last - 1][lines[last - 1].find("\"secret\"").unwrap()..lines[last - 1].len() - 1];
    assert!(matches!(with(last, published, &zeros), (l, Fault::Commitment { .. }) if l == last));
    assert!(matches!(with(last, &format!(",{published}"), ""), (l, Fault::NoSecret) if l == last));
    assert!(matches!(with(4, "{\"step\"", "{step"), (4, Fault::NotJson { column: 2, .. })));
    assert!(matches!(with(4, "{\"step\":3", "{\"step\":9"), (4, Fault::Step { expected: 3, found: 9 })));

    // Lines that are gone, swapped, doubled or added.
    for gone in 1..last - 1 {
        let mut changed = lines.clone();
        changed.remove(gone);
        let (line, found) = fault(&join(&changed));
        assert!(line == gone + 1 && matches!(found, Fault::Step { .. }), "line {line}: {found}");
        let mut changed = lines.clone();
        changed.swap(gone, gone + 1);
        assert_eq!(fault(&join(&changed)).0, gone + 1);
        let mut changed = lines.clone();
        changed.insert(gone, changed[gone].clone());
        assert_eq!(fault(&join(&changed)).0, gone + 2);
        let mut changed = lines.clone();
        changed.insert(gone, String::new());
        assert!(matches!(fault(&join(&changed)), (l, Fault::NotJson { .. }) if l == gone + 1));
    }
    let mut doubled = lines.clone();
    doubled.push(lines[last - 1].clone());
    assert!(matches!(fault(&join(&doubled)), (l, Fault::AfterResult) if l == last + 1));
    let tail = [whole.as_bytes(), b"{\"step\":"].concat();
    assert!(matches!(fault(&tail), (l, Fault::AfterResult) if l == last + 1));
    let early = [&lines[..1], &lines[last - 1..]].concat();
    assert!(matches!(fault(&join(&early)), (2, Fault::Step { .. })));
    let early =
        [lines[0].clone(), lines[last - 1].replacen(&format!("\"step\":{}", last - 1), "\"step\":1", 1)];
    assert!(matches!(fault(&join(&early)), (2, Fault::NotOver)));
    let binary = [lines[0].as_bytes(), b"\n{\"step\xff\":1}\n"].concat();
    assert!(matches!(fault(&binary), (2, Fault::NotJson { column: 7, .. })));
}

/// The result is not there any more: that is an unfinished record, and said to be one.
#[test]
fn without_its_result_a_record_is_unfinished() {
    let whole = String::from_utf8(long_duel()).unwrap();
    let end = whole.trim_end().rfind('\n').unwrap() + 1;
    let replayed = verify(duel(), &whole.as_bytes()[..end]).unwrap();
    assert!(!replayed.finished && !replayed.cut);
    let replayed = verify(duel(), &whole.as_bytes()[..end + 5]).unwrap();
    assert!(!replayed.finished && replayed.cut);
}

#[test]
fn windows_line_ends_do_no_harm() {
    let whole = String::from_utf8(long_duel()).unwrap().replace('\n', "\r\n");
    assert!(verify(duel(), whole.as_bytes()).unwrap().finished);
}

#[test]
fn an_unfinished_record_goes_on_only_with_its_secret() {
    let folder = Folder::new();
    let file = folder.file("duel.jsonl");
    let mut session = Session::create(duel(), &file, sealed(9)).unwrap();
    let option = session.options(Seat(0))[0];
    session.choose(Seat(0), option).unwrap();
    assert!(matches!(Session::resume_file(duel(), &file), Err(SessionError::Record(RecordError::InUse(_)))));
    drop(session);

    let private = secret_path(&file);
    assert_eq!(fs::read_to_string(&private).unwrap(), format!("{}\n", secret(9).reveal()));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&private).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let record = fs::read(&file).unwrap();
    fs::write(&private, secret(8).reveal()).unwrap();
    assert!(matches!(Session::resume_file(duel(), &file), Err(SessionError::WrongSecret { .. })));
    fs::write(&private, "nothing").unwrap();
    let found = Session::resume_file(duel(), &file);
    assert!(matches!(found, Err(SessionError::Secret(SecretError::NotASecret(_)))));
    fs::remove_file(&private).unwrap();
    let found = Session::resume_file(duel(), &file);
    assert!(matches!(found, Err(SessionError::Secret(SecretError::Missing(_)))));
    assert_eq!(fs::read(&file).unwrap(), record);
    assert!(matches!(
        Session::resume(duel(), Tape::from_bytes(record), Dice::Table),
        Err(SessionError::OtherDice)
    ));

    fs::write(&private, secret(9).reveal()).unwrap();
    let mut session = Session::resume_file(duel(), &file).unwrap();
    finish(&mut session);
    drop(session);
    assert!(verify(duel(), &fs::read(&file).unwrap()).unwrap().finished);
    // Now that the secret is published, nobody needs the private file.
    fs::remove_file(&private).unwrap();
    assert!(Session::resume_file(duel(), &file).is_ok());
}

#[test]
fn nothing_is_overwritten() {
    let folder = Folder::new();
    let file = folder.file("duel.jsonl");
    fs::write(&file, "precious").unwrap();
    let found = Session::create(duel(), &file, sealed(1));
    assert!(matches!(found, Err(SessionError::Record(RecordError::Exists(_)))));
    assert!(!secret_path(&file).exists());
    fs::remove_file(&file).unwrap();
    fs::write(secret_path(&file), "precious").unwrap();
    let found = Session::create(duel(), &file, sealed(1));
    assert!(matches!(found, Err(SessionError::Secret(SecretError::Exists(_)))));
    assert_eq!(fs::read_to_string(secret_path(&file)).unwrap(), "precious");
}

#[test]
fn seats_that_do_not_exist_are_refused() {
    let mut setup = sealed(1);
    setup.words[0].seat = Seat(2);
    let found = Session::begin(duel(), Tape::memory(), setup);
    assert!(matches!(found, Err(SessionError::NoSuchSeat(Seat(2)))));
}
