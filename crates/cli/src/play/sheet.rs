//! The score sheet: for what, and how many points each seat has for it.

use pictures::{Ink, Sketch};
use table::{Preview, Standing};
use tabletop::Seat;

use crate::layout::{counted, cut, ordinal, points};
use crate::words;

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
    let name =
        names(standings).iter().map(|it| spelled(game, it).chars().count()).max().unwrap_or(0);
    let n_here = usize::from(preview.is_some());
    let room = width.saturating_sub(name.min(14) + COLUMN * (first.len() + n_here)) / COLUMN;
    let shown: Vec<&Standing> = first.into_iter().chain(others.into_iter().take(room)).collect();
    let columns = shown.len() + n_here;
    let name = name.min(width.saturating_sub(COLUMN * columns));
    let paper = Paper { game, own, preview, shown, name };
    paper.draw(standings)
}

/// The categories of all, in order.
fn names(standings: &[Standing]) -> Vec<String> {
    let mut names: Vec<String> = vec!["total".into()];
    for line in standings.iter().flat_map(|it| &it.lines) {
        if !names.contains(&line.category) {
            names.push(line.category.clone());
        }
    }
    names.rotate_left(1);
    names
}

/// A line of the sheet as people read it.
fn spelled(game: &str, name: &str) -> String {
    match name {
        "" | "total" => name.to_owned(),
        category => words::category(game, category),
    }
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
    fn draw(&self, standings: &[Standing]) -> Sketch {
        let mut sketch = Sketch::new();
        let heads = self.shown.iter().map(|it| {
            if Some(it.seat) == self.own { "you".to_owned() } else { it.seat.to_string() }
        });
        self.row(
            "",
            heads,
            (self.preview.is_some()).then(|| "here".into()),
            Ink::Quiet,
            &mut sketch,
        );
        let names = names(standings);
        for name in &names {
            let is_total = name == "total";
            let value = |it: &&Standing| match it.lines.iter().find(|line| line.category == *name) {
                _ if is_total => it.total,
                Some(line) => line.points,
                None => 0,
            };
            let change = self.change(name);
            let is_silent = self.shown.iter().all(|it| value(it) == 0) && change == 0;
            if is_silent && names.len() > MANY && !is_total {
                continue;
            }
            let here = self.preview.is_some().then(|| match change {
                0 => String::new(),
                change => texts::signed(change.into()),
            });
            let ink = if is_total { Ink::Strong } else { Ink::Plain };
            self.row(name, self.shown.iter().map(|it| points(value(it))), here, ink, &mut sketch);
        }
        sketch
    }

    fn change(&self, name: &str) -> i32 {
        let Some(preview) = self.preview else { return 0 };
        if name == "total" {
            return preview.total;
        }
        preview.lines.iter().find(|line| line.category == name).map_or(0, |line| line.points)
    }

    fn row(
        &self,
        name: &str,
        values: impl Iterator<Item = String>,
        here: Option<String>,
        ink: Ink,
        sketch: &mut Sketch,
    ) {
        let row = sketch.rows().len();
        sketch.put(0, row, &cut(&spelled(self.game, name), self.name), ink);
        let mut cells: Vec<(String, Ink)> = values.map(|value| (value, ink)).collect();
        if let Some(here) = here {
            let ink = match (name, here.starts_with('−')) {
                ("", _) => Ink::Quiet,
                (_, true) => Ink::Fault,
                (_, false) => Ink::Accent,
            };
            cells.insert(usize::from(self.own.is_some()).min(cells.len()), (here, ink));
        }
        for (n, (text, ink)) in cells.iter().enumerate() {
            sketch.put(self.name + COLUMN * n, row, &format!("{text:>COLUMN$}"), *ink);
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
        let title = format!("{:>4}  seat {}, {who}", ordinal(standing.rank), standing.seat);
        let total = counted(standing.total, "point");
        let ink = if standing.rank == 1 { Ink::Accent } else { Ink::Plain };
        sketch.line(&[(&format!("{title:<34}"), ink), (&format!("{total:>12}"), Ink::Strong)]);
    }
    sketch.line(&[]);
    sketch.below(&sheet(game, standings, None, None, width));
    sketch
}
