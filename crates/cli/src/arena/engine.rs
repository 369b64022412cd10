//! A contestant that is another program: questions go to it as lines of JSON, moves come back. See docs/arena.md.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Table;
use tabletop::{Seat, Viewer};

/// No answer is longer.
const LONGEST: u64 = 1 << 20;

/// Every program that runs: a signal that ends the arena ends them before.
static RUNNING: Mutex<Vec<Weak<Mutex<Child>>>> = Mutex::new(Vec::new());

/// A running program. It is ended when this is dropped.
pub(crate) struct Engine {
    child: Arc<Mutex<Child>>,
    questions: Sender<String>,
    answers: Receiver<String>,
    n_asked: u64,
}

#[derive(Deserialize)]
struct Answer {
    id: Value,
    #[serde(rename = "move")]
    mv: String,
}

impl Engine {
    /// Starts it: words between blanks, the first is the program.
    pub(crate) fn start(command: &str) -> Result<Self> {
        let mut words = command.split_whitespace();
        let program =
            words.next().context("--engine needs a command, such as \"python3 player.py\"")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start the engine `{command}`"))?;
        let (mut stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (questions, asked) = channel::<String>();
        // A program that does not read must not stop us: whoever waits for it has a clock.
        thread::spawn(move || {
            for line in asked {
                let sent = stdin
                    .as_mut()
                    .map(|pipe| pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()));
                if !matches!(sent, Some(Ok(()))) {
                    break;
                }
            }
        });
        let child = Arc::new(Mutex::new(child));
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.retain(|program| program.strong_count() > 0);
        running.push(Arc::downgrade(&child));
        Ok(Self { child, questions, answers: listen(stdout), n_asked: 0 })
    }

    /// Ends all of them, since a signal ends the arena. No other is started from here on, and nobody complains of one
    /// that has ended: both would need the list, which stays locked.
    pub(crate) fn end_all() {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.iter().filter_map(Weak::upgrade).for_each(|program| end(&program));
        std::mem::forget(running);
    }

    /// The move for this seat, not checked; or why there is none.
    pub(crate) fn choose(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        timeout: Duration,
    ) -> Result<String, String> {
        self.n_asked += 1;
        let id = self.n_asked;
        let question = json!({
            "id": id,
            "do": "choose",
            "game": table.game(),
            "options": options(&table.options()),
            "seat": seat,
            "view": table.view(Viewer::Seat(seat)),
            "moves": table.legal_moves(seat),
        });
        self.questions.send(format!("{question}\n")).map_err(|_| gone())?;
        let line = self.answers.recv_timeout(timeout).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("no answer within {} ms", timeout.as_millis()),
            RecvTimeoutError::Disconnected => gone(),
        })?;
        // An excerpt has no quotation marks that could end it too early; JSON is full of them.
        let told = || {
            let shown = tabletop::excerpt(line.trim_end()).replace("\\\"", "\"");
            format!("not an answer: {shown}")
        };
        let answer: Answer = serde_json::from_str(&line).map_err(|_| told())?;
        if answer.id != json!(id) {
            return Err(format!("the answer is to question {}, not {id}", answer.id));
        }
        Ok(answer.mv)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        end(&self.child);
    }
}

/// What is said of a program that has ended by itself. One that [`Engine::end_all`] has ended is not spoken of: this
/// waits until the signal ends the arena, too.
fn gone() -> String {
    drop(RUNNING.lock().unwrap_or_else(PoisonError::into_inner));
    "the program has ended".to_owned()
}

fn end(program: &Mutex<Child>) {
    let mut program = program.lock().unwrap_or_else(PoisonError::into_inner);
    // It may have ended by itself.
    let _ = program.kill();
    let _ = program.wait();
}

/// The lines that a program says. It is heard no further than one line ahead: who talks without being asked waits, and
/// fills nobody's memory.
fn listen(pipe: Option<impl Read + Send + 'static>) -> Receiver<String> {
    let (answered, answers) = sync_channel(1);
    thread::spawn(move || {
        let Some(pipe) = pipe else { return };
        let mut lines = BufReader::new(pipe);
        let mut line = Vec::new();
        while matches!(lines.by_ref().take(LONGEST).read_until(b'\n', &mut line), Ok(1..)) {
            if answered.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                break;
            }
            line.clear();
        }
    });
    answers
}

/// `a=1 b=2` as an object of texts, as `new` of the engine takes them.
fn options(words: &str) -> Value {
    tabletop::options::pairs(words)
        .map(|(name, value)| (name.to_owned(), Value::from(value)))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Says a line whenever it is heard, and counts.
    struct Talker(Arc<AtomicUsize>);

    impl Read for Talker {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            self.0.fetch_add(1, Ordering::SeqCst);
            buffer[..2].copy_from_slice(b"x\n");
            Ok(2)
        }
    }

    #[test]
    fn a_program_that_never_stops_talking_is_not_heard_far_ahead() {
        let said = Arc::new(AtomicUsize::new(0));
        let answers = listen(Some(Talker(Arc::clone(&said))));
        for n_heard in 1..=2000 {
            assert_eq!(answers.recv().as_deref(), Ok("x\n"));
            thread::yield_now();
            let n_said = said.load(Ordering::SeqCst);
            assert!(n_said <= n_heard + 3, "{n_said} lines were kept or heard, {n_heard} taken");
        }
    }
}
