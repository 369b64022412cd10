//! How far a ball is from the hole for a player with these clubs: the shots and turns he needs, and the hit to begin with.
//!
//! A plan plays clubs of the hand in any order, each with the power that serves best, and covers the rest of the way
//! with clubs still to be drawn, of which only a middling strike is expected. All plans are looked at, and a part
//! that several have in common only once.

use arrayvec::ArrayVec;
use green::{
    Ball, Borrow, ClubType, DISPLAY, Golfer, GolferUse, Green, Hit, Kind, Power, Stance, Strike,
    Swing,
};
use tabletop::{Seat, sort_few};

/// Prices in hundredths of a point.
///
/// The table of GR-9 pays two to four points for a shot less. A turn is worth a point: the ball of whoever pockets
/// earlier moves on in every turn the others still need.
pub(super) const SHOT: i32 = 270;
pub(super) const TURN: i32 = 100;
/// A caddie pays for a refresh, a borrowed power or a club taken back.
pub(super) const CADDIE: i32 = 50;
/// A Putter is not always on display.
const PUTTER_WANTED: i32 = 60;

/// What it takes to pocket the ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// In hundredths of a point, less is better.
    pub(crate) cost: i32,
    /// That will count.
    pub(crate) shots: u8,
    /// Draws included.
    pub(crate) turns: u8,
}

impl Plan {
    pub(super) const DONE: Self = Self { cost: 0, shots: 0, turns: 0 };
    /// There is none.
    const NONE: Self = Self { cost: 30_000, shots: 45, turns: 45 };

    pub(super) const fn is_there(self) -> bool {
        self.cost < Self::NONE.cost
    }

    fn after(self, cost: i32, shots: u8, turns: u8) -> Self {
        if !self.is_there() {
            return self;
        }
        Self { cost: self.cost + cost, shots: self.shots + shots, turns: self.turns + turns }
    }

    /// The same with a draw before it.
    pub(super) fn after_draw(self) -> Self {
        self.after(TURN, 0, 1)
    }

    fn or(self, other: Self) -> Self {
        if other.cost < self.cost { other } else { self }
    }
}

/// The clubs of a plan as bits: the hand's, and one bit for a slot of the display.
type Mask = u16;

const HAND: usize = green::HAND as usize;
/// Positions 0 to 20, the green of the longest course, and the rough.
const LIES: usize = 32;
const ROUGH: usize = LIES - 1;

const fn lie(ball: Ball) -> usize {
    match ball {
        Ball::On(position) => position as usize,
        Ball::Rough | Ball::Pocketed | Ball::Retired => ROUGH,
    }
}

/// A player about to plan: where his ball lies, what he holds, what lies on display, what others lend.
pub(super) struct Bag<'a> {
    stance: Stance<'a>,
    clubs: [Option<(Kind, Strike)>; HAND + DISPLAY],
    hand: Mask,
    putters: Mask,
    /// No plan from each lie is cheaper.
    least: [i32; LIES],
    /// Powers on loan, and whether they stay as they are: whoever has pocketed plays no other club.
    loans: ArrayVec<(Seat, ClubType, bool), 3>,
    /// Golfers and what they cost.
    golfers: ArrayVec<(GolferUse, i32), 7>,
    /// What it takes from each lie without another club in hand, and with just a Putter.
    open: [[Plan; LIES]; 2],
}

impl<'a> Bag<'a> {
    pub(super) fn new(game: &'a Green, seat: Seat) -> Self {
        let content = game.content();
        let mut clubs = [None; HAND + DISPLAY];
        let of = |kind| Some((kind, content.strike(kind)));
        let hand = game.hand(seat);
        clubs
            .iter_mut()
            .zip(content.iter(hand).take(HAND))
            .for_each(|(club, kind)| *club = of(kind));
        let slots = clubs[HAND..].iter_mut().zip(game.display());
        slots.for_each(|(club, slot)| *club = slot.and_then(of));
        let stays = |lender| game.ball(lender) == Ball::Pocketed;
        let mut bag = Self {
            stance: game.stance(seat),
            clubs,
            hand: (1 << usize::from(hand.len()).min(HAND)) - 1,
            loans: game.lenders(seat).into_iter().map(|(it, of)| (it, of, stays(it))).collect(),
            golfers: golfers(game, seat),
            open: [[Plan::NONE; LIES]; 2],
            putters: 0,
            least: [TURN; LIES],
        };
        let is_putter = |club: &Option<(Kind, Strike)>| {
            club.is_some_and(|(kind, _)| kind.club_type() == ClubType::Putter)
        };
        bag.putters =
            (0..).zip(&bag.clubs).filter(|(_, it)| is_putter(it)).map(|(bit, _)| 1 << bit).sum();
        bag.set_least(game.wind());
        bag.look_ahead();
        bag
    }

