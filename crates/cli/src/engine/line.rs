//! Lines from outside, however long.

use std::io::{self, BufRead, ErrorKind};

/// Reads the next line into `line`, without its end. False at the end of the input.
///
/// Of a line longer than `most` only `most` + 1 bytes are kept, enough to see that it is too long;
/// the rest is read and forgotten.
pub(super) fn read(input: &mut impl BufRead, line: &mut Vec<u8>, most: usize) -> io::Result<bool> {
    line.clear();
    let mut is_started = false;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(is_started);
        }
        is_started = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        let room = (most + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let n_read = end.map_or(chunk.len(), |end| end + 1);
        input.consume(n_read);
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(text: &str, most: usize) -> Vec<String> {
        // A small buffer, so that lines come in pieces.
        let mut input = BufReader::with_capacity(3, text.as_bytes());
        let (mut line, mut lines) = (Vec::new(), Vec::new());
        while read(&mut input, &mut line, most).expect("bytes can be read") {
            lines.push(String::from_utf8(line.clone()).expect("it was a text"));
        }
        lines
    }

    #[test]
    fn lines_end_with_a_line_feed_or_with_the_input() {
        assert_eq!(lines("one\n\nthree four\nfive", 99), ["one", "", "three four", "five"]);
        assert_eq!(lines("", 99), [""; 0]);
        assert_eq!(lines("\n", 99), [""]);
    }

    #[test]
    fn of_a_line_that_is_too_long_just_enough_is_kept() {
        assert_eq!(lines("123456789\n12345\nok\n", 5), ["123456", "12345", "ok"]);
    }
}
