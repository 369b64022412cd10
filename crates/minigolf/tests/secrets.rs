//! MG-31 by hand: swap two hidden things, and nobody else can tell.

use minigolf::{Content, Element, Event, Kind, Minigolf, MinigolfOptions, Move, View};
use tabletop::{Game, Options, Seat, Viewer};
use testkit::script;

use crate::support::subject::subject;

testkit::assert_not_serializable!(Minigolf, Event);

const OPENING: &str = "options seats=2 version=advanced mr=short mrs=lazy
    chance: lands L1,L2,L3
    chance: lands L4,L5,L6
    0: land L1
    1: land L4
    chance: order 0,1
    chance: draw 1,2,3
    chance: draw 4,5,6
    ";

fn after(steps: &str) -> Minigolf {
    script::run(&format!("{OPENING}{steps}"))
}

const OTHERS: [Viewer; 2] = [Viewer::Seat(Seat::new(0)), Viewer::Spectator];
const OWNER: Viewer = Viewer::Seat(Seat::new(1));

#[test]
fn mg_31_promises_are_hidden_from_everybody_else_also_in_the_score() {
    let one = after("0: promise fun\n1: promise her,par\n");
    let two = after("0: promise fun\n1: promise fast,circuit\n");
    for viewer in OTHERS {
        assert_eq!(one.view(viewer), two.view(viewer));
        assert_eq!(one.scores(viewer), two.scores(viewer));
    }
    assert_ne!(one.view(OWNER), two.view(OWNER));
    assert_ne!(one.scores(OWNER), two.scores(OWNER));
}

#[test]
fn mg_31_how_many_promises_are_made_is_public_once_all_have_made_theirs() {
    let one = after("1: promise her\n");
    let two = after("1: promise fast,circuit\n");
    for viewer in OTHERS {
        assert_eq!(one.view(viewer), two.view(viewer));
    }
    let one = after("1: promise her\n0: promise fun\n");
    let two = after("1: promise fast,circuit\n0: promise fun\n");
    for viewer in OTHERS {
        assert_ne!(one.view(viewer), two.view(viewer));
    }
}

#[test]
fn mg_31_a_land_is_hidden_until_all_have_chosen() {
    let opening = "options seats=2 mr=short mrs=lazy
        chance: lands L1,L2,L3
        chance: lands L4,L5,L6
        ";
    let chosen = |land: &str| script::run::<Minigolf>(&format!("{opening}1: land {land}\n"));
    for viewer in OTHERS {
        assert_eq!(chosen("L4").view(viewer), chosen("L6").view(viewer));
    }
    assert_ne!(chosen("L4").view(OWNER), chosen("L6").view(OWNER));
}

#[test]
fn mg_31_the_order_of_the_bag_is_no_part_of_the_state() {
    // Two orders of the same draw, different backs: the same rack, the same state, the same news.
    let one = after("0: promise fun\n1: promise her\n0: pass\n1: pass\nchance: draw 3,104,8\n");
    let two = after("0: promise fun\n1: promise her\n0: pass\n1: pass\nchance: draw 104,8,3\n");
    assert_eq!(one, two);
}

#[test]
fn mg_31_what_is_asked_for_is_told_to_nobody_else() {
    let told = |slots: &str, viewer| {
        let mv: Move = format!("return {slots}").parse().expect("a move");
        let Move::Return(slots) = mv else { panic!("a return") };
        Minigolf::view_event(&Event::Asked { seat: Seat::new(1), slots }, viewer)
    };
    for viewer in OTHERS {
        assert_eq!(told("0,1", viewer), told("2", viewer));
    }
    assert_ne!(told("0,1", OWNER), told("2", OWNER));
}

#[test]
fn a_match_on_other_content_is_not_replayed_silently() {
    let clients =
        include_str!("../../../data/minigolf/clients.csv").replace("hotdog,mrs,3", "hotdog,mrs,2");
    let pack = MinigolfOptions::load_pack(&[("clients.csv", &clients)]).expect("a sound pack");
    let text = format!("seats=2 content={}", pack.fingerprint());
    let error = MinigolfOptions::from_text(&text).expect_err("the pack is not loaded");
    assert!(error.to_string().contains("content"), "{error}");
    let options = MinigolfOptions::from_text_with(&text, &[pack]).expect("the pack is loaded");
    assert!(options.to_text().ends_with(&text[8..]), "{}", options.to_text());
    let problems = MinigolfOptions::load_pack(&[("clients.csv", "")]).expect_err("nothing in it");
    assert_eq!(problems, ["clients.csv, line 1: there is no header"]);
}

/// So many tiles of each kind, and so many of each element.
type Counts = (Vec<u8>, [u16; 8]);

#[test]
fn mg_31_what_may_still_come_is_what_lies_in_the_bag() {
    testkit::unseen::check(&subject(), 2, counted, hidden);
}

fn counted(view: &View) -> Counts {
    let unseen = view.unseen();
    let n_on = |kind: Kind, element| view.tile(kind).n(element);
    (
        Kind::all().map(|kind| unseen.count(kind)).collect(),
        Element::ALL.map(|element| unseen.sum(|kind| n_on(kind, element))),
    )
}

/// The same, tile by tile: nobody sees into the bag, and everybody sees all that lies elsewhere.
fn hidden(game: &Minigolf, _: Viewer) -> Counts {
    let (content, mut elements) = (Content::standard(), [0; 8]);
    for kind in game.bag().iter() {
        let tile = content.kind(kind).tile;
        let printed = [
            tile.people,
            tile.dogs,
            tile.trees,
            tile.benches,
            tile.pools,
            tile.pipes,
            tile.slopes,
            tile.flowers,
        ];
        elements.iter_mut().zip(printed).for_each(|(sum, n)| *sum += u16::from(n));
    }
    (Kind::all().map(|kind| game.bag().count(kind)).collect(), elements)
}
