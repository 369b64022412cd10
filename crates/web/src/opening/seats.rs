//! Who sits where: I, a friend, or a bot of some strength.

use leptos::prelude::*;
use protocol::SeatPlan;
use table::Level;
use wasm_bindgen::JsCast;

use crate::playing::players::Badge;
use crate::t;

/// Who is to sit where; seats that are not named are for friends.
pub(super) type Plan = RwSignal<Vec<SeatPlan>>;

/// I sit first, everybody else is a friend.
pub(super) fn usual() -> Plan {
    RwSignal::new(vec![SeatPlan::Me])
}

/// As the server wants it, for a table of so many seats.
pub(super) fn planned(plan: &[SeatPlan], n_seats: usize) -> Vec<SeatPlan> {
    (0..n_seats).map(|seat| plan.get(seat).copied().unwrap_or(SeatPlan::Open)).collect()
}

/// Puts somebody on a seat. Nobody sits on two.
fn put(plan: &mut Vec<SeatPlan>, seat: usize, who: SeatPlan) {
    if plan.len() <= seat {
        plan.resize(seat + 1, SeatPlan::Open);
    }
    if who == SeatPlan::Me {
        plan.iter_mut().filter(|it| **it == SeatPlan::Me).for_each(|it| *it = SeatPlan::Open);
    }
    plan[seat] = who;
}

/// A list for each seat.
#[component]
pub(super) fn SeatFields(plan: Plan, n_seats: Memo<usize>) -> impl IntoView {
    let fields = move || (0..n_seats.get()).map(|seat| field(plan, seat)).collect_view();
    view! {
        <fieldset class="field seats">
            <legend>{t!("who-sits-where")}</legend>
            {fields}
        </fieldset>
    }
}

fn field(plan: Plan, seat: usize) -> AnyView {
    let who = move || plan.read().get(seat).copied().unwrap_or(SeatPlan::Open);
    let bots = Level::all().map(|level| SeatPlan::Bot(level.number()));
    let all: Vec<SeatPlan> = [SeatPlan::Me, SeatPlan::Open].into_iter().chain(bots).collect();
    let options = all.clone().into_iter().enumerate().map(move |(i, it)| {
        view! { <option value=i.to_string() selected=move || who() == it>{label(it)}</option> }
    });
    let options = options.collect_view();
    let choose = move |event: web_sys::Event| {
        let list = event.target().and_then(|it| it.dyn_into::<web_sys::HtmlSelectElement>().ok());
        let chosen = list.and_then(|it| all.get(it.value().parse::<usize>().ok()?).copied());
        if let Some(chosen) = chosen {
            plan.update(|plan| put(plan, seat, chosen));
        }
    };
    let name = move || t!("seat-n", number = seat + 1);
    view! {
        <label class="seat-field">
            <Badge seat=u8::try_from(seat).unwrap_or(0) name=(seat + 1).to_string() />
            <span class="for-readers">{name}</span>
            <select data-seat=seat.to_string() on:change=choose>{options}</select>
        </label>
    }
    .into_any()
}

fn label(who: SeatPlan) -> String {
    match who {
        SeatPlan::Me => t!("you"),
        SeatPlan::Open => t!("a-friend"),
        SeatPlan::Bot(level) => {
            t!("a-bot-of", n = level, what = t!(&format!("level-{level}")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sits_on_two_seats_and_the_rest_is_for_friends() {
        let mut plan = vec![SeatPlan::Me];
        put(&mut plan, 2, SeatPlan::Bot(7));
        assert_eq!(
            planned(&plan, 4),
            [SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot(7), SeatPlan::Open]
        );
        put(&mut plan, 1, SeatPlan::Me);
        assert_eq!(planned(&plan, 2), [SeatPlan::Open, SeatPlan::Me]);
    }
}
