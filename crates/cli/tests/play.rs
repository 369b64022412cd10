//! `clubhouse play` by keys and mouse, on a terminal of the test's own.

use ratatui::crossterm::event::KeyCode;
use table::{Dealer, Table, find, games};
use tabletop::{Seat, ToAct, Viewer};

use cli::paint::Palette;
use cli::play::{Session, Sitter};

use crate::support::calls::golden;
use crate::support::hand::{self, Hand, at_table, bot, folder};

#[test]
fn from_the_start_screen_to_the_first_move_in_every_game() {
    for (n, game) in games().iter().map(|game| game.id()).enumerate() {
        let mut hand = Hand::at_the_start(None);
        if n == 0 {
            golden("play-start.txt", &hand.screen());
        }
        (0..n).for_each(|_| hand.press(KeyCode::Right));
        // The seed stands above the button, at the end of the list.
        hand.press(KeyCode::Up);
        hand.press(KeyCode::Up);
        hand.keys("7");
        hand.press(KeyCode::Enter);
        assert_eq!(hand.table().game(), game);
        hand.settle();
        let before = hand.table().n_steps();
        hand.hint_and_do();
        assert!(hand.table().n_steps() > before, "{}", hand.screen());
    }
}

#[test]
fn options_seats_and_bots_are_chosen_with_arrows() {
    let mut hand = Hand::at_the_start(None);
    hand.press(KeyCode::Right);
    hand.press(KeyCode::Down);
    // The mode: solo, team, duel. Seats follow by themselves.
    hand.press(KeyCode::Right);
    assert!(hand.screen().contains("Players                   1"), "{}", hand.screen());
    hand.press(KeyCode::Right);
    assert!(hand.screen().contains("Seat 3                    Bot, level 5"), "{}", hand.screen());
    hand.press(KeyCode::Down);
    hand.press(KeyCode::Right);
    assert!(
        hand.screen().contains("This mode is for a different number of players."),
        "{}",
        hand.screen()
    );
    hand.press(KeyCode::Enter);
    assert!(hand.is_at_start(), "what is wrong is not begun");
}

#[test]
fn whole_matches_are_played_by_asking_and_doing() {
    for (game, options) in [
        ("pips", &[][..]),
        ("green", &[]),
        ("ingenious", &[("mode", "duel")]),
        ("minigolf", &[("seats", "1"), ("difficulty", "1")]),
    ] {
        let mut hand = at_table(game, options, &[Sitter::Person, bot("greedy")], 5);
        for _ in 0..400 {
            if hand.is_over() {
                break;
            }
            hand.hint_and_do();
        }
        assert!(hand.is_over(), "{game}: {}", hand.screen());
        let screen = hand.screen();
        assert!(screen.contains("The match is over") && screen.contains("N new match"), "{screen}");
        let standings = hand.table().standings(Viewer::Seat(Seat::new(0)));
        let total = format!("{} point", standings[0].total.unsigned_abs());
        assert!(screen.contains(&total), "{total}: {screen}");
        if game == "ingenious" {
            golden("play-ingenious-end.txt", &screen);
        }
    }
}

#[test]
fn whole_matches_are_played_with_the_pickers() {
    for (game, options, keys) in
        [("ingenious", &[][..], ["n", "n.r", "p,R"]), ("pips", &[], ["n", "n.", "p"])]
    {
        let mut hand = at_table(game, options, &[Sitter::Person, bot("random")], 6);
        for n in 0..400 {
            if hand.is_over() {
                break;
            }
            hand.keys(keys[n % 3]);
            let before = hand.table().n_steps();
            hand.press(KeyCode::Enter);
            hand.settle();
            if hand.table().n_steps() == before {
                // A piece that fits nowhere: any other.
                hand.keys(".n");
                hand.press(KeyCode::Enter);
                hand.settle();
            }
        }
        assert!(hand.is_over(), "{game}: {}", hand.screen());
    }
}

