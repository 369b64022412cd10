//! Everybody's deal of the day, and how they fared.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{DailyInfo, Made};
use serde_json::json;

use crate::net::NetError;
use crate::playing::leaders::Leaders;
use crate::route::Route;
use crate::{games, net, settings, t};

/// A deal for each game.
#[component]
pub(super) fn Daily(trouble: RwSignal<Option<String>>) -> impl IntoView {
    let deal = move |game: &'static str| view! { <Deal game trouble /> };
    // The first answer tells whether there is anybody to ask.
    let is_dealt = RwSignal::new(None::<bool>);
    spawn_local(async move {
        let answer = net::get::<DailyInfo>(&path(games::ids().next().unwrap_or_default())).await;
        let is_reached = !matches!(answer, Err(NetError::Unreachable));
        let _ = is_dealt.try_set(Some(is_reached));
    });
    let deals = move || match is_dealt.get() {
        None => ().into_any(),
        Some(false) => view! { <p id="daily-why-not">{t!("daily-deal-offline")}</p> }.into_any(),
        Some(true) => view! {
            <p>{t!("daily-deal-what")}</p>
            <div class="deals">{games::ids().map(deal).collect_view()}</div>
        }
        .into_any(),
    };
    view! {
        <section class="daily">
            <h2>{t!("daily-deal")}</h2>
            {deals}
        </section>
    }
}

fn path(game: &str) -> String {
    format!("/api/daily/{game}")
}

/// One game's deal: a button, and who did best.
#[component]
fn Deal(game: &'static str, trouble: RwSignal<Option<String>>) -> impl IntoView {
    let info = RwSignal::new(None::<DailyInfo>);
    spawn_local(async move {
        if let Ok(found) = net::get(&path(game)).await {
            let _ = info.try_set(Some(found));
        }
    });
    let begin = move |_| {
        spawn_local(async move {
            let begun = async {
                net::introduce_myself().await?;
                net::post::<Made>(&path(game), &json!({})).await
            };
            match begun.await {
                Ok(made) => Route::Table(made.id).go(),
                Err(error) => drop(trouble.try_set(Some(error.message()))),
            }
        });
    };
    let label = move || {
        let is_begun = info.read().as_ref().is_some_and(|it| it.mine.is_some());
        if is_begun { t!("daily-go-on") } else { t!("daily-begin") }
    };
    let best = move || {
        let info = info.read();
        match info.as_ref()?.lines.first() {
            None => Some(t!("daily-nobody")),
            Some(line) => {
                Some(t!("daily-best", who = settings::shown_name(&line.name), n = line.points))
            }
        }
    };
    let is_open = RwSignal::new(false);
    let day = move || info.read().as_ref().map(|it| it.day.clone());
    view! {
        <article class="deal">
            <h3>{games::title(game)}</h3>
            <p class="quiet">{best}</p>
            <div class="buttons">
                <button type="button" class="button" data-daily=game on:click=begin>{label}</button>
                <button type="button" class="button" aria-expanded=move || is_open.get().to_string()
                    data-leaders=game on:click=move |_| is_open.update(|it| *it = !*it)>{t!("daily-results")}</button>
            </div>
            {move || is_open.get().then(day).flatten().map(|day| view! { <Leaders game day /> })}
        </article>
    }
}
