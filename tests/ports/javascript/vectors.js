// Vectors of numbers: a run for each coordinate, with its share of epsilon.

import { constantsOf } from "./constants.js";
import { Run, outcomesOf } from "./mechanism.js";
import { Refusal, number, toGrid } from "./params.js";
import { ceilDiv, compare, divide, floorDiv, maximum, multiply, ratio, toText } from "./rational.js";
import { atMost, exp, fromRational, integerSqrt, ln, plus, sqrt, times } from "./real.js";
import { writtenTape } from "./tape.js";

const UNIT = 1n << 16n;

// Of the logarithms in a budget.
const BITS = 256n;

const ORDERS = [2n, 3n];
for (let j = 0n; j <= 40n; j += 1n) ORDERS.push(4n << j, 5n << j, 6n << j, 7n << j);

// epsilon for one of d coordinates.
export function shareOf(mechanism, params, d, slack) {
  if (d < 1n || d > 1n << 16n) throw new Refusal("ParameterError");
  const share = anyShare(mechanism, params.epsilon, d, slack);
  if (compare(share, ratio(1n, 1n << 32n)) < 0n) throw new Refusal("ParameterError");
  return share;
}

function anyShare(mechanism, epsilon, d, slack) {
  if (slack === null && mechanism !== "gaussian") return divide(epsilon, ratio(d));
  const allowed = number(slack, (s) => s.num > 0n && s.num < s.den);
  return mechanism === "gaussian" ? gaussianShare(epsilon, d, allowed) : advancedShare(epsilon, d, allowed);
}

// The largest multiple s of 2^-16 with d s^2 / 4 at most the budget.
function gaussianShare(epsilon, d, slack) {
  const budget = ORDERS.map((a) => budgetOf(epsilon, slack, a)).reduce(maximum);
  const square = floorDiv(4n * UNIT ** 2n * budget, d << BITS);
  if (square < 1n) throw new Refusal("ParameterError");
  return ratio(integerSqrt(square), UNIT);
}

// What an order a shows to be within epsilon, in units of 2^-BITS: (epsilon + ln(a/(a-1)) - (ln(1/slack) - ln a)/(a-1))
// / a, a little too small.
function budgetOf(epsilon, slack, a) {
  const tail = ln(divide(ratio(1n), slack))(BITS).hi - ln(ratio(a))(BITS).lo;
  const whole = fromRational(epsilon)(BITS).lo + ln(ratio(a, a - 1n))(BITS).lo - ceilDiv(tail, a - 1n);
  return floorDiv(whole, a);
}

// The largest multiple of 2^-16 whose composition over d coordinates costs at most epsilon.
function advancedShare(epsilon, d, slack) {
  const spread = sqrt(times(ln(divide(ratio(1n), slack)), ratio(2n * d)));
  const fits = (units) => {
    const share = ratio(units, UNIT);
    const drift = plus(exp(share), fromRational(ratio(-1n)));
    return atMost(plus(times(spread, share), times(drift, multiply(share, ratio(d)))), epsilon);
  };
  // The cost grows with the share, and at a share of 32 it is more than any epsilon.
  let [good, bad] = [0n, 32n * UNIT];
  while (bad - good > 1n) {
    const middle = (good + bad) >> 1n;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  if (good === 0n) throw new Refusal("ParameterError");
  return ratio(good, UNIT);
}

export function replayVectors(mechanism, params, slack, tapes, stream) {
  const epsilon = shareOf(mechanism, params, BigInt(tapes.length), slack);
  const shared = { ...params, epsilon };
  const constants = constantsOf(mechanism, shared);
  const runs = tapes.map((tape) => new Run(mechanism, shared, writtenTape(tape), constants));
  const next = (user, samples) => {
    if (!Array.isArray(samples) || samples.length !== runs.length) throw new Refusal("SampleError");
    // All samples are looked at before the user is, and everything is before anything changes.
    samples.forEach((sample) => toGrid(shared, sample));
    const checked = runs.map((run, i) => run.check(user, samples[i]));
    return runs.map((run, i) => run.accept(user, checked[i]));
  };
  return { epsilon: toText(epsilon), steps: outcomesOf(stream, next) };
}
