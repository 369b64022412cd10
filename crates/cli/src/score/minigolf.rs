//! A table of Mini Golf Designer: for each course its picture, its conditions with their reasons, its mistakes.

use cli::words::{labels, language, say};
use faces::minigolf::sheet::{self, Clients};
use faces::minigolf::{condition, mr, mrs};
use faces::reports;
use minigolf::Condition;
use minigolf::scoring::Line;
use pictures::{Course, Ink, Sketch};
use scoring::{ConditionAccount, MinigolfPlayer, MinigolfTable};
use texts::{MINUS, Message, message, signed};

use super::{heading, rank_room};
use crate::layout::{WIDTH, columns, cut_apart, ordinal, points, to_the_right, wrap};

/// Where names begin, and the room that they have at least.
const NAME: usize = 1;
const LEAST_NAME: usize = 9;
/// Columns of points.
const POINTS: usize = 4;

pub(super) fn draw(table: &MinigolfTable, sketch: &mut Sketch) {
    let clients = message!("minigolf-picture-clients", mr = mr(table.mr), mrs = mrs(table.mrs));
    heading(&say(&reports::minigolf(table)), &say(&clients), sketch);
    if table.players.len() > 1 {
        summary(table, sketch);
    }
    if table.is_forgiving {
        let forgiving = message!("minigolf-report-forgiving", rule = "MG-20".to_owned());
        sketch.line(&[(" ", Ink::Plain), (&say(&forgiving), Ink::Quiet)]);
    }
    for player in &table.players {
        sketch.line(&[]);
        course(player, sketch);
        sheet(table, player, sketch);
    }
}

/// Columns of the summary; the first seven are the conditions.
fn titles() -> [String; 10] {
    [
        message!("minigolf-report-fun"),
        message!("minigolf-report-fast"),
        message!("minigolf-report-her"),
        message!("minigolf-report-his"),
        message!("minigolf-report-par"),
        message!("minigolf-report-land"),
        message!("minigolf-report-circuit"),
        message!("minigolf-report-mistakes"),
        message!("minigolf-report-promises"),
        message!("report-total"),
    ]
    .map(|title| say(&title))
}

/// All players with all conditions: the table to fill in by hand.
fn summary(table: &MinigolfTable, sketch: &mut Sketch) {
    let titles = titles();
    let widths = titles.each_ref().map(|title| (columns(title) + 1).max(6));
    summary_row("", &titles, widths, Ink::Quiet, sketch);
    let names: Vec<&str> = table.players.iter().map(|player| player.name.as_str()).collect();
    for (player, name) in table.players.iter().zip(cut_apart(&names, 9)) {
        let mut cells: [String; 10] = Default::default();
        for (condition, account) in &player.conditions.0 {
            cells[condition.index()] = points(account.points);
        }
        cells[7] = points(player.playable.points);
        cells[8] = points(player.promises.0.iter().map(|(_, points)| points).sum());
        cells[9] = points(player.total);
        summary_row(&name, &cells, widths, Ink::Plain, sketch);
    }
}

fn summary_row(
    name: &str,
    cells: &[String; 10],
    widths: [usize; 10],
    ink: Ink,
    sketch: &mut Sketch,
) {
    let row = sketch.rows().len();
    sketch.put(NAME, row, name, Ink::Strong);
    let mut column = 11;
    for (cell, width) in cells.iter().zip(widths) {
        let ink = if cell.starts_with(MINUS) { Ink::Fault } else { ink };
        sketch.put(column, row, &to_the_right(cell, width), ink);
        column += width;
    }
}

fn course(player: &MinigolfPlayer, sketch: &mut Sketch) {
    let (n, points) = (player.total, points(player.total));
    let total = match player.mood {
        Some(mood) => {
            message!("minigolf-report-mood", n = n, points = points, mood = reports::mood(mood))
        }
        None => {
            message!("report-points-and-rank", n = n, points = points, rank = ordinal(player.rank))
        }
    };
    heading(&player.name, &say(&total), sketch);
    let par = player.conditions.0.iter().find(|(condition, _)| *condition == Condition::Par);
    let lines =
        par.into_iter().flat_map(|(_, account)| &account.lines).chain(&player.playable.lines);
    let picture = Course::new(&player.course, lines);
    sketch.below(&picture.sketch(language()));
    for line in wrap(&picture.legend(language()), WIDTH - 4) {
        sketch.line(&[("    ", Ink::Plain), (&line, Ink::Quiet)]);
    }
    sketch.line(&[]);
}

