//! Who I am to the server: a guest, or somebody with an account. Nobody needs one to play.

mod history;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Me, NewAccount, Password, PlayerInfo, RatingInfo, Waiting};

use crate::net::NetError;
use crate::{games, language, net, settings, t};
use history::History;

/// What the server knows of me.
#[derive(Clone, Default)]
struct Known {
    me: Option<Me>,
    ratings: Vec<RatingInfo>,
    matches: Vec<Waiting>,
}

/// The screen about it.
#[component]
pub(crate) fn AccountScreen() -> impl IntoView {
    let known = RwSignal::new(None::<Result<Known, NetError>>);
    let look = move || {
        spawn_local(async move {
            let found = ask().await;
            let _ = known.try_set(Some(found));
        });
    };
    look();
    let body = move || match known.get() {
        None => view! { <p role="status">{t!("connecting")}</p> }.into_any(),
        Some(Err(error)) => view! { <p role="status">{error.message()}</p> }.into_any(),
        Some(Ok(known)) => view! { <Body known look=Callback::new(move |()| look()) /> }.into_any(),
    };
    view! {
        <main class="page narrow account">
            <h1>{t!("account")}</h1>
            {body}
        </main>
    }
}

async fn ask() -> Result<Known, NetError> {
    let Some(me) = net::who_am_i().await? else { return Ok(Known::default()) };
    let info: PlayerInfo = net::get(&format!("/api/players/{}", me.player)).await?;
    let matches = net::get("/api/matches/mine").await?;
    Ok(Known { me: Some(me), ratings: info.ratings, matches })
}

#[component]
fn Body(known: Known, look: Callback<()>) -> impl IntoView {
    let Known { me, ratings, matches } = known;
    let account = me.as_ref().filter(|me| !me.guest).map(|me| me.name.clone());
    let guest = me.as_ref().filter(|me| me.guest).map(|me| me.name.clone());
    let wished = guest.clone().unwrap_or_default();
    let has_matches = !matches.is_empty();
    let who = match (&account, &guest) {
        (Some(name), _) => t!("signed-in-as", name = name.clone()),
        (None, Some(name)) if name.is_empty() => t!("guest-without-name"),
        (None, Some(name)) => t!("guest-called", name = name.clone()),
        (None, None) => t!("nobody-yet"),
    };
    let forms = account.is_none().then(|| {
        view! {
            <p>{t!("account-why")}</p>
            {has_matches.then(|| view! { <p class="quiet">{t!("account-keeps")}</p> })}
            <div class="forms">
                <Entrance way=Way::SignUp name=wished look />
                <Entrance way=Way::SignIn name=String::new() look />
            </div>
        }
    });
    view! {
        <p role="status" id="who-am-i">{who}</p>
        {account.is_some().then(|| view! { <SignOut look /> })}
        {forms}
        {(!ratings.is_empty()).then(|| view! { <Ratings ratings /> })}
        {has_matches.then(|| view! { <History matches /> })}
    }
}

/// Which door.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    SignUp,
    SignIn,
}

impl Way {
    const fn id(self) -> &'static str {
        match self {
            Self::SignUp => "sign-up",
            Self::SignIn => "sign-in",
        }
    }

    const fn path(self) -> &'static str {
        match self {
            Self::SignUp => "/api/account",
            Self::SignIn => "/api/login",
        }
    }

    /// What a keeper of passwords makes of the field.
    const fn autocomplete(self) -> &'static str {
        match self {
            Self::SignUp => "new-password",
            Self::SignIn => "current-password",
        }
    }
}

/// Name and password.
#[component]
fn Entrance(way: Way, name: String, look: Callback<()>) -> impl IntoView {
    let name = RwSignal::new(name);
    let password = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let is_busy = RwSignal::new(false);
    let enter = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let password = Password(password.get_untracked());
        let claim = NewAccount { name: name.get_untracked(), password };
        is_busy.set(true);
        spawn_local(async move {
            match net::post::<Me>(way.path(), &claim).await {
                Ok(me) => {
                    settings::set_name(&me.name);
                    look.run(());
                }
                Err(error) => drop(trouble.try_set(Some(error.message()))),
            }
            let _ = is_busy.try_set(false);
        });
    };
    let id = way.id();
    view! {
        <form class="entrance" id=id on:submit=enter>
            <h2>{t!(id)}</h2>
            <label class="field">
                <span>{t!("account-name")}</span>
                <input type="text" required maxlength="30" autocomplete="username" prop:value=name
                    on:input:target=move |event| name.set(event.target().value()) />
            </label>
            <label class="field">
                <span>{t!("account-password")}</span>
                <input type="password" required minlength="8" maxlength="200" autocomplete=way.autocomplete()
                    prop:value=password on:input:target=move |event| password.set(event.target().value()) />
                {(way == Way::SignUp).then(|| view! { <small>{t!("account-password-how")}</small> })}
            </label>
            <p class="notice" role="alert">{trouble}</p>
            <button type="submit" class="button primary" disabled=is_busy>{t!(id)}</button>
        </form>
    }
}

#[component]
fn SignOut(look: Callback<()>) -> impl IntoView {
    let trouble = RwSignal::new(None::<String>);
    let leave = move |_| {
        spawn_local(async move {
            match net::tell("/api/logout").await {
                Ok(()) => look.run(()),
                Err(error) => drop(trouble.try_set(Some(error.message()))),
            }
        });
    };
    view! {
        <p class="notice" role="alert">{trouble}</p>
        <div class="buttons">
            <button type="button" class="button" id="sign-out" on:click=leave>{t!("sign-out")}</button>
        </div>
    }
}

#[component]
fn Ratings(ratings: Vec<RatingInfo>) -> impl IntoView {
    let row = |it: RatingInfo| {
        let about = t!(
            "rating-about",
            rating = language::decimal(it.rating, 1),
            uncertainty = language::decimal(it.uncertainty, 1),
            n = it.matches
        );
        view! { <li><strong>{games::title(&it.game)}</strong><span class="quiet">{about}</span></li> }
    };
    view! {
        <section class="kept">
            <h2>{t!("ratings")}</h2>
            <ul>{ratings.into_iter().map(row).collect_view()}</ul>
        </section>
    }
}
