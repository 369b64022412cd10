//! How long somebody waits who comes for the first time, on a slow line with a slow phone.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::Client;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::devtools;
use crate::driver::Screen;
use crate::hands::Club;

/// So often each way is gone.
const RUNS: usize = 5;

/// How much slower the processor is than this machine's.
const SLOWNESS: u32 = 4;

/// A line: bits a second, and milliseconds until an answer begins.
struct Line {
    name: &'static str,
    bits: u32,
    latency: u32,
}

const LINES: [Line; 2] = [
    Line { name: "1.6 Mbit/s, 150 ms", bits: 1_600_000, latency: 150 },
    Line { name: "400 kbit/s, 400 ms", bits: 400_000, latency: 400 },
];

/// Notes when cards of the program are there and when a board is, in milliseconds since the page was asked for.
const WATCH: &str = "globalThis.seen = {};
    const note = (name, css) => seen[name] ??= document.querySelector(css) ? performance.now() : undefined;
    const look = () => {
        note('home', '[data-play]');
        note('table', 'main.playing .status.mine');
        requestAnimationFrame(look);
    };
    look();";

/// Measures and prints it all.
pub(crate) async fn measure() -> Result<()> {
    for line in &LINES {
        println!(
            "cold, {}, processor {SLOWNESS} times slower, median of {RUNS} (all of them):",
            line.name
        );
        for game in ["minigolf", "ingenious", "green"] {
            let mut visits = Vec::new();
            for _ in 0..RUNS {
                visits.push(first_visit(line, game).await?);
            }
            if game == "minigolf" {
                print("first paint", visits.iter().map(|it| it.paint));
                print("home", visits.iter().map(|it| it.home));
            }
            print(&format!("first table of {game}"), visits.iter().map(|it| it.table));
        }
    }
    let mut warm = Vec::new();
    for _ in 0..RUNS {
        warm.push(second_visit(&LINES[0]).await?);
    }
    println!("warm, {}, processor {SLOWNESS} times slower:", LINES[0].name);
    print("home", warm.into_iter());
    Ok(())
}

/// What was seen when, in milliseconds.
struct Visit {
    paint: f64,
    home: f64,
    table: f64,
}

/// A browser that has never been here goes to the hall and clicks on a game as soon as it can.
async fn first_visit(line: &Line, game: &str) -> Result<Visit> {
    let club = Club::open().await?;
    let page = club.driver.open("about:blank", Screen::Phone).await?;
    slow_down(&page, line).await?;
    devtools::before_every_page(&page, WATCH).await?;
    page.goto(&club.address("#/")).await?;
    let home = until(&page, "home").await?;
    page.execute(
        "document.querySelector(arguments[0]).click()",
        vec![json!(format!("[data-play={game}]"))],
    )
    .await?;
    let table = until(&page, "table").await?;
    let paint = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
    let paint = page.execute(paint, vec![]).await?.as_f64().context("something was painted")?;
    page.close().await?;
    Ok(Visit { paint, home, table })
}

/// The same browser comes again, once all is kept.
async fn second_visit(line: &Line) -> Result<f64> {
    let club = Club::open().await?;
    let page = club.driver.open(&club.address("#/"), Screen::Phone).await?;
    let is_kept = "return !!navigator.serviceWorker.controller";
    for _ in 0..400 {
        if page.execute(is_kept, vec![]).await? == true {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    slow_down(&page, line).await?;
    devtools::before_every_page(&page, WATCH).await?;
    page.refresh().await?;
    let home = until(&page, "home").await?;
    page.close().await?;
    Ok(home)
}

async fn slow_down(page: &Client, line: &Line) -> Result<()> {
    devtools::command(page, "Network.enable", json!({})).await?;
    let bytes = line.bits / 8;
    let conditions = json!({ "offline": false, "latency": line.latency,
        "downloadThroughput": bytes, "uploadThroughput": bytes });
    devtools::command(page, "Network.emulateNetworkConditions", conditions).await?;
    devtools::command(page, "Emulation.setCPUThrottlingRate", json!({ "rate": SLOWNESS })).await?;
    Ok(())
}

async fn until(page: &Client, what: &str) -> Result<f64> {
    let began = Instant::now();
    while began.elapsed() < Duration::from_mins(1) {
        let seen = page
            .execute("return globalThis.seen?.[arguments[0]] ?? null", vec![what.into()])
            .await?;
        if let Value::Number(at) = &seen {
            return at.as_f64().context("a time");
        }
        sleep(Duration::from_millis(10)).await;
    }
    bail!("{what} was never seen")
}

fn print(what: &str, times: impl Iterator<Item = f64>) {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    let all: Vec<String> = times.iter().map(|it| format!("{:.2}", it / 1000.0)).collect();
    println!("  {what}: {:.2} s ({})", times[times.len() / 2] / 1000.0, all.join(", "));
}
