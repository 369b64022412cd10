//! A match that lives on a server: what it tells is shown, what is wished is sent.
//!
//! The server tells what this viewer may know; rules, previews and refusals are answered here, by a match that is
//! imagined from the view ([`table::GameKind::imagine`]). A line that breaks is opened again where it broke off, and
//! what was not answered is sent again under the same name, so that it happens once.

mod line;

use std::cell::Cell;
use std::rc::{Rc, Weak};

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::line::Event;
use protocol::{
    Do, Ended, MatchInfo, News, Outcome, Problem, SeatInfo, Sitter as SeatOf, Snapshot, Speaker,
    Told, Turn, Update as Changes,
};
use serde_json::Value;
use table::Reader;
use tabletop::{Seat, Seed, Viewer, hex};

use super::{
    Clock, Ending, Fact, Host, Recorded, Refusal, Saying, Seen, Session, Sitter, scene, seat_at,
    viewer,
};
use crate::net::NetError;
use crate::pieces::Missing;
use crate::playing::hint;
use crate::playing::lost::Loss;
use crate::route::Route;
use crate::{browser, games, net, problems, record, settings, t};
use line::Line;

/// A match of a server, before and after it begins.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    /// All that was told; nothing before the first word.
    pub(crate) told: RwSignal<Option<Snapshot>>,
    /// The match on the screen, once it has begun.
    pub(crate) session: RwSignal<Option<Session>>,
    /// Something I should know: the line is broken, or a wish was refused.
    pub(crate) trouble: RwSignal<Option<String>>,
    /// Whether the server does not know me yet: I look on, and may still say what I am called.
    pub(crate) is_stranger: RwSignal<bool>,
    /// Whether I have no account, as far as the server has said.
    pub(crate) is_guest: RwSignal<bool>,
    /// Why the match cannot be shown at all.
    pub(crate) lost: RwSignal<Option<Loss>>,
    host: StoredValue<Option<Rc<Online>>, LocalStorage>,
}

impl Room {
    /// Goes to the match of this id. It is left when the screen is.
    pub(crate) fn enter(id: &str) -> Self {
        let room = Self {
            told: RwSignal::new(None),
            session: RwSignal::new(None),
            trouble: RwSignal::new(None),
            is_stranger: RwSignal::new(false),
            is_guest: RwSignal::new(false),
            lost: RwSignal::new(None),
            host: StoredValue::new_local(None),
        };
        let online = Rc::new_cyclic(|myself: &Weak<Online>| Online {
            id: id.to_owned(),
            room,
            line: Line::new(id, myself.clone()),
            myself: myself.clone(),
            screen: Owner::current().unwrap_or_default(),
            has_asked_for_log: Cell::new(false),
            n_made_for_me: Cell::new(0),
            content: Cell::new(Content::Unasked),
        });
        room.host.set_value(Some(Rc::clone(&online)));
        on_cleanup(move || {
            if let Some(Some(online)) = room.host.try_update_value(Option::take) {
                online.line.feed(Event::HangUp);
            }
        });
        let refresh = move || {
            if let Some(Some(online)) = room.host.try_get_value()
                && !document().hidden()
            {
                online.line.feed(Event::Refresh);
            }
        };
        let heard = [
            window_event_listener_untyped("online", move |_| refresh()),
            window_event_listener_untyped("visibilitychange", move |_| refresh()),
        ];
        on_cleanup(move || heard.into_iter().for_each(WindowListenerHandle::remove));
        online.line.feed(Event::Open);
        room
    }

    /// Whether there is a match to see.
    fn has_begun(&self) -> bool {
        self.told.with_untracked(|told| told.as_ref().is_some_and(|it| it.view.is_some()))
    }

    /// Wishes something; a refusal is shown.
    pub(crate) fn wish(&self, wish: Do) {
        if let Some(Some(host)) = self.host.try_get_value() {
            host.wish(wish);
        }
    }

