//! What is drawn, and from what.

mod any_view;
mod positions;
