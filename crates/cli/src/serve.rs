//! `clubhouse serve`: the server of online tables.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use clap::{Args, ValueEnum};
use cli::called::called;
use server::{Config, Network, Running, Server};
use store::Store;
use table::Games;
use tracing_subscriber::filter::LevelFilter;

use crate::data;

/// Serve online tables: friends join with a link, and bots take the seats of players who leave
///
/// Everything is kept in one file in the data folder, or in PostgreSQL, which several servers can share.
/// The server speaks plain HTTP. For the public internet, put a proxy with TLS in front of it (docs/operations.md).
/// It stops on SIGTERM or Ctrl-C. Everything it has acknowledged is kept, even if it's killed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse serve
  clubhouse serve --address 0.0.0.0:8080 --data /var/lib/clubhouse
  clubhouse serve --database postgres://clubhouse@localhost/clubhouse
  clubhouse serve --origin https://club.example --trusted-proxy 127.0.0.1 --secure-cookies

For programs, the protocol is described in docs/protocol.md and at /api/openapi.json.

Exit codes: 0 it was asked to stop; 1 it can't start, and the message says why; 2 the command wasn't understood.")]
pub(crate) struct Serve {
    /// Address to listen at [default: 127.0.0.1:8080, or any free port if that is taken]
    #[arg(long, value_name = "ADDRESS:PORT")]
    address: Option<SocketAddr>,
    /// Folder to keep everything in [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Keep everything in this database instead: postgres://…, or the path of an SQLite file
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// The server's public address, if its proxy doesn't pass on the host name; repeat for several
    #[arg(long, value_name = "ORIGIN")]
    origin: Vec<String>,
    /// Trust this proxy to name its clients' addresses: an address, or a range such as 10.0.0.0/8
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<Network>,
    /// Open /metrics to this address too, not only to this machine: an address, or a range such as 10.0.0.0/8
    #[arg(long, value_name = "ADDRESS")]
    metrics_for: Vec<Network>,
    /// Let browsers send the cookie over TLS only; use it wherever there is TLS
    #[arg(long)]
    secure_cookies: bool,
    /// Most connections open at the same time
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    connections: usize,
    /// Most connections from one address, unless it's a trusted proxy
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    connections_of_one: usize,
    /// Pause before each bot's move, in milliseconds, so that people can follow
    #[arg(long, value_name = "MILLIS", default_value_t = 400)]
    bot_pause: u32,
    /// After this many days, delete matches that never began, unless someone with an account is part of them; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    forget_open: u16,
    /// After this many days, delete guests who have left nothing behind; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    forget_guests: u16,
    /// How much to log to standard error
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
    /// Format of the log
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    /// For people
    Text,
    /// One JSON object per line, for programs
    Json,
}

/// The browser's table, as `build.rs` found it.
static PAGE: &[server::PageFile] = &include!(concat!(env!("OUT_DIR"), "/page.rs"));

impl Serve {
    pub(crate) fn run(&self, games: Games) -> Result<ExitCode> {
        self.start_logging();
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        runtime.block_on(self.serve(games))?;
        Ok(ExitCode::SUCCESS)
    }

    fn start_logging(&self) {
        let lines = tracing_subscriber::fmt().with_max_level(self.log).with_writer(std::io::stderr);
        match self.log_format {
            LogFormat::Text => lines.with_ansi(false).init(),
            LogFormat::Json => lines.json().init(),
        }
    }

    async fn serve(&self, games: Games) -> Result<()> {
        // Before anything else: whoever stops us at once is heard, too.
        let stopped = data::asked_to_stop()?;
        let data = data::folder(self.data.as_deref())?;
        let held = data::hold(self.database.as_deref(), &data)?;
        let store = data::open(self.database.as_deref(), &data).await?;
        let place = match &self.database {
            Some(_) => "in the database you named".to_owned(),
            None => format!("in {}", data.display()),
        };
        let running = self.start(games, store).await?;
        crate::say(&welcome(running.address(), &place, &called()))?;
        stopped.await;
        crate::say("stopping\n")?;
        running.stop().await;
        drop(held);
        Ok(())
    }

    async fn start(&self, games: Games, store: Arc<dyn Store>) -> Result<Running> {
        let usual = SocketAddr::from((Ipv4Addr::LOCALHOST, 8080));
        let mut config = Config {
            address: self.address.unwrap_or(usual),
            games,
            origins: self.origin.clone(),
            proxies: self.trusted_proxy.clone(),
            metrics_for: self.metrics_for.clone(),
            secure_cookies: self.secure_cookies,
            page: PAGE,
            ..Config::default()
        };
        config.limits.connections = self.connections;
        config.limits.connections_of_one = self.connections_of_one;
        config.lifetimes.open_matches = days(self.forget_open);
        config.lifetimes.guests = days(self.forget_guests);
        config.pace.bot_pause = Duration::from_millis(self.bot_pause.into());
        match Server::start(config.clone(), store.clone()).await {
            Err(error) if error.kind() == ErrorKind::AddrInUse && self.address.is_none() => {
                config.address.set_port(0);
                Server::start(config, store).await.context("cannot listen")
            }
            started => started.with_context(|| format!("cannot listen at {}", config.address)),
        }
    }
}

/// For ever, if there are none.
fn days(n: u16) -> Option<Duration> {
    (n > 0).then(|| Duration::from_hours(u64::from(n) * 24))
}

fn welcome(address: SocketAddr, place: &str, us: &str) -> String {
    let commands = [
        ("play", "a table in the terminal"),
        ("games", "the games and their options"),
        ("score FILE", "the points of a physical game, explained"),
        ("backup FILE", "a copy of everything, while the server runs"),
        ("help", "all commands"),
    ];
    let commands = commands.map(|(words, what)| format!("  {us} {words:<20} {what}\n")).concat();
    format!(
        "Clubhouse is running at http://{address}/ and keeps everything {place}. Press Ctrl-C to stop it.

Other commands, in another terminal:
{commands}"
    )
}
