//! Intervals of the blocks' sums, around what the line predicts.

use crate::arithmetic::integer::Int;
use crate::params::Params;
use crate::policy::fixed_point::{over_one, ONE};
use crate::policy::mixture::Level;

/// The excess saturates at this many half standard deviations from the expected sum.
const SATURATION: u64 = 5;

/// Intervals are whole if an epoch's users times epsilon are at least FEW, and all users times epsilon
/// below MANY.
const FEW: i64 = 150;
const MANY: i64 = 900;

/// Intervals are whole if their noise then has less than a 64th of the variance of the stratum's mean.
pub const NEGLIGIBLE: i64 = 64;

/// Or if four standard deviations of that noise are less than what excesses show to be outside of
/// intervals.
pub const WORTH: i64 = 4;

/// The intervals of a block's sum, in grid units.
#[derive(Clone, Debug)]
pub struct Interval {
    /// Where the sum is projected.
    pub low: Int,
    pub high: Int,
    /// Where its excess begins.
    pub inner_low: Int,
    pub inner_high: Int,
    /// The largest excess.
    pub saturation: Int,
    /// Whether low to high is shorter than the range of the sum.
    pub clips: bool,
}

/// Whether all intervals are whole, for this many users with new samples and users in all.
pub fn are_whole(params: &Params, new_users: u64, users: u64) -> bool {
    let (top, bottom) = (params.epsilon.numerator(), params.epsilon.denominator());
    Int::from(new_users) * top >= bottom * FEW && Int::from(users) * top < bottom * MANY
}

/// The expected sum of a block, around which its intervals are made.
struct Expected<'a> {
    level: &'a Level,
    size: Int,
    grid: Int,
}

impl Expected<'_> {
    fn range(&self) -> Int {
        &self.size * &self.grid
    }

    /// The interval from `below` under to `above` over size times the level, rounded outwards, within
    /// range.
    fn around(&self, below: Int, above: Int) -> (Int, Int) {
        let middle = &self.size * &self.level.mean;
        let low = over_one(&((&middle - below) * &self.grid));
        let high = ((middle + above) * &self.grid).divide_up(&ONE.into());
        (low.max(Int::zero()), high.min(self.range()))
    }

    /// `reach` half standard deviations and two standard errors of the level, and more on the side of
    /// the skewness of samples that are 0 or 1.
    fn widened(&self, scatter: &Int, reach: u64) -> (Int, Int) {
        let samples = (&self.level.variance * ONE).divide_down(&self.size);
        let square = (samples + scatter.square()) * Int::from(reach).square();
        let half = square.divide_by(4).square_root() + &self.level.error * 2;
        let half = &self.size * half;
        let skew = (Int::from(ONE) - &self.level.mean * 2) * 7;
        let skew = skew.divide_by(8);
        let below = &half - skew.clone().min(Int::zero());
        self.around(below, half + skew.max(Int::zero()))
    }
}

impl Interval {
    /// The intervals of a block of `size` samples around size times its level. It is the range of the
    /// sum if `whole` says so, or if projecting would save less than a third of that.
    pub fn new(
        params: &Params,
        level: &Level,
        scatter: &Int,
        size: u64,
        reach: u64,
        whole: bool,
    ) -> Interval {
        let expected = Expected {
            level,
            size: size.into(),
            grid: params.grid.into(),
        };
        let deviation = level.deviation(&expected.size, scatter);
        let (inner_low, inner_high) = expected.around(deviation.clone(), deviation);
        let (low, high) = expected.widened(scatter, reach);
        let (far_low, far_high) = expected.widened(scatter, SATURATION);
        let mut interval = Interval {
            saturation: (&inner_low - far_low).max(far_high - &inner_high),
            low,
            high,
            inner_low,
            inner_high,
            clips: true,
        };
        let range = expected.range();
        if whole || interval.width() * 3 > &range * 2 {
            interval.low = Int::zero();
            interval.high = range;
            interval.clips = false;
        }
        interval
    }

    /// The length of the interval.
    pub fn width(&self) -> Int {
        &self.high - &self.low
    }
}
