//! The worked examples of the rulebooks, through files.

use serde_json::{Value, json};

use crate::support::files::{family, meadow, scored, tiles};

/// The points of Ann's condition.
fn points(file: &Value, condition: &str) -> i64 {
    scored(file)["players"][0]["conditions"][condition]["points"].as_i64().expect("a number")
}

fn playable(picture: &str, what: &str) -> i64 {
    let file = family("short", "lazy", tiles(picture));
    scored(&file)["players"][0]["playable"][what].as_i64().expect("a number")
}

#[test]
fn mg_23_mrs_client_pays_by_element() {
    let one = |mut look: Value, mrs: &str| {
        for (name, value) in [("x", json!(2)), ("y", json!(0)), ("shape", json!("scenery"))] {
            look[name] = value;
        }
        points(&family("short", mrs, json!([look])), "her")
    };
    let dogs = json!({"dogs": 2, "trees": 3});
    assert_eq!((one(dogs.clone(), "hotdog"), one(dogs, "evergreen")), (6, 3));
    let garden = json!({"pools": 1, "flowers": 1, "benches": 1, "trees": 1});
    let four = ["sprinkle", "bloom", "lazy", "evergreen"].map(|mrs| one(garden.clone(), mrs));
    assert_eq!(four, [2, 2, 3, 1]);
    assert_eq!(one(json!({"flowers": 2}), "bloom"), 4);
    let pipes = json!({"pipes": 3, "pools": 1});
    assert_eq!((one(pipes.clone(), "plumber"), one(pipes, "sprinkle")), (6, 2));
    let tunnel = json!({"pipes": 1, "slopes": 1});
    assert_eq!((one(tunnel.clone(), "plumber"), one(tunnel, "sloppy")), (2, 3));
    let slope = json!({"slopes": 1, "flowers": 1, "pools": 1});
    assert_eq!(["sloppy", "bloom", "sprinkle"].map(|mrs| one(slope.clone(), mrs)), [3, 2, 2]);
}

#[test]
fn mg_24_the_five_holes_of_the_table() {
    let holes = tiles(
        "## ## T>3 G<1 T> C2 T> S- G< xx
         ## ## xx  xx  xx G^ xx xx xx xx
         T> S-1 C2  xx  T> S- C2 xx xx xx
         xx xx G^2 xx  xx xx G^ xx xx xx",
    );
    let paid = |mr: &str| -> Vec<u64> {
        let mut file = family(mr, "lazy", holes.clone());
        file["players"][0]["numbers"] = json!({"2,0": 1, "4,0": 2, "6,0": 3, "0,2": 4, "4,2": 5});
        let scored = scored(&file);
        let his = &scored["players"][0]["conditions"]["his"];
        let lines = his["lines"].as_array().expect("a list");
        assert_eq!(his["points"], 2 * lines.len());
        lines.iter().map(|line| line["hole"].as_u64().expect("a hole")).collect()
    };
    assert_eq!(paid("short"), [1]);
    assert_eq!(paid("long"), [4, 5]);
    assert_eq!(paid("linear"), [1, 3]);
    assert_eq!(paid("turner"), [2, 4, 5]);
    assert_eq!(paid("luckyfor"), [1, 4]);
    assert_eq!(paid("uberstitious"), [2, 3, 4, 5]);
}

/// Holes of these pars, two tiles each, in rows of three.
fn holes_of(pars: &[(u8, u8)]) -> Value {
    let mut picture =
        String::from("## ## xx xx xx xx xx xx xx xx xx xx\n## ## xx xx xx xx xx xx xx xx xx xx\n");
    for row in pars.chunks(3) {
        let holes: Vec<String> =
            row.iter().map(|(tee, green)| format!("T>{tee} G<{green} xx")).collect();
        picture.extend([holes.join(" "), "\n".into()]);
    }
    family("short", "lazy", tiles(&picture))
}

