//! The page in pieces: the hall is there at once, the rest is fetched when somebody needs it.
//!
//! A function under `#[wasm_split(name)]` and all that only it needs becomes a piece of that name, and calling it means
//! to wait until the piece is there. So whatever the hall itself calls must not lead to a game: games are known by
//! their ids here, and by what [`games`] has brought.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::account::AccountScreen;
use crate::home::{self, Way};
use crate::learn::{self, Coach, GoOn};
use crate::logs::{LogReplay, Logs};
use crate::opening::{Opening, open_to_friends, usual_match};
use crate::playing::finish::Finish;
use crate::playing::{LocalMatch, OnlineMatch, Playing};
use crate::replay::{LocalReplay, OnlineReplay};
use crate::route::Route;
use crate::rules::{Pages, Reading, RulesScreen};
use crate::session::local::{self, Plan};
use crate::session::{Seen, Session};
use crate::settings::SettingsScreen;
use crate::tables::words;
use crate::{games, t};

/// A piece did not come, or is damaged. To ask again is to fetch it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// A match at a table, of any game.
#[derive(Clone, Copy)]
pub(crate) struct TableScreens {
    pub(crate) begin: fn(&Plan) -> Result<String, String>,
    pub(crate) go_on: GoOn,
    pub(crate) local_match: fn(String) -> AnyView,
    /// A match, and whoever explains it.
    pub(crate) playing: fn(Session, AnyView) -> AnyView,
}

/// Brings the screen with a table.
#[wasm_split(table, fallible)]
pub(crate) fn table_screens() -> Result<TableScreens, Missing> {
    Ok(TableScreens {
        begin: local::begin,
        go_on: local::go_on,
        local_match: |id| view! { <LocalMatch id /> }.into_any(),
        playing: |session, coach| view! { <Playing session coach /> }.into_any(),
    })
}

/// How a game is learned.
#[derive(Clone, Copy)]
pub(crate) struct LearnScreens {
    pub(crate) lesson: fn(&str, TableScreens) -> AnyView,
    pub(crate) coach: fn(Session) -> AnyView,
}

/// Brings lessons and the coach, with their words.
pub(crate) async fn learn_screens() -> Result<LearnScreens, Missing> {
    let screens = learn().await?;
    learn::bring_words().await?;
    Ok(screens)
}

#[wasm_split(learn, fallible)]
fn learn() -> Result<LearnScreens, Missing> {
    Ok(LearnScreens {
        lesson: learn::lesson,
        coach: |session| view! { <Coach session /> }.into_any(),
    })
}

/// Brings a lesson and all that it needs.
pub(crate) async fn lesson_screens(game: String) -> Result<(LearnScreens, TableScreens), Missing> {
    spawn_local(async {
        let _ = learn_screens().await;
    });
    let table = with_game(table_screens(), Some(game)).await?;
    Ok((learn_screens().await?, table))
}

/// Brings the screen on which a match is agreed on.
#[wasm_split(opening, fallible)]
pub(crate) fn opening_screen() -> Result<fn(String) -> AnyView, Missing> {
    Ok(|game| view! { <Opening game /> }.into_any())
}

/// What there is to see of matches that are over.
#[derive(Clone, Copy)]
pub(crate) struct RecordScreens {
    pub(crate) finish: fn(Session) -> AnyView,
    pub(crate) local_replay: fn(String) -> AnyView,
    pub(crate) logs: fn() -> AnyView,
    pub(crate) log_replay: fn() -> AnyView,
}

/// Brings what there is to see of matches that are over.
#[wasm_split(record, fallible)]
pub(crate) fn record_screens() -> Result<RecordScreens, Missing> {
    Ok(RecordScreens {
        finish: |session| view! { <Finish session /> }.into_any(),
        local_replay: |id| view! { <LocalReplay id /> }.into_any(),
        logs: || view! { <Logs /> }.into_any(),
        log_replay: || view! { <LogReplay /> }.into_any(),
    })
}

/// Puts into words why a bot would do something.
type InWords = fn(&Seen, &[Value]) -> String;

/// Brings the words for why a bot would do something.
#[wasm_split(reasons, fallible)]
pub(crate) fn reasons() -> Result<InWords, Missing> {
    Ok(words::reason)
}

/// Matches of a server.
#[derive(Clone, Copy)]
pub(crate) struct OnlineScreens {
    pub(crate) play: fn(String) -> AnyView,
    pub(crate) replay: fn(String) -> AnyView,
}

/// Brings the screens for matches of a server.
#[wasm_split(online, fallible)]
pub(crate) fn online_screens() -> Result<OnlineScreens, Missing> {
    Ok(OnlineScreens {
        play: |id| view! { <OnlineMatch id /> }.into_any(),
        replay: |id| view! { <OnlineReplay id /> }.into_any(),
    })
}

/// What the hall has of a server.
#[derive(Clone, Copy)]
pub(crate) struct ServerPart {
    pub(crate) hall: fn(RwSignal<Option<String>>, RwSignal<Vec<Way>>) -> AnyView,
    pub(crate) invite: fn(&str, RwSignal<Option<String>>),
}

/// Brings what the hall has of a server.
#[wasm_split(lobby, fallible)]
pub(crate) fn server_part() -> Result<ServerPart, Missing> {
    Ok(ServerPart {
        hall: home::of_server,
        invite: |game, trouble| open_to_friends(usual_match(game), trouble, Route::go_instead),
    })
}

