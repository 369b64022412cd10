//! What the report on a score file says of each game: what was played, where points come from, what decided ties.

use ::green::{Category, ClubType, Green};
use ::ingenious::{Colour, Ingenious, Mode};
use ::minigolf::Minigolf;
use ::minigolf::scoring::settle::{Mood, Version};
use scoring::{GreenReason, Line, MarkerReason, MinigolfTable, Player};
use texts::{Argument, Message, message};

use crate::Face as _;

/// Who won a match of which only the names are known.
pub fn winners(names: &[String]) -> Message {
    match names {
        [] => message!("no-winner"),
        [one] => message!("wins", who = one.clone()),
        several => {
            let names: Argument = several.iter().cloned().collect();
            message!("share-the-win", names = names)
        }
    }
}

/// Ingenious, and how it was played.
pub fn ingenious(mode: Mode) -> Message {
    let game = Ingenious::title();
    match mode {
        Mode::Base => game,
        Mode::Solo => message!("ingenious-report-solo", game = game),
        Mode::Team => message!("ingenious-report-team", game = game),
        Mode::Duel => message!("ingenious-report-duel", game = game),
    }
}

/// What is compared between players of Ingenious with equal points.
/// IN-9: the next lowest, and so on. IN-15: from the rearmost.
pub fn ingenious_tiebreak(mode: Mode, player: &Player<Colour, MarkerReason>) -> Message {
    let (name, list): (_, Argument) =
        (player.name.clone(), player.tiebreaks.iter().copied().collect());
    if mode.lowest_decides() {
        message!("ingenious-report-next-lowest", name = name, n = player.total, others = list)
    } else {
        message!("ingenious-report-rearmost", name = name, markers = list)
    }
}

/// GREEN.
pub fn green() -> Message {
    Green::title()
}

/// Where points of GREEN come from.
pub fn green_reason(line: &Line<GreenReason>) -> Message {
    let n = line.count.unwrap_or(0);
    match (line.reason, line.count) {
        (GreenReason::Shots, _) | (GreenReason::ProgressCard, Some(_)) => {
            message!("green-in-shots", n = n)
        }
        (GreenReason::ProgressCard, None) => message!("green-report-card"),
        (GreenReason::Retired, _) => message!("green-place-retired"),
        (GreenReason::Types, _) => message!("green-report-types", n = n),
        (GreenReason::LargestType, _) => line
            .club_type
            .map_or_else(|| message!("green-report-types", n = n), |club_type| clubs(club_type, n)),
    }
}

fn clubs(club_type: ClubType, n: i32) -> Message {
    match club_type {
        ClubType::Wood => message!("green-report-woods", n = n),
        ClubType::Putter => message!("green-report-putters", n = n),
        ClubType::Hybrid => message!("green-report-hybrids", n = n),
        ClubType::Iron => message!("green-report-irons", n = n),
        ClubType::Wedge => message!("green-report-wedges", n = n),
        ClubType::Chipper => message!("green-report-chippers", n = n),
    }
}

/// What decides between players of GREEN with equal points, or that nothing does; nothing of whoever has his points alone.
pub fn green_tiebreak(
    player: &Player<Category, GreenReason>,
    players: &[Player<Category, GreenReason>],
) -> Option<Message> {
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

/// Mini golf, and what the table had agreed on.
pub fn minigolf(table: &MinigolfTable) -> Message {
    let game = Minigolf::title();
    match (table.version, table.players.len()) {
        (Version::Family, 1) => message!("minigolf-report-family-solo", game = game),
        (Version::Family, _) => message!("minigolf-report-family", game = game),
        (Version::Advanced, 1) => message!("minigolf-report-advanced-solo", game = game),
        (Version::Advanced, _) => message!("minigolf-report-advanced", game = game),
    }
}

/// How the clients like a course that was built alone.
pub fn mood(mood: Mood) -> Message {
    match mood {
        Mood::Unhappy => message!("minigolf-report-unhappy"),
        Mood::Disappointed => message!("minigolf-report-disappointed"),
        Mood::Unexcited => message!("minigolf-report-unexcited"),
        Mood::Happy => message!("minigolf-report-happy"),
        Mood::Impressed => message!("minigolf-report-impressed"),
    }
}
