//! The components of the game as data: tiles, clients and lands, built in or from a content pack.

mod clients;
mod lands;
mod tiles;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use once_cell::race::OnceBox;
use tabletop::StateHash;
use tabletop::rows::Problem;

use crate::clients::{Mr, Mrs};
use crate::land::{Land, LandId};
use crate::tiles::{Kind, Tile, TileKind};

const TILES: &str = include_str!("../../../data/minigolf/tiles.csv");
const CLIENTS: &str = include_str!("../../../data/minigolf/clients.csv");
const LANDS: &str = include_str!("../../../data/minigolf/lands.txt");

/// Everything a match is played with. Two contents are equal if their data are: the hash says so.
#[derive(Clone)]
pub struct Content {
    id: StateHash,
    is_standard: bool,
    kinds: Vec<TileKind>,
    mr_points: [u8; 7],
    mrs_points: [u8; 7],
    lands: Vec<LandCard>,
}

/// A land card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LandCard {
    /// Its number.
    pub id: LandId,
    /// Its name.
    pub name: String,
    /// One to three golf balls of difficulty.
    pub balls: u8,
    /// Its map and points.
    pub land: Arc<Land>,
}

impl Content {
    /// The content that is built in. It is read once.
    pub fn standard() -> Arc<Self> {
        static STANDARD: OnceBox<Arc<Content>> = OnceBox::new();
        let read = || {
            let standard =
                Self::parse(TILES, CLIENTS, LANDS).expect("the built-in content is sound");
            Box::new(Arc::new(Self { is_standard: true, ..standard }))
        };
        Arc::clone(STANDARD.get_or_init(read))
    }

    /// The built-in content with some of its files replaced: the texts of `tiles.csv`, `clients.csv` and `lands.txt`.
    /// Every problem is listed.
    pub fn from_files(
        tiles: Option<&str>,
        clients: Option<&str>,
        lands: Option<&str>,
    ) -> Result<Self, Vec<Problem>> {
        let content = Self::parse(
            tiles.unwrap_or(TILES),
            clients.unwrap_or(CLIENTS),
            lands.unwrap_or(LANDS),
        )?;
        let is_standard = content.id == Self::standard().id;
        Ok(Self { is_standard, ..content })
    }

    fn parse(tiles: &str, clients: &str, lands: &str) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        let kinds = tiles::parse(tiles, &mut problems);
        let points = clients::parse(clients, &mut problems);
        let lands = lands::parse(lands, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let id = StateHash::of(&(&kinds, points, &lands));
        let (mr_points, mrs) = points;
        Ok(Self { id, is_standard: false, kinds, mr_points, mrs_points: mrs, lands })
    }

    /// What a kind's copies show.
    pub fn kind(&self, kind: Kind) -> &TileKind {
        &self.kinds[kind.index()]
    }

    /// The kinds in order, the first one being number 1.
    pub fn kinds(&self) -> &[TileKind] {
        &self.kinds
    }

    /// All land cards, in the order of their file.
    pub fn lands(&self) -> &[LandCard] {
        &self.lands
    }

    /// The card of this number.
    pub fn land(&self, id: LandId) -> Option<&LandCard> {
        self.lands.iter().find(|card| card.id == id)
    }

    /// What Mr Client pays for a hole (MG-24).
    pub const fn mr_points(&self, mr: Mr) -> i32 {
        self.mr_points[mr.index()] as i32
    }

    /// What Mrs Client pays for an element (MG-23).
    pub const fn mrs_points(&self, mrs: Mrs) -> i32 {
        self.mrs_points[mrs.index()] as i32
    }

    /// What Mrs Client pays for a tile (MG-23).
    pub const fn mrs_pays(&self, mrs: Mrs, tile: &Tile) -> i32 {
        self.mrs_points(mrs) * mrs.elements(tile) as i32
    }
}

