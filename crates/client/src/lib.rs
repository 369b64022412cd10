//! A typed client of the server, over plain HTTP and WebSocket: behind TLS stands a proxy.
//!
//! A [`Client`] is one player. What it asks of a match is sent again under the same name if the connection breaks,
//! so that it happens once; [`Live`] hears of a match and comes back by itself where it left off.
//!
//! ```no_run
//! # async fn example() -> Result<(), client::ClientError> {
//! use protocol::{Do, NewMatch};
//! let ada = client::Client::guest("127.0.0.1:8080", "Ada").await?;
//! let made = ada.create(&serde_json::from_str::<NewMatch>(r#"{"game":"pips","seats":["me"]}"#)?).await?;
//! let mut live = ada.live(&made.id, None).await?;
//! while let Some(told) = live.next().await? {
//!     println!("{told:?}");
//! }
//! # Ok(()) }
//! ```

mod http;
mod live;

pub use http::{Answer, Client, ClientError};
pub use live::Live;

/// A name for a command that nobody else makes up.
pub fn new_id() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    protocol::hex::digits(&bytes)
}
