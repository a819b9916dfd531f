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
}

impl Mechanism {
    pub const NAMES: [(&'static str, Mechanism); 7] = [
        ("binary", Mechanism::Binary),
        ("naive", Mechanism::Naive),
        ("wishful", Mechanism::Wishful),
        ("single", Mechanism::Single),
        ("multiple", Mechanism::Multiple),
        ("full", Mechanism::Full),
        ("ledger", Mechanism::Ledger),
    ];

    pub fn read(name: &str) -> Result<Mechanism, Fault> {
        let found = Mechanism::NAMES.iter().find(|(known, _)| *known == name);
        found
            .map(|(_, mechanism)| *mechanism)
            .ok_or(Refusal::ParameterError.into())
    }

    /// Whether samples wait for the block of their level.
    pub fn has_levels(self) -> bool {
        matches!(
            self,
            Mechanism::Single | Mechanism::Multiple | Mechanism::Full
        )
    }
}
