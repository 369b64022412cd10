//! Who is told what. Everything that leaves a room passes through here, and is made for one viewer.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::{
    ClockInfo, Ended, How, MatchInfo, News, SeatInfo, Sitter, Snapshot, Speaker, Turn, Update,
    VERSION, Waiting,
};
use serde_json::Value;
use store::{Millis, PlayerId};
use table::Fact;
use tabletop::{Seat, Seed, Viewer, hex};

use super::journal::Body;
use super::{Noted, Point, Room};

/// Whoever comes reads the last of what was said.
const LAST_SAYINGS: usize = 200;

/// Who has missed more is told everything anew: that is shorter.
const MOST_MISSED: usize = 300;

impl Room {
    /// What is played, and by whom.
    pub fn info(&self) -> MatchInfo {
        MatchInfo {
            id: self.kept.id.to_string(),
            game: self.kept.game.clone(),
            rules_version: self.kept.rules_version,
            options: self.kept.options.clone(),
            terms: self.terms.clone(),
            seats: self.seats.seats().map(|seat| self.seat_info(seat)).collect(),
            commitment: Seed::new(self.kept.secret).commitment().to_string(),
            begun: self.has_begun(),
            ended: self.ended_info(),
            rematch: self.rematch.map(|id| id.to_string()),
            made: self.kept.made.0,
        }
    }

    /// The same as this viewer may know it. Where the next match is, is for those who played this one to tell:
    /// whoever has its link can take a seat there.
    fn info_for(&self, viewer: Viewer) -> MatchInfo {
        let info = self.info();
        MatchInfo { rematch: info.rematch.filter(|_| viewer != Viewer::Spectator), ..info }
    }

    /// The match as a line of a list.
    pub fn waiting(&self, player: Option<PlayerId>) -> Waiting {
        let seat = player.and_then(|player| self.seat_of(player));
        let my_turn = seat.is_some_and(|seat| self.clocks.thinks_since(seat).is_some());
        Waiting { info: self.info_for(self.viewer_of(player)), seat, my_turn }
    }

    fn seat_info(&self, seat: Seat) -> SeatInfo {
        let seated = &self.seats[seat];
        let sitter = match (&seated.player, seated.bot) {
            (Some((id, name)), _) => Sitter::Player { player: id.to_string(), name: name.clone() },
            (None, Some(_)) => Sitter::Bot,
            (None, None) => Sitter::Free,
        };
        SeatInfo { seat, sitter, bot: seated.bot, away: seated.is_away }
    }

    fn ended_info(&self) -> Option<Ended> {
        let ended = self.ended.as_ref()?;
        // A daily deal is still being played by others, and an imported match was drawn elsewhere.
        let is_secret = self.terms.daily.is_some() || ended.how == How::Imported;
        let secret = Seed::new(self.kept.secret).reveal().to_string();
        Some(Ended {
            how: ended.how,
            ranks: ended.ranks.clone(),
            points: ended.points.clone(),
            secret: if is_secret { String::new() } else { secret },
            entropy: self.seats.values().map(|it| hex::digits(&it.entropy)).collect(),
        })
    }

    /// All that this viewer may know.
    pub fn snapshot(&self, viewer: Viewer, now: Millis) -> Snapshot {
        let table = self.table();
        let steps = table.map_or_else(Vec::new, |table| table.learned(viewer, 0));
        let mut said: Vec<News> =
            self.journal.iter().rev().filter_map(|noted| said(noted)).take(LAST_SAYINGS).collect();
        said.reverse();
        Snapshot {
            version: VERSION,
            info: self.info_for(viewer),
            viewer,
            number: self.number(),
            turn: self.turn(viewer, now),
            view: table.map(|table| table.view(viewer)),
            standings: table.map_or(Value::Null, |table| {
                serde_json::to_value(table.standings(viewer)).expect("standings are plain data")
            }),
            steps: steps
                .into_iter()
                .map(|learned| News::Step {
                    step: learned.step,
                    by_bot: self.stood_in.contains(&learned.step),
                    events: in_json(&learned.events),
                })
                .collect(),
            said,
            note: None,
            asked: self.asked.as_ref().map(|asked| (asked.seat, asked.to)),
            would_abandon: self.would_abandon(),
        }
    }