    /// Sits down under the name that I have now; who sits already, under that from here on.
    pub(crate) fn join(&self) {
        if let Some(Some(host)) = self.host.try_get_value() {
            host.introduce_myself(taking_a_seat());
        }
    }
}

fn taking_a_seat() -> Do {
    Do::Join { seat: None, entropy: Some(hex::digits(&browser::random_bytes::<32>())) }
}

/// Takes a seat at the next match and goes there. Whoever asked for it first sits there already.
fn sit_down_again(id: String) {
    spawn_local(async move {
        // Why it did not work, if it did not, shows at the table.
        let _ = net::wish(&id, taking_a_seat()).await;
        Route::Table(id).go();
    });
}

/// The host of a [`Session`] whose match is elsewhere.
pub(crate) struct Online {
    id: String,
    room: Room,
    line: Line,
    myself: Weak<Self>,
    /// What the match is shown on.
    screen: Owner,
    has_asked_for_log: Cell<bool>,
    /// So many of my last decisions were made by a bot, as it was when I last looked.
    n_made_for_me: Cell<usize>,
    content: Cell<Content>,
}

/// The game of a match, with what lies in its box, may still have to come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Unasked,
    Asked,
    /// As far as it can be learned.
    Learned,
}

impl Online {
    /// News, each of which begins where the last one ended.
    fn hear(&self, told: Told) {
        match told {
            Told::Snapshot(snapshot) => self.room.told.set(Some(*snapshot)),
            Told::Update(update) => self.room.told.update(|told| {
                if let Some(snapshot) = told {
                    apply(snapshot, update);
                }
            }),
            Told::Reply(_) => return,
        }
        self.show();
    }

    /// Shows what is known now.
    fn show(&self) {
        let Some(snapshot) = self.room.told.get_untracked() else { return };
        // Its game is fetched as soon as it is known, so that nobody who waited for others waits for that, too.
        let lacks_something = self.lacks_something(&snapshot.info);
        let Some(view) = snapshot.view.as_ref().filter(|_| !lacks_something) else { return };
        match seen(&snapshot, view) {
            Ok(seen) => self.publish(&snapshot, seen),
            Err(reason) => self.room.lost.set(Some(Loss::unreadable(reason))),
        }
    }

    /// Whether the match is of a game, or has content, that is not here yet. It is asked for, and then shown.
    fn lacks_something(&self, info: &MatchInfo) -> bool {
        if self.content.get() == Content::Learned || games::has_all(&info.game, &info.options) {
            return false;
        }
        if self.content.replace(Content::Asked) == Content::Unasked {
            self.learn(info.game.clone(), info.options.clone());
        }
        true
    }

    fn learn(&self, game: String, options: String) {
        let myself = self.myself.clone();
        spawn_local(async move {
            let learned = games::learn(&game, &options).await;
            let Some(online) = myself.upgrade() else { return };
            match learned {
                Ok(()) => {
                    online.content.set(Content::Learned);
                    online.show();
                }
                Err(Missing) if online.room.has_begun() => {
                    online.room.lost.set(Some(Loss::piece()));
                }
                // Nobody misses it yet: it is asked for again with the next news.
                Err(Missing) => online.content.set(Content::Unasked),
            }
        });
    }

