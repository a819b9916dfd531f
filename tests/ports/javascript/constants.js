// The constants of all mechanisms: exact formulas, each rounded once.

import { BUDGET, accountingOf } from "./ledger/accounting.js";
import { ceilOf, floorOf, fromRational, ln, plus, sqrt, times } from "./arithmetic/enclosures.js";
import { maximum, minimum, sumOf } from "./arithmetic/integers.js";
import { divide, multiply, power, ratio } from "./arithmetic/rational.js";
import { blockSize, depth } from "./tree.js";

// The smallest multiple of 2^-16 that is not below the real.
export const ceil16 = (x) => ratio(ceilOf(times(x, ratio(1n << 16n))), 1n << 16n);

// Half of 2^level: the size of a block, except at level 0, where it is 1/2.
const h = (level) => ratio(1n << level, 2n);

const upTo = (levels) => Array.from({ length: Number(levels) + 1 }, (_, level) => BigInt(level));

// How the mechanisms differ. splits: the number of parts into which epsilon is divided; the nodes of a path share one
// part. elements: the largest number of elements of a counter. Up to the counter `lastGridSensitivity` the sensitivity
// is the grid, and up to the level `lastGridInterval` the interval is [0, grid].
function shapeOf(mechanism, params) {
  const { maxUsers, maxSamples, horizon, levels } = params;
  const perLevel = levels + 1n;
  switch (mechanism) {
    case "binary":
      return { splits: 1n, elements: horizon, lastGridSensitivity: 0n, lastGridInterval: 0n };
    case "naive":
      return { splits: maxSamples, elements: horizon, lastGridSensitivity: 0n, lastGridInterval: 0n };
    case "wishful":
      return { splits: 1n, elements: maxUsers, lastGridSensitivity: -1n, lastGridInterval: -1n };
    case "single":
      return { splits: perLevel, elements: maxUsers * perLevel, lastGridSensitivity: -1n, lastGridInterval: 0n };
    case "multiple":
      return { splits: perLevel, elements: maxUsers, lastGridSensitivity: 0n, lastGridInterval: 0n };
    case "full":
      return { splits: 2n * perLevel, elements: maxUsers, lastGridSensitivity: 1n, lastGridInterval: 1n };
    default:
      throw new Error(`no constants are known for ${mechanism}`);
  }
}

// sqrt(a/2 * ln(b)): a bound of the deviation of the sum of a samples, by Hoeffding's inequality.
const hoeffding = (a, b) => sqrt(times(ln(b), ratio(a.num, a.den * 2n)));

const root = (a) => sqrt(fromRational(a));

// Half widths in samples: D of each level's interval, D of each counter's sensitivity, and D (or W) of its noise.
function widthsOf(mechanism, params, arrays) {
  const { maxUsers, maxSamples, beta, levels, nominalLevels } = params;
  const m = ratio(maxSamples);
  const over = (n) => divide(ratio(n), beta);
  const tail = over(2n * maxUsers * nominalLevels);
  const ofBlock = (l) => plus(hoeffding(h(l), tail), root(divide(power(h(l), 2n), m)));
  const ofBlocks = () => upTo(levels).map(ofBlock);
  const same = (widths) => ({ intervals: widths, sensitivities: widths, noise: widths });
  switch (mechanism) {
    case "wishful":
      return same([plus(hoeffding(m, over(2n * maxUsers)), root(m))]);
    case "single": {
      const ofAll = [plus(hoeffding(m, tail), root(m))];
      return { intervals: ofBlocks(), sensitivities: ofAll, noise: ofAll };
    }
    case "multiple": {
      const wide = upTo(levels).map((l) => plus(hoeffding(h(l), tail), root(h(l))));
      return { intervals: ofBlocks(), sensitivities: ofBlocks(), noise: wide };
    }
    case "full":
      return same(upTo(levels).map((l) => plus(
        hoeffding(h(l), over(6n * maxUsers * nominalLevels)),
        sqrt(times(ln(over(6n * nominalLevels * arrays[l])), ratio(1n << l))),
      )));
    default:
      // The noise of `binary` and `naive` fits one sample, which is 2D for D = 1/2.
      return same([fromRational(ratio(1n, 2n))]);
  }
}

// max(1, ceil((32L'/epsilon) * ln(3L' * sqrt(a) / beta))); the logarithm is half of the logarithm of the square.
function arrayCount({ epsilon, beta, nominalLevels }, a) {
  const squared = multiply(power(divide(ratio(3n * nominalLevels), beta), 2n), ratio(a));
  return maximum(1n, ceilOf(times(ln(squared), divide(ratio(16n * nominalLevels), epsilon))));
}

// Both counters of the ledger mechanism have the same constants; its intervals depend on the run.
function accountedConstants(mechanism, { epsilon }) {
  const scale = ceil16(fromRational(divide(ratio(BUDGET), epsilon)));
  const share = mechanism === "gaussian" ? divide(power(epsilon, 2n), ratio(4n)) : epsilon;
  const counter = { scale, sensitivity: accountingOf(mechanism).fullBudget, epsilon: share, share };
  return { counters: [counter], arrays: [], interval: null, median: null };
}

// counters: {scale, sensitivity, epsilon, share} of each. arrays: k of each level. median: {epsilon, rate, scale} or
// null. interval(level, prior): [low, high] in grid units, around a prior in [0, 1].
export function constantsOf(mechanism, params) {
  const { maxSamples, epsilon, grid, levels, nominalLevels } = params;
  if (mechanism === "ledger" || mechanism === "gaussian") return accountedConstants(mechanism, params);
  const shape = shapeOf(mechanism, params);
  const isFull = mechanism === "full";
  const arrays = isFull ? upTo(levels).map((l) => arrayCount(params, 1n << l)) : [];
  const widths = widthsOf(mechanism, params, arrays);
  const hasCounterPerLevel = isFull || mechanism === "multiple";
  const nodeEpsilon = divide(epsilon, ratio(shape.splits * depth(shape.elements)));

  const counters = widths.noise.map((width, counter) => ({
    scale: ceil16(times(width, divide(ratio(2n * grid), nodeEpsilon))),
    sensitivity: BigInt(counter) <= shape.lastGridSensitivity
      ? grid
      : floorOf(times(widths.sensitivities[counter], ratio(2n * grid))),
    epsilon: nodeEpsilon,
    share: hasCounterPerLevel ? divide(epsilon, ratio(shape.splits)) : epsilon,
  }));

  function interval(level, prior) {
    if (level <= shape.lastGridInterval) return [0n, grid];
    const size = mechanism === "wishful" ? maxSamples : blockSize(level);
    const centre = fromRational(multiply(prior, ratio(size * grid)));
    const width = widths.intervals[level];
    // Rounded inward: no projected sum is outside of the real interval.
    return [
      ceilOf(plus(centre, times(width, ratio(-grid)))),
      floorOf(plus(centre, times(width, ratio(grid)))),
    ];
  }

  const median = isFull ? {
    epsilon: divide(epsilon, ratio(2n * nominalLevels)),
    rate: divide(epsilon, ratio(8n * nominalLevels)),
    scale: divide(ratio(8n * nominalLevels), epsilon),
  } : null;
  return { counters, arrays, median, interval };
}

// Whether the users' counts are diverse enough, and the number of arrays that the condition asks for.
export function diversity(params, counts) {
  const largest = counts.reduce(maximum, 1n);
  const arrays = arrayCount(params, largest);
  const filled = sumOf(counts.map((count) => minimum(2n * count, largest)));
  return { holds: filled >= largest * arrays, arrays };
}
