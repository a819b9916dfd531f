// The constants of all mechanisms: exact formulas, each rounded once.

import { LEDGER } from "./clockwork.js";
import { divide, maximum, minimum, multiply, power, ratio } from "./rational.js";
import { ceilOf, floorOf, fromRational, ln, plus, sqrt, times } from "./real.js";
import { blockSize, depth } from "./tree.js";

const integer = (n) => ratio(n);

// The smallest multiple of 2^-16 that is not below the real.
const ceil16 = (x) => ratio(ceilOf(times(x, integer(1n << 16n))), 1n << 16n);

// Half of 2^level: the block's size, but 1/2 at level 0.
const h = (level) => ratio(1n << level, 2n);

const upTo = (levels) => Array.from({ length: Number(levels) + 1 }, (_, level) => BigInt(level));

// What tells the mechanisms apart. `splits` is the number of parts of epsilon before the cells of one path
// share a part, `elements` the largest number of elements of a counter. Up to counter `lastGridSensitivity` the
// sensitivity is the grid's, and up to level `lastGridInterval` the interval.
function shapeOf(mechanism, params) {
  const { users, samples, horizon, levels } = params;
  const perLevel = levels + 1n;
  switch (mechanism) {
    case "binary":
      return { splits: 1n, elements: horizon, lastGridSensitivity: 0n, lastGridInterval: 0n };
    case "naive":
      return { splits: samples, elements: horizon, lastGridSensitivity: 0n, lastGridInterval: 0n };
    case "wishful":
      return { splits: 1n, elements: users, lastGridSensitivity: -1n, lastGridInterval: -1n };
    case "single":
      return { splits: perLevel, elements: users * perLevel, lastGridSensitivity: -1n, lastGridInterval: 0n };
    case "multiple":
      return { splits: perLevel, elements: users, lastGridSensitivity: 0n, lastGridInterval: 0n };
    case "full":
      return { splits: 2n * perLevel, elements: users, lastGridSensitivity: 1n, lastGridInterval: 1n };
    default:
      throw new Error(`no constants are known for ${mechanism}`);
  }
}

// sqrt(a/2 * ln(b)): how far the sum of a samples strays.
const deviation = (a, b) => sqrt(times(ln(b), ratio(a.num, a.den * 2n)));

const root = (a) => sqrt(fromRational(a));

// D of each level's interval, D of each counter's sensitivity, and D (or W) of each counter's noise.
function radiiOf(mechanism, params, arrays) {
  const { users, samples, delta, levels, levelsOr1 } = params;
  const m = integer(samples);
  const over = (n) => divide(integer(n), delta);
  const tail = over(2n * users * levelsOr1);
  const ofBlock = (l) => plus(deviation(h(l), tail), root(divide(power(h(l), 2n), m)));
  const ofBlocks = () => upTo(levels).map(ofBlock);
  const same = (radii) => ({ intervals: radii, sensitivities: radii, noise: radii });
  switch (mechanism) {
    case "wishful":
      return same([plus(deviation(m, over(2n * users)), root(m))]);
    case "single": {
      const whole = [plus(deviation(m, tail), root(m))];
      return { intervals: ofBlocks(), sensitivities: whole, noise: whole };
    }
    case "multiple": {
      const wide = upTo(levels).map((l) => plus(deviation(h(l), tail), root(h(l))));
      return { intervals: ofBlocks(), sensitivities: ofBlocks(), noise: wide };
    }
    case "full":
      return same(upTo(levels).map((l) => plus(
        deviation(h(l), over(6n * users * levelsOr1)),
        sqrt(times(ln(over(6n * levelsOr1 * arrays[l])), integer(1n << l))),
      )));
    default: {
      // The noise of `binary` and `naive` fits the grid itself, which is 2D for D = 1/2.
      return same([fromRational(ratio(1n, 2n))]);
    }
  }
}

// max(1, ceil((32L'/epsilon) * ln(3L' * sqrt(a) / delta))); the logarithm is half of that of the square.
function arrayCount(params, a) {
  const { epsilon, delta, levelsOr1 } = params;
  const squared = multiply(power(divide(integer(3n * levelsOr1), delta), 2n), integer(a));
  return maximum(1n, ceilOf(times(ln(squared), divide(integer(16n * levelsOr1), epsilon))));
}

// The ledger mechanism computes its intervals as it goes; its two counters have the same constants.
function ledgerConstants(mechanism, { epsilon }) {
  const scale = ceil16(fromRational(divide(integer(LEDGER), epsilon)));
  const inSquares = divide(power(epsilon, 2n), integer(4n));
  const [sensitivity, share] = mechanism === "gaussian" ? [LEDGER ** 2n, inSquares] : [LEDGER, epsilon];
  const counter = { scale, sensitivity, epsilon: share, share };
  return { counters: [counter], arrays: [], interval: null, median: null };
}

// counters: {scale, sensitivity, epsilon, share} of each; arrays: k of each level; median: {epsilon, rate,
// scale} or null; interval(level, prior): [low, high] in grid units, around a prior in [0, 1].
export function constantsOf(mechanism, params) {
  const { samples, epsilon, grid, levels, levelsOr1 } = params;
  if (mechanism === "ledger" || mechanism === "gaussian") return ledgerConstants(mechanism, params);
  const shape = shapeOf(mechanism, params);
  const isFull = mechanism === "full";
  const arrays = isFull ? upTo(levels).map((l) => arrayCount(params, 1n << l)) : [];
  const radii = radiiOf(mechanism, params, arrays);
  const hasCounterPerLevel = isFull || mechanism === "multiple";
  const cellEpsilon = divide(epsilon, integer(shape.splits * depth(shape.elements)));

  const counters = radii.noise.map((radius, counter) => ({
    scale: ceil16(times(radius, divide(integer(2n * grid), cellEpsilon))),
    sensitivity: BigInt(counter) <= shape.lastGridSensitivity
      ? grid
      : floorOf(times(radii.sensitivities[counter], integer(2n * grid))),
    epsilon: cellEpsilon,
    share: hasCounterPerLevel ? divide(epsilon, integer(shape.splits)) : epsilon,
  }));

  function interval(level, prior) {
    if (level <= shape.lastGridInterval) return [0n, grid];
    const weight = mechanism === "wishful" ? samples : blockSize(level);
    const center = fromRational(multiply(prior, integer(weight * grid)));
    const radius = radii.intervals[level];
    // Inward: what is projected never strays further than the real interval allows.
    return [
      ceilOf(plus(center, times(radius, integer(-grid)))),
      floorOf(plus(center, times(radius, integer(grid)))),
    ];
  }

  const median = isFull ? {
    epsilon: divide(epsilon, integer(2n * levelsOr1)),
    rate: divide(epsilon, integer(8n * levelsOr1)),
    scale: divide(integer(8n * levelsOr1), epsilon),
  } : null;
  return { counters, arrays, median, interval };
}

// Whether the users' counts are diverse enough, and the number of arrays that the condition asks for.
export function diversity(params, counts) {
  const most = counts.reduce(maximum, 1n);
  const arrays = arrayCount(params, most);
  const filled = counts.reduce((sum, count) => sum + minimum(2n * count, most), 0n);
  return { holds: filled >= most * arrays, arrays };
}
