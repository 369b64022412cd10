//! What a hit does to the ball, and whether a power changes that (GR-1, GR-2, GR-4, GR-6, GR-7, GR-14).

use serde::{Deserialize, Serialize};

use crate::clubs::{ClubType, Strike};
use crate::course::{Ball, Bounce, Course, Terrain};
use crate::golfers::{Golfer, GolferUse};
use crate::illegal::Illegal;
use crate::notation::Way;
use crate::player::Player;
use crate::rules::STRONGEST_WIND;

/// A club's power at work; a Hybrid's is the second club itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// + 2 for the first club of a hole.
    Wood,
    /// Pockets on an exact arrival.
    Putter,
    /// Another club follows.
    Iron,
    /// Forward instead of back.
    Skip,
    /// The bunker does not count.
    Sand,
    /// The club does not count.
    Chipper,
}

impl Power {
    /// GR-6: whether another club follows.
    pub const fn chains(self) -> bool {
        matches!(self, Self::Iron)
    }

    /// GR-6: whether the club counts as a shot.
    pub const fn counts(self) -> bool {
        !matches!(self, Self::Chipper)
    }

    /// GR-6: the power of a type, used this way.
    ///
    /// # Errors
    /// If the type has no such power.
    pub fn new(club_type: ClubType, way: Way) -> Result<Self, Illegal> {
        match (club_type, way) {
            (ClubType::Hybrid, _) => Err(Illegal::HybridAlone),
            (ClubType::Wedge, Way::Skip) => Ok(Self::Skip),
            (ClubType::Wedge, Way::Sand) => Ok(Self::Sand),
            (ClubType::Wedge, Way::Plain) => Err(Illegal::WedgeWay),
            (_, Way::Skip | Way::Sand) => Err(Illegal::NotAWedge),
            (ClubType::Wood, Way::Plain) => Ok(Self::Wood),
            (ClubType::Putter, Way::Plain) => Ok(Self::Putter),
            (ClubType::Iron, Way::Plain) => Ok(Self::Iron),
            (ClubType::Chipper, Way::Plain) => Ok(Self::Chipper),
        }
    }

    /// The powers of a type, ascending by the way they are used.
    pub const fn of(club_type: ClubType) -> &'static [(Way, Self)] {
        match club_type {
            ClubType::Wood => &[(Way::Plain, Self::Wood)],
            ClubType::Putter => &[(Way::Plain, Self::Putter)],
            ClubType::Hybrid => &[],
            ClubType::Iron => &[(Way::Plain, Self::Iron)],
            ClubType::Wedge => &[(Way::Skip, Self::Skip), (Way::Sand, Self::Sand)],
            ClubType::Chipper => &[(Way::Plain, Self::Chipper)],
        }
    }

    /// GR-4: the powers that a club can borrow from one of another type: none that it has itself.
    #[inline]
    pub fn lent(lender: ClubType, club_type: ClubType) -> &'static [(Way, Self)] {
        if lender == club_type { &[] } else { Self::of(lender) }
    }
}

/// GR-6: what a Wood's power adds.
const WOOD_BONUS: i16 = 2;
/// GR-14: what the Sand King adds.
const SAND_KING_BONUS: i16 = 2;

/// GR-2: what a strike is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sum {
    /// On the clubs, for the wind of this shot.
    pub printed: u8,
    /// What a height adds or a bunker takes, unless a power sees to it that the bunker does not count.
    pub terrain: i16,
    /// What powers add.
    pub bonus: i16,
}

impl Sum {
    /// Never below 0.
    #[inline]
    pub(crate) fn strike(self) -> u8 {
        u8::try_from(i16::from(self.printed) + self.terrain + self.bonus).unwrap_or(0)
    }
}

/// The clubs of one shot: one, or a pair of Hybrids.
#[derive(Clone, Copy, Debug)]
pub struct Swing {
    /// What is printed on the club.
    pub club: Strike,
    /// GR-2: the chosen number.
    pub number: Option<u8>,
    /// What is printed on the other Hybrid of a pair.
    pub with: Option<Strike>,
}

impl Swing {
    #[inline]
    fn printed(self, wind: u8) -> u8 {
        let second = self.with.map_or(0, |with| with.printed(None, wind));
        self.club.printed(self.number, wind) + second
    }

    fn heeds_wind(self) -> bool {
        let is_wind = |strike| matches!(strike, Strike::Wind(_));
        is_wind(self.club) || self.with.is_some_and(is_wind)
    }
}

/// A player about to hit.
#[derive(Clone, Copy, Debug)]
pub struct Stance<'a> {
    course: &'a Course,
    ball: Ball,
    /// GR-1: positions without room, as bits.
    full: u32,
    wind: u8,
    /// What the terrain adds, and how much of that is a bunker's.
    slope: i16,
    sand: i16,
    /// GR-6: whether no club has been played on this hole.
    pub is_first: bool,
    /// Clubs in hand before the hit.
    n_in_hand: u8,
}

