//! Pictures on a terminal, with its colours or without.

use pictures::{Glyph, Ink, Sketch, shown};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};

/// How inks are shown. Bold, faint and reversed text needs no colour, so it is there in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    is_coloured: bool,
}

impl Palette {
    /// With colours.
    pub const COLOURED: Self = Self { is_coloured: true };

    /// Without.
    pub const PLAIN: Self = Self { is_coloured: false };

    /// With colours, unless `NO_COLOR` asks for none.
    pub fn from_environment() -> Self {
        Self { is_coloured: std::env::var_os("NO_COLOR").is_none_or(|it| it.is_empty()) }
    }

    /// An ink as the terminal library takes it.
    pub fn style(self, ink: Ink) -> Style {
        let mut style = Style::new();
        if let Some(colour) = ink.colour().filter(|_| self.is_coloured) {
            style = style.fg(Color::Indexed(colour));
        }
        if ink.is_bold() {
            style = style.add_modifier(Modifier::BOLD);
        }
        if ink.is_faint() {
            style = style.add_modifier(Modifier::DIM);
        }
        style
    }

    /// A picture as the terminal library takes it.
    pub fn text(self, sketch: &Sketch) -> Text<'static> {
        let look = |glyph: &Glyph| (glyph.ink, glyph.is_lit);
        let line = |row: &Vec<Glyph>| {
            let spans = row.chunk_by(|one, next| look(one) == look(next)).map(|run| {
                let text = shown(run);
                let style = self.style(run[0].ink);
                let lit = style.remove_modifier(Modifier::DIM).add_modifier(Modifier::REVERSED);
                Span::styled(text, if run[0].is_lit { lit } else { style })
            });
            Line::from(spans.collect::<Vec<_>>())
        };
        Text::from(sketch.rows().iter().map(line).collect::<Vec<_>>())
    }
}
