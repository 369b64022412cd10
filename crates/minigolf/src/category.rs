//! The scores of a match: each player's sheet, compared with the others'.

use alloc::vec::Vec;
use core::fmt;

use serde::{Serialize, Serializer};
use tabletop::{BySeat, ScoreLine, Seat, SeatScore, Viewer};

use crate::clients::{Condition, Promises};
use crate::rules::{Minigolf, given};
use crate::scoring::settle::{Player, Verdict, settle};
use crate::scoring::{self, Brief, Numbers, Reason, Sheet};

/// What points are given for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Category {
    /// MG-21 to MG-27: a condition.
    Condition(Condition),
    /// MG-16: holes too few or too many; the count is that of holes.
    HoleCount,
    /// MG-17: malformed holes.
    Malformed,
    /// MG-18: mismatches.
    Mismatch,
    /// MG-19: arrows against the way of play.
    Direction,
    /// MG-30: passes of a solo game.
    Passes,
    /// MG-28, MG-30: a promise; the count is the place in its condition.
    Promise(Condition),
}

impl From<Reason> for Category {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::People => Self::Condition(Condition::Fun),
            Reason::FaceDown => Self::Condition(Condition::Fast),
            Reason::Elements => Self::Condition(Condition::Her),
            Reason::Hole | Reason::StraightOn | Reason::AllStraightOn => {
                Self::Condition(Condition::His)
            }
            Reason::HolePar | Reason::TotalPar => Self::Condition(Condition::Par),
            Reason::Card | Reason::OffTheLand | Reason::Missing => Self::Condition(Condition::Land),
            Reason::Link | Reason::FromTheGate | Reason::ToTheGate => {
                Self::Condition(Condition::Circuit)
            }
            Reason::HoleCount => Self::HoleCount,
            Reason::Malformed => Self::Malformed,
            Reason::Mismatch | Reason::Rim | Reason::Gate => Self::Mismatch,
            Reason::WrongWay => Self::Direction,
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Condition(condition) => condition.name(),
            Self::HoleCount => "hole_count",
            Self::Malformed => "malformed",
            Self::Mismatch => "mismatch",
            Self::Direction => "direction",
            Self::Passes => "passes",
            Self::Promise(condition) => return write!(f, "promise_{condition}"),
        })
    }
}

impl Category {
    /// The category that scores call so.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "hole_count" => Self::HoleCount,
            "malformed" => Self::Malformed,
            "mismatch" => Self::Mismatch,
            "direction" => Self::Direction,
            "passes" => Self::Passes,
            _ => match name.strip_prefix("promise_") {
                Some(promised) => Self::Promise(Condition::from_name(promised)?),
                None => Self::Condition(Condition::from_name(name)?),
            },
        })
    }
}

