//! What makes a setup nonsense.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tabletop::{Game, SetupProblem};

use super::{SeatSetup, Setup};
use crate::clubs::{ClubType, Kind};
use crate::course::{Ball, Course};
use crate::rules::{ALL_CADDIES, Green, HAND, LAST_SPACE, N_HOLES, Phase, STRONGEST_WIND};
use crate::scoring::HoleResult;

/// Everything wrong with a setup; seats are looked at only if the table they sit at is sound.
pub(super) fn of(setup: &Setup) -> Vec<SetupProblem> {
    let mut problems = Problems { seat: None, found: Vec::new() };
    setup.look_at_table(&mut problems);
    setup.look_at_cards(&mut problems);
    let is_table = problems.found.is_empty();
    setup.look_at_pieces(&mut problems);
    if is_table {
        for number in 0..setup.seats.len() {
            problems.seat = Some(number);
            setup.look_at_clubs(number, &mut problems);
            setup.look_at_results(number, &mut problems);
            setup.look_at_golfer(number, &mut problems);
            setup.look_at_ball(number, &mut problems);
            setup.look_at_progress(number, &mut problems);
        }
    }
    problems.found
}

/// Whether a phase does not fit a position that is sound otherwise: nobody could go on, or somebody else has to.
pub(super) fn is_stuck(game: &Green) -> bool {
    let player = &game.players[game.turn];
    let is_out = !player.ball.is_in_play();
    match game.phase {
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
            let is_anybody_left = game.players.values().any(|player| player.ball.is_in_play());
            !is_anybody_left || game.n_due() == 0
        }
        Phase::RetireDiscard => player.ball != Ball::Retired || player.hand.len() <= HAND,
        Phase::Discard => game.first_to_discard() != Some(game.turn),
        Phase::TakeBack => {
            let first = game.seats_in_order().find(|&seat| !game.players[seat].row.is_empty());
            first != Some(game.turn) || game.most_to_take(game.turn) == 0
        }
    }
}

/// What was found so far, and whose seat is being looked at.
struct Problems {
    seat: Option<usize>,
    found: Vec<SetupProblem>,
}

impl Problems {
    fn note(&mut self, is_bad: bool, place: &'static str, reason: impl Into<String>) {
        if is_bad {
            let reason = reason.into();
            let reason = match self.seat {
                None => reason,
                Some(number) => format!("seat {number}: {reason}"),
            };
            self.found.push(SetupProblem { place, reason });
        }
    }
}

impl Phase {
    /// GR-12: nobody has hit a ball on this hole.
    fn is_before_tee(self) -> bool {
        match self {
            Self::Display | Self::Course | Self::Wind | Self::Start | Self::Golfers => true,
            Self::Turn
            | Self::Refresh
            | Self::Draw
            | Self::Chain
            | Self::Refill
            | Self::RetireDiscard
            | Self::Discard
            | Self::TakeBack
            | Self::Over => false,
        }
    }

    fn is_before_course(self) -> bool {
        matches!(self, Self::Display | Self::Course)
    }

    /// GR-11: the points of this hole are added.
    fn is_hole_over(self) -> bool {
        matches!(self, Self::Discard | Self::TakeBack | Self::Over)
    }
}

impl Setup {
    /// Seats, hole, wind, and who began.
    fn look_at_table(&self, problems: &mut Problems) {
        let n = usize::from(self.options.n_seats);
        problems.note(!(2..=4).contains(&n), "options", format!("{n} seats, not 2 to 4"));
        problems.note(self.seats.len() != n, "seats", format!("not one for each of {n} seats"));
        problems.note(self.turn.index() >= n, "turn", format!("there is no seat {}", self.turn));
        let is_nobody = self.starter.is_some_and(|seat| seat.index() >= n);
        problems.note(is_nobody, "starter", "there is no such seat");
        let is_stranger = self.last_hit.is_some_and(|(seat, _)| seat.index() >= n);
        problems.note(is_stranger, "last_hit", "there is no such seat");
        let is_hole = (1..=N_HOLES).contains(&self.hole);
        problems.note(!is_hole, "hole", format!("{} is not 1 to 3", self.hole));
        let is_early = self.phase == Phase::Over && self.hole != N_HOLES;
        problems.note(is_early, "hole", "the match ends after the third");
        self.look_at_wind(problems);
    }

    /// GR-12: the order in which wind and starter become known.
    fn look_at_wind(&self, problems: &mut Problems) {
        let before_wind = self.phase.is_before_course() || self.phase == Phase::Wind;
        let before_start = before_wind || self.phase == Phase::Start;
        problems.note(
            self.wind > STRONGEST_WIND,
            "wind",
            format!("{} is not 1 to {STRONGEST_WIND}", self.wind),
        );
        problems.note(self.wind == 0 && !before_wind, "wind", "the die must be rolled before");
        problems.note(self.wind > 0 && before_wind, "wind", "the die is not rolled yet");
        problems.note(
            self.starter.is_none() && !before_start,
            "starter",
            "is missing, but a player has started",
        );
        let is_drawn = self.phase == Phase::Start && self.starter.is_some();
        problems.note(is_drawn, "starter", "is drawn in this phase");
    }

    /// GR-12: as many cards as par.
    fn look_at_cards(&self, problems: &mut Problems) {
        let before_course = self.phase.is_before_course();
        let n = if before_course { 0 } else { usize::from(self.hole) + 2 };
        let is_course = self.cards.iter().enumerate().all(|(i, card)| {
            self.options.content.card(*card).is_some() && !self.cards[..i].contains(card)
        });
        let reason = format!("not {n} different course cards of the box");
        problems.note(!is_course || self.cards.len() != n, "cards", reason);
    }

