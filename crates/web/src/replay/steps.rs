//! Forward and back through a match.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use tabletop::Seat;
use wasm_bindgen::JsCast;

use super::Past;
use crate::playing::curve::{CurveChart, shown};
use crate::playing::finish::verdict;
use crate::playing::left::LeftInBox;
use crate::playing::players::Players;
use crate::playing::story::{Story, sentence};
use crate::record::{Curve, Fairness, Record};
use crate::rules::{Book, Reading};
use crate::session::{Seen, Session, look_back, story};
use crate::tables::hand::is_not_for_table;
use crate::tables::{self, GameTable, Sheet};
use crate::{app, browser, games, language, t};

/// The table at one stop after the other.
#[component]
pub(crate) fn Steps(past: Past) -> impl IntoView {
    let stop = RwSignal::new(0);
    let eyes = RwSignal::new(past.me);
    let curve = RwSignal::new(Vec::new());
    listen_to_keys(stop, past.record.last());
    past.record.count(curve);
    // Through other eyes everything is drawn anew.
    move || {
        let me = eyes.get();
        view! { <Through past=past.clone() me stop eyes curve /> }
    }
}

/// The same, seen from a seat.
#[component]
fn Through(
    past: Past,
    me: Option<Seat>,
    stop: RwSignal<usize>,
    eyes: RwSignal<Option<Seat>>,
    curve: RwSignal<Curve>,
) -> impl IntoView {
    let record = Arc::clone(&past.record);
    let (last, game, n_seats) = (record.last(), record.whole().game(), record.whole().n_seats());
    let names: Vec<String> = past.sitters.iter().map(|it| it.name.clone()).collect();
    let you = past.me;
    let choices = shown(&names, you);
    let fairness = past.fairness.as_ref().map(Fairness::sentence);
    let session = Session::new(seen_at(&past, stop.get_untracked(), me));
    Effect::new(move |before: Option<()>| {
        let at = stop.get();
        // The first is on the table already.
        if before.is_some() {
            session.show(seen_at(&past, at, me));
        }
    });
    let whole = Arc::clone(&record);
    let save = move |_| {
        if let Some(log) = whole.whole().log() {
            browser::download(&format!("{game}.log"), &log);
        }
    };
    let reading = Reading::provide();
    browser::mark_page("at-table");
    view! {
        <main class=format!("playing replay {game}")>
            <h1 class="for-readers">{t!("replay-of", game = games::title(game))}</h1>
            <p class="status" role="status" aria-live="polite">
                {move || told(&session.seen(), &record, stop.get_untracked())}
            </p>
            <div class="stage"><GameTable session /></div>
            <Buttons stop last />
            <aside class="side" aria-label=t!("beside-the-board")>
                <Players session />
                <CurveChart curve names you at=stop />
                {fairness.map(|text| view! { <p class="fairness">{text}</p> })}
                <Seats n_seats eyes names=choices />
                <Sheet session />
                <LeftInBox session reading /><Book game reading />
                <Story session is_open=true />
                <div class="buttons">
                    <button type="button" class="button" id="save-log" on:click=save>{t!("save-log")}</button>
                </div>
            </aside>
        </main>
    }
}

/// The match at a stop.
fn seen_at(past: &Past, stop: usize, me: Option<Seat>) -> Seen {
    let table = past.record.at(stop);
    let seen = look_back(&*table, me, past.sitters.clone(), story(&*table, me));
    let is_last = stop == past.record.last();
    let ending = past.ending.clone().filter(|_| is_last).or(seen.ending);
    Seen { ending, you: past.me, ..seen }
}

