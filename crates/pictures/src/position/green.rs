//! GREEN: the hole from the tee to the green, balls, clubs and points.

use std::sync::Arc;

use faces::Face as _;
use faces::green::{club, going_on, place, short_place, terrain};
use green::{Ball, Green, Kind, Phase, Space, Terrain, View};
use tabletop::Seat;
use texts::{Argument, Message, message};

use super::{Picture, WIDTH, name, seat_line};
use crate::board::{Board, Marks, Place};
use crate::columns::{columns, wrap};
use crate::pieces::Pieces;
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, filled, outlined, stroked, tone};
use crate::words::Words;

impl Picture for View {
    fn sketch(&self, words: Words) -> Sketch {
        let mut sketch = Sketch::new();
        sketch.line(&[(&words.say(&hole(self)), Ink::Strong)]);
        sketch.below(&self.board(&Marks::default(), words).sketch);
        sketch.paste(PANEL, 1, &panel(self, words));
        let slot = |slot: &Option<Kind>| {
            slot.map_or_else(|| message!("green-empty-slot"), |kind| club(&self.content, kind))
        };
        let (display, slots) =
            (words.say(&message!("green-display")), words.beside(self.display.iter().map(slot)));
        sketch.line(&[(&display, Ink::Quiet), ("  ", Ink::Plain), (&slots, Ink::Plain)]);
        sketch.line(&[(&words.beside([going_on(self), stock(self)]), Ink::Accent)]);
        sketch
    }

    /// The hole from the green down to the tee, its places named as balls are that lie there.
    fn board(&self, marks: &Marks, words: Words) -> Board {
        let mut board = Board::default();
        let mut row = |label: &str, ink, circles, ball: Ball| {
            let name = ball.to_string();
            let ghost = marks.seat.filter(|_| marks.landing.as_ref() == Some(&name));
            let balls: Vec<Seat> = self.at(ball).collect();
            space_row((&name, label, ink), circles, &balls, ghost.as_slice(), &mut board);
        };
        let green = words.say(&message!("green-picture-green"));
        row(&green, Ink::Grass, None, Ball::Pocketed);
        row(&words.say(&short_place(Ball::Rough)), Ink::Quiet, None, Ball::Rough);
        for (position, space) in from_the_green(self) {
            let n = format!("{position:>2}");
            let label = words.say(&match space.kind {
                Terrain::Lake => message!("green-picture-lake", n = n),
                Terrain::Fairway | Terrain::Bunker | Terrain::Height => {
                    message!("green-picture-space", n = n, kind = terrain(space))
                }
            });
            row(&label, ink(space.kind), Some(space.circles), Ball::On(position));
        }
        row(&words.say(&short_place(Ball::On(0))), Ink::Grass, None, Ball::On(0));
        marks.cursor.iter().for_each(|cell| board.light(cell));
        board
    }

    fn pieces_title(&self) -> Message {
        message!("green-hand")
    }

    fn pieces(&self, seat: Seat, words: Words) -> Vec<Sketch> {
        let hand = self.hands.get(seat).and_then(Option::as_ref);
        let piece = |kind: &Kind| {
            let mut sketch = Sketch::new();
            sketch.line(&[(&words.say(&club(&self.content, *kind)), Ink::Plain)]);
            sketch
        };
        hand.into_iter().flatten().map(piece).collect()
    }

    /// Clubs are played by name, and the ball goes where they hit it.
    fn to_lay(&self, _seat: Seat) -> Option<Arc<dyn Pieces>> {
        None
    }

    /// For whoever sees anyway whose turn it is.
    fn state(&self, words: Words) -> String {
        words.beside([hole(self), stock(self)])
    }

    fn svg(&self, words: Words) -> String {
        svg(self, words)
    }
}

fn hole(view: &View) -> Message {
    match view.wind {
        Some(wind) => {
            message!("green-picture-hole", hole = view.hole, par = view.par, wind = wind)
        }
        None => message!("green-picture-hole-calm", hole = view.hole, par = view.par),
    }
}

fn stock(view: &View) -> Message {
    message!("green-picture-stock", deck = view.deck, supply = view.supply)
}

fn hand(view: &View, seat: Seat) -> Message {
    match view.hands.get(seat) {
        Some(Some(hand)) if !hand.is_empty() => {
            let clubs = hand.iter().map(|&kind| club(&view.content, kind));
            message!("green-picture-held", clubs = Argument::labels(clubs))
        }
        Some(_) | None => {
            let n = view.hand_sizes.get(seat).copied().unwrap_or(0);
            message!("green-picture-clubs", n = n)
        }
    }
}

fn shots(view: &View, seat: Seat) -> Message {
    let shots = view.rows.get(seat).map_or(&[][..], Vec::as_slice);
    if shots.is_empty() {
        return message!("green-picture-no-shot");
    }
    let pair = |one, other| message!("green-pair", one = one, other = other);
    let shot = |kinds: &Vec<Kind>| kinds.iter().map(|&kind| club(&view.content, kind)).reduce(pair);
    message!("green-picture-held", clubs = Argument::labels(shots.iter().filter_map(shot)))
}

