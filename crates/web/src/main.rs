//! Starts the page. `cargo xtask web` compiles this to WebAssembly; elsewhere it is of no use.

use leptos::{mount, prelude::document};
use web::app::App;
use web::home;

fn main() {
    // In a draft, the console says what broke; what travels carries no words for that (see `boot.js`).
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
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
