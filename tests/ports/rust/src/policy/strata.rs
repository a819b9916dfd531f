//! Strata of public counts: users' places on the line, and what their samples count.

use crate::arithmetic::integer::Int;
use crate::ledger::interface::Public;
use crate::params::{Params, Weighting};
use crate::policy::fixed_point::{clamp, log2, BIT, ONE};

/// A user is heavy from this relative count on.
const HEAVY: i64 = 2;

/// The place on the line of that count.
pub const HEAVY_PLACE: i64 = ONE / 2;

/// Heavy users have a stratum if they hold this part, a sixteenth, of the new samples.
const LEAST_PART: i64 = 16;

/// Places are kept between a quarter of the mean count and 64 times that.
const FIRST_PLACE: i64 = -ONE;
const LAST_PLACE: i64 = 3 * ONE;

/// Stands for 1 in a user's part of a stratum: squares of parts are then variances.
pub const PART: i64 = 1 << 30;

/// The place on the line of a user with `count` of `samples` samples, among `users` users: the
/// logarithm of the relative count to the base 4.
pub fn place_of(count: u64, users: u64, samples: u64) -> Int {
    let relative = Int::from(count) * Int::from(users);
    let doublings = log2(&relative) - log2(&samples.into());
    let place = (doublings * ONE).divide_by(2 * BIT);
    clamp(place, FIRST_PLACE.into(), LAST_PLACE.into())
}

/// Whether the user has at least HEAVY times the mean count.
fn is_heavy(count: u64, users: u64, samples: u64) -> bool {
    Int::from(count) * Int::from(users) >= Int::from(samples) * HEAVY
}

/// The number of strata of a series that begins now.
pub fn strata_of(public: Public) -> u64 {
    let (users, samples) = (public.users(), public.now());
    let (mut heavy, mut all) = (Int::zero(), Int::zero());
    for account in public.accounts {
        let size = Int::from(account.withheld());
        if is_heavy(account.count, users, samples) {
            heavy = heavy + &size;
        }
        all = all + size;
    }
    match all.is_positive() && heavy * LEAST_PART >= all {
        true => 2,
        false => 1,
    }
}

/// The stratum of a user's block; heavy users are in the second one, if there is one.
pub fn stratum_of(count: u64, users: u64, samples: u64, strata: u64) -> u64 {
    u64::from(strata > 1 && is_heavy(count, users, samples))
}

/// What a user's new samples count, where every sample counts 1, or every user PART.
pub fn worth_of(params: &Params, size: u64, count: u64) -> Int {
    match params.weighting {
        Weighting::Sample => Int::from(size),
        Weighting::User => (Int::from(size) * PART).divide_down(&count.into()),
    }
}

/// What all samples together count.
pub fn worth_of_all(params: &Params, users: u64, samples: u64) -> Int {
    match params.weighting {
        Weighting::Sample => Int::from(samples),
        Weighting::User => Int::from(users) * PART,
    }
}

/// Weights are in proportion to the worth of a sample if they are a level divided by this number.
pub fn level_divisor(params: &Params, count: u64) -> Int {
    match params.weighting {
        Weighting::Sample => Int::from(1),
        Weighting::User => Int::from(count),
    }
}
