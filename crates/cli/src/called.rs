//! By which words we were called: what we recommend must work where it is typed.

use std::env;
use std::ffi::OsString;

/// The program as it was called: `clubhouse`, `target/release/clubhouse`, or `cargo play` from a clone.
pub fn called() -> String {
    name(env::args_os().next())
}

fn name(first_word: Option<OsString>) -> String {
    let word = first_word.map(|word| word.to_string_lossy().into_owned());
    word.filter(|word| !word.is_empty()).unwrap_or_else(|| "clubhouse".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_calls_us_without_a_name_reads_our_own() {
        assert_eq!(name(Some("cargo play".into())), "cargo play");
        assert_eq!(name(Some("".into())), "clubhouse");
        assert_eq!(name(None), "clubhouse");
    }
}
