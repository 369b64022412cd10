//! Everything that gives points: lines of symbols, tracks, tokens, the result.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{BySeat, ScoreLine, Seat, SeatScore, sort_few};

use crate::board::{Board, Spot};
use crate::cells::{Direction, Hex};
use crate::colours::{ByColour, Colour, ColourSet};
use crate::notation::Placement;
use crate::options::Mode;

/// No mode seats more.
pub(crate) const MAX_SEATS: usize = 4;

/// Where the six markers of a track stand.
///
/// Base 0-18; solo and team 0-36, where 18 is the 0 of the second track; duel -9 to 9 from seat 0's side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Track(pub [i8; 6]);

impl Track {
    /// Where the marker of this colour stands.
    #[inline]
    pub const fn get(&self, colour: Colour) -> i8 {
        self.0[colour.index()]
    }

    /// IN-7: the colours whose markers stand lowest.
    #[inline]
    pub fn lowest(&self) -> ColourSet {
        at(*self, self.0.iter().fold(i8::MAX, |lowest, &marker| lowest.min(marker)))
    }
}

impl Serialize for Track {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(6))?;
        for colour in Colour::ALL {
            map.serialize_entry(&colour, &self.get(colour))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Track {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ByColour::deserialize(deserializer).map(|markers| Self(markers.into_array()))
    }
}

/// IN-13: who has the token of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tokens(pub [Option<Seat>; 6]);

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(6))?;
        for colour in Colour::ALL {
            map.serialize_entry(&colour, &self.0[colour.index()])?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ByColour::deserialize(deserializer).map(|owners| Self(owners.into_array()))
    }
}

/// All markers and tokens of a match. Everything here is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scoreboard {
    tracks: [Track; MAX_SEATS],
    tokens: Tokens,
    mode: Mode,
    n_seats: u8,
}

/// What a half's points did to its marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Advance {
    /// Where the marker stood.
    pub(crate) before: i8,
    /// Where it stands.
    pub(crate) after: i8,
    /// IN-5, IN-12, IN-13: whether a bonus placement is earned.
    pub(crate) bonus: bool,
}

/// A marker where no marker can stand, or the wrong number of tracks or seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TrackProblem {
    /// No such table.
    #[error("{found} seats where {mode} has {min} to {max}")]
    Seats {
        /// How many there are.
        found: u8,
        /// The least.
        min: u8,
        /// The most.
        max: u8,
        /// Where.
        mode: Mode,
    },
    /// Not one track for each side.
    #[error("{found} tracks where {mode} has {wanted}")]
    Number {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: u8,
        /// Where.
        mode: Mode,
    },
    /// A marker off its track.
    #[error("track {track}: {colour} stands on {value}, not within {min} to {max}")]
    Value {
        /// Which track.
        track: usize,
        /// Which marker.
        colour: Colour,
        /// Where it is said to stand.
        value: i8,
        /// The lowest place.
        min: i8,
        /// The highest place.
        max: i8,
    },
}

impl Mode {
    /// The places of a track, lowest and highest.
    pub const fn track(self) -> (i8, i8) {
        match self {
            Self::Base => (0, BASE_END),
            Self::Solo | Self::Team => (0, DOUBLE_END),
            Self::Duel => (-DUEL_END, DUEL_END),
        }
    }

    /// IN-5, IN-12, IN-13: the place that earns the first bonus.
    pub const fn first_bonus(self) -> i8 {
        match self {
            Self::Base | Self::Solo | Self::Team => BASE_END,
            Self::Duel => DUEL_END,
        }
    }

    /// IN-12: the side a seat plays for, named by its first seat.
    #[inline]
    pub const fn side(self, seat: Seat) -> Seat {
        match self {
            Self::Team => Seat::new(seat.number() % 2),
            Self::Base | Self::Solo | Self::Duel => seat,
        }
    }

    /// Which of the tracks a seat's points are marked on.
    #[inline]
    pub const fn track_of(self, seat: Seat) -> usize {
        match self {
            Self::Base | Self::Solo | Self::Team => self.side(seat).index(),
            Self::Duel => 0,
        }
    }

    /// IN-13: a place of a track as this seat counts it: the shared track is counted from the side of seat 0.
    /// The other way round it is the same.
    #[inline]
    pub const fn from_side(self, seat: Seat, place: i8) -> i8 {
        match self {
            Self::Duel if seat.number() > 0 => -place,
            Self::Base | Self::Solo | Self::Team | Self::Duel => place,
        }
    }

    /// IN-9, IN-15: whether the lowest marker decides, and not how many stand on one's own side.
    pub const fn lowest_decides(self) -> bool {
        match self {
            Self::Base | Self::Solo | Self::Team => true,
            Self::Duel => false,
        }
    }

