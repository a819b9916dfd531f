// What becomes of a proposal: the contribution as it is carried out, what it costs, and the account after it.

import { SQUARES } from "./accounting.js";
import { clip, maximum } from "../arithmetic/integers.js";

// The accounts of the users with withheld samples.
export const withheldAccounts = ({ accounts }) => accounts.filter(({ count, released }) => count > released);

// The most that the samples of a block can change the sum of its stratum, and the epoch's excess.
const sumCostOf = ({ low, high, weight }) => weight * (high - low);
const excessCostOf = ({ saturation, excessWeight }) => excessWeight * saturation;

// The account as it stands in a series: nothing is charged in it yet if the user's last series was another. Squares
// are charged for every epoch.
export function inSeries(accounting, account, { first }) {
  if (accounting === SQUARES || account.series === first) return account;
  return { ...account, series: first, sumCost: 0n, excessCost: 0n };
}

// In budget units, a series costs the largest cost of any of its sums and the largest of any of its excesses, so a
// proposal costs what it adds to these. In squares, every epoch costs the squares of both.
export function additionalCost(accounting, { sumCost, excessCost }, proposal) {
  if (accounting === SQUARES) return sumCostOf(proposal) ** 2n + excessCostOf(proposal) ** 2n;
  const sumIncrease = maximum(0n, sumCostOf(proposal) - sumCost);
  return sumIncrease + maximum(0n, excessCostOf(proposal) - excessCost);
}

// The proposal as it is carried out: with weights 0 if it is ill-formed or costs more than the account has left.
export function carriedOut(accounting, account, proposal) {
  const { low, high, weight, innerLow, innerHigh, saturation, excessWeight } = proposal;
  const parts = [weight, high - low, innerHigh - innerLow, saturation, excessWeight];
  const isFormed = parts.every((part) => part >= 0n);
  const left = accounting.fullBudget - account.spent;
  const isPayable = isFormed && additionalCost(accounting, account, proposal) <= left;
  return isPayable ? proposal : { ...proposal, weight: 0n, excessWeight: 0n };
}

// The account after a contribution.
export function debit(accounting, account, contribution) {
  const spent = account.spent + additionalCost(accounting, account, contribution);
  if (accounting === SQUARES) return { ...account, spent };
  const sumCost = maximum(account.sumCost, sumCostOf(contribution));
  const excessCost = maximum(account.excessCost, excessCostOf(contribution));
  return { ...account, spent, sumCost, excessCost };
}

// What a block with this sum adds to the sum of its stratum.
export const weightedSum = ({ low, high, weight }, sum) => weight * (clip(sum, low, high) - low);

// What it adds to the epoch's excess: how far the sum is outside the inner interval.
export function weightedExcess({ innerLow, innerHigh, saturation, excessWeight }, sum) {
  return excessWeight * (clip(sum - innerHigh, 0n, saturation) + clip(innerLow - sum, 0n, saturation));
}
