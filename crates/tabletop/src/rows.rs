//! Components as text: tables with a header that names the columns, then one row a line; and what is wrong with them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Display;
use core::ops::RangeInclusive;
use core::str::FromStr;

use csv_core::Terminator;
use serde::Serialize;

use crate::notation::excerpt;

/// One thing wrong with a file of a content pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{file}, line {line}: {reason}")]
pub struct Problem {
    /// Which file.
    pub file: &'static str,
    /// Which line, from 1; the last one for what the file lacks.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// No list of problems is longer: whoever mends the first hundred sees the rest.
const MOST_LISTED: usize = 100;

/// Problems as lines; the last one counts those that are too many to list.
pub fn listed(problems: &[Problem]) -> Vec<String> {
    let mut lines: Vec<String> =
        problems.iter().take(MOST_LISTED).map(ToString::to_string).collect();
    match problems.len().saturating_sub(MOST_LISTED) {
        0 => {}
        n => lines.push(format!("and {n} more")),
    }
    lines
}

/// A file being read, and where its problems go.
#[derive(Debug)]
pub struct Reader<'a> {
    file: &'static str,
    problems: &'a mut Vec<Problem>,
    /// The last line with anything on it: the place of whatever is missing.
    end: usize,
}

/// A row: its line number and its fields in the order of the columns asked for.
pub type Fields<const N: usize> = (usize, [String; N]);

impl<'a> Reader<'a> {
    /// For this file.
    pub fn new(file: &'static str, problems: &'a mut Vec<Problem>) -> Self {
        Self { file, problems, end: 1 }
    }

    /// Something is wrong on this line.
    pub fn note(&mut self, line: usize, reason: impl Into<String>) {
        self.problems.push(Problem { file: self.file, line, reason: reason.into() });
    }

    /// What is wrong with the table as a whole shows only where it ends.
    pub fn note_at_end(&mut self, reason: impl Into<String>) {
        self.note(self.end, reason);
    }

    /// How many problems there are so far, in all files.
    pub fn n_problems(&self) -> usize {
        self.problems.len()
    }

    /// The last line with anything on it, for a file that is no table.
    pub fn set_end(&mut self, line: usize) {
        self.end = line;
    }

    /// The rows; `None` if the header does not name the columns, each once.
    pub fn rows<const N: usize>(
        &mut self,
        text: &str,
        columns: [&str; N],
    ) -> Option<Vec<Fields<N>>> {
        // Spreadsheets begin a file with this mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().zip(1..).filter(|(line, _)| is_row(line));
        self.end = lines.clone().last().map_or(1, |(_, number)| number);
        let Some((header, at)) = lines.next() else {
            self.note_at_end("there is no header");
            return None;
        };
        let header = fields(header);
        let places = self.places(&header, at, columns)?;
        let mut rows = Vec::new();
        for (line, number) in lines {
            let mut row = fields(line);
            if row.len() == header.len() {
                rows.push((number, places.map(|place| core::mem::take(&mut row[place]))));
            } else {
                self.note(number, format!("{} fields, not {}", row.len(), header.len()));
            }
        }
        Some(rows)
    }

    /// Where in the header each column stands.
    fn places<const N: usize>(
        &mut self,
        header: &[String],
        at: usize,
        columns: [&str; N],
    ) -> Option<[usize; N]> {
        let n_before = self.problems.len();
        for (i, name) in header.iter().enumerate() {
            if !columns.contains(&name.as_str()) {
                self.note(at, format!("there is no column `{}`", excerpt(name)));
            } else if header[..i].contains(name) {
                self.note(at, format!("the column `{name}` appears twice"));
            }
        }
        let places = columns.map(|column| {
            let place = header.iter().position(|name| name == column);
            if place.is_none() {
                self.note(at, format!("the column `{column}` is missing"));
            }
            place.unwrap_or_default()
        });
        (self.problems.len() == n_before).then_some(places)
    }

    /// A number within bounds.
    pub fn number<T: FromStr + PartialOrd + Display>(
        &mut self,
        line: usize,
        column: &str,
        text: &str,
        bounds: &RangeInclusive<T>,
    ) -> Option<T> {
        let number = text.parse().ok().filter(|number| bounds.contains(number));
        if number.is_none() {
            let (text, min, max) = (excerpt(text), bounds.start(), bounds.end());
            self.note(
                line,
                format!("`{text}` in the column `{column}` is not a number from {min} to {max}"),
            );
        }
        number
    }
}

/// Empty lines and comments are passed over.
fn is_row(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}

/// The fields of one line, as spreadsheets write them; blanks around a field do not count.
pub fn fields(line: &str) -> Vec<String> {
    // A line is given by itself, and nothing else ends it.
    let mut reader = csv_core::ReaderBuilder::new().terminator(Terminator::Any(b'\n')).build();
    let mut text = vec![0; line.len() + 1];
    let mut ends = vec![0; line.matches(',').count() + 2];
    let (_, _, n_text, n_ends) = reader.read_record(line.as_bytes(), &mut text, &mut ends);
    // Only at the end of everything is the last field known to be whole.
    let (_, _, _, n_last) = reader.read_record(&[], &mut text[n_text..], &mut ends[n_ends..]);
    let mut from = 0;
    let mut field = |to: usize| {
        let field = &text[core::mem::replace(&mut from, to)..to];
        String::from_utf8_lossy(field).trim().into()
    };
    ends[..n_ends + n_last].iter().map(|&to| field(to)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_spreadsheets_write_them() {
        for (line, read) in [
            ("a,b,c", &["a", "b", "c"][..]),
            ("a, b ,", &["a", "b", ""]),
            ("\"a, b\",c", &["a, b", "c"]),
            ("\"5\"\" putt\",\"\"", &["5\" putt", ""]),
            ("é,\"ü,\"", &["é", "ü,"]),
            ("a\rb,c", &["a\rb", "c"]),
            ("a,\"b,c", &["a", "b,c"]),
            (",", &["", ""]),
        ] {
            assert_eq!(fields(line), read, "{line}");
        }
    }
}
