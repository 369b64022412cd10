//! Matches with content that only the server has: the page asks for it and draws it.

use anyhow::{Context, Result, anyhow, ensure};
use fantoccini::Locator;
use table::Games;
use tokio::time::timeout;

use crate::driver::Screen;
use crate::house::House;
use crate::{LONG_PATIENCE, PATIENCE, click, go, start_driver, text};

#[tokio::test]
async fn a_match_with_content_of_the_servers_own_is_drawn_with_what_is_printed_there() -> Result<()>
{
    timeout(LONG_PATIENCE, story()).await.context("the story does not end")?
}

async fn story() -> Result<()> {
    // In somebody's box Mrs Evergreen pays better, and an albatross brings a point more.
    let clients = include_str!("../../../../data/minigolf/clients.csv")
        .replace("evergreen,mrs,1,", "evergreen,mrs,4,");
    let scores = include_str!("../../../../data/green/scores.csv").replace("-3,11,", "-3,12,");
    let mut games = Games::standard();
    let mut add = |name, text: &str| {
        let added = games.add_pack(&[(name, text)]).map_err(|faults| anyhow!("{faults:?}"))?;
        anyhow::Ok(added.1)
    };
    let (minigolf, green) = (add("clients.csv", &clients)?, add("scores.csv", &scores)?);
    let house = House::with(games).await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let page = timeout(PATIENCE, driver.open(&home, Screen::Desktop)).await??;

    let make =
        "const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' } }).then(answer => answer.json());
        const [game, options] = arguments;
        return post('/api/guest', { name: 'Ada' })
            .then(() => post('/api/matches', { game, options, seats: ['me', { bot: 1 }] }))
            .then(made => made.match);";
    let open = async |game: &str, options: serde_json::Value| -> Result<()> {
        let id = page.execute(make, vec![game.into(), options]).await?;
        let id = id.as_str().context("the match is made")?;
        go(&page, &format!("#/table/{id}")).await
    };
    open("green", serde_json::json!({ "content": green })).await?;
    page.wait().for_element(Locator::Css(".g-club")).await?;
    let clubs = text(&page, ".g-clubs").await?;
    ensure!(!clubs.contains('?'), "what is printed on the clubs is known: {clubs}");

    open("minigolf", serde_json::json!({ "content": minigolf, "mrs": "evergreen" })).await?;
    click(&page, ".mg-card:not(:disabled)").await?;
    click(&page, "#confirm:not(:disabled)").await?;
    let likes = Locator::XPath("//*[contains(text(), '+4 per tree')]");
    page.wait().for_element(likes).await?;
    Ok(())
}
