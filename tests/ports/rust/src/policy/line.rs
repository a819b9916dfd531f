//! A Kalman filter of the mean: how a user's level depends on the number of samples, and how it
//! drifts. The line of levels is followed at two counts, the mean count and four times that.

use crate::arithmetic::integer::Int;
use crate::policy::fixed_point::{log2, over_one, part, root_of, square_of, BIT, ONE, VARIANCE};

/// log2(e) in units of 1/BIT.
pub const LOG2_E: i64 = 94548;

/// Standard deviations of the slope, and their prior.
pub const SLOPES: [(i64, i64); 5] = [
    (ONE / 1000, 55),
    (ONE / 100, 20),
    (ONE / 25, 10),
    (3 * ONE / 20, 8),
    (3 * ONE / 5, 7),
];

/// Standard deviations of the line's movement in an epoch, and their prior.
pub const DRIFTS: [(i64, i64); 4] = [
    (ONE / 5000, 4),
    (ONE / 500, 3),
    (ONE / 100, 2),
    (ONE / 20, 1),
];

/// Beyond this many standard deviations an observation counts as one with more noise than it should
/// have.
const BOUND: i64 = 3;

/// A cell whose measurement has an error of this variance is not measured at all.
pub fn uninformative() -> Int {
    Int::from(VARIANCE).shift_left(20)
}

/// Two numbers, one for each end of the line.
pub type Ends = [Int; 2];

/// How much the two ends of the line weigh in its level at this place.
pub fn ends_at(place: &Int) -> Ends {
    [-(place - ONE), place.clone()]
}

/// A stratum's released sum, as a measurement of the mean of its samples.
#[derive(Clone, Debug)]
pub struct Cell {
    /// How much this mean counts in the new M.
    pub share: Int,
    /// The weighted mean, kept in the range.
    pub measured: Int,
    /// The mean place, on the line, of what was measured, and of what counts in M.
    pub seen_at: Int,
    pub wanted_at: Int,
    /// The variance of the mean of the samples about the line.
    pub own: Int,
    /// The variance of the measurement: noise, and unequal weights.
    pub error: Int,
    /// A variance for what the intervals may have cut off.
    pub doubt: Int,
}

impl Cell {
    /// How far unequal weights move the mean place.
    pub fn shift(&self) -> Int {
        (&self.seen_at - &self.wanted_at).absolute()
    }
}

/// The state at one point of the grid of slopes and drifts, as predicted for the samples that come
/// next. M is the mean of all released samples.
#[derive(Clone, Debug)]
pub struct Filter {
    pub slope: i64,
    pub drift: i64,
    /// The line's levels at the mean count and at four times that.
    pub ends: Ends,
    /// M.
    pub mean: Int,
    /// The variances and the covariance of the two ends.
    pub low: Int,
    pub cross: Int,
    pub high: Int,
    /// The covariances of the ends with M, and the variance of M.
    pub low_mean: Int,
    pub high_mean: Int,
    pub mean_variance: Int,
    /// The logarithm, to the base 2, of how likely the releases are.
    pub likelihood: Int,
}

impl Filter {
    /// The filter before the first epoch: the level is uniform in the range.
    fn start(slope: i64, drift: i64) -> Filter {
        let uniform = Int::from(VARIANCE / 12);
        Filter {
            slope,
            drift,
            ends: [(ONE / 2).into(), (ONE / 2).into()],
            mean: Int::zero(),
            low: uniform.clone(),
            cross: uniform.clone(),
            high: uniform + square_of(&slope.into()),
            low_mean: Int::zero(),
            high_mean: Int::zero(),
            mean_variance: Int::zero(),
            likelihood: Int::zero(),
        }
    }

    /// A combination of the levels at the two ends.
    pub fn level(&self, [near, far]: &Ends) -> Int {
        over_one(&(near * &self.ends[0] + far * &self.ends[1]))
    }

    /// The covariances of the two ends with a combination of them.
    pub fn with_ends(&self, [near, far]: &Ends) -> Ends {
        [
            over_one(&(near * &self.low + far * &self.cross)),
            over_one(&(near * &self.cross + far * &self.high)),
        ]
    }

    /// The covariance of M with a combination of the two ends.
    pub fn with_mean(&self, [near, far]: &Ends) -> Int {
        over_one(&(near * &self.low_mean + far * &self.high_mean))
    }

    /// The variance of a combination of the two ends.
    pub fn variance(&self, at: &Ends) -> Int {
        let [low, high] = self.with_ends(at);
        over_one(&(&at[0] * low + &at[1] * high))
    }

    /// The expected square of the difference between the ends, as a variance.
    pub fn steepness(&self) -> Int {
        let difference = &self.ends[1] - &self.ends[0];
        let variance = &self.high - &self.cross * 2 + &self.low;
        variance.max(Int::zero()) + square_of(&difference)
    }

