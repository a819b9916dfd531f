//! When epochs of `ledger` close, and which of them make a series.

use crate::clockwork::{
    horizon, is_at_end, is_checkpoint, log2, most_samples, reaches, View, BIT, LEDGER,
};
use crate::integer::Int;
use crate::kept::Kept;
use crate::params::Params;
use crate::rational::Rational;

/// The widest step and the span of a series where the stream's length is not known.
const UNKNOWN_HALVES: u64 = 2;
const UNKNOWN_SPAN: u64 = 4;

/// An eighth of an allowance is for the probe, where there is one.
pub const PROBE: u64 = 8;

/// Probes are made where all together are at least so many times the scale of their noise.
pub const WORTH: u64 = 9;

/// Overhangs begin two doublings before the end of a series.
const PROBED_HALVES: u64 = 4;

/// Beyond this epsilon every series has one epoch.
const NO_SERIES: u64 = 1 << 20;

/// How a series goes for so many pending users.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Of users, times epsilon^2.
    pub least: u64,
    /// Half doublings of the stream from one epoch to the next.
    pub halves: u64,
    /// Doublings in a series.
    pub span: u64,
    /// Of intervals, in half deviations.
    pub reach: u64,
}

const fn pace(least: u64, halves: u64, span: u64) -> Pace {
    Pace {
        least,
        halves,
        span,
        reach: NARROW,
    }
}

const PACES: [Pace; 3] = [pace(1600, 1, 4), pace(256, 3, 6), pace(0, 4, 8)];

/// The reach of intervals: a wide one from so many users times epsilon on.
const MANY: u64 = 1600;
const NARROW: u64 = 3;
const WIDE: u64 = 5;

/// A series in time.
#[derive(Clone, Debug)]
pub struct Course {
    pub pace: Pace,
    pub halves: u64,
    /// When it ends.
    pub end: u128,
    /// When its later epochs close.
    pub marks: Vec<Int>,
    /// Those of its times at which an overhang is released.
    pub probed: Vec<Int>,
}

impl Pace {
    pub fn new(params: &Params, users: u64) -> Pace {
        let (above, below) = (params.epsilon.numerator(), params.epsilon.denominator());
        let power = Int::from(users) * above.power(2);
        let pace = PACES
            .into_iter()
            .find(|pace| power >= Int::from(pace.least) * below.power(2));
        let mut pace = pace.expect("the last pace is for any number of users");
        if Int::from(users) * above.clone() >= Int::from(MANY) * below.clone() {
            pace.reach = WIDE;
        }
        pace
    }
}

/// So many steps as make the first nearest to a whole one, counted back from the end.
fn nearest_steps(halves: u64, start: u128, end: u128) -> u64 {
    let ahead = log2(start.max(end)) - log2(start);
    let step = u128::from(halves) * BIT;
    ((4 * ahead + step) / (2 * step)) as u64
}

/// The least time t >= end / 2^(halves * j / 2).
fn mark(end: u128, halves: u64, j: u64) -> Int {
    let square = Int::from(end).power(2) - Int::from(1);
    square.shift_right(halves * j).square_root() + Int::from(1)
}

impl Course {
    /// That of a series which begins at a time with so many pending users.
    pub fn new(params: &Params, start: u64, users: u64) -> Course {
        let pace = Pace::new(params, users);
        let start = u128::from(start);
        let (halves, end) = match horizon(params) {
            Some(horizon) => (pace.halves, stage_end(horizon.into(), pace.span, start)),
            None => (
                pace.halves.min(UNKNOWN_HALVES),
                (start << UNKNOWN_SPAN).min(most_samples(params)),
            ),
        };
        let steps = if params.epsilon > Rational::from(NO_SERIES) {
            0
        } else {
            nearest_steps(halves, start, end)
        };
        let marks: Vec<Int> = (0..steps).rev().map(|j| mark(end, halves, j)).collect();
        let mut probed = [&[Int::from(start)], &marks[..]].concat();
        let mut left = probed.len() as u64;
        probed.retain(|_| {
            left -= 1;
            is_probed(halves, left)
        });
        // None if so many users are not worth their noise.
        let units = Int::from(users) * Int::from(LEDGER / PROBE);
        if !reaches(params, &units, WORTH, probed.len() as u64) {
            probed.clear();
        }
        Course {
            pace,
            halves,
            end,
            marks,
            probed,
        }
    }

    /// How many epochs it has.
    pub fn length(&self) -> u64 {
        1 + self.marks.len() as u64
    }

