//! The language that people read in the terminal.

use std::env;

use texts::Language;

/// What is asked first, then the locale as systems set it, the most particular first.
const SETTINGS: [&str; 4] = ["CLUBHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The language that somebody names.
pub(crate) fn parse(tag: &str) -> Result<Language, String> {
    Language::best([tag]).ok_or_else(unknown)
}

fn unknown() -> String {
    let tags: Vec<&str> = Language::ALL.iter().map(|it| it.tag()).collect();
    let (last, others) = tags.split_last().expect("there is always English");
    format!("unknown language: choose {} or {last}", others.join(", "))
}

/// The language of the person at this system: the first setting that says something decides.
#[allow(clippy::disallowed_methods, reason = "systems tell their language this way")]
pub(crate) fn of_the_system() -> Language {
    chosen(&SETTINGS.map(|name| env::var(name).unwrap_or_default()))
}

fn chosen(settings: &[String]) -> Language {
    let said = settings.iter().find(|it| !it.is_empty());
    said.and_then(|locale| Language::best([locale.as_str()])).unwrap_or(Language::ENGLISH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_particular_setting_decides() {
        let tag = |settings: [&str; 4]| chosen(&settings.map(str::to_owned)).tag();
        assert_eq!(tag(["zh-Hans", "fr_FR.UTF-8", "", "C"]), "zh-Hans");
        assert_eq!(tag(["", "", "fr_FR.UTF-8", "en_GB.UTF-8"]), "fr");
        assert_eq!(tag(["", "", "", "zh_TW.UTF-8"]), "zh-Hant");
        // Who wants the plain locale wants English.
        assert_eq!(tag(["", "C", "", "fr_FR.UTF-8"]), "en");
        assert_eq!(tag(["", "", "", "de_DE.UTF-8"]), "en");
    }

    #[test]
    fn a_language_that_there_is_not_is_refused_with_those_there_are() {
        assert_eq!(parse("zh-HK").map(Language::tag), Ok("zh-Hant"));
        assert_eq!(
            parse("tlh").unwrap_err(),
            "unknown language: choose en, fr, zh-Hans or zh-Hant"
        );
    }
}
