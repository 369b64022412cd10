//! What is picked, turned, pointed at and pinned: the course shows it, and so does the sheet beside it.

use std::collections::BTreeMap;

use leptos::prelude::*;
use minigolf::{Category, Cell, Fate, Move, Tile, View};
use pictures::Layout;
use table::Preview;
use tabletop::Seat;

use super::course::cells;
use super::moves::{Build, Moves};
use crate::playing::confirm::explain;
use crate::session::Session;
use crate::tables::hand::Since;

/// What is lit up on a course.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Lit {
    /// The items of a category of points.
    Category(Category),
    /// The hole that has this cell.
    Hole(Cell),
}

/// Copies are the same desk.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    /// Apart, since a desk is handed on a lot and a match is large.
    session: StoredValue<Session>,
    pub(super) moves: Memo<Moves>,
    /// The slot whose tile is in hand.
    pub(super) picked: RwSignal<Option<u8>>,
    /// How it is turned.
    pub(super) turn: RwSignal<u8>,
    /// Where it hovers.
    pub(super) pointed: RwSignal<Option<Cell>>,
    /// The move that waits for its confirmation.
    pub(super) chosen: RwSignal<Option<String>>,
    /// Whether tiles are taken face down instead of being built.
    pub(super) is_collecting: RwSignal<bool>,
    /// Alone: whether each of the two tiles leaves the game if it is not placed.
    pub(super) leaves: RwSignal<[bool; 2]>,
    /// Whose course lies in the middle; none for the own.
    pub(super) shown: RwSignal<Option<Seat>>,
    /// What is lit up on the course.
    pub(super) lit: RwSignal<Option<Lit>>,
    /// The board on the screen, to find cells under a finger.
    pub(super) board: NodeRef<leptos::svg::Svg>,
    ghost: Memo<Option<Build>>,
    /// What the tile that hovers or is pinned would bring.
    pub(super) tried: Memo<Option<Preview>>,
    since: Since,
    courses: StoredValue<Vec<Memo<Option<Layout>>>>,
}

/// A part of what is seen; whoever reads it is told only when that part changes.
fn part<T: PartialEq + Default + Send + Sync + 'static>(
    session: Session,
    part: impl Fn(&View) -> T + Send + Sync + 'static,
) -> Memo<T> {
    session.part(move |seen| seen.view().map(&part).unwrap_or_default())
}

impl Desk {
    /// The desk of the match on the screen. Table and sheet have the same owner, so whoever asks first sets it up.
    pub(super) fn of(session: Session) -> Self {
        // An owner that draws everything anew still knows the desk that is gone.
        let known = use_context::<Self>().filter(|desk| !desk.session.is_disposed());
        known.unwrap_or_else(|| {
            let desk = Self::new(session);
            provide_context(desk);
            desk
        })
    }

    fn new(session: Session) -> Self {
        let moves = session.part(|seen| Moves::read(&seen.moves));
        let picked = RwSignal::new(None);
        let turn = RwSignal::new(0);
        let pointed = RwSignal::new(None);
        let chosen = RwSignal::new(None::<String>);
        let leaves = RwSignal::new([false; 2]);
        let hand = Hand { picked, turn, pointed, chosen };
        let ghost = Memo::new(move |_| ghost(moves, hand));
        let tried = previews(session, moves, ghost, leaves);
        let seats = Seat::first(session.glance().table.n_seats());
        let desk = Self {
            session: StoredValue::new(session),
            moves,
            picked,
            turn,
            pointed,
            chosen,
            is_collecting: RwSignal::new(false),
            leaves,
            shown: RwSignal::new(None),
            lit: RwSignal::new(None),
            board: NodeRef::new(),
            ghost,
            tried,
            since: Since::of(chosen),
            courses: StoredValue::new(seats.map(|seat| course(session, seat)).collect()),
        };
        desk.clear_for_new_choices();
        session.when_taken(move |mv| desk.lay_out(mv));
        desk
    }

    /// What is in hand is let go when I have something else to choose from. What others do meanwhile, where
    /// all choose at once, changes nothing about it.
    fn clear_for_new_choices(self) {
        let offer = self.part(|view| view.racks[0].clone());
        Effect::new(move |before: Option<()>| {
            let _ = (self.moves.read(), offer.read());
            if before.is_some() {
                self.put_down();
                self.is_collecting.set(false);
                self.leaves.set([false; 2]);
            }
        });
    }

    /// The match.
    pub(super) fn session(self) -> Session {
        self.session.get_value()
    }

