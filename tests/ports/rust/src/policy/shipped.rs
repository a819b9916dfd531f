//! The shipped policy: its decisions for the epoch that closes now, and the sum that the posterior mean
//! gives.

use crate::arithmetic::integer::Int;
use crate::ledger::contributions::{Account, Epoch};
use crate::ledger::interface::{Decision, Policy, Public};
use crate::params::Params;
use crate::policy::budget_limit::is_at_horizon;
use crate::policy::posterior::{one, Posterior};
use crate::policy::proposals::{Block, Setting};
use crate::policy::schedule::{current, running, Schedule};

#[derive(Default)]
pub struct ShippedPolicy {
    posterior: Posterior,
}

impl Policy for ShippedPolicy {
    fn decide(&self, public: Public) -> Option<Decision> {
        let schedule = current(public)?;
        let now = public.now();
        let setting = Setting {
            params: public.params,
            accounting: public.accounting,
            cadence: schedule.cadence,
            length: schedule.length(),
            excess_queries: schedule.excess_queries(),
            asks_excess: schedule.asks_excess(now),
            is_last: is_at_horizon(public.params, now),
        };
        let blocks = blocks(public, &schedule);
        Some(Decision {
            length: match running(public) {
                None => schedule.length(),
                Some(_) => 0,
            },
            strata: 1,
            excess_queries: schedule.excess_queries(),
            asks_excess: setting.asks_excess,
            proposals: setting.proposals(&self.posterior, &blocks),
        })
    }

    fn learn(&mut self, params: &Params, epoch: &Epoch) {
        self.posterior.learn(params, epoch);
    }

    fn sum(&self, params: &Params, samples: u64) -> Int {
        let units = Int::from(samples) * Int::from(params.grid);
        let half = one().shift_right(1);
        (self.posterior.centre() * units + half).divide_down(&one())
    }
}

/// The blocks of the users with withheld samples. What a user may spend is for the whole series: the
/// limit at its end, minus what was spent before it began.
pub fn blocks(public: Public, schedule: &Schedule) -> Vec<Block> {
    let last = public.epochs.last();
    let series = last.filter(|_| running(public).is_some());
    let users = public.withheld_users().into_iter();
    let accounts = users.map(|user| &public.accounts[user]);
    let in_it = |account: &Account| series.is_some_and(|last| account.series == last.series.first);
    accounts
        .map(|account| {
            let (sum_cost, excess_cost) = match in_it(account) {
                true => (account.sum_cost.into(), account.excess_cost.into()),
                false => (0, 0),
            };
            let before = account.spent - sum_cost - excess_cost;
            let limit = public.budget_limit_of(account, schedule.end);
            Block {
                size: account.count - account.released,
                available_budget: limit.saturating_sub(before),
                excess_paid: excess_cost,
            }
        })
        .collect()
}
