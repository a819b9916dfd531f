//! The clockwork of `ledger`: how much a user may have used by when. All times are numbers of
//! counted samples.

use crate::bookings::Epoch;
use crate::integer::Int;
use crate::kept::Kept;
use crate::params::Params;

/// The units of an account that stand for epsilon.
pub const LEDGER: u64 = 1 << 40;

/// One in the logarithms.
pub const BIT: u128 = 1 << 16;
const HEAD_START: u128 = 3 * BIT;

/// The root of LEDGER.
const ROOT: u128 = 1 << 20;

/// A user's account, all of it public.
#[derive(Clone, Copy, Debug, Default)]
pub struct Account {
    /// When the user's first sample came.
    pub first: u64,
    pub count: u64,
    /// How many samples are in closed epochs.
    pub covered: u64,
    /// As accounts are kept.
    pub spent: u128,
    /// The first epoch of the last series that the user took part in, and what was paid there: for
    /// the dearest of its sums, and of its overhangs.
    pub series: u64,
    pub sum_cost: u64,
    pub overhang_cost: u64,
}

/// What is public at a time: the accounts in order of first arrival, and all closed epochs.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub params: &'a Params,
    pub kept: Kept,
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

/// Whether units are at least so many times the scale of the noise, LEDGER/epsilon. In a series of
/// more epochs the noise's standard deviation is larger, and so is what is asked for.
pub fn reaches(params: &Params, units: &Int, scales: u64, length: u64) -> bool {
    let least = Int::from(scales) * Int::from(LEDGER) * params.epsilon.denominator();
    let growth = Int::from(length + 1) * Int::from(length + 2);
    Int::from(6) * (units * params.epsilon.numerator()).power(2) >= growth * least.power(2)
}

/// H, where one is given.
pub fn horizon(params: &Params) -> Option<u64> {
    params.has_horizon.then(|| {
        let horizon = params.horizon.to_u64();
        horizon.expect("a horizon that was given is a count")
    })
}

/// Whether a horizon was given and has been reached.
pub fn is_at_end(params: &Params, now: u64) -> bool {
    horizon(params) == Some(now)
}

/// How many samples there can be.
pub fn most_samples(params: &Params) -> u128 {
    u128::from(params.max_users) * u128::from(params.max_samples)
}

/// What a user with `count` samples since `first` may have used at time t, when `seen` have come.
pub fn limit(params: &Params, seen: u64, count: u64, first: u64, t: u128) -> u64 {
    let horizon = horizon(params).map(u128::from);
    if horizon.is_some_and(|horizon| t >= horizon) {
        return LEDGER;
    }
    let (end, users) = match horizon {
        Some(horizon) => (horizon, params.max_users),
        None => ((8 * t).min(most_samples(params)), seen),
    };
    let typical = (2 * end).div_ceil(users.into());
    let typical = typical.min(params.max_samples.into()).max(1);
    let by_count = u128::from(LEDGER) * log2(1 + typical.min(count.into())) / log2(1 + typical);
    let before = log2(first.into());
    let waited = HEAD_START + log2(t) - before;
    let root = ROOT * waited / (HEAD_START + log2(end) - before);
    by_count.max(root * root) as u64
}

impl View<'_> {
    /// The samples counted so far.
    pub fn now(&self) -> u64 {
        self.accounts.iter().map(|account| account.count).sum()
    }

    /// The users with new samples.
    pub fn pending(&self) -> Vec<usize> {
        let users = 0..self.accounts.len();
        users
            .filter(|&user| self.accounts[user].count > self.accounts[user].covered)
            .collect()
    }

    /// What a user may have used at a time that may be still to come, as accounts are kept.
    pub fn limit_at(&self, account: &Account, t: u128) -> u128 {
        let seen = self.accounts.len() as u64;
        let units = limit(self.params, seen, account.count, account.first, t);
        self.kept.whole() / u128::from(LEDGER) * u128::from(units)
    }

    /// What users with new samples may have used at a time t beyond what they have spent.
    pub fn allowances_at(&self, t: u128) -> Vec<u128> {
        let users = self.pending().into_iter();
        let accounts = users.map(|user| &self.accounts[user]);
        accounts
            .map(|account| self.limit_at(account, t).saturating_sub(account.spent))
            .collect()
    }

    /// What that pays for, all together.
    pub fn fresh_at(&self, t: u128) -> Int {
        let allowances = self.allowances_at(t).into_iter();
        let paid = allowances.map(|allowance| self.kept.pays(allowance));
        paid.fold(Int::zero(), |fresh, paid| fresh + paid)
    }
}

pub fn is_checkpoint(params: &Params, t: u64, steps: u64) -> bool {
    if t == 1 {
        return true;
    }
    let power = |time: u64| Int::from(time).power(steps);
    match horizon(params) {
        Some(horizon) if t <= horizon => {
            let end = power(horizon);
            let halvings = |time| (end.divide_up(&power(time)) - Int::from(1)).bit_length();
            halvings(t) < halvings(t - 1)
        }
        _ => power(t).bit_length() > power(t - 1).bit_length(),
    }
}
