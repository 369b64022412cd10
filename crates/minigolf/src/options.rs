//! What is agreed before a match.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use tabletop::options::{CONTENT_SPEC, seats_spec};
use tabletop::{OptionKind, OptionReader, OptionSpec, Options, Pack};

use crate::clients::{Mr, Mrs};
use crate::content::Content;
use crate::scoring::settle::Version;

/// How many can play.
pub const SEATS: RangeInclusive<u8> = 1..=5;

/// The options of a match of Mini Golf Designer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MinigolfOptions {
    /// How many play; one plays solo.
    pub n_seats: u8,
    /// With or without promises.
    pub version: Version,
    /// What brings the clients to visit.
    pub visits: Visits,
    /// MG-12: whether a mismatch is refused where it can be avoided.
    pub is_strict: bool,
    /// MG-15: whether players number their holes themselves.
    pub is_manual: bool,
    /// MG-20: mistakes cost nothing.
    pub is_forgiving: bool,
    /// The highest number of golf balls on lands that are dealt.
    pub difficulty: u8,
    /// Mr Client, if he is agreed on.
    pub mr: Option<Mr>,
    /// Mrs Client, if she is agreed on.
    pub mrs: Option<Mrs>,
    /// Tiles, clients and lands.
    pub content: Arc<Content>,
}

/// What brings the clients to visit, in the advanced version.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Visits {
    /// MG-5: visit tiles in the bag.
    Tiles,
    /// MG-7: 21 tiles set aside.
    Aside,
}

const CLIENT_MR: &[&str] =
    &["random", "short", "long", "linear", "turner", "luckyfor", "uberstitious", "straightforward"];
const CLIENT_MRS: &[&str] =
    &["random", "hotdog", "evergreen", "sprinkle", "bloom", "lazy", "plumber", "sloppy"];

const fn choice(
    name: &'static str,
    values: &'static [&'static str],
    help: &'static str,
) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice { values }, default: values[0], help }
}

impl Options for MinigolfOptions {
    const SPECS: &'static [OptionSpec] = &[
        seats_spec(*SEATS.start() as u32, *SEATS.end() as u32, "2"),
        choice("version", &Version::NAMES, "Advanced adds promises to the clients."),
        choice(
            "visits",
            &["tiles", "aside"],
            "The clients visit whenever a visit tile is drawn, or once, after 21 tiles are set aside.",
        ),
        choice(
            "placement",
            &["lenient", "strict"],
            "Strict refuses a mismatched connection that can be avoided on the land.",
        ),
        choice(
            "numbering",
            &["auto", "manual"],
            "Holes are numbered for the most points, or by you at the end.",
        ),
        OptionSpec {
            name: "forgiving",
            kind: OptionKind::Flag,
            default: "false",
            help: "Mistakes cost nothing. Good for first games and children.",
        },
        OptionSpec {
            name: "difficulty",
            kind: OptionKind::Number { min: 1, max: 3 },
            default: "3",
            help: "Lands with more golf balls than this are not dealt.",
        },
        choice("mr", CLIENT_MR, "Mr Client, or random."),
        choice("mrs", CLIENT_MRS, "Mrs Client, or random."),
        CONTENT_SPEC,
    ];

    const AXES: &'static [&'static str] = &["seats", "version", "visits"];

    const PACK_FILES: &'static [&'static str] = &["tiles.csv", "clients.csv", "lands.txt"];

    fn load_pack(files: &[(&str, &str)]) -> Result<Pack, Vec<String>> {
        let file = |wanted| files.iter().find(|(name, _)| *name == wanted).map(|(_, text)| *text);
        let [tiles, clients, lands] = ["tiles.csv", "clients.csv", "lands.txt"].map(file);
        let content = Content::from_files(tiles, clients, lands)
            .map_err(|problems| tabletop::rows::listed(&problems))?;
        Ok(Pack::new(content.name(), Arc::new(content)))
    }

    fn read(reader: &mut OptionReader<'_>) -> Self {
        let small = |number: u32| u8::try_from(number).expect("the spec bounds it");
        let is_second = |reader: &mut OptionReader<'_>, name, second| reader.choice(name) == second;
        let n_seats = small(reader.number("seats"));
        let version = Version::from_name(reader.choice("version"));
        let is_aside = is_second(reader, "visits", "aside");
        let options = Self {
            n_seats,
            version: version.unwrap_or(Version::Family),
            visits: if is_aside { Visits::Aside } else { Visits::Tiles },
            is_strict: is_second(reader, "placement", "strict"),
            is_manual: is_second(reader, "numbering", "manual"),
            is_forgiving: reader.flag("forgiving"),
            difficulty: small(reader.number("difficulty")),
            mr: Mr::from_name(reader.choice("mr")),
            mrs: Mrs::from_name(reader.choice("mrs")),
            content: reader.content("content", Content::standard),
        };
        // MG-1: three different lands for everybody.
        let n_wanted = 3 * usize::from(n_seats);
        let n_lands = options.content.lands().len();
        if n_lands < n_wanted {
            let reason = format!("has {n_lands} lands, but {n_seats} players need {n_wanted}");
            reader.refuse("content", reason);
        } else if options.n_dealable() < n_wanted {
            reader.refuse("difficulty", "leaves too few lands to deal three to every player");
        }
        options
    }

    fn values(&self) -> Vec<String> {
        let word = |is_second, words: [&str; 2]| words[usize::from(is_second)].to_string();
        vec![
            self.n_seats.to_string(),
            self.version.name().to_string(),
            word(self.visits == Visits::Aside, ["tiles", "aside"]),
            word(self.is_strict, ["lenient", "strict"]),
            word(self.is_manual, ["auto", "manual"]),
            self.is_forgiving.to_string(),
            self.difficulty.to_string(),
            self.mr.map_or("random", Mr::name).to_string(),
            self.mrs.map_or("random", Mrs::name).to_string(),
            self.content.name(),
        ]
    }
}

impl MinigolfOptions {
    /// All defaults, with this content.
    pub fn new(content: Arc<Content>) -> Self {
        Self {
            n_seats: 2,
            version: Version::Family,
            visits: Visits::Tiles,
            is_strict: false,
            is_manual: false,
            is_forgiving: false,
            difficulty: 3,
            mr: None,
            mrs: None,
            content,
        }
    }

    pub(crate) fn is_advanced(&self) -> bool {
        self.version == Version::Advanced
    }

    pub(crate) const fn is_solo(&self) -> bool {
        self.n_seats == 1
    }

    /// How many lands may be dealt.
    pub(crate) fn n_dealable(&self) -> usize {
        self.content.lands().iter().filter(|card| card.balls <= self.difficulty).count()
    }
}
