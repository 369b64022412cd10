//! All moves in words, to be filtered and chosen from: for moves that are on no board, and for whoever prefers words.

use serde_json::Value;
use table::Table;
use tabletop::Seat;

use crate::play::spoken;

/// A move in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) struct Entry {
    pub(in crate::play) mv: String,
    pub(in crate::play) words: String,
    /// Where a ball would come to rest.
    pub(in crate::play) landing: Option<String>,
    /// The head it stands under.
    pub(in crate::play) group: String,
}

/// A list of moves, and which of them is pointed at.
#[derive(Clone, Debug)]
pub(in crate::play) struct Listing {
    entries: Vec<Entry>,
    filter: String,
    at: usize,
}

/// Above so many moves nobody is told in advance where each leads.
const MOST_TRIED: usize = 250;

impl Listing {
    pub(super) fn new(table: &dyn Table, seat: Seat, view: &Value, moves: &[String]) -> Self {
        let game = table.game();
        let entry = |mv: &String| {
            let is_tried = game == "green" && mv.starts_with("hit ") && moves.len() <= MOST_TRIED;
            let preview = is_tried.then(|| table.preview(seat, mv).ok()).flatten();
            Entry {
                mv: mv.clone(),
                words: spoken::mv(game, mv, view),
                landing: preview.and_then(|preview| spoken::landing(&preview.events)),
                group: spoken::group(game, mv),
            }
        };
        let mut entries: Vec<Entry> = moves.iter().map(entry).collect();
        // Shots come first, by clubs; what ends a turn for nothing last. All else keeps its order,
        // but what lays no piece would be lost behind hundreds of placements.
        entries.sort_by_key(|entry| {
            let is_last = game == "green" && entry.group.is_empty();
            (
                is_last,
                !entry.group.starts_with("play"),
                // By the club, whatever article it has.
                entry.group.rsplit(' ').next().map(str::to_owned),
                is_placement(&entry.mv),
            )
        });
        Self { entries, filter: String::new(), at: 0 }
    }

    /// The entries that the filter leaves.
    pub(in crate::play) fn shown(&self) -> Vec<&Entry> {
        let wanted: Vec<String> = self.filter.split(' ').map(str::to_lowercase).collect();
        let is_wanted = |entry: &&Entry| {
            let text = format!("{} {} {}", entry.words, entry.mv, entry.group).to_lowercase();
            wanted.iter().all(|word| text.contains(word.as_str()))
        };
        self.entries.iter().filter(is_wanted).collect()
    }

    pub(in crate::play) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Columns that its entries would like to have.
    pub(in crate::play) fn width(&self) -> usize {
        let width = |entry: &Entry| entry.words.chars().count() + entry.landing.iter().count() * 10;
        self.entries.iter().map(width).max().unwrap_or(0) + 3
    }

    pub(in crate::play) fn at(&self) -> usize {
        self.at
    }

    pub(in crate::play) fn filter(&self) -> &str {
        &self.filter
    }

    pub(in crate::play) fn selected(&self) -> Option<&Entry> {
        self.shown().get(self.at).copied()
    }

    /// Points so many entries further down, or up.
    pub(in crate::play) fn step(&mut self, by: isize) {
        let last = self.shown().len().saturating_sub(1);
        self.at = self.at.saturating_add_signed(by).min(last);
    }

    pub(in crate::play) fn point(&mut self, at: usize) {
        self.at = at.min(self.shown().len().saturating_sub(1));
    }

    pub(in crate::play) fn set_filter(&mut self, filter: String) {
        self.filter = filter;
        self.at = 0;
    }

    /// Points at the move that is spelled in one of these ways.
    pub(super) fn choose(&mut self, spellings: &[String]) {
        self.filter.clear();
        let is_it = |entry: &Entry| spellings.contains(&entry.mv);
        self.at = self.entries.iter().position(is_it).unwrap_or(0);
    }
}

fn is_placement(mv: &str) -> bool {
    mv.starts_with("build ") || mv.contains('@') || mv.split(' ').count() == 3 && mv.contains(',')
}
