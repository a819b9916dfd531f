//! Real numbers between two bounds, rounded exactly as soon as both bounds agree.
//!
//! A bound is an integer in units of 2^-bits. Every operation rounds the lower bound down and the
//! upper bound up, so the real number stays between them. More bits bring the bounds closer.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;

#[derive(Clone, Debug)]
pub struct Enclosure {
    low: Int,
    high: Int,
    bits: u64,
}

impl Enclosure {
    pub fn exactly(value: &Rational, bits: u64) -> Enclosure {
        let scaled = value * Rational::power_of_two(bits);
        Enclosure {
            low: scaled.floor(),
            high: scaled.ceiling(),
            bits,
        }
    }

    pub fn plus(&self, other: &Enclosure) -> Enclosure {
        Enclosure {
            low: &self.low + &other.low,
            high: &self.high + &other.high,
            bits: self.bits,
        }
    }

    pub fn minus(&self, other: &Enclosure) -> Enclosure {
        Enclosure {
            low: &self.low - &other.high,
            high: &self.high - &other.low,
            bits: self.bits,
        }
    }

    /// The product with an exact factor >= 0.
    pub fn times(&self, factor: &Rational) -> Enclosure {
        assert!(!factor.numerator().is_negative());
        Enclosure {
            low: (&self.low * factor.numerator()).divide_down(factor.denominator()),
            high: (&self.high * factor.numerator()).divide_up(factor.denominator()),
            bits: self.bits,
        }
    }

    /// The square root; the number must not be negative.
    pub fn square_root(&self) -> Enclosure {
        Enclosure {
            low: self.low.shift_left(self.bits).square_root(),
            high: self.high.shift_left(self.bits).square_root() + Int::from(1),
            bits: self.bits,
        }
    }

    /// The square of a number >= 0.
    fn square(&self) -> Enclosure {
        let unit = Int::power_of_two(self.bits);
        Enclosure {
            low: (&self.low * &self.low).divide_down(&unit),
            high: (&self.high * &self.high).divide_up(&unit),
            bits: self.bits,
        }
    }

    /// The natural logarithm of a rational x >= 1.
    pub fn logarithm(x: &Rational, bits: u64) -> Enclosure {
        assert!(*x >= Rational::from(1));
        // x = 2^e * y with 1 <= y < 2. The bit lengths give e, or 1 too much.
        let mut e = x.numerator().bit_length() - x.denominator().bit_length();
        if Rational::power_of_two(e) > *x {
            e -= 1;
        }
        let y = x / Rational::power_of_two(e);
        let one = Rational::from(1);
        let of_two = area_tangent(&Rational::new(Int::from(1), Int::from(3)), bits);
        let of_y = area_tangent(&((&y - &one) / (&y + &one)), bits);
        of_two
            .times(&Rational::from(2 * e))
            .plus(&of_y.times(&Rational::from(2)))
    }

    /// e^x for a rational x >= 0.
    pub fn exponential(x: &Rational, bits: u64) -> Enclosure {
        let half = Rational::new(Int::from(1), Int::from(2));
        let (mut halved, mut halvings) = (x.clone(), 0);
        while halved > half {
            halved = halved * &half;
            halvings += 1;
        }
        // Each term is at most half of the term before, so the remaining terms add up to less than the
        // last one.
        let mut term = Enclosure::exactly(&Rational::from(1), bits);
        let mut sum = term.clone();
        for k in 1..=bits + 1 {
            term = term.times(&(&halved / Rational::from(k)));
            sum = sum.plus(&term);
        }
        sum.high = sum.high + term.high;
        (0..halvings).fold(sum, |power, _| power.square())
    }

    /// Both bounds.
    pub fn bounds(&self) -> (Rational, Rational) {
        let unit = Rational::power_of_two(self.bits);
        (
            Rational::from(self.low.clone()) / &unit,
            Rational::from(self.high.clone()) / &unit,
        )
    }

    /// Both bounds, rounded up to integers.
    fn ceilings(&self) -> (Int, Int) {
        let unit = Int::power_of_two(self.bits);
        (self.low.divide_up(&unit), self.high.divide_up(&unit))
    }

    /// Both bounds, rounded down to integers.
    fn floors(&self) -> (Int, Int) {
        let unit = Int::power_of_two(self.bits);
        (self.low.divide_down(&unit), self.high.divide_down(&unit))
    }
}

/// artanh z = z + z^3/3 + z^5/5 + ... for 0 <= z <= 1/3.
fn area_tangent(z: &Rational, bits: u64) -> Enclosure {
    let square = z * z;
    let mut power = Enclosure::exactly(z, bits);
    let mut sum = power.clone();
    // Each power is at most a ninth of the power before.
    for k in 1..=bits / 3 + 1 {
        power = power.times(&square);
        sum = sum.plus(&power.times(&Rational::new(Int::from(1), Int::from(2 * k + 1))));
    }
    // The remaining terms add up to less than (9/8) z^(d+2)/(d+2), and so to less than the last power.
    sum.high = sum.high + power.high;
    sum
}

/// The bits to begin with: a factor of up to 2^100 leaves more than 64 fractional bits.
const FIRST_BITS: u64 = 192;

/// Doubles the precision until both bounds of a number give the same answer.
fn decide<T: PartialEq>(mut answers: impl FnMut(u64) -> (T, T)) -> T {
    let mut bits = FIRST_BITS;
    loop {
        let (low, high) = answers(bits);
        if low == high {
            return low;
        }
        bits *= 2;
    }
}

pub fn floor(number: impl Fn(u64) -> Enclosure) -> Int {
    decide(|bits| number(bits).floors())
}

pub fn ceiling(number: impl Fn(u64) -> Enclosure) -> Int {
    decide(|bits| number(bits).ceilings())
}

/// Whether an irrational number is below a rational bound.
pub fn is_below(number: impl Fn(u64) -> Enclosure, bound: &Rational) -> bool {
    decide(|bits| {
        let scaled = bound * Rational::power_of_two(bits);
        let number = number(bits);
        (
            Rational::from(number.low) <= scaled,
            Rational::from(number.high) <= scaled,
        )
    })
}
