//! How everybody fared in a deal of the day, and in the one before.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{DailyInfo, DailyLine};

use crate::{browser, net, settings, t};

/// So many are shown.
const MOST: usize = 10;

/// A result is counted a moment after the match is over: so much later they are asked for again, in milliseconds.
const LATER: [u64; 3] = [500, 2000, 6000];

/// Today's best, and yesterday's.
#[component]
pub(crate) fn Leaders(
    #[prop(into)] game: String,
    /// As `2026-11-15`.
    day: String,
    /// Whether my own result may be just being counted.
    #[prop(optional)]
    is_fresh: bool,
) -> impl IntoView {
    let before = browser::day_before(&day);
    let today = results(&game, &day);
    if is_fresh {
        for millis in LATER {
            let (game, day) = (game.clone(), day.clone());
            set_timeout(move || fetch(&game, &day, today), Duration::from_millis(millis));
        }
    }
    let before = before
        .map(|day| board(t!("daily-day-before"), t!("daily-nobody-did"), results(&game, &day)));
    view! {
        <div class="leaders">
            {board(t!("daily-of-day"), t!("daily-nobody"), today)}
            {before}
        </div>
    }
}

type Results = RwSignal<Option<Vec<DailyLine>>>;

fn results(game: &str, day: &str) -> Results {
    let results = RwSignal::new(None);
    fetch(game, day, results);
    results
}

fn fetch(game: &str, day: &str, results: Results) {
    let path = format!("/api/daily/{game}?day={day}");
    spawn_local(async move {
        if let Ok(found) = net::get::<DailyInfo>(&path).await {
            let _ = results.try_set(Some(found.lines));
        }
    });
}

fn board(title: String, nobody: String, results: Results) -> impl IntoView {
    let row = |line: &DailyLine| {
        let lang = (!line.name.is_empty()).then_some("");
        view! { <li><span class="who" lang=lang>{settings::shown_name(&line.name)}</span><span>{t!("points", n = line.points)}</span></li> }
    };
    let list = move || {
        let lines = results.get()?;
        Some(if lines.is_empty() {
            view! { <p class="quiet">{nobody.clone()}</p> }.into_any()
        } else {
            let rows = lines.iter().take(MOST).map(row).collect_view();
            view! { <ol>{rows}</ol> }.into_any()
        })
    };
    view! {
        <section>
            <h4>{title}</h4>
            {list}
        </section>
    }
}
