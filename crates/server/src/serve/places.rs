//! How many connections there are, in all and from each address.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::Config;

/// All places.
#[derive(Clone)]
pub(crate) struct Places(Arc<Inner>);

struct Inner {
    all: Arc<Semaphore>,
    of_one: usize,
    taken: Mutex<BTreeMap<IpAddr, usize>>,
}

/// A connection's place: given back when nobody holds it any more. Whoever talks on over a socket holds it.
#[derive(Clone)]
pub(crate) struct Place(#[allow(dead_code, reason = "held, not read")] Arc<Held>);

struct Held {
    places: Places,
    address: Option<IpAddr>,
    _place: OwnedSemaphorePermit,
}

impl Places {
    pub(super) fn new(config: &Config) -> Self {
        Self(Arc::new(Inner {
            all: Arc::new(Semaphore::new(config.limits.connections)),
            of_one: config.limits.connections_of_one,
            taken: Mutex::default(),
        }))
    }

    /// A place, if there is one for this address. A proxy speaks for many.
    pub(super) fn take(&self, config: &Config, address: IpAddr) -> Option<Place> {
        let place = Arc::clone(&self.0.all).try_acquire_owned().ok()?;
        let is_proxy = config.proxies.iter().any(|proxy| proxy.contains(address));
        let address = (!is_proxy).then(|| address.to_canonical());
        if let Some(address) = address {
            let mut taken = self.taken();
            let n = taken.entry(address).or_default();
            if *n >= self.0.of_one {
                return None;
            }
            *n += 1;
        }
        Some(Place(Arc::new(Held { places: self.clone(), address, _place: place })))
    }

    fn taken(&self) -> std::sync::MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        // A panic while the map is held leaves it whole.
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let Some(address) = self.address else { return };
        let mut taken = self.places.taken();
        if let Some(n) = taken.get_mut(&address) {
            *n -= 1;
            if *n == 0 {
                taken.remove(&address);
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
        assert!(places.taken().is_empty());
    }
}
