//! GREEN: the hole from the tee to the green, balls, clubs and points.

use serde::Deserialize;
use serde_json::Value;

use crate::board::{Board, Marks, Place};
use crate::names::{counted, spelled};
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, filled, outlined, stroked, tone};

/// What is drawn of a view.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct View {
    hole: u8,
    par: u8,
    wind: Option<u8>,
    course: Vec<Space>,
    balls: Vec<Value>,
    rows: Vec<Vec<Vec<String>>>,
    hands: Vec<Option<Vec<String>>>,
    hand_sizes: Vec<u8>,
    caddies: Vec<u32>,
    supply: u32,
    display: Vec<Option<String>>,
    progress: Vec<Option<u8>>,
    totals: Vec<i32>,
    turn: u8,
    phase: String,
    deck: u32,
}

#[derive(Clone, Debug, Deserialize)]
struct Space {
    kind: String,
    value: u8,
    circles: u8,
}

/// Where a ball is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    On(usize),
    Rough,
    Pocketed,
    Retired,
}

impl View {
    fn spot(&self, seat: usize) -> Option<Spot> {
        let ball = self.balls.get(seat)?;
        if let Some(position) = ball.as_u64().and_then(|it| usize::try_from(it).ok()) {
            return Some(Spot::On(position));
        }
        Some(match ball.as_str()? {
            "rough" => Spot::Rough,
            "pocketed" => Spot::Pocketed,
            _ => Spot::Retired,
        })
    }

    /// The seats whose balls lie there.
    fn at(&self, spot: Spot) -> Vec<usize> {
        (0..self.balls.len()).filter(|&seat| self.spot(seat) == Some(spot)).collect()
    }

    fn title(&self) -> String {
        let wind = self.wind.map_or("not known".to_owned(), |wind| wind.to_string());
        format!("Hole {}, par {}, wind {wind}", self.hole, self.par)
    }

    fn state(&self) -> String {
        let what = match self.phase.as_str() {
            "over" => "the match is over".to_owned(),
            "turn" => format!("seat {} to play", self.turn),
            other => format!("{} (seat {})", other.replace('_', " "), self.turn),
        };
        let (deck, supply) = (counted(self.deck, "club"), counted(self.supply, "caddie"));
        format!("{what} · {deck} in the deck, {supply} in the supply")
    }

    /// For whoever sees anyway whose turn it is.
    pub(super) fn short_state(&self) -> String {
        let (deck, supply) = (counted(self.deck, "club"), counted(self.supply, "caddie"));
        format!("{} · {deck} in the deck, {supply}", self.title())
    }

    fn hand(&self, seat: usize) -> String {
        match self.hands.get(seat) {
            Some(Some(clubs)) if clubs.is_empty() => "no clubs".into(),
            Some(Some(clubs)) => spelled(&clubs.join(", ")),
            _ => counted(self.hand_sizes.get(seat).copied().unwrap_or(0), "club"),
        }
    }

    fn shots(&self, seat: usize) -> String {
        let shots = self.rows.get(seat).map_or(&[][..], Vec::as_slice);
        let list: Vec<String> = shots.iter().map(|clubs| spelled(&clubs.join(" + "))).collect();
        if list.is_empty() { "no shot yet".into() } else { list.join(", ") }
    }

    fn standing(&self, seat: usize) -> String {
        let points = self.totals.get(seat).copied().unwrap_or(0);
        let caddies = self.caddies.get(seat).copied().unwrap_or(0);
        let ball = match self.spot(seat) {
            Some(Spot::On(0)) => "on the tee".into(),
            Some(Spot::On(n)) => format!("on {n}"),
            Some(Spot::Rough) => "in the rough".into(),
            Some(Spot::Pocketed) => {
                let space = self.progress.get(seat).copied().flatten().unwrap_or(0);
                format!("pocketed, card {space}")
            }
            Some(Spot::Retired) => "retired".into(),
            None => String::new(),
        };
        format!("{}, {}, {ball}", counted(points, "point"), counted(caddies, "caddie"))
    }
}

