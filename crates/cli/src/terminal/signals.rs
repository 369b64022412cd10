//! Signals that ask the program to end: the terminal is given back first.

use std::io::{self, IsTerminal as _};
use std::process;
use std::thread;
use std::time::Duration;

#[cfg(unix)]
mod listen {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::{flag, low_level};

    #[derive(Clone)]
    pub(super) struct Caught(Arc<AtomicUsize>);

    impl Caught {
        pub(super) fn listen() -> io::Result<Self> {
            let caught = Arc::new(AtomicUsize::new(0));
            for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
                let number = usize::try_from(signal).expect("signals have small numbers");
                flag::register_usize(signal, Arc::clone(&caught), number)?;
            }
            Ok(Self(caught))
        }

        pub(super) fn signal(&self) -> Option<i32> {
            let number = self.0.load(Ordering::Relaxed);
            (number > 0).then(|| i32::try_from(number).ok()).flatten()
        }

        pub(super) fn obey(&self) {
            self.signal().into_iter().for_each(|signal| {
                let _ = low_level::emulate_default_handler(signal);
            });
        }
    }
}

#[cfg(not(unix))]
mod listen {
    use std::io;

    /// Elsewhere the system gives no notice that could be waited for.
    #[derive(Clone)]
    pub(super) struct Caught;

    impl Caught {
        pub(super) fn listen() -> io::Result<Self> {
            Ok(Self)
        }

        pub(super) fn signal(&self) -> Option<i32> {
            None
        }

        pub(super) fn obey(&self) {}
    }
}

/// What the system asks for.
pub(super) struct Signals(listen::Caught);

/// So often somebody looks whether a signal has come.
const BEAT: Duration = Duration::from_millis(50);
/// So long the program may take to end by itself.
const GRACE: Duration = Duration::from_secs(1);

impl Signals {
    /// From now on signals are only noted, and the program is to end by itself.
    /// If it does not, it is ended, and this is done first: when its window is closed,
    /// whoever waits for keys may wait for ever.
    pub(super) fn listen(last: fn()) -> io::Result<Self> {
        let caught = listen::Caught::listen()?;
        let signals = Self(caught.clone());
        thread::Builder::new().name("signals".into()).spawn(move || {
            while caught.signal().is_none() && has_terminal() {
                thread::sleep(BEAT);
            }
            thread::sleep(GRACE);
            last();
            caught.obey();
            // No signal came: the terminal went away without one.
            process::exit(1);
        })?;
        Ok(signals)
    }

    /// Whether one has come, or there is no terminal any more that one could come from.
    pub(super) fn is_caught(&self) -> bool {
        self.0.signal().is_some() || !has_terminal()
    }

    /// Ends the program, if one has come.
    pub(super) fn obey(&self) {
        self.0.obey();
    }
}

/// Not every closed window sends a signal: whoever started us may have kept it from us.
fn has_terminal() -> bool {
    io::stdin().is_terminal()
}
