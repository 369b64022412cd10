//! What viewers know: what they see, are told, are answered, and may imagine.

use std::fmt::Debug;

use tabletop::step::StepOf;
use tabletop::{Game, Nobody, Refused, Seat, Step, Viewer, apply};

use super::{IMAGINED, Match, Verdict, listed};
use crate::json;
use crate::law::{Failure, Law};

impl<G: Game> Match<'_, G> {
    /// Everybody in full, else one at random.
    pub(super) fn viewers(&mut self) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = Viewer::all(self.game.n_seats()).collect();
        if !self.in_full {
            let pick = self.below(viewers.len());
            viewers = vec![viewers[pick]];
        }
        viewers
    }

    /// A view as whoever gets it over a wire reads it.
    fn read_back(&self, viewer: Viewer) -> Result<G::View, Failure> {
        let view = self.game.view(viewer);
        if !self.in_full {
            return Ok(view);
        }
        let text = json::text(&view);
        let read = json::read::<G>(&self.log.options, &text);
        self.hold(Law::ViewsReadBack, read.as_ref().ok() == Some(&view), || {
            format!("{viewer} sees {text}, reads {read:?}")
        })?;
        Ok(view)
    }

    pub(super) fn imagined(&mut self, viewer: Viewer) -> Result<G, Failure> {
        let view = self.read_back(viewer)?;
        let imagined = G::determinize(&view, &mut self.rng);
        self.hold(Law::DeterminizeKeepsView, imagined.view(viewer) == view, || {
            format!("{viewer} sees {view:?}, imagines {:?}", imagined.view(viewer))
        })?;
        self.hold(Law::DeterminizeKeepsMoves, imagined.to_act() == self.game.to_act(), || {
            format!("{viewer} imagines {:?} to act", imagined.to_act())
        })?;
        if let Viewer::Seat(seat) = viewer {
            let (moves, as_imagined) = (listed(&self.game, seat), listed(&imagined, seat));
            self.hold(Law::DeterminizeKeepsMoves, moves == as_imagined, || {
                format!("seat {seat} has {} moves, imagines {}", moves.len(), as_imagined.len())
            })?;
        }
        if self.imagined.len() < IMAGINED || self.below(IMAGINED) == 0 {
            self.imagined.truncate(IMAGINED - 1);
            self.imagined.push((viewer, imagined.clone()));
        }
        self.tally.imagined += u64::from(imagined != self.game);
        Ok(imagined)
    }

    /// An imagined state holds all pieces, now and after some random steps.
    pub(super) fn sound(&mut self, viewer: Viewer, census: &[u32], mut game: G) -> Verdict {
        for _ in 0..3 {
            let now = (self.subject.census)(&game);
            self.hold(Law::ImaginedIsSound, now == census, || {
                format!("{viewer} imagines {now:?}, not {census:?}")
            })?;
            let Some(step) = self.any_step(&game) else { return Ok(()) };
            let taken = apply(&mut game, step.clone(), &mut Nobody);
            self.hold(Law::ImaginedIsSound, taken.is_ok(), || {
                format!("{viewer} imagines `{step}`: {taken:?}")
            })?;
        }
        Ok(())
    }

    pub(super) fn referee(&mut self) -> Verdict {
        let view = self.read_back(Viewer::Referee)?;
        let whole = G::determinize(&view, &mut self.rng);
        self.hold(Law::RefereeSeesAll, whole == self.game, || {
            format!("{:?} was rebuilt as {whole:?}", self.game)
        })
    }

    pub(super) fn same_information(&mut self, viewer: Viewer, other: &G) -> Verdict {
        self.same(viewer, "the table", &self.game.view(viewer), &other.view(viewer))?;
        self.same(viewer, "scores", &self.game.scores(viewer), &other.scores(viewer))?;
        self.same(viewer, "who is to act", &self.game.to_act(), &other.to_act())?;
        if self.in_full {
            let bytes = [json::view(&self.game, viewer), json::view(other, viewer)];
            self.same(viewer, "bytes", &bytes[0], &bytes[1])?;
        }
        if let Viewer::Seat(seat) = viewer {
            self.same(viewer, "moves", &listed(&self.game, seat), &listed(other, seat))?;
            for mv in &self.remembered {
                self.same(
                    viewer,
                    "an answer",
                    &answer(&self.game, seat, mv),
                    &answer(other, seat, mv),
                )?;
            }
        }
        self.told_alike(other, viewer)
    }

    fn same<T: PartialEq + Debug>(&self, viewer: Viewer, what: &str, one: &T, two: &T) -> Verdict {
        self.hold(Law::SameInformation, one == two, || {
            format!("{viewer} sees {what}: {one:?}\nor {two:?}")
        })
    }

    /// Pairs of steps from states the viewer cannot tell apart: he is told the same exactly when he sees the same.
    fn told_alike(&mut self, other: &G, viewer: Viewer) -> Verdict {
        let Some(one) = self.any_step(&self.game.clone()) else { return Ok(()) };
        let Some(two) = self.any_step(&self.game.clone()) else { return Ok(()) };
        let Some(elsewhere) = self.any_step(other) else { return Ok(()) };
        let mut pairs = vec![(&self.game, &two), (other, &elsewhere)];
        if apply(&mut other.clone(), one.clone(), &mut Nobody).is_ok() {
            pairs.push((other, &one));
        }
        let (told, seen, is_reveal) = after(&self.game, &one, viewer);
        self.reads_back(&told)?;
        for (state, step) in pairs {
            let (told_too, seen_too, is_reveal_too) = after(state, step, viewer);
            // The same decision from what its actor takes for the same state: a different answer is news to him.
            let is_own = matches!(&one, Step::Move(seat, _) if viewer == Viewer::Seat(*seat))
                && *step == one;
            let is_marked = told == told_too || is_reveal || is_reveal_too;
            self.hold(Law::RevealsAreMarked, !is_own || is_marked, || {
                format!("`{one}` told {viewer} {told:?} or {told_too:?}, and neither is a reveal")
            })?;
            self.hold(Law::EventsMatchViews, (told == told_too) == (seen == seen_too), || {
                format!(
                    "{viewer} after `{one}`: told {told:?}, sees {seen:?}\n\
                     or after `{step}`: told {told_too:?}, sees {seen_too:?}"
                )
            })?;
        }
        Ok(())
    }

    fn reads_back(&self, told: &[G::EventView]) -> Verdict {
        for fact in told {
            let text = json::text(fact);
            let read = serde_json::from_str::<G::EventView>(&text);
            self.hold(Law::EventsReadBack, read.as_ref().ok() == Some(fact), || {
                format!("{text} is read as {read:?}")
            })?;
        }
        Ok(())
    }
}

/// What a seat is answered when it tries a move.
fn answer<G: Game>(game: &G, seat: Seat, mv: &G::Move) -> Result<StepOf<G>, Refused<G::Illegal>> {
    apply(&mut game.clone(), Step::Move(seat, mv.clone()), &mut Nobody)
}

/// What a viewer is told by a step, sees after it, and whether that was a reveal.
fn after<G: Game>(
    game: &G,
    step: &StepOf<G>,
    viewer: Viewer,
) -> (Vec<G::EventView>, G::View, bool) {
    let mut game = game.clone();
    let mut events = Vec::new();
    // A step that is refused here was drawn from the state itself and is reported where it is taken.
    let _ = apply(&mut game, step.clone(), &mut events);
    let told = events.iter().map(|event| G::view_event(event, viewer)).collect();
    (told, game.view(viewer), events.iter().any(G::is_reveal))
}
