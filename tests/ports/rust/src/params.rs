//! The public parameters, and the errors of parameters and events.

use crate::arithmetic::integer::Int;
use crate::arithmetic::number::{read_number, read_sign};
use crate::arithmetic::rational::Rational;
use crate::protocol::json::{Json, Object};

/// The errors that the vectors name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    ParameterError,
    UnboundedDataError,
    SampleError,
    UserIdError,
    TooManyUsersError,
    ArrivalOrderError,
    HorizonError,
}

/// Why an operation has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    Refused(Refusal),
    /// Something that this port understands and cannot do.
    NotImplemented(String),
    /// Something that it does not understand.
    Malformed(String),
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::Refused(refusal)
    }
}

impl From<String> for Fault {
    fn from(why: String) -> Fault {
        Fault::Malformed(why)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtraUsers {
    Refuse,
    Ignore,
}

/// What the ledger mechanism weighs equally: samples or users.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weighting {
    Sample,
    User,
}

#[derive(Clone, Debug)]
pub struct Params {
    /// n
    pub max_users: u64,
    /// m
    pub max_samples: u64,
    pub epsilon: Rational,
    /// The failure probability of the accuracy statements, which the protocol and the paper call delta.
    pub beta: Rational,
    pub lower: Rational,
    pub upper: Rational,
    /// G
    pub grid: u64,
    pub prior: Rational,
    /// T; the default n*m may need more than 64 bits.
    pub horizon: Int,
    pub horizon_given: bool,
    pub extra_users: ExtraUsers,
    pub weighting: Weighting,
    /// Whether error bars may assume that users do not differ.
    pub homogeneous: bool,
}

/// Whether the text is a word for infinity, of any sign and case.
fn is_infinity(text: &str) -> bool {
    let word = read_sign(text).1.to_ascii_lowercase();
    word == "inf" || word == "infinity"
}

/// 2^62, the largest count.
const MAX_COUNT: u64 = 1 << 62;
const MAX_GRID: u64 = 1 << 32;

fn or_refuse<T>(value: Option<T>) -> Result<T, Fault> {
    value.ok_or(Fault::Refused(Refusal::ParameterError))
}

fn count(text: &str, largest: u64) -> Result<u64, Fault> {
    let value = or_refuse(Int::parse(text).and_then(|value| value.to_u64()))?;
    or_refuse((1..=largest).contains(&value).then_some(value))
}

pub fn number(text: &str) -> Result<Rational, Fault> {
    or_refuse(read_number(text)?)
}

fn between(text: &str, least: &Rational, largest: &Rational) -> Result<Rational, Fault> {
    let value = number(text)?;
    or_refuse((*least <= value && value <= *largest).then_some(value))
}

/// An end of the domain.
fn end(text: &str) -> Result<Rational, Fault> {
    if is_infinity(text) {
        return Err(Refusal::UnboundedDataError.into());
    }
    number(text)
}

/// The parameters of a request: text or null, but for `homogeneous`, under exactly these names.
struct Given<'a>(&'a Object);

impl<'a> Given<'a> {
    const NAMES: [&'static str; 12] = [
        "max_users",
        "max_samples",
        "epsilon",
        "beta",
        "lower",
        "upper",
        "grid",
        "prior",
        "horizon",
        "extra_users",
        "weighting",
        "homogeneous",
    ];

    fn new(given: &'a Json) -> Result<Given<'a>, Fault> {
        match given {
            Json::Object(members) if members.len() == Given::NAMES.len() => Ok(Given(members)),
            _ => Err("parameters with unknown names".to_string().into()),
        }
    }

    fn optional(&self, name: &str) -> Result<Option<&'a str>, Fault> {
        match self.0.get(name) {
            Some(Json::Null) => Ok(None),
            Some(Json::Text(text)) => Ok(Some(text)),
            Some(_) => Err(Refusal::ParameterError.into()),
            None => Err(format!("the parameter {name} is missing").into()),
        }
    }

    fn required(&self, name: &str) -> Result<&'a str, Fault> {
        or_refuse(self.optional(name)?)
    }

    fn flag(&self, name: &str) -> Result<bool, Fault> {
        match self.0.get(name) {
            Some(Json::Bool(flag)) => Ok(*flag),
            Some(_) => Err(Refusal::ParameterError.into()),
            None => Err(format!("the parameter {name} is missing").into()),
        }
    }
}

