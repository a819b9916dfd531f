// The operations that ask for one piece of the ledger mechanism or of its shipped policy.

import { accountingOf } from "../ledger/accounting.js";
import { blocksOf } from "../policy/shipped.js";
import { budgetLimitOf } from "../policy/budget_limit.js";
import { additionalCost, carriedOut, debit, inSeries, weightedExcess, weightedSum } from "../ledger/contributions.js";
import { sumOf } from "../arithmetic/integers.js";
import { Posterior } from "../policy/posterior.js";
import { proposalsFor } from "../policy/proposals.js";
import { ACCOUNT, BLOCK, CADENCE, PROPOSAL, SERIES, SUMMARY, readEpoch, readIntegers, write } from "./records.js";
import { cadenceOf, current, isCheckpoint, running, scheduleFrom } from "../policy/schedule.js";

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
    half_doublings: Number(schedule.halfDoublings),
    end: `${schedule.end}`,
    release_times: schedule.releaseTimes.map(String),
    excess_times: schedule.excessTimes.map(String),
  };
}

const NO_EPOCH = {
  closes: false, length: 0, excess_queries: 0, asks_excess: false, available_budgets: [],
};

export function decideClosing({ mechanism, params, users, epochs }) {
  const names = { first: "first", count: "count", released: "released", ...ACCOUNT };
  const accounts = users.map((user) => readIntegers(user, names));
  const now = sumOf(accounts.map(({ count }) => count));
  const view = { params, accounting: accountingOf(mechanism), accounts, epochs: epochs.map(readEpoch), now };
  const limits = accounts.map((account) => `${budgetLimitOf(view, account, now)}`);
  const schedule = current(view);
  if (schedule === null) return { limits, ...NO_EPOCH };
  const begins = running(view) === null;
  return {
    limits,
    closes: true,
    length: begins ? Number(schedule.length) : 0,
    excess_queries: begins ? schedule.excessTimes.length : 0,
    asks_excess: schedule.excessTimes.includes(now),
    available_budgets: blocksOf(view, schedule).map(({ availableBudget }) => `${availableBudget}`),
  };
}

export function updatePosterior({ params, epochs }) {
  const posterior = new Posterior(params);
  const posteriors = [write(posterior.summary, SUMMARY, String)];
  for (const epoch of epochs) {
    posterior.learn(readEpoch(epoch));
    posteriors.push(write(posterior.summary, SUMMARY, String));
  }
  return { posteriors };
}

export function makeProposals({
  mechanism, params, epochs, samples, users, length, excess_queries: queries, asks_excess: asked, blocks,
}) {
  const posterior = new Posterior(params);
  epochs.forEach((epoch) => posterior.learn(readEpoch(epoch)));
  const now = BigInt(samples);
  const excessTimes = Array(queries).fill(asked ? now : 0n);
  const schedule = { cadence: cadenceOf(params, BigInt(users)), length: BigInt(length), excessTimes };
  const view = { params, accounting: accountingOf(mechanism), posterior, now };
  const proposals = proposalsFor(view, schedule, blocks.map((block) => readIntegers(block, BLOCK)));
  return { proposals: proposals.map((proposal) => write(proposal, PROPOSAL, String)) };
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
