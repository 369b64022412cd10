//! Who may ask at all: addresses, rates, origins, and what every answer bears.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::DefaultKeyedRateLimiter;
use protocol::{Code, Do};

use super::App;
use super::answers::Refused;
use crate::config::{Config, Limits};
use crate::{clock, counts};

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// On whose behalf a request comes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Client(pub(super) IpAddr);

/// How often each address has asked.
pub(super) struct Guard {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    costly: DefaultKeyedRateLimiter<IpAddr>,
    messages: DefaultKeyedRateLimiter<IpAddr>,
}

impl Guard {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            requests: DefaultKeyedRateLimiter::keyed(limits.requests.quota()),
            costly: DefaultKeyedRateLimiter::keyed(limits.costly.quota()),
            messages: DefaultKeyedRateLimiter::keyed(limits.messages_of_one.quota()),
        }
    }

    pub(super) fn forget_old(&self) {
        self.requests.retain_recent();
        self.costly.retain_recent();
        self.messages.retain_recent();
    }

    /// Whether so much may be said over sockets from there.
    pub(super) fn may_say(&self, client: Client) -> bool {
        self.messages.check_key(&household(client.0)).is_ok()
    }

    /// Whether this may be wished from there: a next match costs as much as a new one.
    pub(super) fn may_wish(&self, client: Client, wish: &Do) -> bool {
        !matches!(wish, Do::Rematch { .. }) || self.costly.check_key(&household(client.0)).is_ok()
    }

    fn may_ask(&self, address: IpAddr, is_costly: bool) -> bool {
        let whose = household(address);
        self.requests.check_key(&whose).is_ok()
            && (!is_costly || self.costly.check_key(&whose).is_ok())
    }
}

/// One subscriber has many addresses of the new kind, and they begin alike.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    const HALF: u128 = u128::MAX << 64;
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & HALF).into(),
    }
}

/// What costs much: new players, passwords, new matches, logs.
fn is_costly(request: &Request) -> bool {
    const COSTLY: [&str; 8] = [
        "/api/guest",
        "/api/name",
        "/api/account",
        "/api/login",
        "/api/commitments",
        "/api/matches",
        "/api/import",
        "/api/daily/",
    ];
    let path = request.uri().path();
    let is_among =
        |costly: &&str| path == *costly || (costly.ends_with('/') && path.starts_with(*costly));
    request.method() == Method::POST && COSTLY.iter().any(is_among)
}

/// Turns away who asks too often or for somebody else's page, and who would wait too long.
pub(super) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip());
    let Some(peer) = peer else {
        return Refused::new(Code::Internal, "the connection has no other end").into_response();
    };
    let client = client(&app.config, peer, request.headers());
    request.extensions_mut().insert(Client(client));
    if !app.guard.may_ask(client, is_costly(&request)) {
        return too_many().into_response();
    }
    if changes_something(&request) && !comes_from_us(&app.config, request.headers()) {
        let message = "this request comes from another website";
        return Refused::new(Code::Origin, message).into_response();
    }
    match tokio::time::timeout(app.config.limits.answer_time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Refused::new(Code::Unavailable, "this took too long").into_response(),
    }
}

pub(super) fn too_many() -> Refused {
    Refused::new(Code::TooMany, "too many requests: please wait a moment")
}

/// On whose behalf a request comes: only a trusted proxy is believed, and only about the one before it.
fn client(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let is_trusted = |address: IpAddr| config.proxies.iter().any(|it| it.contains(address));
    let mut last = peer;
    for address in forwarded(headers).into_iter().rev() {
        if !is_trusted(last) {
            break;
        }
        match address {
            Some(address) => last = address,
            None => break,
        }
    }
    last.to_canonical()
}

/// The addresses that proxies have noted, the nearest last; nothing where one cannot be read.
fn forwarded(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let lines = |name: &str| -> Vec<String> {
        let all = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
        all.flat_map(|line| line.split(',')).map(|part| part.trim().to_owned()).collect()
    };
    let plain = lines("x-forwarded-for");
    if !plain.is_empty() {
        return plain.iter().map(|text| address(text)).collect();
    }
    let noted = lines("forwarded");
    let about = |part: &String| {
        let pairs = part.split(';').filter_map(|pair| pair.trim().split_once('='));
        let mut names = pairs.filter(|(name, _)| name.eq_ignore_ascii_case("for"));
        names.next().and_then(|(_, value)| address(value.trim_matches('"')))
    };
    noted.iter().map(about).collect()
}

