//! The operations that ask for one part of `ledger`.

use crate::belief::Belief;
use crate::bookings::{Booking, Epoch, Offer, Series};
use crate::clockwork::{self, is_at_end, is_checkpoint, Account, View};
use crate::course::{current, running, Course, Pace};
use crate::json::Json;
use crate::ledger::blocks;
use crate::offers::{Block, Setting};
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
    let limit = clockwork::limit(&params?, seen, count, first, t.into());
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

pub fn course(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let start = request.natural("start")?;
    let users = request.natural("users")?;
    request.end()?;
    let course = Course::new(&params?, start, users);
    let pace = Json::object([
        ("least", Json::count(course.pace.least)),
        ("halves", Json::count(course.pace.halves)),
        ("span", Json::count(course.pace.span)),
        ("reach", Json::count(course.pace.reach)),
    ]);
    Ok(Json::object([
        ("pace", pace),
        ("halves", Json::count(course.halves)),
        ("end", Json::text(course.end)),
        ("marks", Json::list(course.marks.iter().map(Json::text))),
        ("probed", Json::list(course.probed.iter().map(Json::text))),
    ]))
}

pub fn closes(mut request: Request) -> Result<Json, Fault> {
    let kept = request.kept()?;
    let params = request.params();
    let mut accounts = Vec::new();
    for user in request.list("users")? {
        let mut user = Request::new(user)?;
        accounts.push(Account {
            first: user.natural("first")?,
            count: user.natural("count")?,
            covered: user.natural("covered")?,
            ..account(user)?
        });
    }
    let epochs = epochs(&mut request)?;
    request.end()?;
    let view = View {
        params: &params?,
        kept,
        accounts: &accounts,
        epochs: &epochs,
    };
    let limits = accounts.iter().map(|account| {
        let limit = view.limit_at(account, view.now().into());
        Json::text(limit)
    });
    let course = current(view);
    let begun = course.as_ref().filter(|_| running(view).is_none());
    let asks = course
        .as_ref()
        .is_some_and(|course| course.asks(view.now()));
    let allowances = course.as_ref().map(|course| {
        let blocks = blocks(view, course);
        Json::list(blocks.iter().map(|block| Json::text(block.allowance)))
    });
    Ok(Json::object([
        ("limits", Json::list(limits)),
        ("closes", Json::Bool(course.is_some())),
        ("length", Json::count(begun.map_or(0, Course::length))),
        ("probes", Json::count(begun.map_or(0, Course::probes))),
        ("asks", Json::Bool(asks)),
        ("allowances", allowances.unwrap_or(Json::List(Vec::new()))),
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
    let kept = request.kept()?;
    let params = request.params();
    let epochs = epochs(&mut request)?;
    let now = request.natural("samples")?;
    let (users, length) = (request.count("users")?, request.count("length")?);
    let (probes, is_asked) = (request.count("probes")?, request.flag("asked")?);
    let mut blocks = Vec::new();
    for block in request.list("blocks")? {
        let mut block = Request::new(block)?;
        blocks.push(Block {
            size: block.count("size")?,
            allowance: block.wide("allowance")?,
            probes_paid: block.wide("probes_paid")?,
        });
        block.end()?;
    }
    request.end()?;
    let params = params?;
    let mut belief = Belief::default();
    for epoch in &epochs {
        belief.learn(&params, epoch);
    }
    let setting = Setting {
        params: &params,
        kept,
        pace: Pace::new(&params, users),
        length,
        probes,
        is_asked,
        is_end: is_at_end(&params, now),
    };
    let offers = setting.offers(&belief, &blocks);
    Ok(Json::object([(
        "offers",
        Json::list(offers.iter().map(|offer| Json::object(offer.fields()))),
    )]))
}

pub fn booking(mut request: Request) -> Result<Json, Fault> {
    let kept = request.kept()?;
    let account = account(Request::new(request.take("account")?)?)?;
    let series = series(Request::new(request.take("series")?)?)?;
    let size = request.count("size")?;
    let mut given = Request::new(request.take("offer")?)?;
    let sum = request.integer("sum")?;
    request.end()?;
    let offer = offer(&mut given)?;
    given.end()?;
    let mut account = account.in_series(kept, series);
    let booked = Booking::new(0, size, &account, kept, offer).offer;
    let price = account.price(kept, &booked);
    account.settle(kept, &booked);
    Ok(Json::object([
        ("weight", Json::text(&booked.weight)),
        ("probe", Json::text(&booked.probe)),
        ("price", Json::text(price)),
        ("inside", Json::text(booked.inside(&sum))),
        ("outside", Json::text(booked.outside(&sum))),
        ("account", account_to_json(&account)),
    ]))
}

/// What a user has paid.
fn account(mut given: Request) -> Result<Account, Fault> {
    let account = Account {
        spent: given.wide("spent")?,
        series: given.count("series")?,
        sum_cost: given.natural("sum_cost")?,
        overhang_cost: given.natural("overhang_cost")?,
        ..Account::default()
    };
    given.end()?;
    Ok(account)
}

fn account_to_json(account: &Account) -> Json {
    Json::object([
        ("spent", Json::text(account.spent)),
        ("series", Json::count(account.series)),
        ("sum_cost", Json::text(account.sum_cost)),
        ("overhang_cost", Json::text(account.overhang_cost)),
    ])
}

fn series(mut given: Request) -> Result<Series, Fault> {
    let series = Series {
        first: given.count("first")?,
        length: given.count("length")?,
        probes: given.count("probes")?,
    };
    given.end()?;
    Ok(series)
}

fn epochs(request: &mut Request) -> Result<Vec<Epoch>, Fault> {
    let mut epochs = Vec::new();
    for epoch in request.list("epochs")? {
        let mut given = Request::new(epoch)?;
        let mut epoch = Epoch {
            samples: given.count("samples")?,
            series: series(Request::new(given.take("series")?)?)?,
            bookings: Vec::new(),
            sum: given.integer("sum")?,
            overhang: given.optional_integer("overhang")?,
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
