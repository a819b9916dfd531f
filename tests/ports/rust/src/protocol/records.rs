//! The records of the ledger mechanism as the protocol writes them: its keys, beside this port's
//! names.

use crate::ledger::contributions::{Account, Contribution, Epoch, Proposal, Series};
use crate::ledger::posterior::Summary;
use crate::ledger::proposals::Block;
use crate::ledger::schedule::Cadence;
use crate::params::Fault;
use crate::protocol::json::Json;
use crate::protocol::request::Request;

impl Account {
    /// What a user has spent, after other keys were taken.
    pub fn read(mut given: Request) -> Result<Account, Fault> {
        let account = Account {
            spent: given.wide("spent")?,
            series: given.count("series")?,
            sum_cost: given.natural("sum_cost")?,
            excess_cost: given.natural("overhang_cost")?,
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
            released: given.natural("covered")?,
            ..Account::read(given)?
        })
    }

    pub fn to_json(self) -> Json {
        Json::object([
            ("spent", Json::text(self.spent)),
            ("series", Json::count(self.series)),
            ("sum_cost", Json::text(self.sum_cost)),
            ("overhang_cost", Json::text(self.excess_cost)),
        ])
    }
}

impl Block {
    pub fn read(mut given: Request) -> Result<Block, Fault> {
        let block = Block {
            size: given.count("size")?,
            available_budget: given.wide("allowance")?,
            excess_paid: given.wide("probes_paid")?,
        };
        given.end()?;
        Ok(block)
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
            saturation: given.integer("margin")?,
            excess_weight: given.integer("probe")?,
        })
    }

    pub fn read(mut given: Request) -> Result<Proposal, Fault> {
        let proposal = Proposal::take(&mut given)?;
        given.end()?;
        Ok(proposal)
    }

    fn members(&self) -> [(&'static str, Json); 7] {
        [
            ("low", Json::text(&self.low)),
            ("high", Json::text(&self.high)),
            ("weight", Json::text(&self.weight)),
            ("inner_low", Json::text(&self.inner_low)),
            ("inner_high", Json::text(&self.inner_high)),
            ("margin", Json::text(&self.saturation)),
            ("probe", Json::text(&self.excess_weight)),
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
            excess_queries: given.count("probes")?,
        };
        given.end()?;
        Ok(series)
    }

    fn to_json(self) -> Json {
        Json::object([
            ("first", Json::count(self.first)),
            ("length", Json::count(self.length)),
            ("probes", Json::count(self.excess_queries)),
        ])
    }
}

impl Epoch {
    pub fn read(mut given: Request) -> Result<Epoch, Fault> {
        let epoch = Epoch {
            samples: given.count("samples")?,
            series: Series::read(given.object("series")?)?,
            contributions: given.objects("bookings", Contribution::read)?,
            sum: given.integer("sum")?,
            excess: given.optional_integer("overhang")?,
        };
        given.end()?;
        Ok(epoch)
    }

    pub fn to_json(&self) -> Json {
        let contributions = self.contributions.iter().map(Contribution::to_json);
        Json::object([
            ("samples", Json::count(self.samples)),
            ("series", self.series.to_json()),
            ("bookings", Json::list(contributions)),
            ("sum", Json::text(&self.sum)),
            ("overhang", Json::optional(self.excess.as_ref(), Json::text)),
        ])
    }
}

impl Cadence {
    pub fn to_json(self) -> Json {
        Json::object([
            ("least", Json::count(self.least)),
            ("halves", Json::count(self.half_doublings)),
            ("span", Json::count(self.span)),
            ("reach", Json::count(self.reach)),
        ])
    }
}

impl Summary {
    pub fn to_json(&self) -> Json {
        Json::object([
            ("centre", Json::text(&self.centre)),
            ("doubt", Json::text(&self.standard_error)),
            ("variance", Json::text(&self.variance)),
            ("spread", Json::text(&self.between_user_sd)),
        ])
    }
}
