//! Where a store is, in one word.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::postgres::PgConnectOptions;

use crate::{Postgres, Sqlite, Store, StoreError};

/// The file of a server that was given a folder and no address.
pub const FILE: &str = "clubhouse.sqlite";

/// Opens the store at an address, or the one in the data folder if there is none.
///
/// An address is `postgres://…`, the path of a file for SQLite (with or without `sqlite:` before it), or
/// `sqlite::memory:`, which is forgotten when it is closed.
pub async fn open(address: Option<&str>, data: &Path) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match Place::named(address, data)? {
        Place::Memory => Arc::new(Sqlite::in_memory().await?),
        Place::File(path) => Arc::new(Sqlite::open(&path).await?),
        Place::Server(options) => Arc::new(Postgres::open(*options).await?),
    })
}

/// A store that was there, to be read.
pub struct Existing {
    /// Whoever writes to it is refused.
    pub store: Arc<dyn Store>,
    /// With so many versions of the schema it is behind: it was last opened by an older program.
    pub n_behind: usize,
}

/// Opens the store at an address, or the one in the data folder, only to read it: nothing is made where nothing is,
/// and nothing is brought up to date. A server may use it meanwhile.
pub async fn open_existing(address: Option<&str>, data: &Path) -> Result<Existing, StoreError> {
    let (store, n_behind): (Arc<dyn Store>, usize) = match Place::named(address, data)? {
        Place::Memory => return Err(StoreError::Missing("database")),
        Place::File(path) => {
            let (store, n_behind) = Sqlite::open_existing(&path).await?;
            (Arc::new(store), n_behind)
        }
        Place::Server(options) => {
            let (store, n_behind) = Postgres::open_existing(*options).await?;
            (Arc::new(store), n_behind)
        }
    };
    Ok(Existing { store, n_behind })
}

/// The file that a store at this address is in, if it is in one.
pub fn file(address: Option<&str>, data: &Path) -> Result<Option<PathBuf>, StoreError> {
    Ok(match Place::named(address, data)? {
        Place::File(path) => Some(path),
        Place::Memory | Place::Server(_) => None,
    })
}

enum Place {
    Memory,
    File(PathBuf),
    Server(Box<PgConnectOptions>),
}

impl Place {
    fn named(address: Option<&str>, data: &Path) -> Result<Self, StoreError> {
        address.map_or_else(|| Ok(Self::File(data.join(FILE))), Self::read)
    }

    fn read(address: &str) -> Result<Self, StoreError> {
        match address.split_once(':') {
            Some(("sqlite", ":memory:")) => Ok(Self::Memory),
            Some(("sqlite", path)) => Self::file(address, path.strip_prefix("//").unwrap_or(path)),
            Some(("postgres" | "postgresql", rest)) => Self::server(address, rest),
            Some((scheme, rest)) if rest.starts_with("//") => {
                Err(refused(address, format!("`{scheme}` is neither `sqlite` nor `postgres`")))
            }
            _ => Self::file(address, address),
        }
    }

    fn server(address: &str, rest: &str) -> Result<Self, StoreError> {
        if !rest.starts_with("//") {
            return Err(refused(address, "`//` is missing after the colon".into()));
        }
        if let Some(name) = unknown_parameter(rest) {
            return Err(refused(address, format!("it has an unknown parameter `{name}`")));
        }
        let options =
            address.parse().map_err(|error: sqlx::Error| refused(address, error.to_string()))?;
        Ok(Self::Server(Box::new(options)))
    }

    fn file(address: &str, path: &str) -> Result<Self, StoreError> {
        if path.is_empty() {
            return Err(refused(address, "a path is missing".into()));
        }
        Ok(Self::File(path.into()))
    }
}

fn refused(address: &str, reason: String) -> StoreError {
    StoreError::Address { address: without_password(address), reason }
}

/// A parameter that would be ignored, and its value be written to the log.
fn unknown_parameter(rest: &str) -> Option<&str> {
    const KNOWN: [&str; 10] = [
        "application_name",
        "dbname",
        "host",
        "hostaddr",
        "options",
        "password",
        "port",
        "sslmode",
        "sslrootcert",
        "user",
    ];
    let (_, parameters) = rest.split_once('?')?;
    let names = parameters.split('&').map(|parameter| parameter.split('=').next().unwrap_or(""));
    names.into_iter().find(|name| !KNOWN.contains(name))
}

/// Only the scheme: in an address that cannot be understood, the password could be anywhere.
fn without_password(address: &str) -> String {
    address.split_once(':').map_or_else(|| address.to_owned(), |(scheme, _)| format!("{scheme}:…"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(address: &str) -> String {
        match Place::read(address) {
            Ok(Place::Memory) => "memory".into(),
            Ok(Place::File(path)) => path.display().to_string(),
            Ok(Place::Server(options)) => format!("{}:{}", options.get_host(), options.get_port()),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn a_path_is_a_file_and_a_scheme_says_which_database() {
        assert_eq!(place("sqlite::memory:"), "memory");
        assert_eq!(place("club.db"), "club.db");
        assert_eq!(place("/var/lib/club.db"), "/var/lib/club.db");
        assert_eq!(place("sqlite:club.db"), "club.db");
        assert_eq!(place("sqlite:///var/club.db"), "/var/club.db");
        assert_eq!(place("postgres://ada:secret@host:77/club"), "host:77");
        assert_eq!(place("postgresql://host/club"), "host:5432");
        assert!(place("mysql://host/club").contains("`mysql` is neither"));
        assert!(place("").contains("a path is missing"));
        assert!(place("sqlite:").contains("a path is missing"));
    }

    #[test]
    fn no_refusal_shows_a_password() {
        for address in [
            "postgres://ada:secret@host:port/club",
            "postgres:ada:secret@host/club",
            "postgres://host:secret",
            "postgres://host/club?password=secret&sslmode=no",
            "postgres://host/club?passwort=secret",
            "mysql://ada:secret@host/club",
        ] {
            let error = Place::read(address).err().expect(address);
            assert!(matches!(error, StoreError::Address { .. }));
            assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
        }
    }
}
