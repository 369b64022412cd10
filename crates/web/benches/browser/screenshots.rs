//! Every screen, as a person sees it, into a folder.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use fantoccini::{Client, Locator};
use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::{Value, json};
use texts::Language;
use tokio::time::sleep;

use crate::devtools;
use crate::driver::{self, Screen};
use crate::hands::{Club, Look, click, go, is_there, key, move_mouse};
use crate::scenes::{Scene, Until};

const FOUR: [Look; 4] = [Look::DESK_LIGHT, Look::PHONE_DARK, Look::DESK_DARK, Look::PHONE_LIGHT];
const TWO: [Look; 2] = [Look::DESK_LIGHT, Look::PHONE_DARK];

/// In the middle of a match, with a move chosen and its price shown.
const TABLES: [Scene; 3] = [
    Scene {
        name: "minigolf",
        game: "minigolf",
        options: &[("seats", "3")],
        seed: 9,
        until: Until::Decisions(22),
    },
    Scene {
        name: "ingenious",
        game: "ingenious",
        options: &[("seats", "3")],
        seed: 5,
        until: Until::Decisions(7),
    },
    Scene {
        name: "green",
        game: "green",
        options: &[("seats", "3")],
        seed: 4,
        until: Until::Decisions(9),
    },
];

/// The rules as a reader of that language finds them.
const RULES: &str = "#/rules/ingenious";

/// What is seen more seldom.
const MOMENTS: [Scene; 14] = [
    Scene {
        name: "minigolf-promises",
        game: "minigolf",
        options: &[("version", "advanced")],
        seed: 3,
        until: Until::Phase("first_promises"),
    },
    Scene {
        name: "minigolf-lands",
        game: "minigolf",
        options: &[],
        seed: 3,
        until: Until::Phase("choose_land"),
    },
    Scene {
        name: "minigolf-visit",
        game: "minigolf",
        options: &[("version", "advanced")],
        seed: 3,
        until: Until::Phase("visit"),
    },
    Scene {
        name: "minigolf-numbers",
        game: "minigolf",
        options: &[("numbering", "manual")],
        seed: 3,
        until: Until::Phase("number"),
    },
    Scene {
        name: "minigolf-leftovers",
        game: "minigolf",
        options: &[],
        seed: 3,
        until: Until::Phase("return"),
    },
    Scene { name: "minigolf-end", game: "minigolf", options: &[], seed: 3, until: Until::End },
    Scene { name: "ingenious-end", game: "ingenious", options: &[], seed: 5, until: Until::End },
    Scene { name: "green-end", game: "green", options: &[], seed: 4, until: Until::End },
    Scene {
        name: "ingenious-solo",
        game: "ingenious",
        options: &[("mode", "solo")],
        seed: 2,
        until: Until::Decisions(9),
    },
    Scene {
        name: "ingenious-duel",
        game: "ingenious",
        options: &[("mode", "duel")],
        seed: 2,
        until: Until::Decisions(8),
    },
    Scene {
        name: "ingenious-team",
        game: "ingenious",
        options: &[("mode", "team")],
        seed: 2,
        until: Until::Decisions(6),
    },
    Scene {
        name: "ingenious-swap",
        game: "ingenious",
        options: &[],
        seed: 2,
        until: Until::Phase("swap"),
    },
    Scene {
        name: "green-golfers",
        game: "green",
        options: &[("seats", "4"), ("pro_golfers", "true")],
        seed: 4,
        until: Until::Phase("golfers"),
    },
    Scene {
        name: "green-take-back",
        game: "green",
        options: &[],
        seed: 4,
        until: Until::Phase("take_back"),
    },
];

/// Sizes that home screens ask for, in pixels.
const ICONS: [u32; 2] = [192, 512];

/// A link to show.
const LINK: &str = "https://club.example/#/table/00112233445566778899aabbccddeeff";

/// Takes them all, and draws the icons anew.
pub(crate) async fn take(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let club = Club::open().await?;
    draw_icons(&club).await?;
    for look in FOUR {
        let page = club.driver.open(&club.address("#/"), Screen::Desktop).await?;
        look.put_on(&page).await?;
        let named = r#"localStorage.setItem("clubhouse/settings", '{"name":"Ada","level":4}')"#;
        page.execute(named, vec![]).await?;
        let camera = Camera { page: &page, folder, look, scale: 1.0 };
        for scene in TABLES {
            if let Some(mv) = scene.show(&page).await? {
                choose(&page, &mv).await?;
            }
            camera.shoot(scene.name).await?;
        }
        go(&page, "#/").await?;
        camera.shoot("home").await?;
        if TWO.contains(&look) {
            // They are many, and looked at side by side.
            seldom(&Camera { scale: if look.is_phone { 1.0 } else { 0.7 }, ..camera }).await?;
        }
        page.close().await?;
    }
    for language in Language::ALL.iter().filter(|it| **it != Language::ENGLISH) {
        translated(&club, folder, *language).await?;
    }
    Ok(())
}

