//! The operations that ask for one piece of a mechanism, or for a draw.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::constants::{array_count, Constants};
use crate::dimensions::coordinate_share;
use crate::mechanism::Mechanism;
use crate::median::{midpoint, Median};
use crate::params::{number, Fault};
use crate::protocol::json::Json;
use crate::protocol::request::{integer, list, pair, rational, Request};
use crate::run::User;
use crate::samplers::{ByteTape, Drawn, Sampler};
use crate::tree::{block_size, completed_level, depth, first_element, nodes_entered, nodes_read};

pub fn params(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    request.end()?;
    Ok(Json::object([("params", params?.to_json())]))
}

pub fn grid(mut request: Request) -> Result<Json, Fault> {
    let (params, sample) = (request.params(), request.take("sample")?);
    request.end()?;
    let units = params?.read_sample(&sample)?;
    Ok(Json::object([("units", Json::text(units))]))
}

pub fn blocks(mut request: Request) -> Result<Json, Fault> {
    let count = request.natural("count")?;
    request.end()?;
    let released = if count == 0 { 0 } else { 1u64 << count.ilog2() };
    let block = Json::optional(completed_level(count), |level| {
        Json::object([
            ("level", Json::count(level)),
            ("size", Json::text(block_size(level))),
            ("first", Json::text(count - block_size(level) + 1)),
            ("last", Json::text(count)),
        ])
    });
    Ok(Json::object([
        ("released", Json::text(released)),
        ("block", block),
    ]))
}

pub fn tree(mut request: Request) -> Result<Json, Fault> {
    let t = request.natural("t")?;
    let length = request.natural("length")?;
    request.end()?;
    if t == 0 || length >= 1 << 63 {
        return Err(Fault::NotImplemented(format!("node {t} of {length}")));
    }
    Ok(Json::object([
        ("depth", Json::count(depth(&length.into()))),
        ("first", Json::text(first_element(t))),
        ("last", Json::text(t)),
        ("read", Json::texts(&nodes_read(t))),
        ("entered", Json::texts(&nodes_entered(t, length))),
    ]))
}

pub fn constants(mut request: Request) -> Result<Json, Fault> {
    let mechanism = Mechanism::read(&request.text("mechanism")?);
    let params = request.params();
    let priors: Result<Vec<Rational>, Fault> =
        request.list("priors")?.into_iter().map(rational).collect();
    request.end()?;
    let (mechanism, params, priors) = (mechanism?, params?, priors?);
    let constants = Constants::new(mechanism, &params);
    let counters = constants.counters.iter().map(|counter| {
        Json::object([
            ("scale", Json::text(&counter.scale)),
            ("sensitivity", Json::text(&counter.sensitivity)),
            ("epsilon", Json::text(&counter.epsilon)),
            ("share", Json::text(&counter.share)),
        ])
    });
    let last_level = match mechanism.has_levels() {
        true => params.levels(),
        false => 0,
    };
    let mut intervals = Vec::new();
    for level in 0..=last_level {
        for prior in &priors {
            let (low, high) = constants.interval(level, prior);
            intervals.push(Json::object([
                ("level", Json::count(level)),
                ("prior", Json::text(prior)),
                ("low", Json::text(low)),
                ("high", Json::text(high)),
            ]));
        }
    }
    let median = (mechanism == Mechanism::Full).then(|| params.median_epsilon());
    let median = Json::optional(median, |epsilon| {
        Json::object([
            ("epsilon", Json::text(&epsilon)),
            ("rate", Json::text(&epsilon / Rational::from(4))),
            ("scale", Json::text(Rational::from(4) / &epsilon)),
        ])
    });
    Ok(Json::object([
        ("counters", Json::list(counters)),
        ("intervals", Json::List(intervals)),
        ("arrays", Json::texts(&constants.arrays)),
        ("median", median),
    ]))
}

