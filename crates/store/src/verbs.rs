//! What is done alike on both databases.
//!
//! This file is compiled twice, below `sqlite` and below `postgres`: `Pool` and `Connection` are theirs. Code that is
//! generic over databases would need a page of bounds to say the same.

use sqlx::{query, query_as, query_scalar};
use uuid::Uuid;

use super::{Connection, Pool, appends};
use crate::error::{exists, missing, name_taken};
use crate::rows::{
    self, AccountRow, DailyRow, EntryRow, MatchRow, PlayerRow, RatingRow, folded, ratings_in_order,
    write_players, write_status,
};
use crate::{
    Account, DailyResult, Entry, Finished, Kept, MatchId, Millis, NewMatch, Player, PlayerId,
    Rating, StoreError, TokenDigest, Unfinished, sql,
};

pub(super) async fn player(pool: &Pool, id: PlayerId) -> Result<Option<Player>, StoreError> {
    let row: Option<PlayerRow> = query_as(sql::PLAYER).bind(id.0).fetch_optional(pool).await?;
    Ok(row.map(Player::from))
}

pub(super) async fn account(pool: &Pool, name: &str) -> Result<Option<Account>, StoreError> {
    let row: Option<AccountRow> =
        query_as(sql::ACCOUNT).bind(folded(name)).fetch_optional(pool).await?;
    Ok(row.map(Account::from))
}

pub(super) async fn token_owner(
    pool: &Pool,
    digest: &TokenDigest,
    now: Millis,
) -> Result<Option<Player>, StoreError> {
    let find = query_as(sql::TOKEN_OWNER).bind(digest.0.as_slice()).bind(now.0);
    let row: Option<PlayerRow> = find.fetch_optional(pool).await?;
    Ok(row.map(Player::from))
}

pub(super) async fn find_match(pool: &Pool, id: MatchId) -> Result<Option<Kept>, StoreError> {
    let row: Option<MatchRow> = query_as(sql::FIND_MATCH).bind(id.0).fetch_optional(pool).await?;
    row.map(Kept::try_from).transpose()
}

pub(super) async fn entries(pool: &Pool, of: &Kept, since: u64) -> Result<Vec<Entry>, StoreError> {
    // No journal is as long as that.
    let Ok(since) = i64::try_from(since) else { return Ok(Vec::new()) };
    let rows: Vec<EntryRow> =
        query_as(sql::ENTRIES).bind(of.number).bind(since).fetch_all(pool).await?;
    rows::all(rows)
}

pub(super) async fn open_matches(pool: &Pool, most: u32) -> Result<Vec<Kept>, StoreError> {
    let rows: Vec<MatchRow> =
        query_as(sql::OPEN_MATCHES).bind(i64::from(most)).fetch_all(pool).await?;
    rows::all(rows)
}

pub(super) async fn matches_of(
    pool: &Pool,
    player: PlayerId,
    most: u32,
) -> Result<Vec<Kept>, StoreError> {
    let rows: Vec<MatchRow> =
        query_as(sql::MATCHES_OF).bind(player.0).bind(i64::from(most)).fetch_all(pool).await?;
    rows::all(rows)
}

pub(super) async fn unfinished(
    pool: &Pool,
    maker: PlayerId,
    since: Millis,
) -> Result<Unfinished, StoreError> {
    let count = query_as(sql::UNFINISHED).bind(maker.0).bind(since.0);
    let rows: Vec<(String, i64)> = count.fetch_all(pool).await?;
    rows::unfinished(rows)
}

