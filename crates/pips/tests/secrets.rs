//! PI-8 by hand: swap two hidden things, and nobody else can tell.

use pips::{Event, Phase, Pips, Setup, Stones, VALUES, View};
use tabletop::{Game, Seat, Viewer};

use crate::support::subject::subject;

testkit::assert_not_serializable!(Pips, Event);

fn position(hands: [[u8; 3]; 2], favourites: [u8; 2]) -> Pips {
    Pips::from_setup(&Setup {
        phase: Phase::Place,
        turn: Seat::new(0),
        row: vec![None, Some(2), None, None],
        hands: hands.map(|hand| hand.to_vec()).to_vec(),
        favourites: favourites.map(Some).to_vec(),
        neighbours: vec![0, 0],
    })
    .expect("a sound position")
}

#[test]
fn pi_8_hands_are_hidden_from_everybody_else() {
    let one = position([[1, 1, 2], [3, 3, 4]], [1, 3]);
    let two = position([[1, 1, 2], [2, 4, 4]], [1, 3]);
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        assert_eq!(one.view(viewer), two.view(viewer));
    }
    assert_ne!(one.view(Viewer::Seat(Seat::new(1))), two.view(Viewer::Seat(Seat::new(1))));
}

#[test]
fn pi_8_favourites_are_hidden_from_everybody_else_also_in_the_score() {
    let one = position([[1, 1, 2], [3, 3, 4]], [1, 2]);
    let two = position([[1, 1, 2], [3, 3, 4]], [1, 4]);
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        assert_eq!(one.view(viewer), two.view(viewer));
        assert_eq!(one.scores(viewer), two.scores(viewer));
    }
    assert_ne!(one.scores(Viewer::Seat(Seat::new(1))), two.scores(Viewer::Seat(Seat::new(1))));
}

#[test]
fn pi_8_a_draw_tells_others_only_how_many() {
    let drew =
        |stone: u8| Event::Drew { seat: Seat::new(1), stones: [stone].into_iter().collect() };
    let told = |stone, viewer| Pips::view_event(&drew(stone), viewer);
    assert_eq!(told(1, Viewer::Seat(Seat::new(0))), told(4, Viewer::Seat(Seat::new(0))));
    assert_ne!(told(1, Viewer::Seat(Seat::new(1))), told(4, Viewer::Seat(Seat::new(1))));
}

#[test]
fn pi_8_what_may_still_come_is_what_lies_in_the_bag_and_in_hidden_hands() {
    let counts = |unseen: Stones| VALUES.map(|stone| unseen.count(stone));
    testkit::unseen::check(
        &subject(),
        40,
        |view: &View| counts(view.unseen()),
        |game, viewer| {
            let is_over = game.row().iter().all(Option::is_some);
            let is_hidden = |seat: &Seat| !viewer.sees(*seat) && !is_over;
            let hidden = Seat::first(game.n_seats()).filter(is_hidden);
            let stones = hidden.flat_map(|seat| game.hand(seat).iter());
            counts(game.bag().iter().chain(stones).collect())
        },
    );
}
