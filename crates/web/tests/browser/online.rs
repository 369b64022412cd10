//! With friends, through the real server: two browsers, a reload, somebody who looks on, and a bot that takes over.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fantoccini::{Client, Locator};
use serde_json::Value;
use tokio::time::{sleep, timeout};

use crate::driver::{self, Driver, Screen};
use crate::house::House;
use crate::{
    LONG_PATIENCE, click, devtools, green, ingenious, let_bot_play, minigolf, start_driver, text,
};

/// So many decisions are made by clicks, before bots or somebody's patience end it.
const DECISIONS: usize = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    Minigolf,
    Ingenious,
    Green,
}

impl Game {
    const fn id(self) -> &'static str {
        match self {
            Self::Minigolf => "minigolf",
            Self::Ingenious => "ingenious",
            Self::Green => "green",
        }
    }

    /// Does the next thing that a decision needs; `false` if there is none.
    async fn act(self, page: &Client, n: usize) -> Result<bool> {
        match self {
            Self::Minigolf => minigolf::act(page).await,
            Self::Ingenious => ingenious::make_a_move(page).await,
            Self::Green => green::make_a_move(page, n).await,
        }
    }

    /// What lies on the table, and what only I see.
    const fn shown(self) -> &'static str {
        match self {
            Self::Minigolf => ".mg-board > g, .mg-tile, .mg-card",
            Self::Ingenious => ".ingenious-board .tile, .rack-tile",
            Self::Green => ".g-ball, .g-club",
        }
    }
}

#[tokio::test]
async fn two_browsers_play_minigolf_to_its_end_and_are_looked_at() -> Result<()> {
    with_friends(Game::Minigolf, async |friends| let_bots_play_on(friends).await).await
}

#[tokio::test]
async fn two_browsers_play_green_to_its_end_and_then_another_that_one_gives_up() -> Result<()> {
    with_friends(Game::Green, async |friends| {
        let_bots_play_on(friends).await?;
        play_again_and_give_up(friends).await
    })
    .await
}

#[tokio::test]
async fn two_browsers_play_ingenious_to_its_end_with_talk_and_a_move_taken_back() -> Result<()> {
    with_friends(Game::Ingenious, async |friends| {
        take_back(friends).await?;
        talk(friends).await?;
        let_bots_play_on(friends).await
    })
    .await
}

/// Ada at a desk, and Bob with a phone, who came by her link.
struct Friends {
    driver: Driver,
    link: String,
    ada: Client,
    bob: Client,
    _house: House,
}

impl Friends {
    fn pages(&self) -> [&Client; 2] {
        [&self.ada, &self.bob]
    }
}

/// Both sit down and play a while; in the middle one of them loads the page again. Then the story goes on.
async fn with_friends(game: Game, story: impl AsyncFnOnce(&Friends) -> Result<()>) -> Result<()> {
    let told = async {
        let friends = sit_down(game).await?;
        for n in 0..DECISIONS {
            decide(whose_turn(&friends.pages()).await?, game, n).await?;
            if n == DECISIONS / 2 {
                reload(&friends.bob, game).await?;
            }
        }
        story(&friends).await?;
        for page in friends.pages() {
            driver::is_whole(page).await?;
        }
        Ok(())
    };
    timeout(LONG_PATIENCE, told).await.context("the story does not end")?
}

async fn sit_down(game: Game) -> Result<Friends> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let ada = driver.open(&format!("{home}#/new/{}", game.id()), Screen::Desktop).await?;
    click(&ada, "#invite").await?;
    let link = ada.wait().for_element(Locator::Css("#link")).await?.prop("value").await?;
    let link = link.context("there is a link")?.replace("/#", "/?pace=0#");
    // A click on the link, one on the button: a friend sits.
    let bob = driver.open(&link, Screen::Phone).await?;
    bob.wait().for_element(Locator::Css("#my-name")).await?.send_keys("Bob").await?;
    click(&bob, "#join").await?;
    for page in [&ada, &bob] {
        page.wait().for_element(Locator::Css("main.playing")).await?;
    }
    let players = ada.find(Locator::Css(".players")).await?.text().await?;
    ensure!(players.contains("Bob"), "{players}");
    Ok(Friends { driver, link, ada, bob, _house: house })
}

