//! Writes the weights of the Ingenious judge, learned anew, to the standard output: what `cargo xtask train` runs.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "that is what it is for")]

fn main() {
    print!("{}", bots::train_ingenious(&mut |progress| eprintln!("{progress}")));
}
