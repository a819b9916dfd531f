// Exact samplers over bytes. The vectors fix which bytes give which integer: no sampler reads ahead, and every
// probability is in lowest terms. A program that protects people takes the bytes from the operating system.

import { bitLength, floorDiv, integerSqrt, minimum, sumOf } from "./arithmetic/integers.js";
import { compare, divide, multiply, power, ratio, readNumber, subtract } from "./arithmetic/rational.js";

const one = ratio(1n);

// Bytes from a list, with a count of those that were read.
export class ByteReader {
  constructor(bytes) {
    this.bytes = bytes;
    this.consumed = 0;
  }

  next() {
    if (this.consumed === this.bytes.length) throw new RangeError("the tape has ended");
    this.consumed += 1;
    return this.bytes[this.consumed - 1];
  }
}

export function uniformBelow(source, n) {
  const bits = BigInt(bitLength(n - 1n));
  const mask = (1n << bits) - 1n;
  for (;;) {
    let value = 0n;
    for (let read = 0n; read < bits; read += 8n) value = (value << 8n) | BigInt(source.next());
    if ((value & mask) < n) return value & mask;
  }
}

function bernoulli(source, probability) {
  return uniformBelow(source, probability.den) < probability.num;
}

export function bernoulliExp(source, exponent) {
  let x = exponent;
  while (compare(x, one) > 0n) {
    if (!bernoulliExp(source, one)) return false;
    x = subtract(x, one);
  }
  let k = 1n;
  while (bernoulli(source, ratio(x.num, x.den * k))) k += 1n;
  return (k & 1n) === 1n;
}

function geometric(source, { num: t, den: d }) {
  let u = uniformBelow(source, t);
  while (!bernoulliExp(source, ratio(u, t))) u = uniformBelow(source, t);
  let v = 0n;
  while (bernoulliExp(source, one)) v += 1n;
  return floorDiv(u + t * v, d);
}

export function discreteLaplace(source, scale) {
  for (;;) {
    const y = geometric(source, scale);
    const negative = uniformBelow(source, 2n) === 1n;
    // Zero with a minus sign is rejected; otherwise zero would be twice as likely as it should be.
    if (negative && y === 0n) continue;
    return negative ? -y : y;
  }
}

// A discrete Laplace candidate is accepted according to its distance from variance / t.
export function discreteGaussian(source, variance) {
  const t = integerSqrt(floorDiv(variance.num, variance.den)) + 1n;
  const middle = divide(variance, ratio(t));
  for (;;) {
    const y = discreteLaplace(source, ratio(t));
    const distance = subtract(ratio(y < 0n ? -y : y), middle);
    if (bernoulliExp(source, divide(power(distance, 2n), multiply(ratio(2n), variance)))) return y;
  }
}

// How many integer points of so many coordinates have absolute values that add up to at most r. The term for j
// coordinates that are not 0 is C(sums, j) C(r, j) 2^j.
function pointsWithin(sums, r) {
  let [points, term] = [1n, 1n];
  for (let j = 1n; j <= sums; j += 1n) {
    term = (2n * term * (sums - j + 1n) * (r - j + 1n)) / (j * j);
    points += term;
  }
  return points;
}

// The sum r of length * sums + 1 geometric draws, which must pass a trial for each epoch. The j-th trial divides
// sums! / 2^sums times the number of points by the next `sums` of the factors r + 1, r + 2, ...
export function radius(source, length, sums, scale) {
  for (;;) {
    let r = 0n;
    for (let i = 0n; i <= length * sums; i += 1n) r += geometric(source, scale);
    const points = pointsWithin(sums, r);
    let [factor, passed] = [r, 0n];
    while (passed < length) {
      let [above, below] = [points, 1n];
      for (let i = 1n; i <= sums; i += 1n) {
        factor += 1n;
        above *= i;
        below *= 2n * factor;
      }
      if (!bernoulli(source, ratio(above, below))) break;
      passed += 1n;
    }
    if (passed === length) return r;
  }
}

// Uniform among the points of so many coordinates whose absolute values add up to at most the radius.
export function uniformNoise(source, sums, largest) {
  for (;;) {
    const point = Array.from({ length: Number(sums) }, () => uniformBelow(source, 2n * largest + 1n) - largest);
    if (sumOf(point.map((x) => (x < 0n ? -x : x))) <= largest) return point;
  }
}

export function choose(source, costs, rate) {
  const least = costs.reduce((a, b) => minimum(a, b));
  for (;;) {
    const i = uniformBelow(source, BigInt(costs.length));
    if (bernoulliExp(source, multiply(rate, ratio(costs[i] - least)))) return i;
  }
}

// The samplers under the protocol's names: how the arguments are read, and the draw: an integer, or the list
// of coordinates of uniform noise.
export const SAMPLERS = {
  uniform_below: {
    readers: { n: BigInt },
    draw: (source, { n }) => uniformBelow(source, n),
  },
  bernoulli_exp: {
    readers: { exponent: readNumber },
    draw: (source, { exponent }) => (bernoulliExp(source, exponent) ? 1n : 0n),
  },
  discrete_laplace: {
    readers: { scale: readNumber },
    draw: (source, { scale }) => discreteLaplace(source, scale),
  },
  discrete_gaussian: {
    readers: { variance: readNumber },
    draw: (source, { variance }) => discreteGaussian(source, variance),
  },
  radius: {
    readers: { length: BigInt, sums: BigInt, scale: readNumber },
    draw: (source, { length, sums, scale }) => radius(source, length, sums, scale),
  },
  uniform_noise: {
    readers: { sums: BigInt, radius: BigInt },
    draw: (source, { sums, radius: largest }) => uniformNoise(source, sums, largest),
  },
  choose: {
    readers: { costs: (costs) => costs.map(BigInt), rate: readNumber },
    draw: (source, { costs, rate }) => choose(source, costs, rate),
  },
};