#[test]
fn every_screen_of_80_by_24_is_as_stored() {
    for (game, n_moves) in [("ingenious", 6), ("green", 10), ("minigolf", 6), ("pips", 3)] {
        let mut hand = at_table(game, &[("seats", "2")], &[Sitter::Person, bot("greedy")], 4);
        (0..n_moves).for_each(|_| hand.hint_and_do());
        let shot = |hand: &mut Hand, what: &str| {
            golden(&format!("play-{game}-{what}.txt"), &hand.screen());
        };
        shot(&mut hand, "board");
        hand.keys("m");
        shot(&mut hand, "moves");
        hand.keys("ms");
        shot(&mut hand, "score");
        hand.keys("sl");
        shot(&mut hand, "log");
    }
}

#[test]
fn the_pages_are_turned_and_the_help_lists_the_keys() {
    let mut hand = at_table("ingenious", &[], &[Sitter::Person, bot("greedy")], 4);
    let board = hand.screen();
    hand.keys("?");
    golden("play-help.txt", &hand.screen());
    hand.press(KeyCode::Esc);
    assert_eq!(hand.screen(), board);
    hand.keys("t");
    assert!(hand.screen().contains("Rack 1  ?? ??"), "{}", hand.screen());
    hand.press(KeyCode::Tab);
    assert!(hand.screen().contains("Still to come: tiles in the bag"), "{}", hand.screen());
    for _ in 0..3 {
        hand.press(KeyCode::Tab);
        hand.press(KeyCode::PageDown);
    }
    hand.press(KeyCode::Esc);
    assert_eq!(hand.screen(), board);
}

#[test]
fn what_is_left_is_a_page_with_what_this_seat_may_know() {
    for (game, n_moves) in [("ingenious", 3), ("green", 10), ("minigolf", 6), ("pips", 3)] {
        let mut hand = at_table(game, &[("seats", "2")], &[Sitter::Person, bot("greedy")], 4);
        (0..n_moves).for_each(|_| hand.hint_and_do());
        let board = hand.screen();
        hand.keys("b");
        golden(&format!("play-{game}-left.txt"), &hand.screen_of(80, 48));
        // On a small screen the rest is found below.
        let top = hand.screen_of(60, 20);
        assert!(top.contains("What’s left"), "{top}");
        hand.press(KeyCode::PageDown);
        assert_eq!(hand.screen_of(60, 20) == top, game == "pips", "{top}");
        hand.keys("b");
        assert_eq!(hand.screen(), board);
    }
}

#[test]
fn without_colour_everything_can_still_be_read() {
    for game in games().iter().map(|game| game.id()) {
        let mut hand = at_table(game, &[], &[Sitter::Person, bot("greedy")], 4);
        (0..3).for_each(|_| hand.hint_and_do());
        let coloured = hand.screen();
        assert!(hand.has_colours());
        let mut plain = Hand::with_palette(Palette::PLAIN);
        plain.sit(hand.copy());
        assert_eq!(plain.screen(), coloured);
        assert!(!plain.has_colours(), "{game}");
    }
}

#[test]
fn any_size_of_terminal_is_survived() {
    for game in games().iter().map(|game| game.id()) {
        let mut hand = at_table(game, &[], &[Sitter::Person, bot("greedy")], 4);
        hand.hint_and_do();
        for (width, height) in
            [(0, 0), (1, 1), (7, 30), (59, 19), (60, 20), (61, 90), (200, 20), (150, 60)]
        {
            let screen = hand.screen_of(width, height);
            let is_small = width < 60 || height < 20;
            assert_eq!(
                screen.contains("Clubhouse needs") && width > 20,
                is_small && width > 20,
                "{screen}"
            );
            for page in
                ["s", "l", "t", "b", "?", "m"].iter().filter(|_| width == 60 || height == 60)
            {
                hand.keys(page);
                hand.screen_of(width, height);
                hand.keys(page);
            }
        }
        Hand::at_the_start(None).screen_of(60, 20);
        Hand::at_the_start(None).screen_of(3, 1);
    }
}

