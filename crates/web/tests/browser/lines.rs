//! Lines that break: a server that goes and comes back, sockets that die without a word or never speak, and matches that
//! cannot be shown any more.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fantoccini::{Client, Locator};
use serde_json::Value;
use tokio::time::{sleep, timeout};

use crate::driver::{Driver, Screen};
use crate::house::House;
use crate::online::{Game, decide, on_the_table, story, until_on_the_table};
use crate::versions::until_kept;
use crate::{LONG_PATIENCE, click, devtools, go, ingenious, start_driver, text};

const BROKEN: Locator<'_> = Locator::XPath("//p[@role='alert'][contains(., 'Connection lost')]");

#[tokio::test]
async fn a_server_that_comes_back_is_told_what_was_played_meanwhile() -> Result<()> {
    timeout(LONG_PATIENCE, restart()).await.context("the story does not end")?
}

async fn restart() -> Result<()> {
    let mut house = House::open().await?;
    let driver = start_driver().await?;
    let (page, _) = against_a_bot(&house, &driver, "").await?;
    until_kept(&page).await?;
    let before = my_turn(&page).await?;
    house.stop().await;
    page.wait().for_element(BROKEN).await?;
    // A move that is made now is sent when there is somebody to hear it; a hint is too late then.
    let watch = "globalThis.wasRefused = false;
        const status = document.querySelector('.status');
        const look = () => wasRefused ||= status.classList.contains('refused');
        new MutationObserver(look).observe(status, { attributes: true })";
    page.execute(watch, vec![]).await?;
    click(&page, "#hint").await?;
    ensure!(ingenious::make_a_move(&page).await?, "the match is still on the screen");
    house.start_again().await?;
    until_longer(&page, &before).await?;
    ensure!(page.find(BROKEN).await.is_err(), "the line is whole again");
    my_turn(&page).await?;
    ensure!(page.execute("return wasRefused", vec![]).await? == false, "nothing is refused");

    // Loaded again while nobody answers, the page waits for the match, and does not say that there is none.
    my_turn(&page).await?;
    let before = on_the_table(&page, Game::Ingenious).await?;
    house.stop().await;
    page.refresh().await?;
    page.wait().for_element(BROKEN).await?;
    ensure!(page.find(Locator::Css("#lost")).await.is_err(), "the match is not lost");
    house.start_again().await?;
    until_on_the_table(&page, Game::Ingenious, &before).await?;
    decide(&page, Game::Ingenious, 0).await
}

#[tokio::test]
async fn sockets_that_die_in_silence_or_never_speak_are_done_without() -> Result<()> {
    timeout(LONG_PATIENCE, sockets()).await.context("the story does not end")?
}

/// Every socket is known, and can be made deaf and dumb.
const WATCHED: &str = "const Real = WebSocket;
    globalThis.lines = [];
    globalThis.WebSocket = class extends Real {
        constructor(...where) {
            super(...where);
            lines.push(this);
            this.addEventListener('message', event => this.isDead && event.stopImmediatePropagation());
        }
        send(text) { this.isDead || super.send(text); }
    }";

/// Sockets are refused from now on, and one request for news fails.
const REFUSED: &str = "globalThis.WebSocket = class {
        constructor() { globalThis.refused = (globalThis.refused ?? 0) + 1; setTimeout(() => this.onclose?.()); }
        close() {}
    };
    const { fetch } = globalThis;
    globalThis.fetch = (what, ...how) => {
        const isHiccup = globalThis.refused >= 3 && !globalThis.hiccup && what.url.includes('/updates?');
        globalThis.hiccup ||= isHiccup;
        return isHiccup ? Promise.reject(new TypeError('Failed to fetch')) : fetch(what, ...how);
    };
    lines.at(-1).close();";

async fn sockets() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let (page, id) = against_a_bot(&house, &driver, WATCHED).await?;
    let kill = "lines.at(-1).isDead = true";
    // An answer that does not come is not waited for without end.
    my_turn(&page).await?;
    page.execute(kill, vec![]).await?;
    decide(&page, Game::Ingenious, 0).await?;

    // When the network is back, all is heard that was said meanwhile; it does not take my hint away.
    my_turn(&page).await?;
    click(&page, "#hint").await?;
    page.wait().for_element(Locator::Css(".hint")).await?;
    page.execute(kill, vec![]).await?;
    say(&page, &id, "while it was dead").await?;
    page.execute("dispatchEvent(new Event('online'))", vec![]).await?;
    until_said(&page, "while it was dead").await?;
    ensure!(page.find(Locator::Css(".hint")).await.is_ok(), "the hint is still there");

    // Where there are no sockets, a request that fails is not the last.
    page.execute(REFUSED, vec![]).await?;
    for _ in 0..400 {
        if page.execute("return !!globalThis.hiccup", vec![]).await? == true {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    ensure!(
        page.execute("return !!globalThis.hiccup", vec![]).await? == true,
        "it is asked for news"
    );
    say(&page, &id, "without sockets").await?;
    until_said(&page, "without sockets").await?;
    decide(&page, Game::Ingenious, 0).await
}

#[tokio::test]
async fn a_match_of_older_rules_says_so_and_is_given_up() -> Result<()> {
    timeout(LONG_PATIENCE, other_rules()).await.context("the story does not end")?
}

async fn other_rules() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let (page, id) = against_a_bot(&house, &driver, "").await?;
    let old = house.age(&id).await?;
    go(&page, &format!("#/table/{old}")).await?;
    let heading = text(&page, "#lost h1").await?;
    ensure!(heading == "This match uses older rules", "{heading}");
    give_up(&page).await?;
    let done = Locator::XPath("//p[@role='status'][contains(., 'You resigned')]");
    page.wait().for_element(done).await?;
    // It is over now, and over it stays.
    give_up(&page).await?;
    let over = Locator::XPath("//p[@role='status'][contains(., 'the match is over')]");
    page.wait().for_element(over).await?;
    Ok(())
}

