// When epochs of the ledger mechanism close, and which of them make a series. A course is a series in time: its
// pace, its step in half doublings of the stream, its end, the marks at which its later epochs close, its length,
// which is how many epochs it has, and those of their times, probed, at which an overhang is released too.

import {
  BIT, LEDGER, allowancesAt, freshAt, isAtEnd, isCheckpoint, log2, pendingOf, reaches, sumOf,
} from "./clockwork.js";
import { ceilDiv, maximum, minimum } from "./rational.js";
import { integerSqrt } from "./real.js";

// least: of pending users, times epsilon^2. halves: half doublings from one epoch to the next. span: doublings in a
// series.
const PACES = [
  { least: 1600n, halves: 1n, span: 4n },
  { least: 256n, halves: 3n, span: 6n },
  { least: 0n, halves: 4n, span: 8n },
];

// The reach of intervals, in half deviations: a wide one from so many users times epsilon on.
const MANY = 1600n;
const reachOf = ({ num, den }, users) => (users * num >= MANY * den ? 5n : 3n);

// The widest step and the span of a series where the stream's length is not known.
const UNKNOWN_HALVES = 2n;
const UNKNOWN_SPAN = 4n;

// An eighth of an allowance is for the probe, where there is one.
export const PROBE = 8n;

// Probes are made where all together are at least so many times the scale of their noise.
export const WORTH = 9n;

// Overhangs begin two doublings before the end of a series.
const PROBED_HALVES = 4n;

// Beyond this epsilon every series has one epoch.
const NO_SERIES = 1n << 20n;

export function paceOf({ epsilon }, users) {
  const pace = PACES.find(({ least }) => users * epsilon.num ** 2n >= least * epsilon.den ** 2n);
  return { ...pace, reach: reachOf(epsilon, users) };
}

// The least time t >= end / 2^(halves * j / 2).
const markOf = (end, halves, j) => integerSqrt((end ** 2n - 1n) >> (halves * j)) + 1n;

// The horizon, or a span before it, and so on while two doublings or more are left.
function stageEnd(horizon, span, start) {
  let end = horizon;
  while (end >> span >= 4n * start) end >>= span;
  return end;
}

// So many marks as make the first step nearest to a whole one, counted back from the end.
function marksFrom({ epsilon }, halves, start, end) {
  if (epsilon.num > NO_SERIES * epsilon.den) return [];
  const ahead = log2(maximum(start, end)) - log2(start);
  const marks = [];
  for (let j = (4n * ahead + halves * BIT) / (2n * halves * BIT); j > 0n; j -= 1n) {
    marks.push(markOf(end, halves, j - 1n));
  }
  return marks;
}

// Those of the times of a series at which an overhang is released: its end, and steps of a doubling or more before it.
// None if so many users are not worth their noise.
function probedOf(params, halves, times, users) {
  const apart = ceilDiv(2n, halves);
  const probed = times.filter((_, i) => {
    const j = BigInt(times.length - 1 - i);
    return j % apart === 0n && j * halves <= PROBED_HALVES;
  });
  return reaches(params, (users * LEDGER) / PROBE, WORTH, BigInt(probed.length)) ? probed : [];
}

// The course of a series that begins at a time with so many pending users.
export function courseFrom(params, start, users) {
  const { horizon, hasHorizon } = params;
  const pace = paceOf(params, users);
  const halves = hasHorizon ? pace.halves : minimum(pace.halves, UNKNOWN_HALVES);
  const end = hasHorizon
    ? stageEnd(horizon, pace.span, start)
    : minimum(start << UNKNOWN_SPAN, params.users * params.samples);
  const marks = marksFrom(params, halves, start, end);
  const probed = probedOf(params, halves, [start, ...marks], users);
  return { pace, halves, end, marks, length: 1n + BigInt(marks.length), probed };
}

// The course of the last epoch's series, until its end; else null.
export function running({ params, epochs }) {
  const last = epochs.at(-1);
  if (last === undefined || last.series.length === 1n) return null;
  const first = epochs[last.series.first - 1n];
  const course = courseFrom(params, first.samples, BigInt(first.bookings.length));
  return last.samples < course.end ? course : null;
}

// Whether of those who were in an epoch before two fifths have new samples. After a series of more than one epoch
// the next waits for a whole step.
function comesAgain({ accounts, epochs, now }, halves) {
  const last = epochs.at(-1);
  const isSoon = ({ samples }) => now ** 2n < (samples ** 2n) << halves;
  if (last !== undefined && last.series.length > 1n && isSoon(last)) return false;
  const before = accounts.filter(({ covered }) => covered > 0n);
  const again = before.filter(({ count, covered }) => count > covered);
  return again.length > 0 && 5 * again.length >= 2 * before.length;
}

// Whether an epoch by itself is worth its noise. What is left is judged by accounts, and not by what they pay for.
function isWorth(view, fresh) {
  const { params, kept, accounts, now } = view;
  const { epsilon, horizon, hasHorizon } = params;
  const waiting = now - sumOf(accounts.map(({ covered }) => covered));
  if ((fresh * epsilon.num) ** 2n >= waiting * (8n * LEDGER * epsilon.den) ** 2n) return true;
  if (hasHorizon && now > horizon / 2n && now < horizon) return false;
  const [allowed, spent] = [sumOf(allowancesAt(view, now)), sumOf(accounts.map((account) => account.spent))];
  const left = kept.whole * BigInt(accounts.length) - (hasHorizon ? 0n : spent);
  return allowed >= spent || 4n * allowed >= left;
}

// The course of a series that begins now, of one epoch or of more; null if none does.
function beginning(view) {
  const { params, kept, accounts, now } = view;
  const spent = sumOf(accounts.map((account) => kept.pays(account.spent)));
  if (!isCheckpoint(params, now, reaches(params, spent, 16n) ? 2n : 8n)) return null;
  const course = courseFrom(params, now, BigInt(pendingOf(view).length));
  if (!kept.squared && course.marks.length > 0 && comesAgain(view, course.halves)) {
    if (reaches(params, freshAt(view, course.end), 8n, course.length)) return course;
  }
  const single = { ...course, end: now, marks: [], length: 1n, probed: [now] };
  const fresh = freshAt(view, now);
  if (isAtEnd(params, now)) return reaches(params, fresh, 1n) ? single : null;
  return reaches(params, fresh, 8n) && isWorth(view, fresh) ? single : null;
}

// The course to which an epoch that closes now belongs; null if none closes.
export function current(view) {
  const course = running(view);
  if (course === null) return beginning(view);
  return course.marks.includes(view.now) ? course : null;
}
