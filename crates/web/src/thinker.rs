//! Bots think in a worker of their own, so that the page never freezes.
//!
//! The worker runs the page's module without its screens, and brings the bots of a game. It is sent a match as text and a seat, and sends back a move:
//! [`think`] is what it calls, [`ask`] what the page calls.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{BotKind, Budget, Limits, Playable};
use tabletop::{Header, Seat, Seed};
use wasm_bindgen::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::pieces::Missing;
use crate::{browser, games};

/// What a bot is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// The match as text. The bot itself is handed the seat's view only: see [`table::advise()`].
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Thought {
    /// In notation.
    #[serde(rename = "move")]
    pub(crate) mv: String,
    /// Why, in terms that can be put into words (`table::Term`): only hints need to read them.
    pub(crate) reason: Vec<Value>,
    /// Whether the worker had to be started again for it.
    #[serde(skip)]
    pub(crate) is_second: bool,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Stuck {
    /// The bots of this game did not come. To ask again is to fetch them again.
    Missing,
    /// Something else, for programmers.
    Broken(String),
}

impl From<Missing> for Stuck {
    fn from(Missing: Missing) -> Self {
        Self::Missing
    }
}

impl From<&str> for Stuck {
    fn from(why: &str) -> Self {
        Self::Broken(why.to_owned())
    }
}

impl Stuck {
    fn because<E: Display>(error: E) -> Self {
        Self::saying(&error)
    }

    fn saying(error: &dyn Display) -> Self {
        Self::Broken(error.to_string())
    }
}

#[derive(Serialize, Deserialize)]
struct Letter<T> {
    number: u32,
    about: T,
}

/// Called by the worker: answers a letter with a letter. One with nothing but the name of a game asks for its bots to be
/// ready, and is sent back when they are.
#[wasm_bindgen]
pub async fn think(letter: String) -> String {
    if let Some(fetch) = games::bots(&letter) {
        return fetch().await.map_or_else(|Missing| String::new(), |_| letter);
    }
    let Ok(Letter { number, about }) = browser::read::<Letter<Question>>(&letter) else {
        return String::new();
    };
    serde_json::to_string(&Letter { number, about: answer(about).await }).unwrap_or_default()
}

/// What bots of one game answer. They are a piece of their own, which the page does without.
pub(crate) type Answer = fn(&Question) -> Result<Thought, Stuck>;

#[wasm_split(bots_minigolf, fallible)]
pub(crate) fn minigolf() -> Result<Answer, Missing> {
    Ok(advised::<::minigolf::Minigolf>)
}

#[wasm_split(bots_ingenious, fallible)]
pub(crate) fn ingenious() -> Result<Answer, Missing> {
    Ok(advised::<::ingenious::Ingenious>)
}

#[wasm_split(bots_green, fallible)]
pub(crate) fn green() -> Result<Answer, Missing> {
    Ok(advised::<::green::Green>)
}

#[cfg(not(target_family = "wasm"))]
#[wasm_split(bots_pips, fallible)]
pub(crate) fn pips() -> Result<Answer, Missing> {
    Ok(advised::<::pips::Pips>)
}

/// What the bot would do, or why it cannot say.
async fn answer(question: Question) -> Result<Thought, Stuck> {
    let header = Header::parse(&question.log).map_err(Stuck::because)?;
    let fetch = games::bots(header.game).ok_or("no bot knows this game")?;
    let answer = fetch().await?;
    answer(&question)
}

fn advised<G: Playable>(question: &Question) -> Result<Thought, Stuck> {
    let bot: BotKind = question.bot.parse().map_err(Stuck::because)?;
    let seed: Seed = question.seed.parse().map_err(Stuck::because)?;
    let budget = Budget::Time(Duration::from_millis(question.patience.into()));
    let limits = Limits::new(budget).with_clock(&browser::ticks);
    let seat = Seat::try_from(question.seat).map_err(Stuck::because)?;
    let advice = table::advise::<G>(&question.log, seat, bot, &limits, &seed);
    let advice = advice.map_err(Stuck::because)?;
    let reason = advice.reason.iter().filter_map(|term| serde_json::to_value(term).ok()).collect();
    Ok(Thought { mv: advice.mv, reason, is_second: false })
}

type Then = Box<dyn FnOnce(Result<Thought, Stuck>)>;

/// On the page itself, a bot thinks so long at most, in milliseconds: meanwhile nothing moves.
const ON_PAGE: u32 = 200;

/// A worker that says nothing for so much longer than it may think hangs.
const SILENCE: Duration = Duration::from_secs(5);

/// The first answer of a game may take longer: the worker is set up, and its bots are fetched.
const START: Duration = Duration::from_secs(20);

/// The worker, and who waits for it.
struct Thinker {
    worker: Option<web_sys::Worker>,
    n_asked: u32,
    /// Whether the worker has ever said anything: one that never did cannot start.
    is_ready: bool,
    /// The games whose bots are there.
    games: Vec<String>,
    waiting: BTreeMap<u32, Waiting>,
}

impl Thinker {
    /// How much longer than it may think it may be silent about this.
    fn patience(&self, question: &Question) -> Duration {
        let has_bots = |header: Header<'_>| self.games.iter().any(|game| game == header.game);
        let is_there = self.is_ready && Header::parse(&question.log).is_ok_and(has_bots);
        if is_there { SILENCE } else { START }
    }
}

/// Somebody who waits for an answer.
struct Waiting {
    question: Question,
    then: Then,
    /// Whether it is asked for the second time.
    is_second: bool,
}

impl Waiting {
    fn answered(self, answer: Result<Thought, Stuck>) {
        let is_second = self.is_second;
        (self.then)(answer.map(|thought| Thought { is_second, ..thought }));
    }
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker {
        worker: hire(),
        n_asked: 0,
        is_ready: false,
        games: Vec::new(),
        waiting: BTreeMap::new(),
    });
}

