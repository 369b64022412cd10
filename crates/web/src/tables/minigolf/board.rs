//! The course in the middle: what lies there, where the tile in hand may go, and what it would bring.

use faces::minigolf as face;
use leptos::prelude::*;
use minigolf::Cell;
use pictures::{Layout, Lie};
use table::Preview;
use tabletop::sort_few;
use texts::{Argument, message};

use super::camera::{Camera, cell_at};
use super::course::{CELL, Frame, corner, frame, laid, lie, scene};
use super::desk::{Desk, Lit};
use super::moves::Build;
use super::names;
use super::sheet;
use crate::tables::hand::{Notch, Wheel, focus, place};
use crate::tables::words;
use crate::{language, t};

/// The course of whoever is shown, with everything that can be done on it.
#[component]
pub(super) fn Board(desk: Desk) -> impl IntoView {
    let layout = Memo::new(move |_| desk.course(desk.seat()).and_then(|course| course.get()));
    let fitted = Signal::derive(move || {
        let none = Frame { x: 0.0, y: 0.0, width: 8.0 * CELL, height: 6.0 * CELL };
        layout.read().as_ref().map_or(none, |it| frame(&it.card.land, it.course.tiles(), 0.7))
    });
    let camera = Camera::new(desk.board, fitted);
    // Another course is another place.
    Effect::new(move |_| {
        desk.shown.track();
        camera.fit();
    });
    let picture = Memo::new(move |_| {
        layout.read().as_ref().map(|layout| scene(layout, true)).unwrap_or_default()
    });
    // A tile that is added comes from the rack; one that is left when another is taken back lay there before.
    let n_tiles = Memo::new(move |before: Option<&(usize, bool)>| {
        let n = layout.read().as_ref().map_or(0, |it| it.course.tiles().len());
        (n, before.is_some_and(|(before, _)| n == before + 1))
    });
    view! {
        <div class="mg-course" class:grown=move || n_tiles.get().1 class:moved=move || camera.is_moved() class:holding=move || desk.picked.read().is_some()>
            <svg class="mg-board" node_ref=desk.board viewBox=move || camera.frame().view_box()
                role="group" aria-label=move || about(desk, layout.read().as_ref())
                on:pointerdown=move |event| camera.down(&event)
                on:pointermove=move |event| point(desk, camera, &event)
                on:pointerup=move |event| camera.up(&event)
                on:pointercancel=move |event| camera.up(&event)
                on:pointerleave=move |_| leave(desk)
                on:wheel=wheel(desk, camera)
                on:click=move |event| press(desk, camera, &event)
            >
                <g inner_html=move || picture.get()></g>
                <Lights desk layout />
                <Newest desk layout />
                <Targets desk layout camera />
                <HintGhost desk layout />
                <Ghost desk layout />
            </svg>
            <Caption desk layout />
            <Price desk />
            <Count desk />
            <Lenses camera />
        </div>
    }
}

/// The pointer moves over the course: the camera moves with it, or the tile in hand.
fn point(desk: Desk, camera: Camera, event: &web_sys::PointerEvent) {
    camera.moved(event);
    if event.pointer_type() == "mouse" && untrack(|| desk.is_mine() && !desk.is_pinned()) {
        let cell = cell_at(desk.board, place(event));
        if desk.pointed.get_untracked() != cell {
            desk.pointed.set(cell);
        }
    }
}

fn leave(desk: Desk) {
    // A cell also loses the keyboard when its table is taken away, with all that was in hand.
    let is_there = !desk.pointed.is_disposed();
    if is_there && !untrack(|| desk.is_pinned()) {
        desk.pointed.set(None);
    }
}

/// The wheel turns the tile in hand; without one it looks nearer or farther.
fn wheel(desk: Desk, camera: Camera) -> impl Fn(web_sys::WheelEvent) {
    let turning = Wheel::new();
    move |event| {
        event.prevent_default();
        if desk.picked.get_untracked().is_none() || event.ctrl_key() {
            camera.zoom_at(place(&event), if event.delta_y() < 0.0 { 1.15 } else { 1.0 / 1.15 });
        } else if let Some(notch) = turning.turned(&event) {
            desk.rotate(notch == Notch::Up);
        }
    }
}

