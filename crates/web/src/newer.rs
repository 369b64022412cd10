//! A newer version of the page is ready: it comes when it is asked for, as a whole, and never by itself.

use leptos::prelude::*;
use web_sys::Event;

use crate::t;

/// Says so quietly. `assets/boot.js` hears of it first, and may have before this was on the screen;
/// it is also the one that lets the newer version in.
#[component]
pub(crate) fn Newer() -> impl IntoView {
    let is_there =
        || document().document_element().is_some_and(|root| root.has_attribute("data-newer"));
    let is_told = RwSignal::new(is_there());
    let heard = window_event_listener_untyped("newer", move |_| is_told.set(is_there()));
    on_cleanup(move || heard.remove());
    let load = move |_| {
        if let Ok(wish) = Event::new("load-newest") {
            let _ = window().dispatch_event(&wish);
        }
    };
    move || {
        is_told.get().then(|| {
            view! {
                <div class="notice news" id="newer" role="status">
                    <p>{t!("newer")}</p>
                    <button type="button" class="button small" id="load-newer" on:click=load>{t!("load-newer")}</button>
                    <button type="button" class="button small" on:click=move |_| is_told.set(false)>{t!("later")}</button>
                </div>
            }
        })
    }
}
