//! Every match that a server keeps, replayed by this program.

use std::path::Path;

use anyhow::{Context as _, Result};
use server::room::Room;
use store::{Entry, Existing, Kept, Store};
use table::{Games, Table};

use crate::{data, layout};

/// So many are read at once.
const AT_ONCE: u32 = 200;

/// Says what is wrong with which match, and with `hashes` how each one stands. Whether nothing is wrong.
pub(crate) fn check(
    games: &Games,
    database: Option<&str>,
    folder: Option<&Path>,
    hashes: bool,
) -> Result<bool> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        let folder = folder.unwrap_or(Path::new("."));
        let Existing { store, n_behind } = data::open_existing(database, folder).await?;
        if n_behind > 0 {
            let behind = layout::counted(n_behind, "version");
            crate::complain(&format!(
                "the database is {behind} behind this program: `clubhouse serve` will bring it up to date\n"
            ));
        }
        let checked = check_all(games, store.as_ref(), hashes).await;
        store.close().await;
        checked
    })
}

async fn check_all(games: &Games, store: &dyn Store, hashes: bool) -> Result<bool> {
    let (mut n_matches, mut n_faulty) = (0_u64, 0_u64);
    let mut last = None;
    loop {
        let matches =
            store.all_matches(last.as_ref(), AT_ONCE).await.context("cannot read the matches")?;
        let Some(end) = matches.last().cloned() else { break };
        for kept in matches {
            let entries = store.entries(&kept, 0).await.context("cannot read a match")?;
            let id = kept.id;
            if hashes {
                crate::say(&standing(games, &kept, &entries))?;
            }
            let problems = Room::check(games, kept, &entries);
            if !problems.is_empty() {
                crate::complain(&layout::problems(&format!("match {id}"), &problems));
            }
            n_matches += 1;
            n_faulty += u64::from(!problems.is_empty());
        }
        last = Some(end);
    }
    crate::say(&format!("matches replayed: {n_matches}, with problems: {n_faulty}\n"))?;
    Ok(n_faulty == 0)
}

/// How a match stands, in a line; nothing if it has not begun or cannot be read.
fn standing(games: &Games, kept: &Kept, entries: &[Entry]) -> String {
    let Ok(room) = Room::load(games, kept.clone(), entries) else { return String::new() };
    let line = |table: &dyn Table| {
        let steps = layout::counted(table.n_steps(), "step");
        format!("match {}: {}, {steps}, hash {}\n", kept.id, table.game(), table.hash())
    };
    room.table().map(line).unwrap_or_default()
}