    /// IN-12: how many play against each other: partners are one side.
    pub const fn n_sides(self, n_seats: u8) -> u8 {
        match self {
            Self::Base | Self::Duel => n_seats,
            Self::Solo => 1,
            Self::Team => 2,
        }
    }

    /// How many tracks there are: one for each side, one in all in duel.
    pub const fn n_tracks(self, n_seats: u8) -> u8 {
        match self {
            Self::Base | Self::Solo | Self::Team => self.n_sides(n_seats),
            Self::Duel => 1,
        }
    }
}

/// IN-5: the end of a track, and the place where the second one begins.
const BASE_END: i8 = 18;
/// IN-10, IN-12: the end of the double track.
const DOUBLE_END: i8 = 36;
/// IN-13: each side's end of the shared track.
const DUEL_END: i8 = 9;

impl Scoreboard {
    /// All markers on 0, all tokens in the pool. The mode must have so many seats.
    pub(crate) const fn new(mode: Mode, n_seats: u8) -> Self {
        Self { tracks: [Track([0; 6]); MAX_SEATS], tokens: Tokens([None; 6]), mode, n_seats }
    }

    /// Markers as they stand, for positions and for tables of the physical game; or everything wrong with them.
    pub fn with_tracks(
        mode: Mode,
        n_seats: u8,
        tracks: &[Track],
    ) -> Result<Self, Vec<TrackProblem>> {
        let (min, max) = mode.seats();
        if n_seats < min || n_seats > max {
            return Err(alloc::vec![TrackProblem::Seats { found: n_seats, min, max, mode }]);
        }
        let wanted = mode.n_tracks(n_seats);
        let mut problems = Vec::new();
        if tracks.len() != usize::from(wanted) {
            problems.push(TrackProblem::Number { found: tracks.len(), wanted, mode });
        }
        let (min, max) = mode.track();
        for (track, markers) in tracks.iter().enumerate() {
            for colour in Colour::ALL {
                let value = markers.get(colour);
                if value < min || value > max {
                    problems.push(TrackProblem::Value { track, colour, value, min, max });
                }
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut board = Self::new(mode, n_seats);
        board.tracks[..tracks.len()].copy_from_slice(tracks);
        Ok(board)
    }

    /// Markers and tokens as a view has them, which says so many tracks as there are.
    pub(crate) fn shown(mode: Mode, n_seats: u8, tracks: &[Track], tokens: Option<Tokens>) -> Self {
        let mut board = Self::new(mode, n_seats).with_tokens(tokens.unwrap_or_default());
        board.tracks.iter_mut().zip(tracks).for_each(|(to, from)| *to = *from);
        board
    }

    pub(crate) const fn with_tokens(self, tokens: Tokens) -> Self {
        Self { tokens, ..self }
    }

    /// One for each seat in base, each team in team, one in all in solo and duel.
    pub fn tracks(&self) -> &[Track] {
        &self.tracks[..usize::from(self.mode.n_tracks(self.n_seats))]
    }

    /// IN-13: the tokens; `None` in other modes.
    pub fn tokens(&self) -> Option<&Tokens> {
        (self.mode == Mode::Duel).then_some(&self.tokens)
    }

    /// IN-12: the side a seat plays for, named by its first seat.
    #[inline]
    pub const fn side(&self, seat: Seat) -> Seat {
        self.mode.side(seat)
    }

    /// Where the markers stand from this seat's side.
    ///
    /// # Panics
    /// If the seat's number is 4 or more: no mode seats so many.
    #[inline]
    pub fn track(&self, seat: Seat) -> Track {
        let track = self.tracks[self.mode.track_of(seat)];
        Track(track.0.map(|marker| self.mode.from_side(seat, marker)))
    }

    /// IN-8, IN-10, IN-12, IN-15: whether all six markers have reached the end.
    #[inline]
    pub(crate) fn is_complete(&self, seat: Seat) -> bool {
        let (_, end) = self.mode.track();
        self.track(seat).0.iter().all(|&marker| marker == end)
    }

    /// IN-7: the colours whose markers stand lowest on this seat's track.
    ///
    /// # Panics
    /// If the seat's number is 4 or more: no mode seats so many.
    #[inline]
    pub fn lowest(&self, seat: Seat) -> ColourSet {
        self.track(seat).lowest()
    }

    /// IN-9, IN-15: the colours whose markers decide: the lowest ones, in duel those on this seat's side.
    ///
    /// # Panics
    /// If the seat's number is 4 or more: no mode seats so many.
    pub fn deciding(&self, seat: Seat) -> ColourSet {
        let track = self.track(seat);
        if self.mode.lowest_decides() { track.lowest() } else { on_own_side(track) }
    }

    /// IN-14: the colours whose markers stand on the end of this seat's side.
    #[inline]
    pub(crate) fn at_end(&self, seat: Seat) -> ColourSet {
        at(self.track(seat), self.mode.track().1)
    }

    /// Moves a marker by the points of one half.
    #[inline]
    pub(crate) fn advance(&mut self, seat: Seat, colour: Colour, points: u8) -> Advance {
        let advance = self.advanced(seat, colour, points);
        self.tracks[self.mode.track_of(seat)].0[colour.index()] = advance.after;
        if advance.bonus && self.mode == Mode::Duel {
            self.tokens.0[colour.index()] = Some(seat);
        }
        advance
    }

    /// What the points of one half would do to their marker.
    #[inline]
    fn advanced(&self, seat: Seat, colour: Colour, points: u8) -> Advance {
        let (marker, room) = (self.track(seat).get(colour), self.room(seat, colour));
        let has_arrived = room > 0 && points >= room;
        // Less than a track is long.
        let after = marker + points.min(room).cast_signed();
        let bonus = has_arrived && self.earns_bonus(seat, colour);
        let [before, after] = [marker, after].map(|place| self.mode.from_side(seat, place));
        Advance { before, after, bonus }
    }

    /// How many points a marker can still use before it stops; more are lost.
    #[inline]
    pub fn room(&self, seat: Seat, colour: Colour) -> u8 {
        let marker = self.track(seat).get(colour);
        match self.mode {
            Mode::Base => BASE_END - marker,
            Mode::Solo | Mode::Team => stop(marker) - marker,
            Mode::Duel => DUEL_END - marker,
        }
        .unsigned_abs()
    }

    /// IN-5, IN-12, IN-13: whether a marker that arrives at its next stop earns a bonus. There is none in solo (IN-10).
    #[inline]
    pub fn earns_bonus(&self, seat: Seat, colour: Colour) -> bool {
        match self.mode {
            Mode::Base | Mode::Team => true,
            Mode::Solo => false,
            Mode::Duel => self.tokens.0[colour.index()] != Some(seat),
        }
    }

    /// IN-11: whether it matters which half of a double scores first.
    pub(crate) fn order_matters(&self, seat: Seat, colour: Colour, points: [u8; 2]) -> bool {
        match self.mode {
            Mode::Base | Mode::Duel => false,
            Mode::Solo | Mode::Team => {
                let marker = self.track(seat).get(colour);
                let [one, other] = points.map(u8::cast_signed);
                on_double_track(on_double_track(marker, one), other)
                    != on_double_track(on_double_track(marker, other), one)
            }
        }
    }

    /// Every seat's score: a line for each colour, and what decides.
    pub fn scores(&self) -> BySeat<SeatScore<Colour>> {
        BySeat::from_fn(self.n_seats, |seat| {
            let track = self.track(seat);
            if self.mode.lowest_decides() { lowest_decides(track) } else { markers_decide(track) }
        })
    }
}

#[inline]
fn at(track: Track, place: i8) -> ColourSet {
    Colour::ALL.into_iter().filter(|&colour| track.get(colour) == place).collect()
}

/// IN-10: who reaches or passes 18 stands on the 0 of the second track, whatever is left over.
const fn on_double_track(marker: i8, points: i8) -> i8 {
    let stop = stop(marker);
    if marker + points < stop { marker + points } else { stop }
}

/// Where a marker on a double track comes to rest.
const fn stop(marker: i8) -> i8 {
    if marker < BASE_END { BASE_END } else { DOUBLE_END }
}

/// IN-9: the lowest marker is the result; between equals the next lowest decides, and so on.
fn lowest_decides(track: Track) -> SeatScore<Colour> {
    let line = |colour: Colour| {
        let marker = i32::from(track.get(colour));
        ScoreLine { category: colour, count: marker, points: marker }
    };
    let mut ascending = track.0.map(i32::from);
    sort_few(&mut ascending, i32::cmp);
    let [lowest, others @ ..] = ascending;
    SeatScore { lines: Colour::ALL.map(line).to_vec(), total: lowest, tiebreaks: others.to_vec() }
}

/// IN-15: markers on one's own side count; between equals the rearmost decides, then the next.
fn markers_decide(track: Track) -> SeatScore<Colour> {
    let own = on_own_side(track);
    let marker = |colour: Colour| i32::from(track.get(colour));
    let line = |colour: Colour| ScoreLine {
        category: colour,
        count: marker(colour),
        points: i32::from(own.contains(colour)),
    };
    let mut markers: Vec<i32> = own.iter().map(marker).collect();
    sort_few(&mut markers, i32::cmp);
    SeatScore::sum(Colour::ALL.map(line).to_vec(), markers)
}

/// IN-15: the colours whose markers stand on one's own side, of a track that is counted from there.
fn on_own_side(track: Track) -> ColourSet {
    Colour::ALL.into_iter().filter(|&colour| track.get(colour) > 0).collect()
}

/// IN-4: equal symbols in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// Which way they lie.
    pub direction: Direction,
    /// One for each.
    pub points: u8,
}

/// IN-4: what one half of a tile scores, and what that does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HalfScore {
    /// Where the half lies.
    pub cell: Hex,
    /// Its colour.
    pub colour: Colour,
    /// The directions that give points, clockwise from east.
    pub lines: ArrayVec<Line, 5>,
    /// Their sum.
    pub points: u8,
    /// Where the marker stood, as in the tracks of a view.
    pub before: i8,
    /// Where it stands.
    pub after: i8,
    /// Whether it earned a bonus placement.
    pub bonus: bool,
}