impl Params {
    pub fn read(given: &Json) -> Result<Params, Fault> {
        let given = Given::new(given)?;
        let one = Rational::from(1);
        let least_epsilon = &one / Rational::power_of_two(32);
        let least_beta = &one / Rational::power_of_two(64);
        let max_users = count(given.required("max_users")?, MAX_COUNT)?;
        let max_samples = count(given.required("max_samples")?, MAX_COUNT)?;
        let epsilon = between(
            given.required("epsilon")?,
            &least_epsilon,
            &Rational::power_of_two(32),
        )?;
        let beta = between(given.required("beta")?, &least_beta, &one)?;
        let lower = end(given.required("lower")?)?;
        let upper = end(given.required("upper")?)?;
        if lower >= upper {
            return Err(Refusal::ParameterError.into());
        }
        let grid = count(given.required("grid")?, MAX_GRID)?;
        let prior = match given.optional("prior")? {
            None => (&lower + &upper) / Rational::from(2),
            Some(text) => between(text, &lower, &upper)?,
        };
        let horizon_given = given.optional("horizon")?.is_some();
        let horizon = match given.optional("horizon")? {
            None => Int::from(max_users) * Int::from(max_samples),
            Some(text) => Int::from(count(text, MAX_COUNT)?),
        };
        let extra_users = match given.required("extra_users")? {
            "refuse" => ExtraUsers::Refuse,
            "ignore" => ExtraUsers::Ignore,
            _ => return Err(Refusal::ParameterError.into()),
        };
        let weighting = match given.required("weighting")? {
            "sample" => Weighting::Sample,
            "user" => Weighting::User,
            _ => return Err(Refusal::ParameterError.into()),
        };
        Ok(Params {
            max_users,
            max_samples,
            epsilon,
            beta,
            lower,
            upper,
            grid,
            prior,
            horizon,
            horizon_given,
            extra_users,
            weighting,
            homogeneous: given.flag("homogeneous")?,
        })
    }

    pub fn to_json(&self) -> Json {
        let extra_users = match self.extra_users {
            ExtraUsers::Refuse => "refuse",
            ExtraUsers::Ignore => "ignore",
        };
        let weighting = match self.weighting {
            Weighting::Sample => "sample",
            Weighting::User => "user",
        };
        let values = [
            Json::text(self.max_users),
            Json::text(self.max_samples),
            Json::text(&self.epsilon),
            Json::text(&self.beta),
            Json::text(&self.lower),
            Json::text(&self.upper),
            Json::text(self.grid),
            Json::text(&self.prior),
            Json::text(&self.horizon),
            Json::text(extra_users),
            Json::text(weighting),
            Json::Bool(self.homogeneous),
        ];
        let names = Given::NAMES.into_iter().map(String::from);
        Json::Object(names.zip(values).collect())
    }

    pub fn width(&self) -> Rational {
        &self.upper - &self.lower
    }

    /// p, the prior on [0, 1].
    pub fn unit_prior(&self) -> Rational {
        (&self.prior - &self.lower) / self.width()
    }

    /// L, the highest level.
    pub fn levels(&self) -> usize {
        self.max_samples.ilog2() as usize
    }

    /// q(x): a sample clamped to the domain, in grid units.
    pub fn units(&self, sample: &Rational) -> u64 {
        let clamped = sample.max(&self.lower).min(&self.upper);
        let units = Rational::from(self.grid) * (clamped - &self.lower) / self.width();
        units
            .half_even()
            .to_u64()
            .expect("a sample inside the domain")
    }

    /// The sample of an event, in grid units.
    pub fn read_sample(&self, sample: &Json) -> Result<u64, Fault> {
        let Json::Text(text) = sample else {
            return Err(Refusal::SampleError.into());
        };
        match read_number(text)? {
            Some(value) => Ok(self.units(&value)),
            None => Err(Refusal::SampleError.into()),
        }
    }

    /// The vector of an event, one number for each coordinate.
    pub fn read_vector(&self, sample: &Json, dimension: usize) -> Result<Vec<u64>, Fault> {
        match sample {
            Json::List(items) if items.len() == dimension => {
                items.iter().map(|item| self.read_sample(item)).collect()
            }
            _ => Err(Refusal::SampleError.into()),
        }
    }
}
