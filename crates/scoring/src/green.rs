//! GREEN: how each hole ended, and what is left in the hands.

use ::green::{
    ALL_CADDIES, Category, ClubType, Content, HAND, HandBonus, HoleResult, Kind, LAST_SPACE,
    N_CLUBS, N_HOLES, SEATS, par_of,
};
use serde::Serialize;
use tabletop::{BySeat, ScoreLine, SeatScore, ranks};
use texts::{Argument, message};

use crate::problem::words;
use crate::reading::{At, Findings, Names, Object};
use crate::report::{Account, Conditions, Line, Player, Players, winners};

/// For what a golfer has points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GreenReason {
    /// GR-9: the shots of a hole, from which its points follow.
    Shots,
    /// The final space on the progress card.
    ProgressCard,
    /// GR-8: who retires loses a point.
    Retired,
    /// GR-13: types of clubs in the hand.
    Types,
    /// GR-13: clubs of the largest type in the hand.
    LargestType,
}

/// What the file says of one golfer.
struct Golfer {
    name: String,
    holes: Vec<Hole>,
    hand: Vec<Kind>,
    caddies: Option<u8>,
}

/// A hole as the file has it.
enum Hole {
    /// Only the shots are given: the points follow.
    Shots(u8),
    /// The final space on the progress card, and perhaps the shots.
    Space {
        points: u8,
        shots: Option<u8>,
    },
    Retired,
}

pub(crate) fn read(
    root: &At<'_>,
    content: &Content,
    findings: &mut Findings,
) -> Option<(Players, Vec<String>)> {
    let file = root.object(
        &message!("score-what-file", game = message!("green-title")),
        &["game", "players"],
        findings,
    )?;
    let at = file.require("players", findings)?;
    let entries = at.list(findings)?;
    let n_seats = u8::try_from(entries.len()).ok().filter(|n| SEATS.contains(n));
    if n_seats.is_none() {
        let reason = message!(
            "score-players-between",
            what = message!("green-title"),
            least = *SEATS.start(),
            most = *SEATS.end(),
            n = entries.len()
        );
        findings.problem(at, reason);
    }
    let mut names = Names::default();
    let golfers: Vec<Option<Golfer>> =
        entries.iter().map(|entry| golfer(entry, content, &mut names, findings)).collect();
    let golfers: Vec<Golfer> = golfers.into_iter().collect::<Option<_>>()?;
    count_the_box(at, &golfers, content, findings);
    // With too few or too many there is nothing to rank.
    let scores = BySeat::from_fn(n_seats?, |seat| score(&golfers[seat.index()], content));
    let ranks = ranks(&scores.map(|_, (score, _)| score.clone()), |seat| seat);
    let players: Vec<Player<Category, GreenReason>> = scores
        .iter()
        .zip(&golfers)
        .map(|((seat, scored), golfer)| player(golfer, scored, ranks[seat]))
        .collect();
    ask_for_caddies(at, &golfers, &players, findings);
    let winners = winners(players.iter().map(|player| (&player.name, player.rank)));
    Some((Players::Green(players), winners))
}

fn golfer(
    entry: &At<'_>,
    content: &Content,
    names: &mut Names,
    findings: &mut Findings,
) -> Option<Golfer> {
    let player = entry.object(
        &message!("score-what-player"),
        &["name", "holes", "hand", "caddies"],
        findings,
    )?;
    let name = names.read(player.require("name", findings), findings);
    let holes = holes(player.require("holes", findings), findings);
    let hand = hand(&player, content, findings);
    let caddies = player.get("caddies").map(|at| at.small(ALL_CADDIES, findings));
    // A field that is wrong is not the same as one that is left out.
    let caddies = match caddies {
        Some(read) => Some(read?),
        None => None,
    };
    Some(Golfer { name: name?, holes: holes?, hand: hand?, caddies })
}

fn holes(at: Option<&At<'_>>, findings: &mut Findings) -> Option<Vec<Hole>> {
    let at = at?;
    let entries = at.list(findings)?;
    if entries.len() != Category::HOLES.len() {
        let pars: Argument = (1..=N_HOLES).map(par_of).collect();
        let n = entries.len();
        findings.problem(at, message!("score-green-holes", wanted = N_HOLES, pars = pars, n = n));
    }
    let read: Vec<Option<Hole>> = entries.iter().map(|entry| hole(entry, findings)).collect();
    read.into_iter().collect()
}

fn hole(entry: &At<'_>, findings: &mut Findings) -> Option<Hole> {
    let hole =
        entry.object(&message!("score-what-hole"), &["shots", "points", "retired"], findings)?;
    let is_retired = match hole.get("retired") {
        Some(at) => at.flag(findings)?,
        None => false,
    };
    let (shots, points) = (hole.get("shots"), hole.get("points"));
    if is_retired && (shots.is_some() || points.is_some()) {
        let cost = -HoleResult::Retired.points();
        findings.problem(entry, message!("score-green-retired", n = cost));
        return None;
    }
    if is_retired {
        return Some(Hole::Retired);
    }
    // GR-9: discarded Chippers may leave no shot; more shots than there are clubs are a slip of the hand.
    let most_shots = u8::try_from(N_CLUBS).unwrap_or(u8::MAX);
    let shots = shots.map(|at| at.small(most_shots, findings));
    let points = points.map(|at| at.small(LAST_SPACE, findings));
    match (shots, points) {
        (Some(shots), None) => Some(Hole::Shots(shots?)),
        (Some(shots), Some(points)) => Some(Hole::Space { points: points?, shots: Some(shots?) }),
        (None, Some(points)) => Some(Hole::Space { points: points?, shots: None }),
        (None, None) => {
            findings.problem(entry, message!("score-green-no-result"));
            None
        }
    }
}