/// What a seat holds and has played, each with its name.
fn held(view: &View, seat: Seat) -> [(Message, Message); 2] {
    [
        (message!("green-picture-hand"), hand(view, seat)),
        (message!("green-picture-row"), shots(view, seat)),
    ]
}

fn standing(view: &View, seat: Seat) -> Message {
    let ball = match view.balls[seat] {
        Ball::Pocketed => {
            let space = view.progress.get(seat).copied().flatten().unwrap_or(0);
            message!("green-picture-pocketed", n = space)
        }
        ball @ (Ball::On(_) | Ball::Rough | Ball::Retired) => place(ball),
    };
    message!(
        "green-picture-standing",
        points = view.totals.get(seat).copied().unwrap_or(0),
        caddies = view.caddies.get(seat).copied().unwrap_or(0),
        ball = ball
    )
}

const fn ink(terrain: Terrain) -> Ink {
    match terrain {
        Terrain::Fairway => Ink::Grass,
        Terrain::Lake => Ink::Water,
        Terrain::Bunker => Ink::Wood,
        Terrain::Height => Ink::Accent,
    }
}

/// The spaces of the course with their positions, from the green down to the tee.
fn from_the_green(view: &View) -> impl Iterator<Item = (u8, Space)> {
    let spaces: Vec<(u8, Space)> = (1..=u8::MAX).zip(view.course.iter().copied()).collect();
    spaces.into_iter().rev()
}

const PANEL: usize = 32;

/// A space with its circles, those with a ball showing whose it is.
fn space_row(
    (name, label, ink): (&str, &str, Ink),
    circles: Option<u8>,
    balls: &[Seat],
    ghosts: &[Seat],
    board: &mut Board,
) {
    const BALLS: usize = 16;
    let sketch = &mut board.sketch;
    let row = sketch.rows().len();
    sketch.put(0, row, "│", Ink::Quiet);
    sketch.put(2, row, label, ink);
    let n = circles.map_or(0, usize::from).max(balls.len() + ghosts.len());
    for i in 0..n {
        let ghost = i.checked_sub(balls.len()).and_then(|i| ghosts.get(i));
        let (text, ink) = match (balls.get(i), ghost) {
            (Some(seat), _) => (format!("({seat})"), Ink::Strong),
            (None, Some(seat)) => (format!("({seat})"), Ink::Accent),
            (None, None) => ("( )".into(), Ink::Quiet),
        };
        sketch.put(BALLS + 3 * i, row, &text, ink);
        if ghost.is_some() {
            sketch.light(BALLS + 3 * i, row, 3);
        }
    }
    board.cells.push(Place { name: name.to_owned(), column: 0, row, width: BALLS });
}

fn panel(view: &View, words: Words) -> Sketch {
    const ROOM: usize = WIDTH - PANEL;
    let mut sketch = Sketch::new();
    for seat in view.balls.seats() {
        let about = words.say(&standing(view, seat));
        sketch.below(&seat_line(seat, view.turn == seat, &about, ROOM, words));
        let held = held(view, seat).map(|(name, what)| (words.say(&name), words.say(&what)));
        let column = 3 + held.iter().map(|(name, _)| columns(name)).max().unwrap_or(0);
        for (name, what) in held {
            let row = sketch.rows().len();
            sketch.put(2, row, &name, Ink::Quiet);
            for (n, line) in wrap(&what, ROOM - column).iter().enumerate() {
                sketch.put(column, row + n, line, Ink::Plain);
            }
        }
    }
    sketch
}

/// Pixels of a space of the course.
const WIDE: f64 = 260.0;
const TALL: f64 = 46.0;

fn svg(view: &View, words: Words) -> String {
    let mut svg = Svg::default();
    svg.text((24.0, 40.0), words.say(&Green::title()), Type::HEAD);
    svg.text((24.0, 64.0), words.say(&hole(view)), Type::QUIET);
    let mut y = 84.0;
    green(view, y, words, &mut svg);
    y += 132.0;
    for (position, space) in from_the_green(view) {
        let label = words.say(&terrain(space));
        self::space(view, (position, &label), space, y, &mut svg);
        y += TALL;
    }
    svg.rect(
        (24.0, y + 2.0),
        (WIDE, TALL + 6.0),
        10.0,
        &outlined(tone::MOWN, tone::GRASS_DARK, 2.0),
    );
    svg.text((40.0, y + 34.0), words.say(&short_place(Ball::On(0))), Type::BODY.bold());
    balls(view.at(Ball::On(0)), None, y + 5.0 + TALL / 2.0, &mut svg);
    y += TALL + 24.0;
    let panel_height = seats(view, (WIDE + 60.0, 84.0), words, &mut svg);
    y = y.max(84.0 + panel_height);
    display(view, (24.0, y), words, &mut svg);
    let state = words.beside([going_on(view), stock(view)]);
    svg.text((24.0, y + 98.0), state, Type::BODY);
    svg.page((900.0, y + 120.0), &name(Green::title(), words), words.language())
}

