//! Who sees everything later learns nothing of what has just happened.

use protocol::{Outcome, Reply, Terms, Told};
use server::room::Sight;
use store::Millis;
use table::Games;
use tabletop::Viewer;

use super::double;
use super::heard::{Ears, Question, TODAY, who};
use super::pair::{Leaked, Side, Walk};
use super::secrets::Secrets;

/// In seconds.
const DELAY: u32 = 60;

/// Compares so many matches with the same matches some steps ago.
pub(crate) fn walk(secrets: &Secrets, n_pairs: u64) -> Result<(), Leaked> {
    let games = double::games(secrets.game, None);
    let terms = Terms { delay: DELAY, ..Terms::default() };
    let (mut n, mut number) = (0, 0);
    while n < n_pairs {
        let mut walk = Walk::begin(secrets, &games, number, &terms);
        for _ in 0..number % 23 {
            play_on(&mut walk, 10);
        }
        let before = walk.one.clone();
        for _ in 0..=number % 3 {
            play_on(&mut walk, 10);
        }
        if !walk.one.room.is_over() {
            n += 1;
            compare(&mut walk, &games, &before)?;
        }
        number += 1;
    }
    Ok(())
}

fn play_on(walk: &mut Walk<'_>, seconds: i64) {
    walk.now = walk.now.plus(seconds * 1000);
    if !walk.one.room.is_over() {
        walk.step_alone();
    }
}

fn compare(walk: &mut Walk<'_>, games: &Games, before: &Side) -> Result<(), Leaked> {
    let said = Question::Command(protocol::Do::Say { text: "what now?".into() });
    let mut questions = vec![Question::Snapshot, said];
    questions.extend((0..8).map(|_| walk.question(Viewer::Spectator)));
    // In lists, matches that have begun stand for those alone who play.
    questions.retain(|question| *question != Question::Waiting);
    for question in questions {
        let one = hear(games, before, walk.now, &question);
        let two = hear(games, &walk.one, walk.now, &question);
        if one != two {
            return Err(Leaked(format!("asking {question:?}, hears\n{one}\nor\n{two}")));
        }
    }
    Ok(())
}

/// What the server sends to a spectator: of the room as it was, or an answer to a command.
fn hear(games: &Games, side: &Side, now: Millis, question: &Question) -> String {
    let me = who(Viewer::Spectator);
    let ears = Ears { games, viewer: Viewer::Spectator, now };
    let Ok(Sight::Then(until)) = side.room.sight(Some(me.player), now, TODAY) else {
        panic!("a spectator sees this match later")
    };
    match question {
        Question::Update { .. } | Question::Snapshot => {
            let older = side.room.as_of(games, until).expect("it was so once");
            Ears { now: until, ..ears }.hear(&older, question)
        }
        // What is told after a command comes later, too: here it is the answer alone.
        Question::Command(wish) => match side.room.decide(games, &me, wish, now) {
            Ok(decision) => {
                let mut after = side.room.clone();
                after.commit(decision);
                let result = after.done(&me, wish, now);
                serde_json::to_string(&Told::Reply(Reply { id: String::new(), result })).unwrap()
            }
            Err(problem) => serde_json::to_string(&Outcome::Error(problem)).unwrap(),
        },
        Question::Waiting | Question::Log | Question::Sight | Question::Hint(_) => {
            ears.hear(&side.room, question)
        }
    }
}
