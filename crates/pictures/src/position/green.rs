//! GREEN: the hole from the tee to the green, balls, clubs and points.

use green::{Ball, Kind, Phase, Space, Terrain, View};
use tabletop::Seat;

use super::Picture;
use crate::board::{Board, Ghost, Marks, Place};
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, filled, outlined, stroked, tone};
use crate::words::{counted, noun, wrap};

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

    /// For whoever sees anyway whose turn it is.
    fn state(&self) -> String {
        format!("{} · {} in the deck, {}", title(self), deck(self), supply(self))
    }

    fn svg(&self) -> String {
        svg(self)
    }
}

fn title(view: &View) -> String {
    let wind = view.wind.map_or("not known".to_owned(), |wind| wind.to_string());
    format!("Hole {}, par {}, wind {wind}", view.hole, view.par)
}

fn deck(view: &View) -> String {
    counted(view.deck, "club")
}

fn supply(view: &View) -> String {
    counted(view.supply, "caddie")
}

fn state(view: &View) -> String {
    format!("{} · {} in the deck, {} in the supply", going_on(view), deck(view), supply(view))
}

fn going_on(view: &View) -> String {
    let what = match view.phase {
        Phase::Over => return "the match is over".into(),
        Phase::Turn => return format!("seat {} to play", view.turn),
        Phase::Display => "display",
        Phase::Course => "course",
        Phase::Wind => "wind",
        Phase::Start => "start",
        Phase::Golfers => "golfers",
        Phase::Refresh => "refresh",
        Phase::Draw => "draw",
        Phase::Chain => "chain",
        Phase::Refill => "refill",
        Phase::RetireDiscard => "retire discard",
        Phase::Discard => "discard",
        Phase::TakeBack => "take back",
    };
    format!("{what} (seat {})", view.turn)
}

fn listed(view: &View, clubs: &[Kind], between: &str) -> String {
    let names: Vec<String> = clubs.iter().map(|club| named(view, *club)).collect();
    names.join(between)
}

/// A club by what is printed on it.
fn named(view: &View, club: Kind) -> String {
    format!("{} {}", club.club_type(), view.content.strike(club))
}

fn hand(view: &View, seat: Seat) -> String {
    match view.hands.get(seat) {
        Some(Some(clubs)) if clubs.is_empty() => "no clubs".into(),
        Some(Some(clubs)) => listed(view, clubs, ", "),
        Some(None) | None => counted(view.hand_sizes.get(seat).copied().unwrap_or(0), "club"),
    }
}

fn shots(view: &View, seat: Seat) -> String {
    let shots = view.rows.get(seat).map_or(&[][..], Vec::as_slice);
    let list: Vec<String> = shots.iter().map(|clubs| listed(view, clubs, " + ")).collect();
    if list.is_empty() { "no shot yet".into() } else { list.join(", ") }
}

fn standing(view: &View, seat: Seat) -> String {
    let points = view.totals.get(seat).copied().unwrap_or(0);
    let caddies = view.caddies.get(seat).copied().unwrap_or(0);
    let ball = match view.balls.get(seat) {
        Some(Ball::On(0)) => "on the tee".into(),
        Some(Ball::On(n)) => format!("on {n}"),
        Some(Ball::Rough) => "in the rough".into(),
        Some(Ball::Pocketed) => {
            let space = view.progress.get(seat).copied().flatten().unwrap_or(0);
            format!("pocketed, card {space}")
        }
        Some(Ball::Retired) => "retired".into(),
        None => String::new(),
    };
    let point = noun(points.into(), "point");
    format!("{points} {point}, {}, {ball}", counted(caddies, "caddie"))
}

fn in_words(space: Space) -> (String, Ink) {
    match space.kind {
        Terrain::Fairway => ("fairway".into(), Ink::Grass),
        Terrain::Lake => ("lake".into(), Ink::Water),
        Terrain::Bunker => (format!("bunker −{}", space.value), Ink::Wood),
        Terrain::Height => (format!("height +{}", space.value), Ink::Accent),
    }
}

/// The spaces of the course with their positions, from the green down to the tee.
fn from_the_green(view: &View) -> impl Iterator<Item = (u8, Space)> {
    let spaces: Vec<(u8, Space)> = (1..=u8::MAX).zip(view.course.iter().copied()).collect();
    spaces.into_iter().rev()
}

const PANEL: usize = 32;

fn sketch(view: &View) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.line(&[(&title(view), Ink::Strong)]);
    sketch.below(&board(view, &Marks::default()).sketch);
    let panel = panel(view);
    sketch.paste(PANEL, 1, &panel);
    let slots: Vec<String> =
        view.display.iter().map(|club| club.map_or("–".into(), |club| named(view, club))).collect();
    sketch.line(&[("display  ", Ink::Quiet), (&slots.join(", "), Ink::Plain)]);
    sketch.line(&[(&state(view), Ink::Accent)]);
    sketch
}

/// The hole from the green down to the tee, its places named as balls are that lie there.
fn board(view: &View, marks: &Marks) -> Board {
    let mut board = Board::default();
    let mut row = |label: &str, ink, circles, ball: Ball| {
        let name = ball.to_string();
        let here = marks.ghost.iter().filter(|(cell, _)| *cell == name);
        let seat = |(_, ghost): &(String, Ghost)| match ghost {
            Ghost::Ball(seat) => Some(*seat),
            Ghost::Symbol(_) | Ghost::Tile { .. } | Ghost::Stone(_) => None,
        };
        let ghosts: Vec<Seat> = here.filter_map(seat).collect();
        let balls: Vec<Seat> = view.at(ball).collect();
        space_row((&name, label, ink), circles, &balls, &ghosts, &mut board);
    };
    row("green ⚑", Ink::Grass, None, Ball::Pocketed);
    row("rough", Ink::Quiet, None, Ball::Rough);
    for (position, space) in from_the_green(view) {
        let (words, ink) = in_words(space);
        let waves = if space.kind == Terrain::Lake { " ~~~~" } else { "" };
        let label = format!("{position:>2} {words}{waves}");
        let circles = Some(space.circles);
        row(&label, ink, circles, Ball::On(position));
    }
    row("tee", Ink::Grass, None, Ball::On(0));
    marks.cursor.iter().for_each(|cell| board.light(cell));
    board
}

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

