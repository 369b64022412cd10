//! What is chosen between holes: clubs to take back, and before the first, a golfer.

use green::{Kind, Move};
use leptos::prelude::*;
use tabletop::sort_few;

use super::cards::{Act, face};
use super::choice::Choice;
use super::hole::{Hole, club_type, stacks};
use super::words;
use crate::playing::confirm::explain;
use crate::t;

/// My row, of which clubs can be taken back.
#[component]
pub(super) fn Row(choice: Choice) -> impl IntoView {
    let is_asked =
        choice.session().part(|seen| seen.moves.iter().any(|mv| mv.starts_with("takeback")));
    let cards = move || {
        let me = choice.session().glance().me?;
        let hole = choice.hole.read();
        let clubs = hole.rows.get(me.index())?.concat();
        let stack = |(club, n): (String, usize)| stack(choice, &hole, &club, n);
        Some(stacks(&clubs).into_iter().map(stack).collect_view())
    };
    move || {
        is_asked.get().then(|| {
            view! {
                <section class="g-section g-row" aria-label=t!("green-take-back")>
                    <header>
                        <h2>{t!("green-take-back")}</h2>
                        <Act choice mv="takeback -" label=t!("green-take-nothing") />
                    </header>
                    <div class="g-fan">{cards}</div>
                </section>
            }
        })
    }
}

fn stack(choice: Choice, hole: &Hole, club: &str, n: usize) -> impl IntoView + use<> {
    let kind: Option<Kind> = club.parse().ok();
    let taken = move || {
        let list = choice.chosen.read().as_deref().and_then(taken).unwrap_or_default();
        list.iter().filter(|other| Some(**other) == kind).count()
    };
    let next = Memo::new(move |_| next(choice, kind?));
    let label = words::described(hole, club);
    let asked = format!("takeback {club}");
    let press = move |_| match next.get_untracked() {
        Some(mv) => choice.choose(&mv),
        None => explain(choice.session(), &asked),
    };
    view! {
        <button type="button" class=format!("g-club {}", club_type(club)) data-club=club.to_owned()
            aria-label=move || t!("green-take-club", club = label.clone(), taken = taken(), n = n)
            aria-pressed=move || (taken() > 0).to_string()
            aria-disabled=move || next.read().is_none().then_some("true") on:click=press>
            {face(hole, club, n)}
            <span class="g-taken" hidden=move || taken() == 0>{move || t!("green-taken", n = taken())}</span>
        </button>
    }
}

/// The clubs that a move takes back, in order.
fn taken(mv: &str) -> Option<Vec<Kind>> {
    match mv.parse() {
        Ok(Move::TakeBack(clubs)) => {
            let mut clubs = clubs.to_vec();
            sort_few(&mut clubs, Kind::cmp);
            Some(clubs)
        }
        _ => None,
    }
}

/// The move after another tap on this club: one more of it; if there is none, without it; if it does not go
/// with the others, it alone.
fn next(choice: Choice, club: Kind) -> Option<String> {
    let session = choice.session();
    let seen = session.seen();
    let find = |mut wanted: Vec<Kind>| {
        sort_few(&mut wanted, Kind::cmp);
        seen.moves.iter().find(|mv| taken(mv).as_ref() == Some(&wanted)).cloned()
    };
    let now = choice.chosen.read().as_deref().and_then(taken).unwrap_or_default();
    let more: Vec<Kind> = now.iter().copied().chain([club]).collect();
    let others: Vec<Kind> = now.iter().copied().filter(|other| *other != club).collect();
    let without = || if now.contains(&club) { find(others) } else { find(vec![club]) };
    find(more).or_else(without)
}

/// The golfers to choose from.
#[component]
pub(super) fn Golfers(choice: Choice) -> impl IntoView {
    let golfers = choice.session().part(|seen| {
        let names = seen.moves.iter().filter_map(|mv| mv.strip_prefix("golfer "));
        names.map(str::to_owned).collect::<Vec<_>>()
    });
    let button = move |name: &String| {
        let mv = StoredValue::new(format!("golfer {name}"));
        let is_chosen = move || choice.chosen.read().as_ref() == Some(&mv.get_value());
        let is_hinted = move || {
            choice.session().hint.read().as_ref().is_some_and(|hint| hint.mv == mv.get_value())
        };
        view! {
            <button type="button" class="g-golfer" class:hinted=is_hinted data-move=mv.get_value()
                aria-pressed=move || is_chosen().to_string() on:click=move |_| choice.choose(&mv.get_value())>
                <b>{words::golfer(name)}</b><span>{words::golfer_power(name)}</span>
            </button>
        }
    };
    move || {
        let golfers = golfers.read();
        (!golfers.is_empty()).then(|| {
            view! {
                <section class="g-section g-golfing" aria-label=t!("green-golfers")>
                    <header><h2>{t!("green-golfers")}</h2></header>
                    <div class="g-golfers">{golfers.iter().map(button).collect_view()}</div>
                </section>
            }
        })
    }
}
