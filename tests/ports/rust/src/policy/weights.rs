//! Weights: how much each block of a stratum counts. The level up to which blocks have proportional
//! weights balances errors on public numbers.

use crate::arithmetic::integer::Int;
use crate::policy::design::{design_of, relative_noise};
use crate::policy::fixed_point::{root_of, ONE};

/// How many levels are compared: the largest, each three quarters of the one before, and at last the
/// smallest.
const CANDIDATES: usize = 16;

/// The slope is expected to be at least a fiftieth of a sample's standard deviation.
const LEAST_SLOPE: i64 = 50;

/// The blocks of a stratum, and what their weights depend on.
#[derive(Clone, Debug)]
pub struct Stratum {
    /// The largest weight that each block can pay for.
    pub most: Vec<Int>,
    pub sizes: Vec<Int>,
    pub worths: Vec<Int>,
    pub places: Vec<Int>,
    /// Of a level, for weights in proportion to what samples are worth.
    pub divisors: Vec<Int>,
    /// The standard deviation of the noise, in budget units.
    pub noise: Int,
    pub grid: Int,
    /// Of a sample.
    pub variance: Int,
    /// The variance of users about the line.
    pub scatter: Int,
    /// The expected standard deviation of the line's slope.
    pub slope: Int,
}

impl Stratum {
    /// The weights of the level with the least expected error; the first of equally good ones.
    pub fn weights(&self) -> Vec<Int> {
        let candidates = self.levels().into_iter();
        let candidates = candidates.map(|level| self.weights_at(&level));
        let best = candidates.min_by_key(|weights| self.expected_error(weights));
        best.expect("a level")
    }

    /// The weights at a level.
    fn weights_at(&self, level: &Int) -> Vec<Int> {
        let pairs = self.most.iter().zip(&self.divisors);
        pairs
            .map(|(most, divisor)| level.divide_down(divisor).min(most.clone()))
            .collect()
    }

    /// The expected error of the stratum's mean: the standard deviation that noise and unequal weights
    /// cause, plus half the bias that the expected slope causes where the mean place shifts.
    fn expected_error(&self, weights: &[Int]) -> Int {
        let pairs = weights.iter().zip(&self.sizes);
        let content = pairs.map(|(weight, size)| weight * size).sum::<Int>() * &self.grid;
        let design = design_of(weights, &self.sizes, &self.worths, &self.places);
        let noise = relative_noise(&self.noise, &content);
        let deviation = root_of(&(noise + design.distortion(&self.variance, &self.scatter)));
        let least = (&self.variance * ONE).square_root().divide_by(LEAST_SLOPE);
        let slope = self.slope.clone().max(least);
        deviation + (slope * design.shift()).divide_by(2 * ONE)
    }

    /// The levels to compare, highest first; with the smallest all weights are proportional.
    fn levels(&self) -> Vec<Int> {
        let pairs = self.most.iter().zip(&self.divisors);
        let reach: Vec<Int> = pairs.map(|(most, divisor)| most * divisor).collect();
        let mut level = reach.iter().max().expect("a block").clone();
        let mut levels = Vec::new();
        for _ in 1..CANDIDATES {
            let next = (&level * 3).divide_by(4);
            levels.push(std::mem::replace(&mut level, next));
        }
        levels.push(reach.iter().min().expect("a block").clone());
        levels
    }
}
