//! Numbering holes by hand, where that is agreed.

use std::collections::BTreeMap;

use leptos::prelude::*;
use minigolf::scoring::points::LAST_HOLE;
use minigolf::{Cell, Move};
use pictures::Layout;
use wasm_bindgen::JsCast;

use crate::t;
use crate::tables::minigolf::board::hole_cells;
use crate::tables::minigolf::course::{around, tiles};
use crate::tables::minigolf::desk::{Desk, Lit};
use crate::tables::minigolf::names;

/// What number each hole has, by a cell of it; those left out have none.
type Numbers = BTreeMap<Cell, u8>;

/// Each hole with a number to choose. It begins with the numbering that scores most.
#[component]
pub(super) fn Numbering(desk: Desk) -> impl IntoView {
    let cells: Vec<Cell> = desk.moves.read_untracked().numbered.iter().copied().collect();
    let layout = desk.course(desk.my_seat()).and_then(|course| course.get_untracked());
    let number =
        |cell: &Cell| Some((*cell, layout.as_ref().and_then(|it| Layout::number(it, *cell))?));
    let numbers = RwSignal::new(Numbers::new());
    numbers.update(|numbers| numbers.extend(cells.iter().filter_map(number)));
    desk.keep_chosen(move || Some(notation(&numbers.read())));
    desk.session().when_taken(move |mv| {
        if let Ok(Move::Number(hinted)) = mv.parse() {
            // To collect them would be to sort them, which takes much more code.
            numbers.update(|numbers| {
                numbers.clear();
                numbers.extend((1..).zip(hinted).filter_map(|(n, cell)| Some((cell?, n))));
            });
        }
    });
    on_cleanup(move || {
        let _ = desk.lit.try_set(None);
    });
    let row = |cell| row(desk, numbers, layout.as_ref(), cell);
    view! {
        <section class="mg-panel" aria-label=t!("minigolf-numbering")>
            <h2>{t!("minigolf-numbering")}</h2>
            <p class="quiet">{t!("minigolf-numbering-how")}</p>
            <div class="mg-numbers">{cells.into_iter().map(row).collect_view()}</div>
        </section>
    }
}

/// A hole, drawn, and its number.
fn row(
    desk: Desk,
    numbers: RwSignal<Numbers>,
    layout: Option<&Layout>,
    cell: Cell,
) -> impl IntoView + use<> {
    let option = move |n: u8| {
        let is_it = move || numbers.read().get(&cell) == Some(&n);
        view! { <option value=n.to_string() prop:selected=is_it>{n}</option> }
    };
    let change = move |event: web_sys::Event| {
        let select = event.target().map(JsCast::unchecked_into::<web_sys::HtmlSelectElement>);
        let number = select.and_then(|it| it.value().parse().ok());
        numbers.update(|numbers| give(numbers, cell, number));
    };
    let picture = layout.map(|layout| {
        let cells = hole_cells(layout, cell);
        let tiles = tiles(layout, |cell| cells.contains(&cell));
        view! { <svg viewBox=around(&cells, 0.0).view_box() aria-hidden="true"><g inner_html=tiles></g></svg> }
    });
    // A place says little; the eye finds the hole on the course.
    let light = move |is_on: bool| desk.lit.set(is_on.then_some(Lit::Hole(cell)));
    view! {
        <label class="mg-number" on:focusin=move |_| light(true) on:focusout=move |_| light(false)>
            <span class="for-readers">{names::hole_at(cell)}</span>
            {picture}
            <select on:change=change>
                <option value="" prop:selected=move || !numbers.read().contains_key(&cell)>"–"</option>
                {(1..=LAST_HOLE).map(option).collect_view()}
            </select>
        </label>
    }
}

/// Gives a hole a number, or none. Whoever had the number takes the one that is free now.
fn give(numbers: &mut Numbers, cell: Cell, number: Option<u8>) {
    let before = numbers.remove(&cell);
    let other = numbers.iter().find(|(_, it)| Some(**it) == number).map(|(cell, _)| *cell);
    if let Some(other) = other {
        numbers.remove(&other);
        numbers.extend(before.map(|before| (other, before)));
    }
    numbers.extend(number.map(|number| (cell, number)));
}

fn notation(numbers: &Numbers) -> String {
    let of = |number: u8| numbers.iter().find(|(_, it)| **it == number).map(|(cell, _)| *cell);
    Move::Number(std::array::from_fn(|i| of(u8::try_from(i + 1).unwrap_or(0)))).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_had_a_number_takes_the_one_that_is_free_now() {
        let [one, two] = [0, 1].map(|x| Cell { x, y: 0 });
        let mut numbers = Numbers::from([(one, 1), (two, 2)]);
        give(&mut numbers, one, Some(2));
        assert_eq!(numbers, Numbers::from([(one, 2), (two, 1)]));
        give(&mut numbers, one, None);
        assert_eq!(numbers, Numbers::from([(two, 1)]));
        give(&mut numbers, one, Some(1));
        assert_eq!(numbers, Numbers::from([(one, 1)]));
    }
}
