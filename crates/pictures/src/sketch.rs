//! Text with inks: what a terminal shows, in colour or without.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthChar as _;

use crate::columns::columns;

/// What a character is drawn with. A picture must be readable without: inks only help the eye.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Ordinary text.
    #[default]
    Plain,
    /// Text that stands out.
    Strong,
    /// Lines and labels that stay in the background.
    Quiet,
    /// The red lanes of mini golf.
    Lane,
    /// Grass.
    Grass,
    /// Ponds, streams and lakes.
    Water,
    /// Gates, bunkers, sand.
    Wood,
    /// What is wrong, and what it costs.
    Fault,
    /// What is right, or can be done.
    Accent,
    /// One of the six colours of Ingenious, in the order of its notation.
    Hue(u8),
}

impl Ink {
    /// The colour among the 256 of terminals; `None` for the terminal's own.
    /// Each can be read on black and on white paper, since nobody tells which a terminal has.
    pub const fn colour(self) -> Option<u8> {
        match self {
            Self::Plain | Self::Strong | Self::Quiet => None,
            Self::Lane => Some(167),
            Self::Grass => Some(64),
            Self::Water => Some(32),
            Self::Wood => Some(137),
            Self::Fault => Some(160),
            Self::Accent => Some(29),
            Self::Hue(n) => Some(match n {
                0 => 160,
                1 => 28,
                2 => 33,
                3 => 166,
                4 => 136,
                _ => 134,
            }),
        }
    }

    /// Whether it is drawn bold.
    pub const fn is_bold(self) -> bool {
        matches!(self, Self::Strong | Self::Fault | Self::Hue(_))
    }

    /// Whether it is drawn faint.
    pub const fn is_faint(self) -> bool {
        matches!(self, Self::Quiet)
    }
}

/// A character and its ink.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// What is shown. A wide character takes a second column, in which there is [`Glyph::REST`].
    pub character: char,
    /// With what.
    pub ink: Ink,
    /// Whether light falls on it: ink and paper change places.
    pub is_lit: bool,
}

impl Glyph {
    const BLANK: Self = Self { character: ' ', ink: Ink::Plain, is_lit: false };

    /// The character in the second column of a wide one: nothing is shown for it.
    pub const REST: char = '\0';
}

/// Rows of glyphs; it grows as it is drawn on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    rows: Vec<Vec<Glyph>>,
}

impl Sketch {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self { rows: Vec::new() }
    }

    /// Draws a text from this column on.
    pub fn put(&mut self, column: usize, row: usize, text: &str, ink: Ink) {
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        let line = &mut self.rows[row];
        let mut at = column;
        for character in text.chars() {
            let width = character.width().unwrap_or(0);
            for (n, character) in [character, Glyph::REST].into_iter().take(width).enumerate() {
                set(line, at + n, Glyph { character, ink, is_lit: false });
            }
            at += width;
        }
    }

    /// Lights so many columns up, from this one on.
    pub fn light(&mut self, column: usize, row: usize, width: usize) {
        self.put(column, row, "", Ink::Plain);
        let line = &mut self.rows[row];
        if line.len() < column + width {
            line.resize(column + width, Glyph::BLANK);
        }
        line[column..column + width].iter_mut().for_each(|glyph| glyph.is_lit = true);
    }

    /// Adds a row of pieces, one behind the other.
    pub fn line(&mut self, pieces: &[(&str, Ink)]) {
        let row = self.rows.len();
        self.rows.push(Vec::new());
        let mut column = 0;
        for (text, ink) in pieces {
            self.put(column, row, text, *ink);
            column += columns(text);
        }
    }

    /// Draws another picture with its corner here.
    pub fn paste(&mut self, column: usize, row: usize, other: &Self) {
        for (dy, line) in other.rows.iter().enumerate() {
            if line.is_empty() {
                self.put(column, row + dy, "", Ink::Plain);
            }
            for (dx, glyph) in line.iter().enumerate() {
                let (column, row) = (column + dx, row + dy);
                if glyph.character != Glyph::REST {
                    self.put(column, row, glyph.character.encode_utf8(&mut [0; 4]), glyph.ink);
                }
                self.rows[row][column].is_lit = glyph.is_lit;
            }
        }
    }

    /// Adds another picture below.
    pub fn below(&mut self, other: &Self) {
        self.paste(0, self.rows.len(), other);
    }

    /// The rows, from the top.
    pub fn rows(&self) -> &[Vec<Glyph>] {
        &self.rows
    }

    /// The columns of its widest row.
    pub fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// As text without colours; no blanks at the ends of lines.
    pub fn to_plain(&self) -> String {
        self.to_text(shown)
    }

    /// As text with the codes that terminals take for colours.
    pub fn to_coloured(&self) -> String {
        self.to_text(coloured)
    }

    fn to_text(&self, of_row: impl Fn(&[Glyph]) -> String) -> String {
        let is_blank = |glyph: &&Glyph| glyph.character == ' ' && !glyph.is_lit;
        let mut text = String::new();
        for row in &self.rows {
            let n = row.len() - row.iter().rev().take_while(is_blank).count();
            text.push_str(&of_row(&row[..n]));
            text.push('\n');
        }
        text
    }
}

