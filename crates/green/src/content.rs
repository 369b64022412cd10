//! The components of the game as data: clubs, course cards, golfers and points, built in or from a content pack.

mod clubs;
mod courses;
mod tables;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use once_cell::race::OnceBox;
use tabletop::rows::Problem;
use tabletop::{StateHash, sort_few};

use crate::clubs::{Clubs, Kind, Lanes, N_IDS, Strike};
use crate::course::{Card, CardId, Course};
use crate::golfers::Golfer;

const CLUBS: &str = include_str!("../../../data/green/clubs.csv");
const COURSES: &str = include_str!("../../../data/green/courses.csv");
const GOLFERS: &str = include_str!("../../../data/green/golfers.csv");
const SCORES: &str = include_str!("../../../data/green/scores.csv");

/// Everything a match is played with. Two contents are equal if their data are: the hash says so.
#[derive(Clone)]
pub struct Content {
    id: StateHash,
    is_standard: bool,
    clubs: Vec<Club>,
    cards: Vec<(CardId, Card)>,
    balls: [String; 4],
    points: [u8; 7],
    lanes: Lanes,
    strikes: [Strike; N_IDS],
    /// Each kind's place in the file.
    ranks: [u8; N_IDS],
}

/// A kind of club in the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Club {
    /// Its id.
    pub kind: Kind,
    /// How many there are.
    pub count: u8,
    /// What is printed on it.
    pub strike: Strike,
}

/// The texts that replace built-in files in a content pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Files<'a> {
    /// `clubs.csv`.
    pub clubs: Option<&'a str>,
    /// `courses.csv`.
    pub courses: Option<&'a str>,
    /// `golfers.csv`.
    pub golfers: Option<&'a str>,
    /// `scores.csv`.
    pub scores: Option<&'a str>,
}

impl Content {
    /// The files of a pack, in the order of [`Files`].
    pub const FILES: &'static [&'static str; 4] =
        &["clubs.csv", "courses.csv", "golfers.csv", "scores.csv"];

    /// The content that is built in. It is read once.
    pub fn standard() -> Arc<Self> {
        static STANDARD: OnceBox<Arc<Content>> = OnceBox::new();
        let read = || {
            let standard = Self::parse(Files::default()).expect("the built-in content is sound");
            Box::new(Arc::new(Self { is_standard: true, ..standard }))
        };
        Arc::clone(STANDARD.get_or_init(read))
    }

    /// The built-in content with some of its files replaced. Every problem is listed.
    pub fn from_files(files: Files<'_>) -> Result<Self, Vec<Problem>> {
        let content = Self::parse(files)?;
        let is_standard = content.id == Self::standard().id;
        Ok(Self { is_standard, ..content })
    }

    fn parse(files: Files<'_>) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        let clubs = clubs::parse(files.clubs.unwrap_or(CLUBS), &mut problems);
        let cards = courses::parse(files.courses.unwrap_or(COURSES), &mut problems);
        let balls = tables::golfers(files.golfers.unwrap_or(GOLFERS), &mut problems);
        let points = tables::scores(files.scores.unwrap_or(SCORES), &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let id = StateHash::of(&(&clubs, &cards, &balls, points));
        let mut strikes = [Strike::Fixed(0); N_IDS];
        let mut ranks = [u8::MAX; N_IDS];
        for (rank, club) in (0..).zip(&clubs) {
            strikes[club.kind.index()] = club.strike;
            ranks[club.kind.index()] = rank;
        }
        let mut copies: Vec<(Kind, u8)> =
            clubs.iter().map(|club| (club.kind, club.count)).collect();
        sort_few(&mut copies, Ord::cmp);
        let lanes = Lanes::new(&copies);
        Ok(Self { id, is_standard: false, clubs, cards, balls, points, lanes, strikes, ranks })
    }

    /// The kinds of clubs, in the order of their file.
    pub fn clubs(&self) -> &[Club] {
        &self.clubs
    }

    /// The course cards, in the order of their file.
    pub fn cards(&self) -> &[(CardId, Card)] {
        &self.cards
    }

    /// The spaces of a course card, if there is such a card.
    pub fn card(&self, id: CardId) -> Option<&Card> {
        self.cards.iter().find(|(other, _)| *other == id).map(|(_, card)| card)
    }

    /// These cards in a row.
    pub(crate) fn course(&self, cards: &[CardId]) -> Course {
        let mut course = Course::NONE;
        cards.iter().filter_map(|&id| self.card(id)).for_each(|card| course.push(card));
        course
    }

    /// The colour of a golfer's ball.
    pub fn ball(&self, golfer: Golfer) -> &str {
        &self.balls[golfer as usize]
    }

    /// GR-9: the points for this many shots on a hole of this par.
    pub fn points(&self, shots: u8, par: u8) -> u8 {
        // The table begins at four under par and ends at two over it.
        self.points[usize::from(shots.saturating_add(4).saturating_sub(par).min(6))]
    }

    /// The clubs of a heap, equal ones as often as they are there, in the order of their ids.
    pub fn list(&self, clubs: Clubs) -> Vec<Kind> {
        self.lanes.iter(clubs).collect()
    }

    /// The same one after the other, without a list.
    #[inline]
    pub fn iter(&self, clubs: Clubs) -> impl Iterator<Item = Kind> + Clone {
        self.lanes.iter(clubs)
    }

    /// How many clubs of this kind are in a heap.
    pub fn count(&self, clubs: Clubs, kind: Kind) -> u8 {
        self.lanes.count(clubs, kind)
    }

    /// These clubs as a heap, for scoring a hand; `None` if the box does not hold so many of them.
    pub fn heap(&self, clubs: &[Kind]) -> Option<Clubs> {
        let mut rest = Clubs::ALL;
        let are_there = clubs.iter().all(|&club| self.lanes.take(&mut rest, club));
        are_there.then(|| self.lanes.heap(clubs))
    }

    #[inline]
    pub(crate) fn lanes(&self) -> &Lanes {
        &self.lanes
    }

    /// What is printed on a club of this kind.
    #[inline]
    pub fn strike(&self, kind: Kind) -> Strike {
        self.strikes[kind.index()]
    }

    /// The place of a kind in the file: the order in which a step names several clubs.
    pub(crate) fn rank(&self, kind: Kind) -> u8 {
        self.ranks[kind.index()]
    }
}

