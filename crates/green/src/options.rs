//! What is agreed before a match.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use arrayvec::ArrayVec;
use tabletop::options::{CONTENT_SPEC, START_SPEC, seat_value, seats_spec};
use tabletop::{OptionKind, OptionReader, OptionSpec, Options, Pack, Seat};

use crate::content::{Content, Files};
use crate::golfers::Golfer;

/// How many can play.
pub const SEATS: RangeInclusive<u8> = 2..=4;

/// The options of a match of GREEN.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GreenOptions {
    /// How many play.
    pub n_seats: u8,
    /// GR-12: who begins the first hole; `None` leaves it to chance.
    pub start: Option<Seat>,
    /// GR-14: whether golfers are in play.
    pub pro_golfers: bool,
    /// GR-14: the golfers by seat; `None` if they are chosen in play.
    pub golfers: Option<ArrayVec<Golfer, 4>>,
    /// GR-9: whether a ball on the progress card jumps over taken spaces.
    pub jump_over: bool,
    /// GR-16: whether hands lie open.
    pub open_hands: bool,
    /// What is played with.
    pub content: Arc<Content>,
}

const fn flag(name: &'static str, help: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Flag, default: "false", help }
}

impl Options for GreenOptions {
    const SPECS: &'static [OptionSpec] = &[
        seats_spec(*SEATS.start() as u32, *SEATS.end() as u32, "2"),
        START_SPEC,
        flag("pro_golfers", "Each player has a pro golfer with a special power."),
        OptionSpec {
            name: "golfers",
            kind: OptionKind::List { values: &Golfer::NAMES, open: "chosen" },
            default: "chosen",
            help: "The pro golfers by seat, separated by commas, or chosen during the match.",
        },
        flag("jump_over", "On the progress card, balls jump over taken spaces."),
        flag("open_hands", "Everyone sees all hands."),
        CONTENT_SPEC,
    ];

    const AXES: &'static [&'static str] = &["seats", "pro_golfers"];

    fn read(reader: &mut OptionReader<'_>) -> Self {
        let n_seats = u8::try_from(reader.number("seats")).expect("the spec bounds it");
        let start = reader.seat("start", n_seats);
        let pro_golfers = reader.flag("pro_golfers");
        let golfers = golfers(reader, n_seats, pro_golfers);
        let (jump_over, open_hands) = (reader.flag("jump_over"), reader.flag("open_hands"));
        let content = reader.content("content", Content::standard);
        Self { n_seats, start, pro_golfers, golfers, jump_over, open_hands, content }
    }

    const PACK_FILES: &'static [&'static str] = Content::FILES;

    fn load_pack(files: &[(&str, &str)]) -> Result<Pack, Vec<String>> {
        let text = |name: &str| files.iter().find(|(file, _)| *file == name).map(|(_, text)| *text);
        let [clubs, courses, golfers, scores] = Content::FILES.map(text);
        let content = Content::from_files(Files { clubs, courses, golfers, scores })
            .map_err(|problems| tabletop::rows::listed(&problems))?;
        Ok(Pack::new(content.name(), Arc::new(content)))
    }

    fn values(&self) -> Vec<String> {
        let golfers = self.golfers.as_ref().map_or_else(
            || "chosen".to_owned(),
            |golfers| golfers.iter().map(|golfer| golfer.name()).collect::<Vec<_>>().join(","),
        );
        vec![
            self.n_seats.to_string(),
            seat_value(self.start),
            self.pro_golfers.to_string(),
            golfers,
            self.jump_over.to_string(),
            self.open_hands.to_string(),
            self.content.name(),
        ]
    }
}

/// GR-14: one golfer for each seat, and only with the variant.
fn golfers(
    reader: &mut OptionReader<'_>,
    n_seats: u8,
    pro_golfers: bool,
) -> Option<ArrayVec<Golfer, 4>> {
    let golfers: ArrayVec<Golfer, 4> =
        reader.list("golfers")?.into_iter().filter_map(Golfer::from_name).collect();
    if !pro_golfers {
        reader.refuse("golfers", "needs `pro_golfers`");
    }
    if golfers.len() != usize::from(n_seats) {
        reader.refuse("golfers", "must name one golfer for each seat");
    }
    Some(golfers)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(text: &str) -> String {
        GreenOptions::from_text(text).unwrap_err().to_string()
    }

    #[test]
    fn defaults_are_written_out() {
        let options = GreenOptions::from_text("").unwrap();
        assert_eq!(
            options.to_text(),
            "seats=2 start=random pro_golfers=false golfers=chosen jump_over=false open_hands=false content=standard"
        );
        let all = "seats=3 start=2 pro_golfers=true golfers=ultra_lob,sand_king,wind_master jump_over=true open_hands=true content=standard";
        assert_eq!(GreenOptions::from_text(all).unwrap().to_text(), all);
    }

    #[test]
    fn gr_14_golfers_by_seat_need_the_variant_and_one_for_each_seat() {
        assert_eq!(
            complaint("golfers=sand_king,ultra_lob,wind_master"),
            "option `golfers` needs `pro_golfers`; option `golfers` must name one golfer for each seat"
        );
        for twice in ["sand_king,sand_king", "tiger,sand_king", ""] {
            let text = alloc::format!("pro_golfers=true golfers={twice}");
            assert!(
                complaint(&text)
                    .starts_with("option `golfers` is neither `chosen` nor different words of "),
                "{twice}"
            );
        }
    }

    #[test]
    fn a_log_of_another_content_is_refused() {
        assert_eq!(
            complaint("content=00000000000000000000000000000000"),
            "option `content` is neither `standard` nor the fingerprint of a content pack that is loaded"
        );
    }
}
