//! Vectors of numbers: the share of epsilon that each of d coordinates may spend.

use crate::arithmetic::enclosures::{is_below, Enclosure};
use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::ledger::accounting::Accounting;
use crate::params::{Fault, Params, Refusal};
use std::sync::OnceLock;

/// The precision of the logarithms in a zCDP budget.
const BITS: u64 = 256;

/// Shares with a delta are multiples of 2^-STEP_BITS.
const STEP_BITS: u64 = 16;

/// The epsilon of each of d coordinates. delta: of approximate differential privacy, if it is allowed.
pub fn coordinate_share(
    accounting: Accounting,
    params: &Params,
    dimension: &Int,
    delta: Option<&Rational>,
) -> Result<Rational, Fault> {
    let one = Rational::from(1);
    if *dimension < Int::from(1) || *dimension > Int::from(1 << 16) {
        return Err(Refusal::ParameterError.into());
    }
    if delta.is_some_and(|delta| *delta <= Rational::zero() || *delta >= one) {
        return Err(Refusal::ParameterError.into());
    }
    let (epsilon, d) = (&params.epsilon, Rational::from(dimension.clone()));
    let share = match (accounting, delta) {
        (Accounting::Units, None) => epsilon / &d,
        (Accounting::Units, Some(delta)) => advanced_share(epsilon, &d, delta),
        (Accounting::Squares, None) => return Err(Refusal::ParameterError.into()),
        (Accounting::Squares, Some(delta)) => gaussian_share(epsilon, &d, delta),
    };
    if share < one / Rational::power_of_two(32) {
        return Err(Refusal::ParameterError.into());
    }
    Ok(share)
}

/// The largest multiple of 2^-STEP_BITS whose advanced composition over d coordinates costs at most
/// epsilon; 0 if there is none.
fn advanced_share(epsilon: &Rational, d: &Rational, delta: &Rational) -> Rational {
    let one = Rational::from(1);
    let step = &one / Rational::power_of_two(STEP_BITS);
    let inverse = &one / delta;
    let fits = |multiple: u64| {
        let share = Rational::from(multiple) * &step;
        let cost = |bits| {
            let first = Enclosure::logarithm(&inverse, bits)
                .times(&(Rational::from(2) * d))
                .square_root()
                .times(&share);
            let grown = Enclosure::exponential(&share, bits);
            let second = grown.minus(&Enclosure::exactly(&one, bits));
            first.plus(&second.times(&(d * &share)))
        };
        is_below(cost, epsilon)
    };
    // The cost grows with the share: 0 fits, and 32 costs more than any epsilon.
    let (mut fitting, mut too_large) = (0u64, 32u64 << STEP_BITS);
    while too_large - fitting > 1 {
        let middle = (fitting + too_large) / 2;
        if fits(middle) {
            fitting = middle;
        } else {
            too_large = middle;
        }
    }
    Rational::from(fitting) * step
}

/// The largest multiple s of 2^-STEP_BITS for which d s^2/4 is at most the zCDP budget; 0 if there is
/// none.
fn gaussian_share(epsilon: &Rational, d: &Rational, delta: &Rational) -> Rational {
    let inverse = Rational::from(1) / delta;
    let of_delta = Enclosure::logarithm(&inverse, BITS).bounds().1;
    let budgets = orders().iter().map(|order| {
        // The rho that an order a shows to be within (epsilon, delta), rounded down:
        // (epsilon + ln(a/(a-1)) - (ln(1/delta) - ln a)/(a-1))/a.
        let tail = (&of_delta - &order.logarithm) / &order.less;
        (epsilon + &order.step_logarithm - tail) / &order.a
    });
    let budget = budgets.max().expect("there are orders");
    let square = (budget * Rational::power_of_two(2 * STEP_BITS + 2) / d).floor();
    let root = square.max(Int::zero()).square_root();
    Rational::from(root) / Rational::power_of_two(STEP_BITS)
}

/// An order a that a zCDP budget is judged by, with a - 1 and lower bounds of ln a and ln(a/(a-1)).
struct Order {
    a: Rational,
    less: Rational,
    logarithm: Rational,
    step_logarithm: Rational,
}

impl Order {
    fn new(a: u64) -> Order {
        let (a, less) = (Rational::from(a), Rational::from(a - 1));
        let lower = |x: &Rational| Enclosure::logarithm(x, BITS).bounds().0;
        Order {
            logarithm: lower(&a),
            step_logarithm: lower(&(&a / &less)),
            a,
            less,
        }
    }
}

/// 2 and 3, and from 4 on four orders in each doubling; computed once.
fn orders() -> &'static [Order] {
    static ORDERS: OnceLock<Vec<Order>> = OnceLock::new();
    ORDERS.get_or_init(|| {
        let rows = (0..=40).flat_map(|j| (4..8u64).map(move |quarters| quarters << j));
        [2, 3].into_iter().chain(rows).map(Order::new).collect()
    })
}
