//! Clubs as cards: the four on display and those in my hand.

use green::{ClubType, Hit, Kind, Move, Strike, View};
use leptos::prelude::*;

use super::choice::{Choice, uses};
use super::hole::{stacks, strike};
use super::words;
use crate::playing::confirm::explain;
use crate::t;

/// The four slots, and the way to four others.
#[component]
pub(super) fn Display(choice: Choice) -> impl IntoView {
    let display = Memo::new(move |_| {
        let view = choice.view.read();
        (view.display, view.wind)
    });
    let slots = move || {
        let (display, _) = display.get();
        let view = choice.view.read_untracked();
        let slots = (0..).zip(display);
        slots.map(|(number, club)| slot(choice, &view, number, club)).collect_view()
    };
    view! {
        <section class="g-section" aria-label=t!("green-display")>
            <header>
                <h2>{t!("green-display")}</h2>
                <Act choice mv=Move::Refresh label=t!("green-refresh") />
            </header>
            <div class="g-fan">{slots}</div>
        </section>
    }
}

fn slot(choice: Choice, view: &View, number: u8, club: Option<Kind>) -> AnyView {
    let Some(club) = club else {
        return view! { <span class="g-club empty">{t!("green-empty-slot")}</span> }.into_any();
    };
    let label = t!("green-draw-club", club = words::described(view, club));
    card(choice, view, (club, 1), label, Target::Move(Move::Draw(number))).into_any()
}

/// The clubs I hold.
#[component]
pub(super) fn Hand(choice: Choice) -> impl IntoView {
    let me = choice.session().glance().me;
    let hand = Memo::new(move |_| {
        let view = choice.view.read();
        let clubs = me.and_then(|me| view.hands.get(me).cloned().flatten()).unwrap_or_default();
        (clubs, view.wind)
    });
    let is_discarding =
        Memo::new(move |_| choice.moves.read().iter().any(|mv| matches!(mv, Move::Discard(_))));
    let cards = move || {
        let view = choice.view.read_untracked();
        let card = |(club, n): (Kind, usize)| {
            let target = if is_discarding.get() {
                Target::Move(Move::Discard(club))
            } else {
                Target::Club(club)
            };
            card(choice, &view, (club, n), words::described(&view, club), target)
        };
        stacks(&hand.read().0).into_iter().map(card).collect_view()
    };
    me.map(|_| view! {
        <section class="g-section g-hand" aria-label=t!("green-hand")>
            <header>
                <h2>{move || t!("green-hand-of", n = hand.read().0.len())}</h2>
                <Act choice mv=Move::Retire label=t!("green-retire") />
            </header>
            <div class="g-fan">{cards}</div>
            <p class="quiet" hidden=move || !hand.read().0.is_empty()>{t!("green-empty-hand")}</p>
        </section>
    })
}

/// A move without anything to point at.
#[component]
pub(super) fn Act(choice: Choice, mv: Move, label: String) -> impl IntoView {
    let notation = mv.to_string();
    let mv = StoredValue::new(mv);
    let is_it = move |other: Option<&Move>| mv.with_value(|mv| other == Some(mv));
    let is_legal = Memo::new(move |_| mv.with_value(|mv| choice.moves.read().contains(mv)));
    let is_chosen = move || is_it(choice.mv.read().as_ref());
    let is_hinted = move || is_it(choice.hint.read().as_ref());
    let looks_on = choice.session().glance().me.is_none();
    let press = move |_| {
        if is_legal.get_untracked() {
            mv.with_value(|mv| choice.choose(mv));
        } else {
            explain(choice.session(), &mv.with_value(Move::to_string));
        }
    };
    view! {
        <button type="button" class="button small g-do" class:hinted=is_hinted data-move=notation
            hidden=looks_on aria-disabled=move || (!is_legal.get()).then_some("true")
            aria-pressed=move || is_chosen().to_string() on:click=press>{label}</button>
    }
}

/// What a card is good for.
#[derive(Clone, PartialEq, Debug)]
enum Target {
    /// This move and no other.
    Move(Move),
    /// Every hit with it.
    Club(Kind),
}

impl Target {
    fn is_legal(&self, choice: Choice) -> bool {
        match self {
            Self::Move(mv) => choice.moves.read().contains(mv),
            Self::Club(club) => !choice.hits(*club).is_empty(),
        }
    }

    fn is_in(&self, mv: Option<&Move>) -> bool {
        match (self, mv) {
            (Self::Move(own), Some(mv)) => own == mv,
            (Self::Club(club), Some(Move::Hit(hit))) => uses(hit, *club),
            (Self::Club(_), Some(_)) | (_, None) => false,
        }
    }