/// Puts a glyph into a line; half of a wide character that it covers is no character.
fn set(line: &mut Vec<Glyph>, at: usize, glyph: Glyph) {
    if line.len() <= at {
        line.resize(at + 1, Glyph::BLANK);
    }
    if line[at].character == Glyph::REST && glyph.character != Glyph::REST && at > 0 {
        line[at - 1].character = ' ';
    }
    line[at] = glyph;
    if let Some(next) = line.get_mut(at + 1).filter(|next| next.character == Glyph::REST) {
        next.character = ' ';
    }
}

/// The characters of a row.
pub fn shown(row: &[Glyph]) -> String {
    row.iter().map(|glyph| glyph.character).filter(|character| *character != Glyph::REST).collect()
}

fn coloured(row: &[Glyph]) -> String {
    let mut text = String::new();
    for run in row.chunk_by(|one, next| (one.ink, one.is_lit) == (next.ink, next.is_lit)) {
        let ink = run[0].ink;
        let mut codes: Vec<String> = Vec::new();
        codes.extend(run[0].is_lit.then(|| "7".to_owned()));
        codes.extend(ink.is_bold().then(|| "1".to_owned()));
        codes.extend(ink.is_faint().then(|| "2".to_owned()));
        codes.extend(ink.colour().map(|colour| format!("38;5;{colour}")));
        let shown = shown(run);
        if codes.is_empty() {
            text.push_str(&shown);
        } else {
            let _ = write!(text, "\u{1b}[{}m{shown}\u{1b}[0m", codes.join(";"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sketch_grows_and_leaves_no_blanks_behind() {
        let mut sketch = Sketch::new();
        sketch.put(3, 1, "ab", Ink::Strong);
        sketch.put(6, 1, "  ", Ink::Plain);
        sketch.line(&[("c", Ink::Plain), ("d", Ink::Fault)]);
        assert_eq!(sketch.to_plain(), "\n   ab\ncd\n");
        assert_eq!(
            sketch.to_coloured(),
            "\n   \u{1b}[1mab\u{1b}[0m\nc\u{1b}[1;38;5;160md\u{1b}[0m\n"
        );
        assert_eq!(sketch.width(), 8);
        sketch.light(0, 2, 1);
        assert!(
            sketch.to_coloured().ends_with("\u{1b}[7mc\u{1b}[0m\u{1b}[1;38;5;160md\u{1b}[0m\n")
        );
    }

    #[test]
    fn wide_characters_take_two_columns_and_are_covered_whole() {
        let mut sketch = Sketch::new();
        sketch.line(&[("果岭", Ink::Plain), ("|", Ink::Quiet)]);
        assert_eq!((sketch.width(), sketch.to_plain().as_str()), (5, "果岭|\n"));
        sketch.put(1, 0, "x", Ink::Plain);
        assert_eq!(sketch.to_plain(), " x岭|\n");
        sketch.put(2, 0, "y", Ink::Plain);
        assert_eq!(sketch.to_plain(), " xy |\n");
        let mut page = Sketch::new();
        page.put(0, 0, "......", Ink::Plain);
        page.paste(1, 0, &Sketch { rows: vec![Vec::new()] });
        let mut wide = Sketch::new();
        wide.put(0, 0, "岭", Ink::Plain);
        page.paste(1, 0, &wide);
        assert_eq!(page.to_plain(), ".岭...\n");
    }

    /// How bright one of the 216 colours of the cube is, from 0 to 1 (WCAG 2, relative luminance).
    fn luminance(colour: u8) -> f64 {
        let n = colour - 16;
        let levels = [n / 36, n / 6 % 6, n % 6].map(|level| match level {
            0 => 0.0,
            level => f64::from(55 + 40 * u32::from(level)) / 255.0,
        });
        let linear = levels
            .map(|it| if it <= 0.04045 { it / 12.92 } else { ((it + 0.055) / 1.055).powf(2.4) });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    #[test]
    fn every_ink_can_be_read_on_black_and_on_white() {
        let inks = [Ink::Lane, Ink::Grass, Ink::Water, Ink::Wood, Ink::Fault, Ink::Accent];
        for ink in inks.into_iter().chain((0..6).map(Ink::Hue)) {
            let light = luminance(ink.colour().expect("a colour of its own"));
            let (on_black, on_white) = ((light + 0.05) / 0.05, 1.05 / (light + 0.05));
            assert!(on_black >= 3.0 && on_white >= 3.0, "{ink:?}: {on_black:.1}, {on_white:.1}");
        }
    }
}
