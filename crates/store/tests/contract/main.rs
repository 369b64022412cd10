//! One story, told to every kind of store: what holds for one, holds for all.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::print_stdout, reason = "a test that fails says how far it came")]

mod appends;
mod endings;
mod kills;
mod lifetimes;
mod lists;
mod place;
mod players;
mod reopening;
mod servers;
mod tls;

use place::Place;

/// Every story as a test of its own for each kind of SQLite; on PostgreSQL in one test,
/// for its server starts slowly.
macro_rules! stories {
    ($($chapter:ident::$story:ident,)*) => {
        mod sqlite_in_a_file {
            $(#[test] fn $story() { crate::place::on_file(crate::$chapter::$story); })*
        }
        mod sqlite_in_memory {
            $(#[test] fn $story() { crate::place::in_memory(crate::$chapter::$story); })*
        }

        #[test]
        fn postgres_tells_the_same_stories() {
            place::on_server(vec![
                $((stringify!($story), Box::new(|store| place::begin($chapter::$story, store))),)*
            ]);
        }
    };
}

stories! {
    players::guests_and_accounts,
    players::names_belong_to_one_account,
    players::a_guest_becomes_an_account,
    players::a_guest_is_called_otherwise,
    players::tokens_are_good_until_they_end,
    players::notes_are_private,
    players::zero_bytes_are_refused,
    appends::a_match_is_kept_with_its_first_entries,
    appends::entries_are_read_from_any_number_on,
    appends::an_append_must_name_the_next_number,
    appends::an_append_is_kept_whole_or_not_at_all,
    appends::a_command_is_obeyed_once,
    appends::a_summary_alone_must_come_in_time,
    appends::of_many_who_append_at_once_one_wins_each_number,
    appends::a_conflict_does_not_spoil_the_others,
    lists::open_matches_newest_first,
    lists::matches_of_a_player_last_touched_first,
    lists::an_outline_comes_with_lists_alone_and_stays_until_there_is_another,
    lists::unfinished_matches_are_counted_by_their_maker,
    lists::alarms_ring_most_overdue_first,
    lists::all_matches_in_the_order_of_making,
    endings::a_match_is_finished_once,
    endings::a_match_is_finished_once_by_many_at_once,
    endings::the_alarm_of_a_finished_match_is_off,
    endings::a_rating_that_has_changed_is_a_conflict,
    endings::daily_results_best_first,
    endings::a_deal_is_begun_once_by_many_at_once,
    endings::a_day_has_one_secret_for_everybody,
    lifetimes::whoever_is_seen_is_seen_until_he_is_gone,
    lifetimes::guests_who_left_nothing_behind_are_forgotten,
    lifetimes::guests_who_left_something_are_kept,
    lifetimes::matches_that_never_began_are_forgotten_whole,
    lifetimes::matches_that_somebody_could_miss_are_kept,
    lifetimes::a_match_that_is_touched_in_time_is_kept,
    lifetimes::what_is_forgotten_is_forgotten_in_small_steps,
    reopening::a_closed_store_refuses,
}
