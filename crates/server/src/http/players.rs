//! Who somebody is: a guest first, with an account if he likes. What proves it is a token in a cookie.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use axum_extra::extract::cookie::CookieJar;
use protocol::{Code, ErrorBody, Me, NewAccount, NewGuest, PlayerInfo, RatingInfo};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use store::{Player, PlayerId, StoreError, TokenDigest};
use tabletop::{hex, is_harmless};

use super::App;
use super::answers::{Answer, Asked, Message, Path, Refused};
use super::guard::{Peer, is_over_tls};
use crate::clock::now;
use crate::matches::random_bytes;
use crate::room::Who;

/// The cookie's name.
const COOKIE: &str = "clubhouse";

/// So exactly it is noted when somebody was last seen, in milliseconds.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// A year, in seconds.
const YEAR: i64 = 365 * 24 * 60 * 60;

/// Somebody, if he is known.
pub(super) struct Perhaps(pub(super) Option<Player>);

impl Perhaps {
    pub(super) fn id(&self) -> Option<PlayerId> {
        self.0.as_ref().map(|player| player.id)
    }
}

/// Somebody who is known.
pub(super) struct Known(pub(super) Player);

impl Known {
    pub(super) fn who(&self) -> Who {
        who(&self.0)
    }
}

pub(super) fn who(player: &Player) -> Who {
    Who { player: player.id, name: player.name.clone(), is_guest: player.is_guest }
}

pub(super) fn stranger() -> Refused {
    Refused::new(Code::Stranger, "say first what you are called: POST /api/guest")
}

/// What is kept of the token that a request bears.
pub(super) struct Bearer(pub(super) Option<TokenDigest>);

impl FromRequestParts<App> for Bearer {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _app: &App) -> Result<Self, Refused> {
        Ok(Self(token(&parts.headers).map(|token| digest(&token))))
    }
}

impl FromRequestParts<App> for Perhaps {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Some(token) = token(&parts.headers) else { return Ok(Self(None)) };
        let owner = app.store().token_owner(&digest(&token), now()).await?;
        match owner {
            Some(player) if now().since(player.seen) > DAY => {
                let is_known = app.store().see_player(player.id, now()).await?;
                Ok(Self(is_known.then_some(player)))
            }
            owner => Ok(Self(owner)),
        }
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Perhaps(player) = Perhaps::from_request_parts(parts, app).await?;
        player.map(Self).ok_or_else(stranger)
    }
}

/// The token that a request bears: as `Authorization`, or in its cookie.
fn token(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok());
    let bearer = bearer.and_then(|it| it.strip_prefix("Bearer ")).map(str::to_owned);
    let cookie = || CookieJar::from_headers(headers).get(COOKIE).map(|it| it.value().to_owned());
    bearer.or_else(cookie).filter(|token| token.len() == 64)
}

/// All that is kept of a token.
fn digest(token: &str) -> TokenDigest {
    TokenDigest(Sha256::digest(token.as_bytes()).into())
}

/// How the browser is told to keep a token: for the server alone, and not for other sites.
pub(super) struct Secure(bool);

impl FromRequestParts<App> for Secure {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let peer = parts.extensions.get::<Peer>().copied();
        Ok(Self(app.config.secure_cookies || is_over_tls(&app.config, peer, &parts.headers)))
    }
}

type SetCookie = AppendHeaders<[(header::HeaderName, HeaderValue); 1]>;

fn set_cookie(token: &str, seconds: i64, secure: &Secure) -> SetCookie {
    let secure = if secure.0 { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let value = HeaderValue::try_from(text).expect("digits and letters");
    AppendHeaders([(header::SET_COOKIE, value)])
}

/// Gives somebody a token.
async fn welcome(
    app: &App,
    player: Player,
    secure: &Secure,
) -> Result<(SetCookie, Json<Me>), Refused> {
    let token = hex::digits(&random_bytes());
    app.store().add_token(&digest(&token), player.id, now().plus(YEAR * 1000)).await?;
    Ok((set_cookie(&token, YEAR, secure), Json(me_of(&player))))
}

fn me_of(player: &Player) -> Me {
    Me { player: player.id.to_string(), name: player.name.clone(), guest: player.is_guest }
}

/// A name that can be shown anywhere, and that is what it looks like.
fn name(text: &str) -> Result<String, Refused> {
    let name = text.trim();
    let is_fitting = (1..=30).contains(&name.chars().count())
        && is_harmless(name)
        && !name.contains(is_invisible);
    if is_fitting {
        return Ok(name.to_owned());
    }
    Err(Refused::new(Code::BadName, "a name must have 1 to 30 visible characters"))
}

/// A guest's name. Guests without one have an empty name, which nobody can give: programs have a word of their own for
/// them, each in its language.
fn guest_name(text: Option<&str>) -> Result<String, Refused> {
    text.map_or_else(|| Ok(String::new()), name)
}

/// Whether a character shows nothing of itself: those that Unicode calls format characters or ignorable by default.
/// With them, two names look alike, or a name like nothing.
const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}'
        | '\u{890}'..='\u{891}' | '\u{8e2}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

fn new_id() -> PlayerId {
    PlayerId(uuid::Uuid::now_v7())
}

/// Become a guest: under a name, or without one, but without an account
#[utoipa::path(post, path = "/api/guest", tag = "players", request_body = NewGuest,
    responses((status = OK, body = Me, description = "and a cookie"),
        (status = "4XX", body = ErrorBody)))]
