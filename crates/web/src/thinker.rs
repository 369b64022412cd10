//! Bots think in a worker of their own, so that the page never freezes.
//!
//! The worker runs the same module. It is sent a match as text and a seat, and sends back a move:
//! [`think`] is what it calls, [`ask`] what the page calls.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{BotKind, Budget, Dealer, Limits};
use tabletop::{Seat, Seed};
use wasm_bindgen::prelude::*;

use crate::browser;

/// What a bot is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// The match as text. The bot itself is handed the seat's view only: see [`table::Table::advise`].
    pub(crate) log: String,
    /// Who decides.
    pub(crate) seat: u8,
    /// Which bot: `7`, `strong`.
    pub(crate) bot: String,
    /// How long it may think, in milliseconds.
    pub(crate) patience: u32,
    /// For its own dice, as 64 hexadecimal digits.
    pub(crate) seed: String,
}

/// What it answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Thought {
    /// In notation.
    #[serde(rename = "move")]
    pub(crate) mv: String,
    /// Why, in terms that can be put into words.
    pub(crate) reason: Vec<Value>,
}

#[derive(Serialize, Deserialize)]
struct Letter<T> {
    number: u32,
    about: T,
}

/// Called by the worker: answers a letter with a letter.
#[wasm_bindgen]
pub fn think(letter: &str) -> String {
    let Ok(Letter { number, about }) = serde_json::from_str::<Letter<Question>>(letter) else {
        return String::new();
    };
    serde_json::to_string(&Letter { number, about: answer(&about) }).unwrap_or_default()
}

/// What the bot would do, or why it cannot say.
pub(crate) fn answer(question: &Question) -> Result<Thought, String> {
    let table = table::load(&question.log, Dealer::Scripted).map_err(|error| error.to_string())?;
    let bot: BotKind = question.bot.parse().map_err(|error| format!("{error}"))?;
    let seed: Seed = question.seed.parse().map_err(|error| format!("{error}"))?;
    let budget = Budget::Time(Duration::from_millis(question.patience.into()));
    let limits = Limits::new(budget).with_clock(&browser::ticks);
    let advice = table
        .advise(Seat::new(question.seat), bot, &limits, &seed)
        .map_err(|error| error.to_string())?;
    let reason = advice.reason.iter().filter_map(|term| serde_json::to_value(term).ok()).collect();
    Ok(Thought { mv: advice.mv, reason })
}

type Then = Box<dyn FnOnce(Result<Thought, String>)>;

/// On the page itself, a bot thinks so long at most, in milliseconds: meanwhile nothing moves.
const ON_PAGE: u32 = 200;

/// The worker, and who waits for it.
struct Thinker {
    worker: Option<web_sys::Worker>,
    n_asked: u32,
    /// Whether the worker has ever answered: one that never did cannot start.
    has_answered: bool,
    waiting: BTreeMap<u32, (Question, Then)>,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker {
        worker: hire(),
        n_asked: 0,
        has_answered: false,
        waiting: BTreeMap::new(),
    });
}

/// Asks a bot; the answer comes later.
pub(crate) fn ask(question: &Question, then: impl FnOnce(Result<Thought, String>) + 'static) {
    let sent = THINKER.with_borrow_mut(|thinker| {
        let worker = thinker.worker.clone()?;
        thinker.n_asked += 1;
        let letter = Letter { number: thinker.n_asked, about: question };
        let text = serde_json::to_string(&letter).ok()?;
        worker.post_message(&JsValue::from_str(&text)).ok()?;
        Some(thinker.n_asked)
    });
    match sent {
        Some(number) => THINKER.with_borrow_mut(|thinker| {
            thinker.waiting.insert(number, (question.clone(), Box::new(then)));
        }),
        None => then(answer_here(question)),
    }
}

/// Where there are no workers, the page waits for a moment: better than no opponent.
fn answer_here(question: &Question) -> Result<Thought, String> {
    answer(&Question { patience: question.patience.min(ON_PAGE), ..question.clone() })
}

fn hire() -> Option<web_sys::Worker> {
    let options = web_sys::WorkerOptions::new();
    options.set_type(web_sys::WorkerType::Module);
    let address = browser::meta("worker")?;
    let worker = web_sys::Worker::new_with_options(&address, &options).ok()?;
    let heard = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(|event: web_sys::MessageEvent| {
        let letter = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        let Some(Letter { number, about }) = letter else { return };
        let waiting = THINKER.with_borrow_mut(|thinker| {
            thinker.has_answered = true;
            thinker.waiting.remove(&number)
        });
        // Whoever waited may ask anew at once, so he is called with nothing borrowed.
        if let Some((_, then)) = waiting {
            then(about);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let failed = Closure::<dyn FnMut()>::new(dismiss);
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    Some(worker)
}

/// A worker that cannot start is not asked again: the page answers in its place. One that broke while it thought is
/// replaced, and who waited is told.
fn dismiss() {
    let (is_replaced, waiting) = THINKER.with_borrow_mut(|thinker| {
        thinker.worker = if thinker.has_answered { hire() } else { None };
        thinker.has_answered = false;
        (thinker.worker.is_some(), std::mem::take(&mut thinker.waiting))
    });
    for (question, then) in waiting.into_values() {
        then(if is_replaced { Err("the bot broke".into()) } else { answer_here(&question) });
    }
}
