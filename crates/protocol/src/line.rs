//! The line to a match, without any input or output: what is sent, when the line is opened again, and what is heard.
//!
//! Whoever has a match elsewhere feeds a [`Line`] with what happens to him ([`Event`]) and does what it says ([`Act`]),
//! in that order. It promises: what is wished is sent again under its name until it is answered, in the order in which
//! it was wished, but for hints by a request, which change nothing and are not waited for; what is heard is heard in order and once, for the line is opened where it broke off; whatever an
//! earlier attempt still brings is passed over.

use std::time::Duration;

use crate::command::{Command, Do};
use crate::told::{Reply, Snapshot, Told};

/// After so many sockets that never spoke, the line goes on without one, where requests can carry it.
const MOST_MUTE: u32 = 3;

/// So long a request waits for news.
const WAIT: Duration = Duration::from_secs(20);

/// Pauses grow no further after so many failures.
const MOST_DOUBLED: u32 = 6;

/// How somebody goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The pause after the first failure; each further one is twice as long.
    pub first_pause: Duration,
    /// No pause is longer.
    pub longest_pause: Duration,
    /// After so many failures in a row it is given up.
    pub tries: u32,
    /// Whoever says nothing for so long when something is asked of him is not there, though the line seems whole.
    pub patience: Option<Duration>,
    /// Whether requests can carry the line: to learn who one is, why it is refused, and where no socket speaks.
    pub has_requests: bool,
}

impl Pace {
    /// How long to pause after one more failure than so many in a row; `None` if it is given up.
    pub fn pause(&self, n_failures: u32) -> Option<Duration> {
        let pause = self.first_pause * 2_u32.pow(n_failures.min(MOST_DOUBLED));
        (n_failures < self.tries).then(|| pause.min(self.longest_pause))
    }
}

/// One opening of the line: what an earlier one still brings is too late.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attempt(u32);

/// Something to come back to, unless it is too late by then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alarm {
    attempt: Attempt,
    kind: AlarmKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AlarmKind {
    /// The pause is over.
    Reopen,
    /// Somebody should have said something, after so much was heard.
    Silence { n_heard: u32 },
    /// A request should have been answered.
    Unanswered,
}

/// What happens.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The line is wanted.
    Open,
    /// The network is back, or somebody looks again: the line may have died meanwhile without a word.
    Refresh,
    /// Who I am has changed, so everything is to be told anew.
    StartOver,
    /// The match is left.
    HangUp,
    /// Something is wished.
    Wish(Command),
    /// The server has said who I am.
    Introduced(Attempt),
    /// A socket is open, and takes what is sent. Where nobody can tell, it is once it speaks.
    Connected(Attempt),
    /// A socket has spoken.
    Told(Attempt, Told),
    /// A request has brought how things are, or that there is nothing new.
    Asked(Attempt, Option<Box<Snapshot>>),
    /// A command was answered by a request.
    Answered(Reply),
    /// A command did not get through by a request.
    Undelivered(Attempt),
    /// The socket is closed, or a request did not get through.
    Lost(Attempt),
    /// So much time has passed as was said.
    Passed(Alarm),
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Close the socket, if there is one.
    Close,
    /// Ask by a request who I am.
    Introduce(Attempt),
    /// Open a socket that tells what has happened since.
    Connect(Attempt, Option<u64>),
    /// Ask by a request for news since a number; it may wait so long for them.
    Ask(Attempt, Option<u64>, Duration),
    /// Send this over the socket.
    Send(Command),
    /// Send this by a request.
    Post(Attempt, Command),
    /// Say so when so much time has passed.
    Wake(Duration, Alarm),
    /// News, to be shown.
    Hear(Told),
    /// The answer to what was wished.
    Answer(Reply),
    /// The server has been away for a while: to be shown.
    Away,
    /// The server is there again.
    Back,
    /// It was tried often enough. What was not answered is forgotten.
    GiveUp,
}

/// The line to one match.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pace: Pace,
    attempt: Attempt,
    carrier: Carrier,
    is_introduced: bool,
    is_hung_up: bool,
    /// How often something was heard.
    n_heard: u32,
    /// How often in a row the line broke.
    n_failures: u32,
    /// How many sockets in a row never spoke.
    n_mute: u32,
    /// Up to where everything was heard.
    number: Option<u64>,
    /// What was not answered yet, in the order in which it was wished.
    unanswered: Vec<Command>,
}

