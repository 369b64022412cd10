//! Drafting: what a choice leaves to the others in this round, and which tiles it leaves for oneself in the next (MG-3).
//!
//! Courses and both racks lie open, so everybody is taken to choose what helps the own course most. Others' promises are
//! hidden, and not asked for.

use minigolf::{Kind, View, next_order};
use tabletop::Seat;

use super::prices::Wares;
use super::survey::Survey;

/// What a point of the others, on average, is worth to oneself.
const ENVY: f64 = 0.5;

/// What follows from a choice, as far as others have a say.
#[derive(Clone, Debug, Default)]
pub(super) struct Sequel {
    /// The tiles to choose from in one's next turn; `None` if nobody knows.
    pub(super) next: Option<Vec<Wares>>,
    /// What it is worth to oneself that the others get no more.
    pub(super) grudge: f64,
}

/// What follows from each choice of a turn; nothing for who builds alone.
#[derive(Debug, Default)]
pub(super) struct Draft {
    /// By slot of the middle rack.
    by_slot: Vec<Sequel>,
    /// The pass; and whatever nobody foresees.
    by_pass: Sequel,
}

impl Draft {
    /// Plays this round and the next in the head, after every choice.
    pub(super) fn foresee(view: &View, own: &Survey, me: &Drafter, others: &[Drafter]) -> Self {
        let round = Round { view, me, others };
        let after = |slot| round.after(slot, own);
        let slots = 0..view.racks[0].len();
        Self { by_slot: slots.map(|slot| after(Some(slot))).collect(), by_pass: after(None) }
    }

    /// After building with the tile of this slot, or taking it face down.
    pub(super) fn after(&self, slot: u8) -> &Sequel {
        self.by_slot.get(usize::from(slot)).unwrap_or(&self.by_pass)
    }

    pub(super) const fn after_pass(&self) -> &Sequel {
        &self.by_pass
    }
}

/// What the tiles would bring to somebody's course, beyond passing.
#[derive(Debug)]
pub(super) struct Drafter {
    seat: Seat,
    /// By slot of the middle rack.
    now: Vec<f64>,
    /// By slot of the bottom rack.
    next: Vec<f64>,
}

impl Drafter {
    /// The survey must be of this seat's course, with the tiles of the middle rack.
    pub(super) fn new(view: &View, seat: Seat, survey: &Survey) -> Self {
        let now = (0..).zip(&view.racks[0]).map(|(slot, _)| survey.gain(slot));
        let next = view.racks[1].iter().map(|kind| {
            kind.map_or(0.0, |kind| survey.gain_in_next_turn(survey.tastes.wares(view, kind)))
        });
        Self { seat, now: now.collect(), next: next.collect() }
    }
}

/// A round with all who take part in it.
struct Round<'a> {
    view: &'a View,
    me: &'a Drafter,
    others: &'a [Drafter],
}

impl Round<'_> {
    fn after(&self, choice: Option<usize>, own: &Survey) -> Sequel {
        let (order, now) = self.to_its_end(choice);
        let mut left = lying(&self.view.racks[1]);
        let (mut next, mut later) = (None, 0.0);
        for seat in order {
            if seat == self.me.seat {
                next = Some(self.wares(&left, own));
            }
            let (slot, gain) = self.taken(seat, |drafter| &drafter.next, &left);
            if let Some(slot) = slot {
                left[slot] = false;
            }
            later += if seat == self.me.seat { 0.0 } else { gain };
        }
        let n_others = f64::from(u32::try_from(self.others.len().max(1)).unwrap_or(u32::MAX));
        Sequel { next, grudge: ENVY * (now + later) / n_others }
    }

    /// The order of the next round (MG-3), and what the others gain until then.
    fn to_its_end(&self, choice: Option<usize>) -> (Vec<Seat>, f64) {
        let mut left = lying(&self.view.racks[0]);
        let mut places = self.view.order.places.clone();
        let mut bench = self.view.bench.clone();
        let mut gained = 0.0;
        for &seat in &self.view.order.to_act {
            let (slot, gain) = if seat == self.me.seat {
                (choice, 0.0)
            } else {
                self.taken(seat, |drafter| &drafter.now, &left)
            };
            gained += gain;
            match slot {
                Some(slot) => (left[slot], places[slot]) = (false, Some(seat)),
                None => bench.insert(0, seat),
            }
        }
        (next_order(&bench, &places).collect(), gained)
    }

    /// The slot that a seat takes a tile from, if it does not pass, and what that brings.
    fn taken(
        &self,
        seat: Seat,
        gains: fn(&Drafter) -> &[f64],
        left: &[bool],
    ) -> (Option<usize>, f64) {
        let mut drafters = std::iter::once(self.me).chain(self.others);
        let Some(gains) = drafters.find(|drafter| drafter.seat == seat).map(gains) else {
            // MG-8: who has stopped takes any tile; whose course nobody can plan for, who knows which.
            return (left.iter().position(|is_left| *is_left), 0.0);
        };
        let slots = (0..left.len()).filter(|&slot| left[slot] && gains[slot] > 0.0);
        let best = slots.max_by(|&one, &two| gains[one].total_cmp(&gains[two]));
        (best, best.map_or(0.0, |slot| gains[slot]))
    }

    fn wares(&self, left: &[bool], own: &Survey) -> Vec<Wares> {
        let tiles = self.view.racks[1].iter().zip(left).filter(|(_, is_left)| **is_left);
        tiles.filter_map(|(kind, _)| Some(own.tastes.wares(self.view, (*kind)?))).collect()
    }
}

