//! Writes the weights of the Ingenious judge, learned anew, to the standard output: what `cargo xtask train` runs.
//! Its argument says which program learned them.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "that is what it is for")]

fn main() {
    let commit = std::env::args().nth(1).unwrap_or_else(|| "unknown".into());
    print!("{}", bots::train_ingenious(&commit, &mut |progress| eprintln!("{progress}")));
}
