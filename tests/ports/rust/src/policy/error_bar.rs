//! The error bar: how far the estimate may be from the mean of all samples so far.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::ledger::interface::Public;
use crate::params::{Fault, Refusal};
use crate::policy::design::design_of;
use crate::policy::fixed_point::{
    log2, over_one, part, ratio, root_of, square_of, BIT, LOG2_ERROR, ONE, VARIANCE,
};
use crate::policy::line::{ends_at, Filter, LOG2_E, SLOPES};
use crate::policy::posterior::{earlier_design, squared, Posterior};
use crate::policy::strata::{place_of, worth_of, worth_of_all};

/// Filters that make the releases e^5 times less likely than the best one are excluded.
const WITHIN: i64 = 5 * LOG2_E;

/// From this slope on users with many samples are quite different from the others.
const STEEP: i64 = 3 * ONE / 20;

/// The mean of the withheld samples may have moved by half a standard deviation of a sample.
const MOVED: i64 = 2;

/// ln(2) / sqrt(2) in units of 1/ONE, rounded up.
const LAPLACE: i64 = 538_902_613_483;

/// sqrt(2 / pi) in units of 1/ONE, rounded down.
const NORMAL: i64 = 877_283_352_225;

/// Beyond it the quantile of a Laplace law of the same variance is larger than the normal one.
const LARGEST_NORMAL: i64 = 2 * ONE;

/// The series of `normal_mass` is exact up to this many units of 1/ONE.
const SERIES_ERROR: i64 = 1 << 10;

/// Why a bar is wide, if there is one main reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    None,
    NoEpoch,
    HeavyUsersUnknown,
    WithheldSamples,
    ExcessNoise,
    NoExcessQuery,
    UsersDiffer,
}

impl Reason {
    pub fn name(self) -> &'static str {
        match self {
            Reason::None => "none",
            Reason::NoEpoch => "no_epoch",
            Reason::HeavyUsersUnknown => "heavy_users_unknown",
            Reason::WithheldSamples => "withheld_samples",
            Reason::ExcessNoise => "excess_noise",
            Reason::NoExcessQuery => "no_excess_query",
            Reason::UsersDiffer => "users_differ",
        }
    }
}

/// The error bar at one time, in units of 1/ONE of the range.
#[derive(Clone, Debug)]
pub struct Bar {
    /// The standard deviation of the error.
    pub deviation: Int,
    /// What intervals may have cut off, and what the estimate is rounded by.
    pub clipping: Int,
    /// The largest possible error.
    pub farthest: Int,
    pub reason: Reason,
}

impl Bar {
    /// The half width of the bar with this confidence, between 0 and 1.
    pub fn half_width(&self, confidence: &Rational) -> Result<Int, Fault> {
        let width = (quantile(confidence)? * &self.deviation).divide_up(&ONE.into());
        Ok((width + &self.clipping).min(self.farthest.clone()))
    }
}

/// What the mean of all samples so far consists of.
struct Mix {
    /// The share of the released samples.
    kept: Int,
    /// As in `Posterior`.
    shift: Int,
    unequal: Int,
    /// The share of the other samples.
    new: Int,
    /// Their mean place.
    place: Int,
    /// The variance of their mean about the line.
    own: Int,
    /// The square of how far it may have moved since the last epoch.
    moved: Int,
}

/// The error bar after all samples so far.
pub fn bar_of(public: Public, posterior: &Posterior) -> Bar {
    let centre = posterior.centre();
    let farthest = (Int::from(ONE) - &centre).max(centre.clone());
    if public.epochs.is_empty() {
        return Bar {
            deviation: farthest.clone(),
            clipping: farthest.clone(),
            farthest,
            reason: Reason::NoEpoch,
        };
    }
    let released: u64 = public.accounts.iter().map(|account| account.released).sum();
    let rounded =
        Int::from(ONE).divide_up(&(Int::from(released) * 2 * Int::from(public.params.grid)));
    let farthest = (farthest + &rounded).min(ONE.into());
    let (mix, homogeneous) = (Mix::new(public, posterior), public.params.homogeneous);
    let all: Vec<&Filter> = posterior.filters.iter().collect();
    let widest = |some: &[&Filter]| some.iter().map(|each| mix.variance(each, &centre)).max();
    if homogeneous && are_alike(posterior) {
        let level: Vec<&Filter> = all.into_iter().filter(|each| is_level(each)).collect();
        return Bar {
            deviation: root_of(&widest(&likely(&level)).expect("a level line")),
            clipping: rounded,
            farthest,
            reason: Reason::None,
        };
    }
    let filters = likely(&all);
    let variance = widest(&filters).expect("the most likely filter");
    let flat: Vec<&Filter> = filters
        .into_iter()
        .filter(|each| each.slope < STEEP)
        .collect();
    let mut reason = match widest(&flat) {
        Some(flat) if variance > &flat * 2 => Reason::HeavyUsersUnknown,
        _ => Reason::None,
    };
    let known = variance + &mix.unequal;
    if mix.moved > known {
        reason = Reason::WithheldSamples;
    }
    let deviation = root_of(&(known + &mix.moved));
    if part(&posterior.clipping.hidden(), &mix.kept) > &deviation * 2 {
        reason = Reason::ExcessNoise;
    }
    if part(&posterior.clipping.assumed, &mix.kept) > &deviation * 2 {
        reason = Reason::NoExcessQuery;
    }
    if homogeneous {
        reason = Reason::UsersDiffer;
    }
    Bar {
        deviation,
        clipping: part(&posterior.clipping.bound(), &mix.kept) + rounded,
        farthest,
        reason,
    }
}

