//! Any position at all, for puzzles and tests: public fields that may be nonsense, and a list of what is.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tabletop::{BySeat, Game, Seat};

use crate::clubs::{ClubType, Kind};
use crate::course::{Ball, CardId};
use crate::golfers::Golfer;
use crate::notation::Hit;
use crate::options::GreenOptions;
use crate::player::{OWN_CADDIES, Player};
use crate::row::Row;
use crate::rules::{ALL_CADDIES, DISPLAY, Green, HAND, LAST_SPACE, N_HOLES, Phase};
use crate::scoring::HoleResult;
use crate::view::heap;

/// A position; the deck holds the clubs that lie nowhere else, the supply the other caddies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Seats, variant and content; `start` and `golfers` play no part any more.
    pub options: GreenOptions,
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began the hole, if that is decided.
    pub starter: Option<Seat>,
    /// From 1.
    pub hole: u8,
    /// 0 before the die is rolled.
    pub wind: u8,
    /// The course cards from the tee.
    pub cards: Vec<CardId>,
    /// The four slots.
    pub display: [Option<Kind>; DISPLAY],
    /// The discarded clubs.
    pub discards: Vec<Kind>,
    /// What each seat has.
    pub seats: Vec<SeatSetup>,
    /// GR-14: whether a golfer was used in this turn.
    pub golfer_used: bool,
    /// The latest hit of the match.
    pub last_hit: Option<(Seat, Hit)>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSetup {
    /// The clubs it holds.
    pub hand: Vec<Kind>,
    /// Its shots on this hole.
    pub row: Vec<Vec<Kind>>,
    /// Its ball.
    pub ball: Ball,
    /// Its caddies.
    pub caddies: u8,
    /// The space on the progress card of a pocketed ball.
    pub progress: Option<u8>,
    /// How finished holes ended.
    pub holes: Vec<HoleResult>,
    /// Its golfer.
    pub golfer: Option<Golfer>,
    /// GR-6: whether a club was played on this hole.
    pub has_played: bool,
    /// GR-15: turns taken on this hole.
    pub turns: u8,
}

impl Default for SeatSetup {
    /// On the tee, with nothing but caddies.
    fn default() -> Self {
        Self {
            hand: Vec::new(),
            row: Vec::new(),
            ball: Ball::On(0),
            caddies: OWN_CADDIES,
            progress: None,
            holes: Vec::new(),
            golfer: None,
            has_played: false,
            turns: 0,
        }
    }
}

/// What makes a setup nonsense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct SetupProblem {
    /// Which part of it.
    pub place: &'static str,
    /// Why.
    pub reason: String,
}

impl Green {
    /// The position described, or everything that is wrong with it; seats are judged only at a sound table.
    pub fn from_setup(setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let mut problems = setup.problems();
        if problems.is_empty() {
            let game = setup.build();
            problems = stuck(&game);
            if problems.is_empty() {
                return Ok(game);
            }
        }
        Err(problems)
    }

    /// This position, to be changed.
    pub fn to_setup(&self) -> Setup {
        let seat = |player: &Player| SeatSetup {
            hand: self.content.list(player.hand),
            row: player.row.to_shots(),
            ball: player.ball,
            caddies: player.caddies,
            progress: player.progress,
            holes: player.results.iter().flatten().copied().collect(),
            golfer: player.golfer,
            has_played: player.has_played,
            turns: player.turns,
        };
        Setup {
            options: GreenOptions {
                n_seats: self.n_seats,
                start: None,
                pro_golfers: self.variant.pro_golfers,
                golfers: None,
                jump_over: self.variant.jump_over,
                open_hands: self.variant.open_hands,
                content: self.content.clone(),
            },
            phase: self.phase,
            turn: self.turn,
            starter: self.starter,
            hole: self.hole,
            wind: self.wind,
            cards: self.cards.to_vec(),
            display: self.display,
            discards: self.content.list(self.discards),
            seats: self.players.values().map(seat).collect(),
            golfer_used: self.golfer_used,
            last_hit: self.last_hit,
        }
    }
}

