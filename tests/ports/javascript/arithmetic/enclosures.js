// Real numbers, rounded exactly. A real is a function from a number of bits to an enclosure {lo, hi}: BigInts in units
// of 2^-bits with lo <= the real <= hi. More bits make the enclosure narrower. A rounding is exact as soon as both ends
// round to the same integer.

import { bitLength, ceilDiv, floorDiv, integerSqrt } from "./integers.js";
import { compare, ratio } from "./rational.js";

const FIRST_BITS = 192n;

export function fromRational(a) {
  return (bits) => ({ lo: floorDiv(a.num << bits, a.den), hi: ceilDiv(a.num << bits, a.den) });
}

export function plus(x, y) {
  return (bits) => {
    const [a, b] = [x(bits), y(bits)];
    return { lo: a.lo + b.lo, hi: a.hi + b.hi };
  };
}

export function times(x, factor) {
  const { num, den } = factor;
  return (bits) => {
    const { lo, hi } = x(bits);
    // A negative factor swaps the ends.
    const [low, high] = num < 0n ? [hi, lo] : [lo, hi];
    return { lo: floorDiv(low * num, den), hi: ceilDiv(high * num, den) };
  };
}

export function sqrt(x) {
  return (bits) => {
    const { lo, hi } = x(bits);
    return { lo: integerSqrt(lo << bits), hi: integerSqrt(hi << bits) + 1n };
  };
}

// artanh of the rational a, 0 <= a <= 1/3.
function artanh(a, bits) {
  const z = fromRational(a)(bits);
  const one = 1n << bits;
  const square = { lo: (z.lo * z.lo) >> bits, hi: ceilDiv(z.hi * z.hi, one) };
  let power = z;
  let sum = { lo: 0n, hi: 0n };
  for (let d = 1n; ; d += 2n) {
    sum = { lo: sum.lo + power.lo / d, hi: sum.hi + ceilDiv(power.hi, d) };
    power = { lo: (power.lo * square.lo) >> bits, hi: ceilDiv(power.hi * square.hi, one) };
    // The remaining terms add up to less than power / ((d + 2)(1 - z^2)), and 1 - z^2 is at least 8/9.
    if (power.hi <= 1n) return { lo: sum.lo, hi: sum.hi + power.hi };
  }
}

// ln of the rational a >= 1. Enclosures are cached: all levels ask for the same few logarithms.
export function ln(a) {
  const known = new Map();
  return (bits) => {
    if (!known.has(bits)) known.set(bits, computeLn(a, bits));
    return known.get(bits);
  };
}

function computeLn({ num, den }, bits) {
  let exponent = BigInt(bitLength(num) - bitLength(den));
  if (num < den << exponent) exponent -= 1n;
  const base = den << exponent;
  const two = artanh(ratio(1n, 3n), bits);
  const rest = artanh(ratio(num - base, num + base), bits);
  return { lo: 2n * (exponent * two.lo + rest.lo), hi: 2n * (exponent * two.hi + rest.hi) };
}

// e^a of the rational a >= 0. The argument is halved until it is at most 1/2, and the sum of the series squared back.
export function exp({ num, den }) {
  let halvings = 0n;
  while (2n * num > den << halvings) halvings += 1n;
  return (bits) => {
    const x = fromRational(ratio(num, den << halvings))(bits);
    const one = 1n << bits;
    let term = { lo: one, hi: one };
    let sum = { lo: one, hi: one };
    for (let k = 1n; term.hi > 1n; k += 1n) {
      term = { lo: (term.lo * x.lo) / (k << bits), hi: ceilDiv(term.hi * x.hi, k << bits) };
      sum = { lo: sum.lo + term.lo, hi: sum.hi + term.hi };
    }
    // After a term r the remaining terms add up to at most 2r.
    sum.hi += 2n * term.hi;
    for (let i = 0n; i < halvings; i += 1n) {
      sum = { lo: (sum.lo * sum.lo) >> bits, hi: ceilDiv(sum.hi * sum.hi, one) };
    }
    return sum;
  };
}

// The answer to a question, which is certain once both ends of an enclosure agree on it.
function decide(x, question) {
  for (let bits = FIRST_BITS; ; bits *= 2n) {
    const { lo, hi } = x(bits);
    const [first, second] = [question(lo, bits), question(hi, bits)];
    if (first === second) return first;
  }
}

export const floorOf = (x) => decide(x, (end, bits) => end >> bits);
export const ceilOf = (x) => decide(x, (end, bits) => -(-end >> bits));

// Whether the real x is at most the rational a.
export const atMost = (x, a) => decide(x, (end, bits) => compare(ratio(end, 1n << bits), a) <= 0n);
