//! Secrets of matches that are going to be made: drawn and promised before anybody says what he adds to the shuffle.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use protocol::{Code, Problem, Promised};
use store::{Millis, PlayerId};
use tabletop::Seed;

use super::random_bytes;

/// A promise is good for ten minutes.
const GOOD_FOR: u32 = 10 * 60;

/// So many are kept; each player has one at most.
const MOST: usize = 10_000;

/// All that were made and not used. They are in this server's memory: whoever names one at another is told to ask anew.
#[derive(Default)]
pub(super) struct Promises(Mutex<BTreeMap<PlayerId, Promise>>);

struct Promise {
    secret: [u8; 32],
    until: Millis,
}

impl Promises {
    /// Draws a secret for the next match of a player. One that he did not use is forgotten.
    pub(super) fn make(&self, to: PlayerId, now: Millis) -> Result<Promised, Problem> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, promise| promise.until > now);
        if all.len() >= MOST && !all.contains_key(&to) {
            let message = "too many matches are about to be made: please try again";
            return Err(Problem::new(Code::Limit, message));
        }
        let secret = random_bytes();
        all.insert(to, Promise { secret, until: now.plus(i64::from(GOOD_FOR) * 1000) });
        let commitment = Seed::new(secret).commitment().to_string();
        Ok(Promised { commitment, seconds: GOOD_FOR })
    }

    /// The secret that was promised; once only, for whoever has seen it revealed would know the next shuffle.
    pub(super) fn keep(
        &self,
        to: PlayerId,
        commitment: &str,
        now: Millis,
    ) -> Result<[u8; 32], Problem> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_meant = |promise: &Promise| {
            promise.until > now && Seed::new(promise.secret).commitment().to_string() == commitment
        };
        if !all.get(&to).is_some_and(is_meant) {
            let message = "this was not promised here, or too long ago: ask for a new commitment";
            return Err(Problem::new(Code::NotNow, message));
        }
        let promise = all.remove(&to);
        promise.map(|it| it.secret).ok_or_else(super::internal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    #[test]
    fn a_promise_is_kept_once_and_only_to_whom_it_was_made() {
        let (ada, bo) = (PlayerId(Uuid::from_u128(1)), PlayerId(Uuid::from_u128(2)));
        let (promises, now) = (Promises::default(), Millis(1_000));
        let Promised { commitment, seconds } = promises.make(ada, now).unwrap();
        assert!(promises.keep(bo, &commitment, now).is_err());
        assert!(promises.keep(ada, "c0ffee", now).is_err());
        let secret = promises.keep(ada, &commitment, now).unwrap();
        assert_eq!(Seed::new(secret).commitment().to_string(), commitment);
        assert!(promises.keep(ada, &commitment, now).is_err(), "once");

        let old = promises.make(ada, now).unwrap().commitment;
        let new = promises.make(ada, now).unwrap().commitment;
        assert!(promises.keep(ada, &old, now).is_err(), "there is a new one");
        let later = now.plus(i64::from(seconds) * 1000);
        assert!(promises.keep(ada, &new, later).is_err(), "too late");
    }
}
