//! The filters' answers, weighed by how likely they make the releases: the estimate, and users'
//! levels.

use crate::arithmetic::integer::Int;
use crate::policy::fixed_point::{clamp, exp2, over_one, part, root_of, square_of, ONE};
use crate::policy::line::{ends_at, Ends, Filter, DRIFTS, SLOPES};

/// A sample's variance is bounded at the level, moved this many standard deviations towards 1/2.
const TOWARDS: i64 = 2;

/// And kept at least this far from the ends of the range.
const LEAST_LEVEL: i64 = ONE / 100;

/// The level of users at one place of the line.
#[derive(Clone, Debug)]
pub struct Level {
    pub mean: Int,
    /// Its standard deviation.
    pub error: Int,
    /// A bound on the variance of one of their samples.
    pub variance: Int,
}

impl Level {
    /// The standard deviation of a block's sum: of its samples, of the level, and of users' scatter.
    pub fn deviation(&self, size: &Int, scatter: &Int) -> Int {
        let samples = (&self.variance * ONE).divide_down(size);
        size * (samples + self.error.square() + scatter.square()).square_root()
    }
}

/// The mixture of the filters' lines.
#[derive(Clone, Debug)]
pub struct Line {
    /// The levels at the mean count and at four times that, and their standard deviations.
    pub ends: Ends,
    pub errors: Ends,
    /// The expected standard deviation of the slope.
    pub slope: Int,
    /// How often the excesses have halved the bound on a sample's variance.
    pub halvings: u64,
}

impl Line {
    /// The level at a place of the line. The variance of a sample is at most p (1 - p), halved
    /// `halvings` times, where p is the level, moved towards 1/2.
    pub fn at(&self, place: &Int) -> Level {
        let [near, far] = ends_at(place);
        let mean = over_one(&(&near * &self.ends[0] + &far * &self.ends[1]));
        let mean = clamp(mean, Int::zero(), ONE.into());
        let squares = near.absolute() * self.errors[0].square();
        let squares = squares + far.absolute() * self.errors[1].square();
        let error = over_one(&squares).square_root().max(Int::from(1));
        let middle = Int::from(ONE / 2);
        let step = (&error * TOWARDS).min((&middle - &mean).absolute());
        let moved = match mean < middle {
            true => &mean + step,
            false => &mean - step,
        };
        let p = clamp(moved, LEAST_LEVEL.into(), (ONE - LEAST_LEVEL).into());
        let variance = part(&p, &(Int::from(ONE) - &p)).shift_right(self.halvings);
        Level {
            mean,
            error,
            variance: variance.max(Int::from(1)),
        }
    }
}

/// How much each filter counts: its prior times its likelihood.
fn weights(filters: &[Filter]) -> Vec<Int> {
    let slopes = SLOPES.iter();
    let priors = slopes.flat_map(|(_, of_slope)| DRIFTS.map(|(_, of_drift)| of_slope * of_drift));
    let best = filters.iter().map(|each| &each.likelihood).max();
    let best = best.expect("a filter");
    priors
        .zip(filters)
        .map(|(prior, each)| exp2(&(&each.likelihood - best)) * prior)
        .collect()
}

/// The estimate of M: the mean of the filters' estimates, kept in the range.
pub fn estimate(filters: &[Filter]) -> Int {
    let means = filters.iter().map(|each| each.mean.clone());
    clamp(mean(&weights(filters), means), Int::zero(), ONE.into())
}

/// The mixture of the lines. Its errors are means of standard deviations.
pub fn line_of(filters: &[Filter], halvings: u64) -> Line {
    let parts = weights(filters);
    let lows = filters.iter().map(|each| (&each.ends[0], &each.low));
    let highs = filters.iter().map(|each| (&each.ends[1], &each.high));
    let (low, low_error) = end(&parts, lows);
    let (high, high_error) = end(&parts, highs);
    let slopes = filters.iter().map(|each| Int::from(each.slope));
    Line {
        ends: [low, high],
        errors: [low_error, high_error],
        slope: mean(&parts, slopes),
        halvings,
    }
}

/// The mean level, kept in the range, and its mean standard deviation, given each filter's level and
/// variance.
fn end<'a>(parts: &[Int], levels: impl Iterator<Item = (&'a Int, &'a Int)> + Clone) -> (Int, Int) {
    let middle = mean(parts, levels.clone().map(|(level, _)| level.clone()));
    let deviations =
        levels.map(|(level, variance)| root_of(&(variance + square_of(&(level - &middle)))));
    let deviation = mean(parts, deviations);
    (clamp(middle, Int::zero(), ONE.into()), deviation)
}

fn mean(parts: &[Int], values: impl Iterator<Item = Int>) -> Int {
    let pairs = parts.iter().zip(values);
    let sum: Int = pairs.map(|(part, value)| part * value).sum();
    sum.divide_down(&parts.iter().sum())
}
