// Weights: how much each block of a stratum counts. Large weights reduce the error due to noise; weights in proportion
// to what samples are worth reduce the errors due to the scatter of samples and users, and the bias if users differ.

import { integerSqrt, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { designOf, distortion, relativeNoise } from "./design.js";
import { ONE, rootOf } from "./fixed_point.js";
import { shiftOf } from "./line.js";

// How many levels are compared: the largest, each three quarters of the one before, and at last the smallest.
const CANDIDATES = 16;

// The slope is expected to be at least a fiftieth of a sample's standard deviation.
const LEAST_SLOPE = 50n;

// The weights of a stratum's blocks {most, size, worth, place, divisor}: those of the level with the least expected
// error, the first of equally good ones. most: the largest weight that a block can pay for. divisor: of a level, for
// weights in proportion to what samples are worth. stratum: {noise, grid, variance, scatter, slope}, the standard
// deviation of the noise, the grid, the variances of a sample and of users about the line, and the expected standard
// deviation of the line's slope.
export function weightsOf(blocks, stratum) {
  let best = null;
  for (const level of levelsOf(blocks)) {
    const weights = blocks.map(({ most, divisor }) => minimum(most, level / divisor));
    const error = expectedError(blocks, stratum, weights);
    if (best === null || error < best.error) best = { weights, error };
  }
  return best.weights;
}

// The levels to compare, highest first; with the smallest all weights are proportional.
function levelsOf(blocks) {
  const reach = blocks.map(({ most, divisor }) => most * divisor);
  const levels = [reach.reduce(maximum)];
  while (levels.length < CANDIDATES - 1) levels.push((3n * levels.at(-1)) / 4n);
  return [...levels, reach.reduce(minimum)];
}

// The standard deviation that noise and unequal weights cause, plus half the bias that the expected slope causes where
// the mean place shifts.
function expectedError(blocks, { noise, grid, variance, scatter, slope }, weights) {
  const content = grid * sumOf(weights.map((weight, i) => weight * blocks[i].size));
  const design = designOf(weights, ...["size", "worth", "place"].map((key) => blocks.map((block) => block[key])));
  const deviation = rootOf(relativeNoise(noise, content) + distortion(design, variance, scatter));
  const expectedSlope = maximum(integerSqrt(variance * ONE) / LEAST_SLOPE, slope);
  return deviation + (expectedSlope * shiftOf(design)) / (2n * ONE);
}
