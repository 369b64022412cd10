//! Checking logs: everything that is wrong, and never a panic.

use proptest::prelude::*;
use table::{Checked, Dealer, Games, Table, find};
use tabletop::{Added, MatchName, Seed, Shuffle, Viewer};

fn check(log: &str, seed: Option<u64>) -> Checked {
    Games::standard().check(log, seed.map(Seed::from).as_ref())
}

fn faults(log: &str, seed: Option<u64>) -> Vec<String> {
    check(log, seed).faults.iter().map(ToString::to_string).collect()
}

/// A whole match drawn from this seed.
fn played(seed: u64) -> String {
    played_from(Seed::from(seed)).log().expect("a log")
}

fn played_from(seed: Seed) -> Box<dyn Table> {
    played_with("pips", &[], seed)
}

fn played_with(game: &str, options: &[(&str, &str)], seed: Seed) -> Box<dyn Table> {
    let dealer = Dealer::Seeded(seed);
    let mut table = find(game).expect("a game").open(options, dealer).expect("good options");
    while let Some(seat) = table.to_act().seats().lowest() {
        let mv = table.legal_moves(seat).swap_remove(0);
        table.submit(seat, table.n_steps(), &mv).expect("a listed move");
    }
    table
}

/// Nine is what the server drew; two seats had a part.
fn shuffle() -> Shuffle {
    let added = Added(vec![vec![1, 2], vec![]]);
    Shuffle { secret: Seed::from(9), name: MatchName([7; 16]), added: Some(added) }
}

#[test]
fn in_18_partners_share_the_rank_that_a_log_claims() {
    let table = played_with("ingenious", &[("mode", "team")], Seed::from(9));
    let standings = table.standings(Viewer::Referee);
    let claiming = |ranks: [u32; 4]| {
        let seats = standings.iter().zip(ranks).map(|(it, rank)| format!("{}:{rank}", it.total));
        let (hash, result) = (format!("hash {}\n", table.hash()), seats.collect::<Vec<_>>());
        let log = table.log().expect("a log");
        faults(&log.replace(&hash, &format!("{hash}result {}\n", result.join(","))), None)
    };
    // By seats, nobody would be second.
    let (by_team, by_seat) = match standings[0].rank {
        1 => ([1, 2, 1, 2], [1, 3, 1, 3]),
        _ => ([2, 1, 2, 1], [3, 1, 3, 1]),
    };
    assert!(claiming(by_team).is_empty());
    let wrong = claiming(by_seat);
    assert!(wrong.len() == 1 && wrong[0].contains("the log claims the result "), "{wrong:?}");
}

#[test]
fn a_log_that_says_what_its_seed_was_made_from_is_checked_by_itself() {
    let table = played_from(shuffle().seed());
    let log = table.log_with(Some(&shuffle())).unwrap();
    let n_draws = log.matches("\nchance\t").count();
    // Named or not, the secret stands in the log.
    for seed in [None, Some(9)] {
        let checked = check(&log, seed);
        assert_eq!(checked.faults, []);
        assert_eq!((checked.n_redrawn, checked.is_committed), (n_draws, true));
    }
    // It can be gone on with, and says the same of itself.
    let again = Games::standard().load(&log, Dealer::Seeded(shuffle().seed())).expect("sound");
    assert_eq!(again.log().unwrap(), table.log().unwrap());
    assert!(Games::standard().load(&log, Dealer::Seeded(Seed::from(9))).is_err());
    // What was played elsewhere says nothing of where its draws came from.
    let bare = check(&table.log_with(None).unwrap(), None);
    assert_eq!((bare.faults.len(), bare.n_redrawn, bare.is_committed), (0, 0, false));
}

