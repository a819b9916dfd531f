// Exact rational numbers on BigInt: {num, den} in lowest terms, den > 0.

import { floorDiv } from "./integers.js";

function gcd(a, b) {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

export function ratio(num, den = 1n) {
  if (den === 0n) throw new RangeError("a denominator of 0");
  const common = gcd(num, den) * (den < 0n ? -1n : 1n);
  return { num: num / common, den: den / common };
}

export const add = (a, b) => ratio(a.num * b.den + b.num * a.den, a.den * b.den);
export const subtract = (a, b) => ratio(a.num * b.den - b.num * a.den, a.den * b.den);
export const multiply = (a, b) => ratio(a.num * b.num, a.den * b.den);
export const divide = (a, b) => ratio(a.num * b.den, a.den * b.num);
export const power = (a, exponent) => ratio(a.num ** exponent, a.den ** exponent);

// Negative, zero or positive, as a BigInt.
export const compare = (a, b) => a.num * b.den - b.num * a.den;

export function halfEven(a) {
  const below = floorDiv(a.num, a.den);
  const twiceRest = 2n * (a.num - below * a.den);
  const up = twiceRest > a.den || (twiceRest === a.den && (below & 1n) === 1n);
  return up ? below + 1n : below;
}

export function toText(a) {
  return a.den === 1n ? `${a.num}` : `${a.num}/${a.den}`;
}

const DECIMAL = /^([+-]?)(?:([0-9]+)(?:\.([0-9]*))?|\.([0-9]+))(?:[eE]([+-]?[0-9]+))?$/;
const RATIO = /^([+-]?[0-9]+)\/([0-9]+)$/;
const INTEGER = /^(?:0|-?[1-9][0-9]*)$/;

// BigInt() takes a minus but no plus.
const integerOf = (digits) => BigInt(digits.replace("+", ""));

// The number that a text means, or null if it is not a number.
export function readNumber(text) {
  if (typeof text !== "string") return null;
  const fraction = RATIO.exec(text);
  if (fraction) {
    const den = BigInt(fraction[2]);
    return den === 0n ? null : ratio(integerOf(fraction[1]), den);
  }
  const decimal = DECIMAL.exec(text);
  if (!decimal) return null;
  const [, sign, whole = "", places = "", onlyPlaces = "", exponent = "0"] = decimal;
  const digits = BigInt(whole + places + onlyPlaces) * (sign === "-" ? -1n : 1n);
  const shift = integerOf(exponent) - BigInt((places + onlyPlaces).length);
  return shift < 0n ? ratio(digits, 10n ** -shift) : ratio(digits * 10n ** shift);
}

// The integer that a text means, in the only form that counts may have, or null.
export function readInteger(text) {
  return typeof text === "string" && INTEGER.test(text) ? BigInt(text) : null;
}
