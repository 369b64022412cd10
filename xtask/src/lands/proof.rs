//! Judges the stored lands and courses from their text alone.
//!
//! Nothing here uses the code that made them: what both got wrong in the same way would prove nothing.

use std::collections::{BTreeMap, BTreeSet};

use super::{COURSES, LANDS, SHEET, TILES, courses, map, read, sheet, tiles};

type Place = (i32, i32);

/// North, east, south, west.
const STEPS: [Place; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The gate and the twelve cells around it, for each corner it may stand in.
const GATES: [[&str; 4]; 4] = [
    ["....", ".GG#", ".GG#", ".###"],
    ["....", "#GG.", "#GG.", "###."],
    [".###", ".GG#", ".GG#", "...."],
    ["###.", "#GG.", "#GG.", "...."],
];

struct Plot {
    id: String,
    name: String,
    points: i32,
    balls: i32,
    rows: Vec<String>,
}

impl Plot {
    fn at(&self, (x, y): Place) -> char {
        let row = usize::try_from(y).ok().and_then(|y| self.rows.get(y));
        let column = usize::try_from(x).ok();
        row.zip(column).and_then(|(row, x)| row.chars().nth(x)).unwrap_or('.')
    }

    fn all(&self, ground: char) -> BTreeSet<Place> {
        window().filter(|place| self.at(*place) == ground).collect()
    }

    /// Which of the four gates stands where; exactly one must.
    fn gates(&self) -> Vec<(usize, Place)> {
        let stands = |gate: usize, (x, y): Place| {
            (0..4).all(|dy| {
                (0..4).all(|dx| {
                    let row = usize::try_from(dy).unwrap();
                    let column = usize::try_from(dx).unwrap();
                    GATES[gate][row].chars().nth(column) == Some(self.at((x + dx, y + dy)))
                })
            })
        };
        let corners = window().flat_map(|place| (0..4).map(move |gate| (gate, place)));
        corners.filter(|(gate, place)| stands(*gate, *place)).collect()
    }
}

#[derive(Clone)]
struct Built {
    /// Kind and quarter turns.
    tiles: BTreeMap<Place, (u32, usize)>,
    tees: Vec<Place>,
}

struct Printed {
    copies: usize,
    shape: String,
    par: i32,
    has_arrow: bool,
}

/// All places of a map, and some around it.
fn window() -> impl Iterator<Item = Place> {
    (-2..13).flat_map(|y| (-2..13).map(move |x| (x, y)))
}

fn step(place: Place, direction: usize) -> Place {
    let (dx, dy) = STEPS[direction % 4];
    (place.0 + dx, place.1 + dy)
}

fn place(text: &str) -> Place {
    let (x, y) = text.split_once(',').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

fn blocks(path: &str) -> Vec<Vec<String>> {
    let text = read(path).unwrap();
    let lines: Vec<String> =
        text.lines().filter(|line| !line.starts_with("# ")).map(str::to_owned).collect();
    lines.split(String::is_empty).filter(|block| !block.is_empty()).map(<[_]>::to_vec).collect()
}

fn stored_plots() -> Vec<Plot> {
    let last_word = |line: &str| line.rsplit(' ').next().unwrap().parse().unwrap();
    let plot = |block: Vec<String>| {
        let mut words = block[0].splitn(3, ' ').skip(1).map(str::to_owned);
        Plot {
            id: words.next().unwrap(),
            name: words.next().unwrap(),
            points: last_word(&block[1]),
            balls: last_word(&block[2]),
            rows: block[3..].to_vec(),
        }
    };
    blocks(LANDS).into_iter().map(plot).collect()
}

fn stored_courses() -> BTreeMap<String, Built> {
    let built = |block: Vec<String>| {
        let id = block[0].strip_prefix("course ").unwrap().to_owned();
        let (numbers, tiles) = block[1..].split_last().unwrap();
        let tees = numbers.split(' ').skip(1).map(place).collect();
        let tiles = tiles.iter().map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            let turns = words[2].strip_prefix('r').unwrap().parse().unwrap();
            (place(words[0]), (words[1].parse().unwrap(), turns))
        });
        (id, Built { tiles: tiles.collect(), tees })
    };
    blocks(COURSES).into_iter().map(built).collect()
}

