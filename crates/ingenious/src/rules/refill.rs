//! IN-18 and the end of IN-1: who begins, the deal, and drawing tiles.

use arrayvec::ArrayVec;
use tabletop::{Audience, GameRng, Seat};

use super::{Ingenious, Phase};
use crate::event::{Event, Fact};
use crate::illegal::Illegal;
use crate::notation::Outcome;
use crate::options::Mode;
use crate::tiles::{RACK, Tile, Tiles};

impl Ingenious {
    /// It is settled who begins: tiles are next.
    pub(super) const fn started(mut self) -> Self {
        self.phase = self.first_draw();
        self
    }

    /// IN-10: in solo nothing is dealt.
    const fn first_draw(&self) -> Phase {
        match self.options.mode {
            Mode::Solo => Phase::Draw,
            Mode::Base | Mode::Team | Mode::Duel => Phase::Deal,
        }
    }

    #[inline]
    pub(super) fn sample(&self, rng: &mut GameRng) -> Outcome {
        match self.due() {
            Due::Start => Outcome::Start(Seat::random(self.options.n_seats, rng)),
            Due::Draw(n) => {
                let (mut bag, mut tiles) = (self.bag, ArrayVec::new());
                (0..n).for_each(|_| tiles.push(bag.draw(rng)));
                Outcome::Draw(tiles)
            }
            Due::Nothing => unreachable!("chance is not due"),
        }
    }

    #[inline]
    fn due(&self) -> Due {
        match self.phase {
            Phase::Start => Due::Start,
            Phase::Deal => Due::Draw(self.rack_size()),
            Phase::Draw => Due::Draw(self.n_missing(self.turn)),
            Phase::Place | Phase::Swap | Phase::Over => Due::Nothing,
        }
    }

    pub(super) fn check_outcome(&self, outcome: &Outcome) -> Result<(), Illegal> {
        match (self.due(), outcome) {
            (Due::Start, Outcome::Start(seat)) if seat.number() < self.options.n_seats => Ok(()),
            (Due::Start, Outcome::Start(_)) => Err(Illegal::NoSuchSeat),
            (Due::Start, Outcome::Draw(_)) => Err(Illegal::StartDue),
            (Due::Draw(_), Outcome::Start(_)) => Err(Illegal::DrawDue),
            (Due::Draw(n), Outcome::Draw(tiles)) => self.check_draw(tiles, n),
            (Due::Nothing, Outcome::Start(_) | Outcome::Draw(_)) => Err(Illegal::NothingDue),
        }
    }

    fn check_draw(&self, tiles: &ArrayVec<Tile, RACK>, wanted: u8) -> Result<(), Illegal> {
        if tiles.len() != usize::from(wanted) {
            let found = u32::try_from(tiles.len()).expect("six at most");
            return Err(Illegal::WrongNumber(u32::from(wanted), found));
        }
        let drawn: Tiles = tiles.iter().copied().collect();
        let missing = drawn.kinds().find(|&tile| drawn.count(tile) > self.bag.count(tile));
        match missing {
            None => Ok(()),
            Some(tile) if !self.aside.contains(tile) => Err(Illegal::NotInBag(tile)),
            Some(tile) if self.options.mode == Mode::Duel => Err(Illegal::DuelSetAside(tile)),
            Some(tile) => Err(Illegal::SetAside(tile)),
        }
    }

    pub(super) fn start(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        self.turn = seat;
        self.phase = self.first_draw();
        audience.tell(|| Fact::Started { seat }.into());
    }

    #[inline]
    pub(super) fn draw(&mut self, tiles: &[Tile], audience: &mut impl Audience<Event>) {
        match self.phase {
            Phase::Deal => {
                let seat = self.first_without_rack().expect("IN-18: a deal is due");
                self.take(seat, tiles, audience);
                if self.first_without_rack().is_none() {
                    self.phase = Phase::Place;
                }
            }
            Phase::Draw => {
                self.take(self.turn, tiles, audience);
                self.put_back(audience);
                self.phase = Phase::Place;
                // IN-10: a lone player draws before placing, and it is always his turn.
                if self.options.mode != Mode::Solo {
                    self.turn = self.turn.next(self.options.n_seats);
                }
            }
            Phase::Start | Phase::Place | Phase::Swap | Phase::Over => {
                unreachable!("no tiles are to be drawn")
            }
        }
    }

    #[inline]
    fn take(&mut self, seat: Seat, tiles: &[Tile], audience: &mut impl Audience<Event>) {
        for &tile in tiles {
            self.bag.remove(tile);
            self.racks[seat.index()].insert(tile);
        }
        audience.tell(|| Event::Drew {
            seat,
            // In which order they came is nothing to remember: two orders lead to one state.
            tiles: tiles.iter().copied().collect(),
            is_open: self.options.mode == Mode::Solo,
        });
    }

    /// IN-7: what was set aside goes back only now, so it could not be drawn again.
    #[inline]
    fn put_back(&mut self, audience: &mut impl Audience<Event>) {
        self.returned = self.aside;
        if self.aside.is_empty() {
            return;
        }
        let tiles = self.aside;
        self.bag.extend(tiles);
        self.aside = Tiles::EMPTY;
        audience.tell(|| Fact::PutBack { seat: self.turn, tiles }.into());
    }
}

/// What chance is to decide.
enum Due {
    /// Who begins.
    Start,
    /// So many tiles.
    Draw(u8),
    Nothing,
}
