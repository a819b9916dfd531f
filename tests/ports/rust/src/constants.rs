//! The constants of all mechanisms: exact formulas, each rounded once.

use crate::arithmetic::enclosures::{ceiling, floor, Enclosure};
use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::ledger::accounting::{Accounting, BUDGET};
use crate::mechanism::Mechanism;
use crate::params::Params;
use crate::tree::{block_size, depth};
use std::cell::RefCell;
use std::collections::HashMap;

/// What is public about a counter.
#[derive(Clone, Debug)]
pub struct CounterConstants {
    pub scale: Rational,
    pub sensitivity: Int,
    /// The epsilon of a node.
    pub epsilon: Rational,
    /// What the whole counter costs.
    pub share: Rational,
}

#[derive(Clone, Debug)]
pub struct Constants {
    pub mechanism: Mechanism,
    pub params: Params,
    pub counters: Vec<CounterConstants>,
    /// k(0..L), the numbers of arrays; empty except in `full`.
    pub arrays: Vec<Int>,
    /// A cache by level and prior: a run asks for a few intervals often.
    intervals: RefCell<HashMap<(usize, Rational), (Int, Int)>>,
}

/// The smallest multiple of 2^-16 that is not below the number.
fn ceil16(number: impl Fn(u64) -> Enclosure) -> Rational {
    let unit = Rational::power_of_two(16);
    Rational::from(ceiling(|bits| number(bits).times(&unit))) / unit
}

pub fn ceil16_exact(number: &Rational) -> Rational {
    let unit = Rational::power_of_two(16);
    Rational::from((number * &unit).ceiling()) / unit
}