    /// The move that pointing at it shows.
    fn shown(&self, choice: Choice) -> Option<Move> {
        match self {
            Self::Move(mv) => Some(mv.clone()),
            Self::Club(club) if choice.club() == Some(*club) => choice.mv.get(),
            Self::Club(club) => choice.plainest(*club).map(Move::Hit),
        }
    }

    /// The move that stands for all it is good for, when none of them can be made.
    fn asked(&self) -> Move {
        match self {
            Self::Move(mv) => mv.clone(),
            Self::Club(club) => Move::Hit(Hit::plain(*club)),
        }
    }

    fn choose(&self, choice: Choice) {
        match self {
            Self::Move(mv) => choice.choose(mv),
            Self::Club(club) => untrack(|| choice.take(*club)),
        }
    }
}

fn card(
    choice: Choice,
    view: &View,
    (club, n): (Kind, usize),
    label: String,
    target: Target,
) -> impl IntoView + use<> {
    let target = StoredValue::new(target);
    let is_legal = Memo::new(move |_| target.with_value(|it| it.is_legal(choice)));
    let is_chosen = move || target.with_value(|it| it.is_in(choice.mv.read().as_ref()));
    let is_hinted = move || target.with_value(|it| it.is_in(choice.hint.read().as_ref()));
    let point = move || {
        if is_legal.get_untracked() {
            choice.pointed.set(target.with_value(|it| untrack(|| it.shown(choice))));
        }
    };
    let leave = move || choice.pointed.set(None);
    let looks_on = choice.session().glance().me.is_none();
    let press = move |_| {
        leave();
        if is_legal.get_untracked() {
            target.with_value(|it| it.choose(choice));
        } else {
            explain(choice.session(), &target.with_value(Target::asked).to_string());
        }
    };
    view! {
        <button type="button" class=format!("g-club {}", club.club_type()) class:hinted=is_hinted
            data-club=club.to_string()
            disabled=looks_on aria-disabled=move || (!is_legal.get()).then_some("true")
            aria-pressed=move || is_chosen().to_string()
            on:pointerenter=move |_| point() on:pointerleave=move |_| leave()
            on:focus=move |_| point() on:blur=move |_| leave()
            on:click=press>
            <span class="for-readers">{label}</span>
            {face(view, club, n)}
        </button>
    }
}

/// What is printed on a card. Readers hear it in sentences.
pub(super) fn face(view: &View, club: Kind, n: usize) -> impl IntoView + use<> {
    let (printed, wind) = (view.content.strike(club), view.wind);
    let number = move |(number, at): (u8, u8)| {
        view! { <i class:now=wind == Some(at)>{number}</i> }
    };
    let by_wind = match printed {
        Strike::Wind(numbers) => Some(numbers.into_iter().zip(1..).map(number).collect_view()),
        Strike::Choice(_) | Strike::Fixed(_) => None,
    };
    let note = match printed {
        Strike::Wind(_) => String::new(),
        Strike::Choice(_) => t!("green-any-of-them"),
        Strike::Fixed(_) => t!("green-in-any-wind"),
    };
    view! {
        <span class="g-face" aria-hidden="true">
            <span class="g-top">
                <b class="g-reach-of">{strike(view, club)}</b>
                {icon(club.club_type())}
            </span>
            <span class="g-name">{words::type_name(club)}</span>
            <span class="g-winds">{by_wind}{note}</span>
            <span class="g-power">{words::power_in_short(club)}</span>
            {(n > 1).then(|| view! { <span class="g-n">{t!("green-copies", n = n)}</span> })}
        </span>
    }
}

/// The head of a club at the end of its shaft.
pub(super) fn icon(club_type: ClubType) -> impl IntoView + use<> {
    const LEANING: &str = "M6 2l8 19";
    let (shaft, head) = match club_type {
        ClubType::Wood => (LEANING, "M13 19c0-4 4-5 9-4 5 1 7 4 6 7-1 4-15 4-15-3z"),
        ClubType::Putter => ("M17 2v18", "M7 20h19v5H7z"),
        ClubType::Hybrid => (LEANING, "M13 20c1-4 6-4 9-3 4 1 6 4 5 6-1 3-13 3-14-3z"),
        ClubType::Iron => (LEANING, "M12 21l13-5c3 0 4 5 1 7l-12 2z"),
        ClubType::Wedge => (LEANING, "M11 22l11-9c5-1 7 6 4 10H13z"),
        ClubType::Chipper => (LEANING, "M12 21l9-4c3 0 4 4 2 6l-10 2z"),
    };
    view! {
        <svg class="g-icon" viewBox="0 0 32 28" aria-hidden="true">
            <path class="g-shaft" d=shaft /><path class="g-head" d=head />
        </svg>
    }
}
