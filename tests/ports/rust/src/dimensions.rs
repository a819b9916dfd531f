//! What each of several coordinates may spend, so that all together spend epsilon.

use crate::enclosure::{is_below, Enclosure};
use crate::integer::Int;
use crate::kept::Kept;
use crate::params::{Fault, Params, Refusal};
use crate::rational::Rational;

/// What logarithms in a budget are bounded with.
const BITS: u64 = 256;

/// The epsilon of each of d coordinates: epsilon/d, or what advanced composition allows, or, where
/// accounts are in squares, what a budget allows that adds up.
pub fn coordinate_share(
    kept: Kept,
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
        None if kept == Kept::Squares => return Err(Refusal::ParameterError.into()),
        None => &params.epsilon / &d,
        Some(slack) => {
            if *slack <= Rational::zero() || *slack >= one {
                return Err(Refusal::ParameterError.into());
            }
            if kept == Kept::Squares {
                return gaussian_share(&params.epsilon, &d, slack);
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

/// The largest multiple s of 2^-16 with d s^2/4 within the budget.
fn gaussian_share(epsilon: &Rational, d: &Rational, slack: &Rational) -> Result<Rational, Fault> {
    let budgets = orders().into_iter().map(|a| budget(epsilon, slack, a));
    let budget = budgets.max().expect("there are orders");
    let square = (budget * Rational::power_of_two(34) / d).floor();
    if square < Int::from(1) {
        return Err(Refusal::ParameterError.into());
    }
    Ok(Rational::from(square.square_root()) / Rational::power_of_two(16))
}

/// 2 and 3, and four to a doubling from 4 on.
fn orders() -> Vec<u64> {
    let rows = (0..=40).flat_map(|j| (4..8u64).map(move |quarters| quarters << j));
    [2, 3].into_iter().chain(rows).collect()
}

/// What an order a shows to be within epsilon: (epsilon + ln(a/(a-1)) - (ln(1/slack) - ln a)/(a-1))/a,
/// with bounds of the logarithms that make it too small.
fn budget(epsilon: &Rational, slack: &Rational, order: u64) -> Rational {
    let (a, less) = (Rational::from(order), Rational::from(order - 1));
    let logarithm = |x: &Rational| Enclosure::logarithm(x, BITS).bounds();
    let tail = logarithm(&(Rational::from(1) / slack)).1 - logarithm(&a).0;
    (epsilon + logarithm(&(&a / &less)).0 - tail / less) / a
}
