//! Lists of matches. They are made from outlines and the last entries of journals; still, the lobby is made once a second
//! for everybody, and of all other lists a few at a time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Problem, Waiting};
use store::{Kept, PlayerId};
use tokio::sync::{Mutex, Semaphore};

use super::{Matches, failed, unavailable};
use crate::clock;
use crate::room::{Outline, Room};

/// So long is the lobby.
const MOST: u32 = 50;

/// So old may the lobby be.
const FRESH: Duration = Duration::from_secs(1);

/// So many lists are made at once.
const AT_ONCE: usize = 2;

pub(super) struct Lists {
    lobby: Mutex<Option<(Instant, Arc<Vec<Room>>)>>,
    places: Semaphore,
}

impl Default for Lists {
    fn default() -> Self {
        Self { lobby: Mutex::default(), places: Semaphore::new(AT_ONCE) }
    }
}

impl Matches {
    /// Matches with free seats that anybody may take, as somebody sees them; as they were a moment ago.
    pub async fn lobby(&self, player: Option<PlayerId>) -> Result<Vec<Waiting>, Problem> {
        let mut lobby = self.0.lists.lobby.lock().await;
        let rooms = match &*lobby {
            Some((made, rooms)) if made.elapsed() < FRESH => Arc::clone(rooms),
            Some(_) | None => {
                let open = self.0.store.open_matches(MOST).await;
                let rooms = self.outlines(open.map_err(|error| failed(&error))?).await?;
                let rooms = Arc::new(rooms);
                *lobby = Some((clock::begin(), Arc::clone(&rooms)));
                rooms
            }
        };
        drop(lobby);
        Ok(rooms.iter().map(|room| room.waiting(player)).collect())
    }

    /// Whoever has made a match finds it there at once, and whoever has taken the last seat does not any more.
    pub(super) async fn forget_lobby(&self) {
        *self.0.lists.lobby.lock().await = None;
    }

    /// The matches of a player, the last touched first.
    pub async fn mine(&self, player: PlayerId) -> Result<Vec<Waiting>, Problem> {
        let _place = self.0.lists.places.acquire().await.map_err(|_| unavailable())?;
        let mine = self.0.store.matches_of(player, MOST).await.map_err(|error| failed(&error))?;
        let rooms = self.outlines(mine).await?;
        Ok(rooms.iter().map(|room| room.waiting(Some(player))).collect())
    }

    /// A match that cannot be read is left out.
    async fn outlines(&self, all: Vec<Kept>) -> Result<Vec<Room>, Problem> {
        let mut rooms = Vec::with_capacity(all.len());
        for kept in all {
            let outline = Outline::of(&kept);
            let since = self.0.store.entries(&kept, outline.number()).await;
            let since = since.map_err(|error| failed(&error))?;
            match Room::listed(&self.0.games, kept, outline, &since) {
                Ok(room) => rooms.push(room),
                Err(error) => tracing::error!(%error, "a journal cannot be read"),
            }
        }
        Ok(rooms)
    }
}