tabletop::known_by_fingerprint!(Content);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clubs::{ClubType, N_CLUBS};
    use alloc::format;
    use alloc::string::ToString;

    #[test]
    fn the_standard_content_is_read_once() {
        assert!(Arc::ptr_eq(&Content::standard(), &Content::standard()));
    }

    #[test]
    fn the_box_holds_45_clubs_and_8_course_cards() {
        let content = Content::standard();
        let n_of = |club_type| -> u8 {
            let of_type = content.clubs.iter().filter(|club| club.kind.club_type() == club_type);
            of_type.map(|club| club.count).sum()
        };
        assert_eq!(ClubType::ALL.map(n_of), [8, 8, 8, 9, 7, 5]);
        assert_eq!(content.list(Clubs::ALL).len(), N_CLUBS);
        let sizes: Vec<usize> = content.cards.iter().map(|(_, card)| card.len()).collect();
        assert_eq!(sizes, [3, 3, 3, 3, 3, 4, 4, 4]);
        assert_eq!(content.ball(Golfer::UltraLob), "green");
    }

    /// Whoever changes the built-in data raises `RULES_VERSION`: old logs call it `standard` as well.
    #[test]
    fn the_standard_content_is_pinned() {
        assert_eq!(Content::standard().id().to_string(), "832b93645bb068bf508c15a4317ebb0e");
    }

    #[test]
    fn gr_9_the_table_goes_by_shots_and_par() {
        let content = Content::standard();
        let table = |par, from, to| -> Vec<u8> {
            (from..=to).map(|shots| content.points(shots, par)).collect()
        };
        // Worked example 4; with no shot left the table goes on.
        assert_eq!(table(3, 0, 6), [11, 8, 5, 3, 1, 0, 0]);
        assert_eq!(table(4, 0, 7), [15, 11, 8, 5, 3, 1, 0, 0]);
        assert_eq!(table(5, 0, 8), [15, 15, 11, 8, 5, 3, 1, 0, 0]);
        assert_eq!(content.points(45, 5), 0);
        assert_eq!(content.points(u8::MAX, 5), 0);
    }

    #[test]
    fn gr_13_a_hand_is_worth_its_types_or_its_largest_type() {
        let content = Content::standard();
        let bonus = |ids: &[&str]| {
            let clubs: Vec<Kind> = ids.iter().map(|id| id.parse().unwrap()).collect();
            Some(crate::scoring::hand_bonus(&content, content.heap(&clubs)?))
        };
        // Worked example 5.
        assert_eq!(bonus(&["wood_tail", "wood_tail", "wood_head", "hybrid_3"]), Some(3));
        assert_eq!(bonus(&["wood_tail", "chipper", "iron_head"]), Some(3));
        assert_eq!(bonus(&[]), Some(0));
        assert_eq!(bonus(&["putter_1", "putter_1", "putter_1"]), None);
        assert_eq!(bonus(&["wood_z"]), None);
    }

    #[test]
    fn a_pack_has_another_name_and_the_same_data_has_the_same() {
        let other = CLUBS.replace("1 1 3 3 5 5", "1 1 3 3 5 6");
        let pack = Content::from_files(Files { clubs: Some(&other), ..Files::default() }).unwrap();
        assert_ne!(pack.name(), "standard");
        assert_eq!(pack.name(), pack.id().to_string());
        // Provenance is no data.
        let same = CLUBS.replace("reconstructed", "printed");
        let pack = Content::from_files(Files { clubs: Some(&same), ..Files::default() }).unwrap();
        assert_eq!(pack.name(), "standard");
    }

    fn complaints(files: Files<'_>) -> Vec<String> {
        Content::from_files(files).unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_problem_of_a_pack_is_listed_with_file_and_line() {
        let clubs = CLUBS
            .replace("\nwood_tail,wood,4,wind,1 1 3 3 5 5", "\nwood_tail,iron,4,wind,1 1 3 3 5")
            .replace("\nputter_1,", "\nputter_2,")
            .replace("hybrid_2,hybrid,2,fixed,2", "hybrid_2,hybrid,2,choice,2")
            .replace("chipper,chipper,5,fixed", "chipper,chipper,6,free")
            .replace("wedge_fixed", "wedge_fix");
        let courses = COURSES
            .replace("C1,fairway:2 lake bunker-1:2", "C1,fairway:2 lake")
            .replace("C3,", "C2,")
            .replace("height+2:1", "hill+2:1")
            .replace("fairway:3", "fairway:0")
            .replace("\nC8", "\nX8");
        let golfers =
            GOLFERS.replace("ultra_lob", "ultra_low").replace("sand_king,y", "wind_master,y");
        let scores = SCORES.replace("-4,15", "-4,17").replace("\n2,0", "\n3,0");
        let found = complaints(Files {
            clubs: Some(&clubs),
            courses: Some(&courses),
            golfers: Some(&golfers),
            scores: Some(&scores),
        });
        assert_eq!(
            found,
            [
                "clubs.csv, line 2: `wood_tail` is of the type wood, not `iron`",
                "clubs.csv, line 2: `1 1 3 3 5` is not six numbers from 0 to 9, one for each wind",
                "clubs.csv, line 5: putter_2 appears twice",
                "clubs.csv, line 7: a Hybrid has no choice of numbers",
                "clubs.csv, line 15: `wedge_fix` isn't a club's id: the type, or the type and a digit, a letter, `tail`, `head`, `choice` or `fixed`",
                "clubs.csv, line 16: `free` is none of `wind`, `choice`, `fixed`",
                "clubs.csv, line 16: there are 46 clubs, not 45",
                "courses.csv, line 2: a course card has 3 or 4 spaces, not 2",
                "courses.csv, line 4: C2 appears twice",
                "courses.csv, line 5: `hill+2:1` isn't a space: `fairway:2`, `lake`, `bunker-1:2` or `height+1:1`",
                "courses.csv, line 6: a space other than a lake has 1 to 4 circles",
                "courses.csv, line 9: `X8` isn't a card's id: `C1` and so on",
                "golfers.csv, line 4: wind_master appears twice",
                "golfers.csv, line 5: `ultra_low` isn't a golfer",
                "golfers.csv, line 5: sand_king is missing",
                "golfers.csv, line 5: ultra_lob is missing",
                "scores.csv, line 2: `17` in the column `points` is not a number from 0 to 16",
                "scores.csv, line 8: `3` in the column `difference` is not a number from -4 to 2",
                "scores.csv, line 8: the difference 2 is missing",
            ]
        );
    }

    fn of_clubs(text: &str) -> Vec<String> {
        complaints(Files { clubs: Some(text), ..Files::default() })
    }

    #[test]
    fn every_club_is_there_at_least_once_and_45_are_in_the_box() {
        let of_chippers =
            |count: &str| of_clubs(&CLUBS.replace("chipper,5", &format!("chipper,{count}")));
        assert_eq!(of_chippers("6"), ["clubs.csv, line 16: there are 46 clubs, not 45"]);
        for count in ["0", "46", "-1", "many", ""] {
            let wanted = format!(
                "clubs.csv, line 16: `{count}` in the column `count` is not a number from 1 to 45"
            );
            // The others are not added up without it.
            assert_eq!(of_chippers(count), [wanted]);
        }
        let short =
            COURSES.replace("\nC8,fairway:1 bunker-1:1 fairway:2 fairway:1,reconstructed", "");
        assert_eq!(
            complaints(Files { courses: Some(&short), ..Files::default() }),
            ["courses.csv, line 8: there are 7 course cards, not 8"]
        );
    }

    /// A box of so many kinds of Putters, and Chippers for the rest.
    fn putters(n: u8) -> String {
        let putter = |letter| format!("putter_{letter},putter,4,fixed,1,");
        let putters: Vec<String> = ('a'..='z').take(n.into()).map(putter).collect();
        format!(
            "club,type,count,strike,numbers,provenance\n{}\nchipper,chipper,{},fixed,2,",
            putters.join("\n"),
            45 - 4 * n
        )
    }

    #[test]
    fn gr_11_no_type_has_more_kinds_than_take_backs_can_be_listed_of() {
        let ten = putters(10);
        assert!(Content::from_files(Files { clubs: Some(&ten), ..Files::default() }).is_ok());
        assert_eq!(
            of_clubs(&putters(11)),
            ["clubs.csv, line 12: there are more than 10 kinds of putter"]
        );
    }

    #[test]
    fn balls_have_colours_that_can_be_told_apart() {
        let of_golfers = |text: &str| complaints(Files { golfers: Some(text), ..Files::default() });
        let golfers =
            GOLFERS.replace(",yellow,", ", ,").replace(",blue,", ",,").replace(",green,", ",Red,");
        assert_eq!(
            of_golfers(&golfers),
            [
                "golfers.csv, line 3: a ball has a colour",
                "golfers.csv, line 4: a ball has a colour",
                "golfers.csv, line 5: another ball is Red, too",
            ]
        );
    }

    #[test]
    fn blank_lines_comments_and_spreadsheets_are_read() {
        let clubs = CLUBS
            .replacen("club,", "\u{feff}# Copied from the box.\n\n \nclub , ", 1)
            .replace("wood_tail,wood,4", "\"wood_tail\", wood ,4")
            .replace("numbers printed; count", "\"numbers printed, count\"")
            .replace('\n', "\r\n");
        let pack = Content::from_files(Files { clubs: Some(&clubs), ..Files::default() });
        assert_eq!(pack.map(|pack| pack.name()).as_deref(), Ok("standard"));
        // Lines are counted as an editor counts them.
        assert_eq!(
            of_clubs(&clubs.replace("chipper,chipper", "chipper,putter")),
            ["clubs.csv, line 19: `chipper` is of the type chipper, not `putter`"]
        );
        assert_eq!(
            of_clubs("\n# Nothing else.\n\nclub,club,type,count,copies,strike,numbers\n"),
            [
                "clubs.csv, line 4: the column `club` appears twice",
                "clubs.csv, line 4: there is no column `copies`",
                "clubs.csv, line 4: the column `provenance` is missing",
            ]
        );
        assert_eq!(
            of_clubs(&CLUBS.replacen("wood_tail", "\"wood_tail", 1))[0],
            "clubs.csv, line 2: 1 fields, not 6"
        );
    }

    #[test]
    fn unknown_and_missing_columns_are_problems() {
        let clubs = CLUBS.replacen("count", "copies", 1);
        assert_eq!(
            complaints(Files { clubs: Some(&clubs), ..Files::default() }),
            [
                "clubs.csv, line 1: there is no column `copies`",
                "clubs.csv, line 1: the column `count` is missing"
            ]
        );
        let short = complaints(Files { scores: Some("difference\n"), ..Files::default() });
        assert_eq!(short[0], "scores.csv, line 1: the column `points` is missing");
        let empty = complaints(Files { golfers: Some("# Later."), ..Files::default() });
        assert_eq!(empty, ["golfers.csv, line 1: there is no header"]);
    }
}