/// Presses the button, and then the one that the question comes with.
async fn give_up(page: &Client) -> Result<()> {
    click(page, "#give-up summary").await?;
    click(page, "#give-up button").await
}

/// A match of Ingenious on the server, against a bot, with this script before the page's. With its id.
async fn against_a_bot(house: &House, driver: &Driver, script: &str) -> Result<(Client, String)> {
    let page = driver.open("about:blank", Screen::Desktop).await?;
    devtools::before_every_page(&page, script).await?;
    page.goto(&format!("http://{}/#/new/ingenious", house.address())).await?;
    click(&page, "#invite").await?;
    click(&page, ".waiting .player button").await?;
    page.wait().for_element(Locator::Css("main.playing .ingenious-board")).await?;
    let address = page.current_url().await?;
    let id = address.as_str().rsplit('/').next().context("a match has an id")?;
    Ok((page, id.to_owned()))
}

/// Waits until I am to decide. All that happened until then.
async fn my_turn(page: &Client) -> Result<Value> {
    page.wait().for_element(Locator::Css(".status.mine")).await?;
    story(page).await
}

async fn until_longer(page: &Client, before: &Value) -> Result<()> {
    for _ in 0..400 {
        if story(page).await? != *before {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("nothing happens after {before}")
}

/// Says something past the page's own line.
async fn say(page: &Client, id: &str, text: &str) -> Result<()> {
    let send = "const [id, text] = arguments;
        const command = { id: crypto.randomUUID().replaceAll('-', ''), do: 'say', text };
        return fetch(new Request('/api/matches/' + id, { method: 'POST', body: JSON.stringify(command),
            headers: { 'content-type': 'application/json' } })).then(answer => answer.ok)";
    let is_said = page.execute(send, vec![id.into(), text.into()]).await?;
    ensure!(is_said == true, "it is said");
    Ok(())
}

async fn until_said(page: &Client, text: &str) -> Result<()> {
    let said = format!("//*[contains(@class, 'chat')]//li[contains(., '{text}')]");
    page.wait().for_element(Locator::XPath(&said)).await?;
    Ok(())
}

#[tokio::test]
async fn in_the_hall_a_turn_at_another_table_is_announced_and_a_click_leads_there() -> Result<()> {
    timeout(LONG_PATIENCE, announced()).await.context("the story does not end")?
}

/// Notices are listened to, and nobody looks at the page.
const NOTICES: &str = "globalThis.notices = [];
    globalThis.Notification = class {
        static permission = 'granted';
        constructor(text, { tag }) { notices.push(Object.assign(this, { text, tag })); }
        close() {}
    };
    Document.prototype.hasFocus = () => false;
    if (location.origin !== 'null') { localStorage.setItem('clubhouse/settings', '{\"notify\":true,\"sound\":false}'); }
    globalThis.post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' } }).then(answer => answer.json());
    globalThis.wish = (id, wish) =>
        post('/api/matches/' + id, { id: crypto.randomUUID().replaceAll('-', ''), ...wish });";

async fn announced() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/", house.address());
    let open = async || {
        let page = driver.open("about:blank", Screen::Desktop).await?;
        devtools::before_every_page(&page, NOTICES).await?;
        page.goto(&home).await?;
        anyhow::Ok(page)
    };
    let (ada, bob) = (open().await?, open().await?);
    let make = "return post('/api/guest', { name: 'Ada' })
        .then(() => post('/api/matches', { game: 'ingenious', options: { start: '1' }, seats: ['me', 'open'] }))
        .then(made => made.match)";
    let id = ada.execute(make, vec![]).await?;
    let join =
        "return post('/api/guest', { name: 'Bob' }).then(() => wish(arguments[0], { do: 'join' }))";
    bob.execute(join, vec![id.clone()]).await?;
    ada.refresh().await?;
    ada.wait().for_element(Locator::XPath("//li[contains(., 'Bob')]")).await?;

    let play = "const [id] = arguments;
        return Promise.all([fetch('/api/matches/' + id).then(it => it.json()), wish(id, { do: 'moves' })])
            .then(([now, { moves }]) => wish(id, { do: 'move', step: now.turn.step, move: moves[0] }))";
    let played = bob.execute(play, vec![id.clone()]).await?;
    ensure!(played["done"].is_object(), "{played}");
    ada.execute("dispatchEvent(new Event('focus'))", vec![]).await?;
    ada.wait().for_element(Locator::XPath("//li[contains(., 'Your turn')]")).await?;
    let place = format!("#/table/{}", id.as_str().context("an id")?);
    let notices = ada.execute("return notices.map(it => it.tag)", vec![]).await?;
    ensure!(notices == serde_json::json!([place]), "{notices}");
    ada.execute("notices[0].onclick()", vec![]).await?;
    ada.wait().for_element(Locator::Css("main.playing .ingenious-board")).await?;
    Ok(())
}
