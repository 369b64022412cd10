//! A table of GREEN: three holes, the hand, and the caddies that break ties.

use green::{Category, N_HOLES, par_of};
use pictures::{Ink, Sketch};
use scoring::{GreenReason, Line};

use super::heading;
use crate::layout::{counted, cut_apart, ordinal, points};

type Player = scoring::Player<Category, GreenReason>;

/// Where names begin, and the columns behind them; the width of either.
const NAME: usize = 5;
const NAME_WIDTH: usize = 7;
const FIRST_COLUMN: usize = NAME + NAME_WIDTH;
const COLUMN: usize = 14;
const TOTAL: usize = 72;

pub(super) fn draw(players: &[Player], sketch: &mut Sketch) {
    let holes: Vec<String> = (1..=N_HOLES).map(|hole| format!("par {}", par_of(hole))).collect();
    heading("GREEN", &format!("{}, and the hand", holes.join(", ")), sketch);
    let row = sketch.rows().len();
    for (n, title) in holes.iter().map(String::as_str).chain(["hand"]).enumerate() {
        sketch.put(FIRST_COLUMN + COLUMN * n, row, &format!("{title:>COLUMN$}"), Ink::Quiet);
    }
    sketch.put(TOTAL, row, &format!("{:>8}", "total"), Ink::Quiet);
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    for (player, name) in players.iter().zip(cut_apart(&names, NAME_WIDTH)) {
        self::row(player, &name, sketch);
    }
    sketch.line(&[]);
    for text in players.iter().filter_map(|player| tiebreak(player, players)) {
        sketch.line(&[(&text, Ink::Plain)]);
    }
}

/// What decides between equal points, or that nothing does.
fn tiebreak(player: &Player, players: &[Player]) -> Option<String> {
    let n_equal = players.iter().filter(|other| other.total == player.total).count();
    let n_beside = players.iter().filter(|other| other.rank == player.rank).count();
    let caddies = counted(player.tiebreaks.first().copied().unwrap_or(0), "caddie");
    let equal = if n_beside > 1 { "equal points and equal caddies" } else { "equal points" };
    (n_equal > 1).then(|| format!("{}: {equal}, {caddies} (GR-13)", player.name))
}

fn row(player: &Player, name: &str, sketch: &mut Sketch) {
    let row = sketch.rows().len();
    sketch.put(0, row, &format!("{:>3}", ordinal(player.rank)), Ink::Quiet);
    sketch.put(NAME, row, name, Ink::Strong);
    for (n, (_, account)) in player.conditions.0.iter().enumerate() {
        let at = FIRST_COLUMN + COLUMN * n;
        let text = points(account.points);
        sketch.put(at, row, &format!("{text:>COLUMN$}"), Ink::Plain);
        for (below, line) in account.lines.iter().enumerate() {
            sketch.put(at, row + 1 + below, &format!("{:>COLUMN$}", reason(line)), Ink::Quiet);
        }
    }
    sketch.put(TOTAL, row, &format!("{:>8}", points(player.total)), Ink::Strong);
}

fn reason(line: &Line<GreenReason>) -> String {
    let n = line.count.unwrap_or(0);
    match (line.reason, line.count) {
        (GreenReason::Shots, _) | (GreenReason::ProgressCard, Some(_)) => counted(n, "shot"),
        (GreenReason::ProgressCard, None) => "progress card".into(),
        (GreenReason::Retired, _) => "retired".into(),
        (GreenReason::Types, _) => counted(n, "type"),
        (GreenReason::LargestType, _) => {
            line.club_type.map_or_else(String::new, |it| counted(n, &it.to_string()))
        }
    }
}
