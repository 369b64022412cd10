//! The end of a match: who won, by how much, how it came to that, and what next.

use leptos::prelude::*;
use protocol::How;
use table::{Dealer, Standing};
use tabletop::{Seat, sort_few};
use texts::message;

use super::curve::CurveChart;
use super::leaders::Leaders;
use super::players::Badge;
use super::share::Share;
use crate::record::{Fairness, Record};
use crate::session::{Seen, Session};
use crate::tables::words;
use crate::{browser, games, language, t};

/// Ranking, curve, rematch, and the match as text.
#[component]
pub(crate) fn Finish(session: Session) -> impl IntoView {
    let ranking = move || {
        let seen = session.seen();
        ranked(&seen).iter().map(|it| place(&seen, it)).collect_view()
    };
    let rematch = move |_| {
        session.with_host(|host| host.rematch());
    };
    let is_online = session.with_host(|host| host.link()).flatten().is_some();
    let can_play = session.part(|seen| seen.me.is_some());
    // A deal of the day is played once.
    let can_play = move || can_play.get() && session.about.read().daily.is_none();
    view! {
        <section class="finish" aria-label=t!("result")>
            <h2>{move || verdict(&session.seen())}</h2>
            {move || how(&session.seen()).map(|text| view! { <p class="how">{text}</p> })}
            <Invited session />
            <ol class="ranking">{ranking}</ol>
            <HowItWent session />
            <div class="buttons">
                <button type="button" class="button primary" id="rematch" hidden=move || !can_play()
                    on:click=rematch>{if is_online { t!("rematch") } else { t!("play-again") }}</button>
                <LookBack session />
                <Share session />
            </div>
            <Today session />
        </section>
    }
}

/// Somebody wants to play again, and I can sit down with them.
#[component]
fn Invited(session: Session) -> impl IntoView {
    let is_offered = session.part(|seen| {
        seen.me.is_some() && seen.ending.as_ref().is_some_and(|it| it.rematch.is_some())
    });
    move || {
        is_offered.get().then(|| {
            let join = move |_| {
                session.with_host(|host| host.rematch());
            };
            view! {
                <p class="notice news" role="status">
                    {t!("rematch-offered")}" "
                    <button type="button" class="button small" id="to-rematch" on:click=join>{t!("join-rematch")}</button>
                </p>
            }
        })
    }
}

/// The curve of the points, and whether the draws were fair.
#[component]
fn HowItWent(session: Session) -> impl IntoView {
    let curve = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        let about = session.about.read();
        let table =
            about.recorded.as_ref().and_then(|it| games::load(&it.log, Dealer::Scripted).ok());
        if let Some(table) = table {
            Record::of(table).count(curve);
        }
    });
    let fairness =
        move || session.about.read().recorded.as_ref()?.fairness.as_ref().map(Fairness::sentence);
    let seen = session.glance();
    let names: Vec<String> = seen.sitters.iter().map(|it| it.name.clone()).collect();
    view! {
        <CurveChart curve names you=seen.you />
        {move || fairness().map(|text| view! { <p class="fairness">{text}</p> })}
    }
}

/// How others fared, if everybody has this deal.
#[component]
fn Today(session: Session) -> impl IntoView {
    let game = session.glance().game();
    move || {
        let day = session.about.read().daily.clone()?;
        let is_shown = session.about.read().recorded.is_some();
        Some(view! {
            <p class="quiet" hidden=is_shown>{t!("daily-log-later")}</p>
            <Leaders game day is_fresh=true />
        })
    }
}

/// Stepping through it, and keeping it.
#[component]
fn LookBack(session: Session) -> impl IntoView {
    let game = session.glance().game();
    let save = move |_| {
        if let Some(recorded) = session.about.read_untracked().recorded.clone() {
            browser::download(&format!("{game}.log"), &recorded.log);
        }
    };
    move || {
        let place = session.about.read().recorded.as_ref()?.place.hash();
        Some(view! {
            <a class="button" id="replay" href=place>{t!("replay")}</a>
            <button type="button" class="button" id="save-log" on:click=save>{t!("save-log")}</button>
        })
    }
}

fn place(seen: &Seen, standing: &Standing) -> impl IntoView + use<> {
    let name = seen.who(standing.seat);
    view! {
        <li>
            <span class="rank">{rank(seen, standing)}</span>
            <Badge seat=standing.seat.number() name=seen.name(standing.seat) />
            <span class="who" lang=seen.lang(standing.seat)>{name}</span>
            <span class="total">{words::plain(standing.total)}</span>
        </li>
    }
}

