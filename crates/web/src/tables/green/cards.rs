//! Clubs as cards: the four on display and those in my hand.

use green::{Kind, Strike};
use leptos::prelude::*;

use super::choice::Choice;
use super::hole::{Hole, club_type, stacks};
use super::words;
use crate::playing::confirm::explain;
use crate::t;

/// The four slots, and the way to four others.
#[component]
pub(super) fn Display(choice: Choice) -> impl IntoView {
    let display = Memo::new(move |_| {
        let hole = choice.hole.read();
        (hole.display.clone(), hole.wind)
    });
    let slots = move || {
        let (display, _) = display.get();
        let hole = choice.hole.read_untracked();
        let slot = |(i, club): (usize, &Option<String>)| slot(choice, &hole, i, club.as_deref());
        display.iter().enumerate().map(slot).collect_view()
    };
    view! {
        <section class="g-section" aria-label=t!("green-display")>
            <header>
                <h2>{t!("green-display")}</h2>
                <Act choice mv="refresh" label=t!("green-refresh") />
            </header>
            <div class="g-fan">{slots}</div>
        </section>
    }
}

fn slot(choice: Choice, hole: &Hole, i: usize, club: Option<&str>) -> AnyView {
    let Some(club) = club else {
        return view! { <span class="g-club empty">{t!("green-empty-slot")}</span> }.into_any();
    };
    let mv = format!("draw {i}");
    let label = t!("green-draw-club", club = words::described(hole, club));
    card(choice, hole, (club, 1), label, Target::Move(mv)).into_any()
}

/// The clubs I hold.
#[component]
pub(super) fn Hand(choice: Choice) -> impl IntoView {
    let me = choice.session().glance().me.map(tabletop::Seat::index);
    let hand = Memo::new(move |_| {
        let hole = choice.hole.read();
        let clubs = me.and_then(|me| hole.hands.get(me).cloned().flatten()).unwrap_or_default();
        (clubs, hole.wind)
    });
    let is_discarding =
        choice.session().part(|seen| seen.moves.iter().any(|mv| mv.starts_with("discard ")));
    let cards = move || {
        let hole = choice.hole.read_untracked();
        let target = |club: &str| {
            if is_discarding.get() {
                return Some(Target::Move(format!("discard {club}")));
            }
            club.parse().ok().map(Target::Club)
        };
        let card = |(club, n): (String, usize)| {
            let target = target(&club)?;
            let label = words::described(&hole, &club);
            Some(card(choice, &hole, (&club, n), label, target))
        };
        stacks(&hand.read().0).into_iter().map(card).collect_view()
    };
    me.map(|_| view! {
        <section class="g-section g-hand" aria-label=t!("green-hand")>
            <header>
                <h2>{move || t!("green-hand-of", n = hand.read().0.len())}</h2>
                <Act choice mv="retire" label=t!("green-retire") />
            </header>
            <div class="g-fan">{cards}</div>
            <p class="quiet" hidden=move || !hand.read().0.is_empty()>{t!("green-empty-hand")}</p>
        </section>
    })
}

/// A move without anything to point at.
#[component]
pub(super) fn Act(choice: Choice, #[prop(into)] mv: String, label: String) -> impl IntoView {
    let mv = StoredValue::new(mv);
    let is_legal = choice.session().part(move |seen| seen.moves.contains(&mv.get_value()));
    let is_chosen = move || choice.chosen.read().as_ref() == Some(&mv.get_value());
    let looks_on = choice.session().glance().me.is_none();
    let press = move |_| {
        if is_legal.get_untracked() {
            choice.choose(&mv.get_value());
        } else {
            explain(choice.session(), &mv.get_value());
        }
    };
    let is_hinted =
        move || choice.session().hint.read().as_ref().is_some_and(|hint| hint.mv == mv.get_value());
    view! {
        <button type="button" class="button small g-do" class:hinted=is_hinted data-move=mv.get_value()
            hidden=looks_on aria-disabled=move || (!is_legal.get()).then_some("true")
            aria-pressed=move || is_chosen().to_string() on:click=press>{label}</button>
    }
}

/// What a card is good for.
#[derive(Clone, PartialEq, Debug)]
enum Target {
    /// This move and no other.
    Move(String),
    /// Every hit with it.
    Club(Kind),
}

