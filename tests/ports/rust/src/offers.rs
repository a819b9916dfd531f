//! What users of `ledger` are offered for their blocks, and what becomes of an offer.

use crate::belief::{one, Belief, Outlook};
use crate::clockwork::{reaches, LEDGER};
use crate::integer::Int;
use crate::json::Json;
use crate::levels::caps;
use crate::params::Params;

/// The new samples of a user, and the units that may be spent on them.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    pub size: u64,
    pub allowance: u64,
}

#[derive(Clone, Debug)]
pub struct Offer {
    pub low: Int,
    pub high: Int,
    pub weight: Int,
    pub inner_low: Int,
    pub inner_high: Int,
    pub margin: Int,
    pub probe: Int,
}

/// An offer that was carried out for a user.
#[derive(Clone, Debug)]
pub struct Booking {
    pub user: u64,
    pub size: u64,
    pub offer: Offer,
}

#[derive(Clone, Debug)]
pub struct Epoch {
    /// How many samples had been counted when it closed.
    pub samples: u64,
    pub bookings: Vec<Booking>,
    pub sum: Int,
    pub overhang: Int,
}

/// Where a block's sum is projected, and from where its overhang counts.
struct Interval {
    low: Int,
    high: Int,
    inner_low: Int,
    inner_high: Int,
    /// Whether low to high is less than the whole range of the sum.
    clips: bool,
}

impl Interval {
    /// Around size times the centre, or the whole range where that saves too little.
    fn new(params: &Params, outlook: &Outlook, size: u64) -> Interval {
        let (size, grid) = (Int::from(size), Int::from(params.grid));
        let (middle, whole) = (&size * &outlook.centre, &size * &grid);
        let from = |end: Int| (end * &grid).divide_down(&one()).max(Int::zero());
        let to = |end: Int| (end * &grid).divide_up(&one()).min(whole.clone());
        let half = half_width(outlook, &size);
        let skew = Int::from(7) * (one() - Int::from(2) * &outlook.centre);
        let skew = skew.divide_down(&Int::from(8));
        let deviation = outlook.deviation(&size);
        let mut interval = Interval {
            low: from(&middle - &half + skew.clone().min(Int::zero())),
            high: to(&middle + &half + skew.max(Int::zero())),
            inner_low: from(&middle - &deviation),
            inner_high: to(&middle + &deviation),
            clips: true,
        };
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

    /// The overhang is followed to the farther end of the interval.
    fn margin(&self) -> Int {
        (&self.inner_low - &self.low).max(&self.high - &self.inner_high)
    }

    /// Whether the overhang is of use: to widen the interval, or to learn a variance.
    fn is_worth_a_probe(&self, params: &Params) -> bool {
        self.margin() > Int::zero() && (self.clips || params.grid > 1)
    }
}

/// 5/2 deviations of a block's sum, and two of the centre's doubt.
fn half_width(outlook: &Outlook, size: &Int) -> Int {
    let between = &outlook.spread * size;
    let square = &outlook.variance * size * one() + &between * &between;
    let deviations = (Int::from(25) * square).divide_down(&Int::from(4));
    deviations.square_root() + Int::from(2) * size * &outlook.doubt
}

/// An offer for each block, all of them together. `is_end`: a horizon that was given is reached.
pub fn offers_for(params: &Params, belief: &Belief, is_end: bool, blocks: &[Block]) -> Vec<Offer> {
    let outlook = belief.outlook();
    let intervals: Vec<Interval> = blocks
        .iter()
        .map(|block| Interval::new(params, &outlook, block.size))
        .collect();
    let probes = probes(params, is_end, blocks, &intervals);
    let mut offers: Vec<Offer> = blocks
        .iter()
        .zip(intervals)
        .zip(probes)
        .map(|((block, interval), probe)| largest_offer(block, interval, probe))
        .collect();
    let most: Vec<Int> = offers.iter().map(|offer| offer.weight.clone()).collect();
    let sizes: Vec<Int> = blocks.iter().map(|block| Int::from(block.size)).collect();
    let caps = caps(params, &outlook.variance, &sizes, &most);
    for (offer, cap) in offers.iter_mut().zip(caps) {
        offer.weight = cap.min(offer.weight.clone());
    }
    offers
}

/// The probe's weight for each block: it costs an eighth of the allowance. None has any if they do
/// not stand out from the noise all together, or if no epoch can come that uses what they say.
fn probes(params: &Params, is_end: bool, blocks: &[Block], intervals: &[Interval]) -> Vec<Int> {
    let pairs = blocks.iter().zip(intervals);
    let shares: Vec<Int> = pairs
        .map(|(block, interval)| {
            let share = if interval.is_worth_a_probe(params) {
                block.allowance / 8
            } else {
                0
            };
            Int::from(share)
        })
        .collect();
    let units = shares
        .iter()
        .fold(Int::zero(), |units, share| units + share);
    if is_end || !reaches(params, &units, 6) {
        return vec![Int::zero(); blocks.len()];
    }
    let pairs = shares.iter().zip(intervals);
    pairs
        .map(|(share, interval)| share.divide_down(&interval.margin().max(Int::from(1))))
        .collect()
}

/// The offer that spends what the probe leaves of the allowance on the weight.
fn largest_offer(block: &Block, interval: Interval, probe: Int) -> Offer {
    let margin = if probe.is_zero() {
        Int::zero()
    } else {
        interval.margin()
    };
    let rest = Int::from(block.allowance) - &probe * &margin;
    Offer {
        weight: rest.divide_down(&interval.width()),
        low: interval.low,
        high: interval.high,
        inner_low: interval.inner_low,
        inner_high: interval.inner_high,
        margin,
        probe,
    }
}

impl Booking {
    /// Carries an offer out: without weights where it is ill-formed or cannot be paid for.
    pub fn new(user: u64, size: u64, spent: u64, mut offer: Offer) -> Booking {
        let negative = offer.weight.is_negative()
            || offer.width().is_negative()
            || offer.inner_width().is_negative()
            || offer.margin.is_negative()
            || offer.probe.is_negative();
        if negative || offer.charge() > Int::from(LEDGER - spent) {
            offer.weight = Int::zero();
            offer.probe = Int::zero();
        }
        Booking { user, size, offer }
    }

