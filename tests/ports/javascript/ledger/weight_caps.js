// The largest weights of the blocks of an epoch. Users with large budgets can afford large weights per sample; caps
// limit each user's weight, so that the epoch's mean is not the mean of a few users.

import { ONE, coarseShift, noiseVariance } from "./posterior.js";
import { integerSqrt, maximum, minimum, sumOf } from "../arithmetic/integers.js";

// How often the target of least variance is refined.
const REFINEMENTS = 16;

// How many targets are tried, each three quarters of the one before.
const CANDIDATES = 12;

// Samples that take the place of others are assumed to be biased by a 20th of a standard deviation.
const BIAS_DIVISOR = 20n;

// The sums of weight * size and of weight^2 * size.
function momentsOf(sizes, weights) {
  return {
    linear: sumOf(weights.map((weight, i) => weight * sizes[i])),
    square: sumOf(weights.map((weight, i) => weight * weight * sizes[i])),
  };
}

// The caps under which a sample weighs at most the target on average.
function capsOf({ sizes, aims }, target) {
  const [samples, total] = [sumOf(sizes), sumOf(aims)];
  return sizes.map((size, i) => (target * samples * aims[i]) / (total * size));
}

// The target of least variance.
function bestTarget({ sizes, most, noise, variance }) {
  let target = most.reduce(maximum, 0n);
  for (let round = 0; round < REFINEMENTS; round += 1) {
    const { linear, square } = momentsOf(sizes, most.map((weight) => minimum(weight, target)));
    target = (noise * ONE + variance * square) / maximum(1n, variance * linear);
    target = maximum(1n, target);
  }
  return target;
}

// The standard deviation, and the bias of the samples that count in place of others.
function expectedError(blocks, target) {
  const { sizes, most, noise, variance, deviation, grid, aims } = blocks;
  const weights = capsOf(blocks, target).map((cap, i) => minimum(most[i], cap));
  const { linear, square } = momentsOf(sizes, weights);
  const error = integerSqrt(ONE * (noise * ONE + variance * square));
  const total = sumOf(aims);
  // By how much blocks count less than they should, out of linear * total.
  const lost = sumOf(weights.map((weight, i) => maximum(0n, aims[i] * linear - weight * sizes[i] * total)));
  const bias = (deviation * lost) / (BIAS_DIVISOR * maximum(1n, total * linear));
  return error / maximum(1n, grid * linear) + bias;
}

// The target of least expected error, from the highest down; of equally good ones the highest.
function leastError(blocks, highest) {
  let best = { target: highest, error: expectedError(blocks, highest) };
  let target = highest;
  for (let tried = 1; tried < CANDIDATES; tried += 1) {
    target = maximum(1n, (3n * target) / 4n);
    const error = expectedError(blocks, target);
    if (error < best.error) best = { target, error };
  }
  return best.target;
}

// The cap of each block in a series of `length` epochs. variance: of a sample. most: the weight that each block can
// afford.
export function weightCaps(params, variance, length, sizes, most) {
  const { weighting, grid } = params;
  const shift = coarseShift(most);
  const blocks = {
    sizes,
    most: most.map((weight) => weight >> shift),
    noise: noiseVariance(params, length) >> (2n * shift),
    variance: variance * grid ** 2n,
    deviation: integerSqrt(variance * ONE),
    grid,
    // The proportions in which blocks should count.
    aims: weighting === "user" ? sizes.map(() => 1n) : sizes,
  };
  const best = bestTarget(blocks);
  const target = weighting === "precision" ? best : leastError(blocks, best);
  return capsOf(blocks, target).map((cap) => cap << shift);
}
