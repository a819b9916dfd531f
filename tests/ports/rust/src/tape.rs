//! Where noise and choices come from: written down, or made from a number.

use crate::integer::Int;
use std::collections::HashMap;

pub trait Tape {
    /// The noise of a cell. A run asks once for each cell and stores the answer.
    fn noise(&self, counter: usize, cell: u64) -> Int;

    /// The choice of a level's median, or None to take the cheapest candidate.
    fn choice(&self, level: usize, bins: usize) -> Option<usize>;
}

#[derive(Clone, Debug, Default)]
pub struct WrittenTape {
    pub noise: HashMap<(usize, u64), Int>,
    pub choices: HashMap<usize, usize>,
}

impl Tape for WrittenTape {
    fn noise(&self, counter: usize, cell: u64) -> Int {
        self.noise.get(&(counter, cell)).cloned().unwrap_or(Int::zero())
    }

    fn choice(&self, level: usize, _bins: usize) -> Option<usize> {
        self.choices.get(&level).copied()
    }
}
