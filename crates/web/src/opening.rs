//! A new match: against bots here, or with friends by a link.

mod seats;
mod terms;

use std::collections::BTreeMap;

use faces::OptionWords;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Made, NewMatch, Promised, SeatPlan, Terms};
use table::{Dealer, GameKind, Level};
use tabletop::{OptionKind, OptionSpec, Seat, Seed, hex};
use wasm_bindgen::JsCast;

use crate::language::in_words;
use crate::net::NetError;
use crate::route::Route;
use crate::session::local::{self, Plan};
use crate::{browser, games, language, net, problems, settings, t};
use seats::SeatFields;
use terms::{Agreed, TermsFields};

pub(crate) use terms::terms_in_words;

/// What is chosen so far; what is not named has its default.
type Chosen = RwSignal<BTreeMap<&'static str, String>>;

/// The form for a new match.
#[component]
pub(crate) fn Opening(game: String) -> impl IntoView {
    games::get(&game).map(|game| view! { <Form kind=game.kind /> })
}

#[component]
fn Form(kind: &'static dyn GameKind) -> impl IntoView {
    let chosen: Chosen = RwSignal::new(BTreeMap::new());
    let level = RwSignal::new(settings::current().level);
    let trouble = RwSignal::new(None::<String>);
    let (plan, agreed) = (seats::usual(), Agreed::new());
    let opened = Memo::new(move |_| n_seats(kind, &chosen.read()));
    let problem = Memo::new(move |_| opened.get().err());
    let n_seats = Memo::new(move |_| opened.get().unwrap_or(0));
    let start = move |_| {
        let mut settings = settings::current();
        settings.level = level.get_untracked();
        settings::set(&settings);
        let plan = Plan {
            game: kind.id().into(),
            options: options_of(chosen).collect(),
            me: Some(Seat::new(0)),
            level: level.get_untracked(),
        };
        match local::begin(&plan) {
            Ok(id) => Route::Match(id).go(),
            Err(message) => trouble.set(Some(message)),
        }
    };
    let invite = move |_| {
        let mut new = NewMatch {
            seats: seats::planned(&plan.read_untracked(), n_seats.get_untracked()),
            terms: agreed.terms(level.get_untracked()),
            ..usual_match(kind.id())
        };
        // To collect them would be to sort them, which takes much more code.
        new.options.extend(options_of(chosen));
        open_to_friends(new, trouble, Route::go);
    };
    // Content packs are files of a server's keeper; a page has none.
    let options = kind.options().iter().filter(|spec| !matches!(spec.kind, OptionKind::Content));
    browser::mark_page("at-form");
    view! {
        <main class="page narrow opening">
            <h1>{t!("new-match", game = games::title(kind.id()))}</h1>
            {options.map(|spec| view! { <OptionField kind spec chosen /> }).collect_view()}
            <LevelField level />
            <details class="terms">
                <summary>{t!("terms")}</summary>
                <div class="fields">
                    <SeatFields plan n_seats />
                    <TermsFields agreed />
                </div>
            </details>
            <p class="notice" role="status">
                {move || problem.get().or_else(|| trouble.get())}
            </p>
            <div class="buttons">
                <button type="button" class="button primary" id="start"
                    disabled=move || problem.read().is_some() on:click=start>{t!("play-bots")}</button>
                <button type="button" class="button" id="invite"
                    disabled=move || problem.read().is_some() on:click=invite>{t!("play-friends")}</button>
            </div>
        </main>
    }
}

/// What was chosen, as it is told to who opens the match.
fn options_of(chosen: Chosen) -> impl Iterator<Item = (String, String)> {
    chosen.get_untracked().into_iter().map(|(name, value)| (name.to_owned(), value))
}

/// What friends play who have not chosen anything.
pub(crate) fn usual_match(game: &str) -> NewMatch {
    NewMatch {
        game: game.into(),
        options: BTreeMap::new(),
        seats: vec![SeatPlan::Me],
        terms: Terms { bot: settings::current().level, ..Terms::default() },
        entropy: Some(hex::digits(&browser::random_bytes::<32>())),
        commitment: None,
    }
}

/// Makes a match that friends join by its link, and goes there.
pub(crate) fn open_to_friends(new: NewMatch, trouble: RwSignal<Option<String>>, go: fn(&Route)) {
    spawn_local(async move {
        match make(&new).await {
            Ok(made) => go(&Route::Table(made.id)),
            Err(error) => drop(trouble.try_set(Some(error.message()))),
        }
    });
}

/// Makes a match on the server.
async fn make(new: &NewMatch) -> Result<Made, NetError> {
    net::introduce_myself().await?;
    // The server draws its part of the shuffle before it sees ours.
    let promised = net::order::<Promised>("/api/commitments").await?;
    let bound = NewMatch { commitment: Some(promised.commitment), ..new.clone() };
    match net::post("/api/matches", &bound).await {
        // Another server answered, of several that share a database: it has promised nothing.
        Err(error) if error.code() == Some(Code::NotNow) => net::post("/api/matches", new).await,
        made => made,
    }
}

/// How many seats a match with these options has, or why it cannot be played.
fn n_seats(kind: &dyn GameKind, chosen: &BTreeMap<&'static str, String>) -> Result<usize, String> {
    let pairs: Vec<(&str, &str)> =
        chosen.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let opened = kind.open(&pairs, Dealer::Seeded(Seed::from(0)));
    opened.map(|table| table.n_seats().into()).map_err(|error| problems::options(kind.id(), &error))
}