/// The main screens in another language, at a desk by day and on a phone by night; small, since they are many.
async fn translated(club: &Club, folder: &Path, language: Language) -> Result<()> {
    let tag = language.tag();
    for look in TWO {
        let page = club.driver.open(&club.address("#/"), Screen::Desktop).await?;
        look.put_on(&page).await?;
        let reads = json!({ "name": "Ada", "level": 4, "language": tag }).to_string();
        let keep = "localStorage.setItem('clubhouse/settings', arguments[0])";
        page.execute(keep, vec![reads.into()]).await?;
        page.refresh().await?;
        page.wait().for_element(Locator::Css(&format!("html[lang='{tag}']"))).await?;
        let camera = Camera { page: &page, folder, look, scale: 0.6 };
        for scene in TABLES {
            if let Some(mv) = scene.show(&page).await? {
                choose(&page, &mv).await?;
            }
            camera.shoot(&format!("{}-{tag}", scene.name)).await?;
        }
        go(&page, "#/").await?;
        camera.shoot(&format!("home-{tag}")).await?;
        if !look.is_phone {
            let end = MOMENTS.iter().find(|it| it.name == "minigolf-end").context("a scene")?;
            end.show(&page).await?;
            camera.shoot(&format!("end-{tag}")).await?;
            for (place, name) in [(RULES, "rules"), ("#/settings", "settings")] {
                go(&page, place).await?;
                camera.shoot(&format!("{name}-{tag}")).await?;
            }
        }
        page.close().await?;
    }
    Ok(())
}