impl Space {
    fn in_words(&self) -> (String, Ink) {
        match self.kind.as_str() {
            "lake" => ("lake ~~~~".into(), Ink::Water),
            "bunker" => (format!("bunker −{}", self.value), Ink::Wood),
            "height" => (format!("height +{}", self.value), Ink::Accent),
            _ => ("fairway".into(), Ink::Grass),
        }
    }
}

const PANEL: usize = 32;

pub(super) fn sketch(view: &View) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.line(&[(&view.title(), Ink::Strong)]);
    sketch.below(&board(view, &Marks::default()).sketch);
    let panel = panel(view);
    sketch.paste(PANEL, 1, &panel);
    let slots: Vec<String> =
        view.display.iter().map(|club| club.as_deref().map_or("–".into(), spelled)).collect();
    sketch.line(&[("display  ", Ink::Quiet), (&slots.join(", "), Ink::Plain)]);
    sketch.line(&[(&view.state(), Ink::Accent)]);
    sketch
}

/// The hole from the green down to the tee; ghosts are balls, by the numbers of their seats.
pub(super) fn board(view: &View, marks: &Marks) -> Board {
    let mut board = Board::default();
    let mut row = |name: &str, label: &str, ink, circles, spot| {
        let ghosts = marks.ghost.iter().filter(|(cell, _)| cell == name);
        let seat = |(_, seat): &(String, String)| seat.parse::<usize>().ok();
        let ghosts: Vec<usize> = ghosts.filter_map(seat).collect();
        space_row((name, label, ink), circles, &view.at(spot), &ghosts, &mut board);
    };
    row("green", "green ⚑", Ink::Grass, None, Spot::Pocketed);
    row("rough", "rough", Ink::Quiet, None, Spot::Rough);
    for (i, space) in view.course.iter().enumerate().rev() {
        let (words, ink) = space.in_words();
        let label = format!("{:>2} {words}", i + 1);
        let circles = Some(space.circles);
        row(&(i + 1).to_string(), &label, ink, circles, Spot::On(i + 1));
    }
    row("tee", "tee", Ink::Grass, None, Spot::On(0));
    marks.cursor.iter().for_each(|cell| board.light(cell));
    board
}

