//! GREEN in words.

mod flight;
mod left;
mod shots;

use green::{
    Ball, Category, ClubType, Content, Fact, Golfer, Green, Hit, HoleResult, Kind, Move, Phase,
    Space, Terrain, View,
};
use tabletop::{BySeat, Seat};
use texts::{Argument, Message, message};

pub use self::flight::Flight;
pub use self::shots::{golfer_use, how, power};
use crate::face::{Face, Lead, Listed};
use crate::left::Left;

impl Face for Green {
    fn title() -> Message {
        message!("green-title")
    }

    fn prompt(view: &View, moves: impl Iterator<Item = Move>) -> Message {
        match view.phase {
            Phase::Golfers => message!("green-prompt-golfers"),
            Phase::Draw => message!("green-prompt-draw"),
            Phase::Chain => message!("green-prompt-chain"),
            Phase::RetireDiscard | Phase::Discard => message!("green-prompt-discard"),
            Phase::TakeBack => message!("green-prompt-take-back"),
            Phase::Turn => turn(moves),
            // Chance is due, or nothing more.
            Phase::Display
            | Phase::Course
            | Phase::Wind
            | Phase::Start
            | Phase::Refresh
            | Phase::Refill
            | Phase::Over => message!("your-turn"),
        }
    }

    fn mv(view: &View, mv: &Move) -> Message {
        let club = |kind: Kind| club(&view.content, kind);
        match mv {
            Move::Draw(slot) => match view.display.get(usize::from(*slot)) {
                Some(Some(kind)) => message!("green-say-draw", club = club(*kind)),
                Some(None) | None => message!("green-act-draw"),
            },
            Move::Refresh => message!("green-say-refresh"),
            Move::Retire => message!("green-say-retire"),
            Move::Discard(kind) => message!("green-say-discard", club = club(*kind)),
            Move::TakeBack(taken) if taken.is_empty() => message!("green-say-take-nothing"),
            Move::TakeBack(taken) => {
                let clubs = clubs(&view.content, taken);
                message!("green-say-take-back", clubs = clubs, n = taken.len())
            }
            Move::Golfer(chosen) => message!("green-say-golfer", golfer = golfer(*chosen)),
            Move::Hit(hit) => message!("green-say-play", how = own_how(view, hit)),
        }
    }

    fn tried(view: &View, mv: &Move, facts: &[Fact]) -> Message {
        let Move::Hit(hit) = mv else { return Self::mv(view, mv) };
        shots::tried(own_how(view, hit), facts)
    }

    fn leads_to(facts: &[Fact]) -> Option<Lead> {
        let Flight { to, .. } = facts.iter().find_map(Flight::of)?;
        Some(Lead { cell: to.to_string(), words: short_place(to) })
    }

    fn listed(view: &View, mv: &Move) -> Listed {
        let (order, head) = match mv {
            Move::Hit(hit) => {
                let club_type = hit.club.club_type();
                (club_type as u8, Some(self::club_type(club_type)))
            }
            Move::Draw(_) | Move::Refresh => (DRAWS, Some(message!("green-display"))),
            // What ends a turn for nothing.
            Move::Retire | Move::Discard(_) | Move::TakeBack(_) | Move::Golfer(_) => (LAST, None),
        };
        // Below its type, a club stands by itself.
        let words = if let Move::Hit(hit) = mv { Some(own_how(view, hit)) } else { None };
        Listed { order, head, is_tried: words.is_some(), words }
    }

