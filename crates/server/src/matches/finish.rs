//! What a match leaves behind: ratings, and the result of a daily deal.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Finished, PlayerId, Rating, StoreError};
use tabletop::Seat;

use super::Matches;
use crate::clock::{day_of, now};
use crate::room::Room;

/// Whoever is second so often in a row comes back later.
const TRIES: u32 = 10;

impl Matches {
    /// Keeps what follows from the end of a match; once only, whichever server sees it first.
    pub(super) async fn finish(&self, room: &Room) -> Result<(), StoreError> {
        let players: Vec<(Seat, PlayerId)> = room.players().collect();
        let finished = Finished {
            number: room.kept().number,
            game: room.kept().game.clone(),
            ratings: Vec::new(),
            daily: daily_result(room),
            at: now(),
        };
        let ranks = room.rated_ranks();
        // Ratings may change between reading and writing: then they are read again.
        let mut tried = Ok(());
        for _ in 0..TRIES {
            tried = self.keep_finished(&finished, &players, ranks.as_deref()).await;
            if !matches!(tried, Err(StoreError::Conflict)) {
                break;
            }
        }
        tried
    }

    async fn keep_finished(
        &self,
        finished: &Finished,
        players: &[(Seat, PlayerId)],
        ranks: Option<&[u32]>,
    ) -> Result<(), StoreError> {
        let mut finished = finished.clone();
        if let Some(ranks) = ranks {
            finished.ratings = self.new_ratings(&finished.game, players, ranks).await?;
        }
        self.0.store.finish(&finished).await.map(drop)
    }

    /// The ratings after the match; none if somebody has no account.
    async fn new_ratings(
        &self,
        game: &str,
        players: &[(Seat, PlayerId)],
        ranks: &[u32],
    ) -> Result<Vec<(PlayerId, Rating)>, StoreError> {
        let mut before = Vec::new();
        for (_, player) in players {
            let known = self.0.store.player(*player).await?;
            if known.is_none_or(|player| player.is_guest) {
                return Ok(Vec::new());
            }
            before.push(self.0.store.rating(*player, game).await?);
        }
        let after = rated(&before, players, ranks);
        Ok(players.iter().map(|(_, player)| *player).zip(after).collect())
    }
}

/// The day, who played its deal, and his points; nothing if it was over later. When a day is over, its secret is told:
/// from then on it is no feat any more.
fn daily_result(room: &Room) -> Option<(String, PlayerId, i32)> {
    let day = room.terms().daily.clone()?;
    let (seat, player) = room.players().next()?;
    let points = *room.points()?.get(seat.index())?;
    (day_of(room.ended_at()?) == day).then_some((day, player, points))
}

/// Weng and Lin's ratings for several players; partners share a rank and are rated as single players.
fn rated(before: &[Option<Rating>], players: &[(Seat, PlayerId)], ranks: &[u32]) -> Vec<Rating> {
    let new = WengLinRating::new();
    let known = |rating: &Option<Rating>| {
        rating.map_or(new, |it| WengLinRating { rating: it.rating, uncertainty: it.uncertainty })
    };
    let teams: Vec<Vec<WengLinRating>> = before.iter().map(|it| vec![known(it)]).collect();
    let with_ranks: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(players)
        .map(|(team, (seat, _))| {
            (team.as_slice(), MultiTeamOutcome::new(ranks[seat.index()] as usize))
        })
        .collect();
    let after = weng_lin_multi_team(&with_ranks, &WengLinConfig::new());
    let n_matches = |rating: &Option<Rating>| rating.map_or(0, |it| it.n_matches);
    after
        .iter()
        .zip(before)
        .map(|(team, before)| Rating {
            rating: team[0].rating,
            uncertainty: team[0].uncertainty,
            n_matches: n_matches(before) + 1,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use protocol::{Do, NewMatch, SeatPlan, Terms};
    use store::{MatchId, Millis};
    use table::Games;
    use uuid::Uuid;

    use super::*;
    use crate::room::Who;

    #[test]
    fn a_daily_deal_counts_if_it_is_over_on_its_day() {
        let games = Games::standard();
        let player = PlayerId(Uuid::from_u128(1));
        let who = Who { player, name: "Ada".into(), is_guest: true };
        let new = NewMatch {
            game: "pips".into(),
            options: [("seats".to_owned(), "2".to_owned())].into(),
            seats: vec![SeatPlan::Me, SeatPlan::Bot(1)],
            terms: Terms { daily: Some("1970-01-01".into()), ..Terms::default() },
            commitment: None,
            entropy: None,
        };
        let id = MatchId(Uuid::from_u128(77));
        let (room, _) = Room::found(&games, &who, &new, id, [7; 32], Millis(1000)).unwrap();
        assert_eq!(daily_result(&room), None, "it is not over");
        for (at, counts) in [(Millis(86_399_999), true), (Millis(86_400_000), false)] {
            let mut over = room.clone();
            over.commit(room.decide(&games, &who, &Do::Resign, at).unwrap());
            let day = daily_result(&over).map(|(day, by, _)| (day, by));
            assert_eq!(day, counts.then(|| ("1970-01-01".to_owned(), player)));
        }
    }

    #[test]
    fn who_wins_gains_and_who_loses_loses() {
        let [ada, bob] = [1, 2].map(|n| PlayerId(Uuid::from_u128(n)));
        let players = [(Seat::new(0), ada), (Seat::new(1), bob)];
        let after = rated(&[None, None], &players, &[2, 1]);
        assert!(after[0].rating < 25.0 && after[1].rating > 25.0);
        assert!(after.iter().all(|it| it.n_matches == 1 && it.uncertainty < 25.0 / 3.0));
        let known = Some(Rating { rating: 30.0, uncertainty: 2.0, n_matches: 9 });
        assert_eq!(rated(&[known, None], &players, &[1, 2])[0].n_matches, 10);
    }
}