    pub(super) const fn hand(&self) -> Mask {
        self.hand
    }

    /// The hand with the club of a slot, if there is one, and none of the same kind in a slot before it.
    pub(super) fn with_slot(&self, slot: usize) -> Option<Mask> {
        let kind = self.clubs[HAND + slot]?.0;
        let is_known = self.clubs[HAND..HAND + slot].iter().flatten().any(|it| it.0 == kind);
        (!is_known).then_some(self.hand | 1 << (HAND + slot))
    }

    fn stance_at(&self, ball: Ball) -> Stance<'a> {
        // Nobody comes back to where he began: every hit of a plan moves the ball.
        if ball == self.stance.ball() { self.stance } else { self.stance.later(ball) }
    }

    /// What it costs to pocket with any club that arrives exactly, if somebody makes that possible for long.
    fn price_of_any_putter(&self) -> Option<i32> {
        let lent = self.loans.iter().any(|&(_, of, stays)| stays && of == ClubType::Putter);
        let golfer = self.golfers.iter().find(|(it, _)| it.golfer == Golfer::FromFarAway);
        golfer.map(|&(_, price)| price).or(lent.then_some(CADDIE))
    }

    /// A bound for all plans: the longest shot again and again, then one that pockets.
    fn set_least(&mut self, wind: u8) {
        // Golfers turn the wind, and pocket what a Chipper hits: there is no telling.
        if !self.golfers.is_empty() {
            return;
        }
        let (mut longest, mut hybrids) = (5, 0);
        let mut between = SHOT;
        for (kind, strike) in self.clubs.iter().flatten() {
            let number = match strike {
                Strike::Choice(most) => *most,
                Strike::Wind(_) | Strike::Fixed(_) => strike.printed(None, wind),
            };
            longest = longest.max(number);
            match kind.club_type() {
                ClubType::Hybrid => hybrids = number.max(hybrids),
                ClubType::Chipper => between = TURN,
                ClubType::Wood | ClubType::Putter | ClubType::Iron | ClubType::Wedge => {}
            }
        }
        if self.loans.iter().any(|&(_, of, stays)| stays && of == ClubType::Chipper) {
            between = TURN;
        }
        let green = usize::from(self.stance.green());
        let stride = usize::from(longest.max(2 * hybrids)) + self.highest();
        self.least = std::array::from_fn(|lie| {
            let n_between = if lie < green { (green - lie - 1) / stride } else { 0 };
            SHOT + TURN + between * i32::try_from(n_between).unwrap_or(0)
        });
    }

    /// By how much a height of this course lengthens a shot at most.
    fn highest(&self) -> usize {
        let slopes =
            (0..self.stance.green()).map(|position| self.stance_at(Ball::On(position)).slope());
        slopes.max().and_then(|slope| usize::try_from(slope).ok()).unwrap_or(0)
    }

    fn least(&self, ball: Ball) -> i32 {
        if ball == Ball::Pocketed { 0 } else { self.least[lie(ball)] }
    }

    /// Plans with clubs that are still to be drawn, from the green back to the tee.
    fn look_ahead(&mut self) {
        let any_putter = self.price_of_any_putter();
        self.open[0][ROUGH] = Plan::DONE.after(SHOT + 2 * TURN + PUTTER_WANTED, 1, 2);
        self.open[1][ROUGH] = Plan::DONE.after(SHOT + TURN, 1, 1);
        for position in (0..self.stance.green()).rev() {
            let ball = Ball::On(position);
            let stance = self.stance_at(ball);
            let land = |strike, power| {
                let swing = Swing { club: Strike::Fixed(strike), number: None, with: None };
                stance.landing(swing, power, None)
            };
            for has_putter in [0, 1] {
                let mut best = Plan::NONE;
                for strike in 0..=3 {
                    if land(strike, Some(Power::Putter)) == Ball::Pocketed {
                        let rare = if strike == 3 { 2 * PUTTER_WANTED } else { 0 };
                        best = best.or(self.open[has_putter][ROUGH].after(rare, 0, 0));
                    }
                }
                for (strike, rare) in [(2, 0), (3, 0), (4, 40), (5, 100)] {
                    let price = SHOT + 2 * TURN + rare;
                    let to = land(strike, None);
                    if let Some(fee) = any_putter
                        && land(strike, Some(Power::Putter)) == Ball::Pocketed
                    {
                        best = best.or(Plan::DONE.after(price + fee, 1, 2));
                    } else if to != ball {
                        best = best.or(self.open[has_putter][lie(to)].after(price, 1, 2));
                    }
                }
                self.open[has_putter][usize::from(position)] = best;
            }
        }
    }

    /// What it takes without hitting with any of these clubs but a Putter at the end.
    fn open(&self, mask: Mask, ball: Ball) -> Plan {
        self.open[usize::from(mask & self.putters != 0)][lie(ball)]
    }

    /// The Hybrids that can be played together with this club.
    fn partners(
        &self,
        club: Kind,
        bit: Mask,
        rest: Mask,
    ) -> impl Iterator<Item = (Mask, (Kind, Strike))> {
        let rest = if club.club_type() == ClubType::Hybrid { rest & !(bit - 1) } else { 0 };
        let is_hybrid = |kind: Kind| kind.club_type() == ClubType::Hybrid;
        self.clubs_of(rest).filter(move |(_, it)| is_hybrid(it.0)).map(|(bit, it)| (bit, *it))
    }

    /// The clubs of a mask with their bits.
    fn clubs_of(&self, mask: Mask) -> impl Iterator<Item = (Mask, &(Kind, Strike))> {
        let mut left = mask;
        std::iter::from_fn(move || {
            let bit = left & left.wrapping_neg();
            left &= left.wrapping_sub(1);
            Some((bit, self.clubs.get(bit.trailing_zeros() as usize)?.as_ref()?))
        })
    }

    /// Every hit with one club that moves the ball.
    fn each_hit(&self, club: (Kind, Strike), ball: Ball, is_now: bool, mut look: impl FnMut(Try)) {
        let (kind, strike) = club;
        let stance = self.stance_at(ball);
        let mut try_number = |number| {
            let swing = Swing { club: strike, number, with: None };
            let hit = Hit { number, ..Hit::plain(kind) };
            self.each_power(&stance, swing, hit, is_now, &mut look);
        };
        match strike {
            Strike::Choice(most) => (0..=most).for_each(|number| try_number(Some(number))),
            Strike::Wind(_) | Strike::Fixed(_) => try_number(None),
        }
    }

    /// Every hit with a pair of Hybrids that moves the ball.
    fn each_pair(&self, pair: [(Kind, Strike); 2], ball: Ball, mut look: impl FnMut(Try)) {
        let [(kind, strike), (with, other)] = pair;
        let swing = Swing { club: strike, number: None, with: Some(other) };
        let hit = Hit { with: Some(with), ..Hit::plain(kind) };
        let pair = Try { hit, to: ball, price: SHOT + TURN, shots: 1, chains: false };
        self.with_golfers(&self.stance_at(ball), swing, None, pair, &mut look);
    }

    /// One club and one number: without a power, with a borrowed one, with its own.
    fn each_power(
        &self,
        stance: &Stance<'_>,
        swing: Swing,
        hit: Hit,
        is_now: bool,
        look: &mut impl FnMut(Try),
    ) {
        let plain =
            Try { hit, to: stance.ball(), price: SHOT + TURN - CADDIE, shots: 1, chains: false };
        self.with_golfers(stance, swing, None, plain, look);
        let own = hit.club.club_type();
        for &(way, power) in Power::of(own) {
            let powered = plain.with_power(Hit { power: Some(way), ..hit }, power, 0);
            self.with_golfers(stance, swing, Some(power), powered, look);
        }
        for &(seat, lent, stays) in &self.loans {
            if stays || is_now {
                for &(way, power) in Power::lent(lent, own) {
                    let hit = Hit { borrow: Some(Borrow { seat, way }), ..hit };
                    self.with_golfers(
                        stance,
                        swing,
                        Some(power),
                        plain.with_power(hit, power, CADDIE),
                        look,
                    );
                }
            }
        }
    }

    /// The hit as it is and with each golfer, as far as it moves the ball and every power is of use (GR-4).
    fn with_golfers(
        &self,
        stance: &Stance<'_>,
        swing: Swing,
        power: Option<Power>,
        it: Try,
        look: &mut impl FnMut(Try),
    ) {
        let to = stance.landing(swing, power, None);
        let is_of_use = |golfer| {
            let without = || stance.landing(swing, None, golfer);
            power.is_none_or(|power| stance.is_of_use(swing, power, golfer, without()))
        };
        if to != stance.ball() && is_of_use(None) {
            look(Try { to, ..it });
        }
        for &(golfer, fee) in &self.golfers {
            let there = stance.landing(swing, power, Some(golfer));
            if there != to && there != stance.ball() && is_of_use(Some(golfer)) {
                let hit = Hit { golfer: Some(golfer), ..it.hit };
                look(Try { hit, to: there, price: it.price + fee, ..it });
            }
        }
    }
}

