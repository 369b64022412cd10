//! The builder: looks for the plan that promises most, and makes the move that it begins with.

use minigolf::{Fate, Heap, Kind, Minigolf, Move, Phase, View};
use tabletop::GameRng;

use super::outlook::{Offer, Outlook, place};
use super::plan::{Dice, Plan};
use super::prices::{Prices, Wares};
use super::site::Site;
use crate::bot::{Advice, Bot, Candidate, Decision, Streams};
use crate::greedy;
use crate::limits::{Limits, Thinking};

/// So many changes of a plan are tried as one playout.
const CHANGES: u32 = 20;

/// Plays by plan.
#[derive(Clone, Debug)]
pub struct Builder {
    streams: Streams,
}

impl Builder {
    /// A bot with these generators.
    pub const fn new(streams: Streams) -> Self {
        Self { streams }
    }
}

impl Bot<Minigolf> for Builder {
    fn advise(&mut self, decision: &Decision<'_, Minigolf>, limits: &Limits<'_>) -> Advice<Move> {
        if let Some(advice) = decision.without_choice() {
            return advice;
        }
        let advice = match decision.view.phase {
            Phase::SoloTurn | Phase::Turn => self.build(decision, limits),
            _ => None,
        };
        advice.unwrap_or_else(|| greedy::advise(decision, limits, &mut self.streams))
    }
}

impl Builder {
    fn build(&mut self, decision: &Decision<'_, Minigolf>, limits: &Limits<'_>) -> Option<Advice<Move>> {
        let Decision { seat, view, moves } = *decision;
        let course = view.course(seat)?;
        let site = Site::new(&course)?;
        let bag: Vec<Wares> = bag(view).iter().map(|kind| wares(view, kind)).collect();
        let offers = (0..).zip(&view.racks[0]);
        let offers: Vec<Offer> =
            offers.filter_map(|(slot, kind)| Some(Offer { slot, wares: wares(view, (*kind)?) })).collect();
        let mut prices = Prices::new(&bag, 2);
        let mr = view.mr?;
        let mut outlook =
            Outlook::new(&site, &mut prices, &bag, offers, mr, view.options.content.mr_points(mr));
        let mut dice = Dice::new(seed(&mut self.streams.choice));
        let mut thinking = limits.begin();
        let mut n_tries = 0;
        let threaded = super::thread::thread(&site, &mut dice, &mut || {
            n_tries += 1;
            n_tries < 2000 && thinking.goes_on()
        });
        if std::env::var("MG_DEBUG").is_ok() {
            eprintln!("{n_tries} tries, {}", threaded.is_some());
        }
        let start = threaded.or_else(|| Plan::shortest(&site));
        let mut search = Annealing {
            outlook: &mut outlook,
            dice,
        };
        let (plan, best) = search.run(start?, &mut thinking);
        let _ = plan;
        let _ = best;
        let kinds: Vec<Option<Wares>> =
            view.racks[0].iter().map(|kind| kind.map(|kind| wares(view, kind))).collect();
        let counts = outlook.idle_counts;
        let idle = outlook.prices.before_turn(&outlook.after_none);
        let table: Vec<f64> = outlook.after.iter().map(|ahead| if ahead[5] > f64::NEG_INFINITY { outlook.prices.before_turn(ahead) } else { ahead[5] }).collect();
        if std::env::var("MG_DEBUG").is_ok() {
            eprintln!(
                "empty {} idle {:.1} best {best:.1} counts {counts:?} conflicts {}",
                site.n_empty(), idle, outlook.idle_conflicts
            );
        }
        drop(outlook);
        let mut useful = |wares: &Wares| {
            let shape = super::prices::index(wares.shape);
            if counts[shape] == 0 {
                return 0.0;
            }
            let mut fewer = counts;
            fewer[shape] -= 1;
            let gain = f64::from(wares.points) + 1.0 + prices.value(fewer) - prices.value(counts) + 3.0;
            gain.max(0.0)
        };
        let mean = bag.iter().map(&mut useful).sum::<f64>() / bag.len().max(1) as f64;
        let fates: Vec<Fate> = kinds
            .iter()
            .map(|wares| if wares.is_some_and(|it| useful(&it) > mean) { Fate::Back } else { Fate::Away })
            .collect();
        let base = f64::from(course.land().points())
            + course.tiles().iter().map(|placed| f64::from(points(view, &placed.tile))).sum::<f64>()
            - (site.n_empty() as f64)
            - 3.0 * course.tiles().iter().filter(|placed| course.land().ground(placed.cell) != minigolf::Ground::Land).count() as f64;
        let now = f64::from(view.sheet(seat)?.total()) - base;
        let mut valued: Vec<(f64, Move)> = Vec::new();
        for mv in moves {
            let value = match *mv {
                Move::Build { slot, cell, turn, other } => {
                    if other.is_some_and(|fate| fate != fates[usize::from(1 - slot)]) {
                        continue;
                    }
                    let kind = view.racks[0][usize::from(slot)]?;
                    let tile = &view.options.content.kind(kind).tile;
                    match site.cells.binary_search(&cell) {
                        Ok(spot) => (0..4)
                            .filter(|other| other % tile.n_turns() == turn)
                            .map(|turn| {
                                let spot = u8::try_from(spot).unwrap_or(0);
                                table[place(slot, spot, turn)]
                            })
                            .fold(f64::NEG_INFINITY, f64::max),
                        Err(_) if tile.shape == minigolf::Shape::Scenery => {
                            idle - 3.0 + f64::from(points(view, tile)) - 0.01
                        }
                        Err(_) => continue,
                    }
                }
                Move::Pass(Some(both)) => {
                    if both[0] != fates[0] || both[1] != fates[1] {
                        continue;
                    }
                    idle - 3.0
                }
                Move::Pass(None) => idle - 3.0,
                Move::Stop => now,
                _ => continue,
            };
            if value > f64::NEG_INFINITY {
                valued.push((value, *mv));
            }
        }
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = valued.first()?.0;
        let candidates = valued
            .into_iter()
            .map(|(value, mv)| Candidate { mv, value: (1.0 + (value - best) / 50.0).max(0.0) })
            .collect();
        Some(Advice::best_of(candidates, Vec::new()))
    }
}

