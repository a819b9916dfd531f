//! What the policy of the ledger mechanism proposes for each block: an interval, a weight, and an
//! excess query.

use crate::arithmetic::integer::Int;
use crate::ledger::accounting::Accounting;
use crate::ledger::budget_limit::reaches;
use crate::ledger::contributions::Proposal;
use crate::ledger::posterior::{one, Posterior, Summary};
use crate::ledger::schedule::{Cadence, EXCESS_SHARE, EXCESS_WORTH};
use crate::ledger::weight_caps::weight_caps;
use crate::params::Params;

/// The excess saturates at this many half standard deviations, whatever the reach of intervals.
const SATURATION: u64 = 5;

/// The withheld samples of a user.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    pub size: u64,
    /// What may be spent in the series, and what the series has charged for excess queries so far, in
    /// the unit of accounts.
    pub available_budget: u128,
    pub excess_paid: u128,
}

/// What the proposals of an epoch depend on.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    pub params: &'a Params,
    pub accounting: Accounting,
    pub cadence: Cadence,
    /// How many epochs the series has.
    pub length: u64,
    /// How many of them release an excess, and whether this one does.
    pub excess_queries: u64,
    pub asks_excess: bool,
    /// Whether this is the end of a stream whose length is known.
    pub is_last: bool,
}

/// Where a block's sum is projected, where its excess begins, and how far from there it saturates.
struct Interval {
    low: Int,
    high: Int,
    inner_low: Int,
    inner_high: Int,
    saturation: Int,
    /// Whether low to high is less than the whole range of the sum.
    clips: bool,
}

/// The expected sum of a block, around which intervals are made.
struct Expected<'a> {
    summary: &'a Summary,
    size: Int,
    grid: Int,
}

impl Expected<'_> {
    fn whole(&self) -> Int {
        &self.size * &self.grid
    }

    /// From this far below to this far above size times the centre, rounded outwards.
    fn around(&self, below: Int, above: Int) -> (Int, Int) {
        let middle = &self.size * &self.summary.centre;
        let from = ((&middle - below) * &self.grid).divide_down(&one());
        let to = ((middle + above) * &self.grid).divide_up(&one());
        (from.max(Int::zero()), to.min(self.whole()))
    }

    /// Half deviations and two standard errors of the centre, and more on the side of the skewness.
    fn widened(&self, half_deviations: u64) -> (Int, Int) {
        let Summary {
            centre,
            standard_error,
            variance,
            between_user_sd,
        } = self.summary;
        let square = variance * &self.size * one() + (between_user_sd * &self.size).power(2);
        let square = (Int::from(half_deviations).power(2) * square).divide_down(&Int::from(4));
        let half = square.square_root() + Int::from(2) * &self.size * standard_error;
        let skew = Int::from(7) * (one() - Int::from(2) * centre);
        let skew = skew.divide_down(&Int::from(8));
        let (below, above) = (skew.clone().min(Int::zero()), skew.max(Int::zero()));
        self.around(&half - below, &half + above)
    }
}

impl Interval {
    /// An interval around size times the centre. It is the whole range where more than two thirds of
    /// that would remain, which saves too little noise to be worth its bias.
    fn new(params: &Params, summary: &Summary, size: u64, reach: u64) -> Interval {
        let expected = Expected {
            summary,
            size: Int::from(size),
            grid: Int::from(params.grid),
        };
        let deviation = summary.deviation(&expected.size);
        let (inner_low, inner_high) = expected.around(deviation.clone(), deviation);
        let (far_low, far_high) = expected.widened(SATURATION);
        let (low, high) = expected.widened(reach);
        let mut interval = Interval {
            saturation: (&inner_low - far_low).max(far_high - &inner_high),
            low,
            high,
            inner_low,
            inner_high,
            clips: true,
        };
        let whole = expected.whole();
        if Int::from(3) * interval.width() > Int::from(2) * &whole {
            interval.low = Int::zero();
            interval.high = whole;
            interval.clips = false;
        }
        interval
    }

