//! Mini Golf Designer in words.

mod left;
pub mod sheet;

use ::minigolf::scoring::points::HOLES;
use ::minigolf::scoring::{Hole, HoleState};
use ::minigolf::{
    Category, Cell, Condition, EventView, Fact, Fate, Kind, LandCard, LandId, Minigolf, Move, Mr,
    Mrs, Phase, Promises, Shape, Slots, Tile, View,
};
use tabletop::Seat;
use texts::{Argument, Message, message, plain};

use crate::face::Face;
#[cfg(not(target_family = "wasm"))]
use crate::face::Listed;
use crate::left::Left;

impl Face for Minigolf {
    fn title() -> Message {
        message!("minigolf-title")
    }

    fn prompt(view: &View, moves: impl Iterator<Item = Move>) -> Message {
        match view.phase {
            Phase::ChooseLand => message!("minigolf-prompt-land"),
            Phase::FirstPromises => message!("minigolf-prompt-first-promises"),
            Phase::Visit => message!("minigolf-prompt-visit"),
            Phase::Return => message!("minigolf-prompt-return"),
            Phase::Number => message!("minigolf-prompt-number"),
            Phase::SoloTurn => message!("minigolf-prompt-solo"),
            Phase::Turn => prompt_of_a_turn(moves),
            // Chance is due, or nothing more.
            Phase::Clients
            | Phase::Lands
            | Phase::Order
            | Phase::FillMiddle
            | Phase::FillBottom
            | Phase::Refill
            | Phase::SoloDraw
            | Phase::Over => message!("your-turn"),
        }
    }

    #[cfg(not(target_family = "wasm"))]
    fn listed(view: &View, mv: &Move) -> Listed {
        let Move::Build { slot, cell, turn, other } = *mv else { return Listed::default() };
        let place = message!("minigolf-listed-build", cell = self::cell(cell), turns = turn);
        let words = match other {
            None => place,
            Some(Fate::Back) => message!("minigolf-listed-back", place = place),
            Some(Fate::Away) => message!("minigolf-listed-away", place = place),
        };
        let head = message!("minigolf-listed-tile", tile = offered(view, slot));
        Listed { head: Some(head), words: Some(words), ..Listed::default() }
    }

    fn mv(view: &View, mv: &Move) -> Message {
        match *mv {
            Move::Land(id) => message!("minigolf-say-land", land = land_of(view, id)),
            Move::Promise(Promises::NONE) => message!("minigolf-say-promise-nothing"),
            Move::Promise(promises) => message!("minigolf-say-promise", what = promised(promises)),
            Move::Build { slot, cell, turn, other } => {
                let (tile, cell) = (offered(view, slot), self::cell(cell));
                let build = message!("minigolf-say-build", tile = tile, cell = cell, turns = turn);
                match other {
                    None => build,
                    Some(Fate::Back) => message!("minigolf-say-build-back", build = build),
                    Some(Fate::Away) => message!("minigolf-say-build-away", build = build),
                }
            }
            Move::Pass(None) => message!("minigolf-say-pass"),
            Move::Pass(Some(fates)) => match fates {
                [Fate::Back, Fate::Back] => message!("minigolf-say-pass-back-back"),
                [Fate::Back, Fate::Away] => message!("minigolf-say-pass-back-away"),
                [Fate::Away, Fate::Back] => message!("minigolf-say-pass-away-back"),
                [Fate::Away, Fate::Away] => message!("minigolf-say-pass-away-away"),
            },
            Move::Collect(slot) => message!("minigolf-say-collect", tile = offered(view, slot)),
            Move::Stop => message!("minigolf-say-stop"),
            Move::Return(slots) => asked(view, slots),
            Move::Number(cells) => numbered(&cells),
        }
    }

    fn fact(view: &View, fact: &EventView) -> Option<Message> {
        Some(match *fact {
            EventView::LandChosen { seat, land: Some(land) } => {
                message!("minigolf-fact-land", who = seat, land = land_of(view, land))
            }
            EventView::LandChosen { seat, land: None } => {
                message!("minigolf-fact-land-secret", who = seat)
            }
            EventView::Promised { seat, promises: Some(Promises::NONE) } => {
                message!("minigolf-fact-no-promise", who = seat)
            }
            EventView::Promised { seat, promises: Some(promises) } => {
                message!("minigolf-fact-promise", who = seat, what = promised(promises))
            }
            EventView::Promised { seat, promises: None } => {
                message!("minigolf-fact-promise-secret", who = seat)
            }
            EventView::Asked { seat, slots: Some(slots) } => {
                message!("minigolf-fact-asked", who = seat, n = slots.iter().count())
            }
            EventView::Asked { seat, slots: None } => {
                message!("minigolf-fact-asked-secret", who = seat)
            }
            EventView::Numbered { seat, .. } => message!("minigolf-fact-numbered", who = seat),
            EventView::Open(ref fact) => return open(view, fact),
        })
    }