    /// A part of what I see; whoever reads it is told only when that part changes.
    pub(super) fn part<T: PartialEq + Default + Send + Sync + 'static>(
        self,
        of: impl Fn(&View) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        part(self.session(), of)
    }

    /// Something that I see now, without being told of changes.
    pub(super) fn glance<T: Default>(self, of: impl FnOnce(&View) -> T) -> T {
        self.session().glance().view().map(of).unwrap_or_default()
    }

    /// A seat's course; none before lands are chosen.
    pub(super) fn course(self, seat: Seat) -> Option<Memo<Option<Layout>>> {
        self.courses.with_value(|all| all.get(seat.index()).copied())
    }

    /// Where I sit; who has no seat looks on from the first one.
    pub(super) fn my_seat(self) -> Seat {
        self.session().glance().me.unwrap_or(Seat::new(0))
    }

    /// Whose course is in the middle.
    pub(super) fn seat(self) -> Seat {
        self.shown.get().unwrap_or_else(|| self.my_seat())
    }

    /// Whether my own course is in the middle.
    pub(super) fn is_mine(self) -> bool {
        let me = self.session().glance().me;
        me.is_some() && self.shown.get().is_none_or(|shown| me == Some(shown))
    }

    /// Picks a tile up, or puts it down again.
    pub(super) fn pick(self, slot: u8) {
        self.session().refused.set(None);
        self.chosen.set(None);
        if self.picked.get_untracked() == Some(slot) {
            return self.put_down();
        }
        let moves = self.moves.read_untracked();
        if moves.can_pick(slot) {
            self.turn.update(|turn| *turn = moves.some_turn(slot, *turn));
            self.picked.set(Some(slot));
            self.shown.set(None);
        }
    }

    /// Lets a move wait for its confirmation as if its tile had been picked, turned and pinned.
    /// Choices beside the course lay themselves out.
    fn lay_out(self, mv: String) {
        let Ok(read) = mv.parse() else { return };
        self.put_down();
        match read {
            Move::Build { slot, turn, other, .. } => {
                self.picked.set(Some(slot));
                self.turn.set(turn);
                self.shown.set(None);
                let leaves = other == Some(Fate::Away);
                self.leaves.update(|both| both[usize::from(slot == 0)] = leaves);
            }
            Move::Pass(Some(fates)) => self.leaves.set(fates.map(|it| it == Fate::Away)),
            Move::Collect(_) => self.is_collecting.set(true),
            Move::Land(_) | Move::Pass(None) | Move::Stop => {}
            Move::Promise(_) | Move::Return(_) | Move::Number(_) => return,
        }
        self.chosen.set(Some(mv));
    }

    /// Keeps a choice that is made beside the course waiting for its button.
    pub(super) fn keep_chosen(self, mv: impl Fn() -> Option<String> + 'static) {
        Effect::new(move |_| {
            let wanted = mv();
            // Whatever clears the desk after a step must not clear this.
            if *self.chosen.read() != wanted {
                self.chosen.set(wanted);
            }
        });
    }

    /// Nothing is in hand any more.
    pub(super) fn put_down(self) {
        self.picked.set(None);
        self.pointed.set(None);
        self.chosen.set(None);
    }

    /// Turns the tile in hand; one that is pinned stays so if it can lie there like that.
    pub(super) fn rotate(self, is_back: bool) {
        let Some(slot) = self.picked.get_untracked() else { return };
        let moves = self.moves.read_untracked();
        let before = self.turn.get_untracked();
        let turn = moves.next_turn(slot, before, is_back);
        // To pin the same once more would be to place it.
        if turn == before {
            return;
        }
        self.session().refused.set(None);
        self.turn.set(turn);
        let pinned = self.chosen.get_untracked().as_deref().and_then(Build::read);
        let Some(pinned) = pinned else { return };
        if moves.can_build(slot, turn, pinned.cell) {
            self.pin(pinned.cell);
        } else {
            self.chosen.set(None);
            self.pointed.set(Some(pinned.cell));
        }
    }

    /// Pins the tile in hand; after a while, the second time places it.
    pub(super) fn pin(self, cell: Cell) {
        let Some(slot) = self.picked.get_untracked() else { return };
        let turn = self.turn.get_untracked();
        let mv = self.notation(Build { slot, cell, turn });
        if !self.moves.read_untracked().can_build(slot, turn, cell) {
            explain(self.session(), &mv);
        } else if self.chosen.get_untracked().as_ref() != Some(&mv) {
            self.session().refused.set(None);
            self.chosen.set(Some(mv));
        } else if self.since.is_a_while() {
            self.chosen.set(None);
            self.session().play(mv);
        }
    }

    /// Says why the tile on a slot cannot be taken.
    pub(super) fn explain_slot(self, slot: u8) {
        let layout = self.course(self.my_seat()).and_then(|course| course.get_untracked());
        // Any free cell: what forbids the tile on all of them forbids it here.
        let cell = layout.as_ref().and_then(free_cell).unwrap_or(Cell::new(0, 0));
        explain(self.session(), &self.notation(Build { slot, cell, turn: 0 }));
    }

    fn notation(self, build: Build) -> String {
        let has_fates = self.moves.read_untracked().has_fates;
        build.notation(other_fate(build.slot, has_fates, self.leaves.get_untracked()))
    }

    /// The tile that hovers or is pinned.
    pub(super) fn ghost(self) -> Option<Build> {
        self.ghost.get()
    }

    /// Whether the ghost is there. Of all cells only the two that the ghost leaves and enters are told.
    pub(super) fn is_ghost_at(self, cell: Cell) -> Memo<bool> {
        Memo::new(move |_| self.ghost.read().is_some_and(|ghost| ghost.cell == cell))
    }

    /// Whether the ghost is pinned.
    pub(super) fn is_pinned(self) -> bool {
        self.chosen.read().as_deref().is_some_and(|mv| Build::read(mv).is_some())
    }

    /// The tile that lies on a slot of the offer.
    pub(super) fn tile(self, slot: u8) -> Option<Tile> {
        self.session().seen().view::<View>()?.offered(slot).copied()
    }
}

