// A run of the ledger mechanism, with Laplace or Gaussian noise: accounts, epochs, and the released mean.

import { UNITS, accountingOf } from "./accounting.js";
import { budgetLimitOf, withheldAccounts } from "./budget_limit.js";
import { contribute, debit, inSeries, weightedExcess, weightedSum } from "./contributions.js";
import { floorDiv, maximum, sumOf } from "../arithmetic/integers.js";
import { ONE, Posterior } from "./posterior.js";
import { proposalsFor } from "./proposals.js";
import { multiply, power, ratio } from "../arithmetic/rational.js";
import { writeAddress, writeCharge, writeEpoch, writeNode } from "../protocol/records.js";
import { current, running } from "./schedule.js";

const NEW_ACCOUNT = { count: 0n, released: 0n, spent: 0n, series: 0n, sumCost: 0n, excessCost: 0n };

export class AccountedRun {
  // constants: of both counters.
  constructor(mechanism, params, tape, constants) {
    this.accounting = accountingOf(mechanism);
    this.params = params;
    this.tape = tape;
    this.constants = constants;
    this.posterior = new Posterior(params);
    // In order of first arrival, each with the sum of the samples that are withheld.
    this.accounts = [];
    this.byUser = new Map();
    this.now = 0n;
    this.epochs = [];
    this.total = 0n;
    this.sum = 0n;
  }

  // Counts a sample, and closes an epoch if it is time; the step lists what is written and charged.
  add(user, units, step) {
    this.now += 1n;
    if (!this.byUser.has(user)) {
      const account = { ...NEW_ACCOUNT, first: this.now, withheldSum: 0n };
      this.byUser.set(user, account);
      this.accounts.push(account);
    }
    const account = this.byUser.get(user);
    account.count += 1n;
    account.withheldSum += units;
    const schedule = current(this);
    if (schedule !== null) this.close(schedule, step);
  }

  close(schedule, step) {
    const { accounting } = this;
    const withheld = withheldAccounts(this);
    const blocks = blocksOf(this, schedule);
    const series = this.seriesOf(schedule);
    const contributions = proposalsFor(this, schedule, blocks).map((proposal, i) => ({
      user: this.accounts.indexOf(withheld[i]),
      size: blocks[i].size,
      ...contribute(accounting, inSeries(accounting, withheld[i], series), proposal),
    }));
    const totalOf = (part) => sumOf(contributions.map((each, i) => part(each, withheld[i].withheldSum)));
    const sum = this.write(0, totalOf(weightedSum), step);
    const excess = schedule.excessTimes.includes(this.now) ? this.write(1, totalOf(weightedExcess), step) : null;
    const costs = withheld.map((account, i) => {
      const before = account.spent;
      Object.assign(account, debit(accounting, inSeries(accounting, account, series), contributions[i]));
      account.released = account.count;
      account.withheldSum = 0n;
      return account.spent - before;
    });
    const epoch = { samples: this.now, series, contributions, sum, excess };
    this.epochs.push(epoch);
    this.posterior.learn(epoch);
    this.total = this.now;
    this.sum = (this.posterior.centre * this.total * this.params.grid + ONE / 2n) / ONE;
    step.charges.push(this.charge(costs.reduce(maximum, 0n)));
    step.epoch = writeEpoch(epoch);
  }

  // The series of an epoch that closes now: that of the epoch before while its schedule runs, or a new one.
  seriesOf({ length, excessTimes }) {
    if (running(this) !== null) return this.epochs.at(-1).series;
    return { first: BigInt(this.epochs.length) + 1n, length, excessQueries: BigInt(excessTimes.length) };
  }

  // Writes the next node of a counter and returns what it releases.
  write(counter, sum, step) {
    const node = this.epochs.length + 1;
    const noise = this.noise(BigInt(counter), BigInt(node));
    step.written.push(writeNode(counter, node, sum, noise));
    return sum + noise;
  }

  noise(counter, node) {
    if (this.accounting === UNITS) return this.tape.noise(counter, node);
    const variance = multiply(ratio(2n), power(this.constants.scale, 2n));
    return this.tape.gaussian(counter, node, floorDiv(variance.num, variance.den));
  }

  // The one charge of an epoch: the largest cost of a contribution.
  charge(largest) {
    return writeCharge({
      mechanism: this.accounting.noise,
      level: 0,
      node: this.epochs.length,
      epsilon: this.epsilonOf(largest),
      sensitivity: largest,
      scale: this.constants.scale,
    });
  }

  // The privacy loss that a part of an account stands for: of epsilon, or of rho with Gaussian noise.
  epsilonOf(part) {
    return multiply(this.constants.epsilon, ratio(part, this.accounting.fullBudget));
  }

  get spent() {
    return this.epsilonOf(this.accounts.map(({ spent }) => spent).reduce(maximum, 0n));
  }

  get read() {
    return this.epochs.flatMap(({ excess }, i) => (
      (excess === null ? [0] : [0, 1]).map((counter) => writeAddress(counter, i + 1))
    ));
  }
}

// The blocks of the users with withheld samples. What a user may spend is for the whole series: the limit at its end,
// minus what was spent before it began. excessPaid: what the series has charged for excess queries so far.
export function blocksOf(view, schedule) {
  const series = running(view) === null ? null : view.epochs.at(-1).series;
  return withheldAccounts(view).map((account) => {
    const { sumCost, excessCost } = series === null ? NEW_ACCOUNT : inSeries(view.accounting, account, series);
    const before = account.spent - sumCost - excessCost;
    const availableBudget = maximum(0n, budgetLimitOf(view, account, schedule.end) - before);
    return { size: account.count - account.released, availableBudget, excessPaid: excessCost };
  });
}
