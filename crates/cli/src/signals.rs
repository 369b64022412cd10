//! Signals that ask the program to end: something may have to be done first.

use std::io;
use std::process;
use std::thread;
use std::time::Duration;

/// So often somebody looks whether a signal has come.
pub(crate) const BEAT: Duration = Duration::from_millis(50);

/// Does this before a signal ends the program.
pub fn before_the_end(last: fn()) -> io::Result<()> {
    let end = End::listen()?;
    thread::Builder::new().name("signals".into()).spawn(move || {
        while end.signal().is_none() {
            thread::sleep(BEAT);
        }
        last();
        end.obey();
        process::exit(1);
    })?;
    Ok(())
}

#[cfg(unix)]
mod listen {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use signal_hook::consts::{
        SIGABRT, SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM,
        SIGXCPU, SIGXFSZ,
    };
    use signal_hook::{flag, low_level};

    /// Whatever ends a program that does not listen, and can be listened to.
    const ENDS: [i32; 12] = [
        SIGABRT, SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM,
        SIGXCPU, SIGXFSZ,
    ];

    /// The signal that has come, if one has.
    #[derive(Clone)]
    pub(crate) struct End(Arc<AtomicUsize>);

    impl End {
        /// From now on signals are only noted.
        pub(crate) fn listen() -> io::Result<Self> {
            let caught = Arc::new(AtomicUsize::new(0));
            for signal in ENDS {
                let number = usize::try_from(signal).expect("signals have small numbers");
                flag::register_usize(signal, Arc::clone(&caught), number)?;
            }
            Ok(Self(caught))
        }

        pub(crate) fn signal(&self) -> Option<i32> {
            let number = self.0.load(Ordering::Relaxed);
            (number > 0).then(|| i32::try_from(number).ok()).flatten()
        }

        /// Ends the program by it, as if nobody had listened.
        pub(crate) fn obey(&self) {
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
    pub(crate) struct End;

    impl End {
        pub(crate) fn listen() -> io::Result<Self> {
            Ok(Self)
        }

        pub(crate) fn signal(&self) -> Option<i32> {
            None
        }

        pub(crate) fn obey(&self) {}
    }
}

pub(crate) use listen::End;
