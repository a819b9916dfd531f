// Vectors of numbers: a run for each coordinate, with its share of epsilon.

import { constantsOf } from "./constants.js";
import { Run, outcomesOf } from "./mechanism.js";
import { Refusal, number, toGrid } from "./params.js";
import { compare, divide, multiply, ratio, toText } from "./rational.js";
import { atMost, exp, fromRational, ln, plus, sqrt, times } from "./real.js";
import { writtenTape } from "./tape.js";

const UNIT = 1n << 16n;

// epsilon for one of d coordinates.
export function shareOf(params, d, slack) {
  if (d < 1n || d > 1n << 16n) throw new Refusal("ParameterError");
  const share = slack === null ? divide(params.epsilon, ratio(d)) : advancedShare(params.epsilon, d, slack);
  if (compare(share, ratio(1n, 1n << 32n)) < 0n) throw new Refusal("ParameterError");
  return share;
}

// The largest multiple of 2^-16 whose composition over d coordinates costs at most epsilon.
function advancedShare(epsilon, d, text) {
  const slack = number(text, (s) => s.num > 0n && s.num < s.den);
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
  const epsilon = shareOf(params, BigInt(tapes.length), slack);
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
