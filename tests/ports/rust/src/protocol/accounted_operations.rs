//! The operations that ask for one piece of the ledger mechanism.

use crate::ledger::accounted::blocks;
use crate::ledger::budget_limit::{self, is_at_horizon, Public};
use crate::ledger::contributions::{Account, Epoch, Proposal, Series};
use crate::ledger::posterior::{Posterior, Summary};
use crate::ledger::proposals::{Block, Setting};
use crate::ledger::schedule::{current, is_checkpoint, running, Cadence, Schedule};
use crate::params::Fault;
use crate::protocol::json::Json;
use crate::protocol::request::Request;

pub fn log2(mut request: Request) -> Result<Json, Fault> {
    let number = request.natural("number")?;
    request.end()?;
    if number == 0 {
        return Err("a logarithm of 0".to_string().into());
    }
    let log2 = budget_limit::log2(number.into());
    Ok(Json::object([("log2", Json::text(log2))]))
}

pub fn limit(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let seen = request.count("seen")?;
    let count = request.natural("count")?;
    let first = request.natural("first")?;
    let t = request.natural("samples")?;
    request.end()?;
    let limit = budget_limit::limit(&params?, seen, count, first, t.into());
    Ok(Json::object([("limit", Json::text(limit))]))
}

pub fn checkpoints(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let steps = request.count("steps")?;
    let (first, last) = (request.natural("first")?, request.natural("last")?);
    request.end()?;
    let params = params?;
    let times = (first..=last).filter(|&t| is_checkpoint(&params, t, steps));
    let times = Json::list(times.map(Json::text));
    Ok(Json::object([("checkpoints", times)]))
}

pub fn schedule(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let start = request.natural("start")?;
    let users = request.natural("users")?;
    request.end()?;
    let schedule = Schedule::new(&params?, start, users);
    Ok(Json::object([
        ("pace", schedule.cadence.to_json()),
        ("halves", Json::count(schedule.half_doublings)),
        ("end", Json::text(schedule.end)),
        ("marks", Json::texts(&schedule.release_times)),
        ("probed", Json::texts(&schedule.excess_times)),
    ]))
}

pub fn closing(mut request: Request) -> Result<Json, Fault> {
    let accounting = request.accounting()?;
    let params = request.params();
    let accounts = request.objects("users", Account::read_with_counts)?;
    let epochs = request.objects("epochs", Epoch::read)?;
    request.end()?;
    let public = Public {
        params: &params?,
        accounting,
        accounts: &accounts,
        epochs: &epochs,
    };
    let now = public.now();
    let limits = accounts
        .iter()
        .map(|account| Json::text(public.budget_limit_of(account, now.into())));
    let schedule = current(public);
    let begun = schedule.as_ref().filter(|_| running(public).is_none());
    let asks = schedule
        .as_ref()
        .is_some_and(|found| found.asks_excess(now));
    let blocks = schedule.as_ref().map(|found| blocks(public, found));
    let budgets = blocks.into_iter().flatten();
    let budgets = budgets.map(|block| Json::text(block.available_budget));
    Ok(Json::object([
        ("limits", Json::list(limits)),
        ("closes", Json::Bool(schedule.is_some())),
        ("length", Json::count(begun.map_or(0, Schedule::length))),
        (
            "probes",
            Json::count(begun.map_or(0, Schedule::excess_queries)),
        ),
        ("asks", Json::Bool(asks)),
        ("allowances", Json::list(budgets)),
    ]))
}

pub fn posterior(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let epochs = request.objects("epochs", Epoch::read)?;
    request.end()?;
    let params = params?;
    let mut posterior = Posterior::default();
    let mut summaries = vec![posterior.summary()];
    for epoch in &epochs {
        posterior.learn(&params, epoch);
        summaries.push(posterior.summary());
    }
    let summaries = Json::list(summaries.iter().map(Summary::to_json));
    Ok(Json::object([("beliefs", summaries)]))
}

pub fn proposals(mut request: Request) -> Result<Json, Fault> {
    let accounting = request.accounting()?;
    let params = request.params();
    let epochs = request.objects("epochs", Epoch::read)?;
    let now = request.natural("samples")?;
    let (users, length) = (request.count("users")?, request.count("length")?);
    let (excess_queries, asks_excess) = (request.count("probes")?, request.flag("asked")?);
    let blocks = request.objects("blocks", Block::read)?;
    request.end()?;
    let params = params?;
    let mut posterior = Posterior::default();
    for epoch in &epochs {
        posterior.learn(&params, epoch);
    }
    let setting = Setting {
        params: &params,
        accounting,
        cadence: Cadence::new(&params, users),
        length,
        excess_queries,
        asks_excess,
        is_last: is_at_horizon(&params, now),
    };
    let proposals = setting.proposals(&posterior, &blocks);
    let proposals = Json::list(proposals.iter().map(Proposal::to_json));
    Ok(Json::object([("offers", proposals)]))
}

pub fn contribution(mut request: Request) -> Result<Json, Fault> {
    let accounting = request.accounting()?;
    let account = Account::read(request.object("account")?)?;
    let series = Series::read(request.object("series")?)?;
    request.count("size")?;
    let proposal = Proposal::read(request.object("offer")?)?;
    let sum = request.integer("sum")?;
    request.end()?;
    let mut account = account.in_series(accounting, series);
    let carried_out = account.contribute(accounting, proposal);
    let cost = account.additional_cost(accounting, &carried_out);
    account.debit(accounting, &carried_out);
    Ok(Json::object([
        ("weight", Json::text(&carried_out.weight)),
        ("probe", Json::text(&carried_out.excess_weight)),
        ("price", Json::text(cost)),
        ("inside", Json::text(carried_out.weighted_sum(&sum))),
        ("outside", Json::text(carried_out.weighted_excess(&sum))),
        ("account", account.to_json()),
    ]))
}
