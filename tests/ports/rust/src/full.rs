//! The levels of the full mechanism that need a prior.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::median::{midpoint, Median};
use crate::run::Run;
use crate::step::{Activation, Block, Charge, Step};
use crate::tree::block_size;

/// A level from 2 on. It is active once it has its prior; until then its blocks are in the buffer.
pub struct LevelState {
    level: usize,
    pub prior: Option<Rational>,
    pub buffer: Vec<Block>,
}

impl LevelState {
    pub fn new(level: usize) -> LevelState {
        LevelState {
            level,
            prior: None,
            buffer: Vec::new(),
        }
    }
}

impl Run {
    /// The state of a level; None if the level needs no prior.
    pub(crate) fn level_state(&mut self, level: usize) -> Option<&mut LevelState> {
        self.level_states
            .iter_mut()
            .find(|state| state.level == level)
    }

    /// Activates the levels that have enough samples, in ascending order.
    pub(crate) fn activate(&mut self, step: &mut Step) {
        for index in 0..self.level_states.len() {
            let level = self.level_states[index].level;
            if self.level_states[index].prior.is_none() && self.has_enough(level) {
                let activation = self.activate_level(index, step);
                step.activations.push(activation);
            }
        }
    }

    /// Whether the arrays of a level are full.
    fn has_enough(&self, level: usize) -> bool {
        let filled: u64 = self
            .samples_by_user
            .iter()
            .map(|samples| block_size(level).min(samples.len() as u64))
            .sum();
        Int::from(filled) >= Int::from(block_size(level)) * &self.constants.arrays[level]
    }

    fn activate_level(&mut self, index: usize, step: &mut Step) -> Activation {
        let level = self.level_states[index].level;
        let params = &self.constants.params;
        let arrays = self.constants.arrays[level]
            .to_u64()
            .expect("arrays that are full");
        let users = self.samples_by_user.iter().map(Vec::as_slice);
        let median = Median::new(level, arrays as usize, params.grid, users);
        let bins = median.costs.len();
        let rate = params.median_epsilon() / Rational::from(4);
        let choice = self.tape.choice(level, bins, median.cheapest(), rate);
        let prior = midpoint(choice, bins);
        step.charges.push(Charge {
            mechanism: "exponential",
            level,
            node: 0,
            epsilon: params.median_epsilon(),
            sensitivity: Int::from(2),
            scale: Rational::from(4) / params.median_epsilon(),
        });

        self.level_states[index].prior = Some(prior.clone());
        let buffer = std::mem::take(&mut self.level_states[index].buffer);
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
