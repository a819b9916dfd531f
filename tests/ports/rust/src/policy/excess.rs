//! What the excesses show: whether users scatter about the line, and what intervals have cut off.

use crate::arithmetic::integer::Int;
use crate::ledger::contributions::{Contribution, Epoch, Proposal};
use crate::params::Params;
use crate::policy::design::noise_deviation;
use crate::policy::fixed_point::{clamp, over_one, part, ratio, root_of, square_of, BIT, ONE};
use crate::policy::mixture::Level;

/// A quarter of what is due may come from blocks that are not normal.
const TOLERANCE: i64 = BIT / 4;

/// The excess grows by 13/5 of what is due when deviations double.
const GROWTH: (i64, i64) = (5, 13);

/// Levels count as off by at most this many standard deviations, in units of 1/ONE.
const LARGEST_SHIFT: i64 = 64 * ONE;

/// More growth than that counts as this much.
const LARGEST_GROWTH: i64 = 1 << 40;

/// Where no excess was asked, at most one user in this many is assumed to lie far outside.
const UNSEEN: i64 = 20;

/// The mean excess of blocks of up to this many samples is computed exactly.
const FEW: i64 = 32;

/// A block of a closed epoch.
#[derive(Clone, Debug)]
pub struct Block<'a> {
    pub size: Int,
    /// As carried out.
    pub proposal: &'a Proposal,
    /// Of the user, on the line.
    pub place: Int,
    /// What the block counts in the estimate.
    pub worth: Int,
}

impl Block<'_> {
    pub fn new(contribution: &Contribution, place: Int, worth: Int) -> Block<'_> {
        Block {
            size: contribution.size.into(),
            proposal: &contribution.proposal,
            place,
            worth,
        }
    }

    /// Whether the epoch's excess contains this block.
    pub fn is_queried(&self) -> bool {
        self.proposal.excess_weight.is_positive() && self.proposal.saturation.is_positive()
    }

    /// The most that the interval can cut off from the block's sum, in grid units.
    pub fn room(&self, grid: &Int) -> Int {
        let above = &self.size * grid - &self.proposal.high;
        above.max(self.proposal.low.clone()).max(Int::zero())
    }

    /// Six times a bound below the mean excess of independent samples that are 0 or 1, in grid units
    /// times ONE, also where the level is off by two standard deviations. Nothing is known of other
    /// samples.
    fn least(&self, grid: u64, level: &Level) -> Int {
        if grid > 1 {
            return Int::zero();
        }
        let off = &level.error * 2;
        if self.size <= Int::from(FEW) {
            let six = self.binomial_excess(&level.mean, &off) * 6;
            return six.max(Int::zero());
        }
        let least = self.normal_excess(&level.mean, &off).divide_by(200);
        least.max(Int::zero())
    }

    /// The mean of what a binomial sum with this mean lies outside the inner interval, at least where
    /// the mean is off by as much: its tangent there.
    fn binomial_excess(&self, mean: &Int, off: &Int) -> Int {
        let zero = Int::from(ONE) - mean;
        let power = |base: &Int, times: i64| (0..times).fold(Int::from(1), |made, _| made * base);
        let (inner_low, inner_high) = (&self.proposal.inner_low, &self.proposal.inner_high);
        let size = self.size.to_u64().expect("a small block") as i64;
        let (mut excess, mut ways) = (Int::zero(), Int::from(1));
        for ones in 0..=size {
            let away = (inner_low - ones).max(Int::from(ones) - inner_high);
            let chance = power(mean, ones) * power(&zero, size - ones);
            excess = excess + away.max(Int::zero()) * &ways * chance;
            ways = (ways * (size - ones)).divide_by(ones + 1);
        }
        let (mut slope, mut ways) = (Int::zero(), Int::from(1));
        for ones in 0..size {
            let chance = &ways * (power(mean, ones) * power(&zero, size - 1 - ones));
            if Int::from(ones) >= *inner_high {
                slope = slope + &chance;
            }
            if Int::from(ones) < *inner_low {
                slope = slope - &chance;
            }
            ways = (ways * (size - 1 - ones)).divide_by(ones + 1);
        }
        let lost = slope.absolute() * size * off;
        (excess - lost).divide_down(&power(&Int::from(ONE), size - 1))
    }

    /// At most 1200 times the same, for large blocks; a side where the range ends before the excess
    /// begins counts nothing.
    fn normal_excess(&self, mean: &Int, off: &Int) -> Int {
        let middle = &self.size * mean;
        let spread = (&middle * (Int::from(ONE) - mean)).square_root();
        let (inner_low, inner_high) = (&self.proposal.inner_low, &self.proposal.inner_high);
        let mut sides = Vec::new();
        if inner_low.is_positive() {
            sides.push(beyond(&spread, &(&middle - inner_low * ONE)));
        }
        if *inner_high < self.size {
            sides.push(beyond(&spread, &(inner_high * ONE - &middle)));
        }
        let slope = [0, 240, 120][sides.len()];
        sides.iter().sum::<Int>() - &self.size * off * slope
    }
}

