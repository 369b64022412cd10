//! The score sheet: every condition and every mistake, now and with the tile that is pointed at; others' courses.

use faces::minigolf::sheet as said;
use leptos::prelude::*;
use minigolf::{Category, CourseView, Minigolf, View};
use pictures::Layout;
use table::Standing;
use tabletop::{Seat, sort_few};

use super::course::{frame, scene};
use super::desk::{Desk, Lit};
use super::names;
use crate::playing::players::Badge;
use crate::session::{Seen, Session};
use crate::tables::words;
use crate::{language, t};

/// Points of everybody, line by line, and everybody's course.
#[component]
pub(super) fn ScoreSheet(session: Session) -> impl IntoView {
    let desk = Desk::of(session);
    view! {
        <Table desk />
        <Courses desk />
    }
}

#[component]
fn Table(desk: Desk) -> impl IntoView {
    let session = desk.session();
    let is_over = session.part(|seen| seen.ending.is_some());
    let caption =
        move || if is_over.get() { t!("minigolf-final-count") } else { t!("minigolf-sheet") };
    // The explanation of the line that is lit, where the eye is, and not only in a tip that no finger finds.
    let about = move || match desk.lit.get() {
        Some(Lit::Category(category)) => language::in_words(&said::about(category)),
        Some(Lit::Hole(_)) | None => t!("minigolf-point-at-line"),
    };
    let is_crowded = session.glance().table.n_seats() > 3;
    let has_lines = session.part(|seen| seen.standings.iter().any(|it| !it.lines.is_empty()));
    let head = move || {
        let seen = session.seen();
        in_order(&seen).into_iter().map(|it| head(&seen, it.seat)).collect_view()
    };
    let rows =
        move || categories(&session.seen()).into_iter().map(|it| row(desk, it)).collect_view();
    let totals = move || {
        let seen = session.seen();
        let total = |standing: &Standing| view! { <td>{words::plain(standing.total)}</td> };
        in_order(&seen).into_iter().map(total).collect_view()
    };
    let change = move || {
        let preview = desk.tried.get()?;
        Some(
            view! { <strong class:loss=preview.total < 0>{words::signed(preview.total.into())}</strong> },
        )
    };
    view! {
        <div class="mg-sheet-box">
        <table class="mg-sheet lines" class:crowded=is_crowded hidden=move || !has_lines.get() class:tried=move || desk.tried.read().is_some()
            class:pointed=move || matches!(&*desk.lit.read(), Some(Lit::Category(_)))>
            <caption>{caption}<span class="mg-about" role="status">{about}</span></caption>
            <thead><tr>
                <td></td>
                <th scope="col" class="change"><span class="for-readers">{t!("minigolf-change")}</span></th>
                {head}
            </tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr>
                <th scope="row">
                    {t!("minigolf-total")}
                    {move || (!is_over.get()).then(|| view! { <small>{t!("minigolf-if-ended-now")}</small> })}
                </th>
                <td class="change">{change}</td>
                {totals}
            </tr></tfoot>
        </table>
        <p class="mg-legend quiet" hidden=move || !has_lines.get()>{t!("minigolf-legend")}</p>
        </div>
    }
}

/// Whose column it is.
fn head(seen: &Seen, seat: Seat) -> impl IntoView + use<> {
    let who = seen.who(seat);
    view! {
        <th scope="col" title=who>
            <Badge seat=seat.number() name=seen.name(seat) />
            <span class="for-readers">{who.clone()}</span>
        </th>
    }
}

/// Mine first, then the others as they sit.
fn in_order(seen: &Seen) -> Vec<&Standing> {
    let mut standings: Vec<&Standing> = seen.standings.iter().collect();
    let place = |it: &Standing| (Some(it.seat) != seen.me, it.seat);
    sort_few(&mut standings, |one, other| place(one).cmp(&place(other)));
    standings
}

/// Every category that somebody has a line of, in the order of the sheet.
fn categories(seen: &Seen) -> Vec<Category> {
    let mut all: Vec<Category> = Vec::new();
    let lines = seen.standings.iter().flat_map(|standing| &standing.lines);
    for category in lines.filter_map(|line| Category::from_name(&line.category)) {
        if !all.contains(&category) {
            all.push(category);
        }
    }
    all
}

/// The final count, step by step: lights the line after the one that is lit, and after the last none.
pub(super) fn count_on(desk: Desk) {
    let categories = categories(&desk.session().glance());
    let next = match desk.lit.get_untracked() {
        Some(Lit::Category(lit)) => categories.iter().skip_while(|it| **it != lit).nth(1),
        Some(Lit::Hole(_)) | None => categories.first(),
    };
    desk.lit.set(next.copied().map(Lit::Category));
}

