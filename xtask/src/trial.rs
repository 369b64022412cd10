//! `cargo xtask trial`: what docs/adding-a-game.md promises, tried in a copy of the checkout. A new game is made and
//! played in every program; then every game is given more to tell, and nothing that lacks words compiles.

mod scratch;
mod unworded;

use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::shell;
use scratch::Scratch;

/// The game that is made.
const GAME: &str = "tryout";

/// Makes a game, plays it everywhere, and forgets it.
pub(crate) fn trial() -> Result<()> {
    let scratch = Scratch::new()?;
    shell::run(scratch.cargo(&["xtask", "new-game", GAME]))?;
    shell::run(scratch.cargo(&["xtask", "tidy"]))?;
    rules(&scratch)?;
    // Of the whole workspace, and together: then dependencies are those that the tests of the checkout have built.
    let build = ["build", "--locked", "--workspace", "--bin", "clubhouse", "--test", "browser"];
    shell::run(scratch.cargo(&build))?;
    engine(&scratch)?;
    arena(&scratch)?;
    terminal(&scratch)?;
    online(&scratch)?;
    browser(&scratch)?;
    lists(&scratch)?;
    unworded::check(&scratch)
}

/// Its own tests play thousands of matches, and are built for that.
fn rules(scratch: &Scratch) -> Result<()> {
    let mut test = scratch.cargo(&["test", "--quiet", "--locked", "--package", GAME]);
    test.env_remove("CARGO_PROFILE_DEV_OPT_LEVEL");
    shell::run(test)
}

const PROGRAM: &str = "debug/clubhouse";

fn clubhouse(scratch: &Scratch, words: &str) -> Command {
    let mut command = scratch.command(&scratch.target().join(PROGRAM).display().to_string(), &[]);
    command.args(words.split(' '));
    command
}

/// A whole match by lines of JSON, for which there is an example.
fn engine(scratch: &Scratch) -> Result<()> {
    let engine = format!("'{}' engine", scratch.target().join(PROGRAM).display());
    let mut bot = scratch.command("python3", &["examples/bot.py", GAME, "--player", "random"]);
    bot.args(["--engine", &engine]);
    shell::run(bot)
}

fn arena(scratch: &Scratch) -> Result<()> {
    let words = format!("arena greedy random --game {GAME} --matches 20 --no-stop --json");
    let found: serde_json::Value =
        serde_json::from_str(&shell::output(clubhouse(scratch, &words))?)?;
    ensure!(found["matches"] == 20 && found["faults"] == serde_json::json!([]), "{found}");
    Ok(())
}

/// A whole match by keys, in a terminal of its own.
fn terminal(scratch: &Scratch) -> Result<()> {
    let save = scratch.target().join("terminal.save");
    let save = save.to_str().context("a path that can be typed")?;
    if std::fs::exists(save)? {
        std::fs::remove_file(save)?;
    }
    let program = scratch.target().join(PROGRAM).display().to_string();
    let mut play = scratch.command("python3", &["crates/cli/tests/support/terminal.py"]);
    play.args(["over", save, &program, "play", GAME, "--bot", "greedy", "--option", "start=0"]);
    play.args(["--seed", "4", "--save", save]);
    let told: serde_json::Value = serde_json::from_str(&shell::output(play)?)?;
    ensure!(told["code"] == 0 && told["restored"] == true, "{told}");
    Ok(())
}

/// A whole match at a server, by requests.
fn online(scratch: &Scratch) -> Result<()> {
    let program = scratch.target().join(PROGRAM).display().to_string();
    let mut play = scratch.command("python3", &["crates/cli/tests/support/online.py"]);
    play.args([&program, GAME]);
    shell::run(play)
}

/// Where tests list games, the new one stands as well.
fn lists(scratch: &Scratch) -> Result<()> {
    let crates = ["-p", "bots", "-p", "cli", "-p", "server", "-p", "table"];
    let mut check = scratch.cargo(&["check", "--quiet", "--locked", "--tests"]);
    check.args(crates);
    shell::run(check)
}

/// A whole match in the page, which is a draft: what differs in the product, the checks of the checkout itself look at.
fn browser(scratch: &Scratch) -> Result<()> {
    shell::run(scratch.cargo(&["xtask", "web", "--draft"]))?;
    let mut test =
        scratch.cargo(&["test", "--quiet", "--locked", "--workspace", "--test", "browser"]);
    test.arg("plain::").env("CLUBHOUSE_TEST_PAGE", scratch.target().join("web"));
    shell::run(test)
}
