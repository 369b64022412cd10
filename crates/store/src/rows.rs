//! Between rows and what is kept. Both databases give the same rows.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row as _};
use unicode_normalization::UnicodeNormalization as _;
use uuid::Uuid;

use crate::{
    Account, Append, DailyResult, Entry, EntryId, Finished, Kept, MatchId, Millis, NewEntry,
    NewMatch, Player, PlayerId, Rating, Status, StoreError, Summary, Unfinished,
};

/// Fields are columns of the same name, in both databases; one after a semicolon may be missing.
/// By hand, for the reason that `migrations.rs` gives.
macro_rules! columns {
    ($row:ident: $($field:ident)* $(; $late:ident)?) => {
        columns!(SqliteRow => $row: $($field)* $(; $late)?);
        columns!(PgRow => $row: $($field)* $(; $late)?);
    };
    ($of:ident => $row:ident: $($field:ident)* $(; $late:ident)?) => {
        impl FromRow<'_, $of> for $row {
            fn from_row(row: &$of) -> sqlx::Result<Self> {
                Ok(Self {
                    $($field: row.try_get(stringify!($field))?,)*
                    $($late: if_there(row.try_get(stringify!($late)))?,)?
                })
            }
        }
    };
}

fn if_there<T: Default>(column: sqlx::Result<T>) -> sqlx::Result<T> {
    match column {
        Err(sqlx::Error::ColumnNotFound(_)) => Ok(T::default()),
        found => found,
    }
}

pub(crate) struct PlayerRow {
    id: Uuid,
    name: String,
    is_guest: bool,
    seen: i64,
}

columns!(PlayerRow: id name is_guest seen);

impl From<PlayerRow> for Player {
    fn from(row: PlayerRow) -> Self {
        let PlayerRow { id, name, is_guest, seen } = row;
        Self { id: PlayerId(id), name, is_guest, seen: Millis(seen) }
    }
}

pub(crate) struct AccountRow {
    id: Uuid,
    name: String,
    is_guest: bool,
    seen: i64,
    password: String,
}

columns!(AccountRow: id name is_guest seen password);

impl From<AccountRow> for Account {
    fn from(row: AccountRow) -> Self {
        let AccountRow { id, name, is_guest, seen, password } = row;
        Self { player: PlayerRow { id, name, is_guest, seen }.into(), password }
    }
}

pub(crate) struct MatchRow {
    number: i64,
    id: Uuid,
    game: String,
    rules_version: i64,
    options: String,
    secret: Vec<u8>,
    terms: String,
    made: i64,
    status: String,
    is_public: bool,
    alarm: Option<i64>,
    players: String,
    touched: i64,
    /// A database that was not brought up to date has none, and whoever checks it needs none.
    outline: Option<String>,
}

columns!(
    MatchRow: number id game rules_version options secret terms made status is_public alarm players touched; outline
);

impl TryFrom<MatchRow> for Kept {
    type Error = StoreError;

    fn try_from(row: MatchRow) -> Result<Self, StoreError> {
        Ok(Self {
            number: row.number,
            id: MatchId(row.id),
            game: row.game,
            rules_version: row.rules_version.try_into().map_err(|_| unreadable())?,
            options: row.options,
            secret: row.secret.try_into().map_err(|_| unreadable())?,
            terms: row.terms,
            made: Millis(row.made),
            summary: Summary {
                status: read_status(&row.status)?,
                is_public: row.is_public,
                alarm: row.alarm.map(Millis),
                players: read_players(&row.players)?,
                touched: Millis(row.touched),
                outline: row.outline,
            },
        })
    }
}

/// What is kept of these rows, or the first that cannot be read.
pub(crate) fn all<R, K: TryFrom<R, Error = StoreError>>(
    rows: Vec<R>,
) -> Result<Vec<K>, StoreError> {
    rows.into_iter().map(K::try_from).collect()
}

/// A new match as it is kept under its number.
pub(crate) fn kept(new: &NewMatch, number: i64) -> Kept {
    Kept {
        number,
        id: new.id,
        game: new.game.clone(),
        rules_version: new.rules_version,
        options: new.options.clone(),
        secret: new.secret,
        terms: new.terms.clone(),
        made: new.made,
        summary: Summary { outline: None, ..new.summary.clone() },
    }
}

pub(crate) struct EntryRow {
    number: i64,
    at: i64,
    command: Option<Uuid>,
    body: String,
}

columns!(EntryRow: number at command body);

impl TryFrom<EntryRow> for Entry {
    type Error = StoreError;

    fn try_from(row: EntryRow) -> Result<Self, StoreError> {
        let kept =
            NewEntry { at: Millis(row.at), command: row.command.map(EntryId), body: row.body };
        Ok(Self { number: row.number.try_into().map_err(|_| unreadable())?, kept })
    }
}

pub(crate) struct RatingRow {
    rating: f64,
    uncertainty: f64,
    n_matches: i64,
}

columns!(RatingRow: rating uncertainty n_matches);