/// At most 1200 times the mean of max(0, X - away) for a centred binomial X of standard deviation
/// `spread`: two lines under the tangents of a normal law, and less what integers take from it.
fn beyond(spread: &Int, away: &Int) -> Int {
    let near = spread * 289 - away * 190;
    let line = near.max(spread * 155 - away * 80);
    let lattice = Int::from(ONE) * ONE * 36;
    (line - lattice.divide_down(&spread.clone().max(Int::from(1)))).max(Int::zero())
}

/// An excess, and what it is compared with, in budget units.
#[derive(Clone, Debug)]
pub struct Query {
    /// As released.
    pub excess: Int,
    /// Six times what normal blocks give: their standard deviations.
    pub due: Int,
    /// Six times what they give at least, if users do not scatter.
    pub least: Int,
    /// The standard deviation of the excess's noise.
    pub noise: Int,
    /// The mean standard deviation per sample, in units of 1/ONE.
    pub per_sample: Int,
    /// What the excess would be if every block was far outside.
    pub saturated: Int,
}

impl Query {
    /// The epoch's excess query, or None if there was none; levels, scatter: as known before the epoch.
    pub fn new(
        params: &Params,
        epoch: &Epoch,
        blocks: &[Block],
        levels: &[Level],
        scatter: &Int,
    ) -> Option<Query> {
        let excess = epoch.excess.clone()?;
        let pairs = blocks.iter().zip(levels);
        let queried: Vec<_> = pairs.filter(|(block, _)| block.is_queried()).collect();
        if queried.is_empty() {
            return None;
        }
        let total = |value: &dyn Fn(&Block, &Level) -> Int| -> Int {
            let values = queried
                .iter()
                .map(|(block, level)| &block.proposal.excess_weight * value(block, level));
            values.sum()
        };
        let grid = Int::from(params.grid);
        let due = over_one(&(total(&|block, level| level.deviation(&block.size, scatter)) * &grid));
        let least = total(&|block, level| block.least(params.grid, level));
        let content = grid * total(&|block, _| block.size.clone());
        Some(Query {
            excess,
            least: over_one(&least),
            noise: noise_deviation(params, epoch.series.excess_queries, 1),
            per_sample: ratio(&due, &content),
            due,
            saturated: total(&|block, _| block.proposal.saturation.clone()),
        })
    }

    /// The same query if the levels were off by this much, in units of 1/ONE. If a normal block is off
    /// by s standard deviations, its excess is about s^2 / 4 of them larger, and s - 1 of them from s = 2
    /// on.
    pub fn moved(self, off: &Int) -> Query {
        let shift = ratio(off, &self.per_sample.clone().max(Int::from(1)));
        let shift = shift.min(LARGEST_SHIFT.into());
        let grown = match shift <= Int::from(2 * ONE) {
            true => (shift.square() * 3).divide_by(2 * ONE),
            false => (shift - ONE) * 6,
        };
        let more = part(&self.due, &grown);
        Query {
            due: &self.due + &more,
            least: &self.least + more,
            ..self
        }
    }

