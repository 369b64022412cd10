//! Matches to show: played here by bots to a point worth seeing, and always the same.

use anyhow::{Context, Result, bail};
use fantoccini::{Client, Locator};
use serde_json::json;
use table::{BotKind, Budget, Dealer, Limits, Table, find};
use tabletop::{Seat, Seed, ToAct, Viewer, hex};

/// I sit here in every scene.
const ME: Seat = Seat::new(0);

/// So many seeds are tried for a phase that not every match has.
const SEEDS: u64 = 60;

/// Where a match is stopped.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Until {
    /// I have decided so often, and am to decide again.
    Decisions(usize),
    /// I am to decide in this phase, as the game's view names it.
    Phase(&'static str),
    /// It is over.
    End,
}

/// A match to show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    /// The picture's name.
    pub(crate) name: &'static str,
    pub(crate) game: &'static str,
    pub(crate) options: &'static [(&'static str, &'static str)],
    pub(crate) seed: u64,
    pub(crate) until: Until,
}

impl Scene {
    /// Lays the match on the page's shelf and sits down at it. Returns a good move; none at the end.
    pub(crate) async fn show(&self, page: &Client) -> Result<Option<String>> {
        // Two scenes of one seed are two matches.
        let number = self.name.bytes().fold(0_u128, |number, byte| 31 * number + u128::from(byte));
        let id = hex::digits(&number.to_be_bytes());
        let (table, advice, seed) = self.play()?;
        let (name, saved) = (format!("clubhouse/match/{id}"), self.saved(&id, &*table, &seed));
        page.execute("localStorage.setItem(...arguments)", vec![name.into(), saved.into()]).await?;
        page.execute("location.hash = arguments[0]", vec![format!("#/match/{id}").into()]).await?;
        page.wait().for_element(Locator::Css("main.playing")).await?;
        Ok(advice)
    }

    /// As the page keeps it: see `session/saved.rs`.
    fn saved(&self, id: &str, table: &dyn Table, seed: &Seed) -> String {
        let levels: Vec<Option<u8>> =
            (0..table.n_seats()).map(|seat| (seat != ME.number()).then_some(4)).collect();
        let saved = json!({
            "format": 1,
            "id": id,
            "game": self.game,
            "me": ME.number(),
            "levels": levels,
            "seed": seed.reveal().to_string(),
            "log": table.log().expect("a log"),
            "at": 1_794_787_200_000.0,
            "is_over": table.to_act() == ToAct::Over,
        });
        saved.to_string()
    }

    /// The match up to there, and what a bot would do in my place. Not every match has every phase: it is the first
    /// one from this seed on that has it.
    fn play(&self) -> Result<(Box<dyn Table>, Option<String>, Seed)> {
        for seed in (self.seed..self.seed + SEEDS).map(Seed::from) {
            let (table, advice) = self.play_with(&seed)?;
            if advice.is_some() || matches!(self.until, Until::End) {
                return Ok((table, advice, seed));
            }
        }
        bail!("{}: no match gets there", self.name)
    }

    fn play_with(&self, seed: &Seed) -> Result<(Box<dyn Table>, Option<String>)> {
        let mut table = find(self.game)?.open(self.options, Dealer::Seeded(seed.clone()))?;
        let limits = Limits::new(Budget::Playouts(60));
        let mut n_mine = 0;
        loop {
            // Where several choose at once I am the last, so that the page finds me alone.
            let Some(seat) = table.to_act().seats().iter().max_by_key(|seat| *seat != ME) else {
                return Ok((table, None));
            };
            if seat == ME && self.is_reached(&*table, n_mine) {
                let advice = table.advise(seat, BotKind::Greedy, &limits, seed)?;
                return Ok((table, Some(advice.mv)));
            }
            n_mine += usize::from(seat == ME);
            let advice = table.advise(seat, "7".parse()?, &limits, seed)?;
            let n_steps = table.n_steps();
            table.submit(seat, n_steps, &advice.mv).context("bots make legal moves")?;
        }
    }

    fn is_reached(&self, table: &dyn Table, n_mine: usize) -> bool {
        match self.until {
            Until::Decisions(n) => n_mine >= n,
            Until::Phase(phase) => table.view(Viewer::Seat(ME))["phase"] == phase,
            Until::End => false,
        }
    }
}
