//! Lines that break, hang, or are slow; and the pages around the matches.

use std::time::Duration;

use client::{Client, ClientError};
use protocol::{Do, News, SeatPlan, Terms, Told, Update};
use server::{Config, Limits};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use super::house::{
    House, LONG, TempFile, break_off, config, first, new_match, news, turn_at, until,
};

async fn said(client: &Client, id: &str, texts: std::ops::Range<usize>) -> u64 {
    let mut number = 0;
    for n in texts {
        let done = client.wish(id, Do::Say { text: format!("word {n}") }).await.unwrap();
        if let protocol::Outcome::Done { number: it } = done {
            number = it;
        }
    }
    number
}

fn words(update: &Update) -> Vec<String> {
    let word = |it: &News| match it {
        News::Said { text, .. } => Some(text.clone()),
        _ => None,
    };
    update.news.iter().filter_map(word).collect()
}

#[tokio::test]
async fn who_comes_back_hears_exactly_what_he_missed() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let mut live = bo.live(&id, None).await.unwrap();
    let number = first(&mut live).await.number;
    turn_at(&mut live, said(&ada, &id, 0..2).await).await;
    let known = live.number().unwrap();
    assert_eq!(known, number + 2);
    break_off(&mut live).await;
    let last = said(&ada, &id, 2..5).await;
    let Some(Told::Update(update)) = live.next().await.unwrap() else { panic!("only news") };
    assert_eq!((update.since, update.number), (known, last));
    assert_eq!(words(&update), ["word 2", "word 3", "word 4"]);
    // Nothing is missing, nothing comes twice.
    let mut again = bo.live(&id, Some(last)).await.unwrap();
    let Some(Told::Update(update)) = again.next().await.unwrap() else { panic!("only news") };
    assert_eq!((update.since, update.number, update.news.len()), (last, last, 0));
    // Nobody knows of a number that is still to come.
    let mut odd = bo.live(&id, Some(last + 1000)).await.unwrap();
    assert_eq!(first(&mut odd).await.number, last);
    house.stop().await;
}

