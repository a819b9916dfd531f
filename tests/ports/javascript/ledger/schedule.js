// When epochs of the ledger mechanism close, and which of them form a series.
//
// A schedule describes a series in time: its cadence, the half doublings of the stream from one epoch to the next, its
// end, the release times at which its later epochs close, its length (the number of its epochs), and the excess times
// at which an epoch releases an excess too.

import { BUDGET, UNITS } from "./accounting.js";
import {
  BIT, availableBudgets, availableChange, isAtHorizon, log2, reaches, withheldAccounts,
} from "./budget_limit.js";
import { bitLength, ceilDiv, integerSqrt, maximum, minimum, sumOf } from "../arithmetic/integers.js";

// least: of the number of withheld users times epsilon^2. span: the doublings of the stream in a series.
const CADENCES = [
  { least: 1600n, halfDoublings: 1n, span: 4n },
  { least: 256n, halfDoublings: 3n, span: 6n },
  { least: 0n, halfDoublings: 4n, span: 8n },
];

// The reach of intervals in half deviations is wide where the number of users times epsilon is at least MANY.
const MANY = 1600n;
const NARROW = 3n;
const WIDE = 5n;

// The widest step and the span of a series where the stream's length is not known.
const UNKNOWN_HALF_DOUBLINGS = 2n;
const UNKNOWN_SPAN = 4n;

// An eighth of an available budget pays for the excess query.
export const EXCESS_SHARE = 8n;

// Excess queries are made if together they reach this many scales of their noise.
export const EXCESS_WORTH = 9n;

// Excess queries begin this many doublings before the end of a series.
const EXCESS_SPAN = 2n;

// Above this epsilon every series has one epoch.
const NO_SERIES = 1n << 20n;

// An epoch before the horizon needs an available change of this many scales.
const SMALLEST = 8n;

// Epochs may close eight times in a doubling of the stream until all users together have spent this many scales, and
// twice afterwards.
const WARM_UP = 16n;

// A single epoch is worth its noise if its change is this many scales times the square root of the withheld samples.
const SAMPLING = 8n;

// It is also worth its noise if a quarter of what all users have left is available.
const SHARE = 4n;

export function cadenceOf({ epsilon }, users) {
  const cadence = CADENCES.find(({ least }) => users * epsilon.num ** 2n >= least * epsilon.den ** 2n);
  return { ...cadence, reach: users * epsilon.num >= MANY * epsilon.den ? WIDE : NARROW };
}

// The least time t >= end / 2^(halfDoublings * j / 2).
const releaseTime = (end, halfDoublings, j) => integerSqrt((end ** 2n - 1n) >> (halfDoublings * j)) + 1n;

// The horizon, or the time one or more spans before it, while that is two doublings or more after the start.
function lastEnd(horizon, span, start) {
  let end = horizon;
  while (end >> span >= 4n * start) end >>= span;
  return end;
}

// Counted back from the end; their number makes the first step nearest to a whole one.
function releaseTimesOf({ epsilon }, halfDoublings, start, end) {
  if (epsilon.num > NO_SERIES * epsilon.den) return [];
  const ahead = log2(maximum(start, end)) - log2(start);
  const times = [];
  for (let j = (4n * ahead + halfDoublings * BIT) / (2n * halfDoublings * BIT); j > 0n; j -= 1n) {
    times.push(releaseTime(end, halfDoublings, j - 1n));
  }
  return times;
}

// Of the times of a series, its end and those before it at steps of a doubling or more; none if the excess of this many
// users does not stand out from its noise.
function excessTimesOf(params, halfDoublings, times, users) {
  const apart = ceilDiv(2n, halfDoublings);
  const excessTimes = times.filter((_, i) => {
    const j = BigInt(times.length - 1 - i);
    return j % apart === 0n && j * halfDoublings <= 2n * EXCESS_SPAN;
  });
  const units = (users * BUDGET) / EXCESS_SHARE;
  return reaches(params, units, EXCESS_WORTH, BigInt(excessTimes.length)) ? excessTimes : [];
}

