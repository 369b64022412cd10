//! Views that are written without what all at the table have agreed on.

/// Declares a game's `View` that only [`Game::read_view`](crate::Game::read_view) can read back: what is left out when it
/// is written comes from the options there, and anybody else would have to make it up.
///
/// Within its module, `Written::deserialize` reads a view with a stand-in for what is left out. There is no
/// `Deserialize` of the view itself:
///
/// ```
/// use std::sync::Arc;
///
/// use serde::Serialize;
/// use serde::de::Deserializer;
/// use serde::de::value::{Error, MapDeserializer};
///
/// tabletop::view! {
///     /// What a seat sees.
///     #[derive(Serialize)]
///     pub struct View {
///         /// What is agreed.
///         #[serde(skip)]
///         pub options: Arc<str>,
///         /// Tiles in the bag.
///         pub bag: u8,
///     }
/// }
///
/// fn read_view<'de, D: Deserializer<'de>>(options: &Arc<str>, written: D) -> Result<View, D::Error> {
///     Ok(View { options: Arc::clone(options), ..Written::deserialize(written)? })
/// }
///
/// let written = MapDeserializer::<_, Error>::new([("bag", 7u8)].into_iter());
/// let view = read_view(&"seats=2".into(), written).unwrap();
/// assert_eq!((&*view.options, view.bag), ("seats=2", 7));
/// ```
///
/// ```compile_fail,E0277
/// tabletop::view! {
///     /// What a seat sees.
///     #[derive(Clone)]
///     pub struct View {
///         /// Tiles in the bag.
///         pub bag: u8,
///     }
/// }
///
/// fn is_read_anywhere<'de, T: serde::Deserialize<'de>>() {}
/// is_read_anywhere::<View>();
/// ```
#[macro_export]
macro_rules! view {
    ($(#[$about:meta])* pub struct View { $($field:tt)* }) => {
        $(#[$about])*
        pub struct View { $($field)* }

        /// A view as it is written.
        #[derive(::serde::Deserialize)]
        #[serde(remote = "View")]
        struct Written { $($field)* }
    };
}