/// Whatever else one goes to now and then.
#[derive(Clone, Copy)]
pub(crate) struct HouseScreens {
    pub(crate) account: fn() -> AnyView,
    pub(crate) rules: fn(String, Option<String>) -> AnyView,
    /// The rules over a table.
    pub(crate) pages: fn(&'static str, Reading) -> AnyView,
    pub(crate) settings: fn() -> AnyView,
}

/// Brings the other screens.
#[wasm_split(house, fallible)]
pub(crate) fn house_screens() -> Result<HouseScreens, Missing> {
    Ok(HouseScreens {
        account: || view! { <AccountScreen /> }.into_any(),
        rules: |game, place| view! { <RulesScreen game place /> }.into_any(),
        pages: |game, reading| view! { <Pages game reading /> }.into_any(),
        settings: || view! { <SettingsScreen /> }.into_any(),
    })
}

/// Brings these screens, and the game of this id at the same time.
pub(crate) async fn with_game<P>(
    screens: impl Future<Output = Result<P, Missing>>,
    game: Option<String>,
) -> Result<P, Missing> {
    let Some(game) = game else { return screens.await };
    fetch_game(game.clone());
    let screens = screens.await?;
    games::bring(&game).await?;
    Ok(screens)
}

/// Begins to fetch what somebody will want soon; if it does not come, he is told when he wants it.
pub(crate) fn fetch(game: &str) {
    spawn_local(async {
        let _ = table_screens().await;
    });
    fetch_game(game.to_owned());
}

fn fetch_game(game: String) {
    spawn_local(async move {
        let _ = games::bring(&game).await;
    });
}

/// A screen that may still have to come: shown when it is there, and until then `meanwhile`.
pub(crate) fn fetched<P, F>(
    bring: impl Fn() -> F + Send + Sync + 'static,
    meanwhile: impl Fn() -> AnyView + Send + 'static,
    show: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView
where
    P: Copy + Send + Sync + 'static,
    F: Future<Output = Result<P, Missing>> + 'static,
{
    let missing = |words| view! { <main class="page narrow">{words}</main> }.into_any();
    fetched_into(missing, bring, meanwhile, show)
}

/// A part of a screen that may still have to come.
pub(crate) fn fetched_part<P, F>(
    bring: impl Fn() -> F + Send + Sync + 'static,
    show: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView
where
    P: Copy + Send + Sync + 'static,
    F: Future<Output = Result<P, Missing>> + 'static,
{
    let missing = |words| view! { <section>{words}</section> }.into_any();
    fetched_into(missing, bring, || ().into_any(), show)
}

/// A part of a screen that nobody misses: it is there when it has come.
pub(crate) fn fetched_quietly<P, F>(
    bring: impl Fn() -> F + Send + Sync + 'static,
    show: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView
where
    P: Copy + Send + Sync + 'static,
    F: Future<Output = Result<P, Missing>> + 'static,
{
    fetched_into(|_| ().into_any(), bring, || ().into_any(), show)
}

fn fetched_into<P, F>(
    missing: fn(AnyView) -> AnyView,
    bring: impl Fn() -> F + Send + Sync + 'static,
    meanwhile: impl Fn() -> AnyView + Send + 'static,
    show: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView
where
    P: Copy + Send + Sync + 'static,
    F: Future<Output = Result<P, Missing>> + 'static,
{
    let found = RwSignal::new(None);
    let ask = Callback::new(move |()| {
        let later = move |answer| {
            let _ = found.try_set(Some(answer));
        };
        found.set(at_once_or_later(bring(), later));
    });
    ask.run(());
    let again = move |_| ask.run(());
    (move || match found.get() {
        None => meanwhile(),
        Some(Ok(piece)) => show(piece),
        Some(Err(Missing)) => missing(told_missing(again)),
    })
    .into_any()
}

fn told_missing(again: impl FnMut(MouseEvent) + Send + 'static) -> AnyView {
    view! {
        <div id="piece-missing">
            <h1>{t!("piece-missing")}</h1>
            <p role="alert">{t!("piece-missing-why")}</p>
            <button type="button" class="button primary" id="fetch-again" on:click=again>{t!("try-again")}</button>
        </div>
    }
    .into_any()
}

/// What is shown of a place until its piece is there: how far it is, and of a table where its board will be.
pub(crate) fn outline(game: Option<&str>) -> AnyView {
    let class = format!("outline {}", game.unwrap_or("house"));
    view! {
        <main class=class id="coming">
            <p role="status">{t!("piece-comes")}</p>
            <progress class="coming" max="1" aria-label=t!("piece-comes")></progress>
            <div class="shape" aria-hidden="true"></div>
        </main>
    }
    .into_any()
}

/// The answer, if it is there; else it is told later.
fn at_once_or_later<T: 'static>(
    ask: impl Future<Output = T> + 'static,
    later: impl FnOnce(T) + 'static,
) -> Option<T> {
    let mut ask = Box::pin(ask);
    let answer = now(ask.as_mut());
    if answer.is_none() {
        spawn_local(async move { later(ask.await) });
    }
    answer
}

/// What a future has to say without waiting.
pub(crate) fn now<T>(future: Pin<&mut impl Future<Output = T>>) -> Option<T> {
    match future.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => Some(answer),
        Poll::Pending => None,
    }
}
