// Blocks of samples, and the nodes of a counter's binary tree. Everything is counted from 1, in BigInt.

import { bitLength } from "./arithmetic/integers.js";
import { writeNode } from "./protocol/records.js";

const lowestBit = (t) => t & -t;

export const blockSize = (level) => (level === 0n ? 1n : 1n << (level - 1n));

// The level of the block that sample number `count` of a user completes, or null.
export function completedLevel(count) {
  const isPowerOf2 = count > 0n && (count & (count - 1n)) === 0n;
  return isPowerOf2 ? BigInt(bitLength(count) - 1) : null;
}

export const depth = (length) => BigInt(bitLength(length));

// Node t sums the elements after this one, up to element t.
export const nodeStart = (t) => t - lowestBit(t);

// The nodes whose sums make the prefix of t elements.
export function nodesRead(t) {
  const nodes = [];
  for (let node = t; node > 0n; node -= lowestBit(node)) nodes.push(node);
  return nodes;
}

// The nodes up to `length` that element i enters.
export function nodesEntered(i, length) {
  const nodes = [];
  for (let node = i; node <= length; node += lowestBit(node)) nodes.push(node);
  return nodes;
}

// A running sum with noise. The noise of a node is drawn once, when the node is written.
export class Counter {
  constructor(number, tape, scale) {
    this.number = number;
    this.tape = tape;
    this.scale = scale;
    this.length = 0n;
    this.prefixSums = [0n];
    this.noise = [0n];
    this.value = 0n;
  }

  // Adds an element and returns the node that was written for it.
  push(element) {
    this.length += 1n;
    const total = this.prefixSums[this.length - 1n] + element;
    this.prefixSums.push(total);
    const noise = this.tape.laplace(this.number, this.length, this.scale);
    this.noise.push(noise);
    this.value = total;
    for (const node of this.nodes()) this.value += this.noise[node];
    return writeNode(this.number, this.length, total - this.prefixSums[nodeStart(this.length)], noise);
  }

  nodes() {
    return nodesRead(this.length);
  }
}
