//! How a server is set up.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use table::Games;

use crate::http::PageFile;
use crate::matches::Pace;
use crate::upkeep::Lifetimes;

/// How a server is set up.
#[derive(Clone)]
pub struct Config {
    /// Where it listens. Port 0 is any free one.
    pub address: SocketAddr,
    /// What is played.
    pub games: Games,
    /// Where browsers see the server, if the proxy does not pass on the name of the host: `https://club.example`.
    pub origins: Vec<String>,
    /// Who may say on whose behalf a request comes.
    pub proxies: Vec<Network>,
    /// Who may read `/metrics`, besides this machine.
    pub metrics_for: Vec<Network>,
    /// Whether browsers may send the cookie over TLS only.
    pub secure_cookies: bool,
    /// The browser's table; empty where it was not built in.
    pub page: &'static [PageFile],
    /// How matches are carried.
    pub pace: Pace,
    /// How long things are kept that nobody comes back to.
    pub lifetimes: Lifetimes,
    /// How much anybody may ask for.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: (Ipv4Addr::LOCALHOST, 0).into(),
            games: Games::standard(),
            origins: Vec::new(),
            proxies: Vec::new(),
            metrics_for: Vec::new(),
            secure_cookies: false,
            page: &[],
            pace: Pace::default(),
            lifetimes: Lifetimes::default(),
            limits: Limits::default(),
        }
    }
}

/// How much anybody may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// So many connections are open at once.
    pub connections: usize,
    /// So many of them are of one address, unless it is a proxy; and so many sockets of one address behind a proxy.
    pub connections_of_one: usize,
    /// Requests from one address.
    pub requests: Rate,
    /// Requests from one address that cost much: new players, passwords, new matches, logs.
    pub costly: Rate,
    /// So many public matches that were made from one address wait for players.
    pub open_of_one: usize,
    /// Messages over one socket.
    pub messages: Rate,
    /// Messages over all sockets of one address.
    pub messages_of_one: Rate,
    /// So many bytes a message has.
    pub message: usize,
    /// So many bytes a log has.
    pub log: usize,
    /// The head of a request must have come after this time.
    pub head_time: Duration,
    /// And its body after this.
    pub body_time: Duration,
    /// An answer is ready after this time, or there is none.
    pub answer_time: Duration,
    /// A client takes what it is sent within this time.
    pub send_time: Duration,
    /// A socket is asked whether it is alive so often.
    pub ping: Duration,
    /// A socket that has said nothing for so long is dead.
    pub silence: Duration,
    /// Somebody who asks for news waits no longer than this.
    pub long_poll: Duration,
    /// So long it may take to stop.
    pub stop_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_of_one: 1_000,
            requests: Rate::new(100, 400),
            costly: Rate::new(2, 60),
            open_of_one: 20,
            messages: Rate::new(30, 120),
            messages_of_one: Rate::new(1_000, 4_000),
            message: 64 * 1024,
            log: 1024 * 1024,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(20),
            answer_time: Duration::from_secs(40),
            send_time: Duration::from_secs(10),
            ping: Duration::from_secs(20),
            silence: Duration::from_mins(1),
            long_poll: Duration::from_secs(25),
            stop_time: Duration::from_secs(10),
        }
    }
}

/// How often something may happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// So often in a second, for ever.
    pub per_second: NonZeroU32,
    /// So often at once, after a rest.
    pub at_once: NonZeroU32,
}

impl Rate {
    /// So often in a second, and so often at once; at least once.
    pub const fn new(per_second: u32, at_once: u32) -> Self {
        const fn at_least_once(n: u32) -> NonZeroU32 {
            match NonZeroU32::new(n) {
                Some(n) => n,
                None => NonZeroU32::MIN,
            }
        }
        Self { per_second: at_least_once(per_second), at_once: at_least_once(at_once) }
    }

    pub(crate) const fn quota(self) -> governor::Quota {
        governor::Quota::per_second(self.per_second).allow_burst(self.at_once)
    }
}

/// Addresses that begin alike: `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    n_bits: u8,
}

impl Network {
    /// Whether an address is one of them.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(self.n_bits)).unwrap_or(0);
                own.to_bits() & mask == other.to_bits() & mask
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(self.n_bits)).unwrap_or(0);
                own.to_bits() & mask == other.to_bits() & mask
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let (address, n_bits) = match text.split_once('/') {
            Some((address, n_bits)) => (address, Some(n_bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let n_bits = n_bits.map_or(Ok(most), str::parse).map_err(|_| NoNetwork)?;
        if n_bits > most {
            return Err(NoNetwork);
        }
        Ok(Self { address, n_bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.n_bits)
    }
}

/// A text names no addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected an address such as 127.0.0.1, or the beginning of several such as 10.0.0.0/8")]
pub struct NoNetwork;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_what_begins_alike() {
        let is_in = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().contains(address.parse().unwrap())
        };
        assert!(is_in("10.0.0.0/8", "10.200.3.4") && !is_in("10.0.0.0/8", "11.0.0.1"));
        assert!(is_in("127.0.0.1", "127.0.0.1") && !is_in("127.0.0.1", "127.0.0.2"));
        assert!(is_in("0.0.0.0/0", "8.8.8.8") && !is_in("0.0.0.0/0", "::1"));
        assert!(is_in("fd00::/8", "fd12::1") && !is_in("fd00::/8", "fe80::1"));
        assert!(is_in("127.0.0.1", "::ffff:127.0.0.1"));
        for text in ["", "x", "10.0.0.0/33", "::1/129", "10.0.0.0/"] {
            assert_eq!(text.parse::<Network>(), Err(NoNetwork), "{text}");
        }
    }
}
