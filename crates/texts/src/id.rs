//! Ids of messages, checked when a program is compiled.

/// The ids of all messages, ascending.
pub const IDS: &[&str] = &include!(concat!(env!("OUT_DIR"), "/ids.rs"));

/// The id of a message that exists; what it names, the catalogue of every language has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Id(&'static str);

impl Id {
    /// The id that is written like this. [`id!`](crate::id!) asks while it is compiled.
    ///
    /// # Panics
    /// If there is no such message.
    #[must_use]
    pub const fn of(id: &'static str) -> Self {
        assert!(is_known(id), "no message in locales/en has this id");
        Self(id)
    }

    /// As it is written.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

/// The id of a message. One that does not exist does not compile.
///
/// ```
/// assert_eq!(texts::id!("points").as_str(), "points");
/// ```
///
/// ```compile_fail
/// texts::id!("no-such-thing");
/// ```
#[macro_export]
macro_rules! id {
    ($id:literal) => {
        const { $crate::Id::of($id) }
    };
}

/// Whether each of these has its message: `ingenious-refused-cell-taken` for `CellTaken` after `ingenious` and
/// `-refused-`.
/// A `const` assertion of it keeps a list of names and the catalogue together.
pub const fn are_known(prefix: [&str; 2], names: &[&str]) -> bool {
    let mut i = 0;
    while i < names.len() {
        if !is_known_kebab(prefix, names[i].as_bytes()) {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether there is a message of this id.
pub const fn is_known(id: &str) -> bool {
    let (mut low, mut high) = (0, IDS.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match compare(IDS[middle].as_bytes(), id.as_bytes()) {
            0 => return true,
            1 => high = middle,
            _ => low = middle + 1,
        }
    }
    false
}

/// 0 if they are the same, 1 if the first comes later, 2 if it comes earlier: `Ordering` is not for constants yet.
const fn compare(one: &[u8], other: &[u8]) -> u8 {
    let mut i = 0;
    while i < one.len() && i < other.len() {
        if one[i] != other[i] {
            return if one[i] > other[i] { 1 } else { 2 };
        }
        i += 1;
    }
    if one.len() == other.len() {
        0
    } else if one.len() > other.len() {
        1
    } else {
        2
    }
}

const fn is_known_kebab(prefix: [&str; 2], name: &[u8]) -> bool {
    let mut i = 0;
    while i < IDS.len() {
        let id = IDS[i].as_bytes();
        if let Some(at) = after(id, 0, prefix[0].as_bytes())
            && let Some(at) = after(id, at, prefix[1].as_bytes())
            && is_kebab(id, at, name)
        {
            return true;
        }
        i += 1;
    }
    false
}

/// Where an id goes on after this part, if the part stands at this place.
const fn after(id: &[u8], at: usize, part: &[u8]) -> Option<usize> {
    let mut i = 0;
    while i < part.len() {
        if at + i >= id.len() || id[at + i] != part[i] {
            return None;
        }
        i += 1;
    }
    Some(at + i)
}

/// Whether an id is from this place on the name, in small letters, with a dash before each capital one but the first
/// and for each underscore.
const fn is_kebab(id: &[u8], mut at: usize, name: &[u8]) -> bool {
    let mut i = 0;
    while i < name.len() {
        if name[i].is_ascii_uppercase() && i > 0 {
            if at >= id.len() || id[at] != b'-' {
                return false;
            }
            at += 1;
        }
        let letter = if name[i] == b'_' { b'-' } else { name[i].to_ascii_lowercase() };
        if at >= id.len() || id[at] != letter {
            return false;
        }
        at += 1;
        i += 1;
    }
    at == id.len()
}

/// A name as ids spell it: `CellTaken` and `cell_taken` become `cell-taken`.
pub fn kebab(name: &str) -> String {
    let mut id = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !id.is_empty() {
            id.push('-');
        }
        id.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_ascend_and_each_is_found() {
        assert!(IDS.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(IDS.iter().all(|id| is_known(id)));
        assert!(!is_known("") && !is_known("point") && !is_known("pointss"));
    }

    #[test]
    fn names_of_types_find_their_messages() {
        assert_eq!(kebab("NotOnRack"), "not-on-rack");
        assert_eq!(kebab("par_3"), "par-3");
        assert!(are_known(["ingenious", "-refused-"], &["NotOnRack"]));
        assert!(are_known(["ingenious", "-colour-"], &["red", "purple"]));
        assert!(!are_known(["ingenious", "-refused-"], &["NotOnRack", "OfNewerRules"]));
        assert!(!are_known(["ingenious-refused", "-not-on-rack-"], &["Nothing"]));
    }
}
