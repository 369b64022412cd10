//! Where the points of a score sheet come from, in words.

use ::minigolf::scoring::points::{
    FAIR_PAR, FULL_PAR, LAST_HOLE, PER_CONNECTION, PER_FACE_DOWN, PER_FAIR_HOLE, PER_FAULT,
    PER_HOLE_AMISS, PER_MISSING, PER_OFF_THE_LAND, PER_PASS, PER_WRONG_WAY,
};
use ::minigolf::scoring::{Line, Reason};
use ::minigolf::{Category, Condition, Content, Direction, Mr, Mrs};
use texts::{Argument, Message, message};

use super::{mr_likes, mrs_likes};

/// Who pays at a table, and what.
#[derive(Clone, Copy, Debug)]
pub struct Clients<'a> {
    /// The components, for what the clients pay.
    pub content: &'a Content,
    /// Mr Client.
    pub mr: Mr,
    /// Mrs Client.
    pub mrs: Mrs,
}

impl Clients<'_> {
    fn he_likes(&self) -> Message {
        mr_likes(self.mr, self.content.mr_points(self.mr))
    }

    fn she_likes(&self) -> Message {
        mrs_likes(self.mrs, self.content.mrs_points(self.mrs))
    }
}

/// What a category pays or costs.
pub fn about(category: Category) -> Message {
    match category {
        Category::Condition(condition) => about_condition(condition),
        Category::HoleCount => {
            message!("minigolf-about-hole-count", n = change(PER_HOLE_AMISS), holes = LAST_HOLE)
        }
        Category::Malformed => message!("minigolf-about-malformed", n = change(PER_FAULT)),
        Category::Mismatch => message!("minigolf-about-mismatch", n = change(PER_FAULT)),
        Category::Direction => message!("minigolf-about-direction", n = change(PER_WRONG_WAY)),
        Category::Passes => message!("minigolf-about-passes", n = change(PER_PASS)),
        Category::Promise(_) => message!("minigolf-about-promise"),
    }
}

fn about_condition(condition: Condition) -> Message {
    match condition {
        Condition::Fun => message!("minigolf-about-fun", n = change(1)),
        Condition::Fast => message!("minigolf-about-fast", n = change(PER_FACE_DOWN)),
        Condition::Her => message!("minigolf-about-her"),
        Condition::His => message!("minigolf-about-his"),
        Condition::Par => message!(
            "minigolf-about-par",
            n = change(PER_FAIR_HOLE),
            least = *FAIR_PAR.start(),
            most = *FAIR_PAR.end(),
            away = change(-1),
            wanted = FULL_PAR
        ),
        Condition::Land => message!(
            "minigolf-about-land",
            off = change(PER_OFF_THE_LAND),
            missing = change(PER_MISSING)
        ),
        Condition::Circuit => message!("minigolf-about-circuit", n = change(PER_CONNECTION)),
    }
}

/// How many of what a category counts.
pub fn count(category: Category, n: i32) -> Message {
    match category {
        Category::Condition(condition) => match condition {
            Condition::Fun => message!("minigolf-count-fun", n = n),
            Condition::Fast => message!("minigolf-count-fast", n = n),
            Condition::Her => message!("minigolf-count-her", n = n),
            Condition::His => message!("minigolf-count-his", n = n),
            Condition::Par => message!("minigolf-count-par", n = n),
            Condition::Land => message!("minigolf-count-land", n = n),
            Condition::Circuit => message!("minigolf-count-circuit", n = n),
        },
        Category::HoleCount => message!("minigolf-count-hole-count", n = n),
        Category::Malformed => message!("minigolf-count-malformed", n = n),
        Category::Mismatch => message!("minigolf-count-mismatch", n = n),
        Category::Direction => message!("minigolf-count-direction", n = n),
        Category::Passes => message!("minigolf-count-passes", n = n),
        Category::Promise(_) => message!("minigolf-count-promise", n = n),
    }
}

/// Where the points of a condition come from: a message for each reason.
pub fn reasons(condition: Condition, lines: &[Line], clients: &Clients<'_>) -> Vec<Message> {
    if lines.is_empty() {
        return vec![nothing(condition, clients)];
    }
    let alike = lines.chunk_by(|one, next| one.reason == next.reason);
    alike.map(|lines| reason(lines, clients)).collect()
}

