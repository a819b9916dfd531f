//! The operations that ask for one piece of the ledger mechanism or of its shipped policy.

use crate::arithmetic::integer::Int;
use crate::ledger::accounting::Accounting;
use crate::ledger::contributions::{Account, Epoch, Proposal, Series};
use crate::ledger::interface::{Policy, Public};
use crate::params::{number, Fault, Params};
use crate::policy::blocks::{held_of, number_of_strata};
use crate::policy::budget_limit::{self, budget_limit_of};
use crate::policy::error_bar::bar_of;
use crate::policy::fixed_point;
use crate::policy::line::Filter;
use crate::policy::posterior::Posterior;
use crate::policy::scheduling::{current, is_checkpoint, running, schedule_from, Schedule};
use crate::policy::shipped::ShippedPolicy;
use crate::protocol::json::Json;
use crate::protocol::request::{text, Request};

pub fn log2(mut request: Request) -> Result<Json, Fault> {
    let number = request.integer("number")?;
    request.end()?;
    if !number.is_positive() {
        return Err("a logarithm of a number below 1".to_string().into());
    }
    let log2 = fixed_point::log2(&number);
    Ok(Json::object([("log2", Json::text(log2))]))
}

pub fn limit(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let seen = request.count("seen")?;
    let count = request.natural("count")?;
    let first = request.natural("first")?;
    let t = request.natural("samples")?;
    request.end()?;
    let limit = budget_limit::limit(&params?, seen, count, first, &t.into());
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
    Ok(schedule_from(&params?, start, users).to_json())
}

/// What is public, in the keys of a request.
struct Given {
    params: Params,
    accounting: Accounting,
    accounts: Vec<Account>,
    epochs: Vec<Epoch>,
}

impl Given {
    fn read(mut request: Request) -> Result<Given, Fault> {
        let accounting = request.accounting()?;
        let params = request.params();
        let accounts = request.objects("users", Account::read_with_counts)?;
        let epochs = request.objects("epochs", Epoch::read)?;
        request.end()?;
        Ok(Given {
            params: params?,
            accounting,
            accounts,
            epochs,
        })
    }

    fn public(&self) -> Public<'_> {
        Public {
            params: &self.params,
            accounting: self.accounting,
            accounts: &self.accounts,
            epochs: &self.epochs,
        }
    }
}

pub fn closing(request: Request) -> Result<Json, Fault> {
    let given = Given::read(request)?;
    let public = given.public();
    let now = Int::from(public.now());
    let limits = (0..given.accounts.len()).map(|user| budget_limit_of(public, user, &now));
    let schedule = current(public);
    let held = schedule.iter().flat_map(|found| held_of(public, found));
    let budgets = held.map(|held| Json::text(held.available_budget));
    let begun = schedule.as_ref().filter(|_| running(public).is_none());
    Ok(Json::object([
        ("limits", Json::list(limits.map(Json::text))),
        ("closes", Json::Bool(schedule.is_some())),
        ("length", Json::count(begun.map_or(0, Schedule::length))),
        ("strata", Json::count(number_of_strata(public))),
        (
            "excess_queries",
            Json::count(begun.map_or(0, Schedule::queries)),
        ),
        (
            "asks_excess",
            Json::Bool(schedule.as_ref().is_some_and(|found| found.asks)),
        ),
        ("available_budgets", Json::list(budgets)),
    ]))
}

pub fn posterior(mut request: Request) -> Result<Json, Fault> {
    let params = request.params();
    let epochs = request.objects("epochs", Epoch::read)?;
    request.end()?;
    let params = params?;
    let mut posteriors = vec![Posterior::new()];
    for (epoch, number) in epochs.iter().zip(0..) {
        posteriors.push(posteriors[number].update(&params, epoch));
    }
    let filters = posteriors[epochs.len()].filters.iter().map(Filter::to_json);
    let filters = Json::list(filters);
    let posteriors = posteriors.iter().map(Posterior::to_json);
    Ok(Json::object([
        ("posteriors", Json::list(posteriors)),
        ("filters", filters),
    ]))
}

pub fn proposals(request: Request) -> Result<Json, Fault> {
    let given = Given::read(request)?;
    let policy = ShippedPolicy::of(&given.params, &given.epochs);
    let decision = policy.decide(given.public());
    let proposals = decision.map_or(Vec::new(), |found| found.proposals);
    let proposals = proposals.iter().map(Proposal::to_json);
    Ok(Json::object([("proposals", Json::list(proposals))]))
}

pub fn bar(mut request: Request) -> Result<Json, Fault> {
    let confidences = request.list("confidences")?;
    let given = Given::read(request)?;
    let policy = ShippedPolicy::of(&given.params, &given.epochs);
    let bar = bar_of(given.public(), &policy.posterior);
    let half_width = |confidence| bar.half_width(&number(&text(confidence)?)?);
    let half_widths: Result<Vec<Int>, Fault> = confidences.into_iter().map(half_width).collect();
    Ok(bar.to_json(&half_widths?))
}

pub fn contribution(mut request: Request) -> Result<Json, Fault> {
    let accounting = request.accounting()?;
    let account = Account::read(request.object("account")?)?;
    let series = Series::read(request.object("series")?)?;
    request.count("size")?;
    let proposal = Proposal::read(request.object("proposal")?)?;
    let sum = request.integer("sum")?;
    request.end()?;
    let mut account = account.in_series(accounting, series);
    let carried_out = account.carried_out(accounting, proposal);
    let cost = account.additional_cost(accounting, &carried_out);
    account.debit(accounting, &carried_out);
    Ok(Json::object([
        ("weight", Json::text(&carried_out.weight)),
        ("excess_weight", Json::text(&carried_out.excess_weight)),
        ("additional_cost", Json::text(cost)),
        ("inside", Json::text(carried_out.weighted_sum(&sum))),
        ("outside", Json::text(carried_out.weighted_excess(&sum))),
        ("account", account.to_json()),
    ]))
}