    /// Clubs and caddies.
    fn look_at_pieces(&self, problems: &mut Problems) {
        let content = &self.options.content;
        for club in content.clubs() {
            let n = self.clubs().filter(|&other| other == club.kind).count();
            let reason = format!("{n} of {}, the box has {}", club.kind, club.count);
            problems.note(n > usize::from(club.count), "clubs", reason);
        }
        let is_known = |kind: Kind| content.rank(kind) != u8::MAX;
        problems.note(!self.clubs().all(is_known), "clubs", "the box has no such club");
        let n: u32 = self.seats.iter().map(|seat| u32::from(seat.caddies)).sum();
        let reason = format!("{n}, the box has {ALL_CADDIES}");
        problems.note(n > u32::from(ALL_CADDIES), "caddies", reason);
    }

    fn look_at_clubs(&self, number: usize, problems: &mut Problems) {
        let SeatSetup { hand, row, ball, has_played, .. } = &self.seats[number];
        problems.note(
            !row.iter().all(|shot| is_shot(shot)),
            "row",
            "a shot is one club or two Hybrids",
        );
        let has_row = !row.is_empty();
        problems.note(has_row && !has_played, "row", "its clubs were played");
        problems.note(has_row && *ball == Ball::Retired, "row", "who retires takes it up");
        let was_taken_up = self.phase.is_hole_over() && ball.is_in_play();
        problems.note(has_row && was_taken_up, "row", "was taken up when the hole ended");
        problems.note(has_row && self.phase == Phase::Over, "row", "is discarded in the end");
        let has_retired = self.phase == Phase::RetireDiscard && self.turn.index() == number;
        let is_reducing = has_retired || self.phase == Phase::Discard;
        let is_above = hand.len() > usize::from(HAND);
        problems.note(is_above && !is_reducing, "hand", "more than 8 clubs");
    }

    /// GR-9, GR-10: how holes ended, and that the last one fits the ball.
    fn look_at_results(&self, number: usize, problems: &mut Problems) {
        let SeatSetup { ball, holes, .. } = &self.seats[number];
        let is_over = self.phase.is_hole_over();
        let n_over = usize::from(self.hole) - usize::from(!is_over);
        problems.note(holes.len() != n_over, "holes", "not one for each hole that has ended");
        let is_beyond = |result: &HoleResult| result.points() > i32::from(LAST_SPACE);
        problems.note(holes.iter().any(is_beyond), "holes", "more than 16 points");
        let fits = matches!(
            (ball, holes.last()),
            (Ball::Pocketed, Some(HoleResult::Pocketed { .. }))
                | (Ball::Retired, Some(HoleResult::Retired))
                | (Ball::On(_) | Ball::Rough, Some(HoleResult::Unfinished))
        );
        problems.note(is_over && !fits, "holes", "the last one ended otherwise for this ball");
    }

    /// GR-14: each has another golfer, once they are chosen.
    fn look_at_golfer(&self, number: usize, problems: &mut Problems) {
        let golfer = self.seats[number].golfer;
        let pro_golfers = self.options.pro_golfers;
        let mut before = self.seats[..number].iter();
        let is_twice = golfer.is_some() && before.any(|other| other.golfer == golfer);
        problems.note(is_twice, "golfer", "another player has that golfer");
        let is_due = pro_golfers && !self.phase.is_before_tee();
        problems.note(is_due && golfer.is_none(), "golfer", "must be chosen before the first turn");
        let is_stray = golfer.is_some() && !pro_golfers;
        problems.note(is_stray, "golfer", "there are no golfers in this match");
    }

    /// GR-1: a circle for each ball.
    fn look_at_ball(&self, number: usize, problems: &mut Problems) {
        let seat = &self.seats[number];
        if let Ball::On(at) = seat.ball {
            let course = self.options.content.course(&self.cards);
            let is_there = usize::from(at) <= course.spaces().len();
            problems.note(!is_there, "ball", "there is no such space");
            let is_full = is_there && !self.has_circle(&course, number, at);
            problems.note(is_full, "ball", "there is no circle for it");
        }
        let is_new = seat.ball == Ball::On(0) && !seat.has_played && seat.turns == 0;
        let is_early = self.phase.is_before_tee() && !is_new;
        problems.note(is_early, "ball", "no one has played on this hole yet");
    }

    /// Whether the seats before this one leave a circle of a space free; the tee has room for all.
    fn has_circle(&self, course: &Course, number: usize, at: u8) -> bool {
        let before = self.seats[..number].iter();
        let n = before.filter(|other| other.ball == Ball::On(at)).count();
        at == 0 || n < usize::from(course.space(at).circles)
    }

    /// GR-9: pocketed balls and no others, each on a space of its own.
    fn look_at_progress(&self, number: usize, problems: &mut Problems) {
        let SeatSetup { ball, progress, .. } = self.seats[number];
        let is_pocketed = ball == Ball::Pocketed;
        problems.note(is_pocketed != progress.is_some(), "progress", "pocketed balls stand there");
        let is_beyond = progress.is_some_and(|space| space > LAST_SPACE);
        problems.note(is_beyond, "progress", "there is no such space");
        // A ball that jumped beyond the last space is shown on it.
        let is_last = progress == Some(LAST_SPACE) && self.phase.is_hole_over();
        let is_single = progress.is_some_and(|space| space > 0) && !is_last;
        let is_taken = self.seats[..number].iter().any(|other| other.progress == progress);
        problems.note(is_single && is_taken, "progress", "another player is on that space");
    }
}

/// GR-6: one club, or a pair of Hybrids.
fn is_shot(clubs: &[Kind]) -> bool {
    let is_hybrid = |club: &Kind| club.club_type() == ClubType::Hybrid;
    clubs.len() == 1 || (clubs.len() == 2 && clubs.iter().all(is_hybrid))
}
