// Many runs, or many draws, in one hash. SplitMix64 generates the inputs; it is not a source of private noise.

import { createHash } from "node:crypto";

import { constantsOf } from "../constants.js";
import { binCount } from "../median.js";
import { ratio } from "../arithmetic/rational.js";
import { Run, outcomesOf } from "../run.js";
import { SAMPLERS } from "../samplers.js";
import { generatedTape } from "./tape.js";

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

function tapeOf(stream) {
  const start = (stream << 32n) + (1n << 31n);
  return generatedTape(
    (counter, node) => (firstOutput(start + (counter << 16n) + node) % 2001n) - 1000n,
    (level) => firstOutput(start + (1n << 30n) + level) % binCount(level),
  );
}

function generatedEvents(generator, maxUsers) {
  const events = [];
  const length = generator.below(13n);
  let user = null;
  for (let i = 0n; i < length; i += 1n) {
    if (user === null || generator.below(4n) === 0n) user = `u${generator.below(maxUsers + 1n)}`;
    const isBad = generator.below(32n) === 0n;
    const a = generator.below(97n) - 24n;
    events.push([user, isBad ? "nan" : `${a}/48`]);
  }
  return events;
}

// sets: parameters, already read.
export function hashStreams(mechanism, sets, count) {
  const prepared = sets.map((params) => ({ params, constants: constantsOf(mechanism, params) }));
  const hash = createHash("sha256");
  for (let i = 0n; i < count; i += 1n) {
    const generator = new SplitMix64(i << 32n);
    const { params, constants } = prepared[generator.below(BigInt(sets.length))];
    const run = new Run(mechanism, params, tapeOf(i), constants);
    const events = generatedEvents(generator, params.maxUsers);
    const outcomes = outcomesOf(events, (user, sample) => run.event(user, sample));
    hash.update(`${canonical(outcomes)}\n`);
  }
  return hash.digest("hex");
}

// The numerator is from `least` to least + numerators - 1 and drawn first; the denominator is from 1 to `denominators`.
function fraction(generator, least, numerators, denominators) {
  const numerator = least + generator.below(numerators);
  return ratio(numerator, 1n + generator.below(denominators));
}

function generatedCosts(generator) {
  const length = Number(1n + generator.below(6n));
  return Array.from({ length }, () => generator.below(20n));
}

const GENERATED_ARGUMENTS = {
  uniform_below: (generator) => ({ n: 1n + (generator.next() >> generator.below(64n)) }),
  bernoulli_exp: (generator) => ({ exponent: fraction(generator, 0n, 200n, 30n) }),
  discrete_laplace: (generator) => ({ scale: fraction(generator, 1n, 1000n, 60n) }),
  discrete_gaussian: (generator) => ({ variance: fraction(generator, 1n, 100000n, 60n) }),
  radius: (generator) => ({
    length: 1n + generator.below(4n), sums: 1n + generator.below(3n), scale: fraction(generator, 1000n, 9000n, 10n),
  }),
  uniform_noise: (generator) => ({
    sums: 1n + generator.below(3n), radius: generator.next() >> (1n + generator.below(63n)),
  }),
  choose: (generator) => ({ costs: generatedCosts(generator), rate: fraction(generator, 0n, 20n, 10n) }),
};

// An endless stream of bytes: eight of each output, the most significant first.
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
    const args = GENERATED_ARGUMENTS[sampler](new SplitMix64((i << 32n) + (1n << 30n)));
    const source = new GeneratedBytes(i << 32n);
    const result = [SAMPLERS[sampler].draw(source, args)].flat();
    hash.update(`${[...result, source.consumed].join(" ")}\n`);
  }
  return hash.digest("hex");
}
