//! Accounts, and what becomes of a proposal: the contribution as it is carried out, and what it
//! costs.

use crate::arithmetic::integer::Int;
use crate::ledger::accounting::Accounting;

/// A user's account, all of it public.
#[derive(Clone, Copy, Debug, Default)]
pub struct Account {
    /// When the user's first sample came.
    pub first: u64,
    pub count: u64,
    /// How many of the samples are in closed epochs.
    pub released: u64,
    /// In the unit of the account.
    pub spent: u128,
    /// The first epoch of the last series that the user took part in, and the largest costs there of
    /// a sum and of an excess.
    pub series: u64,
    pub sum_cost: u64,
    pub excess_cost: u64,
}

/// What the policy proposes for a block: the interval on which its sum is projected, with a weight;
/// and the excess query, which counts how far the sum is outside the inner interval, up to the
/// saturation.
#[derive(Clone, Debug)]
pub struct Proposal {
    pub low: Int,
    pub high: Int,
    pub weight: Int,
    pub inner_low: Int,
    pub inner_high: Int,
    pub saturation: Int,
    pub excess_weight: Int,
    /// The number of the stratum whose sum the block adds to; it adds to none if there is no such
    /// stratum.
    pub stratum: Int,
}

/// A user's part in an epoch: the proposal as it was carried out.
#[derive(Clone, Debug)]
pub struct Contribution {
    pub user: u64,
    pub size: u64,
    pub proposal: Proposal,
}

/// Epochs that share one draw of the noise's radius: from number `first` on, up to `length` of them,
/// of which up to `excess_queries` release an excess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    pub first: u64,
    pub length: u64,
    pub excess_queries: u64,
    /// How many sums each epoch releases.
    pub strata: u64,
}

#[derive(Clone, Debug)]
pub struct Epoch {
    /// How many samples had been counted when it closed.
    pub samples: u64,
    pub series: Series,
    pub contributions: Vec<Contribution>,
    pub sums: Vec<Int>,
    /// None if it was not released.
    pub excess: Option<Int>,
}

impl Account {
    /// How many of the user's samples are in no closed epoch.
    pub fn withheld(&self) -> u64 {
        self.count - self.released
    }

    /// The account as it stands in a series: nothing is charged in it yet if the user's last series
    /// was another. Squares are charged for every epoch.
    pub fn in_series(&self, accounting: Accounting, series: Series) -> Account {
        if accounting == Accounting::Squares || self.series == series.first {
            return *self;
        }
        Account {
            series: series.first,
            sum_cost: 0,
            excess_cost: 0,
            ..*self
        }
    }

    /// In budget units, a series costs the largest cost of any of its sums and the largest of any of
    /// its excesses, so a proposal costs what it adds to these. In squares, every epoch costs the
    /// squares of both.
    pub fn additional_cost(&self, accounting: Accounting, proposal: &Proposal) -> Int {
        if accounting == Accounting::Squares {
            return proposal.sum_cost().power(2) + proposal.excess_cost().power(2);
        }
        let sum_increase = proposal.sum_cost() - Int::from(self.sum_cost);
        let excess_increase = proposal.excess_cost() - Int::from(self.excess_cost);
        sum_increase.max(Int::zero()) + excess_increase.max(Int::zero())
    }

    /// The proposal as it is carried out: with weights 0 if it is ill-formed or costs more than the
    /// account has left.
    pub fn carried_out(&self, accounting: Accounting, mut proposal: Proposal) -> Proposal {
        let negative = proposal.weight.is_negative()
            || proposal.width().is_negative()
            || proposal.inner_width().is_negative()
            || proposal.saturation.is_negative()
            || proposal.excess_weight.is_negative();
        let left = Int::from(accounting.full_budget()) - Int::from(self.spent);
        if negative || self.additional_cost(accounting, &proposal) > left {
            proposal.weight = Int::zero();
            proposal.excess_weight = Int::zero();
        }
        proposal
    }

    /// Charges a proposal that was carried out.
    pub fn debit(&mut self, accounting: Accounting, contribution: &Proposal) {
        let cost = self.additional_cost(accounting, contribution).to_u128();
        self.spent += cost.expect("a cost that the account can pay");
        if accounting == Accounting::Squares {
            return;
        }
        let units = |cost: Int| cost.to_u64().expect("a cost that the account can pay");
        self.sum_cost = self.sum_cost.max(units(contribution.sum_cost()));
        self.excess_cost = self.excess_cost.max(units(contribution.excess_cost()));
    }
}

impl Proposal {
    fn width(&self) -> Int {
        &self.high - &self.low
    }

    fn inner_width(&self) -> Int {
        &self.inner_high - &self.inner_low
    }

    /// The most that the samples of a block can change the sum of its stratum.
    fn sum_cost(&self) -> Int {
        &self.weight * self.width()
    }

    /// The most that they can change its excess.
    fn excess_cost(&self) -> Int {
        &self.excess_weight * &self.saturation
    }

    /// What a block with this sum adds to the sum of its stratum.
    pub fn weighted_sum(&self, sum: &Int) -> Int {
        let projected = sum.max(&self.low).min(&self.high);
        &self.weight * (projected - &self.low)
    }

    /// What it adds to the epoch's excess: how far the sum is outside the inner interval.
    pub fn weighted_excess(&self, sum: &Int) -> Int {
        let saturated = |beyond: Int| beyond.max(Int::zero()).min(self.saturation.clone());
        let (above, below) = (sum - &self.inner_high, &self.inner_low - sum);
        &self.excess_weight * (saturated(above) + saturated(below))
    }
}
