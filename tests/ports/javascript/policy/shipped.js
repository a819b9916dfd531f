// The shipped policy: its decisions for the epoch that closes now, its estimate of a sum, and the error bar of that.

import { maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { blocksOf, numberOfStrata } from "./blocks.js";
import { isAtHorizon, reaches } from "./budget_limit.js";
import { meanPlace, noiseDeviation } from "./design.js";
import { barOf } from "./error_bar.js";
import { ONE } from "./fixed_point.js";
import { levelAt } from "./mixture.js";
import { Posterior, scatterVariance } from "./posterior.js";
import { EXCESS_SHARE, EXCESS_WORTH, current, running } from "./scheduling.js";
import { levelDivisor } from "./strata.js";
import { weightsOf } from "./weights.js";

export class ShippedPolicy {
  constructor(params) {
    this.params = params;
    this.posterior = Posterior.before(params);
  }

  decide(view) {
    const schedule = current(view);
    if (schedule === null) return null;
    const begins = running(view) === null;
    return {
      length: begins ? schedule.length : 0n,
      strata: numberOfStrata(view),
      excessQueries: begins && schedule.asks ? schedule.length : 0n,
      asksExcess: schedule.asks,
      proposals: proposalsFor(view, this.posterior, schedule),
    };
  }

  learn(epoch) {
    this.posterior = this.posterior.after(epoch);
  }

  // Rounded to the nearest.
  sum(samples) {
    return (this.posterior.centre * samples * this.params.grid + ONE / 2n) / ONE;
  }

  bar(view) {
    return barOf(view, this.posterior);
  }
}

// A proposal for each user with withheld samples, within what the user may spend.
export function proposalsFor(view, posterior, schedule) {
  const { accounting } = view;
  const blocks = blocksOf(view, posterior, schedule);
  const shares = sharesOf(view, schedule, blocks);
  const excessWeights = excessWeightsOf(view, schedule, blocks, shares);
  const kept = keptOf(view, schedule, blocks, shares, excessWeights);
  const most = blocks.map(({ availableBudget, interval: { low, high } }, i) => (
    accounting.affordableChange(availableBudget - kept[i]) / (high - low)
  ));
  const weights = weightsFor(view, posterior, schedule, blocks, most);
  return blocks.map(({ interval: { clips, ...interval }, stratum }, i) => ({
    ...interval,
    weight: weights[i],
    saturation: excessWeights[i] > 0n ? interval.saturation : 0n,
    excessWeight: excessWeights[i],
    stratum,
  }));
}

// What each block's available budget holds for its excess query, in the unit of accounts. At the horizon an epoch
// of a series pays at most what the user was charged for excess queries before, if there were any.
function sharesOf(view, { asks }, blocks) {
  return blocks.map(({ availableBudget, excessPaid }) => {
    const share = asks ? availableBudget / EXCESS_SHARE : 0n;
    return isAtHorizon(view) && excessPaid > 0n ? minimum(share, excessPaid) : share;
  });
}

// The excess weight of each block: 0 for all if the epoch asks for no excess, or if the excess of all blocks together
// does not stand out from its noise.
function excessWeightsOf({ params, accounting }, { length, asks }, blocks, shares) {
  const isUseful = ({ interval }) => interval.saturation > 0n && (interval.clips || params.grid > 1n);
  const paid = sumOf(shares.filter((_, i) => isUseful(blocks[i])).map(accounting.affordableChange));
  if (!asks || !reaches(params, paid, EXCESS_WORTH, length)) return shares.map(() => 0n);
  return shares.map((share, i) => (
    isUseful(blocks[i]) ? accounting.affordableChange(share) / blocks[i].interval.saturation : 0n
  ));
}

// What is not spent on the sum. A series keeps the whole share, for the excess queries of its other epochs too; at the
// horizon it keeps what they have cost, and a single epoch what the excess query costs.
function keptOf(view, { length }, blocks, shares, excessWeights) {
  if (length > 1n && !isAtHorizon(view)) return shares;
  return blocks.map(({ interval, excessPaid }, i) => (
    maximum(excessPaid, view.accounting.costOf(excessWeights[i] * interval.saturation))
  ));
}

// The weight of each block, at most `most`: those of every stratum are chosen together.
function weightsFor(view, posterior, { length }, blocks, most) {
  const { params } = view;
  const { line, scatter } = posterior;
  const strata = numberOfStrata(view);
  const noise = noiseDeviation(params, length, strata);
  const weights = blocks.map(() => 0n);
  for (let stratum = 0n; stratum < strata; stratum += 1n) {
    const inside = [...blocks.keys()].filter((i) => blocks[i].stratum === stratum);
    if (inside.length === 0) continue;
    const held = inside.map((i) => (
      { ...blocks[i], most: most[i], divisor: levelDivisor(params, blocks[i].count) }
    ));
    const level = levelAt(line, meanPlace(held.map(({ worth }) => worth), held.map(({ place }) => place)));
    const chosen = weightsOf(held, {
      noise,
      grid: params.grid,
      variance: level.variance,
      scatter: scatterVariance(level, scatter.users),
      slope: line.slope,
    });
    inside.forEach((i, j) => { weights[i] = chosen[j]; });
  }
  return weights;
}
