//! What a shell and a reader of manuals want to know of the command.

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use clap::error::ErrorKind;
use clap::{Args, Command, CommandFactory as _};
use clap_complete::Shell;

use crate::Arguments;

/// Print completions for your shell
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse completions bash > ~/.local/share/bash-completion/completions/clubhouse
  clubhouse completions zsh  > \"${fpath[1]}/_clubhouse\"
  clubhouse completions fish > ~/.config/fish/completions/clubhouse.fish")]
pub(crate) struct Completions {
    /// Your shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self) -> Result<ExitCode> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Arguments::command(), "clubhouse", &mut script);
        io::Write::write_all(&mut io::stdout().lock(), &script)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Print the manual page
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse man > ~/.local/share/man/man1/clubhouse.1
  clubhouse man score | man -l -")]
pub(crate) struct Man {
    /// Print the page of this command instead
    command: Option<String>,
}

impl Man {
    pub(crate) fn run(&self) -> Result<ExitCode> {
        let mut all = Arguments::command();
        all.build();
        let page = match &self.command {
            None => all,
            Some(name) => find(&mut all, name),
        };
        let mut text = Vec::new();
        clap_mangen::Man::new(page).render(&mut text)?;
        io::Write::write_all(&mut io::stdout().lock(), &text)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// A command of that name; the usual end of a command that was not understood if there is none.
fn find(all: &mut Command, name: &str) -> Command {
    let found = all.find_subcommand(name).cloned();
    found.unwrap_or_else(|| {
        let known: Vec<&str> = all.get_subcommands().map(Command::get_name).collect();
        let said = format!("there is no command `{name}`; there are {}", known.join(", "));
        all.error(ErrorKind::InvalidSubcommand, said).exit()
    })
}
