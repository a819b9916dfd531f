//! The private median of a level: where the means of many users' samples lie, as a vote of bins.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::tree::block_size;

#[derive(Clone, Debug)]
pub struct Median {
    /// The sums of the arrays, in grid units.
    pub sums: Vec<Int>,
    pub bins: Vec<usize>,
    pub costs: Vec<u64>,
}

/// B, the smallest integer >= 1 with 4 B^2 >= 2^level.
pub fn bin_count(level: usize) -> usize {
    let square = Int::power_of_two(level as u64).divide_up(&Int::from(4));
    let root = square.square_root();
    let bins = if &root * &root < square {
        root + Int::from(1)
    } else {
        root
    };
    bins.to_u64().expect("fewer bins than samples") as usize
}

/// The midpoint of bin i, a number in [0, 1].
pub fn midpoint(i: usize, bins: usize) -> Rational {
    Rational::new(Int::from(2 * i + 1), Int::from(2 * bins))
}

impl Median {
    /// `users` are the counted samples of each user, in order of first arrival.
    pub fn new<'a>(
        level: usize,
        arrays: usize,
        grid: u64,
        users: impl Iterator<Item = &'a [u64]>,
    ) -> Median {
        let size = block_size(level) as usize;
        // Each user contributes its first samples, at most as many as one array holds.
        let given: Vec<u64> = users
            .flat_map(|samples| samples.iter().take(size))
            .copied()
            .collect();
        let sums: Vec<Int> = given
            .chunks_exact(size)
            .take(arrays)
            .map(|array| array.iter().map(|&units| Int::from(units)).sum())
            .collect();

        let count = bin_count(level);
        let whole = Int::from(size) * Int::from(grid);
        let bin = |sum: &Int| {
            // A mean on a boundary belongs to the lower bin.
            let scaled = sum * Int::from(count);
            (1..count)
                .filter(|&i| scaled > Int::from(i) * &whole)
                .count()
        };
        let bins: Vec<usize> = sums.iter().map(bin).collect();
        let costs = (0..count)
            .map(|i| {
                let below = bins.iter().filter(|&&bin| bin < i).count();
                let above = bins.iter().filter(|&&bin| bin > i).count();
                below.max(above) as u64
            })
            .collect();
        Median { sums, bins, costs }
    }

    pub fn least_cost(&self) -> u64 {
        self.costs
            .iter()
            .copied()
            .min()
            .expect("there is at least one bin")
    }

    /// The first bin of least cost.
    pub fn cheapest(&self) -> usize {
        let least = self.least_cost();
        self.costs
            .iter()
            .position(|&cost| cost == least)
            .expect("the least is one of them")
    }
}
