//! What a bot would do: in words, and one press away from being done.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use crate::pieces::{Missing, reasons};
use crate::rules::WithRules;
use crate::session::{Hint, Session};
use crate::tables::hand;
use crate::{t, tables};

/// The buttons that make a move at the tables, of which one stands on the screen.
const MAKING: &str = "#confirm, #keep.hinted, #swap.hinted";

/// Shows what a bot would do at this step, once there are words for why.
pub(crate) fn tell(session: Session, step: usize, mv: String, reason: Vec<Value>) {
    spawn_local(async move {
        let in_words = reasons().await;
        if !session.is_open() || session.glance().step != step {
            return;
        }
        match in_words {
            Ok(in_words) => {
                let reason = in_words(&session.glance(), &reason);
                session.hint.set(Some(Hint { mv, reason }));
            }
            Err(Missing) => session.trouble.set(Some(t!("hint-failed"))),
        }
    });
}

/// Takes the hinted move up. The eye goes on at the board, which begins every table, and the keyboard where the move
/// is made.
pub(crate) fn take(session: Session) {
    session.take_hint();
    request_animation_frame(|| {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        hand::focus(MAKING);
    });
}

/// The hint, if I asked for one.
#[component]
pub(crate) fn Hinted(session: Session) -> impl IntoView {
    let game = session.glance().game();
    // Taken up, it shows on the board; what the move brings shows beside it, where the hint would lie.
    let is_read = RwSignal::new(false);
    Effect::new(move |_| {
        session.hint.track();
        is_read.set(false);
    });
    let take_up = move |_| {
        is_read.set(true);
        take(session);
    };
    let close = move |_| {
        is_read.set(true);
        hand::focus("#hint");
    };
    let shown = move || {
        session.hint.get().filter(|_| !is_read.get()).map(|hint| {
            view! {
                <div class="hint">
                    <p>
                        {t!("hint-says", what = tables::spoken(&session.glance(), &hint.mv))}
                        <small><WithRules game text=Signal::stored(t!("hint-why", why = hint.reason)) /></small>
                    </p>
                    <div class="buttons">
                        <button type="button" class="button" id="take-hint" on:click=take_up>{t!("hint-take")}</button>
                        <button type="button" class="button" id="close-hint" on:click=close>{t!("understood")}</button>
                    </div>
                </div>
            }
        })
    };
    view! { <div class="hinting" role="status">{shown}</div> }
}
