//! What an accepted event returns: everything that changed, and what may be published.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::ledger::contributions::Epoch;
use crate::protocol::json::Json;

/// A block of a level; `projected` is None while it is in a buffer.
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

/// A node as it was written: its sum without noise, and its noise.
#[derive(Clone, Debug)]
pub struct Write {
    pub counter: usize,
    pub node: u64,
    pub sum: Int,
    pub noise: Int,
}

/// A private step and what it costs.
#[derive(Clone, Debug)]
pub struct Charge {
    pub mechanism: &'static str,
    pub level: usize,
    pub node: u64,
    pub epsilon: Rational,
    pub sensitivity: Int,
    pub scale: Rational,
}

/// What a step asked of its source of noise.
#[derive(Clone, Debug)]
pub enum Draw {
    Laplace {
        counter: usize,
        node: u64,
        scale: Rational,
    },
    Gaussian {
        counter: usize,
        node: u64,
        variance: Rational,
    },
    /// One radius for `length` nodes of `sums` counters.
    Radius {
        counter: usize,
        node: u64,
        length: u64,
        sums: u64,
        scale: Rational,
        radius: Int,
    },
    UniformNoise {
        counter: usize,
        node: u64,
        sums: usize,
        radius: Int,
    },
    Choose {
        level: usize,
        rate: Rational,
    },
}

#[derive(Clone, Debug, Default)]
pub struct Step {
    pub t: u64,
    pub count: u64,
    pub ignored: bool,
    pub block: Option<Block>,
    pub activations: Vec<Activation>,
    pub draws: Vec<Draw>,
    pub written: Vec<Write>,
    /// Pairs of counter and node.
    pub read: Vec<(usize, u64)>,
    pub sum: Int,
    pub total: u64,
    pub estimate: Rational,
    pub charges: Vec<Charge>,
    pub spent: Rational,
    /// The epoch of the ledger mechanism that has closed.
    pub epoch: Option<Epoch>,
}

impl Block {
    fn to_json(&self) -> Json {
        Json::object([
            ("level", Json::count(self.level)),
            ("raw", Json::text(&self.raw)),
            (
                "projected",
                Json::optional(self.projected.as_ref(), Json::text),
            ),
        ])
    }
}

impl Activation {
    fn to_json(&self) -> Json {
        let flushed = self.flushed.iter().map(Block::to_json);
        Json::object([
            ("level", Json::count(self.level)),
            ("bins", Json::counts(&self.bins)),
            ("costs", Json::counts(&self.costs)),
            ("choice", Json::count(self.choice)),
            ("prior", Json::text(&self.prior)),
            ("flushed", Json::list(flushed)),
        ])
    }
}

impl Draw {
    pub fn to_json(&self) -> Json {
        let (kind, counter, node) = match self {
            Draw::Laplace { counter, node, .. } => ("laplace", counter, node),
            Draw::Gaussian { counter, node, .. } => ("gaussian", counter, node),
            Draw::Radius { counter, node, .. } => ("radius", counter, node),
            Draw::UniformNoise { counter, node, .. } => ("uniform_noise", counter, node),
            Draw::Choose { level, rate } => {
                return Json::object([
                    ("kind", Json::text("choose")),
                    ("level", Json::count(*level)),
                    ("rate", Json::text(rate)),
                ]);
            }
        };
        let address = [
            ("kind", Json::text(kind)),
            ("counter", Json::count(*counter)),
            ("node", Json::count(*node)),
        ];
        let law = match self {
            Draw::Laplace { scale, .. } => vec![("scale", Json::text(scale))],
            Draw::Gaussian { variance, .. } => vec![("variance", Json::text(variance))],
            Draw::Radius {
                length,
                sums,
                scale,
                radius,
                ..
            } => vec![
                ("length", Json::count(*length)),
                ("sums", Json::count(*sums)),
                ("scale", Json::text(scale)),
                ("radius", Json::text(radius)),
            ],
            Draw::UniformNoise { sums, radius, .. } => {
                vec![("sums", Json::count(*sums)), ("radius", Json::text(radius))]
            }
            Draw::Choose { .. } => Vec::new(),
        };
        Json::object(address.into_iter().chain(law))
    }
}

impl Write {
    fn to_json(&self) -> Json {
        Json::object([
            ("counter", Json::count(self.counter)),
            ("node", Json::count(self.node)),
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
            ("node", Json::count(self.node)),
            ("epsilon", Json::text(&self.epsilon)),
            ("sensitivity", Json::text(&self.sensitivity)),
            ("scale", Json::text(&self.scale)),
        ])
    }
}

fn address_to_json(&(counter, node): &(usize, u64)) -> Json {
    Json::object([
        ("counter", Json::count(counter)),
        ("node", Json::count(node)),
    ])
}

impl Step {
    pub fn to_json(&self) -> Json {
        let activations = self.activations.iter().map(Activation::to_json);
        let written = self.written.iter().map(Write::to_json);
        let charges = self.charges.iter().map(Charge::to_json);
        Json::object([
            ("t", Json::count(self.t)),
            ("count", Json::count(self.count)),
            ("ignored", Json::Bool(self.ignored)),
            ("block", Json::optional(self.block.as_ref(), Block::to_json)),
            ("activations", Json::list(activations)),
            ("draws", Json::list(self.draws.iter().map(Draw::to_json))),
            ("written", Json::list(written)),
            ("read", Json::list(self.read.iter().map(address_to_json))),
            ("sum", Json::text(&self.sum)),
            ("total", Json::count(self.total)),
            ("estimate", Json::text(&self.estimate)),
            ("charges", Json::list(charges)),
            ("spent", Json::text(&self.spent)),
            ("epoch", Json::optional(self.epoch.as_ref(), Epoch::to_json)),
        ])
    }
}