/// How many versions of the schema this database lacks; refused if it has some that we do not know.
pub(super) async fn n_behind(
    pool: &Pool,
    known: &sqlx::migrate::Migrator,
) -> Result<usize, StoreError> {
    let found: Result<Vec<i64>, sqlx::Error> = query_scalar(sql::VERSIONS).fetch_all(pool).await;
    let nothing = || StoreError::Schema("no server has kept anything there".into());
    // A database without this table is of nobody, or of another program.
    let found = found.map_err(|error| {
        if error.as_database_error().is_some() { nothing() } else { error.into() }
    })?;
    if found.is_empty() {
        return Err(nothing());
    }
    let is_known = |version: &i64| known.iter().any(|migration| migration.version == *version);
    if let Some(newer) = found.iter().copied().find(|version| !is_known(version)) {
        return Err(sqlx::migrate::MigrateError::VersionMissing(newer).into());
    }
    Ok(known.iter().filter(|migration| !found.contains(&migration.version)).count())
}

pub(super) async fn due(pool: &Pool, now: Millis, most: u32) -> Result<Vec<Kept>, StoreError> {
    let rows: Vec<MatchRow> =
        query_as(sql::DUE).bind(now.0).bind(i64::from(most)).fetch_all(pool).await?;
    rows::all(rows)
}

pub(super) async fn next_alarm(pool: &Pool) -> Result<Option<Millis>, StoreError> {
    let alarm: Option<i64> = query_scalar(sql::NEXT_ALARM).fetch_one(pool).await?;
    Ok(alarm.map(Millis))
}

pub(super) async fn all_matches(
    pool: &Pool,
    after: Option<&Kept>,
    most: u32,
) -> Result<Vec<Kept>, StoreError> {
    let after = after.map_or(0, |kept| kept.number);
    let rows: Vec<MatchRow> =
        query_as(sql::ALL_MATCHES).bind(after).bind(i64::from(most)).fetch_all(pool).await?;
    rows::all(rows)
}

pub(super) async fn note(pool: &Pool, of: &Kept, player: PlayerId) -> Result<String, StoreError> {
    let text: Option<String> =
        query_scalar(sql::NOTE).bind(of.number).bind(player.0).fetch_optional(pool).await?;
    Ok(text.unwrap_or_default())
}

pub(super) async fn rating(
    pool: &Pool,
    player: PlayerId,
    game: &str,
) -> Result<Option<Rating>, StoreError> {
    let row: Option<RatingRow> =
        query_as(sql::RATING).bind(player.0).bind(game).fetch_optional(pool).await?;
    row.map(Rating::try_from).transpose()
}

pub(super) async fn daily(
    pool: &Pool,
    day: &str,
    game: &str,
    most: u32,
) -> Result<Vec<DailyResult>, StoreError> {
    let rows: Vec<DailyRow> =
        query_as(sql::DAILY).bind(day).bind(game).bind(i64::from(most)).fetch_all(pool).await?;
    rows::all(rows)
}

pub(super) async fn ping(pool: &Pool) -> Result<(), StoreError> {
    query_scalar::<_, i64>(sql::PING).fetch_one(pool).await?;
    Ok(())
}

pub(super) async fn add_player(
    connection: &mut Connection,
    player: &Player,
    password: Option<&str>,
) -> Result<(), StoreError> {
    query(sql::ADD_GUEST)
        .bind(player.id.0)
        .bind(&player.name)
        .bind(player.seen.0)
        .execute(&mut *connection)
        .await?;
    match password {
        Some(password) => make_account(connection, player.id, &player.name, password).await,
        None => Ok(()),
    }
}

pub(super) async fn make_account(
    connection: &mut Connection,
    id: PlayerId,
    name: &str,
    password: &str,
) -> Result<(), StoreError> {
    let made = query(sql::MAKE_ACCOUNT)
        .bind(id.0)
        .bind(name)
        .bind(folded(name))
        .bind(password)
        .execute(connection)
        .await
        .map_err(name_taken)?;
    if made.rows_affected() == 0 {
        return Err(StoreError::Missing("guest"));
    }
    Ok(())
}

pub(super) async fn rename_guest(
    connection: &mut Connection,
    id: PlayerId,
    name: &str,
) -> Result<(), StoreError> {
    let renamed = query(sql::RENAME_GUEST).bind(id.0).bind(name).execute(connection).await?;
    if renamed.rows_affected() == 0 {
        return Err(StoreError::Missing("guest"));
    }
    Ok(())
}

