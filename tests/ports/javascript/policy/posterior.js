// The posterior: what the releases say so far, epoch by epoch.

import { absolute, clip, maximum, minimum, sumOf } from "../arithmetic/integers.js";
import { designOf, distortion, noiseDeviation, relativeNoise, squared } from "./design.js";
import { NO_CLIPPING, NO_SCATTER, clippingAfter, isQueried, movedBy, queryOf, roomOf, scatterAfter } from "./excess.js";
import { ONE, ratio, rootOf, squareOf, times } from "./fixed_point.js";
import { UNINFORMATIVE, afterEpoch, shiftOf, start } from "./line.js";
import { estimate, levelAt, lineOf } from "./mixture.js";
import { HEAVY_PLACE, PART, placeOf, worthOf, worthOfAll } from "./strata.js";

// Users scatter about the line by at least a twentieth of a sample's standard deviation.
const LEAST_SCATTER = 20n;

// A sum says nothing of its samples if so many standard deviations of its noise exceed the span of its intervals,
const BLIND = { others: 4n, heavy: 8n };

// and if the intervals can have moved the mean by more than this.
const LEAST_ROOM = ONE / 20n;

// filters: one for each point of the grid. counts: each user's released samples. shift: how far unequal weights have
// moved the mean place of what was measured, at most. unequal: the variance that users who scatter as much as samples
// add to the estimate. centre: the estimate of the mean of all released samples. line: of users' levels, as predicted
// for the next samples.
export class Posterior {
  constructor(params, parts) {
    Object.assign(this, { params, ...parts });
    this.centre = this.counts.length > 0 ? estimate(this.filters) : ONE / 2n;
    this.line = lineOf(this.filters, this.scatter.halvings);
  }

  // Before the first epoch.
  static before(params) {
    const nothing = { counts: [], scatter: NO_SCATTER, shift: 0n, unequal: 0n, clipping: NO_CLIPPING };
    return new Posterior(params, { filters: start(), ...nothing });
  }

  // After one more epoch.
  after(epoch) {
    const { params, line, scatter, clipping } = this;
    const { counts, sizes } = counted(this.counts, epoch);
    const blocks = blocksOf(params, counts, epoch);
    const whole = worthOfAll(params, BigInt(counts.length), sumOf(counts));
    const strata = epoch.sums
      .map((sum, i) => ({ sum, blocks: blocks.filter(({ stratum }) => stratum === BigInt(i)) }))
      .filter((stratum) => stratum.blocks.length > 0)
      .map((stratum) => this.measure(epoch.series, stratum, whole));
    const total = (value) => sumOf(strata.map(value));
    const kept = ONE - total(({ cell }) => cell.share);
    const earlier = this.earlier(counts, sizes);
    const asked = queryOf(this, epoch, blocks);
    const query = asked && movedBy(asked, ratio(total(({ off }) => off), maximum(1n, ONE - kept)));
    return new Posterior(params, {
      filters: this.filters.map((filter) => afterEpoch(filter, strata.map(({ cell }) => cell))),
      counts,
      scatter: query === null ? scatter : scatterAfter(scatter, params, query),
      shift: total(({ cell }) => times(cell.share, shiftOf(cell))) + times(kept, this.shift + earlier.shift),
      unequal: total(({ unequal }) => unequal) + squared(kept, this.unequal + earlier.unequal),
      clipping: clippingAfter(clipping, kept, total(({ seen }) => seen), total(({ unseen }) => unseen), query),
    });
  }

