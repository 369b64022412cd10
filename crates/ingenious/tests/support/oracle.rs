//! The rules a second time: slow, plain, and written from `docs/rules/ingenious.md` alone.
//!
//! It shares no code with the crate. Everything is text and lists, every question is answered by trying all cases.

use std::collections::BTreeSet;

const LETTERS: &str = "RGBOYP";

/// IN-2: where the printed symbols are.
const PRINTED: [(i32, i32, char); 6] =
    [(0, -5, 'R'), (5, -5, 'G'), (5, 0, 'B'), (0, 5, 'O'), (-5, 5, 'Y'), (-5, 0, 'P')];

const DIRECTIONS: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

type At = (i32, i32);

#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    pub(crate) mode: String,
    pub(crate) seats: usize,
    pub(crate) classic: bool,
    pub(crate) covered: Vec<(i32, i32, char)>,
    pub(crate) bag: Vec<String>,
    pub(crate) racks: Vec<Vec<String>>,
    pub(crate) tracks: Vec<[i32; 6]>,
    pub(crate) tokens: [Option<usize>; 6],
    pub(crate) aside: Vec<String>,
    pub(crate) turn: usize,
    pub(crate) phase: &'static str,
    pub(crate) pending: usize,
    pub(crate) has_placed: Vec<bool>,
}

impl Oracle {
    /// From options such as `mode=base seats=2 start=random classic_first_turn=false open_talk=false`.
    pub(crate) fn new(options: &str) -> Self {
        let value = |name: &str| {
            options.split(' ').find_map(|word| word.strip_prefix(&format!("{name}="))).unwrap()
        };
        let mode = value("mode").to_owned();
        let seats: usize = value("seats").parse().unwrap();
        let mut bag = Vec::new();
        for (i, one) in LETTERS.chars().enumerate() {
            for (j, other) in LETTERS.chars().enumerate().skip(i) {
                bag.extend(vec![format!("{one}{other}"); if i == j { 5 } else { 6 }]);
            }
        }
        let n_tracks = match mode.as_str() {
            "base" => seats,
            "team" => 2,
            _ => 1,
        };
        let start = value("start").parse().ok();
        let deal = if mode == "solo" { "draw" } else { "deal" };
        Self {
            seats,
            classic: value("classic_first_turn") == "true",
            covered: vec![],
            bag,
            racks: vec![vec![]; seats],
            tracks: vec![[0; 6]; n_tracks],
            tokens: [None; 6],
            aside: vec![],
            turn: start.unwrap_or(0),
            phase: if start.is_some() { deal } else { "start" },
            pending: 0,
            has_placed: vec![false; seats],
            mode,
        }
    }

    /// `0`, `chance start 1`, `chance draw 6 for 1`, `over`.
    pub(crate) fn to_act(&self) -> String {
        match self.phase {
            "start" => "chance start 1".into(),
            "deal" => format!("chance draw 6 for {}", self.dealt()),
            "draw" => format!("chance draw {} for {}", self.missing(), self.turn),
            "place" | "swap" => self.turn.to_string(),
            _ => "over".into(),
        }
    }

    fn dealt(&self) -> usize {
        self.racks.iter().position(Vec::is_empty).unwrap()
    }

    fn missing(&self) -> usize {
        (if self.mode == "solo" { 1 } else { 6 }) - self.racks[self.turn].len()
    }

    fn radius(&self) -> i32 {
        [5, 5, 6, 7][self.seats - 1]
    }

    fn area(&self) -> Vec<At> {
        let n = self.radius();
        let mut all = vec![];
        for r in -n..=n {
            for q in -n..=n {
                if (q + r).abs() <= n {
                    all.push((q, r));
                }
            }
        }
        all
    }

    fn symbol(&self, at: At) -> Option<char> {
        let here = |&(q, r, letter): &(i32, i32, char)| ((q, r) == at).then_some(letter);
        PRINTED.iter().chain(&self.covered).find_map(here)
    }

    fn is_tile(&self, at: At) -> bool {
        self.covered.iter().any(|&(q, r, _)| (q, r) == at)
    }

    fn free(&self) -> Vec<At> {
        self.area().into_iter().filter(|&at| self.symbol(at).is_none()).collect()
    }

