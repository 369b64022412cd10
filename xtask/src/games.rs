//! What each game tells the chores of itself, below `[package.metadata.clubhouse]` in its `Cargo.toml`: no chore has a
//! list of games.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::tidy;

/// The tables that people play a game at, by their options.
pub(crate) fn tables(game: &str) -> Result<Vec<String>> {
    let tables = told(game, "tables")?;
    let tables = tables.as_array().into_iter().flatten();
    let tables: Option<Vec<String>> = tables.map(|it| Some(it.as_str()?.to_owned())).collect();
    tables.filter(|tables| !tables.is_empty()).with_context(|| missing(game, "tables"))
}

/// How many bytes its first table in the page may weigh; none if it keeps to the aim of all games.
pub(crate) fn first_table(game: &str) -> Result<Option<usize>> {
    let bytes = told(game, "first-table")?;
    let number = || usize::try_from(bytes.as_u64()?).ok();
    if bytes.is_null() {
        return Ok(None);
    }
    number().map(Some).with_context(|| missing(game, "first-table"))
}

fn told(game: &str, what: &str) -> Result<Value> {
    Ok(tidy::manifest(game)?["metadata"]["clubhouse"][what].clone())
}

fn missing(game: &str, what: &str) -> String {
    format!("crates/{game}/Cargo.toml does not tell `{what}` of [package.metadata.clubhouse]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_tells_its_tables_and_nothing_that_cannot_be_read() {
        for game in tidy::games().unwrap() {
            assert!(tables(&game).unwrap().iter().all(|it| it.contains('=')), "{game}");
            assert!(first_table(&game).unwrap().is_none_or(|most| most > 100_000), "{game}");
        }
        assert!(tables("nothing").is_err());
    }
}
