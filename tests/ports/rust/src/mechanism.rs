//! The mechanisms by name, and the differences that matter in more than one module.

use crate::params::{Fault, Refusal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mechanism {
    Binary,
    Naive,
    Wishful,
    Single,
    Multiple,
    Full,
    Ledger,
    Gaussian,
}

impl Mechanism {
    pub const NAMES: [(&'static str, Mechanism); 8] = [
        ("binary", Mechanism::Binary),
        ("naive", Mechanism::Naive),
        ("wishful", Mechanism::Wishful),
        ("single", Mechanism::Single),
        ("multiple", Mechanism::Multiple),
        ("full", Mechanism::Full),
        ("ledger", Mechanism::Ledger),
        ("gaussian", Mechanism::Gaussian),
    ];

    pub fn read(name: &str) -> Result<Mechanism, Fault> {
        let found = Mechanism::NAMES.iter().find(|(known, _)| *known == name);
        found
            .map(|(_, mechanism)| *mechanism)
            .ok_or(Refusal::ParameterError.into())
    }

    /// Whether users have accounts, and all samples are withheld until an epoch closes.
    pub fn has_accounts(self) -> bool {
        matches!(self, Mechanism::Ledger | Mechanism::Gaussian)
    }

    /// Whether samples are withheld until they complete the block of a level.
    pub fn has_levels(self) -> bool {
        matches!(
            self,
            Mechanism::Single | Mechanism::Multiple | Mechanism::Full
        )
    }
}
