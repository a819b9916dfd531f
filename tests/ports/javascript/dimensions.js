// Vectors of numbers: one run for each coordinate, at its share of epsilon.

import { constantsOf } from "./constants.js";
import { atMost, exp, fromRational, ln, plus, sqrt, times } from "./arithmetic/enclosures.js";
import { ceilDiv, floorDiv, integerSqrt, maximum } from "./arithmetic/integers.js";
import { Refusal, number, toGrid } from "./params.js";
import { compare, divide, multiply, ratio, toText } from "./arithmetic/rational.js";
import { Run, outcomesOf } from "./run.js";
import { recordedTape } from "./protocol/tape.js";

// Shares with a delta are multiples of 1 / STEP.
const STEP = 1n << 16n;

// The precision of the logarithms in a zCDP budget.
const BITS = 256n;

// The orders that a zCDP budget is judged by, with the logarithms of a and of a/(a-1), which are cached.
const ORDERS = [2n, 3n];
for (let j = 0n; j <= 40n; j += 1n) ORDERS.push(4n << j, 5n << j, 6n << j, 7n << j);
const LOGARITHMS = ORDERS.map((a) => ({ a, ofOrder: ln(ratio(a)), ofStep: ln(ratio(a, a - 1n)) }));

// The epsilon of each of d coordinates. delta: of approximate differential privacy, or null for none.
export function shareOf(mechanism, params, d, delta) {
  if (d < 1n || d > 1n << 16n) throw new Refusal("ParameterError");
  const share = anyShare(mechanism, params.epsilon, d, delta);
  if (compare(share, ratio(1n, 1n << 32n)) < 0n) throw new Refusal("ParameterError");
  return share;
}

function anyShare(mechanism, epsilon, d, delta) {
  if (delta === null && mechanism !== "gaussian") return divide(epsilon, ratio(d));
  const allowed = number(delta, (value) => value.num > 0n && value.num < value.den);
  return mechanism === "gaussian" ? gaussianShare(epsilon, d, allowed) : advancedShare(epsilon, d, allowed);
}

// The largest multiple s of 1 / STEP for which d s^2 / 4 is at most the zCDP budget.
function gaussianShare(epsilon, d, delta) {
  const ofDelta = ln(divide(ratio(1n), delta))(BITS).hi;
  const budget = LOGARITHMS.map((order) => zcdpBudget(epsilon, ofDelta, order)).reduce(maximum);
  const square = floorDiv(4n * STEP ** 2n * budget, d << BITS);
  if (square < 1n) throw new Refusal("ParameterError");
  return ratio(integerSqrt(square), STEP);
}

// The rho that order a shows to be within (epsilon, delta), in units of 2^-BITS and rounded down:
// (epsilon + ln(a/(a-1)) - (ln(1/delta) - ln a)/(a-1)) / a. ofDelta: ln(1/delta), rounded up.
function zcdpBudget(epsilon, ofDelta, { a, ofOrder, ofStep }) {
  const tail = ceilDiv(ofDelta - ofOrder(BITS).lo, a - 1n);
  return floorDiv(fromRational(epsilon)(BITS).lo + ofStep(BITS).lo - tail, a);
}

// The largest multiple of 1 / STEP whose advanced composition over d coordinates costs at most epsilon.
function advancedShare(epsilon, d, delta) {
  const root = sqrt(times(ln(divide(ratio(1n), delta)), ratio(2n * d)));
  const fits = (units) => {
    const share = ratio(units, STEP);
    const drift = plus(exp(share), fromRational(ratio(-1n)));
    return atMost(plus(times(root, share), times(drift, multiply(share, ratio(d)))), epsilon);
  };
  // The cost grows with the share; a share of 32 costs more than any epsilon.
  let [good, bad] = [0n, 32n * STEP];
  while (bad - good > 1n) {
    const middle = (good + bad) >> 1n;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  if (good === 0n) throw new Refusal("ParameterError");
  return ratio(good, STEP);
}

export function replayVectors(mechanism, params, delta, tapes, stream) {
  const epsilon = shareOf(mechanism, params, BigInt(tapes.length), delta);
  const shared = { ...params, epsilon };
  const constants = constantsOf(mechanism, shared);
  const runs = tapes.map((tape) => new Run(mechanism, shared, recordedTape(tape), constants));
  const next = (user, samples) => {
    if (!Array.isArray(samples) || samples.length !== runs.length) throw new Refusal("SampleError");
    // All samples are checked before the user, and everything is checked before any coordinate changes.
    samples.forEach((sample) => toGrid(shared, sample));
    const checked = runs.map((run, i) => run.check(user, samples[i]));
    return runs.map((run, i) => run.accept(user, checked[i]));
  };
  return { epsilon: toText(epsilon), steps: outcomesOf(stream, next) };
}