    fn free_pairs(&self) -> Vec<(At, At)> {
        let free = self.free();
        let mut pairs = vec![];
        for &one in &free {
            for &other in &free {
                if DIRECTIONS.contains(&(other.0 - one.0, other.1 - one.1)) {
                    pairs.push((one, other));
                }
            }
        }
        pairs
    }

    /// IN-2.
    fn may_be_first(&self, one: At, other: At) -> bool {
        let around = |at: At| DIRECTIONS.map(|(q, r)| (at.0 + q, at.1 + r));
        let touched: Vec<At> = [around(one), around(other)].concat();
        let printed = PRINTED.iter().map(|&(q, r, _)| (q, r)).filter(|at| touched.contains(at));
        if self.classic {
            return printed
                .into_iter()
                .any(|at| !around(at).iter().any(|&next| self.is_tile(next)));
        }
        printed.count() > 0 && !touched.iter().any(|&at| self.is_tile(at))
    }

    /// IN-4.
    fn points(&self, at: At, other: At, letter: char) -> i32 {
        let mut points = 0;
        for (q, r) in DIRECTIONS {
            let mut next = (at.0 + q, at.1 + r);
            if next == other {
                continue;
            }
            while self.symbol(next) == Some(letter) {
                points += 1;
                next = (next.0 + q, next.1 + r);
            }
        }
        points
    }

    /// The markers as this seat counts them.
    fn own(&self, seat: usize) -> [i32; 6] {
        match self.mode.as_str() {
            "team" => self.tracks[seat % 2],
            "duel" if seat == 1 => self.tracks[0].map(|marker| -marker),
            "duel" | "solo" => self.tracks[0],
            _ => self.tracks[seat],
        }
    }

    fn set_own(&mut self, seat: usize, colour: usize, value: i32) {
        match self.mode.as_str() {
            "team" => self.tracks[seat % 2][colour] = value,
            "duel" => self.tracks[0][colour] = if seat == 1 { -value } else { value },
            "solo" => self.tracks[0][colour] = value,
            _ => self.tracks[seat][colour] = value,
        }
    }

    /// IN-5, IN-10, IN-12, IN-13: one half scores.
    fn score(&mut self, seat: usize, letter: char, points: i32) {
        let colour = LETTERS.find(letter).unwrap();
        let before = self.own(seat)[colour];
        let mut after = before;
        for _ in 0..points {
            // One step at a time, stopping where a rule says so.
            let stops = match self.mode.as_str() {
                "base" => after == 18,
                "duel" => after == 9,
                _ => after == 36 || (after == 18 && before < 18),
            };
            if !stops {
                after += 1;
            }
        }
        self.set_own(seat, colour, after);
        let arrives = |end| before != end && after == end;
        let bonus = match self.mode.as_str() {
            "base" => arrives(18),
            "team" => arrives(18) || arrives(36),
            "duel" => arrives(9) && self.tokens[colour] != Some(seat),
            _ => false,
        };
        if bonus {
            self.pending += 1;
            if self.mode == "duel" {
                self.tokens[colour] = Some(seat);
            }
        }
    }

    /// The tracks after both halves scored, the first-named first.
    fn after_scoring(&self, tile: &str, one: At, other: At) -> Self {
        let mut next = self.clone();
        let [first, second] = [0, 1].map(|i| tile.chars().nth(i).unwrap());
        let points = [self.points(one, other, first), self.points(other, one, second)];
        next.score(self.turn, first, points[0]);
        next.score(self.turn, second, points[1]);
        next
    }

    /// All legal moves as text.
    pub(crate) fn moves(&self) -> BTreeSet<String> {
        match self.phase {
            "place" => self.placements(),
            "swap" => self.answers(),
            _ => BTreeSet::new(),
        }
    }

    fn placements(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        let is_first = !self.has_placed[self.turn];
        for (one, other) in self.free_pairs() {
            if is_first && !self.may_be_first(one, other) {
                continue;
            }
            for tile in &self.racks[self.turn] {
                let is_double = tile.chars().next() == tile.chars().nth(1);
                let is_smaller_first = (one.1, one.0) < (other.1, other.0);
                if is_double && !is_smaller_first && !self.order_matters(tile, one, other) {
                    continue;
                }
                moves.insert(format!("{tile} {},{} {},{}", one.0, one.1, other.0, other.1));
            }
        }
        moves
    }

    /// IN-11.
    fn order_matters(&self, tile: &str, one: At, other: At) -> bool {
        ["solo", "team"].contains(&self.mode.as_str())
            && self.after_scoring(tile, one, other).tracks
                != self.after_scoring(tile, other, one).tracks
    }

