//! From turn to turn and from hole to hole (GR-8, GR-9, GR-10, GR-12, GR-13).

use arrayvec::ArrayVec;
use tabletop::{Audience, BySeat, GameRng, Seat, SeatSet};

use super::{Green, HAND, N_HOLES, Phase};
use crate::course::{Ball, CardId, Course, MOST_CARDS};
use crate::event::{Event, Fact};
use crate::illegal::Illegal;
use crate::notation::Outcome;
use crate::player::Player;
use crate::row::Row;
use crate::scoring::{self, HoleResult};

/// GR-9: the last space of the progress card.
pub const LAST_SPACE: u8 = 16;

impl Green {
    /// GR-8: the row goes to the hand, the ball off the course.
    pub(super) fn retire(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        self.pick_up_row(seat);
        self.players[seat].ball = Ball::Retired;
        audience.tell(|| Fact::Retired { seat }.into());
        if self.players[seat].hand.len() > HAND {
            self.phase = Phase::RetireDiscard;
        } else {
            self.end_turn(audience);
        }
    }

    fn pick_up_row(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        for &club in player.row.clubs() {
            self.content.lanes().insert(&mut player.hand, club);
        }
        player.row = Row::EMPTY;
    }

    /// GR-9: a pocketed ball goes on the progress card, on the first free space from its score down.
    pub(super) fn pocket(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        let shots = self.players[seat].row.n_shots();
        let mut progress = self.content.points(shots, self.par());
        while self.is_taken(progress) {
            progress -= 1;
        }
        self.players[seat].progress = Some(progress);
        audience.tell(|| Fact::Pocketed { seat, shots, progress }.into());
    }

    /// Space 0 holds any number of balls.
    fn is_taken(&self, space: u8) -> bool {
        space > 0 && self.players.values().any(|player| player.progress == Some(space))
    }

    pub(super) fn end_turn(&mut self, audience: &mut impl Audience<Event>) {
        let player = &mut self.players[self.turn];
        player.turns = player.turns.saturating_add(1);
        self.golfer_used = false;
        if !self.players.values().any(|player| player.ball.is_in_play()) {
            self.end_hole(audience);
        } else if self.n_due() > 0 {
            self.phase = Phase::Refill;
        } else {
            self.next_turn(audience);
        }
    }

    /// The next player who still has a ball in play; on the way, pocketed balls advance.
    pub(super) fn next_turn(&mut self, audience: &mut impl Audience<Event>) {
        loop {
            self.turn = self.turn.next(self.n_seats);
            match self.players[self.turn].ball {
                Ball::On(_) | Ball::Rough => {
                    self.phase = Phase::Turn;
                    return;
                }
                Ball::Retired => {}
                Ball::Pocketed => {
                    if self.advance(self.turn, audience) {
                        self.end_hole(audience);
                        return;
                    }
                }
            }
        }
    }

    /// GR-9: one space on, unless that is taken. Whether the ball went beyond the last space.
    fn advance(&mut self, seat: Seat, audience: &mut impl Audience<Event>) -> bool {
        let now = self.players[seat].progress.unwrap_or(0);
        let mut next = now + 1;
        if self.variant.jump_over {
            while self.is_taken(next) {
                next += 1;
            }
        } else if self.is_taken(next) {
            next = now;
        }
        let beyond = next > LAST_SPACE;
        let progress = next.min(LAST_SPACE);
        self.players[seat].progress = Some(progress);
        audience.tell(|| Fact::Advanced { seat, progress, beyond }.into());
        beyond
    }

    /// GR-10: totals change, and who is still on the course takes his clubs back.
    fn end_hole(&mut self, audience: &mut impl Audience<Event>) {
        let results = self.players.map(|_, player| match player.ball {
            Ball::Pocketed => HoleResult::Pocketed {
                shots: player.row.n_shots(),
                points: player.progress.unwrap_or(0),
            },
            Ball::Retired => HoleResult::Retired,
            Ball::On(_) | Ball::Rough => HoleResult::Unfinished,
        });
        for (seat, result) in results.iter() {
            self.players[seat].results[usize::from(self.hole) - 1] = Some(*result);
            if *result == HoleResult::Unfinished {
                self.pick_up_row(seat);
            }
        }
        audience.tell(|| Fact::HoleEnded { hole: self.hole, results }.into());
        self.settle(audience);
    }

