// A run of one of the mechanisms: it turns events into steps, with the noise of a tape.

import { AccountedRun } from "./ledger/accounted.js";
import { constantsOf } from "./constants.js";
import { clip, sumOf } from "./arithmetic/integers.js";
import { medianOf, midpoint } from "./median.js";
import { Refusal, toGrid } from "./params.js";
import { add, divide, multiply, ratio, subtract, toText } from "./arithmetic/rational.js";
import { ShippedPolicy } from "./policy/shipped.js";
import { writeAddress, writeCharge } from "./protocol/records.js";
import { Counter, blockSize, completedLevel } from "./tree.js";

export const MECHANISMS = ["binary", "naive", "wishful", "single", "multiple", "full", "ledger", "gaussian"];

const isUser = (user) => (typeof user === "string" ? user !== "" : Number.isInteger(user));

export class Run {
  // policy: of the ledger mechanism; the shipped one unless another is given.
  constructor(mechanism, params, tape, constants = constantsOf(mechanism, params), policy = new ShippedPolicy(params)) {
    this.mechanism = mechanism;
    this.params = params;
    this.tape = tape;
    this.constants = constants;
    // The counted samples of each user, in grid units. A Map keeps the order of first arrival, and tells 1 from "1".
    this.users = new Map();
    this.accepted = 0;
    this.counted = 0n;
    this.total = 0n;
    this.spent = ratio(0n);
    const isAccounted = mechanism === "ledger" || mechanism === "gaussian";
    this.accounted = isAccounted ? new AccountedRun(mechanism, params, tape, constants.counters[0], policy) : null;
    this.counters = isAccounted ? [] : constants.counters.map(({ scale }, i) => new Counter(BigInt(i), tape, scale));
    // `full` only: the levels without a prior, each with its buffer and the number of samples in its arrays.
    this.inactive = new Map();
    this.priors = new Map();
    for (let level = 2n; mechanism === "full" && level <= params.levels; level += 1n) {
      this.inactive.set(level, { buffer: [], filled: 0n });
    }
  }

  // The checks in their order. Nothing changes here, so a refused event changes nothing.
  check(user, sample) {
    const units = toGrid(this.params, sample);
    if (!isUser(user)) throw new Refusal("UserIdError");
    const { maxUsers, maxSamples, horizon, extraUsers } = this.params;
    const count = BigInt(this.users.get(user)?.length ?? 0);
    if (this.mechanism !== "binary") {
      if (count === 0n && BigInt(this.users.size) === maxUsers) {
        if (extraUsers === "refuse") throw new Refusal("TooManyUsersError");
        return { ignored: true, count };
      }
      if (count === maxSamples) return { ignored: true, count };
    }
    const endsAtHorizon = this.mechanism === "binary" || this.mechanism === "naive";
    if (endsAtHorizon && this.counted === horizon) throw new Refusal("HorizonError");
    if (this.mechanism === "wishful" && this.someoneElseIsUnfinished(user)) {
      throw new Refusal("ArrivalOrderError");
    }
    return { ignored: false, count: count + 1n, units };
  }

  someoneElseIsUnfinished(user) {
    const { maxSamples } = this.params;
    return [...this.users].some(([other, samples]) => other !== user && BigInt(samples.length) < maxSamples);
  }

  event(user, sample) {
    return this.accept(user, this.check(user, sample));
  }

  accept(user, { ignored, count, units }) {
    this.accepted += 1;
    const step = { block: null, activations: [], written: [], charges: [], epoch: null };
    if (!ignored) {
      this.counted += 1n;
      if (!this.users.has(user)) this.users.set(user, []);
      this.users.get(user).push(units);
      if (this.accounted) this.accounted.add(user, units, step);
      else this.advance(user, count, step);
    }
    return this.report(step, count, ignored);
  }

  // What a counted sample changes in a mechanism of blocks.
  advance(user, count, step) {
    if (this.mechanism === "full") this.activate(count, step);
    this.arrive(this.users.get(user), count, step);
  }

