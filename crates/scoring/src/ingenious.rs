//! Ingenious: where the markers stand at the end.

use ::ingenious::{Colour, Mode, Scoreboard, Track};
use serde::Serialize;
use tabletop::{BySeat, Seat, SeatScore, ranks};
use texts::{Message, message};

use crate::reading::{At, Findings, Names, Object};
use crate::report::{Account, Conditions, Line, Player, Players, winners};

/// Where a marker stands, and so what it brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkerReason {
    /// IN-9: it is the lowest, and so the result.
    Lowest,
    /// Another one is lower.
    Marker,
    /// IN-15: on one's own side, in duel.
    OwnSide,
    /// On the other's side, in duel.
    OtherSide,
    /// On neither side, in duel.
    Middle,
}

impl MarkerReason {
    /// Whether it is a marker that counts.
    pub const fn counts(self) -> bool {
        match self {
            Self::Lowest | Self::OwnSide => true,
            Self::Marker | Self::OtherSide | Self::Middle => false,
        }
    }
}

pub(crate) fn read(root: &At<'_>, findings: &mut Findings) -> Option<(Players, Vec<String>)> {
    let Some(mode) = mode(root, findings) else {
        look_through(root, findings);
        return None;
    };
    let (names, tracks) =
        if mode == Mode::Duel { duel(root, findings)? } else { by_track(root, mode, findings)? };
    let n_seats = seats(mode).find(|&n| usize::from(mode.n_sides(n)) == names.len())?;
    // What could be wrong with the tracks was found while reading them.
    let scoreboard = Scoreboard::with_tracks(mode, n_seats, &tracks).ok()?;
    let scores = scoreboard.scores();
    let ranks = ranks(&scores, |seat| scoreboard.side(seat));
    // A team stands at the seat of its first player.
    let players: Vec<Player<Colour, MarkerReason>> = names
        .into_iter()
        .zip(0..)
        .map(|(name, number)| player(name, Seat::new(number), mode, &scoreboard, &scores, &ranks))
        .collect();
    let winners = winners(players.iter().map(|player| (&player.name, player.rank)));
    Some((Players::Ingenious(mode, players), winners))
}

fn mode(root: &At<'_>, findings: &mut Findings) -> Option<Mode> {
    let entries = root.entries(&mut Findings::default())?;
    let Some((_, at)) = entries.iter().find(|(name, _)| *name == "mode") else {
        return Some(Mode::Base);
    };
    Mode::from_name(at.word(&Mode::NAMES, findings)?)
}

/// How many may play.
fn seats(mode: Mode) -> std::ops::RangeInclusive<u8> {
    let (min, max) = mode.seats();
    min..=max
}

/// Whatever is wrong in any mode, where nobody knows which it is.
fn look_through(root: &At<'_>, findings: &mut Findings) {
    let fields = root.entries(&mut Findings::default()).unwrap_or_default();
    if fields.iter().any(|(name, _)| *name == "tracks") {
        duel(root, findings);
        return;
    }
    let file = root.object(&what_file(None), &["game", "mode", "players"], findings);
    let entries = file.and_then(|file| file.require("players", findings)?.list(findings));
    let longest = Mode::ALL.into_iter().max_by_key(|mode| mode.track().1).unwrap_or(Mode::Base);
    named_tracks(&entries.unwrap_or_default(), longest, findings);
}

/// A file, where it is said what can be in it.
fn what_file(mode: Option<Mode>) -> Message {
    let game = message!("ingenious-title");
    match mode {
        Some(mode) => message!("score-what-file-of-mode", game = game, mode = mode.to_string()),
        None => message!("score-what-file", game = game),
    }
}

/// Base, solo and team: everybody, or every team, has a track.
fn by_track(
    root: &At<'_>,
    mode: Mode,
    findings: &mut Findings,
) -> Option<(Vec<String>, Vec<Track>)> {
    let file = root.object(&what_file(Some(mode)), &["game", "mode", "players"], findings)?;
    let entries = players(&file, mode, findings)?;
    Some(named_tracks(&entries, mode, findings)?.into_iter().unzip())
}

