//! What users of `ledger` are offered for their blocks, and what becomes of an offer.

use crate::belief::{coarse_shift, noise_variance, one, Belief};
use crate::clockwork::{reaches, LEDGER};
use crate::integer::Int;
use crate::json::Json;
use crate::params::{Params, Weighting};

const ROUNDS: usize = 16;

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
    pub margin: Int,
    pub probe: Int,
}

/// An offer that was carried out for a user.
#[derive(Clone, Debug)]
pub struct Booking {
    pub user: u64,
    pub size: u64,
    pub low: Int,
    pub high: Int,
    pub weight: Int,
    pub margin: Int,
    pub probe: Int,
}

#[derive(Clone, Debug)]
pub struct Epoch {
    /// How many samples had been counted when it closed.
    pub samples: u64,
    pub bookings: Vec<Booking>,
    pub sum: Int,
    pub overhang: Int,
}

struct Interval {
    low: Int,
    high: Int,
    clips: bool,
}

impl Interval {
    fn width(&self) -> Int {
        &self.high - &self.low
    }
}

/// What is believed when an epoch closes.
struct Outlook<'a> {
    params: &'a Params,
    centre: Int,
    doubt: Int,
    variance: Int,
    spread: Int,
}

/// An offer for each block, all of them together.
pub fn offers_for(params: &Params, belief: &Belief, blocks: &[Block]) -> Vec<Offer> {
    let outlook = Outlook {
        params,
        centre: belief.centre(),
        doubt: belief.doubt(),
        variance: belief.variance(),
        spread: belief.spread.clone(),
    };
    let intervals: Vec<Interval> = blocks
        .iter()
        .map(|block| outlook.interval(block.size))
        .collect();
    let clipped = blocks
        .iter()
        .zip(&intervals)
        .filter(|(_, interval)| interval.clips);
    let units = clipped.fold(Int::zero(), |units, (block, _)| {
        units + Int::from(block.allowance / 8)
    });
    let probing = reaches(params, &units, 6);
    let mut offers: Vec<Offer> = blocks
        .iter()
        .zip(intervals)
        .map(|(block, interval)| largest_offer(block, interval, probing))
        .collect();
    let most: Vec<Int> = offers.iter().map(|offer| offer.weight.clone()).collect();
    let sizes: Vec<Int> = blocks.iter().map(|block| Int::from(block.size)).collect();
    for (offer, cap) in offers.iter_mut().zip(outlook.caps(&sizes, &most)) {
        offer.weight = cap.min(offer.weight.clone());
    }
    offers
}

/// The offer that spends the whole allowance: at most an eighth on the probe, the rest on the weight.
fn largest_offer(block: &Block, interval: Interval, probing: bool) -> Offer {
    let width = interval.width();
    let margin = if probing && interval.clips {
        width.divide_down(&Int::from(8))
    } else {
        Int::zero()
    };
    let probe = if margin.is_zero() {
        Int::zero()
    } else {
        Int::from(block.allowance / 8).divide_down(&margin)
    };
    let rest = Int::from(block.allowance) - &probe * &margin;
    Offer {
        low: interval.low,
        high: interval.high,
        weight: rest.divide_down(&width),
        margin,
        probe,
    }
}

