//! Why something could not be done, in the page's words: by code and reason, for those of the server and of the rules alike.

use faces::OptionWords;
use protocol::{Code, Problem};
use table::{LoadError, LogFault};
use tabletop::{Figure, OptionsError};
use texts::Value;

use crate::{language, t};

/// A refusal of the server, within a sentence. What has no words here has the server's own.
pub(crate) fn in_words(game: Option<&str>, problem: &Problem) -> String {
    let Problem { code, reason, figures, message, .. } = problem;
    match (game, reason) {
        (Some(game), Some(reason)) if *code == Code::Illegal => {
            illegal(game, reason, figures, message)
        }
        (_, Some(reason)) => said(&format!("{}-{reason}", id(code.as_str())), figures, message)
            .or_else(|| of_code(code.as_str()))
            .unwrap_or_else(|| message.clone()),
        (_, None) => said(&id(code.as_str()), figures, message).unwrap_or_else(|| message.clone()),
    }
}

/// A refusal of the server as a sentence.
pub(crate) fn sentence(problem: &Problem) -> String {
    t!("not-done", why = in_words(None, problem))
}

/// Why the rules of a game refuse something.
pub(crate) fn illegal(game: &str, reason: &str, figures: &[Figure], message: &str) -> String {
    let refused = faces::illegal(game, reason, figures, message);
    language::in_words(&refused)
}

/// What is wrong with the options of a match.
pub(crate) fn options(game: &str, error: &OptionsError) -> String {
    let words = OptionWords { game, has: language::has };
    let told = words.refused(error).map(|it| language::in_words(&it));
    language::sentences(told)
}

/// What is wrong with a log of this game, if that is known, in a sentence.
pub(crate) fn fault(game: Option<&str>, fault: &LogFault) -> String {
    language::in_words(&faces::log_fault(game, fault))
}

/// Why a log cannot be loaded.
pub(crate) fn unloadable(game: Option<&str>, error: &LoadError) -> String {
    fault(game, &LogFault::of(error))
}

/// What a code says by itself.
pub(crate) fn of_code(code: &str) -> Option<String> {
    said(&id(code), &[], "")
}

/// `match/over` becomes `problem-match-over`.
fn id(code: &str) -> String {
    format!("problem-{}", code.replace('/', "-"))
}

fn said(id: &str, figures: &[Figure], message: &str) -> Option<String> {
    let figure = |n: usize| match figures.get(n) {
        Some(Figure::Number(n)) => Value::from(*n),
        Some(Figure::Name(name)) => name.clone().into(),
        None => "".into(),
    };
    language::has(id).then(|| t!(id, one = figure(0), two = figure(1), why = message.to_owned()))
}

#[cfg(test)]
mod tests {
    use protocol::Reason;

    use super::*;

    #[test]
    fn every_code_and_every_reason_of_the_server_has_its_words() {
        let codes = Code::ALL.iter().map(|code| id(code.as_str()));
        let reason = |it: &Reason| format!("{}-{}", id(it.code().as_str()), it.as_str());
        let ids = codes.chain(Reason::ALL.iter().map(reason));
        let missing: Vec<String> = ids.filter(|id| !language::has(id)).collect();
        assert!(missing.is_empty(), "not in locales/en: {missing:#?}");
    }

    #[test]
    fn options_that_do_not_go_together_are_told_in_the_words_of_the_page() {
        let table = table::find("ingenious").unwrap();
        let pairs = [("mode", "duel"), ("seats", "3"), ("open_talk", "true")];
        let error = table.open(&pairs, table::Dealer::Scripted).unwrap_err();
        let [seats, talk] =
            ["seats", "open-talk"].map(|it| t!(&format!("ingenious-option-{it}-refused")));
        assert_eq!(options("ingenious", &error), format!("{seats} {talk}"));
    }

    #[test]
    fn a_fault_of_a_log_is_told_by_its_line_in_the_words_of_the_page() {
        let log = "clubhouse-log 1\ngame ingenious\nrules 1\noptions mode=solo\nwhat\n";
        let checked = crate::games::known().check(log, None);
        let told = t!("log-fault-notation", line = 5, one = "1");
        assert_eq!(fault(None, &checked.faults[0]), told);
    }

    #[test]
    fn a_problem_is_said_by_its_reason_with_its_figures_and_else_by_its_code() {
        let limit = Problem::because(Reason::MatchesOpen, "in the server's words").about([20_u8]);
        assert_eq!(in_words(None, &limit), t!("problem-limit-reached-matches-open", one = "20"));
        let strange = Problem { reason: Some("of-a-newer-server".into()), ..limit };
        assert_eq!(in_words(None, &strange), t!("problem-limit-reached"));
        let illegal = Problem {
            code: Code::Illegal,
            reason: Some("NotOnRack".into()),
            figures: vec![Figure::of(&"RB")],
            ..strange.clone()
        };
        let said = t!("ingenious-refused-not-on-rack", one = "RB");
        assert_eq!(in_words(Some("ingenious"), &illegal), said);
        let unheard = Problem { reason: Some("OfNewerRules".into()), ..illegal };
        assert_eq!(in_words(Some("ingenious"), &unheard), "in the server's words");
    }
}