/// Where we are, what has just happened, and what comes next.
fn told(seen: &Seen, record: &Record, stop: usize) -> String {
    let since = if stop == 0 { 0 } else { record.step(stop - 1) };
    let news = seen.story.iter().filter(|fact| fact.step > since);
    let news = news.filter_map(|fact| tables::fact(seen, fact)).map(sentence);
    let next = match seen.to_act.as_slice() {
        _ if seen.ending.is_some() => verdict(seen),
        [seat] if Some(*seat) == seen.you => t!("your-turn"),
        [seat] => t!("turn-of", who = seen.name(*seat)),
        several => t!("turns-of", n = several.len()),
    };
    let place = t!("replay-at", n = stop, of = record.last());
    language::sentences([place].into_iter().chain(news).chain([next]))
}

/// First, back, a slider, forward, last.
#[component]
fn Buttons(stop: RwSignal<usize>, last: usize) -> impl IntoView {
    let is_first = move || stop.get() == 0;
    let is_last = move || stop.get() == last;
    let slide = move |event: web_sys::Event| {
        let slider = event.target().and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(at) = slider.and_then(|it| it.value().parse::<usize>().ok()) {
            stop.set(at.min(last));
        }
    };
    view! {
        <div class="steps" role="group" aria-label=t!("replay-steps")>
            <button type="button" class="button" id="first" aria-label=t!("replay-first") title=t!("replay-first")
                disabled=is_first on:click=move |_| stop.set(0)><Arrow d="M7 5v14M18 5l-8 7 8 7" /></button>
            <button type="button" class="button" id="back" aria-label=t!("replay-back") title=t!("replay-back")
                disabled=is_first on:click=move |_| go(stop, last, -1)><Arrow d="M16 5l-8 7 8 7" /></button>
            <input type="range" id="slider" min="0" max=last aria-label=t!("replay-slider")
                aria-valuetext=move || t!("replay-at", n = stop.get(), of = last)
                prop:value=move || stop.get().to_string() on:input=slide />
            <button type="button" class="button" id="forward" aria-label=t!("replay-forward") title=t!("replay-forward")
                disabled=is_last on:click=move |_| go(stop, last, 1)><Arrow d="M8 5l8 7-8 7" /></button>
            <button type="button" class="button" id="last" aria-label=t!("replay-last") title=t!("replay-last")
                disabled=is_last on:click=move |_| stop.set(last)><Arrow d="M17 5v14M6 5l8 7-8 7" /></button>
        </div>
    }
}

#[component]
fn Arrow(d: &'static str) -> impl IntoView {
    view! { <svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d=d /></svg> }
}

/// Through whose eyes it is seen: what was secret then is shown to whoever knew it.
#[component]
fn Seats(n_seats: u8, eyes: RwSignal<Option<Seat>>, names: Vec<String>) -> impl IntoView {
    let seats = Seat::first(n_seats);
    let option = move |(seat, name): (Seat, String)| {
        let is_it = move || eyes.get() == Some(seat);
        view! { <option value=seat.to_string() selected=is_it>{name}</option> }
    };
    let choose = move |event: web_sys::Event| {
        let list = event.target().and_then(|it| it.dyn_into::<web_sys::HtmlSelectElement>().ok());
        eyes.set(list.and_then(|it| it.value().parse().ok()));
        // The list itself is drawn anew, too.
        request_animation_frame(|| app::focus("eyes"));
    };
    view! {
        <label class="field">
            <span>{t!("replay-eyes")}</span>
            <select id="eyes" on:change=choose>
                <option value="" selected=move || eyes.get().is_none()>{t!("replay-nobody")}</option>
                {seats.zip(names).map(option).collect_view()}
            </select>
        </label>
    }
}

fn go(stop: RwSignal<usize>, last: usize, by: isize) {
    stop.update(|stop| *stop = stop.saturating_add_signed(by).min(last));
}

/// Arrows, and the keys for the beginning and the end, wherever the focus is.
fn listen_to_keys(stop: RwSignal<usize>, last: usize) {
    let handle = window_event_listener(ev::keydown, move |event| {
        // A slider and a field have their own use for them.
        if is_not_for_table(&event) || event.default_prevented() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => go(stop, last, -1),
            "ArrowRight" => go(stop, last, 1),
            "Home" => stop.set(0),
            "End" => stop.set(last),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}
