// The operations that ask for one piece of the ledger mechanism or of its shipped policy.

import { heldOf, numberOfStrata } from "../policy/blocks.js";
import { budgetLimitOf } from "../policy/budget_limit.js";
import { halfWidth } from "../policy/error_bar.js";
import { accountingOf } from "../ledger/accounting.js";
import { additionalCost, carriedOut, debit, inSeries, weightedExcess, weightedSum } from "../ledger/contributions.js";
import { sumOf } from "../arithmetic/integers.js";
import { number } from "../params.js";
import { ACCOUNT, CADENCE, CLIPPING, PROPOSAL, SCATTER, SERIES, readEpoch, readIntegers, write } from "./records.js";
import { current, isCheckpoint, scheduleFrom } from "../policy/scheduling.js";
import { ShippedPolicy } from "../policy/shipped.js";

export function listCheckpoints({ params, steps, first, last }) {
  const times = [];
  for (let t = BigInt(first); t <= BigInt(last); t += 1n) {
    if (isCheckpoint(params, t, BigInt(steps))) times.push(`${t}`);
  }
  return { checkpoints: times };
}

export function makeSchedule({ params, start, users }) {
  const schedule = scheduleFrom(params, BigInt(start), BigInt(users));
  return {
    cadence: write(schedule.cadence, CADENCE, Number),
    step: Number(schedule.step),
    end: `${schedule.end}`,
    release_times: schedule.releaseTimes.map(String),
    asks_excess: schedule.asks,
  };
}

// What a request says about a run so far, and the policy that has taken note of its epochs.
function readView({ mechanism, params, users, epochs: given }) {
  const names = { first: "first", count: "count", released: "released", ...ACCOUNT };
  const accounts = users.map((user) => readIntegers(user, names));
  const epochs = given.map(readEpoch);
  const policy = new ShippedPolicy(params);
  epochs.forEach((epoch) => policy.learn(epoch));
  const now = sumOf(accounts.map(({ count }) => count));
  return { view: { params, accounting: accountingOf(mechanism), accounts, epochs, now }, policy };
}

export function decideClosing(request) {
  const { view, policy } = readView(request);
  const decision = policy.decide(view);
  const held = decision === null ? [] : heldOf(view, current(view));
  return {
    limits: view.accounts.map((account) => `${budgetLimitOf(view, account, view.now)}`),
    closes: decision !== null,
    length: Number(decision?.length ?? 0n),
    strata: Number(numberOfStrata(view)),
    excess_queries: Number(decision?.excessQueries ?? 0n),
    asks_excess: decision?.asksExcess ?? false,
    available_budgets: held.map(({ availableBudget }) => `${availableBudget}`),
  };
}

export function makeProposals(request) {
  const { view, policy } = readView(request);
  const proposals = policy.decide(view)?.proposals ?? [];
  return { proposals: proposals.map((proposal) => write(proposal, PROPOSAL, String)) };
}

export function makeBar({ confidences, ...request }) {
  const { view, policy } = readView(request);
  const levels = confidences.map((text) => number(text, ({ num, den }) => num > 0n && num < den));
  const bar = policy.bar(view);
  return {
    deviation: `${bar.deviation}`,
    clipping: `${bar.clipping}`,
    farthest: `${bar.farthest}`,
    reason: bar.reason,
    half_widths: levels.map((confidence) => `${halfWidth(bar, confidence)}`),
  };
}

function writePosterior({ centre, line, scatter, shift, unequal, clipping }) {
  return {
    centre: `${centre}`,
    ends: [`${line.low.level}`, `${line.high.level}`],
    errors: [`${line.low.error}`, `${line.high.error}`],
    slope: `${line.slope}`,
    scatter: { ...write(scatter, SCATTER, String), settled: scatter.settled },
    shift: `${shift}`,
    unequal: `${unequal}`,
    clipping: write(clipping, CLIPPING, String),
  };
}

// The levels at both ends of its line, and then these.
const FILTER = ["mean", "low", "cross", "high", "lowMean", "highMean", "meanVariance", "likelihood"];

const writeFilter = (filter) => [...filter.ends, ...FILTER.map((name) => filter[name])].map(String);

export function updatePosterior({ params, epochs }) {
  const policy = new ShippedPolicy(params);
  const posteriors = [writePosterior(policy.posterior)];
  for (const epoch of epochs) {
    policy.learn(readEpoch(epoch));
    posteriors.push(writePosterior(policy.posterior));
  }
  return { posteriors, filters: policy.posterior.filters.map(writeFilter) };
}

export function makeContribution({ mechanism, account, series, proposal, sum }) {
  const accounting = accountingOf(mechanism);
  const before = inSeries(accounting, readIntegers(account, ACCOUNT), readIntegers(series, SERIES));
  const contribution = carriedOut(accounting, before, readIntegers(proposal, PROPOSAL));
  const after = debit(accounting, before, contribution);
  return {
    weight: `${contribution.weight}`,
    excess_weight: `${contribution.excessWeight}`,
    additional_cost: `${additionalCost(accounting, before, contribution)}`,
    inside: `${weightedSum(contribution, BigInt(sum))}`,
    outside: `${weightedExcess(contribution, BigInt(sum))}`,
    account: { ...write(after, ACCOUNT, String), series: Number(after.series) },
  };
}
