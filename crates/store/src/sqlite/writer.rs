//! The one who writes: whatever waits is written in one transaction, and is durable together.
//!
//! A commit waits for the disk. While it does, the next group gathers: the more there is to do, the less each costs.

use sqlx::{Connection, Sqlite, SqliteConnection, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::appends;
use super::writes::{self, Write};
use crate::{Append, StoreError};

/// More would not be cheaper, and the first would wait longer.
const GROUP: usize = 1024;

pub(super) struct Job {
    pub(super) write: Write,
    pub(super) reply: oneshot::Sender<Answer>,
}

type Answer = Result<i64, StoreError>;

/// Writes until nobody is left who could ask for it.
pub(super) async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        let (writes, replies): (Vec<_>, Vec<_>) =
            group.drain(..).map(|job| (job.write, job.reply)).unzip();
        let answers = match commit(&mut connection, &writes).await {
            Ok(answers) => answers,
            Err(error) => {
                let error = StoreError::from(error);
                tracing::error!(%error, "a group of {} writes has failed", writes.len());
                writes.iter().map(|_| Err(error.clone())).collect()
            }
        };
        for (reply, answer) in replies.into_iter().zip(answers) {
            // Who no longer waits, will read what was written.
            let _ = reply.send(answer);
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the store was not closed cleanly");
    }
}

/// Answers are given after the commit, in the order of the writes.
async fn commit(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Answer>, sqlx::Error> {
    let group: Vec<&Append> = writes.iter().filter_map(Write::append).collect();
    // Nearly always there is nothing else, and nothing is refused: then nothing has to be taken back alone.
    if group.len() == writes.len() && all_at_once(connection, &group).await? {
        return Ok(writes.iter().map(|_| Ok(0)).collect());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut appended = append(&mut transaction, &group).await?.into_iter();
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        let answer = match write.append() {
            Some(_) => appended.next().unwrap_or(Err(StoreError::Conflict)).map(|()| 0),
            None => alone(&mut transaction, write).await?,
        };
        answers.push(answer);
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Commits all of them, and says so; or nothing.
async fn all_at_once(
    connection: &mut SqliteConnection,
    group: &[&Append],
) -> Result<bool, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let is_kept = appends::keep(&mut transaction, group).await?;
    if is_kept {
        transaction.commit().await?;
    } else {
        transaction.rollback().await?;
    }
    Ok(is_kept)
}

/// Appends all at once. Where one cannot be kept, halves are tried, and halves of halves: few are, and the others
/// must not suffer.
async fn append(
    transaction: &mut Transaction<'_, Sqlite>,
    group: &[&Append],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let mut answers = Vec::with_capacity(group.len());
    let mut parts = vec![group];
    while let Some(part) = parts.pop() {
        let mut savepoint = transaction.begin().await?;
        if appends::keep(&mut savepoint, part).await? {
            savepoint.commit().await?;
            answers.extend(part.iter().map(|_| Ok(())));
            continue;
        }
        savepoint.rollback().await?;
        if let [refused] = part {
            answers.push(Err(appends::why_refused(transaction, refused).await?));
        } else {
            let (first, second) = part.split_at(part.len() / 2);
            parts.extend([second, first]);
        }
    }
    Ok(answers)
}

/// Writes one thing, or nothing of it.
async fn alone(
    transaction: &mut Transaction<'_, Sqlite>,
    write: &Write,
) -> Result<Answer, sqlx::Error> {
    let mut savepoint = transaction.begin().await?;
    let answer = writes::perform(&mut savepoint, write).await;
    match answer {
        Ok(_) => savepoint.commit().await?,
        Err(_) => savepoint.rollback().await?,
    }
    Ok(answer)
}
