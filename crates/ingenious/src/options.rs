//! What is agreed before a match.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};
use tabletop::options::{START_SPEC, seat_value};
use tabletop::{OptionKind, OptionReader, OptionSpec, Options, Seat};

/// Which of the four games is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Everyone for themselves, 2-4 seats.
    Base,
    /// IN-10: alone, without a rack.
    Solo,
    /// IN-12: seats 0 and 2 against 1 and 3.
    Team,
    /// IN-13: two seats pull the same markers.
    Duel,
}

impl Mode {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Base, Self::Solo, Self::Team, Self::Duel];

    /// Their names.
    pub const NAMES: [&'static str; 4] =
        [Self::Base.name(), Self::Solo.name(), Self::Team.name(), Self::Duel.name()];

    /// The mode of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.name() == name)
    }

    /// Its name in options and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Solo => "solo",
            Self::Team => "team",
            Self::Duel => "duel",
        }
    }

    /// How many may play it, least and most.
    pub const fn seats(self) -> (u8, u8) {
        match self {
            Self::Base => (2, 4),
            Self::Solo => (1, 1),
            Self::Team => (4, 4),
            Self::Duel => (2, 2),
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct IngeniousOptions {
    /// Which game.
    pub mode: Mode,
    /// How many play.
    #[serde(rename = "seats")]
    pub n_seats: u8,
    /// IN-18: who begins; `None` leaves it to chance.
    pub start: Option<Seat>,
    /// IN-2: the older rule for the first turn.
    pub classic_first_turn: bool,
    /// IN-12: partners may talk.
    pub open_talk: bool,
}

impl IngeniousOptions {
    /// The radius of the area in play.
    pub const fn area(&self) -> u8 {
        match self.n_seats {
            1 | 2 => 5,
            3 => 6,
            _ => 7,
        }
    }
}

impl Options for IngeniousOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "mode",
            kind: OptionKind::Choice { values: &Mode::NAMES },
            default: Mode::Base.name(),
            help: "Everyone for themselves, solo, two against two, or a duel on one track.",
        },
        OptionSpec {
            name: "seats",
            kind: OptionKind::Number { min: 1, max: 4 },
            default: "2",
            help: "Number of players: 2 to 4 in base, 1 in solo, 4 in team and 2 in duel.",
        },
        START_SPEC,
        OptionSpec {
            name: "classic_first_turn",
            kind: OptionKind::Flag,
            default: "false",
            help: "Your first tile goes next to a printed symbol that has no tile beside it yet, and may touch other tiles.",
        },
        OptionSpec {
            name: "open_talk",
            kind: OptionKind::Flag,
            default: "false",
            help: "In team, partners may talk during the match.",
        },
    ];

    const AXES: &'static [&'static str] = &["mode", "seats"];

    fn read(reader: &mut OptionReader<'_>) -> Self {
        let mode = Mode::from_name(reader.choice("mode")).unwrap_or(Mode::Base);
        let n_seats = read_seats(reader, mode);
        // Who sits at the table is known only if mode and seats are.
        let n_known = if reader.is_sound("mode") && reader.is_sound("seats") { n_seats } else { 4 };
        let start = reader.seat("start", n_known);
        let classic_first_turn = reader.flag("classic_first_turn");
        let open_talk = reader.flag("open_talk");
        if open_talk && mode != Mode::Team && reader.is_sound("mode") {
            reader.refuse("open_talk", "is for partners, so only in team");
        }
        Self { mode, n_seats, start, classic_first_turn, open_talk }
    }

    fn values(&self) -> Vec<String> {
        vec![
            self.mode.to_string(),
            self.n_seats.to_string(),
            seat_value(self.start),
            self.classic_first_turn.to_string(),
            self.open_talk.to_string(),
        ]
    }
}

fn read_seats(reader: &mut OptionReader<'_>, mode: Mode) -> u8 {
    let given = u8::try_from(reader.number("seats")).expect("the spec bounds it");
    let (min, max) = mode.seats();
    if !reader.is_given("seats") {
        return if mode == Mode::Base { given } else { min };
    }
    let can_judge = reader.is_sound("mode") && reader.is_sound("seats");
    if can_judge && (given < min || given > max) {
        let reason = if min == max {
            alloc::format!("must be {min} in {mode}")
        } else {
            alloc::format!("must be {min} to {max} in {mode}")
        };
        reader.refuse("seats", reason);
    }
    given.clamp(min, max)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> Vec<String> {
        let error = IngeniousOptions::from_text(text).unwrap_err();
        error.0.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_seats_follow_from_the_mode() {
        let seats = |text| IngeniousOptions::from_text(text).map(|options| options.n_seats);
        assert_eq!(seats(""), Ok(2));
        assert_eq!(seats("seats=4"), Ok(4));
        assert_eq!(seats("mode=solo"), Ok(1));
        assert_eq!(seats("mode=team"), Ok(4));
        assert_eq!(seats("mode=duel start=1"), Ok(2));
        assert_eq!(problems("seats=1"), ["option `seats` must be 2 to 4 in base"]);
        assert_eq!(problems("mode=solo seats=2"), ["option `seats` must be 1 in solo"]);
    }

    #[test]
    fn every_mode_has_a_name_of_its_own() {
        assert_eq!(Mode::ALL.map(Mode::name), Mode::NAMES);
        assert_eq!(Mode::NAMES.map(Mode::from_name), Mode::ALL.map(Some));
        assert_eq!(Mode::from_name("Base"), None);
    }

    #[test]
    fn every_mode_is_listed_and_reads_back() {
        let texts: Vec<_> =
            IngeniousOptions::all_modes().iter().map(IngeniousOptions::to_text).collect();
        let start = "start=random classic_first_turn=false open_talk=false";
        let modes = [
            "base seats=2",
            "base seats=3",
            "base seats=4",
            "solo seats=1",
            "team seats=4",
            "duel seats=2",
        ];
        assert_eq!(texts, modes.map(|mode| alloc::format!("mode={mode} {start}")));
        for text in texts {
            assert_eq!(IngeniousOptions::from_text(&text).unwrap().to_text(), text);
        }
    }

    #[test]
    fn every_problem_is_listed() {
        // What depends on a value that is wrong is not judged.
        let no_mode = "option `mode` is none of base, solo, team, duel";
        assert_eq!(problems("mode=slo seats=1 start=3 open_talk=true"), [no_mode]);
        let no_seats = "option `seats` is not a number from 1 to 4";
        assert_eq!(problems("mode=solo seats=9 start=3"), [no_seats]);
        let no_start = "option `start` is neither `random` nor a seat from 0 to 3";
        assert_eq!(problems("seats=9 start=4"), [no_seats, no_start]);
        assert_eq!(
            problems("mode=duel start=2 open_talk=true classic_first_turn=yes"),
            [
                "option `start` is neither `random` nor a seat from 0 to 1",
                "option `classic_first_turn` is neither `true` nor `false`",
                "option `open_talk` is for partners, so only in team",
            ]
        );
    }
}
