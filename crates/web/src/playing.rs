//! A match on the screen: the table large, everything else one glance away.

pub(crate) mod chat;
pub(crate) mod confirm;
pub(crate) mod curve;
pub(crate) mod finish;
pub(crate) mod hint;
pub(crate) mod leaders;
pub(crate) mod left;
pub(crate) mod lost;
pub(crate) mod more;
pub(crate) mod notice;
pub(crate) mod players;
mod share;
pub(crate) mod story;
mod unkept;
pub(crate) mod waiting;

use leptos::prelude::*;
use protocol::How;

use crate::pieces::{fetched_part, fetched_quietly, learn_screens, record_screens};
use crate::rules::{Book, Reading, WithRules};
use crate::session::online::Room;
use crate::session::saved::{SHELF, Saved};
use crate::session::{Seen, Session, Teaching, local};
use crate::tables::{self, GameTable, Sheet};
use crate::{browser, games, language, settings, t};
use lost::{Lost, LostOnline};

/// A match that lives in this browser.
#[component]
pub(crate) fn LocalMatch(id: String) -> impl IntoView {
    let id = StoredValue::new(id);
    let changes = RwSignal::new(0);
    let is_overtaken = RwSignal::new(false);
    let overtaken = Callback::new(move |()| {
        is_overtaken.set(true);
        changes.update(|n| *n += 1);
    });
    let claim = move || {
        if Saved::claim(&id.get_value()) {
            changes.update(|n| *n += 1);
        }
    };
    claim();
    // Another tab may play the same match: what it keeps is shown here, too, and the bots think where the person is.
    let name = format!("{SHELF}{}", id.get_value());
    let heard = [
        window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() == Some(&name) {
                changes.update(|n| *n += 1);
            }
        }),
        window_event_listener(leptos::ev::focus, move |_| claim()),
    ];
    on_cleanup(move || heard.into_iter().for_each(WindowListenerHandle::remove));
    move || {
        changes.track();
        let opened = Saved::find(&id.get_value()).and_then(|it| local::resume(it, overtaken));
        match opened {
            Ok(session) => {
                if is_overtaken.get_untracked() {
                    is_overtaken.set(false);
                    session.trouble.set(Some(t!("other-tab-went-on")));
                }
                view! { <Playing session coach=coach_of(session) /> }.into_any()
            }
            Err(missing) => view! { <Lost loss=missing.loss() /> }.into_any(),
        }
    }
}

/// The coach of a match that has one: he comes when the table is there, and nobody waits for him.
fn coach_of(session: Session) -> AnyView {
    if session.about.read_untracked().teaching == Teaching::Coach {
        fetched_quietly(learn_screens, move |it| (it.coach)(session))
    } else {
        ().into_any()
    }
}

/// A match, whoever hosts it.
#[component]
pub(crate) fn Playing(
    session: Session,
    /// Who explains the game, if somebody does.
    #[prop(default = ().into_any())]
    coach: AnyView,
) -> impl IntoView {
    let is_lesson = session.about.read_untracked().teaching == Teaching::Lesson;
    let game = session.glance().game();
    let is_over = session.part(|seen| seen.ending.is_some());
    let was_over = is_over.get_untracked();
    let reading = Reading::provide();
    let (heard, chat) = chat::Talking::at(session);
    notice::announce_turns(session);
    keep_keyboard(session);
    browser::mark_page("at-table");
    view! {
        <main class=format!("playing {game}") class:over=is_over>
            <h1 class="for-readers">{games::title(game)}</h1>
            <Status session />
            <div class="troubles">
                <Trouble session /><unkept::Unkept session /><WelcomeBack session />
                <more::AskedBack session />{heard}<Book game reading />
            </div>
            {coach}
            <div class="stage" tabindex="-1"><GameTable session /></div>
            <aside class="side" aria-label=t!("beside-the-board")>
                {move || is_over.get().then(|| end_of(session, !was_over))}
                {move || (!is_over.get()).then(|| view! { <players::Players session /> })}
                {(!is_lesson).then(|| view! { <Actions session /> })}
                <Sheet session />
                {(!is_lesson).then(|| view! { <left::LeftInBox session reading /> })}
                <story::Story session />
                {chat}
                {(!is_lesson).then(|| view! { <more::More session reading /> })}
            </aside>
        </main>
    }
}

/// The end of a match, which may still have to come: the line above the table says who won meanwhile.
fn end_of(session: Session, is_news: bool) -> AnyView {
    fetched_part(record_screens, move |it| {
        if is_news && is_looked_for(&session.glance()) {
            request_animation_frame(|| browser::reveal(".finish"));
        }
        (it.finish)(session)
    })
}

/// Whether the eye goes to the result, and not first to the board, which on a phone has the screen to itself.
fn is_looked_for(seen: &Seen) -> bool {
    seen.ending.as_ref().is_some_and(|it| it.how != How::Played) || browser::is_wide()
}

/// A button that made a move is gone or dead after it. The keyboard goes on at the table then, not at the page's top.
fn keep_keyboard(session: Session) {
    let is_free = || document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    // Who has not begun to use it is left alone, and so is a reader who listens from the top.
    let was_held = StoredValue::new(false);
    let heard = window_event_listener_untyped("focusin", move |_| was_held.set_value(true));
    on_cleanup(move || heard.remove());
    Effect::new(move |_| {
        session.seen();
        request_animation_frame(move || {
            if was_held.try_get_value() == Some(true) && is_free() {
                browser::focus_quietly(".stage");
            }
        });
    });
}

