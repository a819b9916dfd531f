//! The shipped policy of the ledger mechanism. It affects accuracy only.

pub mod budget_limit;
pub mod posterior;
pub mod proposals;
pub mod schedule;
pub mod shipped;
pub mod weight_caps;
