//! The score sheet: for what, and how many points each seat has for it.

use pictures::{Ink, Sketch};
use table::{LineView, Preview, Standing};
use tabletop::Seat;

use texts::message;

use crate::layout::{columns, cut, ordinal, points, to_the_left, to_the_right};
use crate::words::{self, say};

/// Columns of a seat's points.
const COLUMN: usize = 6;

/// The sheet of a match, in so many columns: the own points first, what the chosen move changes, then all others.
pub(super) fn sheet(
    game: &'static str,
    standings: &[Standing],
    own: Option<Seat>,
    preview: Option<&Preview>,
    width: usize,
) -> Sketch {
    let is_own = |it: &&Standing| Some(it.seat) == own;
    let (first, others): (Vec<_>, Vec<_>) = standings.iter().partition(is_own);
    let lines = lines(standings);
    let name = lines.iter().map(|it| columns(&it.spelled(game))).max().unwrap_or(0);
    let n_here = usize::from(preview.is_some());
    let room = width.saturating_sub(name.min(14) + COLUMN * (first.len() + n_here)) / COLUMN;
    let shown: Vec<&Standing> = first.into_iter().chain(others.into_iter().take(room)).collect();
    let columns = shown.len() + n_here;
    let name = name.min(width.saturating_sub(COLUMN * columns));
    let paper = Paper { game, own, preview, shown, name };
    paper.draw(&lines)
}

/// A line of the sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line<'a> {
    /// Points for one thing.
    Category(&'a str),
    /// All points.
    Total,
}

/// The categories of all, in order, and the total.
fn lines(standings: &[Standing]) -> Vec<Line<'_>> {
    let mut lines = Vec::new();
    for line in standings.iter().flat_map(|it| &it.lines) {
        let line = Line::Category(&line.category);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.push(Line::Total);
    lines
}

impl Line<'_> {
    /// As people read it.
    fn spelled(self, game: &str) -> String {
        match self {
            Self::Category(category) => words::category(game, category),
            Self::Total => say(&message!("sheet-total")),
        }
    }

    /// What somebody has there.
    fn points(self, of: &Standing) -> i32 {
        match self {
            Self::Category(category) => points_for(category, &of.lines),
            Self::Total => of.total,
        }
    }

    /// What a move changes there.
    fn change(self, preview: &Preview) -> i32 {
        match self {
            Self::Category(category) => points_for(category, &preview.lines),
            Self::Total => preview.total,
        }
    }
}

fn points_for(category: &str, lines: &[LineView]) -> i32 {
    lines.iter().find(|line| line.category == category).map_or(0, |line| line.points)
}

struct Paper<'a> {
    game: &'static str,
    own: Option<Seat>,
    preview: Option<&'a Preview>,
    shown: Vec<&'a Standing>,
    /// Columns of the names.
    name: usize,
}

/// On a sheet with more lines than this, those that say nothing are left out.
const MANY: usize = 8;

impl Paper<'_> {
    fn draw(&self, lines: &[Line<'_>]) -> Sketch {
        let mut sketch = Sketch::new();
        self.head(&mut sketch);
        for line in lines {
            let change = self.preview.map_or(0, |preview| line.change(preview));
            let is_silent = self.shown.iter().all(|it| line.points(it) == 0) && change == 0;
            if is_silent && lines.len() > MANY && *line != Line::Total {
                continue;
            }
            self.line(*line, change, &mut sketch);
        }
        sketch
    }

    /// Whose column it is.
    fn head(&self, sketch: &mut Sketch) {
        let heads = self.shown.iter().map(|it| {
            let is_own = Some(it.seat) == self.own;
            (if is_own { say(&message!("column-you")) } else { it.seat.to_string() }, Ink::Quiet)
        });
        let here = self.preview.map(|_| (say(&message!("column-here")), Ink::Quiet));
        self.row(("", Ink::Quiet), heads.collect(), here, sketch);
    }

    fn line(&self, line: Line<'_>, change: i32, sketch: &mut Sketch) {
        let ink = if line == Line::Total { Ink::Strong } else { Ink::Plain };
        let here = self.preview.map(|_| {
            let text = if change == 0 { String::new() } else { texts::signed(change.into()) };
            (text, if change < 0 { Ink::Fault } else { Ink::Accent })
        });
        let values = self.shown.iter().map(|it| (points(line.points(it)), ink));
        self.row((&line.spelled(self.game), ink), values.collect(), here, sketch);
    }

    /// A row of cells; what the move changes stands beside the own points.
    fn row(
        &self,
        (name, ink): (&str, Ink),
        mut cells: Vec<(String, Ink)>,
        here: Option<(String, Ink)>,
        sketch: &mut Sketch,
    ) {
        let row = sketch.rows().len();
        sketch.put(0, row, &cut(name, self.name), ink);
        if let Some(here) = here {
            cells.insert(usize::from(self.own.is_some()).min(cells.len()), here);
        }
        for (n, (text, ink)) in cells.iter().enumerate() {
            sketch.put(self.name + COLUMN * n, row, &to_the_right(text, COLUMN), *ink);
        }
    }
}

/// The sheet of all, with ranks: how it ended, or how it stands.
pub(super) fn final_count(
    game: &'static str,
    standings: &[Standing],
    who: &[String],
    width: usize,
) -> Sketch {
    let mut sketch = Sketch::new();
    let mut ranked: Vec<&Standing> = standings.iter().collect();
    ranked.sort_by_key(|it| (it.rank, it.seat));
    for standing in ranked {
        let who = who.get(standing.seat.index()).map_or("", String::as_str);
        let (rank, seat) = (ordinal(standing.rank), words::seat(standing.seat));
        let place = say(&message!("final-place", rank = rank, who = seat, name = who.to_owned()));
        let total = say(&message!("points", n = standing.total));
        let ink = if standing.rank == 1 { Ink::Accent } else { Ink::Plain };
        let total = to_the_right(&total, 12);
        sketch.line(&[(&to_the_left(&format!("  {place}"), 34), ink), (&total, Ink::Strong)]);
    }
    sketch.line(&[]);
    sketch.below(&sheet(game, standings, None, None, width));
    sketch
}
