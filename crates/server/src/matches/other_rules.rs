//! Matches of rules that this server does not play. They are not played on; they can be given up, and read when they are
//! over. Neither needs a table.

use protocol::{Code, Command, Outcome, Problem};
use store::{Append, Kept, MatchId, StoreError, Summary};
use tabletop::Figure;

use super::{Matches, TRIES, failed, name_of, task, unavailable};
use crate::clock::{self, now};
use crate::room::{Room, Who};

impl Matches {
    /// Refuses a match of other rules: what was played by them cannot be played on by ours.
    pub(super) fn check_rules(&self, kept: &Kept) -> Result<(), Problem> {
        let found = self.0.games.find(&kept.game).map(table::GameKind::rules_version);
        if found.is_ok_and(|version| version == kept.rules_version) {
            return Ok(());
        }
        let Kept { game, rules_version, .. } = kept;
        let message = format!(
            "this match is of {game} by version {rules_version} of its rules, which this server does not play: \
             it is kept as it is"
        );
        let about = [Figure::of(game), Figure::of(rules_version)];
        Err(Problem::new(Code::OtherRules, message).about(about))
    }

    /// The log of a match that is over, whatever its rules.
    pub async fn log(&self, id: MatchId) -> Result<String, Problem> {
        let kept = self.find(id).await?;
        if self.check_rules(&kept).is_ok() {
            return self.ask(id, |reply| task::Message::Log { reply }).await?;
        }
        let entries = self.0.store.entries(&kept, 0).await.map_err(|error| failed(&error))?;
        Room::log_of_other_rules(&self.0.games, kept, &entries, &clock::today())
    }

    /// Resigns or agrees to abandon a match of other rules. Where servers of two versions share a store, it may be played
    /// at another one: so nobody ends it who could not end it there.
    pub(super) async fn give_up(
        &self,
        id: MatchId,
        who: &Who,
        command: &Command,
    ) -> Result<Outcome, Problem> {
        let name = name_of(who, command)?;
        for _ in 0..TRIES {
            let mut room = self.outline(id).await?;
            if room.answered(name).is_none() {
                let decision = room.decide(&self.0.games, who, &command.wish, now())?;
                let decision = decision.answering(name);
                let (first, entries) = (room.number(), decision.new_entries());
                room.commit(decision);
                let summary = Some(summary_of(&room));
                let append = Append { number: room.kept().number, first, entries, summary };
                match self.0.store.append(append).await {
                    Ok(()) => {}
                    Err(StoreError::Conflict) => continue,
                    Err(error) => return Err(failed(&error)),
                }
                // Nobody hears it any more when the server stops.
                self.0.changed.send(id).ok();
            }
            if room.leaves_something() {
                self.finish(&room).await.map_err(|error| failed(&error))?;
            }
            return Ok(room.done(who, &command.wish, now()));
        }
        Err(unavailable())
    }

    /// All of a match but its table.
    async fn outline(&self, id: MatchId) -> Result<Room, Problem> {
        let kept = self.find(id).await?;
        let entries = self.0.store.entries(&kept, 0).await.map_err(|error| failed(&error))?;
        Room::outline(&self.0.games, kept, &entries).map_err(|error| {
            tracing::error!(%error, "a journal cannot be read");
            Problem::new(Code::OtherRules, "this match cannot be read any more")
        })
    }
}

/// While it goes on, somebody who plays its rules must look at it: a bot may have to move now. What else is due is not
/// known without a table.
fn summary_of(room: &Room) -> Summary {
    if room.is_over() {
        return Summary { outline: Some(room.outlined()), ..room.summary() };
    }
    Summary { alarm: Some(now()), ..room.kept().summary.clone() }
}
