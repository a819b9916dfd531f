//! The withheld blocks: what their users may spend, and in which strata and intervals their sums are.

use crate::arithmetic::integer::Int;
use crate::ledger::interface::Public;
use crate::params::Params;
use crate::policy::budget_limit::{affordable_change, available_budget};
use crate::policy::design::{design_of, noise_deviation, relative_noise};
use crate::policy::fixed_point::{part, root_of};
use crate::policy::intervals::{are_whole, Interval, NEGLIGIBLE, WORTH};
use crate::policy::mixture::Line;
use crate::policy::posterior::Posterior;
use crate::policy::scheduling::{running, Schedule};
use crate::policy::strata::{place_of, strata_of, stratum_of, worth_of};

/// The withheld samples of a user, and what the user may spend on them.
#[derive(Clone, Debug)]
pub struct Held {
    pub size: u64,
    /// All samples of the user.
    pub count: u64,
    /// Of the user, on the line.
    pub place: Int,
    /// What they count in the estimate.
    pub worth: Int,
    /// The one that they add to.
    pub stratum: u64,
    /// For all epochs of the series, in account units.
    pub available_budget: Int,
    /// The part of it that earlier excess queries of the series cost.
    pub excess_paid: Int,
}

/// Withheld samples and the interval of their sum.
#[derive(Clone, Debug)]
pub struct Block {
    pub held: Held,
    pub interval: Interval,
}

impl Block {
    /// Whether its excess is useful: to widen the interval, or to lower the bound on a sample's
    /// variance.
    pub fn excess_is_useful(&self, params: &Params) -> bool {
        self.interval.saturation.is_positive() && (self.interval.clips || params.grid > 1)
    }
}

/// The number of strata of the epoch that closes now: a series keeps that of its first epoch.
pub fn number_of_strata(public: Public) -> u64 {
    let last = public.epochs.last();
    match last.filter(|_| running(public).is_some()) {
        Some(last) => last.series.strata,
        None => strata_of(public),
    }
}

/// The withheld blocks, in the order of `withheld_users`.
pub fn blocks_of(public: Public, posterior: &Posterior, schedule: &Schedule) -> Vec<Block> {
    let (held, line) = (held_of(public, schedule), posterior.line());
    let whole: Vec<bool> = (0..number_of_strata(public))
        .map(|stratum| {
            let inside = held.iter().filter(|each| each.stratum == stratum);
            let outside = posterior.clipping.outside();
            is_whole(
                public,
                &line,
                &outside,
                schedule,
                &inside.collect::<Vec<_>>(),
            )
        })
        .collect();
    let held = held.into_iter();
    held.map(|held| Block {
        interval: Interval::new(
            public.params,
            &line.at(&held.place),
            &posterior.scatter.users,
            held.size,
            schedule.cadence.reach,
            whole[held.stratum as usize],
        ),
        held,
    })
    .collect()
}

/// What users hold. A budget is what the limit at the end of the series exceeds what was spent before
/// it.
pub fn held_of(public: Public, schedule: &Schedule) -> Vec<Held> {
    let last = public.epochs.last();
    let first = last.filter(|_| running(public).is_some());
    let first = first.map(|last| last.series.first);
    let strata = number_of_strata(public);
    let (users, samples) = (public.users(), public.now());
    let withheld = public.withheld_users().into_iter();
    withheld
        .map(|user| {
            let account = &public.accounts[user];
            let (size, count) = (account.withheld(), account.count);
            let (mut before, mut excess_paid) = (Int::from(account.spent), Int::zero());
            if first == Some(account.series) {
                excess_paid = account.excess_cost.into();
                before = before - Int::from(account.sum_cost) - &excess_paid;
            }
            Held {
                size,
                count,
                place: place_of(count, users, samples),
                worth: worth_of(public.params, size, count),
                stratum: stratum_of(count, users, samples, strata),
                available_budget: available_budget(public, user, &schedule.end, &before),
                excess_paid,
            }
        })
        .collect()
}

/// Whether the intervals of a stratum are whole: for its users, or because they then cost little noise:
/// a negligible part of the variance of the stratum's mean, or less than what excesses have shown to lie
/// outside.
fn is_whole(
    public: Public,
    line: &Line,
    outside: &Int,
    schedule: &Schedule,
    held: &[&Held],
) -> bool {
    let params = public.params;
    if are_whole(params, public.withheld_users().len() as u64, public.users()) {
        return true;
    }
    let all =
        |value: fn(&Held) -> Int| -> Vec<Int> { held.iter().map(|each| value(each)).collect() };
    let design = design_of(
        &all(|_| Int::from(1)),
        &all(|each| each.size.into()),
        &all(|each| each.worth.clone()),
        &all(|each| each.place.clone()),
    );
    let deviation = noise_deviation(params, schedule.length(), number_of_strata(public));
    let budgets = held.iter().map(|each| &each.available_budget);
    let most = budgets
        .map(|budget| affordable_change(public.accounting, budget))
        .sum();
    let own = part(&line.at(&design.wanted_at).variance, &design.own);
    let noise = relative_noise(&deviation, &most);
    &noise * NEGLIGIBLE < own || &(root_of(&noise) * WORTH) < outside
}