fn press(desk: Desk, camera: Camera, event: &web_sys::MouseEvent) {
    if camera.has_moved() || !untrack(|| desk.is_mine()) {
        return;
    }
    if let Some(cell) = cell_at(desk.board, place(event)) {
        desk.pin(cell);
    }
}

/// Nearer, farther, everything.
#[component]
fn Lenses(camera: Camera) -> impl IntoView {
    view! {
        <div class="mg-lenses" role="group" aria-label=t!("minigolf-lenses")>
            <button type="button" class="button lens" aria-label=t!("minigolf-nearer")
                on:click=move |_| camera.zoom(1.3)>"+"</button>
            <button type="button" class="button lens" aria-label=t!("minigolf-farther")
                on:click=move |_| camera.zoom(1.0 / 1.3)>"−"</button>
            <button type="button" class="button lens fit" aria-label=t!("minigolf-fit")
                disabled=move || !camera.is_moved() on:click=move |_| camera.fit()>
                <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" /></svg>
            </button>
        </div>
    }
}

/// What a screen reader says of a course.
fn about(desk: Desk, layout: Option<&Layout>) -> String {
    let Some(layout) = layout else { return t!("minigolf-no-course") };
    let (who, land) = (desk.seat(), face::land(&layout.card));
    let (tiles, missing) = (layout.course.tiles().len(), layout.n_missing());
    let about = if layout.holes.is_empty() {
        message!(
            "minigolf-about-bare-course",
            who = who,
            land = land,
            tiles = tiles,
            missing = missing
        )
    } else {
        message!(
            "minigolf-about-course",
            who = who,
            land = land,
            tiles = tiles,
            missing = missing,
            holes = layout.holes.iter().map(face::hole).collect::<Argument>()
        )
    };
    desk.session().seen().tell(&about)
}

/// Whose course it is, and how to get back to one's own.
#[component]
fn Caption(desk: Desk, layout: Memo<Option<Layout>>) -> impl IntoView {
    let words = move || {
        let session = desk.session();
        let seen = session.seen();
        let seat = desk.seat();
        let land = layout.read().as_ref().map(|it| names::land(&it.card)).unwrap_or_default();
        let missing = layout.read().as_ref().map_or(0, Layout::n_missing);
        let land = t!("minigolf-land-left", land = land, n = missing);
        if Some(seat) == seen.me { land } else { language::labels([seen.who(seat), land]) }
    };
    let is_away = move || desk.session().seen().me.is_some() && !desk.is_mine();
    view! {
        <p class="mg-caption">
            <span>{words}</span>
            {move || is_away().then(|| view! {
                <button type="button" class="button small" id="my-course"
                    on:click=move |_| desk.shown.set(None)>{t!("minigolf-my-course")}</button>
            })}
        </p>
    }
}

/// The end: the final count from line to line, each with its points.
#[component]
fn Count(desk: Desk) -> impl IntoView {
    let is_over = desk.session().part(|seen| seen.ending.is_some());
    let label = move || {
        let is_on = desk.lit.read().is_some();
        if is_on { t!("minigolf-count-on") } else { t!("minigolf-show-count") }
    };
    let line = move || sheet::counted(desk).map(|it| view! { <span class="chip sum">{it}</span> });
    view! {
        <div class="mg-price" hidden=move || !is_over.get()>
            <button type="button" class="button small" id="count" on:click=move |_| sheet::count_on(desk)>{label}</button>
            <span role="status">{line}</span>
        </div>
    }
}

/// What the ghost would bring: gains, then losses with their price, then the sum.
#[component]
fn Price(desk: Desk) -> impl IntoView {
    let chips = move || {
        let preview = desk.tried.get()?;
        let mut lines: Vec<_> = preview.lines.iter().filter(|line| line.points != 0).collect();
        sort_few(&mut lines, |one, other| other.points.cmp(&one.points));
        let chip = |category: &str, points: i32| {
            let class = if points < 0 { "chip loss" } else { "chip gain" };
            let name = words::category_named(&desk.session().glance(), category);
            view! { <li class=class><b>{words::signed(points.into())}</b>" "{name}</li> }
        };
        let chips = lines.iter().map(|line| chip(&line.category, line.points)).collect_view();
        let total = t!("minigolf-total-change", change = words::signed(preview.total.into()));
        Some(view! { {chips}<li class="chip sum">{total}</li> })
    };
    view! { <ul class="mg-price" aria-hidden="true">{chips}</ul> }
}

