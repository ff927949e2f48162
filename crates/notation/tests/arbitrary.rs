//! Whatever is typed, nothing panics, spans lie in the text, and canonical lines read as themselves.

use admiralty_notation::line::{self, Argument, Attribute, Line, Opt, Stack, Token};
use admiralty_notation::{Colour, Diagnostic, Problems, Source, Span, names, nearest, toml_error};
use proptest::prelude::*;

/// Pieces of battle lines, right and wrong.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "vs",
        "v.",
        " vs ",
        "против",
        " ",
        "\n",
        ",",
        ";",
        ":",
        "(",
        ")",
        "=",
        "*",
        "×",
        "\"",
        "'",
        "’",
        "“",
        "«",
        "»",
        "\\",
        "cruiser",
        "жук",
        "é",
        "e\u{301}",
        "3",
        "3x",
        "0",
        "-1",
        "2.5",
        "2/3",
        "30%",
        "--flag",
        "-",
        "+",
        "@",
        "\u{1b}",
        "\u{feff}",
        "hull=1",
        "(a b)",
        "a vs b",
        "; x y=z,w",
        "Reds:",
        "\"a b\"",
        "99999999999999999999",
    ]);
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

/// A line that can be read.
fn plausible() -> impl Strategy<Value = String> {
    let quoted = "(\"[a-z0-9][a-z ;,()=*:.]{0,4}\"|'[a-z][a-z ;]{0,3}'|“[a-zё]{1,3}”)";
    let word = format!("([a-z]{{1,3}}|[0-9]{{1,2}}x?|2/3|{quoted})");
    let attribute = format!("{word}(={word})?( ?\\*[1-9])?");
    let group = format!("(([a-u]{{2,5}}|{quoted})( ?\\({attribute}([ ,]{attribute}){{0,3}}\\)))");
    let stack = format!("([1-9]{{1,3}}[x×]? )?{group}( {group})?");
    let side = format!("([A-U][a-u]{{1,4}}: )?({stack}|[1-9]{{1,3}})(, {stack}){{0,2}}");
    let option = format!("( ; [a-z]{{1,4}}( {word}(={word}(,{word}){{0,2}})?){{0,2}})");
    proptest::string::string_regex(&format!("{side} (vs|AGAINST|v\\.) {side}{option}{{0,2}}"))
        .unwrap_or_else(|error| panic!("{error}"))
}

fn spans(line: &Line) -> Vec<Span> {
    let mut spans = Vec::new();
    let token = |token: &Token| token.span;
    for side in &line.sides {
        spans.push(side.span);
        spans.extend(side.name.iter().map(token));
        for Stack { count, groups, span } in &side.stacks {
            spans.push(*span);
            spans.extend(count.iter().map(|count| count.span));
            for group in groups {
                spans.extend([group.span, group.name.span]);
                for Attribute { head, value, repeat, span } in group.attributes() {
                    spans.extend([*span, head.span]);
                    spans.extend(value.iter().map(token));
                    spans.extend(repeat.iter().map(|repeat| repeat.span));
                }
            }
        }
    }
    for Opt { name, arguments, span } in &line.options {
        spans.extend([*span, name.span]);
        for Argument { head, values, span } in arguments {
            spans.extend([*span, head.span]);
            spans.extend(values.iter().map(token));
        }
    }
    spans
}

fn in_text(text: &str, span: Span) -> bool {
    text.get(span.start..span.end).is_some()
}

fn shown(diagnostic: &Diagnostic) {
    let drawn = diagnostic.render(Colour::Off);
    assert!(drawn.contains(char::is_alphabetic) && !drawn.contains('\u{1b}'));
    assert!(diagnostic.to_json()["error"]["kind"].is_string());
}

fn check(text: &str) -> Result<(), Problems> {
    match line::parse(text) {
        Ok(line) => {
            for span in spans(&line) {
                assert!(in_text(text, span) && !span.is_empty(), "{span:?} of {text:?}");
            }
            let canonical = line.to_string();
            let again = line::parse(&canonical);
            let again = again.unwrap_or_else(|problems| panic!("{canonical}\n{problems}"));
            assert_eq!(again.to_string(), canonical, "from {text:?}");
            Ok(())
        }
        Err(problems) => {
            for problem in &problems {
                if let Some(place) = problem.place() {
                    assert!(in_text(text, place.span));
                }
                assert_ne!(problem.kind.name(), "internal");
                shown(problem);
            }
            Err(problems)
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn any_text(text in any::<String>()) {
        let _ = check(&text);
    }

    #[test]
    fn any_pieces(text in pieces()) {
        let _ = check(&text);
    }

    #[test]
    fn plausible_lines(text in plausible()) {
        if let Err(problems) = check(&text) {
            prop_assert!(false, "{text}\n{problems}");
        }
    }

    #[test]
    fn any_place(text in any::<String>(), start in 0_usize..200, end in 0_usize..200, also in 0_usize..200) {
        let source = Source::new("x", text);
        let kind = admiralty_notation::Kind::Syntax;
        let place = source.diagnostic(kind, start..end, "wrong").related(also..end, "here");
        shown(&place);
        prop_assert!(place.line() >= Some(1) && place.column() >= Some(1));
    }

    #[test]
    fn any_toml(text in any::<String>()) {
        if let Err(error) = toml::from_str::<toml::Table>(&text) {
            shown(&toml_error("x", &text, &error));
        }
    }

    #[test]
    fn any_names(word in any::<String>(), other in any::<String>()) {
        prop_assert_eq!(names::fold(&names::fold(&word)), names::fold(&word));
        if !names::fold(&word).is_empty() && word.len() < 100 {
            prop_assert_eq!(names::resolve(&word, &[(word.as_str(), &[])]), Some(word.as_str()));
        }
        let _ = nearest(&word, [other.as_str()]);
    }

    #[test]
    fn quoted_names_read_as_themselves(name in "[ -~а-я]{1,12}") {
        prop_assume!(!name.trim().is_empty());
        let quoted = line::quote_name(&name);
        let word = line::quote_word(&name);
        let text = format!("{quoted}({word}={word}) vs b ; x {word}");
        let line = line::parse(&text).unwrap_or_else(|problems| panic!("{text}\n{problems}"));
        let group = &line.sides[0].stacks[0].groups[0];
        prop_assert_eq!(&group.name.text, &name);
        prop_assert_eq!(&group.attributes()[0].head.text, &name);
        prop_assert_eq!(&line.options[0].arguments[0].head.text, &name);
    }
}
