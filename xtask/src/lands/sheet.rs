//! One page with all lands, as SVG: `docs/lands.svg`.

mod ground;
mod outline;

use super::map::Land;
use ground::CELL;

const COLUMNS: usize = 8;
const CARD: (i32, i32) = (208, 232);
const GAP: i32 = 12;
const MARGIN: i32 = 44;
/// From the top of the page to the first heading.
const TOP: i32 = 132;
/// The room a heading takes.
const HEADING: i32 = 52;
/// Between the signs of the legend.
const LEGEND_GAP: i32 = 18;
/// Where the maps are centred on a card, from its corner.
const MAP_CENTRE: (i32, i32) = (CARD.0 / 2, 112);
/// Where the points and the balls stand.
const FOOT: i32 = CARD.1 - 20;

const STYLE: &str = "\
text{font-family:system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif;fill:#22302b}\
.title{font-size:34px;font-weight:700}\
.lead{font-size:16px}\
.heading{font-size:20px;font-weight:700}\
.quiet{fill:#59655f}\
.name{font-size:15px;font-weight:650}\
.small{font-size:12px}\
.points{font-size:15px;font-weight:700;font-variant-numeric:tabular-nums}\
.card{fill:#fffdf8;stroke:#d9d2c3}\
.grass{fill:#8dba69}\
.mown{fill:#80af5b}\
.rim{fill:none;stroke:#4c7638;stroke-width:2;stroke-linejoin:round}\
.bank{fill:#dce6cf}\
.pond{fill:#6db2c9;stroke:#3f8aa3;stroke-width:1.5}\
.stream{fill:#6db2c9}\
.shore{fill:none;stroke:#3f8aa3;stroke-width:1.5;stroke-linecap:round}\
.ripple{fill:none;stroke:#e4f3f7;stroke-width:1.3;stroke-linecap:round}\
.ford{fill:none;stroke:#eef1e6;stroke-width:3.6;stroke-linecap:round;stroke-dasharray:0.1 4.9}\
.gate{fill:#b98b5e;stroke:#7a5632;stroke-width:1.5;stroke-linejoin:round}\
.slat{fill:none;stroke:#8f683f;stroke-width:1.2}\
.sill{fill:none;stroke:#fffdf8;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}\
.ball{fill:#fff;stroke:#59655f;stroke-width:1.3}\
.dimple{fill:#b9bfb8}\
.no-ball{fill:none;stroke:#d9d2c3;stroke-width:1.3}\
.pole{stroke:#59655f;stroke-width:1.6;stroke-linecap:round}\
.flag{fill:#c8553d}";

const HEADINGS: [(&str, &str); 3] = [
    ("One ball", "wide and easy-going, good for a first course"),
    ("Two balls", "water and corners to plan around"),
    ("Three balls", "necks, bays and thin places"),
];

/// The whole page.
pub(super) fn draw(lands: &[Land]) -> String {
    let mut body = String::new();
    let mut y = TOP;
    for (balls, heading) in (1..).zip(HEADINGS) {
        let group: Vec<&Land> = lands.iter().filter(|land| land.balls == balls).collect();
        body += &self::heading(heading, balls, y);
        y += HEADING;
        body += &rows(&group, y);
        y += n_rows(group.len()) * (CARD.1 + GAP);
        y += GAP;
    }
    page(&(masthead(lands.len()) + &body), y + MARGIN - 2 * GAP)
}

fn page(body: &str, height: i32) -> String {
    let width = page_width();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
         <title>The 47 lands of Mini Golf Designer, as Clubhouse has them</title>\n\
         <style>{STYLE}</style>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#faf7f0\"/>\n\
         {body}</svg>\n"
    )
}

fn columns() -> i32 {
    i32::try_from(COLUMNS).expect("a page has few columns")
}

fn page_width() -> i32 {
    2 * MARGIN + columns() * (CARD.0 + GAP) - GAP
}

fn n_rows(n_cards: usize) -> i32 {
    i32::try_from(n_cards.div_ceil(COLUMNS)).expect("a page has few rows")
}

fn masthead(n_lands: usize) -> String {
    let title = text("title", MARGIN, 64, &format!("The {n_lands} lands"));
    let lead = text(
        "lead quiet",
        MARGIN,
        96,
        "Mini Golf Designer, Clubhouse edition. One cell is 10 m² and takes one tile; the gate covers four.",
    );
    title + &lead + &legend()
}

