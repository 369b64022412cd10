//! Words for people: broken into lines, and numbers of things.

/// Lines of at most so many columns, broken between words; a longer word is broken behind a comma, or anywhere.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        for (n, piece) in pieces(word, columns).into_iter().enumerate() {
            let line = lines.last_mut().expect("there is always a line");
            let used = line.chars().count();
            let gap = if n == 0 && used > 0 { " " } else { "" };
            if used == 0 || (n == 0 && used + 1 + piece.chars().count() <= columns) {
                line.push_str(gap);
                line.push_str(&piece);
            } else {
                lines.push(piece);
            }
        }
    }
    lines
}

/// A word in pieces of at most so many columns.
fn pieces(word: &str, columns: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest: Vec<char> = word.chars().collect();
    while rest.len() > columns {
        let comma = rest[..columns].iter().rposition(|&c| c == ',');
        let tail = rest.split_off(comma.map_or(columns, |at| at + 1).max(1));
        pieces.push(rest.into_iter().collect());
        rest = tail;
    }
    pieces.push(rest.into_iter().collect());
    pieces
}

/// So many of something: `1 match`, `2,000 matches`.
pub fn counted(n: impl TryInto<i64>, what: &str) -> String {
    let n = n.try_into().unwrap_or(i64::MAX);
    let sign = if n < 0 { "−" } else { "" };
    format!("{sign}{} {}", thousands(n.unsigned_abs()), noun(n, what))
}

/// What is counted, after such a number: `match` or `matches`.
pub fn noun(n: i64, what: &str) -> String {
    let ending = match what {
        _ if n == 1 => "",
        _ if what.ends_with("ch") || what.ends_with('s') => "es",
        _ => "s",
    };
    format!("{what}{ending}")
}

/// 1234567 as `1,234,567`.
pub fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped_and_long_ones_broken() {
        assert_eq!(wrap("one two  three abcdefgh", 7), ["one two", "three", "abcdefg", "h"]);
        assert_eq!(wrap("draw RB,GG,OY,PP x", 6), ["draw", "RB,GG,", "OY,PP", "x"]);
        assert_eq!(wrap("", 7), [""]);
    }

    #[test]
    fn numbers_of_things_are_written_as_people_do() {
        assert_eq!([0, 999, 1000, 1_234_567].map(thousands).join(" "), "0 999 1,000 1,234,567");
        assert_eq!(
            [-1, 0, 1].map(|n| counted(n, "point")).join(", "),
            "−1 points, 0 points, 1 point"
        );
        assert_eq!([1, 2000].map(|n| counted(n, "match")).join(", "), "1 match, 2,000 matches");
        assert_eq!([0, 1, 2].map(|n| counted(n, "club")).join(", "), "0 clubs, 1 club, 2 clubs");
    }
}
