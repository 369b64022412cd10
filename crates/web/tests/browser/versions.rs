//! The page is kept: it comes without a network, and a newer version comes as a whole or not at all.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fantoccini::{Client, Locator};
use serde_json::Value;
use server::PageFile;
use tokio::time::{sleep, timeout};

use crate::driver::Screen;
use crate::house::{self, House};
use crate::tabs::{kept_steps, open_match};
use crate::{
    LONG_PATIENCE, click, devtools, go, in_browser, ingenious, let_bot_play, start_driver, text,
};

#[tokio::test]
async fn after_the_first_visit_the_page_needs_no_server() -> Result<()> {
    timeout(LONG_PATIENCE, offline()).await.context("the story does not end")?
}

async fn offline() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let page = driver.open(&home, Screen::Desktop).await?;
    until_kept(&page).await?;
    house.close().await;

    page.refresh().await?;
    click(&page, "[data-play=ingenious]").await?;
    for _ in 0..2 {
        until_moved(&page).await?;
    }
    let before = kept_steps(&page).await?;
    page.refresh().await?;
    page.wait().for_element(Locator::Css(".ingenious-board .tile")).await?;
    ensure!(kept_steps(&page).await? >= before, "every step is still there");
    until_moved(&page).await?;
    ensure!(kept_steps(&page).await? > before, "and it goes on");
    Ok(())
}

#[tokio::test]
async fn without_a_network_every_game_is_played_by_its_bots_and_replayed() -> Result<()> {
    timeout(LONG_PATIENCE, offline_with_bots()).await.context("the story does not end")?
}

async fn offline_with_bots() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let page = driver.open(&home, Screen::Desktop).await?;
    until_kept(&page).await?;
    house.close().await;

    for game in ["minigolf", "ingenious", "green"] {
        page.execute("localStorage.clear()", vec![]).await?;
        go(&page, "#/").await?;
        page.refresh().await?;
        click(&page, &format!("[data-play={game}]")).await?;
        open_match(&page).await?;
        let_bot_play(&page).await?;
        while kept_steps(&page).await? < 30 {
            sleep(Duration::from_millis(50)).await;
        }
        let trouble = page.find(Locator::Css(".troubles .notice")).await;
        ensure!(trouble.is_err(), "{game}: its own bots decide, and not chance in their place");
    }
    // The last of them to its end, and once more from its beginning.
    page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".finish")).await?;
    click(&page, "#replay").await?;
    click(&page, "#last:not(:disabled)").await?;
    page.wait().for_element(Locator::Css("#last:disabled")).await?;
    Ok(())
}

#[tokio::test]
async fn a_kept_piece_that_is_lost_is_kept_again_and_a_damaged_one_is_told() -> Result<()> {
    timeout(LONG_PATIENCE, damaged_and_lost()).await.context("the story does not end")?
}

