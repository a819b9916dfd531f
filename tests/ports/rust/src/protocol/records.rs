//! The records of the ledger mechanism as the protocol writes them: its keys, beside this port's
//! names.

use crate::arithmetic::integer::Int;
use crate::ledger::contributions::{Account, Contribution, Epoch, Proposal, Series};
use crate::params::Fault;
use crate::policy::error_bar::Bar;
use crate::policy::excess::{Clipping, Scatter};
use crate::policy::line::Filter;
use crate::policy::posterior::Posterior;
use crate::policy::scheduling::{Cadence, Schedule};
use crate::protocol::json::Json;
use crate::protocol::request::Request;

impl Account {
    /// What a user has spent, after other keys were taken.
    pub fn read(mut given: Request) -> Result<Account, Fault> {
        let account = Account {
            spent: given.wide("spent")?,
            series: given.count("series")?,
            sum_cost: given.natural("sum_cost")?,
            excess_cost: given.natural("excess_cost")?,
            ..Account::default()
        };
        given.end()?;
        Ok(account)
    }

    /// What a user has spent, and also which samples have come and were released.
    pub fn read_with_counts(mut given: Request) -> Result<Account, Fault> {
        Ok(Account {
            first: given.natural("first")?,
            count: given.natural("count")?,
            released: given.natural("released")?,
            ..Account::read(given)?
        })
    }

    pub fn to_json(self) -> Json {
        Json::object([
            ("spent", Json::text(self.spent)),
            ("series", Json::count(self.series)),
            ("sum_cost", Json::text(self.sum_cost)),
            ("excess_cost", Json::text(self.excess_cost)),
        ])
    }
}

impl Proposal {
    /// The keys of a proposal, which may be some of the keys of a request.
    fn take(given: &mut Request) -> Result<Proposal, Fault> {
        Ok(Proposal {
            low: given.integer("low")?,
            high: given.integer("high")?,
            weight: given.integer("weight")?,
            inner_low: given.integer("inner_low")?,
            inner_high: given.integer("inner_high")?,
            saturation: given.integer("saturation")?,
            excess_weight: given.integer("excess_weight")?,
            stratum: given.integer("stratum")?,
        })
    }

    pub fn read(mut given: Request) -> Result<Proposal, Fault> {
        let proposal = Proposal::take(&mut given)?;
        given.end()?;
        Ok(proposal)
    }

    fn members(&self) -> [(&'static str, Json); 8] {
        [
            ("low", Json::text(&self.low)),
            ("high", Json::text(&self.high)),
            ("weight", Json::text(&self.weight)),
            ("inner_low", Json::text(&self.inner_low)),
            ("inner_high", Json::text(&self.inner_high)),
            ("saturation", Json::text(&self.saturation)),
            ("excess_weight", Json::text(&self.excess_weight)),
            ("stratum", Json::text(&self.stratum)),
        ]
    }

    pub fn to_json(&self) -> Json {
        Json::object(self.members())
    }
}

impl Contribution {
    fn read(mut given: Request) -> Result<Contribution, Fault> {
        let contribution = Contribution {
            user: given.count("user")?,
            size: given.count("size")?,
            proposal: Proposal::take(&mut given)?,
        };
        given.end()?;
        Ok(contribution)
    }

    fn to_json(&self) -> Json {
        let own = [
            ("user", Json::count(self.user)),
            ("size", Json::count(self.size)),
        ];
        Json::object(own.into_iter().chain(self.proposal.members()))
    }
}

impl Series {
    pub fn read(mut given: Request) -> Result<Series, Fault> {
        let series = Series {
            first: given.count("first")?,
            length: given.count("length")?,
            excess_queries: given.count("excess_queries")?,
            strata: given.count("strata")?,
        };
        given.end()?;
        Ok(series)
    }

    fn to_json(self) -> Json {
        Json::object([
            ("first", Json::count(self.first)),
            ("length", Json::count(self.length)),
            ("excess_queries", Json::count(self.excess_queries)),
            ("strata", Json::count(self.strata)),
        ])
    }
}

impl Epoch {
    pub fn read(mut given: Request) -> Result<Epoch, Fault> {
        let epoch = Epoch {
            samples: given.count("samples")?,
            series: Series::read(given.object("series")?)?,
            contributions: given.objects("contributions", Contribution::read)?,
            sums: given.integers("sums")?,
            excess: given.optional_integer("excess")?,
        };
        given.end()?;
        Ok(epoch)
    }

    pub fn to_json(&self) -> Json {
        let contributions = self.contributions.iter().map(Contribution::to_json);
        Json::object([
            ("samples", Json::count(self.samples)),
            ("series", self.series.to_json()),
            ("contributions", Json::list(contributions)),
            ("sums", Json::texts(&self.sums)),
            ("excess", Json::optional(self.excess.as_ref(), Json::text)),
        ])
    }
}

impl Schedule {
    pub fn to_json(&self) -> Json {
        Json::object([
            ("cadence", self.cadence.to_json()),
            ("step", Json::count(self.step)),
            ("end", Json::text(&self.end)),
            ("release_times", Json::texts(&self.release_times)),
            ("asks_excess", Json::Bool(self.asks)),
        ])
    }
}

impl Cadence {
    fn to_json(self) -> Json {
        Json::object([
            ("least", Json::count(self.least)),
            ("step", Json::count(self.step)),
            ("span", Json::count(self.span)),
            ("reach", Json::count(self.reach)),
        ])
    }
}

impl Posterior {
    pub fn to_json(&self) -> Json {
        let line = self.line();
        Json::object([
            ("centre", Json::text(self.centre())),
            ("ends", Json::texts(&line.ends)),
            ("errors", Json::texts(&line.errors)),
            ("slope", Json::text(&line.slope)),
            ("scatter", self.scatter.to_json()),
            ("shift", Json::text(&self.shift)),
            ("unequal", Json::text(&self.unequal)),
            ("clipping", self.clipping.to_json()),
        ])
    }
}

impl Filter {
    /// The levels at both ends of its line, and all its other numbers.
    pub fn to_json(&self) -> Json {
        let [near, far] = &self.ends;
        Json::texts(&[
            near,
            far,
            &self.mean,
            &self.low,
            &self.cross,
            &self.high,
            &self.low_mean,
            &self.high_mean,
            &self.mean_variance,
            &self.likelihood,
        ])
    }
}

impl Scatter {
    fn to_json(&self) -> Json {
        Json::object([
            ("users", Json::text(&self.users)),
            ("halvings", Json::text(self.halvings)),
            ("settled", Json::Bool(self.settled)),
        ])
    }
}

impl Clipping {
    fn to_json(&self) -> Json {
        Json::object([
            ("room", Json::text(&self.room)),
            ("mean", Json::text(&self.mean)),
            ("variance", Json::text(&self.variance)),
            ("assumed", Json::text(&self.assumed)),
        ])
    }
}

impl Bar {
    /// The bar, and its half widths at the confidences that were asked for.
    pub fn to_json(&self, half_widths: &[Int]) -> Json {
        let reason = self.reason.name();
        Json::object([
            ("deviation", Json::text(&self.deviation)),
            ("clipping", Json::text(&self.clipping)),
            ("farthest", Json::text(&self.farthest)),
            ("reason", Json::text(reason)),
            ("half_widths", Json::texts(half_widths)),
        ])
    }
}
