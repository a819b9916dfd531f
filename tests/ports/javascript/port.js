// Speaks the port protocol of the conformance vectors: one JSON object per line in, one per line out.

import { createInterface } from "node:readline";

import { hashDraws, hashStreams } from "./accumulated.js";
import { limit, log2 } from "./clockwork.js";
import { constantsOf, diversity } from "./constants.js";
import { believed, bookingOf, checkpointsIn, closing, courseOf, offered } from "./ledger_pieces.js";
import { expectKeys } from "./keys.js";
import { medianOf, midpoint } from "./median.js";
import { MECHANISMS, Run, outcomesOf } from "./mechanism.js";
import { areNeighbours } from "./neighbours.js";
import { PARAMETERS, Refusal, readParams, toGrid, writeParams } from "./params.js";
import { divide, multiply, ratio, readNumber, toText } from "./rational.js";
import { ByteReader, draw } from "./samplers.js";
import { writtenTape } from "./tape.js";
import { blockSize, cellStart, cellsEntered, cellsRead, completedLevel, depth } from "./tree.js";
import { replayVectors, shareOf } from "./vectors.js";

const text = (integer) => `${integer}`;

const SAMPLER_ARGUMENTS = {
  uniform_below: { n: BigInt },
  bernoulli_exp: { exponent: readNumber },
  discrete_laplace: { scale: readNumber },
  discrete_gaussian: { variance: readNumber },
  radius: { length: BigInt, scale: readNumber },
  within: { largest: BigInt },
  choose: { costs: (costs) => costs.map(BigInt), rate: readNumber },
};

// What may be asked for as it is with Gaussian noise.
const PIECES_OF_BOTH = ["closes", "offers", "booking", "share"];

// Each operation: the keys of its requests, and the answer.
const OPERATIONS = {
  params: {
    keys: ["params"],
    answer: ({ params }) => ({ params: writeParams(params) }),
  },
  grid: {
    keys: ["params", "sample"],
    answer: ({ params, sample }) => ({ units: text(toGrid(params, sample)) }),
  },
  blocks: { keys: ["count"], answer: ({ count }) => blocks(BigInt(count)) },
  tree: { keys: ["t", "length"], answer: ({ t, length }) => tree(BigInt(t), BigInt(length)) },
  constants: { keys: ["mechanism", "params", "priors"], answer: constants },
  median: { keys: ["level", "arrays", "grid", "epsilon", "samples"], answer: median },
  diversity: {
    keys: ["params", "counts"],
    answer: ({ params, counts }) => {
      const { holds, arrays } = diversity(params, counts.map(BigInt));
      return { holds, arrays: text(arrays) };
    },
  },
  log2: { keys: ["number"], answer: ({ number }) => ({ log2: text(log2(BigInt(number))) }) },
  limit: {
    keys: ["params", "seen", "count", "first", "samples"],
    answer: ({ params, seen, count, first, samples }) => (
      { limit: text(limit(params, ...[seen, count, first, samples].map(BigInt))) }
    ),
  },
  checkpoints: { keys: ["params", "steps", "first", "last"], answer: checkpointsIn },
  course: { keys: ["params", "start", "users"], answer: courseOf },
  closes: { keys: ["params", "users", "epochs"], answer: closing },
  belief: { keys: ["params", "epochs"], answer: believed },
  offers: { keys: ["params", "epochs", "samples", "users", "length", "probes", "asked", "blocks"], answer: offered },
  booking: { keys: ["account", "series", "size", "offer", "sum"], answer: bookingOf },
  share: {
    keys: ["params", "dimension", "slack"],
    answer: ({ mechanism, params, dimension, slack }) => (
      { epsilon: toText(shareOf(mechanism, params, BigInt(dimension), slack)) }
    ),
  },
  neighbours: {
    keys: ["left", "right"],
    answer: ({ left, right }) => ({ neighbours: areNeighbours(left, right) }),
  },
  sample: { keys: ["sampler", "bytes"], answer: sample },
  replay: {
    keys: ["mechanism", "params", "stream", "tape"],
    answer: ({ mechanism, params, stream, tape }) => {
      const run = new Run(mechanism, params, writtenTape(tape));
      return { steps: outcomesOf(stream, (user, given) => run.event(user, given)) };
    },
  },
  replay_vectors: {
    keys: ["mechanism", "params", "slack", "stream", "tapes"],
    answer: ({ mechanism, params, slack, tapes, stream }) => (
      replayVectors(mechanism, params, slack, tapes, stream)
    ),
  },
  accumulated: {
    keys: ["mechanism", "sets", "count"],
    answer: ({ mechanism, sets, count }) => ({ sha256: hashStreams(mechanism, sets.map(readParams), count) }),
  },
  accumulated_samples: {
    keys: ["sampler", "count"],
    answer: ({ sampler, count }) => ({ sha256: hashDraws(sampler, count) }),
  },
};