pub(super) async fn see_player(
    connection: &mut Connection,
    id: PlayerId,
    now: Millis,
) -> Result<bool, StoreError> {
    let seen = query(sql::SEE_PLAYER).bind(id.0).bind(now.0).execute(connection).await?;
    Ok(seen.rows_affected() > 0)
}

pub(super) async fn lost_guests(
    pool: &Pool,
    before: Millis,
    most: u32,
) -> Result<Vec<PlayerId>, StoreError> {
    let find = query_scalar(sql::LOST_GUESTS).bind(before.0).bind(i64::from(most));
    let ids: Vec<Uuid> = find.fetch_all(pool).await?;
    Ok(ids.into_iter().map(PlayerId).collect())
}

/// Of these, those who still are lost. How many they were.
pub(super) async fn forget_guests(
    connection: &mut Connection,
    guests: &[PlayerId],
    before: Millis,
) -> Result<u32, StoreError> {
    let mut n = 0;
    for guest in guests {
        let hold = query(sql::HOLD_GUEST).bind(before.0).bind(guest.0);
        if hold.execute(&mut *connection).await?.rows_affected() > 0 {
            for forget in [sql::FORGET_TOKENS, sql::FORGET_PLAYER] {
                query(forget).bind(guest.0).execute(&mut *connection).await?;
            }
            n += 1;
        }
    }
    Ok(n)
}

pub(super) async fn stale_matches(
    pool: &Pool,
    before: Millis,
    most: u32,
) -> Result<Vec<i64>, StoreError> {
    let find = query_scalar(sql::STALE_MATCHES).bind(before.0).bind(i64::from(most));
    Ok(find.fetch_all(pool).await?)
}

/// Of these, those that still are stale. How many they were.
///
/// Whoever appends to one of them in the same moment brings its summary, for it was not touched for long: so he waits
/// for its row, and finds it gone.
pub(super) async fn forget_matches(
    connection: &mut Connection,
    numbers: &[i64],
    before: Millis,
) -> Result<u32, StoreError> {
    let mut n = 0;
    for number in numbers {
        let hold = query(sql::HOLD_MATCH).bind(before.0).bind(number);
        if hold.execute(&mut *connection).await?.rows_affected() > 0 {
            for forget in sql::FORGET_MATCH {
                query(forget).bind(number).execute(&mut *connection).await?;
            }
            n += 1;
        }
    }
    Ok(n)
}

pub(super) async fn add_token(
    connection: &mut Connection,
    digest: &TokenDigest,
    player: PlayerId,
    until: Millis,
) -> Result<(), StoreError> {
    query(sql::ADD_TOKEN)
        .bind(digest.0.as_slice())
        .bind(player.0)
        .bind(until.0)
        .execute(connection)
        .await
        .map_err(|error| missing(error, "player"))?;
    Ok(())
}

pub(super) async fn forget_token(
    connection: &mut Connection,
    digest: &TokenDigest,
    now: Millis,
) -> Result<(), StoreError> {
    let forget = query(sql::FORGET_TOKEN).bind(digest.0.as_slice()).bind(now.0);
    forget.execute(connection).await?;
    Ok(())
}

pub(super) async fn set_note(
    connection: &mut Connection,
    number: i64,
    player: PlayerId,
    text: &str,
) -> Result<(), StoreError> {
    let note = query(sql::SET_NOTE).bind(number).bind(player.0).bind(text);
    note.execute(connection).await.map_err(|error| missing(error, "match or player"))?;
    Ok(())
}

pub(super) async fn add_daily_secret(
    connection: &mut Connection,
    day: &str,
    game: &str,
    fresh: &[u8; 32],
) -> Result<(), StoreError> {
    let add = query(sql::ADD_DAILY_SECRET).bind(day).bind(game).bind(fresh.as_slice());
    add.execute(connection).await?;
    Ok(())
}

