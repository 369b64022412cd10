//! How long people wait: for a ghost under the mouse, for a bot, for the first move after a link.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::devtools;
use crate::driver::Screen;
use crate::hands::{Club, Look, click, is_there, make_a_move, move_mouse};
use crate::scenes::{Scene, Until};

/// In the middle of a match of mini golf.
const MIDDLE: Scene =
    Scene { name: "middle", game: "minigolf", options: &[], seed: 9, until: Until::Decisions(20) };

/// So many answers of a bot are waited for.
const ANSWERS: usize = 20;

/// Writes down every task that keeps the page from answering, from its beginning on; and which came before a bot was
/// asked or something pressed at the table for the first time.
const WATCH_TASKS: &str = "globalThis.longTasks = { starting: [], playing: [] };
    globalThis.begun = Infinity;
    globalThis.begins = now => begun = Math.min(begun, now);
    addEventListener('click', press => document.querySelector('main.playing') && begins(press.timeStamp), true);
    const phase = task => begun < task.startTime + task.duration ? longTasks.playing : longTasks.starting;
    new PerformanceObserver(list => list.getEntries().forEach(task => phase(task).push(task.duration)))
        .observe({ type: 'longtask', buffered: true });";

/// Notes how long the bots' worker takes to answer, and everything that happens on the way.
const WATCH_BOTS: &str = "globalThis.answers = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...letter) {
        const asked = performance.now();
        begins(asked);
        const heard = letter => {
            if (letter.data === 'ready') return;
            this.removeEventListener('message', heard);
            answers.push(performance.now() - asked);
        };
        this.addEventListener('message', heard);
        post.apply(this, letter);
    };";

/// Notes for every movement of the mouse when its frame was painted, and how long that took.
const WATCH_MOUSE: &str = "globalThis.moves = [];
    const after = then => { const line = new MessageChannel(); line.port1.onmessage = then; line.port2.postMessage(0); };
    addEventListener('pointermove', () => {
        const move = { began: performance.now() };
        moves.push(move);
        requestAnimationFrame(() => {
            const frame = performance.now();
            after(() => { move.paint = performance.now() - frame; move.all = performance.now() - move.began; });
        });
    }, { capture: true });";

/// Measures and prints it all.
pub(crate) async fn measure() -> Result<()> {
    let club = Club::open().await?;
    hover(&club).await?;
    for game in ["minigolf", "ingenious", "green"] {
        answers(&club, game).await?;
    }
    link(&club).await
}

