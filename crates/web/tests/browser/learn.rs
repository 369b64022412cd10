//! Lessons: from the first click to the end, by mouse, by touch, by keyboard and by what a screen reader finds.

use anyhow::{Context, Result, ensure};
use fantoccini::Client;
use fantoccini::key::Key;
use serde_json::{Value, json};
use texts::{Catalogue, Language};

use super::position::see;
use super::{Screen, click, devtools, go, in_browser, press, text};

const GAMES: [&str; 3] = ["minigolf", "ingenious", "green"];

/// What makes a move that is laid out.
pub(crate) const MAKING: &str = "#confirm:not(:disabled), #swap.hinted";

/// The same, as it is called.
const MAKING_NAMES: [&str; 8] = [
    "Choose land",
    "Promise",
    "Place tile",
    "Pass",
    "Draw club",
    "Hit ball",
    "Take back clubs",
    "Swap all tiles",
];

#[tokio::test]
async fn each_game_is_learned_by_mouse_and_its_match_goes_on() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        for game in GAMES {
            learn(&page, game, async |page| {
                click(page, "#learn-show").await?;
                click(page, MAKING).await
            })
            .await
            .context(game)?;
            click(&page, "#learn-play-on").await?;
            see(&page, "main.playing:not(:has(#learn-again)) #hint:not(:disabled)").await?;
            let place = page.current_url().await?;
            ensure!(place.fragment().is_some_and(|it| it.starts_with("/match/")), "{place}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_lesson_is_left_and_taken_up_again_on_a_phone() -> Result<()> {
    in_browser("", Screen::Phone, async |page| {
        begin(&page, "ingenious").await?;
        for _ in 0..2 {
            click(&page, "#learn-show").await?;
            click(&page, MAKING).await?;
            see(&page, "#learn-show:not(:disabled)").await?;
        }
        let before = text(&page, ".coach").await?;
        ensure!(before.contains(&step(3, 10)), "{before}");
        page.refresh().await?;
        see(&page, "#learn-show:not(:disabled)").await?;
        ensure!(text(&page, ".coach").await? == before, "it goes on where it was left");
        // Another move is told what the lesson is about, and changes nothing.
        click(&page, ".rack-tile:not(.hinted):not([aria-disabled])").await?;
        click(&page, ".ingenious-board .target").await?;
        click(&page, "#confirm:not(:disabled)").await?;
        let why = text(&page, ".status").await?;
        ensure!(why.contains("this lesson goes another way"), "{why}");
        ensure!(text(&page, ".coach").await? == before);
        click(&page, "#learn-back").await?;
        ensure!(text(&page, ".coach").await?.contains(&step(2, 10)));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn each_game_is_learned_by_keyboard() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        for game in GAMES {
            learn(&page, game, async |page| {
                tab_to(page, "#learn-show").await?;
                press(page, Key::Enter).await?;
                // The keyboard is where the move is made.
                let held = "#confirm:not(:disabled):focus, #swap.hinted:focus";
                see(page, held).await?;
                press(page, Key::Enter).await
            })
            .await
            .context(game)?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn each_game_is_learned_by_roles_and_names_alone() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        for game in GAMES {
            learn(&page, game, async |page| {
                press_named(page, &["Show me"]).await?;
                see(page, "#confirm:not(:disabled):focus, #swap.hinted:focus").await?;
                press_named(page, &MAKING_NAMES).await
            })
            .await
            .context(game)?;
        }
        Ok(())
    })
    .await
}

fn step(n: usize, of: usize) -> String {
    let english = Catalogue::of(Language::ENGLISH);
    english.say("learn-step", &[("n", n.into()), ("of", of.into())])
}

async fn begin(page: &Client, game: &str) -> Result<()> {
    go(page, "#/").await?;
    click(page, &format!("[data-learn={game}]")).await?;
    see(page, "#learn-show:not(:disabled)").await.map(drop)
}

/// Does each step of a lesson, and holds that it says what it says.
async fn learn(page: &Client, game: &str, act: impl AsyncFn(&Client) -> Result<()>) -> Result<()> {
    let english = Catalogue::of(Language::ENGLISH);
    begin(page, game).await?;
    let n_steps = (1..100).take_while(|n| english.has(&format!("learn-{game}-{n}"))).count();
    for n in 1..=n_steps {
        see(page, "#learn-show:not(:disabled)").await?;
        let said = text(page, ".coach-text").await?;
        let words = english.say(&format!("learn-{game}-{n}"), &[]);
        ensure!(said == words, "step {n}: {said}");
        ensure!(text(page, ".coach").await?.contains(&step(n, n_steps)), "step {n}");
        act(page).await.with_context(|| format!("step {n}"))?;
    }
    see(page, "#learn-play-on:not([hidden])").await?;
    let said = text(page, ".coach-text").await?;
    ensure!(said == english.say(&format!("learn-{game}-end"), &[]), "{said}");
    Ok(())
}

/// As somebody who has no mouse gets there.
async fn tab_to(page: &Client, css: &str) -> Result<()> {
    let is_there = format!("return document.activeElement.matches({css:?})");
    for _ in 0..200 {
        if page.execute(&is_there, vec![]).await? == Value::Bool(true) {
            return Ok(());
        }
        press(page, Key::Tab).await?;
    }
    anyhow::bail!("the keyboard does not reach {css}")
}

/// Presses the button of one of these names, as a screen reader finds it: by its role and name, and by nothing else.
async fn press_named(page: &Client, names: &[&str]) -> Result<()> {
    let tree = devtools::command(page, "Accessibility.getFullAXTree", json!({})).await?;
    let nodes = tree["nodes"].as_array().context("a tree")?;
    let is_off = |node: &Value| {
        let about = node["properties"].as_array().into_iter().flatten();
        about.into_iter().any(|it| it["name"] == "disabled" && it["value"]["value"] == true)
    };
    let found = nodes.iter().find(|node| {
        let name = node["name"]["value"].as_str().unwrap_or_default();
        node["ignored"] == false
            && node["role"]["value"] == "button"
            && !is_off(node)
            && names.contains(&name)
    });
    let node = found.with_context(|| format!("no button is called {names:?}"))?;
    let which = json!({ "backendNodeId": node["backendDOMNodeId"] });
    devtools::command(page, "DOM.focus", which).await?;
    press(page, Key::Enter).await
}