/// What the terrain under a ball adds to a strike, and how much of that is a bunker's.
#[inline]
fn lie(course: &Course, ball: Ball) -> (i16, i16) {
    let Ball::On(position) = ball else { return (0, 0) };
    let space = course.space(position);
    let sand = match space.kind {
        Terrain::Bunker => -space.effect(),
        Terrain::Height | Terrain::Fairway | Terrain::Lake => 0,
    };
    (space.effect(), sand)
}

impl<'a> Stance<'a> {
    /// A player and the positions of the others on the course.
    #[inline]
    pub(crate) fn new(course: &'a Course, wind: u8, player: &Player, others: &[u8]) -> Self {
        let (slope, sand) = lie(course, player.ball);
        Self {
            course,
            ball: player.ball,
            full: course.full(others),
            wind,
            slope,
            sand,
            is_first: !player.has_played,
            n_in_hand: player.hand.len(),
        }
    }

    /// The same player later on this hole, with the ball elsewhere and everybody else where he is.
    #[inline]
    #[must_use]
    pub fn later(&self, ball: Ball) -> Self {
        let (slope, sand) = lie(self.course, ball);
        Self { ball, slope, sand, is_first: false, ..*self }
    }

    /// Where the ball lies.
    pub const fn ball(&self) -> Ball {
        self.ball
    }

    /// What the terrain under the ball adds to a strike: less than nothing in a bunker.
    pub const fn slope(&self) -> i16 {
        self.slope
    }

    /// The position of the green.
    pub fn green(&self) -> u8 {
        self.course.green()
    }

    /// Where the ball comes to rest.
    #[inline]
    pub fn landing(&self, swing: Swing, power: Option<Power>, golfer: Option<GolferUse>) -> Ball {
        let who = golfer.map(|used| used.golfer);
        let strike = self.sum(swing, power, golfer).strike();
        let skips = power == Some(Power::Skip) || who == Some(Golfer::UltraLob);
        let bounce = if skips { Bounce::Skip } else { Bounce::Back };
        let pockets = power == Some(Power::Putter) || who == Some(Golfer::FromFarAway);
        self.course.land(self.ball, strike, self.full, bounce, pockets)
    }

    /// How wind, terrain and powers make the strike.
    #[inline]
    pub(crate) fn sum(&self, swing: Swing, power: Option<Power>, golfer: Option<GolferUse>) -> Sum {
        let wind = golfer.map_or(self.wind, |used| self.turned(used));
        let is_king = golfer.is_some_and(|used| used.golfer == Golfer::SandKing);
        let mut sum = Sum { printed: swing.printed(wind), terrain: self.slope, bonus: 0 };
        if power == Some(Power::Wood) && self.is_first {
            sum.bonus += WOOD_BONUS;
        }
        if power == Some(Power::Sand) {
            sum.terrain += self.sand;
        }
        if is_king && self.sand > 0 {
            sum.bonus += SAND_KING_BONUS;
        }
        sum
    }

    /// GR-14: there is no wind below 1 or above the strongest.
    fn turned(&self, golfer: GolferUse) -> u8 {
        self.wind.saturating_add_signed(golfer.amount).clamp(1, STRONGEST_WIND)
    }

    /// Whether a golfer could change this swing at all: a quick no before [`is_golfer_worth`](Self::is_golfer_worth).
    #[inline]
    pub(crate) fn heeds(&self, swing: Swing, golfer: GolferUse) -> bool {
        match golfer.golfer {
            Golfer::FromFarAway | Golfer::UltraLob => true,
            Golfer::SandKing => self.sand > 0,
            Golfer::WindMaster => swing.heeds_wind() && self.turned(golfer) != self.wind,
        }
    }

    /// GR-4: whether a club's power leaves the ball elsewhere, allows another hit, or leaves another row.
    /// `without` is where the same hit ends without it.
    #[inline]
    pub(crate) fn is_worth(
        &self,
        swing: Swing,
        power: Power,
        golfer: Option<GolferUse>,
        without: Ball,
    ) -> bool {
        let has_another = power != Power::Iron || self.n_in_hand >= 2;
        has_another && self.is_of_use(swing, power, golfer, without)
    }

    /// The same for who has another club in hand to hit with: whoever plans will see to that.
    #[inline]
    pub fn is_of_use(
        &self,
        swing: Swing,
        power: Power,
        golfer: Option<GolferUse>,
        without: Ball,
    ) -> bool {
        match power {
            Power::Chipper => true,
            Power::Iron => without != Ball::Pocketed,
            Power::Sand if self.sand == 0 => false,
            Power::Wood if !self.is_first => false,
            Power::Wood | Power::Putter | Power::Skip | Power::Sand => {
                self.landing(swing, Some(power), golfer) != without
            }
        }
    }

    /// GR-4: whether a golfer's power leaves the ball elsewhere.
    #[inline]
    pub(crate) fn is_golfer_worth(
        &self,
        swing: Swing,
        power: Option<Power>,
        golfer: GolferUse,
        without: Ball,
    ) -> bool {
        self.landing(swing, power, Some(golfer)) != without
    }
}
