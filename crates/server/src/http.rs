//! What brings people to matches: requests, sockets, and the pages around them.
//!
//! Read in this order: this file (what is asked for where), `guard` (who may ask at all), `answers` (how it is said that
//! something cannot be done), `players` (who somebody is), `tables` (matches), `live` (sockets), then the rest.

mod answers;
mod daily;
mod front;
mod guard;
mod live;
mod logs;
mod opened;
mod page;
mod passwords;
mod players;
mod tables;
mod visits;

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use store::Store;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::config::Config;
use crate::matches::Matches;
use crate::serve::Tally;

pub(crate) use guard::{Peer, household};
pub use page::PageFile;
pub(crate) use players::DAY;

/// All that a request can lead to.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) matches: Matches,
    pub(crate) config: Config,
    guard: guard::Guard,
    opened: opened::Opened,
    passwords: passwords::Passwords,
    /// Everybody who talks over a socket.
    pub(crate) sockets: TaskTracker,
    n_sockets: AtomicUsize,
    /// How many of them each address has, also behind a proxy.
    sockets_of: Tally,
    /// Whose they are.
    visits: visits::Visits,
    /// Nothing new is begun any more.
    pub(crate) stop: CancellationToken,
    description: String,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    fn store(&self) -> &dyn Store {
        self.matches.store().as_ref()
    }

    /// Forgets addresses that have asked for nothing lately, and who has left.
    pub(crate) fn tidy_up(&self) {
        self.guard.forget_old();
        self.opened.forget_old();
        self.visits.forget_old();
    }
}

/// Everything that can be asked for, and who answers.
pub(crate) fn router(config: Config, matches: Matches) -> (App, Router) {
    let (all, description) = described().split_for_parts();
    let app = App(Arc::new(Inner {
        guard: guard::Guard::new(&config.limits),
        opened: opened::Opened::new(config.limits.open_of_one),
        passwords: passwords::Passwords::new(),
        matches,
        sockets_of: Tally::new(config.limits.connections_of_one),
        config,
        visits: visits::Visits::default(),
        sockets: TaskTracker::new(),
        n_sockets: AtomicUsize::new(0),
        stop: CancellationToken::new(),
        description: written(&description),
    }));
    let router = all
        .route("/", get(page::index))
        .route("/{file}", get(page::file))
        .route("/health/live", get(front::alive))
        .route("/health/ready", get(front::ready))
        .route("/metrics", get(front::metrics))
        .route("/api/openapi.json", get(front::openapi))
        .fallback(front::nothing_here)
        .method_not_allowed_fallback(front::nothing_here)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(CatchPanicLayer::custom(answers::panicked))
        .layer(from_fn_with_state(app.clone(), guard::accompany))
        .with_state(app.clone());
    (app, router)
}

fn described() -> OpenApiRouter<App> {
    let info = InfoBuilder::new()
        .title("Clubhouse")
        .version(protocol::VERSION.to_string())
        .description(Some("Online tables for board games. See docs/protocol.md."));
    OpenApiRouter::with_openapi(OpenApiBuilder::new().info(info.build()).build())
        .routes(routes!(players::new_guest))
        .routes(routes!(players::rename))
        .routes(routes!(players::new_account))
        .routes(routes!(players::log_in))
        .routes(routes!(players::log_out))
        .routes(routes!(players::me))
        .routes(routes!(players::player))
        .routes(routes!(tables::games))
        .routes(routes!(tables::content))
        .routes(routes!(tables::promise))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::snapshot, tables::command))
        .routes(routes!(tables::updates))
        .routes(routes!(tables::note, tables::set_note))
        .routes(routes!(live::live))
        .routes(routes!(logs::export))
        .routes(routes!(logs::import))
        .routes(routes!(daily::results, daily::begin))
}

fn written(description: &OpenApi) -> String {
    serde_json::to_string(description).expect("a description is plain data")
}
