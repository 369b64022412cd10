//! A table of GREEN: three holes, the hand, and the caddies that break ties.

use cli::words::{labels, say};
use faces::reports;
use green::{Category, N_HOLES, par_of};
use pictures::{Ink, Sketch};
use scoring::GreenReason;
use texts::message;

use super::{heading, rank_room};
use crate::layout::{cut_apart, ordinal, points, to_the_right};

type Player = scoring::Player<Category, GreenReason>;

/// The widths of names and of the columns behind them.
const NAME: usize = 7;
const COLUMN: usize = 14;
/// Where the last column begins.
const TOTAL: usize = 72;

pub(super) fn draw(players: &[Player], sketch: &mut Sketch) {
    let holes = (1..=N_HOLES).map(|hole| message!("green-report-par", n = par_of(hole)));
    let titles: Vec<String> =
        holes.chain([message!("green-report-hand")]).map(|title| say(&title)).collect();
    heading(&say(&reports::green()), &labels(titles.clone()), sketch);
    let row = sketch.rows().len();
    let name_at = rank_room(players.iter().map(|player| player.rank));
    for (n, title) in titles.iter().enumerate() {
        sketch.put(name_at + NAME + COLUMN * n, row, &to_the_right(title, COLUMN), Ink::Quiet);
    }
    let total = say(&message!("report-total"));
    sketch.put(TOTAL, row, &to_the_right(&total, 8), Ink::Quiet);
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    for (player, name) in players.iter().zip(cut_apart(&names, NAME)) {
        self::row(player, &name, name_at, sketch);
    }
    sketch.line(&[]);
    for text in players.iter().filter_map(|player| reports::green_tiebreak(player, players)) {
        sketch.line(&[(&say(&text), Ink::Plain)]);
    }
}

fn row(player: &Player, name: &str, name_at: usize, sketch: &mut Sketch) {
    let row = sketch.rows().len();
    sketch.put(0, row, &to_the_right(&ordinal(player.rank), name_at - 2), Ink::Quiet);
    sketch.put(name_at, row, name, Ink::Strong);
    for (n, (_, account)) in player.conditions.0.iter().enumerate() {
        let at = name_at + NAME + COLUMN * n;
        let text = points(account.points);
        sketch.put(at, row, &format!("{text:>COLUMN$}"), Ink::Plain);
        for (below, line) in account.lines.iter().enumerate() {
            sketch.put(
                at,
                row + 1 + below,
                &to_the_right(&say(&reports::green_reason(line)), COLUMN),
                Ink::Quiet,
            );
        }
    }
    sketch.put(TOTAL, row, &format!("{:>8}", points(player.total)), Ink::Strong);
}
