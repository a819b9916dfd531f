// What users of the ledger mechanism are offered for their blocks, and what becomes of an offer.

import { ONE, deviationOf } from "./belief.js";
import { LEDGER, reaches } from "./clockwork.js";
import { caps } from "./levels.js";
import { ceilDiv, floorDiv, maximum, minimum } from "./rational.js";
import { integerSqrt } from "./real.js";

const clamp = (value, low, high) => minimum(maximum(value, low), high);

// Where a block's sum is projected, and from where its overhang counts. Its keys are those of an offer, which are
// those of requests and replies.
function intervalOf({ grid }, outlook, size) {
  const { centre, doubt, variance, spread } = outlook;
  const [middle, whole] = [size * centre, size * grid];
  const square = variance * size * ONE + (spread * size) ** 2n;
  const half = integerSqrt((25n * square) / 4n) + 2n * size * doubt;
  const skew = floorDiv(7n * (ONE - 2n * centre), 8n);
  const from = (end) => maximum(0n, floorDiv(end * grid, ONE));
  const to = (end) => minimum(whole, ceilDiv(end * grid, ONE));
  const deviation = deviationOf(outlook, size);
  const inner = { inner_low: from(middle - deviation), inner_high: to(middle + deviation) };
  const low = from(middle - half + minimum(skew, 0n));
  const high = to(middle + half + maximum(skew, 0n));
  if (3n * (high - low) > 2n * whole) return { low: 0n, high: whole, ...inner, clips: false };
  return { low, high, ...inner, clips: true };
}

// The overhang is followed to the farther end of the interval.
const marginOf = ({ low, high, inner_low, inner_high }) => maximum(inner_low - low, high - inner_high);

// The probe's weight for each block: it costs an eighth of the allowance. None of them has any if they do not
// stand out from the noise all together, or if no epoch can come that uses what they say.
function probesOf(params, isEnd, blocks, intervals) {
  const none = blocks.map(() => 0n);
  if (isEnd) return none;
  const isOfUse = (interval) => marginOf(interval) > 0n && (interval.clips || params.grid > 1n);
  const shares = blocks.map(({ allowance }, i) => (isOfUse(intervals[i]) ? allowance / 8n : 0n));
  const units = shares.reduce((all, share) => all + share, 0n);
  if (!reaches(params, units, 6n)) return none;
  return shares.map((share, i) => share / maximum(1n, marginOf(intervals[i])));
}

// blocks: {size, allowance} of each user with new samples. isEnd: whether a given horizon has been reached.
export function offersFor(params, { outlook }, isEnd, blocks) {
  const sizes = blocks.map(({ size }) => size);
  const intervals = sizes.map((size) => intervalOf(params, outlook, size));
  const probes = probesOf(params, isEnd, blocks, intervals);
  const most = intervals.map((interval, i) => {
    const rest = blocks[i].allowance - probes[i] * marginOf(interval);
    return rest / (interval.high - interval.low);
  });
  const largest = caps(params, outlook.variance, sizes, most);
  return intervals.map((interval, i) => {
    const { low, high, inner_low, inner_high } = interval;
    const [weight, probe] = [minimum(most[i], largest[i]), probes[i]];
    const margin = probe > 0n ? marginOf(interval) : 0n;
    return { low, high, weight, inner_low, inner_high, margin, probe };
  });
}

export const chargeOf = ({ low, high, weight, margin, probe }) => weight * (high - low) + probe * margin;

// The offer as it is carried out: without weight where it is ill-formed or cannot be paid for.
export function book(spent, offer) {
  const { low, high, weight, inner_low, inner_high, margin, probe } = offer;
  const parts = [weight, high - low, inner_high - inner_low, margin, probe];
  const isFormed = parts.every((part) => part >= 0n);
  if (isFormed && chargeOf(offer) <= LEDGER - spent) return offer;
  return { ...offer, weight: 0n, probe: 0n };
}

// What a block with this sum adds to the epoch's two sums.
export const inside = ({ low, high, weight }, sum) => weight * (clamp(sum, low, high) - low);

export function outside({ inner_low, inner_high, margin, probe }, sum) {
  return probe * (clamp(sum - inner_high, 0n, margin) + clamp(inner_low - sum, 0n, margin));
}
