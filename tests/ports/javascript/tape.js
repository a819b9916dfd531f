// Tapes: written-down noise, addressed by (counter, cell), and written-down choices, addressed by level.

import { leastCost } from "./median.js";

const ASKED_AGAIN = 1000003n;
const VARIED = 1009n;

// An address answers once. Whoever asks again gets another answer, so noise that is drawn twice shows.
class Tape {
  // noiseOf(counter, cell) and choiceOf(level) give what is written, or null.
  constructor(noiseOf, choiceOf, isWritten) {
    this.isWritten = isWritten;
    this.noiseOf = noiseOf;
    this.choiceOf = choiceOf;
    this.asked = new Map();
  }

  timesAsked(address) {
    const before = this.asked.get(address) ?? 0n;
    this.asked.set(address, before + 1n);
    return before;
  }

  noise(counter, cell) {
    return (this.noiseOf(counter, cell) ?? 0n) + ASKED_AGAIN * this.timesAsked(`${counter} ${cell}`);
  }

  // A written tape moves noise by what the variance, rounded down, leaves: so it is seen.
  gaussian(counter, cell, variance) {
    return this.noise(counter, cell) + (this.isWritten ? variance % VARIED : 0n);
  }

  choice(level, costs) {
    const choice = this.choiceOf(level) ?? leastCost(costs);
    return (choice + this.timesAsked(`${level}`)) % BigInt(costs.length);
  }
}

// A tape as requests write it.
export function writtenTape({ noise, choices }) {
  const noiseAt = new Map(noise.map((entry) => [`${entry.counter} ${entry.cell}`, BigInt(entry.noise)]));
  const choiceAt = new Map(choices.map((entry) => [BigInt(entry.level), BigInt(entry.choice)]));
  return new Tape(
    (counter, cell) => noiseAt.get(`${counter} ${cell}`) ?? null,
    (level) => choiceAt.get(level) ?? null,
    true,
  );
}

export const computedTape = (noiseOf, choiceOf) => new Tape(noiseOf, choiceOf, false);
