// The final release: the noisy sum of all counted samples when a run ends, for a share of epsilon that is kept for it.
// Nothing is clipped and all samples count the same, so its error is that of the noise alone.

import { ceil16 } from "../constants.js";
import { fromRational } from "../arithmetic/enclosures.js";
import { ceilDiv, clip, maximum, sumOf } from "../arithmetic/integers.js";
import { add, compare, divide, multiply, ratio, subtract } from "../arithmetic/rational.js";
import { Refusal, number } from "../params.js";
import { BIT, LOG2_ERROR, ONE, log2 } from "../policy/fixed_point.js";

// ln(2) in units of 1/ONE, rounded up.
const LN2 = 762123384786n;

const LEAST_EPSILON = ratio(1n, 1n << 32n);

export const isBetween0And1 = ({ num, den }) => num > 0n && num < den;

// How epsilon is divided: what the run has, and what is kept for the final release.
export function divideEpsilon({ epsilon, weighting }, givenShare) {
  const final = multiply(epsilon, number(givenShare, isBetween0And1));
  const running = subtract(epsilon, final);
  const isTooSmall = (part) => compare(part, LEAST_EPSILON) < 0n;
  if (weighting !== "sample" || isTooSmall(running) || isTooSmall(final)) throw new Refusal("ParameterError");
  return { running, final };
}

export const scaleOf = (sensitivity, epsilon) => ceil16(fromRational(divide(ratio(sensitivity), epsilon)));

// The final release of a run, at this epsilon. The noise pays for the user with the most samples.
export function finalRelease({ params, users, tape }, epsilon) {
  const all = [...users.values()];
  const counts = all.map((samples) => BigInt(samples.length));
  const sensitivity = params.grid * counts.reduce(maximum, 1n);
  const scale = scaleOf(sensitivity, epsilon);
  const noise = tape.laplace(0n, 0n, scale);
  return { samples: sumOf(counts), sum: sumOf(all.map(sumOf)) + noise, sensitivity, scale };
}

// The mean of all counted samples, kept in the range; the prior if there are none.
export function estimateOf({ lower, upper, grid, prior }, { samples, sum }) {
  if (samples === 0n) return prior;
  const whole = grid * samples;
  return add(lower, multiply(subtract(upper, lower), ratio(clip(sum, 0n, whole), whole)));
}

// How far that mean may be from the estimate, with a confidence between 0 and 1, a rational number.
export function halfWidth(params, release, confidence) {
  const { lower, upper, grid } = params;
  const estimate = estimateOf(params, release);
  const toUpper = subtract(upper, estimate);
  const toLower = subtract(estimate, lower);
  const farthest = compare(toUpper, toLower) > 0n ? toUpper : toLower;
  if (release.samples === 0n) return farthest;
  const part = ratio(noiseBound(release.scale, confidence), grid * release.samples);
  const width = multiply(subtract(upper, lower), part);
  return compare(width, farthest) < 0n ? width : farthest;
}

// Laplace noise is at most this with this probability: scale times ln(1/(1 - confidence)), rounded up.
function noiseBound(scale, { num, den }) {
  const tail = ratio(den - num, den);
  const halvings = log2(tail.den) + LOG2_ERROR - log2(tail.num);
  return ceilDiv(scale.num * halvings * LN2, scale.den * BIT * ONE);
}
