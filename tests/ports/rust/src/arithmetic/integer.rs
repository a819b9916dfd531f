//! Integers of any size.

use crate::arithmetic::natural::{self, Limbs};
use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Int {
    /// False for zero.
    negative: bool,
    magnitude: Limbs,
}

impl Int {
    fn new(negative: bool, magnitude: Limbs) -> Int {
        Int {
            negative: negative && !magnitude.is_empty(),
            magnitude,
        }
    }

    pub fn zero() -> Int {
        Int::from(0)
    }

    pub fn is_zero(&self) -> bool {
        self.magnitude.is_empty()
    }

    pub fn is_negative(&self) -> bool {
        self.negative
    }

    pub fn is_positive(&self) -> bool {
        !self.negative && !self.is_zero()
    }

    pub fn absolute(&self) -> Int {
        Int::new(false, self.magnitude.clone())
    }

    pub fn square(&self) -> Int {
        self * self
    }

    pub fn is_odd(&self) -> bool {
        self.magnitude.first().is_some_and(|limb| limb % 2 == 1)
    }

    /// The number of bits of the absolute value: 0 for 0, and 1 + floor(log2 N) for N >= 1.
    pub fn bit_length(&self) -> u64 {
        natural::bit_length(&self.magnitude)
    }

    /// The integer that these bytes stand for, most significant first.
    pub fn from_bytes(bytes: &[u8]) -> Int {
        let limbs = bytes
            .rchunks(4)
            .map(|chunk| {
                chunk
                    .iter()
                    .fold(0u32, |limb, &byte| limb << 8 | u32::from(byte))
            })
            .collect();
        Int::new(false, natural::trimmed(limbs))
    }

    /// Exactly `0|-?[1-9][0-9]*`; None for all other text.
    pub fn parse(text: &str) -> Option<Int> {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let canonical = text == "0" || !digits.starts_with('0');
        if digits.is_empty() || !canonical || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        Some(Int::new(
            text.starts_with('-'),
            natural::from_decimal(digits),
        ))
    }

    /// The integer that decimal digits stand for, perhaps with leading zeros.
    pub fn from_digits(digits: &str) -> Int {
        Int::new(false, natural::from_decimal(digits))
    }

    pub fn to_u64(&self) -> Option<u64> {
        self.to_u128()?.try_into().ok()
    }

    pub fn to_u128(&self) -> Option<u128> {
        if self.negative || self.magnitude.len() > 4 {
            return None;
        }
        let limbs = self.magnitude.iter().rev();
        Some(limbs.fold(0, |value, &limb| value << 32 | u128::from(limb)))
    }

    pub fn shift_left(&self, bits: u64) -> Int {
        Int::new(self.negative, natural::shift_left(&self.magnitude, bits))
    }

    /// The quotient by 2^bits, rounded down.
    pub fn shift_right(&self, bits: u64) -> Int {
        self.divide_down(&Int::power_of_two(bits))
    }

    pub fn power_of_two(exponent: u64) -> Int {
        Int::from(1).shift_left(exponent)
    }

    pub fn power(&self, exponent: u64) -> Int {
        (0..exponent).fold(Int::from(1), |product, _| &product * self)
    }

    /// The quotient, rounded down, and the remainder, which has the sign of the divisor.
    pub fn divide(&self, divisor: &Int) -> (Int, Int) {
        let (quotient, rest) = natural::divide(&self.magnitude, &divisor.magnitude);
        let quotient = Int::new(self.negative != divisor.negative, quotient);
        let rest = Int::new(self.negative, rest);
        if !rest.is_zero() && self.negative != divisor.negative {
            (quotient - Int::from(1), rest + divisor)
        } else {
            (quotient, rest)
        }
    }

    pub fn divide_down(&self, divisor: &Int) -> Int {
        self.divide(divisor).0
    }

    /// The quotient by a constant, rounded down.
    pub fn divide_by(&self, divisor: i64) -> Int {
        self.divide_down(&Int::from(divisor))
    }

    pub fn divide_up(&self, divisor: &Int) -> Int {
        -((-self).divide(divisor).0)
    }

    /// The largest integer whose square is not larger; for numbers >= 0.
    pub fn square_root(&self) -> Int {
        assert!(!self.negative, "the square root of a negative number");
        if self.is_zero() {
            return Int::zero();
        }
        // Newton's steps from above decrease until they reach the root.
        let mut root = Int::power_of_two(self.bit_length().div_ceil(2));
        loop {
            let next = (&root + self.divide_down(&root)).divide_down(&Int::from(2));
            if next >= root {
                return root;
            }
            root = next;
        }
    }

