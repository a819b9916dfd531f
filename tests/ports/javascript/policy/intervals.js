// Intervals of the blocks' sums, around what the line predicts.

import { ceilDiv, floorDiv, integerSqrt, maximum, minimum } from "../arithmetic/integers.js";
import { ONE } from "./fixed_point.js";
import { deviationOf } from "./mixture.js";

// The excess saturates at this many half standard deviations from the expected sum.
const SATURATION = 5n;

// Intervals are whole if an epoch's users times epsilon are at least FEW, and all users times epsilon below MANY.
const FEW = 150n;
const MANY = 900n;

export const areWhole = ({ epsilon }, newUsers, users) => (
  newUsers * epsilon.num >= FEW * epsilon.den && users * epsilon.num < MANY * epsilon.den
);

// Where the sum of a block of `size` samples is projected, [low, high]; where its excess begins, outside of [innerLow,
// innerHigh], and how far from there it saturates. scatter: the standard deviation of users about the line that
// excesses have shown. reach: of the interval, in half deviations. clips: whether [low, high] is less than the whole
// range.
export function intervalOf({ grid }, level, scatter, size, reach, whole) {
  const full = size * grid;
  // From `below` under to `above` over the expected sum, rounded outwards.
  const around = (below, above) => [
    maximum(0n, floorDiv((size * level.mean - below) * grid, ONE)),
    minimum(full, ceilDiv((size * level.mean + above) * grid, ONE)),
  ];
  const square = (level.variance * ONE) / size + scatter ** 2n;
  const skew = floorDiv(7n * (ONE - 2n * level.mean), 8n);
  // Half deviations and two standard errors of the level, and more on the side of the skewness.
  const widened = (halfDeviations) => {
    const half = size * (integerSqrt((halfDeviations ** 2n * square) / 4n) + 2n * level.error);
    return around(half - minimum(skew, 0n), half + maximum(skew, 0n));
  };
  const deviation = deviationOf(level, size, scatter);
  const [innerLow, innerHigh] = around(deviation, deviation);
  const [low, high] = widened(reach);
  const [farLow, farHigh] = widened(SATURATION);
  const query = { innerLow, innerHigh, saturation: maximum(innerLow - farLow, farHigh - innerHigh) };
  // An interval of more than two thirds of the range saves too little noise to be worth its bias.
  if (whole || 3n * (high - low) > 2n * full) return { low: 0n, high: full, ...query, clips: false };
  return { low, high, ...query, clips: true };
}