impl Serialize for Category {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Every seat's sheet as this viewer may know it; none before lands and clients are known.
fn sheets(game: &Minigolf, viewer: Viewer) -> Option<BySeat<Sheet>> {
    let (mr, mrs) = game.clients?;
    let is_ready = game.designers.values().all(|designer| designer.card.is_some());
    is_ready.then(|| {
        game.designers.map(|seat, designer| {
            // MG-31: promises guide the numbering (MG-15), so a stranger's sheet must not know them.
            let is_known = viewer.sees(seat) || game.is_over();
            let brief = Brief {
                content: &game.options.content,
                mr,
                mrs,
                promises: if is_known { designer.promises } else { Promises::NONE },
                is_solo: game.options.is_solo(),
                is_forgiving: game.options.is_forgiving,
            };
            let course = designer.site.course(game.land(seat), &game.options.content);
            let numbers = designer.numbers.filter(|_| is_known).map(|labels| given(&labels));
            let numbers = numbers.as_ref().map_or(Numbers::Auto, |numbers| Numbers::Given(numbers));
            let known = &designer.site.n_holes;
            let sheet =
                scoring::score_knowing(&course, designer.n_collected, &brief, numbers, known.get())
                    .expect("MG-15: numbers are checked when they are chosen");
            if let Some(n_holes) = sheet.n_holes {
                known.set(n_holes);
            }
            sheet
        })
    })
}

pub(crate) fn scores(game: &Minigolf, viewer: Viewer) -> BySeat<SeatScore<Category>> {
    let Some(sheets) = sheets(game, viewer) else {
        return game.designers.map(|_, _| SeatScore::sum(Vec::new(), alloc::vec![0]));
    };
    let players: Vec<Player<'_>> = sheets
        .iter()
        .map(|(seat, sheet)| {
            let designer = &game.designers[seat];
            let is_known = viewer.sees(seat) || game.is_over();
            Player {
                sheet,
                promises: if is_known { designer.promises } else { Promises::NONE },
                finished: designer.finished.map(u32::from),
                n_passes: designer.n_passes.into(),
            }
        })
        .collect();
    let verdicts = settle(&players, game.options.version);
    BySeat::from_fn(game.options.n_seats, |seat| {
        seat_score(game, seat, &sheets[seat], &verdicts[seat.index()])
    })
}

fn seat_score(
    game: &Minigolf,
    seat: Seat,
    sheet: &Sheet,
    verdict: &Verdict,
) -> SeatScore<Category> {
    let mut lines = Vec::new();
    let mut add = |category, count, points| lines.push(ScoreLine { category, count, points });
    for condition in sheet.scored() {
        add(Category::Condition(condition), count(sheet, condition), sheet.points(condition));
    }
    let playable = &sheet.playable;
    if let Some(n_holes) = sheet.n_holes {
        let n_of = |category: Category| {
            let lines = playable.lines.iter().filter(|line| category == line.reason.into());
            lines.map(|_| 1).sum::<i32>()
        };
        let n_holes = i32::try_from(n_holes.n_holes).expect("few holes");
        add(Category::HoleCount, n_holes, playable.hole_count);
        add(Category::Malformed, n_of(Category::Malformed), playable.malformed);
        add(Category::Mismatch, n_of(Category::Mismatch), playable.mismatch);
        add(Category::Direction, n_of(Category::Direction), playable.direction);
    }
    if game.options.is_solo() {
        add(Category::Passes, game.designers[seat].n_passes.into(), verdict.passes);
    }
    for &(condition, points) in &verdict.promises {
        // Who plays alone is first in everything.
        let place = verdict.places.map_or(1, |places| places[condition.index()]);
        let place = i32::try_from(place).unwrap_or(0);
        add(Category::Promise(condition), place, points);
    }
    // MG-29: who took a face-down tile first; whoever never did comes after everybody.
    let finished = game.designers[seat].finished.map_or(i32::from(u8::MAX), i32::from);
    SeatScore::sum(lines, alloc::vec![-finished])
}

/// How many people, tiles, elements, holes, strokes, cells without a tile, connections.
fn count(sheet: &Sheet, condition: Condition) -> i32 {
    let lines = &sheet.account(condition).lines;
    let n =
        |reason: Reason| lines.iter().filter(|line| line.reason == reason).map(|_| 1).sum::<i32>();
    let sum = |reason: Reason| {
        lines.iter().filter(|line| line.reason == reason).filter_map(|line| line.count).sum::<i32>()
    };
    match condition {
        Condition::Fun => sum(Reason::People),
        Condition::Fast => sum(Reason::FaceDown),
        Condition::Her => sum(Reason::Elements),
        Condition::His => n(Reason::Hole) + n(Reason::StraightOn),
        Condition::Par => sum(Reason::TotalPar),
        Condition::Land => n(Reason::Missing),
        Condition::Circuit => n(Reason::Link) + n(Reason::FromTheGate) + n(Reason::ToTheGate),
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::*;

    #[test]
    fn a_category_is_found_by_its_name() {
        use Category::{Direction, HoleCount, Malformed, Mismatch, Passes};
        let conditions = Condition::ALL.map(Category::Condition);
        let promises = Condition::ALL.map(Category::Promise);
        let others = [HoleCount, Malformed, Mismatch, Direction, Passes];
        for category in conditions.into_iter().chain(promises).chain(others) {
            assert_eq!(Category::from_name(&category.to_string()), Some(category));
        }
        assert_eq!(Category::from_name("promise_passes"), None);
        assert_eq!(Category::from_name("beauty"), None);
    }
}
