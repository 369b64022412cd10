//! Nobody is told what he may not know: whatever the server sends to a viewer is the same, byte for byte, for true states
//! that he cannot tell apart. `cargo xtask leaks` compares more pairs.

#![allow(clippy::wildcard_enum_match_arm, reason = "a test looks for one thing among others")]

pub(crate) mod double;
mod heard;
mod late;
mod pair;
mod questions;
mod secrets;

use double::Leak;
use secrets::{GREEN, INGENIOUS, MINIGOLF, PIPS, Secrets};

/// Pairs of each game; `CLUBHOUSE_PAIRS` overrides the number.
const PAIRS: u64 = 20_000;

#[test]
fn nobody_can_tell_pairs_of_ingenious_apart() {
    check(&INGENIOUS);
}

#[test]
fn nobody_can_tell_pairs_of_green_apart() {
    check(&GREEN);
}

#[test]
fn nobody_can_tell_pairs_of_minigolf_apart() {
    check(&MINIGOLF);
}

#[test]
fn nobody_can_tell_pairs_of_pips_apart() {
    check(&PIPS);
}

/// A test that cannot fail proves nothing.
#[test]
fn a_planted_leak_is_found_wherever_it_is() {
    for secrets in [&PIPS, &INGENIOUS, &GREEN, &MINIGOLF] {
        for leak in Leak::OF_STATES {
            find(secrets, leak);
        }
    }
    // In GREEN everything happens on the table.
    for secrets in [&PIPS, &INGENIOUS, &MINIGOLF] {
        find(secrets, Leak::Facts);
    }
}

fn find(secrets: &Secrets, leak: Leak) {
    let walked = pair::walk(secrets, Some(leak), 20_000, |_| {});
    assert!(walked.is_err(), "{leak:?} in {} was not found: {walked:?}", secrets.game);
}

#[test]
fn who_sees_everything_later_learns_nothing_of_what_has_just_happened() {
    for secrets in [&PIPS, &INGENIOUS, &GREEN, &MINIGOLF] {
        late::walk(secrets, 500).unwrap_or_else(|leaked| panic!("{}", leaked.0));
    }
}

fn check(secrets: &Secrets) {
    let asked = pairs_asked_for();
    let n_pairs = asked.unwrap_or(PAIRS);
    let mut bar = Bar { game: secrets.game, shown: 0, is_shown: asked.is_some() };
    let walked = pair::walk(secrets, None, n_pairs, |tally| bar.show(tally.pairs(), n_pairs));
    let tally = walked.unwrap_or_else(|leaked| panic!("{}", leaked.0));
    bar.end(tally);
}

#[allow(clippy::disallowed_methods, reason = "a test runner hands numbers over this way only")]
fn pairs_asked_for() -> Option<u64> {
    std::env::var("CLUBHOUSE_PAIRS").ok()?.parse().ok()
}

/// How far a long run is.
struct Bar {
    game: &'static str,
    /// In hundredths.
    shown: u64,
    is_shown: bool,
}

#[allow(clippy::print_stderr, reason = "whoever asks for a long run wants to see it")]
impl Bar {
    fn show(&mut self, n: u64, of: u64) {
        let part = (n * 100 / of.max(1)).min(100);
        if self.is_shown && part > self.shown {
            self.shown = part;
            let done = usize::try_from(part / 4).unwrap_or(0);
            let bar = format!("{}{}", "#".repeat(done), ".".repeat(25 - done));
            eprintln!("{:>9} [{bar}] {part:>3} % {n} of {of} pairs", self.game);
        }
    }

    fn end(&self, tally: pair::Tally) {
        let pair::Tally { histories, imagined, answers } = tally;
        eprintln!(
            "{}: no leak in {} pairs ({histories} of two histories, {imagined} of truth and imagination), \
             {answers} answers compared",
            self.game,
            tally.pairs(),
        );
    }
}
