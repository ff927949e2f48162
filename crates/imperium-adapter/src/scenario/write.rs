//! Values and keys as TOML has them, always in the same form.

use std::fmt::Write;

/// A list of values.
pub(super) fn list(values: &[String]) -> String {
    format!("[{}]", values.join(", "))
}

/// A table of values in one line.
pub(super) fn table(entries: &[(String, String)]) -> String {
    let entries: Vec<String> =
        entries.iter().map(|(name, value)| format!("{} = {value}", key(name))).collect();
    if entries.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", entries.join(", ")) }
}

/// A key, in quotes if it needs them.
pub(super) fn key(name: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    if !name.is_empty() && name.chars().all(bare) { name.to_owned() } else { quoted(name) }
}

/// A text in quotes.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(c);
            }
            c if c.is_control() => {
                let _ = write!(quoted, "\\U{:08X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