impl Target {
    fn is_legal(&self, choice: Choice) -> bool {
        match self {
            Self::Move(mv) => choice.session().seen().moves.contains(mv),
            Self::Club(club) => !choice.hits(*club).is_empty(),
        }
    }

    fn is_in(&self, mv: Option<&String>) -> bool {
        let Some(mv) = mv else { return false };
        match (self, mv.parse()) {
            (Self::Move(own), _) => own == mv,
            (Self::Club(club), Ok(green::Move::Hit(hit))) => {
                hit.club == *club || hit.with == Some(*club)
            }
            (Self::Club(_), _) => false,
        }
    }

    /// The move that pointing at it shows.
    fn shown(&self, choice: Choice) -> Option<String> {
        match self {
            Self::Move(mv) => Some(mv.clone()),
            Self::Club(club) if choice.club() == Some(*club) => choice.chosen.get(),
            Self::Club(club) => choice.plainest(*club),
        }
    }

    /// The move that stands for all it is good for, when none of them can be made.
    fn asked(&self) -> String {
        match self {
            Self::Move(mv) => mv.clone(),
            Self::Club(club) => format!("hit {club}"),
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
    hole: &Hole,
    (club, n): (&str, usize),
    label: String,
    target: Target,
) -> impl IntoView + use<> {
    let target = StoredValue::new(target);
    let is_legal = Memo::new(move |_| target.with_value(|it| it.is_legal(choice)));
    let is_chosen = move || target.with_value(|it| it.is_in(choice.chosen.read().as_ref()));
    let is_hinted = move || {
        let hint = choice.session().hint.read();
        target.with_value(|it| it.is_in(hint.as_ref().map(|hint| &hint.mv)))
    };
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
            explain(choice.session(), &target.with_value(Target::asked));
        }
    };
    view! {
        <button type="button" class=format!("g-club {}", club_type(club)) class:hinted=is_hinted
            data-club=club.to_owned() aria-label=label
            disabled=looks_on aria-disabled=move || (!is_legal.get()).then_some("true")
            aria-pressed=move || is_chosen().to_string()
            on:pointerenter=move |_| point() on:pointerleave=move |_| leave()
            on:focus=move |_| point() on:blur=move |_| leave()
            on:click=press>
            {face(hole, club, n)}
        </button>
    }
}

/// What is printed on a card.
pub(super) fn face(hole: &Hole, club: &str, n: usize) -> impl IntoView + use<> {
    let (printed, wind) = (hole.printed(club), hole.wind);
    let by_wind = match printed {
        Some(Strike::Wind(numbers)) => Some(
            numbers
                .into_iter()
                .zip(1_u8..)
                .map(move |(number, at)| {
                    view! { <i class:now=wind == Some(at)>{number}</i> }
                })
                .collect_view(),
        ),
        _ => None,
    };
    let note = match printed {
        Some(Strike::Choice(_)) => t!("green-any-of-them"),
        Some(Strike::Fixed(_)) => t!("green-in-any-wind"),
        _ => String::new(),
    };
    view! {
        <span class="g-top">
            <b class="g-reach-of">{hole.strike(club)}</b>
            {icon(club_type(club))}
        </span>
        <span class="g-name">{words::type_name(club)}</span>
        <span class="g-winds">{by_wind}{note}</span>
        <span class="g-power">{words::power_in_short(club)}</span>
        {(n > 1).then(|| view! { <span class="g-n">"×"{n}</span> })}
    }
}

/// The head of a club at the end of its shaft.
pub(super) fn icon(club_type: &str) -> impl IntoView + use<> {
    let head = match club_type {
        "wood" => "M13 19c0-4 4-5 9-4 5 1 7 4 6 7-1 4-15 4-15-3z",
        "putter" => "M7 20h19v5H7z",
        "hybrid" => "M13 20c1-4 6-4 9-3 4 1 6 4 5 6-1 3-13 3-14-3z",
        "iron" => "M12 21l13-5c3 0 4 5 1 7l-12 2z",
        "wedge" => "M11 22l11-9c5-1 7 6 4 10H13z",
        _ => "M12 21l9-4c3 0 4 4 2 6l-10 2z",
    };
    let shaft = if club_type == "putter" { "M17 2v18" } else { "M6 2l8 19" };
    view! {
        <svg class="g-icon" viewBox="0 0 32 28" aria-hidden="true">
            <path class="g-shaft" d=shaft /><path class="g-head" d=head />
        </svg>
    }
}
