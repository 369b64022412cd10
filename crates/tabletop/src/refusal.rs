//! Why rules refuse something.

use alloc::vec::Vec;
use core::fmt::{Debug, Display};

use crate::figure::Figure;

/// What a refusal is about, in the order of its message.
pub type Figures = Vec<Figure>;

/// A refusal that can name the rule behind it: the message is lower case, without a full stop, in a player's words.
/// [`refusals!`](crate::refusals) makes one.
pub trait BreaksRule: Clone + Eq + Debug + Display + Send + Sync + 'static {
    /// What all reasons are called, in the order of their variants.
    const NAMES: &'static [&'static str];

    /// The messages of all reasons, in the same order. Where a figure goes, its name is in braces: `{cell}`.
    /// Translations are made from these.
    const TEXTS: &'static [&'static str];

    /// What this reason is called, as its variant is (`CellTaken`): for programs with words of their own.
    fn name(&self) -> &'static str;

    /// The rule's id, as in `docs/rules`.
    fn rule(&self) -> &'static str;

    /// The figures in the message, in its order: for programs with words of their own.
    fn figures(&self) -> Figures;
}

/// Declares why the rules of a game refuse something: below each rule its reasons, and what each says.
///
/// A figure that a reason is about is declared once and named in the text.
///
/// ```
/// use tabletop::BreaksRule;
///
/// tabletop::refusals! {
///     /// Why a step is refused.
///     #[derive(Copy)]
///     pub enum Illegal {
///         "PI-1" {
///             /// Turns go round the table.
///             NotYourTurn => "it is not your turn",
///         }
///         "PI-3" {
///             /// A tile to a space.
///             SpaceTaken(space: u8) => "there is already a tile on space {space}",
///         }
///     }
/// }
///
/// let refused = Illegal::SpaceTaken(7);
/// assert_eq!((refused.rule(), refused.name()), ("PI-3", "SpaceTaken"));
/// assert_eq!(refused.to_string(), "there is already a tile on space 7");
/// assert_eq!(Illegal::TEXTS[0], "it is not your turn");
/// ```
#[macro_export]
macro_rules! refusals {
    // Most reasons have no figures, and need no formatting.
    (@text $f:ident, $text:literal) => { $f.write_str($text) };
    (@text $f:ident, $text:literal, $($figure:ident)+) => { ::core::write!($f, $text) };
    (@figures) => { $crate::refusal::Figures::new() };
    (@figures $($figure:ident)+) => {
        $crate::refusal::Figures::from([$($crate::Figure::of($figure)),+])
    };
    (
        $(#[$about:meta])*
        $visible:vis enum $Illegal:ident {
            $($rule:literal {
                $(
                    $(#[$doc:meta])*
                    $Reason:ident $(($($figure:ident: $Figure:ty),+))? => $text:literal
                ),+ $(,)?
            })+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        $visible enum $Illegal {
            $($(
                #[doc = concat!($rule, ":")]
                $(#[$doc])*
                $Reason $(($($Figure),+))?,
            )+)+
        }

        impl ::core::fmt::Display for $Illegal {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self {
                    $($(
                        Self::$Reason $(($($figure),+))? =>
                            $crate::refusals!(@text f, $text $(, $($figure)+)?),
                    )+)+
                }
            }
        }

        impl ::core::error::Error for $Illegal {}

        impl $crate::BreaksRule for $Illegal {
            const NAMES: &'static [&'static str] = &[$($(stringify!($Reason)),+),+];
            const TEXTS: &'static [&'static str] = &[$($($text),+),+];

            fn name(&self) -> &'static str {
                match self {
                    $($(Self::$Reason { .. } => stringify!($Reason),)+)+
                }
            }

            fn rule(&self) -> &'static str {
                match self {
                    $($(Self::$Reason { .. } => $rule,)+)+
                }
            }

            fn figures(&self) -> $crate::refusal::Figures {
                match self {
                    $($(
                        Self::$Reason $(($($figure),+))? =>
                            $crate::refusals!(@figures $($($figure)+)?),
                    )+)+
                }
            }
        }
    };
}