    /// The seats in turn order, from the one that began the hole.
    pub(crate) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, n) = (self.starter.map_or(0, Seat::number), self.n_seats);
        (0..n).map(move |i| Seat::new((first + i) % n))
    }

    /// GR-12: another hole, or GR-13: the end.
    pub(super) fn leave_hole(&mut self, audience: &mut impl Audience<Event>) {
        if self.hole == N_HOLES {
            self.phase = Phase::Over;
            audience.tell(|| {
                Fact::Ended {
                    hands: self.players.map(|_, player| self.content.list(player.hand)),
                    bonus: self
                        .players
                        .map(|_, player| scoring::hand_bonus(&self.content, player.hand)),
                }
                .into()
            });
            return;
        }
        self.hole += 1;
        self.wind = 0;
        self.cards = ArrayVec::new();
        self.course = Course::NONE;
        self.players.iter_mut().for_each(|(_, player)| player.begin_hole());
        let lowest = self.candidates();
        self.starter = lowest.lowest().filter(|_| lowest.len() == 1);
        self.turn = self.starter.unwrap_or(Seat::new(0));
        self.phase = if self.n_due() > 0 { Phase::Display } else { Phase::Course };
    }

    /// GR-12: who may begin the hole: anybody at first, then whoever has the lowest total.
    pub(crate) fn candidates(&self) -> SeatSet {
        let totals: BySeat<i32> = self.players.map(|_, player: &Player| player.points());
        let lowest = totals.values().min().copied().unwrap_or(0);
        totals.iter().filter(|(_, total)| **total == lowest).map(|(seat, _)| seat).collect()
    }

    pub(super) fn sample_course(&self, rng: &mut GameRng) -> Outcome {
        let mut cards: ArrayVec<CardId, 8> =
            self.content.cards().iter().map(|(id, _)| *id).collect();
        rng.shuffle(&mut cards);
        Outcome::Course(cards.into_iter().take(usize::from(self.par())).collect())
    }

    pub(super) fn check_course(&self, cards: &[CardId]) -> Result<(), Illegal> {
        let is_fine = |(i, card): (usize, &CardId)| {
            self.content.card(*card).is_some() && !cards[..i].contains(card)
        };
        let is_course =
            cards.len() == usize::from(self.par()) && cards.iter().enumerate().all(is_fine);
        if is_course { Ok(()) } else { Err(Illegal::NotACourse) }
    }

    pub(super) fn lay_course(
        &mut self,
        cards: &ArrayVec<CardId, MOST_CARDS>,
        audience: &mut impl Audience<Event>,
    ) {
        self.cards.clone_from(cards);
        self.course = self.content.course(cards);
        self.phase = Phase::Wind;
        audience.tell(|| Fact::Laid { hole: self.hole, cards: cards.clone() }.into());
    }

    pub(super) fn set_wind(&mut self, wind: u8, audience: &mut impl Audience<Event>) {
        self.wind = wind;
        audience.tell(|| Fact::Blows { wind }.into());
        match self.starter {
            None => self.phase = Phase::Start,
            Some(seat) => {
                audience.tell(|| Fact::Starts { seat }.into());
                self.tee_off();
            }
        }
    }

    pub(super) fn sample_start(&self, rng: &mut GameRng) -> Outcome {
        let candidates = self.candidates();
        let pick = rng.below(candidates.len()) as usize;
        Outcome::Start(candidates.iter().nth(pick).expect("a number below their count"))
    }

    pub(super) fn set_starter(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        self.starter = Some(seat);
        audience.tell(|| Fact::Starts { seat }.into());
        self.tee_off();
    }
}
