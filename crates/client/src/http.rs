//! Requests and answers.

use std::time::Duration;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, StatusCode, header};
use hyper_util::client::legacy::Client as Connections;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use protocol::{
    Code, Command, ContentInfo, DailyInfo, Do, ErrorBody, GameInfo, Joined, Made, Me, NewAccount,
    NewGuest, NewMatch, Note, Outcome, Password, PlayerInfo, Problem, Promised, Reply, Seat,
    Snapshot, Told, Turn, Waiting,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::live::{Live, PACE};
use crate::new_id;

/// One player, at one server.
#[derive(Clone)]
pub struct Client {
    connections: Connections<HttpConnector, Full<Bytes>>,
    address: String,
    token: Option<String>,
}

/// An answer as it came.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How it went.
    pub status: StatusCode,
    /// Its head.
    pub headers: hyper::HeaderMap,
    /// What was said.
    pub text: String,
}

/// Why something did not work.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server has refused it.
    #[error("{}: {}", .0.code.as_str(), .0.message)]
    Refused(Problem),
    /// The server cannot be reached, or the connection broke.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The server has said something else than was to be expected.
    #[error("the server was not understood: {0}")]
    Odd(#[from] serde_json::Error),
}

impl ClientError {
    /// The code of a refusal.
    pub const fn code(&self) -> Option<Code> {
        match self {
            Self::Refused(problem) => Some(problem.code),
            Self::Unreachable(_) | Self::Odd(_) => None,
        }
    }
}

/// A request takes no longer than this.
const PATIENCE: Duration = Duration::from_mins(1);

impl Client {
    /// Nobody, at the server of this address: `127.0.0.1:8080`.
    pub fn stranger(address: impl Into<String>) -> Self {
        let connections =
            Connections::builder(TokioExecutor::new()).pool_timer(TokioTimer::new()).build_http();
        Self { connections, address: address.into(), token: None }
    }

    /// A guest of this name.
    pub async fn guest(address: impl Into<String>, name: &str) -> Result<Self, ClientError> {
        let stranger = Self::stranger(address);
        stranger.become_somebody("/api/guest", &NewGuest { name: Some(name.to_owned()) }).await
    }

    /// Is called otherwise from here on, as a guest.
    pub async fn rename(&self, name: &str) -> Result<Me, ClientError> {
        let new = serde_json::to_string(&NewGuest { name: Some(name.to_owned()) })?;
        self.post("/api/name", &new).await
    }

    /// The same player with an account; or a new player, if nobody was known.
    pub async fn account(&self, name: &str, password: &str) -> Result<Self, ClientError> {
        self.become_somebody("/api/account", &claim(name, password)).await
    }

    /// The player of an account.
    pub async fn log_in(&self, name: &str, password: &str) -> Result<Self, ClientError> {
        self.become_somebody("/api/login", &claim(name, password)).await
    }

    /// The token is good for nothing any more.
    pub async fn log_out(&self) -> Result<(), ClientError> {
        self.answer(Method::POST, "/api/logout", "").await.map(drop)
    }

    async fn become_somebody(
        &self,
        path: &str,
        claim: &impl Serialize,
    ) -> Result<Self, ClientError> {
        let answer = self.answer(Method::POST, path, &serde_json::to_string(claim)?).await?;
        let cookie = answer.headers.get(header::SET_COOKIE).and_then(|it| it.to_str().ok());
        let token = cookie
            .and_then(|it| it.strip_prefix("clubhouse="))
            .and_then(|it| it.split(';').next())
            .ok_or_else(|| ClientError::Unreachable("there is no cookie in its answer".into()))?;
        Ok(self.with_token(token))
    }

