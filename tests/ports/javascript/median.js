// The private median of a level: arrays of samples, the bins of their means, and the cost of each bin.

import { ratio } from "./arithmetic/rational.js";
import { blockSize } from "./tree.js";

// The smallest number of bins B with 4 B^2 >= 2^level.
export function binCount(level) {
  let bins = 1n;
  while (4n * bins * bins < 1n << level) bins += 1n;
  return bins;
}

export const midpoint = (choice, bins) => ratio(2n * choice + 1n, 2n * bins);

// users: the samples of each user in grid units, in order of first arrival. The first size(level) samples of each
// user, one after the other, fill the arrays; samples that are left over are not used.
function arraySums(level, arrays, users) {
  const size = Number(blockSize(level));
  const sums = [];
  let sum = 0n;
  let filled = 0;
  for (const samples of users) {
    for (const sample of samples.slice(0, size)) {
      if (BigInt(sums.length) === arrays) return sums;
      sum += sample;
      filled += 1;
      if (filled === size) {
        sums.push(sum);
        sum = 0n;
        filled = 0;
      }
    }
  }
  return sums;
}

export function medianOf(level, arrays, grid, users) {
  const size = blockSize(level);
  const count = binCount(level);
  const sums = arraySums(level, arrays, users);
  const bins = sums.map((sum) => {
    let bin = 0n;
    // Strictly above: a mean on a boundary belongs to the lower bin.
    while (bin + 1n < count && sum * count > (bin + 1n) * size * grid) bin += 1n;
    return Number(bin);
  });
  const costs = Array.from({ length: Number(count) }, (_, candidate) => {
    const below = bins.filter((bin) => bin < candidate).length;
    const above = bins.filter((bin) => bin > candidate).length;
    return Math.max(below, above);
  });
  return { sums, bins, costs, binCount: count };
}

// The choice where a tape records none: the lowest index of least cost.
export const leastCost = (costs) => BigInt(costs.indexOf(Math.min(...costs)));
