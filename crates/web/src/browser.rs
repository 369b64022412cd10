//! What only a browser has: randomness, a clock, and a place to keep things.

use std::time::Duration;

use leptos::prelude::{RwSignal, Set, document, on_cleanup, window};
use leptos::task::spawn_local;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Seed, hex};
use texts::Language;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::t;

/// Bytes from the browser's own secure source.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto().expect("every browser that runs WebAssembly has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("it is below its limit");
    bytes
}

/// A seed that nobody can guess.
pub(crate) fn random_seed() -> Seed {
    Seed::new(random_bytes())
}

/// 32 hexadecimal digits that nobody else makes up.
pub(crate) fn new_id() -> String {
    hex::digits(&random_bytes::<16>())
}

/// This page in this tab, as long as it is open: another tab, or the page loaded again, has another one.
pub(crate) fn tab() -> String {
    thread_local! {
        static TAB: String = new_id();
    }
    TAB.with(Clone::clone)
}

/// Leads the keyboard to what this selects, and nothing on the screen moves.
pub(crate) fn focus_quietly(css: &str) {
    let found = document().query_selector(css).ok().flatten();
    let Some(found) = found.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) else {
        return;
    };
    let how = web_sys::FocusOptions::new();
    how.set_prevent_scroll(true);
    let _ = found.focus_with_options(&how);
}

/// Brings what this selects into sight.
pub(crate) fn reveal(css: &str) {
    if let Ok(Some(found)) = document().query_selector(css) {
        found.scroll_into_view();
    }
}

/// Marks the whole page with a class for as long as the component that asks for it is on the screen.
///
/// Styles must not ask with `:has()` what is on the page: each ghost under the mouse would style everything anew.
pub(crate) fn mark_page(class: &'static str) {
    let put = move |is_on: bool| {
        let page = document().document_element();
        let _ = page.map(|it| it.class_list().toggle_with_force(class, is_on));
    };
    put(true);
    on_cleanup(move || put(false));
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// The day before one that is written as `2026-11-15`.
pub(crate) fn day_before(day: &str) -> Option<String> {
    const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;
    let midnight = js_sys::Date::parse(day);
    let before = js_sys::Date::new(&JsValue::from_f64(midnight - DAY));
    let is_day = midnight.is_finite();
    is_day.then(|| String::from(before.to_iso_string()).chars().take(10).collect())
}

/// A clock that never goes back; in a worker, too.
pub(crate) fn ticks() -> Duration {
    let performance = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"));
    let performance: Option<web_sys::Performance> =
        performance.ok().and_then(|it| it.dyn_into().ok());
    Duration::from_secs_f64(performance.map_or(0.0, |it| it.now() / 1000.0))
}

/// What the page was told when it was built: `<meta name=… content=…>`.
pub(crate) fn meta(name: &str) -> Option<String> {
    document().query_selector(&format!("meta[name='{name}']")).ok()??.get_attribute("content")
}

/// The language that `first.js` has found for this reader, and its words, if it is not English and they have come.
pub(crate) fn fetched_words() -> Option<(Language, String)> {
    let tag = web_sys::window()?.document()?.document_element()?.get_attribute("lang")?;
    let words = js_sys::Reflect::get(&js_sys::global(), &"words".into()).ok()?.as_string()?;
    Some((Language::best([tag.as_str()])?, words))
}

/// A word of the address before `#`: `?pace=0`.
pub(crate) fn asked_for(name: &str) -> Option<String> {
    let search = window().location().search().ok()?;
    let mut words =
        search.trim_start_matches('?').split('&').filter_map(|word| word.split_once('='));
    words.find(|(it, _)| *it == name).map(|(_, value)| value.to_owned())
}

/// Whether there is room beside the board; the style sheets ask the same.
pub(crate) fn is_wide() -> bool {
    let asked = window().match_media("(min-width: 60.01rem)").ok().flatten();
    asked.is_some_and(|it| it.matches())
}

/// Whether the page comes from this computer itself, by a name that means another one to everybody else.
pub(crate) fn is_at_home() -> bool {
    let name = window().location().hostname().unwrap_or_default();
    name == "localhost" || name == "[::1]" || name.starts_with("127.")
}

/// What this browser remembers under a name.
pub(crate) fn recall<T: DeserializeOwned>(name: &str) -> Option<T> {
    read(&recall_text(name)?).ok()
}

/// Reads JSON. All of it by way of values, since what reads a type is as heavy again for every other kind of source.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    T::deserialize(&serde_json::from_str::<Value>(text)?)
}

