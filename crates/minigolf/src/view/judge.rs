//! Whether a view that came over a wire can be of a match: judged before anybody imagines anything behind it.

use alloc::format;
use alloc::string::String;

use tabletop::{Game, GameRng, MAX_SEATS, Seat, SeatSet, Seed, Viewer};

use super::{CourseView, View, determinize};
use crate::bag::Heap;
use crate::cells::Cell;
use crate::clients::Promises;
use crate::grid::CellSet;
use crate::notation::Move;
use crate::options::Visits;
use crate::rules::{Minigolf, Phase, VISIT_TILES};
use crate::site::Site;

type Verdict = Result<(), String>;

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stage {
    Clients,
    Lands,
    ChooseLand,
    Order,
    FillMiddle,
    FillBottom,
    FirstPromises,
    Rounds,
    Ended,
}

impl Stage {
    fn of(phase: Phase) -> Self {
        match phase {
            Phase::Clients => Self::Clients,
            Phase::Lands => Self::Lands,
            Phase::ChooseLand => Self::ChooseLand,
            Phase::Order => Self::Order,
            Phase::FillMiddle => Self::FillMiddle,
            Phase::FillBottom => Self::FillBottom,
            Phase::FirstPromises => Self::FirstPromises,
            Phase::Turn
            | Phase::Refill
            | Phase::Visit
            | Phase::Return
            | Phase::SoloDraw
            | Phase::SoloTurn => Self::Rounds,
            Phase::Number | Phase::Over => Self::Ended,
        }
    }
}

/// Whether some position of a match with the view's options looks like this to its viewer.
pub(super) fn judge(view: &View) -> Verdict {
    agreement(view)?;
    shape(view)?;
    clients(view)?;
    lands(view)?;
    pieces(view)?;
    racks(view)?;
    pawns(view)?;
    for (seat, course) in view.courses.iter() {
        tiles(view, course)
            .and_then(|()| secrets(view, course))
            .map_err(|reason| format!("courses: seat {seat}: {reason}"))?;
    }
    let mut blank = view.clone();
    blank.courses.iter_mut().for_each(|(_, course)| course.forget_choices());
    let game = determinize(&blank, &mut GameRng::from_seed(&Seed::from(0)));
    progress(view, &game)?;
    choices(view, &game)?;
    let imagined = determinize(view, &mut GameRng::from_seed(&Seed::from(0)));
    expect(imagined.view(view.viewer) == *view, "view", || {
        format!("this is not how {} sees it", view.viewer)
    })
}

fn expect(is_fine: bool, place: &str, reason: impl FnOnce() -> String) -> Verdict {
    if is_fine { Ok(()) } else { Err(format!("{place}: {}", reason())) }
}

fn n_slots(view: &View) -> usize {
    usize::from(view.options.n_seats) + 1
}

/// Whether the match is one with these options.
fn agreement(view: &View) -> Verdict {
    let options = &view.options;
    let is_agreed = view.content == options.content.name()
        && view.version == options.version
        && view.forgiving == options.is_forgiving;
    expect(is_agreed, "content, version, forgiving", || "another match was agreed".into())?;
    let is_possible = match view.phase {
        Phase::Order
        | Phase::FillMiddle
        | Phase::FillBottom
        | Phase::Turn
        | Phase::Refill
        | Phase::Return => !options.is_solo(),
        Phase::SoloDraw | Phase::SoloTurn => options.is_solo(),
        Phase::FirstPromises | Phase::Visit => options.is_advanced(),
        Phase::Number => options.is_manual,
        Phase::Clients | Phase::Lands | Phase::ChooseLand | Phase::Over => true,
    };
    expect(is_possible, "phase", || "these options never lead there".into())
}

/// Numbers of things.
fn shape(view: &View) -> Verdict {
    let n = view.options.n_seats;
    let is_stranger = matches!(view.viewer, Viewer::Seat(seat) if seat.number() >= n);
    expect(view.courses.n_seats() == n && !is_stranger, "courses", || {
        format!("not one for each of {n} seats")
    })?;
    let most = n_slots(view);
    let is_short = view.racks.iter().chain([&view.leftovers]).all(|rack| rack.len() <= most);
    expect(is_short, "racks", || format!("more than {most} slots"))?;
    let lists = [&view.order.to_act, &view.bench];
    expect(lists.iter().all(|seats| seats.len() <= MAX_SEATS), "order", || {
        "too many seats".into()
    })?;
    let wanted = if view.options.is_solo() { 0 } else { most };
    expect(view.order.places.len() == wanted, "order", || format!("not {wanted} places"))
}

