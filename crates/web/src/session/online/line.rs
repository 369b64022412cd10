//! The line to a match: a socket, or, where none can be opened, requests that wait for news.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Command, Do, Outcome, Reply, Snapshot, Told};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use super::Online;
use crate::net::NetError;
use crate::playing::lost::Loss;
use crate::{browser, net, t};

/// After so many sockets that never spoke, the line goes on without one.
const TRIES: u32 = 3;

/// Whoever says nothing for so long when something is asked of him is not there, though the line seems whole.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longest pause before the line is tried again.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// So long a request waits for news, in seconds.
const WAIT: u32 = 20;

pub(super) struct Line {
    id: String,
    online: Weak<Online>,
    socket: RefCell<Option<Socket>>,
    /// Whether the server has said who I am to it.
    is_introduced: Cell<bool>,
    /// How often the line was opened: what an earlier one still brings is too late.
    n_opened: Cell<u32>,
    /// How often something was heard.
    n_heard: Cell<u32>,
    /// How often in a row the line broke.
    n_failures: Cell<u32>,
    /// How many sockets in a row never spoke.
    n_mute: Cell<u32>,
    /// Up to where everything was heard.
    number: Cell<Option<u64>>,
    /// What was not answered yet, in the order in which it was wished.
    unanswered: RefCell<Vec<Command>>,
    is_hung_up: Cell<bool>,
}