    /// The greatest common divisor, >= 0.
    pub fn common_divisor(&self, other: &Int) -> Int {
        let (mut a, mut b) = (self.magnitude.clone(), other.magnitude.clone());
        while !b.is_empty() {
            let rest = natural::divide(&a, &b).1;
            a = std::mem::replace(&mut b, rest);
        }
        Int::new(false, a)
    }
}

macro_rules! from_primitive {
    ($($primitive:ty),*) => {$(
        impl From<$primitive> for Int {
            fn from(value: $primitive) -> Int {
                let (value, mut limbs) = (value as i128, Vec::new());
                let mut rest = value.unsigned_abs();
                while rest != 0 {
                    limbs.push(rest as u32);
                    rest >>= 32;
                }
                Int::new(value < 0, limbs)
            }
        }
    )*};
}
// Values of u128 must be below 2^127, as times and their products are.
from_primitive!(i32, u32, i64, u64, u128, usize);

impl Add<&Int> for &Int {
    type Output = Int;
    fn add(self, other: &Int) -> Int {
        if self.negative == other.negative {
            return Int::new(
                self.negative,
                natural::add(&self.magnitude, &other.magnitude),
            );
        }
        match natural::compare(&self.magnitude, &other.magnitude) {
            Ordering::Less => Int::new(
                other.negative,
                natural::subtract(&other.magnitude, &self.magnitude),
            ),
            _ => Int::new(
                self.negative,
                natural::subtract(&self.magnitude, &other.magnitude),
            ),
        }
    }
}

impl Neg for &Int {
    type Output = Int;
    fn neg(self) -> Int {
        Int::new(!self.negative, self.magnitude.clone())
    }
}

impl Neg for Int {
    type Output = Int;
    fn neg(self) -> Int {
        Int::new(!self.negative, self.magnitude)
    }
}

impl Sub<&Int> for &Int {
    type Output = Int;
    fn sub(self, other: &Int) -> Int {
        self + &-other
    }
}

impl Mul<&Int> for &Int {
    type Output = Int;
    fn mul(self, other: &Int) -> Int {
        let magnitude = natural::multiply(&self.magnitude, &other.magnitude);
        Int::new(self.negative != other.negative, magnitude)
    }
}

/// The same operators with values in place of references on one side or both.
macro_rules! by_value {
    ($type:ty: $($trait:ident $method:ident),*) => {$(
        impl $trait<$type> for $type {
            type Output = $type;
            fn $method(self, other: $type) -> $type {
                (&self).$method(&other)
            }
        }
        impl $trait<&$type> for $type {
            type Output = $type;
            fn $method(self, other: &$type) -> $type {
                (&self).$method(other)
            }
        }
        impl $trait<$type> for &$type {
            type Output = $type;
            fn $method(self, other: $type) -> $type {
                self.$method(&other)
            }
        }
    )*};
}
pub(crate) use by_value;
by_value!(Int: Add add, Sub sub, Mul mul);

/// The same operators with a constant on the right.
macro_rules! by_constant {
    ($($trait:ident $method:ident),*) => {$(
        impl $trait<i64> for Int {
            type Output = Int;
            fn $method(self, other: i64) -> Int {
                (&self).$method(&Int::from(other))
            }
        }
        impl $trait<i64> for &Int {
            type Output = Int;
            fn $method(self, other: i64) -> Int {
                self.$method(&Int::from(other))
            }
        }
    )*};
}
by_constant!(Add add, Sub sub, Mul mul);

impl Sum for Int {
    fn sum<I: Iterator<Item = Int>>(numbers: I) -> Int {
        numbers.fold(Int::zero(), |sum, number| sum + number)
    }
}

impl<'a> Sum<&'a Int> for Int {
    fn sum<I: Iterator<Item = &'a Int>>(numbers: I) -> Int {
        numbers.fold(Int::zero(), |sum, number| sum + number)
    }
}

impl Ord for Int {
    fn cmp(&self, other: &Int) -> Ordering {
        match (self.negative, other.negative) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => natural::compare(&self.magnitude, &other.magnitude),
            (true, true) => natural::compare(&other.magnitude, &self.magnitude),
        }
    }
}

impl PartialOrd for Int {
    fn partial_cmp(&self, other: &Int) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Int {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let sign = if self.negative { "-" } else { "" };
        write!(formatter, "{sign}{}", natural::to_decimal(&self.magnitude))
    }
}