/// The tiles as their table has them. It is split by hand on purpose: `tabletop::rows`, which the game reads it with,
/// must not have a say in its own proof. No field of this table is quoted.
fn printed_kinds() -> BTreeMap<u32, Printed> {
    let text = read(TILES).unwrap();
    let mut rows = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = rows.next().unwrap();
    let column = |name| head.iter().position(|field| *field == name).unwrap();
    let [id, copies, shape, par, arrow] =
        ["kind", "copies", "shape", "par", "directional"].map(column);
    rows.map(|row| {
        let kind = Printed {
            copies: row[copies].parse().unwrap(),
            shape: row[shape].to_owned(),
            par: row[par].parse().unwrap(),
            has_arrow: row[arrow] == "1",
        };
        (row[id].parse().unwrap(), kind)
    })
    .collect()
}

/// A course on its land, to be judged.
struct Case<'a> {
    plot: &'a Plot,
    built: &'a Built,
    kinds: &'a BTreeMap<u32, Printed>,
}

impl Case<'_> {
    fn printed(&self, place: Place) -> &Printed {
        &self.kinds[&self.built.tiles[&place].0]
    }

    fn is(&self, place: Place, shape: &str) -> bool {
        self.built.tiles.contains_key(&place) && self.printed(place).shape == shape
    }

    /// The directions of the red edges of the tile there, if there is one.
    fn red(&self, place: Place) -> Vec<usize> {
        let Some((kind, turns)) = self.built.tiles.get(&place) else { return Vec::new() };
        let unturned: &[usize] = match self.kinds[kind].shape.as_str() {
            "tee" | "green" => &[0],
            "straight" => &[0, 2],
            "corner" => &[0, 1],
            _ => &[],
        };
        unturned.iter().map(|direction| (direction + turns) % 4).collect()
    }

    /// Where the lane leads from here.
    fn linked(&self, place: Place) -> Vec<Place> {
        let is_met =
            |direction: &usize| self.red(step(place, *direction)).contains(&((direction + 2) % 4));
        self.red(place).into_iter().filter(is_met).map(|direction| step(place, direction)).collect()
    }

    fn hole_from(&self, start: Place) -> BTreeSet<Place> {
        let mut hole = BTreeSet::from([start]);
        let mut open = vec![start];
        while let Some(place) = open.pop() {
            open.extend(self.linked(place).into_iter().filter(|next| hole.insert(*next)));
        }
        hole
    }

    fn holes(&self) -> BTreeSet<BTreeSet<Place>> {
        let red_tiles = self.built.tiles.keys().filter(|place| !self.red(**place).is_empty());
        red_tiles.map(|place| self.hole_from(*place)).collect()
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = self.filling_faults();
        faults.extend(self.edge_faults());
        for hole in self.holes() {
            faults.extend(self.hole_faults(&hole));
        }
        faults.extend(self.number_faults());
        faults.extend(self.direction_faults());
        faults.extend(self.supply_faults());
        if faults.is_empty() && self.circuit() != 20 {
            faults.push(format!("circuit {}", self.circuit()));
        }
        faults
    }

    /// MG-26: every cell of the land, and no other.
    fn filling_faults(&self) -> Vec<String> {
        let filled: BTreeSet<Place> = self.built.tiles.keys().copied().collect();
        let wrong: Vec<_> = self.plot.all('#').symmetric_difference(&filled).copied().collect();
        if wrong.is_empty() { Vec::new() } else { vec![format!("badly filled at {wrong:?}")] }
    }

    /// MG-18: on a full land a red edge must meet a red edge; all else is a mismatch.
    fn edge_faults(&self) -> Vec<String> {
        let places = self.built.tiles.keys();
        places
            .filter(|place| self.red(**place).len() != self.linked(**place).len())
            .map(|place| format!("mismatch at {place:?}"))
            .collect()
    }

    /// MG-14 and MG-17.
    fn hole_faults(&self, hole: &BTreeSet<Place>) -> Vec<String> {
        let count = |shape| hole.iter().filter(|place| self.is(**place, shape)).count();
        let n_links: usize = hole.iter().map(|place| self.linked(*place).len()).sum();
        let is_tree = n_links == 2 * (hole.len() - 1);
        let is_well_formed = hole.len() >= 2 && count("tee") == 1 && count("green") == 1 && is_tree;
        let par: i32 = hole.iter().map(|place| self.printed(*place).par).sum();
        let mut faults = Vec::new();
        if !is_well_formed {
            faults.push(format!("malformed hole {hole:?}"));
        }
        if !(3..=5).contains(&par) {
            faults.push(format!("par {par} of {hole:?}"));
        }
        faults
    }

    /// MG-16: nine holes; each has one number, given at its tee.
    fn number_faults(&self) -> Vec<String> {
        let holes = self.holes();
        let tees = &self.built.tees;
        let numbered: BTreeSet<_> = tees.iter().map(|tee| self.hole_from(*tee)).collect();
        let are_tees = tees.iter().all(|tee| self.is(*tee, "tee"));
        if holes.len() == 9 && tees.len() == 9 && are_tees && numbered == holes {
            return Vec::new();
        }
        vec![format!("{} holes, {} tees", holes.len(), tees.len())]
    }

    /// MG-19: followed from the tee, an arrow points onwards. An arrow unturned points north.
    fn direction_faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for tee in &self.built.tees {
            let (mut before, mut here) = (None, *tee);
            while let Some(next) = self.linked(here).into_iter().find(|next| Some(*next) != before)
            {
                let arrow = step(here, self.built.tiles[&here].1);
                if self.printed(here).has_arrow && arrow != next {
                    faults.push(format!("wrong direction at {here:?}"));
                }
                (before, here) = (Some(here), next);
            }
        }
        faults
    }

    /// No more copies than the box holds, and of turns that look the same the first (MG-11).
    fn supply_faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (id, kind) in self.kinds {
            let used = self.built.tiles.values().filter(|(used, _)| used == id);
            let n_looks = match (kind.shape.as_str(), kind.has_arrow) {
                ("scenery", _) => 1,
                ("straight", false) => 2,
                _ => 4,
            };
            if used.clone().count() > kind.copies {
                faults.push(format!("too many tiles of kind {id}"));
            }
            faults.extend(
                used.filter(|(_, turns)| *turns >= n_looks)
                    .map(|(_, turns)| format!("kind {id} should not be written r{turns}")),
            );
        }
        faults
    }

    /// MG-27, for holes known to be well-formed.
    fn circuit(&self) -> i32 {
        let tees = &self.built.tees;
        let green = |tee: &Place| {
            self.hole_from(*tee).into_iter().find(|place| self.is(*place, "green")).unwrap()
        };
        let touches = |a: Place, b: Place| (0..4).any(|direction| step(a, direction) == b);
        let at_gate = |place: Place| self.plot.all('G').iter().any(|gate| touches(*gate, place));
        let links = tees.windows(2).filter(|pair| touches(green(&pair[0]), pair[1])).count();
        let ends = [at_gate(tees[0]), at_gate(green(&tees[8]))];
        let ends = ends.into_iter().filter(|is_at_gate| *is_at_gate).count();
        i32::try_from(2 * (links + ends)).unwrap()
    }

    fn par(&self) -> i32 {
        self.built.tiles.keys().map(|place| self.printed(*place).par).sum()
    }
}