fn hand(player: &Object<'_>, content: &Content, findings: &mut Findings) -> Option<Vec<Kind>> {
    let Some(at) = player.get("hand") else {
        findings.warning(player.at(), message!("score-green-no-hand"));
        return Some(Vec::new());
    };
    let entries = at.list(findings)?;
    if entries.len() > usize::from(HAND) {
        findings.problem(at, message!("score-green-hand", most = HAND, n = entries.len()));
    }
    let read: Vec<Option<Kind>> =
        entries.iter().map(|entry| club(entry, content, findings)).collect();
    read.into_iter().collect()
}

fn club(entry: &At<'_>, content: &Content, findings: &mut Findings) -> Option<Kind> {
    let id = entry.text(findings)?;
    let kind = id.parse::<Kind>().ok();
    let known = kind.filter(|kind| content.clubs().iter().any(|club| club.kind == *kind));
    if known.is_none() {
        let ids: Vec<String> = content.clubs().iter().map(|club| club.kind.to_string()).collect();
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        let (club, clubs) = (tabletop::excerpt(id), words(&ids));
        findings.problem(entry, message!("score-green-no-club", club = club, clubs = clubs));
    }
    known
}

/// More of something than the box holds: odd, but our counts are reconstructed and the box may be another one.
fn count_the_box(at: &At<'_>, golfers: &[Golfer], content: &Content, findings: &mut Findings) {
    for club in content.clubs() {
        let in_hands = golfers.iter().flat_map(|golfer| &golfer.hand);
        let n = in_hands.filter(|kind| **kind == club.kind).count();
        if n > club.count.into() {
            let (club, copies) = (club.kind.to_string(), club.count);
            findings
                .warning(at, message!("score-green-clubs", n = n, club = club, copies = copies));
        }
    }
    let n: u32 = golfers.iter().filter_map(|golfer| golfer.caddies).map(u32::from).sum();
    if n > ALL_CADDIES.into() {
        findings.warning(at, message!("score-green-all-caddies", n = n, copies = ALL_CADDIES));
    }
}

/// What a golfer has, and what for.
type Scored = (SeatScore<Category>, Vec<(Category, Account<GreenReason>)>);

fn score(golfer: &Golfer, content: &Content) -> Scored {
    let holes = (1..).zip(Category::HOLES).zip(&golfer.holes);
    let mut accounts: Vec<(Category, Account<GreenReason>)> = holes
        .map(|((number, category), hole)| (category, hole_account(hole, par_of(number), content)))
        .collect();
    accounts.push((Category::Hand, hand_account(&golfer.hand)));
    let line = |(category, account): &(Category, Account<GreenReason>)| ScoreLine {
        category: *category,
        count: 1,
        points: account.points,
    };
    let lines = accounts.iter().map(line).collect();
    (::green::seat_score(lines, golfer.caddies.unwrap_or(0)), accounts)
}

fn player(golfer: &Golfer, (score, accounts): &Scored, rank: u32) -> Player<Category, GreenReason> {
    Player {
        name: golfer.name.clone(),
        total: score.total,
        rank,
        conditions: Conditions(accounts.clone()),
        tiebreaks: score.tiebreaks.clone(),
    }
}

fn hole_account(hole: &Hole, par: u8, content: &Content) -> Account<GreenReason> {
    let shots_of = |shots: u8| Some(i32::from(shots));
    let line = match *hole {
        Hole::Shots(shots) => {
            Line::new(GreenReason::Shots, shots_of(shots), content.points(shots, par).into())
        }
        Hole::Space { points, shots } => {
            Line::new(GreenReason::ProgressCard, shots.and_then(shots_of), points.into())
        }
        Hole::Retired => Line::new(GreenReason::Retired, None, HoleResult::Retired.points()),
    };
    Account { points: line.points, lines: vec![line] }
}

/// GR-13: a point for each type, or for each club of the largest type.
fn hand_account(hand: &[Kind]) -> Account<GreenReason> {
    let n_of = |club_type| hand.iter().filter(|kind| kind.club_type() == club_type).count();
    let sizes = ClubType::ALL.map(|club_type| u8::try_from(n_of(club_type)).unwrap_or(u8::MAX));
    let bonus = HandBonus::of(sizes);
    let points = i32::from(bonus.points());
    let line = match bonus {
        HandBonus::Types(_) => Line::new(GreenReason::Types, Some(points), points),
        HandBonus::Largest(club_type, _) => Line {
            club_type: Some(club_type),
            ..Line::new(GreenReason::LargestType, Some(points), points)
        },
    };
    Account { points, lines: if points == 0 { Vec::new() } else { vec![line] } }
}

/// Caddies matter only between equal totals: who has left them out is then asked for them.
fn ask_for_caddies(
    at: &At<'_>,
    golfers: &[Golfer],
    players: &[Player<Category, GreenReason>],
    findings: &mut Findings,
) {
    for (golfer, player) in golfers.iter().zip(players).filter(|(it, _)| it.caddies.is_none()) {
        if players.iter().filter(|other| other.total == player.total).count() > 1 {
            let name = tabletop::excerpt(&golfer.name);
            findings.warning(at, message!("score-green-caddies", name = name));
        }
    }
}
