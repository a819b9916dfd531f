//! Exact fractions, always in lowest terms with a positive denominator.

use crate::arithmetic::integer::{by_value, Int};
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Div, Mul, Sub};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rational {
    numerator: Int,
    denominator: Int,
}

impl Rational {
    pub fn new(numerator: Int, denominator: Int) -> Rational {
        assert!(!denominator.is_zero(), "a denominator of 0");
        let mut common = numerator.common_divisor(&denominator);
        if denominator.is_negative() {
            common = -common;
        }
        Rational {
            numerator: numerator.divide_down(&common),
            denominator: denominator.divide_down(&common),
        }
    }

    pub fn numerator(&self) -> &Int {
        &self.numerator
    }

    pub fn denominator(&self) -> &Int {
        &self.denominator
    }

    pub fn zero() -> Rational {
        Rational::from(0)
    }

    pub fn power_of_two(exponent: u64) -> Rational {
        Rational::from(Int::power_of_two(exponent))
    }

    pub fn floor(&self) -> Int {
        self.numerator.divide_down(&self.denominator)
    }

    pub fn ceiling(&self) -> Int {
        self.numerator.divide_up(&self.denominator)
    }

    /// The nearest integer; of two equally near ones the even one.
    pub fn half_even(&self) -> Int {
        let (down, rest) = self.numerator.divide(&self.denominator);
        match (&rest + &rest).cmp(&self.denominator) {
            Ordering::Less => down,
            Ordering::Greater => down + Int::from(1),
            Ordering::Equal if down.is_odd() => down + Int::from(1),
            Ordering::Equal => down,
        }
    }
}

impl Default for Rational {
    fn default() -> Rational {
        Rational::zero()
    }
}

impl<T: Into<Int>> From<T> for Rational {
    fn from(whole: T) -> Rational {
        Rational {
            numerator: whole.into(),
            denominator: Int::from(1),
        }
    }
}

impl Add<&Rational> for &Rational {
    type Output = Rational;
    fn add(self, other: &Rational) -> Rational {
        let numerator = &self.numerator * &other.denominator + &other.numerator * &self.denominator;
        Rational::new(numerator, &self.denominator * &other.denominator)
    }
}

impl Sub<&Rational> for &Rational {
    type Output = Rational;
    fn sub(self, other: &Rational) -> Rational {
        let numerator = &self.numerator * &other.denominator - &other.numerator * &self.denominator;
        Rational::new(numerator, &self.denominator * &other.denominator)
    }
}

impl Mul<&Rational> for &Rational {
    type Output = Rational;
    fn mul(self, other: &Rational) -> Rational {
        Rational::new(
            &self.numerator * &other.numerator,
            &self.denominator * &other.denominator,
        )
    }
}

impl Div<&Rational> for &Rational {
    type Output = Rational;
    fn div(self, other: &Rational) -> Rational {
        Rational::new(
            &self.numerator * &other.denominator,
            &self.denominator * &other.numerator,
        )
    }
}

by_value!(Rational: Add add, Sub sub, Mul mul, Div div);

impl Ord for Rational {
    fn cmp(&self, other: &Rational) -> Ordering {
        (&self.numerator * &other.denominator).cmp(&(&other.numerator * &self.denominator))
    }
}

impl PartialOrd for Rational {
    fn partial_cmp(&self, other: &Rational) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Rational {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        if self.denominator == Int::from(1) {
            write!(formatter, "{}", self.numerator)
        } else {
            write!(formatter, "{}/{}", self.numerator, self.denominator)
        }
    }
}