/// A line of a score sheet.
struct Entry {
    name: String,
    points: i32,
    rank: Option<u32>,
    reasons: String,
}

fn sheet(table: &MinigolfTable, player: &MinigolfPlayer, sketch: &mut Sketch) {
    let clients = Clients { content: &table.content, mr: table.mr, mrs: table.mrs };
    let entries = entries(player, &clients);
    let total = say(&message!("minigolf-total"));
    let places = Places::of(&entries, &total);
    for entry in &entries {
        entry.draw(&places, sketch);
    }
    let row = sketch.rows().len();
    sketch.put(places.points, row, "────", Ink::Quiet);
    sketch.put(NAME, row + 1, &total, Ink::Strong);
    let points = points(player.total);
    sketch.put(places.points, row + 1, &to_the_right(&points, POINTS), Ink::Strong);
}

fn entries(player: &MinigolfPlayer, clients: &Clients<'_>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = player
        .conditions
        .0
        .iter()
        .map(|(scored, ConditionAccount { points, rank, lines })| {
            let reasons = sheet::reasons(*scored, lines, clients);
            let reasons = labels(reasons.iter().map(say));
            Entry { name: say(&condition(*scored)), points: *points, rank: *rank, reasons }
        })
        .collect();
    let mut add = |name: Message, points, reasons| {
        entries.push(Entry { name: say(&name), points, rank: None, reasons });
    };
    if player.playable.points != 0 {
        // Each mistake on a line of its own.
        let mistake = |line: &Line| {
            let what = sheet::reason(std::slice::from_ref(line), clients);
            let points = signed(line.points.into());
            say(&message!("minigolf-report-mistake", points = points, what = what))
        };
        let mistakes: Vec<String> = player.playable.lines.iter().map(mistake).collect();
        let name = message!("minigolf-report-mistakes-line");
        add(name, player.playable.points, mistakes.join("\n"));
    }
    if player.passes != 0 {
        let reasons = say(&sheet::passes(player.passes));
        add(message!("minigolf-category-passes"), player.passes, reasons);
    }
    if !player.promises.0.is_empty() {
        let sum = player.promises.0.iter().map(|(_, points)| points).sum();
        let kept = |(promised, points): &(Condition, i32)| {
            let (what, points) = (condition(*promised), signed((*points).into()));
            say(&message!("minigolf-report-promise", what = what, points = points))
        };
        let reasons = labels(player.promises.0.iter().map(kept));
        add(message!("minigolf-report-promises-line"), sum, reasons);
    }
    entries
}

/// Where the columns of a score sheet begin: names are longer in some languages.
struct Places {
    points: usize,
    rank: usize,
    reasons: usize,
}

impl Places {
    fn of(entries: &[Entry], total: &str) -> Self {
        let names = entries.iter().map(|entry| entry.name.as_str()).chain([total]);
        let widest = names.map(columns).max().unwrap_or(0).max(LEAST_NAME);
        let points = NAME + widest + 1;
        let rank = points + POINTS + 1;
        // One column more than elsewhere: behind ranks there is running text.
        let reasons = rank + rank_room(entries.iter().filter_map(|entry| entry.rank)) + 1;
        Self { points, rank, reasons }
    }
}

impl Entry {
    fn draw(&self, places: &Places, sketch: &mut Sketch) {
        let row = sketch.rows().len();
        sketch.put(NAME, row, &self.name, Ink::Plain);
        let ink = if self.points < 0 { Ink::Fault } else { Ink::Strong };
        sketch.put(places.points, row, &to_the_right(&points(self.points), POINTS), ink);
        if let Some(rank) = self.rank {
            sketch.put(places.rank, row, &ordinal(rank), Ink::Quiet);
        }
        let lines = self.reasons.lines().flat_map(|reason| wrap(reason, WIDTH - places.reasons));
        for (n, line) in lines.enumerate() {
            sketch.put(places.reasons, row + n, &line, Ink::Plain);
        }
    }
}
