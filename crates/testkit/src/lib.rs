//! Holds any game to the contract.
//!
//! A game's tests describe it once, as a [`Subject`], and call
//! - [`conformance::check`]: thousands of random matches, every promise of [`tabletop::Game`] at every state;
//! - [`playthrough::check`]: whole matches as readable text, one for each mode and seat count;
//! - [`script::run`]: a rule or a worked example as a few lines of text;
//! - [`perft::check`]: numbers of move sequences, with their provenance;
//! - [`unseen::check`]: what a viewer counts as hidden, against what is hidden.
//!
//! The sample game `pips` proves the kit: `tests/planted.rs` plants defects in it and shows that each is caught.

pub mod conformance;
pub mod json;
pub mod law;
pub mod perft;
pub mod playthrough;
pub mod script;
pub mod subject;
pub mod unseen;

pub use law::{Failure, Law};
pub use subject::{Eager, Subject};

/// Fails to compile if the type can be serialized: what holds secrets must not be able to leave.
///
/// ```compile_fail
/// #[derive(serde::Serialize)]
/// struct State;
/// testkit::assert_not_serializable!(State);
/// ```
#[macro_export]
macro_rules! assert_not_serializable {
    ($($type:ty),+ $(,)?) => {
        $(const _: fn() = || {
            // Two ways to read `_` for a serializable type, and so no way: the compiler refuses.
            trait Ambiguous<Marker> {
                fn check() {}
            }
            impl<T: ?Sized> Ambiguous<()> for T {}
            struct Serializable;
            impl<T: ?Sized + $crate::Serialize> Ambiguous<Serializable> for T {}
            <$type as Ambiguous<_>>::check();
        };)+
    };
}

#[doc(hidden)]
pub use serde::Serialize;
