//! Blocks of samples, and the nodes of a counter's binary tree. Everything is counted from 1.

use crate::arithmetic::integer::Int;

/// How many samples a block of a level holds: 1, 1, 2, 4, 8 ...
pub fn block_size(level: usize) -> u64 {
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

/// The first element that node t sums; the last one is t.
pub fn first_element(t: u64) -> u64 {
    t - lowest_bit(t) + 1
}

/// The nodes whose sums make the prefix of t elements: 7 reads 7, 6, 4.
pub fn nodes_read(mut t: u64) -> Vec<u64> {
    let mut nodes = Vec::new();
    while t > 0 {
        nodes.push(t);
        t -= lowest_bit(t);
    }
    nodes
}

/// The nodes up to `length` that element i enters.
pub fn nodes_entered(element: u64, length: u64) -> Vec<u64> {
    let mut nodes = Vec::new();
    let mut node = element;
    while node <= length {
        nodes.push(node);
        node += lowest_bit(node);
    }
    nodes
}

/// A partial sum, written once with noise that was drawn once.
#[derive(Clone, Debug)]
pub struct Node {
    pub sum: Int,
    pub noise: Int,
}

/// A running sum with noise. Node number t is at index t - 1.
#[derive(Clone, Debug, Default)]
pub struct Counter {
    nodes: Vec<Node>,
}

impl Counter {
    /// How many elements there are.
    pub fn length(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// Node number t, which must have been written.
    pub fn node(&self, t: u64) -> &Node {
        &self.nodes[t as usize - 1]
    }

    /// Adds an element and writes the node of its number.
    pub fn push(&mut self, element: &Int, noise: Int) -> &Node {
        let t = self.length() + 1;
        // Besides the new element, the node sums those nodes of the prefix t - 1 that do not reach back
        // before its first element.
        let mut sum = element.clone();
        let mut below = t - 1;
        while below >= first_element(t) {
            sum = sum + &self.node(below).sum;
            below -= lowest_bit(below);
        }
        self.nodes.push(Node { sum, noise });
        self.node(t)
    }
}
