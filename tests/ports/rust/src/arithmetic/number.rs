//! The numbers of samples and parameters as text: `0.1`, `-2.5e3`, `1/3`.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::params::Fault;

/// The number that text means, or None if it is not a number.
pub fn read_number(text: &str) -> Result<Option<Rational>, Fault> {
    if let Some((above, below)) = text.split_once('/') {
        let (negative, above) = read_sign(above);
        if !is_digits(above) || !is_digits(below) {
            return Ok(None);
        }
        let denominator = Int::from_digits(below);
        if denominator.is_zero() {
            return Ok(None);
        }
        let value = Rational::new(Int::from_digits(above), denominator);
        return Ok(Some(with_sign(negative, value)));
    }
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        None => (text, "0"),
        Some(parts) => parts,
    };
    let (negative, mantissa) = read_sign(mantissa);
    let (negative_exponent, exponent) = read_sign(exponent);
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = format!("{whole}{fraction}");
    if !is_digits(&digits) || !is_digits(exponent) {
        return Ok(None);
    }
    // A larger power of ten would exhaust the memory.
    let exponent = match Int::from_digits(exponent).to_u64() {
        Some(exponent) if exponent <= 100_000 => exponent,
        _ => return Err(Fault::NotImplemented(format!("an exponent of {exponent}"))),
    };
    let power = Rational::from(Int::from(10).power(exponent));
    let value = Rational::new(
        Int::from_digits(&digits),
        Int::from(10).power(fraction.len() as u64),
    );
    let value = if negative_exponent {
        value / power
    } else {
        value * power
    };
    Ok(Some(with_sign(negative, value)))
}

pub fn read_sign(text: &str) -> (bool, &str) {
    (
        text.starts_with('-'),
        text.strip_prefix(['+', '-']).unwrap_or(text),
    )
}

fn with_sign(negative: bool, value: Rational) -> Rational {
    if negative {
        Rational::zero() - value
    } else {
        value
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