#[test]
fn mg_25_par_of_holes_and_of_the_course() {
    let picture = "## ## T>1 C2 xx T>3 G<1\n## ## xx S|2 xx xx xx\n## ## xx G^2 xx xx xx";
    let scored = scored(&family("short", "lazy", tiles(picture)));
    let lines = scored["players"][0]["conditions"]["par"]["lines"].as_array().expect("a list");
    let pars: Vec<&Value> = lines
        .iter()
        .filter(|line| line["reason"] == "hole_par")
        .map(|line| &line["count"])
        .collect();
    assert_eq!(pars, [5, 4]);
    let par = |pars: &[(u8, u8)]| points(&holes_of(pars), "par");
    // Seven holes of par 3 to 5 and 34 strokes; eight and 40; nine of par 4.
    let seven = [(2, 2), (2, 2), (2, 2), (2, 2), (2, 3), (2, 3), (2, 2), (1, 1), (1, 1)];
    assert_eq!(par(&seven), 14 - 2);
    let eight = [(2, 2), (2, 3), (2, 3), (2, 3), (2, 3), (2, 3), (2, 3), (2, 2), (1, 1)];
    assert_eq!(par(&eight), 16 - 4);
    assert_eq!(par(&[(2, 2); 9]), 18);
    // Six such holes give 12 before the strokes.
    let six = [(2, 2); 6];
    assert_eq!(par(&six), 12 - (36 - 24));
}

#[test]
fn mg_26_land_15_two_tiles_outside_one_cell_missing() {
    let cells = [(2, 0), (2, 1), (2, 2), (1, 2), (3, 0), (3, 1)];
    let placed: Vec<Value> =
        cells.iter().map(|(x, y)| json!({"x": x, "y": y, "shape": "scenery"})).collect();
    let mut file = family("short", "lazy", json!(placed));
    file["players"][0]["land"] = json!({"map": ["GG#", "GG#", "###"], "points": 15});
    assert_eq!(points(&file, "land"), 15 - 6 - 1);
}

#[test]
fn mg_27_circuit() {
    let circuit = |picture: &str| points(&family("short", "lazy", tiles(picture)), "circuit");
    assert_eq!(circuit("## ## xx T> G< T> G< T> G<"), 4, "two correct connections");
    assert_eq!(circuit("## ## xx T> G< ..\n## ## xx xx xx Tv\n## ## xx xx xx G^"), 0, "a corner");
    assert_eq!(circuit("## ## xx T> S- T> G<"), 0, "a missing green");
    // The proof of L1 that comes with the lands is perfect.
    let file: Value =
        serde_json::from_str(scoring::example("minigolf").expect("there is one")).expect("JSON");
    assert_eq!(points(&file, "circuit"), 20);
}

#[test]
fn mg_16_the_ninth_hole_without_a_tile_and_with_one() {
    let eight = "
        ## ## T^ xx T^ xx T^ xx T^ xx T^ xx
        ## ## xx xx xx xx xx xx xx xx xx xx
        T> G< xx T> S- xx T> xx xx .. .. ..";
    assert_eq!(playable(eight, "hole_count"), -10);
    assert_eq!(playable(&eight.replace("T> xx xx .. ..", "T> xx xx S| .."), "hole_count"), 0);
}

#[test]
fn mg_17_to_mg_19_mistakes() {
    assert_eq!(playable("## ## G> G<", "malformed"), -3);
    assert_eq!(playable("## ## T> T<", "malformed"), -3);
    assert_eq!(playable("## ## C1 C2\n## ## C0 C3", "malformed"), -3);
    assert_eq!(playable("## ## xx T> xx G< xx T< xx", "mismatch"), -9);
    let four = "## ## T> D< G< G> D> T<\n## ## T> D< G< G> D> T<";
    assert_eq!(playable(four, "direction"), -4);
    let mut file = family("short", "lazy", tiles(four));
    file["options"] = json!({"forgiving": true});
    assert_eq!(scored(&file)["players"][0]["playable"]["points"], 0, "MG-20");
}

/// Players who differ only in how many people are on their one tile, and in what they promised.
fn crowd(players: &[(u8, &[&str])]) -> Value {
    let players: Vec<Value> = players
        .iter()
        .enumerate()
        .map(|(i, (people, promises))| {
            let tile = json!({"x": 2, "y": 0, "shape": "scenery", "people": people});
            json!({"name": i.to_string(), "land": meadow(), "tiles": [tile], "promises": promises})
        })
        .collect();
    json!({"game": "minigolf", "version": "advanced", "mr": "short", "mrs": "lazy", "players": players})
}

