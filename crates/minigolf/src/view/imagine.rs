//! A state that a view's owner cannot tell from the true one.

use alloc::vec::Vec;

use tabletop::{Game, GameRng, Seat};

use super::{CourseView, View};
use crate::bag::Bag;
use crate::cells::Cell;
use crate::clients::{Condition, Promises};
use crate::notation::{MAX_SLOTS, Move};
use crate::rules::{Designer, Minigolf};
use crate::site::Site;

pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Minigolf {
    let mut pawns = [None; MAX_SLOTS];
    pawns.iter_mut().zip(&view.order.places).for_each(|(pawn, place)| *pawn = *place);
    let mut game = Minigolf {
        options: view.options.clone(),
        phase: view.phase,
        clients: view.mr.zip(view.mrs),
        designers: view.courses.map(|_, course| designer(view, course, rng)),
        bag: Bag { tiles: view.unseen(), n_visits: view.visits },
        away: view.away.iter().copied().collect(),
        aside: view.aside.iter().copied().collect(),
        has_visited: view.has_visited,
        middle: view.racks[0].iter().copied().collect(),
        bottom: view.racks[1].iter().copied().collect(),
        leftovers: view.leftovers.iter().copied().collect(),
        order: view.order.to_act.iter().copied().collect(),
        bench: view.bench.iter().copied().collect(),
        pawns,
        is_end_phase: view.is_end_phase,
        is_last_round: view.is_last_round,
        n_finished: view.courses.values().map(|course| u8::from(course.finished.is_some())).sum(),
    };
    for (seat, course) in view.courses.iter() {
        if course.has_chosen && course.choice.is_none() {
            imagine_choice(&mut game, seat, rng);
        }
    }
    game
}

fn designer(view: &View, course: &CourseView, rng: &mut GameRng) -> Designer {
    let cards = view.options.content.lands();
    let card = course.land.and_then(|land| cards.iter().position(|card| card.id == land));
    let mut site = Site::none();
    if let Some(card) = card {
        let land = &cards[card].land;
        site = Site::new(land);
        for tile in &course.tiles {
            site.place(land, Cell::new(tile.x, tile.y), tile.kind, tile.turn);
        }
    }
    Designer {
        dealt: course.dealt.as_slice().try_into().ok(),
        card: card.and_then(|card| u8::try_from(card).ok()),
        site,
        promises: course.promises.unwrap_or_else(|| some_promises(course.n_promises, rng)),
        is_stopped: course.stopped,
        n_collected: course.collected,
        finished: course.finished,
        n_passes: course.passes,
        choice: course.choice,
        // MG-15: numbers that the program found are found again.
        numbers: course.numbers.filter(|_| view.options.is_manual),
    }
}

/// This many promises, each set equally likely.
fn some_promises(n: u8, rng: &mut GameRng) -> Promises {
    let mut conditions = Condition::ALL;
    rng.shuffle(&mut conditions);
    conditions.into_iter().take(usize::from(n)).collect()
}

/// MG-31: a choice that is made, but not shown: any that the seat could have made.
fn imagine_choice(game: &mut Minigolf, seat: Seat, rng: &mut GameRng) {
    let choice = game.random_move(seat, rng, &mut Vec::new());
    game.designers[seat].choice = choice;
    if let Some(Move::Number(numbers)) = choice {
        game.designers[seat].numbers = Some(numbers);
    }
}