fn golfers(game: &Green, seat: Seat) -> ArrayVec<(GolferUse, i32), 7> {
    let price = |golfer| if game.golfer(seat) == Some(golfer) { 0 } else { CADDIE };
    game.golfer_uses(seat).into_iter().map(|used| (used, price(used.golfer))).collect()
}

/// A hit that is thought of.
#[derive(Clone, Copy, Debug)]
struct Try {
    hit: Hit,
    to: Ball,
    price: i32,
    shots: u8,
    chains: bool,
}

impl Try {
    fn with_power(self, hit: Hit, power: Power, fee: i32) -> Self {
        let turn = if power.chains() { 0 } else { TURN };
        let (shots, shot) = if power.counts() { (self.shots, SHOT) } else { (0, 0) };
        let chains = self.chains || power.chains();
        Self { hit, price: shot + turn + fee, shots, chains, ..self }
    }

    fn turns(&self) -> u8 {
        u8::from(!self.chains)
    }
}

/// Finds plans. It keeps what it needs for that, so that many can be found quickly.
#[derive(Clone, Debug)]
pub(crate) struct Planner {
    /// What it takes from each lie with these clubs, as far as it is known.
    known: Vec<Known>,
    /// What each club can do from each lie, as far as it is known: the cheapest way to each place.
    ways: Vec<(u32, ArrayVec<Try, MOST_WAYS>)>,
    /// Which entries belong to the plans being made.
    now: u32,
}

