//! Cuts the page's module into pieces, and joins them into bundles: see `crates/web/src/pieces.rs`.
//!
//! What two pieces share becomes a piece of its own, so there are hundreds, and most are small. They travel in bundles,
//! each of which is one module: all that any table needs, all that only the tables of one game need, and so on
//! (`bundle_of`).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use walrus::ModuleConfig;
use wasm_split_cli_support::Options;

use super::join::Joined;
use super::order::ordered;
use super::pack;

/// What loads the pieces; `crates/web/assets/index.html` names it, and the module imports it.
const LINKS: &str = "pieces.js";

/// The bundles that somebody needs, by what he asks for.
type Needs = BTreeMap<String, BTreeSet<String>>;

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
    let needed_by = needed_by(&pieces.prefetch_map);
    let games: BTreeSet<&str> =
        pieces.prefetch_map.keys().filter_map(|it| it.strip_prefix("bots_")).collect();
    let mut bundles: BTreeMap<String, Joined> = BTreeMap::new();
    let mut needs = Needs::new();
    for path in pieces.split_modules.iter().filter(|path| path.is_file()) {
        let name = path.file_stem().and_then(|it| it.to_str()).context("a name of our own")?;
        let Some(needed_by) = needed_by.get(name) else { continue };
        let bundle = bundle_of(needed_by, &games);
        for asked in needed_by {
            needs.entry((*asked).to_owned()).or_default().insert(bundle.clone());
        }
        let joined = bundles.entry(bundle).or_default();
        joined.add(&fs::read(path)?).with_context(|| format!("{name} cannot be joined"))?;
    }
    write(bundles, out)?;
    let links = fs::read_to_string(scratch.join(LINKS))?;
    fs::write(out.join(LINKS), from_bundles(&links, &needs)?)?;
    Ok(main)
}

/// The pieces by what is asked for, turned around: by each piece, who needs it.
fn needed_by<'a>(
    by_asked: impl IntoIterator<Item = (&'a String, &'a Vec<String>)>,
) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut needed_by: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (asked, pieces) in by_asked {
        for piece in pieces {
            needed_by.entry(piece).or_default().insert(asked);
        }
    }
    needed_by
}

/// The bundle in which a piece travels that these need.
fn bundle_of(needed_by: &BTreeSet<&str>, games: &BTreeSet<&str>) -> String {
    let all_begin = |with: &str| needed_by.iter().all(|it| it.starts_with(with));
    let carriers: BTreeSet<&str> = needed_by.iter().map(|it| carrier(it)).collect();
    if let [only] = carriers.iter().collect::<Vec<_>>()[..] {
        return (*only).to_owned();
    }
    let of_games: Vec<_> = needed_by.intersection(games).collect();
    if of_games.is_empty() && !needed_by.contains("table") {
        // No table has to wait for it.
        return if all_begin("bots_") {
            "bots"
        } else if all_begin("online") {
            "online"
        } else if needed_by.contains("lobby") {
            // It comes first, with the hall.
            "lobby"
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
        [game] if needed_by.iter().all(|it| is_of(it, game)) => (*game).to_owned(),
        // Others need it, too, and must not wait for a game that nobody plays.
        [game] if !needed_by.contains("table") => format!("shared_{game}"),
        // Whoever plays a third game has no use for it.
        [one, other] if games.len() > 2 && !needed_by.contains("table") => {
            format!("shared_{one}_{other}")
        }
        _ => "table".into(),
    }
}

/// In which bundle a piece travels by itself. Two small ones that are both wanted late weigh less together.
fn carrier(piece: &str) -> &str {
    match piece {
        "reasons" => "record",
        "house" => "opening",
        left if left.starts_with("left_") => "left",
        other => other,
    }
}

/// Whether what is asked for is this game, its bots or its matches of a server.
fn is_of(asked: &str, game: &str) -> bool {
    asked == game || asked.strip_suffix(game).is_some_and(|it| it.ends_with('_'))
}

/// The same module without names, and with numbers as short as they can be: what cut it needed them long.
fn smaller(module: &[u8]) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(module)?;
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}