    fn fact(view: &View, fact: &Fact) -> Option<Message> {
        let club = |kind: Kind| club(&view.content, kind);
        let clubs = |kinds: &[Kind]| clubs(&view.content, kinds);
        Some(match fact {
            Fact::Revealed { clubs: new, shuffled: true, .. } => {
                message!("green-fact-shuffled", clubs = clubs(new))
            }
            Fact::Revealed { clubs: new, shuffled: false, .. } => {
                message!("green-fact-revealed", clubs = clubs(new))
            }
            Fact::Laid { hole, .. } => message!("green-fact-laid", n = *hole),
            Fact::Blows { wind } => message!("green-fact-blows", n = *wind),
            Fact::Starts { seat } => message!("green-fact-starts", who = *seat),
            Fact::Chose { seat, golfer: chosen } => {
                message!("green-fact-chose", who = *seat, golfer = golfer(*chosen))
            }
            Fact::Drew { seat, club: drawn, .. } => {
                message!("green-fact-drew", who = *seat, club = club(*drawn))
            }
            Fact::Refreshed { seat, .. } => message!("green-fact-refreshed", who = *seat),
            Fact::Hit { .. } => return shots::told(view, fact),
            Fact::Pocketed { seat, shots, progress } => {
                message!("green-fact-pocketed", who = *seat, shots = *shots, n = *progress)
            }
            Fact::Advanced { seat, beyond: true, .. } => {
                message!("green-fact-beyond", who = *seat)
            }
            Fact::Advanced { seat, progress, beyond: false } => {
                message!("green-fact-advanced", who = *seat, n = *progress)
            }
            Fact::Retired { seat } => message!("green-fact-retired", who = *seat),
            Fact::Discarded { seat, club: given } => {
                message!("green-fact-discarded", who = *seat, club = club(*given))
            }
            Fact::HoleEnded { hole, results } => {
                let results = points(results, |result: &HoleResult| result.points());
                message!("green-fact-hole-ended", n = *hole, results = results)
            }
            Fact::TookBack { seat, taken, .. } if taken.is_empty() => {
                message!("green-fact-took-nothing", who = *seat)
            }
            Fact::TookBack { seat, taken, .. } => {
                let n = taken.len();
                message!("green-fact-took-back", who = *seat, clubs = clubs(taken), n = n)
            }
            Fact::Ended { bonus, .. } => {
                message!("green-fact-ended", bonus = points(bonus, |bonus| i32::from(*bonus)))
            }
        })
    }

    fn category(category: &Category) -> Message {
        match category {
            Category::Par3 => message!("green-category-par3"),
            Category::Par4 => message!("green-category-par4"),
            Category::Par5 => message!("green-category-par5"),
            Category::Hand => message!("green-category-hand"),
        }
    }

    fn category_named(name: &str) -> Option<Category> {
        Category::ALL.into_iter().find(|it| it.to_string() == name)
    }

    fn actor(fact: &Fact) -> Option<Seat> {
        match fact {
            Fact::Starts { seat }
            | Fact::Chose { seat, .. }
            | Fact::Drew { seat, .. }
            | Fact::Refreshed { seat, .. }
            | Fact::Hit { seat, .. }
            | Fact::Pocketed { seat, .. }
            | Fact::Advanced { seat, .. }
            | Fact::Retired { seat }
            | Fact::Discarded { seat, .. }
            | Fact::TookBack { seat, .. } => Some(*seat),
            Fact::Revealed { .. }
            | Fact::Laid { .. }
            | Fact::Blows { .. }
            | Fact::HoleEnded { .. }
            | Fact::Ended { .. } => None,
        }
    }

    fn is_decision(fact: &Fact) -> bool {
        match fact {
            Fact::Chose { .. }
            | Fact::Drew { .. }
            | Fact::Refreshed { .. }
            | Fact::Hit { .. }
            | Fact::Retired { .. }
            | Fact::Discarded { .. }
            | Fact::TookBack { .. } => true,
            Fact::Revealed { .. }
            | Fact::Laid { .. }
            | Fact::Blows { .. }
            | Fact::Starts { .. }
            | Fact::Pocketed { .. }
            | Fact::Advanced { .. }
            | Fact::HoleEnded { .. }
            | Fact::Ended { .. } => false,
        }
    }

