//! What is counted, for `/metrics`.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// How long it takes until entries are durable, in seconds.
pub(crate) const APPEND: &str = "clubhouse_append_seconds";
/// Matches that have a task.
pub(crate) const MATCHES: &str = "clubhouse_live_matches";
/// Open sockets.
pub(crate) const SOCKETS: &str = "clubhouse_sockets";
/// Moves that were made, by people and by bots.
pub(crate) const MOVES: &str = "clubhouse_moves_total";
/// What was refused, by its code.
pub(crate) const REFUSED: &str = "clubhouse_refused_total";
/// Requests that were answered, by status.
pub(crate) const REQUESTS: &str = "clubhouse_requests_total";

const BUCKETS: &[f64] = &[0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The one counter of this process: several servers in it count together.
pub(crate) fn counter() -> &'static PrometheusHandle {
    static COUNTER: OnceLock<PrometheusHandle> = OnceLock::new();
    COUNTER.get_or_init(|| {
        let append = Matcher::Full(APPEND.to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(append, BUCKETS);
        let recorder = builder.expect("there are buckets").build_recorder();
        let handle = recorder.handle();
        // Somebody else in this process may count already: then ours counts nothing, and that is no reason to stop.
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("metrics are already counted by another part of this process");
        }
        describe();
        handle
    })
}

fn describe() {
    metrics::describe_histogram!(APPEND, "How long it takes until entries are durable");
    metrics::describe_counter!(MOVES, "Moves made, by people and by bots");
    metrics::describe_counter!(REFUSED, "What was refused, by its code");
    metrics::describe_counter!(REQUESTS, "Requests answered, by status");
}

/// What can be counted when it is asked for: each server's own, also where several are in one process.
pub(crate) fn gauge(name: &str, help: &str, n: usize) -> String {
    format!("# HELP {name} {help}\n# TYPE {name} gauge\n{name} {n}\n\n")
}
