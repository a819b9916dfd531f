//! The operations about the final release: the numbers of one, and a run that ends with one.

use crate::arithmetic::rational::Rational;
use crate::constants::Constants;
use crate::ledger::final_release::{divide_epsilon, FinalRelease};
use crate::mechanism::Mechanism;
use crate::params::{number, Fault, Params, Refusal};
use crate::protocol::json::Json;
use crate::protocol::replays::outcomes;
use crate::protocol::request::{tape, text, Request};
use crate::run::Run;
use crate::step::Draw;
use std::rc::Rc;

/// A share as it is given: text, or something that has to be refused.
fn read_share(given: Json) -> Result<Rational, Fault> {
    match given {
        Json::Text(text) => number(&text),
        _ => Err(Refusal::ParameterError.into()),
    }
}

/// The scale, the estimate, and the half widths at these confidences.
fn answers(
    params: &Params,
    release: &FinalRelease,
    confidences: Vec<Json>,
) -> Result<[(&'static str, Json); 3], Fault> {
    let half_width = |confidence| release.half_width(params, &number(&text(confidence)?)?);
    let half_widths = confidences.into_iter().map(half_width);
    let half_widths = half_widths.collect::<Result<Vec<Rational>, Fault>>()?;
    Ok([
        ("scale", Json::text(&release.scale)),
        ("estimate", Json::text(release.estimate(params))),
        ("half_widths", Json::texts(&half_widths)),
    ])
}

pub fn final_release(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let share = read_share(request.take("final_share")?);
    let samples = request.natural("samples")?;
    let sum = request.integer("sum")?;
    let sensitivity = request.integer("sensitivity")?;
    let confidences = request.list("confidences")?;
    request.end()?;
    let params = params?;
    let (running, kept) = divide_epsilon(&params, &share?)?;
    let release = FinalRelease::new(samples, sum, sensitivity, &kept);
    let divided = [
        ("running_epsilon", Json::text(running)),
        ("final_epsilon", Json::text(kept)),
    ];
    let answers = answers(&params, &release, confidences)?;
    Ok(Json::object(divided.into_iter().chain(answers)))
}

pub fn replay_final(mut request: Request) -> Result<Json, Fault> {
    let mechanism = request.text("mechanism")?;
    let params = request.params();
    let share = read_share(request.take("final_share")?);
    let stream = request.list("stream")?;
    let tape = tape(request.take("tape")?)?;
    let confidences = request.list("confidences")?;
    request.end()?;
    if Mechanism::read(&mechanism)? != Mechanism::Ledger {
        return Err(Refusal::ParameterError.into());
    }
    let params = params?;
    let (epsilon, kept) = divide_epsilon(&params, &share?)?;
    let running = Params {
        epsilon,
        ..params.clone()
    };
    let constants = Constants::new(Mechanism::Ledger, &running);
    let mut run = Run::new(Rc::new(constants), tape);
    let steps = outcomes(&mut run, stream)?;
    let release = FinalRelease::draw(params.grid, &run.samples_by_user, &kept, &mut run.tape);
    let draws = run.tape.taken();
    let own = [
        ("samples", Json::count(release.samples)),
        ("sum", Json::text(&release.sum)),
        ("epsilon", Json::text(kept)),
        ("sensitivity", Json::text(&release.sensitivity)),
        ("draws", Json::list(draws.iter().map(Draw::to_json))),
    ];
    let answers = answers(&params, &release, confidences)?;
    let release = Json::object(own.into_iter().chain(answers));
    Ok(Json::object([("steps", steps), ("final", release)]))
}
