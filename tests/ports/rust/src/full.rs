//! What is special about the full algorithm: levels that wait for a prior.

use crate::integer::Int;
use crate::median::{midpoint, Median};
use crate::rational::Rational;
use crate::run::Run;
use crate::step::{Activation, Block, Charge, Step};
use crate::tree::size;

/// A level from 2 on. It is active once it has its prior; before, its blocks wait in the buffer.
pub struct WaitingLevel {
    level: usize,
    pub prior: Option<Rational>,
    pub buffer: Vec<Block>,
}

impl WaitingLevel {
    pub fn new(level: usize) -> WaitingLevel {
        WaitingLevel {
            level,
            prior: None,
            buffer: Vec::new(),
        }
    }
}

impl Run {
    /// The state of a level that waits or has waited; None for levels that need no prior.
    pub(crate) fn waiting_level(&mut self, level: usize) -> Option<&mut WaitingLevel> {
        self.waiting_levels
            .iter_mut()
            .find(|waiting| waiting.level == level)
    }

    /// Activates the levels that have enough samples, in ascending order.
    pub(crate) fn activate(&mut self, step: &mut Step) {
        for index in 0..self.waiting_levels.len() {
            let level = self.waiting_levels[index].level;
            if self.waiting_levels[index].prior.is_none() && self.has_enough(level) {
                let activation = self.activate_level(index, step);
                step.activations.push(activation);
            }
        }
    }

    /// Whether the samples that count for a level fill its arrays.
    fn has_enough(&self, level: usize) -> bool {
        let given: u64 = self
            .people
            .iter()
            .map(|samples| size(level).min(samples.len() as u64))
            .sum();
        Int::from(given) >= Int::from(size(level)) * &self.constants.arrays[level]
    }

    fn activate_level(&mut self, index: usize, step: &mut Step) -> Activation {
        let level = self.waiting_levels[index].level;
        let params = &self.constants.params;
        let arrays = self.constants.arrays[level]
            .to_u64()
            .expect("arrays that were filled");
        let people = self.people.iter().map(Vec::as_slice);
        let median = Median::new(level, arrays as usize, params.grid, people);
        let bins = median.costs.len();
        let choice = self.tape.choice(level, bins, median.cheapest());
        let prior = midpoint(choice, bins);
        step.charges.push(Charge {
            mechanism: "exponential",
            level,
            cell: 0,
            epsilon: params.median_epsilon(),
            sensitivity: Int::from(2),
            scale: Rational::from(4) / params.median_epsilon(),
        });

        self.waiting_levels[index].prior = Some(prior.clone());
        let buffer = std::mem::take(&mut self.waiting_levels[index].buffer);
        let flushed = buffer
            .into_iter()
            .map(|block| self.release(block, &prior, step))
            .collect();
        Activation {
            level,
            bins: median.bins,
            costs: median.costs,
            choice,
            prior,
            flushed,
        }
    }
}
