//! Everything that the server sends to one viewer, as bytes.

use protocol::{Do, HintInfo, Outcome, Reply, Told};
use server::room::{Room, Who};
use store::{Millis, PlayerId};
use table::{BotKind, Budget, Games, Limits};
use tabletop::{Seed, Viewer};
use uuid::Uuid;

/// The day of these tests.
pub(crate) const TODAY: &str = "2026-11-15";

/// Something that a viewer hears or asks for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Question {
    /// What is new since a number: over the socket, and over HTTP with the view.
    Update { since: u64, with_view: bool },
    /// Everything: to begin with, or after a break.
    Snapshot,
    /// The match as a line of a list.
    Waiting,
    /// The log.
    Log,
    /// Whether and how late one may look on.
    Sight,
    /// What a bot advises, with a seed of its own.
    Hint(u64),
    /// A command, and what is told after it.
    Command(Do),
}

/// Whoever sits there; the spectator has a name, too.
pub(crate) fn who(viewer: Viewer) -> Who {
    let n: u128 = match viewer {
        Viewer::Seat(seat) => 1 + u128::from(seat.number()),
        Viewer::Spectator | Viewer::Referee => 99,
    };
    Who { player: PlayerId(Uuid::from_u128(n)), name: format!("P{n}"), is_guest: false }
}

/// One viewer at a time.
pub(crate) struct Ears<'a> {
    pub(crate) games: &'a Games,
    pub(crate) viewer: Viewer,
    pub(crate) now: Millis,
}

impl Ears<'_> {
    /// What is sent in answer, as it is sent.
    pub(crate) fn hear(&self, room: &Room, question: &Question) -> String {
        let me = who(self.viewer);
        match question {
            Question::Update { since, with_view } => self.news(room, *since, *with_view),
            Question::Snapshot => self.snapshot(room),
            Question::Waiting => text(&room.waiting(Some(me.player))),
            Question::Log => format!("{:?}", room.log(TODAY)),
            Question::Sight => {
                let sight = room.sight(Some(me.player), self.now, TODAY);
                format!("{sight:?} {:?}", room.viewer_of(Some(me.player)))
            }
            Question::Hint(seed) => hint(room, &me, *seed),
            Question::Command(wish) => self.reply(room, &me, wish),
        }
    }

    fn news(&self, room: &Room, since: u64, with_view: bool) -> String {
        match room.update(self.viewer, since, self.now, with_view) {
            Some(update) => text(&Told::Update(update)),
            None => self.snapshot(room),
        }
    }

    fn snapshot(&self, room: &Room) -> String {
        text(&Told::Snapshot(Box::new(room.snapshot(self.viewer, self.now))))
    }

    fn reply(&self, room: &Room, me: &Who, wish: &Do) -> String {
        match wish {
            Do::Moves => return reply(room.legal_moves(me)),
            Do::Preview { mv } => return reply(room.preview(me, mv)),
            _ => {}
        }
        let decision = match room.decide(self.games, me, wish, self.now) {
            Ok(decision) => decision,
            Err(problem) => return reply(Outcome::Error(problem)),
        };
        // What a move leads to may tell something by the rules: pairs of histories look at that.
        if matches!(wish, Do::Move { .. }) {
            return "made".into();
        }
        let mut after = room.clone();
        after.commit(decision);
        let done = reply(after.done(me, wish, self.now));
        if after.is_over() {
            return done;
        }
        done + &self.news(&after, room.number(), true)
    }
}

/// What the server's bot advises; here it tries few moves, so that the answer hangs on no clock.
fn hint(room: &Room, me: &Who, seed: u64) -> String {
    let seat = match room.may_be_helped(me) {
        Ok(seat) => seat,
        Err(problem) => return reply(Outcome::Error(problem)),
    };
    let limits = Limits::new(Budget::Playouts(8));
    let table = room.table().expect("somebody is to act");
    let advice = table.advise(seat, BotKind::Strong, &limits, &Seed::from(seed));
    let advice = advice.expect("whoever is to act is advised");
    let plain = |term| serde_json::to_value(term).expect("reasons are plain data");
    let reason = advice.reason.iter().map(plain).collect();
    reply(Outcome::Hint(HintInfo { step: table.n_steps(), mv: advice.mv, reason }))
}

fn reply(result: Outcome) -> String {
    text(&Told::Reply(Reply { id: "00112233445566778899aabbccddeeff".into(), result }))
}

fn text(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}
