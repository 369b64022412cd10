//! `clubhouse backup`: a copy of everything a server keeps in a file.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use store::Sqlite;

use crate::data;

/// Copy everything a server keeps, while it runs
///
/// The copy is a single file with everything as it was at one moment. It holds every secret of every match, so only its
/// owner may read it. To continue from a copy, start a server with `--database FILE`.
/// For a server on `PostgreSQL`, use its own tools, such as `pg_dump`.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse backup club-2026-11-15.sqlite
  clubhouse backup --data /var/lib/clubhouse /var/backups/club.sqlite
  clubhouse backup --database club.sqlite /var/backups/club.sqlite

Exit codes: 0 copied; 1 there is nothing to copy, or the file already exists; 2 the command wasn't understood.")]
pub(crate) struct Backup {
    /// The server's data folder [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The file of a server that was started with `--database FILE`
    #[arg(long, value_name = "FILE", conflicts_with = "data")]
    database: Option<String>,
    /// The file to write, which must not exist yet
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

impl Backup {
    pub(crate) fn run(&self) -> Result<ExitCode> {
        let Some(from) = self.file()? else {
            bail!("backup copies only files: for PostgreSQL, use its own tools, such as pg_dump");
        };
        if !from.is_file() {
            bail!("there is nothing to copy: no server has stored anything in {}", from.display());
        }
        if self.to.exists() {
            bail!("{} already exists: name another file", self.to.display());
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
