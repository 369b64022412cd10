//! The line to a match: a socket, or, where none can be opened, requests that wait for news.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Command, Do, Outcome, Reply, Snapshot, Told};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use super::Online;
use crate::net::NetError;
use crate::{browser, net, t};

/// After so many sockets that never spoke, the line goes on without one.
const TRIES: u32 = 3;

/// The longest pause before the line is tried again.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// So long a request waits for news, in seconds.
const WAIT: u32 = 20;

pub(super) struct Line {
    id: String,
    online: Weak<Online>,
    socket: RefCell<Option<Socket>>,
    /// Up to where everything was heard.
    number: Cell<Option<u64>>,
    /// What was not answered yet, by id.
    unanswered: RefCell<BTreeMap<String, Command>>,
    n_failures: Cell<u32>,
    is_hung_up: Cell<bool>,
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
            socket: RefCell::new(None),
            number: Cell::new(None),
            unanswered: RefCell::new(BTreeMap::new()),
            n_failures: Cell::new(0),
            is_hung_up: Cell::new(false),
        }
    }

    /// Everything was heard up to this number.
    pub(super) fn heard_up_to(&self, number: u64) {
        self.number.set(Some(number));
        self.n_failures.set(0);
    }

    /// Something was missed: everything is told anew.
    pub(super) fn start_over(&self) {
        self.number.set(None);
        self.open();
    }

    pub(super) fn hang_up(&self) {
        self.is_hung_up.set(true);
        self.socket.take();
    }

    /// Opens the line, where it broke off if it did.
    pub(super) fn open(&self) {
        if self.is_hung_up.get() {
            return;
        }
        if self.n_failures.get() >= TRIES && self.number.get().is_none() {
            return self.poll();
        }
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|it| it == "https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let since = self.number.get().map(|number| format!("&since={number}")).unwrap_or_default();
        let address = format!("{scheme}://{host}/api/matches/{}/live?views=true{since}", self.id);
        match WebSocket::new(&address) {
            Ok(socket) => *self.socket.borrow_mut() = Some(self.listen(socket)),
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
        Socket { line: socket, _heard: heard, _closed: closed }
    }

    fn heard(&self, online: &Online, told: Told) {
        let is_first = matches!(told, Told::Snapshot(_)) || self.n_failures.get() > 0;
        match told {
            Told::Reply(reply) => self.answered(online, reply),
            news @ (Told::Snapshot(_) | Told::Update(_)) => online.hear(news),
        }
        if is_first {
            self.send_again();
        }
    }

    fn answered(&self, online: &Online, reply: Reply) {
        // An answer that was given twice is heard once.
        if self.unanswered.borrow_mut().remove(&reply.id).is_some() {
            online.answered(reply.result);
        }
    }

    /// The line is tried again, a little later each time.
    fn broken(&self) {
        self.socket.take();
        if self.is_hung_up.get() {
            return;
        }
        let Some(online) = self.online.upgrade() else { return };
        let n = self.n_failures.get();
        self.n_failures.set(n + 1);
        if n > 0 {
            let _ = online.room.trouble.try_set(Some(t!("line-broken")));
        }
        let pause = Duration::from_millis(250 * 2_u64.pow(n.min(6))).min(LONGEST_PAUSE);
        let online = self.online.clone();
        set_timeout(
            move || {
                if let Some(online) = online.upgrade() {
                    online.line.open();
                }
            },
            pause,
        );
    }

    /// Wishes something. It is sent until it is answered.
    pub(super) fn send(&self, wish: Do) {
        let command = Command { id: browser::new_id(), wish };
        self.unanswered.borrow_mut().insert(command.id.clone(), command.clone());
        self.deliver(&command);
    }

    fn send_again(&self) {
        let commands: Vec<Command> = self.unanswered.borrow().values().cloned().collect();
        for command in &commands {
            self.deliver(command);
        }
    }

    fn deliver(&self, command: &Command) {
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
        spawn_local(async move {
            let answer = net::post::<Reply>(&path, &command).await;
            let Some(online) = still_there(&online) else { return };
            match answer {
                Ok(reply) => online.line.answered(&online, reply),
                Err(NetError::Refused(problem)) => {
                    let reply = Reply { id: command.id, result: Outcome::Error(problem) };
                    online.line.answered(&online, reply);
                }
                // It stays unanswered, and is sent again when the line is back.
                Err(NetError::Unreachable) => {}
            }
        });
    }

    /// Without a socket: asks for news again and again.
    fn poll(&self) {
        let (online, id) = (self.online.clone(), self.id.clone());
        let since = self.number.get();
        spawn_local(async move {
            let told = news_since(&id, since).await;
            let Some(online) = still_there(&online) else { return };
            match told {
                Ok(told) => {
                    if let Some(snapshot) = told {
                        online.line.heard(&online, Told::Snapshot(Box::new(snapshot)));
                    }
                    online.line.poll();
                }
                Err(NetError::Refused(problem)) => {
                    drop(online.room.lost.try_set(Some(problem.message)));
                }
                Err(NetError::Unreachable) => online.line.broken(),
            }
        });
    }
}

/// Whoever waited for an answer, unless the match was left meanwhile.
fn still_there(online: &Weak<Online>) -> Option<Rc<Online>> {
    online.upgrade().filter(|online| !online.line.is_hung_up.get())
}

/// How things are, once there is something new. News that are asked for bring no view, so all is asked for.
async fn news_since(id: &str, since: Option<u64>) -> Result<Option<Snapshot>, NetError> {
    if let Some(number) = since {
        let path = format!("/api/matches/{id}/updates?since={number}&wait={WAIT}");
        if let Told::Update(update) = net::get(&path).await?
            && update.number == number
        {
            return Ok(None);
        }
    }
    net::get(&format!("/api/matches/{id}")).await.map(Some)
}
