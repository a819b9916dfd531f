//! The shipped policy of the ledger mechanism: intervals around the line of levels, and weights.

use crate::arithmetic::integer::Int;
use crate::ledger::contributions::{Epoch, Proposal};
use crate::ledger::interface::{Decision, Policy, Public};
use crate::params::Params;
use crate::policy::blocks::{blocks_of, number_of_strata, Block, Held};
use crate::policy::budget_limit::{affordable_change, cost_of, reaches};
use crate::policy::design::{mean_place, noise_deviation};
use crate::policy::fixed_point::{over_one, ONE};
use crate::policy::posterior::{scatter_variance, Posterior};
use crate::policy::scheduling::{current, running, Schedule, EXCESS_SHARE, EXCESS_WORTH};
use crate::policy::strata::level_divisor;
use crate::policy::weights::Stratum;

/// The policy of a run, which keeps what the epochs so far say.
pub struct ShippedPolicy {
    pub posterior: Posterior,
}

impl ShippedPolicy {
    pub fn new() -> ShippedPolicy {
        ShippedPolicy {
            posterior: Posterior::new(),
        }
    }

    /// The policy after these epochs.
    pub fn of(params: &Params, epochs: &[Epoch]) -> ShippedPolicy {
        ShippedPolicy {
            posterior: Posterior::of(params, epochs),
        }
    }
}

impl Policy for ShippedPolicy {
    fn decide(&self, public: Public) -> Option<Decision> {
        let schedule = current(public)?;
        let begins = running(public).is_none();
        Some(Decision {
            length: if begins { schedule.length() } else { 0 },
            strata: number_of_strata(public),
            excess_queries: if begins { schedule.queries() } else { 0 },
            asks_excess: schedule.asks,
            proposals: proposals(public, &self.posterior, &schedule),
        })
    }

    fn learn(&mut self, params: &Params, epoch: &Epoch) {
        self.posterior = self.posterior.update(params, epoch);
    }

    /// The estimate times the number of released samples, rounded to the nearest.
    fn sum(&self, params: &Params, samples: u64) -> Int {
        let units = Int::from(samples) * Int::from(params.grid);
        over_one(&(self.posterior.centre() * units + ONE / 2))
    }
}

/// A proposal per user with withheld samples, within the user's available budget.
pub fn proposals(public: Public, posterior: &Posterior, schedule: &Schedule) -> Vec<Proposal> {
    let blocks = blocks_of(public, posterior, schedule);
    let shares: Vec<Int> = blocks
        .iter()
        .map(|block| share(public, schedule, &block.held))
        .collect();
    let excess_weights = excess_weights(public, schedule, &blocks, &shares);
    let kept = kept(public, schedule, &blocks, &shares, &excess_weights);
    let most: Vec<Int> = blocks
        .iter()
        .zip(kept)
        .map(|(block, kept)| {
            let left = &block.held.available_budget - kept;
            affordable_change(public.accounting, &left).divide_down(&block.interval.width())
        })
        .collect();
    let weights = weights(public, posterior, schedule, &blocks, &most);
    let blocks = blocks.into_iter().zip(weights).zip(excess_weights);
    blocks
        .map(|((block, weight), excess_weight)| proposal(block, weight, excess_weight))
        .collect()
}

/// The part of a block's available budget that its excess query may cost. At a known end an epoch
/// of a series spends no more on it than its earlier excess queries cost, if there were any.
fn share(public: Public, schedule: &Schedule, held: &Held) -> Int {
    let share = match schedule.asks {
        true => held.available_budget.divide_by(EXCESS_SHARE),
        false => Int::zero(),
    };
    match public.is_last() && held.excess_paid > Int::zero() {
        true => share.min(held.excess_paid.clone()),
        false => share,
    }
}

/// The weight of each block's excess query; all 0 if they do not reach EXCESS_WORTH.
fn excess_weights(
    public: Public,
    schedule: &Schedule,
    blocks: &[Block],
    shares: &[Int],
) -> Vec<Int> {
    let params = public.params;
    let pairs = blocks.iter().zip(shares);
    let changes: Vec<Int> = pairs
        .map(|(block, share)| match block.excess_is_useful(params) {
            true => affordable_change(public.accounting, share),
            false => Int::zero(),
        })
        .collect();
    let paid = changes.iter().sum();
    if !schedule.asks || !reaches(params, &paid, EXCESS_WORTH, schedule.length()) {
        return vec![Int::zero(); blocks.len()];
    }
    let pairs = blocks.iter().zip(changes);
    pairs
        .map(|(block, change)| match block.excess_is_useful(params) {
            true => change.divide_down(&block.interval.saturation),
            false => Int::zero(),
        })
        .collect()
}

/// The part of each available budget that the sum may not use. In a longer series it is the share of
/// all its excess queries; at its known end what they have cost, and in a single epoch what the
/// excess query costs.
fn kept(
    public: Public,
    schedule: &Schedule,
    blocks: &[Block],
    shares: &[Int],
    excess_weights: &[Int],
) -> Vec<Int> {
    let pairs = blocks.iter().zip(shares).zip(excess_weights);
    pairs
        .map(|((block, share), excess_weight)| {
            if schedule.length() > 1 && !public.is_last() {
                return share.clone();
            }
            let cost = excess_weight * &block.interval.saturation;
            cost_of(public.accounting, cost).max(block.held.excess_paid.clone())
        })
        .collect()
}

/// The weight of each block, at most `most`: those of every stratum are chosen together.
fn weights(
    public: Public,
    posterior: &Posterior,
    schedule: &Schedule,
    blocks: &[Block],
    most: &[Int],
) -> Vec<Int> {
    let (params, strata, line) = (public.params, number_of_strata(public), posterior.line());
    let noise = noise_deviation(params, schedule.length(), strata);
    let mut weights = vec![Int::zero(); blocks.len()];
    for stratum in 0..strata {
        let inside: Vec<usize> = (0..blocks.len())
            .filter(|&index| blocks[index].held.stratum == stratum)
            .collect();
        if inside.is_empty() {
            continue;
        }
        let all = |value: &dyn Fn(&Held) -> Int| -> Vec<Int> {
            let inside = inside.iter();
            inside.map(|&index| value(&blocks[index].held)).collect()
        };
        let (worths, places) = (
            all(&|held| held.worth.clone()),
            all(&|held| held.place.clone()),
        );
        let level = line.at(&mean_place(&worths, &places));
        let chosen = Stratum {
            most: inside.iter().map(|&index| most[index].clone()).collect(),
            sizes: all(&|held| held.size.into()),
            worths,
            places,
            divisors: all(&|held| level_divisor(params, held.count)),
            noise: noise.clone(),
            grid: params.grid.into(),
            scatter: scatter_variance(&level, &posterior.scatter.users),
            variance: level.variance,
            slope: line.slope.clone(),
        }
        .weights();
        for (index, weight) in inside.into_iter().zip(chosen) {
            weights[index] = weight;
        }
    }
    weights
}

fn proposal(block: Block, weight: Int, excess_weight: Int) -> Proposal {
    let interval = block.interval;
    Proposal {
        low: interval.low,
        high: interval.high,
        weight,
        inner_low: interval.inner_low,
        inner_high: interval.inner_high,
        saturation: match excess_weight.is_zero() {
            true => Int::zero(),
            false => interval.saturation,
        },
        excess_weight,
        stratum: block.held.stratum.into(),
    }
}