/// All signs with their names, at the right of the title.
fn legend() -> String {
    let balls = Sign { picture: balls(1, CELL / 2, CELL), width: 52, name: "difficulty" };
    let flag = Sign { picture: flag(2, CELL), width: 16, name: "points" };
    let signs: Vec<Sign> = ground::signs().into_iter().chain([flag, balls]).collect();
    let mut x = page_width() - MARGIN - signs.iter().map(Sign::room).sum::<i32>() + LEGEND_GAP;
    let mut legend = String::new();
    for sign in &signs {
        legend += &at(x, 42, &sign.picture);
        legend += &text("lead", x + sign.width + 8, 42 + CELL + 5, sign.name);
        x += sign.room();
    }
    legend
}

/// A sign of the legend.
struct Sign {
    picture: String,
    width: i32,
    name: &'static str,
}

impl Sign {
    /// Nobody can measure text here: nine pixels a letter are enough in any font.
    fn room(&self) -> i32 {
        let letters = i32::try_from(self.name.len()).expect("a name is short");
        self.width + 8 + 9 * letters + LEGEND_GAP
    }
}

fn heading((title, about): (&str, &str), n_balls: usize, y: i32) -> String {
    let signs = balls(n_balls, MARGIN + 8, y + 22);
    let title = format!(
        "{title}<tspan class=\"quiet\" font-weight=\"400\" font-size=\"16\" dx=\"12\">{about}</tspan>"
    );
    signs
        + &format!(
            "<text class=\"heading\" x=\"{}\" y=\"{}\">{title}</text>\n",
            MARGIN + 66,
            y + 29
        )
}

fn rows(lands: &[&Land], top: i32) -> String {
    let mut rows = String::new();
    for (row, lands) in (0..).zip(lands.chunks(COLUMNS)) {
        for (column, land) in (0..).zip(lands) {
            let (x, y) = (MARGIN + column * (CARD.0 + GAP), top + row * (CARD.1 + GAP));
            rows += &at(x, y, &card(land));
        }
    }
    rows
}

fn card(land: &Land) -> String {
    let (width, height) = CARD;
    let corner = (MAP_CENTRE.0 - land.width * CELL / 2, MAP_CENTRE.1 - land.height * CELL / 2);
    let area = format!("{} m²", 10 * land.n_cells());
    [
        format!(
            "<rect class=\"card\" x=\".5\" y=\".5\" width=\"{}\" height=\"{}\" rx=\"8\"/>",
            width - 1,
            height - 1
        ),
        text("name", 14, 25, &land.name),
        text_end("small quiet", width - 14, 25, &land.id),
        at(corner.0, corner.1, &ground::map(land)),
        points(land.points),
        format!(
            "<text class=\"small quiet\" text-anchor=\"middle\" x=\"{}\" y=\"{}\">{area}</text>\n",
            width / 2 + 6,
            FOOT + 4
        ),
        balls(land.balls, width - 54, FOOT),
    ]
    .concat()
}

/// A flag, and what the clients would give for the land.
fn points(points: i32) -> String {
    flag(17, FOOT) + &text("points", 36, FOOT + 5, &points.to_string())
}

fn flag(x: i32, y: i32) -> String {
    let top = y - 10;
    format!(
        "<path class=\"flag\" d=\"M{x} {top}l12 5l-12 5z\"/><path class=\"pole\" d=\"M{x} {top}v19\"/>"
    )
}

/// Three places for golf balls, so many of them filled.
fn balls(n_balls: usize, x: i32, y: i32) -> String {
    let ball = |place: usize, x: i32| {
        if place >= n_balls {
            return format!("<circle class=\"no-ball\" cx=\"{x}\" cy=\"{y}\" r=\"7\"/>");
        }
        let dimples: String = [(-2, -2), (2, -3), (0, 1), (4, 1), (-4, 2), (1, 4)]
            .map(|(dx, dy)| {
                format!("<circle class=\"dimple\" cx=\"{}\" cy=\"{}\" r=\"1\"/>", x + dx, y + dy)
            })
            .concat();
        format!("<circle class=\"ball\" cx=\"{x}\" cy=\"{y}\" r=\"7\"/>{dimples}")
    };
    let balls: String = (0..3).zip([x, x + 18, x + 36]).map(|(place, x)| ball(place, x)).collect();
    balls + "\n"
}

fn at(x: i32, y: i32, what: &str) -> String {
    format!("<g transform=\"translate({x} {y})\">{what}</g>\n")
}

fn text(class: &str, x: i32, y: i32, words: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>\n", escaped(words))
}

fn text_end(class: &str, x: i32, y: i32, words: &str) -> String {
    format!(
        "<text class=\"{class}\" text-anchor=\"end\" x=\"{x}\" y=\"{y}\">{}</text>\n",
        escaped(words)
    )
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;")
}
