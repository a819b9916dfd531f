//! What each of several coordinates may spend, so that all together spend epsilon.

use crate::enclosure::{is_below, Enclosure};
use crate::integer::Int;
use crate::params::{Fault, Params, Refusal};
use crate::rational::Rational;

/// The epsilon of each of d coordinates: epsilon/d, or what advanced composition allows.
pub fn coordinate_share(
    params: &Params,
    dimension: &Int,
    slack: Option<&Rational>,
) -> Result<Rational, Fault> {
    let one = Rational::from(1);
    if *dimension < Int::from(1) || *dimension > Int::from(1 << 16) {
        return Err(Refusal::ParameterError.into());
    }
    let d = Rational::from(dimension.clone());
    let share = match slack {
        None => &params.epsilon / &d,
        Some(slack) => {
            if *slack <= Rational::zero() || *slack >= one {
                return Err(Refusal::ParameterError.into());
            }
            let unit = &one / Rational::power_of_two(16);
            let inverse = &one / slack;
            let fits = |multiple: u64| {
                let share = Rational::from(multiple) * &unit;
                let cost = |bits| {
                    let first = Enclosure::logarithm(&inverse, bits)
                        .times(&(Rational::from(2) * &d))
                        .square_root()
                        .times(&share);
                    let grown = Enclosure::exponential(&share, bits);
                    let second = grown.minus(&Enclosure::exactly(&one, bits));
                    first.plus(&second.times(&(&d * &share)))
                };
                is_below(cost, &params.epsilon)
            };
            // The cost grows with the share: 0 fits, and 32 never does.
            let (mut fitting, mut too_large) = (0u64, 32u64 << 16);
            while too_large - fitting > 1 {
                let middle = (fitting + too_large) / 2;
                if fits(middle) {
                    fitting = middle;
                } else {
                    too_large = middle;
                }
            }
            Rational::from(fitting) * unit
        }
    };
    if share < one / Rational::power_of_two(32) {
        return Err(Refusal::ParameterError.into());
    }
    Ok(share)
}