/// A socket, and what listens to it.
struct Socket {
    line: WebSocket,
    has_spoken: Cell<bool>,
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
            socket: RefCell::new(None),
            is_introduced: Cell::new(false),
            n_opened: Cell::new(0),
            n_heard: Cell::new(0),
            n_failures: Cell::new(0),
            n_mute: Cell::new(0),
            number: Cell::new(None),
            unanswered: RefCell::new(Vec::new()),
            is_hung_up: Cell::new(false),
        }
    }

    /// Everything was heard up to this number.
    pub(super) fn heard_up_to(&self, number: u64) {
        self.number.set(Some(number));
    }

    /// Something was missed: everything is told anew.
    pub(super) fn start_over(&self) {
        self.number.set(None);
        self.open();
    }

    /// The network is back, or somebody looks at the page again: the line may have died meanwhile without a word.
    pub(super) fn refresh(&self) {
        // Where sockets never spoke, one may now.
        self.n_mute.set(self.n_mute.get().min(TRIES - 1));
        self.open();
    }

    pub(super) fn hang_up(&self) {
        self.is_hung_up.set(true);
        self.socket.take();
    }

    /// Opens the line, where it broke off if it did. After a failure a request comes first: unlike a socket, it says
    /// why it is refused.
    pub(super) fn open(&self) {
        if self.is_hung_up.get() {
            return;
        }
        self.socket.take();
        self.n_opened.set(self.n_opened.get() + 1);
        if !self.is_introduced.get() {
            self.introduce();
        } else if self.n_failures.get() > 0 || self.n_mute.get() >= TRIES {
            self.ask();
        } else {
            self.connect();
        }
    }

    /// Asks who I am here, and then goes on.
    fn introduce(&self) {
        self.request(net::who_am_i(), |online, me| {
            online.room.is_stranger.try_set(me.is_none());
            online.line.is_introduced.set(true);
            online.line.is_alive(online);
            online.line.open();
        });
    }

    /// Asks for news without a socket; by one from then on, unless they stay mute here.
    fn ask(&self) {
        let is_settled = self.n_failures.get() == 0;
        let news =
            news_since(self.id.clone(), self.number.get(), if is_settled { WAIT } else { 0 });
        self.request(news, move |online, snapshot| {
            if let Some(snapshot) = snapshot {
                online.hear(Told::Snapshot(Box::new(snapshot)));
            }
            online.line.is_alive(online);
            // A request that carried one of them may have failed while this one came through.
            online.line.send_again();
            online.line.open();
        });
    }

    fn connect(&self) {
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|it| it == "https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let since = self.number.get().map(|number| format!("&since={number}")).unwrap_or_default();
        let address = format!("{scheme}://{host}/api/matches/{}/live?views=true{since}", self.id);
        match WebSocket::new(&address) {
            Ok(socket) => {
                *self.socket.borrow_mut() = Some(self.listen(socket));
                self.expect_something();
            }
            Err(_) => self.broken(),
        }
    }

    fn listen(&self, socket: WebSocket) -> Socket {
        let online = self.online.clone();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let told = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let (Some(told), Some(online)) = (told, online.upgrade()) {
                online.line.heard(&online, told);
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        let online = self.online.clone();
        let closed = Closure::<dyn FnMut()>::new(move || {
            if let Some(online) = online.upgrade() {
                online.line.broken();
            }
        });
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Socket { line: socket, has_spoken: Cell::new(false), _heard: heard, _closed: closed }
    }

    /// A socket speaks.
    fn heard(&self, online: &Online, told: Told) {
        let is_first = self.socket.borrow().as_ref().is_some_and(|it| !it.has_spoken.replace(true));
        self.n_mute.set(0);
        self.is_alive(online);
        match told {
            Told::Reply(reply) => self.answered(online, reply),
            news @ (Told::Snapshot(_) | Told::Update(_)) => online.hear(news),
        }
        if is_first {
            self.send_again();
        }
    }

    fn is_alive(&self, online: &Online) {
        self.n_heard.set(self.n_heard.get() + 1);
        if self.n_failures.replace(0) > 0 {
            let _ = online.room.trouble.try_set(None);
        }
    }

    fn answered(&self, online: &Online, reply: Reply) {
        // An answer that was given twice is heard once.
        let is_awaited = {
            let mut unanswered = self.unanswered.borrow_mut();
            let n = unanswered.len();
            unanswered.retain(|command| command.id != reply.id);
            unanswered.len() < n
        };
        if is_awaited {
            online.answered(reply.result);
        }
    }

    /// The line is tried again, a little later each time.
    fn broken(&self) {
        // Whatever else was waited for on it: one silence is one failure.
        self.n_opened.set(self.n_opened.get() + 1);
        if self.socket.take().is_some_and(|it| !it.has_spoken.get()) {
            self.n_mute.set(self.n_mute.get() + 1);
        }
        let Some(online) = still_there(&self.online) else { return };
        let n = self.n_failures.get();
        self.n_failures.set(n + 1);
        if n > 0 {
            let _ = online.room.trouble.try_set(Some(t!("line-broken")));
        }
        let pause = Duration::from_millis(250 * 2_u64.pow(n.min(6))).min(LONGEST_PAUSE);
        self.later(pause, Self::open);
    }

    /// If nothing at all is heard soon, the line is dead.
    fn expect_something(&self) {
        let n_heard = self.n_heard.get();
        self.later(PATIENCE, move |line| {
            if line.n_heard.get() == n_heard {
                line.broken();
            }
        });
    }

    /// Does something after a while, unless the line was opened anew or left by then.
    fn later(&self, pause: Duration, then: impl FnOnce(&Self) + 'static) {
        let (online, n_opened) = (self.online.clone(), self.n_opened.get());
        let then = move || {
            if let Some(online) =
                still_there(&online).filter(|it| it.line.n_opened.get() == n_opened)
            {
                then(&online.line);
            }
        };
        set_timeout(then, pause);
    }

    /// Asks something by a request. What is refused for good ends the visit.
    fn request<T: 'static>(
        &self,
        asked: impl Future<Output = Result<T, NetError>> + 'static,
        then: impl FnOnce(&Online, T) + 'static,
    ) {
        self.later(Duration::from_secs(WAIT.into()) + PATIENCE, Self::broken);
        let (online, n_opened) = (self.online.clone(), self.n_opened.get());
        spawn_local(async move {
            let answer = asked.await;
            let online = still_there(&online).filter(|it| it.line.n_opened.get() == n_opened);
            let Some(online) = online else { return };
            match answer {
                Ok(answer) => then(&online, answer),
                Err(error) if error.is_passing() => online.line.broken(),
                Err(error) => {
                    online.line.hang_up();
                    let _ = online.room.lost.try_set(Some(Loss::online(&online.id, &error)));
                }
            }
        });
    }

    /// Wishes something. It is sent until it is answered.
    pub(super) fn send(&self, wish: Do) {
        let command = Command { id: browser::new_id(), wish };
        {
            let mut unanswered = self.unanswered.borrow_mut();
            // Whoever has decided needs no hint any more, and after his move it would be refused.
            if matches!(command.wish, Do::Move { .. }) {
                unanswered.retain(|it| it.wish != Do::Hint);
            }
            unanswered.push(command.clone());
        }
        self.deliver(&command);
    }

    fn send_again(&self) {
        let commands = self.unanswered.borrow().clone();
        for command in &commands {
            self.deliver(command);
        }
    }

    fn deliver(&self, command: &Command) {
        // A bot that is asked for a hint may have to wait for others.
        if command.wish != Do::Hint {
            self.expect_something();
        }
        let socket = self.socket.borrow();
        let open = socket.as_ref().filter(|it| it.line.ready_state() == WebSocket::OPEN);
        match (open, serde_json::to_string(command)) {
            (Some(it), Ok(text)) => drop(it.line.send_with_str(&text)),
            // While a socket is being opened, what waits is sent once it speaks.
            (None, _) if socket.is_some() => {}
            _ => self.deliver_by_request(command.clone()),
        }
    }

    fn deliver_by_request(&self, command: Command) {
        let (online, path) = (self.online.clone(), format!("/api/matches/{}", self.id));
        let n_opened = self.n_opened.get();
        spawn_local(async move {
            let answer = net::post::<Reply>(&path, &command).await;
            let Some(online) = still_there(&online) else { return };
            let result = match answer {
                Ok(reply) => reply.result,
                // It stays unanswered, and is sent again when the line is back.
                Err(error) if error.is_passing() => return online.line.may_be_broken(n_opened),
                Err(NetError::Refused(problem)) => Outcome::Error(problem),
                Err(NetError::Unreachable) => return,
            };
            online.line.is_alive(&online);
            online.line.answered(&online, Reply { id: command.id, result });
        });
    }

    /// A request did not get through: unless that is known already, the line is tried anew.
    fn may_be_broken(&self, n_opened: u32) {
        if self.n_opened.get() == n_opened && self.n_failures.get() == 0 {
            self.broken();
        }
    }
}

/// Whoever waited for an answer, unless the match was left meanwhile.
fn still_there(online: &Weak<Online>) -> Option<Rc<Online>> {
    online.upgrade().filter(|online| !online.line.is_hung_up.get())
}

/// How things are, once there is something new. News that are asked for bring no view, so all is asked for.
async fn news_since(
    id: String,
    since: Option<u64>,
    wait: u32,
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