/// What is known of a lie with some clubs.
#[derive(Clone, Copy, Debug)]
struct Known {
    when: u32,
    plan: Plan,
    /// If there is no plan: that none is cheaper than this.
    at_least: i32,
}

impl Known {
    const NOTHING: Self = Self { when: 0, plan: Plan::NONE, at_least: 0 };
}

/// A club reaches no more places: three numbers, three kinds of powers; what is beyond is not planned with.
const MOST_WAYS: usize = 12;

impl Default for Planner {
    fn default() -> Self {
        Self {
            known: vec![Known::NOTHING; (1 << HAND) * (DISPLAY + 1) * LIES],
            ways: vec![(0, ArrayVec::new()); (HAND + DISPLAY) * LIES],
            now: 0,
        }
    }
}

impl Planner {
    /// Forgets the plans of before: the bag is another.
    pub(super) fn open_bag(&mut self) {
        if self.now == u32::MAX {
            *self = Self::default();
        }
        self.now += 1;
    }

    /// What it takes with these clubs, and what is drawn besides.
    pub(super) fn plan(&mut self, bag: &Bag<'_>, mask: Mask) -> Plan {
        self.from(bag, mask, bag.stance.ball(), Plan::NONE.cost)
    }

    /// The same if it takes less than this; else any that does not.
    pub(super) fn plan_below(&mut self, bag: &Bag<'_>, mask: Mask, limit: i32) -> Plan {
        self.from(bag, mask, bag.stance.ball(), limit)
    }

