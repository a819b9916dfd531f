// Tapes: recorded noise, addressed by counter and node, and recorded choices of medians, addressed by level.

import { leastCost } from "../median.js";

// Added to the noise of an address for each earlier request, so that a program that draws noise twice is detected.
const ASKED_AGAIN = 1000003n;

// Recorded Gaussian noise is shifted by the variance modulo this number, so that a wrong variance is detected.
const VARIANCE_MODULUS = 1009n;

class Tape {
  // noiseOf(counter, node) and choiceOf(level) return what is recorded, or null.
  constructor(noiseOf, choiceOf, isRecorded) {
    this.isRecorded = isRecorded;
    this.noiseOf = noiseOf;
    this.choiceOf = choiceOf;
    this.asked = new Map();
  }

  timesAsked(address) {
    const before = this.asked.get(address) ?? 0n;
    this.asked.set(address, before + 1n);
    return before;
  }

  noise(counter, node) {
    return (this.noiseOf(counter, node) ?? 0n) + ASKED_AGAIN * this.timesAsked(`${counter} ${node}`);
  }

  // variance: rounded down.
  gaussian(counter, node, variance) {
    return this.noise(counter, node) + (this.isRecorded ? variance % VARIANCE_MODULUS : 0n);
  }

  choice(level, costs) {
    const choice = this.choiceOf(level) ?? leastCost(costs);
    return (choice + this.timesAsked(`${level}`)) % BigInt(costs.length);
  }
}

// The tape of a request.
export function recordedTape({ noise, choices }) {
  const noiseAt = new Map(noise.map((entry) => [`${entry.counter} ${entry.cell}`, BigInt(entry.noise)]));
  const choiceAt = new Map(choices.map((entry) => [BigInt(entry.level), BigInt(entry.choice)]));
  return new Tape(
    (counter, node) => noiseAt.get(`${counter} ${node}`) ?? null,
    (level) => choiceAt.get(level) ?? null,
    true,
  );
}

export const generatedTape = (noiseOf, choiceOf) => new Tape(noiseOf, choiceOf, false);