    /// The same server, as whoever this token is of.
    #[must_use]
    pub fn with_token(&self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self.clone() }
    }

    /// The same player, at another server of the same club.
    #[must_use]
    pub fn at(&self, address: impl Into<String>) -> Self {
        Self { address: address.into(), ..self.clone() }
    }

    /// The token, if somebody is known.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Where the server is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Who the server takes this client for.
    pub async fn me(&self) -> Result<Me, ClientError> {
        self.get("/api/me").await
    }

    /// What everybody may know of a player.
    pub async fn player(&self, id: &str) -> Result<PlayerInfo, ClientError> {
        self.get(&format!("/api/players/{id}")).await
    }

    /// What is played.
    pub async fn games(&self) -> Result<Vec<GameInfo>, ClientError> {
        self.get("/api/games").await
    }

    /// A content pack that the server plays with.
    pub async fn content(&self, fingerprint: &str) -> Result<ContentInfo, ClientError> {
        self.get(&format!("/api/content/{fingerprint}")).await
    }

    /// Lets the server draw the secret of a match that is going to be made.
    pub async fn promise(&self) -> Result<Promised, ClientError> {
        self.post("/api/commitments", "").await
    }

    /// Makes a match.
    pub async fn create(&self, new: &NewMatch) -> Result<Made, ClientError> {
        self.post("/api/matches", &serde_json::to_string(new)?).await
    }

    /// Matches with free seats.
    pub async fn lobby(&self) -> Result<Vec<Waiting>, ClientError> {
        self.get("/api/matches").await
    }

    /// The own matches.
    pub async fn mine(&self) -> Result<Vec<Waiting>, ClientError> {
        self.get("/api/matches/mine").await
    }

    /// All that this player may know of a match.
    pub async fn snapshot(&self, id: &str) -> Result<Snapshot, ClientError> {
        self.get(&format!("/api/matches/{id}")).await
    }

    /// What has happened since, or will have within so many seconds.
    pub async fn updates(&self, id: &str, since: u64, wait: u64) -> Result<Told, ClientError> {
        self.get(&format!("/api/matches/{id}/updates?since={since}&wait={wait}")).await
    }

    /// Takes a seat.
    pub async fn join(&self, id: &str, seat: Option<Seat>) -> Result<Joined, ClientError> {
        let outcome = self.wish(id, Do::Join { seat, entropy: Some(new_id()) }).await?;
        if let Outcome::Joined(joined) = outcome { Ok(joined) } else { Err(odd(&outcome)) }
    }

    /// Makes a move after so many steps, in a match in which time has never run back.
    pub async fn play(&self, id: &str, step: usize, mv: &str) -> Result<u64, ClientError> {
        self.play_at(id, &Turn { step, ..Turn::default() }, mv).await
    }

    /// Makes a move where the match was when this was told.
    pub async fn play_at(&self, id: &str, turn: &Turn, mv: &str) -> Result<u64, ClientError> {
        let (step, backs) = (turn.step, turn.backs);
        let outcome = self.wish(id, Do::Move { step, backs, mv: mv.to_owned() }).await?;
        if let Outcome::Done { number } = outcome { Ok(number) } else { Err(odd(&outcome)) }
    }

    /// The legal moves.
    pub async fn moves(&self, id: &str) -> Result<Vec<String>, ClientError> {
        let outcome = self.wish(id, Do::Moves).await?;
        if let Outcome::Moves(moves) = outcome { Ok(moves) } else { Err(odd(&outcome)) }
    }

    /// Does something, once, however often it has to be said.
    pub async fn wish(&self, id: &str, wish: Do) -> Result<Outcome, ClientError> {
        let reply = self.command(id, &Command { id: new_id(), wish }).await?;
        reply.result.done().map_err(ClientError::Refused)
    }

    /// Sends a command; again under the same name, if the connection breaks before there is an answer.
    pub async fn command(&self, id: &str, command: &Command) -> Result<Reply, ClientError> {
        let (path, text) = (format!("/api/matches/{id}"), serde_json::to_string(command)?);
        let mut n_failures = 0;
        loop {
            match self.raw(Method::POST, &path, &text, &[]).await {
                Ok(answer) => {
                    let reply = serde_json::from_str::<Reply>(&answer.text);
                    return reply.map_err(|error| refusal(&answer).unwrap_or(error.into()));
                }
                Err(error) => {
                    let Some(pause) = PACE.pause(n_failures) else { return Err(error) };
                    tokio::time::sleep(pause).await;
                    n_failures += 1;
                }
            }
        }
    }

    /// The own note on a match.
    pub async fn note(&self, id: &str) -> Result<String, ClientError> {
        self.get::<Note>(&format!("/api/matches/{id}/note")).await.map(|note| note.text)
    }

    /// Notes something on a match.
    pub async fn set_note(&self, id: &str, text: &str) -> Result<(), ClientError> {
        let note = serde_json::to_string(&Note { text: text.to_owned() })?;
        self.answer(Method::PUT, &format!("/api/matches/{id}/note"), &note).await.map(drop)
    }

    /// The log of a match that is over.
    pub async fn log(&self, id: &str) -> Result<String, ClientError> {
        let path = format!("/api/matches/{id}/log");
        self.answer(Method::GET, &path, "").await.map(|answer| answer.text)
    }

    /// Keeps a log as a match.
    pub async fn import(&self, log: &str) -> Result<Made, ClientError> {
        self.post("/api/import", log).await
    }

    /// The daily deal and how everybody fared.
    pub async fn daily(&self, game: &str) -> Result<DailyInfo, ClientError> {
        self.get(&format!("/api/daily/{game}")).await
    }

    /// Begins the own try at it.
    pub async fn begin_daily(&self, game: &str) -> Result<Made, ClientError> {
        self.post(&format!("/api/daily/{game}"), "").await
    }

    /// Hears of a match from a number on, or from its beginning.
    pub async fn live(&self, id: &str, since: Option<u64>) -> Result<Live, ClientError> {
        Live::open(self.clone(), id, since, false).await
    }

    /// The same, with the whole view in every update.
    pub async fn live_with_views(&self, id: &str, since: Option<u64>) -> Result<Live, ClientError> {
        Live::open(self.clone(), id, since, true).await
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        Ok(serde_json::from_str(&self.answer(Method::GET, path, "").await?.text)?)
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &str) -> Result<T, ClientError> {
        Ok(serde_json::from_str(&self.answer(Method::POST, path, body).await?.text)?)
    }

    /// A good answer; anything else is a refusal.
    async fn answer(&self, method: Method, path: &str, body: &str) -> Result<Answer, ClientError> {
        let answer = self.raw(method, path, body, &[]).await?;
        if answer.status.is_success() {
            return Ok(answer);
        }
        Err(refusal(&answer)
            .unwrap_or_else(|| ClientError::Unreachable(format!("it said {}", answer.status))))
    }

    /// A request with whatever head and body, and the answer as it came.
    pub async fn raw(
        &self,
        method: Method,
        path: &str,
        body: &str,
        headers: &[(&str, &str)],
    ) -> Result<Answer, ClientError> {
        let unreachable =
            |error: &dyn std::fmt::Display| ClientError::Unreachable(error.to_string());
        let mut request =
            Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(token) = &self.token {
            request = request.header(header::COOKIE, format!("clubhouse={token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = Full::new(Bytes::copy_from_slice(body.as_bytes()));
        let request = request.body(body).map_err(|it| unreachable(&it))?;
        let asked = async {
            let response =
                self.connections.request(request).await.map_err(|it| unreachable(&it))?;
            let (head, body) = response.into_parts();
            let body = body.collect().await.map_err(|it| unreachable(&it))?.to_bytes();
            let text = String::from_utf8_lossy(&body).into_owned();
            Ok(Answer { status: head.status, headers: head.headers, text })
        };
        let asked = tokio::time::timeout(PATIENCE, asked).await;
        asked.unwrap_or_else(|_| Err(ClientError::Unreachable("it does not answer".into())))
    }
}

fn claim(name: &str, password: &str) -> NewAccount {
    NewAccount { name: name.to_owned(), password: Password(password.to_owned()) }
}

/// What an answer says went wrong.
fn refusal(answer: &Answer) -> Option<ClientError> {
    let body = serde_json::from_str::<ErrorBody>(&answer.text).ok()?;
    Some(ClientError::Refused(body.error))
}

fn odd(outcome: &Outcome) -> ClientError {
    ClientError::Unreachable(format!("it answered something else: {outcome:?}"))
}
