// How much the blocks of an epoch count, so that no user drowns the others.

import { ONE, coarseShift, noiseVariance } from "./belief.js";
import { sumOf } from "./clockwork.js";
import { maximum, minimum } from "./rational.js";
import { integerSqrt } from "./real.js";

const ROUNDS = 16;
const LEVELS = 12;
// Samples that count in place of others are taken to be off by a 20th of a deviation.
const PRICE = 20n;

// The sums of weight * size and of weight^2 * size.
function momentsOf(sizes, weights) {
  return {
    linear: sumOf(weights.map((weight, i) => weight * sizes[i])),
    square: sumOf(weights.map((weight, i) => weight * weight * sizes[i])),
  };
}

// The largest weights under which samples weigh at most the level on average.
function capsUnder({ sizes, aims }, level) {
  const [samples, whole] = [sumOf(sizes), sumOf(aims)];
  return sizes.map((size, i) => (level * samples * aims[i]) / (whole * size));
}

// The level at which the variance of the epoch is least.
function bestLevel({ sizes, most, noise, variance }) {
  let level = most.reduce(maximum, 0n);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { linear, square } = momentsOf(sizes, most.map((weight) => minimum(weight, level)));
    level = (noise * ONE + variance * square) / maximum(1n, variance * linear);
    level = maximum(1n, level);
  }
  return level;
}

// The error to be expected: the standard deviation, and a share of what counts in place of other samples.
function priceOf(blocks, level) {
  const { sizes, most, noise, variance, deviation, grid, aims } = blocks;
  const weights = capsUnder(blocks, level).map((cap, i) => minimum(most[i], cap));
  const { linear, square } = momentsOf(sizes, weights);
  const error = integerSqrt(ONE * (noise * ONE + variance * square));
  const whole = sumOf(aims);
  // Of blocks that count less than they should, in units of which linear * whole are all that counts.
  const lost = sumOf(weights.map((weight, i) => maximum(0n, aims[i] * linear - weight * sizes[i] * whole)));
  const shifted = (deviation * lost) / (PRICE * maximum(1n, whole * linear));
  return error / maximum(1n, grid * linear) + shifted;
}

// Of levels that are as cheap the highest.
function cheapestLevel(blocks, highest) {
  let best = { level: highest, price: priceOf(blocks, highest) };
  let level = highest;
  for (let tried = 1; tried < LEVELS; tried += 1) {
    level = maximum(1n, (3n * level) / 4n);
    const price = priceOf(blocks, level);
    if (price < best.price) best = { level, price };
  }
  return best.level;
}

// The largest weight of each block in a series of `length` epochs. variance: of a sample; most: the weight that each
// block can pay for.
export function caps(params, variance, length, sizes, most) {
  const { weighting, grid } = params;
  const shift = coarseShift(most);
  const blocks = {
    sizes,
    most: most.map((weight) => weight >> shift),
    noise: noiseVariance(params, length) >> (2n * shift),
    variance: variance * grid ** 2n,
    deviation: integerSqrt(variance * ONE),
    grid,
    // In which proportion blocks should count.
    aims: weighting === "user" ? sizes.map(() => 1n) : sizes,
  };
  const best = bestLevel(blocks);
  const level = weighting === "precision" ? best : cheapestLevel(blocks, best);
  return capsUnder(blocks, level).map((cap) => cap << shift);
}
