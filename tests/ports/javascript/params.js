// The public parameters, the errors, and samples on the grid.

import {
  add, bitLength, compare, divide, halfEven, maximum, multiply, ratio, readInteger, readNumber, subtract,
  toText,
} from "./rational.js";

// A refusal is an answer of the algorithm, named as in the replies; anything else that is thrown is a fault.
export class Refusal extends Error {
  constructor(id) {
    super(id);
    this.id = id;
  }
}

export const PARAMETERS = [
  "max_users", "max_samples", "epsilon", "delta", "lower", "upper", "grid", "prior", "horizon", "extra_users",
  "weighting",
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

const between = (low, high) => (value) => compare(low, value) <= 0n && compare(value, high) <= 0n;

export function readParams(given) {
  for (const end of ["lower", "upper"]) {
    if (typeof given[end] === "string" && INFINITY.test(given[end])) throw new Refusal("UnboundedDataError");
  }
  const users = count(given.max_users, 1n << 62n);
  const samples = count(given.max_samples, 1n << 62n);
  const epsilon = number(given.epsilon, between(power2(-32n), power2(32n)));
  const delta = number(given.delta, between(power2(-64n), ratio(1n)));
  const lower = number(given.lower, () => true);
  const upper = number(given.upper, (value) => compare(lower, value) < 0n);
  const grid = count(given.grid, 1n << 32n);
  const prior = given.prior === null
    ? divide(add(lower, upper), ratio(2n))
    : number(given.prior, between(lower, upper));
  // The default may be larger than what may be given.
  const horizon = given.horizon === null ? users * samples : count(given.horizon, 1n << 62n);
  if (given.extra_users !== "refuse" && given.extra_users !== "ignore") throw new Refusal("ParameterError");
  if (!["sample", "user", "precision"].includes(given.weighting)) throw new Refusal("ParameterError");
  const levels = BigInt(bitLength(samples) - 1);
  return {
    users, samples, epsilon, delta, lower, upper, grid, prior, horizon,
    hasHorizon: given.horizon !== null,
    ignoreExtraUsers: given.extra_users === "ignore",
    weighting: given.weighting,
    unitPrior: divide(subtract(prior, lower), subtract(upper, lower)),
    levels,
    levelsOr1: maximum(1n, levels),
  };
}

export function writeParams(params) {
  return {
    max_users: `${params.users}`,
    max_samples: `${params.samples}`,
    epsilon: toText(params.epsilon),
    delta: toText(params.delta),
    lower: toText(params.lower),
    upper: toText(params.upper),
    grid: `${params.grid}`,
    prior: toText(params.prior),
    horizon: `${params.horizon}`,
    extra_users: params.ignoreExtraUsers ? "ignore" : "refuse",
    weighting: params.weighting,
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