/// A sound position which its phase does not fit: nobody could go on, or somebody else has to.
fn stuck(game: &Green) -> Vec<SetupProblem> {
    let player = &game.players[game.turn];
    let is_out = !player.ball.is_in_play();
    let is_stuck = match game.phase {
        Phase::Display => game.n_due() == 0,
        Phase::Course | Phase::Wind | Phase::Start | Phase::Over => false,
        Phase::Golfers => game.without_golfer() != Some(game.turn),
        Phase::Turn => is_out,
        Phase::Draw | Phase::Chain => {
            let mut moves = Vec::new();
            game.legal_moves(game.turn, &mut moves);
            is_out || moves.is_empty()
        }
        Phase::Refresh => is_out || player.hand.len() >= HAND || game.n_due() == 0,
        Phase::Refill => {
            let nobody = !game.players.values().any(|player| player.ball.is_in_play());
            nobody || game.n_due() == 0
        }
        Phase::RetireDiscard => player.ball != Ball::Retired || player.hand.len() <= HAND,
        Phase::Discard => game.first_to_discard() != Some(game.turn),
        Phase::TakeBack => {
            let first = game.seats_in_order().find(|&seat| !game.players[seat].row.is_empty());
            first != Some(game.turn) || game.most_to_take(game.turn) == 0
        }
    };
    let reason = || format!("seat {} has nothing to decide in this phase", game.turn);
    is_stuck.then(|| SetupProblem { place: "phase", reason: reason() }).into_iter().collect()
}

impl Setup {
    fn build(&self) -> Green {
        let content = &self.options.content;
        let mut game = Green::new(&GreenOptions { golfers: None, ..self.options.clone() });
        game.phase = self.phase;
        game.turn = self.turn;
        game.starter = self.starter;
        game.hole = self.hole;
        game.wind = self.wind;
        game.cards = self.cards.iter().copied().collect();
        game.course = content.course(&self.cards);
        game.display = self.display;
        game.discards = heap(content, &self.discards);
        for club in self.clubs() {
            content.lanes().remove(&mut game.deck, club);
        }
        game.supply = ALL_CADDIES - self.seats.iter().map(|seat| seat.caddies).sum::<u8>();
        game.players = BySeat::from_fn(game.n_seats, |seat| {
            let seat = &self.seats[seat.index()];
            Player {
                hand: heap(content, &seat.hand),
                row: Row::from_shots(&seat.row),
                ball: seat.ball,
                caddies: seat.caddies,
                progress: seat.progress,
                results: core::array::from_fn(|hole| seat.holes.get(hole).copied()),
                golfer: seat.golfer,
                has_played: seat.has_played,
                turns: seat.turns,
            }
        });
        game.golfer_used = self.golfer_used;
        game.last_hit = self.last_hit;
        game
    }

    /// Every club outside the deck.
    fn clubs(&self) -> impl Iterator<Item = Kind> + Clone {
        let of_seats =
            self.seats.iter().flat_map(|seat| seat.hand.iter().chain(seat.row.iter().flatten()));
        of_seats.chain(self.display.iter().flatten()).chain(&self.discards).copied()
    }