/// Whether a filter is of a line that is as good as level.
fn is_level(filter: &Filter) -> bool {
    filter.slope == SLOPES[0].0
}

/// The filters that make the releases at most e^5 times less likely than the best one.
fn likely<'a>(filters: &[&'a Filter]) -> Vec<&'a Filter> {
    let best = filters.iter().map(|each| &each.likelihood).max();
    let least = best.expect("a filter") - WITHIN;
    let likely = filters.iter().filter(|each| each.likelihood >= least);
    likely.copied().collect()
}

/// Whether the releases allow that users are alike: on a level line, and without scatter about it.
fn are_alike(posterior: &Posterior) -> bool {
    let all: Vec<&Filter> = posterior.filters.iter().collect();
    posterior.scatter.users.is_zero() && likely(&all).into_iter().any(is_level)
}

impl Mix {
    /// The mean of all samples so far, as a mix of what is released and what is withheld.
    fn new(public: Public, posterior: &Posterior) -> Mix {
        let (params, line) = (public.params, posterior.line());
        let (users, samples) = (public.users(), public.now());
        let accounts = public.accounts.iter();
        let (counts, sizes): (Vec<u64>, Vec<u64>) = accounts
            .map(|account| (account.count, account.withheld()))
            .unzip();
        let pairs = counts.iter().zip(&sizes);
        let held: Vec<(u64, u64)> = pairs
            .filter(|(_, &size)| size > 0)
            .map(|(&count, &size)| (count, size))
            .collect();
        let all = |value: &dyn Fn(u64, u64) -> Int| -> Vec<Int> {
            held.iter()
                .map(|&(count, size)| value(count, size))
                .collect()
        };
        let worths = all(&|count, size| worth_of(params, size, count));
        let design = design_of(
            &all(&|_, _| Int::from(1)),
            &all(&|_, size| size.into()),
            &worths,
            &all(&|count, _| place_of(count, users, samples)),
        );
        let whole = worth_of_all(params, users, samples);
        let new = ratio(&worths.iter().sum(), &whole);
        let (kept, earlier) = (
            Int::from(ONE) - &new,
            earlier_design(params, &counts, &sizes),
        );
        let added = part(&earlier.users, &line.at(&earlier.wanted_at).variance);
        let sample = line.at(&design.wanted_at).variance;
        let own = part(&design.own, &sample);
        let moved = squared(&new, &(sample * (VARIANCE / ONE)));
        Mix {
            shift: part(&kept, &(&posterior.shift + earlier.shift())),
            unequal: squared(&kept, &(&posterior.unequal + added)),
            kept,
            place: design.wanted_at,
            own: squared(&new, &own),
            moved: moved.divide_by(MOVED * MOVED),
            new,
        }
    }

    /// The expected square of the estimate's error under one filter, but for the scatter of users.
    fn variance(&self, given: &Filter, centre: &Int) -> Int {
        let at = ends_at(&self.place).map(|end| part(&end, &self.new));
        let off = given.level(&at) + part(&given.mean, &self.kept) - centre;
        let uncertain = given.variance(&at) + squared(&self.kept, &given.mean_variance);
        let crossed = over_one(&(given.with_mean(&at) * 2 * &self.kept));
        let uncertain = (uncertain + crossed).max(Int::zero());
        uncertain + given.bent(&self.shift) + &self.own + square_of(&off)
    }
}

/// How many standard deviations hold with this confidence, in units of 1/ONE, rounded up: the larger
/// one of a normal and a Laplace law.
pub fn quantile(confidence: &Rational) -> Result<Int, Fault> {
    if *confidence <= Rational::zero() || *confidence >= Rational::from(1) {
        return Err(Refusal::ParameterError.into());
    }
    let tail = Rational::from(1) - confidence;
    let halvings = log2(tail.denominator()) + LOG2_ERROR - log2(tail.numerator());
    let laplace = (halvings * LAPLACE).divide_by(BIT) + 1;
    Ok(laplace.max(normal_quantile(confidence)))
}

/// The least quantile, up to LARGEST_NORMAL, with at least this mass.
fn normal_quantile(confidence: &Rational) -> Int {
    let wanted = confidence.numerator() * ONE;
    let wanted = wanted.divide_up(confidence.denominator()) + SERIES_ERROR;
    let (mut low, mut high) = (0, LARGEST_NORMAL);
    while high - low > 1 {
        let middle = (low + high) / 2;
        match normal_mass(middle) >= wanted {
            true => high = middle,
            false => low = middle,
        }
    }
    Int::from(high)
}

/// The probability that a standard normal variable is at most `bound` in absolute value, in units of
/// 1/ONE: sqrt(2/pi) times the alternating sum of bound^(2 n + 1) / (2^n n! (2 n + 1)).
fn normal_mass(bound: i64) -> Int {
    let (mut total, mut power, mut n) = (Int::zero(), Int::from(bound), 0);
    while power.is_positive() {
        let term = power.divide_by(2 * n + 1);
        total = match n % 2 {
            0 => total + term,
            _ => total - term,
        };
        n += 1;
        power = (over_one(&(power * bound)) * bound).divide_by(2 * n * ONE);
    }
    over_one(&(total * NORMAL))
}
