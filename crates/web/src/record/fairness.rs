//! Whether what was drawn is what had to be drawn: see *Fair shuffle* in `docs/protocol.md`.

use protocol::{Ended, How, MatchInfo};
use tabletop::{MatchName, Seed, hex};

use crate::{games, problems, t};

/// What came of drawing everything again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fairness {
    /// The server kept its promise; so many draws are what they had to be.
    Fair(usize),
    /// Something is not as it was promised.
    Unfair(String),
}

impl Fairness {
    /// In a sentence.
    pub(crate) fn sentence(&self) -> String {
        match self {
            Self::Fair(n) => t!("deal-fair", n = *n),
            Self::Unfair(why) => t!("deal-unfair", why = why.clone()),
        }
    }
}

/// Draws everything again; nothing where nothing was promised, or where the secret is not shown yet.
pub(crate) fn fairness(info: &MatchInfo, log: &str) -> Option<Fairness> {
    let ended = info.ended.as_ref()?;
    if ended.how == How::Imported || ended.secret.is_empty() {
        return None;
    }
    Some(draw_again(info, ended, log).map_or_else(Fairness::Unfair, Fairness::Fair))
}

fn draw_again(info: &MatchInfo, ended: &Ended, log: &str) -> Result<usize, String> {
    let secret: Seed = ended.secret.parse().map_err(|_| t!("unfair-secret"))?;
    if secret.commitment().to_string() != info.commitment {
        return Err(t!("unfair-commitment"));
    }
    let seed = seed_of(info, ended, &secret).ok_or_else(|| t!("unfair-secret"))?;
    let checked = games::known().check(log, Some(&seed));
    match checked.faults.first() {
        Some(fault) => Err(problems::fault(Some(&info.game), fault)),
        None => Ok(checked.n_redrawn),
    }
}

fn seed_of(info: &MatchInfo, ended: &Ended, secret: &Seed) -> Option<Seed> {
    // Everybody plays the same daily deal, so nobody adds anything to it.
    if info.terms.daily.is_some() {
        return Some(secret.for_match(&[0; 16], &[]));
    }
    let MatchName(name) = info.id.parse().ok()?;
    let added: Vec<Vec<u8>> =
        ended.entropy.iter().map(|it| hex::bytes(it)).collect::<Option<_>>()?;
    let added: Vec<&[u8]> = added.iter().map(Vec::as_slice).collect();
    Some(secret.for_match(&name, &added))
}

#[cfg(test)]
mod tests {
    use protocol::Terms;
    use table::{Dealer, find};

    use super::*;

    /// A match of two bots with a secret and what both added, as a server would tell of it.
    fn played(daily: bool) -> (MatchInfo, String) {
        let secret = Seed::from(7);
        let id = "000102030405060708090a0b0c0d0e0f";
        let seed = if daily {
            secret.for_match(&[0; 16], &[])
        } else {
            let name = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
            secret.for_match(&name, &[&[1, 2], b"hello"])
        };
        let game = find("pips").unwrap();
        let mut table = game.open(&[], Dealer::Seeded(seed)).unwrap();
        while let Some(seat) = table.to_act().seats().lowest() {
            let mv = table.legal_moves(seat).swap_remove(0);
            table.submit(seat, table.n_steps(), &mv).unwrap();
        }
        let ended = Ended {
            how: How::Played,
            ranks: vec![1, 2],
            points: vec![0, 0],
            secret: secret.reveal().to_string(),
            entropy: vec!["0102".into(), "68656c6c6f".into()],
        };
        let info = MatchInfo {
            id: id.into(),
            game: "pips".into(),
            rules_version: game.rules_version(),
            options: table.options(),
            terms: Terms { daily: daily.then(|| "2026-11-15".into()), ..Terms::default() },
            seats: Vec::new(),
            commitment: secret.commitment().to_string(),
            begun: true,
            ended: Some(ended),
            rematch: None,
            made: 0,
        };
        (info, table.log().unwrap())
    }

    fn is_fair(info: &MatchInfo, log: &str) -> bool {
        matches!(fairness(info, log), Some(Fairness::Fair(n)) if n > 0)
    }

    #[test]
    fn a_match_that_was_drawn_as_promised_is_fair() {
        for daily in [false, true] {
            let (info, log) = played(daily);
            assert!(is_fair(&info, &log), "{:?}", fairness(&info, &log));
        }
    }

    #[test]
    fn another_secret_another_addition_or_another_draw_is_found() {
        let (info, log) = played(false);
        let ended = info.ended.clone().unwrap();
        let with = |ended: Ended| MatchInfo { ended: Some(ended), ..info.clone() };
        let secret = Seed::from(8).reveal().to_string();
        assert!(!is_fair(&with(Ended { secret, ..ended.clone() }), &log));
        let entropy = vec!["0103".into(), "68656c6c6f".into()];
        assert!(!is_fair(&with(Ended { entropy, ..ended.clone() }), &log));
        let entropy = vec!["0".into(), "é".into()];
        assert!(!is_fair(&with(Ended { entropy, ..ended.clone() }), &log));
        let (_, other) = played(true);
        assert!(!is_fair(&info, &other));
        // Not shown yet, or never promised: there is nothing to say.
        assert_eq!(fairness(&with(Ended { secret: String::new(), ..ended }), &log), None);
        assert_eq!(fairness(&MatchInfo { ended: None, ..info }, &log), None);
    }
}
