//! A run of the ledger mechanism, with Laplace or Gaussian noise: accounts, epochs, strata, series and
//! their radii. A policy decides when epochs close and what blocks contribute; whatever it decides, no
//! account is overdrawn.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::constants::{Constants, CounterConstants};
use crate::ledger::accounting::Accounting;
use crate::ledger::contributions::{Account, Contribution, Epoch, Proposal, Series};
use crate::ledger::interface::{Decision, Policy, Public};
use crate::params::Params;
use crate::protocol::tape::Tape;
use crate::step::{Charge, Step, Write};

pub struct AccountedRun {
    params: Params,
    accounting: Accounting,
    /// Those of all counters.
    constants: CounterConstants,
    policy: Box<dyn Policy>,
    /// In order of first arrival.
    accounts: Vec<Account>,
    /// For each account, the sum of the samples that are withheld.
    withheld_sums: Vec<Int>,
    epochs: Vec<Epoch>,
    /// The series of the last epoch, its radii for sums and for excesses, and how many excesses it has
    /// released.
    series: Series,
    radii: (Int, Int),
    excesses: u64,
    total: u64,
    sum: Int,
}

impl AccountedRun {
    pub fn new(constants: &Constants, policy: Box<dyn Policy>) -> AccountedRun {
        AccountedRun {
            params: constants.params.clone(),
            accounting: Accounting::of(constants.mechanism),
            constants: constants.counters[0].clone(),
            policy,
            accounts: Vec::new(),
            withheld_sums: Vec::new(),
            epochs: Vec::new(),
            series: Series {
                first: 1,
                length: 0,
                excess_queries: 0,
                strata: 1,
            },
            radii: (Int::zero(), Int::zero()),
            excesses: 0,
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
        if let Some(decision) = self.policy.decide(self.public()) {
            self.close(decision, tape, step);
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

    fn close(&mut self, decision: Decision, tape: &mut Tape, step: &mut Step) {
        self.open_series(&decision, tape);
        let with_excess = self.releases_excess(&decision);
        let contributions = self.contributions(decision.proposals, with_excess);
        let mut sums = vec![Int::zero(); self.series.strata as usize];
        let (mut excess, mut largest) = (Int::zero(), 0);
        let now = self.public().now();
        for contribution in &contributions {
            let user = contribution.user as usize;
            let withheld = std::mem::replace(&mut self.withheld_sums[user], Int::zero());
            let proposal = &contribution.proposal;
            // A block whose stratum does not exist adds to no sum.
            let stratum = proposal.stratum.to_u64();
            if let Some(sum) = stratum.and_then(|stratum| sums.get_mut(stratum as usize)) {
                *sum = &*sum + proposal.weighted_sum(&withheld);
            }
            excess = excess + proposal.weighted_excess(&withheld);
            let before = self.accounts[user];
            let mut account = before.in_series(self.accounting, self.series);
            account.debit(self.accounting, proposal);
            account.released = account.count;
            largest = largest.max(account.spent - before.spent);
            self.accounts[user] = account;
        }
        let mut released = self.write(sums, with_excess.then_some(excess), tape, step);
        let excess = if with_excess { released.pop() } else { None };
        let epoch = Epoch {
            samples: now,
            series: self.series,
            contributions,
            sums: released,
            excess,
        };
        self.policy.learn(&self.params, &epoch);
        self.total = now;
        self.sum = self.policy.sum(&self.params, now);
        // One charge stands for all nodes of the epoch: the largest cost of a contribution.
        step.charges.push(Charge {
            mechanism: self.accounting.noise(),
            level: 0,
            node: self.epochs.len() as u64 + 1,
            epsilon: self.epsilon_of(largest),
            sensitivity: largest.into(),
            scale: self.constants.scale.clone(),
        });
        self.epochs.push(epoch.clone());
        step.epoch = Some(epoch);
    }

    /// Begins a series if the policy asks for one or the last one is full, and draws its radii: one for
    /// all its sums, and one for its excesses. With Gaussian noise there are no series.
    fn open_series(&mut self, decision: &Decision, tape: &mut Tape) {
        let first = self.epochs.len() as u64 + 1;
        let strata = decision.strata.max(1);
        if self.accounting == Accounting::Squares {
            self.series = Series {
                first,
                length: 1,
                excess_queries: 1,
                strata,
            };
            return;
        }
        let has_room = first < self.series.first + self.series.length;
        if decision.length == 0 && has_room {
            return;
        }
        let (length, queries) = (decision.length.max(1), decision.excess_queries);
        self.series = Series {
            first,
            length,
            excess_queries: queries,
            strata,
        };
        let scale = &self.constants.scale;
        let of_sums = tape.radius(0, first, length, strata, scale);
        let of_excesses = match queries {
            0 => Int::zero(),
            _ => tape.radius(strata as usize, first, queries, 1, scale),
        };
        self.radii = (of_sums, of_excesses);
        self.excesses = 0;
    }

    /// Whether the epoch releases its excess: if the policy asks for it, and in a series while there are
    /// queries left.
    fn releases_excess(&mut self, decision: &Decision) -> bool {
        if self.accounting == Accounting::Squares {
            return decision.asks_excess;
        }
        let releases = decision.asks_excess && self.excesses < self.series.excess_queries;
        self.excesses += u64::from(releases);
        releases
    }

    /// The contributions of all users with withheld samples; no account changes.
    fn contributions(&self, proposals: Vec<Proposal>, with_excess: bool) -> Vec<Contribution> {
        let users = self.public().withheld_users();
        users
            .into_iter()
            .zip(proposals)
            .map(|(user, mut proposal)| {
                if !with_excess {
                    proposal.excess_weight = Int::zero();
                }
                let account = self.accounts[user].in_series(self.accounting, self.series);
                Contribution {
                    user: user as u64,
                    size: account.count - account.released,
                    proposal: account.carried_out(self.accounting, proposal),
                }
            })
            .collect()
    }

    /// Writes the epoch's nodes, and returns what they release: the sums, and the excess if there is one.
    fn write(
        &self,
        sums: Vec<Int>,
        excess: Option<Int>,
        tape: &mut Tape,
        step: &mut Step,
    ) -> Vec<Int> {
        let node = self.epochs.len() as u64 + 1;
        let noise = self.noise(node, sums.len(), excess.is_some(), tape);
        let nodes = sums.into_iter().chain(excess).zip(noise).enumerate();
        let mut released = Vec::new();
        for (counter, (sum, noise)) in nodes {
            released.push(&sum + &noise);
            step.written.push(Write {
                counter,
                node,
                sum,
                noise,
            });
        }
        released
    }

    fn noise(&self, node: u64, strata: usize, with_excess: bool, tape: &mut Tape) -> Vec<Int> {
        if self.accounting == Accounting::Squares {
            let scale = &self.constants.scale;
            let variance = Rational::from(2) * scale * scale;
            let counters = 0..strata + usize::from(with_excess);
            return counters
                .map(|counter| tape.gaussian(counter, node, &variance))
                .collect();
        }
        let mut noise = tape.uniform_noise(0, node, strata, &self.radii.0);
        if with_excess {
            noise.extend(tape.uniform_noise(strata, node, 1, &self.radii.1));
        }
        noise
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
            let counters = epoch.sums.len() + usize::from(epoch.excess.is_some());
            step.read
                .extend((0..counters).map(|counter| (counter, node)));
        }
        step.sum = self.sum.clone();
        step.total = self.total;
        let spent = self.accounts.iter().map(|account| account.spent);
        step.spent = self.epsilon_of(spent.max().unwrap_or(0));
    }
}