#[test]
fn every_land_is_as_promised() {
    for plot in stored_plots() {
        let id = &plot.id;
        let land = plot.all('#');
        assert!((36..=46).contains(&(land.len() + plot.all('G').len())), "{id}");
        assert!(plot.rows.len() <= 11 && plot.rows.iter().all(|row| row.len() <= 11), "{id}");
        assert!(plot.rows.iter().all(|row| row.len() == plot.rows[0].len()), "{id}");
        assert!(
            plot.rows.iter().all(|row| row.chars().all(|ground| "#.~=G".contains(ground))),
            "{id}"
        );
        assert!((8..=22).contains(&plot.points), "{id}");
        assert_eq!(plot.gates().len(), 1, "{id}");
        assert_eq!(plot.all('G').len(), 4, "{id}");
        let mut reached = BTreeSet::from([*land.first().unwrap()]);
        let mut open: Vec<Place> = reached.iter().copied().collect();
        while let Some(place) = open.pop() {
            let next = (0..4).map(|direction| step(place, direction));
            open.extend(next.filter(|next| land.contains(next) && reached.insert(*next)));
        }
        assert_eq!(reached, land, "{id}");
    }
}

#[test]
fn the_47_lands_are_a_good_mixture() {
    let plots = stored_plots();
    let count =
        |is_counted: &dyn Fn(&Plot) -> bool| plots.iter().filter(|plot| is_counted(plot)).count();
    let ids: Vec<String> = plots.iter().map(|plot| plot.id.clone()).collect();
    let names: BTreeSet<&str> = plots.iter().map(|plot| plot.name.as_str()).collect();
    let gates: BTreeSet<usize> = plots.iter().map(|plot| plot.gates()[0].0).collect();
    assert_eq!(ids, (1..=47).map(|number| format!("L{number}")).collect::<Vec<_>>());
    assert_eq!(names.len(), 47);
    assert_eq!(gates.len(), 4);
    assert_eq!([1, 2, 3].map(|balls| count(&|plot| plot.balls == balls)), [16, 16, 15]);
    assert!(count(&|plot| !plot.all('~').is_empty()) >= 12);
    assert!(count(&|plot| !plot.all('=').is_empty()) >= 8);
}

