//! What a policy of the ledger mechanism sees and decides.

use crate::arithmetic::integer::Int;
use crate::ledger::accounting::Accounting;
use crate::ledger::contributions::{Account, Epoch, Proposal};
use crate::params::Params;

/// What a policy sees: the accounts in order of first arrival, and all closed epochs.
#[derive(Clone, Copy)]
pub struct Public<'a> {
    pub params: &'a Params,
    pub accounting: Accounting,
    pub accounts: &'a [Account],
    pub epochs: &'a [Epoch],
}

/// What a policy decides for an epoch. length, strata, excess_queries: of the series that begins; a
/// length of 0 continues the last series. proposals: one for each user with withheld samples.
#[derive(Clone, Debug)]
pub struct Decision {
    pub length: u64,
    pub strata: u64,
    pub excess_queries: u64,
    pub asks_excess: bool,
    pub proposals: Vec<Proposal>,
}

pub trait Policy {
    /// The decision for the epoch that closes now, or None if none closes.
    fn decide(&self, public: Public) -> Option<Decision>;

    /// Takes note of a closed epoch.
    fn learn(&mut self, params: &Params, epoch: &Epoch);

    /// The estimated sum of so many released samples, in grid units.
    fn sum(&self, params: &Params, samples: u64) -> Int;
}

impl Public<'_> {
    /// How many users have come.
    pub fn users(&self) -> u64 {
        self.accounts.len() as u64
    }

    /// The samples counted so far.
    pub fn now(&self) -> u64 {
        self.accounts.iter().map(|account| account.count).sum()
    }

    /// The indices of the users with withheld samples.
    pub fn withheld_users(&self) -> Vec<usize> {
        let users = 0..self.accounts.len();
        users
            .filter(|&user| self.accounts[user].withheld() > 0)
            .collect()
    }

    /// Whether the stream has reached its known end.
    pub fn is_last(&self) -> bool {
        self.params.horizon_given && self.params.horizon == self.now().into()
    }
}
