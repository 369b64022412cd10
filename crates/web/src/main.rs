//! Starts the page. `cargo xtask web` compiles this to WebAssembly; elsewhere it is of no use.

use std::panic;

use leptos::{logging, mount, prelude::document};
use web::app::App;
use web::home;

fn main() {
    panic::set_hook(Box::new(|panic| {
        logging::error!("{panic}");
        own_up();
    }));
    // A worker runs the same module, and has no page: it only waits to be asked (see `thinker`).
    if web_sys::window().is_none() {
        return;
    }
    home::remember_pictures();
    let first = document().get_element_by_id("first");
    mount::mount_to_body(App);
    // In the same task, so that nobody sees the page without a hall, or with two.
    if let Some(first) = first {
        first.remove();
    }
}

/// Nothing works after a panic: better to say so, with the words that stand in `index.html`.
fn own_up() {
    let page = web_sys::window().and_then(|window| window.document());
    if let Some(notice) = page.and_then(|page| page.get_element_by_id("crashed")) {
        let _ = notice.remove_attribute("hidden");
    }
}
