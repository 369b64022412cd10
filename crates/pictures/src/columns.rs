//! Text in columns of a terminal, where a Chinese character takes two and most others one.

use unicode_linebreak::linebreaks;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// How many columns a text takes.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// A text with blanks behind it, up to so many columns.
pub fn to_the_left(text: &str, room: usize) -> String {
    format!("{text}{}", blanks(text, room))
}

/// A text with blanks before it, up to so many columns.
pub fn to_the_right(text: &str, room: usize) -> String {
    format!("{}{text}", blanks(text, room))
}

fn blanks(text: &str, room: usize) -> String {
    " ".repeat(room.saturating_sub(columns(text)))
}

/// A text cut to so many columns.
pub fn cut(text: &str, room: usize) -> String {
    if columns(text) <= room {
        return text.to_owned();
    }
    let mut left = room.saturating_sub(1);
    let fits = |character: &char| {
        let width = character.width().unwrap_or(0);
        left.checked_sub(width).inspect(|rest| left = *rest).is_some()
    };
    text.chars().take_while(fits).chain(['…']).collect()
}

/// A text in lines of at most so many columns, broken where its script breaks lines. There is always a line.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut from = 0;
    for (to, _) in linebreaks(text) {
        let piece = &text[from..to];
        from = to;
        let line = lines.last_mut().expect("there is always a line");
        if columns(line) + columns(piece.trim_end()) <= room {
            line.push_str(piece);
        } else {
            lines.retain(|line| !line.is_empty());
            lines.extend(broken(piece, room));
        }
    }
    lines.iter().map(|line| line.trim().to_owned()).collect()
}

/// What has nowhere to break, in lines of at most so many columns. Long lists in notation are best broken behind a comma.
fn broken(piece: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for item in piece.split_inclusive(',') {
        let line = lines.last_mut().expect("there is always a line");
        if columns(line) + columns(item.trim_end()) <= room {
            line.push_str(item);
            continue;
        }
        lines.push(String::new());
        for character in item.chars() {
            let line = lines.last_mut().expect("there is always a line");
            let width = character.width().unwrap_or(0);
            if columns(line) + width > room && !character.is_whitespace() {
                lines.push(String::new());
            }
            lines.last_mut().expect("there is always a line").push(character);
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_takes_two_columns_for_each_character() {
        assert_eq!([columns("Par 3"), columns("杆数3"), columns("é")], [5, 5, 1]);
        assert_eq!(to_the_right("杆数", 6), "  杆数");
        assert_eq!(to_the_left("杆数", 6), "杆数  ");
        assert_eq!(
            [cut("迷你高尔夫", 10), cut("迷你高尔夫", 8), cut("ab", 2)],
            ["迷你高尔夫", "迷你高…", "ab"]
        );
        assert_eq!([cut("Bartholomew", 6), cut("x", 0)], ["Barth…", "…"]);
    }

    #[test]
    fn lines_are_broken_where_a_script_breaks_them() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("draw RB,GG,OY,PP x", 6), ["draw", "RB,GG,", "OY,PP", "x"]);
        assert_eq!(wrap("", 7), [""]);
        assert_eq!(wrap("你放了一张板块，得2分。", 10), ["你放了一张", "板块，得2", "分。"]);
        assert!(wrap("a_very_long_word_without_any_gap", 5).iter().all(|line| columns(line) <= 5));
    }
}
