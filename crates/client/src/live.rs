//! The socket of a match.

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::line::{Act, Event, Line, Pace};
use protocol::{Command, Do, Outcome, Reply, Told};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, http};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::http::{Client, ClientError};
use crate::new_id;

/// Hears of a match as it goes on, and plays. If the line breaks, it is opened again where it broke off:
/// nothing is heard twice, nothing is left out.
pub struct Live {
    client: Client,
    id: String,
    with_views: bool,
    line: Line,
    socket: Option<Socket>,
    /// Heard, and not asked for yet.
    heard: VecDeque<Told>,
    /// How the line was closed the last time.
    farewell: Option<CloseFrame>,
}

type Socket = WebSocketStream<TcpStream>;

/// So much is read at once. The library would clear 128 kB before every reading, however little comes.
const READ: usize = 16 * 1024;

/// A broken line is opened again six times, a little later each time; so is a command sent that went by a request.
pub(crate) const PACE: Pace = Pace {
    first_pause: Duration::from_millis(20),
    longest_pause: Duration::from_millis(640),
    tries: 6,
    patience: None,
    has_requests: false,
};

impl Live {
    pub(crate) async fn open(
        client: Client,
        id: &str,
        since: Option<u64>,
        with_views: bool,
    ) -> Result<Self, ClientError> {
        let id = id.to_owned();
        let mut live = Self {
            client,
            id,
            with_views,
            line: Line::new(PACE, since),
            socket: None,
            heard: VecDeque::new(),
            farewell: None,
        };
        // Whoever cannot be reached now is not waited for.
        live.socket = Some(live.connect(since).await?);
        live.line.feed(Event::Open);
        live.line.feed(Event::Connected(live.line.attempt()));
        Ok(live)
    }

    /// Up to where everything was heard.
    pub const fn number(&self) -> Option<u64> {
        self.line.number()
    }

    /// How the server closed the line the last time.
    pub const fn farewell(&self) -> Option<&CloseFrame> {
        self.farewell.as_ref()
    }

    /// What is heard next; nothing if the line breaks again and again.
    pub async fn next(&mut self) -> Result<Option<Told>, ClientError> {
        loop {
            if let Some(told) = self.heard.pop_front() {
                return Ok(Some(told));
            }
            if !self.go_on().await? {
                return Ok(None);
            }
        }
    }

    /// What comes over the line as it is; nothing if it breaks.
    pub async fn receive(&mut self) -> Result<Option<Told>, ClientError> {
        while self.heard.is_empty() {
            let Some(told) = self.read().await? else { return Ok(None) };
            self.hear(told).await?;
        }
        Ok(self.heard.pop_front())
    }

    /// Does something and waits for the answer. What is heard in between comes next.
    pub async fn wish(&mut self, wish: Do) -> Result<Outcome, ClientError> {
        let reply = self.command(&Command { id: new_id(), wish }).await?;
        reply.result.done().map_err(ClientError::Refused)
    }

    /// Sends a command; again under the same name, if the line breaks before there is an answer.
    pub async fn command(&mut self, command: &Command) -> Result<Reply, ClientError> {
        self.feed(Event::Wish(command.clone())).await?;
        let is_it = |told: &Told| matches!(told, Told::Reply(reply) if reply.id == command.id);
        loop {
            let at = self.heard.iter().position(is_it);
            if let Some(Told::Reply(reply)) = at.and_then(|at| self.heard.remove(at)) {
                return Ok(reply);
            }
            match self.go_on().await {
                // Whoever refuses a line now may open one later.
                Ok(true) | Err(ClientError::Refused(_)) => {}
                Ok(false) => break,
                Err(error) => return Err(error),
            }
        }
        Err(ClientError::Unreachable("the line breaks again and again".into()))
    }

    /// Hears something more, or opens the line again; or says that it was tried often enough.
    async fn go_on(&mut self) -> Result<bool, ClientError> {
        match self.read().await? {
            Some(told) => self.hear(told).await,
            None => self.feed(Event::Lost(self.line.attempt())).await,
        }
    }

