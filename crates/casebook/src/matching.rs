//! Which events a line of a case describes.

/// Expectations that are not met: in order, others may come between; `!` before what must not be.
#[must_use]
pub fn expected(lines: &[String], events: &[String]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut rest = events;
    for line in lines {
        match line.strip_prefix('!') {
            Some(never) => {
                if let Some(event) = events.iter().find(|event| matches(never, event)) {
                    problems.push(format!("this must not happen: {event}"));
                }
            }
            None => match rest.iter().position(|event| matches(line, event)) {
                Some(place) => rest = &rest[place + 1..],
                None => problems.push(format!("this should happen, after what is named before: {line}")),
            },
        }
    }
    problems
}

/// Whether an event is one of those that `line` describes: same clause and kind, and all figures
/// that the line names.
#[must_use]
pub fn matches(line: &str, event: &str) -> bool {
    let is_figure = |word: &&str| word.contains('=');
    let kind = |text| str::split(text, ' ').filter(|word| !is_figure(word));
    let mut figures = line.split(' ').filter(is_figure);
    kind(line).eq(kind(event)) && figures.all(|figure| event.split(' ').any(|other| other == figure))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVENT: &str = "E3.6 destroyed kind=cruiser party=Red target=Blue";

    #[test]
    fn clause_kind_and_the_figures_named_must_agree() {
        for line in ["E3.6 destroyed", "E3.6 destroyed party=Red", "E3.6 destroyed target=Blue kind=cruiser"]
        {
            assert!(matches(line, EVENT), "{line}");
        }
        for line in [
            "E3.5 destroyed",
            "E3.6 damaged",
            "E3.6",
            "E3.6 destroyed party=Blue",
            "E3.6 destroyed party=Re",
            "E3.6 destroyed points=1",
        ] {
            assert!(!matches(line, EVENT), "{line}");
        }
    }

    #[test]
    fn events_come_in_the_order_of_the_lines() {
        let events = ["A1 one", "A2 two n=1", "A3 three"].map(str::to_owned);
        let problems = |lines: &[&str]| {
            let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            expected(&lines, &events).len()
        };
        assert_eq!(problems(&["A1 one", "A3 three", "!A4 four", "!A2 two n=2"]), 0);
        assert_eq!(problems(&["A3 three", "A1 one"]), 1);
        assert_eq!(problems(&["A1 one", "A1 one"]), 1);
        assert_eq!(problems(&["A4 four"]), 1);
        assert_eq!(problems(&["A3 three", "!A1 one"]), 1);
        assert_eq!(problems(&["!A2 two"]), 1);
    }
}