fn pieces(view: &View, seat: Seat) -> Vec<Sketch> {
    let hand = view.hands.get(seat).and_then(Option::as_ref);
    let club = |club: &Kind| {
        let mut sketch = Sketch::new();
        sketch.line(&[(&named(view, *club), Ink::Plain)]);
        sketch
    };
    hand.into_iter().flatten().map(club).collect()
}

fn panel(view: &View) -> Sketch {
    const ROOM: usize = 80 - PANEL;
    let mut sketch = Sketch::new();
    for seat in view.balls.seats() {
        let mark = if view.turn == seat { "▸ " } else { "  " };
        let title = format!("seat {seat}  ");
        sketch.line(&[
            (mark, Ink::Accent),
            (&title, Ink::Strong),
            (&standing(view, seat), Ink::Plain),
        ]);
        for (name, text) in [("hand", hand(view, seat)), ("row", shots(view, seat))] {
            for (i, line) in wrap(&text, ROOM - 7).iter().enumerate() {
                let name = if i == 0 { name } else { "" };
                sketch.line(&[(&format!("  {name:4} "), Ink::Quiet), (line, Ink::Plain)]);
            }
        }
    }
    sketch
}

/// Pixels of a space of the course.
const WIDE: f64 = 260.0;
const TALL: f64 = 46.0;

fn svg(view: &View) -> String {
    let mut svg = Svg::default();
    svg.text((24.0, 40.0), "GREEN", Type::HEAD);
    svg.text((24.0, 64.0), title(view), Type::QUIET);
    let mut y = 84.0;
    green(view, y, &mut svg);
    y += 132.0;
    for (position, space) in from_the_green(view) {
        self::space(view, position, space, y, &mut svg);
        y += TALL;
    }
    svg.rect(
        (24.0, y + 2.0),
        (WIDE, TALL + 6.0),
        10.0,
        &outlined(tone::MOWN, tone::GRASS_DARK, 2.0),
    );
    svg.text((40.0, y + 34.0), "Tee", Type::BODY.bold());
    balls(view.at(Ball::On(0)), None, y + 5.0 + TALL / 2.0, &mut svg);
    y += TALL + 24.0;
    let panel_height = seats(view, (WIDE + 60.0, 84.0), &mut svg);
    y = y.max(84.0 + panel_height);
    display(view, (24.0, y), &mut svg);
    svg.text((24.0, y + 98.0), state(view), Type::BODY);
    svg.page((900.0, y + 120.0), "A position of GREEN")
}

fn green(view: &View, y: f64, svg: &mut Svg) {
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
    svg.text((44.0, y + 48.0), "Green", Type::BODY.bold());
    balls(view.at(Ball::Pocketed), None, y + 62.0, svg);
    svg.rect((24.0, y + 90.0), (WIDE, 36.0), 8.0, &filled("#a9bd84"));
    svg.text((58.0, y + 113.0), "rough", Type::BODY);
    balls(view.at(Ball::Rough), None, y + 108.0, svg);
}

fn space(view: &View, position: u8, space: Space, y: f64, svg: &mut Svg) {
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
    svg.text((58.0, y + 28.0), in_words(space).0, Type::BODY);
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

fn seats(view: &View, (x, top): (f64, f64), svg: &mut Svg) -> f64 {
    let mut y = top;
    for seat in view.balls.seats() {
        let is_on_turn = view.turn == seat && view.phase != Phase::Over;
        let line = if is_on_turn { tone::ACCENT } else { tone::LINE };
        svg.rect((x, y), (900.0 - x - 24.0, 116.0), 8.0, &outlined(tone::CARD, line, 2.0));
        ball(seat, (x + 24.0, y + 26.0), svg);
        svg.text((x + 46.0, y + 31.0), format!("Seat {seat}"), Type::BODY.bold());
        svg.text((900.0 - 40.0, y + 31.0), standing(view, seat), Type::BODY.end());
        for (n, (name, text)) in
            [("hand", hand(view, seat)), ("row", shots(view, seat))].into_iter().enumerate()
        {
            let at = y + 56.0 + 32.0 * f64::from(u8::try_from(n).unwrap_or(0));
            svg.text((x + 16.0, at), name, Type::QUIET);
            for (i, line) in wrap(&text, 68).into_iter().take(2).enumerate() {
                let below = 15.0 * f64::from(u8::try_from(i).unwrap_or(0));
                svg.text((x + 60.0, at + below), line, Type::BODY.sized(13.0));
            }
        }
        y += 128.0;
    }
    y - top
}

fn display(view: &View, (x, y): (f64, f64), svg: &mut Svg) {
    let mut left = x;
    for club in &view.display {
        svg.rect((left, y), (150.0, 70.0), 8.0, &outlined(tone::CARD, tone::LINE, 1.5));
        let (name, set) = match club {
            Some(club) => (named(view, *club), Type::BODY.bold()),
            None => ("empty".into(), Type::QUIET),
        };
        svg.text((left + 75.0, y + 42.0), name, set.middle());
        left += 164.0;
    }
}
