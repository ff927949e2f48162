//! The standalone verifier of sealed dice agrees. It stands alone here, too: a process that is just
//! being started shares the locks of open records for a moment, which other tests would notice.
#![allow(clippy::unwrap_used)]

mod common;

use admiralty_referee::{Dice, Session, Setup, Tape};
use common::{Folder, duel::duel, long_duel, played, secret, tiles::tiles};
use std::{fs, process::Command};

/// Runs the verifier that is part of the product; it needs Python.
fn python(arguments: &[&std::path::Path]) -> (i32, String) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../verify/verify.py");
    let output = Command::new("python3")
        .arg(script)
        .args(arguments)
        .output()
        .expect("this test needs `python3`, with which the verifier of records is run");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

#[test]
fn the_independent_verifier_agrees() {
    let folder = Folder::new();
    let file = folder.file("record.jsonl");
    for whole in [long_duel(), played(tiles(), 5)] {
        fs::write(&file, &whole).unwrap();
        let (code, said) = python(&[&file]);
        assert_eq!(code, 0, "{said}");
        assert!(said.contains("verified: "), "{said}");
        // Rolls, words and earlier choices that were changed.
        let text = String::from_utf8(whole).unwrap();
        let changed = text.replacen("\"dice\":[[", "\"dice\":[[9", 1);
        fs::write(&file, changed).unwrap();
        let (code, said) = python(&[&file]);
        assert!(code == 1 && said.contains("does not verify: line "), "{code} {said}");
        fs::write(&file, text.replacen("сорока", "ворона", 1)).unwrap();
        let (code, said) = python(&[&file]);
        assert!(code == 1 && said.contains("came out as"), "{code} {said}");
        fs::write(&file, text.replacen("\"seat\":0,", "\"seat\":1,", 1)).unwrap();
        let (code, said) = python(&[&file]);
        assert!(code == 1 && said.contains("one of them was changed"), "{code} {said}");
    }
}

#[test]
fn the_independent_verifier_knows_what_it_cannot_verify() {
    let folder = Folder::new();
    let file = folder.file("record.jsonl");
    let whole = played(tiles(), 5);
    fs::write(&file, &whole[..whole.len() - 200]).unwrap();
    let (code, said) = python(&[&file]);
    assert!(code == 2 && said.contains("not published yet"), "{code} {said}");
    let private = folder.file("private");
    fs::write(&private, secret(5).reveal()).unwrap();
    let flag = std::path::Path::new("--secret");
    let (code, said) = python(&[&file, flag, &private]);
    assert!(code == 0 && said.contains("play is not over"), "{code} {said}");
    fs::write(&private, secret(6).reveal()).unwrap();
    assert_eq!(python(&[&file, flag, &private]).0, 2);
    let session = Session::begin(duel(), Tape::memory(), Setup::new(Dice::Table)).unwrap();
    fs::write(&file, session.tape().bytes().unwrap()).unwrap();
    let (code, said) = python(&[&file]);
    assert!(code == 2 && said.contains("not sealed"), "{code} {said}");
    fs::write(&file, b"\xff\n").unwrap();
    assert_eq!(python(&[&file]).0, 2);
    assert_eq!(python(&[&folder.file("nowhere")]).0, 2);
}
