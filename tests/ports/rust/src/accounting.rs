//! What the accounts of the ledger mechanism are kept in: that is all that tells `gaussian` from
//! `ledger`, but for series and the noise.

use crate::clockwork::LEDGER;
use crate::integer::Int;
use crate::mechanism::Mechanism;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    Units,
    /// With Gaussian noise.
    Squares,
}

impl Kept {
    pub fn of(mechanism: Mechanism) -> Kept {
        match mechanism {
            Mechanism::Gaussian => Kept::Squares,
            _ => Kept::Units,
        }
    }

    /// What an account holds at first.
    pub fn whole(self) -> u128 {
        match self {
            Kept::Units => LEDGER.into(),
            Kept::Squares => u128::from(LEDGER).pow(2),
        }
    }

    /// The largest change of a sum that so much of an account pays for.
    pub fn pays(self, allowance: u128) -> Int {
        match self {
            Kept::Units => allowance.into(),
            Kept::Squares => Int::from(allowance).square_root(),
        }
    }

    /// What a change of a sum costs.
    pub fn costs(self, change: Int) -> Int {
        match self {
            Kept::Units => change,
            Kept::Squares => change.power(2),
        }
    }
}
