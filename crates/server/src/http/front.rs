//! The front of the house: a page for whoever comes without a link, health, metrics, and the description of all this.

use std::sync::atomic::Ordering;

use axum::Extension;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Code;

use super::App;
use super::answers::Refused;
use super::guard::Client;
use crate::counts;

/// Whether the process answers at all.
pub(super) async fn alive() -> &'static str {
    "alive\n"
}

/// Whether it can do its work.
pub(super) async fn ready(State(app): State<App>) -> Result<&'static str, Refused> {
    if app.stop.is_cancelled() {
        return Err(Refused::new(Code::Unavailable, "the server stops"));
    }
    app.store().ping().await?;
    Ok("ready\n")
}

/// What is counted, as Prometheus reads it. For this machine and for whoever was named; others find nothing.
pub(super) async fn metrics(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
) -> Result<impl IntoResponse, Refused> {
    let is_for_him =
        client.is_loopback() || app.config.metrics_for.iter().any(|it| it.contains(client));
    if !is_for_him {
        return Err(nothing());
    }
    let counter = counts::counter();
    counter.run_upkeep();
    let matches = counts::gauge(counts::MATCHES, "Matches carried now", app.matches.n_live());
    let n_sockets = app.n_sockets.load(Ordering::Relaxed);
    let sockets = counts::gauge(counts::SOCKETS, "Open sockets", n_sockets);
    let all = [counter.render(), matches, sockets].concat();
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], all))
}

/// The description of everything below `/api`.
pub(super) async fn openapi(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], app.description.clone())
}

/// There is nothing at this address.
pub(super) async fn nothing_here() -> Refused {
    nothing()
}

pub(super) fn nothing() -> Refused {
    Refused::new(Code::NoSuchPage, "there is nothing here; /api/openapi.json says what there is")
}
