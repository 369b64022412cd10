//! Ratings from results between pairs: Bradley and Terry's model, by maximum likelihood.
//!
//! Every deal in which two contestants met counts as one game between them, with the mean of its matches as the
//! result. To each pair that met one drawn game is added, so that whoever wins everything still has a finite rating.
//! The error of a rating is the larger of two: that of the model, and that which the deals themselves show
//! (the sandwich estimator, with deals as units).

use crate::numbers::Z;

/// Elo points of a natural unit of the model: 400 / ln 10.
const POINTS: f64 = 173.717_79;

/// A rating in Elo points, with the reach of its interval of 95 %.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rating {
    pub(crate) elo: f64,
    pub(crate) reach: f64,
}

/// The results of a deal: for each pair, in the order of [`pairs`], the share of the first, if they met.
pub(crate) type Deal = Vec<Option<f64>>;

/// Every pair of `n` contestants.
pub(crate) fn pairs(n: usize) -> Vec<(usize, usize)> {
    (0..n).flat_map(|i| (i + 1..n).map(move |j| (i, j))).collect()
}

/// Ratings of all contestants relative to the first, whose rating is 0.
pub(crate) fn ratings(n: usize, deals: &[Deal]) -> Vec<Rating> {
    let pairs = pairs(n);
    let sums: Vec<(f64, f64)> = (0..pairs.len()).map(|pair| sum(deals, pair)).collect();
    let mut strengths = vec![0.0; n];
    for _ in 0..200 {
        let (gradient, curvature) = slopes(&pairs, &sums, &strengths);
        let Some(inverse) = inverted(&curvature) else { break };
        let step: Vec<f64> =
            product(&inverse, &gradient).iter().map(|it| it.clamp(-1.0, 1.0)).collect();
        strengths[1..].iter_mut().zip(&step).for_each(|(strength, step)| *strength += step);
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    let errors = errors(&pairs, &sums, &strengths, deals);
    let rating = |(strength, error): (f64, f64)| Rating {
        elo: POINTS * strength,
        reach: POINTS * Z * error,
    };
    strengths.into_iter().zip(errors).map(rating).collect()
}

/// Points of the first, and games, with the one that is added.
fn sum(deals: &[Deal], pair: usize) -> (f64, f64) {
    let mut met = deals.iter().filter_map(|deal| deal[pair]).peekable();
    let begin = if met.peek().is_some() { (0.5, 1.0) } else { (0.0, 0.0) };
    met.fold(begin, |(points, n), x| (points + x, n + 1.0))
}

fn expected(strengths: &[f64], (i, j): (usize, usize)) -> f64 {
    1.0 / (1.0 + (strengths[j] - strengths[i]).exp())
}

/// The gradient of the likelihood and its negated second derivatives, without the first contestant.
fn slopes(
    pairs: &[(usize, usize)],
    sums: &[(f64, f64)],
    strengths: &[f64],
) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = strengths.len();
    let mut gradient = vec![0.0; n];
    let mut curvature = vec![vec![0.0; n]; n];
    for (&(i, j), &(points, games)) in pairs.iter().zip(sums) {
        let p = expected(strengths, (i, j));
        gradient[i] += points - games * p;
        gradient[j] -= points - games * p;
        let weight = games * p * (1.0 - p);
        curvature[i][i] += weight;
        curvature[j][j] += weight;
        curvature[i][j] -= weight;
        curvature[j][i] -= weight;
    }
    gradient.remove(0);
    curvature.remove(0);
    for row in &mut curvature {
        row.remove(0);
    }
    (gradient, curvature)
}

