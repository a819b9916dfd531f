// The withheld blocks: what their users may spend, and in which strata and intervals their sums are.

import { sumOf } from "../arithmetic/integers.js";
import { inSeries, withheldAccounts } from "../ledger/contributions.js";
import { availableBudget } from "./budget_limit.js";
import { designOf, noiseDeviation, relativeNoise } from "./design.js";
import { clippingOutside } from "./excess.js";
import { rootOf, times } from "./fixed_point.js";
import { areWhole, intervalOf } from "./intervals.js";
import { levelAt } from "./mixture.js";
import { running } from "./scheduling.js";
import { placeOf, strataOf, stratumOf, worthOf } from "./strata.js";

// Intervals are whole if their noise then has less than a 64th of the variance of the stratum's mean.
const NEGLIGIBLE = 64n;

// Or if four standard deviations of that noise are less than what excesses show to be outside of intervals.
const WORTH = 4n;

// The number of strata of the epoch that closes now: a series keeps that of its first epoch.
export const numberOfStrata = (view) => (running(view) === null ? strataOf(view) : view.epochs.at(-1).series.strata);

// What the users with withheld samples hold, in the order of first arrival: the size of the block, the user's count and
// place, what the samples are worth, and the stratum. What a user may spend is for the whole series: the limit at its
// end, minus what was spent before it began. excessPaid: what the series has charged for excess queries so far.
export function heldOf(view, schedule) {
  const { params, accounting, now } = view;
  const series = running(view) === null ? null : view.epochs.at(-1).series;
  const [strata, users] = [numberOfStrata(view), BigInt(view.accounts.length)];
  return withheldAccounts(view).map((account) => {
    const { count } = account;
    const size = count - account.released;
    const { sumCost, excessCost } = series === null
      ? { sumCost: 0n, excessCost: 0n }
      : inSeries(accounting, account, series);
    return {
      size,
      count,
      place: placeOf(count, users, now),
      worth: worthOf(params, size, count),
      stratum: stratumOf(count, users, now, strata),
      availableBudget: availableBudget(view, account, schedule.end, account.spent - sumCost - excessCost),
      excessPaid: excessCost,
    };
  });
}

// The same, each with its interval.
export function blocksOf(view, posterior, schedule) {
  const { params } = view;
  const { line, scatter, clipping } = posterior;
  const held = heldOf(view, schedule);
  const whole = Array.from({ length: Number(numberOfStrata(view)) }, (_, i) => (
    isWhole(view, { line, clipping }, schedule, held.filter(({ stratum }) => stratum === BigInt(i)))
  ));
  return held.map((block) => {
    const { size, place, stratum } = block;
    const level = levelAt(line, place);
    const { reach } = schedule.cadence;
    return { ...block, interval: intervalOf(params, level, scatter.users, size, reach, whole[stratum]) };
  });
}

// Whether the intervals of a stratum are whole: for its users, or because they then cost little noise: a negligible part
// of the variance of the stratum's mean, or less than what excesses have shown to lie outside.
function isWhole(view, { line, clipping }, schedule, held) {
  const { params, accounting, accounts } = view;
  if (areWhole(params, BigInt(withheldAccounts(view).length), BigInt(accounts.length))) return true;
  const lists = ["size", "worth", "place"].map((key) => held.map((block) => block[key]));
  const design = designOf(held.map(() => 1n), ...lists);
  const deviation = noiseDeviation(params, schedule.length, numberOfStrata(view));
  const most = sumOf(held.map((block) => accounting.affordableChange(block.availableBudget)));
  const own = times(levelAt(line, design.wantedAt).variance, design.own);
  const noise = relativeNoise(deviation, most);
  return NEGLIGIBLE * noise < own || WORTH * rootOf(noise) < clippingOutside(clipping);
}
