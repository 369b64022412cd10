//! Text for people: 80 columns, aligned, in colour where a terminal shows it.

use std::io::{self, IsTerminal as _, Write as _};

pub use pictures::names::capitalized;

use pictures::Sketch;

use crate::paint::Palette;

/// Columns of every report.
pub const WIDTH: usize = 80;

/// Prints it: with colours on a terminal, unless `NO_COLOR` asks for none; else plainly.
pub fn print(sketch: &Sketch) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let is_coloured = out.is_terminal() && Palette::from_environment() == Palette::COLOURED;
    let text = if is_coloured { sketch.to_coloured() } else { sketch.to_plain() };
    out.write_all(text.as_bytes())
}

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

/// What is wrong with a file: how much it is, then each problem with its place.
pub fn problems(name: &str, problems: &[String]) -> String {
    let items: String = problems.iter().map(|problem| item(problem)).collect();
    format!("{name}: {}\n{}", counted(problems.len(), "problem"), items.trim_end())
}

/// A line of a list, set in by two columns; where it is longer than the page, what follows by four.
pub fn item(text: &str) -> String {
    format!("  {}\n", wrap(text, WIDTH - 4).join("\n    "))
}

/// A text cut to so many columns.
pub fn cut(text: &str, columns: usize) -> String {
    if text.chars().count() <= columns {
        return text.to_owned();
    }
    text.chars().take(columns.saturating_sub(1)).chain(['…']).collect()
}

/// Names in so many columns; those that would look alike have their number at the end.
pub fn cut_apart(names: &[&str], columns: usize) -> Vec<String> {
    let short: Vec<String> = names.iter().map(|name| cut(name, columns)).collect();
    let is_alike = |name: &String| short.iter().filter(|it| *it == name).count() > 1;
    let numbered = |(name, n): (&String, usize)| {
        let n = n.to_string();
        let room = columns.saturating_sub(n.len());
        if is_alike(name) { cut(name, room) + &n } else { name.clone() }
    };
    short.iter().zip(1..).map(numbered).collect()
}

/// So many of something: `1 match`, `2,000 matches`.
pub fn counted(n: impl TryInto<i64>, what: &str) -> String {
    let n = n.try_into().unwrap_or(i64::MAX);
    let ending = match what {
        _ if n == 1 => "",
        _ if what.ends_with("ch") || what.ends_with('s') => "es",
        _ => "s",
    };
    let sign = if n < 0 { "−" } else { "" };
    format!("{sign}{} {what}{ending}", thousands(n.unsigned_abs()))
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

/// First, second, third.
pub fn ordinal(rank: u32) -> String {
    let ending = match (rank % 10, rank % 100) {
        (1, n) if n != 11 => "st",
        (2, n) if n != 12 => "nd",
        (3, n) if n != 13 => "rd",
        _ => "th",
    };
    format!("{rank}{ending}")
}

/// Points with their sign.
pub fn signed(points: i32) -> String {
    match points {
        0 => "0".into(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// Points in a column, with a minus as wide as a digit.
pub fn points(points: i32) -> String {
    if points < 0 { signed(points) } else { points.to_string() }
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
    fn problems_are_counted_and_keep_to_the_page() {
        let long = "line 7: ".to_owned() + &"word ".repeat(20);
        let said = problems("a.log", &["line 1: no".into(), long]);
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines[..2], ["a.log: 2 problems", "  line 1: no"]);
        assert!(lines[2].starts_with("  line 7: word") && lines[3].starts_with("    word"));
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
    }

    #[test]
    fn small_things_are_written_as_people_do() {
        assert_eq!(
            [1, 2, 3, 4, 11, 12, 21].map(ordinal).join(" "),
            "1st 2nd 3rd 4th 11th 12th 21st"
        );
        assert_eq!([-3, 0, 7].map(signed).join(" "), "−3 0 +7");
        assert_eq!([0, 999, 1000, 1_234_567].map(thousands).join(" "), "0 999 1,000 1,234,567");
        assert_eq!(
            [-1, 0, 1].map(|n| counted(n, "point")).join(", "),
            "−1 points, 0 points, 1 point"
        );
        assert_eq!([1, 2000].map(|n| counted(n, "match")).join(", "), "1 match, 2,000 matches");
        assert_eq!(cut("Bartholomew", 6), "Barth…");
        let names = ["Christine", "Ann", "Christina"];
        assert_eq!(cut_apart(&names, 7).join(" "), "Chris…1 Ann Chris…3");
        assert_eq!(cut_apart(&names, 9), names);
    }
}