/// What carries the line now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Carrier {
    Nothing,
    /// A socket that is being opened: it takes nothing yet.
    NewSocket,
    /// A socket that takes what is sent, and whether it has spoken.
    Socket {
        has_spoken: bool,
    },
    Requests,
}

impl Line {
    /// Not open yet; everything was heard up to this number.
    pub const fn new(pace: Pace, number: Option<u64>) -> Self {
        Self {
            pace,
            attempt: Attempt(0),
            carrier: Carrier::Nothing,
            // Whoever has no requests has said who he is when he opens a socket.
            is_introduced: !pace.has_requests,
            is_hung_up: false,
            n_heard: 0,
            n_failures: 0,
            n_mute: 0,
            number,
            unanswered: Vec::new(),
        }
    }

    /// Up to where everything was heard.
    pub const fn number(&self) -> Option<u64> {
        self.number
    }

    /// The last opening of it.
    pub const fn attempt(&self) -> Attempt {
        self.attempt
    }

    /// Whether it was left for good.
    pub const fn is_hung_up(&self) -> bool {
        self.is_hung_up
    }

    /// Whether a command of this id was not answered yet.
    pub fn awaits(&self, id: &str) -> bool {
        self.unanswered.iter().any(|command| command.id == id)
    }

    /// What is to be done now that this has happened.
    pub fn feed(&mut self, event: Event) -> Vec<Act> {
        let mut acts = Vec::new();
        if !self.is_hung_up && self.is_in_time(&event) {
            self.take(event, &mut acts);
        }
        acts
    }

    fn is_in_time(&self, event: &Event) -> bool {
        match event {
            Event::Introduced(attempt)
            | Event::Connected(attempt)
            | Event::Told(attempt, _)
            | Event::Asked(attempt, _)
            | Event::Undelivered(attempt)
            | Event::Lost(attempt)
            | Event::Passed(Alarm { attempt, .. }) => *attempt == self.attempt,
            Event::Open
            | Event::Refresh
            | Event::StartOver
            | Event::HangUp
            | Event::Wish(_)
            | Event::Answered(_) => true,
        }
    }

    fn take(&mut self, event: Event, acts: &mut Vec<Act>) {
        match event {
            Event::Open => self.open(acts),
            Event::Refresh => {
                // Where sockets never spoke, one may now.
                self.n_mute = self.n_mute.min(MOST_MUTE - 1);
                self.open(acts);
            }
            Event::StartOver => self.start_over(acts),
            Event::HangUp => {
                self.is_hung_up = true;
                acts.push(Act::Close);
            }
            Event::Wish(command) => self.wish(command, acts),
            Event::Introduced(_) => {
                self.is_introduced = true;
                self.is_alive(acts);
                self.open(acts);
            }
            Event::Connected(_) => {
                self.carrier = Carrier::Socket { has_spoken: false };
                self.send_again(acts);
            }
            Event::Told(_, told) => self.told(told, acts),
            Event::Asked(_, snapshot) => {
                if let Some(snapshot) = snapshot {
                    self.hear(Told::Snapshot(snapshot), acts);
                }
                self.is_alive(acts);
                // A request that carried one of them may have failed while this one came through.
                self.send_again(acts);
                self.open(acts);
            }
            Event::Answered(reply) => {
                self.is_alive(acts);
                let waiting = self.waiting();
                self.answer(reply, acts);
                self.send_due(&waiting, acts);
            }
            // Unless that is known already, the line is tried anew.
            Event::Undelivered(_) if self.n_failures == 0 => self.lost(acts),
            Event::Undelivered(_) => {}
            Event::Lost(_) => self.lost(acts),
            Event::Passed(alarm) => match alarm.kind {
                AlarmKind::Reopen => self.open(acts),
                AlarmKind::Silence { n_heard } if n_heard != self.n_heard => {}
                AlarmKind::Silence { .. } | AlarmKind::Unanswered => self.lost(acts),
            },
        }
    }

    /// Opens the line where it broke off. After a failure a request comes first, where there are any: unlike a socket, it
    /// may say why it is refused.
    fn open(&mut self, acts: &mut Vec<Act>) {
        acts.push(Act::Close);
        self.attempt.0 += 1;
        let (attempt, is_settled) = (self.attempt, self.n_failures == 0);
        if !self.is_introduced {
            self.carrier = Carrier::Nothing;
            acts.push(Act::Introduce(attempt));
            self.expect_answer(acts);
        } else if self.pace.has_requests && !(is_settled && self.n_mute < MOST_MUTE) {
            self.carrier = Carrier::Requests;
            let wait = if is_settled { WAIT } else { Duration::ZERO };
            acts.push(Act::Ask(attempt, self.number, wait));
            self.expect_answer(acts);
        } else {
            self.carrier = Carrier::NewSocket;
            acts.push(Act::Connect(attempt, self.number));
            self.expect_something(acts);
        }
    }

