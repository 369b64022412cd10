//! Logs from elsewhere: chosen, dropped or pasted, checked, and stepped through; or told what is wrong with them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Table;
use tabletop::options::pack_of;
use tabletop::{Header, ToAct};
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, File, FileList};

use crate::playing::finish::in_a_line;
use crate::record::Record;
use crate::replay::{Past, Steps};
use crate::route::Route;
use crate::rules::{Book, Reading, WithRules};
use crate::session::local::{self, Company};
use crate::session::look_back;
use crate::{browser, games, problems, t};

/// No match of ours is nearly as long.
const LONGEST: f64 = 4_000_000.0;

/// What lies on the desk for logs. It stays there while its match is stepped through.
#[derive(Clone, Copy, Default)]
pub(crate) struct Desk {
    text: RwSignal<String>,
    found: RwSignal<Found>,
}

/// The match of the log on the desk. Nothing lies there once the page was loaded anew.
#[component]
pub(crate) fn LogReplay() -> impl IntoView {
    match expect_context::<Desk>().found.get_untracked().past {
        Some(past) => view! { <Steps past /> }.into_any(),
        None => view! { <Logs /> }.into_any(),
    }
}

/// What was found in a log.
#[derive(Clone, Default)]
struct Found {
    /// Of which game it is, as far as that can be read.
    game: Option<&'static str>,
    /// In a sentence.
    answer: String,
    /// What is wrong with it.
    faults: Vec<String>,
    /// The match, as far as it goes.
    past: Option<Past>,
    /// The log of a match that can be gone on with.
    unfinished: Option<String>,
}

/// Where logs are put down.
#[component]
pub(crate) fn Logs() -> impl IntoView {
    let desk: Desk = expect_context();
    let found = desk.found;
    let is_over = RwSignal::new(false);
    let reading = Reading::provide();
    let hover = move |event: DragEvent| {
        event.prevent_default();
        is_over.set(true);
    };
    let drop = move |event: DragEvent| {
        event.prevent_default();
        is_over.set(false);
        if let Some(file) = event.data_transfer().and_then(|it| first(it.files())) {
            desk.read_file(file);
        }
    };
    view! {
        <main class="page narrow log-check" class:hovered=is_over on:dragover=hover on:drop=drop
            on:dragleave=move |_| is_over.set(false)>
            <h1>{t!("logs")}</h1>
            <p>{t!("logs-what")}</p>
            {fields(desk)}
            {buttons(desk)}
            <p id="log-answer" role="status">{move || told(found.read().game, found.read().answer.clone())}</p>
            <ul class="faults">
                {move || {
                    let Found { game, faults, .. } = found.get();
                    faults.into_iter().map(|it| view! { <li>{told(game, it)}</li> }).collect_view()
                }}
            </ul>
            {move || found.read().game.map(|game| view! { <Book game reading /> })}
        </main>
    }
}

/// A log as a file, or as text.
fn fields(desk: Desk) -> impl IntoView {
    let text = desk.text;
    let choose = move |event: web_sys::Event| {
        let input = event.target().and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(file) = input.and_then(|it| first(it.files())) {
            desk.read_file(file);
        }
    };
    view! {
        <label class="field">
            <span>{t!("choose-log")}</span>
            <input type="file" id="log-file" accept=".log,.txt,text/plain" on:change=choose />
        </label>
        <label class="field">
            <span>{t!("paste-log")}</span>
            <textarea id="log-text" rows="10" spellcheck="false" prop:value=text
                on:input:target=move |event| text.set(event.target().value())></textarea>
        </label>
    }
}

/// What can be done with it.
fn buttons(desk: Desk) -> impl IntoView {
    let found = desk.found;
    view! {
        <div class="buttons">
            <button type="button" id="check-log" class="button"
                on:click=move |_| desk.check()>{t!("check-log")}</button>
            <button type="button" id="step-through" class="button primary"
                disabled=move || found.read().past.is_none() on:click=|_| Route::ReplayLog.go()>{t!("replay")}</button>
            <button type="button" id="go-on" class="button" hidden=move || found.read().unfinished.is_none()
                on:click=move |_| desk.go_on()>{t!("go-on")}</button>
        </div>
    }
}

impl Desk {
    /// Puts the text of a file on the desk, and says what was found in it.
    fn read_file(self, file: File) {
        spawn_local(async move {
            let read = browser::read_text(&file, LONGEST).await;
            let answer = match &read {
                Some(log) => check(log).await,
                None => Found { answer: t!("log-unreadable"), ..Found::default() },
            };
            let _ = self.text.try_set(read.unwrap_or_default());
            let _ = self.found.try_set(answer);
        });
    }

    /// Says what is found in the text on the desk.
    fn check(self) {
        let log = self.text.get_untracked();
        // What was found in another log is not said of this one while its game comes.
        self.found.set(Found::default());
        spawn_local(async move {
            let _ = self.found.try_set(check(&log).await);
        });
    }

    /// Goes on with the match, if it is not over.
    fn go_on(self) {
        let Some(log) = self.found.with_untracked(|it| it.unfinished.clone()) else { return };
        match local::go_on(&log, Company::usual()) {
            Ok(id) => Route::Match(id).go(),
            Err(error) => self.found.update(|it| {
                it.answer = t!("log-bad");
                it.faults = vec![problems::unloadable(it.game, &error)];
            }),
        }
    }
}

/// What is wrong, with a way to the rule that says so.
fn told(game: Option<&'static str>, text: String) -> AnyView {
    match game {
        Some(game) => view! { <WithRules game text=Signal::stored(text) /> }.into_any(),
        None => text.into_any(),
    }
}

/// How it ended, with everybody's points.
fn result(table: &dyn Table) -> String {
    let seen = look_back(table, None, Past::nameless(table), Vec::new());
    match seen.ending {
        Some(_) => in_a_line(&seen),
        None => t!("log-not-over", game = games::title(table.game())),
    }
}

fn first(files: Option<FileList>) -> Option<File> {
    files?.get(0)
}

/// Replays a log, or lists everything that is wrong with it. Its game may have to come first.
async fn check(log: &str) -> Found {
    let game = Header::parse(log).map(|header| header.game);
    if games::bring(game.unwrap_or_default()).await.is_err() {
        return Found { answer: t!("piece-missing-why"), ..Found::default() };
    }
    let checked = games::known().check(log, None);
    let past = |table| Some(Past::of(Record::of(table)));
    let game = checked.table.as_ref().map(|table| table.game());
    let faults: Vec<String> =
        checked.faults.iter().map(|fault| problems::fault(game, fault)).collect();
    match checked.table {
        Some(table) if faults.is_empty() => Found {
            game,
            answer: t!(
                "log-good",
                result = result(&*table),
                steps = table.n_steps(),
                hash = table.hash().to_string()
            ),
            // With a pack of somebody else's it can be looked at, and not be gone on with.
            unfinished: Some(log.to_owned())
                .filter(|_| table.to_act() != ToAct::Over)
                .filter(|_| pack_of(&table.options()).is_none()),
            past: past(table),
            faults,
        },
        table => Found {
            game,
            answer: t!("log-bad"),
            faults,
            // Up to the fault it can be looked at all the same.
            past: table.filter(|it| it.n_steps() > 0).and_then(past),
            unfinished: None,
        },
    }
}