#[tokio::test]
async fn who_reads_too_slowly_is_cut_off_and_can_come_back() {
    let limits = Limits { send_time: Duration::from_millis(300), ..config().limits };
    let house = House::with(Config { limits, ..config() }).await;
    // A game with much to see.
    let ada = house.guest("Ada").await;
    let solo = new_match("ingenious", &[("mode", "solo")], &[SeatPlan::Me], Terms::default());
    let id = ada.create(&solo).await.unwrap().id;
    // A line that is opened and never read.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut slow = socket.connect(house.address().parse().unwrap()).await.unwrap();
    let request = format!(
        "GET /api/matches/{id}/live?views=true HTTP/1.1\r\nHost: {}\r\nConnection: upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.address()
    );
    slow.write_all(request.as_bytes()).await.unwrap();
    let sockets = async |house: &House| {
        let page = house.stranger().raw(hyper::Method::GET, "/metrics", "", &[]).await.unwrap();
        let line = page.text.lines().find(|line| line.starts_with("clubhouse_sockets")).unwrap();
        line.rsplit(' ').next().unwrap().to_owned()
    };
    let opened = async { while sockets(&house).await != "1" {} };
    timeout(LONG, opened).await.unwrap();
    let text = "x".repeat(400);
    let cut = async {
        while sockets(&house).await != "0" {
            for _ in 0..100 {
                ada.wish(&id, Do::Say { text: text.clone() }).await.unwrap();
            }
        }
    };
    timeout(LONG, cut).await.expect("the line is cut");
    // Meanwhile nobody else has waited, and whoever comes back hears everything.
    let mut live = ada.live(&id, Some(0)).await.unwrap();
    let number = ada.snapshot(&id).await.unwrap().number;
    turn_at(&mut live, number).await;
    house.stop().await;
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let limits = Limits {
        head_time: Duration::from_millis(200),
        body_time: Duration::from_millis(200),
        ping: Duration::from_millis(100),
        silence: Duration::from_millis(400),
        ..config().limits
    };
    let house = House::with(Config { limits, ..config() }).await;
    let (_, _, id) = house.two(Terms::default()).await;
    let address = house.address();
    let answer = async |request: String| {
        let mut stream = TcpStream::connect(&address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut text = Vec::new();
        timeout(LONG, stream.read_to_end(&mut text)).await.expect("it is closed").ok();
        String::from_utf8_lossy(&text).into_owned()
    };
    assert_eq!(answer(String::new()).await, "", "a line on which nothing is said");
    let head = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";
    assert!(!answer(head.into()).await.contains("200 OK"), "half a head");
    let body = "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"na";
    assert!(answer(body.into()).await.contains("request/malformed"), "half a body");
    // A socket whose other end is gone without a word answers no ping.
    let socket = format!(
        "GET /api/matches/{id}/live HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    assert!(answer(socket).await.contains("101 Switching"), "half a line");
    house.stop().await;
}

#[tokio::test]
async fn a_server_that_stops_tells_everybody_and_loses_nothing() {
    let file = TempFile::new();
    let house = House::in_file(file.path()).await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let mut live = ada.live(&id, None).await.unwrap();
    first(&mut live).await;
    let number = said(&bo, &id, 0..3).await;
    let waits = {
        let (bo, id) = (bo.clone(), id.clone());
        tokio::spawn(async move { bo.updates(&id, number, 20).await })
    };
    turn_at(&mut live, number).await;
    house.stop().await;
    assert_eq!(live.receive().await.unwrap(), None);
    assert_eq!(u16::from(live.farewell().unwrap().code), 1001);
    let waited = waits.await.unwrap();
    assert!(matches!(waited, Ok(Told::Update(_)) | Err(ClientError::Unreachable(_))), "{waited:?}");
    assert!(ada.snapshot(&id).await.is_err());

    let house = House::in_file(file.path()).await;
    let (ada, bo) = (ada.at(house.address()), bo.at(house.address()));
    assert_eq!(ada.me().await.unwrap().name, "Ada");
    let snapshot = bo.snapshot(&id).await.unwrap();
    assert!(snapshot.number >= number && snapshot.said.len() == 3);
    let mut live = ada.live(&id, Some(number)).await.unwrap();
    said(&bo, &id, 3..4).await;
    until(&mut live, |told| {
        news(told).iter().any(|it| matches!(it, News::Said { .. })).then_some(())
    })
    .await;
    house.stop().await;
}

#[tokio::test]
async fn there_is_a_front_and_it_is_guarded() {
    let house = House::open().await;
    house.two(Terms::default()).await;
    let get =
        async |path: &str| house.stranger().raw(hyper::Method::GET, path, "", &[]).await.unwrap();
    let page = get("/").await;
    assert!(page.text.contains("<h1>Clubhouse</h1>") && !page.text.contains("<script"));
    for path in ["/", "/api/me", "/nothing", "/api/games"] {
        let headers = get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap().to_owned();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"));
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
    }
    assert_eq!(get("/health/live").await.text, "alive\n");
    assert_eq!(get("/health/ready").await.text, "ready\n");
    let metrics = get("/metrics").await.text;
    for name in ["live_matches", "sockets", "append_seconds_bucket", "refused_total"] {
        assert!(metrics.contains(&format!("clubhouse_{name}")), "{name}:\n{metrics}");
    }
    let described: serde_json::Value =
        serde_json::from_str(&get("/api/openapi.json").await.text).unwrap();
    for path in ["/api/guest", "/api/matches/{id}", "/api/matches/{id}/live", "/api/daily/{game}"] {
        assert!(described["paths"][path].is_object(), "{path}");
    }
    assert_eq!(house.stranger().games().await.unwrap().len(), 4);
    house.stop().await;
}
