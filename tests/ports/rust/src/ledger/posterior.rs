//! What the released sums of the ledger mechanism say about the mean, its standard error, the
//! variance of a sample, and the standard deviation between users. Fixed point: ONE stands for the
//! whole range of a sample.

use crate::arithmetic::integer::Int;
use crate::ledger::accounting::BUDGET;
use crate::ledger::contributions::{Contribution, Epoch};
use crate::params::Params;

const ONE_BITS: u64 = 40;

/// Weights are rounded down to this many bits before they are squared.
const WEIGHT_BITS: u64 = 20;

pub fn one() -> Int {
    Int::power_of_two(ONE_BITS)
}

fn square(x: &Int) -> Int {
    x * x
}

/// The number of bits by which weights are shifted before they are squared.
pub fn coarse_shift<'a>(weights: impl Iterator<Item = &'a Int>) -> u64 {
    let longest = weights.map(Int::bit_length).max().unwrap_or(0);
    longest.saturating_sub(WEIGHT_BITS)
}

/// The variance of the noise of a sum in a series of `length` sums, with the scale before it is
/// rounded.
pub fn noise_variance(params: &Params, length: u64) -> Int {
    let growth = Int::from(length + 1) * Int::from(length + 2);
    let scale = Int::from(BUDGET) * params.epsilon.denominator();
    let thirds = Int::from(3) * square(params.epsilon.numerator());
    (growth * square(&scale)).divide_down(&thirds)
}

#[derive(Clone, Debug, Default)]
pub struct Posterior {
    /// Sums of g, g * mean and g * mean^2 over the epochs, where g is the inverse of an epoch's
    /// variance.
    precision: Int,
    first: Int,
    second: Int,
    epochs: u64,
    between_user_sd: Int,
    /// The sum of the squares of the users' shares in the last epoch, in units of 1/ONE.
    common: Int,
    /// How often the bound of a sample's variance was halved; settled once a halving was too much.
    halvings: u64,
    settled: bool,
}

/// What the policy reads, computed once.
#[derive(Clone, Debug)]
pub struct Summary {
    pub centre: Int,
    pub standard_error: Int,
    pub variance: Int,
    pub between_user_sd: Int,
}

impl Summary {
    /// The standard deviation of a block's sum around size times the centre: of samples, of users,
    /// and of the centre.
    pub fn deviation(&self, size: &Int) -> Int {
        let common = square(&self.between_user_sd) + square(&self.standard_error);
        (&self.variance * size * one() + common * square(size)).square_root()
    }

    /// The sum of the deviations of blocks, each with its weight.
    fn deviations(&self, blocks: &[&Contribution], weight: fn(&Contribution) -> &Int) -> Int {
        let blocks = blocks.iter().copied();
        let weighted = blocks.map(|each| weight(each) * self.deviation(&Int::from(each.size)));
        weighted.sum()
    }
}

impl Posterior {
    fn total(&self) -> Int {
        Int::from(12) * one() + &self.precision
    }

    fn mean(&self) -> Int {
        (Int::from(6) * square(&one()) + &self.first).divide_down(&self.total())
    }

    pub fn summary(&self) -> Summary {
        Summary {
            centre: self.centre(),
            standard_error: self.standard_error(),
            variance: self.variance(),
            between_user_sd: self.between_user_sd.clone(),
        }
    }

    pub fn centre(&self) -> Int {
        self.mean().max(Int::zero()).min(one())
    }

    fn standard_error(&self) -> Int {
        let total = self.total();
        let mut variance = one().power(3).divide_down(&total);
        if self.epochs > 1 {
            let mean = self.mean();
            let crossed = Int::from(2) * &mean * &self.first;
            let disagreement = &self.second - crossed + square(&mean) * &self.precision;
            let each = disagreement.divide_down(&Int::from(self.epochs - 1));
            // Birge's factor: epochs that disagree more than their variances explain raise the error.
            variance = variance.max(each.divide_down(&total));
        }
        let users = square(&self.between_user_sd) * &self.common;
        (variance + users.shift_right(ONE_BITS)).square_root()
    }

    /// A bound of p (1 - p), where p is the centre shifted by two standard errors towards 1/2.
    fn variance(&self) -> Int {
        let (centre, middle) = (self.centre(), one().shift_right(1));
        let move_by = Int::from(2) * self.standard_error();
        let moved = if centre < middle {
            (&centre + &move_by).min(middle)
        } else {
            (&centre - &move_by).max(middle)
        };
        let least = one().divide_down(&Int::from(100));
        let p = moved.max(least.clone()).min(one() - least);
        let bound = (&p * (one() - &p)).shift_right(ONE_BITS);
        bound.shift_right(self.halvings).max(Int::from(1))
    }