/// The icon for home screens, which take no SVG: up to the edges, since they cut it to a shape of their own.
async fn draw_icons(club: &Club) -> Result<()> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let drawing = fs::read_to_string(assets.join("icon.svg"))?;
    let square = drawing.replace(" rx=\"8\"", "");
    let page = club.driver.open(&club.address("#/"), Screen::Desktop).await?;
    for size in ICONS {
        let show = "document.body.innerHTML = arguments[0];
            const style = document.body.firstChild.style;
            style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${arguments[1]}px; height: ${arguments[1]}px`";
        page.execute(show, vec![square.trim().into(), size.into()]).await?;
        let clip = json!({ "x": 0, "y": 0, "width": size, "height": size, "scale": 1 });
        let how = json!({ "format": "png", "clip": clip });
        let file = assets.join(format!("icon-{size}.png"));
        fs::write(file, picture(&page, how).await?)?;
    }
    page.close().await?;
    Ok(())
}

/// What is seen less often.
async fn seldom(camera: &Camera<'_>) -> Result<()> {
    let page = camera.page;
    for scene in MOMENTS {
        scene.show(page).await?;
        camera.shoot(scene.name).await?;
    }
    for (place, name) in [
        ("#/new/minigolf", "opening"),
        (RULES, "rules"),
        ("#/settings", "settings"),
        ("#/logs", "logs"),
        ("#/account", "account"),
        ("#/table/no-such-table", "no-such-place"),
    ] {
        go(page, place).await?;
        camera.shoot(name).await?;
    }
    replay(camera).await?;
    invitation(camera).await
}

/// A match that is over, looked at in its middle.
async fn replay(camera: &Camera<'_>) -> Result<()> {
    let page = camera.page;
    let scene = MOMENTS.iter().find(|scene| scene.name == "ingenious-end").context("a scene")?;
    scene.show(page).await?;
    let again = "location.hash = location.hash.replace('match', 'replay/match')";
    page.execute(again, vec![]).await?;
    page.wait().for_element(Locator::Css("main.replay #slider")).await?;
    let half = "const slider = document.querySelector('#slider');
        slider.value = Math.round(slider.max / 2);
        slider.dispatchEvent(new Event('input'));";
    page.execute(half, vec![]).await?;
    camera.shoot("replay").await
}

/// A table that waits for friends.
async fn invitation(camera: &Camera<'_>) -> Result<()> {
    let page = camera.page;
    go(page, "#/").await?;
    click(page, "[data-friends=ingenious]").await?;
    page.wait().for_element(Locator::Css("#link")).await?;
    // Whose link it is and on which port differs each time: the picture shows always the same one.
    let settle = "document.querySelector('#link').value = arguments[0];
        document.querySelector('#only-here').remove();
        const square = document.querySelector('.qr');
        square.querySelector('path').setAttribute('d', arguments[1]);
        square.setAttribute('viewBox', arguments[2]);";
    let code = QrCode::encode_text(LINK, QrCodeEcc::Medium)?;
    let places = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let dark =
        places.filter(|&(x, y)| code.get_module(x, y)).map(|(x, y)| format!("M{x} {y}h1v1h-1z"));
    let view_box = format!("-2 -2 {0} {0}", code.size() + 4);
    page.execute(settle, vec![LINK.into(), dark.collect::<String>().into(), view_box.into()])
        .await?;
    camera.shoot("invitation").await
}

/// Chooses a move and leaves it unmade.
async fn choose(page: &Client, mv: &str) -> Result<()> {
    match mv.split(' ').collect::<Vec<_>>().as_slice() {
        ["build", slot, cell, ..] => {
            click(page, &format!(".mg-tile[data-slot='{slot}']")).await?;
            click(page, &format!(".mg-target[data-cell='{cell}']")).await?;
            turn_to_best(page).await
        }
        ["hit" | "draw", ..] => choose_club(page).await,
        [tile, cell, _] if cell.contains(',') => {
            click(page, &format!(".rack-tile[data-tile='{tile}']")).await?;
            click(page, &format!(".ingenious-board [data-cell='{cell}']")).await?;
            turn_to_best(page).await
        }
        _ => Ok(()),
    }
}

/// Chooses the first club in hand that wants nothing else to be chosen.
async fn choose_club(page: &Client) -> Result<()> {
    let clubs = page.find_all(Locator::Css(".g-hand .g-club:not([disabled])")).await?;
    for n in 0..clubs.len() {
        let clubs = page.find_all(Locator::Css(".g-hand .g-club:not([disabled])")).await?;
        clubs[n].click().await?;
        if is_there(page, "#confirm:not([disabled])").await {
            break;
        }
    }
    Ok(())
}

/// Turns what is chosen until it brings the most.
async fn turn_to_best(page: &Client) -> Result<()> {
    let mut best = i64::MIN;
    for _ in 0..6 {
        best = best.max(promised(page).await?);
        key(page, "r", "r").await?;
    }
    for _ in 0..6 {
        if promised(page).await? == best {
            break;
        }
        key(page, "r", "r").await?;
    }
    Ok(())
}

/// What the chosen move would bring, as the page says it at the end of the line.
async fn promised(page: &Client) -> Result<i64> {
    let line = page.find(Locator::Css(".confirm .change")).await?.text().await?;
    // Chinese puts no space before it; a number without a sign is no change, but part of a refusal.
    let Some(sign) = line.rfind(['+', '−', '±']) else { return Ok(i64::MIN) };
    let number = line[sign..].replace('−', "-");
    Ok(number.trim_start_matches(['+', '±']).parse().unwrap_or(i64::MIN))
}

struct Camera<'a> {
    page: &'a Client,
    folder: &'a Path,
    look: Look,
    scale: f64,
}

impl Camera<'_> {
    /// What is on the screen now, as a small picture.
    async fn shoot(&self, name: &str) -> Result<()> {
        self.page.execute("scrollTo(0, 0)", vec![]).await?;
        // The mouse would point at something.
        move_mouse(self.page, 1.0, 1.0).await?;
        // Until what was asked for is painted.
        sleep(Duration::from_millis(400)).await;
        driver::is_whole(self.page).await.context(name.to_owned())?;
        let (width, height) = self.look.size();
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": self.scale });
        let how = json!({ "format": "webp", "quality": 42, "clip": clip });
        let picture = picture(self.page, how).await?;
        let file = self.folder.join(format!("{name}-{}.webp", self.look.name()));
        fs::write(file, picture)?;
        Ok(())
    }
}

async fn picture(page: &Client, how: Value) -> Result<Vec<u8>> {
    let taken = devtools::command(page, "Page.captureScreenshot", how).await?;
    Ok(STANDARD.decode(taken["data"].as_str().context("a picture")?)?)
}