    fn start_over(&mut self, acts: &mut Vec<Act>) {
        self.number = None;
        self.open(acts);
    }

    fn told(&mut self, told: Told, acts: &mut Vec<Act>) {
        let is_new = self.carrier == Carrier::NewSocket;
        self.carrier = Carrier::Socket { has_spoken: true };
        self.n_mute = 0;
        self.is_alive(acts);
        match told {
            Told::Reply(reply) => self.answer(reply, acts),
            news @ (Told::Snapshot(_) | Told::Update(_)) => self.hear(news, acts),
        }
        if is_new {
            self.send_again(acts);
        }
    }

    /// News that begin where we are are heard; if something was missed, everything is told anew.
    fn hear(&mut self, told: Told, acts: &mut Vec<Act>) {
        self.number = match &told {
            Told::Snapshot(snapshot) => Some(snapshot.number),
            Told::Update(update) if self.number == Some(update.since) => Some(update.number),
            Told::Update(_) => return self.start_over(acts),
            Told::Reply(_) => self.number,
        };
        acts.push(Act::Hear(told));
    }

    /// An answer that was given twice is heard once.
    fn answer(&mut self, reply: Reply, acts: &mut Vec<Act>) {
        if self.awaits(&reply.id) {
            self.unanswered.retain(|command| command.id != reply.id);
            acts.push(Act::Answer(reply));
        }
    }

    fn is_alive(&mut self, acts: &mut Vec<Act>) {
        self.n_heard = self.n_heard.wrapping_add(1);
        if self.n_failures > 0 {
            self.n_failures = 0;
            acts.push(Act::Back);
        }
    }

    /// The line is tried again, a little later each time.
    fn lost(&mut self, acts: &mut Vec<Act>) {
        acts.push(Act::Close);
        // Whatever else was waited for on it: one silence is one failure.
        self.attempt.0 += 1;
        if matches!(self.carrier, Carrier::NewSocket | Carrier::Socket { has_spoken: false }) {
            self.n_mute += 1;
        }
        self.carrier = Carrier::Nothing;
        let n = self.n_failures;
        let Some(pause) = self.pace.pause(n) else {
            self.n_failures = 0;
            self.unanswered.clear();
            return acts.push(Act::GiveUp);
        };
        self.n_failures += 1;
        if n > 0 {
            acts.push(Act::Away);
        }
        self.wake(pause, AlarmKind::Reopen, acts);
    }

    fn wish(&mut self, command: Command, acts: &mut Vec<Act>) {
        // Whoever has decided needs no hint any more, and after his move it would be refused.
        if matches!(command.wish, Do::Move { .. }) {
            self.unanswered.retain(|it| it.wish != Do::Hint);
        }
        self.unanswered.push(command.clone());
        self.send_due(&[command], acts);
    }

    fn send_again(&self, acts: &mut Vec<Act>) {
        self.send_due(&self.unanswered, acts);
    }

    /// Sends those of these whose turn it is.
    fn send_due(&self, commands: &[Command], acts: &mut Vec<Act>) {
        for command in commands.iter().filter(|command| self.is_due(command)) {
            self.deliver(command.clone(), acts);
        }
    }

    /// What is not sent yet, because something before it was not answered.
    fn waiting(&self) -> Vec<Command> {
        self.unanswered.iter().filter(|command| !self.is_due(command)).cloned().collect()
    }

    /// Whether its turn to be sent has come. A socket keeps the order, but requests may overtake each other.
    /// A bot may think about a hint for long, and nothing depends on it.
    fn is_due(&self, command: &Command) -> bool {
        let mut earlier = self.unanswered.iter().take_while(|it| it.id != command.id);
        matches!(self.carrier, Carrier::Socket { .. }) || earlier.all(|it| it.wish == Do::Hint)
    }

