//! What a client asks of a match.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A wish, with a name of its own: sent again, it is answered and not obeyed a second time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Command {
    /// Thirty-two hexadecimal digits that the client makes up.
    pub id: String,
    /// What is wished.
    #[serde(flatten)]
    pub wish: Do,
}

/// What can be wished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Do {
    /// Takes a free seat.
    Join {
        /// Which one; any if it is left out.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
        seat: Option<Seat>,
        /// Own randomness for the shuffle, as up to 64 hexadecimal digits.
        #[serde(default)]
        entropy: Option<String>,
    },
    /// Gives up a seat before the match has begun.
    Leave,
    /// Makes a move.
    Move {
        /// How many steps the player has seen.
        step: usize,
        /// How often time had run back by then, as [`Turn::backs`](crate::Turn::backs) says: the same number of steps
        /// may have been taken before and after that.
        #[serde(default)]
        backs: usize,
        /// In notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Goes back to an earlier own decision, where nothing was learned since and nobody else has decided.
    Undo {
        /// To when so many steps had been taken.
        to: usize,
    },
    /// Asks all others to let time run back.
    AskBack {
        /// To when so many steps had been taken.
        to: usize,
    },
    /// Answers such a question.
    AnswerBack {
        /// Which one: to when so many steps had been taken.
        to: usize,
        /// Whether it is agreed.
        yes: bool,
    },
    /// Gives the match up for lost.
    Resign,
    /// Agrees to end the match without a winner; it ends when all agree whose seats are not lost.
    /// With the next step nobody has agreed any more.
    Abandon,
    /// Lets a bot play a seat: before the match begins a free one, then the own one, unless the match is rated or a
    /// daily deal. The seat of somebody who is away is taken by a bot of itself, when the time is over that was agreed.
    Bot {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// How strong, from 1 to 10.
        level: u8,
    },
    /// Takes the own seat back from a bot.
    Back,
    /// Says something to everybody.
    Say {
        /// Text; nothing in it has a meaning but for people.
        text: String,
    },
    /// Opens a match with the same terms, seats turned by one; or says where it is.
    Rematch {
        /// Own randomness for its shuffle, if nobody has opened it yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<String>,
        /// What was promised before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
    },
    /// Asks for all legal moves.
    Moves,
    /// Asks what a move would bring.
    Preview {
        /// In notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Asks for a good move and why it is good.
    Hint,
}

impl Do {
    /// A next match, with nothing of one's own in its shuffle.
    pub const REMATCH: Self = Self::Rematch { entropy: None, commitment: None };
}
