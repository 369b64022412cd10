//! What one sees while page and program are built: how many of their crates are under way, for how long, and about how
//! long it still takes.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, IsTerminal as _, Write as _};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::shell;

/// What takes less is not worth a word.
const PATIENCE: Duration = Duration::from_secs(2);
/// Before, crates that are quickly done would promise too much.
const EARLY: Duration = Duration::from_secs(30);

/// A build of two parts.
pub(super) struct Progress {
    pub(super) page: Part,
    pub(super) program: Part,
    start: Instant,
    is_over: AtomicBool,
}

/// What is known of one part.
pub(super) struct Part {
    /// What `cargo tree` needs to know to list all its crates.
    package: &'static [&'static str],
    /// To put them together in the end takes as long as so many crates.
    end: usize,
    crates: Mutex<Crates>,
}

#[derive(Default)]
struct Crates {
    n_all: usize,
    /// Those that cargo has begun, or found as they were.
    named: BTreeSet<String>,
    n_begun: usize,
    is_done: bool,
}

impl Part {
    fn new(package: &'static [&'static str], end: usize) -> Self {
        Self { package, end, crates: Mutex::default() }
    }

    fn crates(&self) -> MutexGuard<'_, Crates> {
        self.crates.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many crates are begun, and how many are still to come.
    fn work(&self) -> (usize, usize) {
        let crates = self.crates();
        let end = if crates.is_done { 0 } else { self.end };
        (crates.n_begun, crates.n_all.saturating_sub(crates.named.len()) + end)
    }

    fn count(&self) -> Result<()> {
        let mut tree = shell::cargo(&["tree", "--locked", "--edges", "normal,build"]);
        tree.args(["--prefix", "none", "--format", "{p}"]).args(self.package);
        let list = shell::output(tree)?;
        self.crates().n_all = list.lines().filter_map(name).collect::<BTreeSet<_>>().len();
        Ok(())
    }
}

impl Crates {
    /// Takes in a line of cargo's.
    fn hear(&mut self, line: &str) {
        let Some((verb @ ("Compiling" | "Fresh"), rest)) = line.trim_start().split_once(' ') else {
            return;
        };
        let is_new = name(rest).is_some_and(|name| self.named.insert(name));
        self.n_begun += usize::from(is_new && verb == "Compiling");
    }
}

/// Name and version, without where it lies.
fn name(package: &str) -> Option<String> {
    let mut words = package.split_whitespace();
    Some(format!("{} {}", words.next()?, words.next()?))
}

impl Progress {
    /// Runs a build, and says how it goes if it takes more than a moment.
    pub(super) fn show(build: impl FnOnce(&Self) -> Result<()>) -> Result<()> {
        let progress = Self {
            page: Part::new(&["--package", "web", "--target", "wasm32-unknown-unknown"], 100),
            program: Part::new(&["--package", "cli"], 50),
            start: now(),
            is_over: AtomicBool::new(false),
        };
        thread::scope(|scope| {
            let teller = scope.spawn(|| progress.tell());
            let end = build(&progress);
            progress.is_over.store(true, Relaxed);
            teller.thread().unpark();
            end
        })
    }

    /// Runs cargo to the end. What it says is only counted; if it fails, it is run again to speak for itself.
    pub(super) fn follow(part: &Part, mut build: Command) -> Result<()> {
        if listen(part, &mut build)?.success() {
            part.crates().is_done = true;
            return Ok(());
        }
        build.env_remove(VERBOSE).stderr(Stdio::inherit());
        shell::run(build)
    }

    /// Runs cargo as far as it comes.
    pub(super) fn attempt(part: &Part, mut build: Command) {
        // Whatever was left to do, another run will do.
        let _ = listen(part, &mut build);
    }

    fn tell(&self) {
        let is_terminal = io::stderr().is_terminal();
        let beat = Duration::from_secs(if is_terminal { 1 } else { 20 });
        thread::park_timeout(PATIENCE);
        if self.is_over.load(Relaxed) {
            return;
        }
        // Without these numbers one sees at least that something happens.
        let _ = self.page.count().and_then(|()| self.program.count());
        while !self.is_over.load(Relaxed) {
            let (begin, end) = if is_terminal { ("\r\x1b[K", "") } else { ("", "\n") };
            eprint!("{begin}{}{end}", self.line());
            let _ = io::stderr().flush();
            thread::park_timeout(beat);
        }
        if is_terminal {
            eprint!("\r\x1b[K");
        }
        eprintln!("Built in {}.", in_words(self.start.elapsed()));
    }

    fn line(&self) -> String {
        let so_far = self.start.elapsed();
        let [page, program] = [&self.page, &self.program].map(|part| {
            let crates = part.crates();
            // Those of a standard library that is built along are in no list.
            let n_named = crates.named.len();
            format!("{n_named} of {} crates", crates.n_all.max(n_named))
        });
        let to_go = self.to_go(so_far).map_or(String::new(), |it| format!(", about {it} to go"));
        format!("page: {page}; program: {program}; {}{to_go}", in_words(so_far))
    }

    /// As if all crates were alike, which they are on average.
    fn to_go(&self, so_far: Duration) -> Option<String> {
        let (page, program) = (self.page.work(), self.program.work());
        let (n_begun, n_left) = (page.0 + program.0, page.1 + program.1);
        if so_far < EARLY || n_begun == 0 {
            return None;
        }
        let seconds = so_far.as_secs() * n_left as u64 / n_begun as u64;
        // More exact than this it is not.
        Some(in_words(Duration::from_secs(seconds.next_multiple_of(10))))
    }
}

/// Makes cargo name every crate, also those that are as they were.
const VERBOSE: &str = "CARGO_TERM_VERBOSE";

fn listen(part: &Part, build: &mut Command) -> Result<ExitStatus> {
    build.env(VERBOSE, "true").stderr(Stdio::piped());
    let mut cargo = build.spawn().context("cannot start cargo")?;
    let lines = cargo.stderr.take().map(BufReader::new);
    for line in lines.into_iter().flat_map(BufRead::lines) {
        part.crates().hear(&line?);
    }
    Ok(cargo.wait()?)
}

/// `1 min 5 s`, or `12 s`.
fn in_words(time: Duration) -> String {
    let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
    if minutes == 0 { format!("{seconds} s") } else { format!("{minutes} min {seconds} s") }
}

#[allow(clippy::disallowed_methods, reason = "whoever waits wants to know for how long")]
fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_counts_once_and_as_begun_only_if_it_was_not_there() {
        let mut crates = Crates::default();
        for line in [
            "       Fresh unicode-ident v1.0.27",
            "   Compiling web v0.1.0 (file)",
            "     Running `rustc --crate-name web`",
            "       Fresh web v0.1.0 (file)",
            "warning: unused import",
            "",
        ] {
            crates.hear(line);
        }
        let named: Vec<&str> = crates.named.iter().map(String::as_str).collect();
        assert_eq!(named, ["unicode-ident v1.0.27", "web v0.1.0"]);
        assert_eq!(crates.n_begun, 1);
    }

    #[test]
    fn times_are_told_in_minutes_and_seconds() {
        assert_eq!(in_words(Duration::from_secs(12)), "12 s");
        assert_eq!(in_words(Duration::from_secs(65)), "1 min 5 s");
    }
}
