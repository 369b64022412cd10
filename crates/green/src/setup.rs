//! Any position at all, for puzzles and tests: public fields that may be nonsense, and a list of what is.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tabletop::{BySeat, Game, Seat, ToAct};

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
    /// The position described, or everything that is wrong with it.
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

/// A sound position in which nobody could go on.
fn stuck(game: &Green) -> Vec<SetupProblem> {
    let mut moves = Vec::new();
    let is_stuck = match game.to_act() {
        ToAct::Seats(_) => {
            let player = &game.players[game.turn];
            let is_reducing = matches!(game.phase, Phase::Discard | Phase::RetireDiscard);
            game.legal_moves(game.turn, &mut moves);
            let must_have_ball = matches!(game.phase, Phase::Turn | Phase::Draw | Phase::Chain);
            moves.is_empty()
                || (must_have_ball && !player.ball.is_in_play())
                || (is_reducing && player.hand.len() <= HAND)
        }
        ToAct::Chance(due) => due.count == 0,
        ToAct::Over => false,
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

    fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = self.table_problems();
        problems.extend(self.piece_problems());
        problems.extend(self.seat_problems());
        problems
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
        note(self.starter.is_none() && !before_start, "starter", "somebody began".into());
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

    fn seat_problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        let course = self.options.content.course(&self.cards);
        for (number, seat) in self.seats.iter().enumerate() {
            let mut note = |is_bad: bool, place, reason: &str| {
                if is_bad {
                    problems
                        .push(SetupProblem { place, reason: format!("seat {number}: {reason}") });
                }
            };
            let is_shot = |shot: &Vec<Kind>| {
                let is_hybrid = |club: &Kind| club.club_type() == ClubType::Hybrid;
                shot.len() == 1 || (shot.len() == 2 && shot.iter().all(is_hybrid))
            };
            note(!seat.row.iter().all(is_shot), "row", "a shot is one club or two Hybrids");
            let is_reducing = matches!(self.phase, Phase::Discard | Phase::RetireDiscard);
            let limit = usize::from(HAND);
            note(seat.hand.len() > limit && !is_reducing, "hand", "more than 8 clubs");
            let n_spaces = course.spaces().len();
            let is_off = matches!(seat.ball, Ball::On(at) if usize::from(at) > n_spaces);
            note(is_off, "ball", "there is no such space");
            let is_pocketed = seat.ball == Ball::Pocketed;
            note(is_pocketed != seat.progress.is_some(), "progress", "pocketed balls stand there");
            let is_beyond = seat.progress.is_some_and(|space| space > LAST_SPACE);
            note(is_beyond, "progress", "there is no such space");
            note(seat.holes.len() > usize::from(self.hole), "holes", "more than were played");
            let golfers_before = self.seats[..number].iter().filter_map(|other| other.golfer);
            let is_twice = golfers_before.into_iter().any(|other| seat.golfer == Some(other));
            note(is_twice, "golfer", "somebody else has that golfer");
            let has_none = self.options.pro_golfers && seat.golfer.is_none();
            let is_later = matches!(self.phase, Phase::Turn | Phase::Draw | Phase::Chain);
            note(has_none && is_later, "golfer", "must be chosen before the first turn");
            let is_stray = seat.golfer.is_some() && !self.options.pro_golfers;
            note(is_stray, "golfer", "there are no golfers in this match");
        }
        problems
    }
}
