//! A run of the ledger mechanism, with Laplace or Gaussian noise: accounts, epochs, and the released
//! mean.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::constants::{Constants, CounterConstants};
use crate::ledger::accounting::Accounting;
use crate::ledger::budget_limit::{is_at_horizon, Public};
use crate::ledger::contributions::{Account, Contribution, Epoch, Series};
use crate::ledger::posterior::{one, Posterior};
use crate::ledger::proposals::{Block, Setting};
use crate::ledger::schedule::{current, running, Schedule};
use crate::params::Params;
use crate::protocol::tape::Tape;
use crate::step::{Charge, Step, Write};

pub struct AccountedRun {
    params: Params,
    accounting: Accounting,
    /// Those of both counters.
    constants: CounterConstants,
    posterior: Posterior,
    /// In order of first arrival.
    accounts: Vec<Account>,
    /// For each account, the sum of the samples that are withheld.
    withheld_sums: Vec<Int>,
    epochs: Vec<Epoch>,
    total: u64,
    sum: Int,
}

impl AccountedRun {
    pub fn new(constants: &Constants) -> AccountedRun {
        AccountedRun {
            params: constants.params.clone(),
            accounting: Accounting::of(constants.mechanism),
            constants: constants.counters[0].clone(),
            posterior: Posterior::default(),
            accounts: Vec::new(),
            withheld_sums: Vec::new(),
            epochs: Vec::new(),
            total: 0,
            sum: Int::zero(),
        }
    }

    /// Counts a sample of a user, and closes an epoch if it is time.
    pub fn add(&mut self, user: usize, units: u64, tape: &mut Tape, step: &mut Step) {
        if user == self.accounts.len() {
            self.accounts.push(Account {
                first: self.public().now() + 1,
                ..Account::default()
            });
            self.withheld_sums.push(Int::zero());
        }
        self.accounts[user].count += 1;
        self.withheld_sums[user] = &self.withheld_sums[user] + Int::from(units);
        if let Some(schedule) = current(self.public()) {
            self.close(&schedule, tape, step);
        }
    }

    fn public(&self) -> Public<'_> {
        Public {
            params: &self.params,
            accounting: self.accounting,
            accounts: &self.accounts,
            epochs: &self.epochs,
        }
    }

    fn close(&mut self, schedule: &Schedule, tape: &mut Tape, step: &mut Step) {
        let series = self.series(schedule);
        let contributions = self.contributions(schedule, series);
        let (mut sum, mut excess, mut largest) = (Int::zero(), Int::zero(), 0);
        let now = self.public().now();
        for contribution in &contributions {
            let user = contribution.user as usize;
            let withheld = std::mem::replace(&mut self.withheld_sums[user], Int::zero());
            sum = sum + contribution.proposal.weighted_sum(&withheld);
            excess = excess + contribution.proposal.weighted_excess(&withheld);
            let before = self.accounts[user];
            let mut account = before.in_series(self.accounting, series);
            account.debit(self.accounting, &contribution.proposal);
            account.released = account.count;
            largest = largest.max(account.spent - before.spent);
            self.accounts[user] = account;
        }
        let node = self.epochs.len() as u64 + 1;
        let scale = &self.constants.scale;
        let variance = (Rational::from(2) * scale * scale).floor();
        let mut write = |counter, sum: Int| {
            let noise = match self.accounting {
                Accounting::Units => tape.noise(counter, node),
                Accounting::Squares => tape.gaussian(counter, node, &variance),
            };
            let released = &sum + &noise;
            step.written.push(Write {
                counter,
                node,
                sum,
                noise,
            });
            released
        };
        let epoch = Epoch {
            samples: now,
            series,
            contributions,
            sum: write(0, sum),
            excess: schedule.asks_excess(now).then(|| write(1, excess)),
        };
        self.posterior.learn(&self.params, &epoch);
        self.total = now;
        let units = Int::from(now) * Int::from(self.params.grid);
        let half = one().shift_right(1);
        self.sum = (self.posterior.centre() * units + half).divide_down(&one());
        // One charge stands for both nodes: the largest cost of a contribution.
        step.charges.push(Charge {
            mechanism: self.accounting.noise(),
            level: 0,
            node,
            epsilon: self.epsilon_of(largest),
            sensitivity: largest.into(),
            scale: self.constants.scale.clone(),
        });
        self.epochs.push(epoch.clone());
        step.epoch = Some(epoch);
    }

    /// The series of an epoch that closes now: that of the epoch before while its schedule runs, or a
    /// new one.
    fn series(&self, schedule: &Schedule) -> Series {
        let last = self.epochs.last();
        match last.filter(|_| running(self.public()).is_some()) {
            Some(last) => last.series,
            None => Series {
                first: self.epochs.len() as u64 + 1,
                length: schedule.length(),
                excess_queries: schedule.excess_queries(),
            },
        }
    }

    /// The contributions of all users with withheld samples; no account changes.
    fn contributions(&self, schedule: &Schedule, series: Series) -> Vec<Contribution> {
        let public = self.public();
        let blocks = blocks(public, schedule);
        let setting = Setting {
            params: &self.params,
            accounting: self.accounting,
            cadence: schedule.cadence,
            length: schedule.length(),
            excess_queries: schedule.excess_queries(),
            asks_excess: schedule.asks_excess(public.now()),
            is_last: is_at_horizon(&self.params, public.now()),
        };
        let proposals = setting.proposals(&self.posterior, &blocks);
        public
            .withheld_users()
            .into_iter()
            .zip(blocks)
            .zip(proposals)
            .map(|((user, block), proposal)| {
                let account = self.accounts[user].in_series(self.accounting, series);
                Contribution {
                    user: user as u64,
                    size: block.size,
                    proposal: account.contribute(self.accounting, proposal),
                }
            })
            .collect()
    }

    /// The privacy loss that a part of an account stands for: of epsilon, or of rho with Gaussian
    /// noise.
    fn epsilon_of(&self, part: u128) -> Rational {
        let full_budget = self.accounting.full_budget();
        &self.constants.epsilon * Rational::new(part.into(), full_budget.into())
    }

    /// Fills in what is released after an event.
    pub fn publish(&self, step: &mut Step) {
        step.read.clear();
        for (epoch, node) in self.epochs.iter().zip(1..) {
            step.read.push((0, node));
            if epoch.excess.is_some() {
                step.read.push((1, node));
            }
        }
        step.sum = self.sum.clone();
        step.total = self.total;
        let spent = self.accounts.iter().map(|account| account.spent);
        step.spent = self.epsilon_of(spent.max().unwrap_or(0));
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