#[test]
fn no_land_is_another_one_turned_or_mirrored() {
    let turn = |rows: &[String]| -> Vec<String> {
        let column = |x: usize| rows.iter().rev().map(|row| row.as_bytes()[x] as char).collect();
        (0..rows[0].len()).map(column).collect()
    };
    let mut seen: BTreeMap<Vec<String>, String> = BTreeMap::new();
    for plot in stored_plots() {
        assert_eq!(seen.get(&plot.rows), None, "{}", plot.id);
        let mut rows = plot.rows.clone();
        for _ in 0..4 {
            rows = turn(&rows);
            let mirrored = rows.iter().map(|row| row.chars().rev().collect()).collect();
            seen.insert(mirrored, plot.id.clone());
            seen.insert(rows.clone(), plot.id.clone());
        }
    }
}

#[test]
fn every_land_has_a_course_of_circuit_20_without_any_penalty() {
    let (built, kinds) = (stored_courses(), printed_kinds());
    assert_eq!(built.len(), 47);
    for plot in stored_plots() {
        let case = Case { plot: &plot, built: &built[&plot.id], kinds: &kinds };
        assert_eq!(case.faults(), Vec::<String>::new(), "{}", plot.id);
        assert_eq!((case.circuit(), case.par()), (20, 36), "{}", plot.id);
    }
}

/// A judge who never objects is no judge.
#[test]
fn a_course_that_was_tampered_with_is_found_out() {
    let (plots, built, kinds) = (stored_plots(), stored_courses(), printed_kinds());
    let (plot, good) = (&plots[0], &built["L1"]);
    let check = |what: &str, tamper: &dyn Fn(&mut Built)| {
        let mut bad = good.clone();
        tamper(&mut bad);
        let faults = Case { plot, built: &bad, kinds: &kinds }.faults();
        assert!(faults.iter().any(|fault| fault.starts_with(what)), "{what}: {faults:?}");
    };
    let tee = good.tees[0];
    check("badly filled", &|bad| bad.tiles.retain(|place, _| *place != tee));
    check("badly filled", &|bad| bad.tiles.extend([((-1, 0), (159, 0))]));
    check("mismatch", &|bad| bad.tiles.get_mut(&tee).unwrap().1 += 2);
    check("malformed", &|bad| bad.tiles.get_mut(&tee).unwrap().0 = 35);
    check("par", &|bad| bad.tiles.get_mut(&tee).unwrap().0 = 98);
    check("9 holes", &|bad| bad.tees[0] = bad.tees[1]);
    check("circuit", &|bad| bad.tees.swap(0, 4));
    check("circuit", &|bad| bad.tees.rotate_left(1));
    check("too many", &|bad| bad.tiles.values_mut().for_each(|tile| tile.0 = 5));
}

#[test]
fn arrows_against_the_play_are_found_out() {
    let (plots, built, kinds) = (stored_plots(), stored_courses(), printed_kinds());
    let mut n_arrows = 0;
    for plot in &plots {
        let mut bad = built[&plot.id].clone();
        let arrows = bad.tiles.values_mut().filter(|(kind, _)| kinds[kind].has_arrow);
        let n_turned = arrows.map(|tile| tile.1 = (tile.1 + 2) % 4).count();
        let faults = Case { plot, built: &bad, kinds: &kinds }.faults();
        assert_eq!(faults.len(), n_turned, "{}: {faults:?}", plot.id);
        n_arrows += n_turned;
    }
    assert!(n_arrows > 0);
}

#[test]
fn the_stored_files_are_what_the_chore_writes() {
    let lands = map::parse(&read(LANDS).unwrap()).unwrap();
    let kinds = tiles::parse(&read(TILES).unwrap()).unwrap();
    assert_eq!(super::check::problems(&lands), Vec::<String>::new());
    assert!(courses(&lands, &kinds).unwrap() == read(COURSES).unwrap(), "run `cargo xtask lands`");
    assert!(sheet::draw(&lands) == read(SHEET).unwrap(), "run `cargo xtask lands`");
}
