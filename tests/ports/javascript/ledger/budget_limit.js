// The budget that a user of the ledger mechanism may have used by a time. Times are numbers of counted samples.
//
// The policy reads a public view {params, accounting, accounts, epochs, now}: the accounts of all users in order of
// first arrival, all closed epochs, and the number of counted samples. An account has the user's count of samples, how
// many of them epochs have released, the time of the first one, what is spent, and for the last series that the user
// took part in its first epoch and the largest costs of a sum and of an excess.

import { BUDGET } from "./accounting.js";
import { bitLength, ceilDiv, maximum, minimum, sumOf } from "../arithmetic/integers.js";

// 1 in the fixed-point logarithms.
export const BIT = 1n << 16n;

// A user's first sample counts as three doublings of the stream.
const HEAD_START = 3n * BIT;

// A stream of unknown length is expected to grow to this many times its current length.
const HORIZON_FACTOR = 8n;

// The square root of BUDGET.
const ROOT = 1n << 20n;

// log2 in units of 1 / BIT, rounded down at every step.
export function log2(x) {
  const whole = BigInt(bitLength(x) - 1);
  let mantissa = (x << 31n) >> whole;
  let result = whole;
  for (let i = 0; i < 16; i += 1) {
    const square = mantissa * mantissa;
    const bit = square >> 63n;
    mantissa = square >> (31n + bit);
    result = 2n * result + bit;
  }
  return result;
}

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
  const byCount = (BUDGET * log2(1n + minimum(count, typical))) / log2(1n + typical);
  const from = HEAD_START - log2(first);
  const root = (ROOT * (from + log2(t))) / (from + log2(end));
  return maximum(byCount, root ** 2n);
}

// The limit of a user at a time t, now or later, in the unit of the account.
export function budgetLimitOf({ params, accounting, accounts }, { count, first }, t) {
  return (accounting.fullBudget / BUDGET) * limit(params, BigInt(accounts.length), count, first, t);
}

// The accounts of the users with withheld samples.
export const withheldAccounts = ({ accounts }) => accounts.filter(({ count, released }) => count > released);

// Whether this is the end of a stream whose length is known.
export const isAtHorizon = ({ horizon, horizonGiven }, now) => horizonGiven && now === horizon;

// For each user with withheld samples, the limit at time t minus what the user has spent.
export function availableBudgets(view, t) {
  return withheldAccounts(view).map((account) => maximum(0n, budgetLimitOf(view, account, t) - account.spent));
}

// The change of a sum that these budgets pay for together.
export const availableChange = (view, t) => sumOf(availableBudgets(view, t).map(view.accounting.affordableChange));
