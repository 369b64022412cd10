//! GREEN: the hole from the tee up to the green, clubs on display and in hand, and how a shot is put together.
//!
//! Read in this order: [`hole`] is what a view says, [`choice`] what is chosen but not made, [`map`] where things lie;
//! the rest draws.

mod board;
mod cards;
mod choice;
mod chooser;
mod hole;
mod map;
mod marks;
mod picture;
mod sheet;
mod takeback;
mod words;

use leptos::prelude::*;

pub(crate) use picture::picture;
pub(crate) use sheet::Sheet;
pub(crate) use words::{fact, prompt};

use self::choice::{Choice, Flight};
use self::hole::Hole;
use crate::playing::confirm::Confirm;
use crate::session::{Seen, Session};
use crate::t;

/// The events that tell what a seat decided.
pub(super) const DECISIONS: [&str; 7] =
    ["chose", "drew", "refreshed", "hit", "retired", "discarded", "took_back"];

/// The hole, the clubs, and the button that makes the move.
#[component]
pub(crate) fn Table(session: Session) -> impl IntoView {
    let choice = Choice::new(session);
    let label = Signal::derive(move || words::act(choice.chosen.read().as_deref()));
    let said = Signal::derive(move || {
        choice.chosen.get().map(|mv| chooser::said(choice, &mv)).unwrap_or_default()
    });
    let is_mine = session.part(Seen::is_my_turn);
    let is_over = session.part(|seen| seen.ending.is_some());
    let cancel = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            choice.forget();
        }
    };
    view! {
        <div class="g-table" on:keydown=cancel>
            <board::Board choice />
            <div class="g-clubs">
                <sheet::Final session />
                {move || (!is_over.get()).then(|| view! {
                    <cards::Display choice />
                    <cards::Hand choice />
                })}
                <takeback::Row choice />
                <takeback::Golfers choice />
                <div class="g-act" hidden=move || !is_mine.get() role="group" aria-label=t!("green-your-move")>
                    <chooser::Chooser choice />
                    <Confirm session chosen=choice.chosen label said />
                </div>
            </div>
        </div>
    }
}

/// A move that could be made, and where the ball would go.
pub(crate) fn spoken(seen: &Seen, mv: &str) -> String {
    let preview = seen.me.and_then(|me| seen.table.preview(me, mv).ok());
    let flight = preview.and_then(|preview| Flight::read(&preview.events));
    words::spoken(seen, &Hole::read(seen), mv, flight.as_ref())
}
