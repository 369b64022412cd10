//! Numbered jobs on several threads, their results in order.

use std::ops::{ControlFlow, Range};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use anyhow::Result;

/// So many results of one thread may wait to be taken: the memory stays the same however many jobs there are.
const WAITING: usize = 32;

/// Does every job and hands the results on in the order of the jobs, whatever the number of threads.
///
/// Thread `t` of `n` does the jobs `t`, `t + n`, `t + 2n` and so on, each thread with its own worker.
/// Once `take` breaks, no further job is begun and nothing more is taken.
pub(crate) fn in_order<W: Send, T: Send>(
    jobs: Range<u64>,
    workers: Vec<W>,
    work: impl Fn(&mut W, u64) -> T + Sync,
    mut take: impl FnMut(T) -> Result<ControlFlow<()>>,
) -> Result<()> {
    let n = workers.len();
    thread::scope(|scope| {
        let (work, jobs) = (&work, &jobs);
        let mut results: Vec<Receiver<T>> = Vec::new();
        // Workers first: behind the last job there may be no other number.
        for (mut worker, own) in workers.into_iter().zip(jobs.start..) {
            let (sender, receiver) = sync_channel(WAITING);
            results.push(receiver);
            scope.spawn(move || {
                for job in (own..jobs.end).step_by(n) {
                    let result = work(&mut worker, job);
                    if is_unwanted(&sender, result) {
                        break;
                    }
                }
            });
        }
        for (_, i) in jobs.clone().zip((0..n).cycle()) {
            // A thread that is gone has panicked, and so will the scope.
            let Ok(result) = results[i].recv() else { break };
            if take(result)?.is_break() {
                break;
            }
        }
        Ok(())
    })
}

fn is_unwanted<T>(sender: &SyncSender<T>, result: T) -> bool {
    sender.send(result).is_err()
}

/// As many as the machine does at once.
pub(crate) fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, Into::into)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(n: u64, n_threads: usize, most: usize) -> Vec<u64> {
        let mut taken = Vec::new();
        let take = |square| {
            taken.push(square);
            Ok(if taken.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        };
        in_order(0..n, vec![(); n_threads], |(), job| job * job, take).unwrap();
        taken
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        let expected: Vec<u64> = (0..1000).map(|n| n * n).collect();
        for n_threads in [1, 2, 3, 7] {
            assert_eq!(squares(1000, n_threads, usize::MAX), expected);
            assert_eq!(squares(1000, n_threads, 10), expected[..10]);
        }
        assert_eq!(squares(2, 7, usize::MAX), [0, 1]);
        let mut taken = Vec::new();
        let take = |job: u64| {
            taken.push(job);
            Ok(ControlFlow::Continue(()))
        };
        in_order(u64::MAX - 2..u64::MAX, vec![(); 2], |(), job| job, take).unwrap();
        assert_eq!(taken, [u64::MAX - 2, u64::MAX - 1]);
    }
}
