// What the excesses show: whether users scatter about the line, and what intervals have cut off.
//
// A block of a closed epoch is a contribution with two more fields: the user's place on the line, and what it is worth.

import { absolute, clip, floorDiv, integerSqrt, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { noiseDeviation } from "./design.js";
import { BIT, ONE, ratio, rootOf, squareOf, times } from "./fixed_point.js";
import { deviationOf, levelAt } from "./mixture.js";

// A quarter of what is due may come from blocks that are not normal.
const TOLERANCE = BIT / 4n;

// More growth of the excess than this counts as this much.
const LARGEST_GROWTH = 1n << 40n;

// Where no excess was asked, at most one user in this many is assumed to lie far outside.
const UNSEEN = 20n;

// Whether the epoch's excess contains a block.
export const isQueried = ({ excessWeight, saturation }) => excessWeight > 0n && saturation > 0n;

// The most that the interval can cut off from the block's sum, in grid units.
export const roomOf = ({ size, low, high }, grid) => [low, size * grid - high].reduce(maximum, 0n);

// What an epoch's excess is compared with: what is due, six times what normal blocks give; the standard deviation of
// its noise; the mean standard deviation per sample; the excess if every block was far outside. null if there is none.
export function queryOf({ params, line }, { series, excess }, blocks) {
  const queried = blocks.filter(isQueried);
  if (excess === null || queried.length === 0) return null;
  const total = (value) => sumOf(queried.map((block) => block.excessWeight * value(block)));
  const due = times(total(({ size, place }) => deviationOf(levelAt(line, place), size)), params.grid);
  return {
    excess,
    due,
    noise: noiseDeviation(params, series.excessQueries, 1n),
    perSample: ratio(due, params.grid * total(({ size }) => size)),
    saturated: total(({ saturation }) => saturation),
  };
}

// Whether the excess is less than half of what is due, by two standard deviations of its noise.
const isLow = ({ excess, due, noise }) => 12n * excess + 24n * noise < due;

// The standard deviation of users about the line that the excess shows, at least. The excess grows by 13/5 of what is
// due when deviations double.
function scatterOf({ excess, due, noise, perSample }) {
  const beyond = 6n * excess - due - 12n * noise;
  const over = clip(floorDiv(beyond * BIT, maximum(1n, due)) - TOLERANCE, 0n, LARGEST_GROWTH);
  const growth = BIT + (over * 5n) / 13n;
  return minimum(ONE, (perSample * integerSqrt(growth ** 2n - BIT ** 2n)) / BIT);
}

// The part of the users that lie far outside, noise included.
function outsideOf({ excess, due, saturated }) {
  const beyond = floorDiv(6n * excess - due, 6n);
  const part = ratio(minimum(absolute(beyond), saturated), saturated);
  return beyond >= 0n ? part : -part;
}

// users: the standard deviation of users about the line, at least. halvings: how often the bound on a sample's variance
// was halved. settled: whether a halving proved too much, so that no more follow.
export const NO_SCATTER = { users: 0n, halvings: 0n, settled: false };

// What is known after one more query. The variance of samples that are 0 or 1 is never halved.
export function scatterAfter({ users, halvings, settled }, { grid }, query) {
  const found = scatterOf(query);
  const shown = { users: maximum(users, found), halvings, settled };
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

// How far the mean may have been moved: what the excesses show, twice its deviation, and what is assumed.
export const clippingBound = ({ room, mean, variance, assumed }) => (
  minimum(room, maximum(0n, mean) + 2n * rootOf(variance) + assumed)
);