    /// Whether an overhang is released at a time.
    pub fn asks(&self, now: u64) -> bool {
        self.probed.contains(&now.into())
    }

    /// How many overhangs are.
    pub fn probes(&self) -> u64 {
        self.probed.len() as u64
    }

    /// One epoch with the same pace.
    fn single(self, now: u64) -> Course {
        Course {
            end: now.into(),
            marks: Vec::new(),
            probed: vec![now.into()],
            ..self
        }
    }
}

/// Whether an overhang is released j steps before the end: there, and at steps of a doubling or more.
fn is_probed(halves: u64, j: u64) -> bool {
    j % 2u64.div_ceil(halves) == 0 && j * halves <= PROBED_HALVES
}

/// The horizon, or a span before it, and so on while two doublings or more are left.
fn stage_end(mut end: u128, span: u64, start: u128) -> u128 {
    while end >> span >= 4 * start {
        end >>= span;
    }
    end
}

/// The course to which an epoch that closes now belongs, if one closes.
pub fn current(view: View) -> Option<Course> {
    match running(view) {
        None => beginning(view),
        Some(course) => Some(course).filter(|course| course.marks.contains(&view.now().into())),
    }
}

/// The course of the last epoch's series, until its end.
pub fn running(view: View) -> Option<Course> {
    let last = view.epochs.last().filter(|last| last.series.length > 1)?;
    let first = &view.epochs[last.series.first as usize - 1];
    let course = Course::new(view.params, first.samples, first.bookings.len() as u64);
    Some(course).filter(|course| u128::from(last.samples) < course.end)
}

/// The course of a series that begins now, of one epoch or of more, if one does.
fn beginning(view: View) -> Option<Course> {
    let (params, now) = (view.params, view.now());
    let spent = view.accounts.iter().fold(Int::zero(), |spent, account| {
        spent + view.kept.pays(account.spent)
    });
    let steps = if reaches(params, &spent, 16, 1) { 2 } else { 8 };
    if !is_checkpoint(params, now, steps) {
        return None;
    }
    let course = Course::new(params, now, view.pending().len() as u64);
    if view.kept == Kept::Units
        && !course.marks.is_empty()
        && comes_again(view, course.halves)
        && reaches(params, &view.fresh_at(course.end), 8, course.length())
    {
        return Some(course);
    }
    let fresh = view.fresh_at(now.into());
    let closes = if is_at_end(params, now) {
        reaches(params, &fresh, 1, 1)
    } else {
        reaches(params, &fresh, 8, 1) && is_worth(view, &fresh)
    };
    closes.then(|| course.single(now))
}

/// Whether of those who were in an epoch before two fifths have new samples. After a series of more
/// than one epoch the next waits for a whole step.
fn comes_again(view: View, halves: u64) -> bool {
    if let Some(last) = view.epochs.last().filter(|last| last.series.length > 1) {
        let step_end = Int::from(last.samples).power(2).shift_left(halves);
        if Int::from(view.now()).power(2) < step_end {
            return false;
        }
    }
    let before = view.accounts.iter().filter(|each| each.covered > 0);
    let again = before.clone().filter(|each| each.count > each.covered);
    let (before, again) = (before.count(), again.count());
    again > 0 && 5 * again >= 2 * before
}

/// Whether an epoch by itself is worth its noise. What is left is judged by accounts as they are kept,
/// and not by what they pay for.
fn is_worth(view: View, fresh: &Int) -> bool {
    let (params, now) = (view.params, view.now());
    let covered: u64 = view.accounts.iter().map(|account| account.covered).sum();
    let earned = fresh * params.epsilon.numerator();
    let root = Int::from(8 * LEDGER) * params.epsilon.denominator();
    if earned.power(2) >= Int::from(now - covered) * root.power(2) {
        return true;
    }
    let horizon = horizon(params);
    if horizon.is_some_and(|horizon| horizon / 2 < now && now < horizon) {
        return false;
    }
    let sum = |of: &[u128]| {
        of.iter()
            .fold(Int::zero(), |sum, &each| sum + Int::from(each))
    };
    let allowed = sum(&view.allowances_at(now.into()));
    let spent: Vec<u128> = view.accounts.iter().map(|account| account.spent).collect();
    let spent = sum(&spent);
    let budget = Int::from(view.kept.whole()) * Int::from(view.accounts.len());
    let left = if horizon.is_some() {
        budget
    } else {
        budget - &spent
    };
    allowed >= spent || Int::from(4) * allowed >= left
}