pub(super) async fn daily_secret(
    pool: &Pool,
    day: &str,
    game: &str,
) -> Result<Option<[u8; 32]>, StoreError> {
    let find = query_scalar(sql::DAILY_SECRET).bind(day).bind(game);
    let secret: Option<Vec<u8>> = find.fetch_optional(pool).await?;
    let damaged = |_| StoreError::Schema("the secret of a daily deal is damaged".into());
    secret.map(|bytes| bytes.try_into().map_err(damaged)).transpose()
}

pub(super) async fn add_match(
    connection: &mut Connection,
    new: &NewMatch,
) -> Result<i64, StoreError> {
    let number: i64 = query_scalar(sql::ADD_MATCH)
        .bind(new.id.0)
        .bind(&new.game)
        .bind(i64::from(new.rules_version))
        .bind(&new.options)
        .bind(new.secret.as_slice())
        .bind(&new.terms)
        .bind(new.made.0)
        .bind(write_status(new.summary.status))
        .bind(new.summary.is_public)
        .bind(new.summary.alarm.map(|alarm| alarm.0))
        .bind(write_players(&new.summary.players))
        .bind(new.summary.touched.0)
        .bind(new.maker.map(|maker| maker.0))
        .bind(&new.summary.outline)
        .fetch_one(&mut *connection)
        .await
        .map_err(exists)?;
    if let Some((day, player)) = &new.daily {
        let add = query(sql::ADD_DAILY_TRY).bind(day).bind(&new.game).bind(player.0).bind(number);
        add.execute(&mut *connection).await.map_err(exists)?;
    }
    let is_kept = appends::keep_first(connection, number, &new.entries, &new.summary).await?;
    if is_kept { Ok(number) } else { Err(StoreError::Conflict) }
}

pub(super) async fn daily_try(
    pool: &Pool,
    day: &str,
    game: &str,
    player: PlayerId,
) -> Result<Option<MatchId>, StoreError> {
    let find = query_scalar(sql::DAILY_TRY).bind(day).bind(game).bind(player.0);
    let id: Option<uuid::Uuid> = find.fetch_optional(pool).await?;
    Ok(id.map(MatchId))
}

pub(super) async fn finish(
    connection: &mut Connection,
    finished: &Finished,
) -> Result<bool, StoreError> {
    let marked = query(sql::FINISH)
        .bind(finished.number)
        .bind(finished.at.0)
        .execute(&mut *connection)
        .await?;
    if marked.rows_affected() == 0 {
        let silenced = query(sql::SILENCE).bind(finished.number).execute(connection).await?;
        let is_kept = silenced.rows_affected() > 0;
        return if is_kept { Ok(false) } else { Err(StoreError::Missing("match")) };
    }
    for (player, rating) in ratings_in_order(finished) {
        rate(connection, player, &finished.game, rating).await?;
    }
    if let Some((day, player, points)) = &finished.daily {
        query(sql::ADD_DAILY)
            .bind(day)
            .bind(&finished.game)
            .bind(player.0)
            .bind(i64::from(*points))
            .bind(finished.at.0)
            .bind(finished.number)
            .execute(connection)
            .await
            .map_err(|error| missing(error, "player"))?;
    }
    Ok(true)
}

async fn rate(
    connection: &mut Connection,
    player: PlayerId,
    game: &str,
    rating: Rating,
) -> Result<(), StoreError> {
    let is_first = rating.n_matches <= 1;
    let rated = query(if is_first { sql::ADD_RATING } else { sql::CHANGE_RATING })
        .bind(player.0)
        .bind(game)
        .bind(rating.rating)
        .bind(rating.uncertainty)
        .bind(i64::from(rating.n_matches))
        .execute(connection)
        .await
        .map_err(|error| missing(error, "player"))?;
    if rated.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    Ok(())
}