fn green(view: &View, y: f64, words: Words, svg: &mut Svg) {
    let at = (24.0 + WIDE / 2.0, y + 42.0);
    svg.raw(&format!(
        "<ellipse cx=\"{:.1}\" cy=\"{:.1}\" rx=\"{:.1}\" ry=\"42\" {}/>",
        at.0,
        at.1,
        WIDE / 2.0,
        outlined(tone::GRASS, tone::GRASS_DARK, 2.0)
    ));
    svg.circle(at, 5.0, &filled(tone::INK));
    svg.path(&format!("M{:.1} {:.1}v-38", at.0, at.1), &stroked(tone::INK, 2.5));
    let flag = [(at.0, at.1 - 38.0), (at.0 + 26.0, at.1 - 29.0), (at.0, at.1 - 20.0)];
    svg.polygon(flag, &filled(tone::LANE));
    svg.text((44.0, y + 48.0), words.say(&message!("green-the-green")), Type::BODY.bold());
    balls(view.at(Ball::Pocketed), None, y + 62.0, svg);
    svg.rect((24.0, y + 90.0), (WIDE, 36.0), 8.0, &filled("#a9bd84"));
    svg.text((58.0, y + 113.0), words.say(&short_place(Ball::Rough)), Type::BODY);
    balls(view.at(Ball::Rough), None, y + 108.0, svg);
}

fn space(view: &View, (position, label): (u8, &str), space: Space, y: f64, svg: &mut Svg) {
    let fill = match space.kind {
        Terrain::Fairway => tone::GRASS,
        Terrain::Lake => tone::WATER,
        Terrain::Bunker => tone::SAND,
        Terrain::Height => "#b7cf8f",
    };
    svg.rect((24.0, y + 2.0), (WIDE, TALL - 4.0), 8.0, &filled(fill));
    if space.kind == Terrain::Lake {
        for x in [150.0, 190.0, 230.0] {
            svg.path(
                &format!("M{x} {:.1}q6 -6 12 0t12 0", y + TALL / 2.0),
                &stroked("#e4f3f7", 2.0),
            );
        }
    }
    svg.text((46.0, y + 28.0), position, Type::BODY.bold().end());
    svg.text((58.0, y + 28.0), label, Type::BODY);
    balls(view.at(Ball::On(position)), Some(space.circles), y + TALL / 2.0, svg);
}

/// Circles, and balls in them.
fn balls(seats: impl Iterator<Item = Seat>, circles: Option<u8>, y: f64, svg: &mut Svg) {
    let seats: Vec<Seat> = seats.collect();
    let n = circles.map_or(seats.len(), usize::from).max(seats.len());
    let mut x = 24.0 + WIDE - 24.0;
    for i in 0..n {
        if circles.is_some() {
            svg.circle((x, y), 13.0, &stroked(tone::CARD, 2.0));
        }
        if let Some(&seat) = seats.get(i) {
            ball(seat, (x, y), svg);
        }
        x -= 32.0;
    }
}

fn ball(seat: Seat, at: (f64, f64), svg: &mut Svg) {
    svg.circle(at, 11.5, &outlined(tone::SEATS[seat.index() % 5], tone::CARD, 2.0));
    svg.text((at.0, at.1 + 4.5), seat, Type::BODY.middle().sized(13.0).bold().filled(tone::CARD));
}

fn seats(view: &View, (x, top): (f64, f64), words: Words, svg: &mut Svg) -> f64 {
    let mut y = top;
    for seat in view.balls.seats() {
        let is_on_turn = view.turn == seat && view.phase != Phase::Over;
        let line = if is_on_turn { tone::ACCENT } else { tone::LINE };
        svg.rect((x, y), (900.0 - x - 24.0, 116.0), 8.0, &outlined(tone::CARD, line, 2.0));
        ball(seat, (x + 24.0, y + 26.0), svg);
        svg.text((x + 46.0, y + 31.0), words.name(seat), Type::BODY.bold());
        svg.text((900.0 - 40.0, y + 31.0), words.say(&standing(view, seat)), Type::BODY.end());
        for (n, (name, what)) in held(view, seat).into_iter().enumerate() {
            let at = y + 56.0 + 32.0 * f64::from(u8::try_from(n).unwrap_or(0));
            svg.text((x + 16.0, at), words.say(&name), Type::QUIET);
            for (i, line) in wrap(&words.say(&what), 68).into_iter().take(2).enumerate() {
                let below = 15.0 * f64::from(u8::try_from(i).unwrap_or(0));
                svg.text((x + 60.0, at + below), line, Type::BODY.sized(13.0));
            }
        }
        y += 128.0;
    }
    y - top
}

fn display(view: &View, (x, y): (f64, f64), words: Words, svg: &mut Svg) {
    let mut left = x;
    for slot in &view.display {
        svg.rect((left, y), (150.0, 70.0), 8.0, &outlined(tone::CARD, tone::LINE, 1.5));
        let (what, set) = match slot {
            Some(kind) => (club(&view.content, *kind), Type::BODY.bold()),
            None => (message!("green-empty-slot"), Type::QUIET),
        };
        svg.text((left + 75.0, y + 42.0), words.say(&what), set.middle());
        left += 164.0;
    }
}
