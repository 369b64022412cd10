//! Near the end builders may ask for leftovers to go back into the bag.

use leptos::prelude::*;
use minigolf::{Kind, Move, Slots};
use pictures::Lie;

use crate::t;
use crate::tables::minigolf::desk::Desk;
use crate::tables::minigolf::names;
use crate::tables::minigolf::printed::{kind_of, tile_of};

/// Each leftover as a tile to tick.
#[component]
pub(super) fn Leftovers(desk: Desk) -> impl IntoView {
    let tiles: Vec<(u8, Kind)> = {
        let session = desk.session();
        let seen = session.glance();
        let rack = seen.view["leftovers"].as_array().cloned().unwrap_or_default();
        (0..).zip(rack).filter_map(|(slot, kind)| Some((slot, kind_of(&kind)?))).collect()
    };
    let wanted = RwSignal::new(Slots::default());
    desk.keep_chosen(move || Some(Move::Return(wanted.get()).to_string()));
    desk.session().when_taken(move |mv| {
        if let Ok(Move::Return(hinted)) = mv.parse() {
            wanted.set(hinted);
        }
    });
    let tile = move |(slot, kind): (u8, Kind)| {
        let toggle = move |_| {
            wanted.update(|wanted| {
                let has_it = wanted.has(slot);
                let others = wanted.iter().filter(|it| *it != slot);
                *wanted = others.chain((!has_it).then_some(slot)).collect();
            });
        };
        view! {
            <button type="button" class="mg-tile" data-leftover=slot aria-label=names::tile(kind) title=names::tile(kind)
                aria-pressed=move || wanted.get().has(slot).to_string() on:click=toggle>
                <svg viewBox="0 0 64 64" aria-hidden="true"><g inner_html=pictures::tile(tile_of(kind), Lie::default())></g></svg>
            </button>
        }
    };
    view! {
        <section class="mg-panel" aria-label=t!("minigolf-leftovers")>
            <h2>{t!("minigolf-leftovers")}</h2>
            <p class="quiet">{t!("minigolf-leftovers-how")}</p>
            <div class="mg-slots">{tiles.into_iter().map(tile).collect_view()}</div>
        </section>
    }
}
