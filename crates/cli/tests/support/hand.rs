//! Somebody at a terminal that only the test sees.

use std::path::{Path, PathBuf};

use cli::paint::Palette;
use cli::play::{App, Session, Setup, Sitter, n_seats, open};
use cli::terminal::Scene as _;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Color;
use table::{Games, Table};
use tabletop::{Seed, ToAct};

pub(crate) struct Hand {
    app: App,
    /// What was sat down with.
    setup: Option<Setup>,
}

pub(crate) fn bot(name: &str) -> Sitter {
    Sitter::Bot(name.parse().expect("a bot"))
}

/// An empty folder.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the folder for test files can be written");
    path
}

/// A match that is just opened, and the bots have moved.
pub(crate) fn at_table(
    game: &str,
    options: &[(&str, &str)],
    sitters: &[Sitter],
    seed: u64,
) -> Hand {
    let mut hand = Hand::with_palette(Palette::COLOURED);
    let setup = setup(game, options, sitters, seed);
    hand.sit(open(&setup, &Games::standard()).expect("a good setup"));
    hand.setup = Some(setup);
    hand
}

/// A match before anybody has moved.
pub(crate) fn opened(
    game: &str,
    options: &[(&str, &str)],
    sitters: &[Sitter],
    seed: u64,
) -> Session {
    open(&setup(game, options, sitters, seed), &Games::standard()).expect("a good setup")
}

fn setup(game: &str, options: &[(&str, &str)], sitters: &[Sitter], seed: u64) -> Setup {
    let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let options: Vec<_> = options.iter().map(own).collect();
    let n = n_seats(game, &options, &Games::standard()).expect("good options");
    Setup {
        game: game.to_owned(),
        options,
        sitters: sitters[..n.into()].to_vec(),
        seed: Some(Seed::from(seed)),
    }
}

impl Hand {
    pub(crate) fn at_the_start(folder: Option<&Path>) -> Self {
        let folder = folder.map(Path::to_owned);
        let app = App::new(Games::standard(), Palette::COLOURED, folder);
        Self { app, setup: None }
    }

    pub(crate) fn with_palette(palette: Palette) -> Self {
        let app = App::new(Games::standard(), palette, None);
        Self { app, setup: None }
    }

    pub(crate) fn sit(&mut self, session: Session) {
        self.sit_down(session);
        self.settle();
    }

    /// The same, and nobody has moved yet.
    pub(crate) fn sit_down(&mut self, session: Session) {
        self.app.play(session);
        self.screen();
    }

    /// Lets a bot do something, which is not seen yet.
    pub(crate) fn tick(&mut self) {
        self.app.tick();
        std::thread::yield_now();
    }

    /// A key before anything is drawn again.
    pub(crate) fn press_unseen(&mut self, key: KeyCode) {
        self.app.take(&Event::Key(KeyEvent::from(key)));
    }

    /// The same match once more, from its log.
    pub(crate) fn copy(&self) -> Session {
        let setup = self.setup.as_ref().expect("somebody sat down");
        let seed = setup.seed.clone().expect("a seed");
        let text = cli::play::save::to_text(self.table(), &setup.sitters, &seed);
        let saved = cli::play::save::from_text(&text, &Games::standard()).expect("a save");
        Session::new(saved.table, saved.sitters, saved.seed)
    }

    pub(crate) fn press(&mut self, key: KeyCode) {
        self.app.take(&Event::Key(KeyEvent::from(key)));
        // Where cells are is known once they are drawn.
        self.screen();
    }

    pub(crate) fn keys(&mut self, keys: &str) {
        keys.chars().for_each(|key| self.press(KeyCode::Char(key)));
    }

    pub(crate) fn click(&mut self, column: usize, row: usize) {
        let place = |n: usize| u16::try_from(n).expect("a small screen");
        self.app.take(&Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: place(column),
            row: place(row),
            modifiers: KeyModifiers::NONE,
        }));
    }

    /// Bots go on until a person is to decide.
    pub(crate) fn settle(&mut self) {
        self.app.settle();
        self.screen();
    }

    pub(crate) fn wait_for_hint(&mut self) {
        self.app.settle();
    }

    /// Asks what to do, and does it.
    pub(crate) fn hint_and_do(&mut self) {
        self.hint_and_do_unsettled();
        self.settle();
    }

    /// The same, and bots have yet to answer.
    pub(crate) fn hint_and_do_unsettled(&mut self) {
        self.settle();
        self.keys("h");
        self.settle();
        let screen = self.screen();
        assert!(screen.contains("Try this: ") || self.is_over(), "{screen}");
        self.press(KeyCode::Enter);
    }

    pub(crate) fn table(&self) -> &dyn Table {
        self.app.session().expect("somebody sits at a table").table()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table().to_act() == ToAct::Over
    }

    pub(crate) fn is_at_start(&self) -> bool {
        self.app.session().is_none() && !self.app.is_done()
    }

    pub(crate) fn has_left(&self) -> bool {
        self.app.is_done()
    }

    fn drawn(&mut self, width: u16, height: u16) -> Terminal<TestBackend> {
        let mut terminal =
            Terminal::new(TestBackend::new(width, height)).expect("a test's terminal");
        terminal.draw(|frame| self.app.draw(frame)).expect("it is drawn");
        terminal
    }

    pub(crate) fn screen(&mut self) -> String {
        self.screen_of(80, 24)
    }

    /// The rows as text, without the blanks at their ends.
    pub(crate) fn screen_of(&mut self, width: u16, height: u16) -> String {
        let terminal = self.drawn(width, height);
        let buffer = terminal.backend().buffer();
        let row = |y: u16| {
            let (mut row, mut x) = (String::new(), 0);
            while x < width {
                let symbol = buffer[(x, y)].symbol();
                row += symbol;
                // What is behind a wide character is part of it.
                x += u16::try_from(cli::layout::columns(symbol)).map_or(1, |n| n.max(1));
            }
            row.trim_end().to_owned() + "\n"
        };
        (0..height).map(row).collect()
    }

    pub(crate) fn has_colours(&mut self) -> bool {
        let terminal = self.drawn(80, 24);
        let cells = terminal.backend().buffer().content();
        cells.iter().any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
    }
}
