//! One row for each match and seat, in files that other programs read.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Arc;

use anyhow::{Context as _, Result};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use table::Outcome;

use super::experiment::Experiment;

/// A file that rows are written to, in the order of seeds and seats.
pub(crate) trait RowFile {
    fn write(&mut self, seed: u64, outcome: &Outcome) -> Result<()>;

    /// Writes what is still to be written.
    fn finish(self: Box<Self>) -> Result<()>;
}

/// The names of the columns before those of the categories.
const COLUMNS: [&str; 6] = ["seed", "seat", "bot", "total", "rank", "decisions"];

/// Comma-separated values. No name of ours has a comma in it.
pub(crate) struct Csv {
    out: BufWriter<File>,
    bots: Vec<String>,
}

impl Csv {
    pub(crate) fn begin(file: File, experiment: &Experiment<'_>) -> Result<Box<dyn RowFile>> {
        let mut out = BufWriter::new(file);
        let categories = experiment.categories.iter().map(String::as_str);
        let names: Vec<&str> = COLUMNS.into_iter().chain(categories).collect();
        writeln!(out, "{}", names.join(","))?;
        let bots = experiment.bots.iter().map(ToString::to_string).collect();
        Ok(Box::new(Self { out, bots }))
    }
}

impl RowFile for Csv {
    fn write(&mut self, seed: u64, outcome: &Outcome) -> Result<()> {
        for (n, (seat, bot)) in outcome.seats.iter().zip(&self.bots).enumerate() {
            let (total, rank) = (seat.total, seat.rank);
            write!(self.out, "{seed},{n},{bot},{total},{rank},{}", seat.n_decisions)?;
            for points in &seat.points {
                write!(self.out, ",{points}")?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<()> {
        Ok(self.out.flush()?)
    }
}

/// A row group has so many rows: as much as is kept in memory.
const ROW_GROUP: usize = 100_000;

/// Apache Parquet: columns, dictionary encoded.
pub(crate) struct Parquet {
    writer: SerializedFileWriter<File>,
    bots: Vec<ByteArray>,
    seeds: Vec<i64>,
    names: Vec<ByteArray>,
    /// Seat, total, rank, decisions, categories.
    numbers: Vec<Vec<i32>>,
}

impl Parquet {
    pub(crate) fn begin(file: File, experiment: &Experiment<'_>) -> Result<Box<dyn RowFile>> {
        let columns = ["seat", "total", "rank", "decisions"].into_iter();
        let columns: Vec<&str> =
            columns.chain(experiment.categories.iter().map(String::as_str)).collect();
        let numbers: Vec<String> =
            columns.iter().map(|name| format!("required int32 {name};")).collect();
        let schema = parse_message_type(&format!(
            "message rows {{ required int64 seed (INTEGER(64,false)); required binary bot (STRING); {} }}",
            numbers.concat()
        ))?;
        let properties = WriterProperties::builder().build();
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties))?;
        let bots = experiment.bots.iter().map(|bot| bot.to_string().as_str().into()).collect();
        let numbers = vec![Vec::new(); columns.len()];
        Ok(Box::new(Self { writer, bots, seeds: Vec::new(), names: Vec::new(), numbers }))
    }

    fn write_group(&mut self) -> Result<()> {
        let mut group = self.writer.next_row_group()?;
        write_column::<Int64Type>(&mut group, &self.seeds)?;
        write_column::<ByteArrayType>(&mut group, &self.names)?;
        for column in &mut self.numbers {
            write_column::<Int32Type>(&mut group, column)?;
            column.clear();
        }
        group.close()?;
        self.seeds.clear();
        self.names.clear();
        Ok(())
    }
}

fn write_column<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    values: &[T::T],
) -> Result<()> {
    let mut column = group.next_column()?.context("the schema has every column")?;
    column.typed::<T>().write_batch(values, None, None)?;
    Ok(column.close()?)
}

impl RowFile for Parquet {
    fn write(&mut self, seed: u64, outcome: &Outcome) -> Result<()> {
        for ((n, seat), bot) in (0..).zip(&outcome.seats).zip(&self.bots) {
            self.seeds.push(seed.cast_signed());
            self.names.push(bot.clone());
            let (rank, n_decisions) = (seat.rank.cast_signed(), seat.n_decisions.cast_signed());
            let row =
                [n, seat.total, rank, n_decisions].into_iter().chain(seat.points.iter().copied());
            self.numbers.iter_mut().zip(row).for_each(|(column, value)| column.push(value));
        }
        if self.seeds.len() >= ROW_GROUP {
            self.write_group()?;
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<()> {
        if !self.seeds.is_empty() {
            self.write_group()?;
        }
        self.writer.close()?;
        Ok(())
    }
}
