//! Bytes as hexadecimal digits, two for each, in lower case.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::notation::{Cursor, ParseError};

/// Bytes that are written as hexadecimal digits.
#[derive(Clone, Copy, Debug)]
pub struct Hex<'a>(pub &'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The digits of bytes.
pub fn digits(bytes: &[u8]) -> String {
    Hex(bytes).to_string()
}

/// The bytes behind digits, however many; nothing if these are no pairs of digits in lower case.
pub fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2);
    pairs
        .map(|pair| match pair {
            [high, low] => Some((value(*high)? << 4) | value(*low)?),
            _ => None,
        })
        .collect()
}

/// The bytes behind exactly `2 N` digits.
pub(crate) fn parse<const N: usize>(text: &str) -> Result<[u8; N], ParseError> {
    let mut cursor = Cursor::new(text);
    let mut bytes = [0; N];
    for byte in &mut bytes {
        for shift in [4, 0] {
            let digit = cursor.rest().bytes().next().and_then(value);
            let digit =
                digit.ok_or_else(|| cursor.expected("a hexadecimal digit in lower case"))?;
            *byte |= digit << shift;
            cursor.char();
        }
    }
    cursor.end()?;
    Ok(bytes)
}

const fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_are_written() {
        let all: Vec<u8> = (0..=u8::MAX).collect();
        let text = digits(&all);
        assert!(text.starts_with("000102") && text.ends_with("fdfeff"));
        assert_eq!(bytes(&text), Some(all));
        assert_eq!((bytes(""), digits(&[])), (Some(Vec::new()), String::new()));
    }

    #[test]
    fn nothing_else_is_read() {
        for bad in ["0", "012", "0G", "AB", "+f", " 1", "é"] {
            assert_eq!(bytes(bad), None, "{bad}");
        }
        assert_eq!(parse("0aff"), Ok([10, 255]));
        for (bad, column) in [("0af", 4), ("0aF", 3), ("0aff0", 5), ("0é", 2)] {
            assert_eq!(parse::<2>(bad).expect_err(bad).column, column, "{bad}");
        }
    }
}