/// An address with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|it| it.split_once(']')).map(|(bare, _)| bare);
    let address = bare.unwrap_or(text).parse::<IpAddr>().ok();
    address.or_else(|| text.parse::<SocketAddr>().ok().map(|it| it.ip()))
}

/// Whether a trusted proxy says that the client came over TLS.
pub(super) fn is_over_tls(config: &Config, peer: Option<Peer>, headers: &HeaderMap) -> bool {
    let is_trusted =
        peer.is_some_and(|Peer(peer)| config.proxies.iter().any(|it| it.contains(peer.ip())));
    let scheme = headers.get("x-forwarded-proto").and_then(|it| it.to_str().ok());
    is_trusted && scheme.is_some_and(|it| it.eq_ignore_ascii_case("https"))
}

/// Whether a request can change something or opens a socket.
fn changes_something(request: &Request) -> bool {
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    !is_reading || request.headers().contains_key(header::UPGRADE)
}

/// Whether a request comes from a page of ours, or from no page at all. Browsers do not lie about that.
fn comes_from_us(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if config.origins.iter().any(|own| own.trim_end_matches('/').eq_ignore_ascii_case(origin)) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let page = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    page.zip(host).is_some_and(|(page, host)| page.eq_ignore_ascii_case(host))
}

/// No inline script, nothing from elsewhere, no frame around us.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const EVERYWHERE: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// Writes down what was asked and how it went, without what was said, and gives every answer what all bear.
pub(super) async fn accompany(State(app): State<App>, request: Request, next: Next) -> Response {
    let method = request.method().clone();
    // The pattern and not the address: ids of matches are known only to those who were sent a link.
    let route = request.extensions().get::<MatchedPath>().map(|it| it.as_str().to_owned());
    let is_api = request.uri().path().starts_with("/api/");
    let began = clock::begin();
    let mut response = next.run(request).await;
    let status = response.status().as_u16();
    let route = route.unwrap_or_default();
    tracing::debug!(%method, route, status, millis = began.elapsed().as_millis(), "answered");
    metrics::counter!(counts::REQUESTS, "status" => status.to_string()).increment(1);
    let headers = response.headers_mut();
    for (name, value) in EVERYWHERE {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    if app.stop.is_cancelled() {
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let proxies = vec!["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        let config = Config { proxies, ..Config::default() };
        let seen = |peer: &str, pairs: &[(&'static str, &'static str)]| {
            client(&config, peer.parse().unwrap(), &headers(pairs)).to_string()
        };
        let claimed = [("x-forwarded-for", "1.2.3.4, 5.6.7.8")];
        assert_eq!(seen("9.9.9.9", &claimed), "9.9.9.9", "a stranger says what he likes");
        assert_eq!(seen("127.0.0.1", &claimed), "5.6.7.8", "the one before the proxy");
        assert_eq!(seen("127.0.0.1", &[("x-forwarded-for", "1.2.3.4, 10.1.1.1")]), "1.2.3.4");
        assert_eq!(seen("127.0.0.1", &[("x-forwarded-for", "nonsense")]), "127.0.0.1");
        assert_eq!(seen("127.0.0.1", &[]), "127.0.0.1");
        let noted = [("forwarded", "for=1.2.3.4;proto=https, for=\"[2001:db8::1]:80\"")];
        assert_eq!(seen("127.0.0.1", &noted), "2001:db8::1");
        assert_eq!(seen("::ffff:127.0.0.1", &[("x-forwarded-for", "1.2.3.4:99")]), "1.2.3.4");
    }

    #[test]
    fn a_page_of_somebody_else_is_told_apart() {
        let config = Config { origins: vec!["https://club.example".into()], ..Config::default() };
        let ours = |pairs: &[(&'static str, &'static str)]| comes_from_us(&config, &headers(pairs));
        assert!(ours(&[("host", "table.example")]), "no browser");
        assert!(ours(&[("host", "table.example"), ("origin", "https://table.example")]));
        assert!(ours(&[("host", "table.example"), ("origin", "https://club.example")]));
        for origin in ["null", "https://evil.example", "https://table.example.evil", "file://"] {
            assert!(!ours(&[("host", "table.example"), ("origin", origin)]), "{origin}");
        }
    }

    #[test]
    fn one_household_has_one_rate() {
        let one = household("2001:db8:1:2:3::4".parse().unwrap());
        assert_eq!(one, household("2001:db8:1:2:ffff::1".parse().unwrap()));
        assert_ne!(one, household("2001:db8:1:3::4".parse().unwrap()));
    }
}
