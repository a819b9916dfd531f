//! The mechanisms by name, and how they differ where it matters in more than one place.

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

    /// Whether users have accounts, and all samples wait for an epoch.
    pub fn has_accounts(self) -> bool {
        matches!(self, Mechanism::Ledger | Mechanism::Gaussian)
    }

    /// Whether samples wait for the block of their level.
    pub fn has_levels(self) -> bool {
        matches!(
            self,
            Mechanism::Single | Mechanism::Multiple | Mechanism::Full
        )
    }
}