/// MG-1: the clients are known once they are drawn, and are those agreed on.
fn clients(view: &View) -> Verdict {
    let (agreed, known) = ((view.options.mr, view.options.mrs), (view.mr, view.mrs));
    let is_fine = if view.phase == Phase::Clients {
        known == agreed && known.0.zip(known.1).is_none()
    } else {
        known.0.is_some_and(|mr| agreed.0.is_none_or(|it| it == mr))
            && known.1.is_some_and(|mrs| agreed.1.is_none_or(|it| it == mrs))
    };
    expect(is_fine, "mr, mrs", || "these clients cannot have come".into())
}

/// MG-1: three lands for each seat, dealt in order, all different; later one of them is chosen.
fn lands(view: &View) -> Verdict {
    let stage = Stage::of(view.phase);
    let n_dealt = view.courses.values().take_while(|course| !course.dealt.is_empty()).count();
    let n = usize::from(view.options.n_seats);
    let is_number = match stage {
        Stage::Clients => n_dealt == 0,
        Stage::Lands => n_dealt < n,
        Stage::ChooseLand
        | Stage::Order
        | Stage::FillMiddle
        | Stage::FillBottom
        | Stage::FirstPromises
        | Stage::Rounds
        | Stage::Ended => n_dealt == n,
    };
    expect(is_number, "courses", || format!("{n_dealt} seats cannot have lands now"))?;
    let all = || view.courses.values().flat_map(|course| &course.dealt);
    for (i, course) in view.courses.values().enumerate() {
        let n_wanted = if i < n_dealt { 3 } else { 0 };
        let is_hand = course.dealt.len() == n_wanted && course.dealt.is_sorted();
        let card = |id| view.options.content.land(id);
        let can_be_dealt = |id| card(id).is_some_and(|card| card.balls <= view.options.difficulty);
        let is_deal = course.dealt.iter().all(|&id| can_be_dealt(id));
        let is_single = course.dealt.iter().all(|id| all().filter(|it| *it == id).count() == 1);
        expect(is_hand && is_deal && is_single, "courses", || "these lands are not dealt".into())?;
        let is_chosen = match course.land {
            None => stage <= Stage::ChooseLand,
            Some(land) => stage > Stage::ChooseLand && course.dealt.contains(&land),
        };
        expect(is_chosen, "courses", || "this land is not chosen".into())?;
    }
    Ok(())
}

/// Every tile is one of the box, and no more of it lie about than there are.
fn pieces(view: &View) -> Verdict {
    let mut bag = Heap::full(&view.options.content);
    for kind in view.seen() {
        expect(bag.count(kind) > 0, "tiles", || format!("the box has not so many of {kind}"))?;
        bag.remove(kind);
    }
    expect(bag.len() == view.bag, "bag", || format!("{} tiles lie nowhere else", bag.len()))?;
    let is_drawing = matches!(
        view.phase,
        Phase::FillMiddle | Phase::FillBottom | Phase::Refill | Phase::SoloDraw
    );
    let is_enough = usize::from(view.bag) >= n_slots(view);
    expect(!is_drawing || is_enough, "bag", || "too few tiles to draw".into())?;
    let options = &view.options;
    let is_advanced = options.is_advanced();
    let has_racks = Stage::of(view.phase) >= Stage::FirstPromises;
    let has_visits = is_advanced && options.visits == Visits::Tiles && has_racks;
    let most = if has_visits { VISIT_TILES[usize::from(options.n_seats)] } else { 0 };
    expect(view.visits <= most, "visits", || format!("more than {most}"))?;
    let has_aside = is_advanced && options.visits == Visits::Aside && has_racks;
    let is_aside = view.aside.is_empty() || (has_aside && !view.has_visited);
    expect(is_aside, "aside", || "nothing is set aside now".into())?;
    expect(!view.has_visited || has_aside, "has_visited", || "nobody can have come".into())?;
    let n_collected: u32 = view.courses.values().map(|it| u32::from(it.collected)).sum();
    let is_away = usize::try_from(n_collected).is_ok_and(|n| n <= view.away.len());
    expect(is_away, "away", || format!("fewer than the {n_collected} collected"))
}

