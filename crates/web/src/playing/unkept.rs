//! The browser does not keep the match: said as long as it is so, with a way to keep it all the same.

use leptos::prelude::*;

use crate::session::Session;
use crate::{browser, t};

/// Says that the match is gone when the page is closed, and offers it as a file.
#[component]
pub(super) fn Unkept(session: Session) -> impl IntoView {
    let is_read = RwSignal::new(false);
    let save = move |_| {
        if let Some(log) = session.with_host(|host| host.log()).flatten() {
            browser::download("clubhouse.log", &log);
        }
    };
    let n_cleared = move || session.about.read().n_cleared;
    let cleared = move || {
        (n_cleared() > 0).then(|| {
            let understood = move |_| session.about.update(|it| it.n_cleared = 0);
            view! {
                <div class="notice" id="cleared" role="alert">
                    <p>{t!("cleared", n = n_cleared())}</p>
                    <button type="button" class="button small" on:click=understood>{t!("understood")}</button>
                </div>
            }
        })
    };
    let unkept = move || {
        (session.about.read().is_unkept && !is_read.get()).then(|| {
            view! {
                <div class="notice" id="unkept" role="alert">
                    <p>{t!("unkept")}</p>
                    <button type="button" class="button small" id="save-unkept" on:click=save>{t!("save-log")}</button>
                    <button type="button" class="button small" on:click=move |_| is_read.set(true)>{t!("understood")}</button>
                </div>
            }
        })
    };
    view! { {cleared} {unkept} }
}
