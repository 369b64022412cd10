//! Logs: a match as text, out and in.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::{ErrorBody, Made};

use super::App;
use super::answers::{LogText, Path, Refused, match_id};
use super::players::Known;

/// The log of a match that is over: everything that happened, with every draw
#[utoipa::path(get, path = "/api/matches/{id}/log", tag = "logs",
    params(("id" = String, Path, description = "the match's id")),
    responses((status = OK, body = String, content_type = "text/plain"),
        (status = "4XX", body = ErrorBody)))]
pub(super) async fn export(
    State(app): State<App>,
    Path(id): Path,
) -> Result<impl IntoResponse, Refused> {
    let log = app.matches.log(match_id(&id)?).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], log))
}

/// Keep a log as a finished match that only those see who have its link
#[utoipa::path(post, path = "/api/import", tag = "logs",
    request_body(content = String, content_type = "text/plain"),
    responses((status = CREATED, body = Made), (status = "4XX", body = ErrorBody)))]
pub(super) async fn import(
    State(app): State<App>,
    _known: Known,
    LogText(log): LogText,
) -> Result<(StatusCode, Json<Made>), Refused> {
    let kept = app.matches.import(log).await?;
    Ok((
        StatusCode::CREATED,
        Json(Made { id: kept.id.to_string(), seat: None, commitment: String::new() }),
    ))
}
