// What the policy of the ledger mechanism proposes for each block: an interval, a weight, and an excess query.

import { isAtHorizon, reaches } from "./budget_limit.js";
import { ceilDiv, floorDiv, integerSqrt, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { ONE, deviationOf } from "./posterior.js";
import { EXCESS_SHARE, EXCESS_WORTH } from "./schedule.js";
import { weightCaps } from "./weight_caps.js";

// The excess saturates at this many half standard deviations, whatever the reach of intervals.
const SATURATION = 5n;

// Where a block's sum is projected, [low, high]; where its excess begins, outside of [innerLow, innerHigh], and how far
// from there it saturates. reach: of the interval, in half deviations. clips: whether the interval is less than the
// whole range.
function intervalOf({ grid }, summary, size, reach) {
  const { centre, standardError, variance, betweenUserSd } = summary;
  const whole = size * grid;
  const around = (below, above) => [
    maximum(0n, floorDiv((size * centre - below) * grid, ONE)),
    minimum(whole, ceilDiv((size * centre + above) * grid, ONE)),
  ];
  const square = variance * size * ONE + (betweenUserSd * size) ** 2n;
  const skew = floorDiv(7n * (ONE - 2n * centre), 8n);
  // Half deviations and two standard errors of the centre, and more on the side of the skewness.
  const widened = (halfDeviations) => {
    const half = integerSqrt((halfDeviations ** 2n * square) / 4n) + 2n * size * standardError;
    return around(half - minimum(skew, 0n), half + maximum(skew, 0n));
  };
  const deviation = deviationOf(summary, size);
  const [innerLow, innerHigh] = around(deviation, deviation);
  const [low, high] = widened(reach);
  const [farLow, farHigh] = widened(SATURATION);
  const saturation = maximum(innerLow - farLow, farHigh - innerHigh);
  const query = { innerLow, innerHigh, saturation };
  // An interval of more than two thirds of the range saves too little noise to be worth its bias.
  if (3n * (high - low) > 2n * whole) return { low: 0n, high: whole, ...query, clips: false };
  return { low, high, ...query, clips: true };
}

// What each block's available budget holds for its excess query, in the unit of accounts. At the horizon a single epoch
// pays half of it, and an epoch of a series at most what the user was charged for excess queries before.
function sharesOf({ length, excessTimes }, isLast, blocks) {
  return blocks.map(({ availableBudget, excessPaid }) => {
    const share = excessTimes.length > 0 ? availableBudget / EXCESS_SHARE : 0n;
    if (!isLast) return share;
    return length === 1n ? share / 2n : minimum(share, excessPaid);
  });
}

// The excess weight of each block: 0 for all if the epoch releases no excess, or if the excess of all blocks together
// does not stand out from its noise.
function excessWeightsOf({ params, accounting, now }, excessTimes, intervals, shares) {
  const isUseful = ({ saturation, clips }) => saturation > 0n && (clips || params.grid > 1n);
  const paid = sumOf(shares.filter((_, i) => isUseful(intervals[i])).map(accounting.affordableChange));
  const areWorth = reaches(params, paid, EXCESS_WORTH, BigInt(excessTimes.length));
  if (!excessTimes.includes(now) || !areWorth) return shares.map(() => 0n);
  return shares.map((share, i) => {
    const { saturation } = intervals[i];
    return isUseful(intervals[i]) ? accounting.affordableChange(share) / saturation : 0n;
  });
}

// What is not spent on the sum. A series keeps the whole share, for the excess queries of its other epochs too; at the
// horizon it keeps what they have cost.
function keptOf({ costOf }, length, isLast, blocks, shares, excessWeights, intervals) {
  if (length === 1n) return excessWeights.map((weight, i) => costOf(weight * intervals[i].saturation));
  return isLast ? blocks.map(({ excessPaid }) => excessPaid) : shares;
}

// A proposal for each block {size, availableBudget, excessPaid} of an epoch of the schedule's series.
export function proposalsFor(view, schedule, blocks) {
  const { params, accounting, posterior, now } = view;
  const { cadence, length, excessTimes } = schedule;
  const { summary } = posterior;
  const isLast = isAtHorizon(params, now);
  const sizes = blocks.map(({ size }) => size);
  const intervals = sizes.map((size) => intervalOf(params, summary, size, cadence.reach));
  const shares = sharesOf(schedule, isLast, blocks);
  const excessWeights = excessWeightsOf(view, excessTimes, intervals, shares);
  const kept = keptOf(accounting, length, isLast, blocks, shares, excessWeights, intervals);
  const most = intervals.map(({ low, high }, i) => (
    accounting.affordableChange(blocks[i].availableBudget - kept[i]) / (high - low)
  ));
  const caps = weightCaps(params, summary.variance, length, sizes, most);
  return intervals.map(({ clips, ...interval }, i) => ({
    ...interval,
    weight: minimum(most[i], caps[i]),
    saturation: excessWeights[i] > 0n ? interval.saturation : 0n,
    excessWeight: excessWeights[i],
  }));
}
