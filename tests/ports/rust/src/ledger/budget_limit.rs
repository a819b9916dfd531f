//! The budget that a user of the ledger mechanism may have used by a time. Times are numbers of
//! counted samples.

use crate::arithmetic::integer::Int;
use crate::ledger::accounting::{Accounting, BUDGET};
use crate::ledger::contributions::{Account, Epoch};
use crate::params::Params;

/// 1 in the fixed-point logarithms.
pub const BIT: u128 = 1 << 16;

/// A user's first sample counts as three doublings of the stream.
const HEAD_START: u128 = 3 * BIT;

/// A stream of unknown length is expected to grow to this many times its current length.
const HORIZON_FACTOR: u128 = 8;

/// The square root of BUDGET.
const ROOT: u128 = 1 << 20;

/// What the policy reads: the accounts in order of first arrival, and all closed epochs.
#[derive(Clone, Copy)]
pub struct Public<'a> {
    pub params: &'a Params,
    pub accounting: Accounting,
    pub accounts: &'a [Account],
    pub epochs: &'a [Epoch],
}

/// log2 in units of 2^-16, rounded down at every step.
pub fn log2(x: u128) -> u128 {
    let whole = x.ilog2();
    let mut mantissa = x << 31 >> whole;
    let mut result = u128::from(whole);
    for _ in 0..16 {
        let square = mantissa * mantissa;
        let bit = square >> 63;
        mantissa = square >> (31 + bit);
        result = 2 * result + bit;
    }
    result
}

/// Whether budget units are at least this many times the noise's scale, BUDGET / epsilon. The noise
/// of a series of `length` sums has the larger standard deviation: its square grows by
/// (length + 1)(length + 2) / 6.
pub fn reaches(params: &Params, units: &Int, scales: u64, length: u64) -> bool {
    let least = Int::from(scales) * Int::from(BUDGET) * params.epsilon.denominator();
    let growth = Int::from(length + 1) * Int::from(length + 2);
    Int::from(6) * (units * params.epsilon.numerator()).power(2) >= growth * least.power(2)
}

/// The horizon, if one is given.
pub fn given_horizon(params: &Params) -> Option<u64> {
    params.horizon_given.then(|| {
        let horizon = params.horizon.to_u64();
        horizon.expect("a horizon that was given is a count")
    })
}

/// Whether this is the end of a stream whose length is known.
pub fn is_at_horizon(params: &Params, now: u64) -> bool {
    given_horizon(params) == Some(now)
}

/// The largest number of samples that a stream can have.
pub fn largest_length(params: &Params) -> u128 {
    u128::from(params.max_users) * u128::from(params.max_samples)
}

/// What a user with `count` samples since the time `first` may have used at time t, when `seen`
/// users have come.
pub fn limit(params: &Params, seen: u64, count: u64, first: u64, t: u128) -> u64 {
    let horizon = given_horizon(params).map(u128::from);
    if horizon.is_some_and(|horizon| t >= horizon) {
        return BUDGET;
    }
    let (end, users) = match horizon {
        Some(horizon) => (horizon, params.max_users),
        None => ((HORIZON_FACTOR * t).min(largest_length(params)), seen),
    };
    let typical = (2 * end).div_ceil(users.into());
    let typical = typical.min(params.max_samples.into()).max(1);
    let by_count = u128::from(BUDGET) * log2(1 + typical.min(count.into())) / log2(1 + typical);
    let before = log2(first.into());
    let waited = HEAD_START + log2(t) - before;
    let root = ROOT * waited / (HEAD_START + log2(end) - before);
    by_count.max(root * root) as u64
}

impl Public<'_> {
    /// The samples counted so far.
    pub fn now(&self) -> u64 {
        self.accounts.iter().map(|account| account.count).sum()
    }

    /// The indices of the users with withheld samples.
    pub fn withheld_users(&self) -> Vec<usize> {
        let users = 0..self.accounts.len();
        users
            .filter(|&user| self.accounts[user].count > self.accounts[user].released)
            .collect()
    }

    /// The limit of a user at a time t, now or later, in the unit of the account.
    pub fn budget_limit_of(&self, account: &Account, t: u128) -> u128 {
        let seen = self.accounts.len() as u64;
        let units = limit(self.params, seen, account.count, account.first, t);
        self.accounting.full_budget() / u128::from(BUDGET) * u128::from(units)
    }

    /// For each user with withheld samples, the limit at time t minus what the user has spent.
    pub fn available_budgets(&self, t: u128) -> Vec<u128> {
        let users = self.withheld_users().into_iter();
        let accounts = users.map(|user| &self.accounts[user]);
        accounts
            .map(|account| {
                self.budget_limit_of(account, t)
                    .saturating_sub(account.spent)
            })
            .collect()
    }

    /// The change of a sum that these budgets pay for together.
    pub fn available_change(&self, t: u128) -> Int {
        let budgets = self.available_budgets(t).into_iter();
        let changes = budgets.map(|budget| self.accounting.affordable_change(budget));
        changes.sum()
    }
}
