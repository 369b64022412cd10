//! The game as one viewer sees it, and what that viewer may imagine behind it.

mod event;
mod imagine;
mod judge;

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{BySeat, Seat, Viewer};

use crate::bag::Heap;
use crate::cells::Cell;
use crate::clients::{Mr, Mrs, Promises};
use crate::content::{Content, LandCard};
use crate::course::{Course, PlacedTile};
use crate::land::LandId;
use crate::notation::Move;
use crate::options::MinigolfOptions;
use crate::rules::{Designer, Minigolf, Phase, given};
use crate::scoring::points::HOLES;
use crate::scoring::settle::Version;
use crate::scoring::{self, Brief, Numbers, Sheet};
use crate::tiles::{Kind, Tile};

pub use event::EventView;
pub(crate) use event::view_event;
pub(crate) use imagine::determinize;
use judge::judge;

tabletop::view! {
    /// The game as one viewer sees it.
    ///
    /// It is written without its options: [`Game::read_view`](tabletop::Game::read_view), which is given them, puts them in,
    /// and judges what it reads.
    #[allow(clippy::struct_excessive_bools, reason = "facts that have nothing to do with each other")]
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct View {
        /// Whose view it is.
        pub viewer: Viewer,
        /// What is agreed.
        #[serde(skip, default = "not_agreed_yet")]
        pub options: MinigolfOptions,
        /// The content played with: `standard`, or the fingerprint of a pack.
        pub content: String,
        /// With or without promises.
        pub version: Version,
        /// MG-20: mistakes cost nothing.
        pub forgiving: bool,
        /// What is going on.
        pub phase: Phase,
        /// Mr Client.
        pub mr: Option<Mr>,
        /// Mrs Client.
        pub mrs: Option<Mrs>,
        /// What is known of each seat.
        pub courses: BySeat<CourseView>,
        /// The middle and the bottom rack, null where the tile is taken; in a solo game the two tiles drawn, and nothing.
        pub racks: [Vec<Option<Kind>>; 2],
        /// MG-9: what was left over of the last round, while it is being asked for.
        pub leftovers: Vec<Option<Kind>>,
        /// Who is to act in this round, and where the pawns stand for the next.
        pub order: OrderView,
        /// MG-3: who passed, from left to right.
        pub bench: Vec<Seat>,
        /// How many tiles are in the bag.
        pub bag: u16,
        /// How many visit tiles are in the bag.
        pub visits: u8,
        /// MG-7: tiles set aside, ascending.
        pub aside: Vec<Kind>,
        /// Tiles out of the game, ascending: discarded, or collected face down.
        pub away: Vec<Kind>,
        /// MG-7: the one visit has happened.
        pub has_visited: bool,
        /// MG-8: some land is full.
        pub is_end_phase: bool,
        /// MG-8: the match ends with this round.
        pub is_last_round: bool,
    }
}

/// Turn order, now and next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrderView {
    /// The seats still to act this round, the next one first.
    pub to_act: Vec<Seat>,
    /// The pawn on each slot of the middle rack, null where there is none.
    pub places: Vec<Option<Seat>>,
}

/// What one viewer knows of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CourseView {
    /// The lands dealt.
    pub dealt: Vec<LandId>,
    /// The land chosen, once all have chosen.
    pub land: Option<LandId>,
    /// Placed tiles, in the order in which they were placed.
    pub tiles: Vec<TileView>,
    /// How many tiles were collected face down.
    pub collected: u16,
    /// MG-29: as the how-manieth, from 1, the first of them was taken.
    pub finished: Option<u8>,
    /// MG-8: whether the seat has stopped.
    pub stopped: bool,
    /// MG-30: how often a solo player has passed.
    pub passes: u16,
    /// The promises made; null if they are hidden.
    pub promises: Option<Promises>,
    /// How many there are.
    pub n_promises: u8,
    /// Whether a choice is made that all make at once.
    pub has_chosen: bool,
    /// That choice; null if it is hidden or not made.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub choice: Option<Move>,
    /// MG-15: the cell of each number from 1 to 9, as chosen by hand or, at the end, as found by the program; null if they are hidden or not known yet.
    pub numbers: Option<[Option<Cell>; HOLES]>,
}

/// A placed tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileView {
    /// To the right.
    pub x: i16,
    /// Down.
    pub y: i16,
    /// Which kind.
    pub kind: Kind,
    /// Quarter turns clockwise.
    pub turn: u8,
}

impl View {
    /// What a kind shows, with the content of this match.
    pub fn tile(&self, kind: Kind) -> &Tile {
        &self.options.content.kind(kind).tile
    }

    /// The tile in a slot of the offer; none where it is taken.
    pub fn offered(&self, slot: u8) -> Option<&Tile> {
        let kind = *self.racks[0].get(usize::from(slot))?;
        kind.map(|kind| self.tile(kind))
    }

    /// The card of the land that a seat has chosen, once all have.
    pub fn card(&self, seat: Seat) -> Option<&LandCard> {
        self.options.content.land(self.courses.get(seat)?.land?)
    }

