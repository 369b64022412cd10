//! The socket of a match: news go out, commands come in.

use std::error::Error as _;
use std::iter;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::SinkExt as _;
use governor::{DefaultDirectRateLimiter, RateLimiter};
use protocol::{Code, Command, ErrorBody, Outcome, Problem, Reply, Told};
use serde::Deserialize;
use store::{MatchId, Player};
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::{self, error::CapacityError};
use tokio_util::sync::CancellationToken;

use super::App;
use super::answers::{Asked, Path, Refused, match_id};
use super::guard::Client;
use super::players::{Bearer, Perhaps, stranger, who};
use crate::matches::{Heard, Listening};
use crate::serve::Place;
use crate::{clock, counts};

/// So much is read at once, and kept for each socket. Messages are small; a longer one takes more than one reading.
const READ: usize = 4 * 1024;

/// Who goes on asking too much is cut off.
const STRIKES: u32 = 100;

/// From where on, and how much.
#[derive(Deserialize)]
pub(super) struct Wish {
    since: Option<u64>,
    #[serde(default)]
    views: bool,
}

/// Hear of a match as it goes on, and play: a WebSocket
#[utoipa::path(get, path = "/api/matches/{id}/live", tag = "matches",
    params(("id" = String, Path, description = "the match's id"),
        ("since" = Option<u64>, Query, description = "the number up to which all is known"),
        ("views" = Option<bool>, Query, description = "whether every update brings the view")),
    responses((status = SWITCHING_PROTOCOLS, description = "Told out, Command in", body = Told),
        (status = "4XX", body = ErrorBody)))]
pub(super) async fn live(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path,
    Asked(wish): Asked<Wish>,
    place: Option<Extension<Place>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|error| Refused::new(Code::Malformed, &error.body_text()))?;
    let id = match_id(&id)?;
    let Some(counted) = app.sockets_of.take(caller.client.0) else {
        return Err(Refused::new(
            Code::Limit,
            "too many sockets are already open from your address",
        ));
    };
    let listening = app
        .matches
        .listen(id, caller.player.as_ref().map(|it| it.id), wish.since, wish.views)
        .await?;
    let most = app.config.limits.message;
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(READ)
        .max_write_buffer_size(4 << 20);
    let tracked = app.sockets.token();
    Ok(upgrade.on_upgrade(async move |socket| {
        app.n_sockets.fetch_add(1, Ordering::Relaxed);
        Line::new(&app, socket, id, caller).carry(listening).await;
        app.n_sockets.fetch_sub(1, Ordering::Relaxed);
        drop((tracked, place, counted));
    }))
}

/// One socket.
struct Line {
    app: App,
    socket: WebSocket,
    id: MatchId,
    caller: Caller,
    bucket: DefaultDirectRateLimiter,
    strikes: u32,
}

/// Who is at the other end.
pub(super) struct Caller {
    player: Option<Player>,
    client: Client,
    /// Ends when he logs out.
    visit: Arc<CancellationToken>,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Bearer(token) = Bearer::from_request_parts(parts, app).await?;
        // Before anybody looks whether the token is good, so that nothing is missed in between.
        let visit = token.map(|token| app.visits.begin(token)).unwrap_or_default();
        let Perhaps(player) = Perhaps::from_request_parts(parts, app).await?;
        let client = parts.extensions.get::<Client>().copied();
        let nobody = || Refused::new(Code::Internal, "the connection has no other end");
        Ok(Self { player, client: client.ok_or_else(nobody)?, visit })
    }
}