/// Everybody, the best first.
fn ranked(seen: &Seen) -> Vec<Standing> {
    let mut standings: Vec<Standing> = seen.standings.clone();
    let place = |it: &Standing| (rank(seen, it), it.seat);
    sort_few(&mut standings, |one, other| place(one).cmp(&place(other)));
    standings
}

fn rank(seen: &Seen, standing: &Standing) -> u32 {
    let ranks = seen.ending.as_ref().map(|ending| &ending.ranks);
    ranks.and_then(|ranks| ranks.get(standing.seat.index()).copied()).unwrap_or(standing.rank)
}

/// The result in a line, for others: `Ingenious: 1. Ada 23 · 2. Bob 19`.
pub(crate) fn in_a_line(seen: &Seen) -> String {
    let place = |it: &Standing| {
        let total = words::plain(it.total);
        t!("result-place", rank = rank(seen, it), who = seen.name(it.seat), total = total)
    };
    let places = language::labels(ranked(seen).iter().map(place));
    t!("result-line", game = games::title(seen.game()), places = places)
}

/// How it came to an end, unless it was played to it.
fn how(seen: &Seen) -> Option<String> {
    let ending = seen.ending.as_ref()?;
    let told = match (ending.how, last_to_lose(&ending.ranks)) {
        (How::Resigned, Some(who)) => message!("ended-by-giving-up", who = who),
        (How::Resigned, None) => message!("ended-by-giving-up-of-one"),
        (How::Time, Some(who)) => message!("ended-by-time", who = who),
        (How::Time, None) => message!("ended-by-time-of-one"),
        (How::Abandoned, _) => message!("ended-by-consent"),
        (How::Played | How::Imported, _) => return None,
    };
    Some(seen.tell(&told))
}

/// Whose loss has ended the match. Those who had lost before come after that seat, and whoever is left before it.
/// Of partners it is not known which of them it was.
fn last_to_lose(ranks: &[u32]) -> Option<Seat> {
    let best = *ranks.iter().min()?;
    let is_loser = |rank: u32| rank > best || ranks.len() == 1;
    let rank = ranks.iter().copied().filter(|rank| is_loser(*rank)).min()?;
    let seats = Seat::first(u8::try_from(ranks.len()).ok()?).zip(ranks);
    let mut losers = seats.filter(|(_, it)| **it == rank).map(|(seat, _)| seat);
    losers.next().filter(|_| losers.next().is_none())
}

/// Who won, in a sentence.
pub(crate) fn verdict(seen: &Seen) -> String {
    let Some(ending) = &seen.ending else { return String::new() };
    seen.tell(&faces::verdict(&*seen.table, &seen.standings, &ending.ranks, seen.you))
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;
    use crate::replay::Past;
    use crate::session::{Ending, look_back};

    /// How a match is told to have ended, to seat 0.
    fn told(mode: &str, ranks: &[u32], how: How) -> Option<String> {
        let kind = table::find("ingenious").unwrap();
        let options: Vec<_> = tabletop::options::pairs(mode).collect();
        let table = kind.open(&options, Dealer::Seeded(Seed::from(1))).unwrap();
        let seen = look_back(&*table, Some(Seat::new(0)), Past::nameless(&*table), Vec::new());
        let ending = Some(Ending { how, ranks: ranks.to_vec(), rematch: None });
        super::how(&Seen { ending, ..seen })
    }

    #[test]
    fn whoever_runs_out_of_time_is_told_so_as_you_at_every_table() {
        let mine = Some("You ran out of time.".to_owned());
        assert_eq!(told("mode=solo", &[1], How::Time), mine);
        assert_eq!(told("seats=2", &[2, 1], How::Time), mine);
        // Seat 2 had lost before.
        assert_eq!(told("seats=3", &[2, 1, 3], How::Time), mine);
        let other = Some("Player 3 ran out of time.".to_owned());
        assert_eq!(told("seats=4", &[3, 1, 2, 4], How::Time), other);
        assert_eq!(told("seats=4", &[2, 1, 3, 4], How::Resigned), Some("You resigned.".into()));
        let partners = Some("A player ran out of time.".to_owned());
        assert_eq!(told("mode=team", &[3, 1, 3, 1], How::Time), partners);
        assert_eq!(told("seats=2", &[1, 2], How::Played), None);
    }
}