/// Cells that are pointed out, from beside the course.
#[component]
fn Lights(desk: Desk, layout: Memo<Option<Layout>>) -> impl IntoView {
    let marks = move || {
        let (lit, layout) = (desk.lit.get()?, layout.read());
        let mark = |(cell, points): (Cell, i32)| {
            let (x, y) = corner(cell);
            let class = if points < 0 { "mg-lit loss" } else { "mg-lit" };
            view! { <rect class=class x=x + 3.0 y=y + 3.0 width="58" height="58" rx="8" /> }
        };
        Some(lit_cells(lit, layout.as_ref()?).into_iter().map(mark).collect_view())
    };
    view! { <g class="mg-lights" aria-hidden="true">{marks}</g> }
}

/// The cells, each with the points that it gives or takes.
fn lit_cells(lit: Lit, layout: &Layout) -> Vec<(Cell, i32)> {
    match lit {
        Lit::Category(category) => {
            let items = layout.items.iter().filter(|item| item.category == category);
            items.flat_map(|item| item.cells.iter().map(|&cell| (cell, item.points))).collect()
        }
        Lit::Hole(cell) => hole_cells(layout, cell).into_iter().map(|cell| (cell, 0)).collect(),
    }
}

/// The hole that has this cell; a part without a number is no hole.
pub(super) fn hole_cells(layout: &Layout, cell: Cell) -> Vec<Cell> {
    let hole = layout.holes.iter().find(|hole| hole.cells.contains(&cell));
    hole.map_or_else(|| vec![cell], |hole| hole.cells.clone())
}

/// The tile that was placed last.
#[component]
fn Newest(desk: Desk, layout: Memo<Option<Layout>>) -> impl IntoView {
    move || {
        let layout = layout.read();
        let last = layout.as_ref()?.course.tiles().last()?;
        // While a tile is in hand the eye should be on what comes, not on what was.
        let is_quiet = desk.picked.read().is_some() || desk.session().seen().ending.is_some();
        let (x, y) = corner(last.cell);
        (!is_quiet).then(|| {
            view! { <rect class="mg-newest" x=x - 1.0 y=y - 1.0 width="66" height="66" rx="6" /> }
        })
    }
}

/// Where the tile in hand may go; arrow keys lead from one cell to the next.
#[component]
fn Targets(desk: Desk, layout: Memo<Option<Layout>>, camera: Camera) -> impl IntoView {
    let cells = Memo::new(move |_| {
        let slot = desk.picked.get().filter(|_| desk.is_mine());
        let moves = desk.moves.read();
        slot.map(|slot| moves.cells(slot, desk.turn.get()).collect::<Vec<_>>()).unwrap_or_default()
    });
    // One of them can be reached with the tabulator: the one that was left last, else the first.
    let entry = RwSignal::new(None::<Cell>);
    let is_entry = move |cell: Cell| {
        let cells = cells.read();
        let entry = entry.get().filter(|entry| cells.contains(entry));
        entry.or_else(|| cells.first().copied()) == Some(cell)
    };
    let is_land = move |cell: Cell| layout.read().as_ref().is_some_and(|it| it.card.land.has(cell));
    let key = move |event: web_sys::KeyboardEvent, cell: Cell| match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            event.stop_propagation();
            if !event.repeat() {
                desk.pin(cell);
            }
        }
        arrow @ ("ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft") => {
            event.prevent_default();
            if let Some(next) = nearest(&cells.read_untracked(), cell, arrow) {
                entry.set(Some(next));
                focus(&format!(".mg-target[data-cell='{next}']"));
            }
        }
        _ => {}
    };
    let target = move |cell: Cell| {
        let (x, y) = corner(cell);
        let is_ghost = desk.is_ghost_at(cell);
        let is_pinned = move || is_ghost.get() && desk.is_pinned();
        view! {
            <g class="mg-target" class:off=move || !is_land(cell) role="button" data-cell=cell.to_string()
                tabindex=move || if is_entry(cell) { "0" } else { "-1" }
                aria-label=move || name(desk, cell, is_land(cell), is_ghost)
                aria-pressed=move || is_pinned().to_string()
                on:focus=move |_| {
                    camera.follow(cell);
                    if !desk.is_pinned() {
                        desk.pointed.set(Some(cell));
                    }
                }
                on:blur=move |_| leave(desk)
                on:keydown=move |event| key(event, cell)
            >
                <rect x=x + 2.0 y=y + 2.0 width="60" height="60" rx="8" />
            </g>
        }
    };
    view! { <For each=move || cells.get() key=|cell| *cell children=target /> }
}