#[test]
fn a_click_points_and_a_second_one_does_it() {
    let mut hand = at_table("ingenious", &[("start", "0")], &[Sitter::Person, bot("greedy")], 4);
    let screen = hand.screen();
    let (row, column) = screen
        .lines()
        .enumerate()
        .find_map(|(row, line)| Some((row, line.chars().position(|it| it == '∘')?)))
        .expect("a target");
    let steps = hand.table().n_steps();
    hand.click(column, row);
    assert_eq!(hand.table().n_steps(), steps, "the first click only points");
    assert_ne!(hand.screen(), screen);
    // The cursor lies there, but a key came in between: it is pointed at once more.
    hand.keys("r");
    hand.click(column, row);
    assert_eq!(hand.table().n_steps(), steps, "the first click only points");
    hand.click(column, row);
    assert!(hand.table().n_steps() > steps, "{}", hand.screen());
}

#[test]
fn a_list_and_the_start_screen_take_clicks_too() {
    let mut hand = at_table("pips", &[], &[Sitter::Person, bot("greedy")], 4);
    let screen = hand.screen();
    let row = screen.lines().position(|line| line.contains("Make 3 your")).expect("a move");
    hand.click(60, row);
    hand.click(60, row);
    hand.settle();
    assert!(hand.table().log().expect("a log").contains("0\tfavour 3"));
    // What is chosen already is not done by the first click, either.
    let mut hand = at_table("pips", &[], &[Sitter::Person, bot("greedy")], 4);
    let row = hand.screen().lines().position(|line| line.contains("Make 1 your")).expect("a move");
    hand.click(60, row);
    assert!(!hand.table().log().expect("a log").contains("0\tfavour"));
    let mut hand = Hand::at_the_start(None);
    let screen = hand.screen();
    let row = |text: &str| screen.lines().position(|line| line.contains(text)).expect("a line");
    hand.click(30, row("Version"));
    hand.click(30, row("Version"));
    assert!(hand.screen().contains("‹ Advanced version (promises) ›"), "{}", hand.screen());
    hand.click(5, screen.lines().position(|line| line.trim() == "Play").expect("a line"));
    assert!(hand.table().options().contains("version=advanced"));
}

#[test]
fn a_refused_move_names_its_rule_and_changes_nothing() {
    let mut hand = at_table("ingenious", &[("start", "0")], &[Sitter::Person, bot("greedy")], 4);
    let hash = hand.table().hash();
    let tile = hand.table().legal_moves(Seat::new(0))[0][..2].to_owned();
    hand.keys(&format!(":{tile} 0,0 1,0"));
    hand.press(KeyCode::Enter);
    let screen = hand.screen();
    assert!(screen.contains("Not possible: ") && screen.contains("IN-2"), "{screen}");
    hand.keys(":hello");
    hand.press(KeyCode::Enter);
    let malformed = "Not possible: this isn’t valid notation from character 1 on.";
    assert!(hand.screen().contains(malformed), "{}", hand.screen());
    assert_eq!(hand.table().hash(), hash);
    // The cursor, too, is told why.
    (0..6).for_each(|_| hand.press(KeyCode::Up));
    (0..6).for_each(|_| hand.press(KeyCode::Down));
    hand.press(KeyCode::Enter);
    assert_eq!(hand.table().hash(), hash, "{}", hand.screen());
}

#[test]
fn a_decision_is_taken_back_until_somebody_else_has_moved() {
    let mut hand = at_table("pips", &[("start", "0")], &[Sitter::Person, Sitter::Person], 4);
    hand.press(KeyCode::Enter);
    let before = hand.table().n_steps();
    hand.press(KeyCode::Enter);
    assert_eq!(hand.table().n_steps(), before + 1);
    assert!(hand.screen().contains("Pass the keyboard to Seat 1."));
    hand.keys("u");
    assert_eq!(hand.table().n_steps(), before);
    // Nobody knows who pressed the key: perhaps seat 1, who is not to see the hand of seat 0.
    let screen = hand.screen();
    assert!(
        screen.contains("Pass the keyboard to Seat 0.") && !screen.contains("Your"),
        "{screen}"
    );
    hand.press(KeyCode::Enter);
    hand.press(KeyCode::Enter);
    hand.press(KeyCode::Enter);
    assert_eq!(hand.table().n_steps(), before + 1);
    // Whoever looks at his own hand takes back nothing of others.
    hand.keys("u");
    assert_eq!(hand.table().n_steps(), before + 1);
    assert!(hand.screen().contains("You can’t undo"), "{}", hand.screen());
    // A draw follows a placement: nothing goes back across it.
    let mut hand = at_table("ingenious", &[], &[Sitter::Person, bot("greedy")], 4);
    hand.hint_and_do();
    hand.keys("u");
    assert!(hand.screen().contains("You can’t undo"), "{}", hand.screen());
}