  // A stratum's sum as a measurement, and its share in four numbers: how far levels are off the predicted ones, beyond
  // what errors of the measurement explain; what unequal weights add; and the room of the intervals of the blocks that
  // the excess contains, and of the others.
  measure({ length, strata }, { sum, blocks }, whole) {
    const { params } = this;
    const design = designOf(...["weight", "size", "worth", "place"].map((key) => blocks.map((block) => block[key])));
    const level = levelAt(this.line, design.wantedAt);
    const content = params.grid * sumOf(blocks.map(({ weight, size }) => weight * size));
    const shifted = sum + sumOf(blocks.map(({ weight, low }) => weight * low));
    const noise = noiseDeviation(params, length, strata);
    const unequal = distortion(design, level.variance, scatterVariance(level, this.scatter.users));
    const measured = ratio(clip(shifted, 0n, content), maximum(1n, content));
    const predicted = levelAt(this.line, design.seenAt).mean;
    const roomIn = (some) => {
      const cut = sumOf(some.map((block) => block.weight * roomOf(block, params.grid)));
      return ratio(cut, maximum(1n, content));
    };
    const deviations = design.seenAt >= HEAVY_PLACE ? BLIND.heavy : BLIND.others;
    const isBlind = deviations * noise > spanOf(blocks) && roomIn(blocks) > LEAST_ROOM;
    const error = isBlind ? UNINFORMATIVE : minimum(relativeNoise(noise, content) + unequal, UNINFORMATIVE);
    const cell = {
      share: ratio(sumOf(blocks.map(({ worth }) => worth)), whole),
      measured,
      seenAt: design.seenAt,
      wantedAt: design.wantedAt,
      own: maximum(1n, times(level.variance, design.own)),
      error,
      doubt: doubtOf(edgeOf(sum, blocks), minimum(absolute(measured - predicted), roomIn(blocks))),
    };
    const off = squareOf(measured - predicted) - cell.error - cell.own;
    return {
      cell,
      off: times(cell.share, rootOf(off)),
      unequal: squared(cell.share, times(design.users, level.variance)),
      seen: times(cell.share, roomIn(blocks.filter(isQueried))),
      unseen: times(cell.share, roomIn(blocks.filter((block) => !isQueried(block)))),
    };
  }

  // How unequally users' earlier samples count in the mean over users, once new ones have come. sizes: each user's new
  // samples, among the counts. Where every sample counts the same, so do all earlier ones.
  earlier(counts, sizes) {
    const { params } = this;
    const [users, samples] = [BigInt(counts.length), sumOf(counts)];
    const old = counts
      .map((count, i) => ({ count, size: sizes[i] }))
      .filter(({ count, size }) => count > size && params.weighting === "user");
    const parts = old.map(({ count, size }) => PART - worthOf(params, size, count));
    const ones = old.map(() => 1n);
    const design = designOf(parts, ones, ones, old.map(({ count }) => placeOf(count, users, samples)));
    const { variance } = levelAt(this.line, design.wantedAt);
    return { shift: shiftOf(design), unequal: times(design.users, variance) };
  }
}

// The largest sum that the intervals of these blocks allow.
const spanOf = (blocks) => sumOf(blocks.map(({ weight, low, high }) => weight * (high - low)));

// How near a released sum is to an end of what the intervals allow: 0 in the middle, ONE at the ends and outside.
function edgeOf(sum, blocks) {
  const span = spanOf(blocks);
  return minimum(ONE, ratio(absolute(2n * sum - span), maximum(1n, span)));
}

// A variance for what the intervals may have cut off. most: no more than how far the measurement is off the predicted
// level, and than the intervals' room.
function doubtOf(edge, most) {
  const square = times(edge, edge);
  return squareOf(times(most, times(square, square)));
}

// The variance of users about the line; users: the standard deviation that excesses have shown.
export const scatterVariance = ({ variance }, users) => maximum(variance / LEAST_SCATTER ** 2n, times(users, users));

// Each user's samples after an epoch, and those in it.
function counted(before, { contributions }) {
  const sizes = before.map(() => 0n);
  for (const { user, size } of contributions) {
    while (sizes.length <= user) sizes.push(0n);
    sizes[user] = size;
  }
  return { counts: sizes.map((size, i) => size + (before[i] ?? 0n)), sizes };
}

// The contributions, each with the user's place and what it is worth.
function blocksOf(params, counts, { contributions }) {
  const [users, samples] = [BigInt(counts.length), sumOf(counts)];
  return contributions.map((contribution) => {
    const count = counts[contribution.user];
    const worth = worthOf(params, contribution.size, count);
    return { ...contribution, place: placeOf(count, users, samples), worth };
  });
}