    fn category(category: &Category) -> Message {
        match category {
            Category::Condition(condition) => self::condition(*condition),
            Category::HoleCount => message!("minigolf-category-hole-count"),
            Category::Malformed => message!("minigolf-category-malformed"),
            Category::Mismatch => message!("minigolf-category-mismatch"),
            Category::Direction => message!("minigolf-category-direction"),
            Category::Passes => message!("minigolf-category-passes"),
            Category::Promise(Condition::Fun) => message!("minigolf-category-promise-fun"),
            Category::Promise(Condition::Fast) => message!("minigolf-category-promise-fast"),
            Category::Promise(Condition::Her) => message!("minigolf-category-promise-her"),
            Category::Promise(Condition::His) => message!("minigolf-category-promise-his"),
            Category::Promise(Condition::Par) => message!("minigolf-category-promise-par"),
            Category::Promise(Condition::Land) => message!("minigolf-category-promise-land"),
            Category::Promise(Condition::Circuit) => message!("minigolf-category-promise-circuit"),
        }
    }

    fn category_named(name: &str) -> Option<Category> {
        Category::from_name(name)
    }

    // A course is counted as soon as there is a land to build it on.
    fn has_points(view: &View) -> bool {
        view.card(Seat::new(0)).is_some()
    }

    fn actor(fact: &EventView) -> Option<Seat> {
        match *fact {
            EventView::LandChosen { seat, .. }
            | EventView::Promised { seat, .. }
            | EventView::Asked { seat, .. }
            | EventView::Numbered { seat, .. }
            | EventView::Open(
                Fact::LandsDealt { seat, .. }
                | Fact::Built { seat, .. }
                | Fact::LandFilled { seat }
                | Fact::Passed { seat }
                | Fact::Collected { seat, .. }
                | Fact::Stopped { seat },
            ) => Some(seat),
            EventView::Open(
                Fact::ClientsCame { .. }
                | Fact::LandsShown { .. }
                | Fact::Ordered { .. }
                | Fact::Filled { .. }
                | Fact::Cleared { .. }
                | Fact::PromisesCounted { .. }
                | Fact::WishesShown { .. }
                | Fact::Ended { .. },
            ) => None,
        }
    }

    fn is_decision(fact: &EventView) -> bool {
        match fact {
            EventView::LandChosen { .. }
            | EventView::Promised { .. }
            | EventView::Asked { .. }
            | EventView::Numbered { .. }
            | EventView::Open(
                Fact::Built { .. }
                | Fact::Passed { .. }
                | Fact::Collected { .. }
                | Fact::Stopped { .. },
            ) => true,
            EventView::Open(
                Fact::ClientsCame { .. }
                | Fact::LandsDealt { .. }
                | Fact::LandsShown { .. }
                | Fact::Ordered { .. }
                | Fact::Filled { .. }
                | Fact::Cleared { .. }
                | Fact::PromisesCounted { .. }
                | Fact::LandFilled { .. }
                | Fact::WishesShown { .. }
                | Fact::Ended { .. },
            ) => false,
        }
    }

    fn first_time(fact: &EventView) -> Option<Message> {
        let EventView::Open(fact) = fact else { return None };
        match fact {
            Fact::Filled { visits: 1.., .. } => Some(message!("coach-minigolf-visit")),
            Fact::LandFilled { .. } => Some(message!("coach-minigolf-land-filled")),
            Fact::Passed { .. } => Some(message!("coach-minigolf-passed")),
            Fact::Collected { .. } => Some(message!("coach-minigolf-collected")),
            Fact::WishesShown { .. } => Some(message!("coach-minigolf-wishes")),
            Fact::ClientsCame { .. }
            | Fact::LandsDealt { .. }
            | Fact::LandsShown { .. }
            | Fact::Ordered { .. }
            | Fact::Filled { .. }
            | Fact::Cleared { .. }
            | Fact::PromisesCounted { .. }
            | Fact::Built { .. }
            | Fact::Stopped { .. }
            | Fact::Ended { .. } => None,
        }
    }

