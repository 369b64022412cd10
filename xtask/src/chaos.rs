//! `cargo xtask chaos` and `cargo xtask restart`: the tests of `crates/cli/tests/chaos`, for longer.

use anyhow::Result;
use clap::ValueEnum;

use crate::{setup, shell};

/// What a server keeps everything in.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Where {
    Sqlite,
    Postgres,
    Both,
}

impl Where {
    const fn names(self) -> &'static [&'static str] {
        match self {
            Self::Sqlite => &["sqlite"],
            Self::Postgres => &["postgres"],
            Self::Both => &["sqlite", "postgres"],
        }
    }
}

/// Kills the server so often on each of these.
pub(crate) fn chaos(kills: u32, stores: Where, seed: u64) -> Result<()> {
    let wishes = [("CLUBHOUSE_KILLS", u64::from(kills)), ("CLUBHOUSE_SEED", seed)];
    run(&[], "chaos::kills::every_acknowledged_move_survives_kills_on", stores, &wishes)
}

/// Starts the server with so many live matches on each of these; optimized, for time is taken.
pub(crate) fn restart(matches: u32, stores: Where) -> Result<()> {
    let wishes = [("CLUBHOUSE_LIVE_MATCHES", u64::from(matches))];
    let test = "chaos::restart::clocks_survive_a_restart_with_many_live_matches_on";
    run(&["--release"], test, stores, &wishes)
}

fn run(profile: &[&str], test: &str, stores: Where, wishes: &[(&str, u64)]) -> Result<()> {
    if stores != Where::Sqlite {
        setup::postgres()?;
    }
    for name in stores.names() {
        println!("\n== {name}");
        let mut run = shell::cargo(&["test", "--locked", "--package", "cli", "--test", "tests"]);
        run.args(profile).args(["--", "--nocapture", "--exact", &format!("{test}_{name}")]);
        run.envs(wishes.iter().map(|(wish, n)| (wish, n.to_string())));
        shell::run(run)?;
    }
    Ok(())
}
