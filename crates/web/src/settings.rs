//! How everything looks and sounds, and what I am called: kept in this browser.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;

use crate::language::LanguageChoice;
use crate::{browser, t};

const PLACE: &str = "clubhouse/settings";

/// What can be set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// What others read.
    pub(crate) name: String,
    /// Light, dark, or as the system has it.
    pub(crate) theme: Theme,
    /// The tag of the language I read; empty for that of the browser. `first.js` reads it, too.
    pub(crate) language: String,
    /// Whether a turn is heard.
    pub(crate) sound: bool,
    /// Whether the browser may announce my turn.
    pub(crate) notify: bool,
    /// The level of new bots.
    pub(crate) level: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: String::new(),
            theme: Theme::System,
            language: String::new(),
            sound: true,
            notify: false,
            level: 4,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Theme {
    /// As the system has it.
    System,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Theme {
    const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    const fn id(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// What is set.
pub(crate) fn current() -> Settings {
    browser::recall(PLACE).unwrap_or_default()
}

/// Sets it, for now and for later.
pub(crate) fn set(settings: &Settings) {
    // Without storage it holds until the page is closed.
    let _ = browser::keep(PLACE, settings);
    show_theme(settings.theme);
}

/// My name, if I have given one.
pub(crate) fn my_name() -> Option<String> {
    Some(current().name.trim().to_owned()).filter(|name| !name.is_empty())
}

/// A name as the page shows it: guests who have not given one have an empty name.
pub(crate) fn shown_name(name: &str) -> String {
    if name.is_empty() { t!("guest") } else { name.to_owned() }
}

/// What I am called from now on.
pub(crate) fn set_name(name: &str) {
    set(&Settings { name: name.to_owned(), ..current() });
}

/// Paints the page as it is set.
pub(crate) fn show_theme(theme: Theme) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", theme.id());
    }
}

/// The screen where it is set.
#[component]
pub(crate) fn SettingsScreen() -> impl IntoView {
    let settings = RwSignal::new(current());
    view! {
        <main class="page narrow">
            <h1>{t!("settings")}</h1>
            <label class="field">
                <span>{t!("my-name")}</span>
                <input type="text" maxlength="30" autocomplete="nickname" placeholder=t!("guest")
                    prop:value=move || settings.read().name.clone()
                    on:input:target=move |event| {
                        let name = event.target().value();
                        change(settings, |it| it.name = name);
                    } />
            </label>
            <label class="field">
                <span>{t!("language")}</span>
                <LanguageChoice id="language-setting" has_system=true />
            </label>
            <fieldset class="field">
                <legend>{t!("theme")}</legend>
                <div class="choices">{Theme::ALL.map(|theme| theme_choice(settings, theme)).collect_view()}</div>
            </fieldset>
            <label class="choice">
                <input type="checkbox" prop:checked=move || settings.read().sound
                    on:change:target=move |event| {
                        let yes = event.target().unchecked_ref::<web_sys::HtmlInputElement>().checked();
                        change(settings, |it| it.sound = yes);
                    } />
                <span>{t!("sound")}</span>
            </label>
            <Notify settings />
        </main>
    }
}

fn change(settings: RwSignal<Settings>, change: impl FnOnce(&mut Settings)) {
    settings.update(change);
    set(&settings.read_untracked());
}

fn theme_choice(settings: RwSignal<Settings>, theme: Theme) -> impl IntoView {
    let label = t!(&format!("theme-{}", theme.id()));
    view! {
        <label class="choice">
            <input type="radio" name="theme" prop:checked=move || settings.read().theme == theme
                on:change=move |_| change(settings, |it| it.theme = theme) />
            <span>{label}</span>
        </label>
    }
}

/// Whether the browser may call me when it is my turn; it has a say in it, too.
#[component]
fn Notify(settings: RwSignal<Settings>) -> impl IntoView {
    let is_refused = RwSignal::new(false);
    let ask = move |yes: bool| {
        spawn_local(async move {
            let may = yes && browser::may_notify().await;
            is_refused.try_set(yes && !may);
            if !settings.is_disposed() {
                // The box shows what holds, also if it was ticked in vain.
                settings.update(|it| it.notify = yes);
                change(settings, |it| it.notify = may);
            }
        });
    };
    view! {
        <label class="choice">
            <input type="checkbox" prop:checked=move || settings.read().notify
                on:change:target=move |event| {
                    ask(event.target().unchecked_ref::<web_sys::HtmlInputElement>().checked());
                } />
            <span>{t!("notify")}</span>
        </label>
        {move || is_refused.get().then(|| view! { <p class="notice" role="alert">{t!("notify-refused")}</p> })}
    }
}

#[cfg(test)]
mod tests {
    const STYLE: &str = include_str!("../assets/css/10-house.css");

    /// A colour of the house: in light, and in dark.
    fn colours(name: &str) -> [[f64; 3]; 2] {
        let line = STYLE.lines().find_map(|line| line.trim().strip_prefix(&format!("--{name}: ")));
        let pair = line.and_then(|it| it.strip_prefix("light-dark(")?.strip_suffix(");"));
        let (light, dark) = pair.and_then(|it| it.split_once(", ")).expect("a colour of both");
        [light, dark].map(|colour| {
            let channels = colour.strip_prefix('#').and_then(tabletop::hex::bytes);
            let channels: [u8; 3] = channels.and_then(|it| it.try_into().ok()).expect("#rrggbb");
            channels.map(|channel| f64::from(channel) / 255.0)
        })
    }

    /// How bright it is to the eye, as the guidelines for accessible pages (WCAG 2) define it.
    fn luminance(colour: [f64; 3]) -> f64 {
        let linear = colour
            .map(|it| if it <= 0.03928 { it / 12.92 } else { ((it + 0.055) / 1.055).powf(2.4) });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    #[test]
    fn all_text_stands_out_from_its_ground_in_light_and_in_dark() {
        let grounds = ["paper", "surface", "sunken", "accent-soft"];
        let on_grounds = |text: &'static str| grounds.map(|ground| (text, ground));
        let mut pairs = ["ink", "ink-quiet", "accent"].map(on_grounds).concat();
        pairs.extend(["paper", "surface", "sunken", "danger-soft"].map(|it| ("danger", it)));
        pairs.push(("on-accent", "accent"));
        pairs.extend(["seat-0", "seat-1", "seat-2", "seat-3", "seat-4"].map(|it| ("paper", it)));
        for (text, ground) in pairs {
            for (text_colour, ground_colour) in colours(text).into_iter().zip(colours(ground)) {
                let [one, other] = [text_colour, ground_colour].map(|it| luminance(it) + 0.05);
                let contrast = one.max(other) / one.min(other);
                assert!(contrast >= 4.5, "{text} on {ground}: {contrast:.2}");
            }
        }
    }

    /// All that a style sheet says of what this selects.
    fn rules<'a>(style: &'a str, of: &str) -> impl Iterator<Item = &'a str> {
        style.split('}').filter(move |rule| {
            let selector = rule.rsplit("*/").next().and_then(|it| it.rsplit_once('{'));
            selector.is_some_and(|(selector, _)| selector.contains(of))
        })
    }

    #[test]
    fn hints_have_one_colour_at_every_table_and_stand_out_from_every_ground() {
        let styles = [
            include_str!("../assets/css/14-green.css"),
            include_str!("../assets/css/14-ingenious.css"),
            include_str!("../assets/css/14-minigolf.css"),
            include_str!("../assets/css/20-playing.css"),
            include_str!("../assets/css/30-green.css"),
            include_str!("../assets/css/30-ingenious.css"),
            include_str!("../assets/css/30-minigolf.css"),
        ];
        let of_hints: Vec<&str> = styles.iter().flat_map(|it| rules(it, "hint")).collect();
        let paints = ["outline:", "stroke:", "fill:", "border-left:", "--g-seat:"];
        let mut n_painted = 0;
        for line in of_hints.iter().flat_map(|rule| rule.lines()) {
            let line = line.rsplit_once("{ ").map_or(line, |(_, it)| it).trim();
            if paints.iter().any(|it| line.starts_with(it)) && !line.ends_with("none;") {
                assert!(line.contains("var(--hint)"), "{line}");
                n_painted += 1;
            }
        }
        assert!(n_painted >= 5, "{n_painted} marks");
        // Where it is always dark, it is the lighter shade.
        let shades =
            STYLE.split_once("--hint: light-dark(").and_then(|(_, it)| it.split_once(");"));
        let light_shade = shades.and_then(|(it, _)| it.split_once(", ")).expect("two shades").1;
        let own = styles.iter().flat_map(|it| it.split("--hint: ").skip(1));
        assert!(own.into_iter().all(|it| it.starts_with(light_shade)));
        let [light, dark] = colours("hint").map(|it| luminance(it) + 0.05);
        for ground in ["paper", "surface", "sunken", "accent-soft"] {
            let grounds = colours(ground).map(|it| luminance(it) + 0.05);
            assert!(grounds[0] / light >= 3.0 && dark / grounds[1] >= 3.0, "{ground}");
        }
    }

    #[test]
    fn no_mark_of_a_hint_reaches_out_of_what_may_be_cut_off() {
        let style = include_str!("../assets/css/20-playing.css");
        let marks: Vec<&str> = rules(style, ".hinted").collect();
        let mark = marks.iter().find(|it| it.contains("outline: 3px")).expect("hints are marked");
        assert!(mark.contains("outline-offset: -4px"), "{mark}");
        // Whatever marks them otherwise is of one table alone, and drawn on its board.
        for style in [
            include_str!("../assets/css/30-green.css"),
            include_str!("../assets/css/30-ingenious.css"),
            include_str!("../assets/css/30-minigolf.css"),
        ] {
            assert!(rules(style, "hinted").all(|rule| !rule.contains("outline")));
        }
    }
}
