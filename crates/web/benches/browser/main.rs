//! The page in a real browser, for people who want to see it or to know how quick it is:
//! `cargo xtask screenshots` and `cargo xtask browser-speed`.
//!
//! What is shown is not played in the page but beforehand (`scenes`), with fixed seeds and bots that count instead of
//! looking at a clock, and laid on the page's shelf: so every run shows the same.

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a benchmark measures time and prints it"
)]

#[path = "../../tests/browser/devtools.rs"]
mod devtools;
#[allow(dead_code, reason = "tests open narrower screens, too")]
#[path = "../../tests/browser/driver.rs"]
mod driver;
mod first;
mod hands;
#[allow(dead_code, reason = "tests close houses in the middle of a story")]
#[path = "../../tests/browser/house.rs"]
mod house;
mod scenes;
mod screenshots;
mod speed;

use std::path::Path;

use anyhow::Result;

#[tokio::main]
async fn main() -> Result<()> {
    // Cargo adds words of its own.
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["screenshots", folder] => screenshots::take(Path::new(folder)).await,
        ["speed"] => {
            first::measure().await?;
            speed::measure().await
        }
        ["first"] => first::measure().await,
        _ => {
            println!("one of: screenshots FOLDER, speed, first");
            Ok(())
        }
    }
}
