//! The shipped policy of the ledger mechanism, which affects accuracy only: one file for each module
//! of the specification's policy. Everything is integers, and every division rounds down.

pub mod blocks;
pub mod budget_limit;
pub mod design;
pub mod error_bar;
pub mod excess;
pub mod fixed_point;
pub mod intervals;
pub mod line;
pub mod mixture;
pub mod posterior;
pub mod scheduling;
pub mod shipped;
pub mod strata;
pub mod weights;
