//! The game as one viewer sees it, and what that viewer may imagine behind it.

mod read;

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, GameRng, Seat, Viewer};

use crate::rules::{Phase, Pips, Row};
use crate::stones::{Stone, Stones, VALUES};

pub(crate) use read::read;

/// The game as one viewer sees it.
///
/// `Deserialize` reads the fields and judges nothing; `Pips::read_view` does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// The row, empty cells as null.
    pub row: Vec<Option<Stone>>,
    /// How many stones are in the bag.
    pub bag: u8,
    /// What is known of each seat.
    pub seats: BySeat<SeatView>,
}

/// What one viewer knows of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// The stones held, ascending; null if they are hidden.
    pub hand: Option<Vec<Stone>>,
    /// How many there are.
    pub hand_size: u8,
    /// Whether the favourite is chosen.
    pub has_favourite: bool,
    /// The favourite; null if it is hidden or not chosen.
    pub favourite: Option<Stone>,
    /// PI-5: equal neighbours so far.
    pub neighbours: u8,
}

impl View {
    /// PI-8: the stones that this viewer doesn't see: in the bag, or in hands that are hidden.
    pub fn unseen(&self) -> Stones {
        let mut unseen = Stones::ALL;
        let in_hands = self.seats.values().filter_map(|seat| seat.hand.as_ref()).flatten();
        in_hands.chain(self.row.iter().flatten()).for_each(|&stone| unseen.remove(stone));
        unseen
    }
}

pub(crate) fn view(game: &Pips, viewer: Viewer) -> View {
    View {
        viewer,
        phase: game.phase,
        turn: game.turn,
        row: game.row.to_vec(),
        bag: game.bag.len(),
        seats: BySeat::from_fn(game.n_seats, |seat| seat_view(game, viewer, seat)),
    }
}

fn seat_view(game: &Pips, viewer: Viewer, seat: Seat) -> SeatView {
    // PI-8: hands and favourites are secret until the end.
    let shown = viewer.sees(seat) || game.is_over();
    SeatView {
        hand: shown.then(|| game.hands[seat].iter().collect()),
        hand_size: game.hands[seat].len(),
        has_favourite: game.favourites[seat].is_some(),
        favourite: game.favourites[seat].filter(|_| shown),
        neighbours: game.neighbours[seat],
    }
}

pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Pips {
    let mut unseen = view.unseen();
    let hands = view.seats.map(|_, seat| match &seat.hand {
        Some(stones) => stones.iter().copied().collect(),
        None => (0..seat.hand_size).map(|_| unseen.draw(rng)).collect(),
    });
    let favourites = view.seats.map(|_, seat| match seat.favourite {
        None if seat.has_favourite => Some(VALUES[rng.below(4) as usize]),
        favourite => favourite,
    });
    Pips {
        n_seats: view.seats.n_seats(),
        phase: view.phase,
        turn: view.turn,
        row: view.row.iter().copied().collect::<Row>(),
        bag: unseen,
        hands,
        favourites,
        neighbours: view.seats.map(|_, seat| seat.neighbours),
    }
}
