//! A table of GREEN: three holes, the hand, and the caddies that break ties.

use green::Category;
use pictures::{Ink, Sketch};
use scoring::{Line, Player};

use super::heading;
use crate::layout::{cut, ordinal, points};

const NAME: usize = 15;
const COLUMN: usize = 14;

pub(super) fn draw(players: &[Player<Category>], sketch: &mut Sketch) {
    heading("GREEN", "par 3, par 4, par 5, and the hand", sketch);
    let row = sketch.rows().len();
    for (n, title) in ["par 3", "par 4", "par 5", "hand"].iter().enumerate() {
        sketch.put(5 + NAME + COLUMN * n - 8, row, &format!("{title:>COLUMN$}"), Ink::Quiet);
    }
    sketch.put(72, row, &format!("{:>8}", "total"), Ink::Quiet);
    for player in players {
        self::row(player, sketch);
    }
    sketch.line(&[]);
    let is_tied = |player: &&Player<Category>| {
        players.iter().filter(|other| other.total == player.total).count() > 1
    };
    for player in players.iter().filter(is_tied) {
        let caddies = player.tiebreaks.first().copied().unwrap_or(0);
        sketch.line(&[(
            &format!("{}: {caddies} caddies break the tie (GR-13)", player.name),
            Ink::Plain,
        )]);
    }
}

fn row(player: &Player<Category>, sketch: &mut Sketch) {
    let row = sketch.rows().len();
    sketch.put(0, row, &format!("{:>3}", ordinal(player.rank)), Ink::Quiet);
    sketch.put(5, row, &cut(&player.name, NAME - 8), Ink::Strong);
    for (n, (_, account)) in player.conditions.0.iter().enumerate() {
        let at = 5 + NAME + COLUMN * n - 8;
        let text = points(account.points);
        sketch.put(at, row, &format!("{text:>COLUMN$}"), Ink::Plain);
        for (below, line) in account.lines.iter().enumerate() {
            sketch.put(at, row + 1 + below, &format!("{:>COLUMN$}", reason(line)), Ink::Quiet);
        }
    }
    sketch.put(72, row, &format!("{:>8}", points(player.total)), Ink::Strong);
}

fn reason(line: &Line) -> String {
    let n = line.count.unwrap_or(0);
    let plural = if n == 1 { "" } else { "s" };
    match (line.reason, line.count) {
        ("shots", _) | ("progress_card", Some(_)) => format!("{n} shot{plural}"),
        ("progress_card", None) => "progress card".into(),
        ("retired", _) => "retired".into(),
        ("types", _) => format!("{n} type{plural}"),
        _ => line.club_type.map_or_else(String::new, |it| format!("{n} {it}s")),
    }
}
