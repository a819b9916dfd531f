//! The operations that ask for one part of `ledger`.

use crate::belief::Belief;
use crate::clockwork::{self, granted, is_checkpoint, limit_now, Account};
use crate::integer::Int;
use crate::json::Json;
use crate::offers::{offers_for, Block, Booking, Epoch, Offer};
use crate::params::Fault;
use crate::request::Request;

pub fn log2(mut request: Request) -> Result<Json, Fault> {
    let number = request.natural("number")?;
    request.end()?;
    if number == 0 {
        return Err("a logarithm of 0".to_string().into());
    }
    Ok(Json::object([(
        "log2",
        Json::text(clockwork::log2(number.into())),
    )]))
}

pub fn limit(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let seen = request.count("seen")?;
    let count = request.natural("count")?;
    let first = request.natural("first")?;
    let t = request.natural("samples")?;
    request.end()?;
    let limit = clockwork::limit(&params?, seen, count, first, t);
    Ok(Json::object([("limit", Json::text(limit))]))
}

pub fn checkpoints(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let steps = request.count("steps")?;
    let (first, last) = (request.natural("first")?, request.natural("last")?);
    request.end()?;
    let params = params?;
    let times = (first..=last).filter(|&t| is_checkpoint(&params, t, steps));
    Ok(Json::object([(
        "checkpoints",
        Json::list(times.map(Json::text)),
    )]))
}

pub fn closes(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let mut accounts = Vec::new();
    for user in request.list("users")? {
        let mut user = Request::new(user)?;
        accounts.push(Account {
            first: user.natural("first")?,
            count: user.natural("count")?,
            covered: user.natural("covered")?,
            closed: user.natural("closed")?,
        });
        user.end()?;
    }
    request.end()?;
    let params = params?;
    let of_all = |units: fn(&_, &_, &_) -> u64| {
        Json::list(
            accounts
                .iter()
                .map(|each| Json::text(units(&params, &accounts[..], each))),
        )
    };
    Ok(Json::object([
        ("granted", of_all(granted)),
        ("limits", of_all(limit_now)),
        ("closes", Json::Bool(clockwork::closes(&params, &accounts))),
    ]))
}

pub fn belief(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let epochs = epochs(&mut request)?;
    request.end()?;
    let params = params?;
    let mut belief = Belief::default();
    let mut beliefs = vec![belief_to_json(&belief)];
    for epoch in &epochs {
        belief.learn(&params, epoch);
        beliefs.push(belief_to_json(&belief));
    }
    Ok(Json::object([("beliefs", Json::List(beliefs))]))
}

pub fn offers(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let epochs = epochs(&mut request)?;
    let mut blocks = Vec::new();
    for block in request.list("blocks")? {
        let mut block = Request::new(block)?;
        blocks.push(Block {
            size: block.count("size")?,
            allowance: block.natural("allowance")?,
        });
        block.end()?;
    }
    request.end()?;
    let params = params?;
    let mut belief = Belief::default();
    for epoch in &epochs {
        belief.learn(&params, epoch);
    }
    let offers = offers_for(&params, &belief, false, &blocks);
    Ok(Json::object([(
        "offers",
        Json::list(offers.iter().map(|offer| Json::object(offer.fields()))),
    )]))
}

pub fn booking(mut request: Request) -> Result<Json, Fault> {
    let spent = request.natural("spent")?;
    let size = request.count("size")?;
    let mut given = Request::new(request.take("offer")?)?;
    let sum = request.integer("sum")?;
    request.end()?;
    let offer = offer(&mut given)?;
    given.end()?;
    let booked = Booking::new(0, size, spent, offer).offer;
    Ok(Json::object([
        ("weight", Json::text(&booked.weight)),
        ("probe", Json::text(&booked.probe)),
        ("charge", Json::text(booked.charge())),
        ("inside", Json::text(booked.inside(&sum))),
        ("outside", Json::text(booked.outside(&sum))),
        ("spent", Json::text(Int::from(spent) + booked.charge())),
    ]))
}

fn epochs(request: &mut Request) -> Result<Vec<Epoch>, Fault> {
    let mut epochs = Vec::new();
    for epoch in request.list("epochs")? {
        let mut given = Request::new(epoch)?;
        let mut epoch = Epoch {
            samples: given.count("samples")?,
            bookings: Vec::new(),
            sum: given.integer("sum")?,
            overhang: given.integer("overhang")?,
        };
        for booking in given.list("bookings")? {
            epoch.bookings.push(read_booking(Request::new(booking)?)?);
        }
        given.end()?;
        epochs.push(epoch);
    }
    Ok(epochs)
}

/// A booking as it stands: it was carried out already.
fn read_booking(mut given: Request) -> Result<Booking, Fault> {
    let (user, size) = (given.count("user")?, given.count("size")?);
    let offer = offer(&mut given)?;
    given.end()?;
    Ok(Booking { user, size, offer })
}

fn offer(given: &mut Request) -> Result<Offer, Fault> {
    Ok(Offer {
        low: given.integer("low")?,
        high: given.integer("high")?,
        weight: given.integer("weight")?,
        inner_low: given.integer("inner_low")?,
        inner_high: given.integer("inner_high")?,
        margin: given.integer("margin")?,
        probe: given.integer("probe")?,
    })
}

fn belief_to_json(belief: &Belief) -> Json {
    let outlook = belief.outlook();
    Json::object([
        ("centre", Json::text(&outlook.centre)),
        ("doubt", Json::text(&outlook.doubt)),
        ("variance", Json::text(&outlook.variance)),
        ("spread", Json::text(&outlook.spread)),
    ])
}
