//! What is chosen between holes: clubs to take back, and before the first, a golfer.

use green::{Golfer, Kind, Move, TakeBack, View};
use leptos::prelude::*;
use tabletop::sort_few;

use super::cards::{Act, face};
use super::choice::Choice;
use super::hole::stacks;
use super::words;
use crate::playing::confirm::explain;
use crate::t;

/// My row, of which clubs can be taken back.
#[component]
pub(super) fn Row(choice: Choice) -> impl IntoView {
    let is_asked = Memo::new(move |_| choice.moves.read().iter().any(|mv| taken(mv).is_some()));
    let cards = move || {
        let me = choice.session().glance().me?;
        let view = choice.view.read();
        let clubs = view.rows.get(me)?.concat();
        let stack = |(club, n): (Kind, usize)| stack(choice, &view, club, n);
        Some(stacks(&clubs).into_iter().map(stack).collect_view())
    };
    move || {
        is_asked.get().then(|| {
            view! {
                <section class="g-section g-row" aria-label=t!("green-take-back")>
                    <header>
                        <h2>{t!("green-take-back")}</h2>
                        <Act choice mv=Move::TakeBack(TakeBack::new()) label=t!("green-take-nothing") />
                    </header>
                    <div class="g-fan">{cards}</div>
                </section>
            }
        })
    }
}

fn stack(choice: Choice, view: &View, club: Kind, n: usize) -> impl IntoView + use<> {
    let taken = move || {
        let list = choice.mv.read().as_ref().and_then(taken).unwrap_or_default();
        list.iter().filter(|other| **other == club).count()
    };
    let next = Memo::new(move |_| next(choice, club));
    let label = words::described(view, club);
    let press = move |_| {
        if let Some(mv) = next.get_untracked() {
            choice.choose(&mv);
        } else {
            let alone = Move::TakeBack([club].into_iter().collect());
            explain(choice.session(), &alone.to_string());
        }
    };
    view! {
        <button type="button" class=format!("g-club {}", club.club_type()) data-club=club.to_string()
            aria-pressed=move || (taken() > 0).to_string()
            aria-disabled=move || next.read().is_none().then_some("true") on:click=press>
            <span class="for-readers">{move || t!("green-take-club", club = label.clone(), taken = taken(), n = n)}</span>
            {face(view, club, n)}
            <span class="g-taken" aria-hidden="true" hidden=move || taken() == 0>{move || t!("green-taken", n = taken())}</span>
        </button>
    }
}

/// The clubs that a move takes back, in the order of their ids; nothing for any other move.
fn taken(mv: &Move) -> Option<Vec<Kind>> {
    let Move::TakeBack(clubs) = mv else { return None };
    Some(sorted(clubs.to_vec()))
}

fn sorted(mut clubs: Vec<Kind>) -> Vec<Kind> {
    sort_few(&mut clubs, Kind::cmp);
    clubs
}

/// The move after another tap on this club: one more of it; if there is none, without it; if it does not go
/// with the others, it alone.
fn next(choice: Choice, club: Kind) -> Option<Move> {
    let moves = choice.moves.read();
    let find = |wanted: Vec<Kind>| {
        let wanted = Some(sorted(wanted));
        moves.iter().find(|mv| taken(mv) == wanted).cloned()
    };
    let now = choice.mv.read().as_ref().and_then(taken).unwrap_or_default();
    let more: Vec<Kind> = now.iter().copied().chain([club]).collect();
    let others: Vec<Kind> = now.iter().copied().filter(|other| *other != club).collect();
    let without = || if now.contains(&club) { find(others) } else { find(vec![club]) };
    find(more).or_else(without)
}

/// The golfers to choose from.
#[component]
pub(super) fn Golfers(choice: Choice) -> impl IntoView {
    let golfers = Memo::new(move |_| {
        let golfer = |mv: &Move| {
            let Move::Golfer(golfer) = mv else { return None };
            Some(*golfer)
        };
        choice.moves.read().iter().filter_map(golfer).collect::<Vec<_>>()
    });
    let button = move |golfer: &Golfer| {
        let golfer = *golfer;
        let mv = move || Move::Golfer(golfer);
        let is_chosen = move || choice.mv.read().as_ref() == Some(&mv());
        let is_hinted = move || choice.hint.read().as_ref() == Some(&mv());
        view! {
            <button type="button" class="g-golfer" class:hinted=is_hinted data-move=mv().to_string()
                aria-pressed=move || is_chosen().to_string() on:click=move |_| choice.choose(&mv())>
                <b>{words::golfer(golfer)}</b><span>{words::golfer_power(golfer)}</span>
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
