//! Speaks the port protocol of the conformance vectors: one JSON object per line in, one per line out.

mod accounted;
mod accounted_operations;
mod accounting;
mod accumulated;
mod budget_limit;
mod constants;
mod contributions;
mod dimensions;
mod enclosures;
mod full;
mod integer;
mod json;
mod mechanism;
mod median;
mod natural;
mod number;
mod operations;
mod params;
mod posterior;
mod proposals;
mod protocol;
mod rational;
mod records;
mod replays;
mod request;
mod run;
mod samplers;
mod schedule;
mod sha256;
mod step;
mod tape;
mod tree;
mod weight_caps;

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