    fn publish(&self, snapshot: &Snapshot, seen: Seen) {
        let session = self.room.session.get_untracked();
        let session = session.unwrap_or_else(|| {
            // News come from outside; what they make belongs to the screen all the same, and goes with it.
            let session = self.screen.with(|| Session::new(seen.clone()));
            if let Some(myself) = self.myself.upgrade() {
                session.hosted_by(myself);
            }
            self.room.session.set(Some(session));
            session
        });
        let n_made_for_me = n_made_for_me(&seen);
        let n_new = n_made_for_me.saturating_sub(self.n_made_for_me.replace(n_made_for_me));
        // Whoever looks on while a bot plays for him knows it.
        let plays_himself = seen.me.is_some() && !seen.is_played_for_me();
        session.show(seen);
        session.chat.set(Some(sayings(snapshot)));
        session.clocks.set(clocks(snapshot));
        session.about.update(|it| {
            it.daily.clone_from(&snapshot.info.terms.daily);
            it.is_rated = snapshot.info.terms.rated;
            it.grace = Some(snapshot.info.terms.grace).filter(|seconds| *seconds > 0);
            if n_new > 0 && plays_himself {
                it.n_made_for_me = n_new;
            }
        });
        session.asked_back.set(snapshot.asked);
        if snapshot.info.ended.is_some() && !self.has_asked_for_log.replace(true) {
            let (info, about) = (snapshot.info.clone(), session.about);
            spawn_local(async move {
                // The log of today's deal is shown tomorrow; until then there is none to keep.
                if let Ok(found) = fetch_record(&info).await {
                    about.try_update(|it| it.recorded = Some(found));
                }
            });
        }
    }

    /// Sends a wish. Who only looked on gets a name first.
    fn wish(&self, wish: Do) {
        if self.room.is_stranger.get_untracked() {
            self.introduce_myself(wish);
        } else {
            self.line.send(wish);
        }
    }

    /// Says who I am, and then wishes something on a new line: the old one knows me by what I was.
    fn introduce_myself(&self, wish: Do) {
        let (room, myself) = (self.room, self.myself.clone());
        spawn_local(async move {
            match net::introduce_myself().await {
                Ok(_) => {
                    let Some(online) = myself.upgrade() else { return };
                    room.is_stranger.try_set(false);
                    online.line.feed(Event::StartOver);
                    online.line.send(wish);
                }
                Err(error) => drop(room.trouble.try_set(Some(error.message()))),
            }
        });
    }

    /// A wish was answered.
    fn answered(&self, outcome: Outcome) {
        let session = self.room.session.get_untracked();
        if let Some(session) = session {
            session.about.update(|it| it.is_sending = false);
        }
        if !matches!(outcome, Outcome::Error(_)) {
            self.room.trouble.set(None);
        }
        match outcome {
            Outcome::Error(problem) => self.refused(problem),
            Outcome::Hint(hint) => {
                if let Some(session) = session {
                    hint::tell(session, hint.step, hint.mv, hint.reason);
                }
            }
            Outcome::Rematch { id } => sit_down_again(id),
            Outcome::Done { .. } | Outcome::Joined(_) | Outcome::Moves(_) | Outcome::Preview(_) => {
            }
        }
    }

    fn refused(&self, problem: Problem) {
        match self.room.session.get_untracked() {
            Some(session) => {
                let message = problems::in_words(Some(session.glance().game()), &problem);
                session.refused.set(Some(Refusal { message, rule: problem.rule }));
            }
            None => self.room.trouble.set(Some(problems::sentence(&problem))),
        }
    }
}

impl Host for Online {
    fn play(&self, mv: String) {
        let turn = self.room.told.with_untracked(|told| told.as_ref().map(|it| it.turn.clone()));
        let Some(Turn { step, backs, .. }) = turn else { return };
        if let Some(session) = self.room.session.get_untracked() {
            session.about.update(|it| it.is_sending = true);
        }
        self.wish(Do::Move { step, backs, mv });
    }

    fn undo(&self, to: usize) {
        self.wish(Do::Undo { to });
    }

    fn ask_hint(&self) {
        self.wish(Do::Hint);
    }

    fn let_bot_play(&self, seat: Seat, level: Option<u8>) {
        self.wish(match level {
            Some(level) => Do::Bot { seat, level },
            None => Do::Back,
        });
    }

    fn resign(&self) {
        self.wish(Do::Resign);
    }

    fn rematch(&self) {
        self.wish(Do::REMATCH);
    }

    fn say(&self, text: String) {
        self.wish(Do::Say { text });
    }

    fn ask_back(&self, to: usize) {
        self.wish(Do::AskBack { to });
    }

    fn answer_back(&self, to: usize, yes: bool) {
        self.wish(Do::AnswerBack { to, yes });
    }