impl HalfScore {
    /// The cells whose symbols give the points, line by line.
    pub fn lit(&self) -> impl Iterator<Item = Hex> {
        let line = |line: &Line| {
            let Line { direction, points } = *line;
            let next = move |at: &Hex| at.neighbour(direction);
            core::iter::successors(self.cell.neighbour(direction), next).take(points.into())
        };
        self.lines.iter().flat_map(line)
    }

    /// The first or second half of a placement, with what it did to its marker.
    pub(crate) fn explain(
        board: &Board,
        placement: Placement,
        half: usize,
        advance: Advance,
    ) -> Self {
        let [cell, other] = [placement.cells[half], placement.cells[1 - half]];
        let colour = placement.tile.halves()[half];
        let lines: ArrayVec<Line, 5> = Direction::ALL
            .into_iter()
            .filter(|&direction| cell.neighbour(direction) != Some(other))
            .map(|direction| Line { direction, points: board.line(cell, direction, colour) })
            .filter(|line| line.points > 0)
            .collect();
        let points = lines.iter().map(|line| line.points).sum();
        let Advance { before, after, bonus } = advance;
        Self { cell, colour, lines, points, before, after, bonus }
    }
}

/// What a placement would score: its halves in the order in which they score.
/// `None` unless somebody sits there and the cells are free neighbours; what else the rules ask is not judged here.
pub fn preview(
    board: &Board,
    scoreboard: &Scoreboard,
    seat: Seat,
    placement: Placement,
) -> Option<[HalfScore; 2]> {
    let [one, other] = placement.cells;
    one.direction_to(other)?;
    let is_free = board.spot(one) == Spot::Free && board.spot(other) == Spot::Free;
    if !is_free || seat.number() >= scoreboard.n_seats {
        return None;
    }
    let mut scoreboard = *scoreboard;
    Some([0, 1].map(|half| {
        let unmoved = Advance { before: 0, after: 0, bonus: false };
        let score = HalfScore::explain(board, placement, half, unmoved);
        let Advance { before, after, bonus } = scoreboard.advance(seat, score.colour, score.points);
        HalfScore { before, after, bonus, ..score }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn in_11_the_order_of_a_double_matters_where_it_decides_what_is_lost() {
        let order_matters = |marker, points| {
            let board =
                Scoreboard::with_tracks(Mode::Solo, 1, &[Track([marker, 0, 0, 0, 0, 0])]).unwrap();
            board.order_matters(Seat::new(0), Colour::Red, points)
        };
        // Both orders end on 18, or on the same place before it, or the crossing is behind.
        assert!(!order_matters(17, [1, 0]));
        assert!(!order_matters(10, [5, 4]));
        assert!(!order_matters(10, [3, 2]));
        assert!(!order_matters(17, [3, 3]));
        assert!(!order_matters(18, [3, 1]));
        assert!(!order_matters(34, [3, 1]));
        // One half crosses alone; what the other then adds is kept only if it comes second.
        assert!(order_matters(15, [3, 1]));
        assert!(order_matters(17, [2, 1]));
        // Both second tracks full: nothing is left to choose.
        assert!(!order_matters(17, [19, 18]));
    }

    #[test]
    fn tracks_from_outside_are_judged_in_full() {
        let problems = Scoreboard::with_tracks(
            Mode::Base,
            3,
            &[Track([19, 0, 0, 0, 0, -1]), Track::default()],
        )
        .unwrap_err();
        let texts: Vec<_> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(
            texts,
            [
                "2 tracks where base has 3",
                "track 0: red stands on 19, not within 0 to 18",
                "track 0: purple stands on -1, not within 0 to 18",
            ]
        );
        let problems = Scoreboard::with_tracks(Mode::Base, 5, &[Track::default(); 5]).unwrap_err();
        assert_eq!(problems[0].to_string(), "5 seats where base has 2 to 4");
    }
}