    fn left(view: &View) -> Left {
        left::left(view)
    }
}

fn prompt_of_a_turn(moves: impl Iterator<Item = Move>) -> Message {
    let (mut builds, mut collects) = (false, false);
    for mv in moves {
        builds |= matches!(mv, Move::Build { .. });
        collects |= matches!(mv, Move::Collect(_));
    }
    match (builds, collects) {
        (true, true) => message!("minigolf-prompt-end"),
        (false, true) => message!("minigolf-prompt-collect"),
        (true | false, false) => message!("minigolf-prompt-turn"),
    }
}

fn open(view: &View, fact: &Fact) -> Option<Message> {
    Some(match fact {
        Fact::ClientsCame { mr, mrs } => {
            message!("minigolf-fact-clients", mr = self::mr(*mr), mrs = self::mrs(*mrs))
        }
        Fact::LandsDealt { seat, lands } => {
            let lands: Argument = lands.iter().map(|&id| land_of(view, id)).collect();
            message!("minigolf-fact-dealt", who = *seat, lands = lands)
        }
        Fact::LandsShown { lands } => {
            let land_of_seat = |(seat, &id): (Seat, &LandId)| {
                message!("minigolf-land-of-seat", who = seat, land = land_of(view, id))
            };
            let lands: Argument = lands.iter().map(land_of_seat).collect();
            message!("minigolf-fact-lands-shown", lands = lands)
        }
        Fact::Ordered { order } => {
            let pawn = |&seat: &Seat| message!("minigolf-pawn", who = seat);
            message!("minigolf-fact-ordered", who = Argument::labels(order.iter().map(pawn)))
        }
        Fact::Filled { rack, visits } => filled(view, rack, *visits),
        // The racks show what was left, and nobody takes it any more.
        Fact::Cleared { .. } => return None,
        Fact::PromisesCounted { counts } => {
            let count_of_seat =
                |(seat, &n): (Seat, &u8)| message!("minigolf-count-of-seat", who = seat, n = n);
            let counts: Argument = counts.iter().map(count_of_seat).collect();
            message!("minigolf-fact-promises", counts = counts)
        }
        Fact::Built { seat, kind, cell, turn, .. } => {
            message!(
                "minigolf-fact-built",
                who = *seat,
                tile = a_tile(view.tile(*kind)),
                cell = self::cell(*cell),
                turns = *turn
            )
        }
        Fact::LandFilled { seat } => message!("minigolf-fact-full", who = *seat),
        Fact::Passed { seat } => message!("minigolf-fact-passed", who = *seat),
        Fact::Collected { seat, .. } => message!("minigolf-fact-collected", who = *seat),
        Fact::Stopped { seat } => message!("minigolf-fact-stopped", who = *seat),
        Fact::WishesShown { slots } => message!("minigolf-fact-wishes", n = slots.iter().count()),
        Fact::Ended { .. } => message!("minigolf-fact-ended"),
    })
}

/// What was drawn, and whether it brings the clients.
fn filled(view: &View, rack: &[Kind], visits: u8) -> Message {
    let tiles: Argument = rack.iter().map(|&kind| a_tile(view.tile(kind))).collect();
    match visits {
        0 => message!("minigolf-fact-filled", tiles = tiles),
        _ => message!("minigolf-fact-visit", tiles = tiles),
    }
}

/// Which leftovers a move asks for.
fn asked(view: &View, slots: Slots) -> Message {
    let leftover = |slot: u8| view.leftovers.get(usize::from(slot)).copied().flatten();
    let tiles = slots.iter().filter_map(leftover);
    let tiles: Vec<Message> = tiles.map(|kind| a_tile(view.tile(kind))).collect();
    if tiles.is_empty() {
        return message!("minigolf-say-return-none");
    }
    message!("minigolf-say-return", tiles = tiles.into_iter().collect::<Argument>())
}

/// Which hole gets which number.
fn numbered(cells: &[Option<Cell>; HOLES]) -> Message {
    let hole = |(n, cell): (u8, &Option<Cell>)| {
        Some(message!("minigolf-number-at", n = n, cell = self::cell((*cell)?)))
    };
    let holes: Vec<Message> = (1..).zip(cells).filter_map(hole).collect();
    if holes.is_empty() {
        return message!("minigolf-say-number-none");
    }
    message!("minigolf-say-number", holes = holes.into_iter().collect::<Argument>())
}

