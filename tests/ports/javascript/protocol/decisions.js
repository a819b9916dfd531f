// A policy whose decisions a request writes down, so that the mechanism is checked under any policy.

import { PROPOSAL, expectKeys, readIntegers } from "./records.js";

const KEYS = ["samples", "length", "strata", "excess_queries", "asks_excess", "proposals", "total"];

function readDecision(given) {
  expectKeys(given, KEYS);
  return {
    samples: BigInt(given.samples),
    length: BigInt(given.length),
    strata: BigInt(given.strata),
    excessQueries: BigInt(given.excess_queries),
    asksExcess: given.asks_excess,
    proposals: given.proposals.map((proposal) => readIntegers(proposal, PROPOSAL)),
    total: BigInt(given.total),
  };
}

export class DecidedPolicy {
  constructor(decisions) {
    this.decisions = decisions.map(readDecision);
    this.closed = 0;
  }

  // The next decision, at its time.
  decide({ now }) {
    const next = this.decisions[this.closed];
    return next !== undefined && next.samples === now ? next : null;
  }

  learn() {
    this.closed += 1;
  }

  sum() {
    return this.decisions[this.closed - 1].total;
  }
}