    fn link(&self) -> Option<String> {
        Some(link(&self.id))
    }
}

/// The log of a match that is over, held against what the server had promised.
async fn fetch_record(info: &MatchInfo) -> Result<Recorded, NetError> {
    let log = net::get_text(&format!("/api/matches/{}/log", info.id)).await?;
    let fairness = record::fairness(info, &log);
    Ok(Recorded { log, place: Route::ReplayTable(info.id.clone()), fairness })
}

/// The address by which others join or look on.
pub(crate) fn link(id: &str) -> String {
    Route::Table(id.to_owned()).address()
}

/// What has happened since is added to what was known.
fn apply(snapshot: &mut Snapshot, update: Changes) {
    snapshot.number = update.number;
    snapshot.turn = update.turn;
    if update.view.is_some() {
        snapshot.view = update.view;
    }
    for news in update.news {
        hear_news(snapshot, news);
    }
}

fn hear_news(snapshot: &mut Snapshot, news: News) {
    match news {
        News::Step { .. } => {
            settle(snapshot);
            snapshot.steps.push(news);
        }
        News::Seat(info) => {
            if let Some(seat) = snapshot.info.seats.iter_mut().find(|it| it.seat == info.seat) {
                *seat = info;
            }
        }
        News::Began => snapshot.info.begun = true,
        News::Back { step } => {
            settle(snapshot);
            snapshot.steps.retain(|it| matches!(it, News::Step { step: at, .. } if *at <= step));
        }
        News::Asked { seat, to } => snapshot.asked = seat.map(|seat| (seat, to)),
        News::Said { .. } => snapshot.said.push(news),
        News::WouldAbandon { seat } => snapshot.would_abandon.push(seat),
        News::Ended(ended) => {
            settle(snapshot);
            snapshot.info.ended = Some(ended);
        }
        News::Rematch { id } => snapshot.info.rematch = Some(id),
    }
}

/// What somebody has asked or offered holds until the next step.
fn settle(snapshot: &mut Snapshot) {
    snapshot.asked = None;
    snapshot.would_abandon.clear();
}

/// The match as this viewer sees it, with rules that answer here.
fn seen(snapshot: &Snapshot, view: &Value) -> Result<Seen, String> {
    let games = games::known();
    let game = &snapshot.info.game;
    let kind = games.find(game).map_err(|_| t!("game-unknown-here"))?;
    let reader = games::reader(game).ok_or_else(|| t!("game-unknown-here"))?;
    let options: Vec<(&str, &str)> = tabletop::options::pairs(&snapshot.info.options).collect();
    // What is imagined behind the view is never shown; any seed will do.
    let imagined = (reader.imagine)(kind, &options, view, &Seed::from(0));
    let table = imagined.map_err(|_| t!("view-unreadable"))?;
    let me = seat_at(&*table, my_seat(snapshot));
    let to_act = snapshot.turn.to_act.clone();
    Ok(Seen {
        me,
        you: me,
        sitters: sitters(&snapshot.info, table.n_seats()),
        scene: scene(&*table, viewer(me)).ok_or_else(|| t!("game-unknown-here"))?,
        step: snapshot.turn.step,
        moves: me
            .filter(|me| to_act.contains(me))
            .map(|me| table.legal_moves(me))
            .unwrap_or_default(),
        to_act,
        standings: table.standings(viewer(me)),
        story: story(snapshot, &reader),
        undo: snapshot.turn.undo.clone(),
        ending: snapshot.info.ended.as_ref().map(|ended| ending(ended, &snapshot.info)),
        is_past: false,
        table,
    })
}

