// What users of the ledger mechanism are offered for their blocks, and what becomes of an offer.

import { ONE, deviationOf } from "./belief.js";
import { LEDGER, SQUARES, isAtEnd, reaches, sumOf } from "./clockwork.js";
import { PROBE, WORTH } from "./course.js";
import { caps } from "./levels.js";
import { ceilDiv, floorDiv, maximum, minimum } from "./rational.js";
import { integerSqrt } from "./real.js";

// To so many half deviations an overhang is followed, whatever the reach of intervals.
const FAR = 5n;

const clamp = (value, low, high) => minimum(maximum(value, low), high);

// Where a block's sum is projected, and from where and how far its overhang counts. Its keys are those of an offer,
// which are those of requests and replies. reach: of the interval, in half deviations.
function intervalOf({ grid }, outlook, size, reach) {
  const { centre, doubt, variance, spread } = outlook;
  const whole = size * grid;
  const around = (below, above) => [
    maximum(0n, floorDiv((size * centre - below) * grid, ONE)),
    minimum(whole, ceilDiv((size * centre + above) * grid, ONE)),
  ];
  const square = variance * size * ONE + (spread * size) ** 2n;
  const skew = floorDiv(7n * (ONE - 2n * centre), 8n);
  const widened = (halves) => {
    const half = integerSqrt((halves ** 2n * square) / 4n) + 2n * size * doubt;
    return around(half - minimum(skew, 0n), half + maximum(skew, 0n));
  };
  const deviation = deviationOf(outlook, size);
  const [inner_low, inner_high] = around(deviation, deviation);
  const [low, high] = widened(reach);
  const [farLow, farHigh] = widened(FAR);
  const margin = maximum(inner_low - farLow, farHigh - inner_high);
  const rest = { inner_low, inner_high, margin };
  if (3n * (high - low) > 2n * whole) return { low: 0n, high: whole, ...rest, clips: false };
  return { low, high, ...rest, clips: true };
}

// What each block's allowance has for its probe, as accounts are kept. At the end it is half as much for an epoch by itself, and in a series
// at most what was paid for probes before.
function sharesOf({ length, probed }, isEnd, blocks) {
  return blocks.map(({ allowance, probesPaid }) => {
    const share = probed.length > 0 ? allowance / PROBE : 0n;
    if (!isEnd) return share;
    return length === 1n ? share / 2n : minimum(share, probesPaid);
  });
}

// The probe's weight for each block. None of them has any if no overhang is released, or if they do not stand out from
// its noise all together.
function probesOf({ params, kept, now }, probed, intervals, shares) {
  const isOfUse = ({ margin, clips }) => margin > 0n && (clips || params.grid > 1n);
  const paid = sumOf(shares.filter((_, i) => isOfUse(intervals[i])).map(kept.pays));
  const areWorth = reaches(params, paid, WORTH, BigInt(probed.length));
  if (!probed.includes(now) || !areWorth) return shares.map(() => 0n);
  return shares.map((share, i) => (isOfUse(intervals[i]) ? kept.pays(share) / intervals[i].margin : 0n));
}

// What is not for the sum: in a series of more epochs the whole share, for the probes of others; at the end what those
// have cost.
function notForSums({ costs }, length, isEnd, blocks, shares, probes, intervals) {
  if (length === 1n) return probes.map((probe, i) => costs(probe * intervals[i].margin));
  return isEnd ? blocks.map(({ probesPaid }) => probesPaid) : shares;
}

// course: of the series. blocks: {size, allowance, probesPaid} of each user with new samples.
export function offersFor(view, course, blocks) {
  const { params, kept, belief, now } = view;
  const { pace, length, probed } = course;
  const { outlook } = belief;
  const isEnd = isAtEnd(params, now);
  const sizes = blocks.map(({ size }) => size);
  const intervals = sizes.map((size) => intervalOf(params, outlook, size, pace.reach));
  const shares = sharesOf(course, isEnd, blocks);
  const probes = probesOf(view, probed, intervals, shares);
  const others = notForSums(kept, length, isEnd, blocks, shares, probes, intervals);
  const most = intervals.map(({ low, high }, i) => kept.pays(blocks[i].allowance - others[i]) / (high - low));
  const largest = caps(params, outlook.variance, length, sizes, most);
  return intervals.map(({ low, high, inner_low, inner_high, margin }, i) => {
    const [weight, probe] = [minimum(most[i], largest[i]), probes[i]];
    return { low, high, weight, inner_low, inner_high, margin: probe > 0n ? margin : 0n, probe };
  });
}

const sumCostOf = ({ low, high, weight }) => weight * (high - low);
const overhangCostOf = ({ margin, probe }) => probe * margin;

// What an offer costs beyond what was paid in its series: a user pays for the dearest sum and the dearest overhang.
export function priceOf({ sumCost, overhangCost }, offer) {
  const dearerSum = maximum(0n, sumCostOf(offer) - sumCost);
  return dearerSum + maximum(0n, overhangCostOf(offer) - overhangCost);
}

// The offer as it is carried out: without weight where it is ill-formed or its price is more than what is left.
function carriedOut(offer, price, left) {
  const { low, high, weight, inner_low, inner_high, margin, probe } = offer;
  const parts = [weight, high - low, inner_high - inner_low, margin, probe];
  const isFormed = parts.every((part) => part >= 0n);
  return isFormed && price <= left ? offer : { ...offer, weight: 0n, probe: 0n };
}

export const book = (account, offer) => carriedOut(offer, priceOf(account, offer), LEDGER - account.spent);

// What an account is after a booking.
export function settle(account, booked) {
  const spent = account.spent + priceOf(account, booked);
  const sumCost = maximum(account.sumCost, sumCostOf(booked));
  const overhangCost = maximum(account.overhangCost, overhangCostOf(booked));
  return { ...account, spent, sumCost, overhangCost };
}

// With Gaussian noise every epoch is paid for, in squares.
const squarePriceOf = (offer) => sumCostOf(offer) ** 2n + overhangCostOf(offer) ** 2n;

export const bookInSquares = ({ spent }, offer) => carriedOut(offer, squarePriceOf(offer), SQUARES.whole - spent);

export const settleInSquares = (account, booked) => ({ ...account, spent: account.spent + squarePriceOf(booked) });

// What a block with this sum adds to the epoch's two sums.
export const inside = ({ low, high, weight }, sum) => weight * (clamp(sum, low, high) - low);

export function outside({ inner_low, inner_high, margin, probe }, sum) {
  return probe * (clamp(sum - inner_high, 0n, margin) + clamp(inner_low - sum, 0n, margin));
}
