//! Matches over HTTP: everything that a socket can do, and the lists.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{
    Code, Command, ContentInfo, ErrorBody, GameInfo, Made, NewMatch, Note, Outcome, Promised,
    Reply, SeatPlan, Snapshot, Told, Waiting,
};
use serde::Deserialize;
use serde_json::json;
use store::MatchId;
use tabletop::{OptionSpec, Seat, Seed};

use super::App;
use super::answers::{Answer, Asked, Message, Path, Refused, match_id, status};
use super::guard::{Client, too_many};
use super::players::{Known, Perhaps};
use crate::counts;
use crate::room::Who;

/// Nobody notes more.
const LONGEST_NOTE: usize = 4000;

/// The games that are played here, with their options
#[utoipa::path(get, path = "/api/games", tag = "matches",
    responses((status = OK, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let option = |spec: &OptionSpec| {
        let mut value = serde_json::to_value(spec.kind).unwrap_or_default();
        if let Some(fields) = value.as_object_mut() {
            fields.insert("name".into(), json!(spec.name));
            fields.insert("default".into(), json!(spec.default));
            fields.insert("help".into(), json!(spec.help));
        }
        value
    };
    let game = |game: &dyn table::GameKind| GameInfo {
        id: game.id().to_owned(),
        rules_version: game.rules_version(),
        options: game.options().iter().map(option).collect(),
    };
    Json(app.matches.games().iter().map(game).collect())
}

/// A content pack that is played with here, by its fingerprint
#[utoipa::path(get, path = "/api/content/{fingerprint}", tag = "matches",
    params(("fingerprint" = String, Path, description = "as the option `content` has it")),
    responses((status = OK, body = ContentInfo), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn content(
    State(app): State<App>,
    Path(fingerprint): Path,
) -> Answer<ContentInfo> {
    let pack = app.matches.games().pack(&fingerprint);
    let pack = pack.ok_or_else(|| Refused::new(Code::NoSuchPage, "there is no such content"))?;
    let files = pack.files.iter().cloned().collect();
    Ok(Json(ContentInfo { game: pack.game.to_owned(), files }))
}

/// Make a match
#[utoipa::path(post, path = "/api/matches", tag = "matches", request_body = NewMatch,
    responses((status = CREATED, body = Made), (status = "4XX", body = ErrorBody)))]
pub(super) async fn create(
    State(app): State<App>,
    known: Known,
    Extension(client): Extension<Client>,
    Message(new): Message<NewMatch>,
) -> Result<(StatusCode, Json<Made>), Refused> {
    let place =
        if new.terms.public { Some(app.opened.room(client, app.store()).await?) } else { None };
    let kept = app.matches.create(&known.who(), &new).await?;
    if let Some(place) = place {
        place.take(kept.id);
    }
    let mine = new.seats.iter().position(|plan| *plan == SeatPlan::Me);
    let seat = mine.and_then(|seat| Seat::try_from(u8::try_from(seat).ok()?).ok());
    let commitment = Seed::new(kept.secret).commitment().to_string();
    Ok((StatusCode::CREATED, Json(Made { id: kept.id.to_string(), seat, commitment })))
}

/// Let the server draw the secret of one's next match, and learn what it is bound to
#[utoipa::path(post, path = "/api/commitments", tag = "matches",
    responses((status = OK, body = Promised), (status = "4XX", body = ErrorBody)))]
pub(super) async fn promise(State(app): State<App>, known: Known) -> Answer<Promised> {
    Ok(Json(app.matches.promise(known.0.id)?))
}

/// Matches with free seats that anybody may take
#[utoipa::path(get, path = "/api/matches", tag = "matches",
    responses((status = OK, body = Vec<Waiting>)))]
pub(super) async fn lobby(State(app): State<App>, perhaps: Perhaps) -> Answer<Vec<Waiting>> {
    Ok(Json(app.matches.lobby(perhaps.id()).await?))
}

/// The matches in which one has a seat, the last touched first; a stranger has none
#[utoipa::path(get, path = "/api/matches/mine", tag = "matches",
    responses((status = OK, body = Vec<Waiting>)))]
pub(super) async fn mine(State(app): State<App>, perhaps: Perhaps) -> Answer<Vec<Waiting>> {
    let Some(player) = perhaps.id() else { return Ok(Json(Vec::new())) };
    Ok(Json(app.matches.mine(player).await?))
}

/// All that one may know of a match
#[utoipa::path(get, path = "/api/matches/{id}", tag = "matches",
    params(("id" = String, Path, description = "the match's id")),
    responses((status = OK, body = Snapshot), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn snapshot(
    State(app): State<App>,
    perhaps: Perhaps,
    Path(id): Path,
) -> Answer<Snapshot> {
    let id = match_id(&id)?;
    let mut snapshot = app.matches.snapshot(id, perhaps.id()).await?;
    if let Some(player) = perhaps.id() {
        let kept = app.matches.find(id).await?;
        snapshot.note = Some(app.store().note(&kept, player).await?);
    }
    Ok(Json(snapshot))
}

/// Do something in a match, or ask it something
#[utoipa::path(post, path = "/api/matches/{id}", tag = "matches", request_body = Command,
    params(("id" = String, Path, description = "the match's id")),
    responses((status = OK, body = Reply),
        (status = "4XX", body = Reply, description = "with the error; or an ErrorBody")))]
