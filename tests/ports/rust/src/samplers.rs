//! Exact samplers over bytes. Which bytes give which integer is part of the specification.

use crate::integer::Int;
use crate::params::Fault;
use crate::rational::Rational;

/// A source of bytes that is never read ahead.
pub trait ByteReader {
    fn next_byte(&mut self) -> Result<u8, Fault>;
}

/// A uniform integer 0..n-1, by rejection.
pub fn below(n: &Int, bytes: &mut dyn ByteReader) -> Result<Int, Fault> {
    let bits = (n - Int::from(1)).bit_length();
    let range = Int::power_of_two(bits);
    loop {
        let read: Result<Vec<u8>, Fault> =
            (0..bits.div_ceil(8)).map(|_| bytes.next_byte()).collect();
        // Bytes come most significant first; the lowest bits are kept.
        let value = Int::from_bytes(&read?).divide(&range).1;
        if value < *n {
            return Ok(value);
        }
    }
}

/// True with probability a/b, 0 <= a/b <= 1. The fraction is reduced first: its denominator
/// decides how many bytes are read.
fn bernoulli(a: &Int, b: &Int, bytes: &mut dyn ByteReader) -> Result<bool, Fault> {
    let common = a.common_divisor(b);
    let (a, b) = (a.divide_down(&common), b.divide_down(&common));
    Ok(below(&b, bytes)? < a)
}

/// True with probability e^-x, x >= 0.
pub fn bernoulli_exp(x: &Rational, bytes: &mut dyn ByteReader) -> Result<bool, Fault> {
    let one = Rational::from(1);
    let mut x = x.clone();
    while x > one {
        if !bernoulli_exp(&one, bytes)? {
            return Ok(false);
        }
        x = x - &one;
    }
    let mut trial = 1u64;
    while bernoulli(x.numerator(), &(x.denominator() * Int::from(trial)), bytes)? {
        trial += 1;
    }
    Ok(trial % 2 == 1)
}

/// An integer k with probability proportional to e^(-|k|/scale), scale > 0.
pub fn discrete_laplace(scale: &Rational, bytes: &mut dyn ByteReader) -> Result<Int, Fault> {
    let (t, d) = (scale.numerator(), scale.denominator());
    let one = Rational::from(1);
    loop {
        let u = below(t, bytes)?;
        if !bernoulli_exp(&Rational::new(u.clone(), t.clone()), bytes)? {
            continue;
        }
        let mut v = 0u64;
        while bernoulli_exp(&one, bytes)? {
            v += 1;
        }
        let magnitude = (u + t * Int::from(v)).divide_down(d);
        let negative = !below(&Int::from(2), bytes)?.is_zero();
        // Zero has one sign only: minus zero is drawn again, all of it.
        if negative && magnitude.is_zero() {
            continue;
        }
        return Ok(if negative { -magnitude } else { magnitude });
    }
}

/// An index with probability proportional to e^(-rate * cost), rate >= 0.
pub fn choose(costs: &[Int], rate: &Rational, bytes: &mut dyn ByteReader) -> Result<Int, Fault> {
    let least = costs
        .iter()
        .min()
        .ok_or("a choice among nothing".to_string())?;
    loop {
        let i = below(&Int::from(costs.len()), bytes)?;
        let cost = &costs[i.to_u64().expect("an index") as usize];
        if bernoulli_exp(&(rate * Rational::from(cost - least)), bytes)? {
            return Ok(i);
        }
    }
}

/// The samplers by name, each with its arguments.
pub enum Sampler {
    UniformBelow { n: Int },
    BernoulliExp { exponent: Rational },
    DiscreteLaplace { scale: Rational },
    Choose { costs: Vec<Int>, rate: Rational },
}

impl Sampler {
    pub const NAMES: [&'static str; 4] = [
        "uniform_below",
        "bernoulli_exp",
        "discrete_laplace",
        "choose",
    ];

    pub fn draw(&self, bytes: &mut dyn ByteReader) -> Result<Int, Fault> {
        match self {
            Sampler::UniformBelow { n } => below(n, bytes),
            Sampler::BernoulliExp { exponent } => {
                Ok(Int::from(u32::from(bernoulli_exp(exponent, bytes)?)))
            }
            Sampler::DiscreteLaplace { scale } => discrete_laplace(scale, bytes),
            Sampler::Choose { costs, rate } => choose(costs, rate, bytes),
        }
    }
}

/// Bytes that were written down.
pub struct ByteTape {
    bytes: Vec<u8>,
    pub consumed: usize,
}

impl ByteTape {
    pub fn from_hexadecimal(text: &str) -> Option<ByteTape> {
        let digits: Option<Vec<u8>> = text
            .chars()
            .map(|digit| digit.to_digit(16).map(|value| value as u8))
            .collect();
        let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
        let bytes = digits
            .chunks(2)
            .map(|pair| pair[0] << 4 | pair[1])
            .collect();
        Some(ByteTape { bytes, consumed: 0 })
    }
}

impl ByteReader for ByteTape {
    fn next_byte(&mut self) -> Result<u8, Fault> {
        let byte = self.bytes.get(self.consumed).copied();
        self.consumed += 1;
        byte.ok_or("the tape has no more bytes".to_string().into())
    }
}