// The schedule of a series that begins at a time with this many withheld users.
export function scheduleFrom(params, start, users) {
  const { maxUsers, maxSamples, horizon, horizonGiven } = params;
  const cadence = cadenceOf(params, users);
  const halfDoublings = horizonGiven ? cadence.halfDoublings : minimum(cadence.halfDoublings, UNKNOWN_HALF_DOUBLINGS);
  const end = horizonGiven
    ? lastEnd(horizon, cadence.span, start)
    : minimum(start << UNKNOWN_SPAN, maxUsers * maxSamples);
  const releaseTimes = releaseTimesOf(params, halfDoublings, start, end);
  const excessTimes = excessTimesOf(params, halfDoublings, [start, ...releaseTimes], users);
  return { cadence, halfDoublings, end, releaseTimes, length: 1n + BigInt(releaseTimes.length), excessTimes };
}

// The schedule of the last epoch's series, until its end; otherwise null.
export function running({ params, epochs }) {
  const last = epochs.at(-1);
  if (last === undefined || last.series.length === 1n) return null;
  const first = epochs[last.series.first - 1n];
  const schedule = scheduleFrom(params, first.samples, BigInt(first.contributions.length));
  return last.samples < schedule.end ? schedule : null;
}

// Whether this time ends one of the `steps` parts of a doubling, counted back from the horizon if it is known.
export function isCheckpoint({ horizon, horizonGiven }, t, steps) {
  if (t === 1n) return true;
  if (horizonGiven && t <= horizon) {
    const halvings = (time) => bitLength(ceilDiv(horizon ** steps, time ** steps) - 1n);
    return halvings(t) < halvings(t - 1n);
  }
  return bitLength(t ** steps) > bitLength((t - 1n) ** steps);
}

// Whether two fifths of the users who took part in an epoch before have withheld samples. After a series of more than
// one epoch, the next series waits for a whole step.
function comesAgain({ accounts, epochs, now }, halfDoublings) {
  const last = epochs.at(-1);
  const isSoon = ({ samples }) => now ** 2n < (samples ** 2n) << halfDoublings;
  if (last !== undefined && last.series.length > 1n && isSoon(last)) return false;
  const before = accounts.filter(({ released }) => released > 0n);
  const again = before.filter(({ count, released }) => count > released);
  return again.length > 0 && 5 * again.length >= 2 * before.length;
}

// Whether a single epoch before a known horizon is worth its noise. The last rule compares accounts in their own unit,
// not the changes that they pay for.
function isWorth(view, available) {
  const { params, accounting, accounts, now } = view;
  const { epsilon, horizon, horizonGiven } = params;
  const withheld = now - sumOf(accounts.map(({ released }) => released));
  if ((available * epsilon.num) ** 2n >= withheld * (SAMPLING * BUDGET * epsilon.den) ** 2n) return true;
  if (horizonGiven && now > horizon / 2n && now < horizon) return false;
  const [allowed, spent] = [sumOf(availableBudgets(view, now)), sumOf(accounts.map((account) => account.spent))];
  const left = accounting.fullBudget * BigInt(accounts.length) - (horizonGiven ? 0n : spent);
  return allowed >= spent || SHARE * allowed >= left;
}

// The schedule of a series that begins now, of one epoch or more; null if none does.
function beginning(view) {
  const { params, accounting, accounts, now } = view;
  const spent = sumOf(accounts.map((account) => accounting.affordableChange(account.spent)));
  if (!isCheckpoint(params, now, reaches(params, spent, WARM_UP) ? 2n : 8n)) return null;
  const schedule = scheduleFrom(params, now, BigInt(withheldAccounts(view).length));
  // With Gaussian noise there are no series: over many epochs, the squares add up to less.
  if (accounting === UNITS && schedule.releaseTimes.length > 0 && comesAgain(view, schedule.halfDoublings)) {
    if (reaches(params, availableChange(view, schedule.end), SMALLEST, schedule.length)) return schedule;
  }
  const single = { ...schedule, end: now, releaseTimes: [], length: 1n, excessTimes: [now] };
  const available = availableChange(view, now);
  if (isAtHorizon(params, now)) return reaches(params, available, 1n) ? single : null;
  return reaches(params, available, SMALLEST) && isWorth(view, available) ? single : null;
}

// The schedule of the series to which an epoch that closes now belongs; null if none closes.
export function current(view) {
  const schedule = running(view);
  if (schedule === null) return beginning(view);
  return schedule.releaseTimes.includes(view.now) ? schedule : null;
}
