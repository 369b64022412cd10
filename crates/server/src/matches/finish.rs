//! What a match leaves behind: ratings, and the result of a daily deal.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Finished, PlayerId, Rating, StoreError};

use super::Matches;
use crate::clock::now;
use crate::room::Room;

/// Whoever is second so often in a row comes back later.
const TRIES: u32 = 10;

impl Matches {
    /// Keeps what follows from the end of a match; once only, whichever server sees it first.
    pub(super) async fn finish(&self, room: &Room) -> Result<(), StoreError> {
        let players: Vec<(u8, PlayerId)> = room.players().collect();
        let daily = room.terms().daily.clone().zip(room.points()).and_then(|(day, points)| {
            let (seat, player) = *players.first()?;
            Some((day, player, *points.get(usize::from(seat))?))
        });
        let finished = Finished {
            number: room.kept().number,
            game: room.kept().game.clone(),
            ratings: Vec::new(),
            daily,
            at: now(),
        };
        let ranks = room.ranks().filter(|_| room.is_rated());
        // Ratings may change between reading and writing: then they are read again.
        let mut tried = Ok(());
        for _ in 0..TRIES {
            tried = self.keep_finished(&finished, &players, ranks).await;
            if !matches!(tried, Err(StoreError::Conflict)) {
                break;
            }
        }
        tried
    }

    async fn keep_finished(
        &self,
        finished: &Finished,
        players: &[(u8, PlayerId)],
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
        players: &[(u8, PlayerId)],
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

/// Weng and Lin's ratings for several players; partners share a rank and are rated as single players.
fn rated(before: &[Option<Rating>], players: &[(u8, PlayerId)], ranks: &[u32]) -> Vec<Rating> {
    let new = WengLinRating::new();
    let known = |rating: &Option<Rating>| {
        rating.map_or(new, |it| WengLinRating { rating: it.rating, uncertainty: it.uncertainty })
    };
    let teams: Vec<Vec<WengLinRating>> = before.iter().map(|it| vec![known(it)]).collect();
    let with_ranks: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(players)
        .map(|(team, (seat, _))| {
            (team.as_slice(), MultiTeamOutcome::new(ranks[usize::from(*seat)] as usize))
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
    use super::*;
    use uuid::Uuid;

    #[test]
    fn who_wins_gains_and_who_loses_loses() {
        let players = [(0, PlayerId(Uuid::from_u128(1))), (1, PlayerId(Uuid::from_u128(2)))];
        let after = rated(&[None, None], &players, &[2, 1]);
        assert!(after[0].rating < 25.0 && after[1].rating > 25.0);
        assert!(after.iter().all(|it| it.n_matches == 1 && it.uncertainty < 25.0 / 3.0));
        let known = Some(Rating { rating: 30.0, uncertainty: 2.0, n_matches: 9 });
        assert_eq!(rated(&[known, None], &players, &[1, 2])[0].n_matches, 10);
    }
}
