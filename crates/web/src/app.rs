//! The whole page: a match of the sample game, and a panel that checks logs.

use leptos::prelude::*;
use table::Dealer;
use tabletop::Seed;

use crate::seated::Seated;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    view! {
        <header class="masthead">
            <h1>"Clubhouse"</h1>
            <p>"A table for board games. On it: Pips, our sample game."</p>
        </header>
        <Match />
        <LogCheck />
    }
}

/// One match against an opponent who plays at random, run entirely in the page.
#[component]
fn Match() -> impl IntoView {
    let seated = RwSignal::new(Seated::new(random_seed()));
    let picked = RwSignal::new(None::<u64>);
    let refused = RwSignal::new(None::<String>);
    let play = move |mv: String| {
        let answer = seated.try_update(|seated| seated.play(&mv)).unwrap_or(Ok(()));
        refused.set(answer.err().map(|error| {
            let rule = error.rule().map(|rule| format!(" ({rule})")).unwrap_or_default();
            format!("No: {error}{rule}.")
        }));
        picked.set(None);
    };
    let start = move |_| {
        seated.set(Seated::new(random_seed()));
        picked.set(None);
        refused.set(None);
    };
    view! {
        <main class="table">
            <p class="status" role="status">{move || refused.get().unwrap_or_else(|| seated.read().status())}</p>
            <Row seated picked play />
            {move || if seated.read().is_choosing_favourite() {
                view! {
                    <Favourites seated play />
                    <p class="hint">{move || format!("Your hand: {}.", in_words(&seated.read().hand()))}</p>
                }.into_any()
            } else if seated.read().is_over() {
                view! { <button type="button" class="primary" on:click=start>"Play again"</button> }.into_any()
            } else {
                view! { <Hand seated picked /> }.into_any()
            }}
            <p class="hint">
                "A stone next to its equal scores 2 points. When the row is full, each of your favourite scores 1."
            </p>
            <Scores seated />
            {move || seated.read().log().map(|log| view! {
                <details>
                    <summary>"The match as text"</summary>
                    <pre id="log" tabindex="0">{log}</pre>
                </details>
            })}
        </main>
    }
}

/// The row: a cell is a button when the picked stone may go there.
#[component]
fn Row(
    seated: RwSignal<Seated>,
    picked: RwSignal<Option<u64>>,
    play: impl Fn(String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let cell = move |(cell, stone): (usize, Option<u64>)| {
        let mv = move || picked.get().map(|picked| format!("{picked}@{cell}"));
        let is_target = move || mv().is_some_and(|mv| seated.read().moves().contains(&mv));
        let label = match stone {
            Some(stone) => format!("Cell {}: a {stone}", cell + 1),
            None => format!("Cell {}: empty", cell + 1),
        };
        view! {
            <li>
                <button type="button" class="cell" class:target=is_target aria-label=label
                    disabled=move || !is_target()
                    on:click=move |_| if let Some(mv) = mv() { play(mv) }>
                    {stone.map(stone_picture)}
                </button>
            </li>
        }
    };
    view! {
        <ol class="row" aria-label="The row">
            {move || seated.read().row().into_iter().enumerate().map(cell).collect_view()}
        </ol>
    }
}

/// My stones; pressing one picks it.
#[component]
fn Hand(seated: RwSignal<Seated>, picked: RwSignal<Option<u64>>) -> impl IntoView {
    let stone = move |stone: u64| {
        let is_picked = move || picked.get() == Some(stone);
        view! {
            <button type="button" class="stone" aria-label=format!("Pick a {stone}")
                aria-pressed=move || is_picked().to_string()
                on:click=move |_| picked.set(if is_picked() { None } else { Some(stone) })>
                {stone_picture(stone)}
            </button>
        }
    };
    view! {
        <div class="hand" role="group" aria-label="Your hand">
            {move || seated.read().hand().into_iter().map(stone).collect_view()}
        </div>
    }
}

/// The secret choice at the start.
#[component]
fn Favourites(
    seated: RwSignal<Seated>,
    play: impl Fn(String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let favourite = move |mv: String| {
        let stone: Option<u64> = mv.strip_prefix("favour ").and_then(|stone| stone.parse().ok());
        let label = format!("Favourite number {}", stone.unwrap_or_default());
        view! {
            <button type="button" class="stone" aria-label=label on:click=move |_| play(mv.clone())>
                {stone.map(stone_picture)}
            </button>
        }
    };
    view! {
        <div class="hand" role="group" aria-label="Your favourite number">
            {move || seated.read().moves().into_iter().map(favourite).collect_view()}
        </div>
    }
}

/// Everybody's points, line by line.
#[component]
fn Scores(seated: RwSignal<Seated>) -> impl IntoView {
    let row = |standing: table::Standing| {
        // A line that is missing is one I must not see yet, or have not chosen yet.
        let (who, missing) =
            if standing.seat.number() == 0 { ("You", "–") } else { ("Opponent", "hidden") };
        let points = |category: &str| {
            let line = standing.lines.iter().find(|line| line.category == category);
            line.map_or_else(|| missing.to_owned(), |line| line.points.to_string())
        };
        view! {
            <tr>
                <th scope="row">{who}</th>
                <td>{points("neighbours")}</td>
                <td>{points("favourite")}</td>
                <td><strong>{standing.total}</strong></td>
            </tr>
        }
    };
    view! {
        <table class="scores">
            <thead>
                <tr>
                    <th scope="col"><span class="for-readers">"Player"</span></th>
                    <th scope="col">"Neighbours"</th>
                    <th scope="col">"Favourite"</th>
                    <th scope="col">"Points"</th>
                </tr>
            </thead>
            <tbody>{move || seated.read().standings().into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

fn in_words(stones: &[u64]) -> String {
    stones.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// A stone as a die shows it: colour in the style sheet, the number in dots, never colour alone.
fn stone_picture(stone: u64) -> impl IntoView {
    let places: &[(u8, u8)] = match stone {
        1 => &[(50, 50)],
        2 => &[(30, 30), (70, 70)],
        3 => &[(28, 28), (50, 50), (72, 72)],
        _ => &[(30, 30), (70, 30), (30, 70), (70, 70)],
    };
    let dots = places.iter().map(|(x, y)| view! { <circle cx=*x cy=*y r="9" /> }).collect_view();
    view! {
        <svg class=format!("die die-{stone}") viewBox="0 0 100 100" aria-hidden="true">
            <rect x="4" y="4" width="92" height="92" rx="18" />
            {dots}
        </svg>
    }
}

/// Replays any log of ours in the page and shows the state it leads to, or what is wrong with it.
#[component]
fn LogCheck() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let answer = RwSignal::new(String::new());
    let check = move |_| {
        answer.set(match table::load(&text.read(), Dealer::Scripted) {
            Ok(table) => {
                format!("{}: {} steps, state {}", table.game(), table.n_steps(), table.hash())
            }
            Err(error) => format!("This is no match: {error}."),
        });
    };
    view! {
        <details class="log-check">
            <summary>"Check the log of a match"</summary>
            <label for="log-text">"Paste a log"</label>
            <textarea id="log-text" rows="8" spellcheck="false"
                on:input:target=move |event| text.set(event.target().value())></textarea>
            <button type="button" id="check-log" on:click=check>"Replay it"</button>
            <p id="log-answer" role="status">{answer}</p>
        </details>
    }
}

/// All of it from the browser's own secure source.
fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    let crypto = window().crypto().expect("every browser that runs WebAssembly has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("32 bytes are below its limit");
    Seed::new(bytes)
}