    /// Whether the excess is less than half of what is due, by two standard deviations of its noise.
    fn is_low(&self) -> bool {
        &self.excess * 12 + &self.noise * 24 < self.due
    }

    /// The standard deviation of users that the excess shows beyond what was known, in units of 1/ONE.
    fn scatter(&self) -> Int {
        let beyond = &self.excess * 6 - &self.due - &self.noise * 12;
        let due = self.due.clone().max(Int::from(1));
        let over = (beyond * BIT).divide_down(&due) - TOLERANCE;
        let over = clamp(over, Int::zero(), LARGEST_GROWTH.into());
        let growth = (over * GROWTH.0).divide_by(GROWTH.1) + BIT;
        let wider = (growth.square() - Int::from(BIT).square()).square_root();
        (&self.per_sample * wider).divide_by(BIT).min(ONE.into())
    }

    /// The part of the users that may lie far outside, in units of 1/ONE, noise included.
    fn outside(&self) -> Int {
        let beyond = (&self.excess * 6 - &self.least).divide_by(6);
        let outside = beyond.absolute().min(self.saturated.clone());
        let outside = ratio(&outside, &self.saturated);
        match beyond.is_negative() {
            true => -outside,
            false => outside,
        }
    }
}

/// How users and samples scatter, as far as excesses have shown it.
#[derive(Clone, Debug, Default)]
pub struct Scatter {
    /// The standard deviation of users about the line, at least; in units of 1/ONE.
    pub users: Int,
    /// How often the bound on a sample's variance was halved.
    pub halvings: u64,
    /// Whether a halving proved too much, so that no more follow.
    pub settled: bool,
}

impl Scatter {
    /// What is known after one more query. The variance of samples that are 0 or 1 is never halved.
    pub fn after(&self, params: &Params, query: &Query) -> Scatter {
        let scatter = query.scatter();
        let mut shown = self.clone();
        if scatter.is_positive() && self.halvings > 0 {
            shown.halvings -= 1;
            shown.settled = true;
        } else if params.grid > 1 && !self.settled && query.is_low() {
            shown.halvings += 1;
        }
        let square = self.users.square() + scatter.square();
        shown.users = square.square_root().min(ONE.into());
        shown
    }
}

/// How far intervals may have moved the mean of all released samples, in units of 1/ONE.
#[derive(Clone, Debug, Default)]
pub struct Clipping {
    /// The most that they can.
    pub room: Int,
    /// The part that the excesses show, noise included, and the variance of that noise.
    pub mean: Int,
    pub variance: Int,
    /// The part where no excess was asked.
    pub assumed: Int,
}

impl Clipping {
    /// The same after an epoch; kept: the share of the earlier samples. seen: the room in the mean of
    /// blocks that the excess contains; unseen: that of the others.
    pub fn after(&self, kept: &Int, seen: &Int, unseen: &Int, query: Option<&Query>) -> Clipping {
        let (outside, noise) = match query {
            None => (Int::zero(), Int::zero()),
            Some(query) => (query.outside(), ratio(&query.noise, &query.saturated)),
        };
        let variance = part(&part(&self.variance, kept), kept);
        Clipping {
            room: part(&self.room, kept) + seen + unseen,
            mean: part(&self.mean, kept) + part(seen, &outside),
            variance: variance + square_of(&part(seen, &noise)),
            assumed: part(&self.assumed, kept) + unseen.divide_by(UNSEEN),
        }
    }

    /// The part of the room that the excesses show to be used, beyond two standard deviations of their
    /// noise.
    pub fn outside(&self) -> Int {
        let shown = &self.mean - root_of(&self.variance) * 2;
        ratio(
            &shown.max(Int::zero()),
            &self.room.clone().max(Int::from(1)),
        )
    }

    /// What two standard deviations of the excesses' noise may hide.
    pub fn hidden(&self) -> Int {
        (root_of(&self.variance) * 2).min(self.room.clone())
    }

    /// How far the mean may have been moved: what the excesses show and may hide, and what is assumed.
    pub fn bound(&self) -> Int {
        let shown = self.mean.clone().max(Int::zero()) + self.hidden();
        (shown + &self.assumed).min(self.room.clone())
    }
}
