//! Where noise and choices come from, and the list of the draws that were made. A program that protects
//! people would draw here.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::step::Draw;
use std::collections::HashMap;

pub trait Source {
    fn noise(&self, counter: usize, node: u64) -> Int;

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

    fn choice(&self, level: usize, _bins: usize) -> Option<usize> {
        self.choices.get(&level).copied()
    }
}

/// A source, and the draws that were made since they were last taken.
pub struct Tape {
    source: Box<dyn Source>,
    draws: Vec<Draw>,
}

impl Tape {
    pub fn new(source: impl Source + 'static) -> Tape {
        Tape {
            source: Box::new(source),
            draws: Vec::new(),
        }
    }

    /// The draws since the last call.
    pub fn taken(&mut self) -> Vec<Draw> {
        std::mem::take(&mut self.draws)
    }

    pub fn laplace(&mut self, counter: usize, node: u64, scale: &Rational) -> Int {
        self.draws.push(Draw::Laplace {
            counter,
            node,
            scale: scale.clone(),
        });
        self.source.noise(counter, node)
    }

    pub fn gaussian(&mut self, counter: usize, node: u64, variance: &Rational) -> Int {
        self.draws.push(Draw::Gaussian {
            counter,
            node,
            variance: variance.clone(),
        });
        self.source.noise(counter, node)
    }

    /// The radius of a series. No source records one: it depends on the address alone.
    pub fn radius(
        &mut self,
        counter: usize,
        node: u64,
        length: u64,
        sums: u64,
        scale: &Rational,
    ) -> Int {
        let radius = Int::from(node).shift_left(16) + Int::from(counter);
        self.draws.push(Draw::Radius {
            counter,
            node,
            length,
            sums,
            scale: scale.clone(),
            radius: radius.clone(),
        });
        radius
    }

    /// The noise of a node of each of `sums` counters, from this one on.
    pub fn uniform_noise(
        &mut self,
        counter: usize,
        node: u64,
        sums: usize,
        radius: &Int,
    ) -> Vec<Int> {
        self.draws.push(Draw::UniformNoise {
            counter,
            node,
            sums,
            radius: radius.clone(),
        });
        let counters = counter..counter + sums;
        counters
            .map(|counter| self.source.noise(counter, node))
            .collect()
    }

    /// The choice of a level's median among `bins` candidates. cheapest: the first of least cost.
    pub fn choice(&mut self, level: usize, bins: usize, cheapest: usize, rate: Rational) -> usize {
        self.draws.push(Draw::Choose { level, rate });
        self.source.choice(level, bins).unwrap_or(cheapest)
    }
}