fn points(view: &View, tile: &minigolf::Tile) -> i32 {
    let mrs = view.mrs.map_or(0, |mrs| view.options.content.mrs_points(mrs) * i32::from(mrs.elements(tile)));
    i32::from(tile.people) + mrs
}

fn seed(rng: &mut GameRng) -> u64 {
    u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX))
}

/// MG-31: what lies nowhere else.
fn bag(view: &View) -> Heap {
    let mut bag = Heap::full(&view.options.content);
    let laid = view.courses.values().flat_map(|course| &course.tiles).map(|tile| tile.kind);
    let racks = view.racks.iter().flatten().chain(&view.leftovers).flatten().copied();
    let rest = view.aside.iter().chain(&view.away).copied();
    laid.chain(racks).chain(rest).for_each(|kind| bag.remove(kind));
    bag
}

fn wares(view: &View, kind: Kind) -> Wares {
    let tile = &view.options.content.kind(kind).tile;
    Wares { shape: tile.shape, points: points(view, tile), par: tile.par }
}

struct Annealing<'a, 'b> {
    outlook: &'a mut Outlook<'b>,
    dice: Dice,
}

impl Annealing<'_, '_> {
    fn run(&mut self, start: Plan, thinking: &mut Thinking<'_>) -> (Plan, f64) {
        let mut value = self.outlook.look(&start);
        let mut plan = start;
        let mut best = (plan.clone(), value);
        let mut trial = plan.clone();
        let mut n = 0_u32;
        while thinking.goes_on() {
            // Warm at first, then colder; again and again from the best.
            n += 1;
            let phase = f64::from(n % 250) / 250.0;
            let heat = 4.0 * (1.0 - phase) * (1.0 - phase) + 0.2;
            if n % 250 == 0 {
                plan.clone_from(&best.0);
                value = best.1;
            }
            for _ in 0..CHANGES {
                trial.clone_from(&plan);
                let is_changed = trial.change(self.outlook.site, &mut self.dice);
                if !is_changed || !trial.is_sound() {
                    continue;
                }
                let other = self.outlook.look(&trial);
                let chance = self.dice.share();
                if other > value - 2.0 * heat * chance * chance {
                    std::mem::swap(&mut plan, &mut trial);
                    value = other;
                    if value > best.1 {
                        best = (plan.clone(), value);
                    }
                }
            }
        }
        best
    }
}