/// Where a cell is, and what the tile in hand would bring there once it is pointed at.
fn name(desk: Desk, cell: Cell, is_land: bool, is_ghost: Memo<bool>) -> String {
    let place = names::cell(cell, is_land);
    let brings = |preview: Preview| {
        let change = words::change(&desk.session().glance(), &preview);
        if change.is_empty() {
            place.clone()
        } else {
            t!("minigolf-cell-brings", place = place.clone(), change = change)
        }
    };
    // Asked for in this order, so that all other cells hear nothing of it.
    let preview = is_ghost.get().then(|| desk.tried.get()).flatten();
    preview.map_or_else(|| place.clone(), brings)
}

/// The next cell in the direction of an arrow key.
fn nearest(cells: &[Cell], from: Cell, arrow: &str) -> Option<Cell> {
    let way = |cell: &Cell| {
        let (dx, dy) = (cell.x - from.x, cell.y - from.y);
        let (along, aside) = match arrow {
            "ArrowUp" => (-dy, dx),
            "ArrowDown" => (dy, dx),
            "ArrowLeft" => (-dx, dy),
            _ => (dx, dy),
        };
        (along > 0).then(|| (along + 2 * aside.abs(), *cell))
    };
    cells.iter().filter_map(way).min().map(|(_, cell)| cell)
}

/// The tile where it would lie, with the change of the total.
#[component]
fn Ghost(desk: Desk, layout: Memo<Option<Layout>>) -> impl IntoView {
    let picture = move || {
        let ghost = desk.ghost().filter(|_| desk.is_mine())?;
        let tile = desk.tile(ghost.slot)?;
        Some(laid(&tile, ghost.cell, known_lie(layout.read().as_ref(), ghost)))
    };
    let badge = move || {
        let (ghost, preview) = (desk.ghost()?, desk.tried.get()?);
        let (x, y) = corner(ghost.cell);
        let class = if preview.total < 0 { "mg-badge loss" } else { "mg-badge" };
        Some(view! {
            <g class=class transform=format!("translate({} {})", x + CELL, y)>
                <rect x="-22" y="-12" width="44" height="24" rx="12" />
                <text y="5.5">{words::signed(preview.total.into())}</text>
            </g>
        })
    };
    let frame = move || {
        let ghost = desk.ghost()?;
        let (x, y) = corner(ghost.cell);
        let class = if desk.is_pinned() { "mg-frame pinned" } else { "mg-frame" };
        Some(view! { <rect class=class x=x y=y width="64" height="64" rx="5" /> })
    };
    view! {
        <g class="mg-ghost" class:pinned=move || desk.is_pinned() aria-hidden="true">
            <g inner_html=move || picture().unwrap_or_default()></g>
            {frame}
            {badge}
        </g>
    }
}

/// What a bot would do.
#[component]
fn HintGhost(desk: Desk, layout: Memo<Option<Layout>>) -> impl IntoView {
    let hinted =
        Memo::new(move |_| desk.session().hint.get().and_then(|hint| Build::read(&hint.mv)));
    let picture = move || {
        let build = hinted.get().filter(|_| desk.is_mine())?;
        let tile = desk.tile(build.slot)?;
        Some(laid(&tile, build.cell, known_lie(layout.read().as_ref(), build)))
    };
    let frame = move || {
        let (x, y) = corner(hinted.get().filter(|_| desk.is_mine())?.cell);
        Some(
            view! { <rect class="mg-hint-frame" x=x - 1.0 y=y - 1.0 width="66" height="66" rx="6" /> },
        )
    };
    view! {
        <g aria-hidden="true">
            <g class="mg-hint" inner_html=move || picture().unwrap_or_default()></g>
            {frame}
        </g>
    }
}

fn known_lie(layout: Option<&Layout>, build: Build) -> Lie {
    layout.map_or(Lie::default(), |layout| lie(layout, build.cell, build.turn))
}
