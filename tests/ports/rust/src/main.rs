//! A port that speaks the protocol of the vectors: JSON Lines in, JSON Lines out.

mod belief;
mod bookings;
mod clockwork;
mod composition;
mod constants;
mod course;
mod enclosure;
mod full;
mod generated;
mod integer;
mod json;
mod kept;
mod ledger;
mod ledger_operations;
mod levels;
mod mechanism;
mod median;
mod natural;
mod number;
mod offers;
mod operations;
mod params;
mod protocol;
mod rational;
mod replays;
mod request;
mod run;
mod samplers;
mod sha256;
mod step;
mod tape;
mod tree;

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let mut reply = String::new();
        protocol::reply(&line?).write(&mut reply);
        reply.push('\n');
        output.write_all(reply.as_bytes())?;
        output.flush()?;
    }
    Ok(())
}
