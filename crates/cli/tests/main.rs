//! The command and its parts, as people and programs use them.

mod arena;
mod chaos;
mod command;
mod engine;
mod engine_docs;
mod engine_pipes;
mod engine_properties;
mod languages;
mod logs;
mod play;
mod referee;
mod replay;
mod score;
mod serve;
mod sim;
mod terminal;

mod support {
    pub(crate) mod calls;
    pub(crate) mod hand;
}
