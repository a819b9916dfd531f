// What the released sums of the ledger mechanism say about the mean and about how much samples and users differ,
// in fixed point: ONE is the whole range.

import { LEDGER } from "./clockwork.js";
import { bitLength, floorDiv, maximum, minimum } from "./rational.js";
import { integerSqrt } from "./real.js";

export const ONE = 1n << 40n;
const WEIGHT_BITS = 20;

// By how many bits weights are shifted before they are squared.
export function coarseShift(weights) {
  return BigInt(Math.max(0, bitLength(weights.reduce(maximum, 0n)) - WEIGHT_BITS));
}

// The variance of the noise of a sum in a series of `length` of them.
export function noiseVariance({ epsilon }, length) {
  const square = (LEDGER * epsilon.den) ** 2n;
  return ((length + 1n) * (length + 2n) * square) / (3n * epsilon.num ** 2n);
}

export class Belief {
  constructor(params) {
    this.params = params;
    // Sums over the epochs of g, g * mean and g * mean^2, where g is the inverse of an epoch's variance.
    this.precision = 0n;
    this.first = 0n;
    this.second = 0n;
    this.epochs = 0n;
    this.spread = 0n;
    // The sum of the squares of users' shares in the last epoch, in units of 1 / ONE.
    this.common = 0n;
    // How often the bound for a sample's variance was halved; settled once that proved too much.
    this.halvings = 0n;
    this.settled = false;
  }

  get mean() {
    return floorDiv(6n * ONE * ONE + this.first, 12n * ONE + this.precision);
  }

  get centre() {
    return minimum(maximum(this.mean, 0n), ONE);
  }

  get doubt() {
    const total = 12n * ONE + this.precision;
    let square = ONE ** 3n / total;
    if (this.epochs > 1n) {
      const { mean } = this;
      const disagreement = this.second - 2n * mean * this.first + mean * mean * this.precision;
      square = maximum(square, floorDiv(floorDiv(disagreement, this.epochs - 1n), total));
    }
    return integerSqrt(square + (this.spread ** 2n * this.common) / ONE);
  }

  get variance() {
    const middle = ONE / 2n;
    const { centre } = this;
    const distance = centre < middle ? middle - centre : centre - middle;
    const move = minimum(2n * this.doubt, distance);
    const moved = centre < middle ? centre + move : centre - move;
    const p = minimum(maximum(moved, ONE / 100n), ONE - ONE / 100n);
    return maximum(1n, ((p * (ONE - p)) / ONE) >> this.halvings);
  }

  // All that is believed now, computed once.
  get outlook() {
    const { centre, doubt, variance, spread } = this;
    return { centre, doubt, variance, spread };
  }

  // Takes an epoch in: its series, its bookings and what was released.
  learn({ series, bookings, sum, overhang }) {
    const { grid } = this.params;
    const total = (value) => bookings.reduce((all, booking) => all + value(booking), 0n);
    const content = grid * total(({ weight, size }) => weight * size);
    if (content === 0n) return;
    const mean = floorDiv(ONE * (sum + total(({ weight, low }) => weight * low)), content);
    const shift = coarseShift(bookings.map(({ weight }) => weight));
    const power = total(({ weight, size }) => (weight >> shift) ** 2n * size) << (2n * shift);
    const overlap = total(({ weight, size }) => ((weight >> shift) * size) ** 2n) << (2n * shift);
    const squares = grid ** 2n * this.variance * power;
    const noise = noiseVariance(this.params, series.length);
    const g = ONE ** 3n / maximum(1n, (ONE * (noise * ONE + squares)) / content ** 2n);
    const bias = overhang === null ? 0n : this.watch(series, bookings, overhang, content);
    this.precision += g;
    this.first += g * mean;
    this.second += g * mean * mean;
    this.epochs += 1n;
    this.common = (ONE * grid ** 2n * overlap) / content ** 2n;
    this.discount(bias);
  }

  // The mean of all epochs so far may be off by the bias: its variance is that larger.
  discount(bias) {
    const share = ONE ** 3n + this.precision * bias * bias;
    const discounted = (value) => floorDiv(ONE ** 3n * value, share);
    this.precision = discounted(this.precision);
    this.first = discounted(this.first);
    this.second = discounted(this.second);
  }

  // Compares the overhang with a sixth of the deviations, which it is for normal blocks. Where it is clearly more
  // than twice that, the intervals are too narrow; where it is less than half, a sample's variance is halved, but
  // not that of samples that are 0 or 1. Returns how far the epoch's mean may be off.
  watch({ probes }, bookings, overhang, content) {
    const probed = bookings.filter(({ probe, margin }) => probe > 0n && margin > 0n);
    if (probed.length === 0) return 0n;
    const { grid } = this.params;
    const { outlook } = this;
    const deviations = (grid * deviationsOf(outlook, probed, ({ probe }) => probe)) / ONE;
    // By two deviations of the noise of twelve overhangs.
    const noise = noiseVariance(this.params, probes);
    const isClear = (excess) => excess > 0n && excess * excess > 576n * noise;
    if (isClear(12n * overhang - 4n * deviations)) {
      this.widen(outlook, probed);
      return this.biasOf(outlook, bookings, 6n * overhang - deviations, deviations, content);
    }
    if (grid > 1n && !this.settled && isClear(deviations - 12n * overhang)) this.halvings += 1n;
    return 0n;
  }

  // How far an epoch's mean may be off when intervals were too narrow.
  biasOf(outlook, bookings, excess, deviations, content) {
    const { grid } = this.params;
    const clipped = bookings.filter(({ size, low, high }) => high - low < size * grid);
    const inside = grid * deviationsOf(outlook, clipped, ({ weight }) => weight);
    return floorDiv(excess * inside, 4n * maximum(1n, deviations) * content);
  }

  // Takes a halving back, or else raises the spread.
  widen({ variance }, probed) {
    if (this.halvings > 0n) {
      this.halvings -= 1n;
      this.settled = true;
      return;
    }
    const samples = probed.reduce((all, { size }) => all + size, 0n);
    const raised = integerSqrt((4n * variance * ONE * BigInt(probed.length)) / samples);
    this.spread = minimum(ONE, maximum(2n * this.spread, raised));
  }
}

// The standard deviation of a block's sum from size times the centre: of samples, of users, and of the centre.
export function deviationOf({ doubt, variance, spread }, size) {
  const common = spread ** 2n + doubt ** 2n;
  return integerSqrt(variance * size * ONE + common * size ** 2n);
}

function deviationsOf(outlook, bookings, weightOf) {
  return bookings.reduce((all, booking) => all + weightOf(booking) * deviationOf(outlook, booking.size), 0n);
}
