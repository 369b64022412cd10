//! All moves in words, to be filtered and chosen from: for moves that are on no board, and for whoever prefers words.

use table::Table;
use tabletop::{Seat, Viewer};

use crate::layout::columns;
use crate::words::Speech;

/// A move in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) struct Entry {
    pub(in crate::play) mv: String,
    pub(in crate::play) words: String,
    /// Where it would lead.
    pub(in crate::play) landing: Option<Landing>,
    /// The head it stands under.
    pub(in crate::play) group: String,
}

/// Where a move would lead on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) struct Landing {
    /// As the picture of the board names it.
    pub(in crate::play) cell: String,
    pub(in crate::play) words: String,
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
    pub(super) fn new(
        table: &dyn Table,
        seat: Seat,
        moves: &[String],
        is_placement: impl Fn(&str) -> bool,
    ) -> Self {
        let speech = Speech::to(table, Viewer::Seat(seat));
        let entry = |mv: &String| {
            let listed = speech.listed(mv);
            let is_tried = listed.is_tried && moves.len() <= MOST_TRIED;
            let preview = is_tried.then(|| table.preview(seat, mv).ok()).flatten();
            let lead = preview.and_then(|preview| speech.leads_to(&preview.events));
            let entry = Entry {
                mv: mv.clone(),
                words: listed.words.map_or_else(|| speech.mv(mv), |words| speech.tell(&words)),
                landing: lead.map(|it| Landing { cell: it.cell, words: speech.tell(&it.words) }),
                group: listed.head.map(|head| speech.tell(&head)).unwrap_or_default(),
            };
            (listed.order, entry)
        };
        let mut entries: Vec<(u8, Entry)> = moves.iter().map(entry).collect();
        // What lays no piece would be lost behind hundreds of placements; all else keeps its order.
        entries.sort_by_key(|(order, entry)| (*order, is_placement(&entry.mv)));
        let entries = entries.into_iter().map(|(_, entry)| entry).collect();
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
        let width = |entry: &Entry| columns(&entry.words) + entry.landing.iter().count() * 10;
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