/// What becomes of the other tile in a game alone, while one is being chosen.
pub fn fate_of_other(fate: Fate) -> Message {
    match fate {
        Fate::Back => message!("minigolf-other-back"),
        Fate::Away => message!("minigolf-other-away"),
    }
}

/// What is promised: `Fun and Her whim`.
pub fn promised(promises: Promises) -> Argument {
    promises.iter().map(condition).collect()
}

/// What can be promised to the clients: `Her whim`.
pub fn condition(condition: Condition) -> Message {
    match condition {
        Condition::Fun => message!("minigolf-category-fun"),
        Condition::Fast => message!("minigolf-category-fast"),
        Condition::Her => message!("minigolf-category-her"),
        Condition::His => message!("minigolf-category-his"),
        Condition::Par => message!("minigolf-category-par"),
        Condition::Land => message!("minigolf-category-land"),
        Condition::Circuit => message!("minigolf-category-circuit"),
    }
}

/// The tile in a slot of the offer, within a sentence: `a corner (par 1 and 2 people)`.
fn offered(view: &View, slot: u8) -> Message {
    let described = |tile: &Tile| described(a_tile(tile), tile);
    view.offered(slot).map_or_else(|| message!("minigolf-some-tile"), described)
}

fn land_of(view: &View, id: LandId) -> Message {
    // A card of this match; another one has its number for a name.
    view.options.content.land(id).map_or_else(
        || Message::named("minigolf-land-", &id.to_string()).otherwise(id.to_string()),
        land,
    )
}

/// A land by its name. One of a pack has the name that stands on it.
pub fn land(card: &LandCard) -> Message {
    let name = card.name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    Message::named("minigolf-land-", &name).otherwise(card.name.clone())
}

/// A space, counted as notation and the board's margin count: `column 3, row −1`.
pub fn cell(cell: Cell) -> Message {
    message!("minigolf-cell", column = plain(cell.x), row = plain(cell.y))
}

/// The same of a space outside the land.
pub fn cell_off_the_land(cell: Cell) -> Message {
    message!("minigolf-cell-off", column = plain(cell.x), row = plain(cell.y))
}

/// The hole that has its number at this space, as a label: `Hole at column 3, row −1`.
pub fn hole_at(cell: Cell) -> Message {
    message!("minigolf-hole-at", column = plain(cell.x), row = plain(cell.y))
}

/// A tile as a label, with all that is printed on it: `Straight (par 1, 2 people and 1 dog)`.
pub fn tile(tile: &Tile) -> Message {
    described(shape(tile), tile)
}

/// A tile that is called so, with all that is printed on it.
fn described(called: Message, tile: &Tile) -> Message {
    let par = tile.is_red().then(|| message!("minigolf-par-n", n = tile.par));
    let printed: Vec<Message> = par.into_iter().chain(printed(tile)).collect();
    if printed.is_empty() {
        return called;
    }
    message!("minigolf-tile", tile = called, printed = printed.into_iter().collect::<Argument>())
}

/// What is printed on a tile besides its lane: `2 people`, `1 dog`.
pub fn printed(tile: &Tile) -> impl Iterator<Item = Message> {
    let printed = [
        (tile.people, message!("minigolf-n-people", n = tile.people)),
        (tile.dogs, message!("minigolf-n-dogs", n = tile.dogs)),
        (tile.trees, message!("minigolf-n-trees", n = tile.trees)),
        (tile.benches, message!("minigolf-n-benches", n = tile.benches)),
        (tile.pools, message!("minigolf-n-pools", n = tile.pools)),
        (tile.pipes, message!("minigolf-n-pipes", n = tile.pipes)),
        (tile.slopes, message!("minigolf-n-slopes", n = tile.slopes)),
        (tile.flowers, message!("minigolf-n-flowers", n = tile.flowers)),
    ];
    printed.into_iter().filter(|(n, _)| *n > 0).map(|(_, what)| what)
}

