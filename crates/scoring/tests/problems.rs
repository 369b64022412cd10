//! Bad files: every problem at once, each with its place. Odd files: warnings.

use serde_json::{Value, json};

use crate::support::files::{family, meadow, problems, report, scored, tiles, told};

/// What is wrong with a mini golf file after this change to Ann's entry.
fn after(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut file = family("short", "lazy", tiles("## ## T> G< xx"));
    change(&mut file["players"][0]);
    problems(&file)
}

fn warnings(file: &Value) -> Vec<String> {
    report(file).warnings.iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_not_json_has_a_line_and_a_column() {
    assert_eq!(
        told("{\n \"game\" \"green\"}"),
        ["line 2, column 9: this isn’t JSON: `:` is missing"]
    );
    assert!(told("")[0].starts_with("line 1, column 0: this isn’t JSON: the file ends too early"));
    assert!(told("{\"game\": \"green\"} 1")[0].contains("something follows the end"));
    assert_eq!(told("[]"), ["the file: must be an object, not a list"]);
}

#[test]
fn the_game_is_one_of_three() {
    assert_eq!(told("{}"), ["the file: `game` is missing: one of minigolf, ingenious, green"]);
    assert_eq!(
        told(r#"{"game": "chess"}"#),
        ["game: must be one of minigolf, ingenious, green, not `chess`"]
    );
}

#[test]
fn unknown_fields_are_named_and_so_are_fields_that_are_there_twice() {
    let found = after(|ann| {
        ann["color"] = 1.into();
        ann["tiles"][1]["rotation"] = 2.into();
    });
    assert_eq!(
        found,
        [
            "players[0].color: there is no such field; a player has name, land, tiles, promises, collected, finished, numbers, passes",
            "players[0].tiles[1].rotation: there is no such field; a tile has x, y, kind, turn, shape, par, directional, people, dogs, trees, benches, pools, pipes, slopes, flowers, obstacle, back",
        ]
    );
    let twice = r#"{"game": "ingenious", "mode": "solo", "mode": "base", "players": []}"#;
    assert!(told(twice).contains(&"mode: appears twice".to_owned()), "{:?}", told(twice));
}

#[test]
fn missing_fields_are_all_named() {
    assert_eq!(
        told(r#"{"game": "minigolf", "players": [{}, {"name": ""}]}"#),
        [
            "the file: `version` is missing",
            "the file: `mr` is missing",
            "the file: `mrs` is missing",
            "players[0]: `name` is missing",
            "players[0]: `land` is missing",
            "players[0]: `tiles` is missing",
            "players[1].name: must not be empty",
            "players[1]: `land` is missing",
            "players[1]: `tiles` is missing",
        ]
    );
}

#[test]
fn a_name_has_no_control_characters() {
    for name in ["A\u{7}nn", "Ann\nBo", "\u{202e}nnA", "A\u{2066}nn"] {
        let found = after(|ann| ann["name"] = name.into());
        assert_eq!(found, ["players[0].name: a name can’t have control characters"], "{name:?}");
    }
}

#[test]
fn two_who_finished_at_the_same_time_are_a_warning() {
    let mut file = family("short", "lazy", json!([]));
    for player in 0..2 {
        file["players"][player]["collected"] = 1.into();
        file["players"][player]["finished"] = 2.into();
    }
    let names = [0, 1].map(|i| file["players"][i]["name"].as_str().expect("a name").to_owned());
    assert_eq!(
        warnings(&file),
        [format!("players: {} have the same `finished`, 2 (MG-29)", names.join(" and "))]
    );
    file["players"][1]["finished"] = 1.into();
    assert_eq!(warnings(&file), [""; 0]);
}

#[test]
fn equal_names_are_refused_in_every_game() {
    let track = json!({"red": 0, "green": 0, "blue": 0, "orange": 0, "yellow": 0, "purple": 0});
    let holes = json!([{"points": 0}, {"points": 0}, {"points": 0}]);
    let twice = |player: Value| json!([player.clone(), player]);
    let ann_of = |field: &str, value: &Value| json!({"name": "Ann", field: value, "hand": []});
    let mut track_of = ann_of("tracks", &track);
    track_of.as_object_mut().expect("an object").remove("hand");
    let mut minigolf = family("short", "lazy", json!([]));
    minigolf["players"][1]["name"] = "Ann".into();
    let table = [
        (minigolf, "players[1].name"),
        (
            json!({"game": "ingenious", "mode": "base", "players": twice(track_of)}),
            "players[1].name",
        ),
        (
            json!({"game": "ingenious", "mode": "duel", "players": ["Ann", "Ann"], "tracks": track}),
            "players[1]",
        ),
        (json!({"game": "green", "players": twice(ann_of("holes", &holes))}), "players[1].name"),
    ];
    for (file, place) in table {
        let wanted = format!("{place}: `Ann` appears twice: give each player a different name");
        assert_eq!(problems(&file), [wanted]);
    }
}

#[test]
fn a_wrong_mode_hides_no_other_problem() {
    let track = json!({"red": 99, "green": 0, "blue": 0, "orange": 0, "yellow": 0, "purple": 0});
    let file = json!({"game": "ingenious", "mode": "best", "extra": 1,
        "players": [{"name": "", "tracks": track}, {"tracks": {}}]});
    let found = problems(&file);
    assert_eq!(found.len(), 11, "{found:?}");
    for problem in [
        "mode: must be one of base, solo, team, duel, not `best`",
        "players[0].name: must not be empty",
        "players[0].tracks.red: must be a whole number from 0 to 36, not 99",
        "players[1]: `name` is missing",
    ] {
        assert!(found.iter().any(|it| it == problem), "{problem}: {found:?}");
    }
    let duel = json!({"game": "ingenious", "mode": 1, "players": ["Ann"], "tracks": track});
    let found = problems(&duel);
    assert!(found.iter().any(|it| it.starts_with("players: duel is for 2 players")), "{found:?}");
    assert!(found.iter().any(|it| it.starts_with("tracks.red: ")), "{found:?}");
}

#[test]
fn a_wrong_land_hides_no_tiles_that_lie_on_each_other() {
    let found = after(|ann| {
        ann["land"] = "L99".into();
        ann["tiles"][1]["x"] = 2.into();
    });
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(found[1], "players[0].tiles[1]: two tiles are on 2,0");
    // Wrong points leave the map as it is.
    let found = after(|ann| {
        ann["land"] = json!({"map": ["GG##", "GG##", "####"], "points": 1000});
        ann["tiles"][2]["x"] = 9.into();
    });
    assert_eq!(found[0], "players[0].land.points: must be a whole number from -99 to 99, not 1000");
    let hangs = "players[0].tiles[2]: the tile on 9,0 isn’t connected to the entrance gate";
    assert_eq!(found[1..], [hangs]);
}

#[test]
fn gr_9_a_ball_can_be_pocketed_without_a_shot_in_the_row_but_not_with_more_than_there_are_clubs() {
    let hole = |shots: u8| json!([{"shots": shots}, {"points": 3}, {"retired": true}]);
    let player = |name: &str, shots: u8| json!({"name": name, "holes": hole(shots), "hand": []});
    for (shots, is_good) in [(0, true), (1, true), (45, true), (46, false)] {
        let file = json!({"game": "green", "players": [player("Ann", 3), player("Bo", shots)]});
        let problem =
            format!("players[1].holes[0].shots: must be a whole number from 0 to 45, not {shots}");
        let wanted: &[String] = if is_good { &[] } else { &[problem] };
        if is_good {
            report(&file);
        } else {
            assert_eq!(problems(&file), wanted);
        }
    }
}

#[test]
fn mg_11_tiles_that_do_not_lie_as_tiles_do() {
    assert_eq!(
        after(|ann| ann["tiles"][1]["x"] = 2.into()),
        [
            "players[0].tiles[1]: two tiles are on 2,0",
            "players[0].tiles[2]: the tile on 4,0 isn’t connected to the entrance gate"
        ]
    );
    assert_eq!(
        after(|ann| ann["tiles"][2]["x"] = 1.into()),
        ["players[0].tiles[2]: the tile on 1,0 covers the entrance gate"]
    );
    // Once, also where it touches no other tile.
    let on_the_far_corner = after(|ann| {
        ann["tiles"][2]["x"] = 0.into();
        ann["tiles"][2]["y"] = 1.into();
    });
    assert_eq!(
        on_the_far_corner,
        ["players[0].tiles[2]: the tile on 0,1 covers the entrance gate"]
    );
    // What covers the entrance gate holds no other tile.
    let beyond_the_gate = after(|ann| {
        ann["tiles"][1]["x"] = 0.into();
        ann["tiles"][2]["x"] = (-1).into();
        ann["tiles"][2]["y"] = (-1).into();
    });
    assert_eq!(
        beyond_the_gate,
        [
            "players[0].tiles[1]: the tile on 0,0 covers the entrance gate",
            "players[0].tiles[2]: the tile on -1,-1 isn’t connected to the entrance gate"
        ]
    );
    assert_eq!(
        after(|ann| ann["tiles"][2]["y"] = 7.into()),
        ["players[0].tiles[2]: the tile on 4,7 isn’t connected to the entrance gate"]
    );
}

#[test]
fn tiles_that_no_box_holds() {
    let found = after(|ann| {
        ann["tiles"] = json!([
            {"x": 2, "y": 0, "kind": 201, "turn": 0},
            {"x": 3, "y": 0, "kind": 12, "shape": "tee", "par": 1, "turn": 4},
            {"x": 4, "y": 0, "shape": "corner", "par": 4, "directional": true, "turn": 0},
            {"x": 5, "y": 0, "shape": "tee", "par": 0, "turn": 0},
            {"x": 6, "y": 0, "shape": "scenery", "par": 1},
            {"x": 7, "y": 0, "shape": "tea", "people": -1},
            {"x": 8, "y": 0},
            {"x": 9, "y": 0, "shape": "green", "directional": true, "par": 2.5},
            {"x": "10", "y": 0, "shape": "straight", "turn": 1},
            7,
        ]);
    });
    assert_eq!(
        found,
        [
            "players[0].tiles[0].kind: must be a whole number from 1 to 200, not 201",
            "players[0].tiles[1].shape: a tile has its `kind` or what it shows, not both",
            "players[0].tiles[1].par: a tile has its `kind` or what it shows, not both",
            "players[0].tiles[1].turn: must be a whole number from 0 to 3, not 4",
            "players[0].tiles[2].par: must be a whole number from 0 to 3, not 4",
            "players[0].tiles[2].directional: only a straight has an arrow",
            "players[0].tiles[3].par: the par of a tee is from 1 to 3",
            "players[0].tiles[4].par: scenery has no par",
            "players[0].tiles[5].shape: must be one of tee, green, straight, corner, scenery, not `tea`",
            "players[0].tiles[5].people: must be a whole number from 0 to 9, not -1",
            "players[0].tiles[5]: `turn` is missing: quarter turns clockwise, 0 to 3",
            "players[0].tiles[6]: `kind` is missing, or `shape` and what else the tile shows",
            "players[0].tiles[6]: `turn` is missing: quarter turns clockwise, 0 to 3",
            "players[0].tiles[7].par: must be a whole number from 0 to 3, not a number that isn’t whole",
            "players[0].tiles[7].directional: only a straight has an arrow",
            "players[0].tiles[7]: `turn` is missing: quarter turns clockwise, 0 to 3",
            "players[0].tiles[8].x: must be a whole number from -999 to 999, not `10`",
            "players[0].tiles[9]: must be an object, not a number",
        ]
    );
}

#[test]
fn lands_that_are_none() {
    let land = |land: Value| after(|ann| ann["land"] = land);
    assert_eq!(
        land(json!("L99")),
        [
            "players[0].land: there is no land `L99`; there are L1 to L47, or give `map` and `points`"
        ]
    );
    assert_eq!(land(json!("L03")), ["players[0].land: there is no land `L03`: write it as `L3`"]);
    assert_eq!(
        land(json!("L0")),
        ["players[0].land: there is no land `L0`; there are L1 to L47, or give `map` and `points`"]
    );
    assert_eq!(
        land(json!({"map": ["GG###", "GG##", "##?##"]})),
        [
            "players[0].land: `points` is missing",
            "players[0].land.map[1]: the map is ragged: 4 spaces here, 5 in its first row",
            "players[0].land.map[2]: '?' isn’t one of `#`, `.`, `~`, `=`, `G`",
        ]
    );
    assert_eq!(
        land(json!({"map": ["####", "#GG#", "#GG#", "####"], "points": 9})),
        [
            "players[0].land.map[0]: the entrance gate isn’t on an edge: exactly two adjacent sides of it must face land"
        ]
    );
    assert_eq!(land(json!({"map": [], "points": 9})), ["players[0].land.map: the map is empty"]);
    assert_eq!(land(json!(12)), ["players[0].land: must be an object, not a number"]);
}

#[test]
fn mg_15_numbers_that_do_not_fit() {
    let numbers = |numbers: Value| {
        after(|ann| {
            ann["tiles"] = tiles("## ## T> G< T> G<");
            ann["numbers"] = numbers;
        })
    };
    assert_eq!(
        numbers(json!({"2,0": 1, "4,0": 1})),
        [r#"players[0].numbers["4,0"]: the number 1 is given twice"#]
    );
    assert_eq!(
        numbers(json!({"3,0": 1, "9,9": 2})),
        [
            r#"players[0].numbers["3,0"]: 3,0 isn’t the tee of its hole"#,
            r#"players[0].numbers["9,9"]: there is no hole at 9,9"#,
        ]
    );
    assert_eq!(
        numbers(json!({"2,0": 10, "here": 1})),
        [
            r#"players[0].numbers["2,0"]: must be a whole number from 1 to 9, not 10"#,
            "players[0].numbers.here: `here` isn’t a space: write it as `3,1`",
        ]
    );
    assert_eq!(numbers(json!("best")), ["players[0].numbers: must be one of auto, not `best`"]);
    let same = r#"{"2,0": 1, "2,0": 2}"#;
    let mut file = family("short", "lazy", tiles("## ## T> G<"));
    file["players"][0]["numbers"] = "auto".into();
    let text = file.to_string().replace(r#""numbers":"auto""#, &format!(r#""numbers":{same}"#));
    assert_eq!(told(&text), [r#"players[0].numbers["2,0"]: appears twice"#]);
}

#[test]
fn promises_passes_and_face_down_tiles_that_do_not_fit() {
    assert_eq!(
        after(|ann| {
            ann["promises"] = json!(["fun", "fame", "fun"]);
            ann["passes"] = 2.into();
            ann["collected"] = (-1).into();
            ann["finished"] = 0.into();
        }),
        [
            "players[0].promises[1]: must be one of fun, fast, her, his, par, land, circuit, not `fame`",
            "players[0].promises[2]: `fun` is promised twice",
            "players[0].collected: must be a whole number from 0 to 264, not -1",
            "players[0].finished: must be a whole number from 1 to 99, not 0",
            "players[0].passes: passes cost points only in a solo game (MG-30)",
        ]
    );
    let mut solo = family("short", "lazy", json!([]));
    solo["players"].as_array_mut().expect("a list").truncate(1);
    solo["players"][0]["collected"] = 0.into();
    assert_eq!(
        problems(&solo),
        ["players[0].collected: tiles aren’t collected in a solo game (MG-30)"]
    );
}

#[test]
fn the_table_itself() {
    let mut file = family("Short", "lazy", json!([]));
    file["version"] = "expert".into();
    file["options"] = json!({"forgiving": "yes", "strict": true});
    file["players"] = json!([]);
    assert_eq!(
        problems(&file),
        [
            "version: must be one of family, advanced, not `expert`",
            "mr: must be one of short, long, linear, turner, luckyfor, uberstitious, straightforward, not `Short`",
            "options.strict: there is no such field; `options` has forgiving",
            "options.forgiving: must be true or false, not text",
            "players: Mini Golf Designer is for 1 to 5 players, but there are 0",
        ]
    );
}

#[test]
fn odd_mini_golf_files_are_scored_with_warnings() {
    let mut file = family("short", "lazy", json!([]));
    file["players"][0]["promises"] = json!(["fun"]);
    file["players"][0]["collected"] = 2.into();
    file["players"][1]["finished"] = 1.into();
    let kind = |x: i64| json!({"x": x, "y": 0, "kind": 10, "turn": 1});
    file["players"][0]["tiles"] = (2..9).map(kind).collect();
    file["players"][1]["tiles"] = json!([{"x": 2, "y": 0, "shape": "scenery", "dogs": 9}]);
    let found = warnings(&file);
    let copies =
        minigolf::Content::standard().kind(minigolf::Kind::new(10).expect("a kind")).copies;
    assert_eq!(
        found,
        [
            "players[0].promises: the family version has no promises, so these don’t count".to_owned(),
            "players[0].collected: face-down tiles, but no `finished`: this player loses ties to anyone who has one (MG-29)".to_owned(),
            "players[1].finished: `finished` is given, but no tile is `collected`".to_owned(),
            format!("players: 7 tiles of kind 10, but the box has {copies}"),
            "players: the box has no tile like this one: a scenery tile (9 dogs)".to_owned(),
        ]
    );
    assert_eq!(scored(&file)["players"][0]["promises"], json!({}), "they pay nothing");
    let mut advanced = family("short", "lazy", json!([]));
    advanced["version"] = "advanced".into();
    advanced["players"][1]["promises"] = json!(["land"]);
    assert_eq!(
        warnings(&advanced),
        [
            "players[0]: no promises: in the advanced version, every player makes at least one (MG-5)"
        ]
    );
}

#[test]
fn bad_files_of_ingenious() {
    let file = json!({"game": "ingenious", "mode": "base", "tracks": {}, "players": [
        {"name": "Ann", "tracks": {"red": 19, "green": -1, "blue": 0, "orange": 0, "yellow": 0, "pink": 0}}]});
    assert_eq!(
        problems(&file),
        [
            "tracks: there is no such field; a file of Ingenious in base has game, mode, players",
            "players: base is for 2 to 4 players, but there’s only 1",
            "players[0].tracks.pink: there is no such field; a track has red, green, blue, orange, yellow, purple",
            "players[0].tracks.red: must be a whole number from 0 to 18, not 19",
            "players[0].tracks.green: must be a whole number from 0 to 18, not -1",
            "players[0].tracks: `purple` is missing",
        ]
    );
    let duel = json!({"game": "ingenious", "mode": "duel", "players": ["Ann", 7, "Cy"]});
    assert_eq!(
        problems(&duel),
        [
            "players: duel is for 2 players, but there are 3",
            "players[1]: must be text, not a number",
            "the file: `tracks` is missing",
        ]
    );
    let team = json!({"game": "ingenious", "mode": "team", "players": []});
    assert_eq!(
        problems(&team),
        ["players: team has 2 entries, one for each team, but there are 0"]
    );
    assert_eq!(
        problems(&json!({"game": "ingenious", "mode": "trio", "players": []})),
        ["mode: must be one of base, solo, team, duel, not `trio`"]
    );
}

#[test]
fn bad_and_odd_files_of_green() {
    let file = json!({"game": "green", "players": [
        {"name": "Ann", "holes": [{"shots": 2, "retired": true}, {"points": 17}, {}],
         "hand": ["wood_tail", "spoon", "wood_9"], "caddies": 21},
        {"name": "Bo", "holes": [{"points": -1}, {"shots": "two"}], "hand": "none"}]});
    let found = problems(&file);
    let clubs: Vec<String> =
        green::Content::standard().clubs().iter().map(|club| club.kind.to_string()).collect();
    let clubs = clubs.join(", ");
    assert_eq!(
        found,
        [
            "players[0].holes[0]: a retired hole can’t have `shots` or `points`: it always costs 1 point (GR-8)".to_owned(),
            "players[0].holes[1].points: must be a whole number from 0 to 16, not 17".to_owned(),
            "players[0].holes[2]: give `shots`, `points` (the final space on the progression card), or `\"retired\": true`".to_owned(),
            format!("players[0].hand[1]: there is no club `spoon`; there are {clubs}"),
            format!("players[0].hand[2]: there is no club `wood_9`; there are {clubs}"),
            "players[0].caddies: must be a whole number from 0 to 20, not 21".to_owned(),
            "players[1].holes: a match has 3 holes, par 3, 4 and 5, but there are 2".to_owned(),
            "players[1].holes[0].points: must be a whole number from 0 to 16, not -1".to_owned(),
            "players[1].holes[1].shots: must be a whole number from 0 to 45, not `two`".to_owned(),
            "players[1].hand: must be a list, not text".to_owned(),
        ]
    );
    let nothing = json!([{"points": 0}, {"points": 0}, {"points": 0}]);
    let odd = json!({"game": "green", "players": [
        {"name": "Ann", "holes": nothing, "hand": []},
        {"name": "Bo", "holes": nothing},
        {"name": "Cy", "holes": nothing, "hand": vec!["wood_tail"; 5], "caddies": 20},
        {"name": "Di", "holes": nothing, "hand": vec!["iron_tail"; 2], "caddies": 1}]});
    assert_eq!(
        warnings(&odd),
        [
            "players[1]: `hand` is missing, so it’s scored as an empty hand (GR-13)",
            "players: the hands hold 5 of `wood_tail`, but the box has 4",
            "players: 21 caddie tokens, but the box has 20",
            "players: `caddies` is missing for Ann and would break a tie: scored as 0 (GR-13)",
            "players: `caddies` is missing for Bo and would break a tie: scored as 0 (GR-13)",
        ]
    );
}

#[test]
fn a_map_and_a_card_of_the_same_shape_score_the_same() {
    let by_card = family("short", "lazy", tiles("## ## T> G<"));
    let mut by_map = by_card.clone();
    let content = minigolf::Content::standard();
    let card = &content.lands()[0];
    by_map["players"][0]["land"] = json!({"map": card.land.map(), "points": card.land.points()});
    let mut by_id = by_card;
    by_id["players"][0]["land"] = "L1".into();
    assert_eq!(scored(&by_map), scored(&by_id));
    assert_ne!(meadow(), by_map["players"][0]["land"]);
}
