//! A second move generator, slow and plain, written from the rulings and not from `src`:
//! every conceivable decision is carried out on paper, and powers that change nothing on that paper are struck out.

use green::{
    Ball, Borrow, ClubType, Content, Golfer, GolferUse, Green, Hit, Kind, Move, Phase, SeatSetup,
    Setup, Strike, TakeBack, Terrain, Way,
};
use tabletop::{Game, Seat};

pub(crate) fn moves(game: &Green, seat: Seat) -> Vec<Move> {
    if !game.to_act().seats().contains(seat) {
        return Vec::new();
    }
    let setup = game.to_setup();
    let table = Table { content: game.content(), setup: &setup, seat };
    let mut moves = match setup.phase {
        Phase::Golfers => table.golfers(),
        Phase::Turn => {
            let mut moves = table.draws();
            moves.extend(table.hits());
            moves.push(Move::Retire);
            moves
        }
        Phase::Draw => table.draws(),
        Phase::Chain => table.hits(),
        Phase::Discard | Phase::RetireDiscard => {
            distinct(&table.me().hand).into_iter().map(Move::Discard).collect()
        }
        Phase::TakeBack => table.takebacks(),
        Phase::Display
        | Phase::Course
        | Phase::Wind
        | Phase::Start
        | Phase::Refresh
        | Phase::Refill
        | Phase::Over => panic!("nobody decides in {:?}", setup.phase),
    };
    moves.sort();
    moves
}

/// What a hit leaves behind, as far as GR-4 asks.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Aftermath {
    pub(crate) ball: Ball,
    pub(crate) hits_again: bool,
    pub(crate) row: Vec<Vec<Kind>>,
}

/// What a legal hit leaves behind, on paper.
#[allow(dead_code, reason = "only one of the test files that share this module asks")]
pub(crate) fn aftermath(game: &Green, seat: Seat, hit: &Hit) -> Aftermath {
    let setup = game.to_setup();
    Table { content: game.content(), setup: &setup, seat }.aftermath(hit)
}

struct Table<'a> {
    content: &'a Content,
    setup: &'a Setup,
    seat: Seat,
}

