//! What there is to see with others at a server. Bob has no browser: Ada's page speaks for him.

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{Visit, press, until};
use crate::go;
use crate::house::House;

/// Ada invites, Bob comes, and they talk, undo and end matches.
pub(super) async fn tour(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let token = guest(visit.house, "Bob").await?;
    page.execute(SPEAK, vec![token.into()]).await?;
    go(page, "#/").await?;
    invited(visit).await?;
    together(visit).await?;
    rated(visit).await?;
    go(page, "#/account").await?;
    until(page, "#history a").await?;
    visit.look_at("an account").await?;
    elsewhere(visit).await
}

/// A guest of this server who has no browser: the token by which it knows him.
async fn guest(house: &House, name: &str) -> Result<String> {
    let mut line = TcpStream::connect(house.address()).await?;
    let body = serde_json::json!({ "name": name }).to_string();
    let request = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        house.address(),
        body.len()
    );
    line.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    line.read_to_string(&mut answer).await?;
    let (_, token) = answer.split_once("clubhouse=").context("a cookie")?;
    Ok(token.chars().take_while(char::is_ascii_hexdigit).collect())
}

/// `ada` and `bob` ask the server for something, and `wish` for it at the last table.
const SPEAK: &str = "const [token] = arguments;
    let n = 0;
    const json = { 'content-type': 'application/json' };
    const ask = async (path, body, how) => {
        const method = body ? 'POST' : 'GET';
        const answer = await fetch(path, { method, body: body && JSON.stringify(body), ...how });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
    };
    globalThis.ada = (path, body) => ask(path, body, { headers: json });
    globalThis.bob = (path, body) => ask(path, body, { credentials: 'omit', headers: { ...json, authorization: `Bearer ${token}` } });
    globalThis.wish = async (who, wish) => {
        n += 1;
        const reply = await who(`/api/matches/${table}`, { id: String(n).padStart(32, '0'), ...wish });
        if (reply.error) throw new Error(JSON.stringify(reply.error));
        return reply;
    };
    globalThis.sit = async (who, seats, terms, game = 'green', options = { start: '1' }) => {
        const made = await who('/api/matches', { game, options, seats, terms });
        globalThis.table = made.match;
        return made.match;
    };";

/// Runs this in the page, where `ada`, `bob`, `wish` and `sit` are.
async fn run(visit: &Visit<'_>, script: &str) -> Result<serde_json::Value> {
    let script = format!("return (async () => {{ {script} }})()");
    visit.page.execute(&script, vec![]).await.with_context(|| script.clone())
}

/// A table that waits, mine and somebody else's.
async fn invited(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    run(
        visit,
        "await ada('/api/guest', { name: 'Ada' });
        await sit(bob, ['me', 'open'], { public: true, clock: { per_match: 900, increment: 10 } });
        location.hash = '#/table/' + table",
    )
    .await?;
    until(page, "#join:not([hidden])").await?;
    visit.look_at("an invitation of somebody else").await?;
    go(page, "#/").await?;
    until(page, "main.home .kept li").await?;
    visit.look_at("home with an open table").await?;
    run(
        visit,
        "await sit(ada, ['me', 'open'], { clock: { per_match: 900, increment: 10 } });
        location.hash = '#/table/' + table",
    )
    .await?;
    until(page, "#link").await?;
    visit.look_at("an invitation").await
}

/// Bob comes, says something, moves, wants to take it back, and gives up.
async fn together(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    run(visit, "await wish(bob, { do: 'join' })").await?;
    until(page, "main.playing .clock").await?;
    run(visit, "await wish(bob, { do: 'say', text: '你好，轮到你了。' })").await?;
    until(page, ".chat li, .heard").await?;
    visit.look_at("a table with news").await?;
    run(visit, "document.querySelector('.chat').open = true").await?;
    until(page, ".chat[open] li[lang='']").await?;
    visit.look_at("a table with talk").await?;
    run(
        visit,
        "const { turn: { step } } = await bob(`/api/matches/${table}`);
        const { moves: [move] } = await wish(bob, { do: 'moves' });
        await wish(bob, { do: 'move', step, move });
        await wish(bob, { do: 'ask_back', to: step })",
    )
    .await?;
    until(page, "#asked-back").await?;
    visit.look_at("a table at which somebody asks").await?;
    press(page, "#agree").await?;
    until(page, "main.playing:not(:has(#asked-back))").await?;
    run(visit, "await wish(bob, { do: 'resign' }); await wish(bob, { do: 'rematch' })").await?;
    until(page, ".finish #to-rematch").await?;
    visit.look_at("the end of a match with somebody, who wants another").await
}

/// A match that counts, for which both have an account.
async fn rated(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    run(
        visit,
        "for (const [who, name] of [[ada, 'Ada'], [bob, 'Bob']]) {
            await who('/api/account', { name, password: 'correct horse' });
        }
        await sit(ada, ['me', 'open'], { rated: true });
        await wish(bob, { do: 'join' });
        location.hash = '#/table/' + table",
    )
    .await?;
    until(page, "main.playing:not(.over)").await?;
    visit.look_at("a rated match").await?;
    run(visit, "await wish(bob, { do: 'resign' })").await?;
    until(page, ".finish .ranking").await
}

/// Matches of the server that it does not show, and a server that goes.
async fn elsewhere(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let made = run(visit, "return sit(ada, ['me', 'open'])").await?;
    let made = made.as_str().context("an id")?;
    let old = visit.house.age(made).await?;
    ensure!(old != made, "it is another match");
    for id in [&*old, "ffeeddccbbaa99887766554433221100"] {
        go(page, &format!("#/table/{id}")).await?;
        until(page, "#lost").await?;
        visit.look_at(&format!("a match of the server that is not shown, {id}")).await?;
        go(page, "#/").await?;
    }
    Ok(())
}