    async fn hear(&mut self, told: Told) -> Result<bool, ClientError> {
        match told {
            // The answer to what was sent as mere text.
            Told::Reply(reply) if !self.line.awaits(&reply.id) => {
                self.heard.push_back(Told::Reply(reply));
                Ok(true)
            }
            told @ (Told::Snapshot(_) | Told::Update(_) | Told::Reply(_)) => {
                self.feed(Event::Told(self.line.attempt(), told)).await
            }
        }
    }

    /// Does what is to be done when something has happened; `false` if it was tried often enough.
    async fn feed(&mut self, event: Event) -> Result<bool, ClientError> {
        let mut acts = VecDeque::from(self.line.feed(event));
        while let Some(act) = acts.pop_front() {
            match act {
                Act::Close => self.socket = None,
                Act::Connect(attempt, since) => {
                    let event = match self.connect(since).await {
                        Ok(socket) => {
                            self.socket = Some(socket);
                            Event::Connected(attempt)
                        }
                        Err(ClientError::Unreachable(_)) => Event::Lost(attempt),
                        Err(error) => return Err(error),
                    };
                    acts.extend(self.line.feed(event));
                }
                // What cannot be sent is sent again when the line is: that it broke, reading will tell.
                Act::Send(command) => drop(self.write(&serde_json::to_string(&command)?).await),
                Act::Wake(pause, alarm) => {
                    tokio::time::sleep(pause).await;
                    acts.extend(self.line.feed(Event::Passed(alarm)));
                }
                Act::Hear(told) => self.heard.push_back(told),
                Act::Answer(reply) => self.heard.push_back(Told::Reply(reply)),
                Act::GiveUp => return Ok(false),
                // Whoever has sockets needs no requests, and there is nobody here to be shown anything.
                Act::Introduce(_) | Act::Ask(..) | Act::Post(..) | Act::Away | Act::Back => {}
            }
        }
        Ok(true)
    }

    /// What comes over the socket; nothing if it breaks.
    async fn read(&mut self) -> Result<Option<Told>, ClientError> {
        loop {
            let Some(socket) = &mut self.socket else { return Ok(None) };
            match socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(serde_json::from_str(&text)?)),
                Some(Ok(Message::Close(farewell))) => {
                    self.farewell = farewell;
                    self.socket = None;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => self.socket = None,
            }
        }
    }

    /// Sends any text.
    pub async fn send(&mut self, text: &str) -> Result<(), ClientError> {
        if self.socket.is_none() {
            self.socket = Some(self.connect(self.number()).await?);
        }
        self.write(text).await
    }

    async fn write(&mut self, text: &str) -> Result<(), ClientError> {
        let Some(socket) = &mut self.socket else {
            return Err(ClientError::Unreachable("there is no line".into()));
        };
        if let Err(error) = socket.send(Message::text(text)).await {
            self.socket = None;
            return Err(unreachable(&error));
        }
        Ok(())
    }

    async fn connect(&self, since: Option<u64>) -> Result<Socket, ClientError> {
        let address = self.client.address();
        let since = since.map_or(String::new(), |number| format!("&since={number}"));
        let path = format!("/api/matches/{}/live?views={}{since}", self.id, self.with_views);
        let request = format!("ws://{address}{path}").into_client_request();
        let mut request = request.map_err(|error| unreachable(&error))?;
        if let Some(token) = self.client.token() {
            let cookie = http::HeaderValue::try_from(format!("clubhouse={token}"));
            let cookie = cookie.map_err(|error| unreachable(&error))?;
            request.headers_mut().insert(http::header::COOKIE, cookie);
        }
        let stream = TcpStream::connect(address).await.map_err(|error| unreachable(&error))?;
        stream.set_nodelay(true).map_err(|error| unreachable(&error))?;
        let config = WebSocketConfig::default().read_buffer_size(READ);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(response)) => Err(refusal(&response)),
            Err(error) => Err(unreachable(&error)),
        }
    }
}

/// What the server said instead of opening a line.
fn refusal(response: &http::Response<Option<Vec<u8>>>) -> ClientError {
    let body = response.body().as_deref().unwrap_or_default();
    match serde_json::from_slice::<protocol::ErrorBody>(body) {
        Ok(body) => ClientError::Refused(body.error),
        Err(_) => ClientError::Unreachable(format!("it said {}", response.status())),
    }
}

fn unreachable(error: &dyn std::fmt::Display) -> ClientError {
    ClientError::Unreachable(error.to_string())
}