    fn first_time(fact: &Fact) -> Option<Message> {
        match fact {
            Fact::Hit { lent: Some(_), .. } => Some(message!("coach-green-borrowed")),
            Fact::Hit { income: true, .. } => Some(message!("coach-green-caddie-token")),
            Fact::Hit { to: Ball::Rough, .. } => Some(message!("coach-green-rough")),
            Fact::Pocketed { .. } => Some(message!("coach-green-pocketed")),
            Fact::Retired { .. } => Some(message!("coach-green-retired")),
            Fact::Refreshed { .. } => Some(message!("coach-green-refreshed")),
            Fact::HoleEnded { .. } => Some(message!("coach-green-hole-ended")),
            Fact::Chose { .. }
            | Fact::Drew { .. }
            | Fact::Hit { .. }
            | Fact::Discarded { .. }
            | Fact::TookBack { .. }
            | Fact::Revealed { .. }
            | Fact::Laid { .. }
            | Fact::Blows { .. }
            | Fact::Starts { .. }
            | Fact::Advanced { .. }
            | Fact::Ended { .. } => None,
        }
    }

    fn left(view: &View) -> Left {
        left::left(view)
    }
}

/// In a list of moves, shots stand first, by the types of their clubs.
const DRAWS: u8 = 6;
const LAST: u8 = 7;

/// What can be done in a turn, as far as these moves go.
fn turn(moves: impl Iterator<Item = Move>) -> Message {
    let (mut can_hit, mut must_retire) = (false, true);
    for mv in moves {
        can_hit |= matches!(mv, Move::Hit(_));
        must_retire &= mv == Move::Retire;
    }
    match (must_retire, can_hit) {
        (true, _) => message!("green-prompt-retire"),
        (false, false) => message!("green-prompt-first"),
        (false, true) => message!("green-prompt-turn"),
    }
}

/// How whoever is on turn would hit.
fn own_how(view: &View, hit: &Hit) -> Message {
    let lent = hit.borrow.and_then(|borrow| view.lends(borrow.seat));
    how(view, hit, view.turn, lent)
}

/// A club by what is printed on it: `Iron 4/3/2`, `Putter 0–2`.
pub fn club(content: &Content, kind: Kind) -> Message {
    let numbers = content.strike(kind).to_string();
    message!("green-club", kind = club_type(kind.club_type()), numbers = numbers)
}

/// Several clubs by what is printed on them.
pub fn clubs(content: &Content, kinds: &[Kind]) -> Argument {
    kinds.iter().map(|&kind| club(content, kind)).collect()
}

/// A type of clubs: `Iron`.
pub fn club_type(club_type: ClubType) -> Message {
    match club_type {
        ClubType::Wood => message!("green-type-wood"),
        ClubType::Putter => message!("green-type-putter"),
        ClubType::Hybrid => message!("green-type-hybrid"),
        ClubType::Iron => message!("green-type-iron"),
        ClubType::Wedge => message!("green-type-wedge"),
        ClubType::Chipper => message!("green-type-chipper"),
    }
}

/// A golfer's name.
pub fn golfer(golfer: Golfer) -> Message {
    match golfer {
        Golfer::FromFarAway => message!("green-golfer-from-far-away"),
        Golfer::SandKing => message!("green-golfer-sand-king"),
        Golfer::WindMaster => message!("green-golfer-wind-master"),
        Golfer::UltraLob => message!("green-golfer-ultra-lob"),
    }
}

/// Where a ball is: `on the tee`, `on space 5`.
pub fn place(ball: Ball) -> Message {
    match ball {
        Ball::On(0) => message!("green-place-tee"),
        Ball::On(position) => message!("green-place-space", n = position),
        Ball::Rough => message!("green-place-rough"),
        Ball::Pocketed => message!("green-place-hole"),
        Ball::Retired => message!("green-place-retired"),
    }
}

/// Where a shot could end, as a thing to choose.
pub fn land_at(ball: Ball) -> Message {
    match ball {
        Ball::On(0) => message!("green-land-tee"),
        Ball::On(position) => message!("green-land-space", n = position),
        Ball::Rough => message!("green-land-rough"),
        Ball::Pocketed => message!("green-land-hole"),
        Ball::Retired => message!("green-place-retired"),
    }
}

/// Where a ball is, in a word.
pub fn short_place(ball: Ball) -> Message {
    match ball {
        Ball::On(0) => message!("green-short-place-tee"),
        Ball::On(position) => message!("green-short-place-space", n = position),
        Ball::Rough => message!("green-the-rough"),
        Ball::Pocketed => message!("green-short-place-hole"),
        Ball::Retired => message!("green-place-retired"),
    }
}

