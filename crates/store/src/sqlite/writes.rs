//! What the writer is asked to do, one thing at a time.

use sqlx::{SqliteConnection, query, query_scalar};

use super::appends;
use crate::error::{exists, missing, name_taken};
use crate::rows::{folded, ratings_in_order, write_players, write_status};
use crate::{
    Append, Finished, Millis, NewMatch, Player, PlayerId, Rating, StoreError, TokenDigest, sql,
};

/// Something to be written.
pub(super) enum Write {
    AddPlayer { player: Player, password: Option<String> },
    MakeAccount { id: PlayerId, name: String, password: String },
    AddToken { digest: TokenDigest, player: PlayerId, until: Millis },
    ForgetToken { digest: TokenDigest, now: Millis },
    AddMatch(Box<NewMatch>),
    Append(Append),
    SetNote { number: i64, player: PlayerId, text: String },
    Finish(Box<Finished>),
}

impl Write {
    /// The append, if it is one: these go together.
    pub(super) fn append(&self) -> Option<&Append> {
        match self {
            Self::Append(append) => Some(append),
            Self::AddPlayer { .. }
            | Self::MakeAccount { .. }
            | Self::AddToken { .. }
            | Self::ForgetToken { .. }
            | Self::AddMatch(_)
            | Self::SetNote { .. }
            | Self::Finish(_) => None,
        }
    }
}

/// Does it. A new match answers with its number, a finish with 1 if it was the first; nothing else has an answer.
pub(super) async fn perform(
    connection: &mut SqliteConnection,
    write: &Write,
) -> Result<i64, StoreError> {
    match write {
        Write::AddPlayer { player, password } => {
            add_player(connection, player, password.as_deref()).await.map(|()| 0)
        }
        Write::MakeAccount { id, name, password } => {
            make_account(connection, *id, name, password).await.map(|()| 0)
        }
        Write::AddToken { digest, player, until } => {
            add_token(connection, digest, *player, *until).await.map(|()| 0)
        }
        Write::ForgetToken { digest, now } => {
            let forget = query(sql::FORGET_TOKEN).bind(digest.0.as_slice()).bind(now.0);
            forget.execute(connection).await?;
            Ok(0)
        }
        Write::AddMatch(new) => add_match(connection, new).await,
        Write::Append(append) => {
            let is_kept = appends::keep(connection, &[append]).await?;
            if is_kept { Ok(0) } else { Err(appends::why_refused(connection, append).await?) }
        }
        Write::SetNote { number, player, text } => {
            let note = query(sql::SET_NOTE).bind(number).bind(player.0).bind(text);
            note.execute(connection).await.map_err(|error| missing(error, "match or player"))?;
            Ok(0)
        }
        Write::Finish(finished) => finish(connection, finished).await.map(i64::from),
    }
}

async fn add_player(
    connection: &mut SqliteConnection,
    player: &Player,
    password: Option<&str>,
) -> Result<(), StoreError> {
    query(sql::ADD_PLAYER)
        .bind(player.id.0)
        .bind(&player.name)
        .bind(password.map(|_| folded(&player.name)))
        .bind(password)
        .execute(connection)
        .await
        .map_err(name_taken)?;
    Ok(())
}

async fn make_account(
    connection: &mut SqliteConnection,
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

async fn add_token(
    connection: &mut SqliteConnection,
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

async fn add_match(connection: &mut SqliteConnection, new: &NewMatch) -> Result<i64, StoreError> {
    let number = query_scalar(sql::ADD_MATCH)
        .bind(new.id.0)
        .bind(&new.game)
        .bind(new.rules_version)
        .bind(&new.options)
        .bind(new.secret.as_slice())
        .bind(&new.terms)
        .bind(new.made.0)
        .bind(write_status(new.summary.status))
        .bind(new.summary.is_public)
        .bind(new.summary.alarm.map(|alarm| alarm.0))
        .bind(write_players(&new.summary.players))
        .bind(new.summary.touched.0)
        .fetch_one(&mut *connection)
        .await
        .map_err(exists)?;
    let is_kept = appends::keep_first(connection, number, &new.entries, &new.summary).await?;
    if is_kept { Ok(number) } else { Err(StoreError::Conflict) }
}

async fn finish(
    connection: &mut SqliteConnection,
    finished: &Finished,
) -> Result<bool, StoreError> {
    let marked = query(sql::FINISH)
        .bind(finished.number)
        .bind(finished.at.0)
        .execute(&mut *connection)
        .await?;
    if marked.rows_affected() == 0 {
        let is_kept: bool =
            query_scalar(sql::MATCH_EXISTS).bind(finished.number).fetch_one(connection).await?;
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
    connection: &mut SqliteConnection,
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