fn errors(
    pairs: &[(usize, usize)],
    sums: &[(f64, f64)],
    strengths: &[f64],
    deals: &[Deal],
) -> Vec<f64> {
    let n = strengths.len();
    let (_, curvature) = slopes(pairs, sums, strengths);
    let Some(inverse) = inverted(&curvature) else { return vec![f64::INFINITY; n] };
    let mut by_deals = vec![0.0; n - 1];
    for deal in deals {
        let mut gradient = vec![0.0; n];
        for (&(i, j), result) in pairs.iter().zip(deal) {
            let Some(x) = result else { continue };
            let surprise = x - expected(strengths, (i, j));
            gradient[i] += surprise;
            gradient[j] -= surprise;
        }
        let moved = product(&inverse, &gradient[1..]);
        by_deals.iter_mut().zip(moved).for_each(|(sum, it)| *sum += it * it);
    }
    let own = by_deals.iter().enumerate().map(|(i, sum)| sum.max(inverse[i][i]).sqrt());
    [0.0].into_iter().chain(own).collect()
}

fn product(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// The inverse of a matrix, by Gauss and Jordan; none if there is none.
fn inverted(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    let unit = |i: usize| (0..n).map(move |j| if i == j { 1.0 } else { 0.0 });
    let mut rows: Vec<Vec<f64>> = matrix
        .iter()
        .enumerate()
        .map(|(i, row)| row.iter().copied().chain(unit(i)).collect())
        .collect();
    for column in 0..n {
        let size = |row: &usize| rows[*row][column].abs();
        let pivot = (column..n).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        if rows[pivot][column].abs() < 1e-12 {
            return None;
        }
        rows.swap(column, pivot);
        let scale = rows[column][column];
        rows[column].iter_mut().for_each(|it| *it /= scale);
        let lead = rows[column].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(i, _)| *i != column) {
            let factor = row[column];
            row.iter_mut().zip(&lead).for_each(|(it, lead)| *it -= factor * lead);
        }
    }
    Some(rows.into_iter().map(|row| row[n..].to_vec()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{GameRng, Seed};

    #[test]
    fn a_known_share_is_a_known_distance() {
        // 75 of 100, and the drawn game that is added: 400 log10(75.5 / 25.5) = 188.6.
        let deals: Vec<Deal> =
            (0..100).map(|n| vec![Some(if n < 75 { 1.0 } else { 0.0 })]).collect();
        let found = ratings(2, &deals);
        assert!((found[0].elo).abs() < 1e-9 && found[0].reach.abs() < 1e-9);
        assert!((found[1].elo + 188.56).abs() < 0.1, "{found:?}");
        // 1.96 / sqrt(101 p (1 - p)) of a natural unit.
        assert!((found[1].reach - 77.98).abs() < 1.0, "{found:?}");
    }

    #[test]
    fn ratings_of_synthetic_results_are_found_within_their_errors() {
        let truth = [0.0, 100.0, -150.0, 300.0];
        let pairs = pairs(4);
        let mut rng = GameRng::from_seed(&Seed::from(3));
        let deal = |rng: &mut GameRng| -> Deal {
            let game = |(i, j): &(usize, usize)| {
                let p = 1.0 / (1.0 + 10f64.powf((truth[*j] - truth[*i]) / 400.0));
                Some(if f64::from(rng.below(1_000_000)) < p * 1e6 { 1.0 } else { 0.0 })
            };
            pairs.iter().map(game).collect()
        };
        let deals: Vec<Deal> = (0..2000).map(|_| deal(&mut rng)).collect();
        for (rating, truth) in ratings(4, &deals).iter().zip(truth) {
            assert!(
                (rating.elo - truth).abs() <= rating.reach.max(1e-9) * 1.5,
                "{rating:?} {truth}"
            );
            assert!(rating.reach < 25.0, "{rating:?}");
        }
    }

    #[test]
    fn who_wins_everything_is_far_ahead_but_not_endlessly() {
        let deals: Vec<Deal> = vec![vec![Some(1.0)]; 50];
        let found = ratings(2, &deals)[1];
        assert!(found.elo < -700.0 && found.elo > -900.0 && found.reach > 200.0, "{found:?}");
    }

    #[test]
    fn mirrored_deals_that_cancel_out_narrow_the_error_only_to_the_models() {
        let deals: Vec<Deal> = vec![vec![Some(0.5)]; 100];
        let found = ratings(2, &deals)[1];
        assert!(found.elo.abs() < 1e-6 && found.reach.is_finite());
    }
}
