//! What users of `ledger` are offered for their blocks.

use crate::belief::{one, Belief, Outlook};
use crate::bookings::Offer;
use crate::clockwork::reaches;
use crate::course::{Pace, PROBE, WORTH};
use crate::integer::Int;
use crate::kept::Kept;
use crate::levels::caps;
use crate::params::Params;

/// To so many half deviations an overhang is followed, whatever the reach of intervals.
const FAR: u64 = 5;

/// The new samples of a user.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    pub size: u64,
    /// What may be spent in the series, and what of that was spent on probes before; as accounts are
    /// kept.
    pub allowance: u128,
    pub probes_paid: u128,
}

/// What an epoch is offered with.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    pub params: &'a Params,
    pub kept: Kept,
    pub pace: Pace,
    /// How many epochs the series has.
    pub length: u64,
    /// How many of them release an overhang, and whether this one does.
    pub probes: u64,
    pub is_asked: bool,
    /// Whether a horizon was given and has been reached.
    pub is_end: bool,
}

/// Where a block's sum is projected, and from where and how far its overhang counts.
struct Interval {
    low: Int,
    high: Int,
    inner_low: Int,
    inner_high: Int,
    margin: Int,
    /// Whether low to high is less than the whole range of the sum.
    clips: bool,
}

/// The sum of a block, of which intervals are made.
struct Expected<'a> {
    outlook: &'a Outlook,
    size: Int,
    grid: Int,
}

impl Expected<'_> {
    fn whole(&self) -> Int {
        &self.size * &self.grid
    }

    /// From so far below to so far above size times the centre, rounded outwards.
    fn around(&self, below: Int, above: Int) -> (Int, Int) {
        let middle = &self.size * &self.outlook.centre;
        let from = ((&middle - below) * &self.grid).divide_down(&one());
        let to = ((middle + above) * &self.grid).divide_up(&one());
        (from.max(Int::zero()), to.min(self.whole()))
    }

    /// So many half deviations and two of the centre's doubt, wider on the side of the skewness.
    fn widened(&self, halves: u64) -> (Int, Int) {
        let Outlook {
            centre,
            doubt,
            variance,
            spread,
        } = self.outlook;
        let square = variance * &self.size * one() + (spread * &self.size).power(2);
        let deviations = (Int::from(halves).power(2) * square).divide_down(&Int::from(4));
        let half = deviations.square_root() + Int::from(2) * &self.size * doubt;
        let skew = Int::from(7) * (one() - Int::from(2) * centre);
        let skew = skew.divide_down(&Int::from(8));
        let (below, above) = (skew.clone().min(Int::zero()), skew.max(Int::zero()));
        self.around(&half - below, &half + above)
    }
}

impl Interval {
    /// Around size times the centre, or the whole range where that saves too little.
    fn new(params: &Params, outlook: &Outlook, size: u64, reach: u64) -> Interval {
        let expected = Expected {
            outlook,
            size: Int::from(size),
            grid: Int::from(params.grid),
        };
        let deviation = outlook.deviation(&expected.size);
        let (inner_low, inner_high) = expected.around(deviation.clone(), deviation);
        let (far_low, far_high) = expected.widened(FAR);
        let (low, high) = expected.widened(reach);
        let mut interval = Interval {
            margin: (&inner_low - far_low).max(far_high - &inner_high),
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

    /// Whether the overhang is of use: to widen the interval, or to learn a variance.
    fn is_worth_a_probe(&self, params: &Params) -> bool {
        self.margin > Int::zero() && (self.clips || params.grid > 1)
    }
}

impl Setting<'_> {
    /// An offer for each block, all of them together.
    pub fn offers(&self, belief: &Belief, blocks: &[Block]) -> Vec<Offer> {
        let outlook = belief.outlook();
        let intervals: Vec<Interval> = blocks
            .iter()
            .map(|block| Interval::new(self.params, &outlook, block.size, self.pace.reach))
            .collect();
        let probes = self.probes(blocks, &intervals);
        let mut offers: Vec<Offer> = blocks
            .iter()
            .zip(intervals)
            .zip(probes)
            .map(|((block, interval), probe)| self.largest_offer(block, interval, probe))
            .collect();
        let most: Vec<Int> = offers.iter().map(|offer| offer.weight.clone()).collect();
        let sizes: Vec<Int> = blocks.iter().map(|block| Int::from(block.size)).collect();
        let caps = caps(self.params, &outlook.variance, self.length, &sizes, &most);
        for (offer, cap) in offers.iter_mut().zip(caps) {
            offer.weight = cap.min(offer.weight.clone());
        }
        offers
    }

    /// What a block's allowance has for its probe. At the end it is half as much for an epoch by
    /// itself, and in a series at most what was paid for probes before.
    fn share(&self, block: &Block) -> u128 {
        let share = match self.probes {
            0 => 0,
            _ => block.allowance / u128::from(PROBE),
        };
        match (self.is_end, self.length) {
            (false, _) => share,
            (true, 1) => share / 2,
            (true, _) => share.min(block.probes_paid),
        }
    }

    /// The probe's weight for each block. None has any if no overhang is released, or if they do not
    /// stand out from its noise all together.
    fn probes(&self, blocks: &[Block], intervals: &[Interval]) -> Vec<Int> {
        let pairs = blocks.iter().zip(intervals);
        let shares: Vec<Int> = pairs
            .map(|(block, interval)| {
                let is_probed = interval.is_worth_a_probe(self.params);
                self.kept
                    .pays(if is_probed { self.share(block) } else { 0 })
            })
            .collect();
        let units = shares
            .iter()
            .fold(Int::zero(), |units, share| units + share);
        if !self.is_asked || !reaches(self.params, &units, WORTH, self.probes) {
            return vec![Int::zero(); blocks.len()];
        }
        let pairs = shares.iter().zip(intervals);
        pairs
            .map(|(share, interval)| {
                let margin = interval.margin.clone();
                share.divide_down(&margin.max(Int::from(1)))
            })
            .collect()
    }

    /// The offer that spends on the weight what probes leave of the allowance.
    fn largest_offer(&self, block: &Block, interval: Interval, probe: Int) -> Offer {
        let width = interval.width();
        let margin = if probe.is_zero() {
            Int::zero()
        } else {
            interval.margin
        };
        // In a series the whole share is for probes, of later blocks too; at the end none are left.
        let kept = match (self.length, self.is_end) {
            (1, _) => self.kept.costs(&probe * &margin),
            (_, true) => Int::from(block.probes_paid),
            (_, false) => Int::from(self.share(block)),
        };
        let left = (Int::from(block.allowance) - kept).to_u128();
        let left = left.expect("no more is kept than there is");
        Offer {
            weight: self.kept.pays(left).divide_down(&width),
            low: interval.low,
            high: interval.high,
            inner_low: interval.inner_low,
            inner_high: interval.inner_high,
            margin,
            probe,
        }
    }
}
