//! Where noise and choices come from. A program that protects people would draw them here.

use crate::arithmetic::integer::Int;
use std::collections::HashMap;

pub trait Source {
    fn noise(&self, counter: usize, node: u64) -> Int;

    /// The shift of Gaussian noise for a variance, rounded down.
    fn variance_shift(&self, _variance: &Int) -> Int {
        Int::zero()
    }

    /// The choice of a level's median, or None for the first candidate of least cost.
    fn choice(&self, level: usize, bins: usize) -> Option<usize>;
}

/// Recorded noise and choices. Noise that is not recorded is 0.
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    pub noise: HashMap<(usize, u64), Int>,
    pub choices: HashMap<usize, usize>,
}

impl Source for Recorded {
    fn noise(&self, counter: usize, node: u64) -> Int {
        self.noise
            .get(&(counter, node))
            .cloned()
            .unwrap_or(Int::zero())
    }

    /// Depends on the variance, so that a wrong one is detected.
    fn variance_shift(&self, variance: &Int) -> Int {
        variance.divide(&Int::from(1009)).1
    }

    fn choice(&self, level: usize, _bins: usize) -> Option<usize> {
        self.choices.get(&level).copied()
    }
}

/// A source whose answer changes when an address is asked for again, so that a program that draws
/// noise twice is detected.
pub struct Tape {
    source: Box<dyn Source>,
    asked_noise: HashMap<(usize, u64), u64>,
    asked_choices: HashMap<usize, usize>,
}

impl Tape {
    pub fn new(source: impl Source + 'static) -> Tape {
        Tape {
            source: Box::new(source),
            asked_noise: HashMap::new(),
            asked_choices: HashMap::new(),
        }
    }

    pub fn noise(&mut self, counter: usize, node: u64) -> Int {
        let before = self.asked_noise.entry((counter, node)).or_insert(0);
        let noise = self.source.noise(counter, node) + Int::from(1_000_003 * *before);
        *before += 1;
        noise
    }

    pub fn gaussian(&mut self, counter: usize, node: u64, variance: &Int) -> Int {
        self.noise(counter, node) + self.source.variance_shift(variance)
    }

    /// The choice of a level's median among `bins` candidates. cheapest: the first of least cost.
    pub fn choice(&mut self, level: usize, bins: usize, cheapest: usize) -> usize {
        let before = self.asked_choices.entry(level).or_insert(0);
        let choice = self.source.choice(level, bins).unwrap_or(cheapest);
        let choice = (choice + *before) % bins;
        *before += 1;
        choice
    }
}
