//! Text for people: 80 columns, aligned, in colour where a terminal shows it.

use std::io::{self, IsTerminal as _, Write as _};

pub use pictures::{columns, cut, to_the_left, to_the_right, wrap};

use pictures::Sketch;
use texts::{Argument, MINUS, Message, message, signed};

use crate::paint::Palette;
use crate::words::say;

/// Columns of every report.
pub const WIDTH: usize = 80;

/// Prints it: with colours on a terminal, unless `NO_COLOR` asks for none; else plainly.
pub fn print(sketch: &Sketch) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let is_coloured = out.is_terminal() && Palette::from_environment() == Palette::COLOURED;
    let text = if is_coloured { sketch.to_coloured() } else { sketch.to_plain() };
    out.write_all(text.as_bytes())
}

/// What is wrong with a file: how much it is, then each problem with its place.
pub fn problems(name: &str, problems: &[String]) -> String {
    let items: String = problems.iter().map(|problem| item(problem)).collect();
    let heading = message!("file-problems", file = name.to_owned(), n = problems.len());
    format!("{}\n{}", say(&heading), items.trim_end())
}

/// A line of a list, set in by two columns; where it is longer than the page, what follows by four.
pub fn item(text: &str) -> String {
    format!("  {}\n", wrap(text, WIDTH - 4).join("\n    "))
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
    let sign = if n < 0 { MINUS } else { "" };
    format!("{sign}{} {}", thousands(n.unsigned_abs()), noun(n, what))
}

/// What is counted, after such a number: `match` or `matches`.
fn noun(n: i64, what: &str) -> String {
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

/// As many of these keys as there is room for in a line, from the first on.
pub fn fitting(keys: &[Message], width: usize) -> String {
    let mut line = String::new();
    for key in keys.iter().map(say) {
        let gap = if line.is_empty() { 0 } else { 2 };
        if columns(&line) + gap + columns(&key) + 2 <= width {
            line += &" ".repeat(gap);
            line += &key;
        }
    }
    line
}

/// First, second, third.
pub fn ordinal(rank: u32) -> String {
    say(&message!("rank", n = Argument::Ordinal(rank.into())))
}

/// Points in a column, with a minus as wide as a digit.
pub fn points(points: i32) -> String {
    if points < 0 { signed(points.into()) } else { points.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn numbers_of_things_are_written_as_people_do() {
        assert_eq!([0, 999, 1000, 1_234_567].map(thousands).join(" "), "0 999 1,000 1,234,567");
        assert_eq!(
            [-1, 0, 1].map(|n| counted(n, "point")).join(", "),
            "−1 points, 0 points, 1 point"
        );
        assert_eq!([1, 2000].map(|n| counted(n, "match")).join(", "), "1 match, 2,000 matches");
        assert_eq!([0, 1, 2].map(|n| counted(n, "club")).join(", "), "0 clubs, 1 club, 2 clubs");
    }

    #[test]
    fn small_things_are_written_as_people_do() {
        assert_eq!(
            [1, 2, 3, 4, 11, 12, 21].map(ordinal).join(" "),
            "1st 2nd 3rd 4th 11th 12th 21st"
        );
        assert_eq!([-3, 0, 7].map(points).join(" "), "−3 0 7");
        assert_eq!(cut("Bartholomew", 6), "Barth…");
        let names = ["Christine", "Ann", "Christina"];
        assert_eq!(cut_apart(&names, 7).join(" "), "Chris…1 Ann Chris…3");
        assert_eq!(cut_apart(&names, 9), names);
    }
}
