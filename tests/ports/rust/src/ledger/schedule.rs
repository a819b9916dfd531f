//! When epochs of the ledger mechanism close, and which of them form a series.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::ledger::accounting::{Accounting, BUDGET};
use crate::ledger::budget_limit::{
    given_horizon, is_at_horizon, largest_length, log2, reaches, Public, BIT,
};
use crate::params::Params;

/// The widest step and the span of a series where the stream's length is not known.
const UNKNOWN_HALF_DOUBLINGS: u64 = 2;
const UNKNOWN_SPAN: u64 = 4;

/// An eighth of an available budget pays for the excess query.
pub const EXCESS_SHARE: u64 = 8;

/// Excess queries are made if together they reach this many scales of their noise.
pub const EXCESS_WORTH: u64 = 9;

/// Excess queries begin this many doublings before the end of a series.
const EXCESS_SPAN: u64 = 2;

/// Above this epsilon every series has one epoch.
const NO_SERIES: u64 = 1 << 20;

/// An epoch before the horizon needs an available change of this many scales.
const SMALLEST: u64 = 8;

/// Epochs may close eight times in a doubling of the stream until all users together have spent this
/// many scales, and twice afterwards.
const WARM_UP: u64 = 16;

/// A single epoch is worth its noise if its change is this many scales times the square root of the
/// withheld samples.
const SAMPLING: u64 = 8;

/// It is also worth its noise if a quarter of what all users have left is available.
const SHARE: u64 = 4;

/// How a series proceeds, according to the number of withheld users.
#[derive(Clone, Copy, Debug)]
pub struct Cadence {
    /// Of the number of users times epsilon^2.
    pub least: u64,
    /// The half doublings of the stream from one epoch to the next.
    pub half_doublings: u64,
    /// The doublings of the stream in a series.
    pub span: u64,
    /// Of intervals, in half deviations.
    pub reach: u64,
}

const fn cadence(least: u64, half_doublings: u64, span: u64) -> Cadence {
    Cadence {
        least,
        half_doublings,
        span,
        reach: NARROW,
    }
}

const CADENCES: [Cadence; 3] = [cadence(1600, 1, 4), cadence(256, 3, 6), cadence(0, 4, 8)];

/// The reach of intervals is wide where the number of users times epsilon is at least MANY.
const MANY: u64 = 1600;
const NARROW: u64 = 3;
const WIDE: u64 = 5;

/// A series in time.
#[derive(Clone, Debug)]
pub struct Schedule {
    pub cadence: Cadence,
    pub half_doublings: u64,
    /// When it ends.
    pub end: u128,
    /// When its later epochs close.
    pub release_times: Vec<Int>,
    /// Those of its times at which an epoch releases an excess.
    pub excess_times: Vec<Int>,
}

impl Cadence {
    pub fn new(params: &Params, users: u64) -> Cadence {
        let (above, below) = (params.epsilon.numerator(), params.epsilon.denominator());
        let power = Int::from(users) * above.power(2);
        let cadence = CADENCES
            .into_iter()
            .find(|cadence| power >= Int::from(cadence.least) * below.power(2));
        let mut cadence = cadence.expect("the last cadence is for any number of users");
        if Int::from(users) * above >= Int::from(MANY) * below {
            cadence.reach = WIDE;
        }
        cadence
    }
}

/// The number of steps that makes the first step nearest to a whole one, counted back from the end.
fn nearest_steps(half_doublings: u64, start: u128, end: u128) -> u64 {
    let ahead = log2(start.max(end)) - log2(start);
    let step = u128::from(half_doublings) * BIT;
    ((4 * ahead + step) / (2 * step)) as u64
}

/// The least time t >= end / 2^(half_doublings * j / 2).
fn release_time(end: u128, half_doublings: u64, j: u64) -> Int {
    let square = Int::from(end).power(2) - Int::from(1);
    square.shift_right(half_doublings * j).square_root() + Int::from(1)
}

/// Whether an excess is released j steps before the end: there, and at steps of a doubling or more.
fn is_excess_time(half_doublings: u64, j: u64) -> bool {
    j % 2u64.div_ceil(half_doublings) == 0 && j * half_doublings <= 2 * EXCESS_SPAN
}

/// The horizon, or the time one or more spans before it, while that is two doublings or more after
/// the start.
fn last_end(mut end: u128, span: u64, start: u128) -> u128 {
    while end >> span >= 4 * start {
        end >>= span;
    }
    end
}

impl Schedule {
    /// The schedule of a series that begins at a time with this many withheld users.
    pub fn new(params: &Params, start: u64, users: u64) -> Schedule {
        let cadence = Cadence::new(params, users);
        let start = u128::from(start);
        let (half_doublings, end) = match given_horizon(params) {
            Some(horizon) => (
                cadence.half_doublings,
                last_end(horizon.into(), cadence.span, start),
            ),
            None => (
                cadence.half_doublings.min(UNKNOWN_HALF_DOUBLINGS),
                (start << UNKNOWN_SPAN).min(largest_length(params)),
            ),
        };
        let steps = if params.epsilon > Rational::from(NO_SERIES) {
            0
        } else {
            nearest_steps(half_doublings, start, end)
        };
        let steps_left = (0..steps).rev();
        let release_times: Vec<Int> = steps_left
            .map(|j| release_time(end, half_doublings, j))
            .collect();
        let mut excess_times = [&[Int::from(start)], &release_times[..]].concat();
        let mut left = excess_times.len() as u64;
        excess_times.retain(|_| {
            left -= 1;
            is_excess_time(half_doublings, left)
        });
        // None if the excess of this many users does not stand out from its noise.
        let units = Int::from(users) * Int::from(BUDGET / EXCESS_SHARE);
        if !reaches(params, &units, EXCESS_WORTH, excess_times.len() as u64) {
            excess_times.clear();
        }
        Schedule {
            cadence,
            half_doublings,
            end,
            release_times,
            excess_times,
        }
    }

