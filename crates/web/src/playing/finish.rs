//! The end of a match: who won, by how much, and what next.

use leptos::prelude::*;
use table::Standing;

use super::players::Badge;
use crate::session::{Seen, Session};
use crate::{browser, t};

/// Ranking, rematch, and the match as text.
#[component]
pub(crate) fn Finish(session: Session) -> impl IntoView {
    let ranking = move || {
        let seen = session.seen();
        let mut standings: Vec<Standing> = seen.standings.clone();
        standings.sort_by_key(|it| (rank(&seen, it), it.seat));
        standings.iter().map(|it| place(&seen, it)).collect_view()
    };
    let save = move |_| {
        if let Some(log) = session.with_host(|host| host.log()).flatten() {
            browser::download("clubhouse.log", &log);
        }
    };
    let rematch = move |_| {
        session.with_host(|host| host.rematch());
    };
    view! {
        <section class="finish" aria-label=t!("result")>
            <h2>{move || verdict(&session.seen())}</h2>
            <ol class="ranking">{ranking}</ol>
            <div class="buttons">
                <button type="button" class="button primary" id="rematch"
                    on:click=rematch>{t!("rematch")}</button>
                <button type="button" class="button" id="save-log" on:click=save>{t!("save-log")}</button>
            </div>
        </section>
    }
}

fn place(seen: &Seen, standing: &Standing) -> impl IntoView + use<> {
    let name = seen.who(standing.seat);
    view! {
        <li>
            <span class="rank">{rank(seen, standing)}</span>
            <Badge seat=standing.seat.number() name=seen.name(standing.seat) />
            <span class="who">{name}</span>
            <span class="total">{standing.total}</span>
        </li>
    }
}

fn rank(seen: &Seen, standing: &Standing) -> u32 {
    let ranks = seen.ending.as_ref().map(|ending| &ending.ranks);
    ranks.and_then(|ranks| ranks.get(standing.seat.index()).copied()).unwrap_or(standing.rank)
}

/// Who won, in a sentence.
pub(crate) fn verdict(seen: &Seen) -> String {
    let Some(ending) = &seen.ending else { return String::new() };
    if ending.ranks.is_empty() {
        return t!("no-winner");
    }
    if seen.sitters.len() == 1 {
        return t!("solo-result", n = seen.standings.first().map_or(0, |it| it.total));
    }
    let winners: Vec<_> = seen.standings.iter().filter(|it| rank(seen, it) == 1).collect();
    let am_first = winners.iter().any(|it| Some(it.seat) == seen.me);
    match (am_first, winners.as_slice()) {
        (true, [_]) => t!("you-win"),
        (true, _) => t!("you-tie"),
        (false, [winner]) => t!("wins", who = seen.name(winner.seat)),
        (false, _) => t!("tie"),
    }
}