    pub fn is_probed(&self) -> bool {
        self.offer.probe > Int::zero() && self.offer.margin > Int::zero()
    }

    /// Whether the interval is less than the whole range of the block's sum.
    pub fn is_clipped(&self, grid: u64) -> bool {
        self.offer.width() < Int::from(self.size) * Int::from(grid)
    }

    fn to_json(&self) -> Json {
        let own = [
            ("user", Json::count(self.user)),
            ("size", Json::count(self.size)),
        ];
        Json::object(own.into_iter().chain(self.offer.fields()))
    }
}

impl Offer {
    fn width(&self) -> Int {
        &self.high - &self.low
    }

    fn inner_width(&self) -> Int {
        &self.inner_high - &self.inner_low
    }

    pub fn charge(&self) -> Int {
        &self.weight * self.width() + &self.probe * &self.margin
    }

    /// What a block with this sum adds to the epoch's sum.
    pub fn inside(&self, sum: &Int) -> Int {
        let projected = sum.max(&self.low).min(&self.high);
        &self.weight * (projected - &self.low)
    }

    /// What it adds to the overhang.
    pub fn outside(&self, sum: &Int) -> Int {
        let as_far = |beyond: Int| beyond.max(Int::zero()).min(self.margin.clone());
        &self.probe * (as_far(sum - &self.inner_high) + as_far(&self.inner_low - sum))
    }

    pub fn fields(&self) -> [(&'static str, Json); 7] {
        [
            ("low", Json::text(&self.low)),
            ("high", Json::text(&self.high)),
            ("weight", Json::text(&self.weight)),
            ("inner_low", Json::text(&self.inner_low)),
            ("inner_high", Json::text(&self.inner_high)),
            ("margin", Json::text(&self.margin)),
            ("probe", Json::text(&self.probe)),
        ]
    }
}

impl Epoch {
    pub fn to_json(&self) -> Json {
        Json::object([
            ("samples", Json::count(self.samples)),
            (
                "bookings",
                Json::list(self.bookings.iter().map(Booking::to_json)),
            ),
            ("sum", Json::text(&self.sum)),
            ("overhang", Json::text(&self.overhang)),
        ])
    }
}
