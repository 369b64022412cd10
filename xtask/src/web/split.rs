//! Cuts the page's module into pieces, and packs the pieces into bundles: see `crates/web/src/pieces.rs`.
//!
//! What two pieces share becomes a piece of its own, so there are many, and most are small. They travel in bundles: all
//! that any table needs, all that only the tables of one game need, and so on (`Bundle`).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use walrus::ModuleConfig;
use wasm_split_cli_support::Options;

use super::pack;

/// What loads the pieces; `crates/web/assets/index.html` names it, and the module imports it.
const LINKS: &str = "pieces.js";

/// Cuts the module into what is there at once, which is returned, and bundles in this folder.
pub(super) fn split(module: &Path, out: &Path) -> Result<PathBuf> {
    let scratch = out.with_extension("pieces");
    super::empty(&scratch)?;
    let main = scratch.join("main.wasm");
    let whole = fs::read(module)?;
    let mut options = Options::new(&whole);
    options.output_dir = &scratch;
    options.main_out_path = &main;
    options.main_module = "./clubhouse.js";
    options.link_name = "./pieces.js";
    let pieces = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("{error:?}").context("the module cannot be split"))?;
    let needs = needs(&pieces.prefetch_map);
    let games: BTreeSet<&str> =
        pieces.prefetch_map.keys().filter_map(|it| it.strip_prefix("bots_")).collect();
    let mut bundles: BTreeMap<String, Bundle> = BTreeMap::new();
    for path in pieces.split_modules.iter().filter(|path| path.is_file()) {
        let name = path.file_stem().and_then(|it| it.to_str()).context("a name of our own")?;
        let Some(needed_by) = needs.get(name) else { continue };
        let bundle = bundles.entry(bundle_of(needed_by, &games)).or_default();
        bundle.add(name, &smaller(path)?);
    }
    write(&bundles, &scratch, out)?;
    Ok(main)
}

/// The pieces by what is asked for, turned around: by each piece, who needs it.
fn needs<'a>(
    by_asked: impl IntoIterator<Item = (&'a String, &'a Vec<String>)>,
) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut needs: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (asked, pieces) in by_asked {
        for piece in pieces {
            needs.entry(piece).or_default().insert(asked);
        }
    }
    needs
}

/// The bundle in which a piece travels that these need.
fn bundle_of(needed_by: &BTreeSet<&str>, games: &BTreeSet<&str>) -> String {
    let all_begin = |with: &str| needed_by.iter().all(|it| it.starts_with(with));
    if let [only] = needed_by.iter().collect::<Vec<_>>()[..] {
        return (*only).to_owned();
    }
    let of_games: Vec<_> = needed_by.intersection(games).collect();
    if of_games.is_empty() && !needed_by.contains("table") {
        // No table has to wait for it.
        return if all_begin("bots_") {
            "bots"
        } else if all_begin("online") {
            "online"
        } else {
            "later"
        }
        .into();
    }
    // What needs no table must not wait for one.
    if needed_by.contains("house") || needed_by.contains("lobby") {
        return "common".into();
    }
    match of_games[..] {
        [game] if !needed_by.contains("table") => (*game).to_owned(),
        _ => "table".into(),
    }
}

/// Several pieces in one file.
#[derive(Default)]
struct Bundle {
    bytes: Vec<u8>,
    /// Name, first byte, and the one after the last.
    places: Vec<(String, usize, usize)>,
}

impl Bundle {
    fn add(&mut self, name: &str, piece: &[u8]) {
        let start = self.bytes.len();
        self.bytes.extend(piece);
        self.places.push((name.to_owned(), start, self.bytes.len()));
    }
}

/// The same piece without names, and with numbers as short as they can be: what cut it needed them long.
fn smaller(path: &Path) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut piece = config.parse_file(path).with_context(|| format!("{}", path.display()))?;
    walrus::passes::gc::run(&mut piece);
    Ok(piece.emit_wasm())
}

