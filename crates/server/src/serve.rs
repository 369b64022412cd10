//! How a server starts, takes connections, and stops.

mod patient;
mod places;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use store::Store;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::config::Config;
use crate::counts;
use crate::http::{self, App, Peer};
use crate::matches::Matches;
use crate::upkeep;

use patient::Patient;
use places::Places;
pub(crate) use places::{Place, Tally};

/// A server that is to be started.
pub struct Server;

/// A server that runs.
pub struct Running {
    address: SocketAddr,
    app: App,
    connections: TaskTracker,
}

/// Addresses that have asked for nothing lately are forgotten so often.
const TIDY: Duration = Duration::from_mins(1);

/// If no connection can be taken, for instance because there are too many files: a moment later.
const LATER: Duration = Duration::from_millis(50);

impl Server {
    /// Starts a server on this store.
    pub async fn start(config: Config, store: Arc<dyn Store>) -> io::Result<Running> {
        counts::counter();
        let listener = TcpListener::bind(config.address).await?;
        let address = listener.local_addr()?;
        let matches = Matches::start(config.games.clone(), store, config.pace.clone());
        let (app, router) = http::router(config, matches);
        let connections = TaskTracker::new();
        connections.spawn(accept(listener, app.clone(), router, connections.clone()));
        connections.spawn(tidy_up(app.clone()));
        connections.spawn(upkeep::keep_up(app.clone()));
        tracing::info!(%address, "serving");
        Ok(Running { address, app, connections })
    }
}

impl Running {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: nothing new is begun, what was begun is finished, sockets are told, and everything is kept.
    pub async fn stop(self) {
        let Self { app, connections, .. } = self;
        app.stop.cancel();
        connections.close();
        app.sockets.close();
        let all = async { tokio::join!(connections.wait(), app.sockets.wait()) };
        if tokio::time::timeout(app.config.limits.stop_time, all).await.is_err() {
            tracing::warn!("some connections are still busy; they are left");
        }
        let all = async {
            app.matches.stop().await;
            app.matches.store().close().await;
        };
        if tokio::time::timeout(app.config.limits.stop_time, all).await.is_err() {
            // What was acknowledged is kept all the same.
            tracing::warn!("some matches are still busy; they are left");
        }
        tracing::info!("stopped");
    }
}

async fn tidy_up(app: App) {
    let work = async {
        loop {
            tokio::time::sleep(TIDY).await;
            app.tidy_up();
        }
    };
    app.stop.run_until_cancelled(work).await;
}

async fn accept(listener: TcpListener, app: App, router: Router, connections: TaskTracker) {
    let places = Places::new(&app.config);
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            () = app.stop.cancelled() => return,
        };
        let (stream, peer) = match taken {
            Ok(taken) => taken,
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be taken");
                tokio::time::sleep(LATER).await;
                continue;
            }
        };
        let Some(place) = places.take(&app.config, peer.ip()) else {
            tracing::warn!("all places are taken: a connection is turned away");
            continue;
        };
        connections.spawn(talk(stream, Peer(peer), place, app.clone(), router.clone()));
    }
}

/// One connection. `axum::serve` would wait for the head of a request for ever, so this is done by hand;
/// and only HTTP/1.1 is spoken, for finding out which version it is would wait for ever, too.
async fn talk(stream: TcpStream, peer: Peer, place: Place, app: App, router: Router) {
    // Small messages that somebody waits for.
    drop(stream.set_nodelay(true));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(place.clone());
        router.clone().oneshot(request.map(axum::body::Body::new) as Request)
    });
    let stream = Patient::new(stream, app.config.limits.send_time);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.limits.head_time)
        .max_headers(64)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let done = tokio::select! {
        done = connection.as_mut() => done,
        () = app.stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = done {
        tracing::debug!(%error, "a connection broke off");
    }
}
