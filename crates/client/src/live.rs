//! The socket of a match.

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
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
    /// Up to where everything was heard.
    number: Option<u64>,
    socket: Option<Socket>,
    /// Heard while an answer was waited for.
    heard: VecDeque<Told>,
    /// How the line was closed the last time.
    farewell: Option<CloseFrame>,
}

type Socket = WebSocketStream<TcpStream>;

/// So much is read at once. The library would clear 128 kB before every reading, however little comes.
const READ: usize = 16 * 1024;

/// A broken line is opened again so often, a little later each time.
const TRIES: u32 = 6;

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
            number: since,
            socket: None,
            heard: VecDeque::new(),
            farewell: None,
        };
        live.socket = Some(live.connect().await?);
        Ok(live)
    }

    /// Up to where everything was heard.
    pub const fn number(&self) -> Option<u64> {
        self.number
    }

    /// How the server closed the line the last time.
    pub const fn farewell(&self) -> Option<&CloseFrame> {
        self.farewell.as_ref()
    }

    /// Breaks the line, as a bad network does. The next wish or news opens it again.
    pub fn break_off(&mut self) {
        self.socket = None;
    }

    /// What is heard next.
    pub async fn next(&mut self) -> Result<Option<Told>, ClientError> {
        if let Some(told) = self.heard.pop_front() {
            return Ok(Some(told));
        }
        for n in 0..TRIES {
            if let Some(told) = self.receive().await? {
                return Ok(Some(told));
            }
            tokio::time::sleep(Duration::from_millis(20) * (1 << n)).await;
            match self.connect().await {
                Ok(socket) => self.socket = Some(socket),
                Err(ClientError::Unreachable(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// What comes over the line as it is; nothing if it breaks.
    pub async fn receive(&mut self) -> Result<Option<Told>, ClientError> {
        loop {
            let Some(socket) = &mut self.socket else { return Ok(None) };
            match socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let told: Told = serde_json::from_str(&text)?;
                    self.note(&told);
                    return Ok(Some(told));
                }
                Some(Ok(Message::Close(farewell))) => {
                    self.farewell = farewell;
                    self.socket = None;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => self.socket = None,
            }
        }
    }

    fn note(&mut self, told: &Told) {
        match told {
            Told::Snapshot(snapshot) => self.number = Some(snapshot.number),
            Told::Update(update) => self.number = Some(update.number),
            Told::Reply(_) => {}
        }
    }

    /// Does something and waits for the answer. What is heard in between comes next.
    pub async fn wish(&mut self, wish: Do) -> Result<Outcome, ClientError> {
        let reply = self.command(&Command { id: new_id(), wish }).await?;
        reply.result.done().map_err(ClientError::Refused)
    }

    /// Sends a command; again under the same name, if the line breaks before there is an answer.
    pub async fn command(&mut self, command: &Command) -> Result<Reply, ClientError> {
        let text = serde_json::to_string(command)?;
        for n in 0..TRIES {
            if self.send(&text).await.is_ok() {
                while let Some(told) = self.receive().await? {
                    if let Told::Reply(reply) = &told
                        && reply.id == command.id
                    {
                        return Ok(reply.clone());
                    }
                    self.heard.push_back(told);
                }
            }
            tokio::time::sleep(Duration::from_millis(20) * (1 << n)).await;
        }
        Err(ClientError::Unreachable("the line breaks again and again".into()))
    }

    /// Sends any text.
    pub async fn send(&mut self, text: &str) -> Result<(), ClientError> {
        if self.socket.is_none() {
            self.socket = Some(self.connect().await?);
        }
        let Some(socket) = &mut self.socket else {
            return Err(ClientError::Unreachable("there is no line".into()));
        };
        if let Err(error) = socket.send(Message::text(text)).await {
            self.socket = None;
            return Err(unreachable(&error));
        }
        Ok(())
    }

    async fn connect(&self) -> Result<Socket, ClientError> {
        let address = self.client.address();
        let since = self.number.map_or(String::new(), |number| format!("&since={number}"));
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
