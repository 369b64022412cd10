//! The six colours of Ingenious and their shapes: every colour can be told without seeing it.

use ingenious::Colour;

use crate::sketch::Ink;
use crate::svg::{Svg, filled, outlined};

/// The shape of a colour as one character.
pub(super) const fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "✹",
        Colour::Green => "●",
        Colour::Blue => "✶",
        Colour::Orange => "⬢",
        Colour::Yellow => "✺",
        Colour::Purple => "○",
    }
}

pub(super) const fn ink(colour: Colour) -> Ink {
    Ink::Hue(colour as u8)
}

/// A colour as pictures have it.
pub(super) const fn paint(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "#d1333d",
        Colour::Green => "#2e8b57",
        Colour::Blue => "#2f6fd0",
        Colour::Orange => "#e8871e",
        Colour::Yellow => "#e2b90f",
        Colour::Purple => "#8646a8",
    }
}

/// Draws the shape of a colour, so large.
pub(super) fn draw(colour: Colour, at: (f64, f64), radius: f64, svg: &mut Svg) {
    let edge = outlined(paint(colour), "#f4f1e8", radius / 11.0);
    match colour {
        Colour::Red => svg.polygon(star(at, radius, 0.68, 12), &edge),
        Colour::Green => svg.circle(at, radius * 0.86, &edge),
        Colour::Blue => svg.polygon(star(at, radius, 0.55, 6), &edge),
        Colour::Orange => svg.polygon(hexagon(at, radius * 0.92), &edge),
        Colour::Yellow => {
            svg.polygon(star(at, radius, 0.8, 24), &edge);
            svg.circle(at, radius * 0.3, &filled("#12191d"));
        }
        Colour::Purple => {
            let width = radius * 0.38;
            let ring = |paint: &str, width: f64| {
                format!("fill=\"none\" stroke=\"{paint}\" stroke-width=\"{width:.1}\"")
            };
            svg.circle(at, radius * 0.66, &ring("#f4f1e8", width + radius / 6.0));
            svg.circle(at, radius * 0.66, &ring(paint(colour), width));
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