/// sqrt(h/2 * ln(argument)): a bound of the deviation of the sum of h samples, by Hoeffding's
/// inequality.
fn hoeffding(h: &Rational, argument: &Rational, bits: u64) -> Enclosure {
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

/// max(1, ceil((32 L'/epsilon) * ln(3 L' sqrt(square)/beta))), where square is 2^l or M.
pub fn array_count(params: &Params, square: &Rational) -> Int {
    let factor = Rational::from(16 * params.nominal_levels()) / &params.epsilon;
    let base = Rational::from(3 * params.nominal_levels()) / &params.beta;
    // ln(y sqrt(square)) is half of ln(y^2 square), so the factor is 16, not 32.
    let argument = &base * &base * square;
    ceiling(|bits| Enclosure::logarithm(&argument, bits).times(&factor)).max(Int::from(1))
}

/// Both counters of the ledger mechanism have the same constants; its intervals depend on the run.
fn accounted_counter(accounting: Accounting, params: &Params) -> CounterConstants {
    let epsilon = match accounting {
        Accounting::Units => params.epsilon.clone(),
        Accounting::Squares => &params.epsilon * &params.epsilon / Rational::from(4),
    };
    CounterConstants {
        scale: ceil16_exact(&(Rational::from(BUDGET) / &params.epsilon)),
        sensitivity: accounting.full_budget().into(),
        share: epsilon.clone(),
        epsilon,
    }
}

impl Params {
    /// L' = max(1, L)
    pub fn nominal_levels(&self) -> u64 {
        self.levels().max(1) as u64
    }

    /// What the private median of one level costs.
    pub fn median_epsilon(&self) -> Rational {
        &self.epsilon / Rational::from(2 * self.nominal_levels())
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
        let levels = 0..=params.levels();
        if mechanism == Mechanism::Full {
            constants.arrays = levels
                .clone()
                .map(|l| array_count(params, &Rational::power_of_two(l as u64)))
                .collect();
        }
        constants.counters = match mechanism {
            Mechanism::Multiple | Mechanism::Full => levels.map(|l| constants.counter(l)).collect(),
            Mechanism::Ledger | Mechanism::Gaussian => {
                vec![accounted_counter(Accounting::of(mechanism), params)]
            }
            _ => vec![constants.counter(0)],
        };
        constants
    }

    /// The half width of an interval in samples: D, or D(l) if there are levels.
    fn width(&self, level: usize, bits: u64) -> Enclosure {
        let params = &self.params;
        let m = Rational::from(params.max_samples);
        let n_over_beta = Rational::from(params.max_users) / &params.beta;
        let log = Rational::from(params.nominal_levels());
        let h = h(level);
        match self.mechanism {
            Mechanism::Binary | Mechanism::Naive | Mechanism::Ledger | Mechanism::Gaussian => {
                unreachable!("no interval around a prior")
            }
            Mechanism::Wishful => {
                let argument = n_over_beta * Rational::from(2);
                hoeffding(&m, &argument, bits).plus(&root(&m, bits))
            }
            Mechanism::Single | Mechanism::Multiple => {
                let argument = n_over_beta * log * Rational::from(2);
                // h/sqrt(m) is the root of h^2/m.
                hoeffding(&h, &argument, bits).plus(&root(&(&h * &h / m), bits))
            }
            Mechanism::Full => {
                let k = Rational::from(self.arrays[level].clone());
                let argument = n_over_beta * &log * Rational::from(6);
                let of_prior = log * k / &params.beta * Rational::from(6);
                let of_prior = Enclosure::logarithm(&of_prior, bits)
                    .times(&Rational::power_of_two(level as u64))
                    .square_root();
                hoeffding(&h, &argument, bits).plus(&of_prior)
            }
        }
    }

    /// The half width that the noise is scaled to: the interval's, but D of `single` and W(l) of
    /// `multiple`.
    fn scale_width(&self, level: usize, bits: u64) -> Enclosure {
        let params = &self.params;
        let h = match self.mechanism {
            Mechanism::Single => Rational::from(params.max_samples),
            Mechanism::Multiple => h(level),
            _ => return self.width(level, bits),
        };
        let argument = Rational::from(params.max_users) / &params.beta
            * Rational::from(2 * params.nominal_levels());
        hoeffding(&h, &argument, bits).plus(&root(&h, bits))
    }

    fn counter(&self, number: usize) -> CounterConstants {
        let params = &self.params;
        let epsilon = &params.epsilon;
        let grid = Rational::from(params.grid);
        let levels = Rational::from(params.levels() + 1);
        let of_depth = |length: &Int| Rational::from(depth(length));
        let users = Int::from(params.max_users);

        // The epsilon of a node is the share of its counter, divided by the number of nodes that a
        // user's samples may change.
        let (share, changes) = match self.mechanism {
            Mechanism::Binary => (epsilon.clone(), of_depth(&params.horizon)),
            Mechanism::Naive => {
                let m = Rational::from(params.max_samples);
                (epsilon.clone(), m * of_depth(&params.horizon))
            }
            Mechanism::Wishful => (epsilon.clone(), of_depth(&users)),
            Mechanism::Single => {
                let blocks = users * Int::from(params.levels() + 1);
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
                ceil16(|bits| self.scale_width(number, bits).times(&factor))
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
            // The counter of `single` takes blocks of all sizes: its D is that of the scale.
            floor(|bits| match self.mechanism {
                Mechanism::Single => self.scale_width(0, bits).times(&factor),
                _ => self.width(number, bits).times(&factor),
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
            .or_insert_with(|| self.compute_interval(level, prior))
            .clone()
    }

    fn compute_interval(&self, level: usize, prior: &Rational) -> (Int, Int) {
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
            _ => Rational::from(block_size(level)),
        };
        let grid = Rational::from(self.params.grid);
        let centre = samples * prior;
        let centre = |bits| Enclosure::exactly(&centre, bits);
        let low = ceiling(|bits| centre(bits).minus(&self.width(level, bits)).times(&grid));
        let high = floor(|bits| centre(bits).plus(&self.width(level, bits)).times(&grid));
        (low, high)
    }
}