tabletop::known_by_fingerprint!(Content);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Shape;
    use alloc::string::ToString;

    #[test]
    fn the_standard_content_is_read_once() {
        assert!(Arc::ptr_eq(&Content::standard(), &Content::standard()));
    }

    #[test]
    fn the_box_holds_264_tiles_14_clients_and_47_lands() {
        let content = Content::standard();
        let copies = |shape| -> u32 {
            let of_shape = content.kinds.iter().filter(|kind| kind.tile.shape == shape);
            of_shape.map(|kind| u32::from(kind.copies)).sum()
        };
        let shapes = [Shape::Tee, Shape::Green, Shape::Straight, Shape::Corner, Shape::Scenery];
        assert_eq!(shapes.map(copies), [55, 55, 44, 44, 66]);
        assert_eq!(content.lands.len(), 47);
        let arrows: Vec<u8> = Kind::all()
            .filter(|&kind| content.kind(kind).tile.directional)
            .map(Kind::number)
            .collect();
        assert_eq!(arrows, [82, 106, 107, 108, 109, 110, 111, 112, 113, 114]);
        assert_eq!(content.name(), "standard");
    }

    #[test]
    fn the_back_is_people_and_the_points_of_all_mrs_clients() {
        let content = Content::standard();
        for kind in &content.kinds {
            let elements = Mrs::ALL.map(|mrs| content.mrs_pays(mrs, &kind.tile));
            let back = i32::from(kind.tile.people) + elements.iter().sum::<i32>();
            assert_eq!(i32::from(kind.back), back, "{kind:?}");
        }
    }

    #[test]
    fn a_pack_has_another_name_and_the_same_data_has_the_same() {
        let other = CLIENTS.replace("hotdog,mrs,3", "hotdog,mrs,4");
        let pack = Content::from_files(None, Some(&other), None).unwrap();
        assert_ne!(pack.name(), "standard");
        assert_eq!(pack.name(), pack.id().to_string());
        // Provenance and comments are no data.
        let same = CLIENTS.replace("printed", "typed in by hand");
        assert_eq!(Content::from_files(None, Some(&same), None).unwrap().name(), "standard");
    }

    fn complaints(tiles: Option<&str>, clients: Option<&str>, lands: Option<&str>) -> Vec<String> {
        let problems = Content::from_files(tiles, clients, lands).unwrap_err();
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_problem_of_a_pack_is_listed_with_file_and_line() {
        let tiles = TILES
            .replace("\n3,2,tee,1,1,", "\n3,2,tee,0,x,")
            .replace("\n5,1,tee", "\n4,1,tea")
            .replace("\n6,1,tee,", "\n6,9,tee,");
        let clients = CLIENTS.replace("lazy,mrs", "lazy,mr").replace("\nshort,", "\nshirt,");
        let lands = "land L1 One\npoints 12\nballs 4\nGG#\nGG.\n..#\n\nland L1 Two\ncolour red\npoints 3\nballs 1\n#\n";
        let found = complaints(Some(&tiles), Some(&clients), Some(lands));
        let wanted = [
            "tiles.csv, line 4: `x` in the column `back` is not a number from 0 to 99",
            "tiles.csv, line 4: the par of a tee is from 1 to 3",
            "tiles.csv, line 6: kind 4 appears twice",
            "tiles.csv, line 6: `tea` isn't a shape",
            "tiles.csv, line 201: kind 5 is missing",
            "tiles.csv, line 201: there are 62 tees, not 55",
            "clients.csv, line 6: `lazy` isn't a Mr Client",
            "clients.csv, line 9: `shirt` isn't a Mr Client",
            "clients.csv, line 15: lazy is missing",
            "clients.csv, line 15: short is missing",
            "lands.txt, line 3: a land has 1 to 3 balls, not `4`",
            "lands.txt, line 4: the land is in several pieces, or there is none",
            "lands.txt, line 4: the entrance gate isn't on an edge: exactly two adjacent sides of it must face land",
            "lands.txt, line 9: `colour red` isn't `points N`, `balls N` or a row of the map",
            "lands.txt, line 8: L1 appears twice",
            "lands.txt, line 12: the entrance gate isn't a 2×2 block of `G`",
            "lands.txt, line 12: there are 0 sound lands, but at least 3 are needed",
        ];
        assert_eq!(found, wanted);
    }

    /// A file of three sound lands with one more block.
    fn lands_and(block: &str) -> String {
        let land = |n| alloc::format!("land L{n} Strip\npoints 10\nballs 1\nGG#\nGG#\n###\n\n");
        [1, 2, 3].map(land).concat() + block
    }

    #[test]
    fn each_mistake_in_a_land_has_its_own_words() {
        let long = "x".repeat(61);
        let sound = "points 10\nballs 1\nGG#\nGG#\n###\n";
        let named = |name: &str| alloc::format!("land L4 {name}\n{sound}");
        for (block, wanted) in [
            (&*named("A\nballs 2"), "25: `balls` appears twice"),
            (&named("A\npoints 7"), "24: `points` appears twice"),
            (&named("A").replace("10", "256"), "23: a land has 0 to 255 points, not `256`"),
            (&named("A\u{202e}B"), "22: the name of a land has no control characters"),
            (&named("A\u{7}B"), "22: the name of a land has no control characters"),
            (&named(&long), "22: the name of a land has at most 60 characters"),
            (
                &named("A").replace("L4", "L256"),
                "22: the numbers of lands go from L1 to L255, not to L256",
            ),
            (
                &named("A").replace("L4", "L0"),
                "22: the numbers of lands go from L1 to L255, not to L0",
            ),
            (
                &named("A").replace("L4", "L04"),
                "22: `land L04 A` is not `land L1 Name of the land`",
            ),
        ] {
            let found = complaints(None, None, Some(&lands_and(block)));
            assert_eq!(found, [alloc::format!("lands.txt, line {wanted}")], "{block}");
        }
    }

    #[test]
    fn marks_and_blanks_of_an_editor_are_passed_over() {
        let plain = Content::from_files(None, None, Some(&lands_and(""))).unwrap();
        let edited = alloc::format!("\u{feff}{}", lands_and("").replace('\n', " \t\r\n"));
        assert_eq!(Content::from_files(None, None, Some(&edited)).unwrap().id(), plain.id());
    }

    #[test]
    fn the_make_up_of_the_box_stays_and_clients_pay_something() {
        let tiles = TILES.replace("\n2,3,tee", "\n2,0,tee");
        assert_ne!(tiles, TILES);
        let found = complaints(Some(&tiles), None, None);
        assert_eq!(
            found,
            [
                "tiles.csv, line 3: `0` in the column `copies` is not a number from 1 to 99",
                "tiles.csv, line 201: there are 52 tees, not 55",
            ]
        );
        // As many tiles as before, but of other shapes.
        let tiles = TILES.replace("\n2,3,tee", "\n2,2,tee").replace("\n37,1,green", "\n37,2,green");
        assert_ne!(tiles, TILES);
        let found = complaints(Some(&tiles), None, None);
        assert_eq!(found.len(), 2, "{found:?}");
        let clients = CLIENTS.replace("hotdog,mrs,3", "hotdog,mrs,0");
        assert_eq!(
            complaints(None, Some(&clients), None),
            ["clients.csv, line 2: `0` in the column `points` is not a number from 1 to 9"]
        );
    }

    #[test]
    fn long_lines_are_shortened_and_long_lists_cut() {
        let rows: String = (0..150).map(|_| "x".repeat(500) + "\n").collect();
        let lines = tabletop::rows::listed(
            &Content::from_files(
                None,
                None,
                Some(&lands_and(&alloc::format!("land L4 A\n{rows}"))),
            )
            .unwrap_err(),
        );
        assert_eq!(lines.len(), 101);
        assert!(lines.iter().all(|line| line.len() < 150), "{lines:?}");
        assert_eq!(lines[100], "and 53 more");
    }

    #[test]
    fn unknown_and_missing_columns_are_problems() {
        let tiles = TILES.replacen("people,dogs", "people,cats", 1);
        assert_eq!(
            complaints(Some(&tiles), None, None),
            [
                "tiles.csv, line 1: there is no column `cats`",
                "tiles.csv, line 1: the column `dogs` is missing"
            ]
        );
        assert_eq!(complaints(None, Some(""), None)[0], "clients.csv, line 1: there is no header");
    }
}
