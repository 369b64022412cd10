//! Lines for people, broken between words.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped_and_long_ones_broken() {
        assert_eq!(wrap("one two  three abcdefgh", 7), ["one two", "three", "abcdefg", "h"]);
        assert_eq!(wrap("draw RB,GG,OY,PP x", 6), ["draw", "RB,GG,", "OY,PP", "x"]);
        assert_eq!(wrap("", 7), [""]);
    }
}
