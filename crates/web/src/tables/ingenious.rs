//! The table of Ingenious: the board in the middle, my rack below, everybody's tracks beside.
//!
//! What can be placed where comes from the list of legal moves, what it would bring from a preview;
//! [`aim`] holds what I am about to do, everything else draws it.

mod aim;
mod board;
mod hex;
mod picture;
mod rack;
mod shapes;
mod tracks;
mod view;
mod words;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::session::Session;
use aim::Aim;

pub(crate) use picture::picture;
pub(crate) use words::{fact, prompt, spoken};

/// Board and rack.
#[component]
pub(crate) fn Table(session: Session) -> impl IntoView {
    let aim = Aim::new(session);
    let keys = window_event_listener(ev::keydown, move |event| press(aim, &event));
    on_cleanup(move || keys.remove());
    view! {
        <div class="ingenious-table">
            <tracks::Strip session />
            <board::Board aim />
            <rack::Rack aim />
        </div>
    }
}

/// Everybody's tracks.
#[component]
pub(crate) fn Sheet(session: Session) -> impl IntoView {
    view! { <tracks::Tracks session /> }
}

/// Keys that work wherever the pointer is: `1` to `6` pick a tile, `R` turns it, Escape lets go.
fn press(aim: Aim, event: &web_sys::KeyboardEvent) {
    let is_shortcut = event.ctrl_key() || event.alt_key() || event.meta_key();
    if is_shortcut || event.repeat() || is_writing(event) {
        return;
    }
    match event.key().as_str() {
        "r" => aim.turn(1),
        "R" => aim.turn(5),
        "Escape" => aim.cancel(),
        key => {
            if let Ok(number @ 1..=6) = key.parse::<usize>() {
                aim.pick(number - 1);
            }
        }
    }
}

/// Whether the key is meant for a field of text.
fn is_writing(event: &web_sys::KeyboardEvent) -> bool {
    let element = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|it| it.matches("input, textarea, select").unwrap_or(false))
}
