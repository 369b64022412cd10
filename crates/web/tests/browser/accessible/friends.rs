//! What there is to see with others at a server.

use anyhow::{Context, Result};
use fantoccini::{Client, Locator};
use tokio::time::timeout;

use super::{Visit, pick};
use crate::driver::Screen;
use crate::house::House;
use crate::position::see;
use crate::{LONG_PATIENCE, click, driver, go, start_driver};

/// Ada invites, Bob comes, and they talk, play, undo and end a match; Eve looks on.
pub(super) async fn tour() -> Result<()> {
    timeout(LONG_PATIENCE, together()).await.context("the story does not end")?
}

async fn together() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let ada = driver.open(&format!("{home}#/new/green"), Screen::Desktop).await?;
    pick(&ada, "#invite").await?;
    let link = see(&ada, "#link").await?.prop("value").await?.context("there is a link")?;
    let mut of_ada = Visit::to(&ada);
    of_ada.look_at("a waiting room, with an invitation").await?;
    let bob = driver.open(&link.replace("/#", "/?pace=0#"), Screen::Desktop).await?;
    let mut of_bob = Visit::to(&bob);
    see(&bob, "#my-name").await?;
    of_bob.look_at("an invitation").await?;
    bob.find(Locator::Css("#my-name")).await?.send_keys("Bob").await?;
    pick(&bob, "#join").await?;
    for page in [&ada, &bob] {
        see(page, "main.playing").await?;
    }
    said(&ada, &bob).await?;
    of_bob.look_at("a match with friends, and news").await?;
    pick(&bob, ".chat summary").await?;
    of_bob.look_at("a match with friends, and talk").await?;
    let eve = driver.open(&link, Screen::Desktop).await?;
    see(&eve, "main.playing").await?;
    let mut of_eve = Visit::to(&eve);
    of_eve.look_at("a match that is looked on at").await?;
    given_up(&mut of_bob, &mut of_ada).await?;
    go(&ada, "#/account").await?;
    signed_up(&mut of_ada).await?;
    let rated = "const about = { game: 'green', options: {}, seats: ['me', 'open'], terms: { rated: true } };
        return fetch('/api/matches', { method: 'POST', body: JSON.stringify(about),
            headers: { 'content-type': 'application/json' } }).then(it => it.json()).then(it => it.match)";
    let rated = ada.execute(rated, vec![]).await?;
    go(&eve, &format!("#/table/{}", rated.as_str().context("an id")?)).await?;
    see(&eve, "#needs-account").await?;
    of_eve.look_at("a rated table that needs an account").await?;
    for (page, visit) in [(&ada, of_ada), (&bob, of_bob), (&eve, of_eve)] {
        driver::is_whole(page).await?;
        visit.end()?;
    }
    Ok(())
}

/// One says something that the other hears.
async fn said(one: &Client, other: &Client) -> Result<()> {
    see(one, "#say").await?.send_keys("your turn").await?;
    pick(one, ".chat button").await?;
    see(other, ".heard").await.map(drop)
}

/// One gives up, and the other wants to play again.
async fn given_up(one: &mut Visit<'_>, other: &mut Visit<'_>) -> Result<()> {
    click(one.page, ".more summary").await?;
    click(one.page, "#give-up summary").await?;
    one.look_at("the question before a match is given up").await?;
    click(one.page, "#give-up button").await?;
    pick(other.page, "#rematch").await?;
    see(one.page, "#to-rematch").await?;
    one.look_at("a match given up, and an offer to play again").await?;
    go(one.page, "#/").await?;
    see(one.page, ".kept li").await?;
    one.look_at("home, with matches of a server").await
}

/// An account, with a name that is taken and with one that is not.
async fn signed_up(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let enter = async |form: &str, password: &str| -> Result<()> {
        for (css, value) in [("[autocomplete=username]", "Ada"), ("[type=password]", password)] {
            let field = see(page, &format!("{form} {css}")).await?;
            field.clear().await?;
            field.send_keys(value).await?;
        }
        pick(page, &format!("{form} [type=submit]")).await
    };
    enter("#sign-in", "wrong horse").await?;
    see(page, "#sign-in .notice:not(:empty)").await?;
    visit.look_at("an account that is not there").await?;
    enter("#sign-up", "correct horse").await?;
    see(page, "#history a").await?;
    visit.look_at("an account").await
}
