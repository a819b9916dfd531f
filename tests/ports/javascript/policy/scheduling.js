// When epochs of the ledger mechanism close, and which of them form a series.
//
// A schedule describes a series in time: its cadence, the step from one epoch to the next in doublings of the stream,
// its end, the release times at which its later epochs close, its length (the number of its epochs), and whether its
// epochs ask for excesses: all of them do, or none.

import { bitLength, ceilDiv, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { BUDGET, UNITS } from "../ledger/accounting.js";
import { withheldAccounts } from "../ledger/contributions.js";
import { availableBudgets, availableChange, isAtHorizon, reaches } from "./budget_limit.js";
import { BIT, log2 } from "./fixed_point.js";

// An epoch before the horizon needs an available change of this many scales.
const SMALLEST = 8n;

// Epochs may close eight times in a doubling of the stream until all users together have spent this many scales, and
// twice afterwards.
const WARM_UP = 16n;

// A single epoch is worth its noise if a quarter of what all users have left is available.
const SHARE = 4n;

// So it is if its change is this many scales times the square root of the withheld samples.
const SAMPLING = 8n;

// The step and the span of a series where the stream's length is not known.
const UNKNOWN_STEP = 1n;
const UNKNOWN_SPAN = 4n;

// An eighth of an available budget pays for the excess query.
export const EXCESS_SHARE = 8n;

// Excess queries are made if together they reach this many scales of their noise.
export const EXCESS_WORTH = 9n;

// Above this epsilon every series has one epoch.
const NO_SERIES = 1n << 20n;

// least: of the number of withheld users times epsilon^2. span: the doublings of the stream in a series.
const CADENCES = [
  { least: 256n, step: 1n, span: 6n },
  { least: 0n, step: 2n, span: 8n },
];

// The reach of intervals in half deviations is wide where the number of users times epsilon is at least MANY.
const MANY = 1600n;
const NARROW = 3n;
const WIDE = 5n;

export function cadenceOf({ epsilon }, users) {
  const cadence = CADENCES.find(({ least }) => users * epsilon.num ** 2n >= least * epsilon.den ** 2n);
  return { ...cadence, reach: users * epsilon.num >= MANY * epsilon.den ? WIDE : NARROW };
}

// The schedule of a single epoch.
const single = (cadence, now) => ({ cadence, step: cadence.step, end: now, releaseTimes: [], length: 1n, asks: true });

// The least time t >= end / 2^(step j).
const releaseTime = (end, step, j) => ceilDiv(end, 1n << (step * j));

// The horizon, or the time one or more spans before it, while that is two doublings or more after the start.
function lastEnd(horizon, span, start) {
  let end = horizon;
  while (end >> span >= 4n * start) end >>= span;
  return end;
}

// Counted back from the end; their number makes the first step nearest to a whole one.
function releaseTimesOf({ epsilon }, step, start, end) {
  if (epsilon.num > NO_SERIES * epsilon.den) return [];
  const ahead = log2(maximum(start, end)) - log2(start);
  const times = [];
  for (let j = (2n * ahead + step * BIT) / (2n * step * BIT); j > 0n; j -= 1n) {
    times.push(releaseTime(end, step, j - 1n));
  }
  return times;
}

// The schedule of a series that begins at a time with this many withheld users.
export function scheduleFrom(params, start, users) {
  const { maxUsers, maxSamples, horizon, horizonGiven } = params;
  const cadence = cadenceOf(params, users);
  const step = horizonGiven ? cadence.step : UNKNOWN_STEP;
  const end = horizonGiven
    ? lastEnd(horizon, cadence.span, start)
    : minimum(start << UNKNOWN_SPAN, maxUsers * maxSamples);
  const releaseTimes = releaseTimesOf(params, step, start, end);
  const length = 1n + BigInt(releaseTimes.length);
  const asks = reaches(params, (users * BUDGET) / EXCESS_SHARE, EXCESS_WORTH, length);
  return { cadence, step, end, releaseTimes, length, asks };
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

// Whether two fifths of the users with released samples have withheld ones. After a series of more than one epoch, the
// next series waits for a whole step.
function comesAgain({ accounts, epochs, now }, step) {
  const last = epochs.at(-1);
  if (last !== undefined && last.series.length > 1n && now < last.samples << step) return false;
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
export function beginning(view) {
  const { params, accounting, accounts, now } = view;
  const spent = sumOf(accounts.map((account) => accounting.affordableChange(account.spent)));
  if (!isCheckpoint(params, now, reaches(params, spent, WARM_UP) ? 2n : 8n)) return null;
  const schedule = scheduleFrom(params, now, BigInt(withheldAccounts(view).length));
  // With Gaussian noise there are no series: over many epochs, the squares add up to less.
  if (accounting === UNITS && schedule.releaseTimes.length > 0 && comesAgain(view, schedule.step)) {
    if (reaches(params, availableChange(view, schedule.end), SMALLEST, schedule.length)) return schedule;
  }
  const available = availableChange(view, now);
  const isWorthIt = isAtHorizon(view)
    ? reaches(params, available, 1n)
    : reaches(params, available, SMALLEST) && isWorth(view, available);
  return isWorthIt ? single(schedule.cadence, now) : null;
}

// The schedule of the series to which an epoch that closes now belongs; null if none closes.
export function current(view) {
  const schedule = running(view);
  if (schedule === null) return beginning(view);
  return schedule.releaseTimes.includes(view.now) ? schedule : null;
}
