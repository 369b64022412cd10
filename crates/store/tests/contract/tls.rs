//! A database that is reached over a network, with TLS.

use std::path::Path;

use postgres_for_tests::Postgres;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use store::StoreError;

use crate::place::{Folder, tell};
use crate::players::add_guest;

/// A certificate for a machine of this name, which answers for itself, and its key.
fn certificate(name: &str) -> (String, String) {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed([name.to_owned()]).unwrap();
    (cert.pem(), signing_key.serialize_pem())
}

/// Opens a store at this address, and keeps something in it.
async fn use_it(address: &str) -> Result<(), StoreError> {
    let store = store::open(Some(address), Path::new("")).await?;
    add_guest(&*store, "Ada").await;
    store.close().await;
    Ok(())
}

#[test]
fn a_database_is_reached_with_tls_and_knows_who_it_is() {
    let ((ours, key), (theirs, _)) = (certificate("localhost"), certificate("localhost"));
    let folder = Folder::new();
    let [trusted, untrusted] = [("trusted", &ours), ("untrusted", &theirs)].map(|(name, text)| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    });
    let postgres = Postgres::start_with_tls(&ours, &key).unwrap();
    let at = |rest: String| format!("{}&{rest}", postgres.new_database().unwrap());
    tell(async {
        use_it(&at("sslmode=require".into())).await.unwrap();
        use_it(&at(format!("sslmode=verify-full&sslrootcert={trusted}"))).await.unwrap();
        let plain = use_it(&at("sslmode=disable".into())).await;
        assert!(plain.is_err(), "the database lets nobody in without TLS");
        let unknown = use_it(&at(format!("sslmode=verify-full&sslrootcert={untrusted}"))).await;
        assert!(unknown.is_err(), "nobody answers for this certificate");
        let unknown = use_it(&at("sslmode=verify-full".into())).await;
        assert!(unknown.is_err(), "nor does anybody whom this machine trusts");
    });
}

#[test]
fn a_database_of_another_name_is_refused() {
    let (certificate, key) = certificate("elsewhere.example");
    let folder = Folder::new();
    let path = folder.path().join("trusted");
    std::fs::write(&path, &certificate).unwrap();
    let postgres = Postgres::start_with_tls(&certificate, &key).unwrap();
    let address = postgres.new_database().unwrap();
    let at = |mode: &str| format!("{address}&sslmode={mode}&sslrootcert={}", path.display());
    tell(async {
        use_it(&at("verify-ca")).await.unwrap();
        assert!(use_it(&at("verify-full")).await.is_err(), "it is not the one that was meant");
    });
}
