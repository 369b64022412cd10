//! `clubhouse engine`: every game for programs in any language, as JSON lines.
//!
//! One request a line, one answer a line, in the same order; `docs/engine.md` describes them all.
//! Whatever comes in, something goes out: a bad line is answered with an error and the next one is read.
//! What a client can make the engine keep is bounded: the length of a line, open matches, and steps in all of them.
//!
//! Read in this order: here, `request` (a line becomes a request), `command` (a request becomes a command),
//! `session` (a command is carried out), then the rest.

mod answer;
mod command;
mod line;
mod matches;
mod request;
mod session;

use std::io::{self, BufRead, ErrorKind, Write};

use table::Games;

pub use matches::Bounds;
pub use session::Engine;

/// Answers every line until there is no more input, or nobody who reads the answers.
pub fn serve(games: Games, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::new(games, Bounds::default());
    let mut line = Vec::new();
    while line::read(&mut input, &mut line, engine.bounds().line)? {
        let mut answer = engine.answer(&line);
        answer.push('\n');
        match output.write_all(answer.as_bytes()).and_then(|()| output.flush()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            result => result?,
        }
    }
    Ok(())
}
