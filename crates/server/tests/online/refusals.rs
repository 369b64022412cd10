//! What is not done has its code, and the match is unharmed.

use client::{Client, ClientError, new_id};
use protocol::{Code, Command, Do, ErrorBody, NewMatch, Outcome, SeatPlan, Terms, Told};
use server::{Config, Limits, Rate};
use tabletop::{Seat, Viewer};

use super::house::{House, break_off, config, first, pips};

type Method = hyper::Method;

fn code(text: &str) -> Code {
    serde_json::from_str::<ErrorBody>(text).unwrap_or_else(|_| panic!("{text}")).error.code
}

fn refused<T: std::fmt::Debug>(result: Result<T, ClientError>) -> Code {
    result.unwrap_err().code().unwrap()
}

#[tokio::test]
async fn moves_that_cannot_be_made_change_nothing() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    for player in [&ada, &bo] {
        let step = player.snapshot(&id).await.unwrap().turn.step;
        let moves = player.moves(&id).await.unwrap();
        player.play(&id, step, &moves[0]).await.unwrap();
    }
    let before = ada.snapshot(&id).await.unwrap();
    let step = before.turn.step;
    assert_eq!(before.turn.to_act, [Seat::new(0)]);
    assert_eq!(refused(bo.play(&id, step, "1@0").await), Code::NotYourTurn);
    assert_eq!(refused(ada.play(&id, step, "nonsense").await), Code::MoveMalformed);
    assert_eq!(refused(ada.play(&id, step, "1@99").await), Code::Illegal);
    assert_eq!(refused(ada.play(&id, step - 1, "1@0").await), Code::Stale);
    assert_eq!(refused(ada.play(&id, step + 1, "1@0").await), Code::Stale);
    let cleo = house.guest("Cleo").await;
    assert_eq!(refused(cleo.play(&id, step, "1@0").await), Code::NoSeat);
    assert_eq!(refused(cleo.join(&id, None).await), Code::SeatTaken);
    assert_eq!(refused(ada.wish(&id, Do::Leave).await), Code::Begun);
    assert_eq!(refused(ada.wish(&id, Do::AnswerBack { to: 0, yes: true }).await), Code::NotNow);
    assert_eq!(refused(ada.wish(&id, Do::REMATCH).await), Code::NotNow);
    assert_eq!(refused(ada.log(&id).await), Code::NotNow);
    assert_eq!(refused(house.stranger().join(&id, None).await), Code::Stranger);
    let odd = Command { id: "short".into(), wish: Do::Resign };
    let reply = ada.command(&id, &odd).await.unwrap();
    assert!(matches!(reply.result, Outcome::Error(problem) if problem.code == Code::Malformed));
    let illegal = ada.play(&id, step, "1@99").await.unwrap_err();
    let ClientError::Refused(problem) = illegal else { panic!("{illegal}") };
    assert!(problem.rule.is_some(), "an illegal move names its rule");
    assert_eq!(ada.snapshot(&id).await.unwrap(), before);
    house.stop().await;
}

#[tokio::test]
async fn a_command_that_is_sent_twice_happens_once() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let say = Command { id: new_id(), wish: Do::Say { text: "once".into() } };
    let one = ada.command(&id, &say).await.unwrap();
    let mut live = bo.live(&id, None).await.unwrap();
    let two = ada.command(&id, &say).await.unwrap();
    assert_eq!(one, two);
    assert_eq!(first(&mut live).await.said.len(), 1);
    let step = ada.snapshot(&id).await.unwrap().turn.step;
    let mv = bo.moves(&id).await.unwrap()[0].clone();
    let play = Command { id: new_id(), wish: Do::Move { step, backs: 0, mv } };
    let one = live.command(&play).await.unwrap();
    break_off(&mut live).await;
    // It is said again over another line, as if the answer had been lost; and over HTTP.
    assert_eq!(live.command(&play).await.unwrap(), one);
    assert_eq!(bo.command(&id, &play).await.unwrap(), one);
    assert_eq!(bo.snapshot(&id).await.unwrap().turn.step, step + 1);
    house.stop().await;
}

