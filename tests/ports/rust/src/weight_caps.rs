//! How much the blocks of an epoch of `ledger` count, so that no user drowns the others.

use crate::belief::{coarse_shift, noise_variance, one};
use crate::integer::Int;
use crate::params::{Params, Weighting};

const ROUNDS: usize = 16;
const LEVELS: usize = 12;

/// Samples that count in place of others are taken to be off by a 20th of a deviation.
const PRICE: u64 = 20;

/// The pending blocks, and what their weights are judged by.
struct Blocks<'a> {
    sizes: &'a [Int],
    /// The weight that each can pay for.
    most: Vec<Int>,
    /// The variance of the epoch's noise, times ONE.
    noise: Int,
    /// The variance of a sample in grid units, times ONE.
    variance: Int,
    /// The standard deviation of a sample; ONE is the range.
    deviation: Int,
    grid: Int,
    /// In which proportion blocks should count.
    aims: Vec<Int>,
}

/// Sums of weight * size and of weight^2 * size.
struct Moments {
    linear: Int,
    square: Int,
}

/// The largest weight of each block in a series of `length` epochs, given the weights that they can
/// pay for.
pub fn caps(params: &Params, variance: &Int, length: u64, sizes: &[Int], most: &[Int]) -> Vec<Int> {
    let shift = coarse_shift(most.iter());
    let grid = Int::from(params.grid);
    let aims = match params.weighting {
        Weighting::User => vec![Int::from(1); sizes.len()],
        _ => sizes.to_vec(),
    };
    let blocks = Blocks {
        sizes,
        most: most
            .iter()
            .map(|weight| weight.shift_right(shift))
            .collect(),
        noise: noise_variance(params, length).shift_right(2 * shift) * one(),
        variance: variance * &grid * &grid,
        deviation: (variance * one()).square_root(),
        grid,
        aims,
    };
    let mut level = blocks.best_level();
    if params.weighting != Weighting::Precision {
        level = blocks.cheapest_level(level);
    }
    let caps = blocks.caps(&level);
    caps.iter().map(|cap| cap.shift_left(shift)).collect()
}

impl Blocks<'_> {
    /// The largest weights under which samples weigh at most the level on average.
    fn caps(&self, level: &Int) -> Vec<Int> {
        let all = level * sum(self.sizes);
        let whole = sum(&self.aims);
        let pairs = self.aims.iter().zip(self.sizes);
        pairs
            .map(|(aim, size)| (&all * aim).divide_down(&(&whole * size)))
            .collect()
    }

    /// The weights that blocks have if none is above its cap.
    fn weights(&self, caps: Vec<Int>) -> Vec<Int> {
        let pairs = caps.into_iter().zip(&self.most);
        pairs.map(|(cap, most)| cap.min(most.clone())).collect()
    }

    fn moments(&self, weights: &[Int]) -> Moments {
        let (mut linear, mut square) = (Int::zero(), Int::zero());
        for (weight, size) in weights.iter().zip(self.sizes) {
            let content = weight * size;
            square = square + weight * &content;
            linear = linear + content;
        }
        Moments { linear, square }
    }

    /// The variance of the epoch's sum, times ONE.
    fn variance_of_sum(&self, moments: &Moments) -> Int {
        &self.noise + &self.variance * &moments.square
    }

    /// The level at which the variance of the epoch's mean is least.
    fn best_level(&self) -> Int {
        let mut level = self.most.iter().max().cloned().unwrap_or(Int::zero());
        for _ in 0..ROUNDS {
            let moments = self.moments(&self.weights(vec![level; self.most.len()]));
            let divisor = at_least_one(&self.variance * &moments.linear);
            level = at_least_one(self.variance_of_sum(&moments).divide_down(&divisor));
        }
        level
    }

    /// Of levels that are as cheap the highest.
    fn cheapest_level(&self, highest: Int) -> Int {
        let (mut best, mut least) = (highest.clone(), self.price(&highest));
        let mut level = highest;
        for _ in 1..LEVELS {
            level = at_least_one((Int::from(3) * level).divide_down(&Int::from(4)));
            let price = self.price(&level);
            if price < least {
                (best, least) = (level.clone(), price);
            }
        }
        best
    }

    /// The error to be expected: the deviation, and a share of what counts in place of others.
    fn price(&self, level: &Int) -> Int {
        let weights = self.weights(self.caps(level));
        let moments = self.moments(&weights);
        let linear = &moments.linear;
        let error = (one() * self.variance_of_sum(&moments)).square_root();
        let divisor = Int::from(PRICE) * at_least_one(sum(&self.aims) * linear);
        let shifted = (&self.deviation * self.lost(&weights, linear)).divide_down(&divisor);
        error.divide_down(&at_least_one(&self.grid * linear)) + shifted
    }

    /// By how much blocks count less than they should; all together count linear times all aims.
    fn lost(&self, weights: &[Int], linear: &Int) -> Int {
        let whole = sum(&self.aims);
        let blocks = self.aims.iter().zip(weights).zip(self.sizes);
        blocks.fold(Int::zero(), |lost, ((aim, weight), size)| {
            let missing = aim * linear - weight * size * &whole;
            lost + missing.max(Int::zero())
        })
    }
}

fn at_least_one(value: Int) -> Int {
    value.max(Int::from(1))
}

fn sum(values: &[Int]) -> Int {
    values.iter().fold(Int::zero(), |sum, value| sum + value)
}
