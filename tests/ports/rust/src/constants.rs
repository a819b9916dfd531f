//! Scales, intervals, sensitivities and prices: each the exact number of its formula, rounded once.

use crate::clockwork::LEDGER;
use crate::enclosure::{ceiling, floor, Enclosure};
use crate::integer::Int;
use crate::kept::Kept;
use crate::mechanism::Mechanism;
use crate::params::Params;
use crate::rational::Rational;
use crate::tree::{depth, size};
use std::cell::RefCell;
use std::collections::HashMap;

/// What is public about a counter.
#[derive(Clone, Debug)]
pub struct CounterConstants {
    pub scale: Rational,
    pub sensitivity: Int,
    /// The epsilon of a cell.
    pub epsilon: Rational,
    /// What the whole counter costs.
    pub share: Rational,
}

#[derive(Clone, Debug)]
pub struct Constants {
    pub mechanism: Mechanism,
    pub params: Params,
    pub counters: Vec<CounterConstants>,
    /// k(0..L), the numbers of arrays; empty but for `full`.
    pub arrays: Vec<Int>,
    /// The intervals that were asked for, by level and prior: a run asks for few of them often.
    intervals: RefCell<HashMap<(usize, Rational), (Int, Int)>>,
}

/// The smallest multiple of 2^-16 that is not below the number.
fn ceil16(number: impl Fn(u64) -> Enclosure) -> Rational {
    let unit = Rational::power_of_two(16);
    Rational::from(ceiling(|bits| number(bits).times(&unit))) / unit
}

fn ceil16_exact(number: &Rational) -> Rational {
    let unit = Rational::power_of_two(16);
    Rational::from((number * &unit).ceiling()) / unit
}

/// sqrt(h/2 * ln(argument))
fn spread(h: &Rational, argument: &Rational, bits: u64) -> Enclosure {
    Enclosure::logarithm(argument, bits)
        .times(&(h / Rational::from(2)))
        .square_root()
}

fn root(x: &Rational, bits: u64) -> Enclosure {
    Enclosure::exactly(x, bits).square_root()
}

/// h(l) = 2^(l-1), which is 1/2 at level 0.
fn h(level: usize) -> Rational {
    Rational::power_of_two(level as u64) / Rational::from(2)
}

/// max(1, ceiling of (32 L'/epsilon) * ln(3 L' sqrt(square)/delta)), where square = 2^l or M.
pub fn number_of_arrays(params: &Params, square: &Rational) -> Int {
    let factor = Rational::from(16 * params.log_samples()) / &params.epsilon;
    let base = Rational::from(3 * params.log_samples()) / &params.delta;
    // ln(y sqrt(square)) is half of ln(y^2 square), so the factor is half of 32 too.
    let argument = &base * &base * square;
    ceiling(|bits| Enclosure::logarithm(&argument, bits).times(&factor)).max(Int::from(1))
}

/// Both counters of `ledger`, in units of its ledger, or of `gaussian`, in squares of them.
fn ledger_counter(kept: Kept, params: &Params) -> CounterConstants {
    let epsilon = match kept {
        Kept::Units => params.epsilon.clone(),
        Kept::Squares => &params.epsilon * &params.epsilon / Rational::from(4),
    };
    CounterConstants {
        scale: ceil16_exact(&(Rational::from(LEDGER) / &params.epsilon)),
        sensitivity: kept.whole().into(),
        share: epsilon.clone(),
        epsilon,
    }
}

impl Params {
    /// L' = max(1, L)
    pub fn log_samples(&self) -> u64 {
        self.top_level().max(1) as u64
    }

    /// What the private median of one level costs.
    pub fn median_epsilon(&self) -> Rational {
        &self.epsilon / Rational::from(2 * self.log_samples())
    }
}

impl Constants {
    pub fn new(mechanism: Mechanism, params: &Params) -> Constants {
        let mut constants = Constants {
            mechanism,
            params: params.clone(),
            counters: Vec::new(),
            arrays: Vec::new(),
            intervals: RefCell::default(),
        };
        let levels = 0..=params.top_level();
        if mechanism == Mechanism::Full {
            constants.arrays = levels
                .clone()
                .map(|l| number_of_arrays(params, &Rational::power_of_two(l as u64)))
                .collect();
        }
        constants.counters = match mechanism {
            Mechanism::Multiple | Mechanism::Full => levels.map(|l| constants.counter(l)).collect(),
            Mechanism::Ledger | Mechanism::Gaussian => {
                vec![ledger_counter(Kept::of(mechanism), params)]
            }
            _ => vec![constants.counter(0)],
        };
        constants
    }

    /// How far a block may be from its centre, in samples: D, or D(l) where there are levels.
    fn deviation(&self, level: usize, bits: u64) -> Enclosure {
        let params = &self.params;
        let m = Rational::from(params.max_samples);
        let n_over_delta = Rational::from(params.max_users) / &params.delta;
        let log = Rational::from(params.log_samples());
        let h = h(level);
        match self.mechanism {
            Mechanism::Binary | Mechanism::Naive | Mechanism::Ledger | Mechanism::Gaussian => {
                unreachable!("no interval around a prior")
            }
            Mechanism::Wishful => {
                let argument = n_over_delta * Rational::from(2);
                spread(&m, &argument, bits).plus(&root(&m, bits))
            }
            Mechanism::Single | Mechanism::Multiple => {
                let argument = n_over_delta * log * Rational::from(2);
                // h/sqrt(m) is the root of h^2/m.
                spread(&h, &argument, bits).plus(&root(&(&h * &h / m), bits))
            }
            Mechanism::Full => {
                let k = Rational::from(self.arrays[level].clone());
                let argument = n_over_delta * &log * Rational::from(6);
                let of_prior = log * k / &params.delta * Rational::from(6);
                let of_prior = Enclosure::logarithm(&of_prior, bits)
                    .times(&Rational::power_of_two(level as u64))
                    .square_root();
                spread(&h, &argument, bits).plus(&of_prior)
            }
        }
    }