    /// Takes an epoch in.
    pub fn learn(&mut self, params: &Params, epoch: &Epoch) {
        let grid = Int::from(params.grid);
        let total = |value: &dyn Fn(&Int, &Int, &Int) -> Int| -> Int {
            let contributions = epoch.contributions.iter();
            contributions
                .map(|Contribution { size, proposal, .. }| {
                    value(&proposal.weight, &Int::from(*size), &proposal.low)
                })
                .sum()
        };
        let content = &grid * total(&|weight, size, _| weight * size);
        if content.is_zero() {
            return;
        }
        let shifted = &epoch.sum + total(&|weight, _, low| weight * low);
        let mean = (one() * shifted).divide_down(&content);
        let weights = epoch.contributions.iter().map(|each| &each.proposal.weight);
        let shift = coarse_shift(weights);
        let power = total(&|weight, size, _| square(&weight.shift_right(shift)) * size);
        let overlap = total(&|weight, size, _| square(&(weight.shift_right(shift) * size)));
        let sampling = square(&grid) * self.variance() * power.shift_left(2 * shift);
        let noise = noise_variance(params, epoch.series.length);
        let variance = one() * (&noise * one() + sampling);
        let variance = variance.divide_down(&square(&content));
        let bias = match &epoch.excess {
            Some(excess) => self.compare_excess(params, epoch, excess, &content),
            None => Int::zero(),
        };
        let g = one().power(3).divide_down(&variance.max(Int::from(1)));
        self.first = &self.first + &g * &mean;
        self.second = &self.second + &g * square(&mean);
        self.precision = &self.precision + g;
        self.epochs += 1;
        let common = one() * square(&grid) * overlap.shift_left(2 * shift);
        self.common = common.divide_down(&square(&content));
        self.discount(&bias);
    }

    /// The mean of all epochs so far may be off by the bias, which adds its square to the variance.
    fn discount(&mut self, bias: &Int) {
        let whole = one().power(3);
        let share = &whole + &self.precision * square(bias);
        for sum in [&mut self.precision, &mut self.first, &mut self.second] {
            *sum = (&whole * &*sum).divide_down(&share);
        }
    }

    /// Compares the excess with a sixth of the deviations, its expectation for normal blocks. If it
    /// is clearly more than twice that, the intervals are too narrow. If it is clearly less than half
    /// of that, the variance of a sample is halved, except for samples that are 0 or 1. Returns how
    /// far the epoch's mean may be off.
    fn compare_excess(
        &mut self,
        params: &Params,
        epoch: &Epoch,
        excess: &Int,
        content: &Int,
    ) -> Int {
        let contributions = epoch.contributions.iter();
        let queried: Vec<&Contribution> = contributions.filter(|each| each.is_queried()).collect();
        if queried.is_empty() {
            return Int::zero();
        }
        let summary = self.summary();
        let weighted = summary.deviations(&queried, |each| &each.proposal.excess_weight);
        let deviations = (weighted * Int::from(params.grid)).shift_right(ONE_BITS);
        // Clearly: by two standard deviations of the noise, times twelve as the excess is.
        let noise = Int::from(576) * noise_variance(params, epoch.series.excess_queries);
        let is_clear = |difference: Int| difference > Int::zero() && square(&difference) > noise;
        let twelve = Int::from(12) * excess;
        if is_clear(&twelve - Int::from(4) * &deviations) {
            self.widen(&summary.variance, &queried);
            let difference = Int::from(6) * excess - &deviations;
            let inside = clipped_deviations(params.grid, &summary, epoch);
            let divisor = Int::from(4) * deviations.max(Int::from(1)) * content;
            return (difference * inside).divide_down(&divisor);
        }
        if params.grid > 1 && !self.settled && is_clear(deviations - twelve) {
            self.halvings += 1;
        }
        Int::zero()
    }

    /// Takes back a halving of the variance, or else raises the between-user standard deviation.
    fn widen(&mut self, variance: &Int, queried: &[&Contribution]) {
        if self.halvings > 0 {
            self.halvings -= 1;
            self.settled = true;
            return;
        }
        let samples: Int = queried.iter().map(|each| Int::from(each.size)).sum();
        let between = Int::from(4) * variance * one() * Int::from(queried.len());
        let raised = between.divide_down(&samples).square_root();
        let doubled = Int::from(2) * &self.between_user_sd;
        self.between_user_sd = doubled.max(raised).min(one());
    }
}

/// The deviations of the blocks whose intervals were narrower than their range.
fn clipped_deviations(grid: u64, summary: &Summary, epoch: &Epoch) -> Int {
    let contributions = epoch.contributions.iter();
    let clipped: Vec<&Contribution> = contributions.filter(|each| each.is_clipped(grid)).collect();
    summary.deviations(&clipped, |each| &each.proposal.weight) * Int::from(grid)
}
