//! The daily deal: everybody plays the same, once.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use protocol::{Code, DailyInfo, DailyLine, ErrorBody, Made, NewMatch, SeatPlan, Terms};
use serde::Deserialize;
use store::PlayerId;
use table::{Dealer, GameKind};
use tabletop::options::pairs;
use tabletop::{Seat, Seed};

use super::App;
use super::answers::{Answer, Asked, Path, Refused};
use super::players::{Known, Perhaps};
use crate::clock::today;
use crate::matches::random_bytes;

/// So many lines are shown.
const MOST: u32 = 100;

/// Where one cannot play alone, these are the others.
const BOT: u8 = 5;

/// Which day.
#[derive(Deserialize)]
pub(super) struct Which {
    day: Option<String>,
}

/// How everybody fared in the deal of a day; of today, if none is named
#[utoipa::path(get, path = "/api/daily/{game}", tag = "daily",
    params(("game" = String, Path, description = "the game's id"),
        ("day" = Option<String>, Query, description = "as 2026-11-15, in Greenwich")),
    responses((status = OK, body = DailyInfo), (status = "4XX", body = ErrorBody)))]
pub(super) async fn results(
    State(app): State<App>,
    perhaps: Perhaps,
    Path(game): Path,
    Asked(which): Asked<Which>,
) -> Answer<DailyInfo> {
    let game = game_of(&app, &game)?.id();
    let today = today();
    let day = which.day.unwrap_or_else(|| today.clone());
    if !is_day(&day) || day > today {
        return Err(Refused::new(Code::Malformed, "a day that has begun is written as 2026-11-15"));
    }
    let lines = app.store().daily(&day, game, MOST).await?;
    // Only today's secret is made by asking: days that nobody played have none.
    let secret = if day == today || !lines.is_empty() {
        Some(Seed::new(app.store().daily_secret(&day, game, random_bytes()).await?))
    } else {
        None
    };
    let mine = match perhaps.id() {
        Some(player) => own_try(&app, player, &day, game).await?,
        None => None,
    };
    Ok(Json(DailyInfo {
        commitment: secret.as_ref().map(|secret| secret.commitment().to_string()),
        secret: secret.filter(|_| day < today).map(|secret| secret.reveal().to_string()),
        lines: lines.into_iter().map(|it| DailyLine { name: it.name, points: it.points }).collect(),
        game: game.to_owned(),
        mine,
        day,
    }))
}

/// Begin one's own try at today's deal, or go on with it
#[utoipa::path(post, path = "/api/daily/{game}", tag = "daily",
    params(("game" = String, Path, description = "the game's id")),
    responses((status = OK, body = Made), (status = "4XX", body = ErrorBody)))]
pub(super) async fn begin(State(app): State<App>, known: Known, Path(game): Path) -> Answer<Made> {
    let game = game_of(&app, &game)?;
    let day = today();
    let secret = app.store().daily_secret(&day, game.id(), random_bytes()).await?;
    let commitment = Seed::new(secret).commitment().to_string();
    let new = plan(game, day.clone())?;
    let id = match app.matches.create_with(&known.who(), &new, secret).await {
        Ok(kept) => kept.id.to_string(),
        // Of several tries that are begun at once, one is kept.
        Err(problem) => own_try(&app, known.0.id, &day, game.id()).await?.ok_or(problem)?,
    };
    Ok(Json(Made { id, seat: Some(Seat::new(0)), commitment }))
}

fn game_of<'a>(app: &'a App, id: &str) -> Result<&'a dyn GameKind, Refused> {
    let found = app.matches.games().find(id);
    found.map_err(|error| Refused::new(Code::Options, &error.to_string()))
}

fn is_day(text: &str) -> bool {
    let digits = |from: usize, to: usize| text[from..to].bytes().all(|it| it.is_ascii_digit());
    text.len() == 10
        && text.is_ascii()
        && (digits(0, 4) && digits(5, 7) && digits(8, 10))
        && (&text[4..5], &text[7..8]) == ("-", "-")
}

/// As few seats as the game can be played with; bots in all but the first.
fn plan(game: &dyn GameKind, day: String) -> Result<NewMatch, Refused> {
    let options_of = |mode: String| -> BTreeMap<String, String> {
        pairs(&mode).map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    let with_seats = |options: BTreeMap<String, String>| {
        let pairs: Vec<(&str, &str)> =
            options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let n_seats = game.open(&pairs, Dealer::Scripted).ok()?.n_seats();
        Some((options, n_seats))
    };
    let modes = game.modes().into_iter().map(options_of).filter_map(with_seats);
    let (options, n_seats) = modes
        .min_by_key(|(_, n_seats)| *n_seats)
        .ok_or_else(|| Refused::new(Code::Options, "this game has no daily deal"))?;
    let others = std::iter::repeat_n(SeatPlan::Bot(BOT), usize::from(n_seats.saturating_sub(1)));
    Ok(NewMatch {
        game: game.id().to_owned(),
        options,
        seats: std::iter::once(SeatPlan::Me).chain(others).collect(),
        terms: Terms { daily: Some(day), spectators: false, grace: 0, ..Terms::default() },
        entropy: None,
        commitment: None,
    })
}

/// The match in which somebody plays the deal of a day.
async fn own_try(
    app: &App,
    player: PlayerId,
    day: &str,
    game: &str,
) -> Result<Option<String>, Refused> {
    let found = app.store().daily_try(day, game, player).await?;
    Ok(found.map(|id| id.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_daily_deal_with_as_few_seats_as_it_takes() {
        for game in table::games() {
            let plan = plan(*game, "2026-11-15".into()).unwrap();
            assert_eq!(plan.seats[0], SeatPlan::Me, "{}", game.id());
        }
        assert!(is_day("2026-11-15") && !is_day("2026-11-1x") && !is_day("20261115"));
        assert!(!is_day("2026-11-é") && !is_day("") && is_day(&today()));
    }
}