/// MG-2, MG-30: which racks hold how much, by phase.
fn racks(view: &View) -> Verdict {
    let [middle, bottom] = &view.racks;
    let full = n_slots(view);
    let is_full = |rack: &[Option<_>]| rack.len() == full && rack.iter().all(Option::is_some);
    if view.options.is_solo() {
        // Whoever stops leaves his tiles where they are.
        let has_drawn = matches!(view.phase, Phase::Visit | Phase::SoloTurn);
        let may_stay = Stage::of(view.phase) == Stage::Ended;
        let is_fine =
            if middle.is_empty() { !has_drawn } else { is_full(middle) && (has_drawn || may_stay) };
        let is_alone = bottom.is_empty() && view.leftovers.is_empty();
        return expect(is_fine && is_alone, "racks", || "not as they can be now".into());
    }
    let stage = Stage::of(view.phase);
    // MG-3: whoever takes a tile leaves a pawn in its slot.
    let is_taken = |(tile, pawn): (&Option<_>, &Option<Seat>)| tile.is_none() == pawn.is_some();
    let is_middle = if stage > Stage::FillMiddle {
        middle.len() == full && middle.iter().zip(&view.order.places).all(is_taken)
    } else {
        middle.is_empty() && view.order.places.iter().all(Option::is_none)
    };
    expect(is_middle, "racks", || "the middle one is not as it can be now".into())?;
    let has_bottom = stage > Stage::FillBottom && view.phase != Phase::Refill;
    let is_bottom = if has_bottom { is_full(bottom) } else { bottom.is_empty() };
    expect(is_bottom, "racks", || "the bottom one is not as it can be now".into())?;
    // MG-9: leftovers wait for the refill, and in the end phase for whoever still builds.
    let is_builder = |course: &CourseView| !course.stopped;
    let is_asking = view.is_end_phase && view.courses.values().any(is_builder);
    let may_wait = matches!(view.phase, Phase::Visit | Phase::Return);
    let has_leftovers = view.phase == Phase::Refill || (may_wait && is_asking);
    let wanted = if has_leftovers { full } else { 0 };
    let is_due = view.phase != Phase::Return || is_asking;
    let has_tile = !has_leftovers || view.leftovers.iter().any(Option::is_some);
    let is_fine = view.leftovers.len() == wanted && is_due && has_tile;
    expect(is_fine, "leftovers", || "not as they can be now".into())
}

/// MG-3: once there is an order, each seat has one pawn: to act, on the bench or in a slot.
fn pawns(view: &View) -> Verdict {
    let in_slots = view.order.places.iter().flatten();
    let pawns = || view.order.to_act.iter().chain(&view.bench).chain(in_slots.clone());
    let has_pawns = !view.options.is_solo() && Stage::of(view.phase) >= Stage::FillMiddle;
    let n = if has_pawns { view.options.n_seats } else { 0 };
    let is_all = pawns().count() == usize::from(n)
        && pawns().copied().collect::<SeatSet>() == SeatSet::first(n);
    let n_to_act = view.order.to_act.len();
    let is_time = if view.phase == Phase::Turn {
        n_to_act > 0
    } else {
        n_to_act == if Stage::of(view.phase) == Stage::Ended { 0 } else { usize::from(n) }
    };
    expect(is_all && is_time, "order", || "not one pawn for each seat where it can be now".into())
}

/// MG-11: each tile was placed on an open cell.
fn tiles(view: &View, course: &CourseView) -> Verdict {
    let has_rounds = Stage::of(view.phase) >= Stage::Rounds;
    let content = &view.options.content;
    let Some(card) = course.land.and_then(|land| content.land(land)).filter(|_| has_rounds) else {
        return expect(course.tiles.is_empty(), "tiles", || "nobody builds yet".into());
    };
    let mut site = Site::new(&card.land);
    for tile in &course.tiles {
        let cell = Cell::new(tile.x, tile.y);
        let is_open = CellSet::covers(cell) && site.open().has(cell);
        let is_turn = tile.turn < content.kind(tile.kind).tile.n_turns();
        expect(is_open && is_turn, "tiles", || format!("none can lie like that on {cell}"))?;
        site.place(&card.land, cell, tile.kind, tile.turn);
    }
    Ok(())
}

