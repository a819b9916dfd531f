// How unequal weights and noise distort a stratum's mean, where every block counts what it is worth.

import { bitLength, floorDiv, integerSqrt, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { BUDGET } from "../ledger/accounting.js";
import { ONE, ratio, squareOf, times } from "./fixed_point.js";
import { UNINFORMATIVE } from "./line.js";
import { PART } from "./strata.js";

// Weights are rounded down to this many bits before they are multiplied.
const WEIGHT_BITS = 20;

// Standard deviations of noise count at most this many budget units, and at most this much relative to the weights.
const LARGEST_NOISE = 1n << 80n;
const LARGEST_ERROR = 1n << 50n;

// The design of blocks with these weights per sample. seenAt, wantedAt: the mean place, by weight and by worth. With s,
// a block's part of the worth, and a, its part of the weight, own is the sum of s^2 / size, samples that of
// (a - s)^2 / size, and users that of (a - s)^2.
export function designOf(weights, sizes, worths, places) {
  const contents = coarse(weights).map((weight, i) => weight * sizes[i]);
  const wanted = partsOf(worths);
  const squares = partsOf(contents).map((part, i) => (part - wanted[i]) ** 2n);
  const perSample = (numbers) => sumOf(numbers.map((number, i) => number / sizes[i]));
  const wantedAt = sumOf(worths) > 0n ? meanPlace(worths, places) : 0n;
  return {
    seenAt: sumOf(contents) > 0n ? meanPlace(contents, places) : wantedAt,
    wantedAt,
    own: perSample(wanted.map((part) => part ** 2n)),
    samples: perSample(squares),
    users: sumOf(squares),
  };
}

// The variance that unequal weights cause, given those of a sample and of users about the line.
export const distortion = ({ samples, users }, variance, scatter) => (
  (variance * samples + scatter * users) / ONE
);

// The weights without the bits that the largest one has beyond WEIGHT_BITS.
function coarse(weights) {
  const shift = BigInt(Math.max(0, bitLength(weights.reduce(maximum, 0n)) - WEIGHT_BITS));
  return weights.map((weight) => weight >> shift);
}

// Each number's part of their sum, in units of 1/PART.
function partsOf(numbers) {
  const total = maximum(1n, sumOf(numbers));
  return numbers.map((number) => (number * PART) / total);
}

// The mean of the places, each counted as often as its part says.
export const meanPlace = (parts, places) => (
  floorDiv(sumOf(parts.map((part, i) => part * places[i])), maximum(1n, sumOf(parts)))
);

// The standard deviation of the noise of a sum in a series of `length` epochs with `strata` sums each, in budget units.
export function noiseDeviation({ epsilon }, length, strata) {
  const sums = length * strata;
  const square = 2n * (sums + 1n) * (sums + 2n) * (BUDGET * epsilon.den) ** 2n;
  const variance = square / ((strata + 1n) * (strata + 2n) * epsilon.num ** 2n);
  return minimum(integerSqrt(variance), LARGEST_NOISE);
}

// The variance of noise relative to a content: what the sum would be if every sample was 1.
export function relativeNoise(deviation, content) {
  if (content === 0n) return UNINFORMATIVE;
  return squareOf(minimum(ratio(deviation, content), LARGEST_ERROR));
}

// The variance of a share of something with this variance.
export const squared = (share, variance) => times(times(variance, share), share);