/// The same, as it was written.
pub(crate) fn recall_text(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// The browser's storage is full, or closed to us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unkept;

/// Remembers it.
pub(crate) fn keep<T: Serialize>(name: &str, value: &T) -> Result<(), Unkept> {
    let text = serde_json::to_string(value).map_err(|_| Unkept)?;
    storage().ok_or(Unkept)?.set_item(name, &text).map_err(|_| Unkept)
}

/// Forgets it.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}

/// All names that begin so.
pub(crate) fn names(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let n = storage.length().unwrap_or(0);
    let all = (0..n).filter_map(|i| storage.key(i).ok().flatten());
    all.filter(|name| name.starts_with(beginning)).collect()
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What stands in a file, if it is a text and not too long.
pub(crate) async fn read_text(file: &web_sys::File, longest: f64) -> Option<String> {
    if file.size() > longest {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Whether the device shares things.
pub(crate) fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

/// Hands a text, and an address if there is one, to whatever the device shares with; whether it could.
pub(crate) fn share(text: &str, address: Option<&str>) -> bool {
    let navigator = window().navigator();
    let share = js_sys::Reflect::get(&navigator, &JsValue::from_str("share"));
    let Some(share) = share.ok().and_then(|it| it.dyn_into::<js_sys::Function>().ok()) else {
        return false;
    };
    let what = js_sys::Object::new();
    let set = |name: &str, value: &str| {
        js_sys::Reflect::set(&what, &JsValue::from_str(name), &JsValue::from_str(value)).is_ok()
    };
    set("text", text)
        && address.is_none_or(|address| set("url", address))
        && share.call1(&navigator, &what).is_ok()
}

/// Whether the browser lets us announce things; it asks the person if that is not known yet.
pub(crate) async fn may_notify() -> bool {
    // Some phones have no such thing.
    if !has_notifications() {
        return false;
    }
    let Ok(asked) = web_sys::Notification::request_permission() else { return false };
    JsFuture::from(asked).await.is_ok_and(|answer| answer.as_string().as_deref() == Some("granted"))
}

/// Lets the browser announce something, if it may; one thing at a time about a place. A click leads there.
/// Phones do that only by the service worker, which hears of the click, too: see `assets/sw.js`.
pub(crate) fn notify(text: &str, place: &str) {
    let is_granted = has_notifications()
        && web_sys::Notification::permission() == web_sys::NotificationPermission::Granted;
    if !is_granted {
        return;
    }
    let about = web_sys::NotificationOptions::new();
    about.set_tag(place);
    match web_sys::Notification::new_with_options(text, &about) {
        Ok(notice) => lead_by_click(&notice, place.to_owned()),
        Err(_) => notify_by_worker(text.to_owned(), about),
    }
}

fn lead_by_click(notice: &web_sys::Notification, place: String) {
    let shown = notice.clone();
    let lead = Closure::once_into_js(move || {
        let _ = window().focus();
        let _ = window().location().set_hash(&place);
        shown.close();
    });
    notice.set_onclick(Some(lead.unchecked_ref()));
}

fn notify_by_worker(text: String, about: web_sys::NotificationOptions) {
    spawn_local(async move {
        let ready = window().navigator().service_worker().ready();
        let Ok(ready) = ready else { return };
        if let Ok(worker) = JsFuture::from(ready).await
            && let Ok(worker) = worker.dyn_into::<web_sys::ServiceWorkerRegistration>()
        {
            let _ = worker.show_notification_with_options(&text, &about);
        }
    });
}

fn has_notifications() -> bool {
    js_sys::Reflect::has(&js_sys::global(), &JsValue::from_str("Notification")).unwrap_or(false)
}

/// Puts a text on the clipboard, and says when it is there. Where pages have none, as those without a certificate,
/// the text is shown to be copied by hand.
pub(crate) fn copy(text: &str, is_copied: RwSignal<bool>) {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str("clipboard"));
    let clipboard: Option<web_sys::Clipboard> = clipboard.ok().and_then(|it| it.dyn_into().ok());
    let text = text.to_owned();
    spawn_local(async move {
        let written = match clipboard {
            Some(clipboard) => JsFuture::from(clipboard.write_text(&text)).await.is_ok(),
            None => false,
        };
        if !written {
            let _ = window().prompt_with_message_and_default(&t!("copy-by-hand"), &text);
        }
        is_copied.try_set(written);
    });
}

/// Offers a text as a file to keep.
pub(crate) fn download(name: &str, text: &str) {
    let link = document()
        .create_element("a")
        .ok()
        .and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(link) = link else { return };
    let address = format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text));
    let _ = link.set_attribute("href", &address);
    let _ = link.set_attribute("download", name);
    link.click();
}