    /// Who comes next, and when.
    pub fn turn(&self, viewer: Viewer, now: Millis) -> Turn {
        let clock = self.terms.clock;
        let to_act = self.to_act();
        let is_timed = clock.per_move.is_some() || clock.per_match.is_some();
        let clock_of = |seat: Seat| {
            let running = to_act.contains(&seat) && self.seats[seat].bot.is_none();
            // What a bot thinks is charged to nobody: its clock stands where it stood when its turn came.
            let still = self.clocks.thinks_since(seat).filter(|_| !running);
            let left = self.clocks.left_at(seat, still.unwrap_or(now), clock).unwrap_or(0);
            ClockInfo { left, running }
        };
        let timed = self.seats.seats().filter(|_| is_timed && self.has_begun());
        let clocks = timed.map(clock_of).collect();
        let Point { step, backs } = self.point();
        Turn { step, backs, clocks, undo: self.undo_points(viewer), to_act }
    }

    fn undo_points(&self, viewer: Viewer) -> Vec<usize> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let table = self.table().filter(|_| !self.is_over());
        table.map_or_else(Vec::new, |table| table.take_back_points(seat))
    }

    /// What was new to this viewer since a number; nothing if only a [`snapshot`](Self::snapshot) can tell it,
    /// because time ran back in between, or because it is too much.
    pub fn update(
        &self,
        viewer: Viewer,
        since: u64,
        now: Millis,
        with_view: bool,
    ) -> Option<Update> {
        let missed = self.journal.get(usize::try_from(since).ok()?..)?;
        if missed.len() > MOST_MISSED {
            return None;
        }
        let back = missed.iter().rposition(|noted| matches!(noted.body, Body::Back { .. }));
        let has_lost_steps = |back: usize| {
            missed[..back].iter().any(|noted| matches!(noted.body, Body::Step { .. }))
        };
        if back.is_some_and(has_lost_steps) {
            return None;
        }
        let learned = self.learned(missed, viewer);
        Some(Update {
            since,
            number: self.number(),
            news: missed.iter().filter_map(|noted| self.news(noted, viewer, &learned)).collect(),
            turn: self.turn(viewer, now),
            view: self.table().filter(|_| with_view).map(|table| table.view(viewer)),
        })
    }

    /// What these steps told a viewer, by their number: looked up once for all of them.
    fn learned(&self, missed: &[Arc<Noted>], viewer: Viewer) -> BTreeMap<usize, Vec<Value>> {
        let is_step = |noted: &&Arc<Noted>| matches!(noted.body, Body::Step { .. });
        let first = missed.iter().filter(is_step).map(|noted| noted.step).min();
        let (Some(table), Some(first)) = (self.table(), first) else { return BTreeMap::new() };
        let learned = table.learned(viewer, first.saturating_sub(1));
        learned.into_iter().map(|it| (it.step, in_json(&it.events))).collect()
    }

    fn news(
        &self,
        noted: &Noted,
        viewer: Viewer,
        learned: &BTreeMap<usize, Vec<Value>>,
    ) -> Option<News> {
        Some(match &noted.body {
            Body::Sat { seat, .. }
            | Body::Stood { seat }
            | Body::Bot { seat, .. }
            | Body::Left { seat }
            | Body::Returned { seat } => News::Seat(self.seat_info(*seat)),
            Body::Began { .. } => News::Began,
            Body::Step { .. } => News::Step {
                step: noted.step,
                by_bot: self.stood_in.contains(&noted.step),
                events: learned.get(&noted.step)?.clone(),
            },
            Body::Back { step, .. } => News::Back { step: *step },
            Body::Asked { seat, to } => News::Asked { seat: Some(*seat), to: *to },
            Body::Answered { yes: true, .. } | Body::Lost { .. } => return None,
            Body::Answered { yes: false, .. } => News::Asked { seat: None, to: noted.step },
            Body::WouldAbandon { seat } => News::WouldAbandon { seat: *seat },
            Body::Said { .. } => said(noted)?,
            Body::Ended { .. } => News::Ended(self.ended_info()?),
            Body::Rematch { .. } if viewer == Viewer::Spectator => return None,
            Body::Rematch { id } => News::Rematch { id: id.to_string() },
        })
    }
}

fn said(noted: &Noted) -> Option<News> {
    let Body::Said { by, name, text, .. } = &noted.body else { return None };
    let by = Speaker { seat: *by, name: name.clone() };
    Some(News::Said { by, text: text.clone(), at: noted.at.0 })
}

/// Facts as they travel.
fn in_json(facts: &[Fact]) -> Vec<Value> {
    facts.iter().map(Fact::to_json).collect()
}
