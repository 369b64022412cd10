//! Writes the weights of the Ingenious judge, learned anew, to the standard output: what `cargo xtask train` runs.
//! Its arguments say which program learns them, and from how many matches a round: `-- COMMIT 20` shows in a moment that
//! the same is learned again.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "that is what it is for")]

/// Enough, and bearable.
const MATCHES: u32 = 6_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let commit = words.next().unwrap_or_else(|| "unknown".into());
    let n_matches = words.next().map_or(MATCHES, |word| word.parse().expect("a number of matches"));
    let tell = &mut |progress| eprintln!("{progress}");
    print!("{}", bots::train_ingenious(&commit, n_matches, tell));
}