    /// The square of what a bend of the line, of its whole slope, does where the mean place shifts.
    pub fn bent(&self, shift: &Int) -> Int {
        part(&part(&self.steepness(), shift), shift)
    }

    /// M becomes the part of the new M that earlier samples make up.
    fn scaled(&self, kept: &Int) -> Filter {
        Filter {
            mean: part(&self.mean, kept),
            low_mean: part(&self.low_mean, kept),
            high_mean: part(&self.high_mean, kept),
            mean_variance: part(&part(&self.mean_variance, kept), kept),
            ..self.clone()
        }
    }

    /// M takes in the mean of the cell's samples.
    fn taken_in(&self, cell: &Cell) -> Filter {
        let at = ends_at(&cell.wanted_at).map(|end| part(&end, &cell.share));
        let [low, high] = self.with_ends(&at);
        let own = part(&part(&cell.own, &cell.share), &cell.share);
        let added = self.with_mean(&at) * 2 + self.variance(&at) + own;
        Filter {
            mean: &self.mean + self.level(&at),
            low_mean: &self.low_mean + low,
            high_mean: &self.high_mean + high,
            mean_variance: &self.mean_variance + added,
            ..self.clone()
        }
    }

    /// The filter after the measurement of a cell that M has taken in. The levels follow the
    /// measurement; only the variances and covariances count the doubt.
    fn observed(&self, cell: &Cell) -> Filter {
        let at = ends_at(&cell.seen_at);
        let off = &cell.measured - self.level(&at);
        let variance = self.variance(&at) + &cell.own + &cell.error + self.bent(&cell.shift());
        let variance = variance.max(Int::from(1));
        let [low, high] = self.with_ends(&at);
        let mean = self.with_mean(&at) + part(&cell.own, &cell.share);
        let deviations = (off.absolute() * BIT).divide_down(&root_of(&variance));
        let beyond = &deviations - BOUND * BIT;
        let (used, surprise) = if beyond.is_positive() {
            let added = (&cell.error * &beyond).divide_by(BOUND * BIT);
            let surprise = deviations * BOUND - BOUND * BOUND * BIT / 2;
            (&variance + added, surprise)
        } else {
            (variance.clone(), deviations.square().divide_by(2 * BIT))
        };
        let gained = |a: &Int, b: &Int| (a * b).divide_down(&used);
        let doubted = &used + &cell.doubt;
        let settled = |a: &Int, b: &Int| (a * b).divide_down(&doubted);
        let unlikely = log2(&variance).divide_by(2) + (surprise * LOG2_E).divide_by(BIT);
        Filter {
            ends: [
                &self.ends[0] + gained(&low, &off),
                &self.ends[1] + gained(&high, &off),
            ],
            mean: &self.mean + gained(&mean, &off),
            low: &self.low - settled(&low, &low),
            cross: &self.cross - settled(&low, &high),
            high: &self.high - settled(&high, &high),
            low_mean: &self.low_mean - settled(&low, &mean),
            high_mean: &self.high_mean - settled(&high, &mean),
            mean_variance: &self.mean_variance - settled(&mean, &mean),
            likelihood: &self.likelihood - unlikely,
            ..self.clone()
        }
    }

    /// M is less certain by what the intervals may have cut off of the cell.
    fn doubted(&self, cell: &Cell) -> Filter {
        let added = part(&part(&cell.doubt, &cell.share), &cell.share);
        Filter {
            mean_variance: &self.mean_variance + added,
            ..self.clone()
        }
    }

    /// The line moves: both ends together, and each a little on its own.
    fn drifted(&self) -> Filter {
        let step = square_of(&self.drift.into());
        Filter {
            low: &self.low + &step,
            cross: &self.cross + (&step * 3).divide_by(4),
            high: &self.high + step,
            ..self.clone()
        }
    }

    /// The filter after an epoch: M takes in every cell, the measured ones are observed, the line
    /// moves.
    pub fn after_epoch(&self, cells: &[Cell]) -> Filter {
        let taken: Int = cells.iter().map(|cell| &cell.share).sum();
        let mut moved = self.scaled(&(Int::from(ONE) - taken));
        for cell in cells {
            moved = moved.taken_in(cell);
            if cell.error < uninformative() {
                moved = moved.observed(cell).doubted(cell);
            }
        }
        moved.drifted()
    }
}

/// The filters before the first epoch, one for each slope and drift.
pub fn start() -> Vec<Filter> {
    let slopes = SLOPES.iter();
    slopes
        .flat_map(|&(slope, _)| DRIFTS.map(|(drift, _)| Filter::start(slope, drift)))
        .collect()
}
