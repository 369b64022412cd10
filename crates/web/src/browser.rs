//! What only a browser has: randomness, a clock, and a place to keep things.

use std::time::Duration;

use leptos::prelude::{document, window};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::Seed;
use wasm_bindgen::{JsCast, JsValue};

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
    hex(&random_bytes::<16>())
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |four_bits: u8| char::from_digit(four_bits.into(), 16);
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).filter_map(digit).collect()
}

/// This page in this tab, as long as it is open: another tab, or the page loaded again, has another one.
pub(crate) fn tab() -> String {
    thread_local! {
        static TAB: String = new_id();
    }
    TAB.with(Clone::clone)
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
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

/// A word of the address before `#`: `?pace=0`.
pub(crate) fn asked_for(name: &str) -> Option<String> {
    let search = window().location().search().ok()?;
    let mut words =
        search.trim_start_matches('?').split('&').filter_map(|word| word.split_once('='));
    words.find(|(it, _)| *it == name).map(|(_, value)| value.to_owned())
}

/// What this browser remembers under a name.
pub(crate) fn recall<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_str(&recall_text(name)?).ok()
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
