//! What is agreed with friends besides the rules: the clock, who may come, who may look on, and whether it counts.

use leptos::prelude::*;
use protocol::{Clock, Terms};
use wasm_bindgen::JsCast;

use crate::{language, t};

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

/// Clocks to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pace {
    /// Nobody hurries.
    None,
    /// So many minutes for each decision.
    Move(u32),
    /// So many minutes for everything, and some seconds for each decision.
    Match(u32),
    /// So many days for each decision.
    Days(u32),
}

impl Pace {
    const ALL: [Self; 9] = [
        Self::None,
        Self::Move(1),
        Self::Move(3),
        Self::Match(10),
        Self::Match(20),
        Self::Match(45),
        Self::Days(1),
        Self::Days(3),
        Self::Days(7),
    ];

    /// Added by each decision where the whole match has a time.
    const INCREMENT: u32 = 10;

    const fn clock(self) -> Clock {
        let none = Clock { per_move: None, per_match: None, increment: 0 };
        match self {
            Self::None => none,
            Self::Move(minutes) => Clock { per_move: Some(minutes * MINUTE), ..none },
            Self::Match(minutes) => {
                let (per_match, increment) = (Some(minutes * MINUTE), Self::INCREMENT);
                Clock { per_match, increment, ..none }
            }
            Self::Days(days) => Clock { per_move: Some(days * DAY), ..none },
        }
    }
}

/// Who may look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Onlookers {
    Anybody,
    /// Later by so many minutes.
    Later(u32),
    Nobody,
}

impl Onlookers {
    const ALL: [Self; 4] = [Self::Anybody, Self::Later(1), Self::Later(5), Self::Nobody];

    fn label(self) -> String {
        match self {
            Self::Anybody => t!("onlookers-anybody"),
            Self::Later(minutes) => t!("onlookers-later", n = minutes),
            Self::Nobody => t!("onlookers-nobody"),
        }
    }
}

/// What is chosen so far. Copies are the same choice.
#[derive(Clone, Copy)]
pub(super) struct Agreed {
    pace: RwSignal<Pace>,
    is_public: RwSignal<bool>,
    is_rated: RwSignal<bool>,
    onlookers: RwSignal<Onlookers>,
}

impl Agreed {
    /// By link only, friendly, without a clock: what most people want.
    pub(super) fn new() -> Self {
        Self {
            pace: RwSignal::new(Pace::None),
            is_public: RwSignal::new(false),
            is_rated: RwSignal::new(false),
            onlookers: RwSignal::new(Onlookers::Anybody),
        }
    }

    /// As the server wants it.
    pub(super) fn terms(self, bot: u8) -> Terms {
        let (pace, onlookers) = (self.pace.get_untracked(), self.onlookers.get_untracked());
        let is_by_correspondence = matches!(pace, Pace::Days(_));
        let usual = Terms::default();
        Terms {
            public: self.is_public.get_untracked(),
            rated: self.is_rated.get_untracked(),
            clock: pace.clock(),
            // Who plays by correspondence is away most of the time.
            grace: if is_by_correspondence { 0 } else { usual.grace },
            spectators: onlookers != Onlookers::Nobody,
            delay: if let Onlookers::Later(minutes) = onlookers { minutes * MINUTE } else { 0 },
            bot,
            ..usual
        }
    }
}

/// The fields for it.
#[component]
pub(super) fn TermsFields(agreed: Agreed) -> impl IntoView {
    let paces = Pace::ALL.into_iter().map(|pace| (in_words(&pace.clock()), pace)).collect();
    let onlookers = Onlookers::ALL.into_iter().map(|it| (it.label(), it)).collect();
    view! {
        {list("clock", t!("clock"), paces, agreed.pace)}
        {tick("public", t!("term-public"), t!("term-public-what"), agreed.is_public)}
        {tick("rated", t!("term-rated"), t!("term-rated-what"), agreed.is_rated)}
        {list("onlookers", t!("onlookers"), onlookers, agreed.onlookers)}
    }
}

fn list<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    label: String,
    values: Vec<(String, T)>,
    chosen: RwSignal<T>,
) -> AnyView {
    let all: Vec<T> = values.iter().map(|(_, value)| *value).collect();
    let option = move |(i, (label, value)): (usize, (String, T))| {
        view! { <option value=i.to_string() selected=move || chosen.get() == value>{label}</option> }
    };
    let choose = move |event: web_sys::Event| {
        let list = event.target().and_then(|it| it.dyn_into::<web_sys::HtmlSelectElement>().ok());
        let value = list.and_then(|it| all.get(it.value().parse::<usize>().ok()?).copied());
        if let Some(value) = value {
            chosen.set(value);
        }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select name=name on:change=choose>{values.into_iter().enumerate().map(option).collect_view()}</select>
        </label>
    }
    .into_any()
}

fn tick(name: &'static str, label: String, what: String, chosen: RwSignal<bool>) -> AnyView {
    let choose = move |event: web_sys::Event| {
        let field = event.target().and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok());
        chosen.set(field.is_some_and(|it| it.checked()));
    };
    view! {
        <label class="choice">
            <input type="checkbox" name=name prop:checked=chosen on:change=choose />
            <span>{label}<small>{what}</small></span>
        </label>
    }
    .into_any()
}

/// A clock as people say it.
fn in_words(clock: &Clock) -> String {
    match (clock.per_move, clock.per_match) {
        (Some(seconds), _) if seconds >= DAY => t!("clock-days", n = seconds / DAY),
        (Some(seconds), _) => t!("clock-move", n = seconds / MINUTE),
        (None, Some(seconds)) => {
            t!("clock-match", n = seconds / MINUTE, increment = clock.increment)
        }
        (None, None) => t!("clock-none"),
    }
}

/// Terms in a line, for those who are invited.
pub(crate) fn terms_in_words(terms: &Terms) -> String {
    let rated = if terms.rated { t!("is-rated") } else { t!("is-friendly") };
    let public = if terms.public { t!("is-public") } else { t!("is-by-link") };
    language::labels([in_words(&terms.clock), rated, public])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_is_one_that_the_server_takes_and_has_words_of_its_own() {
        let mut seen = Vec::new();
        for pace in Pace::ALL {
            let clock = pace.clock();
            for seconds in [clock.per_move, clock.per_match].into_iter().flatten() {
                assert!((1..=31 * DAY).contains(&seconds), "{pace:?}");
            }
            let words = in_words(&clock);
            assert!(!seen.contains(&words), "{words}");
            seen.push(words);
        }
    }
}
