//! Who hears of a match as it goes on.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::Told;
use store::{Millis, PlayerId};
use tabletop::Viewer;
use tokio::sync::mpsc;

use crate::room::Room;

/// What is sent: made once for everybody with the same eyes.
pub type Heard = Arc<str>;

/// So much may wait to be sent to one listener; who is slower is cut off and can come back.
const WAITING: usize = 64;

/// What somebody wants to hear.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) player: Option<PlayerId>,
    /// The number up to which he knows everything; nothing at all if there is none.
    pub(super) since: Option<u64>,
    /// Whether he wants the whole view with every update.
    pub(super) with_views: bool,
}

/// One end of a line: what is heard comes out of it. It is closed by whoever is too slow, or when the match is let go.
#[derive(Debug)]
pub struct Listening {
    /// What is heard, in order.
    pub heard: mpsc::Receiver<Heard>,
}

/// Everybody who listens to one match.
#[derive(Default)]
pub(super) struct Listeners {
    all: Vec<Listener>,
}

struct Listener {
    wish: Wish,
    viewer: Viewer,
    sender: mpsc::Sender<Heard>,
    /// Up to where he has been told.
    number: u64,
}

impl Listeners {
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether this player listens.
    pub(super) fn has(&self, player: PlayerId) -> bool {
        self.all.iter().any(|it| it.wish.player == Some(player))
    }

    /// Adds a listener and tells him what he does not know yet.
    pub(super) fn add(&mut self, wish: Wish, room: &Room, now: Millis) -> Listening {
        let (sender, heard) = mpsc::channel(WAITING);
        let viewer = room.viewer_of(wish.player);
        let known = wish.since.filter(|since| *since <= room.number());
        let missed = known
            .and_then(|since| room.update(viewer, since, now, wish.with_views))
            .map(Told::Update);
        let first = missed.unwrap_or_else(|| Told::Snapshot(Box::new(room.snapshot(viewer, now))));
        drop(sender.try_send(written(&first)));
        self.all.push(Listener { wish, viewer, sender, number: room.number() });
        Listening { heard }
    }

    /// Forgets those whose line is closed, and says which players went with them.
    pub(super) fn forget_closed(&mut self) -> Vec<PlayerId> {
        let (gone, here): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.all).into_iter().partition(|it| it.sender.is_closed());
        self.all = here;
        let mut players: Vec<PlayerId> = gone.iter().filter_map(|it| it.wish.player).collect();
        players.retain(|player| !self.has(*player));
        players.sort_unstable();
        players.dedup();
        players
    }

    /// Tells everybody what is new to him. `which` says whose turn it is to hear of this room:
    /// those without a seat may hear of an older one.
    pub(super) fn tell(&mut self, room: &Room, now: Millis, which: impl Fn(Viewer) -> bool) {
        let mut made: BTreeMap<(Viewer, u64, bool), Heard> = BTreeMap::new();
        for listener in &mut self.all {
            let viewer = room.viewer_of(listener.wish.player);
            if !which(viewer) || (listener.number == room.number() && listener.viewer == viewer) {
                continue;
            }
            // New eyes have seen nothing yet, and no update leads from a later number to an earlier one.
            let is_anew = viewer != listener.viewer || listener.number > room.number();
            let since = if is_anew { u64::MAX } else { listener.number };
            let key = (viewer, since, listener.wish.with_views);
            let text = made.entry(key).or_insert_with(|| {
                let update = room.update(viewer, since, now, listener.wish.with_views);
                let snapshot = || Told::Snapshot(Box::new(room.snapshot(viewer, now)));
                written(&update.map_or_else(snapshot, Told::Update))
            });
            (listener.viewer, listener.number) = (viewer, room.number());
            if listener.sender.try_send(Arc::clone(text)).is_err() {
                // Too slow: the line is cut, and he may come back and ask for what he missed.
                listener.sender = mpsc::channel(1).0;
            }
        }
    }
}

fn written(told: &Told) -> Heard {
    serde_json::to_string(told).expect("messages are plain data").into()
}
