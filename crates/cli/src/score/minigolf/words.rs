//! The lines of a score sheet in words.

use minigolf::scoring::{Line, Reason};
use minigolf::{Cell, Condition, Direction, Mr, Mrs};
use scoring::MinigolfTable;
use texts::signed;

pub(super) const fn condition(condition: Condition) -> &'static str {
    match condition {
        Condition::Fun => "Fun",
        Condition::Fast => "Fast",
        Condition::Her => "Her whim",
        Condition::His => "His whim",
        Condition::Par => "Par",
        Condition::Land => "Land",
        Condition::Circuit => "Circuit",
    }
}

/// MG-24: what he pays for.
const fn his_wish(mr: Mr) -> &'static str {
    match mr {
        Mr::Short => "holes of two tiles",
        Mr::Long => "holes of four tiles or more",
        Mr::Linear => "holes without a corner",
        Mr::Turner => "holes with a corner",
        Mr::Luckyfor => "holes of par 4",
        Mr::Uberstitious => "holes not of par 4, but hole 4",
        Mr::Straightforward => "tees straight beyond a green",
    }
}

/// MG-23: what she counts.
const fn her_wish(mrs: Mrs) -> &'static str {
    match mrs {
        Mrs::Hotdog => "dogs",
        Mrs::Evergreen => "trees",
        Mrs::Sprinkle => "pools",
        Mrs::Bloom => "flower beds",
        Mrs::Lazy => "benches",
        Mrs::Plumber => "pipes and tunnels",
        Mrs::Sloppy => "slopes",
    }
}

/// Where the points of a condition come from.
pub(super) fn reasons(table: &MinigolfTable, condition: Condition, lines: &[Line]) -> String {
    match condition {
        Condition::Fun => counted("people", lines),
        Condition::Fast => {
            let n = lines.iter().filter_map(|line| line.count).sum::<i32>();
            format!("{n} face down, 3 each")
        }
        Condition::Her => {
            let what =
                format!("{}, {} each", her_wish(table.mrs), table.content.mrs_points(table.mrs));
            counted(&what, lines)
        }
        Condition::His => his(table, lines),
        Condition::Par => par(lines),
        Condition::Land => land(lines),
        Condition::Circuit => circuit(lines),
    }
}

/// How many on which cell.
fn counted(what: &str, lines: &[Line]) -> String {
    if lines.is_empty() {
        return format!("{what}: none");
    }
    let item = |line: &Line| {
        let cell = line.cells.first().map(ToString::to_string).unwrap_or_default();
        match line.count {
            Some(1) | None => cell,
            Some(n) => format!("{cell}×{n}"),
        }
    };
    let items: Vec<String> = lines.iter().map(item).collect();
    format!("{what}: {}", items.join("  "))
}

fn his(table: &MinigolfTable, lines: &[Line]) -> String {
    let what = his_wish(table.mr);
    let pays = table.content.mr_points(table.mr);
    let hole = |line: &Line| match (line.reason, line.hole) {
        (Reason::StraightOn, Some(n)) => format!("{n}-{}", n + 1),
        (Reason::AllStraightOn, _) => "all of them".into(),
        (_, Some(n)) => n.to_string(),
        (_, None) => String::new(),
    };
    let holes: Vec<String> = lines.iter().map(hole).collect();
    if holes.is_empty() {
        format!("{what}: none")
    } else {
        format!("{what}, {pays} each: {}", holes.join(" "))
    }
}

