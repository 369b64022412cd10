//! The hall: three games, matches to go on with, tables to join.

mod daily;
mod lobby;

use leptos::prelude::*;
use tabletop::Seat;

use crate::opening::{open_to_friends, usual_match};
use crate::route::Route;
use crate::session::local::{self, Plan};
use crate::session::saved::Saved;
use crate::{browser, settings, t, tables};

/// The hall.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let trouble = RwSignal::new(None::<String>);
    let online = lobby::Tables::new();
    view! {
        <main class="page home">
            <h1 class="for-readers">{t!("clubhouse")}</h1>
            <p class="welcome">{t!("welcome")}</p>
            {move || trouble.get().map(|text| view! { <p class="notice" role="alert">{text}</p> })}
            <GoOn online />
            <div class="games">
                {tables::games().map(|game| view! { <GameCard game trouble /> }).collect_view()}
            </div>
            <Kept />
            <Strange />
            <lobby::Lobby online />
            <daily::Daily trouble />
        </main>
    }
}

/// The match that was left last, one click away; and those with friends, who may be waiting.
#[component]
fn GoOn(online: lobby::Tables) -> impl IntoView {
    let last = Saved::all().into_iter().find(|saved| !saved.is_over && saved.me.is_some());
    let alone = last.map(|saved| (tables::title(&saved.game), Route::Match(saved.id).hash()));
    move || {
        let friends = online.to_go_on_with();
        let is_first = friends.iter().all(|table| !table.my_turn);
        let alone = alone.clone().map(|(game, href)| {
            let label = t!("go-on-with", game = game);
            view! { <a class="button" class:primary=is_first id="go-on" href=href>{label}</a> }
        });
        (alone.is_some() || !friends.is_empty()).then(|| {
            view! { <p class="buttons">{friends.iter().map(lobby::way_to).collect_view()}{alone}</p> }
        })
    }
}

/// A game: its picture, a sentence, and one click to play.
#[component]
fn GameCard(game: &'static str, trouble: RwSignal<Option<String>>) -> impl IntoView {
    let play = move |_| {
        let plan = Plan {
            game: game.into(),
            options: Vec::new(),
            me: Some(Seat::new(0)),
            level: settings::current().level,
        };
        match local::begin(&plan) {
            Ok(id) => Route::Match(id).go(),
            Err(message) => trouble.set(Some(message)),
        }
    };
    let invite = move |_| open_to_friends(usual_match(game), trouble);
    let title = tables::title(game);
    view! {
        <article class=format!("game-card {game}")>
            <div class="picture" aria-hidden="true">{tables::picture(game)}</div>
            <h2>{title.clone()}</h2>
            <p>{t!(&format!("{game}-sentence"))}</p>
            <p class="facts">
                {t!(&format!("{game}-facts"))}" · "
                <a data-rules=game href=Route::Rules(game.into(), None).hash()
                    aria-label=t!("rules-of", game = title.clone())>{t!("rules")}</a>" · "
                <a data-options=game href=Route::New(game.into()).hash()
                    aria-label=t!("play-otherwise-game", game = title.clone())>{t!("play-otherwise")}</a>
            </p>
            <div class="buttons">
                <button type="button" class="button primary" data-play=game
                    aria-label=t!("play-now-game", game = title.clone()) on:click=play>{t!("play-now")}</button>
                <button type="button" class="button" data-friends=game
                    aria-label=t!("play-friends-game", game = title) on:click=invite>{t!("play-friends")}</button>
            </div>
        </article>
    }
}

/// Matches that can be gone on with.
#[component]
fn Kept() -> impl IntoView {
    let all = RwSignal::new(Saved::all());
    let row = move |saved: Saved| {
        let title = tables::title(&saved.game);
        let state =
            if saved.is_over { t!("match-over") } else { t!("match-after", n = saved.n_moves()) };
        let when = browser::moment(saved.at);
        let n_bots = saved.levels.len().saturating_sub(1);
        let who =
            if saved.me.is_some() { t!("against-bots", n = n_bots) } else { t!("you-look-on") };
        let href = Route::Match(saved.id.clone()).hash();
        let (log, file) = (saved.log.clone(), format!("{}.log", saved.game));
        let save = move |_| browser::download(&file, &log);
        let forget = move |_| {
            let is_sure =
                saved.is_over || window().confirm_with_message(&t!("forget-sure")).unwrap_or(false);
            if is_sure {
                saved.forget();
                all.set(Saved::all());
            }
        };
        view! {
            <li>
                <a href=href><strong>{title.clone()}</strong>" "<span class="quiet">{who}" · "{state}" · "{when}</span></a>
                <button type="button" class="button small" aria-label=t!("save-match", game = title.clone())
                    on:click=save>{t!("save")}</button>
                <button type="button" class="button small" aria-label=t!("forget-match", game = title)
                    on:click=forget>{t!("forget")}</button>
            </li>
        }
    };
    move || {
        (!all.read().is_empty()).then(|| {
            view! {
                <section class="kept">
                    <h2>{t!("your-matches")}</h2>
                    <ul>{all.get().into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// Matches that another version of the page kept.
#[component]
fn Strange() -> impl IntoView {
    let n = Saved::n_strange();
    (n > 0).then(|| view! { <p class="quiet" id="strange">{t!("matches-of-others", n = n)}</p> })
}