impl Table<'_> {
    fn me(&self) -> &SeatSetup {
        &self.setup.seats[self.seat.index()]
    }

    fn golfers(&self) -> Vec<Move> {
        let is_free = |golfer: &Golfer| self.setup.seats.iter().all(|s| s.golfer != Some(*golfer));
        Golfer::ALL.into_iter().filter(is_free).map(Move::Golfer).collect()
    }

    /// GR-3.
    fn draws(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.me().hand.len() < 8 {
            for (slot, club) in (0..).zip(self.setup.display) {
                if club.is_some() {
                    moves.push(Move::Draw(slot));
                }
            }
            if !moves.is_empty() && self.me().caddies > 0 {
                moves.push(Move::Refresh);
            }
        }
        moves
    }

    fn hits(&self) -> Vec<Move> {
        let ways = [Way::Plain, Way::Skip, Way::Sand];
        let mut powers: Vec<(Option<Way>, Option<Borrow>)> = vec![(None, None)];
        powers.extend(ways.map(|way| (Some(way), None)));
        for seat in Seat::first(4) {
            powers.extend(ways.map(|way| (None, Some(Borrow { seat, way }))));
        }
        let mut golfers = vec![None];
        for golfer in Golfer::ALL {
            golfers.extend((-2..=2).map(|amount| Some(GolferUse { golfer, amount })));
        }
        if !self.setup.options.pro_golfers {
            golfers.truncate(1);
        }
        let mut moves = Vec::new();
        for hit in self.plain_hits() {
            for &(power, borrow) in &powers {
                let hit = Hit { power, borrow, ..hit };
                if (hit.with.is_some() && (power.is_some() || borrow.is_some()))
                    || !self.is_power_there(&hit)
                {
                    continue;
                }
                for &golfer in &golfers {
                    let hit = Hit { golfer, ..hit };
                    if self.is_golfer_there(&hit) && self.is_of_use(&hit) {
                        moves.push(Move::Hit(hit));
                    }
                }
            }
        }
        moves
    }

    /// Clubs of the hand, numbers on them, pairs of Hybrids.
    fn plain_hits(&self) -> Vec<Hit> {
        let mut hits = Vec::new();
        let hand = &self.me().hand;
        for club in distinct(hand) {
            match self.strike(club) {
                Strike::Choice(max) => hits.extend(
                    (0..=max).map(|number| Hit { number: Some(number), ..Hit::plain(club) }),
                ),
                Strike::Wind(_) | Strike::Fixed(_) => hits.push(Hit::plain(club)),
            }
            for with in distinct(hand) {
                let both_hybrids = [club, with].iter().all(|k| k.club_type() == ClubType::Hybrid);
                let held = hand.iter().filter(|&&other| other == club).count();
                if both_hybrids
                    && self.data_order(club) <= self.data_order(with)
                    && (club != with || held >= 2)
                {
                    hits.push(Hit { with: Some(with), ..Hit::plain(club) });
                }
            }
        }
        hits
    }

    fn data_order(&self, kind: Kind) -> usize {
        self.content.clubs().iter().position(|club| club.kind == kind).expect("in the box")
    }

    fn strike(&self, kind: Kind) -> Strike {
        self.content.clubs()[self.data_order(kind)].strike
    }

    /// The type whose power is used, if any.
    fn power_type(&self, hit: &Hit) -> Option<ClubType> {
        match (hit.power, hit.borrow) {
            (Some(_), _) => Some(hit.club.club_type()),
            (None, Some(borrow)) => {
                let row = &self.setup.seats[borrow.seat.index()].row;
                row.last().and_then(|shot| shot.last()).map(|club| club.club_type())
            }
            (None, None) => None,
        }
    }

    /// GR-4, GR-5, GR-14: the power exists, may be used, and can be paid for.
    fn is_power_there(&self, hit: &Hit) -> bool {
        if let Some(borrow) = hit.borrow {
            let Some(lender) = self.setup.seats.get(borrow.seat.index()) else { return false };
            if borrow.seat == self.seat
                || lender.ball == Ball::Retired
                || lender.row.is_empty()
                || self.me().caddies == 0
                || self.setup.options.pro_golfers
                || self.power_type(hit) == Some(hit.club.club_type())
            {
                return false;
            }
        }
        let way = hit.power.or(hit.borrow.map(|borrow| borrow.way));
        match (self.power_type(hit), way) {
            (None, _) => true,
            (Some(ClubType::Hybrid), _) => false,
            (Some(ClubType::Wedge), way) => way != Some(Way::Plain),
            (Some(_), way) => way == Some(Way::Plain),
        }
    }

    fn is_golfer_there(&self, hit: &Hit) -> bool {
        let Some(used) = hit.golfer else { return true };
        let is_own = self.me().golfer == Some(used.golfer);
        let has_amount = used.amount != 0;
        !self.setup.golfer_used
            && has_amount == (used.golfer == Golfer::WindMaster)
            && (is_own || self.me().caddies > 0)
    }

    /// GR-4: each power by itself changes something.
    fn is_of_use(&self, hit: &Hit) -> bool {
        let after = self.aftermath(hit);
        let without_power = Hit { power: None, borrow: None, ..*hit };
        let without_golfer = Hit { golfer: None, ..*hit };
        (*hit == without_power || self.aftermath(&without_power) != after)
            && (*hit == without_golfer || self.aftermath(&without_golfer) != after)
    }

    fn aftermath(&self, hit: &Hit) -> Aftermath {
        let me = self.me();
        let power = self.power_type(hit);
        let ball = self.landing(hit);
        let n_left = me.hand.len() - 1 - usize::from(hit.with.is_some());
        let hits_again = power == Some(ClubType::Iron) && n_left > 0 && ball != Ball::Pocketed;
        let mut row = me.row.clone();
        if power != Some(ClubType::Chipper) {
            row.push([Some(hit.club), hit.with].into_iter().flatten().collect());
        }
        Aftermath { ball, hits_again, row }
    }

    /// Where the ball ends, space by space.
    fn landing(&self, hit: &Hit) -> Ball {
        let spaces: Vec<_> = self
            .setup
            .cards
            .iter()
            .flat_map(|&id| self.content.card(id).expect("a card of the box").iter().copied())
            .collect();
        let way = hit.power.or(hit.borrow.map(|borrow| borrow.way));
        let power = self.power_type(hit);
        let golfer = hit.golfer.map(|used| used.golfer);
        let pockets = power == Some(ClubType::Putter) || golfer == Some(Golfer::FromFarAway);
        let strike = self.strike_of(hit, &spaces);
        let green = spaces.len() + 1;
        let Ball::On(from) = self.me().ball else {
            return if strike == 1 && pockets { Ball::Pocketed } else { Ball::Rough };
        };
        let from = usize::from(from);
        let target = from + usize::try_from(strike).expect("not below 0");
        if target >= green {
            return if target == green && pockets { Ball::Pocketed } else { Ball::Rough };
        }
        let has_room = |position: usize| {
            let is_there = |s: &&SeatSetup| {
                s.ball == Ball::On(u8::try_from(position).expect("a short course"))
            };
            let others = self.setup.seats.iter().enumerate();
            let here = others.filter(|(i, s)| *i != self.seat.index() && is_there(s)).count();
            position == from || here < usize::from(spaces[position - 1].circles)
        };
        let on = |position: usize| Ball::On(u8::try_from(position).expect("a short course"));
        if has_room(target) {
            return on(target);
        }
        if way == Some(Way::Skip) || golfer == Some(Golfer::UltraLob) {
            return (target + 1..green)
                .find(|&position| has_room(position))
                .map_or(Ball::Rough, on);
        }
        on((from..target).rev().find(|&position| has_room(position)).expect("the start has room"))
    }

    fn strike_of(&self, hit: &Hit, spaces: &[green::Space]) -> i32 {
        let golfer = hit.golfer.map(|used| used.golfer);
        let way = hit.power.or(hit.borrow.map(|borrow| borrow.way));
        let wind = i32::from(self.setup.wind) + i32::from(hit.golfer.map_or(0, |used| used.amount));
        let wind = usize::try_from(wind.clamp(1, 6)).expect("a die");
        let printed = |club: Kind| match self.strike(club) {
            Strike::Wind(by_wind) => i32::from(by_wind[wind - 1]),
            Strike::Choice(_) => i32::from(hit.number.expect("chosen")),
            Strike::Fixed(value) => i32::from(value),
        };
        let mut strike = printed(hit.club) + hit.with.map_or(0, printed);
        if self.power_type(hit) == Some(ClubType::Wood) && !self.me().has_played {
            strike += 2;
        }
        if let Ball::On(position @ 1..) = self.me().ball {
            let space = spaces[usize::from(position) - 1];
            let value = i32::from(space.value);
            match space.kind {
                Terrain::Height => strike += value,
                Terrain::Bunker if way == Some(Way::Sand) => {}
                Terrain::Bunker => strike -= value,
                Terrain::Fairway | Terrain::Lake => {}
            }
            if space.kind == Terrain::Bunker && golfer == Some(Golfer::SandKing) {
                strike += 2;
            }
        }
        strike.max(0)
    }

    /// GR-11: every subset of the row, as far as it is allowed, each multiset once.
    fn takebacks(&self) -> Vec<Move> {
        let me = self.me();
        let mut row: Vec<Kind> = me.row.iter().flatten().copied().collect();
        row.sort_by_key(|&kind| self.data_order(kind));
        let mut found = vec![Vec::new()];
        for club in row {
            let longer: Vec<Vec<Kind>> = found
                .iter()
                .map(|taken: &Vec<Kind>| taken.iter().copied().chain([club]).collect::<Vec<_>>())
                .filter(|taken| self.is_takeback(taken))
                .collect();
            for taken in longer {
                if !found.contains(&taken) {
                    found.push(taken);
                }
            }
        }
        found
            .into_iter()
            .map(|taken| Move::TakeBack(taken.into_iter().collect::<TakeBack>()))
            .collect()
    }

    fn is_takeback(&self, taken: &[Kind]) -> bool {
        let me = self.me();
        let is_one_type = taken.iter().all(|club| club.club_type() == taken[0].club_type());
        taken.len() <= usize::from(me.caddies)
            && me.hand.len() + taken.len() <= 8
            && (is_one_type || taken.len() <= 2)
    }
}

fn distinct(clubs: &[Kind]) -> Vec<Kind> {
    let mut clubs = clubs.to_vec();
    clubs.sort();
    clubs.dedup();
    clubs
}
