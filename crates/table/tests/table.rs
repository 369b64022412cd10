//! A whole match through the object-safe door, as any program would play it.

use proptest::prelude::*;
use serde_json::json;
use table::{BotKind, Budget, Dealer, Games, Limits, Table, find, games, load};
use tabletop::{Seat, Seed, ToAct, Viewer};

fn open(options: &[(&str, &str)], dealer: Dealer) -> Box<dyn Table> {
    find("pips").expect("the sample game").open(options, dealer).expect("good options")
}

fn seeded() -> Box<dyn Table> {
    open(&[("start", "0")], Dealer::Seeded(Seed::from(7)))
}

/// Whoever is to act plays the first move listed.
fn play_first_moves(table: &mut dyn Table, n: usize) {
    for _ in 0..n {
        let Some(seat) = table.to_act().seats().lowest() else { return };
        let mv = table.legal_moves(seat).swap_remove(0);
        table.submit(seat, table.n_steps(), &mv).expect("a listed move");
    }
}

fn code(table: &mut dyn Table, seat: u8, mv: &str) -> (&'static str, Option<&'static str>) {
    let before = (table.log().expect("a log"), table.n_steps());
    let error = table.submit(Seat::new(seat), table.n_steps(), mv).expect_err(mv);
    assert_eq!(
        (table.log().expect("a log"), table.n_steps()),
        before,
        "a refused move leaves no trace"
    );
    (error.code(), error.rule())
}

#[test]
fn a_match_is_played_to_its_end() {
    let mut table = seeded();
    play_first_moves(&mut *table, 100);
    assert_eq!(table.to_act(), ToAct::Over);
    let standings = table.standings(Viewer::Spectator);
    assert_eq!(standings.iter().map(|standing| standing.rank).min(), Some(1));
    for standing in standings {
        assert_eq!(standing.total, standing.lines.iter().map(|line| line.points).sum::<i32>());
    }
    assert_eq!(code(&mut *table, 0, "1@0"), ("match/over", None));
}

#[test]
fn a_move_is_answered_with_all_steps_it_caused() {
    let mut table = seeded();
    play_first_moves(&mut *table, 2);
    let mv = table.legal_moves(Seat::new(0)).swap_remove(0);
    let steps = table.submit(Seat::new(0), table.n_steps(), &mv).expect("a listed move");
    assert_eq!(steps[0], format!("0\t{mv}"));
    assert!(steps[1].starts_with("chance\tdraw "), "{steps:?}");
    assert_eq!(steps.len(), 2);
}

#[test]
fn what_is_refused_has_its_code_and_rule_and_changes_nothing() {
    let mut table = seeded();
    assert_eq!(code(&mut *table, 0, "1@0"), ("move/illegal", Some("PI-2")));
    assert_eq!(code(&mut *table, 0, "hello"), ("move/malformed", None));
    assert_eq!(code(&mut *table, 4, "favour 1"), ("move/not-your-turn", Some("PI-2")));
    let stale = table.submit(Seat::new(0), 0, "favour 1").expect_err("stale");
    assert_eq!(
        (stale.code(), stale.to_string().as_str()),
        ("match/stale", "the match is at step 2, not 0")
    );
    assert_eq!(
        table.supply(2, "draw 1").expect_err("it draws itself").code(),
        "move/not-your-turn"
    );
}

#[test]
fn a_scripted_table_waits_for_its_outcomes() {
    let mut table = open(&[("start", "1")], Dealer::Scripted);
    assert!(
        matches!(table.to_act(), ToAct::Chance(due) if due.kind == "deal" && due.seat == Some(Seat::new(0)))
    );
    assert_eq!(code(&mut *table, 0, "favour 1"), ("move/not-your-turn", Some("PI-3")));
    assert_eq!(table.supply(0, "draw 1").expect_err("a deal is due").code(), "move/illegal");
    assert_eq!(table.supply(0, "deal 1,2").expect_err("three").code(), "move/malformed");
    assert_eq!(table.supply(0, "deal 1,2,3").expect("a deal"), ["chance\tdeal 1,2,3"]);
    assert_eq!(table.view(Viewer::Seat(Seat::new(0)))["seats"][0]["hand"], json!([1, 2, 3]));
}

