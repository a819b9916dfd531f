//! The ledger mechanism, with Laplace or Gaussian noise, under any policy.

pub mod accounted;
pub mod accounting;
pub mod contributions;
pub mod final_release;
pub mod interface;
