//! For whoever sees little, hears the page, or looks at it with colours, sizes and spaces of their own: every screen in
//! every state is looked at in every look, by axe-core and with a ruler.

mod axe;
mod friends;
mod house;
mod lessons;
mod looks;
mod reflow;
mod tables;
mod trouble;
mod turn;

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use fantoccini::Client;

use looks::Look;

use super::position::see;
use super::{Screen, in_browser};

#[tokio::test]
async fn no_screen_of_the_house_keeps_anybody_out() -> Result<()> {
    in_the_page(async |visit| house::tour(visit).await).await
}

#[tokio::test]
async fn no_state_of_ingenious_keeps_anybody_out() -> Result<()> {
    in_the_page(async |visit| tables::ingenious(visit).await).await
}

#[tokio::test]
async fn no_state_of_green_keeps_anybody_out() -> Result<()> {
    in_the_page(async |visit| tables::green(visit).await).await
}

#[tokio::test]
async fn no_choice_of_minigolf_keeps_anybody_out() -> Result<()> {
    in_the_page(async |visit| tables::choices_of_minigolf(visit).await).await
}

#[tokio::test]
async fn no_state_of_minigolf_keeps_anybody_out() -> Result<()> {
    in_the_page(async |visit| tables::minigolf(visit).await).await
}

#[tokio::test]
async fn no_lesson_keeps_anybody_out() -> Result<()> {
    in_the_page(async |visit| lessons::tour(visit).await).await
}

#[tokio::test]
async fn nothing_with_friends_keeps_anybody_out() -> Result<()> {
    friends::tour().await
}

#[tokio::test]
async fn nothing_that_goes_wrong_keeps_anybody_out() -> Result<()> {
    trouble::tour().await
}

async fn in_the_page(tour: impl AsyncFnOnce(&mut Visit<'_>) -> Result<()>) -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let mut visit = Visit::to(&page);
        let toured = tour(&mut visit).await;
        toured.with_context(|| visit.found.clone())?;
        visit.end()
    })
    .await
}

/// Clicks what this selects, once it is there, wherever it is on the screen.
async fn pick(page: &Client, css: &str) -> Result<()> {
    see(page, css).await?;
    let click = "const it = document.querySelector(arguments[0]);
        it.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = it.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        it.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, cancelable: true, detail: 1 }))";
    page.execute(click, vec![css.into()]).await?;
    Ok(())
}

/// Goes from screen to screen and writes down what keeps somebody out.
struct Visit<'a> {
    page: &'a Client,
    n_screens: usize,
    found: String,
}

impl<'a> Visit<'a> {
    fn to(page: &'a Client) -> Self {
        Self { page, n_screens: 0, found: String::new() }
    }

    /// Looks at what is on the screen now, in every look; the first stays on.
    async fn look_at(&mut self, screen: &str) -> Result<()> {
        self.n_screens += 1;
        for look in Look::ALL {
            look.put_on(self.page).await?;
            let found = match look {
                Look::Reflowed => reflow::faults(self.page).await,
                Look::Light
                | Look::Dark
                | Look::Phone
                | Look::ForcedColours
                | Look::MoreContrast => axe::faults(self.page, look == Look::MoreContrast).await,
            };
            let mut faults = found.with_context(|| format!("{screen}, {look:?}"))?;
            faults.extend(turn::faults(self.page).await?);
            for fault in faults {
                writeln!(self.found, "{screen}, {look:?}: {fault}")?;
            }
        }
        Look::Light.put_on(self.page).await
    }

    /// Nothing was found, wherever one looked.
    fn end(self) -> Result<()> {
        ensure!(self.n_screens > 0, "nothing was looked at");
        let n = self.found.lines().count();
        ensure!(n == 0, "{n} faults:\n{}", self.found);
        Ok(())
    }
}
