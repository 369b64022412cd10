//! What is seldom done: leave, invite, let time run back because all agree.

use leptos::prelude::*;
use texts::message;

use crate::rules::{Open, Reading};
use crate::session::{Seen, Session};
use crate::sure::Sure;
use crate::{browser, t};

/// Seldom used buttons, folded away.
#[component]
pub(crate) fn More(session: Session, reading: Reading) -> impl IntoView {
    let is_playing = session.part(|seen| seen.me.is_some() && seen.ending.is_none());
    let link = session.with_host(|host| host.link()).flatten();
    let is_online = link.is_some();
    let give_up = Callback::new(move |()| {
        session.with_host(|host| host.resign());
    });
    let question = move || if is_online { t!("give-up-sure") } else { t!("give-up-here-sure") };
    let is_copied = RwSignal::new(false);
    let copy = move |_| {
        if let Some(link) = &link {
            browser::copy(link, is_copied);
        }
    };
    view! {
        <details class="more">
            <summary>{t!("more")}</summary>
            <div class="buttons">
                <button type="button" class="button" id="rules"
                    on:click=move |_| reading.open(Open::All)>{t!("rules")}</button>
                <div id="give-up" hidden=move || !is_playing.get()>
                    <Sure label=t!("give-up") told=None question=question() act=give_up />
                </div>
                <button type="button" class="button" id="copy-link" hidden=!is_online
                    on:click=copy>{move || if is_copied.get() { t!("copied") } else { t!("copy-link") }}</button>
            </div>
        </details>
    }
}

/// Where the latest of my own decisions began, whatever was learned since.
pub(super) fn my_last_decision(seen: &Seen) -> Option<usize> {
    let last = seen.my_decisions().next();
    last.map(|fact| fact.step.saturating_sub(1))
}

/// Somebody asks to let time run back.
#[component]
pub(crate) fn AskedBack(session: Session) -> impl IntoView {
    let answer = move |to: usize, yes: bool| {
        session.with_host(|host| host.answer_back(to, yes));
    };
    move || {
        let (seat, to) = session.asked_back.get()?;
        let seen = session.seen();
        let is_asked = seen.me.is_some() && seen.me != Some(seat);
        Some(view! {
            <div class="notice" role="alert" id="asked-back">
                <p>{seen.tell(&message!("asks-back", who = seat))}</p>
                <div class="buttons" hidden=!is_asked>
                    <button type="button" class="button" id="agree" on:click=move |_| answer(to, true)>{t!("agree")}</button>
                    <button type="button" class="button" id="disagree" on:click=move |_| answer(to, false)>{t!("disagree")}</button>
                </div>
            </div>
        })
    }
}