#[test]
fn whoever_reads_or_types_is_not_disturbed_by_a_bot() {
    let sitters = [bot("random"), Sitter::Person];
    let mut hand = at_table("ingenious", &[("start", "0")], &sitters, 4);
    hand.hint_and_do_unsettled();
    hand.keys(":RG");
    let steps = hand.table().n_steps();
    hand.settle();
    assert!(hand.table().n_steps() > steps && hand.screen().contains(": RG"), "{}", hand.screen());
    // Somebody who only looks on reads as long as there is something to read.
    let mut hand = Hand::with_palette(Palette::COLOURED);
    hand.sit_down(hand::opened("pips", &[], &[bot("random"), bot("random")], 3));
    hand.keys("?");
    while !hand.is_over() {
        assert!(hand.screen().contains("hint: what a strong bot"), "{}", hand.screen());
        hand.tick();
    }
    assert!(hand.screen().contains("The match is over"), "{}", hand.screen());
}

#[test]
fn what_was_pressed_before_a_move_was_seen_does_not_answer_it() {
    let sitters = [bot("random"), Sitter::Person];
    let mut hand = Hand::with_palette(Palette::COLOURED);
    hand.sit_down(hand::opened("ingenious", &[("start", "0")], &sitters, 4));
    while hand.table().to_act().seats().lowest() == Some(Seat::new(0)) {
        hand.tick();
    }
    let steps = hand.table().n_steps();
    hand.press_unseen(KeyCode::Enter);
    assert_eq!(hand.table().n_steps(), steps);
    hand.screen();
    hand.press(KeyCode::Enter);
    assert!(hand.table().n_steps() > steps, "{}", hand.screen());
}

#[test]
fn the_screen_is_covered_while_the_keyboard_is_passed() {
    let mut hand = at_table("ingenious", &[("start", "0")], &[Sitter::Person, Sitter::Person], 4);
    golden("play-cover.txt", &hand.screen());
    hand.press(KeyCode::Enter);
    assert!(hand.screen().contains("Your rack"));
    hand.press(KeyCode::Enter);
    let screen = hand.screen();
    let words: Vec<&str> = screen.split_whitespace().collect();
    assert_eq!(words[..6].join(" "), "Pass the keyboard to Seat 1.", "{screen}");
    assert!(!screen.contains("∘") && !screen.contains("drew"), "{screen}");
}

#[test]
fn a_match_is_saved_after_every_move_and_gone_on_with() {
    let folder = folder("saves-resume");
    let mut hand = Hand::at_the_start(Some(&folder));
    hand.press(KeyCode::Right);
    hand.press(KeyCode::Enter);
    (0..3).for_each(|_| hand.hint_and_do());
    hand.settle();
    let (hash, log) = (hand.table().hash(), hand.table().log().expect("a log"));
    let mut again = Hand::at_the_start(Some(&folder));
    assert!(again.screen().contains("Continue: Ingenious · you · level 5"), "{}", again.screen());
    again.press(KeyCode::Enter);
    again.settle();
    assert_eq!((again.table().hash(), again.table().log().expect("a log")), (hash, log));
    // What comes is dealt as it would have been.
    hand.hint_and_do();
    again.hint_and_do();
    assert_eq!(again.table().hash(), hand.table().hash());
}

