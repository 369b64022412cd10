//! Before a match begins: the link for friends, the seats, and whoever is still missing. And when it has begun, until
//! its game is there.

use std::fmt::Write as _;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Do, SeatInfo, Sitter, Snapshot};
use qrcodegen::{QrCode, QrCodeEcc};
use tabletop::Seat;

use super::LineTrouble;
use super::players::Badge;
use crate::opening::terms_in_words;
use crate::pieces::outline;
use crate::route::Route;
use crate::session::Sitter as Sitting;
use crate::session::online::{Room, link, my_seat, sitter};
use crate::{browser, games, net, settings, t};

/// Seats, and how others come to them.
#[component]
pub(crate) fn WaitingRoom(room: Room) -> impl IntoView {
    // What is typed here is kept at once, and the field must not go while somebody types.
    let had_name = settings::my_name().is_some();
    move || {
        match room.told.get() {
        None => view! {
            <main class="page narrow"><LineTrouble room /><p role="status">{t!("connecting")}</p></main>
        }
        .into_any(),
        Some(snapshot) if snapshot.view.is_some() => view! {
            <LineTrouble room />
            {outline(Some(&snapshot.info.game))}
        }
        .into_any(),
        Some(snapshot) => view! { <Seats room snapshot had_name /> }.into_any(),
    }
    }
}

#[component]
fn Seats(room: Room, snapshot: Snapshot, had_name: bool) -> impl IntoView {
    let me = my_seat(&snapshot);
    let is_mine = me.is_some();
    let address = link(&snapshot.info.id);
    let is_nameless = is_nameless(&snapshot, had_name);
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        room.join();
    };
    // Said before somebody presses a button in vain.
    let is_rated = snapshot.info.terms.rated;
    let needs_account = move || is_rated && !is_mine && room.is_guest.get();
    let seats = snapshot.info.seats.iter().map(|info| seat(room, info, me)).collect_view();
    view! {
        <main class="page narrow waiting">
            <h1>{games::title(&snapshot.info.game)}</h1>
            <LineTrouble room />
            <p role="status">{if is_mine { t!("waiting-for-others") } else { t!("you-are-invited") }}</p>
            <p class="quiet" id="terms">{terms_in_words(&snapshot.info.terms)}</p>
            <form class="join" class:seated=is_mine on:submit=join hidden=move || needs_account() || (is_mine && !is_nameless)>
                {(is_nameless || !is_mine).then(|| view! { <MyName room is_nameless is_needed=is_mine /> })}
                <div class="buttons">
                    <button type="submit" class="button" class:primary=!is_mine id="join">
                        {if is_mine { t!("call-me-so") } else { t!("join") }}
                    </button>
                </div>
            </form>
            {move || needs_account().then(needed_account)}
            <ul class="players" aria-label=t!("players")>{seats}</ul>
            {is_mine.then(|| view! { <Invitation address /><Leave room id=snapshot.info.id.clone() /> })}
        </main>
    }
}

/// What a guest lacks here, and where to get it.
fn needed_account() -> impl IntoView {
    view! {
        <div class="notice news" id="needs-account">
            <p>{t!("needs-account")}</p>
            <a class="button small" href=Route::Account.hash()>{t!("to-account")}</a>
        </div>
    }
}

/// Whether nobody can know who I am: who makes a table at once is not asked before.
fn is_nameless(snapshot: &Snapshot, had_name: bool) -> bool {
    let seat = my_seat(snapshot).and_then(|me| snapshot.info.seats.get(me.index()));
    seat.map_or(
        !had_name,
        |seat| matches!(&seat.sitter, Sitter::Player { name, .. } if name.is_empty()),
    )
}

/// What I am called, as long as nobody here knows.
#[component]
fn MyName(room: Room, is_nameless: bool, is_needed: bool) -> impl IntoView {
    move || {
        (is_nameless || room.is_stranger.get()).then(|| {
            view! {
                <label class="field">
                    <span>{t!("my-name")}</span>
                    <input type="text" id="my-name" maxlength="30" required=is_needed autocomplete="nickname" placeholder=t!("guest")
                        prop:value=settings::current().name
                        on:input:target=move |event| settings::set_name(&event.target().value()) />
                </label>
            }
        })
    }
}

fn seat(room: Room, info: &SeatInfo, me: Option<Seat>) -> impl IntoView + use<> {
    let seat = info.seat;
    let Sitting { name, is_person, .. } = sitter(info);
    let is_free = info.sitter == Sitter::Free;
    let is_mine = me.is_some();
    let is_nameless = matches!(&info.sitter, Sitter::Player { name, .. } if name.is_empty());
    let who = if me == Some(seat) && is_nameless { t!("you") } else { name.clone() };
    // Nobody has no initial.
    let known_by = if is_free { String::new() } else { name.clone() };
    let seat_bot = move |_| room.wish(Do::Bot { seat, level: settings::current().level });
    view! {
        <li class="player">
            <Badge seat=seat.number() name=known_by />
            <span class="who" lang=(is_person && !is_nameless).then_some("")>{who}</span>
            {(is_free && is_mine).then(|| view! {
                <button type="button" class="button small" on:click=seat_bot>{t!("seat-a-bot")}</button>
            })}
        </li>
    }
}

/// A seat that was taken can be left, as long as the others have not come.
#[component]
fn Leave(room: Room, id: String) -> impl IntoView {
    let leave = move |_| {
        let id = id.clone();
        spawn_local(async move {
            match net::wish(&id, Do::Leave).await {
                Ok(_) => Route::Home.go(),
                Err(error) => drop(room.trouble.try_set(Some(error.message()))),
            }
        });
    };
    view! {
        <div class="buttons">
            <button type="button" class="button" id="leave" on:click=leave>{t!("leave")}</button>
        </div>
    }
}

/// The link: to copy, to share, to photograph.
#[component]
fn Invitation(address: String) -> impl IntoView {
    let copied = RwSignal::new(false);
    let to_copy = address.clone();
    let copy = move |_| browser::copy(&to_copy, copied);
    let to_share = address.clone();
    let share = move |_| {
        browser::share(&t!("you-are-invited"), Some(&to_share));
    };
    view! {
        <section class="invitation">
            <h2>{t!("send-this-link")}</h2>
            <div class="link">
                <input type="text" id="link" readonly aria-label=t!("link") prop:value=address.clone() />
                <button type="button" class="button" on:click=copy>
                    {move || if copied.get() { t!("copied") } else { t!("copy-link") }}
                </button>
                <button type="button" class="button" id="share" hidden=!browser::can_share() on:click=share>
                    {t!("share")}
                </button>
            </div>
            {browser::is_at_home().then(|| view! { <p class="quiet" id="only-here">{t!("link-only-here", option = "--address 0.0.0.0:8080")}</p> })}
            {qr_code(&address)}
        </section>
    }
}

/// The link as a square that phones read. Dark on light in every theme: not all phones read it otherwise.
fn qr_code(text: &str) -> Option<impl IntoView + use<>> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut dark = String::new();
    for (x, y) in (0..size)
        .flat_map(|y| (0..size).map(move |x| (x, y)))
        .filter(|&(x, y)| code.get_module(x, y))
    {
        let _ = write!(dark, "M{x} {y}h1v1h-1z");
    }
    Some(view! {
        <svg class="qr" role="img" aria-label=t!("qr-code") viewBox=format!("-4 -4 {0} {0}", size + 8)>
            <rect x="-4" y="-4" width=size + 8 height=size + 8 fill="#fff" />
            <path d=dark fill="#000" />
        </svg>
    })
}
