//! Licences as crates write them: `(MIT OR Apache-2.0) AND Unicode-3.0`, or `MIT/Apache-2.0` as in old times.

/// Whether somebody who is allowed these licences may use what is under that expression.
pub(super) fn is_met(expression: &str, is_allowed: impl Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, is_allowed: &is_allowed };
    reader.any() == Some(true) && reader.words.is_empty()
}

struct Reader<'a> {
    words: &'a [&'a str],
    is_allowed: &'a dyn Fn(&str) -> bool,
}

impl<'a> Reader<'a> {
    /// Terms with `OR` between them; nothing if it is no expression.
    fn any(&mut self) -> Option<bool> {
        let mut is_met = self.all()?;
        while self.takes("OR") {
            is_met |= self.all()?;
        }
        Some(is_met)
    }

    /// Terms with `AND` between them, which binds closer.
    fn all(&mut self) -> Option<bool> {
        let mut is_met = self.one()?;
        while self.takes("AND") {
            is_met &= self.one()?;
        }
        Some(is_met)
    }

    fn one(&mut self) -> Option<bool> {
        if self.takes("(") {
            let is_met = self.any()?;
            return self.takes(")").then_some(is_met);
        }
        let license = self.next()?;
        if !self.takes("WITH") {
            return Some((self.is_allowed)(license));
        }
        let exception = self.next()?;
        Some((self.is_allowed)(&format!("{license} WITH {exception}")))
    }

    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.words.first().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if is_next {
            self.words = &self.words[1..];
        }
        is_next
    }

    fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_met_by_mit_and_zlib(expression: &str) -> bool {
        is_met(expression, |license| ["MIT", "Zlib", "GPL WITH leave"].contains(&license))
    }

    #[test]
    fn one_of_several_is_enough_and_all_of_several_are_needed() {
        for met in [
            "MIT",
            "Apache-2.0 OR MIT",
            "Apache-2.0/MIT",
            "MIT or Odd",
            "MIT AND Zlib",
            "(MIT OR Odd) AND Zlib",
            "Odd AND Odder OR MIT",
            "GPL WITH leave",
        ] {
            assert!(is_met_by_mit_and_zlib(met), "{met}");
        }
        for unmet in ["Odd", "MIT AND Odd", "(MIT OR Odd) AND Odder", "MIT WITH leave", "GPL"] {
            assert!(!is_met_by_mit_and_zlib(unmet), "{unmet}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_not_met() {
        for odd in ["", "MIT OR", "(MIT", "MIT)", "MIT Zlib", "OR MIT"] {
            assert!(!is_met_by_mit_and_zlib(odd), "{odd}");
        }
    }
}
