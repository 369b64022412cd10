//! Three lands are dealt, and one is kept.

use leptos::prelude::*;
use minigolf::LandCard;
use tabletop::Seat;

use crate::playing::confirm::explain;
use crate::t;
use crate::tables::minigolf::course::{frame, ground};
use crate::tables::minigolf::desk::Desk;
use crate::tables::minigolf::names;
use crate::tables::minigolf::printed::content;

/// The lands dealt to me as pictures to choose from; while others choose, the one I took.
#[component]
pub(super) fn Lands(desk: Desk) -> impl IntoView {
    let dealt = desk.session().part(|seen| {
        let seat = seen.me.map_or(0, Seat::index);
        let dealt = seen.view["courses"][seat]["dealt"].as_array().cloned().unwrap_or_default();
        let ids = dealt.iter().filter_map(|id| id.as_str().map(ToOwned::to_owned));
        ids.collect::<Vec<_>>()
    });
    let card = move |id: String| {
        let card = content().lands().iter().find(|card| card.id.to_string() == id)?;
        Some(view! { <Card desk card id /> })
    };
    view! {
        <section class="mg-lands" aria-label=t!("minigolf-choose-land")>
            <h2>{t!("minigolf-choose-land")}</h2>
            <div class="mg-cards">{move || dealt.get().into_iter().map(card).collect_view()}</div>
        </section>
    }
}

#[component]
fn Card(desk: Desk, card: &'static LandCard, id: String) -> impl IntoView {
    let mv = format!("land {id}");
    let is_mine = desk.session().part({
        let mv = mv.clone();
        move |seen| {
            let seat = seen.me.map_or(0, Seat::index);
            seen.view["courses"][seat]["choice"] == mv.as_str()
        }
    });
    let can_choose = Memo::new(move |_| desk.moves.read().lands.contains(&id));
    let choose = {
        let mv = mv.clone();
        move |_| {
            if can_choose.get_untracked() {
                desk.chosen.set(Some(mv.clone()));
            } else {
                explain(desk.session(), &mv);
            }
        }
    };
    let is_hinted = {
        let mv = mv.clone();
        move || desk.session().hint.read().as_ref().is_some_and(|hint| hint.mv == mv)
    };
    let is_chosen = move || desk.chosen.read().as_ref() == Some(&mv) || is_mine.get();
    let (land, balls) = (&card.land, card.balls);
    let ball =
        |n: u8| view! { <circle cx=8.0 + 14.0 * f64::from(n) cy="8" r="6" class:on=n < balls /> };
    view! {
        <button type="button" class="mg-card" aria-pressed=move || is_chosen().to_string() class:hinted=is_hinted
            aria-disabled=move || (!can_choose.get()).then_some("true") on:click=choose>
            <svg class="map" viewBox=frame(land, [], 0.1).view_box() aria-hidden="true"><g inner_html=ground(land)></g></svg>
            <strong>{names::land(card)}</strong>
            <span>{t!("minigolf-land-facts", points = land.points(), cells = land.n_cells())}</span>
            <span class="balls">
                <svg viewBox="0 0 44 16" aria-hidden="true">{(0..3).map(ball).collect_view()}</svg>
                <small>{t!(&format!("minigolf-balls-{balls}"))}</small>
            </span>
        </button>
    }
}