impl Outlook<'_> {
    /// The interval around size times the centre, or the whole range where that saves too little.
    fn interval(&self, size: u64) -> Interval {
        let (size, grid) = (Int::from(size), Int::from(self.params.grid));
        let whole = &size * &grid;
        let between = &self.spread * &size;
        let square = &self.variance * &size * one() + &between * &between;
        let half = (Int::from(25) * square)
            .divide_down(&Int::from(4))
            .square_root()
            + Int::from(2) * &size * &self.doubt;
        let skew = Int::from(7) * (one() - Int::from(2) * &self.centre);
        let skew = skew.divide_down(&Int::from(8));
        let middle = &size * &self.centre;
        let below = &middle - &half + skew.clone().min(Int::zero());
        let above = &middle + &half + skew.max(Int::zero());
        let low = (below * &grid).divide_down(&one()).max(Int::zero());
        let high = (above * &grid).divide_up(&one()).min(whole.clone());
        if Int::from(3) * (&high - &low) > Int::from(2) * &whole {
            return Interval {
                low: Int::zero(),
                high: whole,
                clips: false,
            };
        }
        Interval {
            low,
            high,
            clips: true,
        }
    }

    /// The largest weight of each block, so that no user drowns the others.
    fn caps(&self, sizes: &[Int], most: &[Int]) -> Vec<Int> {
        let shift = coarse_shift(most.iter());
        let weights: Vec<Int> = most
            .iter()
            .map(|weight| weight.shift_right(shift))
            .collect();
        let noise = noise_variance(self.params).shift_right(2 * shift) * one();
        let v = &self.variance * Int::from(self.params.grid) * Int::from(self.params.grid);
        let one_unit = Int::from(1);
        let mut level = weights.iter().max().cloned().unwrap_or(Int::zero());
        for _ in 0..ROUNDS {
            let (mut linear, mut square) = (Int::zero(), Int::zero());
            for (weight, size) in weights.iter().zip(sizes) {
                let levelled = weight.clone().min(level.clone());
                let content = &levelled * size;
                square = square + &levelled * &content;
                linear = linear + content;
            }
            let divisor = (&v * linear).max(one_unit.clone());
            level = (&noise + &v * square)
                .divide_down(&divisor)
                .max(one_unit.clone());
        }
        if self.params.weighting != Weighting::Precision || !self.spread.is_zero() {
            let least = weights.iter().min().cloned().unwrap_or(Int::zero());
            let quarter = level.divide_down(&Int::from(4));
            level = quarter.max(least.min(level)).max(one_unit);
        }
        if self.params.weighting != Weighting::User {
            return vec![level.shift_left(shift); sizes.len()];
        }
        let samples = sizes.iter().fold(Int::zero(), |sum, size| sum + size);
        let each = |size: &Int| (&level * &samples).divide_down(&(Int::from(sizes.len()) * size));
        sizes
            .iter()
            .map(|size| each(size).shift_left(shift))
            .collect()
    }
}

impl Booking {
    /// Carries an offer out: without weights where it is ill-formed or cannot be paid for.
    pub fn new(user: u64, size: u64, spent: u64, offer: Offer) -> Booking {
        let mut booking = Booking {
            user,
            size,
            low: offer.low,
            high: offer.high,
            weight: offer.weight,
            margin: offer.margin,
            probe: offer.probe,
        };
        let negative = booking.weight.is_negative()
            || booking.width().is_negative()
            || booking.probe.is_negative()
            || booking.margin.is_negative();
        if negative || booking.charge() > Int::from(LEDGER - spent) {
            booking.weight = Int::zero();
            booking.probe = Int::zero();
        }
        booking
    }

    pub fn width(&self) -> Int {
        &self.high - &self.low
    }

    pub fn charge(&self) -> Int {
        &self.weight * self.width() + &self.probe * &self.margin
    }

    pub fn is_probed(&self) -> bool {
        self.probe > Int::zero() && self.margin > Int::zero()
    }

    /// What a block with this sum adds to the epoch's sum.
    pub fn inside(&self, sum: &Int) -> Int {
        let projected = sum.max(&self.low).min(&self.high);
        &self.weight * (projected - &self.low)
    }

    /// What it adds to the overhang.
    pub fn outside(&self, sum: &Int) -> Int {
        let as_far = |beyond: Int| beyond.max(Int::zero()).min(self.margin.clone());
        &self.probe * (as_far(sum - &self.high) + as_far(&self.low - sum))
    }

    fn to_json(&self) -> Json {
        Json::object([
            ("user", Json::count(self.user)),
            ("size", Json::count(self.size)),
            ("low", Json::text(&self.low)),
            ("high", Json::text(&self.high)),
            ("weight", Json::text(&self.weight)),
            ("margin", Json::text(&self.margin)),
            ("probe", Json::text(&self.probe)),
        ])
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
