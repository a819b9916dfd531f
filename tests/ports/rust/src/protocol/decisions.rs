//! A policy whose decisions a request writes down, so that the mechanism is checked under any policy.

use crate::arithmetic::integer::Int;
use crate::ledger::contributions::{Epoch, Proposal};
use crate::ledger::interface::{Decision, Policy, Public};
use crate::params::{Fault, Params};
use crate::protocol::request::Request;

/// A decision, the time at which its epoch closes, and the sum after it.
pub struct TimedDecision {
    samples: u64,
    decision: Decision,
    total: Int,
}

impl TimedDecision {
    pub fn read(mut given: Request) -> Result<TimedDecision, Fault> {
        let decision = TimedDecision {
            samples: given.count("samples")?,
            decision: Decision {
                length: given.count("length")?,
                strata: given.count("strata")?,
                excess_queries: given.count("excess_queries")?,
                asks_excess: given.flag("asks_excess")?,
                proposals: given.objects("proposals", Proposal::read)?,
            },
            total: given.integer("total")?,
        };
        given.end()?;
        Ok(decision)
    }
}

pub struct DecidedPolicy {
    decisions: Vec<TimedDecision>,
    closed: usize,
}

impl DecidedPolicy {
    pub fn new(decisions: Vec<TimedDecision>) -> DecidedPolicy {
        DecidedPolicy {
            decisions,
            closed: 0,
        }
    }
}

impl Policy for DecidedPolicy {
    /// The next decision, at its time.
    fn decide(&self, public: Public) -> Option<Decision> {
        let next = self.decisions.get(self.closed)?;
        (next.samples == public.now()).then(|| next.decision.clone())
    }

    fn learn(&mut self, _params: &Params, _epoch: &Epoch) {
        self.closed += 1;
    }

    fn sum(&self, _params: &Params, _samples: u64) -> Int {
        self.decisions[self.closed - 1].total.clone()
    }
}