impl TryFrom<RatingRow> for Rating {
    type Error = StoreError;

    fn try_from(row: RatingRow) -> Result<Self, StoreError> {
        let n_matches = row.n_matches.try_into().map_err(|_| unreadable())?;
        Ok(Self { rating: row.rating, uncertainty: row.uncertainty, n_matches })
    }
}

pub(crate) struct DailyRow {
    name: String,
    player: Uuid,
    points: i64,
    id: Uuid,
}

columns!(DailyRow: name player points id);

impl TryFrom<DailyRow> for DailyResult {
    type Error = StoreError;

    fn try_from(row: DailyRow) -> Result<Self, StoreError> {
        Ok(Self {
            name: row.name,
            player: PlayerId(row.player),
            points: row.points.try_into().map_err(|_| unreadable())?,
            id: MatchId(row.id),
        })
    }
}

/// Counts by status.
pub(crate) fn unfinished(rows: Vec<(String, i64)>) -> Result<Unfinished, StoreError> {
    let mut counts = Unfinished::default();
    for (status, n) in rows {
        let n = n.try_into().map_err(|_| unreadable())?;
        match read_status(&status)? {
            Status::Open => counts.open = n,
            Status::Live => counts.live = n,
            Status::Over => {}
        }
    }
    Ok(counts)
}

pub(crate) fn write_status(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Live => "live",
        Status::Over => "over",
    }
}

fn read_status(text: &str) -> Result<Status, StoreError> {
    match text {
        "open" => Ok(Status::Open),
        "live" => Ok(Status::Live),
        "over" => Ok(Status::Over),
        _ => Err(unreadable()),
    }
}

pub(crate) fn write_players(players: &[PlayerId]) -> String {
    players.iter().map(PlayerId::to_string).collect::<Vec<_>>().join(" ")
}

fn read_players(text: &str) -> Result<Vec<PlayerId>, StoreError> {
    text.split_whitespace().map(|id| id.parse().map_err(|_| unreadable())).collect()
}

/// A name as it is compared: by its letters, whatever their case, their width, or the parts they are put together from.
pub(crate) fn folded(name: &str) -> String {
    let plain: String = name.nfkc().collect();
    plain.to_lowercase().to_uppercase().nfkc().collect()
}

/// The number an entry is kept under. Nobody can have read so many entries that this fails.
pub(crate) fn entry_number(number: u64) -> Result<i64, StoreError> {
    number.try_into().map_err(|_| StoreError::Conflict)
}

/// Refuses texts that not every database can hold.
pub(crate) fn check_texts<'t>(texts: impl IntoIterator<Item = &'t str>) -> Result<(), StoreError> {
    if texts.into_iter().any(|text| text.contains('\0')) {
        return Err(StoreError::zero_byte());
    }
    Ok(())
}

pub(crate) fn check_match(new: &NewMatch) -> Result<(), StoreError> {
    check_texts([new.game.as_str(), new.options.as_str(), new.terms.as_str()])?;
    check_texts(new.summary.outline.as_deref())?;
    check_texts(new.daily.iter().map(|(day, _)| day.as_str()))?;
    check_texts(new.entries.iter().map(|entry| entry.body.as_str()))
}

/// Refuses what no database could tell from an append that came too late.
pub(crate) fn check_append(append: &Append) -> Result<(), StoreError> {
    entry_number(append.first)?;
    check_texts(append.summary.iter().filter_map(|summary| summary.outline.as_deref()))?;
    check_texts(append.entries.iter().map(|entry| entry.body.as_str()))
}

/// The new ratings of a match, always in one order: two matches of the same players must not wait for each other.
pub(crate) fn ratings_in_order(finished: &Finished) -> Vec<(PlayerId, Rating)> {
    let mut ratings = finished.ratings.clone();
    ratings.sort_by_key(|(player, _)| *player);
    ratings
}

fn unreadable() -> StoreError {
    StoreError::Schema("a row has a value that this program cannot read".into())
}

/// The new summaries of a group of appends, with their matches.
pub(crate) fn summaries<'a>(appends: &[&'a Append]) -> Vec<(i64, &'a Summary)> {
    let summary = |append: &&'a Append| Some((append.number, append.summary.as_ref()?));
    appends.iter().filter_map(summary).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_alike_whatever_their_case() {
        assert_eq!(folded("Anna"), folded("aNNA"));
        assert_eq!(folded("Ödön"), folded("öDÖN"));
        assert_eq!(folded("ΣΊΣΥΦΟΣ"), folded("σίσυφος"));
        assert_eq!(folded("Straße"), folded("STRASSE"));
        assert_ne!(folded("Anna"), folded("Anne"));
        // Wide letters, ligatures, and letters with a mark of their own or after them.
        assert_eq!(folded("Ａｎｎａ"), folded("anna"));
        assert_eq!(folded("ﬁnn"), folded("FINN"));
        assert_eq!(folded("Zoe\u{308}"), folded("ZOË"));
    }
}
