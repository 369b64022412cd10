//! The matches a client has opened, within bounds.

use std::collections::BTreeMap;

use table::Table;

use super::answer::Error;

/// What a client can make the engine keep.
///
/// With the default the whole engine stays below half a gigabyte, whatever a client does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// Bytes of a line.
    pub line: usize,
    /// Open matches.
    pub matches: usize,
    /// Bytes of all open matches together, as they are estimated. The last one may go beyond it by what follows from a
    /// single request.
    pub bytes: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        Self { line: 1 << 20, matches: 10_000, bytes: 400_000_000 }
    }
}

/// Open matches by their numbers.
pub(super) struct Matches {
    bounds: Bounds,
    open: BTreeMap<u64, Box<dyn Table>>,
    n_opened: u64,
    /// What they weigh together.
    n_bytes: usize,
}

const HOW_TO_CLOSE: &str = "close one with {\"do\":\"close\",\"match\":N}";

impl Matches {
    pub(super) const fn new(bounds: Bounds) -> Self {
        Self { bounds, open: BTreeMap::new(), n_opened: 0, n_bytes: 0 }
    }

    /// Whether one more may be opened.
    pub(super) fn check_room(&self) -> Result<(), Error> {
        if self.open.len() >= self.bounds.matches {
            let n = self.open.len();
            return Err(Error::limit(format!(
                "{n} matches are open, the most there can be: {HOW_TO_CLOSE}"
            )));
        }
        self.check_bytes()
    }

    fn check_bytes(&self) -> Result<(), Error> {
        if self.n_bytes < self.bounds.bytes {
            return Ok(());
        }
        Err(Error::limit(format!(
            "all open matches together take {} bytes, the most there can be: {HOW_TO_CLOSE}",
            self.n_bytes
        )))
    }

    /// The new match's number; numbers are not used twice.
    pub(super) fn insert(&mut self, table: Box<dyn Table>) -> u64 {
        self.n_opened += 1;
        self.n_bytes += table.n_bytes();
        self.open.insert(self.n_opened, table);
        self.n_opened
    }

    pub(super) fn get(&self, number: u64) -> Result<&dyn Table, Error> {
        match self.open.get(&number) {
            Some(table) => Ok(&**table),
            None => Err(self.unknown(number)),
        }
    }

    /// Lets a match go on.
    pub(super) fn advance<T>(
        &mut self,
        number: u64,
        step: impl FnOnce(&mut dyn Table) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let unknown = self.unknown(number);
        let has_room = self.check_bytes();
        let table = self.open.get_mut(&number).ok_or(unknown)?;
        has_room?;
        let before = table.n_bytes();
        let result = step(&mut **table);
        self.n_bytes += table.n_bytes() - before;
        result
    }

    pub(super) fn close(&mut self, number: u64) -> Result<(), Error> {
        let table = self.open.remove(&number).ok_or_else(|| self.unknown(number))?;
        self.n_bytes -= table.n_bytes();
        Ok(())
    }

    fn unknown(&self, number: u64) -> Error {
        Error::unknown_match(number, self.open.len())
    }
}