#[test]
fn mg_28_ranks_with_gaps_and_promises_by_place() {
    let five = scored(&crowd(&[(9, &["fun"]), (9, &[]), (4, &["fun"]), (4, &["fun"]), (1, &[])]));
    let ranks: Vec<&Value> =
        (0..5).map(|i| &five["players"][i]["conditions"]["fun"]["rank"]).collect();
    assert_eq!(ranks, [1, 1, 3, 3, 5]);
    let paid: Vec<&Value> = (0..4).map(|i| &five["players"][i]["promises"]["fun"]).collect();
    assert_eq!(paid, [&json!(10), &Value::Null, &json!(-1), &json!(-1)]);
    let three = scored(&crowd(&[(9, &["fun"]), (5, &[]), (2, &["fun"])]));
    assert_eq!(three["players"][0]["promises"]["fun"], 10);
    assert_eq!(three["players"][1]["promises"], json!({}));
    assert_eq!(three["players"][2]["promises"]["fun"], -10);
}

#[test]
fn mg_29_the_first_face_down_tile_breaks_a_tie() {
    let mut file = crowd(&[(5, &["fun"]), (5, &["fun"]), (5, &["fun"])]);
    for (player, order) in [(0, 2), (1, 1)] {
        file["players"][player]["collected"] = 1.into();
        file["players"][player]["finished"] = order.into();
    }
    file["players"][2]["tiles"][0]["people"] = 8.into();
    let scored = scored(&file);
    // Eight people make up for three points, and for the promise the others lose.
    assert_eq!(scored["winners"], json!(["2"]));
    let ranks: Vec<&Value> = (0..3).map(|i| &scored["players"][i]["rank"]).collect();
    assert_eq!(ranks, [3, 2, 1]);
}

#[test]
fn mg_30_passes_of_a_solo_game_cost_three_each_and_the_clients_have_a_mood() {
    let solo = |passes: u32, people: u8| {
        let mut file = crowd(&[(people, &["fast"])]);
        file["version"] = "family".into();
        file["players"][0]["promises"] = json!([]);
        file["players"][0]["passes"] = passes.into();
        scored(&file)
    };
    let lost: Vec<Value> = (1..=3).map(|n| solo(n, 1)["players"][0]["passes"].clone()).collect();
    assert_eq!(lost, [-3, -6, -9]);
    let report = solo(1, 1);
    assert_eq!(report["players"][0]["mood"], "unhappy");
    assert_eq!(report["players"][0]["conditions"]["fast"], Value::Null, "no Fast in solo");
    assert_eq!(report["winners"], json!(["0"]));
    let two = scored(&crowd(&[(1, &["fun"]), (2, &["fun"])]));
    assert_eq!(two["players"][0]["mood"], Value::Null);
}

#[test]
fn mg_30_the_moods_of_the_scale() {
    // A land that pays whatever is missing to the border.
    let mood = |version: &str, total: i64| {
        let land = |points: i64| json!({"map": ["GG#", "GG#", "###"], "points": points});
        let cells = [(2, 0), (2, 1), (0, 2), (1, 2), (2, 2)];
        let tiles: Vec<Value> = cells
            .iter()
            .map(|(x, y)| json!({"x": x, "y": y, "shape": "scenery", "people": 9, "dogs": 9}))
            .collect();
        let file = |points| {
            json!({"game": "minigolf", "version": version, "mr": "short", "mrs": "hotdog",
                "options": {"forgiving": true},
                "players": [{"name": "Ann", "land": land(points), "tiles": tiles, "passes": 0}]})
        };
        let rest = scored(&file(0))["players"][0]["total"].as_i64().expect("a number");
        let scored = scored(&file(total - rest));
        assert_eq!(scored["players"][0]["total"], total);
        scored["players"][0]["mood"].as_str().expect("a mood").to_owned()
    };
    let scale = [("unhappy", 69, 79), ("disappointed", 70, 80), ("disappointed", 89, 99)];
    let scale2 = [("unexcited", 90, 100), ("unexcited", 109, 119), ("happy", 110, 120)];
    let scale3 = [("happy", 149, 169), ("impressed", 150, 170)];
    for (word, family, advanced) in scale.into_iter().chain(scale2).chain(scale3) {
        assert_eq!(mood("family", family), word, "family {family}");
        assert_eq!(mood("advanced", advanced), word, "advanced {advanced}");
    }
}

fn track(markers: [i64; 6]) -> Value {
    let colours = ["red", "green", "blue", "orange", "yellow", "purple"];
    colours.into_iter().zip(markers).map(|(name, value)| (name.to_owned(), json!(value))).collect()
}

fn ranks(file: &Value) -> Vec<u64> {
    let report = scored(file);
    let players = report["players"].as_array().expect("a list").clone();
    players.iter().map(|player| player["rank"].as_u64().expect("a rank")).collect()
}

