//! Bots at the table: who is asked, by which server, and when.
//!
//! The server at which it came to a bot's turn asks it at once. Others who carry the match, or see its alarm, leave it to
//! that one: only if nothing has come of it after a while, they ask.

use protocol::{Code, HintInfo, Outcome, Problem, Reason, Reply};
use store::Millis;
use tabletop::Seat;
use tokio::sync::oneshot;

use super::super::thinking::{self, Question, Thought};
use super::super::unavailable;
use super::Task;
use super::obey::Answer;
use crate::clock::now;
use crate::counts;
use crate::room::{Point, Who};

/// A hint is work: nobody gets more of them for one decision.
const MOST_HINTS: u32 = 10;

/// A bot that insists on what is no move is asked no more often at one point: chance moves for it then.
const MOST_REFUSED: usize = 3;

impl Task {
    /// Whose turn it is among the bots, and where the match is.
    pub(super) fn bots_turn(&self) -> (Point, Vec<(Seat, u8)>) {
        (self.room.point(), self.room.bots_to_act())
    }

    /// When bots that do not think here are to be asked here.
    pub(super) fn waiting_bots_alarm(&self) -> Option<Millis> {
        let point = self.room.point();
        let waits = |(seat, _): &(Seat, u8)| !self.thinking.contains(&(*seat, point));
        let since = self.room.bots_alarm().filter(|_| self.room.bots_to_act().iter().any(waits));
        since.map(|since| since.plus(self.matches.patience()))
    }

    /// Asks bots that another server should have asked, or this one before it was started again.
    pub(super) fn ask_bots_if_overdue(&mut self) {
        if self.waiting_bots_alarm().is_some_and(|alarm| alarm <= now()) {
            self.ask_bots();
        }
    }

    pub(super) fn ask_bots(&mut self) {
        let Some(table) = self.room.table() else { return };
        let point = self.room.point();
        self.thinking.retain(|(_, at)| *at == point);
        for (seat, level) in self.room.bots_to_act() {
            if self.thinking.contains(&(seat, point)) {
                continue;
            }
            self.thinking.push((seat, point));
            let thoughts = self.thoughts.clone();
            let question = Question {
                table: table.boxed_clone(),
                point,
                seat,
                level: (self.n_refused(seat, point) < MOST_REFUSED).then_some(level),
                is_watched: !self.listeners.is_empty() || self.room.is_attended(),
            };
            let thought = thinking::think(&self.matches, question);
            self.matches.0.tasks.spawn(async move { drop(thoughts.send(thought.await).await) });
        }
    }

    pub(super) async fn play_thought(&mut self, thought: Thought) {
        let Thought { seat, point, mv } = thought;
        self.thinking.retain(|it| *it != (seat, point));
        let Some(mv) = mv else {
            // Asked again at once, it would fail again: the match rests.
            tracing::error!(seat = seat.number(), "nobody can move for a bot");
            self.is_lost = true;
            return;
        };
        match self.room.bot_move(seat, point, &mv, now()) {
            Ok(decision) => {
                if self.carry_out(decision).await.is_ok() {
                    metrics::counter!(counts::MOVES, "by" => "bot").increment(1);
                }
            }
            Err(problem) if matches!(problem.code, Code::Illegal | Code::MoveMalformed) => {
                self.note_refused(seat, point, problem.code);
            }
            // The match has gone on without it, and whoever let it go on has asked anew.
            Err(_) => {}
        }
    }

    /// How often the bot of a seat was refused at a point.
    fn n_refused(&self, seat: Seat, point: Point) -> usize {
        self.refused.iter().filter(|it| **it == (seat, point)).count()
    }

    /// Asked again, it may find something else; and at last chance does.
    fn note_refused(&mut self, seat: Seat, point: Point, code: Code) {
        self.refused.retain(|(_, at)| *at == point);
        self.refused.push((seat, point));
        let game = self.room.kept().game.as_str();
        tracing::error!(
            game,
            seat = seat.number(),
            code = code.as_str(),
            "a bot has advised something that is not a move"
        );
        // Not even chance finds one: the match rests.
        self.is_lost = self.n_refused(seat, point) > MOST_REFUSED;
    }

    pub(super) fn may_be_helped(&mut self, who: &Who) -> Answer {
        let seat = match self.room.may_be_helped(who) {
            Ok(seat) => seat,
            Err(problem) => return Answer::error(problem),
        };
        let (step, n) = self.hints;
        let now = self.room.n_steps();
        self.hints = (now, if step == now { n + 1 } else { 1 });
        if self.hints.1 > MOST_HINTS {
            let message = "you have had all the hints for this decision";
            return Answer::error(Problem::because(Reason::HintsGiven, message));
        }
        Answer::Later(seat)
    }

    pub(super) fn hint(&self, seat: Seat, id: String, reply: oneshot::Sender<Reply>) {
        let Some(table) = self.room.table() else { return };
        let advice = thinking::hint(&self.matches, table.boxed_clone(), seat);
        let step = table.n_steps();
        let plain = |term| serde_json::to_value(term).expect("reasons are plain data");
        self.matches.0.tasks.spawn(async move {
            let result = match advice.await {
                Some(advice) => Outcome::Hint(HintInfo {
                    step,
                    mv: advice.mv,
                    reason: advice.reason.into_iter().map(plain).collect(),
                }),
                None => Outcome::Error(unavailable()),
            };
            drop(reply.send(Reply { id, result }));
        });
    }
}