#[test]
fn a_damaged_save_is_refused_with_a_reason_and_left_as_it_is() {
    let folder = folder("saves-damaged");
    let mut hand = Hand::at_the_start(Some(&folder));
    hand.press(KeyCode::Right);
    hand.press(KeyCode::Enter);
    hand.hint_and_do();
    hand.settle();
    drop(hand);
    let path = folder.join("ingenious-1.save");
    let sound = std::fs::read_to_string(&path).expect("it was saved");
    let without_end = sound.trim_end().rsplit_once('\n').expect("lines").0.to_owned();
    let other_seed = sound.replacen("seed ", "seed 0", 1);
    let no_hash: String =
        sound.lines().filter(|it| !it.starts_with("hash ")).collect::<Vec<_>>().join("\n");
    let no_seats = sound.replacen("seats me,level:5", "seats me", 1);
    for damaged in ["", "hello", &sound[..40], &without_end, &other_seed, &no_hash, &no_seats] {
        std::fs::write(&path, damaged).expect("it can be written");
        let mut hand = Hand::at_the_start(Some(&folder));
        assert!(hand.screen().contains("Damaged: "), "{damaged}\n{}", hand.screen());
        let row = |hand: &mut Hand, text: &str| {
            hand.screen().lines().position(|line| line.contains(text)).expect("a line")
        };
        let at = row(&mut hand, "Damaged: ");
        hand.click(5, at);
        assert!(hand.is_at_start() && hand.screen().contains("ingenious-1.save: "));
        // A new match takes another name.
        let at = row(&mut hand, "Game");
        hand.click(5, at);
        hand.press(KeyCode::Enter);
        assert!(!hand.is_at_start(), "{}", hand.screen());
        let kept = std::fs::read_to_string(&path).expect("it is still there");
        assert_eq!(kept, damaged);
    }
}

/// Two matches that seat 0 cannot tell apart.
fn twins() -> Vec<[Box<dyn Table>; 2]> {
    let pips = |others: &str, favourite: &str| {
        let options = [("start", "0"), ("cells", "4")];
        let mut table =
            find("pips").expect("a game").open(&options, Dealer::Scripted).expect("good");
        for outcome in ["deal 1,1,2", others] {
            table.supply(table.n_steps(), outcome).expect("possible");
        }
        table.submit(Seat::new(1), 2, favourite).expect("legal");
        table
    };
    let ingenious = |other: &str| {
        let mut table = find("ingenious")
            .expect("a game")
            .open(&[("start", "0")], Dealer::Scripted)
            .expect("good");
        for outcome in ["draw RG,RB,RO,RY,RP,GB", other] {
            table.supply(table.n_steps(), outcome).expect("possible");
        }
        table
    };
    vec![
        [pips("deal 3,3,4", "favour 3"), pips("deal 2,2,2", "favour 2")],
        [ingenious("draw GO,GY,GP,BO,BY,BP"), ingenious("draw OY,OP,YP,RR,GG,BB")],
    ]
}

#[test]
fn two_matches_that_a_seat_cannot_tell_apart_look_the_same_on_its_screen() {
    for [one, other] in twins() {
        assert_ne!(one.hash(), other.hash());
        let seed = tabletop::Seed::from(1);
        let sitters = vec![Sitter::Person, bot("greedy")];
        let mut hands = [one, other].map(|table| {
            let mut hand = Hand::at_the_start(None);
            hand.sit(Session::new(table, sitters.clone(), seed.clone()));
            hand
        });
        for keys in ["", "m", "mn", "r", "h", "s", "sl", "lt", "t?", "?", "b", "b"] {
            let screens = hands.each_mut().map(|hand| {
                hand.keys(keys);
                hand.wait_for_hint();
                (hand.screen(), hand.screen_of(140, 50))
            });
            assert_eq!(screens[0], screens[1], "{keys}");
        }
    }
}

#[test]
fn bots_may_play_among_themselves_while_somebody_looks_on() {
    let mut hand = at_table("pips", &[], &[bot("greedy"), bot("random")], 3);
    hand.settle();
    assert_eq!(hand.table().to_act(), ToAct::Over);
    hand.keys("N");
    assert!(hand.is_at_start());
    hand.keys("q");
    assert!(hand.has_left());
}
