//! The unit of a user's account: budget units with Laplace noise, squares of budget units with
//! Gaussian noise.

use crate::mechanism::Mechanism;

/// The budget units that stand for epsilon.
pub const BUDGET: u64 = 1 << 40;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accounting {
    Units,
    Squares,
}

impl Accounting {
    pub fn of(mechanism: Mechanism) -> Accounting {
        match mechanism {
            Mechanism::Gaussian => Accounting::Squares,
            _ => Accounting::Units,
        }
    }

    /// What a charge calls the mechanism.
    pub fn noise(self) -> &'static str {
        match self {
            Accounting::Units => "laplace",
            Accounting::Squares => "gaussian",
        }
    }

    /// What an account may spend in all.
    pub fn full_budget(self) -> u128 {
        match self {
            Accounting::Units => BUDGET.into(),
            Accounting::Squares => u128::from(BUDGET).pow(2),
        }
    }
}
