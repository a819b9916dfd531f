// Blocks of samples, and the cells of a counter. Everything is counted from 1, in BigInt.

import { bitLength } from "./rational.js";

const lowestBit = (t) => t & -t;

export const blockSize = (level) => (level === 0n ? 1n : 1n << (level - 1n));

// The level of the block that sample number `count` of a user completes, or null.
export function completedLevel(count) {
  const isPowerOf2 = count > 0n && (count & (count - 1n)) === 0n;
  return isPowerOf2 ? BigInt(bitLength(count) - 1) : null;
}

export const depth = (length) => BigInt(bitLength(length));

// Cell t sums the elements behind this one, up to t.
export const cellStart = (t) => t - lowestBit(t);

export function cellsRead(t) {
  const cells = [];
  for (let cell = t; cell > 0n; cell -= lowestBit(cell)) cells.push(cell);
  return cells;
}

export function cellsEntered(t, length) {
  const cells = [];
  for (let cell = t; cell <= length; cell += lowestBit(cell)) cells.push(cell);
  return cells;
}

// A running sum with noise. The noise of a cell is drawn when the cell is written, and never again.
export class Counter {
  constructor(number, tape) {
    this.number = number;
    this.tape = tape;
    this.length = 0n;
    this.prefixSums = [0n];
    this.noise = [0n];
    this.value = 0n;
  }

  // Adds an element and returns the cell that was written for it.
  push(element) {
    this.length += 1n;
    const total = this.prefixSums[this.length - 1n] + element;
    this.prefixSums.push(total);
    const noise = this.tape.noise(this.number, this.length);
    this.noise.push(noise);
    this.value = total;
    for (const cell of this.cells()) this.value += this.noise[cell];
    return {
      counter: Number(this.number),
      cell: Number(this.length),
      sum: `${total - this.prefixSums[cellStart(this.length)]}`,
      noise: `${noise}`,
    };
  }

  cells() {
    return cellsRead(this.length);
  }
}
