//! GREEN: the hole from the tee up to the green, clubs on display and in hand, and how a shot is put together.
//!
//! Read in this order: [`hole`] is what is shown of a view, [`choice`] what is chosen but not made, [`map`] where things lie;
//! the rest draws.

mod board;
mod cards;
mod choice;
mod chooser;
mod hole;
mod map;
mod marks;
mod sheet;
mod takeback;
mod words;

use ::green::View;
use leptos::prelude::*;

use sheet::Sheet;

use self::choice::Choice;
use crate::playing::confirm::Confirm;
use crate::session::{Seen, Session};
use crate::t;
use crate::tables::{Skin, drawn};

/// What it looks like.
pub(crate) const SKIN: Skin = Skin {
    table: |session| drawn(session, |view| view! { <Table session view /> }),
    sheet: |session| drawn(session, |view| view! { <Sheet session view /> }),
    lesson: include_str!("green/lesson.txt"),
};

/// The hole, the clubs, and the button that makes the move.
#[component]
pub(crate) fn Table(session: Session, view: Memo<View>) -> impl IntoView {
    let choice = Choice::new(session, view);
    let label = Signal::derive(move || words::act(choice.mv.read().as_ref()));
    let said = Signal::derive(move || {
        choice.mv.read().as_ref().map(|mv| chooser::said(choice, mv)).unwrap_or_default()
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
                <sheet::Final session view=choice.view />
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