async fn damaged_and_lost() -> Result<()> {
    let mut house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let page = driver.open(&home, Screen::Desktop).await?;
    until_kept(&page).await?;

    // Lost: it comes from the server, and is kept from then on.
    ensure!(with_kept(&page, "piece_green-", "return cache.delete(file)").await? == true);
    page.refresh().await?;
    click(&page, "[data-play=green]").await?;
    page.wait().for_element(Locator::Css(".g-table")).await?;
    let is_kept = "return cache.match(file).then(it => !!it)";
    for _ in 0..100 {
        if with_kept(&page, "piece_green-", is_kept).await? == true {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    ensure!(with_kept(&page, "piece_green-", is_kept).await? == true, "it is kept again");

    // Damaged, and no server: it is told, and comes with the server.
    let damage = "return cache.put(file, new Response(new Uint8Array(1000))).then(() => true)";
    ensure!(with_kept(&page, "piece_ingenious-", damage).await? == true);
    house.stop().await;
    go(&page, "#/").await?;
    page.refresh().await?;
    click(&page, "[data-play=ingenious]").await?;
    let told = text(&page, "#piece-missing").await?;
    ensure!(told.contains("Your matches are safe"), "{told}");
    // What is whole is not in the way of what is not.
    go(&page, "#/").await?;
    click(&page, "[data-play=green]").await?;
    page.wait().for_element(Locator::Css(".g-table")).await?;
    house.start_again().await?;
    go(&page, "#/").await?;
    page.refresh().await?;
    click(&page, "[data-play=ingenious]").await?;
    // The kept one is still the damaged one, and is fetched past that without a word.
    page.wait().for_element(Locator::Css(".ingenious-board")).await?;
    house.stop().await;
    page.refresh().await?;
    page.wait().for_element(Locator::Css(".ingenious-board")).await?;
    Ok(())
}

#[tokio::test]
async fn a_kept_page_that_is_damaged_is_mended_and_without_a_network_stays() -> Result<()> {
    timeout(LONG_PATIENCE, damaged_shell()).await.context("the story does not end")?
}

async fn damaged_shell() -> Result<()> {
    let mut house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let page = driver.open(&home, Screen::Desktop).await?;
    until_kept(&page).await?;

    // With the server nobody notices, and the next time it is kept as it was.
    let damage = "return cache.put(file, new Response(new Uint8Array(1000))).then(() => true)";
    for file in ["clubhouse_bg-", "clubhouse-", "boot-", "first-", "style-", "rules_green-"] {
        ensure!(with_kept(&page, file, damage).await? == true, "{file}");
    }
    let damage_page =
        "return cache.put('./', new Response('<p>This is no page.')).then(() => true)";
    ensure!(with_kept(&page, "boot-", damage_page).await? == true);
    for is_open in [true, false] {
        if !is_open {
            house.stop().await;
        }
        page.refresh().await?;
        page.wait().for_element(Locator::Css("[data-play=green]")).await?;
        let styles = "return [...document.styleSheets].every(it => it.cssRules.length > 0)";
        ensure!(page.execute(styles, vec![]).await? == true, "it looks as it did");
        go(&page, "#/rules/green").await?;
        page.wait().for_element(Locator::Css("[data-place=GR-4]")).await?;
        go(&page, "#/").await?;
    }

    // Without a server it is told, and mended with the server.
    ensure!(with_kept(&page, "clubhouse_bg-", damage).await? == true);
    page.refresh().await?;
    page.wait().for_element(Locator::Css("#no-start:not([hidden])")).await?;
    house.start_again().await?;
    click(&page, "#no-start [data-reload]").await?;
    page.wait().for_element(Locator::Css("[data-play=green]")).await?;
    Ok(())
}

#[tokio::test]
async fn a_page_that_could_not_be_kept_is_kept_when_there_is_a_network_again() -> Result<()> {
    timeout(LONG_PATIENCE, kept_later()).await.context("the story does not end")?
}

async fn kept_later() -> Result<()> {
    let whole = house::page()?;
    let is_there = |file: &&PageFile| !file.name.starts_with("piece_online-");
    let without: Vec<PageFile> = whole.iter().filter(is_there).copied().collect();
    let house = House::open_at(([127, 0, 0, 1], 0).into(), without.leak()).await?;
    let (address, driver) = (house.address(), start_driver().await?);
    let page = driver.open("about:blank", Screen::Desktop).await?;
    let watch = "const register = ServiceWorkerContainer.prototype.register;
        ServiceWorkerContainer.prototype.register = async function (...how) {
            const registration = await register.apply(this, how);
            const { installing } = registration;
            installing?.addEventListener('statechange', () => {
                globalThis.isGivenUp = installing.state === 'redundant';
            });
            return registration;
        };";
    devtools::before_every_page(&page, watch).await?;
    page.goto(&format!("http://{address}/?pace=0")).await?;
    let is_given_up = "return globalThis.isGivenUp === true";
    for _ in 0..400 {
        if page.execute(is_given_up, vec![]).await? == true {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    ensure!(page.execute(is_given_up, vec![]).await? == true, "not all of it could be kept");
    house.close().await;
    let house = House::open_at(address, whole).await?;
    page.execute("dispatchEvent(new Event('online'))", vec![]).await?;
    until_kept(&page).await?;
    house.close().await;
    Ok(())
}

/// Does something with the cache of the page's version and the file in it that begins like this.
async fn with_kept(page: &Client, file: &str, what: &str) -> Result<Value> {
    let script = format!(
        "return caches.keys()
            .then(names => caches.open(names.find(it => it.startsWith('clubhouse-'))))
            .then(cache => cache.keys().then(files => [cache, files]))
            .then(([cache, files]) => {{
                globalThis.keptFile ??= {{}};
                const found = files.find(({{ url }}) => url.includes('/{file}'));
                const file = keptFile['{file}'] ??= found?.url;
                {what}
            }})"
    );
    Ok(page.execute(&script, vec![]).await?)
}

#[tokio::test]
async fn a_newer_version_comes_as_a_whole_when_it_is_asked_for() -> Result<()> {
    timeout(LONG_PATIENCE, upgrade()).await.context("the story does not end")?
}

async fn upgrade() -> Result<()> {
    let old = house::page()?;
    let new = other_version(old);
    let house = House::open_at(([127, 0, 0, 1], 0).into(), old).await?;
    let (address, driver) = (house.address(), start_driver().await?);
    let page = driver.open(&format!("http://{address}/?pace=0"), Screen::Desktop).await?;
    until_kept(&page).await?;
    page.refresh().await?;
    click(&page, "[data-play=ingenious]").await?;
    page.wait().for_element(Locator::Css(".ingenious-board")).await?;
    let style = style(&page).await?;

    // The server becomes another one, which has none of the old files.
    house.close().await;
    let house = House::open_at(address, new).await?;
    let update =
        "return navigator.serviceWorker.getRegistration().then(it => it.update()).then(() => true)";
    page.execute(update, vec![]).await?;
    let notice = text(&page, "#newer p").await?;
    ensure!(notice.contains("new version of Clubhouse"), "{notice}");

    // What runs goes on with its own files: the bots' worker is fetched only now.
    until_moved(&page).await?;
    until_moved(&page).await?;
    ensure!(self::style(&page).await? == style, "the old page is still the old page");
    let before = kept_steps(&page).await?;

    // Asked for, the new one comes, and the match is there.
    click(&page, "#load-newer").await?;
    for _ in 0..400 {
        if self::style(&page).await.is_ok_and(|now| now != style) {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    ensure!(self::style(&page).await? != style, "the new page is there");
    page.wait().for_element(Locator::Css(".ingenious-board .tile")).await?;
    ensure!(kept_steps(&page).await? >= before, "with every step");
    until_moved(&page).await?;
    let is_news = page.find(Locator::Css("#newer")).await.is_ok();
    ensure!(!is_news, "and it is no news any more");

    // Without the server it is the new one, too.
    house.close().await;
    page.refresh().await?;
    page.wait().for_element(Locator::Css(".ingenious-board")).await?;
    ensure!(self::style(&page).await? != style, "it was kept");
    Ok(())
}

#[tokio::test]
async fn a_match_of_a_newer_version_is_told_and_left_alone() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let id = "00112233445566778899aabbccddeeff";
        let (name, text) = (format!("clubhouse/match/{id}"), r#"{"format":99,"board":"new"}"#);
        page.execute("localStorage.setItem(...arguments)", vec![name.clone().into(), text.into()])
            .await?;
        go(&page, &format!("#/match/{id}")).await?;
        page.wait()
            .for_element(Locator::XPath("//p[contains(., 'by a newer version of Clubhouse')]"))
            .await?;
        click(&page, "main .button.primary").await?;
        let strange = crate::text(&page, "#strange").await?;
        ensure!(strange.contains("One more match"), "{strange}");
        let kept =
            page.execute("return localStorage.getItem(arguments[0])", vec![name.into()]).await?;
        ensure!(kept == text, "{kept}");
        Ok(())
    })
    .await
}

/// Waits until the page is kept for later, and comes from there.
pub(crate) async fn until_kept(page: &Client) -> Result<()> {
    let is_kept = "return !!navigator.serviceWorker.controller";
    for _ in 0..400 {
        if page.execute(is_kept, vec![]).await? == true {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("the page is not kept")
}

/// Makes a move as soon as it is my turn.
async fn until_moved(page: &Client) -> Result<()> {
    open_match(page).await?;
    while !ingenious::make_a_move(page).await? {
        sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

async fn style(page: &Client) -> Result<String> {
    let style = page.execute("return document.querySelector('link[rel=stylesheet]').href", vec![]);
    Ok(style.await?.as_str().context("an address")?.to_owned())
}

/// The same page, but every file that has a lasting name has another one.
fn other_version(page: &[PageFile]) -> &'static [PageFile] {
    let is_lasting = |name: &&str| name.contains('-');
    let lasting: Vec<&str> = page.iter().map(|file| file.name).filter(is_lasting).collect();
    let renamed = |text: &str| {
        lasting.iter().fold(text.to_owned(), |text, name| text.replace(name, &other(name)))
    };
    let mut files = Vec::new();
    for file in page {
        let plain = match str::from_utf8(file.plain) {
            Ok(text) => renamed(text)
                .replace("NAME = \"clubhouse-", "NAME = \"clubhouse-other-")
                .into_bytes(),
            Err(_) => file.plain.to_vec(),
        };
        files.push(PageFile {
            name: renamed(file.name).leak(),
            plain: plain.leak(),
            brotli: &[],
            gzip: &[],
        });
    }
    files.leak()
}

/// `style-0123….css` with its hash turned around.
fn other(name: &str) -> String {
    let (stem, rest) = name.split_once('-').unwrap_or((name, ""));
    let (hash, ending) = rest.split_once('.').unwrap_or((rest, ""));
    format!("{stem}-{}.{ending}", hash.chars().rev().collect::<String>())
}
