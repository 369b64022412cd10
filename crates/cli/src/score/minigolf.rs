//! A table of Mini Golf Designer: for each course its picture, its conditions with their reasons, its mistakes.

use cli::words::{english, title};
use faces::minigolf::condition;
use faces::minigolf::sheet::{self, Clients};
use minigolf::scoring::Line;
use minigolf::scoring::settle::{Mood, Version};
use minigolf::{Condition, Minigolf};
use pictures::names::client;
use pictures::{Course, Ink, Sketch};
use scoring::{ConditionAccount, MinigolfPlayer, MinigolfTable};
use tabletop::Game;
use texts::signed;

use super::heading;
use crate::layout::{WIDTH, cut_apart, ordinal, points, wrap};

/// Where the columns of a score sheet begin.
const NAME: usize = 1;
const POINTS: usize = 11;
const RANK: usize = 17;
const REASONS: usize = 22;

pub(super) fn draw(table: &MinigolfTable, sketch: &mut Sketch) {
    let version = match table.version {
        Version::Family => "family",
        Version::Advanced => "advanced",
    };
    let solo = if table.players.len() == 1 { " solo" } else { "" };
    let left = format!("{}, {version}{solo}", title(Minigolf::ID));
    let [mr, mrs] = [table.mr.to_string(), table.mrs.to_string()].map(|name| client(&name));
    let clients = format!("Mr {mr} and Mrs {mrs}");
    heading(&left, &clients, sketch);
    if table.players.len() > 1 {
        summary(table, sketch);
    }
    if table.is_forgiving {
        sketch.line(&[(" Forgiving: mistakes cost nothing (MG-20).", Ink::Quiet)]);
    }
    for player in &table.players {
        sketch.line(&[]);
        course(player, sketch);
        sheet(table, player, sketch);
    }
}

/// Columns of the summary, with their widths; the first seven are the conditions.
const SUMMARY: [(&str, usize); 10] = [
    ("fun", 6),
    ("fast", 6),
    ("her", 6),
    ("his", 6),
    ("par", 6),
    ("land", 6),
    ("circuit", 8),
    ("mistakes", 9),
    ("promises", 9),
    ("total", 6),
];

/// All players with all conditions: the table to fill in by hand.
fn summary(table: &MinigolfTable, sketch: &mut Sketch) {
    let titles = SUMMARY.map(|(title, _)| title.to_owned());
    summary_row("", &titles, Ink::Quiet, sketch);
    let names: Vec<&str> = table.players.iter().map(|player| player.name.as_str()).collect();
    for (player, name) in table.players.iter().zip(cut_apart(&names, 9)) {
        let mut cells: [String; 10] = Default::default();
        for (condition, account) in &player.conditions.0 {
            cells[condition.index()] = points(account.points);
        }
        cells[7] = points(player.playable.points);
        cells[8] = points(player.promises.0.iter().map(|(_, points)| points).sum());
        cells[9] = points(player.total);
        summary_row(&name, &cells, Ink::Plain, sketch);
    }
}

fn summary_row(name: &str, cells: &[String; 10], ink: Ink, sketch: &mut Sketch) {
    let row = sketch.rows().len();
    sketch.put(NAME, row, name, Ink::Strong);
    let mut column = 11;
    for (cell, (_, width)) in cells.iter().zip(SUMMARY) {
        let ink = if cell.starts_with('−') { Ink::Fault } else { ink };
        sketch.put(column, row, &format!("{cell:>width$}"), ink);
        column += width;
    }
}

fn course(player: &MinigolfPlayer, sketch: &mut Sketch) {
    let total = format!("{} points, {}", points(player.total), ordinal(player.rank));
    let total = match player.mood {
        Some(mood) => format!("{} points: the clients are {}", points(player.total), word(mood)),
        None => total,
    };
    heading(&player.name, &total, sketch);
    let par = player.conditions.0.iter().find(|(condition, _)| *condition == Condition::Par);
    let lines =
        par.into_iter().flat_map(|(_, account)| &account.lines).chain(&player.playable.lines);
    let picture = Course::new(&player.course, lines);
    sketch.below(&picture.sketch());
    for line in wrap(&picture.legend(), WIDTH - 4) {
        sketch.line(&[("    ", Ink::Plain), (&line, Ink::Quiet)]);
    }
    sketch.line(&[]);
}

const fn word(mood: Mood) -> &'static str {
    match mood {
        Mood::Unhappy => "unhappy",
        Mood::Disappointed => "disappointed",
        Mood::Unexcited => "unexcited",
        Mood::Happy => "happy",
        Mood::Impressed => "impressed",
    }
}

fn sheet(table: &MinigolfTable, player: &MinigolfPlayer, sketch: &mut Sketch) {
    let clients = Clients { content: &table.content, mr: table.mr, mrs: table.mrs };
    for (scored, account) in &player.conditions.0 {
        let ConditionAccount { points, rank, ref lines } = *account;
        let reasons = sheet::reasons(*scored, lines, &clients);
        let reasons: Vec<String> = reasons.iter().map(english).collect();
        entry(&english(&condition(*scored)), points, rank, &reasons.join(" · "), sketch);
    }
    if player.playable.points != 0 {
        // Each mistake on a line of its own.
        let mistake = |line: &Line| {
            let what = english(&sheet::reason(std::slice::from_ref(line), &clients));
            format!("{} {what}", signed(line.points.into()))
        };
        let mistakes: Vec<String> = player.playable.lines.iter().map(mistake).collect();
        entry("Mistakes", player.playable.points, None, &mistakes.join("\n"), sketch);
    }
    if player.passes != 0 {
        entry("Passes", player.passes, None, &english(&sheet::passes(player.passes)), sketch);
    }
    if !player.promises.0.is_empty() {
        let sum = player.promises.0.iter().map(|(_, points)| points).sum();
        let kept = |(promised, points): &(Condition, i32)| {
            format!("{} {}", english(&condition(*promised)), signed((*points).into()))
        };
        let reasons: Vec<String> = player.promises.0.iter().map(kept).collect();
        entry("Promises", sum, None, &reasons.join(", "), sketch);
    }
    sketch.line(&[(&format!("{:>15}", "────"), Ink::Quiet)]);
    let row = sketch.rows().len();
    sketch.put(NAME, row, "Total", Ink::Strong);
    let total = points(player.total);
    sketch.put(POINTS, row, &format!("{total:>4}"), Ink::Strong);
}

fn entry(name: &str, value: i32, rank: Option<u32>, reasons: &str, sketch: &mut Sketch) {
    let row = sketch.rows().len();
    sketch.put(NAME, row, name, Ink::Plain);
    let ink = if value < 0 { Ink::Fault } else { Ink::Strong };
    sketch.put(POINTS, row, &format!("{:>4}", points(value)), ink);
    if let Some(rank) = rank {
        sketch.put(RANK, row, &ordinal(rank), Ink::Quiet);
    }
    let lines = reasons.lines().flat_map(|reason| wrap(reason, WIDTH - REASONS));
    for (n, line) in lines.enumerate() {
        sketch.put(REASONS, row + n, &line, Ink::Plain);
    }
}