/// Where tiles lie in a rack.
fn lying(rack: &[Option<Kind>]) -> Vec<bool> {
    rack.iter().map(Option::is_some).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use minigolf::{Minigolf, MinigolfOptions, Phase};
    use tabletop::{Game, GameRng, Nobody, Options, Seed, ToAct, Viewer};

    use crate::limits::{Budget, Limits};
    use crate::minigolf::plan::Dice;

    /// The first turn of a match of two, as the first to act sees it.
    fn first_turn() -> (View, Seat, Seat) {
        let mut game = Minigolf::new(&MinigolfOptions::from_text("seats=2").expect("sound"));
        let mut dealer = GameRng::from_seed(&Seed::from(1));
        loop {
            match game.to_act() {
                ToAct::Chance(_) => {
                    let outcome = game.sample_chance(&mut dealer);
                    game.resolve(&outcome, &mut Nobody);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    let view = game.view(Viewer::Seat(seat));
                    if view.phase == Phase::Turn {
                        return (view, seat, Seat::new(1 - seat.number()));
                    }
                    let mut moves = Vec::new();
                    game.legal_moves(seat, &mut moves);
                    game.play(seat, &moves[0], &mut Nobody);
                }
                ToAct::Over => panic!("it has not begun"),
            }
        }
    }

    fn foresee(mine: [[f64; 3]; 2], theirs: [[f64; 3]; 2]) -> Draft {
        let (view, me, other) = first_turn();
        let course = view.course(me).expect("a land");
        let thinking = &mut Limits::new(Budget::Playouts(5)).begin();
        let rack = &view.racks[0];
        let own = Survey::new(&view, me, &course, rack, Dice::new(1), thinking).expect("a plan");
        let drafter = |seat, [now, next]: [[f64; 3]; 2]| Drafter {
            seat,
            now: now.to_vec(),
            next: next.to_vec(),
        };
        Draft::foresee(&view, &own, &drafter(me, mine), &[drafter(other, theirs)])
    }

    #[test]
    fn a_tile_that_the_other_wants_most_is_better_taken() {
        let nothing = [0.0; 3];
        let draft = foresee([nothing; 2], [[1.0, 2.0, 9.0], nothing]);
        let grudge = |slot| draft.after(slot).grudge;
        assert!((grudge(0) - ENVY * 9.0).abs() < 1e-9);
        assert!((grudge(2) - ENVY * 2.0).abs() < 1e-9);
        assert!((draft.after_pass().grudge - ENVY * 9.0).abs() < 1e-9);
    }

    #[test]
    fn mg_3_who_takes_a_tile_further_left_chooses_first_in_the_next_round() {
        let draft = foresee([[0.0; 3]; 2], [[0.0, 5.0, 0.0], [0.0, 0.0, 7.0]]);
        let n_left = |sequel: &Sequel| sequel.next.as_ref().map(Vec::len);
        assert_eq!(n_left(draft.after(0)), Some(3));
        assert_eq!(n_left(draft.after(2)), Some(2));
        // Who passes last sits leftmost on the bench, before everybody.
        assert_eq!(n_left(draft.after_pass()), Some(3));
    }
}
