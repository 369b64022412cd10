//! Many appends in few statements: a group travels to SQLite as one text of JSON.

use serde::Serialize;
use sqlx::{SqliteConnection, query, query_scalar};

use crate::rows::{summaries, write_players, write_status};
use crate::{Append, Millis, NewEntry, PlayerId, StoreError, Summary, sql};

/// An entry follows one that is there already, or is the first of a match that is there. Keys keep out the rest.
const ADD_ENTRIES: &str = "
    INSERT INTO entries (match_number, number, at, command, body)
    SELECT match_number, number, at, command, body FROM (
        SELECT value ->> 0 AS match_number, value ->> 1 AS first, value ->> 2 AS number,
            value ->> 3 AS at, unhex(value ->> 4) AS command, value ->> 5 AS body
        FROM json_each($1)
    ) AS new
    WHERE CASE first
        WHEN 0 THEN EXISTS (SELECT 1 FROM matches AS m WHERE m.number = new.match_number)
        ELSE EXISTS (
            SELECT 1 FROM entries AS e WHERE e.match_number = new.match_number AND e.number = new.first - 1
        )
    END
    ON CONFLICT DO NOTHING";

/// Of these matches, those whose next entry would have this number.
const ARE_NEXT: &str = "
    SELECT count(*) FROM json_each($1) AS new CROSS JOIN matches AS m ON m.number = new.value ->> 0
    WHERE new.value ->> 1 = (SELECT coalesce(max(e.number) + 1, 0) FROM entries AS e WHERE e.match_number = m.number)";

const SET_SUMMARIES: &str = "
    UPDATE matches SET status = s.value ->> 1, is_public = s.value ->> 2, alarm = s.value ->> 3,
        players = s.value ->> 4, touched = s.value ->> 5, outline = coalesce(s.value ->> 6, outline)
    FROM json_each($1) AS s WHERE matches.number = s.value ->> 0";

const ADD_SEATS: &str = "
    INSERT INTO seats (player, match_number) SELECT unhex(value ->> 0), value ->> 1 FROM json_each($1)
    WHERE true ON CONFLICT DO NOTHING";

/// Keeps all of these appends, and says so; or only some, and then nothing may be committed.
pub(super) async fn keep(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<bool, sqlx::Error> {
    let entries: Vec<EntryColumns> = appends
        .iter()
        .flat_map(|append| entry_columns(append.number, append.first, &append.entries))
        .collect();
    if !are_next(connection, appends).await? || !add_entries(connection, &entries).await? {
        return Ok(false);
    }
    let summaries = summaries(appends);
    let n_matches = set_summaries(connection, &summaries).await?;
    add_seats(connection, &summaries).await?;
    Ok(n_matches == summaries.len() as u64)
}

/// The entries of a new match, or of none.
pub(super) async fn keep_first(
    connection: &mut SqliteConnection,
    number: i64,
    entries: &[NewEntry],
    summary: &Summary,
) -> Result<bool, sqlx::Error> {
    add_seats(connection, &[(number, summary)]).await?;
    let entries: Vec<EntryColumns> = entry_columns(number, 0, entries).collect();
    add_entries(connection, &entries).await
}

/// Why this append cannot be kept, not even alone.
pub(super) async fn why_refused(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<StoreError, sqlx::Error> {
    let exists: bool =
        query_scalar(sql::MATCH_EXISTS).bind(append.number).fetch_one(connection).await?;
    Ok(if exists { StoreError::Conflict } else { StoreError::Missing("match") })
}

/// Match, number of the first of its append, number, time, command, body.
#[derive(Serialize)]
struct EntryColumns<'a>(i64, u64, u64, Millis, Option<String>, &'a str);

fn entry_columns(
    number: i64,
    first: u64,
    entries: &[NewEntry],
) -> impl Iterator<Item = EntryColumns<'_>> {
    (first..).zip(entries).map(move |(entry_number, entry)| {
        let command = entry.command.map(|id| id.to_string());
        EntryColumns(number, first, entry_number, entry.at, command, &entry.body)
    })
}

/// Whether those that bring only a summary come in time. Entries that come too late collide with others.
async fn are_next(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<bool, sqlx::Error> {
    let bare: Vec<(i64, u64)> = appends
        .iter()
        .filter(|append| append.entries.is_empty())
        .map(|append| (append.number, append.first))
        .collect();
    if bare.is_empty() {
        return Ok(true);
    }
    let n_next: i64 = query_scalar(ARE_NEXT).bind(json(&bare)?).fetch_one(connection).await?;
    Ok(usize::try_from(n_next) == Ok(bare.len()))
}

async fn add_entries(
    connection: &mut SqliteConnection,
    entries: &[EntryColumns<'_>],
) -> Result<bool, sqlx::Error> {
    if entries.is_empty() {
        return Ok(true);
    }
    let kept = query(ADD_ENTRIES).bind(json(&entries)?).execute(connection).await?;
    Ok(kept.rows_affected() == entries.len() as u64)
}

async fn set_summaries(
    connection: &mut SqliteConnection,
    summaries: &[(i64, &Summary)],
) -> Result<u64, sqlx::Error> {
    if summaries.is_empty() {
        return Ok(0);
    }
    let columns: Vec<_> = summaries
        .iter()
        .map(|(number, summary)| {
            let status = write_status(summary.status);
            let players = write_players(&summary.players);
            let Summary { is_public, alarm, touched, outline, .. } = summary;
            (number, status, is_public, alarm, players, touched, outline)
        })
        .collect();
    let set = query(SET_SUMMARIES).bind(json(&columns)?).execute(connection).await?;
    Ok(set.rows_affected())
}

async fn add_seats(
    connection: &mut SqliteConnection,
    summaries: &[(i64, &Summary)],
) -> Result<(), sqlx::Error> {
    let seats: Vec<(&PlayerId, i64)> = summaries
        .iter()
        .flat_map(|(number, summary)| summary.players.iter().map(move |id| (id, *number)))
        .collect();
    if seats.is_empty() {
        return Ok(());
    }
    query(ADD_SEATS).bind(json(&seats)?).execute(connection).await?;
    Ok(())
}

fn json(columns: &impl Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(columns).map_err(|error| sqlx::Error::Encode(Box::new(error)))
}