#[test]
fn each_viewer_learns_its_own_part_and_every_step_has_its_number() {
    let table = open(&[("start", "1")], Dealer::Seeded(Seed::from(7)));
    let drew = |viewer| table.learned(viewer, 0)[0].events[0].to_json();
    assert!(drew(Viewer::Seat(Seat::new(0)))["stones"].is_array());
    assert!(drew(Viewer::Seat(Seat::new(1)))["stones"].is_null());
    assert!(drew(Viewer::Spectator)["stones"].is_null());
    let numbers: Vec<usize> =
        table.learned(Viewer::Spectator, 1).iter().map(|step| step.step).collect();
    assert_eq!(numbers, [2]);
    assert_eq!(table.learned(Viewer::Spectator, 99), []);
}

#[test]
fn a_log_is_exported_and_imported_to_the_same_hash() {
    let mut table = seeded();
    for n in [0, 1, 1, 1, 3, 100] {
        play_first_moves(&mut *table, n);
        let copy = load(&table.log().unwrap(), Dealer::Seeded(Seed::from(7))).expect("our own log");
        assert_eq!((copy.hash(), copy.log().unwrap()), (table.hash(), table.log().unwrap()));
        assert_eq!(copy.learned(Viewer::Referee, 0), table.learned(Viewer::Referee, 0));
    }
}

#[test]
fn a_log_goes_on_only_with_the_seed_it_was_promised() {
    let log = seeded().log().unwrap();
    assert_eq!(
        load(&log, Dealer::Seeded(Seed::from(8))).expect_err("another seed").to_string(),
        "the log's commitment is to another seed"
    );
    assert!(load(&log, Dealer::Seeded(Seed::from(7))).is_ok());
}

#[test]
fn who_sits_at_no_seat_of_the_table_is_a_spectator() {
    let table = seeded();
    let nobody = Viewer::Seat(Seat::new(4));
    assert_eq!(table.view(nobody), table.view(Viewer::Spectator));
    assert_eq!(table.standings(nobody), table.standings(Viewer::Spectator));
    assert_eq!(table.learned(nobody, 0), table.learned(Viewer::Spectator, 0));
}

