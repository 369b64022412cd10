//! Score files: a finished table of the physical game goes in as JSON, every point comes out with its reason.
//!
//! `clubhouse score` is made of it. It prints nothing and reads no files.
//! The points themselves are given by the games; here is only what a file says and what a report holds.
//! The form of files and reports stands in `docs/scoring.md`.
//!
//! ```
//! use scoring::{Contents, score};
//!
//! let file = r#"{"game": "ingenious", "mode": "base", "players": [
//!     {"name": "Ann", "tracks": {"red": 9, "green": 12, "blue": 18, "orange": 10, "yellow": 11, "purple": 9}},
//!     {"name": "Bo", "tracks": {"red": 18, "green": 8, "blue": 18, "orange": 18, "yellow": 18, "purple": 18}}
//! ]}"#;
//! let report = score(file, &Contents::standard()).expect("a sound file");
//! assert_eq!(report.winners, ["Ann"]);
//!
//! let problems = score(r#"{"game": "green", "players": 3, "colour": 1}"#, &Contents::standard()).unwrap_err();
//! assert_eq!(problems[0].to_string(), "colour: there is no such field; a file of GREEN has game, players");
//! assert_eq!(problems[1].to_string(), "players: must be a list, not a number");
//! ```

mod games;
mod green;
mod ingenious;
mod json;
mod minigolf;
mod problem;
mod reading;
mod report;

use std::sync::Arc;

use ::green::{Green, GreenOptions};
use ::minigolf::{Minigolf, MinigolfOptions};
use tabletop::{Game, Options, Pack};
use texts::message;

use problem::words;
use reading::{At, Findings};

pub use games::{GAMES, example};
pub use problem::{Place, Problem};
pub use report::{Account, Conditions, Line, Player, Players, Report};

pub use self::green::GreenReason;
pub use self::ingenious::MarkerReason;
pub use self::minigolf::{ConditionAccount, Player as MinigolfPlayer, Table as MinigolfTable};

/// What the boxes hold: built in, or from content packs.
#[derive(Clone, Debug)]
pub struct Contents {
    /// The clubs and points of GREEN.
    pub green: Arc<::green::Content>,
    /// The tiles, lands and clients of Mini Golf Designer.
    pub minigolf: Arc<::minigolf::Content>,
}

impl Contents {
    /// What is built in.
    pub fn standard() -> Self {
        Self { green: ::green::Content::standard(), minigolf: ::minigolf::Content::standard() }
    }

    /// Replaces what is built in by a pack: files by name, which tell what game they are for.
    /// Returns that game, or everything that is wrong with the files.
    pub fn add_pack(&mut self, files: &[(&str, &str)]) -> Result<&'static str, Vec<String>> {
        let is_for = |names: &[&str]| {
            !files.is_empty() && files.iter().all(|(name, _)| names.contains(name))
        };
        if is_for(GreenOptions::PACK_FILES) {
            self.green = content(&GreenOptions::load_pack(files)?);
            Ok(Green::ID)
        } else if is_for(MinigolfOptions::PACK_FILES) {
            self.minigolf = content(&MinigolfOptions::load_pack(files)?);
            Ok(Minigolf::ID)
        } else {
            let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
            Err(vec![format!(
                "no game that is scored takes these files together: {}",
                names.join(", ")
            )])
        }
    }
}

fn content<C: Send + Sync + 'static>(pack: &Pack) -> Arc<C> {
    pack.content().expect("a game's pack holds that game's content")
}

/// Scores a file, or lists everything that is wrong with it, each with its place.
pub fn score(text: &str, contents: &Contents) -> Result<Report, Vec<Problem>> {
    let root = json::parse(text).map_err(|problem| vec![problem])?;
    let mut findings = Findings::default();
    let scored = read(&At::root(&root), contents, &mut findings);
    match (scored, findings.problems.is_empty()) {
        (Some((players, winners)), true) => {
            Ok(Report { players, winners, warnings: findings.warnings })
        }
        _ => Err(findings.problems),
    }
}

/// The players with their points, and who wins; `None` if a problem was found.
fn read(
    root: &At<'_>,
    contents: &Contents,
    findings: &mut Findings,
) -> Option<(Players, Vec<String>)> {
    let entries = root.entries(findings)?;
    let Some(game) = entries.iter().find(|(name, _)| *name == "game") else {
        findings.problem(root, message!("score-no-game", games = words(&GAMES)));
        return None;
    };
    let scored = games::scored(game.1.word(&GAMES, findings)?)?;
    (scored.read)(root, contents, findings)
}