/// What is going on, for whoever looks on.
pub fn going_on(phase: Phase) -> Message {
    match phase {
        Phase::Clients => message!("minigolf-now-clients"),
        Phase::Lands => message!("minigolf-now-lands"),
        Phase::ChooseLand => message!("minigolf-now-choose-land"),
        Phase::Order => message!("minigolf-now-order"),
        Phase::FillMiddle | Phase::FillBottom | Phase::Refill | Phase::SoloDraw => {
            message!("minigolf-now-fill")
        }
        Phase::FirstPromises => message!("minigolf-now-first-promises"),
        Phase::Turn => message!("minigolf-now-turn"),
        Phase::Visit => message!("minigolf-now-visit"),
        Phase::Return => message!("minigolf-now-return"),
        Phase::SoloTurn => message!("minigolf-now-solo-turn"),
        Phase::Number => message!("minigolf-now-number"),
        Phase::Over => message!("the-match-is-over"),
    }
}

/// What a tile is, within a sentence: `a straight`.
fn a_tile(tile: &Tile) -> Message {
    match tile.shape {
        Shape::Tee => message!("minigolf-a-tee"),
        Shape::Green => message!("minigolf-a-green"),
        Shape::Straight if tile.directional => message!("minigolf-an-arrow"),
        Shape::Straight => message!("minigolf-a-straight"),
        Shape::Corner => message!("minigolf-a-corner"),
        Shape::Scenery => message!("minigolf-a-scenery"),
    }
}

/// What a tile is, as a label: `Straight`.
pub fn shape(tile: &Tile) -> Message {
    match tile.shape {
        Shape::Tee => message!("minigolf-tee"),
        Shape::Green => message!("minigolf-green"),
        Shape::Straight if tile.directional => message!("minigolf-arrow"),
        Shape::Straight => message!("minigolf-straight"),
        Shape::Corner => message!("minigolf-corner"),
        Shape::Scenery => message!("minigolf-scenery"),
    }
}

/// A numbered hole: `hole 3 (par 4, needs a putting green)`.
pub fn hole(hole: &Hole) -> Message {
    let (number, par) = (hole.number, hole.par);
    match hole.state {
        HoleState::Done => message!("minigolf-hole-done", number = number, par = par),
        HoleState::NeedsGreen => message!("minigolf-hole-needs-green", number = number, par = par),
        HoleState::NeedsTee => message!("minigolf-hole-needs-tee", number = number, par = par),
        HoleState::NeedsBoth => message!("minigolf-hole-needs-both", number = number, par = par),
        HoleState::Malformed => message!("minigolf-hole-malformed", number = number, par = par),
    }
}

/// Mr Client by his name.
pub fn mr(mr: Mr) -> Message {
    Message::named("minigolf-mr-", mr.name())
}

/// Mrs Client by her name.
pub fn mrs(mrs: Mrs) -> Message {
    Message::named("minigolf-mrs-", mrs.name())
}

/// What Mr Client pays so many points for.
pub fn mr_likes(mr: Mr, points: i32) -> Message {
    Message::named("minigolf-mr-likes-", mr.name()).about("n", Argument::Change(points.into()))
}

/// What Mrs Client pays so many points for.
pub fn mrs_likes(mrs: Mrs, points: i32) -> Message {
    Message::named("minigolf-mrs-likes-", mrs.name()).about("n", Argument::Change(points.into()))
}

const _: () = {
    let mut i = 0;
    while i < Mr::ALL.len() {
        let (mr, mrs) = (&[Mr::ALL[i].name()], &[Mrs::ALL[i].name()]);
        assert!(
            texts::are_known(["minigolf", "-mr-"], mr)
                && texts::are_known(["minigolf", "-mr-likes-"], mr)
        );
        assert!(
            texts::are_known(["minigolf", "-mrs-"], mrs)
                && texts::are_known(["minigolf", "-mrs-likes-"], mrs)
        );
        i += 1;
    }
};

#[cfg(test)]
mod tests {
    use ::minigolf::Content;
    use texts::{Catalogue, Language, Nameless};

    use super::*;

    fn tell(message: &Message) -> String {
        Catalogue::of(Language::ENGLISH).tell(message, &Nameless { me: Some(Seat::new(0)) })
    }

    fn view() -> View {
        use tabletop::{Log, Viewer};
        let log: Log<Minigolf> = "clubhouse-log 1\n\
            game minigolf\n\
            rules 2\n\
            options seats=2 mr=short mrs=lazy\n\
            chance\tlands L1,L2,L3\n\
            chance\tlands L4,L5,L6\n\
            0\tland L1\n\
            1\tland L4\n\
            chance\torder 1,0\n\
            chance\tdraw 1,40,130\n\
            chance\tdraw 2,41,131\n"
            .parse()
            .unwrap();
        tabletop::Game::view(&log.replay().unwrap(), Viewer::Seat(Seat::new(0)))
    }