/// Writes the bundles, and tells `bring.js` of them.
fn write(bundles: BTreeMap<String, Joined>, out: &Path) -> Result<()> {
    let mut files = String::new();
    for (name, joined) in bundles {
        let bytes =
            smaller(&joined.finish()).with_context(|| format!("{name} is no module any more"))?;
        let bytes = ordered(&bytes)?;
        let file = file_of(&name);
        fs::write(out.join(&file), &bytes)?;
        let (size, digest) = (bytes.len(), pack::short_hash(&bytes));
        write!(files, "\n  {name}: [\"./{file}\", {size}, \"{digest}\"],")?;
    }
    let bring = out.join("bring.js");
    let text = fs::read_to_string(&bring)?;
    Ok(fs::write(bring, text.replace("/* bundles */", &(files + "\n")))?)
}

/// The file of a bundle.
pub(super) fn file_of(bundle: &str) -> String {
    format!("piece_{bundle}.wasm")
}

/// What loads the pieces brings bundles, and not each piece by itself.
fn from_bundles(links: &str, needs: &Needs) -> Result<String> {
    let (shared, loads) =
        links.split_once("function makeLoad").context("pieces are loaded in another way")?;
    let mut text = String::from("import { bring } from \"./bring.js\";\n");
    text.push_str(shared);
    text.push_str(
        "const load = (...names) => wrapAsyncCb(() => \
         Promise.all(names.map((name) => bring(name, getSharedImports))));\n",
    );
    for (asked, bundles) in needs {
        let load = format!("export const __wasm_split_load_{asked} = ");
        loads.find(&load).with_context(|| format!("nothing loads {asked}"))?;
        let bundles: Vec<String> = bundles.iter().map(|it| format!("\"{it}\"")).collect();
        writeln!(text, "{load}load({});", bundles.join(", "))?;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle(needed_by: &[&str]) -> String {
        bundle_of(&needed_by.iter().copied().collect(), &BTreeSet::from(["golf", "hex", "pool"]))
    }

    #[test]
    fn a_piece_travels_with_what_is_needed_together_with_it() {
        assert_eq!(bundle(&["golf"]), "golf");
        assert_eq!(bundle(&["bots_golf", "golf", "online_golf"]), "golf");
        assert_eq!(bundle(&["golf", "hex"]), "shared_golf_hex");
        assert_eq!(bundle(&["golf", "hex", "pool"]), "table");
        assert_eq!(bundle(&["golf", "hex", "table"]), "table");
        assert_eq!(bundle(&["golf", "table"]), "table");
        assert_eq!(bundle(&["bots_golf", "bots_hex"]), "bots");
        assert_eq!(bundle(&["bots_golf"]), "bots_golf");
        assert_eq!(bundle(&["online", "online_golf"]), "online");
        assert_eq!(bundle(&["online", "table"]), "table");
        assert_eq!(bundle(&["left_golf", "left_hex"]), "left");
        assert_eq!(bundle(&["golf", "left_golf"]), "golf");
        assert_eq!(bundle(&["house", "table"]), "common");
        assert_eq!(bundle(&["lobby", "online"]), "lobby");
        assert_eq!(bundle(&["golf", "record"]), "shared_golf");
        assert_eq!(bundle(&["bots_hex", "golf"]), "shared_golf");
        assert_eq!(bundle(&["record", "table"]), "table");
        assert_eq!(bundle(&["online", "record"]), "later");
        assert_eq!(bundle(&["reasons"]), "record");
        assert_eq!(bundle(&["reasons", "record"]), "record");
    }

    #[test]
    fn bundles_are_loaded_in_place_of_pieces() {
        let links = "shared\nfunction makeLoad() {}\nexport const __wasm_split_load_golf = wrapAsyncCb(makeLoad());\n";
        let needs = |asked: &str| {
            let bundles = ["golf", "table"].map(str::to_owned);
            Needs::from([(asked.to_owned(), BTreeSet::from(bundles))])
        };
        let text = from_bundles(links, &needs("golf")).unwrap();
        assert!(text.contains("\nshared\n"), "{text}");
        let load = "export const __wasm_split_load_golf = load(\"golf\", \"table\");\n";
        assert!(text.ends_with(load), "{text}");
        assert!(from_bundles(links, &needs("hex")).is_err());
    }
}
