// Many runs, or many draws, in one hash. SplitMix64 makes the inputs; it is no source of privacy.

import { createHash } from "node:crypto";

import { constantsOf } from "./constants.js";
import { binCount } from "./median.js";
import { Run, outcomesOf } from "./mechanism.js";
import { ratio } from "./rational.js";
import { draw } from "./samplers.js";
import { computedTape } from "./tape.js";

const wrap = (n) => BigInt.asUintN(64, n);

export class SplitMix64 {
  constructor(state) {
    this.state = wrap(state);
  }

  next() {
    this.state = wrap(this.state + 0x9e3779b97f4a7c15n);
    let z = this.state;
    z = wrap((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = wrap((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return z ^ (z >> 31n);
  }

  below(n) {
    return this.next() % n;
  }
}

const firstOutput = (state) => new SplitMix64(state).next();

// Compact JSON with the keys of all objects in ascending order.
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const pairs = Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${pairs.join(",")}}`;
}

function generatedTape(stream) {
  const start = (stream << 32n) + (1n << 31n);
  return computedTape(
    (counter, cell) => (firstOutput(start + (counter << 16n) + cell) % 2001n) - 1000n,
    (level) => firstOutput(start + (1n << 30n) + level) % binCount(level),
  );
}

function generatedEvents(generator, users) {
  const events = [];
  const length = generator.below(13n);
  let user = null;
  for (let i = 0n; i < length; i += 1n) {
    if (user === null || generator.below(4n) === 0n) user = `u${generator.below(users + 1n)}`;
    const isBad = generator.below(32n) === 0n;
    const a = generator.below(97n) - 24n;
    events.push([user, isBad ? "nan" : `${a}/48`]);
  }
  return events;
}

// sets: the parameters that were read.
export function hashStreams(mechanism, sets, count) {
  const prepared = sets.map((params) => ({ params, constants: constantsOf(mechanism, params) }));
  const hash = createHash("sha256");
  for (let i = 0n; i < count; i += 1n) {
    const generator = new SplitMix64(i << 32n);
    const { params, constants } = prepared[generator.below(BigInt(sets.length))];
    const run = new Run(mechanism, params, generatedTape(i), constants);
    const events = generatedEvents(generator, params.users);
    const outcomes = outcomesOf(events, (user, sample) => run.event(user, sample));
    hash.update(`${canonical(outcomes)}\n`);
  }
  return hash.digest("hex");
}

function generatedArguments(sampler, generator) {
  switch (sampler) {
    case "uniform_below": {
      const w = generator.next();
      return { n: 1n + (w >> generator.below(64n)) };
    }
    case "bernoulli_exp": {
      const numerator = generator.below(200n);
      return { exponent: ratio(numerator, 1n + generator.below(30n)) };
    }
    case "discrete_laplace": {
      const numerator = 1n + generator.below(1000n);
      return { scale: ratio(numerator, 1n + generator.below(60n)) };
    }
    case "discrete_gaussian": {
      const numerator = 1n + generator.below(100000n);
      return { variance: ratio(numerator, 1n + generator.below(60n)) };
    }
    case "radius": {
      const length = 1n + generator.below(4n);
      const numerator = 1n + generator.below(1000n);
      return { length, scale: ratio(numerator, 1n + generator.below(30n)) };
    }
    case "within": {
      const w = generator.next();
      return { largest: w >> (1n + generator.below(63n)) };
    }
    case "choose": {
      const costs = Array.from({ length: Number(1n + generator.below(6n)) }, () => generator.below(20n));
      const numerator = generator.below(20n);
      return { costs, rate: ratio(numerator, 1n + generator.below(10n)) };
    }
    default:
      throw new Error(`no arguments are known for ${sampler}`);
  }
}

// Bytes without an end, eight of each output, the most significant first.
class GeneratedBytes {
  constructor(state) {
    this.generator = new SplitMix64(state);
    this.consumed = 0;
    this.word = 0n;
  }

  next() {
    const place = BigInt(this.consumed % 8);
    if (place === 0n) this.word = this.generator.next();
    this.consumed += 1;
    return Number((this.word >> (56n - 8n * place)) & 0xffn);
  }
}

export function hashDraws(sampler, count) {
  const hash = createHash("sha256");
  for (let i = 0n; i < count; i += 1n) {
    const args = generatedArguments(sampler, new SplitMix64((i << 32n) + (1n << 30n)));
    const source = new GeneratedBytes(i << 32n);
    hash.update(`${draw(source, sampler, args)} ${source.consumed}\n`);
  }
  return hash.digest("hex");
}
