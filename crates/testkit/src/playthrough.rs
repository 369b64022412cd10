//! Whole matches as readable text: who may do what, what happens, who learns what, who scores how.
//!
//! One file for every mode and seat count: a change in rules, notation, events, scores or views changes one of them.
//! `cargo xtask bless` writes them anew, and the difference is read in review.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use tabletop::step::StepOf;
use tabletop::{
    Game, GameRng, Log, Options, Seat, Seed, StateHash, Step, Stream, ToAct, Viewer, apply, ranks,
};

use crate::conformance::worths;
use crate::json;
use crate::subject::{Subject, from_environment};

/// Long lists of moves are shortened to this many.
const MOVES_SHOWN: usize = 12;

/// Compares the game's `playthroughs` folder with what the game does now: a file for each mode and variant, and no other.
/// With `CLUBHOUSE_BLESS=1` in the environment it writes them instead.
///
/// # Panics
/// If a file is missing, left over or different.
pub fn check<G: Game>(subject: &Subject<G>) {
    let folder = subject.folder.join("playthroughs");
    let wanted: Vec<(String, String)> = subject
        .option_sets()
        .iter()
        .flat_map(|options| {
            let random =
                (format!("{}.txt", options.slug()), render(subject, options, Style::Random));
            let eager =
                (format!("{}-eager.txt", options.slug()), render(subject, options, Style::Eager));
            [random, eager]
        })
        .collect();
    if from_environment("CLUBHOUSE_BLESS") == Some(1) {
        write(&folder, &wanted);
    }
    let names: BTreeSet<&str> = wanted.iter().map(|(name, _)| name.as_str()).collect();
    let stray = file_names(&folder).into_iter().find(|name| !names.contains(name.as_str()));
    assert!(stray.is_none(), "{stray:?} is no mode of {}; `cargo xtask bless` removes it", G::ID);
    for (name, text) in &wanted {
        compare(&folder.join(name), text);
    }
}

fn file_names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

fn write(folder: &Path, wanted: &[(String, String)]) {
    // There may be no folder yet; if it cannot be made, writing says so.
    let _ = fs::remove_dir_all(folder);
    let _ = fs::create_dir_all(folder);
    for (name, text) in wanted {
        fs::write(folder.join(name), text)
            .unwrap_or_else(|e| panic!("{}: {e}", folder.join(name).display()));
    }
}

fn compare(path: &Path, text: &str) {
    let stored = fs::read_to_string(path).unwrap_or_else(|_| {
        panic!("{}: no playthrough; `cargo xtask bless` writes it", path.display())
    });
    if stored == text {
        return;
    }
    let differs = stored.lines().zip(text.lines()).position(|(old, new)| old != new);
    let line = differs.unwrap_or_else(|| stored.lines().count().min(text.lines().count()));
    let show = |text: &str| text.lines().nth(line).unwrap_or("(end)").to_owned();
    panic!(
        "{} differs at line {}\n  stored: {}\n  now:    {}\nIf it should, run `cargo xtask bless` and read the diff.",
        path.display(),
        line + 1,
        show(&stored),
        show(text),
    );
}

/// How the match is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Any move.
    Random,
    /// The move that gives most at once, which leads to where the rare rules are.
    Eager,
}

/// One match as text. It depends on the options and the style only.
pub fn render<G: Game>(subject: &Subject<G>, options: &G::Options, style: Style) -> String {
    let seed = Seed::from(1);
    let mut text = format!("{} {}\n", G::ID, options.to_text());
    let mut game = G::new(options);
    let mut log = Log::<G>::new(options.clone());
    while let Some(step) = next_step(subject, &game, style, &seed, log.steps.len() as u64) {
        describe_choice(&mut text, &game);
        let mut events = Vec::new();
        let step =
            apply(&mut game, step, &mut events).expect("a step drawn from the state is legal");
        writeln!(text, "\n#{} {}", log.steps.len() + 1, step.to_string().replace('\t', ": "))
            .expect("text");
        describe_events::<G>(&mut text, &events, game.n_seats());
        log.steps.push(step);
    }
    describe_end(&mut text, &game);
    text
}

fn next_step<G: Game>(
    subject: &Subject<G>,
    game: &G,
    style: Style,
    seed: &Seed,
    n: u64,
) -> Option<StepOf<G>> {
    match game.to_act() {
        ToAct::Over => None,
        ToAct::Chance(_) => {
            Some(Step::Chance(game.sample_chance(&mut GameRng::derive(seed, Stream::Table, n))))
        }
        ToAct::Seats(seats) => {
            let mut rng = GameRng::derive(seed, Stream::Bot, n);
            let seat = seats.iter().nth(rng.below(seats.len()) as usize)?;
            let mut moves = Vec::new();
            // Not `random_move`: a faster way to draw one must not change what is on record.
            game.legal_moves(seat, &mut moves);
            let random = rng.below(u32::try_from(moves.len()).ok()?) as usize;
            let pick = match style {
                Style::Random => random,
                Style::Eager => {
                    let worths = worths(subject, game, seat, &moves);
                    (0..moves.len()).max_by_key(|&i| (worths[i], i == random))?
                }
            };
            Some(Step::Move(seat, moves.swap_remove(pick)))
        }
    }
}

fn describe_choice<G: Game>(text: &mut String, game: &G) {
    for seat in game.to_act().seats().iter() {
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        let shown: Vec<_> = moves.iter().take(MOVES_SHOWN).map(ToString::to_string).collect();
        let more = if moves.len() > MOVES_SHOWN { " | …" } else { "" };
        writeln!(text, "  {seat} may ({}): {}{more}", moves.len(), shown.join(" | "))
            .expect("text");
    }
}

fn describe_events<G: Game>(text: &mut String, events: &[G::Event], n_seats: u8) {
    let all = json::events::<G>(events, Viewer::Referee);
    for (i, full) in all.iter().enumerate() {
        writeln!(text, "  {full}").expect("text");
        for viewer in Viewer::all(n_seats) {
            let told = &json::events::<G>(&events[i..=i], viewer)[0];
            if told != full {
                writeln!(text, "    {viewer} learns {told}").expect("text");
            }
        }
    }
}

fn describe_end<G: Game>(text: &mut String, game: &G) {
    let scores = game.scores(Viewer::Referee);
    let ranks = ranks(&scores, |seat| game.side(seat));
    writeln!(text, "\nover").expect("text");
    for (seat, score) in scores.iter() {
        let lines: Vec<_> = score
            .lines
            .iter()
            .map(|line| format!("{} {} × = {}", line.category, line.count, line.points))
            .collect();
        writeln!(
            text,
            "  seat {seat}: rank {}, total {}, tiebreaks {:?} ({})",
            ranks[seat],
            score.total,
            score.tiebreaks,
            lines.join(", ")
        )
        .expect("text");
    }
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Referee] {
        writeln!(text, "  {viewer} sees {}", json::view(game, viewer)).expect("text");
    }
    writeln!(text, "  hash {}", StateHash::of(game)).expect("text");
}