#[tokio::test]
async fn only_a_good_token_makes_somebody() {
    let house = House::open().await;
    let (ada, _, id) = house.two(Terms::default()).await;
    let token = ada.token().unwrap().to_owned();
    let mut forged = token.clone().into_bytes();
    forged[0] = if forged[0] == b'0' { b'1' } else { b'0' };
    let forged = ada.with_token(std::str::from_utf8(&forged).unwrap());
    for nobody in [forged, ada.with_token("x"), ada.with_token(""), house.stranger()] {
        assert_eq!(refused(nobody.me().await), Code::Stranger);
        assert_eq!(refused(nobody.moves(&id).await), Code::Stranger);
        assert_eq!(refused(nobody.create(&pips(&[], Terms::default())).await), Code::Stranger);
        assert_eq!(nobody.snapshot(&id).await.unwrap().viewer, Viewer::Spectator);
        let mut live = nobody.live(&id, None).await.unwrap();
        assert_eq!(first(&mut live).await.viewer, Viewer::Spectator);
        assert_eq!(refused(live.wish(Do::Resign).await), Code::Stranger);
    }
    // A program may bear it without a cookie.
    let bearer = format!("Bearer {token}");
    let bearer = [("authorization", bearer.as_str())];
    let answer = house.stranger().raw(Method::GET, "/api/me", "", &bearer).await.unwrap();
    assert_eq!(answer.status, 200);
    ada.log_out().await.unwrap();
    assert_eq!(refused(ada.me().await), Code::Stranger);
    // A page that only wants to know is not refused: browsers would report that as an error.
    let asked = "/api/me?or=null";
    let answer = ada.raw(Method::GET, asked, "", &[]).await.unwrap();
    assert_eq!((answer.status.as_u16(), answer.text.as_str()), (200, "null"));
    let bo = house.guest("Bo").await;
    assert!(bo.raw(Method::GET, asked, "", &[]).await.unwrap().text.contains("\"Bo\""));
    house.stop().await;
}

#[tokio::test]
async fn the_cookie_is_for_the_server_alone() {
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let house = House::with(Config { proxies, ..config() }).await;
    let guest = r#"{"name":" Zoë  "}"#;
    let set = |headers: Vec<(&'static str, &'static str)>| {
        let client = house.stranger();
        async move {
            let answer = client.raw(Method::POST, "/api/guest", guest, &headers).await.unwrap();
            assert!(answer.text.contains("\"Zoë\""));
            answer.headers["set-cookie"].to_str().unwrap().to_owned()
        }
    };
    let plain = set(vec![]).await;
    assert!(plain.contains("HttpOnly") && plain.contains("SameSite=Lax"));
    assert!(!plain.contains("Secure"));
    assert!(set(vec![("x-forwarded-proto", "https")]).await.contains("; Secure"));
    let mut names = vec!["", "  ", "a\nb", "\u{202e}x", "1234567890123456789012345678901"];
    // Nobody is called nothing, or looks like somebody else.
    names.extend([
        "\u{3164}",
        "\u{200b}",
        "A\u{200d}da",
        "Ada\u{ad}",
        "\u{feff}Ada",
        "Ada\u{e0041}",
    ]);
    for name in names {
        assert_eq!(refused(Client::guest(house.address(), name).await.map(drop)), Code::BadName);
    }
    house.stop().await;
}

#[tokio::test]
async fn pages_of_others_can_do_nothing() {
    let origins = vec!["https://club.example".to_owned()];
    let house = House::with(Config { origins, ..config() }).await;
    let ada = house.guest("Ada").await;
    let own = format!("http://{}", house.address());
    let ask = |method: Method, path: &'static str, origin: String, upgrade: bool| {
        let ada = ada.clone();
        async move {
            let mut headers = vec![("origin", origin.as_str())];
            if upgrade {
                headers.push(("upgrade", "websocket"));
            }
            ada.raw(method, path, r#"{"name":"Eve"}"#, &headers).await.unwrap()
        }
    };
    for evil in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let answer = ask(Method::POST, "/api/guest", evil.into(), false).await;
        assert_eq!((answer.status.as_u16(), code(&answer.text)), (403, Code::Origin));
        let socket = "/api/matches/00000000000000000000000000000000/live";
        let answer = ask(Method::GET, socket, evil.into(), true).await;
        assert_eq!(code(&answer.text), Code::Origin);
        // Reading is no harm: browsers do not show the answer to such a page.
        assert_eq!(ask(Method::GET, "/api/me", evil.into(), false).await.status, 200);
    }
    for good in [own, "https://club.example".into()] {
        assert_eq!(ask(Method::POST, "/api/guest", good, false).await.status, 200);
    }
    house.stop().await;
}

