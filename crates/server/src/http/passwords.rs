//! Passwords: a few at a time, each on a thread of its own, for they are slow on purpose.

use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use protocol::{Code, Password, Problem, Reason};
use tokio::sync::Semaphore;

use super::answers::Refused;

/// Each takes 19 MB while it is looked at.
const AT_ONCE: usize = 2;

/// So many may wait; who comes later is asked to come again.
const WAITING: usize = 32;

pub(super) struct Passwords {
    places: Arc<Semaphore>,
    queue: Semaphore,
}

impl Passwords {
    pub(super) fn new() -> Self {
        Self { places: Arc::new(Semaphore::new(AT_ONCE)), queue: Semaphore::new(WAITING) }
    }

    /// What is kept of a password.
    pub(super) async fn hash(&self, password: &Password) -> Result<String, Refused> {
        check(password)?;
        let password = password.clone();
        let hashed = self.on_thread(move || hash(&password)).await?;
        hashed.ok_or_else(|| Refused::new(Code::Internal, "the server failed; nothing has changed"))
    }

    /// Whether a password is the one that was kept. If nothing was kept, finding that out takes as long.
    pub(super) async fn is_right(
        &self,
        password: &Password,
        kept: Option<String>,
    ) -> Result<bool, Refused> {
        let password = password.clone();
        self.on_thread(move || is_right(&password, kept.as_deref())).await
    }

    async fn on_thread<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let busy =
            || Refused::new(Code::Unavailable, "too many passwords to check: please try again");
        let _waits = self.queue.try_acquire().map_err(|_| busy())?;
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.map_err(|_| Refused::new(Code::Internal, "the server failed"))
    }
}

/// Whether it can be one at all.
fn check(password: &Password) -> Result<(), Refused> {
    let length = password.0.chars().count();
    if (8..=200).contains(&length) {
        return Ok(());
    }
    let message = "a password must have 8 to 200 characters";
    Err(Refused(Problem::because(Reason::BadPassword, message)))
}

fn hash(password: &Password) -> Option<String> {
    Argon2::default().hash_password(password.0.as_bytes()).ok().map(|hash| hash.to_string())
}

fn is_right(password: &Password, kept: Option<&str>) -> bool {
    static NOBODY: OnceLock<Option<String>> = OnceLock::new();
    let nobody = || NOBODY.get_or_init(|| hash(&Password("nobody has this one".into()))).as_deref();
    let Some(hash) = kept.or_else(nobody).and_then(|text| PasswordHash::new(text).ok()) else {
        return false;
    };
    let is_same = Argon2::default().verify_password(password.0.as_bytes(), &hash).is_ok();
    is_same && kept.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_right_if_it_is_the_one_that_was_kept() {
        let password = Password("correct horse".into());
        let kept = hash(&password).unwrap();
        assert!(kept.starts_with("$argon2id$") && !kept.contains("horse"));
        assert_ne!(kept, hash(&password).unwrap(), "salted");
        assert!(is_right(&password, Some(&kept)));
        assert!(!is_right(&Password("battery staple".into()), Some(&kept)));
        assert!(!is_right(&password, Some("damaged")));
        assert!(!is_right(&Password("nobody has this one".into()), None));
        assert!(check(&Password("short".into())).is_err() && check(&password).is_ok());
    }
}
