//! Stepping through a match in a terminal.

use anyhow::Result;
use cli::paint::Palette;
use cli::terminal::{self, Scene};
use pictures::Ink;
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEventKind,
};
use ratatui::layout::{Constraint, Layout};
use ratatui::text::{Line, Text};
use ratatui::widgets::Paragraph;
use tabletop::{Seat, Viewer};

use super::film::Film;
use super::headline;
use cli::layout::fitting;
use texts::message;

use crate::layout::wrap;

/// Shows the film until the viewer leaves.
pub(super) fn run(film: &Film, viewer: Viewer) -> Result<()> {
    terminal::run(&mut Show { film, at: 0, viewer, top: 0, is_done: false })
}

struct Show<'a> {
    film: &'a Film,
    /// How many steps have been shown.
    at: usize,
    viewer: Viewer,
    /// The first row of the picture that is shown, where it is taller than the screen.
    top: u16,
    is_done: bool,
}

impl Scene for Show<'_> {
    fn is_done(&self) -> bool {
        self.is_done
    }

    fn take(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Press => self.press(*key),
            Event::Mouse(mouse) => self.roll(mouse.kind),
            Event::Key(_)
            | Event::FocusGained
            | Event::FocusLost
            | Event::Paste(_)
            | Event::Resize(..) => {}
        }
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        self.show(frame);
    }
}

impl Show<'_> {
    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    fn press(&mut self, key: KeyEvent) {
        let last = self.film.n_steps();
        let at = match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return self.is_done = true,
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                return self.is_done = true;
            }
            KeyCode::Right | KeyCode::Char('l' | ' ') => self.at + 1,
            KeyCode::Left | KeyCode::Char('h') => self.at.saturating_sub(1),
            KeyCode::Down => self.at + 10,
            KeyCode::Up => self.at.saturating_sub(10),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::PageDown | KeyCode::Char('j') => {
                self.top = self.top.saturating_add(8);
                self.at
            }
            KeyCode::PageUp | KeyCode::Char('k') => {
                self.top = self.top.saturating_sub(8);
                self.at
            }
            KeyCode::Char('v') => {
                self.viewer = self.next_viewer();
                self.at
            }
            _ => self.at,
        };
        self.at = at.min(last);
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most movements mean nothing")]
    fn roll(&mut self, wheel: MouseEventKind) {
        match wheel {
            MouseEventKind::ScrollDown => self.top = self.top.saturating_add(2),
            MouseEventKind::ScrollUp => self.top = self.top.saturating_sub(2),
            _ => {}
        }
    }

    /// The referee, then each seat, then a spectator, then the referee again.
    fn next_viewer(&self) -> Viewer {
        let n = self.film.n_seats();
        match self.viewer {
            Viewer::Referee => Viewer::Seat(Seat::new(0)),
            Viewer::Seat(seat) if seat.number() + 1 < n => {
                Viewer::Seat(Seat::new(seat.number() + 1))
            }
            Viewer::Seat(_) => Viewer::Spectator,
            Viewer::Spectator => Viewer::Referee,
        }
    }

    fn keys(&self, width: usize) -> String {
        let keys = [
            message!("key-step"),
            message!("key-ten"),
            message!("key-leave"),
            message!("key-viewer", viewer = self.viewer.to_string()),
            message!("key-jump"),
            message!("key-ends"),
        ];
        fitting(&keys, width)
    }

    fn show(&mut self, frame: &mut Frame<'_>) {
        let palette = Palette::from_environment();
        let width = usize::from(frame.area().width.max(1));
        let mut head = wrap(&headline(self.film, self.at, self.viewer), width);
        head.extend(wrap(&self.film.words(self.at, self.viewer), width).into_iter().take(3));
        head.push(self.film.standing(self.at, self.viewer));
        let n_head = u16::try_from(head.len()).unwrap_or(3);
        let parts = [Constraint::Length(n_head), Constraint::Fill(1), Constraint::Length(1)];
        let [top, middle, bottom] = Layout::vertical(parts).areas(frame.area());
        let head: Vec<Line<'_>> = head.into_iter().map(Line::from).collect();
        frame.render_widget(Paragraph::new(head), top);
        let picture = match self.film.position(self.at, self.viewer) {
            Ok(position) => palette.text(&position.sketch()),
            Err(error) => Text::from(error.to_string()),
        };
        let room =
            u16::try_from(picture.lines.len()).unwrap_or(u16::MAX).saturating_sub(middle.height);
        self.top = self.top.min(room);
        frame.render_widget(Paragraph::new(picture).scroll((self.top, 0)), middle);
        let keys = self.keys(width);
        frame.render_widget(Paragraph::new(keys).style(palette.style(Ink::Quiet)), bottom);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use table::{Dealer, find};
    use tabletop::Seed;

    fn film(game: &str) -> Film {
        let mut table = find(game).unwrap().open(&[], Dealer::Seeded(Seed::from(3))).unwrap();
        for _ in 0..30 {
            let Some(seat) = table.to_act().seats().lowest() else { break };
            let mv = table.legal_moves(seat).swap_remove(0);
            table.submit(seat, table.n_steps(), &mv).unwrap();
        }
        Film::new(table)
    }

    fn screen(show: &mut Show<'_>) -> String {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| show.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn arrows_step_and_q_leaves() {
        let film = film("ingenious");
        let mut show = Show { film: &film, at: 0, viewer: Viewer::Referee, top: 0, is_done: false };
        let mut press = |code: KeyCode| {
            show.press(KeyEvent::from(code));
            (show.is_done, show.at, show.viewer)
        };
        assert_eq!(press(KeyCode::Right).1, 1);
        assert_eq!(press(KeyCode::Down).1, 11);
        assert_eq!(press(KeyCode::Left).1, 10);
        assert_eq!(press(KeyCode::Home).1, 0);
        assert_eq!(press(KeyCode::Left).1, 0);
        assert_eq!(press(KeyCode::End).1, film.n_steps());
        assert_eq!(press(KeyCode::Right).1, film.n_steps());
        assert_eq!(press(KeyCode::Char('v')).2, Viewer::Seat(Seat::new(0)));
        press(KeyCode::Char('v'));
        assert_eq!(press(KeyCode::Char('v')).2, Viewer::Spectator);
        assert!(!press(KeyCode::Char('x')).0);
        assert!(press(KeyCode::Char('q')).0);
    }

    #[test]
    fn the_screen_shows_step_words_standing_and_position_and_keeps_secrets() {
        for game in ["ingenious", "green", "pips"] {
            let film = film(game);
            for at in [0, 1, 6, film.n_steps()] {
                let mut show =
                    Show { film: &film, at, viewer: Viewer::Referee, top: 0, is_done: false };
                let said = screen(&mut show);
                let title = cli::words::title(game);
                assert!(
                    said.contains(&title) && said.contains("Seat 0:") && said.contains("q leave"),
                    "{said}"
                );
            }
        }
        let film = film("ingenious");
        let mut show =
            Show { film: &film, at: 2, viewer: Viewer::Seat(Seat::new(1)), top: 0, is_done: false };
        let said = screen(&mut show);
        assert!(
            said.contains("Rack 0  ?? ?? ??") && said.contains("Seat 0 drew 6 tiles"),
            "{said}"
        );
        assert!(!said.contains("draw "), "notation is for the referee: {said}");
    }
}
