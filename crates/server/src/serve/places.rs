//! How many connections there are, in all and from each address.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::Config;
use crate::http::household;

/// All places.
pub(crate) struct Places {
    all: Arc<Semaphore>,
    of_one: Tally,
}

/// A connection's place: given back when nobody holds it any more. Whoever talks on over a socket holds it.
#[derive(Clone)]
pub(crate) struct Place(#[allow(dead_code, reason = "held, not read")] Arc<Held>);

struct Held {
    _counted: Option<Counted>,
    _place: OwnedSemaphorePermit,
}

impl Places {
    pub(super) fn new(config: &Config) -> Self {
        Self {
            all: Arc::new(Semaphore::new(config.limits.connections)),
            of_one: Tally::new(config.limits.connections_of_one),
        }
    }

    /// A place, if there is one for this address. A proxy speaks for many.
    pub(super) fn take(&self, config: &Config, address: IpAddr) -> Option<Place> {
        let place = Arc::clone(&self.all).try_acquire_owned().ok()?;
        let is_proxy = config.proxies.iter().any(|proxy| proxy.contains(address));
        let counted = if is_proxy { None } else { Some(self.of_one.take(address)?) };
        Some(Place(Arc::new(Held { _counted: counted, _place: place })))
    }
}

/// How much each household has of something.
#[derive(Clone)]
pub(crate) struct Tally(Arc<Counts>);

struct Counts {
    most: usize,
    taken: Mutex<BTreeMap<IpAddr, usize>>,
}

/// One of them: given back when it is dropped.
pub(crate) struct Counted {
    tally: Tally,
    whose: IpAddr,
}

impl Tally {
    pub(crate) fn new(most: usize) -> Self {
        Self(Arc::new(Counts { most, taken: Mutex::default() }))
    }

    /// One more, if that is not too much for this address.
    pub(crate) fn take(&self, address: IpAddr) -> Option<Counted> {
        let whose = household(address);
        let mut taken = self.taken();
        let n = taken.get(&whose).copied().unwrap_or_default();
        if n >= self.0.most {
            return None;
        }
        taken.insert(whose, n + 1);
        Some(Counted { tally: self.clone(), whose })
    }

    fn taken(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        // A panic while the map is held leaves it whole.
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut taken = self.tally.taken();
        if let Some(n) = taken.get_mut(&self.whose) {
            *n -= 1;
            if *n == 0 {
                taken.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Limits;

    #[test]
    fn nobody_takes_all_places() {
        let limits = Limits { connections: 4, connections_of_one: 2, ..Limits::default() };
        let proxies = vec!["10.0.0.0/8".parse().unwrap()];
        let config = Config { proxies, limits, ..Config::default() };
        let places = Places::new(&config);
        let take = |address: &str| places.take(&config, address.parse().unwrap());
        let (one, two) = (take("1.1.1.1"), take("1.1.1.1"));
        assert!(one.is_some() && two.is_some() && take("1.1.1.1").is_none());
        let of_proxy = [take("10.0.0.1"), take("10.0.0.1")];
        assert!(of_proxy.iter().all(Option::is_some), "a proxy speaks for many");
        assert!(take("2.2.2.2").is_none(), "all are taken");
        drop(one);
        assert!(take("2.2.2.2").is_some());
        drop((two, of_proxy));
        assert!(places.of_one.taken().is_empty());
    }

    #[test]
    fn one_household_has_one_share_however_many_addresses_it_has() {
        let tally = Tally::new(2);
        let take = |address: &str| tally.take(address.parse().unwrap());
        let held = [take("2001:db8:1:2::1"), take("2001:db8:1:2:ffff::2")];
        assert!(held.iter().all(Option::is_some));
        assert!(take("2001:db8:1:2::3").is_none() && take("2001:db8:1:3::3").is_some());
        drop(held);
        assert!(take("2001:db8:1:2::3").is_some());
    }
}