  // Gives each level whose arrays are full its prior, and releases its buffer.
  activate(count, step) {
    const { median, arrays } = this.constants;
    for (const [level, state] of this.inactive) {
      if (count <= blockSize(level)) state.filled += 1n;
      if (state.filled < blockSize(level) * arrays[level]) continue;
      const found = medianOf(level, arrays[level], this.params.grid, this.users.values());
      const choice = this.tape.choice(level, found.costs, median.rate);
      this.priors.set(level, midpoint(choice, found.binCount));
      this.inactive.delete(level);
      this.spent = add(this.spent, median.epsilon);
      const { epsilon, scale } = median;
      step.charges.push(writeCharge({ mechanism: "exponential", level, node: 0, epsilon, sensitivity: 2n, scale }));
      step.activations.push({
        level: Number(level),
        bins: found.bins,
        costs: found.costs,
        choice: Number(choice),
        prior: toText(this.priors.get(level)),
        flushed: state.buffer.map((raw) => this.release(level, raw, this.project(level, raw), step)),
      });
    }
  }

  // Releases or buffers the block that the sample completes, if any.
  arrive(samples, count, step) {
    const level = this.levelCompleted(count);
    if (level === null) return;
    const size = Number(this.sizeOf(level));
    const raw = sumOf(samples.slice(samples.length - size));
    const state = this.inactive.get(level);
    if (state === undefined) {
      step.block = this.release(level, raw, this.project(level, raw), step);
    } else {
      state.buffer.push(raw);
      step.block = { level: Number(level), raw: `${raw}`, projected: null };
    }
  }

  levelCompleted(count) {
    if (this.mechanism === "binary" || this.mechanism === "naive") return 0n;
    if (this.mechanism === "wishful") return count === this.params.maxSamples ? 0n : null;
    return completedLevel(count);
  }

  sizeOf(level) {
    return this.mechanism === "wishful" ? this.params.maxSamples : blockSize(level);
  }

  project(level, raw) {
    const prior = this.priors.get(level) ?? this.params.unitPrior;
    const [low, high] = this.constants.interval(level, prior);
    return clip(raw, low, high);
  }

  // Makes a block the next element of its counter.
  release(level, raw, projected, step) {
    const number = this.counters.length === 1 ? 0 : Number(level);
    const counter = this.counters[number];
    const { epsilon, sensitivity, scale, share } = this.constants.counters[number];
    if (counter.length === 0n) this.spent = add(this.spent, share);
    step.written.push(counter.push(projected));
    this.total += this.sizeOf(level);
    const node = counter.length;
    step.charges.push(writeCharge({ mechanism: "laplace", level: number, node, epsilon, sensitivity, scale }));
    return { level: Number(level), raw: `${raw}`, projected: `${projected}` };
  }

  // The sum, the nodes that it reads, its number of samples, and what is spent.
  released() {
    if (this.accounted) return this.accounted;
    const sum = sumOf(this.counters.map(({ value }) => value));
    const read = this.counters.flatMap((counter) => (
      counter.nodes().map((node) => writeAddress(counter.number, node))
    ));
    return { sum, read, total: this.total, spent: this.spent };
  }

  report(step, count, ignored) {
    const { sum, read, total, spent } = this.released();
    return {
      ...step,
      draws: this.tape.taken(),
      t: this.accepted,
      count: Number(count),
      ignored,
      read,
      sum: `${sum}`,
      total: Number(total),
      estimate: toText(this.estimate(sum, total)),
      spent: toText(spent),
    };
  }

  estimate(sum, total) {
    const { lower, upper, grid, prior } = this.params;
    if (total === 0n) return prior;
    return add(lower, multiply(subtract(upper, lower), divide(ratio(sum), ratio(grid * total))));
  }
}

// The outcomes of a stream: a step or an error for each event. The run goes on after a refusal.
export function outcomesOf(events, next) {
  return events.map(([user, sample]) => {
    try {
      return next(user, sample);
    } catch (error) {
      if (error instanceof Refusal) return { error: error.id };
      throw error;
    }
  });
}
