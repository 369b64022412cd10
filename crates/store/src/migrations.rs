//! The versions of the two schemas: files in `migrations`, which are never changed once somebody has used them.
//!
//! They are listed by hand: the macro of sqlx that would find them needs both databases, SQLite's own source among
//! them, built a second time for the compiler.

use std::sync::LazyLock;

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A file of `migrations`: its name and its text.
type File = (&'static str, &'static str);

macro_rules! files {
    ($folder:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../migrations/", $folder, "/", $name)))),*]
    };
}

const SQLITE_FILES: &[File] = files!("sqlite":
    "0001_first.sql"
    "0002_daily_secrets.sql"
    "0003_lifetimes.sql"
    "0004_makers.sql"
    "0005_daily_tries.sql"
    "0006_outlines.sql"
);

const POSTGRES_FILES: &[File] = files!("postgres":
    "0001_first.sql"
    "0002_daily_secrets.sql"
    "0003_lifetimes.sql"
    "0004_makers.sql"
    "0005_daily_tries.sql"
    "0006_outlines.sql"
);

pub(crate) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| migrator(SQLITE_FILES));

pub(crate) static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| migrator(POSTGRES_FILES));

fn migrator(files: &[File]) -> Migrator {
    Migrator::with_migrations(files.iter().map(|(name, text)| migration(name, text)).collect())
}

/// As sqlx reads a folder of them: `0002_daily_secrets.sql` is version 2, and described as "daily secrets".
fn migration(name: &str, text: &'static str) -> Migration {
    let stem = name.strip_suffix(".sql").expect("they are files of SQL");
    let (version, description) = stem.split_once('_').expect("a number, then words");
    Migration::new(
        version.parse().expect("they begin with their number"),
        description.replace('_', " ").into(),
        MigrationType::Simple,
        SqlStr::from_static(text),
        false,
    )
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Whatever a database has kept of a version must be what the file says, or it would be refused.
    #[tokio::test]
    async fn every_file_of_the_folders_is_listed_and_read_as_sqlx_reads_it() {
        let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        for (folder, listed) in [("sqlite", &SQLITE), ("postgres", &POSTGRES)] {
            let found = Migrator::new(all.join(folder)).await.expect("the folder can be read");
            assert_eq!(facts(listed), facts(&found), "{folder}");
        }
    }

    /// All that is kept or compared of each.
    fn facts(migrator: &Migrator) -> Vec<String> {
        let fact = |it: &Migration| {
            let Migration { version, description, migration_type, sql, checksum, no_tx } = it;
            let text = sql.as_str();
            format!("{version} {description} {migration_type:?} {no_tx} {checksum:?} {text}")
        };
        migrator.iter().map(fact).collect()
    }
}
