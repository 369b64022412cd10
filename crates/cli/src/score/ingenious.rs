//! A table of Ingenious: everybody's markers, the lowest of them marked, and what broke ties.

use cli::words::say;
use faces::reports;
use ingenious::{Colour, Mode};
use pictures::{Ink, Sketch};
use scoring::MarkerReason;
use texts::message;

use super::{heading, rank_room};
use crate::layout::{cut_apart, ordinal, to_the_right};

type Player = scoring::Player<Colour, MarkerReason>;

const NAME: usize = 16;
const MARKER: usize = 8;

pub(super) fn draw(mode: Mode, players: &[Player], sketch: &mut Sketch) {
    let decides = if mode.lowest_decides() {
        message!("ingenious-report-lowest")
    } else {
        message!("ingenious-report-own-side")
    };
    heading(&say(&reports::ingenious(mode)), &say(&decides), sketch);
    let name_at = rank_room(players.iter().map(|player| player.rank));
    columns(mode, name_at + NAME, sketch);
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    for (player, name) in players.iter().zip(cut_apart(&names, NAME)) {
        row(player, &name, name_at, sketch);
    }
    sketch.line(&[]);
    for player in players.iter().filter(|player| is_tied(player, players)) {
        sketch.line(&[(&say(&reports::ingenious_tiebreak(mode, player)), Ink::Plain)]);
    }
}

fn columns(mode: Mode, first: usize, sketch: &mut Sketch) {
    let row = sketch.rows().len();
    for (n, colour) in (0..).zip(Colour::ALL) {
        let at = first + MARKER * usize::from(n);
        sketch.put(
            at,
            row,
            &to_the_right(&say(&faces::ingenious::colour(colour)), MARKER),
            Ink::Hue(n),
        );
    }
    let last = if mode.lowest_decides() {
        message!("ingenious-report-result")
    } else {
        message!("ingenious-report-markers")
    };
    let last = say(&last);
    sketch.put(first + MARKER * 6, row, &to_the_right(&last, 9), Ink::Quiet);
}

fn row(player: &Player, name: &str, name_at: usize, sketch: &mut Sketch) {
    let row = sketch.rows().len();
    sketch.put(0, row, &to_the_right(&ordinal(player.rank), name_at - 2), Ink::Quiet);
    sketch.put(name_at, row, name, Ink::Strong);
    let first = name_at + NAME;
    for (n, (_, account)) in (0..).zip(&player.conditions.0) {
        let Some(line) = account.lines.first() else { continue };
        let marker = crate::layout::points(line.count.unwrap_or(0));
        let is_marked = line.reason.counts();
        let text = format!("{marker}{}", if is_marked { "*" } else { " " });
        let ink = if is_marked { Ink::Strong } else { Ink::Plain };
        sketch.put(first + 1 + MARKER * n, row, &format!("{text:>MARKER$}"), ink);
    }
    let total = player.total.to_string();
    sketch.put(first + MARKER * 6, row, &format!("{total:>9}"), Ink::Strong);
}

fn is_tied(player: &Player, players: &[Player]) -> bool {
    players.iter().filter(|other| other.total == player.total).count() > 1
}