    fn said(mv: &str) -> String {
        tell(&Minigolf::mv(&view(), &mv.parse().unwrap()))
    }

    fn told(fact: &str) -> Option<String> {
        let fact: EventView = serde_json::from_str(fact).unwrap();
        Minigolf::fact(&view(), &fact).as_ref().map(tell)
    }

    #[test]
    fn every_land_in_the_box_has_its_name_in_the_catalogue() {
        for card in Content::standard().lands() {
            let message = land(card);
            assert!(texts::is_known(message.id()), "not in locales/en: {}", message.id());
            assert_eq!(tell(&message), card.name);
        }
    }

    #[test]
    fn a_land_of_a_pack_has_the_name_that_stands_on_it() {
        let mut card = Content::standard().lands()[0].clone();
        card.name = "Mole Hill & Sons".into();
        assert_eq!(tell(&land(&card)), "Mole Hill & Sons");
    }

    #[test]
    fn a_move_says_what_is_built_where_and_how_it_lies() {
        assert_eq!(said("land L4"), "Choose Duck Pond.");
        assert_eq!(said("promise -"), "Make no more promises.");
        assert_eq!(said("promise fun,her"), "Promise Fun and Her whim.");
        assert_eq!(said("build 0 3,-1 r0"), "Place a tee (par 1) at column 3, row −1.");
        assert_eq!(
            said("build 2 3,-1 r3 back"),
            "Place a corner (par 1 and 2 people) at column 3, row −1, turned a quarter anticlockwise. The other tile goes back in the bag."
        );
        assert_eq!(
            said("pass back away"),
            "Pass. The first tile goes back in the bag, and the second is removed from the game."
        );
        assert_eq!(
            said("number 3,1=1 5,2=3"),
            "Number your holes: hole 1 at column 3, row 1 and hole 3 at column 5, row 2."
        );
        assert_eq!(said("number -"), "Number none of your holes.");
        assert_eq!(said("return -"), "Put nothing back in the bag.");
    }

    #[test]
    fn a_fact_is_told_of_me_and_of_others() {
        let built = r#"{"event":"built","seat":0,"slot":1,"kind":18,"cell":"3,-1","turn":1}"#;
        assert_eq!(
            told(built).unwrap(),
            "You placed a tee at column 3, row −1, turned a quarter clockwise"
        );
        let shown = r#"{"event":"lands_shown","lands":["L1","L4"]}"#;
        assert_eq!(
            told(shown).unwrap(),
            "Everyone revealed their land: Village Green (you) and Duck Pond (Seat 1)"
        );
        let ordered = r#"{"event":"ordered","order":[1,0]}"#;
        assert_eq!(told(ordered).unwrap(), "Turn order: Seat 1 · you");
        let counted = r#"{"event":"promises_counted","counts":[1,2]}"#;
        assert_eq!(told(counted).unwrap(), "Promises so far: you (1) and Seat 1 (2)");
        let secret = r#"{"event":"promised","seat":1,"promises":null}"#;
        assert_eq!(told(secret).unwrap(), "Seat 1 decided on their promises");
        let filled = r#"{"event":"filled","rack":[1,40,130],"visits":0}"#;
        assert_eq!(told(filled).unwrap(), "Drawn: a tee, a putting green and a corner");
        let visit = r#"{"event":"filled","rack":[1,40,130],"visits":1}"#;
        assert_eq!(
            told(visit).unwrap(),
            "The clients visited. Drawn: a tee, a putting green and a corner"
        );
        let cleared = r#"{"event":"cleared","back":[],"aside":[],"away":[1]}"#;
        assert_eq!(told(cleared), None);
    }

    #[test]
    fn a_prompt_names_what_there_is_to_do() {
        let moves = |moves: &[&str]| {
            let moves: Vec<Move> = moves.iter().map(|mv| mv.parse().unwrap()).collect();
            Minigolf::prompt(&view(), moves.into_iter()).id().to_owned()
        };
        assert_eq!(moves(&["build 0 2,1 r0", "pass"]), "minigolf-prompt-turn");
        assert_eq!(moves(&["build 0 2,1 r0", "collect 1"]), "minigolf-prompt-end");
        assert_eq!(moves(&["collect 0", "collect 1"]), "minigolf-prompt-collect");
    }
}
