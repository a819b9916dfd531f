// The operations that ask for one piece of the ledger mechanism.

import { accountingOf } from "../ledger/accounting.js";
import { blocksOf } from "../ledger/accounted.js";
import { budgetLimitOf } from "../ledger/budget_limit.js";
import { additionalCost, contribute, debit, inSeries, weightedExcess, weightedSum } from "../ledger/contributions.js";
import { sumOf } from "../arithmetic/integers.js";
import { Posterior } from "../ledger/posterior.js";
import { proposalsFor } from "../ledger/proposals.js";
import { ACCOUNT, BLOCK, CADENCE, PROPOSAL, SERIES, SUMMARY, readEpoch, readIntegers, write } from "./records.js";
import { cadenceOf, current, isCheckpoint, running, scheduleFrom } from "../ledger/schedule.js";

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
    pace: write(schedule.cadence, CADENCE, Number),
    halves: Number(schedule.halfDoublings),
    end: `${schedule.end}`,
    marks: schedule.releaseTimes.map(String),
    probed: schedule.excessTimes.map(String),
  };
}

export function decideClosing({ mechanism, params, users, epochs }) {
  const names = { first: "first", count: "count", released: "covered", ...ACCOUNT };
  const accounts = users.map((user) => readIntegers(user, names));
  const now = sumOf(accounts.map(({ count }) => count));
  const view = { params, accounting: accountingOf(mechanism), accounts, epochs: epochs.map(readEpoch), now };
  const limits = accounts.map((account) => `${budgetLimitOf(view, account, now)}`);
  const schedule = current(view);
  if (schedule === null) return { limits, closes: false, length: 0, probes: 0, asks: false, allowances: [] };
  const begins = running(view) === null;
  return {
    limits,
    closes: true,
    length: begins ? Number(schedule.length) : 0,
    probes: begins ? schedule.excessTimes.length : 0,
    asks: schedule.excessTimes.includes(now),
    allowances: blocksOf(view, schedule).map(({ availableBudget }) => `${availableBudget}`),
  };
}

export function updatePosterior({ params, epochs }) {
  const posterior = new Posterior(params);
  const beliefs = [write(posterior.summary, SUMMARY, String)];
  for (const epoch of epochs) {
    posterior.learn(readEpoch(epoch));
    beliefs.push(write(posterior.summary, SUMMARY, String));
  }
  return { beliefs };
}

export function makeProposals({ mechanism, params, epochs, samples, users, length, probes, asked, blocks }) {
  const posterior = new Posterior(params);
  epochs.forEach((epoch) => posterior.learn(readEpoch(epoch)));
  const now = BigInt(samples);
  const excessTimes = Array(probes).fill(asked ? now : 0n);
  const schedule = { cadence: cadenceOf(params, BigInt(users)), length: BigInt(length), excessTimes };
  const view = { params, accounting: accountingOf(mechanism), posterior, now };
  const proposals = proposalsFor(view, schedule, blocks.map((block) => readIntegers(block, BLOCK)));
  return { offers: proposals.map((proposal) => write(proposal, PROPOSAL, String)) };
}

export function makeContribution({ mechanism, account, series, offer, sum }) {
  const accounting = accountingOf(mechanism);
  const before = inSeries(accounting, readIntegers(account, ACCOUNT), readIntegers(series, SERIES));
  const contribution = contribute(accounting, before, readIntegers(offer, PROPOSAL));
  const after = debit(accounting, before, contribution);
  return {
    weight: `${contribution.weight}`,
    probe: `${contribution.excessWeight}`,
    price: `${additionalCost(accounting, before, contribution)}`,
    inside: `${weightedSum(contribution, BigInt(sum))}`,
    outside: `${weightedExcess(contribution, BigInt(sum))}`,
    account: { ...write(after, ACCOUNT, String), series: Number(after.series) },
  };
}
