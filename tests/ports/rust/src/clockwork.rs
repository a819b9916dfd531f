//! The clockwork of `ledger`: how much a user may have used by when, and when an epoch closes.
//! All times are numbers of counted samples.

use crate::integer::Int;
use crate::params::Params;

/// The units of an account that stand for epsilon.
pub const LEDGER: u64 = 1 << 40;
const HEAD_START: u128 = 3 << 16;

/// The public side of a user's account, but for what was spent.
#[derive(Clone, Copy, Debug, Default)]
pub struct Account {
    /// When the user's first sample came.
    pub first: u64,
    pub count: u64,
    /// How many samples are in closed epochs, and when the last of those closed.
    pub covered: u64,
    pub closed: u64,
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

/// Whether units are at least so many times the scale of the noise, LEDGER/epsilon.
pub fn reaches(params: &Params, units: &Int, scales: u64) -> bool {
    let whole = Int::from(scales) * Int::from(LEDGER);
    units * params.epsilon.numerator() >= whole * params.epsilon.denominator()
}

/// H, where one is given.
fn horizon(params: &Params) -> Option<u64> {
    params.has_horizon.then(|| {
        let horizon = params.horizon.to_u64();
        horizon.expect("a horizon that was given is a count")
    })
}

/// What a user with `count` samples since `first` may have used at time t, when `seen` have come.
pub fn limit(params: &Params, seen: u64, count: u64, first: u64, t: u64) -> u64 {
    let horizon = horizon(params);
    if horizon.is_some_and(|horizon| t >= horizon) {
        return LEDGER;
    }
    let (n, m) = (u128::from(params.max_users), u128::from(params.max_samples));
    let (end, users) = match horizon {
        Some(horizon) => (u128::from(horizon), n),
        None => ((8 * u128::from(t)).min(n * m), u128::from(seen)),
    };
    let typical = (2 * end).div_ceil(users).min(m).max(1);
    let ledger = u128::from(LEDGER);
    let by_count = ledger * log2(1 + typical.min(count.into())) / log2(1 + typical);
    let before = log2(first.into());
    let waited = HEAD_START + log2(t.into()) - before;
    let by_time = ledger * waited / (HEAD_START + log2(end) - before);
    by_count.max(by_time) as u64
}

/// The samples counted so far.
pub fn now(accounts: &[Account]) -> u64 {
    accounts.iter().map(|account| account.count).sum()
}

/// What a user may have used now.
pub fn limit_now(params: &Params, accounts: &[Account], account: &Account) -> u64 {
    let seen = accounts.len() as u64;
    limit(params, seen, account.count, account.first, now(accounts))
}

/// What a user may have used at the close of its last epoch.
pub fn granted(params: &Params, accounts: &[Account], account: &Account) -> u64 {
    if account.covered == 0 {
        return 0;
    }
    let closed = account.closed;
    let seen = accounts.iter().filter(|other| other.first <= closed);
    limit(
        params,
        seen.count() as u64,
        account.covered,
        account.first,
        closed,
    )
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

/// Whether an epoch closes now.
pub fn closes(params: &Params, accounts: &[Account]) -> bool {
    let (now, horizon) = (now(accounts), horizon(params));
    let mut used = Int::zero();
    let mut fresh = Int::zero();
    let mut waiting = 0;
    for account in accounts {
        let granted = granted(params, accounts, account);
        used = used + Int::from(granted);
        waiting += account.count - account.covered;
        if account.count > account.covered {
            fresh = fresh + Int::from(limit_now(params, accounts, account).saturating_sub(granted));
        }
    }
    if horizon == Some(now) {
        return reaches(params, &fresh, 1);
    }
    let steps = if reaches(params, &used, 16) { 2 } else { 8 };
    if !is_checkpoint(params, now, steps) || !reaches(params, &fresh, 8) {
        return false;
    }
    let earned = &fresh * params.epsilon.numerator();
    let root = Int::from(8 * LEDGER) * params.epsilon.denominator();
    if &earned * &earned >= Int::from(waiting) * (&root * &root) {
        return true;
    }
    if horizon.is_some_and(|horizon| horizon / 2 < now && now < horizon) {
        return false;
    }
    let budget = Int::from(LEDGER) * Int::from(accounts.len());
    let left = if horizon.is_some() {
        budget
    } else {
        budget - &used
    };
    fresh >= used || Int::from(4) * fresh >= left
}
