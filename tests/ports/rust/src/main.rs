//! Speaks the port protocol of the conformance vectors: one JSON object per line in, one per line out.

mod arithmetic;
mod constants;
mod dimensions;
mod full;
mod ledger;
mod mechanism;
mod median;
mod params;
mod policy;
mod protocol;
mod run;
mod samplers;
mod step;
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
