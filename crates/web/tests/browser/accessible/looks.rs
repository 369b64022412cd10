//! How people see the page: on what, in which colours, and how large.

use anyhow::Result;
use fantoccini::Client;
use serde_json::json;

use crate::devtools::command;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    Light,
    Dark,
    Phone,
    /// The few colours that somebody has chosen for everything.
    ForcedColours,
    MoreContrast,
    /// At 400 % of a small screen, with letters, words and lines further apart.
    Reflowed,
}

impl Look {
    pub(super) const ALL: [Self; 6] = [
        Self::Light,
        Self::Dark,
        Self::Phone,
        Self::ForcedColours,
        Self::MoreContrast,
        Self::Reflowed,
    ];

    /// Width and height in pixels of the page, not of the screen.
    const fn size(self) -> (u32, u32) {
        match self {
            Self::Light | Self::Dark | Self::ForcedColours | Self::MoreContrast => (1280, 800),
            Self::Phone => (360, 740),
            Self::Reflowed => (320, 256),
        }
    }

    /// Shows the page so, and lets it come to rest.
    pub(super) async fn put_on(self, page: &Client) -> Result<()> {
        let (width, height) = self.size();
        let is_phone = self == Self::Phone;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        command(page, "Emulation.setDeviceMetricsOverride", metrics).await?;
        command(page, "Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await?;
        let is_dark = matches!(self, Self::Dark | Self::ForcedColours);
        let feature = |name: &str, value: &str| json!({ "name": name, "value": value });
        let media = json!({ "features": [
            feature("prefers-reduced-motion", "reduce"),
            feature("prefers-color-scheme", if is_dark { "dark" } else { "light" }),
            feature("forced-colors", if self == Self::ForcedColours { "active" } else { "none" }),
            feature("prefers-contrast", if self == Self::MoreContrast { "more" } else { "no-preference" }),
        ] });
        command(page, "Emulation.setEmulatedMedia", media).await?;
        let rest = "const done = arguments[0];
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))";
        page.execute_async(rest, vec![]).await?;
        Ok(())
    }
}
