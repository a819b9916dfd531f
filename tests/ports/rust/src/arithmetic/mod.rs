//! Exact arithmetic on integers and rationals of any size, and enclosures of reals.

pub mod enclosures;
pub mod integer;
pub mod natural;
pub mod number;
pub mod rational;