function blocks(count) {
  let released = count === 0n ? 0n : 1n;
  while (2n * released <= count && released > 0n) released *= 2n;
  const level = completedLevel(count);
  if (level === null) return { released: text(released), block: null };
  const size = blockSize(level);
  const block = { level: Number(level), size: text(size), first: text(count - size + 1n), last: text(count) };
  return { released: text(released), block };
}

function tree(t, length) {
  return {
    depth: Number(depth(length)),
    first: text(cellStart(t) + 1n),
    last: text(t),
    read: cellsRead(t).map(text),
    entered: cellsEntered(t, length).map(text),
  };
}

function constants({ mechanism, params, priors }) {
  const { counters, arrays, median: forMedian, interval } = constantsOf(mechanism, params);
  const lastLevel = ["binary", "naive", "wishful"].includes(mechanism) ? 0n : params.levels;
  const intervals = [];
  for (let level = 0n; level <= lastLevel; level += 1n) {
    for (const prior of priors) {
      const [low, high] = interval(level, readNumber(prior));
      intervals.push({ level: Number(level), prior, low: text(low), high: text(high) });
    }
  }
  return {
    counters: counters.map(({ scale, sensitivity, epsilon, share }) => (
      { scale: toText(scale), sensitivity: text(sensitivity), epsilon: toText(epsilon), share: toText(share) }
    )),
    intervals,
    arrays: arrays.map(text),
    median: forMedian && {
      epsilon: toText(forMedian.epsilon), rate: toText(forMedian.rate), scale: toText(forMedian.scale),
    },
  };
}

function median({ level, arrays, grid, epsilon, samples }) {
  const users = samples.map(([, units]) => units.map(BigInt));
  const found = medianOf(BigInt(level), BigInt(arrays), BigInt(grid), users);
  const rate = divide(readNumber(epsilon), ratio(4n));
  const least = Math.min(...found.costs);
  return {
    sums: found.sums.map(text),
    bins: found.bins,
    costs: found.costs,
    exponents: found.costs.map((cost) => toText(multiply(rate, ratio(BigInt(cost - least))))),
    midpoints: found.costs.map((_, i) => toText(midpoint(BigInt(i), found.binCount))),
  };
}

function sample(request) {
  const readers = Object.entries(SAMPLER_ARGUMENTS[request.sampler]);
  const args = Object.fromEntries(readers.map(([key, read]) => [key, read(request[key])]));
  const source = new ByteReader(Buffer.from(request.bytes, "hex"));
  const result = draw(source, request.sampler, args);
  return { result: text(result), consumed: source.consumed };
}

function expectTape(tape) {
  expectKeys(tape, ["noise", "choices"]);
  tape.noise.forEach((entry) => expectKeys(entry, ["counter", "cell", "noise"]));
  tape.choices.forEach((entry) => expectKeys(entry, ["level", "choice"]));
}

function answerTo({ id, op, ...request }) {
  if (!Object.hasOwn(OPERATIONS, op)) throw new Error(`no operation is called ${op}`);
  if ("sampler" in request && !Object.hasOwn(SAMPLER_ARGUMENTS, request.sampler)) {
    throw new Error(`no sampler is called ${request.sampler}`);
  }
  const operation = OPERATIONS[op];
  const extra = op === "sample" ? Object.keys(SAMPLER_ARGUMENTS[request.sampler]) : [];
  if (PIECES_OF_BOTH.includes(op) && request.mechanism === "gaussian") extra.push("mechanism");
  expectKeys(request, [...operation.keys, ...extra]);
  [request.tape ?? [], request.tapes ?? []].flat().forEach(expectTape);
  try {
    if ("mechanism" in request && !MECHANISMS.includes(request.mechanism)) {
      throw new Refusal("ParameterError");
    }
    if ("params" in request) {
      expectKeys(request.params, PARAMETERS);
      request.params = readParams(request.params);
    }
    return operation.answer(request);
  } catch (error) {
    if (error instanceof Refusal) return { error: error.id };
    throw error;
  }
}

const HELLO = {
  protocol: 1,
  name: "javascript",
  version: "1.0.0",
  ops: Object.keys(OPERATIONS),
  mechanisms: MECHANISMS,
  samplers: Object.keys(SAMPLER_ARGUMENTS),
};

function reply(line) {
  const request = JSON.parse(line);
  if (request.op === "hello") {
    if (request.protocol !== 1) throw new Error(`protocol ${request.protocol} is not known`);
    return HELLO;
  }
  try {
    return { id: request.id, ...answerTo(request) };
  } catch (error) {
    // Not an answer: the key makes the comparison fail and says why.
    return { id: request.id, fault: `${error.message}` };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(reply(line))}\n`);
}
