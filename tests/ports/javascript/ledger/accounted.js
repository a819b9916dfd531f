// A run of the ledger mechanism, with Laplace or Gaussian noise: accounts, epochs, strata, series and their radii. A
// policy decides when epochs close and what blocks contribute. Whatever it decides, no account is overdrawn.
//
// A policy has three methods. decide(view): null, or what it decides for the epoch that closes now: the length of the
// series that begins (0 to continue the last one), its strata and its excess queries, whether the epoch asks for its
// excess, and a proposal for each user with withheld samples. learn(epoch): takes note of a closed epoch.
// sum(samples): the estimated sum of so many released samples. A view is the run's public part.

import { UNITS, accountingOf } from "./accounting.js";
import {
  carriedOut, debit, inSeries, weightedExcess, weightedSum, withheldAccounts,
} from "./contributions.js";
import { maximum, sumOf } from "../arithmetic/integers.js";
import { multiply, power, ratio } from "../arithmetic/rational.js";
import { writeAddress, writeCharge, writeEpoch, writeNode } from "../protocol/records.js";

const NEW_ACCOUNT = { count: 0n, released: 0n, spent: 0n, series: 0n, sumCost: 0n, excessCost: 0n };
const NO_SERIES = { first: 1n, length: 0n, excessQueries: 0n, strata: 1n };

export class AccountedRun {
  // constants: of all counters.
  constructor(mechanism, params, tape, constants, policy) {
    this.accounting = accountingOf(mechanism);
    this.params = params;
    this.tape = tape;
    this.constants = constants;
    this.policy = policy;
    // In order of first arrival, each with the sum of the samples that are withheld.
    this.accounts = [];
    this.byUser = new Map();
    this.now = 0n;
    this.epochs = [];
    // The series of the last epoch, its radii for sums and for excesses, and how many excesses it has released.
    this.series = NO_SERIES;
    this.radii = [0n, 0n];
    this.excesses = 0n;
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
    const decision = this.policy.decide(this);
    if (decision !== null) this.close(decision, step);
  }

  close(decision, step) {
    const { accounting } = this;
    const withheld = withheldAccounts(this);
    this.openSeries(decision);
    const withExcess = this.releasesExcess(decision);
    const contributions = decision.proposals.map((proposal, i) => ({
      user: this.accounts.indexOf(withheld[i]),
      size: withheld[i].count - withheld[i].released,
      ...carriedOut(
        accounting,
        inSeries(accounting, withheld[i], this.series),
        withExcess ? proposal : { ...proposal, excessWeight: 0n },
      ),
    }));
    const parts = contributions.map((each, i) => weightedSum(each, withheld[i].withheldSum));
    const sums = Array.from({ length: Number(this.series.strata) }, (_, stratum) => (
      sumOf(parts.filter((_, i) => contributions[i].stratum === BigInt(stratum)))
    ));
    const excesses = contributions.map((each, i) => weightedExcess(each, withheld[i].withheldSum));
    const released = this.write(sums, withExcess ? sumOf(excesses) : null, step);
    const costs = withheld.map((account, i) => {
      const before = account.spent;
      Object.assign(account, debit(accounting, inSeries(accounting, account, this.series), contributions[i]));
      account.released = account.count;
      account.withheldSum = 0n;
      return account.spent - before;
    });
    const epoch = {
      samples: this.now,
      series: this.series,
      contributions,
      sums: released.slice(0, sums.length),
      excess: withExcess ? released.at(-1) : null,
    };
    this.epochs.push(epoch);
    this.policy.learn(epoch);
    this.total = this.now;
    this.sum = this.policy.sum(this.total);
    step.charges.push(this.charge(costs.reduce(maximum, 0n)));
    step.epoch = writeEpoch(epoch);
  }

  // Begins a series if the policy asks for one or the last one is full, and draws its radii: one for all its sums, and
  // one for its excesses. With Gaussian noise there are no series: over many epochs, the squares add up to less.
  openSeries({ length, strata, excessQueries }) {
    const first = BigInt(this.epochs.length) + 1n;
    const atLeastOne = (count) => maximum(1n, count);
    if (this.accounting !== UNITS) {
      this.series = { first, length: 1n, excessQueries: 1n, strata: atLeastOne(strata) };
      return;
    }
    if (length < 1n && first < this.series.first + this.series.length) return;
    this.series = { first, length: atLeastOne(length), excessQueries, strata: atLeastOne(strata) };
    const { tape, series, constants: { scale } } = this;
    this.radii = [
      tape.radius(0n, first, series.length, series.strata, scale),
      excessQueries > 0n ? tape.radius(series.strata, first, excessQueries, 1n, scale) : 0n,
    ];
    this.excesses = 0n;
  }

  // Whether the epoch releases its excess: if the policy asks for it, and in a series while there are queries left.
  releasesExcess({ asksExcess }) {
    if (this.accounting !== UNITS) return asksExcess;
    if (!asksExcess || this.excesses >= this.series.excessQueries) return false;
    this.excesses += 1n;
    return true;
  }

  // Writes the epoch's nodes, and returns what they release: the sums, and the excess unless it is null.
  write(sums, excess, step) {
    const node = BigInt(this.epochs.length) + 1n;
    const all = excess === null ? sums : [...sums, excess];
    const noise = this.noise(node, BigInt(sums.length), excess !== null);
    step.written.push(...all.map((sum, counter) => writeNode(counter, node, sum, noise[counter])));
    return all.map((sum, counter) => sum + noise[counter]);
  }

  noise(node, strata, withExcess) {
    const { tape, radii: [sumRadius, excessRadius] } = this;
    if (this.accounting === UNITS) {
      const noise = tape.uniformNoise(0n, node, strata, sumRadius);
      return withExcess ? [...noise, ...tape.uniformNoise(strata, node, 1n, excessRadius)] : noise;
    }
    const variance = multiply(ratio(2n), power(this.constants.scale, 2n));
    const counters = Array.from({ length: Number(strata) + (withExcess ? 1 : 0) }, (_, i) => BigInt(i));
    return counters.map((counter) => tape.gaussian(counter, node, variance));
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
    return this.epochs.flatMap(({ sums, excess }, i) => (
      [...sums, ...(excess === null ? [] : [excess])].map((_, counter) => writeAddress(counter, i + 1))
    ));
  }
}