pub fn median(mut request: Request) -> Result<Json, Fault> {
    let level = request.count("level")? as usize;
    let arrays = request.count("arrays")?;
    let grid = request.natural("grid")?;
    let epsilon = request.rational("epsilon")?;
    let mut users: Vec<Vec<u64>> = Vec::new();
    for entry in request.list("samples")? {
        let (user, samples) = pair(entry)?;
        User::read(&user)?;
        let too_large = || Fault::NotImplemented("a sample of 2^64 units or more".to_string());
        let units = |sample| integer(sample)?.to_u64().ok_or_else(too_large);
        let samples: Result<Vec<u64>, Fault> = list(samples)?.into_iter().map(units).collect();
        users.push(samples?);
    }
    request.end()?;
    if !(1..=62).contains(&level) {
        return Err(format!("a median of level {level}").into());
    }
    let samples = users.iter().map(Vec::as_slice);
    let median = Median::new(level, arrays as usize, grid, samples);
    let rate = epsilon / Rational::from(4);
    let least = median.least_cost();
    let bins = median.costs.len();
    let costs = median.costs.iter();
    let exponents = costs.map(|&cost| Json::text(&rate * Rational::from(cost - least)));
    let midpoints = (0..bins).map(|i| Json::text(midpoint(i, bins)));
    Ok(Json::object([
        ("sums", Json::texts(&median.sums)),
        ("bins", Json::counts(&median.bins)),
        ("costs", Json::counts(&median.costs)),
        ("exponents", Json::list(exponents)),
        ("midpoints", Json::list(midpoints)),
    ]))
}

pub fn diversity(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let counts = request.integers("counts")?;
    request.end()?;
    let largest = counts.iter().max().cloned().unwrap_or(Int::zero());
    let largest = largest.max(Int::from(1));
    let arrays = array_count(&params?, &Rational::from(largest.clone()));
    let counts = counts.iter();
    let filled: Int = counts
        .map(|count| (count + count).min(largest.clone()))
        .sum();
    Ok(Json::object([
        ("holds", Json::Bool(filled >= largest * &arrays)),
        ("arrays", Json::text(arrays)),
    ]))
}

/// Whether two streams have the same users at every t, and at most one user's samples differ.
pub fn neighbours(mut request: Request) -> Result<Json, Fault> {
    let left = request.list("left")?;
    let right = request.list("right")?;
    request.end()?;
    let mut neighbours = left.len() == right.len();
    let mut different: Option<Json> = None;
    for (left, right) in left.into_iter().zip(right) {
        let ((user, sample), (other_user, other_sample)) = (pair(left)?, pair(right)?);
        neighbours &= user == other_user;
        if sample != other_sample {
            neighbours &= *different.get_or_insert(user.clone()) == user;
        }
    }
    Ok(Json::object([("neighbours", Json::Bool(neighbours))]))
}

pub fn read_delta(delta: Option<String>) -> Result<Option<Rational>, Fault> {
    delta.map(|text| number(&text)).transpose()
}

pub fn share(mut request: Request) -> Result<Json, Fault> {
    let accounting = request.accounting()?;
    let params = request.params();
    let dimension = request.integer("dimension")?;
    let delta = request.optional_text("delta")?;
    request.end()?;
    let epsilon = coordinate_share(
        accounting,
        &params?,
        &dimension,
        read_delta(delta)?.as_ref(),
    )?;
    Ok(Json::object([("epsilon", Json::text(epsilon))]))
}

pub fn sample(mut request: Request) -> Result<Json, Fault> {
    let sampler = match request.text("sampler")?.as_str() {
        "uniform_below" => Sampler::UniformBelow {
            n: request.integer("n")?,
        },
        "bernoulli_exp" => Sampler::BernoulliExp {
            exponent: request.rational("exponent")?,
        },
        "discrete_laplace" => Sampler::DiscreteLaplace {
            scale: request.rational("scale")?,
        },
        "discrete_gaussian" => Sampler::DiscreteGaussian {
            variance: request.rational("variance")?,
        },
        "radius" => Sampler::Radius {
            length: request.count("length")?,
            sums: request.count("sums")?,
            scale: request.rational("scale")?,
        },
        "uniform_noise" => Sampler::UniformNoise {
            sums: request.count("sums")?,
            radius: request.integer("radius")?,
        },
        "choose" => Sampler::Choose {
            costs: request.integers("costs")?,
            rate: request.rational("rate")?,
        },
        other => return Err(format!("unknown sampler: {other:?}").into()),
    };
    let tape = ByteTape::from_hexadecimal(&request.text("bytes")?);
    request.end()?;
    let mut tape = tape.ok_or("bytes that are not hexadecimal".to_string())?;
    let result = match sampler.draw(&mut tape)? {
        Drawn::Number(number) => Json::text(number),
        Drawn::Point(point) => Json::texts(&point),
    };
    Ok(Json::object([
        ("result", result),
        ("consumed", Json::count(tape.consumed)),
    ]))
}
