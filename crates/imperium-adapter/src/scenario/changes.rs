//! The changes of the data that a file makes, in one form: state files repeat them.

use super::write::{key, quoted};
use std::fmt::Write;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// The key of the file under which they are.
const DATA: &str = "data";
/// Tables down to here have a header of their own: `[data.unit.destroyer]`.
const DEPTH: usize = 3;

/// The changes as a piece of a file, entries in the order in which they were written; empty if there
/// are none.
pub(super) fn written(root: &DeTable<'_>) -> String {
    let data = root.iter().find(|(name, _)| name.get_ref().as_ref() == DATA);
    let mut text = String::new();
    if let Some(DeValue::Table(table)) = data.map(|(_, value)| value.get_ref()) {
        section(&mut text, DATA, 1, table);
    }
    text
}

/// The entries of a table as they were written.
fn in_order<'t, 's>(table: &'t DeTable<'s>) -> Vec<(&'t Spanned<DeString<'s>>, &'t DeValue<'s>)> {
    let mut all: Vec<_> = table.iter().map(|(name, value)| (name, value.get_ref())).collect();
    all.sort_by_key(|(name, _)| name.span().start);
    all
}

fn section(text: &mut String, path: &str, depth: usize, table: &DeTable<'_>) {
    let entries = in_order(table);
    let (tables, values): (Vec<_>, Vec<_>) =
        entries.into_iter().partition(|(_, value)| depth < DEPTH && matches!(value, DeValue::Table(_)));
    if !values.is_empty() || (tables.is_empty() && depth > 1) {
        let _ = writeln!(text, "\n[{path}]");
    }
    for (name, value) in values {
        let _ = writeln!(text, "{} = {}", key(name.get_ref()), inline(value));
    }
    for (name, value) in tables {
        if let DeValue::Table(table) = value {
            section(text, &format!("{path}.{}", key(name.get_ref())), depth + 1, table);
        }
    }
}

fn inline(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => quoted(text),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => number.to_string(),
            Err(_) => number.to_string(),
        },
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(time) => time.to_string(),
        DeValue::Array(values) => {
            let values: Vec<String> = values.iter().map(|value| inline(value.get_ref())).collect();
            format!("[{}]", values.join(", "))
        }
        DeValue::Table(table) => {
            let entries: Vec<String> = in_order(table)
                .into_iter()
                .map(|(name, value)| format!("{} = {}", key(name.get_ref()), inline(value)))
                .collect();
            if entries.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", entries.join(", ")) }
        }
    }
}
