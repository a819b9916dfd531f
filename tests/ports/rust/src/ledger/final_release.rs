//! The final release: the noisy sum of all counted samples when a run ends, for a share of epsilon that
//! is kept for it. Nothing is clipped and all samples count the same, so its error is that of the noise
//! alone.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::constants::ceil16_exact;
use crate::params::{Fault, Params, Refusal, Weighting};
use crate::policy::fixed_point::{log2, BIT, LOG2_ERROR, ONE};
use crate::protocol::tape::Tape;

/// ln(2) in units of 1/ONE, rounded up.
const LN2: i64 = 762_123_384_786;

fn is_between_0_and_1(number: &Rational) -> bool {
    *number > Rational::zero() && *number < Rational::from(1)
}

/// How epsilon is divided: what the run has, and what is kept for the final release.
pub fn divide_epsilon(params: &Params, share: &Rational) -> Result<(Rational, Rational), Fault> {
    let kept = &params.epsilon * share;
    let running = &params.epsilon - &kept;
    let least = Rational::from(1) / Rational::power_of_two(32);
    let enough = running >= least && kept >= least;
    if !is_between_0_and_1(share) || !enough || params.weighting != Weighting::Sample {
        return Err(Refusal::ParameterError.into());
    }
    Ok((running, kept))
}

/// What a final release shows; the sum, with its noise, and the sensitivity are in grid units.
#[derive(Clone, Debug)]
pub struct FinalRelease {
    pub samples: u64,
    pub sum: Int,
    /// The most that a user can change the sum.
    pub sensitivity: Int,
    /// That of the noise.
    pub scale: Rational,
}

impl FinalRelease {
    /// The scale of the noise is that of this sensitivity and this epsilon.
    pub fn new(samples: u64, sum: Int, sensitivity: Int, epsilon: &Rational) -> FinalRelease {
        FinalRelease {
            samples,
            sum,
            scale: ceil16_exact(&(Rational::from(sensitivity.clone()) / epsilon)),
            sensitivity,
        }
    }

    /// The final release of these users' counted samples. The noise pays for the user with the most.
    pub fn draw(
        grid: u64,
        samples_by_user: &[Vec<u64>],
        epsilon: &Rational,
        tape: &mut Tape,
    ) -> FinalRelease {
        let counts = samples_by_user.iter().map(|samples| samples.len() as u64);
        let most = counts.clone().max().unwrap_or(1);
        let all = samples_by_user.iter().flatten();
        let sum = all.map(|&units| Int::from(units)).sum();
        let sensitivity = Int::from(grid) * Int::from(most);
        let exact = FinalRelease::new(counts.sum(), sum, sensitivity, epsilon);
        FinalRelease {
            sum: &exact.sum + tape.laplace(0, 0, &exact.scale),
            ..exact
        }
    }

    /// The largest sum without noise.
    fn whole(&self, params: &Params) -> Int {
        Int::from(params.grid) * Int::from(self.samples)
    }

    /// The mean of all counted samples, kept in the range; the prior if there are none.
    pub fn estimate(&self, params: &Params) -> Rational {
        if self.samples == 0 {
            return params.prior.clone();
        }
        let whole = self.whole(params);
        let kept = self.sum.clone().max(Int::zero()).min(whole.clone());
        &params.lower + params.width() * Rational::new(kept, whole)
    }

    /// How far that mean may be from the estimate, with this confidence, between 0 and 1.
    pub fn half_width(&self, params: &Params, confidence: &Rational) -> Result<Rational, Fault> {
        if !is_between_0_and_1(confidence) {
            return Err(Refusal::ParameterError.into());
        }
        let estimate = self.estimate(params);
        let farthest = (&estimate - &params.lower).max(&params.upper - &estimate);
        if self.samples == 0 {
            return Ok(farthest);
        }
        let part = Rational::new(noise_bound(&self.scale, confidence), self.whole(params));
        Ok((params.width() * part).min(farthest))
    }
}

/// Laplace noise is at most this with this probability: scale times ln(1/(1 - confidence)), rounded up.
fn noise_bound(scale: &Rational, confidence: &Rational) -> Int {
    let tail = Rational::from(1) - confidence;
    let halvings = log2(tail.denominator()) + LOG2_ERROR - log2(tail.numerator());
    let divisor = scale.denominator() * BIT * ONE;
    (scale.numerator() * halvings * LN2).divide_up(&divisor)
}
