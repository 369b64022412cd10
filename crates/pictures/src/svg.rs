//! SVG by hand: a page, shapes, and texts that cannot break out of it.

use std::fmt::{Display, Write as _};

use texts::Language;

/// The colours of the clubhouse.
pub(crate) mod tone {
    pub(crate) const PAPER: &str = "#faf7f0";
    pub(crate) const INK: &str = "#22302b";
    pub(crate) const QUIET: &str = "#59655f";
    pub(crate) const LINE: &str = "#d9d2c3";
    pub(crate) const CARD: &str = "#fffdf8";
    pub(crate) const GRASS: &str = "#8dba69";
    pub(crate) const MOWN: &str = "#80af5b";
    pub(crate) const BARE: &str = "#dce6cf";
    pub(crate) const GRASS_DARK: &str = "#5d8a45";
    pub(crate) const LANE: &str = "#c8553d";
    pub(crate) const LANE_DARK: &str = "#9c3b27";
    pub(crate) const WATER: &str = "#6db2c9";
    pub(crate) const WOOD: &str = "#b98b5e";
    pub(crate) const WOOD_DARK: &str = "#7a5632";
    pub(crate) const SAND: &str = "#e6d3a3";
    pub(crate) const ACCENT: &str = "#1f6f5c";
    pub(crate) const DANGER: &str = "#b3261e";
    /// Players: each also has a number.
    pub(crate) const SEATS: [&str; 5] = ["#1f6f5c", "#b3261e", "#2f6fd0", "#8646a8", "#b98b5e"];
}

/// A picture that is being drawn.
#[derive(Debug, Default)]
pub(crate) struct Svg {
    body: String,
}

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Type {
    pub(crate) size: f64,
    pub(crate) weight: u16,
    pub(crate) fill: &'static str,
    pub(crate) anchor: &'static str,
}

impl Type {
    pub(crate) const BODY: Self =
        Self { size: 14.0, weight: 400, fill: tone::INK, anchor: "start" };
    pub(crate) const HEAD: Self = Self { size: 20.0, weight: 700, ..Self::BODY };
    pub(crate) const QUIET: Self = Self { size: 13.0, fill: tone::QUIET, ..Self::BODY };

    pub(crate) const fn middle(self) -> Self {
        Self { anchor: "middle", ..self }
    }

    pub(crate) const fn end(self) -> Self {
        Self { anchor: "end", ..self }
    }

    pub(crate) const fn sized(self, size: f64) -> Self {
        Self { size, ..self }
    }

    pub(crate) const fn bold(self) -> Self {
        Self { weight: 700, ..self }
    }

    pub(crate) const fn filled(self, fill: &'static str) -> Self {
        Self { fill, ..self }
    }
}

impl Svg {
    pub(crate) fn raw(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    pub(crate) fn rect(&mut self, (x, y): (f64, f64), size: (f64, f64), radius: f64, style: &str) {
        let (width, height) = size;
        let _ = writeln!(
            self.body,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"{radius}\" {style}/>"
        );
    }

    pub(crate) fn circle(&mut self, (x, y): (f64, f64), r: f64, style: &str) {
        let _ = writeln!(self.body, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\" {style}/>");
    }

    pub(crate) fn path(&mut self, d: &str, style: &str) {
        let _ = writeln!(self.body, "<path d=\"{d}\" {style}/>");
    }

    pub(crate) fn polygon(&mut self, points: impl IntoIterator<Item = (f64, f64)>, style: &str) {
        let points: Vec<String> =
            points.into_iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(self.body, "<polygon points=\"{}\" {style}/>", points.join(" "));
    }

    pub(crate) fn text(&mut self, (x, y): (f64, f64), text: impl Display, set: Type) {
        let Type { size, weight, fill, anchor } = set;
        let text = escaped(&text.to_string());
        let _ = writeln!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{fill}\" text-anchor=\"{anchor}\">{text}</text>"
        );
    }

    /// Another picture with its corner here.
    pub(crate) fn paste(&mut self, (x, y): (f64, f64), other: &Self) {
        let _ =
            writeln!(self.body, "<g transform=\"translate({x:.1} {y:.1})\">\n{}</g>", other.body);
    }

    /// Another picture with its middle here, larger or smaller.
    pub(crate) fn paste_scaled(&mut self, (x, y): (f64, f64), scale: f64, other: &Self) {
        let body = &other.body;
        let _ = writeln!(
            self.body,
            "<g transform=\"translate({x:.1} {y:.1}) scale({scale})\">\n{body}</g>"
        );
    }

    /// What is drawn, to be put into a page of somebody else.
    pub(crate) fn into_elements(self) -> String {
        self.body
    }

    /// The whole file; the title is what a screen reader says, in this language.
    pub(crate) fn page(&self, (w, h): (f64, f64), title: &str, language: Language) -> String {
        let title = escaped(title);
        let (tag, fonts) = (language.tag(), fonts(language));
        let paper = tone::PAPER;
        let body = &self.body;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w:.0} {h:.0}\" width=\"{w:.0}\" height=\"{h:.0}\" role=\"img\" \
             xml:lang=\"{tag}\" font-family=\"{fonts}\" style=\"font-variant-numeric:tabular-nums\">\n\
             <title>{title}</title>\n<rect width=\"{w:.0}\" height=\"{h:.0}\" fill=\"{paper}\"/>\n{body}</svg>\n"
        )
    }
}

/// The same characters are drawn in one way in Beijing and in another in Taipei, and the system's own font may know
/// neither.
fn fonts(language: Language) -> String {
    let own = match language.tag() {
        "zh-Hans" => "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',",
        "zh-Hant" => "'PingFang TC','Microsoft JhengHei','Noto Sans TC','Noto Sans CJK TC',",
        _ => "",
    };
    format!("{own}system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif")
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// `fill`, and perhaps a stroke.
pub(crate) fn filled(fill: &str) -> String {
    format!("fill=\"{fill}\"")
}

pub(crate) fn stroked(stroke: &str, width: f64) -> String {
    format!(
        "fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    )
}

pub(crate) fn outlined(fill: &str, stroke: &str, width: f64) -> String {
    format!(
        "fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
    )
}
