//! What the released sums of `ledger` say about the mean and about how much samples and users
//! differ, in fixed point: ONE is a sample's range.

use crate::bookings::{Booking, Epoch};
use crate::clockwork::LEDGER;
use crate::integer::Int;
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

/// The variance of the noise of a sum in a series of `length` of them, with the scale as it is
/// before it is rounded.
pub fn noise_variance(params: &Params, length: u64) -> Int {
    let growth = Int::from(length + 1) * Int::from(length + 2);
    let scale = Int::from(LEDGER) * params.epsilon.denominator();
    let thirds = Int::from(3) * square(params.epsilon.numerator());
    (growth * square(&scale)).divide_down(&thirds)
}

#[derive(Clone, Debug, Default)]
pub struct Belief {
    /// P, F and Q: sums of g, g * mean and g * mean^2 over the epochs.
    precision: Int,
    first: Int,
    second: Int,
    epochs: u64,
    spread: Int,
    /// The sum of the squares of users' shares in the last epoch, in units of 1/ONE.
    common: Int,
    /// How often the bound for a sample's variance was halved; settled once that proved too much.
    halvings: u64,
    settled: bool,
}

/// All that is believed at a time, computed once.
#[derive(Clone, Debug)]
pub struct Outlook {
    pub centre: Int,
    pub doubt: Int,
    pub variance: Int,
    pub spread: Int,
}

impl Outlook {
    /// The standard deviation of a block's sum from size times the centre: of samples, of users,
    /// and of the centre.
    pub fn deviation(&self, size: &Int) -> Int {
        let common = square(&self.spread) + square(&self.doubt);
        (&self.variance * size * one() + common * square(size)).square_root()
    }

    /// The sum of the deviations of blocks, each with its weight.
    fn deviations(&self, bookings: &[&Booking], weight: fn(&Booking) -> &Int) -> Int {
        sum(bookings.iter().copied(), |each| {
            weight(each) * self.deviation(&Int::from(each.size))
        })
    }
}

impl Belief {
    fn total(&self) -> Int {
        Int::from(12) * one() + &self.precision
    }

    fn mean(&self) -> Int {
        (Int::from(6) * square(&one()) + &self.first).divide_down(&self.total())
    }

    pub fn outlook(&self) -> Outlook {
        Outlook {
            centre: self.centre(),
            doubt: self.doubt(),
            variance: self.variance(),
            spread: self.spread.clone(),
        }
    }

    pub fn centre(&self) -> Int {
        self.mean().max(Int::zero()).min(one())
    }

    fn doubt(&self) -> Int {
        let total = self.total();
        let mut variance = one().power(3).divide_down(&total);
        if self.epochs > 1 {
            let mean = self.mean();
            let crossed = Int::from(2) * &mean * &self.first;
            let disagreement = &self.second - crossed + square(&mean) * &self.precision;
            let each = disagreement.divide_down(&Int::from(self.epochs - 1));
            variance = variance.max(each.divide_down(&total));
        }
        let users = square(&self.spread) * &self.common;
        (variance + users.shift_right(ONE_BITS)).square_root()
    }

    /// A bound for the variance of a sample.
    fn variance(&self) -> Int {
        let (centre, middle) = (self.centre(), one().shift_right(1));
        let move_by = Int::from(2) * self.doubt();
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
        let bookings = &epoch.bookings;
        let grid = Int::from(params.grid);
        let content = &grid * sum(bookings, |each| &each.offer.weight * Int::from(each.size));
        if content.is_zero() {
            return;
        }
        let shifted = &epoch.sum + sum(bookings, |each| &each.offer.weight * &each.offer.low);
        let mean = (one() * shifted).divide_down(&content);
        let shift = coarse_shift(bookings.iter().map(|each| &each.offer.weight));
        let power = sum(bookings, |each| {
            square(&each.offer.weight.shift_right(shift)) * Int::from(each.size)
        });
        let overlap = sum(bookings, |each| {
            square(&(each.offer.weight.shift_right(shift) * Int::from(each.size)))
        });
        let sampling = square(&grid) * self.variance() * power.shift_left(2 * shift);
        let noise = noise_variance(params, epoch.series.length);
        let variance = one() * (&noise * one() + sampling);
        let variance = variance.divide_down(&square(&content));
        let bias = match &epoch.overhang {
            Some(overhang) => self.watch(params, epoch, overhang, &content),
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

    /// The mean of all epochs so far may be off by the bias: its variance is that larger.
    fn discount(&mut self, bias: &Int) {
        let whole = one().power(3);
        let share = &whole + &self.precision * square(bias);
        for sum in [&mut self.precision, &mut self.first, &mut self.second] {
            *sum = (&whole * &*sum).divide_down(&share);
        }
    }

    /// Compares the overhang with a sixth of the deviations, which it is for normal blocks: where it
    /// is clearly more than twice that, the intervals are too narrow; where it is less than half, a
    /// sample's variance is halved, but not that of samples that are 0 or 1. Returns how far the
    /// epoch's mean may be off.
    fn watch(&mut self, params: &Params, epoch: &Epoch, overhang: &Int, content: &Int) -> Int {
        let bookings = epoch.bookings.iter();
        let probed: Vec<&Booking> = bookings.filter(|each| each.is_probed()).collect();
        if probed.is_empty() {
            return Int::zero();
        }
        let outlook = self.outlook();
        let own = outlook.deviations(&probed, |each| &each.offer.probe) * Int::from(params.grid);
        let deviations = own.shift_right(ONE_BITS);
        // By two deviations of the noise of twelve overhangs.
        let noise = Int::from(576) * noise_variance(params, epoch.series.probes);
        let is_clear = |excess: Int| excess > Int::zero() && square(&excess) > noise;
        let twelve = Int::from(12) * overhang;
        if is_clear(&twelve - Int::from(4) * &deviations) {
            self.widen(&outlook.variance, &probed);
            let excess = Int::from(6) * overhang - &deviations;
            let inside = clipped_deviations(params.grid, &outlook, epoch);
            let divisor = Int::from(4) * deviations.max(Int::from(1)) * content;
            return (excess * inside).divide_down(&divisor);
        }
        if params.grid > 1 && !self.settled && is_clear(deviations - twelve) {
            self.halvings += 1;
        }
        Int::zero()
    }

    /// Takes a halving back, or else raises the spread.
    fn widen(&mut self, variance: &Int, probed: &[&Booking]) {
        if self.halvings > 0 {
            self.halvings -= 1;
            self.settled = true;
            return;
        }
        let samples = sum(probed.iter().copied(), |each| Int::from(each.size));
        let between = Int::from(4) * variance * one() * Int::from(probed.len());
        let raised = between.divide_down(&samples).square_root();
        self.spread = (Int::from(2) * &self.spread).max(raised).min(one());
    }
}

/// The deviations of the blocks whose intervals were narrower than their range.
fn clipped_deviations(grid: u64, outlook: &Outlook, epoch: &Epoch) -> Int {
    let bookings = epoch.bookings.iter();
    let clipped: Vec<&Booking> = bookings.filter(|each| each.is_clipped(grid)).collect();
    outlook.deviations(&clipped, |each| &each.offer.weight) * Int::from(grid)
}

fn sum<'a>(
    bookings: impl IntoIterator<Item = &'a Booking>,
    value: impl Fn(&Booking) -> Int,
) -> Int {
    bookings
        .into_iter()
        .fold(Int::zero(), |sum, booking| sum + value(booking))
}
