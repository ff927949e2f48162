//! What is said of lines that cannot be read.

use super::*;
use crate::Colour;

/// All that is wrong with a line: column, the piece underlined, message, help.
fn complaints(text: &str) -> String {
    let problems = parse(text).map(|line| line.to_string()).unwrap_err();
    let lines: Vec<String> = problems
        .iter()
        .map(|problem| {
            let (column, place) = (problem.column().unwrap(), problem.place().unwrap());
            let piece = place.source.slice(place.span);
            let help = problem.help.as_deref().unwrap();
            format!("{column} <{piece}> {}. {help}", problem.message)
        })
        .collect();
    lines.join("\n")
}

#[test]
fn mistakes() {
    for (text, expected) in [
        (
            "",
            "1 <> there is no battle here. write the attacker, `vs` and the defender, as in `2 cruiser vs 3 fighter`",
        ),
        (
            " \n",
            "1 <> there is no battle here. write the attacker, `vs` and the defender, as in `2 cruiser vs 3 fighter`",
        ),
        (
            "2 cruiser",
            "1 <2 cruiser> no `vs` stands between the two sides. write the attacker, `vs` and the defender, as in `2 cruiser vs 3 fighter`",
        ),
        (
            "2 cruiser vx 3 fighter",
            "11 <vx> no `vs` stands between the two sides. write `vs` here, with a space on either side",
        ),
        (
            "6vs2",
            "1 <6vs2> no `vs` stands between the two sides. write `vs` here, with a space on either side",
        ),
        (
            "2 cruiser agianst 3 fighter",
            "11 <agianst> no `vs` stands between the two sides. write `vs` here, with a space on either side",
        ),
        (
            "2 cruiser; vs 3 fighter",
            "12 <vs> `vs` stands after a semicolon, among the options. write both sides first, then the options",
        ),
        (
            "a vs b vs c",
            "8 <vs> a battle line has two sides, and here a third begins. leave one; a name that contains `vs`, `v` or the like stands in quotes: \"Mark V\"",
        ),
        (
            "mark v vs c",
            "8 <vs> a battle line has two sides, and here a third begins. leave one; a name that contains `vs`, `v` or the like stands in quotes: \"Mark V\"",
        ),
        ("vs 3 fighter", "1 <vs> the attacker has no ships. write at least one stack, as in `2 cruiser`"),
        ("3 fighter vs", "11 <vs> the defender has no ships. write at least one stack, as in `2 cruiser`"),
        (
            "vs",
            "1 <vs> the attacker has no ships. write at least one stack, as in `2 cruiser`\n1 <vs> the defender has no ships. write at least one stack, as in `2 cruiser`",
        ),
        ("Reds: vs b", "1 <Reds:> the attacker has no ships. write at least one stack, as in `2 cruiser`"),
        (
            ": a vs b",
            "1 <:> no name stands before this colon. write the side's name before it, or take it away",
        ),
        (
            "a, b: c vs d",
            "5 <:> a colon stands only after the name of a side, at the side's start. take it away; a figure is written `name=number`",
        ),
        ("a(x:1) vs b", "4 <:> a colon does not belong here. write `name=value`, or leave it out"),
        ("a,,b vs c", "3 <,> nothing stands before this comma. write a stack there, or take the comma away"),
        ("a, vs c", "2 <,> nothing follows this comma. write a stack there, or take the comma away"),
        (", a vs c", "1 <,> nothing stands before this comma. write a stack there, or take the comma away"),
        (
            "6 deck(2 5 1 2 vs 2 deck(5 4 3 0)",
            "7 <(> this `(` is not closed. write `)` after the last attribute that belongs to it",
        ),
        ("a(b vs c", "2 <(> this `(` is not closed. write `)` after the last attribute that belongs to it"),
        (
            "a(b; c vs d",
            "2 <(> this `(` is not closed. write `)` after the last attribute that belongs to it",
        ),
        ("a) vs b", "2 <)> this `)` closes nothing. take it away, or write `(` before the first attribute"),
        (
            "(hull=1) vs b",
            "1 <(> no name stands before this parenthesis. write the type of the ships before it, as in `cruiser(…)`",
        ),
        (
            "3 a(b)(c) vs d",
            "7 <(> no name stands before this parenthesis. write the type of the ships before it, as in `cruiser(…)`",
        ),
        ("a \"b vs c", "3 <\"> this quote is not closed. write `\"` after the last word that belongs to it"),
        ("a vs «b", "6 <«> this quote is not closed. write `»` after the last word that belongs to it"),
        (
            "a vs \"\"",
            "6 <\"\"> there is nothing between the quotes. write a name between them, or take them away",
        ),
        ("0 a vs b", "1 <0> a count of 0 is no ship at all. write 1 or more, or leave the stack out"),
        ("-1 a vs b", "1 <-1> a count cannot be negative, and -1 is. write 1 or more"),
        (
            "2.5 a vs b",
            "1 <2.5> a count is a whole number, and 2.5 is not. write 1 or more, without decimals",
        ),
        (
            "5000000000 a vs b",
            "1 <5000000000> a count of 5000000000 is beyond any table. a count is at most 4294967295",
        ),
        (
            "99999999999999999999999 a vs b",
            "1 <99999999999999999999999> a count of 99999999999999999999999 is beyond any table. a count is at most 4294967295",
        ),
        (
            "3cruiser vs b",
            "1 <3cruiser> `3cruiser` is neither a count nor a name. write `3 cruiser`, or put the name in quotes",
        ),
        (
            "3 * vs b",
            "3 <*> nothing follows this sign. write what there is so many of, or take the sign away",
        ),
        (
            "3 cruiser 2 fighter vs b",
            "11 <2> a number does not belong here. write a comma between two stacks; put a name that contains a number in quotes",
        ),
        (
            "cruiser 2 vs b",
            "9 <2> a number does not belong here. write the count before the name; put a name that contains a number in quotes",
        ),
        (
            "3 cruiser(x) 2 fighter vs b",
            "14 <2> a number does not belong here. write a comma between two stacks; put a name that contains a number in quotes",
        ),
        (
            "cruiser*2 vs b",
            "8 <*> a repetition belongs to an attribute in parentheses. write a count before the name, as in `3 cruiser`",
        ),
        (
            "cruiser hull=1 vs b",
            "13 <=> an attribute belongs in parentheses. write it after the type, as in `cruiser(hull=1)`",
        ),
        (
            "a \"b c\" vs d",
            "3 <\"b c\"> a quoted name stands beside other words. write a comma between two stacks, or put all of the name in quotes",
        ),
        (
            "2 a + 3 b vs c",
            "5 <+> `+` does not belong here. stacks are separated by commas; quote a name that contains the sign",
        ),
        (
            "a @ b vs [c]",
            "3 <@> `@` does not belong here. take it away, or put the name that contains it in quotes: \"…\"\n10 <[> `[` does not belong here. attributes stand in round parentheses: `(…)`\n12 <]> `]` does not belong here. attributes stand in round parentheses: `(…)`",
        ),
        (
            "a 50% vs c",
            "3 <50%> a number does not belong here. write the count before the name; put a name that contains a number in quotes",
        ),
        (
            "a\u{1b}[31m vs c",
            "2 <\u{1b}> a control character, U+001B, does not belong here. take it away\n3 <[> `[` does not belong here. attributes stand in round parentheses: `(…)`",
        ),
        ("жук(=3) vs c", "5 <=> no name stands before this `=`. write `name=value`, with one `=`"),
        ("a(b=) vs c", "3 <b=> `b` has no value. write the value after `=`, or take the sign away"),
        ("a(b=c=d) vs c", "6 <=> no name stands before this `=`. write `name=value`, with one `=`"),
        (
            "a(*2) vs c",
            "3 <*> nothing stands before this sign to repeat. write it after an attribute, as in `ion_cannon*2`",
        ),
        (
            "a(b*) vs c",
            "4 <*> no number follows this sign. write a whole number from 1 to 1000 after it, as in `*2`",
        ),
        (
            "a(b*0) vs c",
            "5 <0> an attribute cannot be repeated `0` times. write a whole number from 1 to 1000 after it, as in `*2`",
        ),
        (
            "a(b*many) vs c",
            "5 <many> an attribute cannot be repeated `many` times. write a whole number from 1 to 1000 after it, as in `*2`",
        ),
        (
            "a(b,,c) vs c",
            "5 <,> nothing stands before this comma. write an attribute there, or take the comma away",
        ),
        (
            "a(,c) vs c",
            "3 <,> nothing stands before this comma. write an attribute there, or take the comma away",
        ),
        ("a(c,) vs c", "4 <,> nothing follows this comma. write an attribute there, or take the comma away"),
        (
            "a vs b;",
            "7 <;> no option follows this semicolon. write an option after it, as in `; rounds 3`, or take it away",
        ),
        (
            "a vs b;; c",
            "7 <;> no option follows this semicolon. write an option after it, as in `; rounds 3`, or take it away",
        ),
        ("a vs b; 4", "9 <4> an option begins with its name. write the name first, as in `; rounds 3`"),
        (
            "a vs b; \"round 3\"",
            "9 <\"round 3\"> an option begins with its name. write the name first, as in `; rounds 3`",
        ),
        ("a vs b; =4", "9 <=> no name stands before this `=`. write `name=value`, with one `=`"),
        ("a vs b; home=", "9 <home=> `home` has no value. write the value after `=`, or take the sign away"),
        (
            "a vs b; losses attacker=",
            "16 <attacker=> `attacker` has no value. write the value after `=`, or take the sign away",
        ),
        (
            "a vs b; losses attacker=c,",
            "26 <,> nothing follows this comma. write something after it, or take it away",
        ),
        (
            "a vs b; hand(2 5)",
            "13 <(> parentheses do not belong in an option. write `name=value,value`, or put the text in quotes",
        ),
        ("a vs b; retreat: 3", "16 <:> a colon does not belong here. write `name=value`, or leave it out"),
        (
            "0 a, b,, c vs -2 d; 4",
            "1 <0> a count of 0 is no ship at all. write 1 or more, or leave the stack out\n8 <,> nothing stands before this comma. write a stack there, or take the comma away\n15 <-2> a count cannot be negative, and -2 is. write 1 or more\n21 <4> an option begins with its name. write the name first, as in `; rounds 3`",
        ),
    ] {
        assert_eq!(complaints(text), expected, "{text}");
    }
}