/// Decides by clicks, and waits until the server has said so.
pub(crate) async fn decide(page: &Client, game: Game, n: usize) -> Result<()> {
    let before = story(page).await?;
    let mut has_moved = false;
    for _ in 0..400 {
        let is_told =
            story(page).await? != before || page.find(Locator::Css(".status.mine")).await.is_err();
        if is_told {
            return Ok(());
        }
        // A whole move of Ingenious is made at once; elsewhere there is more to do, or a click has missed.
        if !has_moved || game != Game::Ingenious {
            has_moved |= game.act(page, n).await?;
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("{game:?}: the move is not told")
}

/// The page whose player is to move.
async fn whose_turn<'a>(pages: &[&'a Client]) -> Result<&'a Client> {
    for _ in 0..400 {
        for page in pages {
            if page.find(Locator::Css(".status.mine")).await.is_ok() {
                return Ok(page);
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("nobody is to move")
}

/// All that happened, as the page tells it.
pub(crate) async fn story(page: &Client) -> Result<Value> {
    let lines = "return [...document.querySelectorAll('.story p')].map(it => it.textContent)";
    Ok(page.execute(lines, vec![]).await?)
}

/// What is to be seen: pieces, own pieces, and the log.
pub(crate) async fn on_the_table(page: &Client, game: Game) -> Result<Value> {
    // Marks of the page's own making between the elements are no part of it.
    let shown = "const html = it => it.innerHTML.replaceAll('<!---->', '');
        const told = it => it.dataset.tile ?? it.getAttribute('aria-label') ?? html(it);
        return [arguments[0], '.story p'].map(css => [...document.querySelectorAll(css)].map(told))";
    Ok(page.execute(shown, vec![game.shown().into()]).await?)
}

/// Loads the page again: everything is as it was.
async fn reload(page: &Client, game: Game) -> Result<()> {
    let before = on_the_table(page, game).await?;
    ensure!(before[0].as_array().is_some_and(|it| !it.is_empty()), "there is something to see");
    page.refresh().await?;
    until_on_the_table(page, game, &before).await
}

/// Waits until this is to be seen again.
pub(crate) async fn until_on_the_table(page: &Client, game: Game, before: &Value) -> Result<()> {
    page.wait().for_element(Locator::Css("main.playing")).await?;
    for _ in 0..400 {
        if on_the_table(page, game).await? == *before {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("there was {before}, and is {}", on_the_table(page, game).await?)
}

/// Both leave it to bots, which play to the end, the same for both and for somebody who looks on.
async fn let_bots_play_on(friends: &Friends) -> Result<()> {
    let [ada, bob] = friends.pages();
    // Who has the link and no seat looks on, and has nothing to play with.
    let eve = friends.driver.open(&friends.link, Screen::Desktop).await?;
    eve.wait().for_element(Locator::Css("main.playing")).await?;
    for own in [".rack button", ".g-hand", "#confirm:not(:disabled)", ".status.mine"] {
        ensure!(eve.find(Locator::Css(own)).await.is_err(), "who looks on has {own}");
    }
    for page in [ada, bob] {
        let_bot_play(page).await?;
    }
    let mut results = Vec::new();
    for page in [ada, bob, &eve] {
        page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".finish")).await?;
        let totals =
            "return [...document.querySelectorAll('.finish .total')].map(it => it.textContent)";
        results.push(page.execute(totals, vec![]).await?);
    }
    ensure!(results.iter().all(|it| *it == results[0]), "all see the same result: {results:?}");
    ensure!(results[0].as_array().is_some_and(|it| it.len() == 2), "of both: {results:?}");
    Ok(())
}

/// One asks to take the last decision back, and the other agrees.
async fn take_back(friends: &Friends) -> Result<()> {
    let [ada, bob] = friends.pages();
    let mut before = Vec::new();
    for page in [ada, bob] {
        before.push(story(page).await?.as_array().map(Vec::len));
    }
    click(ada, "#ask-back").await?;
    click(bob, "#agree").await?;
    for (page, before) in [ada, bob].into_iter().zip(before) {
        let mut n_looks = 0;
        while story(page).await?.as_array().map(Vec::len) >= before {
            n_looks += 1;
            ensure!(n_looks < 400, "nothing was taken back");
            sleep(Duration::from_millis(50)).await;
        }
        page.wait().for_element(Locator::Css("main.playing:not(:has(#asked-back))")).await?;
    }
    Ok(())
}

/// What one says, the other hears.
async fn talk(friends: &Friends) -> Result<()> {
    let [ada, bob] = friends.pages();
    ada.find(Locator::Css("#say")).await?.send_keys("your turn").await?;
    click(ada, ".chat button").await?;
    // On a phone the talk is folded up, and counts what was said.
    let unheard = text(bob, ".chat .unheard").await?;
    ensure!(unheard.starts_with('1'), "{unheard}");
    click(bob, ".chat summary").await?;
    bob.wait().for_element(Locator::XPath("//li[contains(., 'your turn')]")).await?;
    bob.wait().for_element(Locator::Css(".chat[open] summary:not(:has(.unheard))")).await?;
    ensure!(ada.find(Locator::Css(".chat .unheard")).await.is_err(), "one's own words are no news");
    Ok(())
}

async fn play_again_and_give_up(friends: &Friends) -> Result<()> {
    let [ada, bob] = friends.pages();
    click(bob, "#rematch").await?;
    // One click, and both sit: nobody is asked once more.
    click(ada, "#to-rematch").await?;
    for page in [ada, bob] {
        page.wait().for_element(Locator::Css("main.playing:not(.over)")).await?;
    }
    decide(whose_turn(&[ada, bob]).await?, Game::Green, 0).await?;
    click(ada, ".more summary").await?;
    click(ada, "#give-up summary").await?;
    click(ada, "#give-up button").await?;
    for (page, verdict) in [(ada, "Bob wins."), (bob, "You win.")] {
        let told = text(page, ".finish h2").await?;
        ensure!(told == verdict, "{told}");
        let how = text(page, ".finish .how").await?;
        ensure!(how.ends_with("resigned.") && !how.starts_with("Bob"), "{how}");
        in_sight(page, ".finish h2").await?;
    }
    Ok(())
}

/// Waits until this can be seen without scrolling.
async fn in_sight(page: &Client, css: &str) -> Result<()> {
    let seen = "const at = document.querySelector(arguments[0]).getBoundingClientRect();
        const top = document.elementFromPoint(at.x + 1, at.y + at.height / 2);
        return at.top >= 0 && at.bottom <= innerHeight && top?.closest(arguments[0]) !== null && top !== null";
    for _ in 0..100 {
        if page.execute(seen, vec![css.into()]).await? == true {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("{css} is out of sight")
}

#[tokio::test]
async fn whose_friend_leaves_sees_a_bot_come_and_the_friend_is_told_what_it_played() -> Result<()> {
    let told = async {
        let house = House::open().await?;
        let driver = start_driver().await?;
        let home = format!("http://{}/?pace=0#/", house.address());
        let ada = driver.open(&home, Screen::Desktop).await?;
        let make = "const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body),
                headers: { 'content-type': 'application/json' } }).then(answer => answer.json());
            return post('/api/guest', { name: 'Ada' })
                .then(() => post('/api/matches', { game: 'green', options: { start: '1' }, seats: ['me', 'open'], terms: { grace: 2 } }))
                .then(made => location.hash = '#/table/' + made.match)";
        ada.execute(make, vec![]).await?;
        let link = ada.current_url().await?;
        let bob = driver.open(link.as_str(), Screen::Phone).await?;
        bob.wait().for_element(Locator::Css("#my-name")).await?.send_keys("Bob").await?;
        click(&bob, "#join").await?;
        for page in [&ada, &bob] {
            page.wait().for_element(Locator::Css("main.playing")).await?;
        }
        // It stands there for two seconds only when a bot will come.
        let watch = "globalThis.told = [];
            const note = () => document.querySelectorAll('.player small').forEach(it => told.push(it.textContent));
            new MutationObserver(note).observe(document.body, { childList: true, subtree: true })";
        ada.execute(watch, vec![]).await?;
        bob.goto("about:blank").await?;
        let bot = Locator::XPath(
            "//*[@class='story']//p[contains(., 'Bob') and contains(., '(played by a bot)')]",
        );
        ada.wait().at_most(LONG_PATIENCE).for_element(bot).await?;
        let told = ada.execute("return told.join()", vec![]).await?;
        for words in ["Away · a bot takes over after 2 s", "Away · a level"] {
            ensure!(told.as_str().is_some_and(|told| told.contains(words)), "{words}: {told}");
        }
        bob.goto(link.as_str()).await?;
        let welcome = text(&bob, "#welcome-back").await?;
        ensure!(welcome.contains("A bot made"), "{welcome}");
        click(&bob, "#welcome-back button").await?;
        bob.wait().for_element(Locator::Css(".troubles:not(:has(#welcome-back))")).await?;
        ada.wait()
            .for_element(Locator::XPath("//ul[@class='players' and not(contains(., 'Away'))]"))
            .await?;
        anyhow::Ok(())
    };
    timeout(LONG_PATIENCE, told).await.context("the story does not end")?
}

#[tokio::test]
async fn from_the_link_to_the_first_move_are_three_clicks() -> Result<()> {
    timeout(LONG_PATIENCE, first_move()).await.context("the story does not end")?
}

/// Whether all was answered that the page has asked for: what is refused stands in red in the console.
async fn nothing_was_refused(page: &Client) -> Result<()> {
    let refused = "return performance.getEntriesByType('resource')
        .filter(it => it.responseStatus >= 400).map(it => [it.responseStatus, it.name])";
    let refused = page.execute(refused, vec![]).await?;
    ensure!(refused == Value::Array(Vec::new()), "{refused}");
    Ok(())
}

async fn first_move() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/", house.address());
    let ada = driver.open(&format!("{home}#/new/green"), Screen::Desktop).await?;
    click(&ada, "#invite").await?;
    let link = ada.wait().for_element(Locator::Css("#link")).await?.prop("value").await?;
    let bob = driver.open("about:blank", Screen::Phone).await?;
    let count = "globalThis.clicks = 0; addEventListener('click', () => clicks += 1, true)";
    devtools::before_every_page(&bob, count).await?;
    bob.goto(&link.context("there is a link")?).await?;
    click(&bob, "#join").await?;
    // Whoever begins: a bot moves in Ada's place.
    click(&ada, "#bot-plays").await?;
    bob.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".status.mine")).await?;
    let before = story(&bob).await?;
    click(&bob, ".g-club:not([disabled])").await?;
    click(&bob, "#confirm:not([disabled])").await?;
    for _ in 0..400 {
        if story(&bob).await? != before {
            let clicks = bob.execute("return clicks", vec![]).await?;
            ensure!(clicks.as_u64().is_some_and(|clicks| clicks <= 3), "{clicks} clicks");
            return nothing_was_refused(&bob).await;
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("the move is not made")
}