    /// The best hit now, and what it takes with it; nothing if no hit moves the ball.
    pub(super) fn hit(&mut self, bag: &Bag<'_>) -> Option<(Plan, Hit)> {
        let mut best: Option<(Plan, Hit)> = None;
        let ball = bag.stance.ball();
        let mut last = None;
        for (bit, &club) in bag.clubs_of(bag.hand) {
            // Clubs of a kind lie side by side.
            if last.replace(club.0) == Some(club.0) {
                continue;
            }
            let rest = bag.hand & !bit;
            let mut look = |it: Try, rest| {
                let limit = best.map_or(Plan::NONE.cost, |(plan, _)| plan.cost);
                let plan = self.through(bag, &it, rest, limit);
                if plan.cost < limit {
                    best = Some((plan, it.hit));
                }
            };
            bag.each_hit(club, ball, true, |it| look(it, rest));
            for (second, other) in bag.partners(club.0, bit, rest) {
                bag.each_pair([club, other], ball, |it| look(it, rest & !second));
            }
        }
        best
    }

    /// What it takes from here, if that is less than the limit.
    fn from(&mut self, bag: &Bag<'_>, mask: Mask, ball: Ball, limit: i32) -> Plan {
        if ball == Ball::Pocketed {
            return Plan::DONE;
        }
        let open = bag.open(mask, ball);
        open.or(self.hitting(bag, mask, ball, limit.min(open.cost)))
    }

    /// The same, beginning with a hit.
    fn hitting(&mut self, bag: &Bag<'_>, mask: Mask, ball: Ball, limit: i32) -> Plan {
        let slot = (mask >> HAND).checked_ilog2().map_or(0, |slot| slot as usize + 1);
        let index = (slot << HAND | usize::from(mask) & ((1 << HAND) - 1)) * LIES + lie(ball);
        let known = &self.known[index];
        if known.when == self.now && (known.plan.is_there() || known.at_least >= limit) {
            return known.plan;
        }
        let mut best = Plan { cost: limit, ..Plan::NONE };
        let mut last = None;
        for (bit, &club) in bag.clubs_of(mask) {
            if last.replace(club.0) == Some(club.0) {
                continue;
            }
            let rest = mask & !bit;
            let way = self.know_ways(bag, bit, club, ball);
            for i in 0..self.ways[way].1.len() {
                let it = self.ways[way].1[i];
                best = best.or(self.through(bag, &it, rest, best.cost));
            }
            for (second, other) in bag.partners(club.0, bit, rest) {
                bag.each_pair([club, other], ball, |it| {
                    best = best.or(self.through(bag, &it, rest & !second, best.cost));
                });
            }
        }
        let plan = if best.cost < limit { best } else { Plan::NONE };
        self.known[index] = Known { when: self.now, at_least: limit, plan };
        plan
    }

    /// What it takes with this hit, if that is less than the limit.
    fn through(&mut self, bag: &Bag<'_>, it: &Try, rest: Mask, limit: i32) -> Plan {
        let limit = limit - it.price;
        if bag.least(it.to) >= limit {
            return Plan::NONE;
        }
        let then = if it.chains {
            self.hitting(bag, rest, it.to, limit)
        } else {
            self.from(bag, rest, it.to, limit)
        };
        then.after(it.price, it.shots, it.turns())
    }