/// What lines of the same reason say together; of mistakes, the first line alone.
///
/// # Panics
/// If there are none.
pub fn reason(lines: &[Line], clients: &Clients<'_>) -> Message {
    let line = &lines[0];
    match line.reason {
        Reason::People => message!("minigolf-reason-people", places = counted(lines)),
        Reason::FaceDown => {
            message!("minigolf-reason-face-down", n = n_of(line), each = PER_FACE_DOWN)
        }
        Reason::Elements => {
            message!("minigolf-reason-liked", what = clients.she_likes(), places = counted(lines))
        }
        Reason::Hole => {
            message!("minigolf-reason-liked", what = clients.he_likes(), places = holes(lines))
        }
        Reason::StraightOn => {
            message!("minigolf-reason-liked", what = clients.he_likes(), places = stretches(lines))
        }
        Reason::AllStraightOn => {
            message!("minigolf-reason-all-straight-on", n = line.points)
        }
        Reason::HolePar => message!(
            "minigolf-reason-hole-par",
            pars = pars(lines),
            n = lines.iter().filter(|line| line.points != 0).count(),
            holes = paid(lines),
            each = PER_FAIR_HOLE,
            least = *FAIR_PAR.start(),
            most = *FAIR_PAR.end(),
            points = change(lines.iter().map(|line| line.points).sum()),
        ),
        Reason::TotalPar => message!(
            "minigolf-reason-total-par",
            n = n_of(line),
            wanted = FULL_PAR,
            points = change(line.points)
        ),
        Reason::Card => message!("minigolf-reason-card", n = line.points),
        Reason::OffTheLand => message!(
            "minigolf-reason-off-the-land",
            each = change(PER_OFF_THE_LAND),
            places = cells(lines)
        ),
        Reason::Missing => {
            message!("minigolf-reason-missing", each = change(PER_MISSING), places = cells(lines))
        }
        Reason::Link => {
            message!("minigolf-reason-link", each = PER_CONNECTION, places = stretches(lines))
        }
        Reason::FromTheGate => message!("minigolf-reason-from-the-gate", n = line.points),
        Reason::ToTheGate => message!("minigolf-reason-to-the-gate", n = line.points),
        Reason::HoleCount if line.is_unproven => {
            message!("minigolf-reason-hole-count-unproven", n = n_of(line), wanted = LAST_HOLE)
        }
        Reason::HoleCount => {
            message!("minigolf-reason-hole-count", n = n_of(line), wanted = LAST_HOLE)
        }
        Reason::Malformed => message!("minigolf-reason-malformed", places = cells(&lines[..1])),
        Reason::Mismatch => message!("minigolf-reason-mismatch", edge = edge(line)),
        Reason::Rim => message!("minigolf-reason-rim", edge = edge(line)),
        Reason::Gate => message!("minigolf-reason-gate", edge = edge(line)),
        Reason::WrongWay => message!("minigolf-reason-wrong-way", places = cells(&lines[..1])),
    }
}

/// MG-30: what so many points were lost for by passing.
pub fn passes(points: i32) -> Message {
    message!("minigolf-reason-passes", n = points / PER_PASS, each = change(PER_PASS))
}

/// Why a condition brings nothing.
fn nothing(condition: Condition, clients: &Clients<'_>) -> Message {
    match condition {
        Condition::Fun => message!("minigolf-reason-no-people"),
        Condition::Fast => message!("minigolf-reason-none-face-down"),
        Condition::Her => message!("minigolf-reason-none-liked", what = clients.she_likes()),
        Condition::His => message!("minigolf-reason-none-liked", what = clients.he_likes()),
        Condition::Circuit => message!("minigolf-reason-no-connection"),
        // Both always have a line: the total, and the card.
        Condition::Par | Condition::Land => message!("no-points"),
    }
}

fn n_of(line: &Line) -> i32 {
    line.count.unwrap_or(0)
}

fn change(points: i32) -> Argument {
    Argument::Change(points.into())
}

/// How many on which cell, as the margin of the board counts cells: `4,0 5,0×2`.
fn counted(lines: &[Line]) -> String {
    let items = lines.iter().filter_map(|line| line.cells.first().map(|cell| (cell, n_of(line))));
    let item = |(cell, n)| if n == 1 { format!("{cell}") } else { format!("{cell}×{n}") };
    joined(items.map(item))
}

fn cells(lines: &[Line]) -> String {
    joined(lines.iter().flat_map(|line| &line.cells).map(ToString::to_string))
}

fn holes(lines: &[Line]) -> String {
    joined(lines.iter().filter_map(|line| line.hole).map(|hole| hole.to_string()))
}

/// The par of each hole: `1:4 2:3`.
fn pars(lines: &[Line]) -> String {
    joined(lines.iter().filter_map(|line| Some(format!("{}:{}", line.hole?, n_of(line)))))
}

