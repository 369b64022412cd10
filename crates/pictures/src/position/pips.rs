//! Pips: the row, and what each seat holds.

use std::sync::Arc;

use pips::{Move, SeatView, Stone, View};
use tabletop::Seat;
use texts::{Message, message};

use super::{Picture, WIDTH, name, seat_line};
use crate::board::{Board, Ghost, Marks, Place};
use crate::pieces::{Laid, Pieces, Spelled};
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, filled, outlined, tone};
use crate::words::Words;

impl Picture for View {
    fn sketch(&self, words: Words) -> Sketch {
        let mut sketch = self.board(&Marks::default(), words).sketch;
        for (seat, held) in self.seats.iter() {
            let about = words.say(&holds(held));
            sketch.below(&seat_line(seat, seat == self.turn, &about, WIDTH, words));
        }
        sketch.line(&[("  ", Ink::Plain), (&self.state(words), Ink::Quiet)]);
        sketch
    }

    fn board(&self, marks: &Marks, _words: Words) -> Board {
        let mut board = Board::default();
        for (i, stone) in self.row.iter().enumerate() {
            let name = i.to_string();
            let ghost = marks.ghost.iter().find(|(cell, _)| *cell == name);
            let ghost = ghost.and_then(|(_, ghost)| match ghost {
                Ghost::Stone(stone) => Some(stone),
                Ghost::Symbol(_) | Ghost::Tile { .. } => None,
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

    fn pieces_title(&self) -> Message {
        message!("pips-hand")
    }

    fn pieces(&self, seat: Seat, _words: Words) -> Vec<Sketch> {
        let hand = self.seats.get(seat).and_then(|seat| seat.hand.as_ref());
        let line = |stone: &Stone| {
            let mut sketch = Sketch::new();
            sketch.line(&[(&format!("[{stone}]"), Ink::Strong)]);
            sketch
        };
        hand.into_iter().flatten().map(line).collect()
    }

    fn to_lay(&self, seat: Seat) -> Option<Arc<dyn Pieces>> {
        let hand = self.seats.get(seat)?.hand.clone()?;
        Some(Arc::new(Hand(hand)))
    }

    fn state(&self, words: Words) -> String {
        words.say(&message!("pips-bag", n = self.bag))
    }

    fn svg(&self, words: Words) -> String {
        svg(self, words)
    }
}

/// The stones in a hand, which are laid on the row.
#[derive(Debug)]
struct Hand(Vec<Stone>);

impl Pieces for Hand {
    fn n_places(&self) -> usize {
        self.0.len()
    }

    fn has_turns(&self) -> bool {
        false
    }

    fn is_alike(&self, one: usize, other: usize) -> bool {
        self.0[one] == self.0[other]
    }

    fn read(&self, mv: &str) -> Option<Laid> {
        let Ok(Move::Place(stone, cell)) = mv.parse() else { return None };
        let piece = self.0.iter().position(|it| *it == stone)?;
        Some(Laid { piece, turn: 0, cell: cell.to_string(), other: None })
    }

    fn spell(&self, laid: &Laid) -> Option<Spelled> {
        let stone = *self.0.get(laid.piece)?;
        let mv = Move::Place(stone, laid.cell.parse().ok()?).to_string();
        Some(Spelled { mv, ghost: vec![(laid.cell.clone(), Ghost::Stone(stone))] })
    }
}

fn holds(seat: &SeatView) -> Message {
    let hand = match &seat.hand {
        Some(stones) => stones.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        None => vec!["?"; usize::from(seat.hand_size)].join(" "),
    };
    let favourite = seat.favourite.map_or("?".to_owned(), |stone| stone.to_string());
    message!("pips-holds", hand = hand, favourite = favourite, n = seat.neighbours)
}

fn svg(view: &View, words: Words) -> String {
    const SIZE: f64 = 56.0;
    let mut svg = Svg::default();
    svg.text((24.0, 40.0), words.say(&message!("pips-title")), Type::HEAD);
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
        svg.text((24.0, y), words.name(i), set);
        svg.text((90.0, y), words.say(&holds(seat)), set);
    }
    let height = 160.0 + 26.0 * f64::from(view.seats.n_seats());
    svg.page((x.max(500.0) + 18.0, height), &name(message!("pips-title"), words), words.language())
}
