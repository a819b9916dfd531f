// What users of the ledger mechanism are offered for their blocks, and what becomes of an offer.

import { ONE, coarseShift, noiseVariance } from "./belief.js";
import { LEDGER, reaches } from "./clockwork.js";
import { ceilDiv, floorDiv, maximum, minimum } from "./rational.js";
import { integerSqrt } from "./real.js";

const clamp = (value, low, high) => minimum(maximum(value, low), high);

function interval({ grid }, { centre, doubt, variance, spread }, size) {
  const whole = size * grid;
  const square = variance * size * ONE + (spread * size) ** 2n;
  const half = integerSqrt((25n * square) / 4n) + 2n * size * doubt;
  const skew = floorDiv(7n * (ONE - 2n * centre), 8n);
  const below = (size * centre - half + minimum(skew, 0n)) * grid;
  const above = (size * centre + half + maximum(skew, 0n)) * grid;
  const low = maximum(0n, floorDiv(below, ONE));
  const high = minimum(whole, ceilDiv(above, ONE));
  if (3n * (high - low) > 2n * whole) return { low: 0n, high: whole, clips: false };
  return { low, high, clips: true };
}

// The largest weight of each block, so that no user drowns the others.
function caps({ weighting, grid }, { variance, spread }, noise, sizes, most) {
  const shift = coarseShift(most);
  const weights = most.map((weight) => weight >> shift);
  const v = variance * grid ** 2n;
  const shifted = noise >> (2n * shift);
  let level = weights.reduce(maximum, 0n);
  for (let round = 0; round < 16; round += 1) {
    let [linear, square] = [0n, 0n];
    weights.forEach((weight, i) => {
      const levelled = minimum(weight, level);
      linear += levelled * sizes[i];
      square += levelled * levelled * sizes[i];
    });
    level = maximum(1n, (shifted * ONE + v * square) / maximum(1n, v * linear));
  }
  if (weighting !== "precision" || spread > 0n) {
    const least = minimum(level, weights.reduce(minimum, level));
    level = maximum(1n, maximum(level / 4n, least));
  }
  if (weighting !== "user") return sizes.map(() => level << shift);
  const samples = sizes.reduce((all, size) => all + size, 0n);
  return sizes.map((size) => ((level * samples) / (BigInt(sizes.length) * size)) << shift);
}

// blocks: {size, allowance} of each user with new samples.
export function offersFor(params, belief, blocks) {
  const { centre, doubt, variance, spread } = belief;
  const known = { centre, doubt, variance, spread };
  const intervals = blocks.map(({ size }) => interval(params, known, size));
  const eighths = blocks.map(({ allowance }) => allowance / 8n);
  const units = eighths.reduce((all, eighth, i) => all + (intervals[i].clips ? eighth : 0n), 0n);
  const areProbed = reaches(params, units, 6n);
  const offers = intervals.map(({ low, high, clips }, i) => {
    const margin = areProbed && clips ? (high - low) / 8n : 0n;
    const probe = margin === 0n ? 0n : eighths[i] / margin;
    return { low, high, weight: (blocks[i].allowance - probe * margin) / (high - low), margin, probe };
  });
  const most = offers.map(({ weight }) => weight);
  const largest = caps(params, known, noiseVariance(params), blocks.map(({ size }) => size), most);
  return offers.map((offer, i) => ({ ...offer, weight: minimum(offer.weight, largest[i]) }));
}

export const chargeOf = ({ low, high, weight, margin, probe }) => weight * (high - low) + probe * margin;

// The offer as it is carried out: without weight where it is ill-formed or cannot be paid for.
export function book(spent, offer) {
  const { low, high, weight, margin, probe } = offer;
  const isFormed = [weight, high - low, probe, margin].every((part) => part >= 0n);
  if (isFormed && chargeOf(offer) <= LEDGER - spent) return offer;
  return { ...offer, weight: 0n, probe: 0n };
}

// What a block with this sum adds to the epoch's two sums.
export const inside = ({ low, high, weight }, sum) => weight * (clamp(sum, low, high) - low);

export function outside({ low, high, margin, probe }, sum) {
  return probe * (clamp(sum - high, 0n, margin) + clamp(low - sum, 0n, margin));
}