/// Points at every cell where the tile in hand may go, twice: the second time nothing is new.
async fn hover(club: &Club) -> Result<()> {
    let page = club.driver.open(&club.address("#/"), Screen::Desktop).await?;
    Look::DESK_LIGHT.put_on(&page).await?;
    MIDDLE.show(&page).await?;
    click(&page, ".mg-tile:not(:disabled)").await?;
    page.execute(WATCH_MOUSE, vec![]).await?;
    let find =
        "return [...document.querySelectorAll('.mg-target')].map(it => it.getBoundingClientRect())
        .map(it => [it.x + it.width / 2, it.y + it.height / 2])";
    let places = page.execute(find, vec![]).await?;
    let places: Vec<(f64, f64)> = serde_json::from_value(places)?;
    devtools::command(&page, "Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
    // In the middle of a match the browser has long translated what it needs for a ghost.
    let (first, places) = places.split_first().context("the tile may go somewhere")?;
    move_mouse(&page, first.0, first.1).await?;
    sleep(Duration::from_millis(100)).await;
    let first = page.execute("return moves[0].all", vec![]).await?.as_f64().context("painted")?;
    println!("hover, mini golf after 20 decisions, the first of a visit: {first:.1} ms");
    for round in ["new", "again"] {
        page.execute("moves.length = 0", vec![]).await?;
        let before = busy(&page).await?;
        for (x, y) in places {
            move_mouse(&page, *x, *y).await?;
            sleep(Duration::from_millis(30)).await;
        }
        let (after, n) = (busy(&page).await?, f64::from(u32::try_from(places.len())?));
        let moves = page.execute("return moves.filter(it => it.all)", vec![]).await?;
        println!("hover, mini golf after 20 decisions, {} placements, {round}:", places.len());
        for (what, meaning) in [
            ("all", "from the event until the frame with the ghost is painted"),
            ("paint", "of this, the frame: styles, layout, paint"),
        ] {
            let mut times: Vec<f64> =
                moves.as_array().into_iter().flatten().filter_map(|it| it[what].as_f64()).collect();
            println!("  {}: {meaning}", spread(&mut times));
        }
        let [all, script] = [0, 1].map(|i| 1000.0 * (after[i] - before[i]) / n);
        println!("  {all:.1} ms of processor time each, {script:.1} ms of it in script");
    }
    page.close().await?;
    Ok(())
}

/// Seconds that the page's own thread has worked, and those of them in script, however busy the machine is.
async fn busy(page: &Client) -> Result<[f64; 2]> {
    let told = devtools::command(page, "Performance.getMetrics", json!({})).await?;
    let of = |name: &str| {
        let mut all = told["metrics"].as_array().into_iter().flatten();
        all.find(|it| it["name"] == name).and_then(|it| it["value"].as_f64()).context("a number")
    };
    Ok([of("TaskDuration")?, of("ScriptDuration")?])
}

/// How long a bot of the default level takes to answer, and what keeps the page busy meanwhile.
async fn answers(club: &Club, game: &str) -> Result<()> {
    let page = club.driver.open(&club.address("#/"), Screen::Desktop).await?;
    devtools::before_every_page(&page, WATCH_TASKS).await?;
    devtools::before_every_page(&page, WATCH_BOTS).await?;
    page.refresh().await?;
    click(&page, &format!("[data-play={game}]")).await?;
    page.wait().for_element(Locator::Css("main.playing")).await?;
    let mut answers = Vec::new();
    while answers.len() < ANSWERS && !is_there(&page, ".finish").await {
        if !make_a_move(&page).await? {
            sleep(Duration::from_millis(20)).await;
        }
        answers = numbers(&page.execute("return answers", vec![]).await?);
    }
    let tasks = page.execute("return longTasks", vec![]).await?;
    println!("{game}: a bot of the default level answers: {}", spread(&mut answers));
    for when in ["starting", "playing"] {
        println!("  tasks of more than 50 ms while {when}: {}", spread(&mut numbers(&tasks[when])));
    }
    page.close().await?;
    Ok(())
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// A friend opens the link in a browser that has never been here.
async fn link(club: &Club) -> Result<()> {
    let host = club.driver.open(&club.address("#/new/green"), Screen::Desktop).await?;
    click(&host, "#invite").await?;
    let link = host.wait().for_element(Locator::Css("#link")).await?.prop("value").await?;
    let link = link.context("there is a link")?.replace("/#", "/?pace=0#");
    // The host's moves are a bot's, so that the friend's turn comes whoever begins.
    let friend = club.driver.open("about:blank", Screen::Phone).await?;
    devtools::before_every_page(
        &friend,
        "globalThis.clicks = 0; addEventListener('click', () => clicks += 1, true)",
    )
    .await?;
    let began = Instant::now();
    friend.goto(&link).await?;
    click(&friend, "#join").await?;
    until(&friend, "main.playing").await?;
    let sat = began.elapsed();
    click(&host, "#bot-plays").await?;
    until(&friend, ".status.mine").await?;
    while !make_a_move(&friend).await? {}
    let moved = began.elapsed();
    let clicks = friend.execute("return clicks", vec![]).await?;
    println!(
        "link to the table: {} ms; to the first move: {} ms, {clicks} clicks",
        sat.as_millis(),
        moved.as_millis()
    );
    Ok(())
}

async fn until(page: &Client, css: &str) -> Result<()> {
    for _ in 0..3000 {
        if is_there(page, css).await {
            return Ok(());
        }
        sleep(Duration::from_millis(5)).await;
    }
    bail!("there never was {css}")
}

/// Median, nine in ten, and the longest, in milliseconds.
fn spread(times: &mut [f64]) -> String {
    times.sort_by(f64::total_cmp);
    let Some(last) = times.len().checked_sub(1) else { return "none".into() };
    let at = |tenths: usize| times[last * tenths / 10];
    format!(
        "median {:.1} ms, 90 % {:.1} ms, longest {:.1} ms, of {}",
        at(5),
        at(9),
        at(10),
        times.len()
    )
}
