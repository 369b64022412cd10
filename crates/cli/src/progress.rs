//! How far a long command has come: on a terminal only.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error with rate and time left; nothing at all if that is no terminal.
pub(crate) fn bar(n: u64, done: u64, what: &str) -> ProgressBar {
    let template =
        format!("{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{per_sec}}, {{eta}} left");
    let bar = ProgressBar::new(n).with_position(done);
    let style = ProgressStyle::with_template(&template).expect("a template of ours");
    bar.set_style(style);
    bar.reset_eta();
    bar
}
