//! The ledger mechanism, with Laplace or Gaussian noise, and its policy.

pub mod accounted;
pub mod accounting;
pub mod budget_limit;
pub mod contributions;
pub mod posterior;
pub mod proposals;
pub mod schedule;
pub mod weight_caps;
