//! Exact samplers over bytes. The vectors fix which bytes give which integer: no sampler reads ahead,
//! and every probability is in lowest terms.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::params::Fault;

/// A source of bytes.
pub trait ByteReader {
    fn next_byte(&mut self) -> Result<u8, Fault>;
}

/// A uniform integer 0..n-1, by rejection.
pub fn uniform_below(n: &Int, bytes: &mut dyn ByteReader) -> Result<Int, Fault> {
    let bits = (n - Int::from(1)).bit_length();
    let range = Int::power_of_two(bits);
    loop {
        let read: Result<Vec<u8>, Fault> =
            (0..bits.div_ceil(8)).map(|_| bytes.next_byte()).collect();
        // The bytes come most significant first, and the lowest bits are used.
        let value = Int::from_bytes(&read?).divide(&range).1;
        if value < *n {
            return Ok(value);
        }
    }
}

/// True with probability a/b, 0 <= a/b <= 1. The fraction is reduced first, because its denominator
/// determines how many bytes are read.
fn bernoulli(a: &Int, b: &Int, bytes: &mut dyn ByteReader) -> Result<bool, Fault> {
    let common = a.common_divisor(b);
    let (a, b) = (a.divide_down(&common), b.divide_down(&common));
    Ok(uniform_below(&b, bytes)? < a)
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

/// An integer k >= 0 with probability proportional to e^(-k/scale), scale > 0.
fn geometric(scale: &Rational, bytes: &mut dyn ByteReader) -> Result<Int, Fault> {
    let (t, d) = (scale.numerator(), scale.denominator());
    let mut u = uniform_below(t, bytes)?;
    while !bernoulli_exp(&Rational::new(u.clone(), t.clone()), bytes)? {
        u = uniform_below(t, bytes)?;
    }
    let mut v = 0u64;
    while bernoulli_exp(&Rational::from(1), bytes)? {
        v += 1;
    }
    Ok((u + t * Int::from(v)).divide_down(d))
}

/// An integer k with probability proportional to e^(-|k|/scale), scale > 0.
pub fn discrete_laplace(scale: &Rational, bytes: &mut dyn ByteReader) -> Result<Int, Fault> {
    loop {
        let magnitude = geometric(scale, bytes)?;
        let negative = !uniform_below(&Int::from(2), bytes)?.is_zero();
        // Zero with a minus sign is rejected; otherwise zero would be twice as likely as it should be.
        if negative && magnitude.is_zero() {
            continue;
        }
        return Ok(if negative { -magnitude } else { magnitude });
    }
}

/// An integer k with probability proportional to e^(-k^2/(2 variance)), variance > 0: a discrete
/// Laplace candidate is accepted according to its distance from variance/t.
pub fn discrete_gaussian(variance: &Rational, bytes: &mut dyn ByteReader) -> Result<Int, Fault> {
    let t = Rational::from(variance.floor().square_root() + Int::from(1));
    let middle = variance / &t;
    loop {
        let k = discrete_laplace(&t, bytes)?;
        let size = if k.is_negative() { -&k } else { k.clone() };
        let distance = Rational::from(size) - &middle;
        if bernoulli_exp(
            &(&distance * &distance / (Rational::from(2) * variance)),
            bytes,
        )? {
            return Ok(k);
        }
    }
}

/// How many integer points of so many coordinates have absolute values that add up to at most r. The
/// term for j coordinates that are not 0 is C(sums, j) C(r, j) 2^j.
fn points_within(sums: u64, r: &Int) -> Int {
    let (mut points, mut term) = (Int::from(1), Int::from(1));
    for j in 1..=sums {
        let of_radius = r - Int::from(j - 1);
        term = term * Int::from(2 * (sums - j + 1)) * of_radius;
        term = term.divide_down(&Int::from(j * j));
        points = points + &term;
    }
    points
}

/// An integer r >= 0 with probability proportional to points_within(sums, r)^length * e^(-r/scale):
/// the sum of length * sums + 1 geometric draws, which must pass a trial for each epoch. The j-th trial
/// divides sums! / 2^sums times the number of points by the next `sums` of the factors r + 1, r + 2, ...
/// No trial follows a failure.
pub fn radius(
    length: u64,
    sums: u64,
    scale: &Rational,
    bytes: &mut dyn ByteReader,
) -> Result<Int, Fault> {
    loop {
        let mut r = Int::zero();
        for _ in 0..=length * sums {
            r = r + geometric(scale, bytes)?;
        }
        let points = points_within(sums, &r);
        let mut accepted = true;
        for epoch in 0..length {
            let (mut above, mut below) = (points.clone(), Int::from(1));
            for i in 1..=sums {
                above = above * Int::from(i);
                below = below * Int::from(2) * (&r + Int::from(epoch * sums + i));
            }
            accepted = accepted && bernoulli(&above, &below, bytes)?;
        }
        if accepted {
            return Ok(r);
        }
    }
}

/// Uniform among the points of so many coordinates whose absolute values add up to at most the radius.
pub fn uniform_noise(
    sums: u64,
    radius: &Int,
    bytes: &mut dyn ByteReader,
) -> Result<Vec<Int>, Fault> {
    let range = radius + radius + Int::from(1);
    loop {
        let mut point = Vec::new();
        for _ in 0..sums {
            point.push(uniform_below(&range, bytes)? - radius);
        }
        let sizes = point
            .iter()
            .map(|x| if x.is_negative() { -x } else { x.clone() });
        if sizes.sum::<Int>() <= *radius {
            return Ok(point);
        }
    }
}

/// An index with probability proportional to e^(-rate * cost), rate >= 0.
pub fn choose(costs: &[Int], rate: &Rational, bytes: &mut dyn ByteReader) -> Result<Int, Fault> {
    let least = costs
        .iter()
        .min()
        .ok_or("a choice without candidates".to_string())?;
    loop {
        let i = uniform_below(&Int::from(costs.len()), bytes)?;
        let cost = &costs[i.to_u64().expect("an index") as usize];
        if bernoulli_exp(&(rate * Rational::from(cost - least)), bytes)? {
            return Ok(i);
        }
    }
}

/// What a sampler draws: an integer, or the coordinates of uniform noise.
pub enum Drawn {
    Number(Int),
    Point(Vec<Int>),
}

impl Drawn {
    /// The integers of the draw.
    pub fn numbers(&self) -> &[Int] {
        match self {
            Drawn::Number(number) => std::slice::from_ref(number),
            Drawn::Point(point) => point,
        }
    }
}

/// The samplers, each with its arguments.
pub enum Sampler {
    UniformBelow {
        n: Int,
    },
    BernoulliExp {
        exponent: Rational,
    },
    DiscreteLaplace {
        scale: Rational,
    },
    DiscreteGaussian {
        variance: Rational,
    },
    Radius {
        length: u64,
        sums: u64,
        scale: Rational,
    },
    UniformNoise {
        sums: u64,
        radius: Int,
    },
    Choose {
        costs: Vec<Int>,
        rate: Rational,
    },
}

impl Sampler {
    pub const NAMES: [&'static str; 7] = [
        "uniform_below",
        "bernoulli_exp",
        "discrete_laplace",
        "discrete_gaussian",
        "radius",
        "uniform_noise",
        "choose",
    ];

    pub fn draw(&self, bytes: &mut dyn ByteReader) -> Result<Drawn, Fault> {
        let number = match self {
            Sampler::UniformBelow { n } => uniform_below(n, bytes)?,
            Sampler::BernoulliExp { exponent } => {
                Int::from(u32::from(bernoulli_exp(exponent, bytes)?))
            }
            Sampler::DiscreteLaplace { scale } => discrete_laplace(scale, bytes)?,
            Sampler::DiscreteGaussian { variance } => discrete_gaussian(variance, bytes)?,
            Sampler::Radius {
                length,
                sums,
                scale,
            } => radius(*length, *sums, scale, bytes)?,
            Sampler::UniformNoise { sums, radius } => {
                return uniform_noise(*sums, radius, bytes).map(Drawn::Point);
            }
            Sampler::Choose { costs, rate } => choose(costs, rate, bytes)?,
        };
        Ok(Drawn::Number(number))
    }
}

/// Recorded bytes.
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
