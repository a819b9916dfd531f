// The records of requests and replies: the keys of the protocol, beside this port's names.

import { toText } from "../arithmetic/rational.js";

// This port's name of each part, and the protocol's key.
export const ACCOUNT = { spent: "spent", series: "series", sumCost: "sum_cost", excessCost: "excess_cost" };
export const SERIES = { first: "first", length: "length", excessQueries: "excess_queries", strata: "strata" };
export const PROPOSAL = {
  low: "low",
  high: "high",
  weight: "weight",
  innerLow: "inner_low",
  innerHigh: "inner_high",
  saturation: "saturation",
  excessWeight: "excess_weight",
  stratum: "stratum",
};
export const CADENCE = { least: "least", step: "step", span: "span", reach: "reach" };
export const SCATTER = { users: "users", halvings: "halvings" };
export const CLIPPING = { room: "room", mean: "mean", variance: "variance", assumed: "assumed" };

// An unknown key could change the question, so it is a fault.
export function expectKeys(object, keys) {
  const found = Object.keys(object).sort().join(" ");
  const known = [...keys].sort().join(" ");
  if (found !== known) throw new Error(`the keys are ${found}, not ${known}`);
}

// An object whose values are integers, under exactly the keys of these names.
export function readIntegers(given, names) {
  expectKeys(given, Object.values(names));
  return Object.fromEntries(Object.entries(names).map(([name, key]) => [name, BigInt(given[key])]));
}

// The same parts of a record under their keys; form: Number for public counts, String for other integers.
export function write(record, names, form) {
  return Object.fromEntries(Object.entries(names).map(([name, key]) => [key, form(record[name])]));
}

export function readEpoch(given) {
  expectKeys(given, ["samples", "series", "contributions", "sums", "excess"]);
  const names = { user: "user", size: "size", ...PROPOSAL };
  return {
    samples: BigInt(given.samples),
    series: readIntegers(given.series, SERIES),
    contributions: given.contributions.map((contribution) => readIntegers(contribution, names)),
    sums: given.sums.map(BigInt),
    excess: given.excess === null ? null : BigInt(given.excess),
  };
}

export function writeEpoch({ samples, series, contributions, sums, excess }) {
  return {
    samples: Number(samples),
    series: write(series, SERIES, Number),
    contributions: contributions.map((contribution) => (
      { user: contribution.user, size: Number(contribution.size), ...write(contribution, PROPOSAL, String) }
    )),
    sums: sums.map(String),
    excess: excess === null ? null : `${excess}`,
  };
}

// A node of a counter as it was written: the sum without noise, and the noise.
export const writeNode = (counter, node, sum, noise) => (
  { counter: Number(counter), node: Number(node), sum: `${sum}`, noise: `${noise}` }
);

// A node that an estimate reads.
export const writeAddress = (counter, node) => ({ counter: Number(counter), node: Number(node) });

export function writeCharge({ mechanism, level, node, epsilon, sensitivity, scale }) {
  return {
    mechanism,
    level: Number(level),
    node: Number(node),
    epsilon: toText(epsilon),
    sensitivity: `${sensitivity}`,
    scale: toText(scale),
  };
}
