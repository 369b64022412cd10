//! Translations: each language has the same files, in them the same messages, and each is about the same things.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use texts::Language;

use super::super::read;
use super::catalogue::Catalogue;

/// What is missing in other languages than English, and what is too much there.
pub(super) fn problems(files: &[String]) -> Result<Vec<String>> {
    let english = catalogues(files, Language::ENGLISH)?;
    let mut problems = Vec::new();
    for language in Language::ALL.iter().filter(|it| **it != Language::ENGLISH) {
        let translated = catalogues(files, *language)?;
        problems.extend(faults(&english, &translated, language.tag()));
    }
    Ok(problems)
}

/// The catalogues of a language by the names of their files.
fn catalogues(files: &[String], language: Language) -> Result<BTreeMap<String, Catalogue>> {
    let folder = format!("locales/{}/", language.tag());
    let mut catalogues = BTreeMap::new();
    for path in files {
        let Some(name) = path.strip_prefix(&folder) else { continue };
        let mut catalogue = Catalogue::default();
        catalogue.add(&read(path)?).with_context(|| format!("{path} cannot be read"))?;
        catalogues.insert(name.to_owned(), catalogue);
    }
    Ok(catalogues)
}

fn faults(
    english: &BTreeMap<String, Catalogue>,
    translated: &BTreeMap<String, Catalogue>,
    tag: &str,
) -> Vec<String> {
    let mut faults = Vec::new();
    for (file, wanted) in english {
        let Some(found) = translated.get(file) else {
            faults.push(format!("locales/{tag}/{file} is missing"));
            continue;
        };
        for id in wanted.ids() {
            let (said, own) = (wanted.own_variables(id), found.own_variables(id));
            match own {
                None => faults.push(format!("locales/{tag}/{file} lacks `{id}`")),
                Some(_) if own != said => faults.push(format!(
                    "locales/{tag}/{file}: `{id}` is about {own:?}, but in English about {said:?}"
                )),
                Some(_) => {}
            }
        }
        let more = found.ids().filter(|id| wanted.own_variables(id).is_none());
        faults.extend(more.map(|id| format!("locales/{tag}/{file}: English has no `{id}`")));
    }
    let more = translated.keys().filter(|file| !english.contains_key(*file));
    faults.extend(more.map(|file| format!("locales/{tag}/{file}: English has no such file")));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(fluent: &str) -> BTreeMap<String, Catalogue> {
        let mut catalogue = Catalogue::default();
        catalogue.add(fluent).expect("Fluent");
        BTreeMap::from([("some.ftl".to_owned(), catalogue)])
    }

    #[test]
    fn a_translation_has_the_same_messages_about_the_same_things() {
        let english = one("one = { $n } tiles of { $who }\ntwo = Two\n");
        let fine = one("one = { $who } : { $n } tuiles\ntwo = Deux\n");
        assert_eq!(faults(&english, &fine, "fr"), Vec::<String>::new());
        let wrong = one("one = { $n } tuiles\nthree = Trois\n");
        let told = faults(&english, &wrong, "fr");
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[0].contains("`one` is about"), "{told:?}");
        assert_eq!(told[1], "locales/fr/some.ftl lacks `two`");
        assert_eq!(told[2], "locales/fr/some.ftl: English has no `three`");
        assert_eq!(faults(&english, &BTreeMap::new(), "fr"), ["locales/fr/some.ftl is missing"]);
    }
}
