// The shipped policy: its decisions for the epoch that closes now, and the sum that the posterior mean gives.

import { budgetLimitOf } from "./budget_limit.js";
import { inSeries, withheldAccounts } from "../ledger/contributions.js";
import { maximum } from "../arithmetic/integers.js";
import { ONE, Posterior } from "./posterior.js";
import { proposalsFor } from "./proposals.js";
import { current, running } from "./schedule.js";

export class ShippedPolicy {
  constructor(params) {
    this.params = params;
    this.posterior = new Posterior(params);
  }

  decide(view) {
    const schedule = current(view);
    if (schedule === null) return null;
    const { params, accounting, now } = view;
    const seen = { params, accounting, now, posterior: this.posterior };
    return {
      length: running(view) === null ? schedule.length : 0n,
      strata: 1n,
      excessQueries: BigInt(schedule.excessTimes.length),
      asksExcess: schedule.excessTimes.includes(now),
      proposals: proposalsFor(seen, schedule, blocksOf(view, schedule)),
    };
  }

  learn(epoch) {
    this.posterior.learn(epoch);
  }

  sum(samples) {
    return (this.posterior.centre * samples * this.params.grid + ONE / 2n) / ONE;
  }
}

// The blocks of the users with withheld samples. What a user may spend is for the whole series: the limit at its end,
// minus what was spent before it began. excessPaid: what the series has charged for excess queries so far.
export function blocksOf(view, schedule) {
  const series = running(view) === null ? null : view.epochs.at(-1).series;
  return withheldAccounts(view).map((account) => {
    const { sumCost, excessCost } = series === null
      ? { sumCost: 0n, excessCost: 0n }
      : inSeries(view.accounting, account, series);
    const before = account.spent - sumCost - excessCost;
    const availableBudget = maximum(0n, budgetLimitOf(view, account, schedule.end) - before);
    return { size: account.count - account.released, availableBudget, excessPaid: excessCost };
  });
}