#[test]
fn in_9_the_lowest_marker_then_the_next() {
    let player = |name: &str, markers| json!({"name": name, "tracks": track(markers)});
    let file = json!({"game": "ingenious", "mode": "base", "players": [
        player("Tina", [14, 10, 18, 12, 15, 11]),
        player("Thomas", [9, 16, 12, 18, 13, 14]),
        player("Karl", [12, 9, 15, 12, 18, 17]),
        player("Heike", [18, 18, 7, 15, 16, 14]),
    ]});
    assert_eq!(ranks(&file), [1, 2, 3, 4]);
    let report = scored(&file);
    assert_eq!(report["winners"], json!(["Tina"]));
    assert_eq!(report["players"][1]["total"], 9);
}

#[test]
fn in_10_and_in_12_solo_and_teams_have_double_tracks() {
    let solo = json!({"game": "ingenious", "mode": "solo", "players": [
        {"name": "Ann", "tracks": track([36, 18, 20, 19, 30, 25])}]});
    assert_eq!(scored(&solo)["players"][0]["total"], 18);
    let team = json!({"game": "ingenious", "mode": "team", "players": [
        {"name": "We", "tracks": track([36, 18, 20, 19, 30, 25])},
        {"name": "They", "tracks": track([36, 18, 20, 19, 30, 26])}]});
    assert_eq!(ranks(&team), [2, 1]);
}

#[test]
fn in_15_duel_markers_on_ones_own_side_then_the_rearmost() {
    // Two markers each; the rearmost are 2 and 2, the next 4 against 3.
    let duel = json!({"game": "ingenious", "mode": "duel", "players": ["Ann", "Bo"],
        "tracks": track([2, 4, -2, -3, 0, 0])});
    let report = scored(&duel);
    assert_eq!(report["winners"], json!(["Ann"]));
    assert_eq!(
        (&report["players"][0]["total"], &report["players"][1]["total"]),
        (&json!(2), &json!(2))
    );
    let draw = json!({"game": "ingenious", "mode": "duel", "players": ["Ann", "Bo"],
        "tracks": track([2, 4, -2, -4, 0, 0])});
    assert_eq!(ranks(&draw), [1, 1]);
}

#[test]
fn gr_9_points_by_shots_and_par() {
    let total = |hole: usize, shots: u8| {
        let holes: Vec<Value> = (0..3)
            .map(|i| if i == hole { json!({"shots": shots}) } else { json!({"points": 0}) })
            .collect();
        let file = json!({"game": "green", "players": [
            {"name": "Ann", "holes": holes, "hand": [], "caddies": 4},
            {"name": "Bo", "holes": [{"points": 0}, {"points": 0}, {"retired": true}], "hand": [], "caddies": 4}]});
        let report = scored(&file);
        assert_eq!(report["players"][1]["total"], -1, "GR-8");
        report["players"][0]["total"].as_i64().expect("a number")
    };
    let row = |hole: usize, shots: std::ops::RangeInclusive<u8>| -> Vec<i64> {
        shots.map(|shots| total(hole, shots)).collect()
    };
    assert_eq!(row(0, 0..=5), [11, 8, 5, 3, 1, 0]);
    assert_eq!(row(1, 0..=6), [15, 11, 8, 5, 3, 1, 0]);
    assert_eq!(row(2, 0..=7), [15, 15, 11, 8, 5, 3, 1, 0]);
}

#[test]
fn gr_9_helen_and_luke_and_gr_13_the_hand() {
    let file = json!({"game": "green", "players": [
        {"name": "Helen", "holes": [{"shots": 2}, {"points": 0}, {"points": 0}],
         "hand": ["wood_tail", "wood_head", "wood_tail", "hybrid_3"], "caddies": 5},
        {"name": "Luke", "holes": [{"shots": 2, "points": 4}, {"points": 0}, {"points": 0}],
         "hand": ["wood_tail", "hybrid_3", "iron_head", "chipper"], "caddies": 3}]});
    let report = scored(&file);
    let of = |player: usize, condition: &str| {
        report["players"][player]["conditions"][condition]["points"].as_i64().expect("a number")
    };
    assert_eq!((of(0, "par3"), of(1, "par3")), (5, 4));
    assert_eq!((of(0, "hand"), of(1, "hand")), (3, 4), "three Woods and a Hybrid are 3");
    // Eight points each: the caddies decide.
    assert_eq!(ranks(&file), [1, 2]);
    assert_eq!(report["winners"], json!(["Helen"]));
}
