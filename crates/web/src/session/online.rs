//! A match that lives on a server: what it tells is shown, what is wished is sent.
