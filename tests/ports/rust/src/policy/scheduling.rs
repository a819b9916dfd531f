//! When epochs close, and which of them form a series.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::ledger::accounting::{Accounting, BUDGET};
use crate::ledger::interface::Public;
use crate::params::Params;
use crate::policy::budget_limit::{
    affordable_change, available_budgets, available_change, largest_length, reaches,
};
use crate::policy::fixed_point::{log2, BIT};

/// The least available change of an epoch, in noise scales.
const SMALLEST: i64 = 8;

/// Until all users have spent this many noise scales, epochs may close eight times in a doubling; then
/// twice.
const WARM_UP: i64 = 16;

/// A single epoch is worth its noise if a quarter of what all users have left is available.
const SHARE: i64 = 4;

/// So it is if this many noise scales times the square root of the new samples are available.
const SAMPLING: i64 = 8;

/// A series begins when two fifths of the users who contributed to earlier epochs have new samples.
const RETURNING: (usize, usize) = (2, 5);

/// The step and the span of a series if the length of the stream is unknown.
const UNKNOWN_STEP: u64 = 1;
const UNKNOWN_SPAN: u64 = 4;

/// An eighth of an available budget pays for the excess query.
pub const EXCESS_SHARE: i64 = 8;

/// Excess queries are made if together they reach this many scales of their noise.
pub const EXCESS_WORTH: i64 = 9;

/// Above this epsilon every series has one epoch.
const NO_SERIES: u64 = 1 << 20;

/// The cadence of a series if the contributing users times epsilon^2 are at least `least`.
#[derive(Clone, Copy, Debug)]
pub struct Cadence {
    pub least: u64,
    /// From one epoch to the next, in doublings of the stream.
    pub step: u64,
    /// The doublings in a series.
    pub span: u64,
    /// Of intervals, in half standard deviations.
    pub reach: u64,
}

const fn cadence(least: u64, step: u64, span: u64) -> Cadence {
    Cadence {
        least,
        step,
        span,
        reach: NARROW,
    }
}

const CADENCES: [Cadence; 2] = [cadence(256, 1, 6), cadence(0, 2, 8)];

/// The reach of intervals is wide if users times epsilon are at least MANY.
const NARROW: u64 = 3;
const WIDE: u64 = 5;
const MANY: i64 = 1600;

/// The times of a series.
#[derive(Clone, Debug)]
pub struct Schedule {
    pub cadence: Cadence,
    /// From one epoch to the next, in doublings.
    pub step: u64,
    /// When it ends.
    pub end: Int,
    /// When its epochs after the first close.
    pub release_times: Vec<Int>,
    /// Whether its epochs make excess queries.
    pub asks: bool,
}

impl Schedule {
    /// How many epochs it has.
    pub fn length(&self) -> u64 {
        1 + self.release_times.len() as u64
    }

    /// How many excess queries it makes: one in every epoch, or none.
    pub fn queries(&self) -> u64 {
        match self.asks {
            true => self.length(),
            false => 0,
        }
    }
}

/// The schedule of the series of the epoch that closes now; None if no epoch closes.
pub fn current(public: Public) -> Option<Schedule> {
    match running(public) {
        None => beginning(public),
        Some(schedule) => {
            let now = Int::from(public.now());
            Some(schedule).filter(|found| found.release_times.contains(&now))
        }
    }
}

/// The schedule of the last epoch's series; None if it has ended or has one epoch.
pub fn running(public: Public) -> Option<Schedule> {
    let last = public.epochs.last();
    let last = last.filter(|last| last.series.length > 1)?;
    let first = &public.epochs[last.series.first as usize - 1];
    let users = first.contributions.len() as u64;
    let schedule = schedule_from(public.params, first.samples, users);
    Some(schedule).filter(|schedule| Int::from(last.samples) < schedule.end)
}

/// The schedule of the series, of one or more epochs, that begins with this sample; None if none does.
pub fn beginning(public: Public) -> Option<Schedule> {
    let (params, now) = (public.params, public.now());
    let accounts = public.accounts.iter();
    let spent: Int = accounts
        .map(|account| affordable_change(public.accounting, &account.spent.into()))
        .sum();
    let steps = match reaches(params, &spent, WARM_UP, 1) {
        true => 2,
        false => 8,
    };
    if !is_checkpoint(params, now, steps) {
        return None;
    }
    let schedule = schedule_from(params, now, public.withheld_users().len() as u64);
    if !schedule.release_times.is_empty()
        && public.accounting == Accounting::Units
        && comes_again(public, schedule.step)
    {
        let change = available_change(public, &schedule.end);
        if reaches(params, &change, SMALLEST, schedule.length()) {
            return Some(schedule);
        }
    }
    let new = available_change(public, &now.into());
    let worth = match public.is_last() {
        true => reaches(params, &new, 1, 1),
        false => reaches(params, &new, SMALLEST, 1) && is_worth(public, &new),
    };
    worth.then(|| single(schedule.cadence, now))
}