#[tokio::test]
async fn what_is_no_message_is_refused() {
    let house = House::open().await;
    let (ada, _, id) = house.two(Terms::default()).await;
    let post = |path: String, body: String| {
        let ada = ada.clone();
        async move { ada.raw(Method::POST, &path, &body, &[]).await.unwrap() }
    };
    let path = format!("/api/matches/{id}");
    for body in ["", "{", "[]", r#"{"do":"resign"}"#, r#"{"id":"x","do":"dance"}"#, "\u{0}"] {
        let answer = post(path.clone(), body.into()).await;
        assert_eq!((answer.status.as_u16(), code(&answer.text)), (400, Code::Malformed), "{body}");
    }
    let long = format!(r#"{{"id":"{}","do":"say","text":"{}"}}"#, new_id(), "x".repeat(70_000));
    let answer = post(path, long.clone()).await;
    assert_eq!((answer.status.as_u16(), code(&answer.text)), (413, Code::TooLong));
    for id in ["x", "00000000000000000000000000000000", "%00", "ABCDEF00000000000000000000000000"] {
        assert_eq!(refused(ada.snapshot(id).await), Code::NoMatch, "{id}");
    }
    for path in ["/nothing", "/api", "/api/matches/x/y/z", "/api/players/1", "/api/matches/%FF"] {
        let answer = ada.raw(Method::GET, path, "", &[]).await.unwrap();
        assert_eq!((answer.status.as_u16(), code(&answer.text)), (404, Code::NoSuchPage), "{path}");
    }
    let answer = ada.raw(Method::DELETE, "/api/me", "", &[]).await.unwrap();
    assert_eq!(code(&answer.text), Code::NoSuchPage);
    let query = format!("/api/matches/{id}/updates?since=x");
    let answer = ada.raw(Method::GET, &query, "", &[]).await.unwrap();
    assert_eq!(code(&answer.text), Code::Malformed);
    let answer = ada.raw(Method::GET, &format!("/api/matches/{id}/live"), "", &[]).await.unwrap();
    assert_eq!(code(&answer.text), Code::Malformed);

    let mut live = ada.live(&id, None).await.unwrap();
    first(&mut live).await;
    for (text, name) in [("nonsense", ""), (r#"{"id":"x","do":"dance"}"#, "x")] {
        live.send(text).await.unwrap();
        let Some(Told::Reply(reply)) = live.next().await.unwrap() else { panic!("no reply") };
        assert_eq!(reply.id, name);
        assert!(matches!(reply.result, Outcome::Error(it) if it.code == Code::Malformed));
    }
    // Too much at once ends the line, and nothing else.
    live.send(&long).await.unwrap();
    assert_eq!(live.receive().await.unwrap(), None);
    assert_eq!(u16::from(live.farewell().unwrap().code), 1009);
    assert!(ada.snapshot(&id).await.unwrap().said.is_empty());
    house.stop().await;
}

#[tokio::test]
async fn what_cannot_be_agreed_is_refused() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let with = |change: &dyn Fn(&mut NewMatch)| {
        let mut new = pips(&[SeatPlan::Me], Terms::default());
        change(&mut new);
        let ada = ada.clone();
        async move { refused(ada.create(&new).await) }
    };
    assert_eq!(with(&|new| new.game = "chess".into()).await, Code::Options);
    assert_eq!(
        with(&|new| drop(new.options.insert("seats".into(), "99".into()))).await,
        Code::Options
    );
    assert_eq!(
        with(&|new| drop(new.options.insert("colour".into(), "red".into()))).await,
        Code::Options
    );
    assert_eq!(with(&|new| new.seats = vec![SeatPlan::Me; 2]).await, Code::Options);
    assert_eq!(with(&|new| new.seats = vec![SeatPlan::Open; 3]).await, Code::Options);
    assert_eq!(with(&|new| new.seats = vec![SeatPlan::Bot(11)]).await, Code::Options);
    assert_eq!(with(&|new| new.terms.clock.per_move = Some(0)).await, Code::Options);
    assert_eq!(with(&|new| new.terms.daily = Some("2026-11-15".into())).await, Code::Options);
    assert_eq!(with(&|new| new.entropy = Some("0".into())).await, Code::Malformed);
    house.stop().await;
}

#[tokio::test]
async fn who_asks_too_often_waits() {
    let limits = Limits {
        requests: Rate::new(1, 20),
        costly: Rate::new(1, 3),
        messages: Rate::new(1, 5),
        ..config().limits
    };
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let house = House::with(Config { limits, proxies, ..config() }).await;
    let ada = house.guest("Ada").await;
    let made = ada.create(&pips(&[SeatPlan::Me, SeatPlan::Open], Terms::default())).await.unwrap();
    let mut live = ada.live(&made.id, None).await.unwrap();
    let costly = async {
        loop {
            if let Err(error) = Client::guest(house.address(), "Bo").await {
                return error.code();
            }
        }
    };
    assert_eq!(costly.await, Some(Code::TooMany));
    let mut n = 0;
    let problem = loop {
        n += 1;
        assert!(n < 50);
        if let Err(error) = live.wish(Do::Moves).await {
            break error;
        }
    };
    assert_eq!(problem.code(), Some(Code::TooMany));
    let answer = loop {
        let answer = ada.raw(Method::GET, "/api/me", "", &[]).await.unwrap();
        if answer.status != 200 {
            break answer;
        }
    };
    assert_eq!((answer.status.as_u16(), code(&answer.text)), (429, Code::TooMany));
    assert!(answer.headers.contains_key("retry-after"));
    // Somebody else behind the same proxy is not him.
    let other = ada.raw(Method::GET, "/api/me", "", &[("x-forwarded-for", "9.9.9.9")]);
    assert_eq!(other.await.unwrap().status, 200);
    // And from there, nobody reads what is counted.
    let other = ada.raw(Method::GET, "/metrics", "", &[("x-forwarded-for", "9.9.9.9")]);
    assert_eq!(other.await.unwrap().status, 404);
    house.stop().await;
}
