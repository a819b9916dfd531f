//! Many runs, or many draws, in one hash. SplitMix64 generates the inputs; it is not a source of
//! private noise.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::constants::Constants;
use crate::mechanism::Mechanism;
use crate::params::{Fault, Params};
use crate::protocol::json::Json;
use crate::protocol::replays::outcome_to_json;
use crate::protocol::sha256::Hash;
use crate::protocol::tape::{Source, Tape};
use crate::run::Run;
use crate::samplers::{ByteReader, Sampler};
use std::rc::Rc;

struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    fn new(state: u64) -> SplitMix64 {
        SplitMix64 { state }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = self.state;
        let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
}

/// The state at which the generators of stream or draw number i start.
fn start(i: u64) -> u64 {
    i << 32
}

/// The noise and the choices of a stream.
struct GeneratedTape {
    start: u64,
}

impl Source for GeneratedTape {
    fn noise(&self, counter: usize, node: u64) -> Int {
        let address = ((counter as u64) << 16).wrapping_add(node);
        let state = self.start.wrapping_add(1 << 31).wrapping_add(address);
        Int::from(SplitMix64::new(state).below(2001)) - Int::from(1000)
    }

    fn choice(&self, level: usize, bins: usize) -> Option<usize> {
        let state = self
            .start
            .wrapping_add((1 << 31) + (1 << 30) + level as u64);
        Some(SplitMix64::new(state).below(bins as u64) as usize)
    }
}

/// The hash of the outcomes of the first `count` streams.
pub fn hash_of_streams(mechanism: Mechanism, sets: &[Params], count: u64) -> Result<String, Fault> {
    let sets: Vec<Rc<Constants>> = sets
        .iter()
        .map(|params| Rc::new(Constants::new(mechanism, params)))
        .collect();
    let mut hash = Hash::new();
    for i in 0..count {
        let mut line = String::new();
        outcomes(&sets, i)?.write(&mut line);
        line.push('\n');
        hash.update(line.as_bytes());
    }
    Ok(hash.hexadecimal())
}

/// The outcomes of stream number i.
fn outcomes(sets: &[Rc<Constants>], i: u64) -> Result<Json, Fault> {
    let mut generator = SplitMix64::new(start(i));
    let constants = &sets[generator.below(sets.len() as u64) as usize];
    let events = generator.below(13);
    let mut run = Run::new(
        Rc::clone(constants),
        Tape::new(GeneratedTape { start: start(i) }),
    );
    let mut user = 0;
    let mut outcomes = Vec::new();
    for event in 0..events {
        if event == 0 || generator.below(4) == 0 {
            user = generator.below(constants.params.max_users + 1);
        }
        let bad = generator.below(32) == 0;
        let above = generator.below(97) as i64 - 24;
        let sample = if bad {
            "nan".to_string()
        } else {
            format!("{above}/48")
        };
        let outcome = run.event(&Json::text(format!("u{user}")), &Json::Text(sample));
        outcomes.push(outcome_to_json(outcome.map(|step| step.to_json()))?);
    }
    Ok(Json::List(outcomes))
}

/// An endless stream of bytes: eight of each output, the most significant first.
struct GeneratedBytes {
    generator: SplitMix64,
    buffered: std::vec::IntoIter<u8>,
    consumed: u64,
}

impl ByteReader for GeneratedBytes {
    fn next_byte(&mut self) -> Result<u8, Fault> {
        self.consumed += 1;
        loop {
            if let Some(byte) = self.buffered.next() {
                return Ok(byte);
            }
            self.buffered = self.generator.next().to_be_bytes().to_vec().into_iter();
        }
    }
}

fn sampler(name: &str, arguments: &mut SplitMix64) -> Result<Sampler, Fault> {
    fn fraction(above: u64, below: u64) -> Rational {
        Rational::new(Int::from(above), Int::from(below))
    }
    Ok(match name {
        "uniform_below" => {
            let word = arguments.next();
            let shift = arguments.below(64);
            Sampler::UniformBelow {
                n: Int::from(word >> shift) + Int::from(1),
            }
        }
        "bernoulli_exp" => {
            let above = arguments.below(200);
            Sampler::BernoulliExp {
                exponent: fraction(above, 1 + arguments.below(30)),
            }
        }
        "discrete_laplace" => {
            let above = 1 + arguments.below(1000);
            Sampler::DiscreteLaplace {
                scale: fraction(above, 1 + arguments.below(60)),
            }
        }
        "discrete_gaussian" => {
            let above = 1 + arguments.below(100_000);
            Sampler::DiscreteGaussian {
                variance: fraction(above, 1 + arguments.below(60)),
            }
        }
        "radius" => {
            let length = 1 + arguments.below(4);
            let sums = 1 + arguments.below(3);
            let above = 1000 + arguments.below(9000);
            Sampler::Radius {
                length,
                sums,
                scale: fraction(above, 1 + arguments.below(10)),
            }
        }
        "uniform_noise" => {
            let sums = 1 + arguments.below(3);
            let word = arguments.next();
            let shift = 1 + arguments.below(63);
            Sampler::UniformNoise {
                sums,
                radius: Int::from(word >> shift),
            }
        }
        "choose" => {
            let length = 1 + arguments.below(6);
            let costs = (0..length)
                .map(|_| Int::from(arguments.below(20)))
                .collect();
            let above = arguments.below(20);
            Sampler::Choose {
                costs,
                rate: fraction(above, 1 + arguments.below(10)),
            }
        }
        other => return Err(format!("unknown sampler: {other:?}").into()),
    })
}

/// The hash of the first `count` draws of a sampler.
pub fn hash_of_draws(name: &str, count: u64) -> Result<String, Fault> {
    let mut hash = Hash::new();
    for i in 0..count {
        let sampler = sampler(name, &mut SplitMix64::new(start(i).wrapping_add(1 << 30)))?;
        let mut bytes = GeneratedBytes {
            generator: SplitMix64::new(start(i)),
            buffered: Vec::new().into_iter(),
            consumed: 0,
        };
        let result = sampler.draw(&mut bytes)?;
        for number in result.numbers() {
            hash.update(format!("{number} ").as_bytes());
        }
        hash.update(format!("{}\n", bytes.consumed).as_bytes());
    }
    Ok(hash.hexadecimal())
}