/// The schedule of a series of one epoch.
pub fn single(cadence: Cadence, now: u64) -> Schedule {
    Schedule {
        cadence,
        step: cadence.step,
        end: now.into(),
        release_times: Vec::new(),
        asks: true,
    }
}

/// The schedule of a series that begins at time `start`, when `users` users have withheld samples.
pub fn schedule_from(params: &Params, start: u64, users: u64) -> Schedule {
    let cadence = cadence_of(params, users);
    let start = Int::from(start);
    let (mut step, mut end) = (cadence.step, params.horizon.clone());
    if params.horizon_given {
        while end.shift_right(cadence.span) >= &start * 4 {
            end = end.shift_right(cadence.span);
        }
    } else {
        step = UNKNOWN_STEP;
        end = start.shift_left(UNKNOWN_SPAN).min(largest_length(params));
    }
    let ahead = log2((&start).max(&end)) - log2(&start);
    let whole = Int::from(step) * BIT;
    // The number of steps that makes the first one nearest to a whole step.
    let steps = match params.epsilon > Rational::from(NO_SERIES) {
        true => Int::zero(),
        false => (ahead * 2 + &whole).divide_down(&(whole * 2)),
    };
    let steps = steps.to_u64().expect("a small number of steps");
    let release_times = (0..steps).rev().map(|j| release_time(&end, step, j));
    let release_times = release_times.collect();
    let units = (Int::from(users) * Int::from(BUDGET)).divide_by(EXCESS_SHARE);
    Schedule {
        cadence,
        step,
        end,
        release_times,
        asks: reaches(params, &units, EXCESS_WORTH, 1 + steps),
    }
}

/// The cadence for this many users with withheld samples.
pub fn cadence_of(params: &Params, users: u64) -> Cadence {
    let (top, bottom) = (params.epsilon.numerator(), params.epsilon.denominator());
    let users = Int::from(users);
    let power = &users * top.square();
    let cadence = CADENCES
        .into_iter()
        .find(|cadence| power >= Int::from(cadence.least) * bottom.square());
    let mut cadence = cadence.expect("the last cadence is for any number of users");
    if users * top >= bottom * MANY {
        cadence.reach = WIDE;
    }
    cadence
}

/// The least time t >= end / 2^(step j).
fn release_time(end: &Int, step: u64, j: u64) -> Int {
    end.divide_up(&Int::power_of_two(step * j))
}

/// Whether users return: the share RETURNING of those with released samples have new ones. After a
/// series of more than one epoch, the next one must also wait for a whole step.
fn comes_again(public: Public, step: u64) -> bool {
    let last = public.epochs.last();
    if let Some(last) = last.filter(|last| last.series.length > 1) {
        if Int::from(public.now()) < Int::from(last.samples).shift_left(step) {
            return false;
        }
    }
    let before = public.accounts.iter().filter(|each| each.released > 0);
    let again = before.clone().filter(|each| each.withheld() > 0);
    let (before, again) = (before.count(), again.count());
    let (share, of) = RETURNING;
    again > 0 && of * again >= share * before
}

/// Whether this time ends a `steps`-th part of a doubling, counted back from the horizon if it is
/// known.
pub fn is_checkpoint(params: &Params, samples: u64, steps: u64) -> bool {
    if samples == 1 {
        return true;
    }
    let power = |time: u64| Int::from(time).power(steps);
    if params.horizon_given && Int::from(samples) <= params.horizon {
        let end = params.horizon.power(steps);
        let halvings = |time| (end.divide_up(&power(time)) - 1).bit_length();
        return halvings(samples) < halvings(samples - 1);
    }
    power(samples).bit_length() > power(samples - 1).bit_length()
}

/// Whether a single epoch before a known horizon is worth its noise; `new` is the available change.
fn is_worth(public: Public, new: &Int) -> bool {
    let (params, now) = (public.params, public.now());
    let waiting = public
        .accounts
        .iter()
        .map(|each| Int::from(each.withheld()));
    let waiting: Int = waiting.sum();
    let least = Int::from(BUDGET) * params.epsilon.denominator() * SAMPLING;
    if (new * params.epsilon.numerator()).square() >= waiting * least.square() {
        return true;
    }
    let (horizon, now) = (&params.horizon, Int::from(now));
    if params.horizon_given && horizon.divide_by(2) < now && now < *horizon {
        return false;
    }
    let accounts = public.accounts.iter();
    let spent: Int = accounts.map(|account| Int::from(account.spent)).sum();
    let budget = Int::from(public.accounting.full_budget()) * Int::from(public.users());
    let left = match params.horizon_given {
        true => budget,
        false => budget - &spent,
    };
    let allowed: Int = available_budgets(public, &now).into_iter().sum();
    allowed >= spent || allowed * SHARE >= left
}