    /// Seats are looked at only if the table they sit at is sound.
    fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = self.table_problems();
        let is_table = problems.is_empty();
        problems.extend(self.piece_problems());
        if is_table {
            problems.extend(self.seat_problems());
            problems.extend(self.ball_problems());
        }
        problems
    }

    /// GR-12: nobody has hit a ball on this hole.
    fn is_before_tee(&self) -> bool {
        match self.phase {
            Phase::Display | Phase::Course | Phase::Wind | Phase::Start | Phase::Golfers => true,
            Phase::Turn
            | Phase::Refresh
            | Phase::Draw
            | Phase::Chain
            | Phase::Refill
            | Phase::RetireDiscard
            | Phase::Discard
            | Phase::TakeBack
            | Phase::Over => false,
        }
    }

    /// GR-11: the points of this hole are added.
    fn is_hole_over(&self) -> bool {
        matches!(self.phase, Phase::Discard | Phase::TakeBack | Phase::Over)
    }

    /// Seats, hole and course.
    fn table_problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        let mut note = |is_bad: bool, place, reason: String| {
            if is_bad {
                problems.push(SetupProblem { place, reason });
            }
        };
        let n = usize::from(self.options.n_seats);
        note(!(2..=4).contains(&n), "options", format!("{n} seats, not 2 to 4"));
        note(self.seats.len() != n, "seats", format!("not one for each of {n} seats"));
        note(self.turn.index() >= n, "turn", format!("there is no seat {}", self.turn));
        let is_nobody = self.starter.is_some_and(|seat| seat.index() >= n);
        note(is_nobody, "starter", "there is no such seat".into());
        note(!(1..=N_HOLES).contains(&self.hole), "hole", format!("{} is not 1 to 3", self.hole));
        note(self.wind > 6, "wind", format!("{} is not 1 to 6", self.wind));
        let before_course = matches!(self.phase, Phase::Display | Phase::Course);
        let before_wind = before_course || self.phase == Phase::Wind;
        let before_start = before_wind || self.phase == Phase::Start;
        note(self.wind == 0 && !before_wind, "wind", "the die must be rolled before".into());
        note(self.wind > 0 && before_wind, "wind", "the die is not rolled yet".into());
        note(self.starter.is_none() && !before_start, "starter", "somebody began".into());
        let is_drawn = self.phase == Phase::Start && self.starter.is_some();
        note(is_drawn, "starter", "is to be drawn in this phase".into());
        let is_early = self.phase == Phase::Over && self.hole != N_HOLES;
        note(is_early, "hole", "the match ends after the third".into());
        let is_stranger = self.last_hit.is_some_and(|(seat, _)| seat.index() >= n);
        note(is_stranger, "last_hit", "there is no such seat".into());
        let n_cards = if before_course { 0 } else { usize::from(self.hole) + 2 };
        let is_course = self.cards.iter().enumerate().all(|(i, card)| {
            self.options.content.card(*card).is_some() && !self.cards[..i].contains(card)
        });
        note(
            !is_course || self.cards.len() != n_cards,
            "cards",
            format!("not {n_cards} different course cards of the box"),
        );
        problems
    }

    /// Clubs and caddies.
    fn piece_problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        let mut note = |is_bad: bool, place, reason: String| {
            if is_bad {
                problems.push(SetupProblem { place, reason });
            }
        };
        for club in self.options.content.clubs() {
            let used = self.clubs().filter(|&other| other == club.kind).count();
            note(
                used > usize::from(club.count),
                "clubs",
                format!("{used} of {}, the box has {}", club.kind, club.count),
            );
        }
        let is_known = |kind: Kind| self.options.content.rank(kind) != u8::MAX;
        note(!self.clubs().all(is_known), "clubs", "the box has no such club".into());
        let caddies: u32 = self.seats.iter().map(|seat| u32::from(seat.caddies)).sum();
        note(
            caddies > u32::from(ALL_CADDIES),
            "caddies",
            format!("{caddies}, the box has {ALL_CADDIES}"),
        );
        problems
    }

    /// Hand, row, results and golfer of each seat.
    fn seat_problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        for (number, seat) in self.seats.iter().enumerate() {
            let mut note = |is_bad: bool, place, reason: &str| {
                if is_bad {
                    problems.push(of_seat(number, place, reason));
                }
            };
            let is_shot = |shot: &Vec<Kind>| {
                let is_hybrid = |club: &Kind| club.club_type() == ClubType::Hybrid;
                shot.len() == 1 || (shot.len() == 2 && shot.iter().all(is_hybrid))
            };
            note(!seat.row.iter().all(is_shot), "row", "a shot is one club or two Hybrids");
            note(!seat.row.is_empty() && !seat.has_played, "row", "its clubs were played");
            let has_retired = self.phase == Phase::RetireDiscard && self.turn.index() == number;
            let is_reducing = has_retired || self.phase == Phase::Discard;
            note(seat.hand.len() > usize::from(HAND) && !is_reducing, "hand", "more than 8 clubs");
            let n_over = usize::from(self.hole) - usize::from(!self.is_hole_over());
            note(seat.holes.len() != n_over, "holes", "not one for each hole that has ended");
            let is_beyond = |result: &HoleResult| result.points() > i32::from(LAST_SPACE);
            note(seat.holes.iter().any(is_beyond), "holes", "more than 16 points");
            let golfers_before = self.seats[..number].iter().filter_map(|other| other.golfer);
            let is_twice = golfers_before.into_iter().any(|other| seat.golfer == Some(other));
            note(is_twice, "golfer", "somebody else has that golfer");
            let has_none = self.options.pro_golfers && seat.golfer.is_none();
            let is_later = !self.is_before_tee();
            note(has_none && is_later, "golfer", "must be chosen before the first turn");
            let is_stray = seat.golfer.is_some() && !self.options.pro_golfers;
            note(is_stray, "golfer", "there are no golfers in this match");
        }
        problems
    }

    /// Where each seat's ball is, and what must go with that.
    fn ball_problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        let course = self.options.content.course(&self.cards);
        for (number, seat) in self.seats.iter().enumerate() {
            let mut note = |is_bad: bool, place, reason: &str| {
                if is_bad {
                    problems.push(of_seat(number, place, reason));
                }
            };
            let others = || self.seats[..number].iter();
            if let Ball::On(at) = seat.ball {
                let is_off = usize::from(at) > course.spaces().len();
                note(is_off, "ball", "there is no such space");
                let n_there = others().filter(|other| other.ball == seat.ball).count();
                let is_full = || n_there >= usize::from(course.space(at).circles);
                note(at > 0 && !is_off && is_full(), "ball", "there is no circle for it");
            }
            let is_pocketed = seat.ball == Ball::Pocketed;
            note(is_pocketed != seat.progress.is_some(), "progress", "pocketed balls stand there");
            let is_beyond = seat.progress.is_some_and(|space| space > LAST_SPACE);
            note(is_beyond, "progress", "there is no such space");
            // GR-9: a ball that jumped beyond the last space is shown on it.
            let is_shared = |space: u8| space == 0 || (space == LAST_SPACE && self.is_hole_over());
            let is_taken = seat.progress.is_some_and(|space| {
                !is_shared(space) && others().any(|other| other.progress == Some(space))
            });
            note(is_taken, "progress", "somebody else is on that space");
            let is_new = seat.ball == Ball::On(0) && !seat.has_played && seat.turns == 0;
            note(self.is_before_tee() && !is_new, "ball", "nobody has played on this hole yet");
            let has_row = !seat.row.is_empty();
            note(has_row && seat.ball == Ball::Retired, "row", "who retires takes it up");
            if self.is_hole_over() {
                note(has_row && seat.ball.is_in_play(), "row", "was taken up when the hole ended");
                note(has_row && self.phase == Phase::Over, "row", "is discarded in the end");
                let is_result = matches!(
                    (seat.ball, seat.holes.last()),
                    (Ball::Pocketed, Some(HoleResult::Pocketed { .. }))
                        | (Ball::Retired, Some(HoleResult::Retired))
                        | (Ball::On(_) | Ball::Rough, Some(HoleResult::Unfinished))
                );
                note(!is_result, "holes", "the last one ended otherwise for this ball");
            }
        }
        problems
    }
}

fn of_seat(number: usize, place: &'static str, reason: &str) -> SetupProblem {
    SetupProblem { place, reason: format!("seat {number}: {reason}") }
}