/// What is chosen if this option gets that value: what no longer goes with it has its default again.
fn with(
    kind: &dyn GameKind,
    chosen: &BTreeMap<&'static str, String>,
    name: &'static str,
    value: String,
) -> BTreeMap<&'static str, String> {
    let mut with = chosen.clone();
    with.insert(name, value.clone());
    if n_seats(kind, &with).is_ok() {
        return with;
    }
    let without = |other: &'static str| {
        let mut without = with.clone();
        without.remove(other);
        without
    };
    let mut others = chosen.keys().filter(|other| **other != name).map(|other| without(other));
    let one_less = others.find(|without| n_seats(kind, without).is_ok());
    one_less.unwrap_or_else(|| BTreeMap::from([(name, value)]))
}

/// One option, with what it does.
#[component]
fn OptionField(
    kind: &'static dyn GameKind,
    spec: &'static OptionSpec,
    chosen: Chosen,
) -> impl IntoView {
    let game = kind.id();
    let set = move |value: String| {
        chosen.update(|chosen| *chosen = with(kind, chosen, spec.name, value));
    };
    let value =
        move || chosen.read().get(spec.name).cloned().unwrap_or_else(|| spec.default.to_owned());
    let values: Vec<String> = match spec.kind {
        OptionKind::Flag => {
            return view! {
                <label class="choice">
                    <input type="checkbox" prop:checked=move || value() == "true"
                        on:change:target=move |event| {
                            let yes = event.target().unchecked_ref::<web_sys::HtmlInputElement>().checked();
                            set(yes.to_string());
                        } />
                    <span>{in_words(&words(game).name(spec))}<small>{in_words(&words(game).help(spec))}</small></span>
                </label>
            }.into_any();
        }
        OptionKind::Number { min, max } => (min..=max).map(|n| n.to_string()).collect(),
        OptionKind::Choice { values } => values.iter().map(ToString::to_string).collect(),
        // Who begins and who plays whom is drawn or chosen in play.
        OptionKind::Seat | OptionKind::List { .. } | OptionKind::Content => return ().into_any(),
    };
    // A number of players that this mode does not have is not offered.
    let is_possible = move |word: &&String| {
        let mut with = chosen.get();
        with.insert(spec.name, (*word).clone());
        !matches!(spec.kind, OptionKind::Number { .. }) || n_seats(kind, &with).is_ok()
    };
    let option = move |word: &String| {
        let (shown, word) = (in_words(&words(game).value(spec, word)), word.clone());
        view! { <option value=word.clone() selected=move || value() == word>{shown}</option> }
    };
    let options = move || values.iter().filter(is_possible).map(option).collect_view();
    view! {
        <label class="field">
            <span>{in_words(&words(game).name(spec))}</span>
            <select name=spec.name on:change:target=move |event| {
                set(event.target().unchecked_ref::<web_sys::HtmlSelectElement>().value());
            }>{options}</select>
            <small>{in_words(&words(game).help(spec))}</small>
        </label>
    }
    .into_any()
}

/// How strong the bots are.
#[component]
fn LevelField(level: RwSignal<u8>) -> impl IntoView {
    let option = move |number: u8| {
        let label = t!("level-named", n = number, what = t!(&format!("level-{number}")));
        view! { <option value=number.to_string() selected=move || level.get() == number>{label}</option> }
    };
    view! {
        <label class="field">
            <span>{t!("bots-level")}</span>
            <select name="level" on:change:target=move |event| {
                let value = event.target().unchecked_ref::<web_sys::HtmlSelectElement>().value();
                if let Ok(number) = value.parse() {
                    level.set(number);
                }
            }>{Level::all().map(|level| option(level.number())).collect_view()}</select>
        </label>
    }
}

/// What this page says of the options of a game.
fn words(game: &str) -> OptionWords<'_> {
    OptionWords { game, has: language::has }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_longer_goes_with_the_mode_is_forgotten() {
        let kind = table::find("ingenious").unwrap();
        let chosen = BTreeMap::from([("seats", "3".to_owned()), ("open_talk", "false".to_owned())]);
        let solo = with(kind, &chosen, "mode", "solo".into());
        assert_eq!(n_seats(kind, &solo), Ok(1));
        assert!(!solo.contains_key("seats") && solo.contains_key("open_talk"), "{solo:?}");
        assert_eq!(n_seats(kind, &with(kind, &solo, "seats", "4".into())), Ok(4));
    }

    #[test]
    fn every_option_that_is_asked_for_has_a_name_and_help_and_every_choice_its_words() {
        let mut missing = Vec::new();
        for kind in table::games() {
            for spec in kind.options() {
                let mut asked = vec![spec.name.to_owned(), format!("{}-what", spec.name)];
                match spec.kind {
                    OptionKind::Choice { values } => {
                        asked.extend(values.iter().map(|value| format!("{}-{value}", spec.name)));
                    }
                    OptionKind::Flag | OptionKind::Number { .. } => {}
                    OptionKind::Seat | OptionKind::List { .. } | OptionKind::Content => continue,
                }
                missing.extend(
                    asked
                        .into_iter()
                        .filter(|it| words(kind.id()).about(it).is_none())
                        .map(|it| (kind.id(), it)),
                );
            }
        }
        assert!(missing.is_empty(), "not in locales/en: {missing:?}");
    }
}
