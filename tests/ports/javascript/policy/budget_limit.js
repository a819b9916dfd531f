// The budget limit: how much of an account may be spent by a time. Times are numbers of counted samples.
//
// The policy reads a public view {params, accounting, accounts, epochs, now}: the accounts of all users in order of
// first arrival, all closed epochs, and the number of counted samples. An account has the user's count of samples, how
// many of them epochs have released, the time of the first one, what is spent, and for the last series that the user
// took part in its first epoch and the largest costs of a sum and of an excess.

import { ceilDiv, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { BUDGET } from "../ledger/accounting.js";
import { withheldAccounts } from "../ledger/contributions.js";
import { BIT, log2 } from "./fixed_point.js";

// A user's first sample gives as much budget as three doublings of the stream.
const HEAD_START = 3n * BIT;

// A stream of unknown length is assumed to grow to this many times its present length.
const HORIZON_FACTOR = 8n;

// The square root of BUDGET: shares are cubed in this unit.
const ROOT = 1n << 20n;

// A user keeps at least a 64th of the remaining budget for an epoch, if that is worth this many noise scales.
const RESERVE = 64n;
const RICH = 64n;

// Whether budget units are at least this many times the noise's scale, BUDGET / epsilon. The noise of a series of
// `length` sums has the larger standard deviation: its square grows by (length + 1)(length + 2) / 6.
export function reaches({ epsilon }, units, scales, length = 1n) {
  const least = scales * BUDGET * epsilon.den;
  return 6n * (units * epsilon.num) ** 2n >= (length + 1n) * (length + 2n) * least ** 2n;
}

// What a user with `count` samples since the time `first` may have used at time t, when `seen` users have come.
export function limit(params, seen, count, first, t) {
  const { maxUsers, maxSamples, horizon, horizonGiven } = params;
  if (horizonGiven && t >= horizon) return BUDGET;
  const end = horizonGiven ? horizon : minimum(HORIZON_FACTOR * t, maxUsers * maxSamples);
  const typical = maximum(1n, minimum(maxSamples, ceilDiv(2n * end, horizonGiven ? maxUsers : seen)));
  const byLogarithm = (BUDGET * log2(1n + minimum(count, typical))) / log2(1n + typical);
  const byCount = (byLogarithm * first) / t;
  const from = HEAD_START - log2(first);
  const root = (ROOT * (from + log2(t))) / (from + log2(end));
  return maximum(byCount, root ** 3n / ROOT);
}

// The limit of a user at a time t, now or later, in the unit of the account.
export function budgetLimitOf({ params, accounting, accounts }, { count, first }, t) {
  return (accounting.fullBudget / BUDGET) * limit(params, BigInt(accounts.length), count, first, t);
}

// The limit of a user at a time t minus what was spent, or the reserve of the remaining budget if that is more.
export function availableBudget(view, account, t, spent) {
  const { params, accounting } = view;
  const share = (accounting.fullBudget - spent) / RESERVE;
  const reserve = reaches(params, accounting.affordableChange(share), RICH) ? share : 0n;
  return maximum(reserve, budgetLimitOf(view, account, t) - spent);
}

// Whether the stream has reached its known end.
export const isAtHorizon = ({ params, now }) => params.horizonGiven && now === params.horizon;

// The available budget at time t of each user with withheld samples.
export const availableBudgets = (view, t) => (
  withheldAccounts(view).map((account) => availableBudget(view, account, t, account.spent))
);

// The change of a sum that these budgets pay for together.
export const availableChange = (view, t) => sumOf(availableBudgets(view, t).map(view.accounting.affordableChange));
