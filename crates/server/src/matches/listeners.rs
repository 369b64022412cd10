//! Who hears of a match as it goes on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use protocol::Told;
use store::{Millis, PlayerId};
use tabletop::Viewer;
use tokio::sync::mpsc;

use crate::room::Room;

/// What is sent: made once for everybody with the same eyes.
#[derive(Clone, Debug)]
pub struct Heard {
    /// How many entries the journal has, as this listener may know.
    pub number: u64,
    /// A [`Told`], as JSON.
    pub text: Arc<str>,
}

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
    /// When each player was last heard of. Lines break and pages are read again: nobody has left at once.
    seen: BTreeMap<PlayerId, Millis>,
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

    /// The players who listen.
    pub(super) fn here(&self) -> BTreeSet<PlayerId> {
        let open = self.all.iter().filter(|it| !it.sender.is_closed());
        open.filter_map(|it| it.wish.player).collect()
    }

    /// Somebody was heard of.
    pub(super) fn see(&mut self, player: PlayerId, now: Millis) {
        self.seen.insert(player, now);
    }

    /// Whether those without a seat have been told less than up to this number.
    pub(super) fn spectators_lag(&self, room: &Room, number: u64) -> bool {
        let is_spectator = |it: &&Listener| room.viewer_of(it.wish.player) == Viewer::Spectator;
        self.all.iter().filter(is_spectator).any(|it| it.number != number)
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
        drop(sender.try_send(Heard { number: room.number(), text: written(&first) }));
        self.all.push(Listener { wish, viewer, sender, number: room.number() });
        Listening { heard }
    }

    /// Forgets lines that are closed, and says which players have not been heard of for so long.
    pub(super) fn gone(&mut self, now: Millis, absence: i64) -> Vec<PlayerId> {
        self.all.retain(|it| !it.sender.is_closed());
        for player in self.here() {
            self.see(player, now);
        }
        let is_gone = |_: &PlayerId, seen: &mut Millis| now.since(*seen) >= absence;
        self.seen.extract_if(.., is_gone).map(|(player, _)| player).collect()
    }

    /// Tells everybody what is new to him. `which` says whose turn it is to hear of this room:
    /// those without a seat may hear of an older one.
    pub(super) fn tell(&mut self, room: &Room, now: Millis, which: impl Fn(Viewer) -> bool) {
        let mut made: BTreeMap<(Viewer, u64, bool), Arc<str>> = BTreeMap::new();
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
            let heard = Heard { number: room.number(), text: Arc::clone(text) };
            if listener.sender.try_send(heard).is_err() {
                // Too slow: the line is cut, and he may come back and ask for what he missed.
                listener.sender = mpsc::channel(1).0;
            }
        }
    }
}

fn written(told: &Told) -> Arc<str> {
    serde_json::to_string(told).expect("messages are plain data").into()
}