    fn know_ways(&mut self, bag: &Bag<'_>, bit: Mask, club: (Kind, Strike), ball: Ball) -> usize {
        let index = bit.ilog2() as usize * LIES + lie(ball);
        let (when, ways) = &mut self.ways[index];
        if *when != self.now {
            *when = self.now;
            ways.clear();
            bag.each_hit(club, ball, false, |it| {
                let same = ways.iter_mut().find(|way| way.to == it.to && way.chains == it.chains);
                match same {
                    Some(way) if it.price < way.price => *way = it,
                    Some(_) => {}
                    None => drop(ways.try_push(it)),
                }
            });
            // Long shots first: a good plan found early saves looking at worse ones.
            sort_few(ways, |one, other| lie(other.to).cmp(&lie(one.to)));
        }
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use green::{Content, Files, GreenOptions, Phase, SeatSetup, Setup};
    use tabletop::Options;

    fn clubs(ids: &[&str]) -> Vec<Kind> {
        ids.iter().map(|id| id.parse().expect("a club")).collect()
    }

    /// Wind 4 on C1, C2, C3: 2 is a lake, 3 a bunker of 1, 6 a height of 1, 7 a bunker of 2, and 10 the green.
    fn begin(ball: Ball, hand: &[&str], opponent: SeatSetup) -> Option<(String, Plan)> {
        let game = lying(Content::standard(), ball, hand, opponent);
        let (bag, mut planner) = (Bag::new(&game, Seat::new(0)), Planner::default());
        planner.open_bag();
        planner.hit(&bag).map(|(plan, hit)| (hit.to_string(), plan))
    }

    fn lying(content: Arc<Content>, ball: Ball, hand: &[&str], opponent: SeatSetup) -> Green {
        let has_played = ball != Ball::On(0);
        let own = SeatSetup { hand: clubs(hand), ball, has_played, ..SeatSetup::default() };
        let setup = Setup {
            options: GreenOptions {
                content,
                ..GreenOptions::from_text("").expect("sound options")
            },
            phase: Phase::Turn,
            turn: Seat::new(0),
            starter: Some(Seat::new(0)),
            hole: 1,
            wind: 4,
            cards: ["C1", "C2", "C3"].map(|id| id.parse().expect("a card")).to_vec(),
            display: [None; 4],
            discards: Vec::new(),
            seats: vec![own, opponent],
            golfer_used: false,
            last_hit: None,
        };
        Green::from_setup(&setup).expect("a sound position")
    }

    fn check(ball: u8, hand: &[&str], hit: &str, shots: u8, turns: u8) {
        let (first, plan) = begin(Ball::On(ball), hand, SeatSetup::default()).expect("a plan");
        assert_eq!((first.as_str(), plan.shots, plan.turns), (hit, shots, turns), "{hand:?}");
    }

    #[test]
    fn a_putter_pockets_from_where_its_number_reaches() {
        check(8, &["putter_2"], "hit putter_2=2 power", 1, 1);
        check(9, &["putter_1"], "hit putter_1=1 power", 1, 1);
        // From the height, 3 is 4.
        check(6, &["putter_3"], "hit putter_3=3 power", 1, 1);
    }

    #[test]
    fn clubs_of_the_hand_bring_the_ball_to_where_a_putter_pockets() {
        check(4, &["hybrid_4", "putter_2"], "hit hybrid_4", 2, 2);
        // Over the bunker: two Hybrids are one shot.
        check(1, &["hybrid_3", "hybrid_4", "putter_2"], "hit hybrid_3 with hybrid_4", 2, 2);
        // The Wood first, for only then it flies 5; then 8, then 10.
        check(0, &["wood_tail", "hybrid_3", "putter_2"], "hit wood_tail power", 3, 3);
    }

    #[test]
    fn powers_save_turns_and_shots() {
        check(6, &["iron_choice", "putter_2"], "hit iron_choice=1 power", 2, 1);
        check(6, &["chipper", "putter_2"], "hit chipper power", 1, 2);
    }

    #[test]
    fn a_power_is_borrowed_from_whoever_has_pocketed() {
        let row = vec![clubs(&["putter_2"])];
        let pocketed = SeatSetup {
            row,
            ball: Ball::Pocketed,
            progress: Some(5),
            has_played: true,
            ..SeatSetup::default()
        };
        let (hit, plan) = begin(Ball::On(8), &["chipper"], pocketed).expect("a plan");
        assert_eq!((hit.as_str(), plan.shots, plan.turns), ("hit chipper borrow 1", 1, 1));
    }

    #[test]
    fn a_height_of_a_pack_carries_as_far_as_it_says() {
        let courses = include_str!("../../../../data/green/courses.csv");
        let courses = courses.replace("height+1:1", "height+9:1");
        let pack = Content::from_files(Files { courses: Some(&courses), ..Files::default() });
        for (content, highest) in [(Content::standard(), 1), (Arc::new(pack.unwrap()), 9)] {
            let game = lying(content, Ball::On(4), &["hybrid_4"], SeatSetup::default());
            assert_eq!(Bag::new(&game, Seat::new(0)).highest(), highest);
        }
    }

    #[test]
    fn what_is_missing_is_to_be_drawn() {
        assert_eq!(begin(Ball::Rough, &["hybrid_3"], SeatSetup::default()), None);
        // To 8, and then a Putter: two turns more, one for the draw.
        check(4, &["hybrid_4"], "hit hybrid_4", 2, 3);
    }
}
