//! Words for the page: `t!("id", n = 3)` says a message of the catalogue.

use texts::{Catalogue, Language, Value};

/// A message in the page's language.
pub(crate) fn say(id: &str, about: &[(&str, Value)]) -> String {
    Catalogue::of(Language::English).say(id, about)
}

/// Whether there is such a message; for words that are named by data.
pub(crate) fn has(id: &str) -> bool {
    Catalogue::of(Language::English).has(id)
}

/// A message of the catalogue in `locales`, and what it is about.
#[macro_export]
macro_rules! t {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::say($id, &[$((stringify!($name), ($value).into())),*])
    };
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    #[test]
    fn every_message_that_the_page_says_is_in_the_catalogue() {
        let mut files = Vec::new();
        collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
        let mut missing = Vec::new();
        for file in files {
            let source = fs::read_to_string(&file).expect("our own source");
            for (place, _) in source.match_indices("t!(\"") {
                // `format!("` ends like it.
                let is_ours = !source[..place].ends_with(|c: char| c.is_alphanumeric() || c == '_');
                let id = source[place + 4..].split('"').next().expect("it is closed");
                if is_ours && id != "id" && !has(id) {
                    missing.push(format!("{}: {id}", file.display()));
                }
            }
        }
        assert!(missing.is_empty(), "not in locales/en: {missing:#?}");
    }

    fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("our own folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(&path, files);
            } else {
                files.push(path);
            }
        }
    }
}