/// Writes the bundles, tells `bring.js` where each piece is, and lets what loads pieces ask there.
fn write(bundles: &BTreeMap<String, Bundle>, scratch: &Path, out: &Path) -> Result<()> {
    let (mut files, mut places) = (String::new(), String::new());
    for (name, bundle) in bundles {
        let file = file_of(name);
        fs::write(out.join(&file), &bundle.bytes)?;
        let (size, digest) = (bundle.bytes.len(), pack::short_hash(&bundle.bytes));
        write!(files, "\n  {name}: [\"./{file}\", {size}, \"{digest}\"],")?;
        for (piece, start, end) in &bundle.places {
            write!(places, "\n  {piece}: [\"{name}\", {start}, {end}],")?;
        }
    }
    let bring = out.join("bring.js");
    let text = fs::read_to_string(&bring)?;
    let text = text.replace("/* bundles */", &(files + "\n"));
    fs::write(&bring, text.replace("/* places */", &(places + "\n")))?;
    let links = fs::read_to_string(scratch.join(LINKS))?;
    let n_places = bundles.values().map(|bundle| bundle.places.len()).sum();
    Ok(fs::write(out.join(LINKS), from_bundles(&links, n_places)?)?)
}

/// The file of a bundle.
pub(super) fn file_of(bundle: &str) -> String {
    format!("piece_{bundle}.bin")
}

/// Pieces come from bundles instead of files of their own.
fn from_bundles(links: &str, n_pieces: usize) -> Result<String> {
    const FETCH: &str = "() => {\n    const src = fetch(new URL(\"./";
    const NAMED: &str = ".wasm\", import.meta.url));";
    // A draft is wrapped in checks of its own.
    const END: &str = "\n}\n";
    let mut parts = links.split(FETCH);
    let mut text = String::from("import { piece } from \"./bring.js\";\n");
    text.push_str(parts.next().unwrap_or_default());
    let mut n_found = 0;
    for part in parts {
        let (name, rest) = part.split_once(NAMED).context("a piece is fetched in another way")?;
        let (_, rest) = rest.split_once(END).context("a piece is made in another way")?;
        write!(text, "() => piece(\"{name}\")")?;
        text.push_str(rest);
        n_found += 1;
    }
    ensure!(n_found == n_pieces, "{n_found} pieces are fetched, and {n_pieces} are there");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle(needed_by: &[&str]) -> String {
        bundle_of(&needed_by.iter().copied().collect(), &BTreeSet::from(["golf", "hex"]))
    }

    #[test]
    fn a_piece_travels_with_what_is_needed_together_with_it() {
        assert_eq!(bundle(&["golf"]), "golf");
        assert_eq!(bundle(&["bots_golf", "golf", "online_golf"]), "golf");
        assert_eq!(bundle(&["golf", "hex"]), "table");
        assert_eq!(bundle(&["golf", "table"]), "table");
        assert_eq!(bundle(&["bots_golf", "bots_hex"]), "bots");
        assert_eq!(bundle(&["bots_golf"]), "bots_golf");
        assert_eq!(bundle(&["online", "online_golf"]), "online");
        assert_eq!(bundle(&["online", "table"]), "table");
        assert_eq!(bundle(&["house", "table"]), "common");
        assert_eq!(bundle(&["lobby", "online"]), "later");
        assert_eq!(bundle(&["golf", "record"]), "golf");
        assert_eq!(bundle(&["record", "table"]), "table");
        assert_eq!(bundle(&["online", "record"]), "later");
    }

    #[test]
    fn pieces_are_asked_for_where_they_are() {
        let links = "const a = makeLoad(() => {\n    const src = fetch(new URL(\"./chunk_1.wasm\", import.meta.url));\n    \
            src.catch(() => {});\n    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));\n}\n, []);\n";
        let text = from_bundles(links, 1).unwrap();
        assert!(text.ends_with("const a = makeLoad(() => piece(\"chunk_1\"), []);\n"), "{text}");
        assert!(from_bundles(links, 2).is_err());
    }
}
