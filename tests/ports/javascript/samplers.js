// Exact samplers over bytes. Which bytes give which integer is fixed, so nothing is read ahead, and every
// question is asked in lowest terms. In a program that protects people, the bytes come from the system.

import { bitLength, compare, divide, floorDiv, multiply, power, ratio, subtract } from "./rational.js";
import { integerSqrt } from "./real.js";

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

export function below(source, n) {
  const bits = BigInt(bitLength(n - 1n));
  const mask = (1n << bits) - 1n;
  for (;;) {
    let value = 0n;
    for (let read = 0n; read < bits; read += 8n) value = (value << 8n) | BigInt(source.next());
    if ((value & mask) < n) return value & mask;
  }
}

function bernoulli(source, chance) {
  return below(source, chance.den) < chance.num;
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
  let u = below(source, t);
  while (!bernoulliExp(source, ratio(u, t))) u = below(source, t);
  let v = 0n;
  while (bernoulliExp(source, one)) v += 1n;
  return floorDiv(u + t * v, d);
}

export function discreteLaplace(source, scale) {
  for (;;) {
    const y = geometric(source, scale);
    const negative = below(source, 2n) === 1n;
    // Zero has one sign only, or it would come twice as often as it may.
    if (negative && y === 0n) continue;
    return negative ? -y : y;
  }
}

// A candidate of the Laplace law, kept by how far it is from variance / t: what is left of e^(-k^2 / (2 variance)).
export function discreteGaussian(source, variance) {
  const t = integerSqrt(floorDiv(variance.num, variance.den)) + 1n;
  const middle = divide(variance, ratio(t));
  for (;;) {
    const y = discreteLaplace(source, ratio(t));
    const away = subtract(ratio(y < 0n ? -y : y), middle);
    if (bernoulliExp(source, divide(power(away, 2n), multiply(ratio(2n), variance)))) return y;
  }
}

// A sum of length + 1 geometric draws, kept with probability (2r + 1)^length / ((2r + 2)(2r + 4) ... (2r + 2 length)).
export function radius(source, length, scale) {
  for (;;) {
    let r = 0n;
    for (let i = 0n; i <= length; i += 1n) r += geometric(source, scale);
    let j = 1n;
    while (j <= length && bernoulli(source, ratio(2n * r + 1n, 2n * r + 2n * j))) j += 1n;
    if (j > length) return r;
  }
}

export const within = (source, largest) => below(source, 2n * largest + 1n) - largest;

export function choose(source, costs, rate) {
  const least = costs.reduce((a, b) => (a < b ? a : b));
  for (;;) {
    const i = below(source, BigInt(costs.length));
    if (bernoulliExp(source, multiply(rate, ratio(costs[i] - least)))) return i;
  }
}

// The draw of a sampler with its arguments, as an integer.
export function draw(source, sampler, args) {
  switch (sampler) {
    case "uniform_below":
      return below(source, args.n);
    case "bernoulli_exp":
      return bernoulliExp(source, args.exponent) ? 1n : 0n;
    case "discrete_laplace":
      return discreteLaplace(source, args.scale);
    case "discrete_gaussian":
      return discreteGaussian(source, args.variance);
    case "radius":
      return radius(source, args.length, args.scale);
    case "within":
      return within(source, args.largest);
    case "choose":
      return choose(source, args.costs, args.rate);
    default:
      throw new Error(`no sampler is called ${sampler}`);
  }
}
