//! Natural numbers of any size: limbs of 32 bits, lowest first, without leading zero limbs.
//! The algorithms are the schoolbook ones: most numbers here have a few hundred bits.

use std::cmp::Ordering;

pub type Limbs = Vec<u32>;

const LIMB_BITS: u64 = 32;

/// Removes leading zero limbs, so that equal numbers are equal lists.
pub fn trimmed(mut limbs: Limbs) -> Limbs {
    while limbs.last() == Some(&0) {
        limbs.pop();
    }
    limbs
}

pub fn compare(a: &[u32], b: &[u32]) -> Ordering {
    a.len()
        .cmp(&b.len())
        .then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

pub fn bit_length(a: &[u32]) -> u64 {
    match a.last() {
        None => 0,
        Some(top) => a.len() as u64 * LIMB_BITS - u64::from(top.leading_zeros()),
    }
}

pub fn add(a: &[u32], b: &[u32]) -> Limbs {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let mut sum = Vec::with_capacity(long.len() + 1);
    let mut carry = 0u64;
    for (i, &limb) in long.iter().enumerate() {
        carry += u64::from(limb) + u64::from(short.get(i).copied().unwrap_or(0));
        sum.push(carry as u32);
        carry >>= LIMB_BITS;
    }
    sum.push(carry as u32);
    trimmed(sum)
}

/// a - b, for a >= b.
pub fn subtract(a: &[u32], b: &[u32]) -> Limbs {
    let mut difference = Vec::with_capacity(a.len());
    let mut borrow = 0i64;
    for (i, &limb) in a.iter().enumerate() {
        let digit = i64::from(limb) - i64::from(b.get(i).copied().unwrap_or(0)) - borrow;
        borrow = i64::from(digit < 0);
        difference.push((digit + (borrow << LIMB_BITS)) as u32);
    }
    assert_eq!(borrow, 0, "a natural number below zero");
    trimmed(difference)
}

pub fn multiply(a: &[u32], b: &[u32]) -> Limbs {
    let mut product = vec![0u32; a.len() + b.len()];
    for (i, &x) in a.iter().enumerate() {
        let mut carry = 0u64;
        for (j, &y) in b.iter().enumerate() {
            // At most (2^32-1)^2 + 2(2^32-1) = 2^64 - 1, so it fits.
            carry += u64::from(x) * u64::from(y) + u64::from(product[i + j]);
            product[i + j] = carry as u32;
            carry >>= LIMB_BITS;
        }
        product[i + b.len()] = carry as u32;
    }
    trimmed(product)
}

pub fn shift_left(a: &[u32], bits: u64) -> Limbs {
    if a.is_empty() {
        return Vec::new();
    }
    let (limbs, bits) = ((bits / LIMB_BITS) as usize, bits % LIMB_BITS);
    let mut shifted = vec![0u32; limbs];
    let mut carry = 0u64;
    for &limb in a {
        carry |= u64::from(limb) << bits;
        shifted.push(carry as u32);
        carry >>= LIMB_BITS;
    }
    shifted.push(carry as u32);
    trimmed(shifted)
}

/// The floor of a / 2^bits.
pub fn shift_right(a: &[u32], bits: u64) -> Limbs {
    let (limbs, bits) = ((bits / LIMB_BITS) as usize, bits % LIMB_BITS);
    let mut shifted = Vec::new();
    for i in limbs..a.len() {
        let above = u64::from(a.get(i + 1).copied().unwrap_or(0));
        shifted.push(((above << LIMB_BITS | u64::from(a[i])) >> bits) as u32);
    }
    trimmed(shifted)
}

fn divide_by_limb(a: &[u32], divisor: u32) -> (Limbs, u32) {
    let mut quotient = vec![0u32; a.len()];
    let mut rest = 0u64;
    for i in (0..a.len()).rev() {
        rest = rest << LIMB_BITS | u64::from(a[i]);
        quotient[i] = (rest / u64::from(divisor)) as u32;
        rest %= u64::from(divisor);
    }
    (trimmed(quotient), rest as u32)
}

/// Quotient and remainder (Knuth's algorithm D).
pub fn divide(a: &[u32], b: &[u32]) -> (Limbs, Limbs) {
    assert!(!b.is_empty(), "a division by zero");
    if compare(a, b) == Ordering::Less {
        return (Vec::new(), a.to_vec());
    }
    if b.len() == 1 {
        let (quotient, rest) = divide_by_limb(a, b[0]);
        return (quotient, trimmed(vec![rest]));
    }
    // With the highest bit of the divisor set, an estimated digit is at most 2 too large.
    let shift = u64::from(b[b.len() - 1].leading_zeros());
    let divisor = shift_left(b, shift);
    let mut rest = shift_left(a, shift);
    rest.resize(a.len() + 1, 0);
    let n = divisor.len();
    let (top, below_top) = (u64::from(divisor[n - 1]), u64::from(divisor[n - 2]));
    let mut quotient = vec![0u32; rest.len() - n];
    for i in (0..quotient.len()).rev() {
        let head = u64::from(rest[i + n]) << LIMB_BITS | u64::from(rest[i + n - 1]);
        let (mut digit, mut left) = (head / top, head % top);
        while digit >> LIMB_BITS != 0
            || (left >> LIMB_BITS == 0
                && digit * below_top > (left << LIMB_BITS | u64::from(rest[i + n - 2])))
        {
            digit -= 1;
            left += top;
        }
        let mut borrow = 0i64;
        let mut carry = 0u64;
        for j in 0..=n {
            carry += digit * u64::from(divisor.get(j).copied().unwrap_or(0));
            let limb = i64::from(rest[i + j]) - i64::from(carry as u32) - borrow;
            borrow = i64::from(limb < 0);
            rest[i + j] = (limb + (borrow << LIMB_BITS)) as u32;
            carry >>= LIMB_BITS;
        }
        if borrow != 0 {
            // The digit is still 1 too large, so the divisor is added back.
            digit -= 1;
            let mut carry = 0u64;
            for j in 0..=n {
                carry += u64::from(rest[i + j]) + u64::from(divisor.get(j).copied().unwrap_or(0));
                rest[i + j] = carry as u32;
                carry >>= LIMB_BITS;
            }
        }
        quotient[i] = digit as u32;
    }
    (trimmed(quotient), shift_right(&trimmed(rest), shift))
}

/// The digits of a in base 10.
pub fn to_decimal(a: &[u32]) -> String {
    const GROUP: u32 = 1_000_000_000;
    let mut groups = Vec::new();
    let mut rest = a.to_vec();
    while !rest.is_empty() {
        let (quotient, group) = divide_by_limb(&rest, GROUP);
        groups.push(group);
        rest = quotient;
    }
    let mut text = groups.pop().unwrap_or(0).to_string();
    for group in groups.iter().rev() {
        text.push_str(&format!("{group:09}"));
    }
    text
}

/// The number that decimal digits stand for; the caller has checked that they are digits.
pub fn from_decimal(digits: &str) -> Limbs {
    let mut value = Vec::new();
    for digit in digits.bytes() {
        let digit = u32::from(digit - b'0');
        value = add(&multiply(&value, &[10]), &trimmed(vec![digit]));
    }
    value
}