/// My seat, if I have one.
pub(crate) const fn my_seat(snapshot: &Snapshot) -> Option<Seat> {
    match snapshot.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

/// Who sits where at a table of so many seats, whatever the server has told of others.
pub(crate) fn sitters(info: &MatchInfo, n_seats: u8) -> Vec<Sitter> {
    let free = || Sitter { name: t!("free-seat"), is_person: false, level: None, is_away: false };
    let of = |seat| info.seats.iter().find(|it| it.seat == seat);
    Seat::first(n_seats).map(|seat| of(seat).map_or_else(free, sitter)).collect()
}

/// Whoever has a seat.
pub(crate) fn sitter(info: &SeatInfo) -> Sitter {
    let name = match &info.sitter {
        SeatOf::Free => t!("free-seat"),
        SeatOf::Bot => t!("bot-name", number = info.seat.index() + 1),
        // Guests without a name are told apart by their seats.
        SeatOf::Player { name, .. } if name.is_empty() => {
            t!("guest-name", number = info.seat.index() + 1)
        }
        SeatOf::Player { name, .. } => name.clone(),
    };
    let is_person = matches!(info.sitter, SeatOf::Player { .. });
    Sitter { name, is_person, level: info.bot, is_away: info.away }
}

/// How it ended.
pub(crate) fn ending(ended: &Ended, info: &MatchInfo) -> Ending {
    Ending { how: ended.how, ranks: ended.ranks.clone(), rematch: info.rematch.clone() }
}

fn story(snapshot: &Snapshot, reader: &Reader) -> Vec<Fact> {
    let mut facts = Vec::new();
    for news in &snapshot.steps {
        if let News::Step { step, events, by_bot } = news {
            let game = &snapshot.info.game;
            // What cannot be read is still something that happened.
            let fact = |event: &Value| match (reader.fact)(event) {
                Some(fact) => Fact::new(game, *step, &fact, *by_bot),
                None => Fact { step: *step, heard: None, by_bot: *by_bot },
            };
            facts.extend(events.iter().map(fact));
        }
    }
    facts
}

/// How many of my last decisions a bot has made for me.
fn n_made_for_me(seen: &Seen) -> usize {
    seen.my_decisions().take_while(|fact| fact.by_bot).count()
}

fn sayings(snapshot: &Snapshot) -> Vec<Saying> {
    let me = my_seat(snapshot);
    // Players are called as they are at the table; whoever looks on, as he calls himself.
    let name = |by: &Speaker| {
        if by.seat.is_some() && by.seat == me {
            return t!("you");
        }
        let seat = snapshot.info.seats.iter().find(|info| Some(info.seat) == by.seat);
        seat.map_or_else(|| settings::shown_name(&by.name), |info| sitter(info).name)
    };
    let mut sayings = Vec::new();
    for news in &snapshot.said {
        if let News::Said { by, text, at } = news {
            let is_mine = by.seat.is_some() && by.seat == me;
            sayings.push(Saying { name: name(by), text: text.clone(), at: *at, is_mine });
        }
    }
    sayings
}

fn clocks(snapshot: &Snapshot) -> Vec<Clock> {
    let clock = |it: &protocol::ClockInfo| Clock {
        #[allow(clippy::cast_precision_loss, reason = "a clock of days has few milliseconds")]
        left: it.left as f64,
        at: browser::now(),
        is_running: it.running,
    };
    snapshot.turn.clocks.iter().map(clock).collect()
}

#[cfg(test)]
mod tests {
    use protocol::Terms;
    use serde_json::json;
    use table::{Dealer, find};

    use super::*;

    /// What a server that is not to be trusted might tell seat 0 of a match of two: everything is right but these parts.
    fn told(viewer: &str, seats: &[Value], to_act: &[u8], asked: Value) -> Snapshot {
        let table = find("ingenious").unwrap();
        let table = table.open(&[("seats", "2")], Dealer::Seeded(Seed::from(1))).unwrap();
        let snapshot = json!({
            "version": protocol::VERSION,
            "match": {
                "id": "1",
                "game": table.game(),
                "rules_version": table.rules_version(),
                "options": table.options(),
                "terms": Terms::default(),
                "seats": seats,
                "commitment": "",
                "begun": true,
                "ended": null,
                "rematch": null,
                "made": 0,
            },
            "viewer": viewer,
            "number": 1,
            "turn": { "step": table.n_steps(), "to_act": to_act },
            "view": table.view(Viewer::Seat(Seat::new(0))),
            "standings": null,
            "steps": [],
            "said": [{ "news": "said", "by": { "seat": 4, "name": "Eve" }, "text": "hello", "at": 1 }],
            "asked": asked,
            "would_abandon": [4],
        });
        serde_json::from_value(snapshot).unwrap()
    }

    fn shown(snapshot: &Snapshot) -> Seen {
        seen(snapshot, snapshot.view.as_ref().unwrap()).unwrap()
    }

    fn player(seat: u8, name: &str) -> Value {
        let sitter = json!({ "player": { "player": "1", "name": name } });
        json!({ "seat": seat, "sitter": sitter, "bot": null, "away": false })
    }

    #[test]
    fn a_seat_that_the_server_does_not_list_is_free() {
        for seats in [vec![], vec![player(1, "Bo")], vec![player(4, "Eve"), player(1, "Bo")]] {
            let seen = shown(&told("seat:0", &seats, &[0, 1], json!([1, 0])));
            assert_eq!(seen.sitters.len(), 2, "{seats:?}");
            assert_eq!((seen.me, seen.is_played_for_me()), (Some(Seat::new(0)), false));
            assert_eq!(seen.name(Seat::new(0)), t!("free-seat"));
            let bo = if seats.is_empty() { t!("free-seat") } else { "Bo".to_owned() };
            assert_eq!(seen.name(Seat::new(1)), bo);
            assert!(!seen.moves.is_empty());
        }
    }

    #[test]
    fn whoever_is_told_of_a_seat_that_his_table_lacks_looks_on() {
        let seats = [player(0, "Ada"), player(1, "Bo")];
        let seen = shown(&told("seat:4", &seats, &[4], json!([4, 0])));
        assert_eq!((seen.me, seen.is_my_turn(), seen.moves.len()), (None, false, 0));
        assert_eq!(seen.name(seen.to_act[0]), t!("nameless-seat", n = 4));
    }

    #[test]
    fn guests_without_a_name_are_called_by_their_seats() {
        let seats = [player(0, ""), player(1, "Guest")];
        let mut snapshot = told("seat:1", &seats, &[0], Value::Null);
        let seen = shown(&snapshot);
        assert_eq!(seen.name(Seat::new(0)), t!("guest-name", number = 1));
        assert_eq!(seen.name(Seat::new(1)), "Guest", "a name like any other");
        let said: Vec<News> = serde_json::from_value(json!([
            { "news": "said", "by": { "seat": null, "name": "" }, "text": "hello", "at": 1 },
            { "news": "said", "by": { "seat": 1, "name": "Guest" }, "text": "hello", "at": 2 },
            { "news": "said", "by": { "seat": 0, "name": "" }, "text": "hello", "at": 3 },
        ]))
        .unwrap();
        snapshot.said = said;
        let names: Vec<String> = sayings(&snapshot).into_iter().map(|it| it.name).collect();
        assert_eq!(names, [t!("guest"), t!("you"), t!("guest-name", number = 1)]);
    }

    #[test]
    fn news_of_a_seat_that_the_table_lacks_change_nobody() {
        let mut snapshot = told("seat:0", &[player(0, "Ada")], &[0], Value::Null);
        assert_eq!(sayings(&snapshot)[0].name, "Eve");
        let before = snapshot.info.seats.clone();
        let news: News = serde_json::from_value(
            json!({ "news": "seat", "seat": 3, "sitter": "bot", "bot": 1, "away": true }),
        )
        .unwrap();
        hear_news(&mut snapshot, news);
        hear_news(&mut snapshot, News::Asked { seat: Some(Seat::new(3)), to: 0 });
        hear_news(&mut snapshot, News::WouldAbandon { seat: Seat::new(3) });
        assert_eq!(snapshot.info.seats, before);
        assert_eq!(shown(&snapshot).sitters.len(), 2);
    }
}
