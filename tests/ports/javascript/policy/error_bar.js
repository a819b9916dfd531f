// The error bar: how far the estimate may be from the mean of all samples so far. No release depends on it. What it
// assumes about users is stated in the specification (policy/error_bar.py, ASSUMPTION).

import { ceilDiv, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { ratio as rational } from "../arithmetic/rational.js";
import { designOf, squared } from "./design.js";
import { clippingBound, clippingHidden } from "./excess.js";
import { BIT, LOG2_ERROR, ONE, VARIANCE, log2, ratio, rootOf, squareOf, times } from "./fixed_point.js";
import { LOG2_E, SLOPES, bentBy, endsAt, levelOf, varianceOf, withMean } from "./line.js";
import { levelAt } from "./mixture.js";
import { placeOf, worthOf, worthOfAll } from "./strata.js";

// Filters that make the releases e^5 times less likely than the best one are excluded.
const WITHIN = 5n * LOG2_E;

// From this slope on, users with many samples are quite different from the others.
const STEEP = (3n * ONE) / 20n;

// The mean of the withheld samples may have moved by half a standard deviation of a sample.
const MOVED = 2n;

// ln(2) / sqrt(2), rounded up: the quantile of a Laplace law of variance 1 grows by that if the tail halves.
const LAPLACE = 538902613483n;

// sqrt(2 / pi), rounded down: twice the standard normal density at 0.
const NORMAL = 877283352225n;

// Beyond it the Laplace quantile is larger than the normal one.
const LARGEST_NORMAL = 2n * ONE;

// The series of normalMass is exact up to this many units.
const SERIES_ERROR = 1n << 10n;

// {deviation, clipping, farthest, reason} after all samples so far: the standard deviation of the error, what intervals
// and rounding may have cut off, the largest possible error, and why the bar is wide, if there is one main reason.
export function barOf(view, posterior) {
  const { homogeneous, grid } = view.params;
  const { centre, clipping } = posterior;
  const far = maximum(centre, ONE - centre);
  if (view.epochs.length === 0) return { deviation: far, clipping: far, farthest: far, reason: "no_epoch" };
  const released = sumOf(view.accounts.map((account) => account.released));
  const rounded = ceilDiv(ONE, 2n * released * grid);
  const farthest = minimum(far + rounded, ONE);
  const mix = mixOf(view, posterior);
  const widest = (some) => some.map((filter) => errorVariance(mix, filter, centre)).reduce(maximum, 0n);
  if (homogeneous && areAlike(posterior)) {
    const variance = widest(likely(posterior.filters.filter(isLevel)));
    return { deviation: rootOf(variance), clipping: rounded, farthest, reason: "none" };
  }
  const filters = likely(posterior.filters);
  const variance = widest(filters);
  const flat = filters.filter(({ slope }) => slope < STEEP);
  let reason = flat.length > 0 && variance > 2n * widest(flat) ? "heavy_users_unknown" : "none";
  const known = variance + mix.unequal;
  if (mix.moved > known) reason = "withheld_samples";
  const deviation = rootOf(known + mix.moved);
  if (times(clippingHidden(clipping), mix.kept) > 2n * deviation) reason = "excess_noise";
  if (times(clipping.assumed, mix.kept) > 2n * deviation) reason = "no_excess_query";
  if (homogeneous) reason = "users_differ";
  return { deviation, clipping: times(clippingBound(clipping), mix.kept) + rounded, farthest, reason };
}

// The filters of a line that is as good as level.
const isLevel = ({ slope }) => slope === SLOPES[0][0];

// The filters that make the releases at most e^5 times less likely than the best one.
function likely(filters) {
  const best = filters.map(({ likelihood }) => likelihood).reduce(maximum);
  return filters.filter(({ likelihood }) => likelihood >= best - WITHIN);
}

// Whether the releases allow that users are alike: on a level line, and without scatter about it.
const areAlike = ({ scatter, filters }) => scatter.users === 0n && likely(filters).some(isLevel);

// The mean of all samples so far, as a mix of what is released and what is withheld. kept: the share of the released
// samples. shift, unequal: as in the posterior. new: the share of the others. place: their mean place. own: the
// variance of their mean about the line. moved: the square of how far it may have moved since the last epoch.
function mixOf({ params, accounts, now }, posterior) {
  const users = BigInt(accounts.length);
  const counts = accounts.map(({ count }) => count);
  const sizes = accounts.map(({ count, released }) => count - released);
  const held = accounts.filter((_, i) => sizes[i] > 0n);
  const heldSizes = sizes.filter((size) => size > 0n);
  const worths = held.map(({ count }, i) => worthOf(params, heldSizes[i], count));
  const places = held.map(({ count }) => placeOf(count, users, now));
  const design = designOf(held.map(() => 1n), heldSizes, worths, places);
  const share = ratio(sumOf(worths), worthOfAll(params, users, now));
  const kept = ONE - share;
  const earlier = posterior.earlier(counts, sizes);
  const sample = levelAt(posterior.line, design.wantedAt).variance;
  return {
    kept,
    shift: times(kept, posterior.shift + earlier.shift),
    unequal: squared(kept, posterior.unequal + earlier.unequal),
    new: share,
    place: design.wantedAt,
    own: squared(share, times(design.own, sample)),
    moved: squared(share, (VARIANCE / ONE) * sample) / MOVED ** 2n,
  };
}

// The expected square of the estimate's error under one filter, but for the scatter of users.
function errorVariance(mix, filter, centre) {
  const part = endsAt(mix.place).map((end) => times(end, mix.new));
  const off = levelOf(filter, part) + times(filter.mean, mix.kept) - centre;
  const ofReleased = squared(mix.kept, filter.meanVariance);
  const uncertain = varianceOf(filter, part) + ofReleased + times(2n * withMean(filter, part), mix.kept);
  return maximum(0n, uncertain) + bentBy(filter, mix.shift) + mix.own + squareOf(off);
}

// The half width of a bar with a confidence between 0 and 1, a rational number.
export function halfWidth({ deviation, clipping, farthest }, confidence) {
  return minimum(ceilDiv(quantile(confidence) * deviation, ONE) + clipping, farthest);
}

// How many standard deviations hold with this confidence, the larger one of a normal and a Laplace law.
export function quantile({ num, den }) {
  const tail = rational(den - num, den);
  const halvings = log2(tail.den) + LOG2_ERROR - log2(tail.num);
  return maximum((halvings * LAPLACE) / BIT + 1n, normalQuantile(num, den));
}

// The least normal quantile, up to LARGEST_NORMAL, with at least this mass.
function normalQuantile(num, den) {
  const wanted = ceilDiv(num * ONE, den) + SERIES_ERROR;
  let [low, high] = [0n, LARGEST_NORMAL];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (normalMass(middle) >= wanted) high = middle;
    else low = middle;
  }
  return high;
}

// The probability that a standard normal variable is at most `bound` in absolute value: sqrt(2/pi) times the
// alternating sum of bound^(2 n + 1) / (2^n n! (2 n + 1)).
export function normalMass(bound) {
  let [total, power] = [0n, bound];
  for (let n = 1n; power > 0n; n += 1n) {
    const term = power / (2n * n - 1n);
    total += n % 2n === 1n ? term : -term;
    power = (((power * bound) / ONE) * bound) / (2n * n * ONE);
  }
  return times(NORMAL, total);
}
