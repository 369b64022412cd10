//! `clubhouse backup`: a copy of everything a server keeps in a file.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use store::Sqlite;

use crate::data;

/// Copy everything that a server keeps in its data folder or file, while it runs
///
/// The copy is one file, as everything was at one moment; only its owner may read it, for it holds every secret
/// of every match. A server that is given it as `--database FILE` goes on from there.
/// For a server on `PostgreSQL` use its own tools, as `pg_dump`.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse backup club-2026-11-15.sqlite
  clubhouse backup --data /var/lib/clubhouse /var/backups/club.sqlite
  clubhouse backup --database club.sqlite /var/backups/club.sqlite

Exit codes: 0 copied; 1 there is nothing to copy or the file exists already; 2 the command was not understood.")]
pub(crate) struct Backup {
    /// The folder of the server [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The file of a server that was given one with `--database`
    #[arg(long, value_name = "FILE", conflicts_with = "data")]
    database: Option<String>,
    /// The file to write; it must not be there yet
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

impl Backup {
    pub(crate) fn run(&self) -> Result<ExitCode> {
        let Some(from) = self.file()? else {
            bail!("this copies files: for PostgreSQL use its own tools, as pg_dump");
        };
        if !from.is_file() {
            bail!("there is nothing to copy: no server has kept anything in {}", from.display());
        }
        if self.to.exists() {
            bail!("{} is there already", self.to.display());
        }
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        runtime.block_on(async {
            let opened = Sqlite::open_existing(&from).await;
            let (store, _) = opened.context("cannot open the database")?;
            let copied = store.backup(&self.to).await.context("cannot copy");
            store::Store::close(&store).await;
            copied
        })?;
        crate::say(&format!("copied to {}\n", self.to.display()))?;
        Ok(ExitCode::SUCCESS)
    }

    fn file(&self) -> Result<Option<PathBuf>> {
        let folder = match &self.database {
            Some(_) => PathBuf::new(),
            None => data::folder(self.data.as_deref())?,
        };
        Ok(store::file(self.database.as_deref(), &folder)?)
    }
}
