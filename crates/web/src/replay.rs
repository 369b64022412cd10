//! A match that was played, stepped through on the real table.

mod steps;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Snapshot;
use table::Table;
use table::{Dealer, LoadError};
use tabletop::Seat;

use crate::net::NetError;
use crate::pieces::outline;
use crate::playing::lost::{Loss, Lost, LostOnline};
use crate::record::{Fairness, Record, fairness};
use crate::session::online::{ending, my_seat, sitters};
use crate::session::saved::Saved;
use crate::session::{Ending, Sitter, local, seat_at};
use crate::{games, net, problems, t};

pub(crate) use steps::Steps;

/// A match, and what a log does not say of it.
#[derive(Clone)]
pub(crate) struct Past {
    pub(crate) record: Arc<Record>,
    /// Who sat where.
    pub(crate) sitters: Vec<Sitter>,
    /// My seat, if I played.
    pub(crate) me: Option<Seat>,
    /// How it ended, if otherwise than the rules say.
    pub(crate) ending: Option<Ending>,
    /// Whether its draws were fair, if somebody had promised that.
    pub(crate) fairness: Option<Fairness>,
}

impl Past {
    /// A match of which nothing but a log is known.
    pub(crate) fn of(record: Record) -> Self {
        let sitters = Self::nameless(record.whole());
        Self { record: Arc::new(record), sitters, me: None, ending: None, fairness: None }
    }

    /// Whoever sat there, when nobody's name is known.
    pub(crate) fn nameless(table: &dyn Table) -> Vec<Sitter> {
        let sitter = |seat: Seat| Sitter {
            name: t!("player-n", number = seat.index() + 1),
            is_person: true,
            level: None,
            is_away: false,
        };
        Seat::first(table.n_seats()).map(sitter).collect()
    }
}

/// A match of this browser.
#[component]
pub(crate) fn LocalReplay(id: String) -> impl IntoView {
    let saved = match Saved::find(&id) {
        Ok(saved) => saved,
        Err(missing) => return view! { <Lost loss=missing.loss() /> }.into_any(),
    };
    match games::load(&saved.log, Dealer::Scripted) {
        Err(error) => {
            let reason = problems::unloadable(Some(&saved.game), &error);
            view! { <Lost loss=Loss::unreadable(reason) /> }.into_any()
        }
        // What is still hidden stays so.
        Ok(_) if !saved.is_over => {
            let loss = Loss::new(t!("replay-later"), t!("replay-later-why"));
            view! { <Lost loss /> }.into_any()
        }
        Ok(table) => {
            let past = Past {
                sitters: local::sitters(&saved),
                me: seat_at(&*table, saved.me),
                ..Past::of(Record::of(table))
            };
            view! { <Steps past /> }.into_any()
        }
    }
}

/// A match of the server.
#[component]
pub(crate) fn OnlineReplay(id: String) -> impl IntoView {
    let found = RwSignal::new(None::<Result<Past, Loss>>);
    // Its game, which may have to come first.
    let game = RwSignal::new(None::<String>);
    spawn_local(async move {
        let past = fetch(&id, game).await;
        let _ = found.try_set(Some(past));
    });
    move || match found.get() {
        None => game.get().map_or_else(
            || {
                let connecting = t!("connecting");
                view! { <main class="page narrow"><p role="status">{connecting}</p></main> }
                    .into_any()
            },
            |game| outline(Some(&game)),
        ),
        Some(Err(loss)) => view! { <LostOnline loss /> }.into_any(),
        Some(Ok(past)) => view! { <Steps past /> }.into_any(),
    }
}

async fn fetch(id: &str, game: RwSignal<Option<String>>) -> Result<Past, Loss> {
    let told = async {
        let snapshot: Snapshot = net::get(&format!("/api/matches/{id}")).await?;
        let log = net::get_text(&format!("/api/matches/{id}/log")).await?;
        Ok::<_, NetError>((snapshot, log))
    };
    let (snapshot, log) = told.await.map_err(|error| Loss::online(id, &error))?;
    let info = &snapshot.info;
    let _ = game.try_set(Some(info.game.clone()));
    games::learn(&info.game, &info.options).await.map_err(|_| Loss::piece())?;
    let unreadable =
        |error: LoadError| Loss::unreadable(problems::unloadable(Some(&info.game), &error));
    let table = games::load(&log, Dealer::Scripted).map_err(unreadable)?;
    Ok(Past {
        sitters: sitters(info, table.n_seats()),
        me: seat_at(&*table, my_seat(&snapshot)),
        ending: info.ended.as_ref().map(|ended| ending(ended, info)),
        fairness: fairness(info, &log),
        ..Past::of(Record::of(table))
    })
}
