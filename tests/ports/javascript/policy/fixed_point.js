// Fixed-point numbers: units, logarithms, and the roots and ratios that the policy needs. Every number is an integer.

import { bitLength, floorDiv, integerSqrt, maximum, minimum } from "../arithmetic/integers.js";

// 1 in logarithms, and in numbers of standard deviations.
export const BIT = 1n << 16n;

// 1 in levels, places and shares. The range of a sample has length 1.
export const ONE = 1n << 40n;

// 1 in variances and covariances.
export const VARIANCE = 1n << 60n;

// Both sides of a ratio lose the bits that the larger one has beyond these.
const RATIO_BITS = 86;

// A product of which one side is in units of 1/ONE, in the units of the other side. It is rounded down.
export const times = (a, b) => floorDiv(a * b, ONE);

// log2 is less than this many units of 1/BIT too small.
export const LOG2_ERROR = 2n;

// log2 of an integer >= 1 in units of 1/BIT, rounded down at every step.
export function log2(x) {
  const whole = BigInt(bitLength(x) - 1);
  let mantissa = (x << 31n) >> whole;
  let result = whole;
  for (let i = 0; i < 16; i += 1) {
    const square = mantissa * mantissa;
    const bit = square >> 63n;
    mantissa = square >> (31n + bit);
    result = 2n * result + bit;
  }
  return result;
}

// Square roots of 1/2, of that, and so on: one for each binary digit of an exponent.
const ROOTS = [integerSqrt((ONE / 2n) * ONE)];
while (1n << BigInt(ROOTS.length) < BIT) ROOTS.push(integerSqrt(ROOTS.at(-1) * ONE));

// 2^(exponent / BIT) in units of 1/ONE, for an exponent <= 0: a product of roots.
export function exp2(exponent) {
  const [whole, digits] = [-exponent / BIT, -exponent % BIT];
  const isOne = (i) => (digits >> BigInt(ROOTS.length - 1 - i)) & 1n;
  const result = ROOTS.reduce((product, root, i) => (isOne(i) ? times(product, root) : product), ONE);
  return result >> minimum(whole, 41n);
}

// The variance of a standard deviation.
export const squareOf = (deviation) => (deviation * deviation) / (ONE ** 2n / VARIANCE);

// The standard deviation of a variance; 0 if rounding has made the variance negative.
export const rootOf = (variance) => integerSqrt(maximum(0n, variance) * (ONE ** 2n / VARIANCE));

// part / whole in units of 1/ONE, for 0 <= part and 0 < whole.
export function ratio(part, whole) {
  const shift = BigInt(Math.max(0, bitLength(maximum(part, whole)) - RATIO_BITS));
  return ((part >> shift) * ONE) / maximum(1n, whole >> shift);
}
