//! The budget limit: how much of an account may be spent by a given time. Times are numbers of
//! counted samples.

use crate::arithmetic::integer::Int;
use crate::ledger::accounting::{Accounting, BUDGET};
use crate::ledger::interface::Public;
use crate::params::Params;
use crate::policy::fixed_point::{log2, BIT};

/// A user's first sample gives as much budget as three doublings of the stream.
const HEAD_START: i64 = 3 * BIT;

/// Without a known length the stream is assumed to grow to this many times its present length.
const HORIZON_FACTOR: i64 = 8;

/// The square root of BUDGET: shares are cubed in this unit.
const ROOT: i64 = 1 << 20;

/// A user keeps at least a 64th of the remaining budget for an epoch, if that is worth RICH.
const RESERVE: i64 = 64;

/// A budget of this many noise scales is large.
const RICH: i64 = 64;

/// The budget limit, in budget units, at time `samples` of a user with `count` samples since time
/// `first`, when `seen` users have come.
pub fn limit(params: &Params, seen: u64, count: u64, first: u64, samples: &Int) -> Int {
    let end = expected_length(params, samples);
    if params.horizon_given && *samples >= end {
        return Int::from(BUDGET);
    }
    let users = match params.horizon_given {
        true => params.max_users,
        false => seen,
    };
    let typical = (&end * 2).divide_up(&Int::from(users));
    let typical = typical.min(params.max_samples.into()).max(Int::from(1));
    let (count, first) = (Int::from(count), Int::from(first));
    let whole = log2(&(&typical + 1));
    let by_count = (log2(&(typical.min(count) + 1)) * Int::from(BUDGET)).divide_down(&whole);
    let by_count = (by_count * &first).divide_down(samples);
    let waited = log2(samples) - log2(&first) + HEAD_START;
    let whole = log2(&end) - log2(&first) + HEAD_START;
    let root = (waited * ROOT).divide_down(&whole);
    by_count.max(root.power(3).divide_by(ROOT))
}

/// The length that the policy assumes for the stream after `samples` samples.
fn expected_length(params: &Params, samples: &Int) -> Int {
    match params.horizon_given {
        true => params.horizon.clone(),
        false => (samples * HORIZON_FACTOR).min(largest_length(params)),
    }
}

/// The largest number of samples that a stream can have.
pub fn largest_length(params: &Params) -> Int {
    Int::from(params.max_users) * Int::from(params.max_samples)
}

/// The total change of a sum that the available budgets of users with new samples pay for, at time
/// `end`.
pub fn available_change(public: Public, end: &Int) -> Int {
    let budgets = available_budgets(public, end).into_iter();
    budgets
        .map(|budget| affordable_change(public.accounting, &budget))
        .sum()
}

/// The available budget of each user with new samples, in account units.
pub fn available_budgets(public: Public, end: &Int) -> Vec<Int> {
    let users = public.withheld_users().into_iter();
    users
        .map(|user| available_budget(public, user, end, &public.accounts[user].spent.into()))
        .collect()
}

/// The user's limit at time `end` minus what was spent, at least 0; or the reserve, if that is more.
pub fn available_budget(public: Public, user: usize, end: &Int, spent: &Int) -> Int {
    let full = Int::from(public.accounting.full_budget());
    let reserve = (full - spent).divide_by(RESERVE).max(Int::zero());
    let change = affordable_change(public.accounting, &reserve);
    let left = budget_limit_of(public, user, end) - spent;
    match reaches(public.params, &change, RICH, 1) {
        true => left.max(reserve),
        false => left.max(Int::zero()),
    }
}

/// The user's budget limit at time `end`, for the samples counted so far, in account units.
pub fn budget_limit_of(public: Public, user: usize, end: &Int) -> Int {
    let account = &public.accounts[user];
    let seen = public.users();
    let units = limit(public.params, seen, account.count, account.first, end);
    match public.accounting {
        Accounting::Units => units,
        Accounting::Squares => units * Int::from(BUDGET),
    }
}

/// The largest change of a sum that an available budget pays for, in budget units.
pub fn affordable_change(accounting: Accounting, available_budget: &Int) -> Int {
    match accounting {
        Accounting::Units => available_budget.clone(),
        Accounting::Squares => available_budget.square_root(),
    }
}

/// The cost of a change of a sum, in account units.
pub fn cost_of(accounting: Accounting, change: Int) -> Int {
    match accounting {
        Accounting::Units => change,
        Accounting::Squares => change.square(),
    }
}

/// Whether a change of `units` budget units is at least `scales` times the noise's scale, BUDGET /
/// epsilon. In a series of `length` sums the scale is multiplied by the ratio of the noise's standard
/// deviation to that of a single sum; the square of this ratio is (length + 1) (length + 2) / 6.
pub fn reaches(params: &Params, units: &Int, scales: i64, length: u64) -> bool {
    let least = Int::from(BUDGET) * params.epsilon.denominator() * scales;
    let growth = Int::from(length + 1) * Int::from(length + 2);
    (units * params.epsilon.numerator()).square() * 6 >= growth * least.square()
}