pub(super) async fn new_guest(
    State(app): State<App>,
    secure: Secure,
    Message(new): Message<NewGuest>,
) -> Result<impl IntoResponse, Refused> {
    let name = guest_name(new.name.as_deref())?;
    let player = Player { id: new_id(), name, is_guest: true, seen: now() };
    app.store().add_player(&player, None).await?;
    welcome(&app, player, &secure).await
}

/// Be called otherwise, as a guest. Where he sits already, he is called as before until he joins again
#[utoipa::path(post, path = "/api/name", tag = "players", request_body = NewGuest,
    responses((status = OK, body = Me), (status = "4XX", body = ErrorBody)))]
pub(super) async fn rename(
    State(app): State<App>,
    Known(player): Known,
    Message(new): Message<NewGuest>,
) -> Answer<Me> {
    let is_account =
        || Refused::new(Code::BadName, "an account keeps the name by which it is found");
    if !player.is_guest {
        return Err(is_account());
    }
    let player = Player { name: guest_name(new.name.as_deref())?, ..player };
    match app.store().rename_guest(player.id, &player.name).await {
        // He has got an account in this moment.
        Err(StoreError::Missing(_)) => Err(is_account()),
        renamed => Ok(renamed.map(|()| Json(me_of(&player)))?),
    }
}

/// Get an account: as a guest, all seats and results stay one's own
#[utoipa::path(post, path = "/api/account", tag = "players", request_body = NewAccount,
    responses((status = OK, body = Me, description = "and a cookie"),
        (status = "4XX", body = ErrorBody)))]
pub(super) async fn new_account(
    State(app): State<App>,
    perhaps: Perhaps,
    secure: Secure,
    Message(new): Message<NewAccount>,
) -> Result<impl IntoResponse, Refused> {
    let name = name(&new.name)?;
    let password = app.passwords.hash(&new.password).await?;
    let guest = perhaps.0.filter(|player| player.is_guest);
    let id = guest.as_ref().map_or_else(new_id, |guest| guest.id);
    let player = Player { id, name, is_guest: false, seen: now() };
    match guest {
        Some(guest) => app.store().make_account(guest.id, &player.name, &password).await?,
        None => app.store().add_player(&player, Some(&password)).await?,
    }
    welcome(&app, player, &secure).await
}

/// Be known by an account
#[utoipa::path(post, path = "/api/login", tag = "players", request_body = NewAccount,
    responses((status = OK, body = Me, description = "and a cookie"),
        (status = "4XX", body = ErrorBody)))]
pub(super) async fn log_in(
    State(app): State<App>,
    secure: Secure,
    Message(claim): Message<NewAccount>,
) -> Result<impl IntoResponse, Refused> {
    let account = app.store().account(claim.name.trim()).await?;
    let (player, kept) = account.map(|it| (it.player, it.password)).unzip();
    let is_right = app.passwords.is_right(&claim.password, kept).await?;
    match player.filter(|_| is_right) {
        Some(player) => welcome(&app, player, &secure).await,
        None => Err(Refused::new(Code::WrongPassword, "the name or the password is wrong")),
    }
}

/// Be forgotten by this browser
#[utoipa::path(post, path = "/api/logout", tag = "players",
    responses((status = NO_CONTENT, description = "the token is good for nothing any more")))]
pub(super) async fn log_out(
    State(app): State<App>,
    secure: Secure,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    if let Some(token) = token(&headers) {
        let digest = digest(&token);
        app.store().forget_token(&digest, now()).await?;
        app.visits.end(digest);
    }
    Ok((StatusCode::NO_CONTENT, set_cookie("", 0, &secure)))
}

/// What a stranger is answered.
#[derive(Deserialize)]
pub(super) struct OfStrangers {
    or: Option<String>,
}

/// Who the server takes one for
#[utoipa::path(get, path = "/api/me", tag = "players",
    params(("or" = Option<String>, Query, description = "`null` if that is the answer to strangers")),
    responses((status = OK, body = Me), (status = UNAUTHORIZED, body = ErrorBody)))]
pub(super) async fn me(
    Perhaps(player): Perhaps,
    Asked(OfStrangers { or }): Asked<OfStrangers>,
) -> Answer<Option<Me>> {
    match player {
        // Browsers show every 401 to whoever looks at their console, as if something were wrong.
        None if or.as_deref() != Some("null") => Err(stranger()),
        player => Ok(Json(player.as_ref().map(me_of))),
    }
}

/// What everybody may know of a player
#[utoipa::path(get, path = "/api/players/{player}", tag = "players",
    params(("player" = String, Path, description = "the player's id")),
    responses((status = OK, body = PlayerInfo), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn player(State(app): State<App>, Path(id): Path) -> Answer<PlayerInfo> {
    let nobody = || Refused::new(Code::NoSuchPage, "there is no such player");
    let id: PlayerId = id.parse().map_err(|_| nobody())?;
    let player = app.store().player(id).await?.ok_or_else(nobody)?;
    let mut ratings = Vec::new();
    for game in app.matches.games().iter() {
        if let Some(rating) = app.store().rating(id, game.id()).await? {
            ratings.push(RatingInfo {
                game: game.id().to_owned(),
                rating: rating.rating,
                uncertainty: rating.uncertainty,
                matches: rating.n_matches,
            });
        }
    }
    let Me { player, name, guest } = me_of(&player);
    Ok(Json(PlayerInfo { player, name, guest, ratings }))
}