    /// IN-7, IN-14.
    fn answers(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::from(["keep".to_owned()]);
        if self.mode != "duel" {
            moves.insert("swap".into());
            return moves;
        }
        let mut tiles = self.swappable();
        sort(&mut tiles);
        for choice in 1..1u32 << tiles.len() {
            let chosen: Vec<String> = (0..tiles.len())
                .filter(|i| choice >> i & 1 == 1)
                .map(|i| tiles[i].clone())
                .collect();
            moves.insert(format!("swap {}", chosen.join(",")));
        }
        moves
    }

    fn swappable(&self) -> Vec<String> {
        let own = self.own(self.turn);
        let is_on_nine = |letter: char| own[LETTERS.find(letter).unwrap()] == 9;
        self.racks[self.turn].iter().filter(|tile| tile.chars().any(is_on_nine)).cloned().collect()
    }

    fn may_swap(&self) -> bool {
        if self.racks[self.turn].is_empty() {
            return false;
        }
        if self.mode == "duel" {
            return !self.swappable().is_empty();
        }
        let own = self.own(self.turn);
        let lowest = own.iter().min().unwrap();
        let is_lowest = |letter: char| own[LETTERS.find(letter).unwrap()] == *lowest;
        !self.racks[self.turn].iter().any(|tile| tile.chars().any(is_lowest))
    }

    /// A legal move.
    pub(crate) fn play(&mut self, text: &str) {
        if text == "keep" {
            self.phase = "draw";
        } else if text == "swap" {
            self.aside = std::mem::take(&mut self.racks[self.turn]);
            self.phase = "draw";
        } else if let Some(list) = text.strip_prefix("swap ") {
            for tile in list.split(',') {
                take(&mut self.racks[self.turn], tile);
                self.aside.push(tile.to_owned());
            }
            self.phase = "draw";
        } else {
            self.place(text);
        }
    }

    fn place(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let at = |text: &str| -> At {
            let (q, r) = text.split_once(',').unwrap();
            (q.parse().unwrap(), r.parse().unwrap())
        };
        let (tile, one, other) = (words[0], at(words[1]), at(words[2]));
        take(&mut self.racks[self.turn], tile);
        self.pending = self.pending.saturating_sub(1);
        self.has_placed[self.turn] = true;
        *self = self.after_scoring(tile, one, other);
        self.covered.push((one.0, one.1, tile.chars().next().unwrap()));
        self.covered.push((other.0, other.1, tile.chars().nth(1).unwrap()));
        let end = match self.mode.as_str() {
            "base" => 18,
            "duel" => 9,
            _ => 36,
        };
        if self.own(self.turn) == [end; 6] || self.free_pairs().is_empty() {
            self.phase = "over";
        } else if self.mode == "solo" {
            self.phase = "draw";
        } else if self.pending > 0 && !self.racks[self.turn].is_empty() {
            self.phase = "place";
        } else {
            self.pending = 0;
            self.phase = if self.may_swap() { "swap" } else { "draw" };
        }
    }

    /// A possible outcome.
    pub(crate) fn resolve(&mut self, text: &str) {
        if let Some(seat) = text.strip_prefix("start ") {
            self.turn = seat.parse().unwrap();
            self.phase = if self.mode == "solo" { "draw" } else { "deal" };
            return;
        }
        let seat = if self.phase == "deal" { self.dealt() } else { self.turn };
        for tile in text.strip_prefix("draw ").unwrap().split(',') {
            take(&mut self.bag, tile);
            self.racks[seat].push(tile.to_owned());
        }
        if self.phase == "deal" {
            if self.racks.iter().all(|rack| rack.len() == 6) {
                self.phase = "place";
            }
            return;
        }
        self.bag.append(&mut self.aside);
        self.phase = "place";
        self.turn = (self.turn + 1) % self.seats;
    }
}

fn take(tiles: &mut Vec<String>, tile: &str) {
    let place = tiles.iter().position(|other| other == tile).unwrap();
    tiles.remove(place);
}

/// In the order of the notation.
pub(crate) fn sort(tiles: &mut [String]) {
    let key =
        |tile: &String| -> Vec<usize> { tile.chars().map(|c| LETTERS.find(c).unwrap()).collect() };
    tiles.sort_by_key(key);
}