/// Lets the worker bring the bots of a game while the table is still being laid.
pub(crate) fn wake(game: &str) {
    THINKER.with_borrow(|thinker| {
        if let Some(worker) = &thinker.worker {
            let _ = worker.post_message(&JsValue::from_str(game));
        }
    });
}

/// Asks a bot; the answer comes later.
pub(crate) fn ask(question: Question, then: impl FnOnce(Result<Thought, Stuck>) + 'static) {
    send(Waiting { question, then: Box::new(then), is_second: false });
}

fn send(waiting: Waiting) {
    let sent = THINKER.with_borrow_mut(|thinker| {
        let worker = thinker.worker.clone()?;
        thinker.n_asked += 1;
        let letter = Letter { number: thinker.n_asked, about: &waiting.question };
        let text = serde_json::to_string(&letter).ok()?;
        worker.post_message(&JsValue::from_str(&text)).ok()?;
        Some((thinker.n_asked, thinker.patience(&waiting.question)))
    });
    let Some((number, silence)) = sent else {
        return spawn_local(async move {
            let answer = answer_here(&waiting.question).await;
            waiting.answered(answer);
        });
    };
    let patience = Duration::from_millis(waiting.question.patience.into()) + silence;
    THINKER.with_borrow_mut(|thinker| thinker.waiting.insert(number, waiting));
    let is_waited_for = move || THINKER.with_borrow(|it| it.waiting.contains_key(&number));
    let check = move || {
        if is_waited_for() {
            dismiss();
        }
    };
    set_timeout(check, patience);
}

/// Where there are no workers, the page waits for a moment: better than no opponent.
async fn answer_here(question: &Question) -> Result<Thought, Stuck> {
    answer(Question { patience: question.patience.min(ON_PAGE), ..question.clone() }).await
}

fn hire() -> Option<web_sys::Worker> {
    let options = web_sys::WorkerOptions::new();
    options.set_type(web_sys::WorkerType::Module);
    let address = browser::meta("worker")?;
    let worker = web_sys::Worker::new_with_options(&address, &options).ok()?;
    let heard = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(|event: web_sys::MessageEvent| {
        THINKER.with_borrow_mut(|thinker| thinker.is_ready = true);
        let text = event.data().as_string().unwrap_or_default();
        if games::bots(&text).is_some() {
            THINKER.with_borrow_mut(|thinker| thinker.games.push(text));
            return;
        }
        let letter = browser::read(&text).ok();
        let Some(Letter { number, about }) = letter else { return };
        let waiting = THINKER.with_borrow_mut(|thinker| thinker.waiting.remove(&number));
        // Whoever waited may ask anew at once, so he is called with nothing borrowed.
        if let Some(waiting) = waiting {
            waiting.answered(about);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let failed = Closure::<dyn FnMut()>::new(dismiss);
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    Some(worker)
}

/// A worker that cannot start is not asked again: the page answers in its place. One that broke or fell silent while it
/// thought is replaced, and asked once more.
fn dismiss() {
    let (waiting, is_replaced) = THINKER.with_borrow_mut(|thinker| {
        if let Some(worker) = thinker.worker.take() {
            worker.terminate();
        }
        thinker.worker = thinker.is_ready.then(hire).flatten();
        thinker.is_ready = false;
        thinker.games.clear();
        (std::mem::take(&mut thinker.waiting), thinker.worker.is_some())
    });
    for it in waiting.into_values() {
        if it.is_second {
            it.answered(Err("the bot broke twice".into()));
        } else {
            send(Waiting { is_second: is_replaced, ..it });
        }
    }
}
