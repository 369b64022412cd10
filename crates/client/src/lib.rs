//! A typed client of the server.
