//! Tables as text: a header that names the columns, then one row a line.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Problem;

/// A file being read, and where its problems go.
pub(super) struct Reader<'a> {
    pub(super) file: &'static str,
    pub(super) problems: &'a mut Vec<Problem>,
}

impl Reader<'_> {
    pub(super) fn note(&mut self, line: usize, reason: impl Into<String>) {
        self.problems.push(Problem { file: self.file, line, reason: reason.into() });
    }

    /// The rows with their line numbers, their fields in the order of `columns`; none if the header does not name them.
    pub(super) fn rows(&mut self, text: &str, columns: &[&str]) -> Vec<(usize, Vec<String>)> {
        let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty());
        let header = fields(lines.next().unwrap_or_default().0);
        let n_before = self.problems.len();
        for name in
            header.iter().filter(|name| !name.is_empty() && !columns.contains(&name.as_str()))
        {
            self.note(1, format!("there is no column `{name}`"));
        }
        let mut places = Vec::new();
        for column in columns {
            match header.iter().position(|name| name == column) {
                Some(place) => places.push(place),
                None => self.note(1, format!("the column `{column}` is missing")),
            }
        }
        if self.problems.len() > n_before {
            return Vec::new();
        }
        let mut rows = Vec::new();
        for (line, number) in lines {
            let row = fields(line);
            if row.len() == header.len() {
                rows.push((number, places.iter().map(|&place| row[place].clone()).collect()));
            } else {
                self.note(number, format!("{} fields, not {}", row.len(), header.len()));
            }
        }
        rows
    }

    /// A number from 0 to `max`; 0 with a problem noted if there is none.
    pub(super) fn number(&mut self, line: usize, column: &str, text: &str, max: u8) -> u8 {
        let number = text.parse().ok().filter(|&number: &u8| number <= max);
        number.unwrap_or_else(|| {
            self.note(
                line,
                format!("`{text}` in the column `{column}` is not a number from 0 to {max}"),
            );
            0
        })
    }
}

/// Fields between commas; quotes keep commas inside, as spreadsheets write them.
fn fields(line: &str) -> Vec<String> {
    let (mut fields, mut field, mut is_quoted) = (Vec::new(), String::new(), false);
    for c in line.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => fields.push(core::mem::take(&mut field)),
            _ => field.push(c),
        }
    }
    fields.push(field);
    fields
}
