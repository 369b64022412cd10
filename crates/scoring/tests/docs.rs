//! The files shown in `docs/scoring.md` are files that score.

use scoring::{Contents, score};

const PAGE: &str = include_str!("../../../docs/scoring.md");

#[test]
fn every_file_in_the_page_scores() {
    let blocks = PAGE.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let files: Vec<&str> = blocks.filter(|block| block.starts_with("{\"game\"")).collect();
    assert_eq!(files.len(), 3, "one of each game");
    for file in files {
        score(file, &Contents::standard())
            .unwrap_or_else(|problems| panic!("{problems:#?}\n{file}"));
    }
}
