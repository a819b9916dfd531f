//! The operations that run a mechanism: on one stream, on vectors, or on many generated streams.

use crate::constants::Constants;
use crate::dimensions::coordinate_share;
use crate::ledger::accounting::Accounting;
use crate::mechanism::Mechanism;
use crate::params::{Fault, Params};
use crate::protocol::accumulated::{hash_of_draws, hash_of_streams};
use crate::protocol::decisions::{DecidedPolicy, TimedDecision};
use crate::protocol::fault_to_json;
use crate::protocol::json::Json;
use crate::protocol::operations::read_delta;
use crate::protocol::request::{pair, tape, Request};
use crate::run::Run;
use std::rc::Rc;

/// A refusal is an outcome of its event, and the run goes on; any other fault ends the run.
pub fn outcome_to_json(outcome: Result<Json, Fault>) -> Result<Json, Fault> {
    match outcome {
        Err(refused @ Fault::Refused(_)) => Ok(fault_to_json(refused)),
        other => other,
    }
}

pub fn replay(mut request: Request) -> Result<Json, Fault> {
    let mechanism = request.text("mechanism")?;
    let params = request.params();
    let stream = request.list("stream")?;
    let tape = tape(request.take("tape")?)?;
    request.end()?;
    let constants = Constants::new(Mechanism::read(&mechanism)?, &params?);
    steps(Run::new(Rc::new(constants), tape), stream)
}

/// A run of the ledger mechanism whose policy's decisions are written down.
pub fn replay_decisions(mut request: Request) -> Result<Json, Fault> {
    let mechanism = request.text("mechanism")?;
    let params = request.params();
    let stream = request.list("stream")?;
    let tape = tape(request.take("tape")?)?;
    let decisions = request.objects("decisions", TimedDecision::read)?;
    request.end()?;
    let constants = Constants::new(Mechanism::read(&mechanism)?, &params?);
    let policy = Box::new(DecidedPolicy::new(decisions));
    steps(Run::with_policy(Rc::new(constants), tape, policy), stream)
}

fn steps(mut run: Run, stream: Vec<Json>) -> Result<Json, Fault> {
    let outcomes = outcomes(&mut run, stream)?;
    Ok(Json::object([("steps", outcomes)]))
}

/// A step or an error for each event.
pub fn outcomes(run: &mut Run, stream: Vec<Json>) -> Result<Json, Fault> {
    let mut outcomes = Vec::new();
    for event in stream {
        let (user, sample) = pair(event)?;
        let outcome = run.event(&user, &sample).map(|step| step.to_json());
        outcomes.push(outcome_to_json(outcome)?);
    }
    Ok(Json::List(outcomes))
}

pub fn replay_vectors(mut request: Request) -> Result<Json, Fault> {
    let mechanism = request.text("mechanism")?;
    let params = request.params();
    let delta = request.optional_text("delta")?;
    let stream = request.list("stream")?;
    let tapes = request
        .list("tapes")?
        .into_iter()
        .map(tape)
        .collect::<Result<Vec<_>, Fault>>()?;
    request.end()?;
    let (mechanism, params) = (Mechanism::read(&mechanism)?, params?);
    let epsilon = coordinate_share(
        Accounting::of(mechanism),
        &params,
        &tapes.len().into(),
        read_delta(delta)?.as_ref(),
    )?;
    let params = Params {
        epsilon: epsilon.clone(),
        ..params
    };
    let constants = Rc::new(Constants::new(mechanism, &params));
    let mut runs: Vec<Run> = tapes
        .into_iter()
        .map(|tape| Run::new(Rc::clone(&constants), tape))
        .collect();
    let mut steps = Vec::new();
    for event in stream {
        let (user, sample) = pair(event)?;
        steps.push(outcome_to_json(vector_event(
            &mut runs, &params, &user, &sample,
        ))?);
    }
    Ok(Json::object([
        ("epsilon", Json::text(epsilon)),
        ("steps", Json::List(steps)),
    ]))
}

/// An event is checked as a whole before any coordinate changes.
fn vector_event(
    runs: &mut [Run],
    params: &Params,
    user: &Json,
    sample: &Json,
) -> Result<Json, Fault> {
    let coordinates = params.read_vector(sample, runs.len())?;
    // All coordinates have counted the same users equally often, so the check of one is that of all.
    let verdict = runs[0].check(user)?;
    let steps = runs
        .iter_mut()
        .zip(coordinates)
        .map(|(run, units)| run.accept(verdict.clone(), units).to_json());
    Ok(Json::list(steps))
}

pub fn accumulated(mut request: Request) -> Result<Json, Fault> {
    let mechanism = Mechanism::read(&request.text("mechanism")?);
    let sets = request.list("sets")?;
    let count = request.count("count")?;
    request.end()?;
    let sets = sets
        .iter()
        .map(Params::read)
        .collect::<Result<Vec<_>, Fault>>()?;
    Ok(Json::object([(
        "sha256",
        Json::text(hash_of_streams(mechanism?, &sets, count)?),
    )]))
}

pub fn accumulated_samples(mut request: Request) -> Result<Json, Fault> {
    let (sampler, count) = (request.text("sampler")?, request.count("count")?);
    request.end()?;
    Ok(Json::object([(
        "sha256",
        Json::text(hash_of_draws(&sampler, count)?),
    )]))
}
