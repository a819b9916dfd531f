// What the excesses show: whether users scatter about the line, and what intervals have cut off.
//
// A block of a closed epoch is a contribution with two more fields: the user's place on the line, and what it is worth.

import { absolute, clip, floorDiv, integerSqrt, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { noiseDeviation } from "./design.js";
import { BIT, ONE, ratio, rootOf, squareOf, times } from "./fixed_point.js";
import { deviationOf, levelAt } from "./mixture.js";

// A quarter of what is due may come from blocks that are not normal.
const TOLERANCE = BIT / 4n;

// Levels count as off by at most this many standard deviations, in units of 1/ONE.
const LARGEST_SHIFT = 64n * ONE;

// More growth of the excess than this counts as this much.
const LARGEST_GROWTH = 1n << 40n;

// Where no excess was asked, at most one user in this many is assumed to lie far outside.
const UNSEEN = 20n;

// The mean excess of blocks of up to this many samples is computed exactly.
const FEW = 32n;

// Whether the epoch's excess contains a block.
export const isQueried = ({ excessWeight, saturation }) => excessWeight > 0n && saturation > 0n;

// The most that the interval can cut off from the block's sum, in grid units.
export const roomOf = ({ size, low, high }, grid) => [low, size * grid - high].reduce(maximum, 0n);

// At most 1200 times the mean of max(0, X - away) for a centred binomial X of standard deviation `spread`: lines under
// the tangents of a normal law, and less what integers take from it.
function beyond(spread, away) {
  const lattice = (36n * ONE * ONE) / maximum(1n, spread);
  return [289n * spread - 190n * away, 155n * spread - 80n * away].map((line) => line - lattice).reduce(maximum, 0n);
}

// Six times a bound below the mean excess of independent samples that are 0 or 1, in grid units times ONE, also where the
// level is off by two standard deviations. Nothing is known of other samples.
function leastOf(block, grid) {
  if (grid > 1n) return 0n;
  const { mean, error } = block.level;
  if (block.size <= FEW) return maximum(0n, 6n * binomialExcess(block, mean, 2n * error));
  return maximum(0n, floorDiv(normalExcess(block, mean, 2n * error), 200n));
}

// The mean of what a binomial sum with this mean lies outside the inner interval, at least where the mean is off by as
// much: its tangent there.
function binomialExcess({ size, innerLow, innerHigh }, mean, off) {
  const zero = ONE - mean;
  let [excess, slope, ways, waysOfRest] = [0n, 0n, 1n, 1n];
  for (let ones = 0n; ones <= size; ones += 1n) {
    const away = [innerLow - ones, ones - innerHigh].reduce(maximum, 0n);
    excess += away * ways * mean ** ones * zero ** (size - ones);
    ways = (ways * (size - ones)) / (ones + 1n);
    if (ones === size) break;
    const sign = ones >= innerHigh ? 1n : 0n;
    slope += (ones < innerLow ? sign - 1n : sign) * waysOfRest * mean ** ones * zero ** (size - 1n - ones);
    waysOfRest = (waysOfRest * (size - 1n - ones)) / (ones + 1n);
  }
  return floorDiv(excess - size * absolute(slope) * off, ONE ** (size - 1n));
}

// At most 1200 times the same, for large blocks; a side where the range ends before the excess begins counts nothing.
function normalExcess({ size, innerLow, innerHigh }, mean, off) {
  const [middle, spread] = [size * mean, integerSqrt(size * mean * (ONE - mean))];
  const sides = [];
  if (innerLow > 0n) sides.push(beyond(spread, middle - innerLow * ONE));
  if (innerHigh < size) sides.push(beyond(spread, innerHigh * ONE - middle));
  const slope = [0n, 240n, 120n][sides.length];
  return sumOf(sides) - slope * size * off;
}

// What an epoch's excess is compared with: what is due, six times what normal blocks give; the least that is due, if
// users do not scatter; the standard deviation of its noise; the mean standard deviation per sample; the excess if
// every block was far outside. null if there is none. The posterior is the one before the epoch.
export function queryOf({ params, line, scatter }, { series, excess }, blocks) {
  const queried = blocks.filter(isQueried).map((block) => ({ ...block, level: levelAt(line, block.place) }));
  if (excess === null || queried.length === 0) return null;
  const total = (value) => sumOf(queried.map((block) => block.excessWeight * value(block)));
  const due = times(total(({ size, level }) => deviationOf(level, size, scatter.users)), params.grid);
  return {
    excess,
    due,
    least: total((block) => leastOf(block, params.grid)) / ONE,
    noise: noiseDeviation(params, series.excessQueries, 1n),
    perSample: ratio(due, params.grid * total(({ size }) => size)),
    saturated: total(({ saturation }) => saturation),
  };
}

// The same query if the levels were off by this much. If a normal block is off by s standard deviations, its excess is
// about s^2 / 4 of them larger, and s - 1 of them from s = 2 on.
export function movedBy(query, off) {
  const shift = minimum(ratio(off, maximum(1n, query.perSample)), LARGEST_SHIFT);
  const grown = shift <= 2n * ONE ? (3n * shift * shift) / (2n * ONE) : 6n * (shift - ONE);
  const more = times(query.due, grown);
  return { ...query, due: query.due + more, least: query.least + more };
}

// Whether the excess is less than half of what is due, by two standard deviations of its noise.
const isLow = ({ excess, due, noise }) => 12n * excess + 24n * noise < due;

// The standard deviation of users about the line that the excess shows beyond what was known. The excess grows by 13/5
// of what is due when deviations double.
function scatterOf({ excess, due, noise, perSample }) {
  const excessive = 6n * excess - due - 12n * noise;
  const over = clip(floorDiv(excessive * BIT, maximum(1n, due)) - TOLERANCE, 0n, LARGEST_GROWTH);
  const growth = BIT + (over * 5n) / 13n;
  return minimum(ONE, (perSample * integerSqrt(growth ** 2n - BIT ** 2n)) / BIT);
}

// The part of the users that may lie far outside, noise included.
function outsideOf({ excess, least, saturated }) {
  const unexplained = floorDiv(6n * excess - least, 6n);
  const part = ratio(minimum(absolute(unexplained), saturated), saturated);
  return unexplained >= 0n ? part : -part;
}

// users: the standard deviation of users about the line, at least. halvings: how often the bound on a sample's variance
// was halved. settled: whether a halving proved too much, so that no more follow.
export const NO_SCATTER = { users: 0n, halvings: 0n, settled: false };

// What is known after one more query. The variance of samples that are 0 or 1 is never halved.
export function scatterAfter({ users, halvings, settled }, { grid }, query) {
  const found = scatterOf(query);
  const shown = { users: minimum(ONE, integerSqrt(users ** 2n + found ** 2n)), halvings, settled };
  if (found > 0n && halvings > 0n) return { ...shown, halvings: halvings - 1n, settled: true };
  if (grid > 1n && !settled && isLow(query)) return { ...shown, halvings: halvings + 1n };
  return shown;
}

// How far intervals may have moved the mean of all released samples. room: the most that they can. mean, variance: the
// part that the excesses show, noise included, and the variance of that noise. assumed: the part without an excess.
export const NO_CLIPPING = { room: 0n, mean: 0n, variance: 0n, assumed: 0n };

// The same after an epoch; kept: the share of the earlier samples. seen: the room in the mean of blocks that the excess
// contains. unseen: that of the others.
export function clippingAfter(before, kept, seen, unseen, query) {
  const outside = query === null ? 0n : outsideOf(query);
  const noise = query === null ? 0n : ratio(query.noise, query.saturated);
  return {
    room: times(before.room, kept) + seen + unseen,
    mean: times(before.mean, kept) + times(seen, outside),
    variance: times(times(before.variance, kept), kept) + squareOf(times(seen, noise)),
    assumed: times(before.assumed, kept) + unseen / UNSEEN,
  };
}

// The part of the room that the excesses show to be used, beyond two standard deviations of their noise.
export const clippingOutside = ({ room, mean, variance }) => (
  ratio(maximum(0n, mean - 2n * rootOf(variance)), maximum(1n, room))
);

// What two standard deviations of the excesses' noise may hide.
export const clippingHidden = ({ room, variance }) => minimum(room, 2n * rootOf(variance));

// How far the mean may have been moved: what the excesses show and may hide, and what is assumed.
export const clippingBound = (clipping) => (
  minimum(clipping.room, maximum(0n, clipping.mean) + clippingHidden(clipping) + clipping.assumed)
);
