//! How unequal weights and noise distort a stratum's mean.

use crate::arithmetic::integer::Int;
use crate::ledger::accounting::BUDGET;
use crate::params::Params;
use crate::policy::fixed_point::{over_one, ratio, square_of};
use crate::policy::line::uninformative;
use crate::policy::strata::PART;

/// Weights are rounded down to this many bits before they are multiplied.
const WEIGHT_BITS: u64 = 20;

/// Standard deviations of noise count at most 2 to this power, in budget units.
const LARGEST_NOISE_BITS: u64 = 80;

/// And relative to the weights at most this many units of 1/ONE.
const LARGEST_ERROR: i64 = 1 << 50;

/// How the weights of a stratum's blocks compare with what the blocks are worth.
#[derive(Clone, Debug)]
pub struct Design {
    /// The mean place, by weight and by worth.
    pub seen_at: Int,
    pub wanted_at: Int,
    /// The sum of s^2 / size, where s is a block's part of the worth.
    pub own: Int,
    /// The sums of (a - s)^2 / size and (a - s)^2, where a is the block's part of the weight.
    pub samples: Int,
    pub users: Int,
}

impl Design {
    /// How far unequal weights move the mean place.
    pub fn shift(&self) -> Int {
        (&self.seen_at - &self.wanted_at).absolute()
    }

    /// The variance that unequal weights cause, given those of a sample and of users about the line.
    pub fn distortion(&self, variance: &Int, scatter: &Int) -> Int {
        over_one(&(variance * &self.samples + scatter * &self.users))
    }
}

/// The design of blocks with these weights per sample.
pub fn design_of(weights: &[Int], sizes: &[Int], worths: &[Int], places: &[Int]) -> Design {
    let contents: Vec<Int> = coarse(weights)
        .iter()
        .zip(sizes)
        .map(|(weight, size)| weight * size)
        .collect();
    let wanted_at = match worths.iter().sum::<Int>().is_zero() {
        true => Int::zero(),
        false => mean_place(worths, places),
    };
    let seen_at = match contents.iter().sum::<Int>().is_zero() {
        true => wanted_at.clone(),
        false => mean_place(&contents, places),
    };
    let (mut own, mut samples, mut users) = (Int::zero(), Int::zero(), Int::zero());
    let pairs = parts(&contents).into_iter().zip(parts(worths));
    for ((part, wish), size) in pairs.zip(sizes) {
        let square = (part - &wish).square();
        own = own + wish.square().divide_down(size);
        samples = samples + square.divide_down(size);
        users = users + square;
    }
    Design {
        seen_at,
        wanted_at,
        own,
        samples,
        users,
    }
}

/// The weights, divided by a power of two: the largest has at most WEIGHT_BITS bits.
fn coarse(weights: &[Int]) -> Vec<Int> {
    let bits = weights.iter().max().map_or(0, Int::bit_length);
    let shift = bits.saturating_sub(WEIGHT_BITS);
    weights
        .iter()
        .map(|weight| weight.shift_right(shift))
        .collect()
}

/// Each number's part of their sum, in units of 1/PART.
fn parts(numbers: &[Int]) -> Vec<Int> {
    let total = numbers.iter().sum::<Int>().max(Int::from(1));
    let numbers = numbers.iter();
    numbers
        .map(|number| (number * PART).divide_down(&total))
        .collect()
}

/// The mean of the places, each counted as often as its part says.
pub fn mean_place(parts: &[Int], places: &[Int]) -> Int {
    let pairs = parts.iter().zip(places);
    let sum: Int = pairs.map(|(part, place)| part * place).sum();
    sum.divide_down(&parts.iter().sum::<Int>().max(Int::from(1)))
}

/// The variance of the noise of a sum in a series of `length` epochs with `strata` sums each, rounded
/// down.
pub fn noise_variance(params: &Params, length: u64, strata: u64) -> Int {
    let (length, strata) = (Int::from(length), Int::from(strata));
    let sums = length * &strata;
    let scale = Int::from(BUDGET) * params.epsilon.denominator();
    let square = (&sums + 1) * (sums + 2) * scale.square() * 2;
    let divisor = (&strata + 1) * (strata + 2) * params.epsilon.numerator().square();
    square.divide_down(&divisor)
}

/// The standard deviation of that noise, in budget units, rounded down.
pub fn noise_deviation(params: &Params, length: u64, strata: u64) -> Int {
    let deviation = noise_variance(params, length, strata).square_root();
    deviation.min(Int::power_of_two(LARGEST_NOISE_BITS))
}

/// The variance of noise relative to a content: what the sum would be if every sample was 1.
pub fn relative_noise(deviation: &Int, content: &Int) -> Int {
    if content.is_zero() {
        return uninformative();
    }
    square_of(&ratio(deviation, content).min(LARGEST_ERROR.into()))
}
