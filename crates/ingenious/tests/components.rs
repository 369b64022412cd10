//! The pieces are those of the box: compared with the table of components, whose provenance is in `docs/rules/ingenious.md`.

use ingenious::{Bag, Colour, IngeniousOptions, Mode, PRINTED, RACK, Tile};
use serde_json::Value;
use tabletop::Options;

fn components() -> Value {
    serde_json::from_str(include_str!("../../../data/ingenious/components.json")).unwrap()
}

fn colour(name: &Value) -> Colour {
    Colour::ALL.into_iter().find(|colour| colour.name() == name).unwrap()
}

#[test]
fn colours_and_printed_symbols_are_in_their_places() {
    let table = components();
    let listed = table["colours"].as_array().unwrap();
    assert_eq!(listed.len(), 6);
    for (row, (at, printed)) in listed.iter().zip(PRINTED) {
        assert_eq!(colour(&row["id"]), printed);
        assert_eq!(row["printed_at"], serde_json::json!([at.q, at.r]));
    }
}

#[test]
fn there_are_120_tiles_of_21_kinds() {
    let table = components();
    let listed = table["tiles"].as_array().unwrap();
    assert_eq!(listed.len(), 21);
    for row in listed {
        let tile = Tile::new(colour(&row["a"]), colour(&row["b"]));
        assert_eq!(row["n"], Bag::FULL.count(tile));
    }
    assert_eq!(Bag::FULL.len(), 120);
}

#[test]
fn areas_racks_and_tracks_have_their_sizes() {
    let table = components();
    for (players, options) in [
        ("1", "mode=solo"),
        ("2", "seats=2"),
        ("3", "seats=3"),
        ("4", "seats=4"),
        ("team", "mode=team"),
        ("duel", "mode=duel"),
    ] {
        let options = IngeniousOptions::from_text(options).unwrap();
        assert_eq!(table["radius_by_players"][players], options.area());
    }
    assert_eq!(table["rack"], RACK);
    assert_eq!(table["track_max"], Mode::Base.track().1);
    assert_eq!(table["solo_team_track"], serde_json::json!([18, 18]));
    assert_eq!([Mode::Solo, Mode::Team].map(Mode::track), [(0, 36); 2]);
    let (low, high) = Mode::Duel.track();
    assert_eq!(table["duel_track"], serde_json::json!([low, high]));
}
