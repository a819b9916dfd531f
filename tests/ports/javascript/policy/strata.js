// Strata by public counts: users' places on the line, and what their samples count.

import { clip, floorDiv, sumOf } from "../arithmetic/integers.js";
import { withheldAccounts } from "../ledger/contributions.js";
import { BIT, ONE, log2 } from "./fixed_point.js";

// A user is heavy from this multiple of the mean count on.
const HEAVY = 2n;

// The place on the line of that count.
export const HEAVY_PLACE = ONE / 2n;

// Heavy users have a stratum of their own if they hold a sixteenth of the new samples.
const LEAST_PART = 16n;

// Places are kept between a quarter of the mean count and 64 times that.
const FIRST_PLACE = -ONE;
const LAST_PLACE = 3n * ONE;

// 1 in a user's part of a stratum.
export const PART = 1n << 30n;

// The logarithm of the user's count relative to the mean count, to the base 4.
export function placeOf(count, users, samples) {
  const doublings = log2(count * users) - log2(samples);
  return clip(floorDiv(doublings * ONE, 2n * BIT), FIRST_PLACE, LAST_PLACE);
}

const isHeavy = (count, users, samples) => count * users >= HEAVY * samples;

// The number of strata of a series that begins now.
export function strataOf(view) {
  const withheld = withheldAccounts(view);
  const users = BigInt(view.accounts.length);
  const newSamples = (accounts) => sumOf(accounts.map(({ count, released }) => count - released));
  const [heavy, all] = [withheld.filter(({ count }) => isHeavy(count, users, view.now)), withheld].map(newSamples);
  return LEAST_PART * heavy >= all && all > 0n ? 2n : 1n;
}

// Heavy users are in the second stratum, if there is one.
export const stratumOf = (count, users, samples, strata) => (
  strata > 1n && isHeavy(count, users, samples) ? 1n : 0n
);

// What a user's new samples count: each 1, or those of the user together PART times their share.
export const worthOf = ({ weighting }, size, count) => (weighting === "sample" ? size : (size * PART) / count);

// What all samples together count.
export const worthOfAll = ({ weighting }, users, samples) => (weighting === "sample" ? samples : users * PART);

// Weights are in proportion to the worth of a sample if they are a level divided by this number.
export const levelDivisor = ({ weighting }, count) => (weighting === "sample" ? 1n : count);
