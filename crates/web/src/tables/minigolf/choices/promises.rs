//! Promises: a secret bet on conditions.

use faces::minigolf::sheet::about;
use leptos::prelude::*;
use minigolf::scoring::points::{PROMISE_BROKEN, PROMISE_KEPT};
use minigolf::{Category, Condition, Minigolf, Move, Phase, Promises};

use crate::tables::minigolf::desk::Desk;
use crate::tables::words;
use crate::{language, t};

/// Each condition as a box to tick; those promised before stay so.
#[component]
pub(super) fn Promising(desk: Desk) -> impl IntoView {
    let mine = desk.my_seat();
    let made = desk.glance(|view| view.courses.get(mine).and_then(|it| it.promises));
    let made = made.unwrap_or(Promises::NONE);
    let more = RwSignal::new(Promises::NONE);
    // What is ticked is what waits for the button.
    desk.keep_chosen(move || {
        let mv = Move::Promise(more.get()).to_string();
        // At first there must be one.
        desk.session().glance().moves.contains(&mv).then_some(mv)
    });
    desk.session().when_taken(move |mv| {
        if let Ok(Move::Promise(hinted)) = mv.parse() {
            more.set(hinted);
        }
    });
    let row = move |condition: Condition| {
        let is_made = made.has(condition);
        let toggle = move |_| {
            more.update(|more| {
                let others = more.iter().filter(|it| *it != condition);
                *more = others.chain((!more.has(condition)).then_some(condition)).collect();
            });
        };
        let points = {
            let session = desk.session();
            let seen = session.glance();
            seen.me.and_then(|me| seen.line(me, condition.name()).map(|line| line.points))
        };
        view! {
            <button type="button" class="mg-promise" data-promise=condition.name() disabled=is_made
                aria-pressed=move || (is_made || more.get().has(condition)).to_string() on:click=toggle>
                <strong>{words::category::<Minigolf>(&Category::Condition(condition))}</strong>
                <small>{language::in_words(&about(Category::Condition(condition)))}</small>
                <small>{if is_made { Some(t!("minigolf-promised-already")) } else { points.map(|n| t!("minigolf-now-points", n = n, points = words::plain(n))) }}</small>
            </button>
        }
    };
    let is_visit = desk.glance(|view| view.phase == Phase::Visit);
    let head = if is_visit { t!("minigolf-visit") } else { t!("minigolf-first-promises") };
    let is_alone = desk.session().glance().table.n_seats() == 1;
    let about = if is_alone {
        let [kept, broken] = [PROMISE_KEPT, PROMISE_BROKEN].map(|n| words::signed(n.into()));
        t!("minigolf-promise-alone", kept = kept, broken = broken)
    } else {
        t!("minigolf-promise-how")
    };
    view! {
        <section class="mg-panel" aria-label=head>
            <h2>{head.clone()}</h2>
            <p class="quiet">{about}</p>
            <div class="mg-promises">{Condition::ALL.into_iter().map(row).collect_view()}</div>
        </section>
    }
}