#[test]
fn the_log_in_the_documentation_is_a_match() {
    let page = include_str!("../../../docs/notation.md");
    let log = page
        .split("```text\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .expect("a log in the page");
    assert_eq!(load(log, Dealer::Scripted).expect("a match").n_steps(), 7);
}

#[test]
fn a_log_that_was_tampered_with_is_refused() {
    let mut table = seeded();
    play_first_moves(&mut *table, 3);
    let log = table.log().unwrap();
    let refused = |log: &str| load(log, Dealer::Scripted).expect_err("tampered").to_string();
    let other = refused(&log.replace("game pips", "game chess"));
    let wanted = "line 2: there is no game `chess`; there are minigolf, ingenious, green, pips";
    assert!(other.starts_with(wanted), "{other}");
    assert!(
        refused(&log.replace("\tfavour 1\n1", "\tfavour 2\n1"))
            .starts_with("the log claims the state")
    );
    assert_eq!(refused(""), "line 1: expected `clubhouse-log 1`");
    let header = log.lines().take(5).collect::<Vec<_>>().join("\n");
    let illegal = format!("{header}\nchance\tdeal 1,1,1\nchance\tdeal 1,1,1\n0\t1@0\n");
    assert_eq!(refused(&illegal), "line 8: you have to choose your favourite number first (PI-2)");
}

#[test]
fn a_seat_takes_back_its_own_choice_but_not_across_a_draw_or_another_seat() {
    let mut table = seeded();
    let (one, other) = (Seat::new(0), Seat::new(1));
    assert_eq!(table.take_back_points(one), [0_usize; 0], "nobody takes back the deal");
    table.submit(one, 2, "favour 1").expect("legal");
    assert_eq!(table.take_back_points(one), [2]);
    assert_eq!(table.take_back_points(other), [0_usize; 0]);
    let before = seeded().hash();
    table.take_back(2).expect("a point");
    assert_eq!(table.hash(), before);
    play_first_moves(&mut *table, 2);
    assert_eq!(table.take_back_points(one), [0_usize; 0], "the other seat has decided since");
    play_first_moves(&mut *table, 1);
    assert_eq!(table.take_back_points(one), [0_usize; 0], "a stone was drawn since");
    let error = table.take_back(99).expect_err("the future");
    assert_eq!(error.to_string(), "can't go back to step 99: only 6 steps were taken");
}

#[test]
fn what_is_taken_back_by_consent_is_drawn_again_the_same() {
    let mut table = seeded();
    play_first_moves(&mut *table, 5);
    let log = table.log().unwrap();
    table.take_back(4).expect("everybody agrees");
    play_first_moves(&mut *table, 3);
    assert_eq!(table.log().unwrap(), log, "no fishing for better stones");
}

#[test]
fn a_pack_is_played_with_under_its_fingerprint_and_nowhere_without_it() {
    // Somebody's box gives a point more for three under par.
    let scores = include_str!("../../../data/green/scores.csv").replace(",11,", ",12,");
    let mut games = Games::standard();
    let (game, fingerprint) = games.add_pack(&[("scores.csv", &scores)]).expect("a sound pack");
    assert_eq!(game, "green");
    let pack = games.pack(&fingerprint).expect("it was added");
    assert_eq!((pack.game, &pack.files), (game, &vec![("scores.csv".to_owned(), scores.clone())]));
    assert_eq!(Games::standard().pack(&fingerprint), None);
    let options = [("content", fingerprint.as_str())];
    let table = games
        .find("green")
        .expect("known")
        .open(&options, Dealer::Seeded(Seed::from(1)))
        .expect("loaded");
    assert!(table.options().ends_with(&format!("content={fingerprint}")));
    assert_eq!(
        games.load(&table.log().unwrap(), Dealer::Scripted).expect("its own log").hash(),
        table.hash()
    );
    let refused = load(&table.log().unwrap(), Dealer::Scripted)
        .expect_err("the pack is not known here")
        .to_string();
    assert!(refused.starts_with("line 4: option `content` is neither `standard` nor"), "{refused}");
}

#[test]
fn a_bad_pack_lists_every_problem_and_is_not_added() {
    let mut games = Games::standard();
    let problems =
        games.add_pack(&[("scores.csv", "nonsense\n"), ("clubs.csv", "")]).expect_err("nonsense");
    assert!(problems.iter().any(|problem| problem.starts_with("scores.csv")), "{problems:?}");
    assert!(problems.iter().any(|problem| problem.starts_with("clubs.csv")), "{problems:?}");
    let unknown =
        games.add_pack(&[("scores.csv", ""), ("music.mp3", "")]).expect_err("no game takes that");
    assert!(
        unknown[0].starts_with("no game takes these files together: scores.csv, music.mp3"),
        "{unknown:?}"
    );
    assert!(games.add_pack(&[]).is_err());
}

#[test]
fn a_table_tells_no_secret_by_its_debug_text() {
    assert_eq!(format!("{:?}", &*seeded()), "Table(pips after 2 steps)");
}

#[test]
fn every_game_opens_in_every_mode_and_has_a_playthrough_of_it() {
    for game in games() {
        assert!(!game.modes().is_empty());
        let folder = format!("{}/../{}/playthroughs", env!("CARGO_MANIFEST_DIR"), game.id());
        for mode in game.modes() {
            let pairs: Vec<_> = tabletop::options::pairs(&mode).collect();
            let table = game.open(&pairs, Dealer::Seeded(Seed::from(1))).expect("a mode is valid");
            assert_eq!(table.options(), mode);
            let file = format!("{folder}/{}.txt", mode.replace(['=', ' '], "-"));
            assert!(std::path::Path::new(&file).is_file(), "{file} is missing: cargo xtask bless");
        }
    }
}

proptest! {
    #[test]
    fn nothing_submitted_ever_panics(seat in 0..5u8, text in "[0-9a-z@, ]{0,9}|\\PC*") {
        let mut table = seeded();
        let _ = table.submit(Seat::new(seat), 2, &text);
        let _ = table.supply(2, &text);
        let _ = load(&text, Dealer::Scripted);
        let _ = find(&text);
        let _ = find("pips").map(|pips| pips.open(&[(&text, &text)], Dealer::Scripted));
    }
}

#[test]
fn every_game_has_every_bot_and_none_plays_out_of_turn() {
    // Few tries: it is their manners that count here, not their strength.
    let (limits, seed) = (Limits::new(Budget::Playouts(8)), Seed::from(1));
    for game in games() {
        for bot in BotKind::all() {
            let mut table =
                game.open(&[], Dealer::Seeded(Seed::from(7))).expect("defaults are valid");
            // A random course of mini golf sprawls, and takes longer and longer to score.
            while let Some(seat) = table.to_act().seats().lowest().filter(|_| table.n_steps() < 30)
            {
                let advice = table.advise(seat, bot, &limits, &seed).expect("its turn");
                assert_eq!(table.advise(seat, bot, &limits, &seed), Ok(advice.clone()));
                table.submit(seat, table.n_steps(), &advice.mv).expect("a legal move");
                let other = Seat::first(5).find(|&seat| !table.to_act().seats().contains(seat));
                let other = other.expect("no table has five seats that all decide");
                let error = table.advise(other, bot, &limits, &seed).expect_err("not to act");
                assert!(["move/not-your-turn", "match/over"].contains(&error.code()), "{error}");
            }
        }
    }
}

#[test]
fn seats_that_decide_at_once_do_not_share_their_luck() {
    let (limits, seed) = (Limits::new(Budget::DEFAULT), Seed::from(1));
    let favourites = |number: u64| {
        let table = open(&[("start", "0")], Dealer::Seeded(Seed::from(number)));
        Seat::first(2)
            .map(|seat| table.advise(seat, BotKind::Random, &limits, &seed).expect("its turn").mv)
            .collect::<Vec<_>>()
    };
    assert_ne!(favourites(7)[0], favourites(7)[1]);
}

#[test]
fn a_preview_is_what_the_move_then_brings_and_changes_nothing() {
    for (game, n_steps) in [("ingenious", 12), ("pips", 6), ("minigolf", 8)] {
        let dealer = Dealer::Seeded(Seed::from(11));
        let mut table = find(game).expect("a game").open(&[], dealer).expect("defaults");
        play_first_moves(&mut *table, n_steps);
        let seat = table.to_act().seats().lowest().expect("somebody is to act");
        let own = |table: &dyn Table| {
            let all = table.standings(Viewer::Seat(seat));
            (all[seat.index()].total, all[seat.index()].lines.clone())
        };
        let mv = table.legal_moves(seat).pop().expect("there is a move");
        let hash = table.hash();
        let preview = table.preview(seat, &mv).expect("a listed move");
        assert_eq!(table.hash(), hash);
        let before = own(&*table);
        table.submit(seat, table.n_steps(), &mv).expect("a listed move");
        let after = own(&*table);
        assert_eq!(preview.total, after.0 - before.0, "{game} {mv}");
        for line in &preview.lines {
            let points = |lines: &[table::LineView]| {
                lines.iter().find(|it| it.category == line.category).map_or(0, |it| it.points)
            };
            assert_eq!(line.points, points(&after.1) - points(&before.1), "{game} {mv}");
        }
    }
}

#[test]
fn a_preview_tells_nothing_that_the_seat_may_not_know() {
    // The same moves, with stones in other hands and other favourites than seat 0 can see.
    let steps = |others: &str, favourite: &str| {
        let mut table = open(&[("start", "0"), ("cells", "4")], Dealer::Scripted);
        for (n, outcome) in ["deal 1,1,2", others].iter().enumerate() {
            table.supply(n, outcome).expect("possible");
        }
        table.submit(Seat::new(1), 2, favourite).expect("legal");
        table
    };
    let (one, other) = (steps("deal 3,3,4", "favour 3"), steps("deal 2,2,2", "favour 2"));
    let seat = Seat::new(0);
    assert_eq!(one.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
    assert_ne!(one.hash(), other.hash());
    for mv in one.legal_moves(seat) {
        assert_eq!(one.preview(seat, &mv), other.preview(seat, &mv));
    }
    let refused = one.preview(seat, "1@0").expect_err("all choose a favourite first");
    assert_eq!(refused.rule(), Some("PI-2"));
    assert_eq!(one.preview(seat, "hello").expect_err("no notation").code(), "move/malformed");
}

#[test]
fn what_a_seed_draws_can_be_asked_before_it_is_drawn() {
    let seed = Seed::from(7);
    let mut scripted = open(&[("start", "0")], Dealer::Scripted);
    while let Some(outcome) = scripted.draw(&seed) {
        scripted.supply(scripted.n_steps(), &outcome).expect("what is drawn is possible");
    }
    assert_eq!(scripted.steps(0), seeded().steps(0));
    assert_eq!(scripted.draw(&seed), None, "nothing is due");
}

#[test]
fn a_program_may_bring_a_game_of_its_own() {
    let pips = find("pips").expect("the sample game").boxed_clone();
    let all = Games::standard().with(pips);
    assert_eq!(all.iter().count(), games().len(), "it takes the place of the one of its id");
    assert!(all.find("pips").is_ok());
}
