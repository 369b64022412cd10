//! A table of GREEN: three holes, the hand, and the caddies that break ties.

use cli::words::english;
use faces::Face as _;
use green::{Category, ClubType, Green, N_HOLES, par_of};
use pictures::{Ink, Sketch};
use scoring::{GreenReason, Line};
use texts::{Argument, Message, message};

use super::heading;
use crate::layout::{cut_apart, ordinal, points};

type Player = scoring::Player<Category, GreenReason>;

/// Where names begin, and the columns behind them; the width of either.
const NAME: usize = 5;
const NAME_WIDTH: usize = 7;
const FIRST_COLUMN: usize = NAME + NAME_WIDTH;
const COLUMN: usize = 14;
const TOTAL: usize = 72;

pub(super) fn draw(players: &[Player], sketch: &mut Sketch) {
    let holes = (1..=N_HOLES).map(|hole| message!("green-report-par", n = par_of(hole)));
    let what = message!("green-report", holes = holes.clone().collect::<Argument>());
    heading(&english(&Green::title()), &english(&what), sketch);
    let row = sketch.rows().len();
    for (n, title) in holes.chain([message!("green-report-hand")]).enumerate() {
        let title = english(&title);
        sketch.put(FIRST_COLUMN + COLUMN * n, row, &format!("{title:>COLUMN$}"), Ink::Quiet);
    }
    let total = english(&message!("report-total"));
    sketch.put(TOTAL, row, &format!("{total:>8}"), Ink::Quiet);
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    for (player, name) in players.iter().zip(cut_apart(&names, NAME_WIDTH)) {
        self::row(player, &name, sketch);
    }
    sketch.line(&[]);
    for text in players.iter().filter_map(|player| tiebreak(player, players)) {
        sketch.line(&[(&english(&text), Ink::Plain)]);
    }
}

/// What decides between equal points, or that nothing does.
fn tiebreak(player: &Player, players: &[Player]) -> Option<Message> {
    let n_equal = players.iter().filter(|other| other.total == player.total).count();
    let n_beside = players.iter().filter(|other| other.rank == player.rank).count();
    let n = player.tiebreaks.first().copied().unwrap_or(0);
    let (name, rule) = (player.name.clone(), "GR-13".to_owned());
    let told = if n_beside > 1 {
        message!("green-report-equal-caddies", name = name, n = n, rule = rule)
    } else {
        message!("green-report-equal-points", name = name, n = n, rule = rule)
    };
    (n_equal > 1).then_some(told)
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
            sketch.put(
                at,
                row + 1 + below,
                &format!("{:>COLUMN$}", english(&reason(line))),
                Ink::Quiet,
            );
        }
    }
    sketch.put(TOTAL, row, &format!("{:>8}", points(player.total)), Ink::Strong);
}

fn reason(line: &Line<GreenReason>) -> Message {
    let n = line.count.unwrap_or(0);
    match (line.reason, line.count) {
        (GreenReason::Shots, _) | (GreenReason::ProgressCard, Some(_)) => {
            message!("green-in-shots", n = n)
        }
        (GreenReason::ProgressCard, None) => message!("green-report-card"),
        (GreenReason::Retired, _) => message!("green-place-retired"),
        (GreenReason::Types, _) => message!("green-report-types", n = n),
        (GreenReason::LargestType, _) => line.club_type.map_or_else(
            || message!("green-report-types", n = n),
            |club_type| of_type(club_type, n),
        ),
    }
}

fn of_type(club_type: ClubType, n: i32) -> Message {
    match club_type {
        ClubType::Wood => message!("green-report-woods", n = n),
        ClubType::Putter => message!("green-report-putters", n = n),
        ClubType::Hybrid => message!("green-report-hybrids", n = n),
        ClubType::Iron => message!("green-report-irons", n = n),
        ClubType::Wedge => message!("green-report-wedges", n = n),
        ClubType::Chipper => message!("green-report-chippers", n = n),
    }
}
