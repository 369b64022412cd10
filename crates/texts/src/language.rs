//! The languages there are catalogues of.

/// A language there is a catalogue of, in `locales` under its tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    tag: &'static str,
    name: &'static str,
    formats: &'static str,
}

impl Language {
    /// The first one, from which the others are translated.
    pub const ENGLISH: Self = Self::of("en", "English", "en-GB");

    /// All of them. Another one is a line here and a folder in `locales`: see `docs/translating.md`.
    pub const ALL: &'static [Self] = &[
        Self::ENGLISH,
        Self::of("fr", "Français", "fr"),
        Self::of("zh-Hans", "简体中文", "zh-Hans"),
        Self::of("zh-Hant", "繁體中文", "zh-Hant"),
    ];

    /// A language for tests: see [`pseudo`](crate::pseudo).
    #[cfg(debug_assertions)]
    pub const PSEUDO: Self = Self::of("en-XA", "⟦Éñĝļîšĥ ~~~⟧", "en-GB");

    const fn of(tag: &'static str, name: &'static str, formats: &'static str) -> Self {
        Self { tag, name, formats }
    }

    /// Its tag, as browsers write it.
    pub const fn tag(self) -> &'static str {
        self.tag
    }

    /// What its readers call it.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The tag by which a browser writes dates, times and numbers: our English is British.
    pub const fn formats(self) -> &'static str {
        self.formats
    }

    /// The first of these that there is a catalogue of. Each is a tag as browsers write it (`fr-CA`) or a locale as
    /// terminals do (`zh_TW.UTF-8`).
    ///
    /// ```
    /// use texts::Language;
    ///
    /// let best = |wanted: &[&str]| Language::best(wanted.iter().copied()).map(Language::tag);
    /// assert_eq!(best(&["de-AT", "fr-CA", "en"]), Some("fr"));
    /// assert_eq!(best(&["zh_HK.UTF-8"]), Some("zh-Hant"));
    /// assert_eq!(best(&["C"]), None);
    /// ```
    pub fn best<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        wanted.into_iter().find_map(Self::matching)
    }

    fn matching(wanted: &str) -> Option<Self> {
        let wanted = wanted.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        #[cfg(debug_assertions)]
        if Self::PSEUDO.tag.eq_ignore_ascii_case(&wanted) {
            return Some(Self::PSEUDO);
        }
        Self::of_all(Self::ALL, &wanted.to_ascii_lowercase())
    }

    /// That very one, or the nearest: what people of a region read who write a language in one of several ways, or
    /// the language as it is written somewhere else. `first.js` decides in the same way for the page.
    fn of_all(all: &[Self], wanted: &str) -> Option<Self> {
        let (language, rest) = wanted.split_once('-').unwrap_or((wanted, ""));
        let has = |part: &str| rest.split('-').any(|it| it == part);
        let nearest = if language != "zh" {
            language
        } else if !has("hans") && ["hant", "tw", "hk", "mo"].into_iter().any(has) {
            "zh-hant"
        } else {
            "zh-hans"
        };
        let find =
            |is: &dyn Fn(&str) -> bool| all.iter().find(|it| is(&it.tag.to_ascii_lowercase()));
        find(&|tag| tag == wanted)
            .or_else(|| find(&|tag| tag == nearest))
            .or_else(|| find(&|tag| tag.split_once('-').is_some_and(|(it, _)| it == nearest)))
            .copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_and_scripts_lead_to_the_chinese_that_is_read_there() {
        for (wanted, tag) in [
            ("zh", "zh-Hans"),
            ("zh-CN", "zh-Hans"),
            ("zh-Hans-HK", "zh-Hans"),
            ("zh-SG", "zh-Hans"),
            ("zh-TW", "zh-Hant"),
            ("zh-hant", "zh-Hant"),
            ("zh-Hant-TW", "zh-Hant"),
            ("zh_MO.UTF-8", "zh-Hant"),
            ("en_GB.UTF-8", "en"),
            ("FR", "fr"),
            ("fr_CA@euro", "fr"),
        ] {
            assert_eq!(Language::best([wanted]).map(Language::tag), Some(tag), "{wanted}");
        }
        let all = [Language::ENGLISH, Language::of("pt-BR", "Português (Brasil)", "pt-BR")];
        for (wanted, tag) in [
            ("pt-br", Some("pt-BR")),
            ("pt", Some("pt-BR")),
            ("pt-pt", Some("pt-BR")),
            ("en-us", Some("en")),
            ("ptx", None),
            ("zh-tw", None),
        ] {
            assert_eq!(Language::of_all(&all, wanted).map(Language::tag), tag, "{wanted}");
        }
        for unknown in ["", "C", "POSIX", "de", "frr", "zhx"] {
            assert_eq!(Language::best([unknown]), None, "{unknown}");
        }
    }
}
