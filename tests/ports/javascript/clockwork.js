// How much of its account a user of the ledger mechanism may have used by when, and when an epoch closes. All
// times are numbers of counted samples.

import { bitLength, ceilDiv, maximum, minimum } from "./rational.js";

export const LEDGER = 1n << 40n;
const HEAD_START = 3n << 16n;

// log2 in units of 2^-16, rounded down at every step.
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

// Whether units are at least so many times the scale of the noise, LEDGER / epsilon.
export function reaches(params, units, scales) {
  return units * params.epsilon.num >= scales * LEDGER * params.epsilon.den;
}

// seen: how many users have come by the time t.
export function limit(params, seen, count, first, t) {
  const { users, samples, horizon, hasHorizon } = params;
  if (hasHorizon && t >= horizon) return LEDGER;
  const end = hasHorizon ? horizon : minimum(8n * t, users * samples);
  const typical = maximum(1n, minimum(samples, ceilDiv(2n * end, hasHorizon ? users : seen)));
  const byCount = (LEDGER * log2(1n + minimum(count, typical))) / log2(1n + typical);
  const from = HEAD_START - log2(first);
  const byTime = (LEDGER * (from + log2(t))) / (from + log2(end));
  return maximum(byCount, byTime);
}

export function isCheckpoint({ horizon, hasHorizon }, t, steps) {
  if (t === 1n) return true;
  if (hasHorizon && t <= horizon) {
    const halvings = (time) => bitLength(ceilDiv(horizon ** steps, time ** steps) - 1n);
    return halvings(t) < halvings(t - 1n);
  }
  return bitLength(t ** steps) > bitLength((t - 1n) ** steps);
}

// accounts: of all users in order of first arrival, each with first, count, covered and closed.
const seenBy = (accounts, t) => BigInt(accounts.filter(({ first }) => first <= t).length);

export function limitNow(params, accounts, { count, first }, now) {
  return limit(params, BigInt(accounts.length), count, first, now);
}

export function granted(params, accounts, { covered, first, closed }) {
  return covered === 0n ? 0n : limit(params, seenBy(accounts, closed), covered, first, closed);
}

export function closes(params, accounts, now) {
  const { epsilon, horizon, hasHorizon } = params;
  const sum = (numbers) => numbers.reduce((all, number) => all + number, 0n);
  const grants = accounts.map((account) => granted(params, accounts, account));
  const fresh = () => sum(accounts.map((account, i) => (
    account.count > account.covered
      ? maximum(0n, limitNow(params, accounts, account, now) - grants[i])
      : 0n
  )));
  if (hasHorizon && now === horizon) return reaches(params, fresh(), 1n);
  const used = sum(grants);
  if (!isCheckpoint(params, now, reaches(params, used, 16n) ? 2n : 8n)) return false;
  const gained = fresh();
  if (!reaches(params, gained, 8n)) return false;
  const waiting = now - sum(accounts.map(({ covered }) => covered));
  if ((gained * epsilon.num) ** 2n >= waiting * (8n * LEDGER * epsilon.den) ** 2n) return true;
  if (hasHorizon && now > horizon / 2n && now < horizon) return false;
  const left = LEDGER * BigInt(accounts.length) - (hasHorizon ? 0n : used);
  return gained >= used || 4n * gained >= left;
}
