//! What a policy sees: arrivals and released outputs, never a sample.

use crate::ledger::accounting::Accounting;
use crate::ledger::contributions::{Account, Epoch};
use crate::params::Params;

/// Everything that is public after a sample has arrived: the accounts, in order of first arrival, and
/// all closed epochs.
#[derive(Clone, Copy)]
pub struct Public<'a> {
    pub params: &'a Params,
    pub accounting: Accounting,
    pub accounts: &'a [Account],
    pub epochs: &'a [Epoch],
}

impl Public<'_> {
    /// The number of users so far.
    pub fn users(&self) -> u64 {
        self.accounts.len() as u64
    }

    /// The samples counted so far.
    pub fn samples(&self) -> u64 {
        self.accounts.iter().map(|account| account.count).sum()
    }

    /// The samples in closed epochs.
    pub fn released(&self) -> u64 {
        self.accounts.iter().map(|account| account.released).sum()
    }

    /// The users with new samples, ascending: all withheld samples are theirs.
    pub fn withheld_users(&self) -> Vec<usize> {
        let users = 0..self.accounts.len();
        users
            .filter(|&user| self.accounts[user].withheld() > 0)
            .collect()
    }

    /// Whether the stream has reached its known end.
    pub fn is_last(&self) -> bool {
        self.params.horizon_given && self.params.horizon == self.samples().into()
    }
}
