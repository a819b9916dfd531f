// How much of its account a user of the ledger mechanism may have used by when. All times are numbers of counted
// samples. What is public at a time is {params, kept, accounts, epochs, now}: what accounts are kept in, the accounts
// of all users in order of first arrival, each with count, covered, spent, first, series, sumCost and overhangCost,
// and all closed epochs.

import { bitLength, ceilDiv, maximum, minimum } from "./rational.js";
import { integerSqrt } from "./real.js";

export const LEDGER = 1n << 40n;
export const BIT = 1n << 16n;
const HEAD_START = 3n * BIT;
// The root of LEDGER.
const ROOT = 1n << 20n;

// What accounts are kept in. whole: what one holds at first. pays: the largest change of a sum that so much of an
// account pays for. costs: what a change costs.
export const UNITS = { squared: false, whole: LEDGER, pays: (allowance) => allowance, costs: (change) => change };
// With Gaussian noise.
export const SQUARES = { squared: true, whole: LEDGER ** 2n, pays: integerSqrt, costs: (change) => change ** 2n };

export const sumOf = (numbers) => numbers.reduce((all, number) => all + number, 0n);

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

// Whether units are at least so many times the scale of the noise, LEDGER / epsilon. In a series of more epochs
// the noise's standard deviation is larger, and so is what is asked for: its square is of (length + 1)(length + 2).
export function reaches({ epsilon }, units, scales, length = 1n) {
  const least = scales * LEDGER * epsilon.den;
  return 6n * (units * epsilon.num) ** 2n >= (length + 1n) * (length + 2n) * least ** 2n;
}

// seen: how many users have come by the time t.
export function limit(params, seen, count, first, t) {
  const { users, samples, horizon, hasHorizon } = params;
  if (hasHorizon && t >= horizon) return LEDGER;
  const end = hasHorizon ? horizon : minimum(8n * t, users * samples);
  const typical = maximum(1n, minimum(samples, ceilDiv(2n * end, hasHorizon ? users : seen)));
  const byCount = (LEDGER * log2(1n + minimum(count, typical))) / log2(1n + typical);
  const from = HEAD_START - log2(first);
  const root = (ROOT * (from + log2(t))) / (from + log2(end));
  return maximum(byCount, root ** 2n);
}

// What a user may have used at a time that may be still to come, as accounts are kept.
export function limitAt({ params, kept, accounts }, { count, first }, t) {
  return (kept.whole / LEDGER) * limit(params, BigInt(accounts.length), count, first, t);
}

export const pendingOf = ({ accounts }) => accounts.filter(({ count, covered }) => count > covered);

// Whether a horizon was given and has been reached.
export const isAtEnd = ({ horizon, hasHorizon }, now) => hasHorizon && now === horizon;

// What users with new samples may have used at a time t beyond what they have spent, user by user.
export function allowancesAt(view, t) {
  return pendingOf(view).map((account) => maximum(0n, limitAt(view, account, t) - account.spent));
}

// What that pays for, all together.
export const freshAt = (view, t) => sumOf(allowancesAt(view, t).map(view.kept.pays));

export function isCheckpoint({ horizon, hasHorizon }, t, steps) {
  if (t === 1n) return true;
  if (hasHorizon && t <= horizon) {
    const halvings = (time) => bitLength(ceilDiv(horizon ** steps, time ** steps) - 1n);
    return halvings(t) < halvings(t - 1n);
  }
  return bitLength(t ** steps) > bitLength((t - 1n) ** steps);
}
