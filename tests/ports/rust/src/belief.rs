//! What the released sums of `ledger` say about the mean, in fixed point: ONE is a sample's range.

use crate::clockwork::LEDGER;
use crate::integer::Int;
use crate::offers::{Booking, Epoch};
use crate::params::Params;

const ONE_BITS: u64 = 40;
const WEIGHT_BITS: u64 = 20;

pub fn one() -> Int {
    Int::power_of_two(ONE_BITS)
}

fn square(x: &Int) -> Int {
    x * x
}

/// By how many bits weights are shifted before they are squared.
pub fn coarse_shift<'a>(weights: impl Iterator<Item = &'a Int>) -> u64 {
    let longest = weights.map(Int::bit_length).max().unwrap_or(0);
    longest.saturating_sub(WEIGHT_BITS)
}

/// The variance of an epoch's noise, with the scale as it is before it is rounded.
pub fn noise_variance(params: &Params) -> Int {
    let scale = Int::from(LEDGER) * params.epsilon.denominator();
    (Int::from(2) * square(&scale)).divide_down(&square(params.epsilon.numerator()))
}

#[derive(Clone, Debug, Default)]
pub struct Belief {
    /// P, F and Q: sums of g, g * mean and g * mean^2 over the epochs.
    precision: Int,
    first: Int,
    second: Int,
    epochs: u64,
    pub spread: Int,
    /// The overhang since the spread was raised, the most it could be, and from how many epochs.
    cut: Int,
    measured: Int,
    rounds: u64,
}

impl Belief {
    fn total(&self) -> Int {
        Int::from(12) * one() + &self.precision
    }

    fn mean(&self) -> Int {
        (Int::from(6) * square(&one()) + &self.first).divide_down(&self.total())
    }

    pub fn centre(&self) -> Int {
        self.mean().max(Int::zero()).min(one())
    }

    pub fn doubt(&self) -> Int {
        let total = self.total();
        let mut variance = one().power(3).divide_down(&total);
        if self.epochs > 1 {
            let mean = self.mean();
            let crossed = Int::from(2) * &mean * &self.first;
            let disagreement = &self.second - crossed + square(&mean) * &self.precision;
            let each = disagreement.divide_down(&Int::from(self.epochs - 1));
            variance = variance.max(each.divide_down(&total));
        }
        variance.square_root()
    }

    /// A bound for the variance of a sample.
    pub fn variance(&self) -> Int {
        let (centre, middle) = (self.centre(), one().shift_right(1));
        let move_by = Int::from(2) * self.doubt();
        let moved = if centre < middle {
            (&centre + &move_by).min(middle)
        } else {
            (&centre - &move_by).max(middle)
        };
        let least = one().divide_down(&Int::from(100));
        let p = moved.max(least.clone()).min(one() - least);
        (&p * (one() - &p)).shift_right(ONE_BITS)
    }

    /// Takes an epoch in.
    pub fn learn(&mut self, params: &Params, epoch: &Epoch) {
        let bookings = &epoch.bookings;
        let grid = Int::from(params.grid);
        let content = &grid * sum(bookings, |each| &each.weight * Int::from(each.size));
        if content.is_zero() {
            return;
        }
        let shifted = &epoch.sum + sum(bookings, |each| &each.weight * &each.low);
        let mean = (one() * shifted).divide_down(&content);
        let shift = coarse_shift(bookings.iter().map(|each| &each.weight));
        let power = sum(bookings, |each| {
            square(&each.weight.shift_right(shift)) * Int::from(each.size)
        });
        let sampling = square(&grid) * self.variance() * power.shift_left(2 * shift);
        let variance = one() * (noise_variance(params) * one() + sampling);
        let variance = variance.divide_down(&square(&content));
        let bias = self.watch(params, epoch, &content);
        let variance = (variance + square(&bias)).max(Int::from(1));
        let g = one().power(3).divide_down(&variance);
        self.first = &self.first + &g * &mean;
        self.second = &self.second + &g * square(&mean);
        self.precision = &self.precision + g;
        self.epochs += 1;
    }

    /// Raises the spread where the overhang stands out; returns how far the mean may then be off.
    fn watch(&mut self, params: &Params, epoch: &Epoch, content: &Int) -> Int {
        let probed: Vec<&Booking> = epoch
            .bookings
            .iter()
            .filter(|each| each.is_probed())
            .collect();
        if probed.is_empty() {
            return Int::zero();
        }
        self.cut = &self.cut + &epoch.overhang;
        let most = sum(probed.iter().copied(), |each| &each.probe * &each.margin);
        self.measured = &self.measured + most;
        self.rounds += 1;
        let excess = Int::from(20) * &self.cut - &self.measured;
        let noise = Int::from(1600 * self.rounds) * noise_variance(params);
        if excess <= Int::zero() || square(&excess) <= noise {
            return Int::zero();
        }
        let samples = sum(probed.iter().copied(), |each| Int::from(each.size));
        let between = Int::from(9) * self.variance() * one() * Int::from(probed.len());
        let raised = between.divide_down(&samples).square_root();
        let inside = sum(probed.iter().copied(), |each| &each.weight * each.width());
        let bias = (one() * &self.cut * inside).divide_down(&(&self.measured * content));
        self.spread = (Int::from(2) * &self.spread).max(raised).min(one());
        self.cut = Int::zero();
        self.measured = Int::zero();
        self.rounds = 0;
        bias
    }
}

fn sum<'a>(
    bookings: impl IntoIterator<Item = &'a Booking>,
    value: impl Fn(&Booking) -> Int,
) -> Int {
    bookings
        .into_iter()
        .fold(Int::zero(), |sum, booking| sum + value(booking))
}