/// What lies on a space: `fairway`, `bunker −2`.
pub fn terrain(space: Space) -> Message {
    let change = || Argument::Change(space.effect().into());
    match space.kind {
        Terrain::Fairway => message!("green-terrain-fairway"),
        Terrain::Lake => message!("green-terrain-lake"),
        Terrain::Bunker => message!("green-sum-bunker", change = change()),
        Terrain::Height => message!("green-sum-height", change = change()),
    }
}

/// What is going on, for whoever looks on.
pub fn going_on(view: &View) -> Message {
    let who = view.turn;
    match view.phase {
        Phase::Display => message!("green-now-display"),
        Phase::Course => message!("green-now-course"),
        Phase::Wind => message!("green-now-wind"),
        Phase::Start => message!("green-now-start"),
        Phase::Golfers => message!("green-now-golfers", who = who),
        Phase::Turn => message!("green-now-turn", who = who),
        Phase::Refresh => message!("green-now-refresh"),
        Phase::Draw => message!("green-now-draw", who = who),
        Phase::Chain => message!("green-now-chain", who = who),
        Phase::Refill => message!("green-now-refill"),
        Phase::RetireDiscard | Phase::Discard => message!("green-now-discard", who = who),
        Phase::TakeBack => message!("green-now-take-back", who = who),
        Phase::Over => message!("the-match-is-over"),
    }
}

