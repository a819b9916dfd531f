//! What an accepted event gives: everything that changed, and what may be published.

use crate::bookings::Epoch;
use crate::integer::Int;
use crate::json::Json;
use crate::rational::Rational;

/// A block of a level; `projected` is None while it waits in a buffer.
#[derive(Clone, Debug)]
pub struct Block {
    pub level: usize,
    pub raw: Int,
    pub projected: Option<Int>,
}

#[derive(Clone, Debug)]
pub struct Activation {
    pub level: usize,
    pub bins: Vec<usize>,
    pub costs: Vec<u64>,
    pub choice: usize,
    pub prior: Rational,
    pub flushed: Vec<Block>,
}

#[derive(Clone, Debug)]
pub struct Write {
    pub counter: usize,
    pub cell: u64,
    pub sum: Int,
    pub noise: Int,
}

/// A private step and its price.
#[derive(Clone, Debug)]
pub struct Charge {
    pub mechanism: &'static str,
    pub level: usize,
    pub cell: u64,
    pub epsilon: Rational,
    pub sensitivity: Int,
    pub scale: Rational,
}

#[derive(Clone, Debug)]
pub struct Step {
    pub t: u64,
    pub count: u64,
    pub ignored: bool,
    pub block: Option<Block>,
    pub activations: Vec<Activation>,
    pub written: Vec<Write>,
    /// Pairs of counter and cell.
    pub read: Vec<(usize, u64)>,
    pub sum: Int,
    pub total: u64,
    pub estimate: Rational,
    pub charges: Vec<Charge>,
    pub spent: Rational,
    /// The epoch of `ledger` that has closed.
    pub epoch: Option<Epoch>,
}

impl Block {
    fn to_json(&self) -> Json {
        Json::object([
            ("level", Json::count(self.level)),
            ("raw", Json::text(&self.raw)),
            (
                "projected",
                self.projected.as_ref().map_or(Json::Null, Json::text),
            ),
        ])
    }
}

impl Activation {
    fn to_json(&self) -> Json {
        Json::object([
            ("level", Json::count(self.level)),
            (
                "bins",
                Json::list(self.bins.iter().map(|&bin| Json::count(bin))),
            ),
            (
                "costs",
                Json::list(self.costs.iter().map(|&cost| Json::count(cost))),
            ),
            ("choice", Json::count(self.choice)),
            ("prior", Json::text(&self.prior)),
            (
                "flushed",
                Json::list(self.flushed.iter().map(Block::to_json)),
            ),
        ])
    }
}

impl Write {
    fn to_json(&self) -> Json {
        Json::object([
            ("counter", Json::count(self.counter)),
            ("cell", Json::count(self.cell)),
            ("sum", Json::text(&self.sum)),
            ("noise", Json::text(&self.noise)),
        ])
    }
}

impl Charge {
    fn to_json(&self) -> Json {
        Json::object([
            ("mechanism", Json::text(self.mechanism)),
            ("level", Json::count(self.level)),
            ("cell", Json::count(self.cell)),
            ("epsilon", Json::text(&self.epsilon)),
            ("sensitivity", Json::text(&self.sensitivity)),
            ("scale", Json::text(&self.scale)),
        ])
    }
}

impl Step {
    pub fn to_json(&self) -> Json {
        let read = self.read.iter().map(|&(counter, cell)| {
            Json::object([
                ("counter", Json::count(counter)),
                ("cell", Json::count(cell)),
            ])
        });
        Json::object([
            ("t", Json::count(self.t)),
            ("count", Json::count(self.count)),
            ("ignored", Json::Bool(self.ignored)),
            (
                "block",
                self.block.as_ref().map_or(Json::Null, Block::to_json),
            ),
            (
                "activations",
                Json::list(self.activations.iter().map(Activation::to_json)),
            ),
            (
                "written",
                Json::list(self.written.iter().map(Write::to_json)),
            ),
            ("read", Json::list(read)),
            ("sum", Json::text(&self.sum)),
            ("total", Json::count(self.total)),
            ("estimate", Json::text(&self.estimate)),
            (
                "charges",
                Json::list(self.charges.iter().map(Charge::to_json)),
            ),
            ("spent", Json::text(&self.spent)),
            (
                "epoch",
                self.epoch.as_ref().map_or(Json::Null, Epoch::to_json),
            ),
        ])
    }
}