/// Whose turn, what may I do, what just happened: the line that a screen reader reads.
#[component]
fn Status(session: Session) -> impl IntoView {
    let game = session.glance().game();
    let refused = move || {
        let refusal = session.refused.get()?;
        Some(language::refused(&refusal.message, refusal.rule.as_deref()))
    };
    let last = move || {
        if let Some(why) = refused() {
            return view! { <WithRules game text=Signal::stored(why) /> }.into_any();
        }
        let turns = story::last(&session.seen()).into_iter();
        let gap = language::between_sentences;
        turns
            .map(|turn| view! { <span class="turn">{turn}{gap()}</span> })
            .collect_view()
            .into_any()
    };
    let next = move || match refused() {
        Some(_) => String::new(),
        None if session.about.read().is_sending => t!("sending"),
        None => next(&session.seen()),
    };
    let is_mine = session.part(Seen::is_my_turn);
    view! {
        <p class="status" role="status" aria-live="polite" class:mine=is_mine
            class:refused=move || session.refused.read().is_some()>
            <span class="last">{last}</span>{language::between_sentences()}<span class="next">{next}</span>
        </p>
    }
}

/// Who is to do what.
pub(crate) fn next(seen: &Seen) -> String {
    if seen.ending.is_some() {
        return finish::verdict(seen);
    }
    if seen.is_my_turn() {
        return tables::prompt(seen);
    }
    match seen.to_act.as_slice() {
        [] => String::new(),
        [seat] => t!("turn-of", who = seen.name(*seat)),
        several => t!("turns-of", n = several.len()),
    }
}

#[component]
fn Trouble(session: Session) -> impl IntoView {
    move || {
        session.trouble.get().map(|text| {
            view! {
                <p class="notice" role="alert">
                    {text}
                    <button type="button" class="button small" on:click=move |_| session.trouble.set(None)>
                        {t!("understood")}
                    </button>
                </p>
            }
        })
    }
}

/// Whoever was away may wonder what he has played.
#[component]
fn WelcomeBack(session: Session) -> impl IntoView {
    let n = Memo::new(move |_| session.about.read().n_made_for_me);
    let understood = move |_| session.about.update(|it| it.n_made_for_me = 0);
    move || {
        let n = n.get();
        (n > 0).then(|| {
            view! {
                <p class="notice news" role="status" id="welcome-back">
                    {t!("bot-played-for-you", n = n)}
                    <button type="button" class="button small" on:click=understood>{t!("understood")}</button>
                </p>
            }
        })
    }
}

/// What can be done besides moving.
#[component]
fn Actions(session: Session) -> impl IntoView {
    let undo_to = session.part(|seen| seen.undo.first().copied());
    let is_mine = session.part(Seen::is_my_turn);
    let is_over = session.part(|seen| seen.ending.is_some());
    let undo = move |_| {
        if let Some(to) = undo_to.get_untracked() {
            session.with_host(|host| host.undo(to));
        }
    };
    let hint = move |_| {
        session.with_host(|host| host.ask_hint());
    };
    let mine = move || session.seen().me;
    let is_bot = move || session.seen().is_played_for_me();
    let counts = move || session.about.read().counts();
    // Whose seat was taken over while he was away may come back all the same.
    let is_own_work = move || counts() && !is_bot();
    // What I cannot take back alone, the others may let me take back.
    let is_online = session.with_host(|host| host.link()).flatten().is_some();
    let last_decision = session.part(more::my_last_decision);
    let asks = move || {
        is_online && undo_to.read().is_none() && last_decision.read().is_some() && !counts()
    };
    let has_asked = move || session.asked_back.get().is_some_and(|(seat, _)| Some(seat) == mine());
    let ask_back = move |_| {
        if let Some(to) = last_decision.get_untracked() {
            session.with_host(|host| host.ask_back(to));
        }
    };
    let hand_over = move |_| {
        let Some(me) = session.glance().me else { return };
        let is_played = session.glance().is_played_for_me();
        let level = (!is_played).then(|| settings::current().level);
        session.with_host(|host| host.let_bot_play(me, level));
    };
    view! {
        <div class="actions" role="group" aria-label=t!("actions") hidden=move || is_over.get() || mine().is_none()>
            <button type="button" class="button" id="undo" hidden=asks disabled=move || undo_to.read().is_none()
                on:click=undo>{t!("undo")}</button>
            <button type="button" class="button" id="ask-back" hidden=move || !asks() disabled=has_asked
                title=t!("ask-back-how") aria-label=t!("ask-back-how") on:click=ask_back>{t!("ask-back")}</button>
            <button type="button" class="button" id="hint" hidden=counts disabled=move || !is_mine.get()
                on:click=hint>{t!("hint")}</button>
            <button type="button" class="button" id="bot-plays" hidden=is_own_work aria-pressed=move || is_bot().to_string()
                on:click=hand_over>{move || if is_bot() { t!("play-myself") } else { t!("let-bot-play") }}</button>
        </div>
        <hint::Hinted session />
    }
}

/// A match that lives on a server.
#[component]
pub(crate) fn OnlineMatch(id: String) -> impl IntoView {
    let room = Room::enter(&id);
    chat::Talking::provide();
    move || {
        if let Some(loss) = room.lost.get() {
            return view! { <LostOnline loss /> }.into_any();
        }
        match room.session.get() {
            Some(session) => view! { <LineTrouble room /><Playing session /> }.into_any(),
            None => view! { <waiting::WaitingRoom room /> }.into_any(),
        }
    }
}

/// The line is broken; what is on the screen stays.
#[component]
pub(crate) fn LineTrouble(room: Room) -> impl IntoView {
    move || room.trouble.get().map(|text| view! { <p class="notice" role="alert">{text}</p> })
}
