//! Near the end builders may ask for leftovers to go back into the bag.

use leptos::prelude::*;
use minigolf::{Move, Slots, Tile};
use pictures::Lie;

use crate::t;
use crate::tables::minigolf::desk::Desk;
use crate::tables::minigolf::names;

/// Each leftover as a tile to tick.
#[component]
pub(super) fn Leftovers(desk: Desk) -> impl IntoView {
    let tiles: Vec<(u8, Tile)> = desk.glance(|view| {
        let slots = (0..).zip(&view.leftovers);
        slots.filter_map(|(slot, kind)| Some((slot, *view.tile((*kind)?)))).collect()
    });
    let wanted = RwSignal::new(Slots::default());
    desk.keep_chosen(move || Some(Move::Return(wanted.get()).to_string()));
    desk.session().when_taken(move |mv| {
        if let Ok(Move::Return(hinted)) = mv.parse() {
            wanted.set(hinted);
        }
    });
    let tile = move |(slot, tile): (u8, Tile)| {
        let toggle = move |_| {
            wanted.update(|wanted| {
                let has_it = wanted.has(slot);
                let others = wanted.iter().filter(|it| *it != slot);
                *wanted = others.chain((!has_it).then_some(slot)).collect();
            });
        };
        view! {
            <button type="button" class="mg-tile" data-leftover=slot title=names::tile(&tile)
                aria-pressed=move || wanted.get().has(slot).to_string() on:click=toggle>
                <span class="for-readers">{names::tile(&tile)}</span>
                <svg viewBox="0 0 64 64" aria-hidden="true"><g inner_html=pictures::tile(&tile, Lie::default())></g></svg>
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
