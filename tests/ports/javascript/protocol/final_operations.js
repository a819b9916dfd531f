// The operations about the final release: the numbers of one, and a run that ends with one.

import { divideEpsilon, estimateOf, finalRelease, halfWidth, isBetween0And1, scaleOf } from "../ledger/final.js";
import { Refusal, number } from "../params.js";
import { toText } from "../arithmetic/rational.js";
import { Run, outcomesOf } from "../run.js";
import { recordedTape } from "./tape.js";

function writeAnswers(params, release, confidences) {
  const levels = confidences.map((text) => number(text, isBetween0And1));
  return {
    scale: toText(release.scale),
    estimate: toText(estimateOf(params, release)),
    half_widths: levels.map((confidence) => toText(halfWidth(params, release, confidence))),
  };
}

export function makeFinal({ params, final_share: share, samples, sum, sensitivity, confidences }) {
  const { running, final } = divideEpsilon(params, share);
  const scale = scaleOf(BigInt(sensitivity), final);
  return {
    running_epsilon: toText(running),
    final_epsilon: toText(final),
    ...writeAnswers(params, { samples: BigInt(samples), sum: BigInt(sum), scale }, confidences),
  };
}

export function replayFinal({ mechanism, params, final_share: share, stream, tape: given, confidences }) {
  if (mechanism !== "ledger") throw new Refusal("ParameterError");
  const { running, final } = divideEpsilon(params, share);
  const tape = recordedTape(given);
  const run = new Run(mechanism, { ...params, epsilon: running }, tape);
  const steps = outcomesOf(stream, (user, sample) => run.event(user, sample));
  const release = finalRelease(run, final);
  return {
    steps,
    final: {
      samples: Number(release.samples),
      sum: `${release.sum}`,
      epsilon: toText(final),
      sensitivity: `${release.sensitivity}`,
      ...writeAnswers(params, release, confidences),
      draws: tape.taken(),
    },
  };
}
