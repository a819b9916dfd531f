//! Blocks, levels, and the tree of a counter: which cell sums what, and which are read.

use crate::integer::Int;

/// How many samples a block of this level holds: 1, 1, 2, 4, 8 ...
pub fn size(level: usize) -> u64 {
    if level == 0 {
        1
    } else {
        1 << (level - 1)
    }
}

/// The level of the block that sample number `count` of a user completes.
pub fn completed_level(count: u64) -> Option<usize> {
    count.is_power_of_two().then(|| count.ilog2() as usize)
}

pub fn lowest_bit(t: u64) -> u64 {
    t & t.wrapping_neg()
}

/// depth(N) = 1 + floor(log2 N) for N >= 1.
pub fn depth(length: &Int) -> u64 {
    length.bit_length()
}

/// The number of the first element that cell t sums; the last one is t.
pub fn first_element(t: u64) -> u64 {
    t - lowest_bit(t) + 1
}

/// The cells whose sum is the prefix of t elements: 7 reads 7, 6, 4.
pub fn cells_read(mut t: u64) -> Vec<u64> {
    let mut cells = Vec::new();
    while t > 0 {
        cells.push(t);
        t -= lowest_bit(t);
    }
    cells
}

/// The cells up to `length` that element i enters.
pub fn cells_entered(element: u64, length: u64) -> Vec<u64> {
    let mut cells = Vec::new();
    let mut cell = element;
    while cell <= length {
        cells.push(cell);
        cell += lowest_bit(cell);
    }
    cells
}

/// A cell: a partial sum, written once with noise that was drawn once.
#[derive(Clone, Debug)]
pub struct Cell {
    pub sum: Int,
    pub noise: Int,
}

/// One running sum with noise. Cell number t is at index t - 1.
#[derive(Clone, Debug, Default)]
pub struct Counter {
    cells: Vec<Cell>,
}

impl Counter {
    /// How many elements there are.
    pub fn length(&self) -> u64 {
        self.cells.len() as u64
    }

    /// Cell number t, which has been written.
    pub fn cell(&self, t: u64) -> &Cell {
        &self.cells[t as usize - 1]
    }

    /// Adds an element and writes the cell of its number.
    pub fn push(&mut self, element: &Int, noise: Int) -> &Cell {
        let t = self.length() + 1;
        // What the cell sums besides the new element are the cells of the prefix t - 1 that do
        // not reach back before its own first element.
        let mut sum = element.clone();
        let mut below = t - 1;
        while below >= first_element(t) {
            sum = sum + &self.cell(below).sum;
            below -= lowest_bit(below);
        }
        self.cells.push(Cell { sum, noise });
        self.cell(t)
    }
}
