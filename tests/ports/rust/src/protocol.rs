//! The operations of the protocol: a request in, a reply out.

use crate::constants::{coordinate_share, number_of_arrays, Constants, Mechanism};
use crate::generated::{hash_of_draws, hash_of_streams};
use crate::integer::Int;
use crate::json::Json;
use crate::median::{midpoint, Median};
use crate::params::{number, Fault, Params};
use crate::rational::Rational;
use crate::request::{integer, list, pair, rational, tape, Request};
use crate::run::{Run, User};
use crate::samplers::{ByteTape, Sampler};
use crate::tree::{cells_entered, cells_read, completed_level, depth, first_element, size};
use std::rc::Rc;

type Operation = fn(Request) -> Result<Json, Fault>;

const OPERATIONS: [(&str, Operation); 13] = [
    ("params", params),
    ("grid", grid),
    ("blocks", blocks),
    ("tree", tree),
    ("constants", constants),
    ("median", median),
    ("diversity", diversity),
    ("share", share),
    ("sample", sample),
    ("replay", replay),
    ("replay_vectors", replay_vectors),
    ("accumulated", accumulated),
    ("accumulated_samples", accumulated_samples),
];

/// Answers one line.
pub fn reply(line: &str) -> Json {
    let request = Json::parse(line).map_err(Fault::from).and_then(Request::new);
    let mut request = match request {
        Ok(request) => request,
        Err(fault) => return fault_to_json(fault),
    };
    let op = request.text("op").unwrap_or_default();
    if op == "hello" {
        return hello();
    }
    let id = request.take("id");
    let operation = OPERATIONS.iter().find(|(name, _)| *name == op);
    let answer = match operation {
        Some((_, operation)) => operation(request),
        None => Err(format!("the operation {op:?}").into()),
    };
    let mut answer = answer.unwrap_or_else(fault_to_json);
    if let (Json::Object(members), Ok(id)) = (&mut answer, id) {
        members.insert("id".to_string(), id);
    }
    answer
}

fn hello() -> Json {
    Json::object([
        ("protocol", Json::count(1)),
        ("name", Json::text("rust")),
        ("version", Json::text(env!("CARGO_PKG_VERSION"))),
        ("ops", Json::list(OPERATIONS.iter().map(|(name, _)| Json::text(name)))),
        ("mechanisms", Json::list(Mechanism::NAMES.iter().map(|(name, _)| Json::text(name)))),
        ("samplers", Json::list(Sampler::NAMES.iter().map(Json::text))),
    ])
}

fn fault_to_json(fault: Fault) -> Json {
    match fault {
        Fault::Refused(refusal) => Json::object([("error", Json::Text(format!("{refusal:?}")))]),
        Fault::NotImplemented(why) => Json::object([("notImplemented", Json::Text(why))]),
    }
}

/// In a stream a refusal is an outcome among others; what is not implemented ends the run.
pub fn outcome_to_json(outcome: Result<Json, Fault>) -> Result<Json, Fault> {
    match outcome {
        Err(refused @ Fault::Refused(_)) => Ok(fault_to_json(refused)),
        other => other,
    }
}

fn params(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    request.end()?;
    Ok(Json::object([("params", params?.to_json())]))
}

fn grid(mut request: Request) -> Result<Json, Fault> {
    let (params, sample) = (request.params(), request.take("sample")?);
    request.end()?;
    Ok(Json::object([("units", Json::text(params?.read_sample(&sample)?))]))
}

fn blocks(mut request: Request) -> Result<Json, Fault> {
    let count = request.natural("count")?;
    request.end()?;
    let released = if count == 0 { 0 } else { 1u64 << count.ilog2() };
    let block = completed_level(count).map_or(Json::Null, |level| {
        Json::object([
            ("level", Json::count(level)),
            ("size", Json::text(size(level))),
            ("first", Json::text(count - size(level) + 1)),
            ("last", Json::text(count)),
        ])
    });
    Ok(Json::object([("released", Json::text(released)), ("block", block)]))
}

