//! The six colours of Ingenious and their shapes: every colour can be told without seeing it.

use crate::sketch::Ink;
use crate::svg::{Svg, filled, outlined};

/// A colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hue {
    Red,
    Green,
    Blue,
    Orange,
    Yellow,
    Purple,
}

impl Hue {
    pub(super) const ALL: [Self; 6] =
        [Self::Red, Self::Green, Self::Blue, Self::Orange, Self::Yellow, Self::Purple];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
        }
    }

    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hue| hue.name() == name)
    }

    pub(super) fn letter(self) -> char {
        self.name().chars().next().unwrap_or(' ').to_ascii_uppercase()
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|hue| hue.letter() == letter)
    }

    /// Its shape as one character.
    pub(super) const fn sign(self) -> &'static str {
        match self {
            Self::Red => "✹",
            Self::Green => "●",
            Self::Blue => "✶",
            Self::Orange => "⬢",
            Self::Yellow => "✺",
            Self::Purple => "○",
        }
    }

    pub(super) const fn ink(self) -> Ink {
        Ink::Hue(self as u8)
    }

    pub(super) const fn colour(self) -> &'static str {
        match self {
            Self::Red => "#d1333d",
            Self::Green => "#2e8b57",
            Self::Blue => "#2f6fd0",
            Self::Orange => "#e8871e",
            Self::Yellow => "#e2b90f",
            Self::Purple => "#8646a8",
        }
    }
}

/// Draws the shape of a colour, so large.
pub(super) fn draw(hue: Hue, at: (f64, f64), radius: f64, svg: &mut Svg) {
    let edge = outlined(hue.colour(), "#f4f1e8", radius / 11.0);
    match hue {
        Hue::Red => svg.polygon(star(at, radius, 0.68, 12), &edge),
        Hue::Green => svg.circle(at, radius * 0.86, &edge),
        Hue::Blue => svg.polygon(star(at, radius, 0.55, 6), &edge),
        Hue::Orange => svg.polygon(hexagon(at, radius * 0.92), &edge),
        Hue::Yellow => {
            svg.polygon(star(at, radius, 0.8, 24), &edge);
            svg.circle(at, radius * 0.3, &filled("#12191d"));
        }
        Hue::Purple => {
            let width = radius * 0.38;
            let ring = |colour: &str, width: f64| {
                format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width:.1}\"")
            };
            svg.circle(at, radius * 0.66, &ring("#f4f1e8", width + radius / 6.0));
            svg.circle(at, radius * 0.66, &ring(hue.colour(), width));
        }
    }
}

/// A hexagon that stands on a corner.
pub(super) fn hexagon((x, y): (f64, f64), radius: f64) -> Vec<(f64, f64)> {
    turns(6).map(|angle| (x + radius * angle.sin(), y - radius * angle.cos())).collect()
}

/// A star with so many points; `inner` says how deep it is cut.
fn star((x, y): (f64, f64), radius: f64, inner: f64, n: u32) -> Vec<(f64, f64)> {
    let corner = |(i, angle): (usize, f64)| {
        let reach = if i % 2 == 0 { radius } else { radius * inner };
        (x + reach * angle.sin(), y - reach * angle.cos())
    };
    turns(2 * n).enumerate().map(corner).collect()
}

fn turns(n: u32) -> impl Iterator<Item = f64> {
    (0..n).map(move |i| std::f64::consts::TAU * f64::from(i) / f64::from(n))
}
