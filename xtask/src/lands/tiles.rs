//! The tile kinds, as far as a course needs them.

use anyhow::{Context, Result};
use tabletop::rows::fields;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Tee,
    Green,
    Straight,
    Corner,
    Scenery,
}

impl Shape {
    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "tee" => Self::Tee,
            "green" => Self::Green,
            "straight" => Self::Straight,
            "corner" => Self::Corner,
            "scenery" => Self::Scenery,
            _ => return None,
        })
    }
}

/// One row of the tile table.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    pub(super) id: u32,
    pub(super) copies: u32,
    pub(super) shape: Shape,
    pub(super) par: u32,
    /// Whether an arrow is printed on it (MG-19).
    pub(super) is_directional: bool,
}

/// Reads the table by the names of its columns; other columns may come and go.
pub(super) fn parse(text: &str) -> Result<Vec<Kind>> {
    let mut lines = text.lines().filter(|line| !line.starts_with("# "));
    let head = fields(lines.next().context("the table is empty")?);
    lines
        .map(|line| {
            let row = fields(line);
            parse_kind(&|name| {
                let column = head.iter().position(|field| field == name);
                column
                    .and_then(|column| row.get(column))
                    .map(String::as_str)
                    .context(name.to_owned())
            })
            .with_context(|| format!("in the row `{line}`"))
        })
        .collect()
}

fn parse_kind<'a>(field: &dyn Fn(&str) -> Result<&'a str>) -> Result<Kind> {
    let number = |name: &str| -> Result<u32> { field(name)?.parse().context(name.to_owned()) };
    Ok(Kind {
        id: number("kind")?,
        copies: number("copies")?,
        shape: Shape::from_name(field("shape")?).context("unknown shape")?,
        par: number("par")?,
        is_directional: number("directional")? != 0,
    })
}
