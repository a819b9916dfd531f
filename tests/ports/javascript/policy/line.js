// A Kalman filter of the line of users' levels, and of the mean M of all released samples.
//
// A filter is {slope, drift, ends, mean, low, cross, high, lowMean, highMean, meanVariance, likelihood}: the standard
// deviations of the line's slope and of its movement; the levels at the mean count and at four times that; M; the
// variances and the covariance of the ends, their covariances with M, and the variance of M; the logarithm to the base
// 2 of the likelihood. A combination of the two ends is a pair of factors.
//
// A cell is a stratum's sum as a measurement: {share, measured, seenAt, wantedAt, own, error, doubt}. doubt: a variance
// for what the intervals may have cut off.

import { absolute, floorDiv, maximum, sumOf } from "../arithmetic/integers.js";
import { BIT, ONE, VARIANCE, log2, rootOf, squareOf, times } from "./fixed_point.js";

// log2(e) in units of 1/BIT.
export const LOG2_E = 94548n;

// Standard deviations of the slope, and how likely each is beforehand.
export const SLOPES = [
  [ONE / 1000n, 55n], [ONE / 100n, 20n], [ONE / 25n, 10n], [(3n * ONE) / 20n, 8n], [(3n * ONE) / 5n, 7n],
];

// Standard deviations of the line's movement in an epoch, and how likely each is beforehand.
export const DRIFTS = [[ONE / 5000n, 4n], [ONE / 500n, 3n], [ONE / 100n, 2n], [ONE / 20n, 1n]];

// From this many standard deviations on, an observation counts as one with more noise than it should have.
const BOUND = 3n;

// A cell whose measurement has an error of this variance is not measured at all.
export const UNINFORMATIVE = VARIANCE << 20n;

// How much the two ends of the line weigh in its level at a place.
export const endsAt = (place) => [ONE - place, place];

// How far apart the mean places are of what was measured and of what is wanted.
export const shiftOf = ({ seenAt, wantedAt }) => absolute(seenAt - wantedAt);

const combine = ([a, b], first, second) => floorDiv(a * first + b * second, ONE);

export const levelOf = ({ ends }, at) => combine(at, ...ends);

// The covariances of the two ends with a combination of them.
const withEnds = ({ low, cross, high }, at) => [combine(at, low, cross), combine(at, cross, high)];

// The covariance of M with a combination of the ends.
export const withMean = ({ lowMean, highMean }, at) => combine(at, lowMean, highMean);

export const varianceOf = (filter, at) => combine(at, ...withEnds(filter, at));

// The square of what a bend of the line, of its whole slope, does where the mean place shifts.
export function bentBy({ ends, low, cross, high }, shift) {
  const steepness = maximum(0n, high - 2n * cross + low) + squareOf(ends[1] - ends[0]);
  return times(times(steepness, shift), shift);
}

// The filters before the first epoch: the level is uniform in the range.
export function start() {
  const uniform = VARIANCE / 12n;
  const level = { ends: [ONE / 2n, ONE / 2n], mean: 0n, low: uniform, cross: uniform };
  const rest = { lowMean: 0n, highMean: 0n, meanVariance: 0n, likelihood: 0n };
  return SLOPES.flatMap(([slope]) => (
    DRIFTS.map(([drift]) => ({ slope, drift, ...level, high: uniform + squareOf(slope), ...rest }))
  ));
}

// M takes in every cell, the measured ones are observed, and the line moves.
export function afterEpoch(filter, cells) {
  let moved = scaled(filter, ONE - sumOf(cells.map(({ share }) => share)));
  for (const cell of cells) {
    moved = takenIn(moved, cell);
    if (cell.error < UNINFORMATIVE) moved = doubted(observed(moved, cell), cell);
  }
  return drifted(moved);
}

// M becomes the part of the new M that earlier samples make up.
function scaled(filter, kept) {
  return {
    ...filter,
    mean: times(filter.mean, kept),
    lowMean: times(filter.lowMean, kept),
    highMean: times(filter.highMean, kept),
    meanVariance: times(times(filter.meanVariance, kept), kept),
  };
}

// M takes in the mean of the cell's samples.
function takenIn(filter, { share, wantedAt, own }) {
  const part = endsAt(wantedAt).map((end) => times(end, share));
  const [low, high] = withEnds(filter, part);
  const added = 2n * withMean(filter, part) + varianceOf(filter, part) + times(times(own, share), share);
  return {
    ...filter,
    mean: filter.mean + levelOf(filter, part),
    lowMean: filter.lowMean + low,
    highMean: filter.highMean + high,
    meanVariance: filter.meanVariance + added,
  };
}

// The filter after the measurement of a cell that M has taken in. The levels follow the measurement; only the variances
// and covariances count the doubt.
function observed(filter, cell) {
  const at = endsAt(cell.seenAt);
  const off = cell.measured - levelOf(filter, at);
  const expected = varianceOf(filter, at) + cell.own + cell.error + bentBy(filter, shiftOf(cell));
  const variance = maximum(1n, expected);
  const [low, high] = withEnds(filter, at);
  const mean = withMean(filter, at) + times(cell.own, cell.share);
  const deviations = (absolute(off) * BIT) / rootOf(variance);
  const { used, surprise } = influence(cell, variance, deviations);
  const change = (a, b) => floorDiv(a * b, used);
  const settle = (a, b) => floorDiv(a * b, used + cell.doubt);
  return {
    ...filter,
    ends: [filter.ends[0] + change(low, off), filter.ends[1] + change(high, off)],
    mean: filter.mean + change(mean, off),
    low: filter.low - settle(low, low),
    cross: filter.cross - settle(low, high),
    high: filter.high - settle(high, high),
    lowMean: filter.lowMean - settle(low, mean),
    highMean: filter.highMean - settle(high, mean),
    meanVariance: filter.meanVariance - settle(mean, mean),
    likelihood: filter.likelihood - log2(variance) / 2n - (surprise * LOG2_E) / BIT,
  };
}

// The variance that an observation counts with, and how unlikely it is, as a natural logarithm.
function influence({ error }, variance, deviations) {
  const beyond = deviations - BOUND * BIT;
  if (beyond <= 0n) return { used: variance, surprise: (deviations * deviations) / (2n * BIT) };
  return {
    used: variance + (error * beyond) / (BOUND * BIT),
    surprise: BOUND * deviations - (BOUND ** 2n * BIT) / 2n,
  };
}

// M is less certain by what the intervals may have cut off of the cell.
function doubted(filter, { doubt, share }) {
  return { ...filter, meanVariance: filter.meanVariance + times(times(doubt, share), share) };
}

// The line moves: both ends together, and each a little on its own.
function drifted(filter) {
  const step = squareOf(filter.drift);
  return {
    ...filter, low: filter.low + step, cross: filter.cross + (3n * step) / 4n, high: filter.high + step,
  };
}
