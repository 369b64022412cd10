//! Matches that were played natively up to where a story begins.

use anyhow::{Context, Result, bail};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use table::{BotKind, Budget, Dealer, Limits, Table};
use tabletop::{Seat, Seed, ToAct, Viewer, hex};

use super::go;

/// Whose story it is.
const ME: Seat = Seat::new(0);

/// A match in the middle, and the seed that it is drawn from.
pub(crate) struct Position {
    table: Box<dyn Table>,
    seed: Seed,
}

impl Position {
    /// Of which game it is.
    pub(crate) fn game(&self) -> &'static str {
        self.table.game()
    }
}

/// A match of greedy bots up to where the first seat, alone, decides in such a position.
pub(crate) fn until(
    game: &str,
    options: &[(&str, &str)],
    is_there: impl Fn(&Value) -> bool,
) -> Result<Position> {
    until_by(BotKind::Greedy, game, options, is_there)
}

/// The same, of other bots: some positions are reached only by those who save for them.
pub(crate) fn until_by(
    kind: BotKind,
    game: &str,
    options: &[(&str, &str)],
    is_there: impl Fn(&Value) -> bool,
) -> Result<Position> {
    for seed in 11..31 {
        let seed = Seed::from(seed);
        let mut table = table::find(game)?.open(options, Dealer::Seeded(seed.clone()))?;
        while let Some(seat) = table.to_act().seats().iter().max() {
            if seat == ME && is_there(&table.view(Viewer::Seat(ME))) {
                return Ok(Position { table, seed });
            }
            let limits = Limits::new(Budget::Playouts(1));
            let advice = table.advise(seat, kind, &limits, &seed)?;
            table.submit(seat, table.n_steps(), &advice.mv)?;
        }
    }
    bail!("{game} never comes to that")
}

/// A match of greedy bots that is over.
pub(crate) fn over(game: &str, options: &[(&str, &str)]) -> Result<Position> {
    let seed = Seed::from(11);
    let mut table = table::find(game)?.open(options, Dealer::Seeded(seed.clone()))?;
    while let Some(seat) = table.to_act().seats().lowest() {
        let limits = Limits::new(Budget::Playouts(1));
        let advice = table.advise(seat, BotKind::Greedy, &limits, &seed)?;
        table.submit(seat, table.n_steps(), &advice.mv)?;
    }
    Ok(Position { table, seed })
}

/// Keeps the match in the browser and sits down at it. Nobody else does, so that nothing happens but what I do.
pub(crate) async fn sit_down(page: &Client, Position { table, seed }: Position) -> Result<()> {
    let id = hex::digits(&(table.n_steps() as u128).to_be_bytes());
    let levels: Vec<Option<u8>> = (0..table.n_seats()).map(|_| None).collect();
    let saved = json!({
        "format": 1, "id": id, "game": table.game(), "me": ME.number(), "levels": levels,
        "seed": seed.reveal().to_string(), "log": table.log().expect("a log"), "at": 0.0,
        "is_over": table.to_act() == ToAct::Over,
    });
    // What comes is not to be mistaken for what was there.
    go(page, "#/").await?;
    let keep = "localStorage.setItem('clubhouse/match/' + arguments[0], arguments[1])";
    page.execute(keep, vec![id.clone().into(), saved.to_string().into()]).await?;
    go(page, &format!("#/match/{id}")).await
}

/// Waits until this is there.
pub(crate) async fn see(page: &Client, css: &str) -> Result<Element> {
    page.wait().for_element(Locator::Css(css)).await.with_context(|| format!("there is no {css}"))
}