/// The holes that pay: `3 5`. One of a fair par that is malformed does not.
fn paid(lines: &[Line]) -> String {
    let paid = lines.iter().filter(|line| line.points != 0);
    joined(paid.filter_map(|line| line.hole).map(|hole| hole.to_string()))
}

/// Holes that follow each other, where each line is a link to the next: `1-2-3 5-6`.
fn stretches(lines: &[Line]) -> String {
    let linked: Vec<u8> = lines.iter().filter_map(|line| line.hole).collect();
    let stretch = |linked: &[u8]| {
        let last = linked.last().map(|hole| hole + 1);
        let holes: Vec<String> = linked.iter().chain(&last).map(ToString::to_string).collect();
        holes.join("-")
    };
    joined(linked.chunk_by(|one, next| one + 1 == *next).map(stretch))
}

fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(" ")
}

/// On which side of its cell: `north of 2,0`.
fn edge(line: &Line) -> Message {
    let cell = cells(std::slice::from_ref(line));
    match line.edge {
        Some(Direction::North) => message!("minigolf-north-of", cell = cell),
        Some(Direction::East) => message!("minigolf-east-of", cell = cell),
        Some(Direction::South) => message!("minigolf-south-of", cell = cell),
        Some(Direction::West) => message!("minigolf-west-of", cell = cell),
        None => message!("minigolf-at", cell = cell),
    }
}

#[cfg(test)]
mod tests {
    use ::minigolf::Cell;
    use texts::{Catalogue, Language, Nameless};

    use super::*;

    fn line(reason: Reason, points: i32, hole: u8) -> Line {
        Line {
            reason,
            points,
            hole: Some(hole),
            count: None,
            cells: Vec::new(),
            edge: None,
            is_unproven: false,
        }
    }

    fn said(condition: Condition, mr: Mr, lines: &[Line]) -> Vec<String> {
        let clients = Clients { content: &Content::standard(), mr, mrs: Mrs::Lazy };
        let tell = |message: &Message| {
            Catalogue::of(Language::ENGLISH).tell(message, &Nameless { me: None })
        };
        reasons(condition, lines, &clients).iter().map(tell).collect()
    }

    #[test]
    fn links_that_follow_each_other_are_a_stretch() {
        let mut lines = vec![line(Reason::FromTheGate, 2, 1)];
        lines.extend([1, 2, 5].map(|hole| line(Reason::Link, 2, hole)));
        let said = said(Condition::Circuit, Mr::Short, &lines);
        let greens = "2 per putting green next to the following tee: 1-2-3 5-6";
        assert_eq!(said, ["2 for the first tee next to the entrance gate", greens]);
    }

    #[test]
    fn going_straight_on_every_time_is_worth_one_more() {
        let mut lines: Vec<Line> =
            (1..LAST_HOLE).map(|hole| line(Reason::StraightOn, 2, hole)).collect();
        lines.push(Line { hole: None, ..line(Reason::AllStraightOn, 2, 0) });
        let said = said(Condition::His, Mr::Straightforward, &lines);
        assert!(said[0].ends_with("the previous putting green: 1-2-3-4-5-6-7-8-9"), "{}", said[0]);
        assert_eq!(said[1], "2 extra for all of them");
    }

    #[test]
    fn what_a_client_would_have_paid_for_is_said_where_there_is_none() {
        assert_eq!(said(Condition::Fun, Mr::Short, &[]), ["no people"]);
        assert_eq!(said(Condition::Her, Mr::Short, &[]), ["+3 per bench: none"]);
    }

    #[test]
    fn a_number_of_holes_that_is_not_proven_is_said_to_be_so() {
        let holes = Line { count: Some(15), ..line(Reason::HoleCount, -60, 0) };
        let open = Line { is_unproven: true, ..holes.clone() };
        assert_eq!(said(Condition::Land, Mr::Short, &[holes]), ["15 holes instead of 9"]);
        let said = said(Condition::Land, Mr::Short, &[open]);
        assert!(said[0].ends_with("a number nearer to 9 may be possible"), "{}", said[0]);
    }

    #[test]
    fn a_mistake_is_said_with_its_edge() {
        let (cells, edge) = (vec![Cell { x: 2, y: 0 }], Some(Direction::North));
        let mismatch = Line { cells, edge, ..line(Reason::Mismatch, -3, 0) };
        assert_eq!(
            said(Condition::Land, Mr::Short, &[mismatch]),
            ["mismatched connection north of 2,0"]
        );
    }
}
