// Speaks the port protocol of the conformance vectors: one JSON object per line in, one per line out.

import { createInterface } from "node:readline";

import {
  decideClosing, listCheckpoints, makeBar, makeContribution, makeProposals, makeSchedule, updatePosterior,
} from "./protocol/policy_operations.js";
import { hashDraws, hashStreams } from "./protocol/accumulated.js";
import { makeFinal, replayFinal } from "./protocol/final_operations.js";
import { limit } from "./policy/budget_limit.js";
import { log2 } from "./policy/fixed_point.js";
import { DecidedPolicy } from "./protocol/decisions.js";
import { constantsOf, diversity } from "./constants.js";
import { replayVectors, shareOf } from "./dimensions.js";
import { medianOf, midpoint } from "./median.js";
import { areNeighbours } from "./protocol/neighbours.js";
import { PARAMETERS, Refusal, readParams, toGrid, writeParams } from "./params.js";
import { divide, multiply, ratio, readNumber, toText } from "./arithmetic/rational.js";
import { expectKeys } from "./protocol/records.js";
import { MECHANISMS, Run, outcomesOf } from "./run.js";
import { ByteReader, SAMPLERS } from "./samplers.js";
import { recordedTape } from "./protocol/tape.js";
import { blockSize, completedLevel, depth, nodeStart, nodesEntered, nodesRead } from "./tree.js";

const text = (integer) => `${integer}`;

// The operations that a request may ask for as they are in `gaussian`, with one key more.
const PIECES_OF_BOTH = ["closes", "proposals", "bar", "contribution", "share"];

// For each operation, the keys of its requests and the function that answers them.
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
  checkpoints: { keys: ["params", "steps", "first", "last"], answer: listCheckpoints },
  schedule: { keys: ["params", "start", "users"], answer: makeSchedule },
  closes: { keys: ["params", "users", "epochs"], answer: decideClosing },
  posterior: { keys: ["params", "epochs"], answer: updatePosterior },
  proposals: { keys: ["params", "users", "epochs"], answer: makeProposals },
  bar: { keys: ["params", "users", "epochs", "confidences"], answer: makeBar },
  contribution: { keys: ["account", "series", "size", "proposal", "sum"], answer: makeContribution },
  share: {
    keys: ["params", "dimension", "delta"],
    answer: ({ mechanism, params, dimension, delta }) => (
      { epsilon: toText(shareOf(mechanism, params, BigInt(dimension), delta)) }
    ),
  },
  final: {
    keys: ["params", "final_share", "samples", "sum", "sensitivity", "confidences"],
    answer: makeFinal,
  },
  neighbours: {
    keys: ["left", "right"],
    answer: ({ left, right }) => ({ neighbours: areNeighbours(left, right) }),
  },
  sample: { keys: ["sampler", "bytes"], answer: sample },
  replay: {
    keys: ["mechanism", "params", "stream", "tape"],
    answer: ({ mechanism, params, stream, tape }) => {
      const run = new Run(mechanism, params, recordedTape(tape));
      return { steps: outcomesOf(stream, (user, given) => run.event(user, given)) };
    },
  },
  replay_decisions: {
    keys: ["mechanism", "params", "stream", "tape", "decisions"],
    answer: ({ mechanism, params, stream, tape, decisions }) => {
      const policy = new DecidedPolicy(decisions);
      const run = new Run(mechanism, params, recordedTape(tape), undefined, policy);
      return { steps: outcomesOf(stream, (user, given) => run.event(user, given)) };
    },
  },
  replay_final: {
    keys: ["mechanism", "params", "final_share", "stream", "tape", "confidences"],
    answer: replayFinal,
  },
  replay_vectors: {
    keys: ["mechanism", "params", "delta", "stream", "tapes"],
    answer: ({ mechanism, params, delta, tapes, stream }) => (
      replayVectors(mechanism, params, delta, tapes, stream)
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
    first: text(nodeStart(t) + 1n),
    last: text(t),
    read: nodesRead(t).map(text),
    entered: nodesEntered(t, length).map(text),
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
  const { readers, draw } = SAMPLERS[request.sampler];
  const args = Object.fromEntries(Object.entries(readers).map(([key, read]) => [key, read(request[key])]));
  const source = new ByteReader(Buffer.from(request.bytes, "hex"));
  const result = draw(source, args);
  return { result: Array.isArray(result) ? result.map(text) : text(result), consumed: source.consumed };
}

function expectTape(tape) {
  expectKeys(tape, ["noise", "choices"]);
  tape.noise.forEach((entry) => expectKeys(entry, ["counter", "node", "noise"]));
  tape.choices.forEach((entry) => expectKeys(entry, ["level", "choice"]));
}

function answerTo({ id, op, ...request }) {
  if (!Object.hasOwn(OPERATIONS, op)) throw new Error(`unknown operation: ${op}`);
  if ("sampler" in request && !Object.hasOwn(SAMPLERS, request.sampler)) {
    throw new Error(`unknown sampler: ${request.sampler}`);
  }
  const operation = OPERATIONS[op];
  const extra = op === "sample" ? Object.keys(SAMPLERS[request.sampler].readers) : [];
  if (PIECES_OF_BOTH.includes(op) && request.mechanism === "gaussian") extra.push("mechanism");
  expectKeys(request, [...operation.keys, ...extra]);
  [request.tape ?? [], request.tapes ?? []].flat().forEach(expectTape);
  (request.sets ?? []).forEach((params) => expectKeys(params, PARAMETERS));
  try {
    if ("mechanism" in request && !MECHANISMS.includes(request.mechanism)) {
      throw new Refusal("ParameterError");
    }
    for (const params of request.sets ?? []) expectKeys(params, PARAMETERS);
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
  samplers: Object.keys(SAMPLERS),
};

function readRequest(line) {
  try {
    const request = JSON.parse(line);
    return request !== null && typeof request === "object" && !Array.isArray(request) ? request : null;
  } catch {
    return null;
  }
}

function reply(line) {
  const request = readRequest(line);
  if (request === null) return { id: null, fault: "the line is not a JSON object" };
  if (request.op === "hello") {
    if (request.protocol !== 1) throw new Error(`unknown protocol: ${request.protocol}`);
    return HELLO;
  }
  try {
    return { id: request.id, ...answerTo(request) };
  } catch (error) {
    // A fault is not an answer: no test expects this key, so the comparison fails and shows the message.
    return { id: request.id, fault: `${error.message}` };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(reply(line))}\n`);
}
