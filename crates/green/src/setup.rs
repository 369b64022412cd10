//! Any position at all, for puzzles and tests: public fields that may be nonsense, and a list of what is.

mod problems;

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use tabletop::{BySeat, Game, Seat, SetupProblem};

use crate::clubs::Kind;
use crate::course::{Ball, CardId};
use crate::golfers::Golfer;
use crate::notation::Hit;
use crate::options::GreenOptions;
use crate::player::{OWN_CADDIES, Player};
use crate::row::Row;
use crate::rules::{ALL_CADDIES, DISPLAY, Green, Phase};
use crate::scoring::HoleResult;

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

impl Green {
    /// The position described, or everything that is wrong with it; seats are judged only at a sound table.
    pub fn from_setup(setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let problems = problems::of(setup);
        if !problems.is_empty() {
            return Err(problems);
        }
        let game = setup.build();
        if problems::is_stuck(&game) {
            let reason = format!("seat {} has nothing to decide in this phase", game.turn);
            return Err(vec![SetupProblem { place: "phase", reason }]);
        }
        Ok(game)
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
        game.discards = content.lanes().heap(&self.discards);
        for club in self.clubs() {
            content.lanes().remove(&mut game.deck, club);
        }
        game.supply = ALL_CADDIES - self.seats.iter().map(|seat| seat.caddies).sum::<u8>();
        game.players = BySeat::from_fn(game.n_seats, |seat| {
            let seat = &self.seats[seat.index()];
            Player {
                hand: content.lanes().heap(&seat.hand),
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
}
