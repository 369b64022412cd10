//! What is taken in, and how it is said that something cannot be done.

use std::any::Any;

use axum::Json;
use axum::body::Body;
use axum::extract::{self, FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use protocol::{Code, ErrorBody, Problem};
use serde::de::DeserializeOwned;
use store::{MatchId, StoreError};

use super::App;
use crate::{counts, matches};

/// A problem as an answer.
#[derive(Debug)]
pub(super) struct Refused(pub(super) Problem);

/// What a request is answered with.
pub(super) type Answer<T> = Result<Json<T>, Refused>;

impl Refused {
    pub(super) fn new(code: Code, message: &str) -> Self {
        Self(Problem::new(code, message))
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NameTaken => Self::new(Code::NameTaken, "another player has this name"),
            StoreError::Conflict
            | StoreError::Missing(_)
            | StoreError::Address { .. }
            | StoreError::Schema(_)
            | StoreError::Database(_) => Self(matches::failed(&error)),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        metrics::counter!(counts::REFUSED, "code" => self.0.code.as_str()).increment(1);
        let code = self.0.code;
        let mut response = (status(code), Json(ErrorBody { error: self.0 })).into_response();
        if matches!(code, Code::TooMany | Code::Unavailable | Code::Limit) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

/// The status of an answer that bears a code.
pub(super) fn status(code: Code) -> StatusCode {
    StatusCode::from_u16(code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// A panic is our own affair: whoever asked learns that it did not work, and nothing else.
#[allow(clippy::needless_pass_by_value, reason = "the layer hands it over")]
pub(super) fn panicked(_what: Box<dyn Any + Send>) -> Response {
    tracing::error!("a panic in a handler");
    Refused::new(Code::Internal, "the server failed; nothing has changed").into_response()
}

/// The id of a match in an address.
pub(super) fn match_id(text: &str) -> Result<MatchId, Refused> {
    text.parse().map_err(|_| Refused::new(Code::NoMatch, "there is no such match"))
}

/// A message in the body of a request.
pub(super) struct Message<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Message<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refused> {
        let bytes = read(app, request.into_body(), app.config.limits.message).await?;
        let message = serde_json::from_slice(&bytes);
        message.map(Self).map_err(|error| Refused::new(Code::Malformed, &error.to_string()))
    }
}

/// A log in the body of a request.
pub(super) struct LogText(pub(super) String);

impl FromRequest<App> for LogText {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refused> {
        let bytes = read(app, request.into_body(), app.config.limits.log).await?;
        let text = String::from_utf8(bytes);
        text.map(Self).map_err(|_| Refused::new(Code::LogInvalid, "a log is text in UTF-8"))
    }
}

/// All of a body, if it is not too long and does not take too long.
async fn read(app: &App, body: Body, most: usize) -> Result<Vec<u8>, Refused> {
    let all = async {
        let mut bytes = Vec::new();
        let mut chunks = body.into_data_stream();
        while let Some(chunk) = chunks.next().await {
            let chunk =
                chunk.map_err(|_| Refused::new(Code::Malformed, "the message broke off"))?;
            if bytes.len() + chunk.len() > most {
                let message = format!("a message can have at most {most} bytes");
                return Err(Refused::new(Code::TooLong, &message));
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    };
    let in_time = tokio::time::timeout(app.config.limits.body_time, all).await;
    in_time.unwrap_or_else(|_| Err(Refused::new(Code::Malformed, "the message came too slowly")))
}

/// What stands in the address itself.
pub(super) struct Path(pub(super) String);

impl FromRequestParts<App> for Path {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let named = extract::Path::<String>::from_request_parts(parts, app).await;
        let nothing = |_| Refused::new(Code::NoSuchPage, "there is nothing at this address");
        named.map(|extract::Path(text)| Self(text)).map_err(nothing)
    }
}

/// What stands behind the question mark of an address.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _app: &App) -> Result<Self, Refused> {
        let asked = Query::<T>::try_from_uri(&parts.uri);
        asked
            .map(|Query(asked)| Self(asked))
            .map_err(|error| Refused::new(Code::Malformed, &error.body_text()))
    }
}