#[test]
fn a_shuffle_that_was_changed_afterwards_is_found_out() {
    let log = played_from(shuffle().seed()).log_with(Some(&shuffle())).unwrap();
    let with = |old: &str, new: &str| {
        assert!(log.contains(old), "{log}");
        faults(&log.replace(old, new), None)
    };
    let secret = Seed::from(9).reveal().to_string();
    let other = with(&secret, &Seed::from(8).reveal().to_string());
    assert_eq!(other[0], "line 5: the log's commitment is to another secret");
    assert!(other[1].contains("the seed draws"), "{other:?}");
    for (old, new) in [("entropy 0102,", "entropy 0103,"), ("match 07", "match 08")] {
        let other = with(old, new);
        assert!(other.len() == 1 && other[0].contains("the seed draws"), "{other:?}");
    }
    let half = with(&format!("match {}\n", MatchName([7; 16])), "");
    assert_eq!(half, ["line 7: expected `match …`"]);
    assert_eq!(with("entropy 0102,", "entropy 0x").len(), 1);
}

#[test]
fn of_very_much_that_is_wrong_only_the_first_is_told() {
    let log = played(3) + &"x\n".repeat(100_000);
    let found = check(&log, None).faults;
    assert_eq!(found.len(), 51);
    assert!(found[50].reason.starts_with("and so on"), "{}", found[50]);
}

#[test]
fn a_sound_log_has_no_fault_and_its_draws_are_counted() {
    let log = played(3);
    let checked = check(&log, Some(3));
    assert_eq!(checked.faults, []);
    assert!(checked.is_committed);
    assert_eq!(checked.n_redrawn, log.matches("\nchance\t").count());
    let unasked = check(&log, None);
    assert_eq!((unasked.n_redrawn, unasked.is_committed), (0, false));
}

#[test]
fn a_drawn_outcome_that_was_exchanged_is_found_where_it_stands() {
    let log = played(3);
    let line = log.lines().position(|line| line.starts_with("chance\tdraw ")).expect("a draw");
    let stone = log.lines().nth(line).expect("that line").chars().last().expect("a stone");
    let other = if stone == '1' { '2' } else { '1' };
    let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
    lines[line] = format!("chance\tdraw {other}");
    let found = faults(&lines.join("\n"), Some(3));
    let wanted =
        format!("line {}: the seed draws `draw {stone}`, the log has `draw {other}`", line + 1);
    assert!(found.contains(&wanted), "{found:?}");
}

#[test]
fn what_cannot_be_read_at_all_has_one_fault_and_no_table() {
    for (log, wanted) in [
        ("", "line 1: expected `clubhouse-log 1`"),
        ("clubhouse-log 1\ngame chess\nrules 1\noptions\n", "line 2: there is no game `chess`"),
        ("clubhouse-log 1\ngame pips\nrules 9\noptions\n", "line 3: the log is of rules `9`"),
        ("clubhouse-log 1\ngame pips\nrules 1\noptions seats=9\n", "line 4: option `seats`"),
    ] {
        let checked = check(log, None);
        assert!(checked.table.is_none() && checked.faults.len() == 1, "{:?}", checked.faults);
        assert!(checked.faults[0].to_string().starts_with(wanted), "{}", checked.faults[0]);
    }
}

proptest! {
    #[test]
    fn any_text_is_checked(text in any::<String>(), seed in prop::option::of(any::<u64>())) {
        prop_assert!(!faults(&text, seed).is_empty());
    }

    #[test]
    fn a_log_with_lines_changed_is_checked(
        changes in prop::collection::vec((any::<prop::sample::Index>(), "(chance|[0-3])\t(draw|deal|favour|start)? ?[0-9@,]{0,5}|[ -~]{0,20}"), 1..4),
        seed in prop::option::of(0..9u64),
    ) {
        let log = played(3);
        let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
        for (at, line) in changes {
            let at = at.index(lines.len());
            lines[at] = line;
        }
        let checked = check(&lines.join("\n"), seed);
        let is_sorted = checked.faults.is_sorted_by_key(|fault| fault.line);
        prop_assert!(is_sorted && checked.faults.iter().all(|fault| fault.line >= 1));
    }
}
