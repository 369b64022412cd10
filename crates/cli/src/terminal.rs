//! The terminal: taken over while somebody plays or looks on, and given back as it was, however that ends.

mod signals;

use std::io::{self, Stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::thread;
use std::time::Duration;

use anyhow::Result;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::{Frame, Terminal};

use signals::Signals;

/// What fills the terminal: it takes what comes from there, and is drawn.
pub trait Scene {
    /// Whether whoever looks at it has left.
    fn is_done(&self) -> bool;

    /// Something came from the terminal.
    fn take(&mut self, event: &Event);

    /// Draws it, whatever room there is.
    fn draw(&mut self, frame: &mut Frame<'_>);

    /// Lets time pass. Whether something has changed.
    fn tick(&mut self) -> bool {
        false
    }

    /// Whether something else has written on the screen, so that all of it is to be drawn again; asked once.
    fn was_torn(&mut self) -> bool {
        false
    }
}

/// How often bots and signals are looked after.
const BEAT: Duration = Duration::from_millis(40);

/// Shows it until it is done, or the system asks to end.
pub fn run(scene: &mut impl Scene) -> Result<()> {
    let signals = Signals::listen(give_back)?;
    let ended = {
        let mut taken = Taken::over()?;
        attend(scene, &mut taken.terminal, &signals)
    };
    if ended.is_err() {
        // A terminal that is gone may be noticed before the signal that says so.
        (0..10).filter(|_| !signals.is_caught()).for_each(|_| thread::sleep(BEAT));
    }
    // As if nobody had listened: whoever sent the signal sees that it worked.
    signals.obey();
    ended
}

fn attend(
    scene: &mut impl Scene,
    terminal: &mut ManuallyDrop<Screen>,
    signals: &Signals,
) -> Result<()> {
    let mut is_stale = true;
    while !scene.is_done() && !signals.is_caught() {
        if is_stale {
            terminal.draw(|frame| scene.draw(frame))?;
        }
        is_stale = event::poll(BEAT)?;
        // Before the keys: those that were pressed before the change could be seen find it undrawn.
        is_stale |= scene.tick();
        while event::poll(Duration::ZERO)? {
            scene.take(&event::read()?);
            is_stale = true;
        }
        let is_back = signals.is_pause_asked();
        if is_back {
            give_back();
            Signals::pause();
            take_over()?;
        }
        if scene.was_torn() || is_back {
            // A terminal that has drawn nothing yet draws everything. (Its own `clear` asks where the cursor is.)
            execute!(io::stdout(), Clear(ClearType::All))?;
            *terminal = ManuallyDrop::new(Terminal::new(CrosstermBackend::new(io::stdout()))?);
            is_stale = true;
        }
    }
    Ok(())
}

type Screen = Terminal<CrosstermBackend<Stdout>>;

/// A terminal that is ours until this is dropped.
struct Taken {
    /// Never dropped: it would complain on a terminal that is gone, and complaining there is a panic.
    terminal: ManuallyDrop<Screen>,
}

impl Taken {
    fn over() -> io::Result<Self> {
        give_back_on_panic();
        let taken = take_over().and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        taken
            .map(|terminal| Self { terminal: ManuallyDrop::new(terminal) })
            .inspect_err(|_| give_back())
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

fn take_over() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)
}

/// Every part by itself: a terminal that is gone takes nothing, and there is nobody left to tell.
fn give_back() {
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
}

/// The message of a panic must not be lost with the screen it was written on.
/// A bot that panics leaves the table, and the screen stays.
fn give_back_on_panic() {
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if thread::current().name() == Some("main") {
            give_back();
            told(panic);
        }
    }));
}
