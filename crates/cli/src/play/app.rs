//! The program behind the screen: it takes keys, and is drawn. It knows no terminal, so that tests can hold it.

use std::path::PathBuf;

use pictures::{Ink, Sketch};
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Rect;
use table::Games;
use texts::message;

use super::playing::{LEAST, Next, Playing, paint};
use super::save;
use super::session::{Session, Tempo};
use super::start::{Choice, Start};
use super::{Setup, open};
use crate::layout::wrap;
use crate::paint::Palette;
use crate::terminal::Scene;
use crate::words::{say, unwritten};

/// Everything there is to see.
pub struct App {
    games: Games,
    palette: Palette,
    /// Where matches are saved and looked for.
    folder: Option<PathBuf>,
    tempo: Tempo,
    screen: Screen,
    is_done: bool,
    /// Something else has written on the screen: all of it is to be drawn again.
    is_torn: bool,
}

enum Screen {
    Start(Box<Start>),
    Playing(Box<Playing>),
}

impl App {
    /// The start screen. Matches are saved in this folder, and offered from there.
    pub fn new(games: Games, palette: Palette, folder: Option<PathBuf>) -> Self {
        let screen = Screen::Start(Box::new(Start::new(games.clone(), folder.as_ref())));
        Self {
            games,
            palette,
            folder,
            tempo: Tempo::REPEATABLE,
            screen,
            is_done: false,
            is_torn: false,
        }
    }

    /// The same, with bots that take so long.
    #[must_use]
    pub fn with_tempo(self, tempo: Tempo) -> Self {
        Self { tempo, ..self }
    }

    /// Goes to the table.
    pub fn play(&mut self, session: Session) {
        let session = session.with_tempo(self.tempo);
        self.screen = Screen::Playing(Box::new(Playing::new(session)));
    }

    /// The match that is on the screen.
    pub fn session(&self) -> Option<&Session> {
        match &self.screen {
            Screen::Start(_) => None,
            Screen::Playing(playing) => Some(playing.session()),
        }
    }

    fn choose(&mut self, choice: Choice) {
        let begun = match choice {
            Choice::Stay => return,
            Choice::Leave => {
                self.is_done = true;
                return;
            }
            Choice::Play(setup) => self.begin(&setup),
            Choice::Resume(path) => self.resume(path),
        };
        match (begun, &mut self.screen) {
            (Ok(session), _) => self.play(session),
            (Err(problem), Screen::Start(start)) => start.complain(problem),
            (Err(_), Screen::Playing(_)) => {}
        }
    }

    fn begin(&self, setup: &Setup) -> Result<Session, String> {
        let session = open(setup, &self.games).map_err(|error| format!("{error:#}"))?;
        let fresh = |folder: &PathBuf| {
            save::fresh(folder, &setup.game).map_err(|error| unwritten(folder, &error))
        };
        let path = self.folder.as_ref().map(fresh).transpose();
        let path = path.map_err(|why| say(&message!("play-not-saved", why = why)))?;
        Ok(session.saved_at(path))
    }

    fn resume(&self, path: PathBuf) -> Result<Session, String> {
        let saved = save::read(&path, &self.games).map_err(|reason| say(&reason))?;
        Ok(Session::new(saved.table, saved.sitters, saved.seed).saved_at(Some(path)))
    }

    /// Lets bots go on until it is a person's turn.
    pub fn settle(&mut self) {
        while self.session().is_some_and(Session::is_busy) {
            self.tick();
            std::thread::yield_now();
        }
    }
}

impl Scene for App {
    /// Whether the player has left.
    fn is_done(&self) -> bool {
        self.is_done
    }

    /// Something came from the terminal.
    fn take(&mut self, event: &Event) {
        match (event, &mut self.screen) {
            (Event::Key(key), _) if key.kind != KeyEventKind::Press => {}
            (Event::Key(key), _)
                if key.code == KeyCode::Char('l')
                    && key.modifiers.contains(KeyModifiers::CONTROL) =>
            {
                self.is_torn = true;
            }
            (Event::Key(key), Screen::Start(start)) => {
                let choice = start.press(*key);
                self.choose(choice);
            }
            (Event::Key(key), Screen::Playing(playing)) => match playing.press(*key) {
                Next::Stay => {}
                Next::Leave => self.is_done = true,
                Next::Start => {
                    let start = Start::new(self.games.clone(), self.folder.as_ref());
                    self.screen = Screen::Start(Box::new(start));
                }
            },
            (Event::Mouse(mouse), Screen::Start(start)) => {
                if mouse.kind == MouseEventKind::Down(MouseButton::Left) {
                    let choice = start.click(mouse.row);
                    self.choose(choice);
                }
            }
            (Event::Mouse(mouse), Screen::Playing(playing)) => playing.mouse(*mouse),
            (Event::FocusGained | Event::FocusLost | Event::Paste(_) | Event::Resize(..), _) => {}
        }
    }

    /// Draws it, whatever room there is.
    fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return paint(frame, area, self.palette, &too_small(area));
        }
        match &mut self.screen {
            Screen::Start(start) => start.draw(frame, self.palette),
            Screen::Playing(playing) => playing.draw(frame, self.palette),
        }
    }

    /// Lets bots go on. Whether something has changed.
    fn tick(&mut self) -> bool {
        match &mut self.screen {
            Screen::Start(_) => false,
            Screen::Playing(playing) => playing.tick(),
        }
    }

    /// Whether everything is to be drawn again; asked once.
    fn was_torn(&mut self) -> bool {
        std::mem::take(&mut self.is_torn)
    }
}

/// How much room there is, and how much is needed.
fn too_small(area: Rect) -> Sketch {
    let (width, height) = LEAST;
    let said = say(&message!(
        "window-too-small",
        columns = width,
        rows = height,
        has_columns = area.width,
        has_rows = area.height
    ));
    let mut sketch = Sketch::new();
    for line in wrap(&said, usize::from(area.width).max(1)) {
        sketch.line(&[(&line, Ink::Strong)]);
    }
    sketch
}
