//! How a match begins: what was asked for becomes a room, or a refusal.

use protocol::{Code, Do, NewMatch, SeatPlan, Terms};
use store::{Kept, MatchId, Millis, NewEntry, Status, Summary};
use table::{Dealer, Games, Level};
use tabletop::Seat;

use super::Room;
use super::decide::{Decision, Refusal, Who, refuse};

impl Room {
    /// A new match: whoever asks and the bots sit down, and it begins if all seats are taken.
    /// With the entries that are to be kept.
    pub fn found(
        games: &Games,
        who: &Who,
        new: &NewMatch,
        id: MatchId,
        secret: [u8; 32],
        at: Millis,
    ) -> Result<(Self, Vec<NewEntry>), Refusal> {
        let mut room = Self::empty(games, new, id, secret, at)?;
        room.check_plan(&new.seats)?;
        let seats = room.seats.seats();
        let mut entries = Vec::new();
        let mut keep = |room: &mut Self, decision: Decision| {
            entries.extend(decision.new_entries());
            room.commit(decision);
        };
        let planned = || seats.clone().zip(&new.seats);
        if let Some((seat, _)) = planned().find(|(_, plan)| **plan == SeatPlan::Me) {
            let join = Do::Join { seat: Some(seat), entropy: new.entropy.clone() };
            let decision = room.decide(games, who, &join, at)?;
            keep(&mut room, decision);
        }
        let bots: Vec<(Seat, u8)> = planned().filter_map(bot).collect();
        let furnished = room.furnish(games, &bots, at)?;
        keep(&mut room, furnished);
        Ok((room, entries))
    }

    /// A room that nobody has entered.
    pub fn empty(
        games: &Games,
        new: &NewMatch,
        id: MatchId,
        secret: [u8; 32],
        at: Millis,
    ) -> Result<Self, Refusal> {
        let invalid =
            |error: &dyn std::fmt::Display| Refusal::new(Code::Options, error.to_string());
        let game = games.find(&new.game).map_err(|error| invalid(&error))?;
        let options: Vec<(&str, &str)> =
            new.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let table = game.open(&options, Dealer::Scripted).map_err(|error| invalid(&error))?;
        check_terms(&new.terms)?;
        let summary = Summary {
            status: Status::Open,
            is_public: new.terms.public,
            alarm: None,
            players: Vec::new(),
            touched: at,
            outline: None,
        };
        let kept = Kept {
            number: 0,
            id,
            game: new.game.clone(),
            rules_version: game.rules_version(),
            options: table.options(),
            secret,
            terms: serde_json::to_string(&new.terms).expect("terms are plain data"),
            made: at,
            summary,
        };
        Self::load(games, kept, &[]).map_err(|error| invalid(&error))
    }

    fn check_plan(&self, plan: &[SeatPlan]) -> Result<(), Refusal> {
        let n_seats = self.seats.n_seats();
        if plan.len() > usize::from(n_seats) {
            let text = format!("the match has {n_seats} seats, but {} were planned", plan.len());
            return refuse(Code::Options, &text);
        }
        if plan.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
            return refuse(Code::Options, "a player cannot sit in two seats");
        }
        let is_level = |(_, level): (Seat, u8)| Level::new(level).is_some();
        if !self.seats.seats().zip(plan).filter_map(bot).all(is_level) {
            return refuse(Code::Options, "levels of bots go from 1 to 10");
        }
        Ok(())
    }
}

fn bot((seat, plan): (Seat, &SeatPlan)) -> Option<(Seat, u8)> {
    match plan {
        SeatPlan::Bot(level) => Some((seat, *level)),
        SeatPlan::Me | SeatPlan::Open => None,
    }
}

/// A month, in seconds.
const LONGEST: u32 = 31 * 24 * 60 * 60;

fn check_terms(terms: &Terms) -> Result<(), Refusal> {
    let clock = terms.clock;
    let is_sane = |seconds: Option<u32>| seconds.is_none_or(|it| (1..=LONGEST).contains(&it));
    if !is_sane(clock.per_move) || !is_sane(clock.per_match) || clock.increment > LONGEST {
        return refuse(Code::Options, "a clock has from a second to a month");
    }
    if terms.grace > LONGEST || terms.delay > LONGEST {
        return refuse(Code::Options, "a wait is at most a month long");
    }
    if Level::new(terms.bot).is_none() {
        return refuse(Code::Options, "levels of bots go from 1 to 10");
    }
    Ok(())
}
