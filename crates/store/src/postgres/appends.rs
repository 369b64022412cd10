//! Many appends in few statements: a group travels to PostgreSQL as arrays, one for each column.
//!
//! Rows are written in the order of their keys, so that no two groups wait for each other.

use sqlx::{query, query_scalar};
use uuid::Uuid;

use super::{Connection, Pool};
use crate::rows::{summaries, write_players, write_status};
use crate::{Append, NewEntry, StoreError, Summary, sql};

/// An entry follows one that is there already, or is the first of a match that is there. Keys keep out the rest.
const ADD_ENTRIES: &str = "
    INSERT INTO entries (match_number, number, at, command, body)
    SELECT new.match_number, new.number, new.at, new.command, new.body
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::uuid[], $6::text[])
        AS new (match_number, first, number, at, command, body)
    WHERE CASE new.first
        WHEN 0 THEN EXISTS (SELECT 1 FROM matches AS m WHERE m.number = new.match_number)
        ELSE EXISTS (
            SELECT 1 FROM entries AS e WHERE e.match_number = new.match_number AND e.number = new.first - 1
        )
    END
    ORDER BY new.match_number, new.number
    ON CONFLICT DO NOTHING";

/// Whoever appends to these matches has to wait with his summary.
const LOCK: &str = "SELECT number FROM matches WHERE number = ANY ($1) ORDER BY number FOR UPDATE";

/// Of these matches, those whose next entry would have this number.
const ARE_NEXT: &str = "
    SELECT count(*) FROM unnest($1::bigint[], $2::bigint[]) AS new (match_number, first)
    JOIN matches AS m ON m.number = new.match_number
    WHERE new.first = (SELECT coalesce(max(e.number) + 1, 0) FROM entries AS e WHERE e.match_number = m.number)";

const SET_SUMMARIES: &str = "
    UPDATE matches AS m SET status = s.status, is_public = s.is_public, alarm = s.alarm,
        players = s.players, touched = s.touched, outline = coalesce(s.outline, m.outline)
    FROM unnest($1::bigint[], $2::text[], $3::boolean[], $4::bigint[], $5::text[], $6::bigint[], $7::text[])
        AS s (number, status, is_public, alarm, players, touched, outline)
    WHERE m.number = s.number";

const ADD_SEATS: &str = "
    INSERT INTO seats (player, match_number)
    SELECT player, match_number FROM unnest($1::uuid[], $2::bigint[]) AS new (player, match_number)
    ORDER BY player, match_number
    ON CONFLICT DO NOTHING";

/// Keeps all of these appends, and says so; or only some, and then nothing may be committed.
pub(super) async fn keep(
    connection: &mut Connection,
    appends: &[&Append],
) -> Result<bool, sqlx::Error> {
    let mut entries = EntryColumns::default();
    for append in appends {
        entries.add(append.number, append.first, &append.entries);
    }
    if !are_next(connection, appends).await? || !entries.write(connection).await? {
        return Ok(false);
    }
    let summaries = summaries(appends);
    let n_matches = set_summaries(connection, &summaries).await?;
    add_seats(connection, &summaries).await?;
    Ok(n_matches == summaries.len() as u64)
}

/// The entries of a new match, or of none.
pub(super) async fn keep_first(
    connection: &mut Connection,
    number: i64,
    entries: &[NewEntry],
    summary: &Summary,
) -> Result<bool, sqlx::Error> {
    add_seats(connection, &[(number, summary)]).await?;
    let mut columns = EntryColumns::default();
    columns.add(number, 0, entries);
    columns.write(connection).await
}

/// Why this append cannot be kept, not even alone.
pub(super) async fn why_refused(pool: &Pool, append: &Append) -> Result<StoreError, sqlx::Error> {
    let exists: bool = query_scalar(sql::MATCH_EXISTS).bind(append.number).fetch_one(pool).await?;
    Ok(if exists { StoreError::Conflict } else { StoreError::Missing("match") })
}

#[derive(Default)]
struct EntryColumns<'a> {
    matches: Vec<i64>,
    firsts: Vec<i64>,
    numbers: Vec<i64>,
    times: Vec<i64>,
    commands: Vec<Option<Uuid>>,
    bodies: Vec<&'a str>,
}

impl<'a> EntryColumns<'a> {
    fn add(&mut self, number: i64, first: u64, entries: &'a [NewEntry]) {
        for (entry_number, entry) in (first.cast_signed()..).zip(entries) {
            self.matches.push(number);
            self.firsts.push(first.cast_signed());
            self.numbers.push(entry_number);
            self.times.push(entry.at.0);
            self.commands.push(entry.command.map(|id| id.0));
            self.bodies.push(&entry.body);
        }
    }

    /// Whether all of them were kept.
    async fn write(&self, connection: &mut Connection) -> Result<bool, sqlx::Error> {
        if self.numbers.is_empty() {
            return Ok(true);
        }
        let kept = query(ADD_ENTRIES)
            .bind(&self.matches)
            .bind(&self.firsts)
            .bind(&self.numbers)
            .bind(&self.times)
            .bind(&self.commands)
            .bind(&self.bodies)
            .execute(connection)
            .await?;
        Ok(kept.rows_affected() == self.numbers.len() as u64)
    }
}

/// Whether those that bring only a summary come in time. Entries that come too late collide with others.
async fn are_next(connection: &mut Connection, appends: &[&Append]) -> Result<bool, sqlx::Error> {
    let (numbers, firsts): (Vec<i64>, Vec<i64>) = appends
        .iter()
        .filter(|append| append.entries.is_empty())
        .map(|append| (append.number, append.first.cast_signed()))
        .unzip();
    if numbers.is_empty() {
        return Ok(true);
    }
    query(LOCK).bind(&numbers).execute(&mut *connection).await?;
    let n_next: i64 =
        query_scalar(ARE_NEXT).bind(&numbers).bind(firsts).fetch_one(connection).await?;
    Ok(usize::try_from(n_next) == Ok(numbers.len()))
}

async fn set_summaries(
    connection: &mut Connection,
    summaries: &[(i64, &Summary)],
) -> Result<u64, sqlx::Error> {
    if summaries.is_empty() {
        return Ok(0);
    }
    let set = query(SET_SUMMARIES)
        .bind(summaries.iter().map(|(number, _)| *number).collect::<Vec<_>>())
        .bind(summaries.iter().map(|(_, s)| write_status(s.status)).collect::<Vec<_>>())
        .bind(summaries.iter().map(|(_, s)| s.is_public).collect::<Vec<_>>())
        .bind(summaries.iter().map(|(_, s)| s.alarm.map(|alarm| alarm.0)).collect::<Vec<_>>())
        .bind(summaries.iter().map(|(_, s)| write_players(&s.players)).collect::<Vec<_>>())
        .bind(summaries.iter().map(|(_, s)| s.touched.0).collect::<Vec<_>>())
        .bind(summaries.iter().map(|(_, s)| s.outline.as_deref()).collect::<Vec<_>>())
        .execute(connection)
        .await?;
    Ok(set.rows_affected())
}

async fn add_seats(
    connection: &mut Connection,
    summaries: &[(i64, &Summary)],
) -> Result<(), sqlx::Error> {
    let (players, numbers): (Vec<Uuid>, Vec<i64>) = summaries
        .iter()
        .flat_map(|(number, summary)| summary.players.iter().map(move |id| (id.0, *number)))
        .unzip();
    if players.is_empty() {
        return Ok(());
    }
    query(ADD_SEATS).bind(players).bind(numbers).execute(connection).await?;
    Ok(())
}
