// What the released sums of the ledger mechanism say about the mean, in fixed point: ONE is the whole range.

import { LEDGER } from "./clockwork.js";
import { bitLength, floorDiv, maximum, minimum } from "./rational.js";
import { integerSqrt } from "./real.js";

export const ONE = 1n << 40n;
const WEIGHT_BITS = 20;

// By how many bits weights are shifted before they are squared.
export function coarseShift(weights) {
  return BigInt(Math.max(0, bitLength(weights.reduce(maximum, 0n)) - WEIGHT_BITS));
}

export const noiseVariance = ({ epsilon }) => (2n * (LEDGER * epsilon.den) ** 2n) / epsilon.num ** 2n;

export class Belief {
  constructor(params) {
    this.params = params;
    // Sums over the epochs of g, g * mean and g * mean^2, where g is the inverse of an epoch's variance.
    this.precision = 0n;
    this.first = 0n;
    this.second = 0n;
    this.epochs = 0n;
    this.spread = 0n;
    // The overhang since the spread was last raised, the most that it could have been, from how many epochs.
    this.cut = 0n;
    this.measured = 0n;
    this.rounds = 0n;
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
    return integerSqrt(square);
  }

  get variance() {
    const middle = ONE / 2n;
    const { centre } = this;
    const distance = centre < middle ? middle - centre : centre - middle;
    const move = minimum(2n * this.doubt, distance);
    const moved = centre < middle ? centre + move : centre - move;
    const p = minimum(maximum(moved, ONE / 100n), ONE - ONE / 100n);
    return (p * (ONE - p)) / ONE;
  }

  // Takes an epoch in: its bookings and its two released sums.
  learn({ bookings, sum, overhang }) {
    const { grid } = this.params;
    const total = (value) => bookings.reduce((all, booking) => all + value(booking), 0n);
    const content = grid * total(({ weight, size }) => weight * size);
    if (content === 0n) return;
    const mean = floorDiv(ONE * (sum + total(({ weight, low }) => weight * low)), content);
    const shift = coarseShift(bookings.map(({ weight }) => weight));
    const power = total(({ weight, size }) => (weight >> shift) ** 2n * size) << (2n * shift);
    const squares = grid ** 2n * this.variance * power;
    const spreadOut = (ONE * (noiseVariance(this.params) * ONE + squares)) / content ** 2n;
    const bias = this.watch(bookings, overhang, content);
    const g = ONE ** 3n / maximum(1n, spreadOut + bias * bias);
    this.precision += g;
    this.first += g * mean;
    this.second += g * mean * mean;
    this.epochs += 1n;
  }

  // Raises the spread where the overhang stands out; returns how far the epoch's mean may then be off.
  watch(bookings, overhang, content) {
    const probed = bookings.filter(({ probe, margin }) => probe > 0n && margin > 0n);
    if (probed.length === 0) return 0n;
    const total = (value) => probed.reduce((all, booking) => all + value(booking), 0n);
    this.cut += overhang;
    this.measured += total(({ probe, margin }) => probe * margin);
    this.rounds += 1n;
    const excess = 20n * this.cut - this.measured;
    const noise = 1600n * this.rounds * noiseVariance(this.params);
    if (excess <= 0n || excess * excess <= noise) return 0n;
    const samples = total(({ size }) => size);
    const raised = integerSqrt((9n * this.variance * ONE * BigInt(probed.length)) / samples);
    const inside = total(({ weight, low, high }) => weight * (high - low));
    const bias = (ONE * this.cut * inside) / (this.measured * content);
    this.spread = minimum(ONE, maximum(2n * this.spread, raised));
    this.cut = 0n;
    this.measured = 0n;
    this.rounds = 0n;
    return bias;
  }
}