/// A space with its circles, those with a ball showing whose it is.
fn space_row(
    (name, label, ink): (&str, &str, Ink),
    circles: Option<u8>,
    balls: &[usize],
    ghosts: &[usize],
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

pub(super) fn pieces(view: &View, seat: u8) -> Vec<Sketch> {
    let hand = view.hands.get(usize::from(seat)).and_then(Option::as_ref);
    let club = |name: &String| {
        let mut sketch = Sketch::new();
        sketch.line(&[(&name.replace('_', " "), Ink::Plain)]);
        sketch
    };
    hand.into_iter().flatten().map(club).collect()
}

fn panel(view: &View) -> Sketch {
    const ROOM: usize = 80 - PANEL;
    let mut sketch = Sketch::new();
    for seat in 0..view.balls.len() {
        let mark = if usize::from(view.turn) == seat { "▸ " } else { "  " };
        let title = format!("seat {seat}  ");
        sketch.line(&[
            (mark, Ink::Accent),
            (&title, Ink::Strong),
            (&view.standing(seat), Ink::Plain),
        ]);
        for (name, text) in [("hand", view.hand(seat)), ("row", view.shots(seat))] {
            for (i, line) in wrapped(&text, ROOM - 7).iter().enumerate() {
                let name = if i == 0 { name } else { "" };
                sketch.line(&[(&format!("  {name:4} "), Ink::Quiet), (line, Ink::Plain)]);
            }
        }
    }
    sketch
}

fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= columns {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// Pixels of a space of the course.
const WIDE: f64 = 260.0;
const TALL: f64 = 46.0;

pub(super) fn svg(view: &View) -> String {
    let mut svg = Svg::default();
    svg.text((24.0, 40.0), "GREEN", Type::HEAD);
    svg.text((24.0, 64.0), view.title(), Type::QUIET);
    let mut y = 84.0;
    green(view, y, &mut svg);
    y += 132.0;
    for (i, space) in view.course.iter().enumerate().rev() {
        self::space(view, i + 1, space, y, &mut svg);
        y += TALL;
    }
    svg.rect(
        (24.0, y + 2.0),
        (WIDE, TALL + 6.0),
        10.0,
        &outlined(tone::MOWN, tone::GRASS_DARK, 2.0),
    );
    svg.text((40.0, y + 34.0), "Tee", Type::BODY.bold());
    balls(&view.at(Spot::On(0)), None, y + 5.0 + TALL / 2.0, &mut svg);
    y += TALL + 24.0;
    let panel_height = seats(view, (WIDE + 60.0, 84.0), &mut svg);
    y = y.max(84.0 + panel_height);
    display(view, (24.0, y), &mut svg);
    svg.text((24.0, y + 98.0), view.state(), Type::BODY);
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
    balls(&view.at(Spot::Pocketed), None, y + 62.0, svg);
    svg.rect((24.0, y + 90.0), (WIDE, 36.0), 8.0, &filled("#a9bd84"));
    svg.text((58.0, y + 113.0), "rough", Type::BODY);
    balls(&view.at(Spot::Rough), None, y + 108.0, svg);
}

fn space(view: &View, number: usize, space: &Space, y: f64, svg: &mut Svg) {
    let fill = match space.kind.as_str() {
        "lake" => tone::WATER,
        "bunker" => tone::SAND,
        "height" => "#b7cf8f",
        _ => tone::GRASS,
    };
    svg.rect((24.0, y + 2.0), (WIDE, TALL - 4.0), 8.0, &filled(fill));
    if space.kind == "lake" {
        for x in [150.0, 190.0, 230.0] {
            svg.path(
                &format!("M{x} {:.1}q6 -6 12 0t12 0", y + TALL / 2.0),
                &stroked("#e4f3f7", 2.0),
            );
        }
    }
    svg.text((46.0, y + 28.0), number, Type::BODY.bold().end());
    svg.text((58.0, y + 28.0), space.in_words().0.trim_end_matches(" ~~~~"), Type::BODY);
    balls(&view.at(Spot::On(number)), Some(space.circles), y + TALL / 2.0, svg);
}

/// Circles, and balls in them.
fn balls(seats: &[usize], circles: Option<u8>, y: f64, svg: &mut Svg) {
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

fn ball(seat: usize, at: (f64, f64), svg: &mut Svg) {
    svg.circle(at, 11.5, &outlined(tone::SEATS[seat % 5], tone::CARD, 2.0));
    svg.text((at.0, at.1 + 4.5), seat, Type::BODY.middle().sized(13.0).bold().filled(tone::CARD));
}

fn seats(view: &View, (x, top): (f64, f64), svg: &mut Svg) -> f64 {
    let mut y = top;
    for seat in 0..view.balls.len() {
        let is_on_turn = usize::from(view.turn) == seat && view.phase != "over";
        let line = if is_on_turn { tone::ACCENT } else { tone::LINE };
        svg.rect((x, y), (900.0 - x - 24.0, 116.0), 8.0, &outlined(tone::CARD, line, 2.0));
        ball(seat, (x + 24.0, y + 26.0), svg);
        svg.text((x + 46.0, y + 31.0), format!("Seat {seat}"), Type::BODY.bold());
        svg.text((900.0 - 40.0, y + 31.0), view.standing(seat), Type::BODY.end());
        for (n, (name, text)) in
            [("hand", view.hand(seat)), ("row", view.shots(seat))].into_iter().enumerate()
        {
            let at = y + 56.0 + 32.0 * f64::from(u8::try_from(n).unwrap_or(0));
            svg.text((x + 16.0, at), name, Type::QUIET);
            for (i, line) in wrapped(&text, 68).into_iter().take(2).enumerate() {
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
            Some(club) => (club.replace('_', " "), Type::BODY.bold()),
            None => ("empty".into(), Type::QUIET),
        };
        svg.text((left + 75.0, y + 42.0), name, set.middle());
        left += 164.0;
    }
}