fn tree(mut request: Request) -> Result<Json, Fault> {
    let t = request.natural("t")?;
    let length = request.natural("length")?;
    request.end()?;
    if t == 0 || length >= 1 << 63 {
        return Err(format!("cell {t} of {length}").into());
    }
    Ok(Json::object([
        ("depth", Json::count(depth(&length.into()))),
        ("first", Json::text(first_element(t))),
        ("last", Json::text(t)),
        ("read", Json::list(cells_read(t).iter().map(Json::text))),
        ("entered", Json::list(cells_entered(t, length).iter().map(Json::text))),
    ]))
}

fn constants(mut request: Request) -> Result<Json, Fault> {
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
    let top_level = if mechanism.has_levels() { params.top_level() } else { 0 };
    let mut intervals = Vec::new();
    for level in 0..=top_level {
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
    let epsilon = params.median_epsilon();
    let median = Json::object([
        ("epsilon", Json::text(&epsilon)),
        ("rate", Json::text(&epsilon / Rational::from(4))),
        ("scale", Json::text(Rational::from(4) / &epsilon)),
    ]);
    Ok(Json::object([
        ("counters", Json::list(counters)),
        ("intervals", Json::List(intervals)),
        ("arrays", Json::list(constants.arrays.iter().map(Json::text))),
        ("median", if mechanism == Mechanism::Full { median } else { Json::Null }),
    ]))
}

fn median(mut request: Request) -> Result<Json, Fault> {
    let level = request.count("level")? as usize;
    let arrays = request.count("arrays")?;
    let grid = request.natural("grid")?;
    let epsilon = request.rational("epsilon")?;
    let mut people: Vec<Vec<u64>> = Vec::new();
    for entry in request.list("samples")? {
        let (user, samples) = pair(entry)?;
        User::read(&user)?;
        let too_large = || Fault::NotImplemented("a sample of 2^64 units".to_string());
        let units = |sample| integer(sample)?.to_u64().ok_or_else(too_large);
        people.push(list(samples)?.into_iter().map(units).collect::<Result<_, Fault>>()?);
    }
    request.end()?;
    if !(1..=62).contains(&level) {
        return Err(format!("a median of level {level}").into());
    }
    let median = Median::new(level, arrays as usize, grid, people.iter().map(Vec::as_slice));
    let rate = epsilon / Rational::from(4);
    let least = median.least_cost();
    let bins = median.costs.len();
    let exponents =
        median.costs.iter().map(|&cost| Json::text(&rate * Rational::from(cost - least)));
    Ok(Json::object([
        ("sums", Json::list(median.sums.iter().map(Json::text))),
        ("bins", Json::list(median.bins.iter().map(|&bin| Json::count(bin)))),
        ("costs", Json::list(median.costs.iter().map(|&cost| Json::count(cost)))),
        ("exponents", Json::list(exponents)),
        ("midpoints", Json::list((0..bins).map(|i| Json::text(midpoint(i, bins))))),
    ]))
}

fn diversity(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let counts = request.list("counts")?;
    request.end()?;
    let params = params?;
    let counts = counts.into_iter().map(integer).collect::<Result<Vec<_>, Fault>>()?;
    let largest = counts.iter().max().cloned().unwrap_or(Int::zero()).max(Int::from(1));
    let arrays = number_of_arrays(&params, &Rational::from(largest.clone()));
    let given = counts
        .iter()
        .fold(Int::zero(), |sum, count| sum + (count + count).min(largest.clone()));
    Ok(Json::object([
        ("holds", Json::Bool(given >= largest * &arrays)),
        ("arrays", Json::text(arrays)),
    ]))
}

fn read_slack(slack: Option<String>) -> Result<Option<Rational>, Fault> {
    slack.map(|text| number(&text)).transpose()
}

fn share(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let dimension = request.integer("dimension")?;
    let slack = request.optional_text("slack")?;
    request.end()?;
    let epsilon = coordinate_share(&params?, &dimension, read_slack(slack)?.as_ref())?;
    Ok(Json::object([("epsilon", Json::text(epsilon))]))
}

fn sample(mut request: Request) -> Result<Json, Fault> {
    let sampler = match request.text("sampler")?.as_str() {
        "uniform_below" => Sampler::UniformBelow { n: request.integer("n")? },
        "bernoulli_exp" => Sampler::BernoulliExp { exponent: request.rational("exponent")? },
        "discrete_laplace" => Sampler::DiscreteLaplace { scale: request.rational("scale")? },
        "choose" => Sampler::Choose {
            costs: request.list("costs")?.into_iter().map(integer).collect::<Result<_, Fault>>()?,
            rate: request.rational("rate")?,
        },
        other => return Err(format!("the sampler {other:?}").into()),
    };
    let tape = ByteTape::from_hexadecimal(&request.text("bytes")?);
    request.end()?;
    let mut tape = tape.ok_or("bytes that are not hexadecimal".to_string())?;
    let result = sampler.draw(&mut tape)?;
    Ok(Json::object([("result", Json::text(result)), ("consumed", Json::count(tape.consumed))]))
}

fn replay(mut request: Request) -> Result<Json, Fault> {
    let mechanism = request.text("mechanism")?;
    let params = request.params();
    let stream = request.list("stream")?;
    let tape = tape(request.take("tape")?)?;
    request.end()?;
    let constants = Constants::new(Mechanism::read(&mechanism)?, &params?);
    let mut run = Run::new(Rc::new(constants), Box::new(tape));
    let mut steps = Vec::new();
    for event in stream {
        let (user, sample) = pair(event)?;
        let outcome = run.event(&user, &sample).map(|step| step.to_json());
        steps.push(outcome_to_json(outcome)?);
    }
    Ok(Json::object([("steps", Json::List(steps))]))
}

fn replay_vectors(mut request: Request) -> Result<Json, Fault> {
    let mechanism = request.text("mechanism")?;
    let params = request.params();
    let slack = request.optional_text("slack")?;
    let stream = request.list("stream")?;
    let tapes =
        request.list("tapes")?.into_iter().map(tape).collect::<Result<Vec<_>, Fault>>()?;
    request.end()?;
    let (mechanism, params) = (Mechanism::read(&mechanism)?, params?);
    let epsilon = coordinate_share(&params, &tapes.len().into(), read_slack(slack)?.as_ref())?;
    let params = Params { epsilon: epsilon.clone(), ..params };
    let constants = Rc::new(Constants::new(mechanism, &params));
    let mut runs: Vec<Run> =
        tapes.into_iter().map(|tape| Run::new(Rc::clone(&constants), Box::new(tape))).collect();
    let mut steps = Vec::new();
    for event in stream {
        let (user, sample) = pair(event)?;
        steps.push(outcome_to_json(vector_event(&mut runs, &params, &user, &sample))?);
    }
    Ok(Json::object([("epsilon", Json::text(epsilon)), ("steps", Json::List(steps))]))
}

/// An event is checked as a whole before any coordinate changes.
fn vector_event(
    runs: &mut [Run],
    params: &Params,
    user: &Json,
    sample: &Json,
) -> Result<Json, Fault> {
    let coordinates = params.read_vector(sample, runs.len())?;
    // All coordinates have seen the same users equally often, so one may speak for all.
    let verdict = runs[0].check(user)?;
    let steps = runs
        .iter_mut()
        .zip(coordinates)
        .map(|(run, units)| run.accept(verdict.clone(), units).to_json());
    Ok(Json::list(steps))
}

fn accumulated(mut request: Request) -> Result<Json, Fault> {
    let mechanism = Mechanism::read(&request.text("mechanism")?);
    let sets = request.list("sets")?;
    let count = request.count("count")?;
    request.end()?;
    let sets = sets.iter().map(Params::read).collect::<Result<Vec<_>, Fault>>()?;
    Ok(Json::object([("sha256", Json::text(hash_of_streams(mechanism?, &sets, count)?))]))
}

fn accumulated_samples(mut request: Request) -> Result<Json, Fault> {
    let (sampler, count) = (request.text("sampler")?, request.count("count")?);
    request.end()?;
    Ok(Json::object([("sha256", Json::text(hash_of_draws(&sampler, count)?))]))
}