fn free_cell(layout: &Layout) -> Option<Cell> {
    let is_free = |cell: &Cell| layout.course.tiles().iter().all(|placed| placed.cell != *cell);
    let land = &layout.card.land;
    cells(land).filter(is_free).find(|cell| land.has(*cell))
}

#[derive(Clone, Copy)]
struct Hand {
    picked: RwSignal<Option<u8>>,
    turn: RwSignal<u8>,
    pointed: RwSignal<Option<Cell>>,
    chosen: RwSignal<Option<String>>,
}

fn ghost(moves: Memo<Moves>, hand: Hand) -> Option<Build> {
    if let Some(pinned) = hand.chosen.read().as_deref().and_then(Build::read) {
        return Some(pinned);
    }
    let (slot, cell, turn) = (hand.picked.get()?, hand.pointed.get()?, hand.turn.get());
    moves.read().can_build(slot, turn, cell).then_some(Build { slot, cell, turn })
}

fn other_fate(slot: u8, has_fates: bool, leaves: [bool; 2]) -> Option<Fate> {
    has_fates.then(|| fate(leaves[usize::from(slot == 0)]))
}

/// What becomes of a tile that nobody places.
pub(super) const fn fate(leaves: bool) -> Fate {
    if leaves { Fate::Away } else { Fate::Back }
}

/// What the ghost would bring; each placement is tried once a step.
fn previews(
    session: Session,
    moves: Memo<Moves>,
    ghost: Memo<Option<Build>>,
    leaves: RwSignal<[bool; 2]>,
) -> Memo<Option<Preview>> {
    let known = StoredValue::new((0, BTreeMap::<String, Option<Preview>>::new()));
    Memo::new(move |_| {
        let build = ghost.get()?;
        let mv = build.notation(other_fate(build.slot, moves.read().has_fates, leaves.get()));
        let step = session.glance().step;
        known.try_update_value(|(of_step, known)| {
            if *of_step != step {
                (*of_step, *known) = (step, BTreeMap::new());
            }
            let tried = known.entry(mv).or_insert_with_key(|mv| session.try_out(mv).ok());
            tried.clone()
        })?
    })
}

/// A seat's course, read again only when something about it has changed.
fn course(session: Session, seat: Seat) -> Memo<Option<Layout>> {
    let facts = part(session, move |view| (view.courses.get(seat).cloned(), view.mr, view.mrs));
    Memo::new(move |_| {
        // Read, not merely tracked: a memo that nobody has read yet hears of nothing.
        let _ = facts.read();
        Layout::of(session.glance().view()?, seat)
    })
}

#[cfg(test)]
mod tests {
    use faces::Scene;
    use table::{Dealer, Table, find};
    use tabletop::{Seed, Viewer};

    use super::*;

    #[test]
    fn a_view_is_read_as_a_course_as_soon_as_there_is_a_land() {
        let game = find("minigolf").unwrap();
        let mut table = game.open(&[], Dealer::Seeded(Seed::from(1))).unwrap();
        let layout = |table: &dyn Table, seat: Seat| {
            let scene = Scene::of(table, Viewer::Spectator).unwrap();
            Layout::of(scene.view().unwrap(), seat)
        };
        for seat in [0, 1].map(Seat::new) {
            assert_eq!(layout(&*table, seat), None);
            let mv = table.legal_moves(seat).swap_remove(0);
            table.submit(seat, table.n_steps(), &mv).unwrap();
        }
        let layout = layout(&*table, Seat::new(1)).unwrap();
        assert!(layout.course.tiles().is_empty() && layout.n_missing() > 30);
    }
}
