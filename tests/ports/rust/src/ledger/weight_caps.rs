//! The largest weights of the blocks of an epoch. Users with large budgets can afford large weights
//! per sample; caps limit each user's weight, so that the epoch's mean is not the mean of a few
//! users.

use crate::arithmetic::integer::Int;
use crate::ledger::posterior::{coarse_shift, noise_variance, one};
use crate::params::{Params, Weighting};

/// How often the target of least variance is refined.
const REFINEMENTS: usize = 16;

/// How many targets are tried, each three quarters of the one before.
const CANDIDATES: usize = 12;

/// Samples that take the place of others are assumed to be biased by a 20th of a standard deviation.
const BIAS_DIVISOR: u64 = 20;

/// The blocks of an epoch, and what their weights are judged by.
struct Blocks<'a> {
    sizes: &'a [Int],
    /// The weight that each can afford.
    most: Vec<Int>,
    /// The variance of the epoch's noise, times ONE.
    noise: Int,
    /// The variance of a sample in grid units, times ONE.
    variance: Int,
    /// The standard deviation of a sample; ONE is the range.
    deviation: Int,
    grid: Int,
    /// The proportions in which blocks should count.
    aims: Vec<Int>,
}

/// Sums of weight * size and of weight^2 * size.
struct Moments {
    linear: Int,
    square: Int,
}

/// The cap of each block in a series of `length` epochs, given the weights that they can afford.
pub fn weight_caps(
    params: &Params,
    variance: &Int,
    length: u64,
    sizes: &[Int],
    most: &[Int],
) -> Vec<Int> {
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
    let mut target = blocks.best_target();
    if params.weighting != Weighting::Precision {
        target = blocks.least_error(target);
    }
    let caps = blocks.caps(&target);
    caps.iter().map(|cap| cap.shift_left(shift)).collect()
}

impl Blocks<'_> {
    /// The caps under which a sample weighs at most the target on average.
    fn caps(&self, target: &Int) -> Vec<Int> {
        let all = target * self.sizes.iter().sum::<Int>();
        let total = self.total();
        let pairs = self.aims.iter().zip(self.sizes);
        pairs
            .map(|(aim, size)| (&all * aim).divide_down(&(&total * size)))
            .collect()
    }

    /// The sum of the aims.
    fn total(&self) -> Int {
        self.aims.iter().sum()
    }

    /// The weights that blocks have under their caps.
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

    /// The target at which the variance of the epoch's mean is least.
    fn best_target(&self) -> Int {
        let mut target = self.most.iter().max().cloned().unwrap_or(Int::zero());
        for _ in 0..REFINEMENTS {
            let moments = self.moments(&self.weights(vec![target; self.most.len()]));
            let divisor = at_least_one(&self.variance * &moments.linear);
            target = at_least_one(self.variance_of_sum(&moments).divide_down(&divisor));
        }
        target
    }

    /// The target of least expected error, from the highest down; of equally good ones the highest.
    fn least_error(&self, highest: Int) -> Int {
        let (mut best, mut least) = (highest.clone(), self.expected_error(&highest));
        let mut target = highest;
        for _ in 1..CANDIDATES {
            target = at_least_one((Int::from(3) * target).divide_down(&Int::from(4)));
            let error = self.expected_error(&target);
            if error < least {
                (best, least) = (target.clone(), error);
            }
        }
        best
    }

    /// The standard deviation, and the bias of the samples that count in place of others.
    fn expected_error(&self, target: &Int) -> Int {
        let weights = self.weights(self.caps(target));
        let moments = self.moments(&weights);
        let linear = &moments.linear;
        let error = (one() * self.variance_of_sum(&moments)).square_root();
        let divisor = Int::from(BIAS_DIVISOR) * at_least_one(self.total() * linear);
        let bias = (&self.deviation * self.lost(&weights, linear)).divide_down(&divisor);
        error.divide_down(&at_least_one(&self.grid * linear)) + bias
    }

    /// By how much blocks count less than they should, out of linear times the sum of the aims.
    fn lost(&self, weights: &[Int], linear: &Int) -> Int {
        let total = self.total();
        let blocks = self.aims.iter().zip(weights).zip(self.sizes);
        let missing = blocks.map(|((aim, weight), size)| aim * linear - weight * size * &total);
        missing.map(|missing| missing.max(Int::zero())).sum()
    }
}

fn at_least_one(value: Int) -> Int {
    value.max(Int::from(1))
}
