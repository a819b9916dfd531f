// The filters' answers, weighed by how likely they make the releases: the estimate, and users' levels.
//
// A level is {mean, error, variance}: of the users at a place of the line; its standard deviation; a bound on the
// variance of one of their samples.

import { absolute, clip, floorDiv, integerSqrt, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { ONE, exp2, rootOf, squareOf, times } from "./fixed_point.js";
import { DRIFTS, SLOPES, endsAt } from "./line.js";

// A sample's variance is bounded at the level, moved this many standard deviations towards 1/2.
const TOWARDS = 2n;

// And kept at least this far from the ends of the range.
const LEAST_LEVEL = ONE / 100n;

const PRIORS = SLOPES.flatMap(([, ofSlope]) => DRIFTS.map(([, ofDrift]) => ofSlope * ofDrift));

const inRange = (level) => clip(level, 0n, ONE);

// The standard deviation of a block's sum: of its samples, of the level, and of users' scatter.
export const deviationOf = ({ error, variance }, size, scatter) => (
  size * integerSqrt((variance * ONE) / size + error ** 2n + scatter ** 2n)
);

// How much each filter counts: its prior times its likelihood.
function weightsOf(filters) {
  const best = filters.map(({ likelihood }) => likelihood).reduce(maximum);
  return filters.map(({ likelihood }, i) => PRIORS[i] * exp2(likelihood - best));
}

const meanOf = (weights, values) => floorDiv(sumOf(values.map((value, i) => weights[i] * value)), sumOf(weights));

// The estimate of the mean of all released samples.
export const estimate = (filters) => inRange(meanOf(weightsOf(filters), filters.map(({ mean }) => mean)));

// The mean level at an end of the line, and its mean standard deviation.
function endOf(weights, levels, variances) {
  const mean = meanOf(weights, levels);
  const deviations = levels.map((level, i) => rootOf(variances[i] + squareOf(level - mean)));
  return { level: inRange(mean), error: meanOf(weights, deviations) };
}

// The mixture of the filters' lines: its two ends, the expected standard deviation of its slope, and how often the
// bound on a sample's variance is halved.
export function lineOf(filters, halvings) {
  const weights = weightsOf(filters);
  const low = endOf(weights, filters.map(({ ends }) => ends[0]), filters.map((filter) => filter.low));
  const high = endOf(weights, filters.map(({ ends }) => ends[1]), filters.map((filter) => filter.high));
  return { low, high, slope: meanOf(weights, filters.map(({ slope }) => slope)), halvings };
}

// The level at a place of the line. The variance of a sample is at most p (1 - p), where p is the level, moved towards
// 1/2.
export function levelAt({ low, high, halvings }, place) {
  const [near, far] = endsAt(place);
  const mean = inRange(floorDiv(near * low.level + far * high.level, ONE));
  const squares = absolute(near) * low.error ** 2n + absolute(far) * high.error ** 2n;
  const error = maximum(1n, integerSqrt(squares / ONE));
  const step = minimum(TOWARDS * error, absolute(ONE / 2n - mean));
  const p = clip(mean < ONE / 2n ? mean + step : mean - step, LEAST_LEVEL, ONE - LEAST_LEVEL);
  return { mean, error, variance: maximum(1n, times(p, ONE - p) >> halvings) };
}