    fn width(&self) -> Int {
        &self.high - &self.low
    }

    /// Whether the excess is useful: to widen the interval, or to learn a variance.
    fn excess_is_useful(&self, params: &Params) -> bool {
        self.saturation > Int::zero() && (self.clips || params.grid > 1)
    }
}

impl Setting<'_> {
    /// A proposal for each block.
    pub fn proposals(&self, posterior: &Posterior, blocks: &[Block]) -> Vec<Proposal> {
        let summary = posterior.summary();
        let intervals: Vec<Interval> = blocks
            .iter()
            .map(|block| Interval::new(self.params, &summary, block.size, self.cadence.reach))
            .collect();
        let excess_weights = self.excess_weights(blocks, &intervals);
        let mut proposals: Vec<Proposal> = blocks
            .iter()
            .zip(intervals)
            .zip(excess_weights)
            .map(|((block, interval), weight)| self.largest_proposal(block, interval, weight))
            .collect();
        let most: Vec<Int> = proposals.iter().map(|each| each.weight.clone()).collect();
        let sizes: Vec<Int> = blocks.iter().map(|block| Int::from(block.size)).collect();
        let caps = weight_caps(self.params, &summary.variance, self.length, &sizes, &most);
        for (proposal, cap) in proposals.iter_mut().zip(caps) {
            proposal.weight = cap.min(proposal.weight.clone());
        }
        proposals
    }

    /// What a block's available budget holds for its excess query. At the horizon a single epoch pays
    /// half of it, and an epoch of a series at most what was charged for excess queries before.
    fn share(&self, block: &Block) -> u128 {
        let share = match self.excess_queries {
            0 => 0,
            _ => block.available_budget / u128::from(EXCESS_SHARE),
        };
        match (self.is_last, self.length) {
            (false, _) => share,
            (true, 1) => share / 2,
            (true, _) => share.min(block.excess_paid),
        }
    }

    /// The excess weight of each block: 0 for all if the epoch releases no excess, or if the excess
    /// of all blocks together does not stand out from its noise.
    fn excess_weights(&self, blocks: &[Block], intervals: &[Interval]) -> Vec<Int> {
        let pairs = blocks.iter().zip(intervals);
        let changes: Vec<Int> = pairs
            .map(
                |(block, interval)| match interval.excess_is_useful(self.params) {
                    true => self.accounting.affordable_change(self.share(block)),
                    false => Int::zero(),
                },
            )
            .collect();
        let all = changes.iter().sum();
        if !self.asks_excess || !reaches(self.params, &all, EXCESS_WORTH, self.excess_queries) {
            return vec![Int::zero(); blocks.len()];
        }
        let pairs = changes.iter().zip(intervals);
        pairs
            .map(|(change, interval)| {
                let saturation = interval.saturation.clone();
                change.divide_down(&saturation.max(Int::from(1)))
            })
            .collect()
    }

    /// The proposal whose weight spends all that the excess query leaves of the available budget.
    fn largest_proposal(&self, block: &Block, interval: Interval, excess_weight: Int) -> Proposal {
        let width = interval.width();
        let saturation = if excess_weight.is_zero() {
            Int::zero()
        } else {
            interval.saturation
        };
        // A series keeps the whole share, for the excess queries of its other epochs too; at the
        // horizon it keeps what they have cost.
        let kept = match (self.length, self.is_last) {
            (1, _) => self.accounting.cost_of(&excess_weight * &saturation),
            (_, true) => Int::from(block.excess_paid),
            (_, false) => Int::from(self.share(block)),
        };
        let left = (Int::from(block.available_budget) - kept).to_u128();
        let left = left.expect("no more is kept than is available");
        Proposal {
            weight: self.accounting.affordable_change(left).divide_down(&width),
            low: interval.low,
            high: interval.high,
            inner_low: interval.inner_low,
            inner_high: interval.inner_high,
            saturation,
            excess_weight,
        }
    }
}