#[test]
fn limits() {
    let problems = parse(&"a".repeat(MAX_LENGTH + 1)).unwrap_err();
    assert_eq!(
        problems.to_string(),
        "the battle line is 65537 bytes long (a battle line has at most 65536 bytes)"
    );
    assert!(parse(&format!("{} vs b", "a".repeat(MAX_LENGTH - 5))).is_ok());
    assert!(parse(&"(".repeat(MAX_LENGTH)).is_err());
    for many in [",", "@", ";", "a(", "0 a,", "vs ", "\\", "\" "] {
        let problems = parse(&many.repeat(MAX_LENGTH / many.len())).unwrap_err();
        assert!(problems.to_json().to_string().len() < 10_000, "{many}");
        assert!(problems.render(Colour::Off).len() < 20_000, "{many}");
    }
}

#[test]
fn options_are_counted() {
    let line = |n: usize| (0..n).map(|n| format!(";o{n}")).fold("a vs b".to_owned(), |line, o| line + &o);
    assert_eq!(parse(&line(MAX_OPTIONS)).unwrap().options.len(), MAX_OPTIONS);
    let problem = parse(&line(MAX_OPTIONS + 100)).unwrap_err();
    // Six characters, ten options of three, and 54 of four.
    assert_eq!(
        problem.to_string(),
        "the battle line:1:253: here begins option 65 of 164 (a battle has at most 64 options)"
    );
}

#[test]
fn drawn() {
    let problems = parse("3 cruiser(hull=1 vs 2 fighter(x)").unwrap_err();
    assert_eq!(
        problems.render(Colour::Off),
        "  × this `(` is not closed
   ╭─[the battle line:1:10]
 1 │ 3 cruiser(hull=1 vs 2 fighter(x)
   ·          ┬                   ┬
   ·          │                   ╰── before this `(`
   ·          ╰── opened here
   ╰────
  help: write `)` after the last attribute that belongs to it
"
    );
}