    /// The D of `single`, or W(l) of `multiple`: what its scales are made of.
    fn scale_deviation(&self, level: usize, bits: u64) -> Enclosure {
        let params = &self.params;
        let h = match self.mechanism {
            Mechanism::Single => Rational::from(params.max_samples),
            Mechanism::Multiple => h(level),
            _ => return self.deviation(level, bits),
        };
        let argument = Rational::from(params.max_users) / &params.delta
            * Rational::from(2 * params.log_samples());
        spread(&h, &argument, bits).plus(&root(&h, bits))
    }

    fn counter(&self, number: usize) -> CounterConstants {
        let params = &self.params;
        let epsilon = &params.epsilon;
        let grid = Rational::from(params.grid);
        let levels = Rational::from(params.top_level() + 1);
        let of_depth = |length: &Int| Rational::from(depth(length));
        let users = Int::from(params.max_users);

        // A cell gets the share of its counter divided by the number of cells that a user's data
        // may change.
        let (share, changes) = match self.mechanism {
            Mechanism::Binary => (epsilon.clone(), of_depth(&params.horizon)),
            Mechanism::Naive => {
                let m = Rational::from(params.max_samples);
                (epsilon.clone(), m * of_depth(&params.horizon))
            }
            Mechanism::Wishful => (epsilon.clone(), of_depth(&users)),
            Mechanism::Single => {
                let blocks = users * Int::from(params.top_level() + 1);
                (epsilon.clone(), of_depth(&blocks) * levels)
            }
            Mechanism::Multiple => (epsilon / levels, of_depth(&users)),
            Mechanism::Full => (epsilon / (levels * Rational::from(2)), of_depth(&users)),
            Mechanism::Ledger | Mechanism::Gaussian => unreachable!("no tree"),
        };
        let epsilon = &share / &changes;

        let scale = match self.mechanism {
            Mechanism::Binary | Mechanism::Naive => ceil16_exact(&(&grid / &epsilon)),
            _ => {
                let factor = Rational::from(2) * &grid / &epsilon;
                ceil16(|bits| self.scale_deviation(number, bits).times(&factor))
            }
        };
        let whole_domain = match self.mechanism {
            Mechanism::Binary | Mechanism::Naive => true,
            Mechanism::Wishful | Mechanism::Single => false,
            Mechanism::Multiple => number == 0,
            Mechanism::Full => number <= 1,
            Mechanism::Ledger | Mechanism::Gaussian => unreachable!("no tree"),
        };
        let sensitivity = if whole_domain {
            Int::from(params.grid)
        } else {
            let factor = Rational::from(2) * grid;
            // Of `single`, the one counter takes the largest blocks: its D is that of the scale.
            floor(|bits| match self.mechanism {
                Mechanism::Single => self.scale_deviation(0, bits).times(&factor),
                _ => self.deviation(number, bits).times(&factor),
            })
        };
        CounterConstants {
            scale,
            sensitivity,
            epsilon,
            share,
        }
    }

    /// The number of the counter that takes the blocks of a level.
    pub fn counter_of(&self, level: usize) -> usize {
        match self.mechanism {
            Mechanism::Multiple | Mechanism::Full => level,
            _ => 0,
        }
    }

    /// The interval of a level around a prior in [0, 1], in grid units, rounded inward.
    pub fn interval(&self, level: usize, prior: &Rational) -> (Int, Int) {
        let mut known = self.intervals.borrow_mut();
        let key = (level, prior.clone());
        known
            .entry(key)
            .or_insert_with(|| self.fresh_interval(level, prior))
            .clone()
    }

    fn fresh_interval(&self, level: usize, prior: &Rational) -> (Int, Int) {
        let clamped = match self.mechanism {
            Mechanism::Binary | Mechanism::Naive => true,
            Mechanism::Wishful => false,
            Mechanism::Single | Mechanism::Multiple => level == 0,
            Mechanism::Full => level <= 1,
            Mechanism::Ledger | Mechanism::Gaussian => {
                unreachable!("no interval around a prior")
            }
        };
        if clamped {
            return (Int::zero(), Int::from(self.params.grid));
        }
        let samples = match self.mechanism {
            Mechanism::Wishful => Rational::from(self.params.max_samples),
            _ => Rational::from(size(level)),
        };
        let grid = Rational::from(self.params.grid);
        let centre = samples * prior;
        let centre = |bits| Enclosure::exactly(&centre, bits);
        let low = ceiling(|bits| {
            centre(bits)
                .minus(&self.deviation(level, bits))
                .times(&grid)
        });
        let high = floor(|bits| centre(bits).plus(&self.deviation(level, bits)).times(&grid));
        (low, high)
    }
}
