//! Pips: the row, and what each seat holds.

use pips::{SeatView, Stone, View};
use tabletop::Seat;

use super::Picture;
use crate::board::{Board, Ghost, Marks, Place};
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, filled, outlined, tone};

impl Picture for View {
    fn sketch(&self) -> Sketch {
        sketch(self)
    }

    fn board(&self, marks: &Marks) -> Board {
        board(self, marks)
    }

    fn pieces_title(&self) -> &'static str {
        "Your hand"
    }

    fn pieces(&self, seat: Seat) -> Vec<Sketch> {
        pieces(self, seat)
    }

    fn state(&self) -> String {
        format!("{} stones in the bag", self.bag)
    }

    fn svg(&self) -> String {
        svg(self)
    }
}

fn in_words(seat: &SeatView) -> String {
    let hand = match &seat.hand {
        Some(stones) => stones.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        None => vec!["?"; usize::from(seat.hand_size)].join(" "),
    };
    let favourite = seat.favourite.map_or("?".to_owned(), |stone| stone.to_string());
    format!("holds {hand:9}  favourite {favourite}  {} equal neighbours", seat.neighbours)
}

fn board(view: &View, marks: &Marks) -> Board {
    let mut board = Board::default();
    for (i, stone) in view.row.iter().enumerate() {
        let name = i.to_string();
        let ghost = marks.ghost.iter().find(|(cell, _)| *cell == name);
        let ghost = ghost.and_then(|(_, ghost)| match ghost {
            Ghost::Stone(stone) => Some(stone),
            Ghost::Symbol(_) | Ghost::Tile { .. } | Ghost::Ball(_) => None,
        });
        let (text, ink) = match (stone, ghost) {
            (Some(stone), _) => (format!("[{stone}]"), Ink::Strong),
            (None, Some(stone)) => (format!("[{stone}]"), Ink::Accent),
            (None, None) if marks.targets.contains(&name) => ("[∘]".to_owned(), Ink::Accent),
            (None, None) => ("[ ]".to_owned(), Ink::Quiet),
        };
        board.sketch.put(4 + 4 * i, 0, &text, ink);
        board.sketch.put(4 + 4 * i, 1, &format!(" {i} "), Ink::Quiet);
        board.cells.push(Place { name, column: 4 + 4 * i, row: 0, width: 3 });
    }
    marks.cursor.iter().for_each(|cell| board.light(cell));
    board
}

fn pieces(view: &View, seat: Seat) -> Vec<Sketch> {
    let hand = view.seats.get(seat).and_then(|seat| seat.hand.as_ref());
    let line = |stone: &Stone| {
        let mut sketch = Sketch::new();
        sketch.line(&[(&format!("[{stone}]"), Ink::Strong)]);
        sketch
    };
    hand.into_iter().flatten().map(line).collect()
}

fn sketch(view: &View) -> Sketch {
    let mut sketch = board(view, &Marks::default()).sketch;
    for (i, seat) in view.seats.iter() {
        let mark = if i == view.turn { "▸" } else { " " };
        sketch.line(&[
            (mark, Ink::Accent),
            (&format!(" seat {i}  "), Ink::Strong),
            (&in_words(seat), Ink::Plain),
        ]);
    }
    sketch.line(&[(&format!("  {} stones in the bag", view.bag), Ink::Quiet)]);
    sketch
}

fn svg(view: &View) -> String {
    const SIZE: f64 = 56.0;
    let mut svg = Svg::default();
    svg.text((24.0, 40.0), "Pips", Type::HEAD);
    let mut x = 24.0;
    for (i, stone) in view.row.iter().enumerate() {
        svg.rect((x, 60.0), (SIZE - 6.0, SIZE - 6.0), 8.0, &outlined(tone::CARD, tone::LINE, 2.0));
        if let Some(stone) = stone {
            svg.circle((x + 25.0, 85.0), 20.0, &filled(tone::ACCENT));
            svg.text((x + 25.0, 92.0), stone, Type::HEAD.middle().filled(tone::CARD));
        }
        svg.text((x + 25.0, 126.0), i, Type::QUIET.middle());
        x += SIZE;
    }
    for (i, seat) in view.seats.iter() {
        let y = 160.0 + 26.0 * f64::from(i.number());
        let set = if i == view.turn { Type::BODY.bold() } else { Type::BODY };
        svg.text((24.0, y), format!("Seat {i}: {}", in_words(seat)), set);
    }
    let height = 160.0 + 26.0 * f64::from(view.seats.n_seats());
    svg.page((x.max(440.0) + 18.0, height), "A match of Pips")
}