/// MG-25: the par of each hole; those of 3 to 5 pay.
fn par(lines: &[Line]) -> String {
    let holes = lines.iter().filter(|line| line.reason == Reason::HolePar);
    let item = |line: &Line| {
        let (hole, par) = (line.hole.unwrap_or(0), line.count.unwrap_or(0));
        format!("{hole}:{par}{}", if line.points > 0 { "" } else { "(no)" })
    };
    let items: Vec<String> = holes.clone().map(item).collect();
    let paid = holes.map(|line| line.points).sum::<i32>();
    let total = lines.iter().find(|line| line.reason == Reason::TotalPar);
    let (strokes, lost) = total.map_or((0, 0), |line| (line.count.unwrap_or(0), line.points));
    let holes = if items.is_empty() { "none".into() } else { items.join(" ") };
    format!(
        "by hole: {holes} · par 3 to 5, 2 each: {} · total {strokes} of 36: {}",
        signed(paid.into()),
        signed(lost.into())
    )
}

fn land(lines: &[Line]) -> String {
    let cells = |reason: Reason| -> Vec<String> {
        let of = lines.iter().filter(|line| line.reason == reason);
        of.flat_map(|line| &line.cells).map(ToString::to_string).collect()
    };
    let card = lines.iter().find(|line| line.reason == Reason::Card).map_or(0, |line| line.points);
    let mut items = vec![format!("card {card}")];
    for (what, reason) in [("off the land −3", Reason::OffTheLand), ("no tile −1", Reason::Missing)]
    {
        let cells = cells(reason);
        if !cells.is_empty() {
            items.push(format!("{what} each: {}", cells.join(" ")));
        }
    }
    items.join(" · ")
}

/// The stretches of the circuit that hold: gate-1-2-3 and so on.
fn circuit(lines: &[Line]) -> String {
    let has = |reason: Reason, hole: u8| {
        lines.iter().any(|line| line.reason == reason && line.hole == Some(hole))
    };
    // A stretch grows as long as the next link holds.
    let mut stretches: Vec<Vec<String>> = Vec::new();
    let mut stretch: Vec<String> = Vec::new();
    if has(Reason::FromTheGate, 1) {
        stretch = vec!["gate".into(), "1".into()];
    }
    for hole in 1..=8u8 {
        if has(Reason::Link, hole) {
            if stretch.is_empty() {
                stretch.push(hole.to_string());
            }
            stretch.push((hole + 1).to_string());
        } else if !stretch.is_empty() {
            stretches.push(std::mem::take(&mut stretch));
        }
    }
    if has(Reason::ToTheGate, 9) {
        if stretch.is_empty() {
            stretch.push("9".into());
        }
        stretch.push("gate".into());
    }
    if !stretch.is_empty() {
        stretches.push(stretch);
    }
    if stretches.is_empty() {
        return "no connection".into();
    }
    let joined: Vec<String> = stretches.iter().map(|stretch| stretch.join("-")).collect();
    format!("2 a connection: {}", joined.join("  "))
}

/// What mistakes cost, and where they are: one a line.
#[allow(clippy::wildcard_enum_match_arm, reason = "other lines are no mistakes")]
pub(super) fn mistakes(lines: &[Line]) -> String {
    let item = |line: &Line| {
        let what = match line.reason {
            Reason::HoleCount => format!("{} holes instead of 9", line.count.unwrap_or(0)),
            Reason::Malformed => format!("shut, but no hole: {}", list(&line.cells)),
            Reason::Mismatch => format!("mismatch {}", edge(line)),
            Reason::Rim => format!("lane into the rim {}", edge(line)),
            Reason::Gate => format!("lane into the gate {}", edge(line)),
            Reason::WrongWay => format!("arrow against the way of play: {}", list(&line.cells)),
            _ => String::new(),
        };
        format!("{} {what}", signed(line.points.into()))
    };
    lines.iter().map(item).collect::<Vec<_>>().join("\n")
}

fn list(cells: &[Cell]) -> String {
    cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn edge(line: &Line) -> String {
    let side = match line.edge {
        Some(Direction::North) => "north",
        Some(Direction::East) => "east",
        Some(Direction::South) => "south",
        Some(Direction::West) => "west",
        None => "",
    };
    let cell = line.cells.first().map(ToString::to_string).unwrap_or_default();
    format!("{side} of {cell}")
}