pub(super) async fn command(
    State(app): State<App>,
    Path(id): Path,
    known: Known,
    Extension(client): Extension<Client>,
    Message(command): Message<Command>,
) -> Result<Response, Refused> {
    if !app.guard.may_wish(client, &command.wish) {
        return Err(too_many());
    }
    let reply = app.obey(client, match_id(&id)?, known.who(), command).await;
    let status = match &reply.result {
        Outcome::Error(problem) => {
            metrics::counter!(counts::REFUSED, "code" => problem.code.as_str()).increment(1);
            status(problem.code)
        }
        Outcome::Done { .. }
        | Outcome::Joined(_)
        | Outcome::Moves(_)
        | Outcome::Preview(_)
        | Outcome::Hint(_)
        | Outcome::Rematch { .. } => StatusCode::OK,
    };
    Ok((status, Json(reply)).into_response())
}

impl App {
    /// Does what a player wishes in a match. A next match that is for everybody counts like a new one.
    pub(super) async fn obey(
        &self,
        client: Client,
        id: MatchId,
        who: Who,
        command: Command,
    ) -> Reply {
        let reply = self.matches.command(id, who, command).await;
        if let Outcome::Rematch { id } = &reply.result
            && let Ok(id) = id.parse()
            && self.matches.find(id).await.is_ok_and(|next| next.summary.is_public)
        {
            self.opened.note(client, id);
        }
        reply
    }
}

/// From where on, and how long to wait.
#[derive(Deserialize)]
pub(super) struct Since {
    since: Option<u64>,
    #[serde(default)]
    wait: u64,
}

/// What has happened since a number; with `wait`, as soon as something has
#[utoipa::path(get, path = "/api/matches/{id}/updates", tag = "matches",
    params(("id" = String, Path, description = "the match's id"),
        ("since" = Option<u64>, Query, description = "the number up to which all is known"),
        ("wait" = Option<u64>, Query, description = "how many seconds to wait, up to 25")),
    responses((status = OK, body = Told), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn updates(
    State(app): State<App>,
    perhaps: Perhaps,
    Path(id): Path,
    Asked(asked): Asked<Since>,
) -> Answer<Told> {
    let id = match_id(&id)?;
    let told = told(&app, &perhaps, id, asked.since).await?;
    let wait = Duration::from_secs(asked.wait).min(app.config.limits.long_poll);
    match (&told, asked.since) {
        (Told::Update(update), Some(since)) if update.number == since && !wait.is_zero() => {
            if wait_for_news(&app, &perhaps, id, since, wait).await? {
                return Ok(Json(self::told(&app, &perhaps, id, Some(since)).await?));
            }
        }
        (Told::Update(_) | Told::Snapshot(_) | Told::Reply(_), _) => {}
    }
    Ok(Json(told))
}

async fn told(
    app: &App,
    perhaps: &Perhaps,
    id: MatchId,
    since: Option<u64>,
) -> Result<Told, Refused> {
    if let Some(since) = since
        && let Some(update) = app.matches.update(id, perhaps.id(), since).await?
    {
        return Ok(Told::Update(update));
    }
    Ok(Told::Snapshot(Box::new(app.matches.snapshot(id, perhaps.id()).await?)))
}

/// Whether something has happened before the time was over.
async fn wait_for_news(
    app: &App,
    perhaps: &Perhaps,
    id: MatchId,
    since: u64,
    wait: Duration,
) -> Result<bool, Refused> {
    let mut listening = app.matches.listen(id, perhaps.id(), Some(since), false).await?;
    let news = async {
        while let Some(heard) = listening.heard.recv().await {
            if heard.number != since {
                return;
            }
        }
    };
    tokio::select! {
        () = news => Ok(true),
        () = tokio::time::sleep(wait) => Ok(false),
        () = app.stop.cancelled() => Ok(false),
    }
}

/// One's own note on a match
#[utoipa::path(get, path = "/api/matches/{id}/note", tag = "matches",
    params(("id" = String, Path, description = "the match's id")),
    responses((status = OK, body = Note), (status = "4XX", body = ErrorBody)))]
pub(super) async fn note(State(app): State<App>, known: Known, Path(id): Path) -> Answer<Note> {
    let kept = app.matches.find(match_id(&id)?).await?;
    Ok(Json(Note { text: app.store().note(&kept, known.0.id).await? }))
}

/// Note something on a match that nobody else reads
#[utoipa::path(put, path = "/api/matches/{id}/note", tag = "matches", request_body = Note,
    params(("id" = String, Path, description = "the match's id")),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
pub(super) async fn set_note(
    State(app): State<App>,
    known: Known,
    Path(id): Path,
    Message(note): Message<Note>,
) -> Result<StatusCode, Refused> {
    if note.text.chars().count() > LONGEST_NOTE || note.text.contains('\0') {
        let message = format!("a note is text of up to {LONGEST_NOTE} characters");
        return Err(Refused::new(Code::Malformed, &message));
    }
    let kept = app.matches.find(match_id(&id)?).await?;
    app.store().set_note(&kept, known.0.id, &note.text).await?;
    Ok(StatusCode::NO_CONTENT)
}