    /// Every tile that is seen, wherever it lies: on courses, in racks, left over, set aside or out of the game.
    pub(crate) fn seen(&self) -> impl Iterator<Item = Kind> + '_ {
        let laid = self.courses.values().flat_map(|course| &course.tiles).map(|tile| tile.kind);
        let racks = self.racks.iter().flatten().chain(&self.leftovers).flatten();
        laid.chain(racks.chain(&self.aside).chain(&self.away).copied())
    }

    /// MG-31: what is in the bag, in no order: the tiles of the box that lie nowhere else.
    pub fn unseen(&self) -> Heap {
        let mut bag = Heap::full(&self.options.content);
        self.seen().for_each(|kind| bag.remove(kind));
        bag
    }

    /// A seat's course, once lands are chosen: to be scored, or to preview placements on.
    pub fn course(&self, seat: Seat) -> Option<Course> {
        let view = self.courses.get(seat)?;
        let card = self.card(seat)?;
        let placed = |tile: &TileView| PlacedTile {
            cell: Cell::new(tile.x, tile.y),
            tile: self.options.content.kind(tile.kind).tile,
            turn: tile.turn,
        };
        Some(Course::trusted(Arc::clone(&card.land), view.tiles.iter().map(placed).collect()))
    }

    /// What a seat's course is scored by, as far as this viewer knows it.
    pub fn brief(&self, seat: Seat) -> Option<Brief<'_>> {
        Some(Brief {
            content: &self.options.content,
            mr: self.mr?,
            mrs: self.mrs?,
            promises: self.courses.get(seat)?.promises.unwrap_or_default(),
            is_solo: self.options.is_solo(),
            is_forgiving: self.options.is_forgiving,
        })
    }

    /// A seat's score sheet with every line, as if the match ended now and as far as this viewer knows.
    pub fn sheet(&self, seat: Seat) -> Option<Sheet> {
        let view = self.courses.get(seat)?;
        let numbers = view.numbers.map(|labels| given(&labels));
        let numbers = numbers.as_ref().map_or(Numbers::Auto, |numbers| Numbers::Given(numbers));
        scoring::score(&self.course(seat)?, view.collected, &self.brief(seat)?, numbers).ok()
    }
}

/// Options that stand in for those of the match until whoever reads a view fills them in.
fn not_agreed_yet() -> MinigolfOptions {
    MinigolfOptions::new(Content::standard())
}

/// Reads a view of a match with these options.
pub(crate) fn read<'de, D: Deserializer<'de>>(
    options: &MinigolfOptions,
    deserializer: D,
) -> Result<View, D::Error> {
    let view = View { options: options.clone(), ..Written::deserialize(deserializer)? };
    judge(&view).map_err(D::Error::custom)?;
    Ok(view)
}

#[allow(clippy::ref_option, reason = "serde calls it so")]
fn as_text<S: serde::Serializer>(choice: &Option<Move>, serializer: S) -> Result<S::Ok, S::Error> {
    choice.map(|mv| mv.to_string()).serialize(serializer)
}

fn from_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Move>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.map(|text| text.parse()).transpose().map_err(D::Error::custom)
}

pub(crate) fn view(game: &Minigolf, viewer: Viewer) -> View {
    let n_slots = if game.options.is_solo() { 0 } else { game.n_slots().into() };
    View {
        viewer,
        options: game.options.clone(),
        content: game.options.content.name(),
        version: game.options.version,
        forgiving: game.options.is_forgiving,
        phase: game.phase,
        mr: game.clients.map(|(mr, _)| mr).or(game.options.mr),
        mrs: game.clients.map(|(_, mrs)| mrs).or(game.options.mrs),
        courses: game.designers.map(|seat, designer| course_view(game, viewer, seat, designer)),
        racks: [game.middle.to_vec(), game.bottom.to_vec()],
        leftovers: game.leftovers.to_vec(),
        order: OrderView { to_act: game.order.to_vec(), places: game.pawns[..n_slots].to_vec() },
        bench: game.bench.to_vec(),
        bag: game.bag.tiles.len(),
        visits: game.bag.n_visits,
        aside: game.aside.iter().collect(),
        away: game.away.iter().collect(),
        has_visited: game.has_visited,
        is_end_phase: game.is_end_phase,
        is_last_round: game.is_last_round,
    }
}

fn course_view(game: &Minigolf, viewer: Viewer, seat: Seat, designer: &Designer) -> CourseView {
    // MG-31: promises are secret until the end, choices until all have chosen.
    let is_shown = viewer.sees(seat) || game.is_over();
    let tile = |laid: &crate::site::Laid| TileView {
        x: laid.x.into(),
        y: laid.y.into(),
        kind: laid.kind,
        turn: laid.turn,
    };
    CourseView {
        dealt: designer.dealt.into_iter().flatten().collect(),
        land: game.card(seat).map(|card| card.id),
        tiles: designer.site.tiles().iter().map(tile).collect(),
        collected: designer.n_collected,
        finished: designer.finished,
        stopped: designer.is_stopped,
        passes: designer.n_passes,
        promises: is_shown.then_some(designer.promises),
        n_promises: designer.promises.len(),
        has_chosen: designer.choice.is_some(),
        choice: designer.choice.filter(|_| is_shown),
        numbers: game.numbers(seat).filter(|_| is_shown),
    }
}
