//! Tables as text: a header that names the columns, then one row a line.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;
use core::ops::RangeInclusive;
use core::str::FromStr;

use super::Problem;

/// A file being read, and where its problems go.
pub(super) struct Reader<'a> {
    pub(super) file: &'static str,
    pub(super) problems: &'a mut Vec<Problem>,
}

/// A row: its line number and its fields in the order of the columns asked for.
pub(super) type Fields<'a, const N: usize> = (usize, [&'a str; N]);

impl Reader<'_> {
    pub(super) fn note(&mut self, line: usize, reason: impl Into<String>) {
        self.problems.push(Problem { file: self.file, line, reason: reason.into() });
    }

    /// The rows; `None` if the header does not name the columns.
    pub(super) fn rows<'t, const N: usize>(
        &mut self,
        text: &'t str,
        columns: [&str; N],
    ) -> Option<Vec<Fields<'t, N>>> {
        let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty());
        let header: Vec<&str> = lines.next().unwrap_or_default().0.split(',').collect();
        let n_before = self.problems.len();
        for name in header.iter().filter(|name| !columns.contains(name)) {
            self.note(1, format!("there is no column `{name}`"));
        }
        let places = columns.map(|column| header.iter().position(|name| *name == column));
        for (column, place) in columns.iter().zip(places) {
            if place.is_none() {
                self.note(1, format!("the column `{column}` is missing"));
            }
        }
        if self.problems.len() > n_before {
            return None;
        }
        let mut rows = Vec::new();
        for (line, number) in lines {
            let row: Vec<&str> = line.split(',').collect();
            if row.len() == header.len() {
                rows.push((number, places.map(|place| place.map_or("", |place| row[place]))));
            } else {
                self.note(number, format!("{} fields, not {}", row.len(), header.len()));
            }
        }
        Some(rows)
    }

    /// A number within bounds.
    pub(super) fn number<T: FromStr + PartialOrd + Display>(
        &mut self,
        line: usize,
        column: &str,
        text: &str,
        bounds: &RangeInclusive<T>,
    ) -> Option<T> {
        let number = text.parse().ok().filter(|number| bounds.contains(number));
        if number.is_none() {
            let (min, max) = (bounds.start(), bounds.end());
            self.note(
                line,
                format!("`{text}` in the column `{column}` is not a number from {min} to {max}"),
            );
        }
        number
    }
}
