//! One line of the protocol: a request in, a reply out.

pub mod accumulated;
pub mod decisions;
pub mod final_operations;
pub mod json;
pub mod operations;
pub mod policy_operations;
pub mod records;
pub mod replays;
pub mod request;
pub mod sha256;
pub mod tape;

use crate::mechanism::Mechanism;
use crate::params::Fault;
use crate::protocol::final_operations::{final_release, replay_final};
use crate::protocol::json::Json;
use crate::protocol::operations::{
    blocks, constants, diversity, grid, median, neighbours, params, sample, share, tree,
};
use crate::protocol::policy_operations::{
    bar, checkpoints, closing, contribution, limit, log2, posterior, proposals, schedule,
};
use crate::protocol::replays::{
    accumulated, accumulated_samples, replay, replay_decisions, replay_vectors,
};
use crate::protocol::request::Request;
use crate::samplers::Sampler;

type Operation = fn(Request) -> Result<Json, Fault>;

const OPERATIONS: [(&str, Operation); 26] = [
    ("params", params),
    ("grid", grid),
    ("blocks", blocks),
    ("tree", tree),
    ("constants", constants),
    ("median", median),
    ("diversity", diversity),
    ("neighbours", neighbours),
    ("log2", log2),
    ("limit", limit),
    ("checkpoints", checkpoints),
    ("schedule", schedule),
    ("closes", closing),
    ("posterior", posterior),
    ("proposals", proposals),
    ("bar", bar),
    ("contribution", contribution),
    ("share", share),
    ("final", final_release),
    ("sample", sample),
    ("replay", replay),
    ("replay_decisions", replay_decisions),
    ("replay_final", replay_final),
    ("replay_vectors", replay_vectors),
    ("accumulated", accumulated),
    ("accumulated_samples", accumulated_samples),
];

/// Answers one line.
pub fn reply(line: &str) -> Json {
    let request = Json::parse(line)
        .map_err(Fault::from)
        .and_then(Request::new);
    let mut request = match request {
        Ok(request) => request,
        Err(fault) => return with_id(fault_to_json(fault), Json::Null),
    };
    let op = request.text("op").unwrap_or_default();
    if op == "hello" {
        return hello(request).unwrap_or_else(fault_to_json);
    }
    let id = request.take("id");
    let operation = OPERATIONS.iter().find(|(name, _)| *name == op);
    let answer = match operation {
        Some((_, operation)) => operation(request),
        None => Err(format!("unknown operation: {op:?}").into()),
    };
    let answer = answer.unwrap_or_else(fault_to_json);
    match id {
        Ok(id) => with_id(answer, id),
        Err(_) => answer,
    }
}

fn with_id(mut answer: Json, id: Json) -> Json {
    if let Json::Object(members) = &mut answer {
        members.insert("id".to_string(), id);
    }
    answer
}

fn hello(mut request: Request) -> Result<Json, Fault> {
    // Any version of the vectors is accepted: each request is checked by itself.
    request.text("vectors")?;
    let protocol = request.count("protocol")?;
    request.end()?;
    if protocol != 1 {
        return Err(format!("unknown protocol: {protocol}").into());
    }
    Ok(Json::object([
        ("protocol", Json::count(1)),
        ("name", Json::text("rust")),
        ("version", Json::text(env!("CARGO_PKG_VERSION"))),
        ("ops", Json::texts(&OPERATIONS.map(|(name, _)| name))),
        (
            "mechanisms",
            Json::texts(&Mechanism::NAMES.map(|(name, _)| name)),
        ),
        ("samplers", Json::texts(&Sampler::NAMES)),
    ]))
}

pub fn fault_to_json(fault: Fault) -> Json {
    match fault {
        Fault::Refused(refusal) => Json::object([("error", Json::Text(format!("{refusal:?}")))]),
        Fault::NotImplemented(why) => Json::object([("notImplemented", Json::Text(why))]),
        Fault::Malformed(why) => Json::object([("fault", Json::Text(why))]),
    }
}
