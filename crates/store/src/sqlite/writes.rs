//! What the writer is asked to do.

use sqlx::SqliteConnection;

use super::{appends, verbs};
use crate::{Append, Finished, Millis, NewMatch, Player, PlayerId, StoreError, TokenDigest};

/// Something to be written.
pub(super) enum Write {
    AddPlayer { player: Player, password: Option<String> },
    MakeAccount { id: PlayerId, name: String, password: String },
    RenameGuest { id: PlayerId, name: String },
    SeePlayer { id: PlayerId, now: Millis },
    ForgetGuests { guests: Vec<PlayerId>, before: Millis },
    ForgetMatches { numbers: Vec<i64>, before: Millis },
    AddToken { digest: TokenDigest, player: PlayerId, until: Millis },
    ForgetToken { digest: TokenDigest, now: Millis },
    AddMatch(Box<NewMatch>),
    Append(Append),
    SetNote { number: i64, player: PlayerId, text: String },
    AddDailySecret { day: String, game: String, fresh: [u8; 32] },
    Finish(Box<Finished>),
}

impl Write {
    /// The append, if it is one: these go together.
    pub(super) fn append(&self) -> Option<&Append> {
        match self {
            Self::Append(append) => Some(append),
            Self::AddPlayer { .. }
            | Self::MakeAccount { .. }
            | Self::RenameGuest { .. }
            | Self::SeePlayer { .. }
            | Self::ForgetGuests { .. }
            | Self::ForgetMatches { .. }
            | Self::AddToken { .. }
            | Self::ForgetToken { .. }
            | Self::AddMatch(_)
            | Self::SetNote { .. }
            | Self::AddDailySecret { .. }
            | Self::Finish(_) => None,
        }
    }
}

/// Does it. A new match answers with its number, a finish with 1 if it was the first, a look at a player with 1 if he
/// is there, and who forgets with how many they were; nothing else has an answer.
pub(super) async fn perform(
    connection: &mut SqliteConnection,
    write: &Write,
) -> Result<i64, StoreError> {
    match write {
        Write::AddPlayer { player, password } => {
            verbs::add_player(connection, player, password.as_deref()).await?;
        }
        Write::MakeAccount { id, name, password } => {
            verbs::make_account(connection, *id, name, password).await?;
        }
        Write::RenameGuest { id, name } => verbs::rename_guest(connection, *id, name).await?,
        Write::AddToken { digest, player, until } => {
            verbs::add_token(connection, digest, *player, *until).await?;
        }
        Write::ForgetToken { digest, now } => verbs::forget_token(connection, digest, *now).await?,
        Write::SetNote { number, player, text } => {
            verbs::set_note(connection, *number, *player, text).await?;
        }
        Write::AddDailySecret { day, game, fresh } => {
            verbs::add_daily_secret(connection, day, game, fresh).await?;
        }
        Write::SeePlayer { id, now } => {
            return verbs::see_player(connection, *id, *now).await.map(i64::from);
        }
        Write::ForgetGuests { guests, before } => {
            return verbs::forget_guests(connection, guests, *before).await.map(i64::from);
        }
        Write::ForgetMatches { numbers, before } => {
            return verbs::forget_matches(connection, numbers, *before).await.map(i64::from);
        }
        Write::AddMatch(new) => return verbs::add_match(connection, new).await,
        Write::Finish(finished) => return verbs::finish(connection, finished).await.map(i64::from),
        Write::Append(append) => {
            if !appends::keep(connection, &[append]).await? {
                return Err(appends::why_refused(connection, append).await?);
            }
        }
    }
    Ok(0)
}
