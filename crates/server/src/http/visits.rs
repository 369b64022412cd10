//! Who talks over sockets, by the token he came with: whoever logs out is heard no more.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use store::TokenDigest;
use tokio_util::sync::CancellationToken;

/// All sockets of known players.
#[derive(Default)]
pub(super) struct Visits(Mutex<BTreeMap<[u8; 32], Weak<CancellationToken>>>);

impl Visits {
    /// What ends when the owner of this token logs out.
    pub(super) fn begin(&self, token: TokenDigest) -> Arc<CancellationToken> {
        let mut all = self.all();
        if let Some(visit) = all.get(&token.0).and_then(Weak::upgrade) {
            return visit;
        }
        let visit = Arc::new(CancellationToken::new());
        all.insert(token.0, Arc::downgrade(&visit));
        visit
    }

    /// He has logged out.
    pub(super) fn end(&self, token: TokenDigest) {
        if let Some(visit) = self.all().remove(&token.0).and_then(|visit| visit.upgrade()) {
            visit.cancel();
        }
    }

    /// Forgets those that have ended by themselves.
    pub(super) fn forget_old(&self) {
        self.all().retain(|_, visit| visit.strong_count() > 0);
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<[u8; 32], Weak<CancellationToken>>> {
        // A panic while the map is held leaves it whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_logs_out_ends_his_own_visits_and_no_others() {
        let visits = Visits::default();
        let [ada, bo] = [TokenDigest([1; 32]), TokenDigest([2; 32])];
        let all = [visits.begin(ada), visits.begin(ada), visits.begin(bo)];
        visits.end(ada);
        assert_eq!(all.each_ref().map(|visit| visit.is_cancelled()), [true, true, false]);
        assert!(!visits.begin(ada).is_cancelled(), "who comes back is welcome");
        drop(all);
        visits.forget_old();
        assert!(visits.all().is_empty());
    }
}
