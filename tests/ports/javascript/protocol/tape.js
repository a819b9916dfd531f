// Tapes: recorded noise, addressed by counter and node, and recorded choices of medians, addressed by level. A tape
// also lists the draws that were made, as the replies state them.

import { leastCost } from "../median.js";
import { toText } from "../arithmetic/rational.js";

class Tape {
  // noiseOf(counter, node) and choiceOf(level) return what is recorded, or null.
  constructor(noiseOf, choiceOf) {
    this.noiseOf = noiseOf;
    this.choiceOf = choiceOf;
    this.draws = [];
  }

  // The draws since the last call.
  taken() {
    const { draws } = this;
    this.draws = [];
    return draws;
  }

  // The noise of a node, after its draw was listed.
  noise(kind, counter, node, more) {
    this.draws.push({ kind, counter: Number(counter), node: Number(node), ...more });
    return this.noiseOf(counter, node) ?? 0n;
  }

  laplace(counter, node, scale) {
    return this.noise("laplace", counter, node, { scale: toText(scale) });
  }

  gaussian(counter, node, variance) {
    return this.noise("gaussian", counter, node, { variance: toText(variance) });
  }

  // No tape records a radius: it depends on the address alone.
  radius(counter, node, length, sums, scale) {
    const radius = (node << 16n) + counter;
    this.draws.push({
      kind: "radius",
      counter: Number(counter),
      node: Number(node),
      length: Number(length),
      sums: Number(sums),
      scale: toText(scale),
      radius: `${radius}`,
    });
    return radius;
  }

  // The noise of a node of each of `sums` counters, from this one on.
  uniformNoise(counter, node, sums, radius) {
    const found = { kind: "uniform_noise", counter: Number(counter), node: Number(node) };
    this.draws.push({ ...found, sums: Number(sums), radius: `${radius}` });
    return Array.from({ length: Number(sums) }, (_, i) => this.noiseOf(counter + BigInt(i), node) ?? 0n);
  }

  choice(level, costs, rate) {
    this.draws.push({ kind: "choose", level: Number(level), rate: toText(rate) });
    return this.choiceOf(level) ?? leastCost(costs);
  }
}

// The tape of a request.
export function recordedTape({ noise, choices }) {
  const noiseAt = new Map(noise.map((entry) => [`${entry.counter} ${entry.node}`, BigInt(entry.noise)]));
  const choiceAt = new Map(choices.map((entry) => [BigInt(entry.level), BigInt(entry.choice)]));
  return new Tape(
    (counter, node) => noiseAt.get(`${counter} ${node}`) ?? null,
    (level) => choiceAt.get(level) ?? null,
  );
}

export const generatedTape = (noiseOf, choiceOf) => new Tape(noiseOf, choiceOf);