/// The line that is lit: its points on the course in the middle, and the sum of all lines down to it.
pub(super) fn counted(desk: Desk) -> Option<String> {
    let Some(Lit::Category(lit)) = desk.lit.get() else { return None };
    let session = desk.session();
    let seen = session.seen();
    let seat = desk.seat();
    let points = |it: &Category| seen.line(seat, &it.to_string()).map_or(0, |line| line.points);
    let categories = categories(&seen);
    let n = categories.iter().position(|it| *it == lit)?;
    let sum = categories[..=n].iter().map(points).sum::<i32>();
    let what = words::category::<Minigolf>(&lit);
    let points = words::signed(points(&lit).into());
    Some(t!("minigolf-counted", what = what, points = points, sum = words::plain(sum)))
}

/// One category; pointing at it lights up what it is about.
fn row(desk: Desk, category: Category) -> impl IntoView {
    let session = desk.session();
    let id = StoredValue::new(category.to_string());
    let name = words::category::<Minigolf>(&category);
    let cells = move || {
        let seen = session.seen();
        let cell = |standing: &Standing| {
            let line = seen.line(standing.seat, &id.read_value());
            let title = line.map(|line| language::in_words(&said::count(category, line.count)));
            let points = line.map_or_else(|| "–".to_owned(), |line| words::plain(line.points));
            let is_loss = line.is_some_and(|line| line.points < 0);
            view! { <td title=title class:loss=is_loss>{points}</td> }
        };
        in_order(&seen).into_iter().map(cell).collect_view()
    };
    let change = move || {
        let preview = desk.tried.get()?;
        let line = preview.lines.iter().find(|line| line.category == *id.read_value())?.clone();
        (line.points != 0).then(|| {
            view! { <strong class:loss=line.points < 0>{words::signed(line.points.into())}</strong> }
        })
    };
    let lit = Lit::Category(category);
    let is_lit = move || *desk.lit.read() == Some(lit);
    let light = move |is_on: bool| desk.lit.set(is_on.then_some(lit));
    view! {
        <tr class:lit=is_lit on:pointerenter=move |_| light(true) on:pointerleave=move |_| light(false)
            on:click=move |_| light(true)>
            <th scope="row">
                <button type="button" class="mg-line" aria-pressed=move || is_lit().to_string()
                    on:focus=move |_| light(true) on:blur=move |_| light(false)>{name}</button>
            </th>
            <td class="change">{change}</td>
            {cells}
        </tr>
    }
}

/// Everybody's course, small; a click puts it into the middle.
#[component]
fn Courses(desk: Desk) -> impl IntoView {
    let session = desk.session();
    let n_seats = session.glance().table.n_seats();
    let course = move |seat: Seat| {
        let layout = desk.course(seat)?;
        let name = session.glance().who(seat);
        let is_shown = move || desk.seat() == seat;
        let show = move |_| {
            let is_mine = session.glance().me == Some(seat);
            desk.shown.set((!is_mine).then_some(seat));
        };
        let picture = move || layout.read().as_ref().map(|it| scene(it, false)).unwrap_or_default();
        let view_box = move || {
            let layout = layout.read();
            layout.as_ref().map(|it| frame(&it.card.land, it.course.tiles(), 0.2).view_box())
        };
        let facts = move || facts(&session.seen(), seat, layout.read().as_ref());
        Some(view! {
            <li>
                <button type="button" class="mg-small" aria-pressed=move || is_shown().to_string()
                    data-course=seat.number() on:click=show>
                    <svg viewBox=view_box aria-hidden="true"><g inner_html=picture></g></svg>
                    <span>{name}<small>{facts}</small></span>
                </button>
            </li>
        })
    };
    let is_there = desk.part(|view| view.card(Seat::new(0)).is_some());
    view! {
        <ul class="mg-courses" aria-label=t!("minigolf-courses") hidden=move || n_seats < 2 || !is_there.get()>
            {Seat::first(n_seats).map(course).collect_view()}
        </ul>
    }
}

/// A land's name, what is left to build, and what else is known of a seat.
fn facts(seen: &Seen, seat: Seat, layout: Option<&Layout>) -> String {
    let Some(of_seat) = seen.view::<View>().and_then(|view| view.courses.get(seat)) else {
        return String::new();
    };
    let CourseView { collected, stopped, n_promises, .. } = *of_seat;
    let land =
        layout.map(|it| t!("minigolf-land-left", land = names::land(&it.card), n = it.n_missing()));
    let collected = (collected > 0).then(|| t!("minigolf-face-down", n = collected));
    let stopped = stopped.then(|| t!("minigolf-stopped"));
    let promises = (n_promises > 0).then(|| t!("minigolf-n-promises", n = n_promises));
    language::labels([land, collected, stopped, promises].into_iter().flatten())
}
