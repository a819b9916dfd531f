// What the released sums of the ledger mechanism say about the mean, its standard error, the variance of a sample, and
// the standard deviation between users. Fixed point: ONE stands for the whole range of a sample.

import { BUDGET } from "./accounting.js";
import { bitLength, clip, floorDiv, integerSqrt, maximum, minimum, sumOf } from "../arithmetic/integers.js";

export const ONE = 1n << 40n;

// Weights are rounded down to this many bits before they are squared.
const WEIGHT_BITS = 20;

// The number of bits by which weights are shifted for that.
export function coarseShift(weights) {
  return BigInt(Math.max(0, bitLength(weights.reduce(maximum, 0n)) - WEIGHT_BITS));
}

// The variance of the noise of a sum in a series of `length` sums.
export function noiseVariance({ epsilon }, length) {
  const square = (BUDGET * epsilon.den) ** 2n;
  return ((length + 1n) * (length + 2n) * square) / (3n * epsilon.num ** 2n);
}

export class Posterior {
  constructor(params) {
    this.params = params;
    // Sums over the epochs of g, g * mean and g * mean^2, where g is the inverse of an epoch's variance.
    this.precision = 0n;
    this.first = 0n;
    this.second = 0n;
    this.epochs = 0n;
    this.betweenUserSd = 0n;
    // The sum of the squares of the users' shares in the last epoch, in units of 1 / ONE.
    this.common = 0n;
    // How often the bound of a sample's variance was halved; settled once a halving was too much.
    this.halvings = 0n;
    this.settled = false;
  }

  get mean() {
    return floorDiv(6n * ONE * ONE + this.first, 12n * ONE + this.precision);
  }

  get centre() {
    return clip(this.mean, 0n, ONE);
  }

  get standardError() {
    const total = 12n * ONE + this.precision;
    let square = ONE ** 3n / total;
    if (this.epochs > 1n) {
      const { mean } = this;
      const disagreement = this.second - 2n * mean * this.first + mean * mean * this.precision;
      // Birge's factor: epochs that disagree more than their variances explain raise the error.
      square = maximum(square, floorDiv(floorDiv(disagreement, this.epochs - 1n), total));
    }
    return integerSqrt(square + (this.betweenUserSd ** 2n * this.common) / ONE);
  }

  // A bound of p (1 - p), where p is the centre shifted by two standard errors towards 1/2.
  get variance() {
    const middle = ONE / 2n;
    const { centre } = this;
    const distance = centre < middle ? middle - centre : centre - middle;
    const move = minimum(2n * this.standardError, distance);
    const moved = centre < middle ? centre + move : centre - move;
    const p = clip(moved, ONE / 100n, ONE - ONE / 100n);
    return maximum(1n, ((p * (ONE - p)) / ONE) >> this.halvings);
  }

  // What the policy reads, computed once.
  get summary() {
    const { centre, standardError, variance, betweenUserSd } = this;
    return { centre, standardError, variance, betweenUserSd };
  }

  // Takes an epoch in: its series, its contributions and what it released.
  learn({ series, contributions, sum, excess }) {
    const { grid } = this.params;
    const total = (value) => sumOf(contributions.map(value));
    const content = grid * total(({ weight, size }) => weight * size);
    if (content === 0n) return;
    const mean = floorDiv(ONE * (sum + total(({ weight, low }) => weight * low)), content);
    const shift = coarseShift(contributions.map(({ weight }) => weight));
    const power = total(({ weight, size }) => (weight >> shift) ** 2n * size) << (2n * shift);
    const overlap = total(({ weight, size }) => ((weight >> shift) * size) ** 2n) << (2n * shift);
    const squares = grid ** 2n * this.variance * power;
    const noise = noiseVariance(this.params, series.length);
    const g = ONE ** 3n / maximum(1n, (ONE * (noise * ONE + squares)) / content ** 2n);
    const bias = excess === null ? 0n : this.compareExcess(series, contributions, excess, content);
    this.precision += g;
    this.first += g * mean;
    this.second += g * mean * mean;
    this.epochs += 1n;
    this.common = (ONE * grid ** 2n * overlap) / content ** 2n;
    this.discount(bias);
  }

  // The mean of all epochs so far may be off by the bias, which adds its square to the variance.
  discount(bias) {
    const share = ONE ** 3n + this.precision * bias * bias;
    const discounted = (value) => floorDiv(ONE ** 3n * value, share);
    this.precision = discounted(this.precision);
    this.first = discounted(this.first);
    this.second = discounted(this.second);
  }

  // Compares the excess with a sixth of the deviations, its expectation for normal blocks. If it is clearly more than
  // twice that, the intervals are too narrow. If it is clearly less than half of that, the variance of a sample is
  // halved, except for samples that are 0 or 1. Returns how far the epoch's mean may be off.
  compareExcess({ excessQueries }, contributions, excess, content) {
    const queried = contributions.filter(({ excessWeight, saturation }) => excessWeight > 0n && saturation > 0n);
    if (queried.length === 0) return 0n;
    const { grid } = this.params;
    const { summary } = this;
    const deviations = (grid * deviationsOf(summary, queried, ({ excessWeight }) => excessWeight)) / ONE;
    // Clearly: by two standard deviations of the noise, times twelve as the excess is.
    const noise = noiseVariance(this.params, excessQueries);
    const isClear = (difference) => difference > 0n && difference * difference > 576n * noise;
    if (isClear(12n * excess - 4n * deviations)) {
      this.widen(summary, queried);
      return this.biasOf(summary, contributions, 6n * excess - deviations, deviations, content);
    }
    if (grid > 1n && !this.settled && isClear(deviations - 12n * excess)) this.halvings += 1n;
    return 0n;
  }

  // How far an epoch's mean may be off if the intervals were too narrow. difference: six times the excess, less the
  // deviations.
  biasOf(summary, contributions, difference, deviations, content) {
    const { grid } = this.params;
    const clipped = contributions.filter(({ size, low, high }) => high - low < size * grid);
    const inside = grid * deviationsOf(summary, clipped, ({ weight }) => weight);
    return floorDiv(difference * inside, 4n * maximum(1n, deviations) * content);
  }

  // Takes back a halving of the variance, or else raises the between-user standard deviation.
  widen({ variance }, queried) {
    if (this.halvings > 0n) {
      this.halvings -= 1n;
      this.settled = true;
      return;
    }
    const samples = sumOf(queried.map(({ size }) => size));
    const raised = integerSqrt((4n * variance * ONE * BigInt(queried.length)) / samples);
    this.betweenUserSd = minimum(ONE, maximum(2n * this.betweenUserSd, raised));
  }
}

// The standard deviation of a block's sum around size times the centre: of samples, of users, and of the centre.
export function deviationOf({ standardError, variance, betweenUserSd }, size) {
  const common = betweenUserSd ** 2n + standardError ** 2n;
  return integerSqrt(variance * size * ONE + common * size ** 2n);
}

function deviationsOf(summary, contributions, weightOf) {
  return sumOf(contributions.map((each) => weightOf(each) * deviationOf(summary, each.size)));
}