fn named_tracks(
    entries: &[At<'_>],
    mode: Mode,
    findings: &mut Findings,
) -> Option<Vec<(String, Track)>> {
    let mut names = Names::default();
    let read: Vec<Option<(String, Track)>> = entries
        .iter()
        .map(|entry| {
            let player =
                entry.object(&message!("score-what-player"), &["name", "tracks"], findings)?;
            let name = names.read(player.require("name", findings), findings);
            let track = track(player.require("tracks", findings), mode, findings);
            name.zip(track)
        })
        .collect();
    read.into_iter().collect()
}

/// Duel: one track for two.
fn duel(root: &At<'_>, findings: &mut Findings) -> Option<(Vec<String>, Vec<Track>)> {
    let known = ["game", "mode", "players", "tracks"];
    let file = root.object(&what_file(Some(Mode::Duel)), &known, findings)?;
    let entries = players(&file, Mode::Duel, findings);
    let mut names = Names::default();
    let names: Option<Vec<String>> = entries.and_then(|entries| {
        let read: Vec<_> = entries.iter().map(|at| names.read(Some(at), findings)).collect();
        read.into_iter().collect()
    });
    let track = track(file.require("tracks", findings), Mode::Duel, findings);
    Some((names?, vec![track?]))
}

fn players<'a>(file: &Object<'a>, mode: Mode, findings: &mut Findings) -> Option<Vec<At<'a>>> {
    let at = file.require("players", findings)?;
    let entries = at.list(findings)?;
    let [min, max] =
        [*seats(mode).start(), *seats(mode).end()].map(|n| usize::from(mode.n_sides(n)));
    if !(min..=max).contains(&entries.len()) {
        findings.problem(at, other_number(mode, min, max, entries.len()));
    }
    Some(entries)
}

/// So many cannot play like this.
fn other_number(mode: Mode, least: usize, most: usize, n: usize) -> Message {
    let what = mode.to_string();
    if mode == Mode::Team {
        message!("score-teams", what = what, wanted = most, n = n)
    } else if least == most {
        message!("score-players-exactly", what = what, wanted = most, n = n)
    } else {
        message!("score-players-between", what = what, least = least, most = most, n = n)
    }
}

fn track(at: Option<&At<'_>>, mode: Mode, findings: &mut Findings) -> Option<Track> {
    let colours = Colour::ALL.map(Colour::name);
    let tracks = at?.object(&message!("score-what-track"), &colours, findings)?;
    let (min, max) = mode.track();
    let markers = Colour::ALL.map(|colour| {
        let at = tracks.require(colour.name(), findings)?;
        at.whole(min.into()..=max.into(), findings).and_then(|place| i8::try_from(place).ok())
    });
    let mut track = Track::default();
    for (colour, marker) in Colour::ALL.into_iter().zip(markers) {
        track.0[colour.index()] = marker?;
    }
    Some(track)
}

fn player(
    name: String,
    seat: Seat,
    mode: Mode,
    scoreboard: &Scoreboard,
    scores: &BySeat<SeatScore<Colour>>,
    ranks: &BySeat<u32>,
) -> Player<Colour, MarkerReason> {
    let score = &scores[seat];
    let deciding = scoreboard.deciding(seat);
    let account = |line: &tabletop::ScoreLine<Colour>| {
        let reason = reason(mode, line.count, deciding.contains(line.category));
        let line_of_it = Line::new(reason, Some(line.count), line.points);
        (line.category, Account { points: line.points, lines: vec![line_of_it] })
    };
    Player {
        name,
        total: score.total,
        rank: ranks[seat],
        conditions: Conditions(score.lines.iter().map(account).collect()),
        tiebreaks: score.tiebreaks.clone(),
    }
}

/// What to call a marker that stands here, and decides or not.
fn reason(mode: Mode, place: i32, decides: bool) -> MarkerReason {
    match (mode.lowest_decides(), decides) {
        (true, true) => MarkerReason::Lowest,
        (true, false) => MarkerReason::Marker,
        (false, true) => MarkerReason::OwnSide,
        (false, false) if place == 0 => MarkerReason::Middle,
        (false, false) => MarkerReason::OtherSide,
    }
}
