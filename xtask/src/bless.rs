//! `cargo xtask bless`: writes goldens anew.

use anyhow::Result;

use crate::{setup, shell, tidy};

/// The tests that hold stored texts: playthroughs of every game, pictures of positions, English refusals, and screens and
/// reports of the command in several languages.
const GOLDENS: [&str; 7] = [
    "languages::",
    "play::",
    "playthrough::",
    "positions::",
    "refusals::the_catalogue",
    "replay::",
    "score::",
];

/// Writes the stored texts of every crate. Each test is a process of its own: a program speaks one language.
pub(crate) fn bless() -> Result<()> {
    setup::nextest()?;
    let mut test = shell::cargo(&["nextest", "run", "--cargo-quiet", "--locked", "--no-fail-fast"]);
    test.args(["--package", "cli", "--package", "pictures", "--package", "table"]);
    for game in tidy::games()? {
        test.args(["--package", &game]);
    }
    let goldens = GOLDENS.map(|name| format!("test(/^{name}/)")).join(" | ");
    test.args(["--filterset", &format!("kind(test) & ({goldens})")]).env("CLUBHOUSE_BLESS", "1");
    shell::run(test)?;
    println!("blessed; now read `git diff` as a reviewer would");
    Ok(())
}
