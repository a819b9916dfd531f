//! Fixed-point numbers: units, logarithms, and the roots and ratios that the policy needs.

use crate::arithmetic::integer::Int;

/// Stands for 1 in logarithms, and in numbers of standard deviations.
pub const BIT: i64 = 1 << BIT_BITS;
const BIT_BITS: u64 = 16;

/// Stands for 1 in levels, places and shares. The range of a sample has length 1.
pub const ONE: i64 = 1 << ONE_BITS;
const ONE_BITS: u64 = 40;

/// Stands for 1 in variances and covariances.
pub const VARIANCE: i64 = 1 << VARIANCE_BITS;
const VARIANCE_BITS: u64 = 60;

/// Both sides of a ratio lose the bits that the larger one has beyond these.
const RATIO_BITS: u64 = 86;

/// A number divided by ONE, rounded down.
pub fn over_one(number: &Int) -> Int {
    number.shift_right(ONE_BITS)
}

/// The product of a number and a share, rounded down.
pub fn part(number: &Int, share: &Int) -> Int {
    over_one(&(number * share))
}

/// `log2` is less than this many units of 1/BIT too small.
pub const LOG2_ERROR: i64 = 2;

/// log2 of an integer >= 1 in units of 1/BIT, rounded down at every step, from its leading 32 bits.
pub fn log2(number: &Int) -> Int {
    let whole = number.bit_length() - 1;
    let mantissa = number.shift_left(31).shift_right(whole).to_u64();
    let mut mantissa = mantissa.expect("the leading bits of a number >= 1");
    let mut result = whole;
    for _ in 0..BIT_BITS {
        let square = mantissa * mantissa;
        let bit = square >> 63;
        mantissa = square >> (31 + bit);
        result = 2 * result + bit;
    }
    Int::from(result)
}

/// 2^(exponent / BIT) in units of 1/ONE, for an exponent <= 0: a square root for each binary digit.
pub fn exp2(exponent: &Int) -> Int {
    let (whole, digits) = (-exponent).divide(&Int::from(BIT));
    let whole = whole.min(Int::from(ONE_BITS + 1)).to_u64();
    let digits = digits.to_u64().expect("a remainder");
    let one = ONE as u128;
    let (mut result, mut root) = (one, one / 2);
    for place in (0..BIT_BITS).rev() {
        root = (root * one).isqrt();
        if digits >> place & 1 == 1 {
            result = result * root / one;
        }
    }
    Int::from(result >> whole.expect("an exponent <= 0"))
}

/// The variance of a standard deviation.
pub fn square_of(deviation: &Int) -> Int {
    deviation.square().shift_right(2 * ONE_BITS - VARIANCE_BITS)
}

/// The standard deviation of a variance; 0 if rounding has made the variance negative.
pub fn root_of(variance: &Int) -> Int {
    let variance = variance.max(&Int::zero()).clone();
    variance
        .shift_left(2 * ONE_BITS - VARIANCE_BITS)
        .square_root()
}

/// part / whole in units of 1/ONE, rounded down, for 0 <= part and 0 < whole.
pub fn ratio(part: &Int, whole: &Int) -> Int {
    let bits = part.max(whole).bit_length();
    let shift = bits.saturating_sub(RATIO_BITS);
    let divisor = whole.shift_right(shift).max(Int::from(1));
    (part.shift_right(shift) * ONE).divide_down(&divisor)
}

/// The number from `low` to `high` that is nearest to the given one.
pub fn clamp(number: Int, low: Int, high: Int) -> Int {
    number.max(low).min(high)
}