/// Why a line ends: what the other end is told, if anything.
struct End(Option<(u16, &'static str)>);

impl End {
    /// There is nobody at the other end.
    const GONE: Self = Self(None);
    const STOP: Self = Self(Some((close_code::AWAY, "the server stops: please come back")));
    const SLOW: Self = Self(Some((close_code::AGAIN, "too slow: please come back")));
    const DEAD: Self = Self(Some((close_code::AWAY, "nothing was heard from you")));
    const LOGGED_OUT: Self = Self(Some((close_code::AWAY, "logged out: please come back")));
    const TOO_MUCH: Self = Self(Some((close_code::POLICY, "too many messages")));
    const TOO_LONG: Self = Self(Some((close_code::SIZE, "the message is too long")));
    const NO_TEXT: Self = Self(Some((close_code::UNSUPPORTED, "messages are text")));
}

impl Line {
    fn new(app: &App, socket: WebSocket, id: MatchId, caller: Caller) -> Self {
        let bucket = RateLimiter::direct(app.config.limits.messages.quota());
        Self { app: app.clone(), socket, id, caller, bucket, strikes: 0 }
    }

    async fn carry(mut self, mut listening: Listening) {
        let Err(End(farewell)) = self.talk(&mut listening).await;
        // From here on nobody counts him as being here.
        drop(listening);
        if let Some((code, reason)) = farewell {
            let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
            // Whoever does not take even that is just left.
            drop(timeout(self.app.config.limits.send_time, self.socket.send(close)).await);
        }
    }

    /// Until one of both ends has enough.
    async fn talk(&mut self, listening: &mut Listening) -> Result<std::convert::Infallible, End> {
        let limits = self.app.config.limits.clone();
        let (stop, visit) = (self.app.stop.clone(), Arc::clone(&self.caller.visit));
        let mut ping = pulse(limits.ping);
        let mut last_heard = clock::begin();
        loop {
            tokio::select! {
                biased;
                () = stop.cancelled() => return Err(End::STOP),
                () = visit.cancelled() => return Err(End::LOGGED_OUT),
                _ = ping.tick() => {
                    if last_heard.elapsed() >= limits.silence {
                        return Err(End::DEAD);
                    }
                    self.send([Message::Ping("".into())]).await?;
                }
                heard = listening.heard.recv() => {
                    // The match's task has cut the line; or it has stopped with the server.
                    let heard = heard.ok_or(End::SLOW)?;
                    let all = iter::once(heard).chain(meanwhile(listening));
                    self.send(all.map(|heard| told(&heard))).await?;
                }
                message = self.socket.recv() => {
                    last_heard = clock::begin();
                    if let Some(reply) = self.take(message).await? {
                        let news = meanwhile(listening).map(|heard| told(&heard));
                        self.send(iter::once(reply).chain(news)).await?;
                    }
                }
            }
        }
    }

    /// Sends all of this at once, if the other end takes it in time.
    async fn send(&mut self, messages: impl IntoIterator<Item = Message>) -> Result<(), End> {
        let socket = &mut self.socket;
        let sending = async {
            for message in messages {
                socket.feed(message).await?;
            }
            socket.flush().await
        };
        match timeout(self.app.config.limits.send_time, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::GONE),
        }
    }

    /// What is answered to a message, if anything is.
    async fn take(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<Option<Message>, End> {
        let message = match message {
            Some(Ok(message)) => message,
            Some(Err(error)) if is_too_long(&error) => return Err(End::TOO_LONG),
            Some(Err(_)) | None => return Err(End::GONE),
        };
        match message {
            Message::Text(text) => {
                let reply = self.answer(text.as_str()).await?;
                let told = serde_json::to_string(&Told::Reply(reply)).expect("plain data");
                Ok(Some(Message::Text(told.into())))
            }
            Message::Binary(_) => Err(End::NO_TEXT),
            Message::Close(_) => Err(End::GONE),
            Message::Ping(_) | Message::Pong(_) => Ok(None),
        }
    }

    async fn answer(&mut self, text: &str) -> Result<Reply, End> {
        let is_too_much =
            self.bucket.check().is_err() || !self.app.guard.may_say(self.caller.client);
        if is_too_much {
            self.strikes += 1;
            if self.strikes > STRIKES {
                return Err(End::TOO_MUCH);
            }
            return Ok(refuse(id_of(text), too_many()));
        }
        let command: Command = match serde_json::from_str(text) {
            Ok(command) => command,
            Err(error) => {
                return Ok(refuse(id_of(text), Problem::new(Code::Malformed, error.to_string())));
            }
        };
        let Some(player) = &self.caller.player else { return Ok(refuse(command.id, stranger().0)) };
        if !self.app.guard.may_wish(self.caller.client, &command.wish) {
            return Ok(refuse(command.id, too_many()));
        }
        let reply = self.app.obey(self.caller.client, self.id, who(player), command).await;
        if let Outcome::Error(problem) = &reply.result {
            metrics::counter!(counts::REFUSED, "code" => problem.code.as_str()).increment(1);
        }
        Ok(reply)
    }
}

/// What has been heard meanwhile, and need not be waited for.
fn meanwhile(listening: &mut Listening) -> impl Iterator<Item = Heard> {
    iter::from_fn(|| listening.heard.try_recv().ok())
}

fn told(heard: &Heard) -> Message {
    Message::Text((&*heard.text).into())
}

fn too_many() -> Problem {
    Problem::new(Code::TooMany, "too many messages: please wait a moment")
}

/// Ticks from one period on.
fn pulse(period: std::time::Duration) -> Interval {
    let mut ticks = interval(period.max(std::time::Duration::from_millis(1)));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks.reset();
    ticks
}

fn refuse(id: String, problem: Problem) -> Reply {
    metrics::counter!(counts::REFUSED, "code" => problem.code.as_str()).increment(1);
    Reply { id, result: Outcome::Error(problem) }
}

/// The id of a command that is otherwise no command, if it has one.
fn id_of(text: &str) -> String {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    serde_json::from_str::<Named>(text).map(|named| named.id).unwrap_or_default()
}

fn is_too_long(error: &axum::Error) -> bool {
    let cause = error.source().and_then(|cause| cause.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(CapacityError::MessageTooLong { .. })))
}