/// MG-31: what is said of promises and choices, and who may know it.
fn secrets(view: &View, course: &CourseView) -> Verdict {
    let is_after = Stage::of(view.phase) > Stage::FirstPromises;
    let n_promises = course.promises.map_or(course.n_promises, Promises::len);
    let can_promise = if is_after && view.options.is_advanced() { 1..=7 } else { 0..=0 };
    expect(can_promise.contains(&n_promises), "promises", || "not so many now".into())?;
    let is_question = matches!(
        view.phase,
        Phase::ChooseLand | Phase::FirstPromises | Phase::Visit | Phase::Number
    );
    let is_choosing = is_question || (view.phase == Phase::Return && !course.stopped);
    let is_fine =
        (!course.has_chosen || is_choosing) && (course.has_chosen || course.choice.is_none());
    expect(is_fine, "choice", || "nothing is chosen now".into())?;
    let labels = match (view.phase, course.choice) {
        (Phase::Number, Some(Move::Number(labels))) => Some(labels),
        (Phase::Over, _) => course.numbers,
        _ => None,
    };
    let has_numbers = labels.is_some() || view.phase != Phase::Over;
    expect(course.numbers == labels && has_numbers, "numbers", || "not as chosen".into())
}

/// MG-8, MG-29, MG-30: who has stopped, and in which order.
fn progress(view: &View, game: &Minigolf) -> Verdict {
    let is_solo = view.options.is_solo();
    let is_full =
        |seat: Seat| game.designers[seat].card.is_some() && game.designers[seat].site.is_full();
    let n_finished = view.courses.values().filter(|course| course.finished.is_some()).count();
    let is_ended = Stage::of(view.phase) == Stage::Ended;
    for (seat, course) in view.courses.iter() {
        let is_place = |place: u8| usize::from(place) <= n_finished && place > 0;
        let others = view.courses.iter().filter(|(other, _)| *other != seat);
        let is_single = others.map(|(_, other)| other.finished).all(|it| it != course.finished);
        let is_fine = course.finished.is_none_or(|place| is_place(place) && is_single)
            && course.finished.is_some() == (course.collected > 0);
        expect(is_fine, "finished", || format!("seat {seat} cannot have come in so"))?;
        let must_stop = is_full(seat) || course.collected > 0;
        let is_stopped = course.stopped == must_stop || (is_solo && is_ended && course.stopped);
        expect(is_stopped, "stopped", || format!("seat {seat} builds, or does not"))?;
        let is_passing = course.passes < u16::MAX && (is_solo || course.passes == 0);
        expect(is_passing, "passes", || format!("{} cannot be", course.passes))?;
        expect(!is_solo || course.collected == 0, "collected", || "not in a solo game".into())?;
    }
    let is_end = view.courses.seats().any(is_full);
    let is_late = is_solo && is_end && !is_ended;
    expect(view.is_end_phase == is_end && !is_late, "is_end_phase", || {
        "begins when a land is full".into()
    })?;
    last_round(view)
}

/// MG-8: once nobody builds, the round is the last one, unless the last builder has filled his land in it.
fn last_round(view: &View) -> Verdict {
    let nobody_builds = view.courses.values().all(|course| course.stopped);
    let can_go_on = matches!(view.phase, Phase::Turn | Phase::Number | Phase::Over)
        && view.courses.values().any(|course| course.collected == 0);
    let is_fine = if view.options.is_solo() || !nobody_builds {
        !view.is_last_round
    } else {
        view.is_last_round || can_go_on
    };
    expect(is_fine, "is_last_round", || "this round is the last one, or is not".into())
}

/// Choices that are shown are ones that could be made, and somebody is still choosing.
fn choices(view: &View, game: &Minigolf) -> Verdict {
    for (seat, course) in view.courses.iter() {
        let numbers = course.numbers.filter(|_| view.phase == Phase::Over).map(Move::Number);
        for mv in course.choice.iter().chain(&numbers) {
            let is_over = view.phase == Phase::Over;
            let checked = if is_over { game.check_numbers(seat, mv) } else { game.check(seat, mv) };
            checked.map_err(|illegal| format!("courses: seat {seat}: choice: {illegal}"))?;
        }
    }
    let undecided = game.to_act().seats().iter().filter(|&seat| !view.courses[seat].has_chosen);
    let is_asked = !game.to_act().seats().is_empty();
    expect(!is_asked || undecided.count() > 0, "choice", || "everybody has chosen".into())
}

impl CourseView {
    /// The same, before anything was chosen that all choose at once.
    fn forget_choices(&mut self) {
        self.has_chosen = false;
        self.choice = None;
        self.numbers = None;
    }
}
