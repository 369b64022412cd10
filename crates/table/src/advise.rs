//! What a bot would do, apart from any table: the page lets its bots think elsewhere, and does not carry them.

use bots::{Advice, BotKind, Limits, Playable};
use tabletop::{Header, Log, Seat, Seed};

use crate::games::LoadError;
use crate::running::Running;
use crate::table::{Dealer, SubmitError};

/// Why no bot was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AdviseError {
    /// There is no such match.
    #[error(transparent)]
    Log(#[from] LoadError),
    /// There is nothing to decide for this seat.
    #[error(transparent)]
    Refused(#[from] SubmitError),
}

/// What a bot of this kind would do in this seat of the match in a log, which is played with what lies in the box.
/// It is the answer of [`Table::advise`](crate::Table::advise) at that match's table.
pub fn advise<G: Playable>(
    log: &str,
    seat: Seat,
    bot: BotKind,
    limits: &Limits<'_>,
    seed: &Seed,
) -> Result<Advice<String>, AdviseError> {
    let header = Header::parse(log).map_err(LoadError::from)?;
    let parsed = Log::<G>::parse_with(log, &[]).map_err(LoadError::from)?;
    let table = Running::load(&parsed, &header, Dealer::Scripted)?;
    Ok(table.advised(seat, bot, limits, seed)?)
}
