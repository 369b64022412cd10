//! GR-16 by hand: swap two hidden things, and nobody else can tell.

use green::{Clubs, Event, Green, N_HOLES, Phase, View};
use tabletop::{Game, GameRng, Seat, Seed, Viewer};

use crate::support::position::position;
use crate::support::subject::subject;

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
    let game = with_hand("putter_1,putter_2");
    let seen = |game: &Green, viewer| serde_json::to_string(&game.view(viewer)).unwrap();
    let deck = game.content().list(game.deck());
    assert_eq!(deck.len(), 37);
    for club in deck.into_iter().filter(|club| club.to_string() != "putter_1") {
        // The setup's deck is what lies nowhere else: this club goes to the hand, the Putter to the deck.
        let mut setup = game.to_setup();
        setup.seats[1].hand[0] = club;
        let swapped = Green::from_setup(&setup).unwrap();
        assert_ne!(swapped.deck(), game.deck());
        for viewer in OTHERS {
            assert_eq!(seen(&swapped, viewer), seen(&game, viewer), "{club} in {viewer:?}");
        }
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Referee] {
            assert_ne!(seen(&swapped, viewer), seen(&game, viewer));
        }
    }
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

/// So many clubs of each kind, and whether a course is still to come.
type Counts = (Vec<u8>, bool);

#[test]
fn gr_16_what_may_still_come_is_what_lies_in_the_deck_and_in_hidden_hands() {
    testkit::unseen::check(&subject(), 10, counted, hidden);
}

fn counted(view: &View) -> Counts {
    let count = |clubs: Clubs| {
        let kinds = view.content.clubs().iter();
        kinds.map(|club| view.content.count(clubs, club.kind)).collect()
    };
    (count(view.unseen()), view.has_course_to_come())
}

/// The same, club by club.
fn hidden(game: &Green, viewer: Viewer) -> Counts {
    let content = game.content();
    let is_open = game.variant().open_hands || game.phase() == Phase::Over;
    let is_hidden = |seat: &Seat| !viewer.sees(*seat) && !is_open;
    let mut clubs = content.list(game.deck());
    for seat in Seat::first(game.n_seats()).filter(is_hidden) {
        clubs.extend(content.list(game.hand(seat)));
    }
    let count = |kind| clubs.iter().map(|club| u8::from(*club == kind)).sum();
    let is_laid = !matches!(game.phase(), Phase::Display | Phase::Course);
    let kinds = content.clubs().iter().map(|club| count(club.kind)).collect();
    (kinds, game.hole() < N_HOLES || !is_laid)
}
