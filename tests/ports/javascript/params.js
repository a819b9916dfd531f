// The public parameters, the errors, and samples on the grid.

import { bitLength, maximum } from "./arithmetic/integers.js";
import {
  add, compare, divide, halfEven, multiply, ratio, readInteger, readNumber, subtract, toText,
} from "./arithmetic/rational.js";

// An error that the vectors name. Anything else that is thrown is a fault of the port or of the request.
export class Refusal extends Error {
  constructor(id) {
    super(id);
    this.id = id;
  }
}

export const PARAMETERS = [
  "max_users", "max_samples", "epsilon", "beta", "lower", "upper", "grid", "prior", "horizon", "extra_users",
  "weighting", "homogeneous",
];

const INFINITY = /^[+-]?(?:inf|infinity)$/i;
const power2 = (exponent) => (exponent < 0n ? ratio(1n, 1n << -exponent) : ratio(1n << exponent));

function count(text, largest) {
  const value = readInteger(text);
  if (value === null || value < 1n || value > largest) throw new Refusal("ParameterError");
  return value;
}

export function number(text, isAllowed) {
  const value = readNumber(text);
  if (value === null || !isAllowed(value)) throw new Refusal("ParameterError");
  return value;
}

function oneOf(words, text) {
  if (!words.includes(text)) throw new Refusal("ParameterError");
  return text;
}

function yesOrNo(given) {
  if (typeof given !== "boolean") throw new Refusal("ParameterError");
  return given;
}

const between = (low, high) => (value) => compare(low, value) <= 0n && compare(value, high) <= 0n;

export function readParams(given) {
  for (const end of ["lower", "upper"]) {
    if (typeof given[end] === "string" && INFINITY.test(given[end])) throw new Refusal("UnboundedDataError");
  }
  const maxUsers = count(given.max_users, 1n << 62n);
  const maxSamples = count(given.max_samples, 1n << 62n);
  const lower = number(given.lower, () => true);
  const upper = number(given.upper, (value) => compare(lower, value) < 0n);
  const prior = given.prior === null
    ? divide(add(lower, upper), ratio(2n))
    : number(given.prior, between(lower, upper));
  const levels = BigInt(bitLength(maxSamples) - 1);
  return {
    maxUsers,
    maxSamples,
    epsilon: number(given.epsilon, between(power2(-32n), power2(32n))),
    // The failure probability of the accuracy guarantee, which the paper calls delta.
    beta: number(given.beta, between(power2(-64n), ratio(1n))),
    lower,
    upper,
    grid: count(given.grid, 1n << 32n),
    prior,
    // The default may be larger than what may be given.
    horizon: given.horizon === null ? maxUsers * maxSamples : count(given.horizon, 1n << 62n),
    horizonGiven: given.horizon !== null,
    extraUsers: oneOf(["refuse", "ignore"], given.extra_users),
    weighting: oneOf(["sample", "user"], given.weighting),
    homogeneous: yesOrNo(given.homogeneous),
    unitPrior: divide(subtract(prior, lower), subtract(upper, lower)),
    levels,
    nominalLevels: maximum(1n, levels),
  };
}

export function writeParams(params) {
  return {
    max_users: `${params.maxUsers}`,
    max_samples: `${params.maxSamples}`,
    epsilon: toText(params.epsilon),
    beta: toText(params.beta),
    lower: toText(params.lower),
    upper: toText(params.upper),
    grid: `${params.grid}`,
    prior: toText(params.prior),
    horizon: `${params.horizon}`,
    extra_users: params.extraUsers,
    weighting: params.weighting,
    homogeneous: params.homogeneous,
  };
}

// The sample in grid units: clamped, and rounded once.
export function toGrid(params, text) {
  const sample = readNumber(text);
  if (sample === null) throw new Refusal("SampleError");
  const { lower, upper, grid } = params;
  if (compare(sample, lower) <= 0n) return 0n;
  if (compare(sample, upper) >= 0n) return grid;
  return halfEven(divide(multiply(ratio(grid), subtract(sample, lower)), subtract(upper, lower)));
}
