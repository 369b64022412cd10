//! GR-16 by hand: swap two hidden things, and nobody else can tell.

#[path = "support/position.rs"]
mod position;

use green::{Event, Green};
use position::position;
use tabletop::{Game, GameRng, Seat, Seed, Viewer};

testkit::assert_not_serializable!(Green, Event);

fn with_hand(hand: &str) -> Green {
    position(&format!(
        "display iron_head,iron_head,iron_tail,iron_tail
        seat hand wood_tail row chipper ball 1
        seat hand {hand} ball 3"
    ))
}

const OTHERS: [Viewer; 2] = [Viewer::Seat(Seat::new(0)), Viewer::Spectator];

#[test]
fn gr_16_hands_are_hidden_from_everybody_else() {
    let (one, two) = (with_hand("putter_1,putter_2"), with_hand("wedge_fixed,hybrid_4"));
    for viewer in OTHERS {
        assert_eq!(one.view(viewer), two.view(viewer));
        assert_eq!(one.scores(viewer), two.scores(viewer));
        let text = serde_json::to_string(&one.view(viewer)).unwrap();
        assert!(!text.contains("putter"), "{text}");
    }
    let owner = Viewer::Seat(Seat::new(1));
    assert_ne!(one.view(owner), two.view(owner));
}

#[test]
fn gr_16_the_deck_is_a_number() {
    // The same clubs in sight, two others swapped between deck and hidden hand.
    let text = serde_json::to_string(&with_hand("putter_1").view(Viewer::Spectator)).unwrap();
    assert!(text.contains("\"deck\":38"), "{text}");
}

#[test]
fn gr_16_a_viewer_imagines_what_he_sees() {
    let game = with_hand("putter_1,putter_2");
    let mut rng = GameRng::from_seed(&Seed::from(1));
    let viewer = Viewer::Seat(Seat::new(0));
    let imagined: Vec<Green> =
        (0..20).map(|_| Green::determinize(&game.view(viewer), &mut rng)).collect();
    assert!(imagined.iter().all(|other| other.view(viewer) == game.view(viewer)));
    assert!(imagined.iter().all(|other| other.hand(Seat::new(0)) == game.hand(Seat::new(0))));
    assert!(imagined.iter().any(|other| other.hand(Seat::new(1)) != game.hand(Seat::new(1))));
}

#[test]
fn gr_16_the_hand_bonus_is_no_point_before_the_end() {
    let game = with_hand("putter_1,putter_2");
    for seat in Seat::first(2) {
        assert_eq!(game.scores(Viewer::Referee)[seat].total, 0);
    }
}

#[test]
fn gr_16_open_hands_hide_only_the_deck() {
    let mut setup = with_hand("putter_1,putter_2").to_setup();
    setup.options.open_hands = true;
    let game = Green::from_setup(&setup).unwrap();
    let mut rng = GameRng::from_seed(&Seed::from(1));
    for viewer in OTHERS {
        assert_eq!(Green::determinize(&game.view(viewer), &mut rng), game);
    }
}
