//! Who hears of a match as it goes on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use protocol::Told;
use store::{Millis, PlayerId};
use tabletop::Viewer;
use tokio::sync::mpsc;

use crate::clock;
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

impl Listener {
    fn cut(&mut self) {
        self.sender = mpsc::channel(1).0;
    }
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

    /// Somebody should be heard of: it counts from now on if he is not.
    pub(super) fn expect(&mut self, player: PlayerId, now: Millis) {
        self.seen.entry(player).or_insert(now);
    }

    /// Whether those without a seat have been told less than up to this number.
    pub(super) fn spectators_lag(&self, room: &Room, number: u64) -> bool {
        let is_spectator = |it: &&Listener| room.viewer_of(it.wish.player) == Viewer::Spectator;
        self.all.iter().filter(is_spectator).any(|it| it.number != number)
    }

    /// Adds a listener with these eyes and tells him what he does not know yet.
    pub(super) fn add(
        &mut self,
        wish: Wish,
        viewer: Viewer,
        room: &Room,
        now: Millis,
    ) -> Listening {
        let (sender, heard) = mpsc::channel(WAITING);
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

    /// Cuts the lines of those who may no longer look on: of a match for its players alone, the door is shut
    /// when it begins.
    pub(super) fn send_away(&mut self, room: &Room, now: Millis) {
        let today = clock::today();
        for listener in &mut self.all {
            if room.sight(listener.wish.player, now, &today).is_err() {
                listener.cut();
            }
        }
    }

    /// Tells everybody what is new to him. `room` may be an older one than the `present`, which says who has which
    /// eyes; `which` says whose turn it is to hear of it.
    pub(super) fn tell(
        &mut self,
        present: &Room,
        room: &Room,
        now: Millis,
        which: impl Fn(Viewer) -> bool,
    ) {
        let mut made: BTreeMap<(Viewer, u64, bool), Arc<str>> = BTreeMap::new();
        for listener in &mut self.all {
            let viewer = present.viewer_of(listener.wish.player);
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
                // Too slow: he may come back and ask for what he missed.
                listener.cut();
            }
        }
    }
}

fn written(told: &Told) -> Arc<str> {
    serde_json::to_string(told).expect("messages are plain data").into()
}

#[cfg(test)]
mod tests {
    use protocol::{Do, NewMatch, SeatPlan, Terms};
    use store::MatchId;
    use table::Games;
    use uuid::Uuid;

    use super::*;
    use crate::room::Who;

    fn who(n: u128) -> Who {
        Who { player: PlayerId(Uuid::from_u128(n)), name: format!("P{n}"), is_guest: true }
    }

    /// A table of two at which one sits; and what follows when the other does.
    fn rooms(terms: Terms) -> [Room; 2] {
        let games = Games::standard();
        let options = [("seats".to_owned(), "2".to_owned())].into();
        let seats = vec![SeatPlan::Me];
        let new = NewMatch {
            game: "pips".into(),
            options,
            seats,
            terms,
            entropy: None,
            commitment: None,
        };
        let id = MatchId(Uuid::from_u128(77));
        let found = Room::found(&games, &who(1), &new, id, [7; 32], Millis(1000));
        let (before, _) = found.unwrap();
        let mut after = before.clone();
        let join = Do::Join { seat: None, entropy: None };
        after.commit(before.decide(&games, &who(2), &join, Millis(2000)).unwrap());
        [before, after]
    }

    fn listen(listeners: &mut Listeners, n: Option<u128>, room: &Room) -> Listening {
        let player = n.map(|n| who(n).player);
        let wish = Wish { player, since: None, with_views: false };
        let mut listening = listeners.add(wish, room.viewer_of(player), room, Millis(1000));
        listening.heard.try_recv().expect("everything, first");
        listening
    }

    #[test]
    fn when_a_private_match_begins_only_players_hear_of_it() {
        let [before, after] = rooms(Terms { spectators: false, ..Terms::default() });
        let mut listeners = Listeners::default();
        let mut of = |n| listen(&mut listeners, n, &before);
        let (mut ada, mut bo, mut eve, mut nobody) =
            (of(Some(1)), of(Some(2)), of(Some(3)), of(None));
        listeners.send_away(&after, Millis(2000));
        listeners.tell(&after, &after, Millis(2000), |_| true);
        assert!(ada.heard.try_recv().is_ok() && bo.heard.try_recv().is_ok());
        for line in [&mut eve, &mut nobody] {
            assert_eq!(line.heard.try_recv().unwrap_err(), mpsc::error::TryRecvError::Disconnected);
        }
    }

    #[test]
    fn who_has_just_sat_down_is_told_nothing_of_the_past() {
        let [before, after] = rooms(Terms { delay: 60, ..Terms::default() });
        let mut listeners = Listeners::default();
        let mut bo = listen(&mut listeners, Some(2), &before);
        let mut eve = listen(&mut listeners, Some(3), &before);
        let are_players = |viewer| viewer != Viewer::Spectator;
        listeners.tell(&after, &after, Millis(2000), are_players);
        let heard = bo.heard.try_recv().unwrap();
        assert_eq!(heard.number, after.number());
        assert!(heard.text.contains("\"viewer\":\"seat:1\""), "with other eyes, everything");
        // Those without a seat hear of an older match: nothing new yet.
        let games = Games::standard();
        let older = after.as_of(&games, Millis(1500)).unwrap();
        listeners.tell(&after, &older, Millis(1500), |viewer| !are_players(viewer));
        assert!(bo.heard.try_recv().is_err() && eve.heard.try_recv().is_err());
        let older = after.as_of(&games, Millis(2000)).unwrap();
        listeners.tell(&after, &older, Millis(2000), |viewer| !are_players(viewer));
        assert!(bo.heard.try_recv().is_err());
        assert_eq!(eve.heard.try_recv().unwrap().number, after.number());
    }
}
