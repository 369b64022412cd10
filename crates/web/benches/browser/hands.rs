//! What a person does with a mouse or a finger, and how the screen is set up for it.

use std::time::Duration;

use anyhow::Result;
use fantoccini::{Client, Locator};
use serde_json::json;
use tokio::time::sleep;

use crate::devtools;
use crate::driver::Driver;
use crate::house::House;

/// A screen to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) is_phone: bool,
    pub(crate) is_dark: bool,
}

impl Look {
    pub(crate) const DESK_LIGHT: Self = Self { is_phone: false, is_dark: false };
    pub(crate) const DESK_DARK: Self = Self { is_phone: false, is_dark: true };
    pub(crate) const PHONE_LIGHT: Self = Self { is_phone: true, is_dark: false };
    pub(crate) const PHONE_DARK: Self = Self { is_phone: true, is_dark: true };

    /// As it stands in names of pictures.
    pub(crate) const fn name(self) -> &'static str {
        match (self.is_phone, self.is_dark) {
            (false, false) => "desk-light",
            (false, true) => "desk-dark",
            (true, false) => "phone-light",
            (true, true) => "phone-dark",
        }
    }

    pub(crate) const fn size(self) -> (u32, u32) {
        if self.is_phone { (360, 740) } else { (1280, 800) }
    }

    /// Shows the page so.
    pub(crate) async fn put_on(self, page: &Client) -> Result<()> {
        let (width, height) = self.size();
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": self.is_phone });
        devtools::command(page, "Emulation.setDeviceMetricsOverride", metrics).await?;
        let touch = json!({ "enabled": self.is_phone });
        devtools::command(page, "Emulation.setTouchEmulationEnabled", touch).await?;
        let theme = if self.is_dark { "dark" } else { "light" };
        // Nothing moves while a picture is taken.
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": theme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ] });
        devtools::command(page, "Emulation.setEmulatedMedia", media).await?;
        let hidden = json!({ "hidden": true });
        devtools::command(page, "Emulation.setScrollbarsHidden", hidden).await.map(drop)
    }
}

/// The real server and a browser.
pub(crate) struct Club {
    pub(crate) house: House,
    pub(crate) driver: Driver,
}

impl Club {
    pub(crate) async fn open() -> Result<Self> {
        Ok(Self { house: House::open().await?, driver: Driver::start().await? })
    }

    /// The address of a place of the house. Bots answer at once.
    pub(crate) fn address(&self, place: &str) -> String {
        format!("http://{}/?pace=0{place}", self.house.address())
    }
}

/// Goes to a place of the house without loading the page again.
pub(crate) async fn go(page: &Client, place: &str) -> Result<()> {
    page.execute("location.hash = arguments[0]", vec![place.into()]).await?;
    sleep(Duration::from_millis(100)).await;
    Ok(())
}

/// Presses what this selects, once it is there.
pub(crate) async fn click(page: &Client, css: &str) -> Result<()> {
    let element = page.wait().for_element(Locator::Css(css)).await?;
    let reveal = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
    page.execute(reveal, vec![css.into()]).await?;
    if element.click().await.is_err() {
        // Something lies over it; the keyboard reaches it all the same.
        page.execute("document.querySelector(arguments[0]).focus()", vec![css.into()]).await?;
        key(page, "Enter", "\r").await?;
    }
    Ok(())
}

/// Presses a key.
pub(crate) async fn key(page: &Client, key: &str, text: &str) -> Result<()> {
    for kind in ["keyDown", "keyUp"] {
        let about = json!({ "type": kind, "key": key, "text": text });
        devtools::command(page, "Input.dispatchKeyEvent", about).await?;
    }
    Ok(())
}

/// Whether it is there.
pub(crate) async fn is_there(page: &Client, css: &str) -> bool {
    page.find(Locator::Css(css)).await.is_ok()
}

/// Moves the mouse there.
pub(crate) async fn move_mouse(page: &Client, x: f64, y: f64) -> Result<()> {
    let about = json!({ "type": "mouseMoved", "x": x, "y": y });
    devtools::command(page, "Input.dispatchMouseEvent", about).await.map(drop)
}

/// Makes some move, if it is my turn: whatever the game is.
pub(crate) async fn make_a_move(page: &Client) -> Result<bool> {
    let next = [
        "#keep",
        "#confirm:not(:disabled)",
        ".mg-target:not(.off)",
        ".mg-target",
        ".cell.target",
        ".g-row .g-club:not([disabled])",
        ".g-hand .g-club:not([disabled])",
        ".g-section .g-club:not([disabled])",
        ".mg-tile:not(:disabled)",
        ".mg-card:not(:disabled)",
        ".rack-tile:not(:disabled)",
    ];
    for css in next {
        for element in page.find_all(Locator::Css(css)).await? {
            // It may be gone by now, or lie under a button.
            if element.click().await.is_ok() {
                return Ok(css == "#confirm:not(:disabled)" || css == "#keep");
            }
        }
    }
    Ok(false)
}
