//! The line to a match in a browser: a socket, or, where none can be opened, requests that wait for news.
//!
//! What is sent when, and when the line is opened again, [`protocol::line`] says; here it is done.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Weak;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::line::{self, Act, Attempt, Event, Pace};
use protocol::{Command, Do, Outcome, Reply, Snapshot, Told};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use super::Online;
use crate::net::NetError;
use crate::playing::lost::Loss;
use crate::{browser, net, t};

/// The line is tried again for as long as the page is open.
const PACE: Pace = Pace {
    first_pause: Duration::from_millis(250),
    longest_pause: Duration::from_secs(10),
    tries: u32::MAX,
    patience: Some(Duration::from_secs(5)),
    has_requests: true,
};

pub(super) struct Line {
    id: String,
    online: Weak<Online>,
    state: RefCell<line::Line>,
    /// What is still to be done, in order: what is done may lead to more.
    acts: RefCell<VecDeque<Act>>,
    is_acting: Cell<bool>,
    socket: RefCell<Option<Socket>>,
}

/// A socket, and what listens to it.
struct Socket {
    line: WebSocket,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.line.set_onmessage(None);
        self.line.set_onclose(None);
        let _ = self.line.close();
    }
}

impl Line {
    pub(super) fn new(id: &str, online: Weak<Online>) -> Self {
        Self {
            id: id.to_owned(),
            online,
            state: RefCell::new(line::Line::new(PACE, None)),
            acts: RefCell::default(),
            is_acting: Cell::new(false),
            socket: RefCell::new(None),
        }
    }

    /// Wishes something. It is sent until it is answered.
    pub(super) fn send(&self, wish: Do) {
        self.feed(Event::Wish(Command { id: browser::new_id(), wish }));
    }

    /// Something has happened: does what follows from it.
    pub(super) fn feed(&self, event: Event) {
        let acts = self.state.borrow_mut().feed(event);
        self.acts.borrow_mut().extend(acts);
        // What was still to be done is of no use to whoever has left.
        if self.state.borrow().is_hung_up() {
            self.acts.take();
            self.socket.take();
        }
        if self.is_acting.replace(true) {
            return;
        }
        while let Some(online) = self.online.upgrade() {
            let act = self.acts.borrow_mut().pop_front();
            let Some(act) = act else { break };
            self.act(&online, act);
        }
        self.is_acting.set(false);
    }

    fn act(&self, online: &Online, act: Act) {
        match act {
            Act::Close => drop(self.socket.take()),
            Act::Introduce(attempt) => self.request(attempt, net::who_am_i(), move |online, me| {
                online.room.is_stranger.try_set(me.is_none());
                online.room.is_guest.try_set(me.is_none_or(|it| it.guest));
                Event::Introduced(attempt)
            }),
            Act::Connect(attempt, since) => self.connect(attempt, since),
            Act::Ask(attempt, since, wait) => {
                let news = news_since(self.id.clone(), since, wait.as_secs());
                self.request(attempt, news, move |_, snapshot| {
                    Event::Asked(attempt, snapshot.map(Box::new))
                });
            }
            Act::Send(command) => self.write(&command),
            Act::Post(attempt, command) => self.post(attempt, command),
            Act::Wake(after, alarm) => {
                let online = self.online.clone();
                set_timeout(move || feed(&online, Event::Passed(alarm)), after);
            }
            Act::Hear(told) => online.hear(told),
            Act::Answer(reply) => online.answered(reply.result),
            Act::Away => drop(online.room.trouble.try_set(Some(t!("line-broken")))),
            Act::Back => drop(online.room.trouble.try_set(None)),
            // It is tried for as long as the page is open.
            Act::GiveUp => {}
        }
    }

    fn connect(&self, attempt: Attempt, since: Option<u64>) {
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|it| it == "https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let since = since.map(|number| format!("&since={number}")).unwrap_or_default();
        let address = format!("{scheme}://{host}/api/matches/{}/live?views=true{since}", self.id);
        match WebSocket::new(&address) {
            Ok(socket) => *self.socket.borrow_mut() = Some(self.listen(attempt, socket)),
            Err(_) => self.feed(Event::Lost(attempt)),
        }
    }

    fn listen(&self, attempt: Attempt, socket: WebSocket) -> Socket {
        let online = self.online.clone();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let told = event.data().as_string().and_then(|text| browser::read(&text).ok());
            if let Some(told) = told {
                feed(&online, Event::Told(attempt, told));
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        let online = self.online.clone();
        let closed = Closure::<dyn FnMut()>::new(move || feed(&online, Event::Lost(attempt)));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Socket { line: socket, _heard: heard, _closed: closed }
    }

    /// What a socket that is closing does not take is sent again over the next one.
    fn write(&self, command: &Command) {
        if let (Some(socket), Ok(text)) =
            (self.socket.borrow().as_ref(), serde_json::to_string(command))
        {
            let _ = socket.line.send_with_str(&text);
        }
    }

    /// Asks something by a request. What is refused for good ends the visit.
    fn request<T: 'static>(
        &self,
        attempt: Attempt,
        asked: impl Future<Output = Result<T, NetError>> + 'static,
        then: impl FnOnce(&Online, T) -> Event + 'static,
    ) {
        let online = self.online.clone();
        spawn_local(async move {
            let answer = asked.await;
            let Some(online) = online.upgrade().filter(|it| it.line.is_at(attempt)) else { return };
            match answer {
                Ok(answer) => {
                    let event = then(&online, answer);
                    online.line.feed(event);
                }
                Err(error) if error.is_passing() => online.line.feed(Event::Lost(attempt)),
                Err(error) => {
                    online.line.feed(Event::HangUp);
                    let _ = online.room.lost.try_set(Some(Loss::online(&online.id, &error)));
                }
            }
        });
    }

    /// Whether the line was not opened anew since, nor left.
    fn is_at(&self, attempt: Attempt) -> bool {
        let state = self.state.borrow();
        state.attempt() == attempt && !state.is_hung_up()
    }

    fn post(&self, attempt: Attempt, command: Command) {
        let (online, path) = (self.online.clone(), format!("/api/matches/{}", self.id));
        spawn_local(async move {
            let event = match net::post::<Reply>(&path, &command).await {
                Ok(reply) => Event::Answered(Reply { id: command.id, result: reply.result }),
                // It stays unanswered, and is sent again when the line is back.
                Err(error) if error.is_passing() => Event::Undelivered(attempt),
                Err(NetError::Refused(problem)) => {
                    Event::Answered(Reply { id: command.id, result: Outcome::Error(problem) })
                }
                Err(NetError::Unreachable) => return,
            };
            feed(&online, event);
        });
    }
}

/// Something has happened to a line, unless the page has left it.
fn feed(online: &Weak<Online>, event: Event) {
    if let Some(online) = online.upgrade() {
        online.line.feed(event);
    }
}

/// How things are, once there is something new. News that are asked for bring no view, so all is asked for.
async fn news_since(
    id: String,
    since: Option<u64>,
    wait: u64,
) -> Result<Option<Snapshot>, NetError> {
    if let Some(number) = since {
        let path = format!("/api/matches/{id}/updates?since={number}&wait={wait}");
        if let Told::Update(update) = net::get(&path).await?
            && update.number == number
        {
            return Ok(None);
        }
    }
    net::get(&format!("/api/matches/{id}")).await.map(Some)
}
