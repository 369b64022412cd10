//! Those who commit appends: whatever waits goes in one transaction, and is durable together.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinSet;

use super::{Pool, appends, within};
use crate::{Append, StoreError};

/// More would not be cheaper, and the first would wait longer.
const GROUP: usize = 512;

pub(super) struct Job {
    pub(super) append: Append,
    pub(super) reply: oneshot::Sender<Result<(), StoreError>>,
}

/// Starts some who take their groups from one queue.
pub(super) fn spawn(
    n_committers: usize,
    pool: &Pool,
    jobs: mpsc::Receiver<Job>,
    tasks: &mut JoinSet<()>,
) {
    let jobs = Arc::new(Mutex::new(jobs));
    for _ in 0..n_committers {
        tasks.spawn(run(pool.clone(), jobs.clone()));
    }
}

/// Commits until nobody is left who could append.
async fn run(pool: Pool, jobs: Arc<Mutex<mpsc::Receiver<Job>>>) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.lock().await.recv_many(&mut group, GROUP).await > 0 {
        commit(&pool, std::mem::take(&mut group)).await;
    }
}

/// Commits all at once. Where one cannot be kept, halves are tried, and halves of halves: few are, and the others
/// must not suffer.
async fn commit(pool: &Pool, group: Vec<Job>) {
    let mut parts = vec![group];
    while let Some(mut part) = parts.pop() {
        let outcome = within(keep(pool, &part)).await;
        match outcome {
            Ok(false) if part.len() > 1 => {
                let second = part.split_off(part.len() / 2);
                parts.extend([second, part]);
            }
            Ok(true) => answer(part, &Ok(())),
            Ok(false) => refuse(pool, part).await,
            Err(error) => {
                let error = StoreError::from(error);
                tracing::error!(%error, "a group of {} appends has failed", part.len());
                answer(part, &Err(error));
            }
        }
    }
}

async fn keep(pool: &Pool, part: &[Job]) -> Result<bool, sqlx::Error> {
    let group: Vec<&Append> = part.iter().map(|job| &job.append).collect();
    let mut transaction = pool.begin().await?;
    if appends::keep(&mut transaction, &group).await? {
        transaction.commit().await?;
        return Ok(true);
    }
    transaction.rollback().await?;
    Ok(false)
}

async fn refuse(pool: &Pool, part: Vec<Job>) {
    for job in part {
        let why = within(appends::why_refused(pool, &job.append)).await;
        answer(vec![job], &Err(why.unwrap_or_else(StoreError::from)));
    }
}

fn answer(part: Vec<Job>, answer: &Result<(), StoreError>) {
    for job in part {
        // Who no longer waits, will read what was written.
        let _ = job.reply.send(answer.clone());
    }
}
