//! Signals that ask the program to end, or to stop for a while: the terminal is given back first.

use std::io::{self, IsTerminal as _};
use std::process;
use std::thread;
use std::time::Duration;

use crate::signals::{BEAT, End};
use pause::Pause;

#[cfg(unix)]
mod pause {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use signal_hook::consts::SIGTSTP;
    use signal_hook::{flag, low_level};

    /// Whether the program is to stop for a while.
    pub(super) struct Pause(Arc<AtomicBool>);

    impl Pause {
        pub(super) fn listen() -> io::Result<Self> {
            let asked = Arc::new(AtomicBool::new(false));
            flag::register(SIGTSTP, Arc::clone(&asked))?;
            Ok(Self(asked))
        }

        pub(super) fn is_asked(&self) -> bool {
            self.0.swap(false, Ordering::Relaxed)
        }

        pub(super) fn obey() {
            let _ = low_level::emulate_default_handler(SIGTSTP);
        }
    }
}

#[cfg(not(unix))]
mod pause {
    use std::io;

    /// Elsewhere no program is stopped like this.
    pub(super) struct Pause;

    impl Pause {
        pub(super) fn listen() -> io::Result<Self> {
            Ok(Self)
        }

        pub(super) fn is_asked(&self) -> bool {
            false
        }

        pub(super) fn obey() {}
    }
}

/// What the system asks for.
pub(super) struct Signals {
    end: End,
    pause: Pause,
}

/// So long the program may take to end by itself.
const GRACE: Duration = Duration::from_secs(1);

impl Signals {
    /// From now on signals are only noted, and the program is to end by itself.
    /// If it does not, it is ended, and this is done first: when its window is closed,
    /// whoever waits for keys may wait for ever.
    pub(super) fn listen(last: fn()) -> io::Result<Self> {
        let end = End::listen()?;
        let signals = Self { end: end.clone(), pause: Pause::listen()? };
        thread::Builder::new().name("signals".into()).spawn(move || {
            while end.signal().is_none() && has_terminal() {
                thread::sleep(BEAT);
            }
            thread::sleep(GRACE);
            last();
            end.obey();
            // No signal came: the terminal went away without one.
            process::exit(1);
        })?;
        Ok(signals)
    }

    /// Whether one has come, or there is no terminal any more that one could come from.
    pub(super) fn is_caught(&self) -> bool {
        self.end.signal().is_some() || !has_terminal()
    }

    /// Whether the program is to stop until it is told to go on; asked once.
    pub(super) fn is_pause_asked(&self) -> bool {
        self.pause.is_asked()
    }

    /// Stops until somebody says that it goes on.
    pub(super) fn pause() {
        Pause::obey();
    }

    /// Ends the program, if one has come.
    pub(super) fn obey(&self) {
        self.end.obey();
    }
}

/// Not every closed window sends a signal: whoever started us may have kept it from us.
fn has_terminal() -> bool {
    io::stdin().is_terminal()
}