/// What everybody got: `you +8 and Bot 2 −1`.
fn points<T>(values: &BySeat<T>, points: impl Fn(&T) -> i32) -> Argument {
    let of_seat = |(seat, value)| {
        message!("green-points-of", who = seat, change = Argument::Change(points(value).into()))
    };
    values.iter().map(of_seat).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use table::{Dealer, find};
    use tabletop::{Seed, Viewer};
    use texts::{Catalogue, Language, Nameless};

    use crate::Scene;

    fn scene(options: &[(&str, &str)]) -> Scene {
        let table = find("green").unwrap().open(options, Dealer::Seeded(Seed::from(1))).unwrap();
        Scene::of(&*table, Viewer::Spectator).unwrap()
    }

    fn said(message: &texts::Message, me: Option<u8>) -> String {
        let people = Nameless { me: me.map(tabletop::Seat::new) };
        Catalogue::of(Language::ENGLISH).tell(message, &people)
    }

    fn fact(event: &Value) -> table::Fact {
        (table::reader::<green::Green>().fact)(event).expect("a fact of GREEN")
    }

    fn told(event: &Value, me: Option<u8>) -> String {
        let scene = scene(&[]);
        let event = scene.face().learn(&fact(event)).unwrap();
        said(&scene.fact(&event).unwrap(), me)
    }

    #[test]
    fn a_hit_tells_its_power_who_lent_it_and_what_the_strike_is_made_of() {
        let event = json!({
            "event": "hit", "seat": 0, "hit": "hit iron_head borrow 1", "lent": "putter",
            "sum": {"printed": 4, "terrain": -2, "bonus": 0},
            "strike": 2, "from": 13, "to": "pocketed", "income": false,
        });
        let sentence = "Seat 0 hit 2 (4 printed · bunker −2) with Iron 4/3/2 · pocket the ball, \
            borrowed from Seat 1 for a caddie token: the ball went into the hole";
        assert_eq!(told(&event, None), sentence);
        assert_eq!(told(&event, Some(1)), sentence.replace("from Seat 1", "from you"));
        assert_eq!(told(&event, Some(0)), sentence.replace("Seat 0 hit", "You hit"));
    }

    #[test]
    fn a_hit_that_earns_a_caddie_says_so() {
        let event = json!({
            "event": "hit", "seat": 1, "hit": "hit putter_2=1", "lent": null,
            "sum": {"printed": 1, "terrain": 0, "bonus": 0},
            "strike": 1, "from": 2, "to": 3, "income": true,
        });
        let sentence =
            "Seat 1 hit 1 with Putter 0–2 as 1: the ball landed on space 3 (+1 caddie token)";
        assert_eq!(told(&event, None), sentence);
    }

    #[test]
    fn clubs_are_told_by_what_is_printed_on_them_and_points_with_their_signs() {
        let took = |taken: &[&str]| {
            told(&json!({"event": "took_back", "seat": 1, "taken": taken, "discarded": []}), None)
        };
        assert_eq!(
            took(&["iron_head", "putter_2"]),
            "Seat 1 took back Iron 4/3/2 and Putter 0–2 for 2 caddie tokens"
        );
        assert_eq!(took(&[]), "Seat 1 took back no clubs");
        let ended = json!({"event": "hole_ended", "hole": 2, "results": [
            {"result": "pocketed", "shots": 2, "points": 8}, {"result": "retired"},
        ]});
        assert_eq!(told(&ended, Some(0)), "Hole 2 ended: you +8 and Seat 1 −1");
    }

    #[test]
    fn a_move_is_told_with_everything_that_helps_it() {
        let scene =
            scene(&[("pro_golfers", "true"), ("golfers", "sand_king,wind_master"), ("start", "0")]);
        for (mv, words) in [
            ("hit putter_2=1 power", "Play Putter 0–2 as 1 · pocket the ball."),
            ("hit hybrid_3 with hybrid_4", "Play Hybrid 3 + Hybrid 4."),
            ("hit wedge_fixed power skip", "Play Wedge 3 · skip ahead."),
            (
                "hit iron_head power golfer sand_king",
                "Play Iron 4/3/2 · play another club · Sand King.",
            ),
            (
                "hit chipper golfer wind_master+2",
                "Play Chipper 2 · Wind Master +2, for a caddie token.",
            ),
            ("takeback -", "Take back no clubs and keep your caddie tokens."),
            ("discard wood_tail", "Discard Wood 1/3/5."),
            ("draw 9", "Draw club"),
        ] {
            assert_eq!(said(&scene.mv(mv).unwrap(), Some(0)), words, "{mv}");
        }
        assert_eq!(scene.mv("hit spoon"), None);
    }

    #[test]
    fn a_shot_that_is_tried_tells_where_the_ball_would_go() {
        let scene = scene(&[]);
        let hit = |to: Value, income: bool| {
            fact(&json!({
                "event": "hit", "seat": 0, "hit": "hit iron_head", "lent": null,
                "sum": {"printed": 3, "terrain": 0, "bonus": 0},
                "strike": 3, "from": 2, "to": to, "income": income,
            }))
        };
        let tried =
            |facts: &[table::Fact]| said(&scene.tried("hit iron_head", facts).unwrap(), Some(0));
        assert_eq!(
            tried(&[hit(json!(5), true)]),
            "Iron 4/3/2 hits 3: the ball lands on space 5. You earn a caddie token."
        );
        assert_eq!(tried(&[hit(json!(2), false)]), "Iron 4/3/2 hits 3: the ball stays on space 2.");
        let pocketed = fact(&json!({"event": "pocketed", "seat": 0, "shots": 2, "progress": 8}));
        assert_eq!(
            tried(&[hit(json!("pocketed"), false), pocketed]),
            "Iron 4/3/2 hits 3 and pockets the ball for 8 points so far."
        );
        assert_eq!(tried(&[]), "Iron 4/3/2");
        let lead = scene.leads_to(&[hit(json!(0), false)]).unwrap();
        assert_eq!((lead.cell.as_str(), said(&lead.words, None).as_str()), ("0", "tee"));
    }

    #[test]
    fn in_a_list_shots_stand_first_by_their_clubs() {
        let scene = scene(&[]);
        let moves = ["retire", "draw 1", "hit iron_head", "hit wood_tail power", "refresh"];
        let mut listed = moves.map(|mv| (scene.listed(mv).order, mv));
        listed.sort_by_key(|(order, _)| *order);
        let order = listed.map(|(_, mv)| mv);
        assert_eq!(order, ["hit wood_tail power", "hit iron_head", "draw 1", "refresh", "retire"]);
        assert_eq!(said(&scene.listed("hit iron_head").head.unwrap(), None), "Iron");
    }
}