    fn deliver(&self, command: Command, acts: &mut Vec<Act>) {
        // A bot that is asked for a hint may have to wait for others.
        if command.wish != Do::Hint {
            self.expect_something(acts);
        }
        match self.carrier {
            Carrier::Socket { .. } => acts.push(Act::Send(command)),
            Carrier::Nothing | Carrier::Requests if self.pace.has_requests => {
                acts.push(Act::Post(self.attempt, command));
            }
            // It is sent once there is a socket that takes it.
            Carrier::NewSocket | Carrier::Nothing | Carrier::Requests => {}
        }
    }

    /// If nothing at all is heard soon, the line is dead.
    fn expect_something(&self, acts: &mut Vec<Act>) {
        if let Some(patience) = self.pace.patience {
            self.wake(patience, AlarmKind::Silence { n_heard: self.n_heard }, acts);
        }
    }

    fn expect_answer(&self, acts: &mut Vec<Act>) {
        if let Some(patience) = self.pace.patience {
            self.wake(WAIT + patience, AlarmKind::Unanswered, acts);
        }
    }

    fn wake(&self, after: Duration, kind: AlarmKind, acts: &mut Vec<Act>) {
        acts.push(Act::Wake(after, Alarm { attempt: self.attempt, kind }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::told::{MatchInfo, Outcome, Turn, Update};
    use crate::{Terms, VERSION};
    use tabletop::Viewer;

    const PAGE: Pace = Pace {
        first_pause: Duration::from_millis(250),
        longest_pause: Duration::from_secs(10),
        tries: u32::MAX,
        patience: Some(Duration::from_secs(5)),
        has_requests: true,
    };

    const PROGRAM: Pace = Pace {
        first_pause: Duration::from_millis(20),
        longest_pause: Duration::from_secs(1),
        tries: 3,
        patience: None,
        has_requests: false,
    };

    fn command(id: &str, wish: Do) -> Command {
        Command { id: id.into(), wish }
    }

    fn say(id: &str) -> Command {
        command(id, Do::Say { text: id.into() })
    }

    fn mv(id: &str) -> Command {
        command(id, Do::Move { step: 1, backs: 0, mv: "pass".into() })
    }

    fn reply(id: &str) -> Reply {
        Reply { id: id.into(), result: Outcome::Done { number: 9 } }
    }

    fn update(since: u64, number: u64) -> Told {
        Told::Update(Update { since, number, news: vec![], turn: Turn::default(), view: None })
    }

    fn snapshot(number: u64) -> Box<Snapshot> {
        let info = MatchInfo {
            id: "1".into(),
            game: "pips".into(),
            rules_version: 1,
            options: String::new(),
            terms: Terms::default(),
            seats: vec![],
            commitment: String::new(),
            begun: true,
            ended: None,
            rematch: None,
            made: 0,
        };
        Box::new(Snapshot {
            version: VERSION,
            info,
            viewer: Viewer::Spectator,
            number,
            turn: Turn::default(),
            view: None,
            standings: serde_json::Value::Null,
            steps: vec![],
            said: vec![],
            note: None,
            asked: None,
            would_abandon: vec![],
        })
    }

    /// What is done, but for alarms.
    fn done(line: &mut Line, event: Event) -> Vec<Act> {
        let is_quiet = |act: &Act| !matches!(act, Act::Wake(..) | Act::Close);
        line.feed(event).into_iter().filter(is_quiet).collect()
    }

    /// The line that was just lost, and how long it pauses.
    fn lose(line: &mut Line) -> (Duration, Alarm) {
        let acts = line.feed(Event::Lost(line.attempt()));
        alarm(&acts).expect("it is tried again")
    }

    fn alarm(acts: &[Act]) -> Option<(Duration, Alarm)> {
        let alarm = |act: &Act| {
            if let Act::Wake(after, alarm) = act { Some((*after, *alarm)) } else { None }
        };
        acts.iter().find_map(alarm)
    }

    /// A page whose socket has spoken, up to number 4.
    fn on_the_page() -> Line {
        let mut line = Line::new(PAGE, None);
        line.feed(Event::Open);
        line.feed(Event::Introduced(line.attempt()));
        line.feed(Event::Told(line.attempt(), Told::Snapshot(snapshot(4))));
        line
    }

    /// A program whose socket is open, from number 4 on.
    fn in_a_program() -> Line {
        let mut line = Line::new(PROGRAM, Some(4));
        line.feed(Event::Open);
        line.feed(Event::Connected(line.attempt()));
        line
    }

    /// A page whose sockets never spoke, so that requests carry its line, up to number 4.
    fn by_requests() -> Line {
        let mut line = Line::new(PAGE, None);
        line.feed(Event::Open);
        line.feed(Event::Introduced(line.attempt()));
        for _ in 0..MOST_MUTE {
            let (_, alarm) = lose(&mut line);
            line.feed(Event::Passed(alarm));
            line.feed(Event::Asked(line.attempt(), Some(snapshot(4))));
        }
        line
    }

    #[test]
    fn a_page_asks_who_it_is_and_a_socket_that_speaks_is_sent_what_waits() {
        let mut line = Line::new(PAGE, None);
        let one = Attempt(1);
        assert_eq!(done(&mut line, Event::Open), [Act::Introduce(one)]);
        let two = Attempt(2);
        assert_eq!(done(&mut line, Event::Introduced(one)), [Act::Connect(two, None)]);
        assert_eq!(done(&mut line, Event::Wish(say("a"))), []);
        let first = Told::Snapshot(snapshot(4));
        assert_eq!(
            done(&mut line, Event::Told(two, first.clone())),
            [Act::Hear(first), Act::Send(say("a"))]
        );
        assert_eq!(done(&mut line, Event::Wish(say("b"))), [Act::Send(say("b"))]);
        assert_eq!(line.number(), Some(4));
    }

    #[test]
    fn what_is_not_answered_is_sent_again_in_order_until_it_is() {
        let mut line = in_a_program();
        for id in ["a", "b", "c"] {
            assert_eq!(done(&mut line, Event::Wish(say(id))), [Act::Send(say(id))]);
        }
        let answered = Event::Told(line.attempt(), Told::Reply(reply("b")));
        assert_eq!(done(&mut line, answered.clone()), [Act::Answer(reply("b"))]);
        assert_eq!(done(&mut line, answered), [], "an answer is heard once");
        let (_, alarm) = lose(&mut line);
        let connect = Act::Connect(Attempt(3), Some(4));
        assert_eq!(done(&mut line, Event::Passed(alarm)), [connect]);
        assert_eq!(
            done(&mut line, Event::Connected(Attempt(3))),
            [Act::Send(say("a")), Act::Send(say("c"))]
        );
        assert!(line.awaits("a") && !line.awaits("b"));
    }

    #[test]
    fn a_hint_that_was_asked_for_while_the_server_was_away_is_dropped_by_the_move_that_follows() {
        let mut line = on_the_page();
        let (_, alarm) = lose(&mut line);
        for waits in [say("a"), command("h", Do::Hint), mv("m"), command("i", Do::Hint)] {
            line.feed(Event::Wish(waits));
        }
        line.feed(Event::Passed(alarm));
        let at = line.attempt();
        let asked = done(&mut line, Event::Asked(at, None));
        let connect = Act::Connect(Attempt(5), Some(4));
        assert_eq!(asked, [Act::Back, Act::Post(at, say("a")), connect]);
        let news = Event::Told(line.attempt(), update(4, 4));
        let sent = [say("a"), mv("m"), command("i", Do::Hint)].map(Act::Send);
        assert_eq!(done(&mut line, news)[1..], sent);
    }

    #[test]
    fn a_request_is_sent_once_what_was_wished_before_it_is_answered_and_no_hint_is_waited_for() {
        let mut line = by_requests();
        let at = line.attempt();
        let hint = command("h", Do::Hint);
        let posted = |command: Command| Act::Post(at, command);
        assert_eq!(done(&mut line, Event::Wish(hint.clone())), [posted(hint.clone())]);
        assert_eq!(done(&mut line, Event::Wish(say("a"))), [posted(say("a"))]);
        for id in ["b", "c"] {
            assert_eq!(
                done(&mut line, Event::Wish(say(id))),
                [],
                "{id} could overtake the one before"
            );
        }
        assert_eq!(done(&mut line, Event::Answered(reply("h"))), [Act::Answer(reply("h"))]);
        for (id, next) in [("a", "b"), ("b", "c")] {
            let answered = [Act::Answer(reply(id)), posted(say(next))];
            assert_eq!(done(&mut line, Event::Answered(reply(id))), answered);
            assert_eq!(done(&mut line, Event::Answered(reply(id))), [], "an answer is heard once");
        }
        let again = done(&mut line, Event::Asked(at, None));
        assert_eq!(again[0], posted(say("c")), "that request may have failed");
        assert_eq!(done(&mut line, Event::Answered(reply("c"))), [Act::Answer(reply("c"))]);
    }

    #[test]
    fn news_that_do_not_follow_are_told_anew() {
        let mut line = on_the_page();
        let at = line.attempt();
        assert_eq!(done(&mut line, Event::Told(at, update(4, 6))), [Act::Hear(update(4, 6))]);
        let missed = Event::Told(at, update(7, 8));
        assert_eq!(done(&mut line, missed.clone()), [Act::Connect(Attempt(3), None)]);
        assert_eq!(done(&mut line, missed), [], "what an earlier socket brings is too late");
    }

    #[test]
    fn pauses_grow_and_trouble_is_shown_from_the_second_failure_on() {
        let mut line = on_the_page();
        let mut pauses = Vec::new();
        for n in 0..9 {
            let acts = line.feed(Event::Lost(line.attempt()));
            assert_eq!(acts.contains(&Act::Away), n > 0);
            let (pause, alarm) = alarm(&acts).expect("it is tried again");
            pauses.push(pause.as_millis());
            let asks = Act::Ask(Attempt(line.attempt().0 + 1), Some(4), Duration::ZERO);
            assert_eq!(done(&mut line, Event::Passed(alarm)), [asks]);
        }
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
        let at = line.attempt();
        let back = done(&mut line, Event::Asked(at, Some(snapshot(7))));
        let connect = Act::Connect(line.attempt(), Some(7));
        assert_eq!(back, [Act::Hear(Told::Snapshot(snapshot(7))), Act::Back, connect]);
        assert_eq!(lose(&mut line).0.as_millis(), 250);
    }

    #[test]
    fn where_sockets_never_speak_requests_carry_the_line() {
        let mut line = by_requests();
        let posted = Act::Post(line.attempt(), say("a"));
        assert_eq!(done(&mut line, Event::Wish(say("a"))), [posted]);
        let at = line.attempt();
        let news = done(&mut line, Event::Asked(at, None));
        assert_eq!(news.last(), Some(&Act::Ask(line.attempt(), Some(4), WAIT)));
        assert_eq!(done(&mut line, Event::Answered(reply("a"))), [Act::Answer(reply("a"))]);
        let refreshed = done(&mut line, Event::Refresh);
        assert_eq!(refreshed, [Act::Connect(line.attempt(), Some(4))], "one may speak now");
    }

    #[test]
    fn whoever_says_nothing_is_not_there_unless_a_bot_may_think() {
        let mut line = on_the_page();
        assert_eq!(alarm(&line.feed(Event::Wish(command("h", Do::Hint)))), None);
        let (after, silence) = alarm(&line.feed(Event::Wish(say("a")))).expect("an alarm");
        assert_eq!(after, Duration::from_secs(5));
        let mut heard = line.clone();
        heard.feed(Event::Told(heard.attempt(), update(4, 5)));
        assert_eq!(heard.feed(Event::Passed(silence)), []);
        assert!(alarm(&line.feed(Event::Passed(silence))).is_some(), "it is tried again");
        assert_eq!(line.feed(Event::Passed(silence)), [], "one silence is one failure");
    }

    #[test]
    fn a_request_that_fails_breaks_a_line_that_seemed_whole() {
        let mut line = on_the_page();
        let (_, alarm) = lose(&mut line);
        line.feed(Event::Wish(say("a")));
        assert_eq!(line.feed(Event::Undelivered(line.attempt())), [], "that is known");
        line.feed(Event::Passed(alarm));
        line.feed(Event::Asked(line.attempt(), None));
        assert_ne!(line.feed(Event::Undelivered(line.attempt())), []);
    }

    #[test]
    fn a_program_gives_up_after_some_failures_and_may_begin_again() {
        let mut line = in_a_program();
        line.feed(Event::Wish(say("a")));
        for _ in 0..PROGRAM.tries {
            let (_, alarm) = lose(&mut line);
            line.feed(Event::Passed(alarm));
        }
        let at = line.attempt();
        assert_eq!(done(&mut line, Event::Lost(at)), [Act::GiveUp]);
        assert!(!line.awaits("a"));
        assert_eq!(lose(&mut line).0, PROGRAM.first_pause);
    }

    #[test]
    fn who_has_left_hears_nothing_and_sends_nothing() {
        let mut line = on_the_page();
        assert_eq!(line.feed(Event::HangUp), [Act::Close]);
        for event in [Event::Open, Event::Wish(say("a")), Event::Told(line.attempt(), update(4, 5))]
        {
            assert_eq!(line.feed(event), []);
        }
    }
}
