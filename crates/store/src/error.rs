//! What can go wrong.

use std::fmt;
use std::sync::Arc;

use sqlx::migrate::MigrateError;

/// Why something was not kept or found.
#[derive(Clone, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has appended first: read on and decide again.
    #[error("another server has appended to this match first")]
    Conflict,
    /// Somebody else has this name.
    #[error("this name is taken")]
    NameTaken,
    /// What is named is not there.
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// The address of the database cannot be understood.
    #[error("`{address}` isn't the address of a database: {reason}")]
    Address {
        /// As it was given, without a password.
        address: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The database is of a newer program, or damaged.
    #[error("the database cannot be used: {0}")]
    Schema(String),
    /// The database failed. Shared, because a group of appends fails together.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<sqlx::Error>),
}

impl StoreError {
    /// A text that not every database can hold.
    pub(crate) fn zero_byte() -> Self {
        sqlx::Error::Encode("a text has a zero byte".into()).into()
    }

    /// The store has been closed.
    pub(crate) fn closed() -> Self {
        sqlx::Error::PoolClosed.into()
    }
}

impl fmt::Debug for StoreError {
    /// As it is displayed: what a database adds for debugging quotes rows, and rows hold secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreError({self})")
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        if let MigrateError::Execute(error) = error {
            return error.into();
        }
        let MigrateError::VersionMissing(version) = error else {
            return Self::Schema(error.to_string());
        };
        Self::Schema(format!(
            "it was made by a newer program, with version {version} of the schema"
        ))
    }
}

/// What a write that gives an account its name, and nothing else that must be unique, failed of.
pub(crate) fn name_taken(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(cause) if cause.is_unique_violation() => StoreError::NameTaken,
        _ => error.into(),
    }
}

/// What a write that names others failed of.
pub(crate) fn missing(error: sqlx::Error, what: &'static str) -> StoreError {
    match error.as_database_error() {
        Some(cause) if cause.is_foreign_key_violation() => StoreError::Missing(what),
        _ => error.into(),
    }
}

/// What a write of something new failed of.
pub(crate) fn exists(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(cause) if cause.is_unique_violation() => StoreError::Conflict,
        _ => error.into(),
    }
}