    /// How many epochs it has.
    pub fn length(&self) -> u64 {
        1 + self.release_times.len() as u64
    }

    /// Whether the epoch of a time releases an excess.
    pub fn asks_excess(&self, now: u64) -> bool {
        self.excess_times.contains(&now.into())
    }

    /// How many epochs do.
    pub fn excess_queries(&self) -> u64 {
        self.excess_times.len() as u64
    }

    /// One epoch with the same cadence.
    fn single(self, now: u64) -> Schedule {
        Schedule {
            end: now.into(),
            release_times: Vec::new(),
            excess_times: vec![now.into()],
            ..self
        }
    }
}

/// The schedule of the series to which an epoch that closes now belongs, if one closes.
pub fn current(public: Public) -> Option<Schedule> {
    match running(public) {
        None => beginning(public),
        Some(schedule) => {
            Some(schedule).filter(|found| found.release_times.contains(&public.now().into()))
        }
    }
}

/// The schedule of the last epoch's series, until its end.
pub fn running(public: Public) -> Option<Schedule> {
    let last = public.epochs.last();
    let last = last.filter(|last| last.series.length > 1)?;
    let first = &public.epochs[last.series.first as usize - 1];
    let users = first.contributions.len() as u64;
    let schedule = Schedule::new(public.params, first.samples, users);
    Some(schedule).filter(|schedule| u128::from(last.samples) < schedule.end)
}

/// Whether this time ends one of the `steps` parts of a doubling, counted back from the horizon if it
/// is known.
pub fn is_checkpoint(params: &Params, t: u64, steps: u64) -> bool {
    if t == 1 {
        return true;
    }
    let power = |time: u64| Int::from(time).power(steps);
    match given_horizon(params) {
        Some(horizon) if t <= horizon => {
            let end = power(horizon);
            let halvings = |time| (end.divide_up(&power(time)) - Int::from(1)).bit_length();
            halvings(t) < halvings(t - 1)
        }
        _ => power(t).bit_length() > power(t - 1).bit_length(),
    }
}

/// The schedule of a series that begins now, of one epoch or more, if one does.
fn beginning(public: Public) -> Option<Schedule> {
    let (params, accounting, now) = (public.params, public.accounting, public.now());
    let accounts = public.accounts.iter();
    let spent: Int = accounts
        .map(|account| accounting.affordable_change(account.spent))
        .sum();
    let steps = match reaches(params, &spent, WARM_UP, 1) {
        true => 2,
        false => 8,
    };
    if !is_checkpoint(params, now, steps) {
        return None;
    }
    let schedule = Schedule::new(params, now, public.withheld_users().len() as u64);
    // With Gaussian noise there are no series: over many epochs, the squares add up to less.
    if accounting == Accounting::Units
        && !schedule.release_times.is_empty()
        && comes_again(public, schedule.half_doublings)
    {
        let available = public.available_change(schedule.end);
        if reaches(params, &available, SMALLEST, schedule.length()) {
            return Some(schedule);
        }
    }
    let available = public.available_change(now.into());
    let closes = if is_at_horizon(params, now) {
        reaches(params, &available, 1, 1)
    } else {
        reaches(params, &available, SMALLEST, 1) && is_worth(public, &available)
    };
    closes.then(|| schedule.single(now))
}

/// Whether two fifths of the users who took part in an epoch before have withheld samples. After a
/// series of more than one epoch, the next series waits for a whole step.
fn comes_again(public: Public, half_doublings: u64) -> bool {
    let last = public.epochs.last();
    if let Some(last) = last.filter(|last| last.series.length > 1) {
        let step_end = Int::from(last.samples).power(2).shift_left(half_doublings);
        if Int::from(public.now()).power(2) < step_end {
            return false;
        }
    }
    let before = public.accounts.iter().filter(|each| each.released > 0);
    let again = before.clone().filter(|each| each.count > each.released);
    let (before, again) = (before.count(), again.count());
    again > 0 && 5 * again >= 2 * before
}

/// Whether a single epoch before a known horizon is worth its noise. The last rule compares accounts
/// in their own unit, not the changes that they pay for.
fn is_worth(public: Public, available: &Int) -> bool {
    let (params, now) = (public.params, public.now());
    let released: u64 = public.accounts.iter().map(|account| account.released).sum();
    let change = available * params.epsilon.numerator();
    let root = Int::from(SAMPLING * BUDGET) * params.epsilon.denominator();
    if change.power(2) >= Int::from(now - released) * root.power(2) {
        return true;
    }
    let horizon = given_horizon(params);
    if horizon.is_some_and(|horizon| horizon / 2 < now && now < horizon) {
        return false;
    }
    let budgets = public.available_budgets(now.into()).into_iter();
    let allowed: Int = budgets.map(Int::from).sum();
    let accounts = public.accounts.iter();
    let spent: Int = accounts.map(|account| Int::from(account.spent)).sum();
    let all = Int::from(public.accounting.full_budget()) * Int::from(public.accounts.len());
    let left = match horizon {
        Some(_) => all,
        None => all - &spent,
    };
    allowed >= spent || Int::from(SHARE) * allowed >= left
}
