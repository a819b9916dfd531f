//! Where noise and choices come from. A source of a program that protects people would draw here.

use crate::integer::Int;
use std::collections::HashMap;

pub trait Source {
    fn noise(&self, counter: usize, cell: u64) -> Int;

    /// How much Gaussian noise is moved by its variance, rounded down.
    fn moved(&self, _variance: &Int) -> Int {
        Int::zero()
    }

    /// The choice of a level's median, or None to take the cheapest candidate.
    fn choice(&self, level: usize, bins: usize) -> Option<usize>;
}

/// Noise and choices that were written down. What is not named is 0, or the cheapest.
#[derive(Clone, Debug, Default)]
pub struct Written {
    pub noise: HashMap<(usize, u64), Int>,
    pub choices: HashMap<usize, usize>,
}

impl Source for Written {
    fn noise(&self, counter: usize, cell: u64) -> Int {
        self.noise
            .get(&(counter, cell))
            .cloned()
            .unwrap_or(Int::zero())
    }

    /// So a wrong variance is seen.
    fn moved(&self, variance: &Int) -> Int {
        variance.divide(&Int::from(1009)).1
    }

    fn choice(&self, level: usize, _bins: usize) -> Option<usize> {
        self.choices.get(&level).copied()
    }
}

/// A source that gives every address once, and something else to whoever asks again.
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

    pub fn noise(&mut self, counter: usize, cell: u64) -> Int {
        let before = self.asked_noise.entry((counter, cell)).or_insert(0);
        let noise = self.source.noise(counter, cell) + Int::from(1_000_003 * *before);
        *before += 1;
        noise
    }

    pub fn gaussian(&mut self, counter: usize, cell: u64, variance: &Int) -> Int {
        self.noise(counter, cell) + self.source.moved(variance)
    }

    /// The choice of a level's median among `bins` candidates, of which one is the cheapest.
    pub fn choice(&mut self, level: usize, bins: usize, cheapest: usize) -> usize {
        let before = self.asked_choices.entry(level).or_insert(0);
        let choice = self.source.choice(level, bins).unwrap_or(cheapest);
        let choice = (choice + *before) % bins;
        *before += 1;
        choice
    }
}
