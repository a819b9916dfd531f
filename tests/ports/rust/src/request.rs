//! Reading a request key by key. A key that nobody asked for is a fault, and so is one that misses.

use crate::integer::Int;
use crate::json::{Json, Object};
use crate::kept::Kept;
use crate::median::number_of_bins;
use crate::params::{number, Fault, Params};
use crate::rational::Rational;
use crate::tape::{Tape, Written};

pub struct Request {
    members: Object,
}

fn malformed(what: &str) -> Fault {
    Fault::NotImplemented(format!("{what} is not what this port knows"))
}

impl Request {
    pub fn new(value: Json) -> Result<Request, Fault> {
        match value {
            Json::Object(members) => Ok(Request { members }),
            _ => Err(malformed("a request that is no object")),
        }
    }

    pub fn take(&mut self, key: &str) -> Result<Json, Fault> {
        self.members
            .remove(key)
            .ok_or_else(|| malformed(&format!("a request without {key}")))
    }

    /// To be called when all keys were taken.
    pub fn end(self) -> Result<(), Fault> {
        match self.members.keys().next() {
            None => Ok(()),
            Some(key) => Err(malformed(&format!("the key {key}"))),
        }
    }

    pub fn text(&mut self, key: &str) -> Result<String, Fault> {
        text(self.take(key)?)
    }

    pub fn optional_text(&mut self, key: &str) -> Result<Option<String>, Fault> {
        match self.take(key)? {
            Json::Null => Ok(None),
            value => text(value).map(Some),
        }
    }

    pub fn integer(&mut self, key: &str) -> Result<Int, Fault> {
        integer(self.take(key)?)
    }

    pub fn optional_integer(&mut self, key: &str) -> Result<Option<Int>, Fault> {
        match self.take(key)? {
            Json::Null => Ok(None),
            value => integer(value).map(Some),
        }
    }

    pub fn flag(&mut self, key: &str) -> Result<bool, Fault> {
        match self.take(key)? {
            Json::Bool(flag) => Ok(flag),
            _ => Err(malformed("something other than a flag")),
        }
    }

    /// An integer in text that has to fit into 64 bits.
    pub fn natural(&mut self, key: &str) -> Result<u64, Fault> {
        self.integer(key)?
            .to_u64()
            .ok_or_else(|| malformed(&format!("so large a {key}")))
    }

    /// One that may need more of them, but no more than 127.
    pub fn wide(&mut self, key: &str) -> Result<u128, Fault> {
        let number = self.integer(key)?.to_u128();
        let number = number.filter(|number| number >> 127 == 0);
        number.ok_or_else(|| malformed(&format!("so large a {key}")))
    }

    /// What accounts are kept in, where a piece is asked for: squares if `gaussian` is named.
    pub fn kept(&mut self) -> Result<Kept, Fault> {
        if !self.members.contains_key("mechanism") {
            return Ok(Kept::Units);
        }
        match self.text("mechanism")?.as_str() {
            "gaussian" => Ok(Kept::Squares),
            _ => Err(malformed("a piece of another mechanism")),
        }
    }

    pub fn rational(&mut self, key: &str) -> Result<Rational, Fault> {
        rational(self.take(key)?)
    }

    /// A public count, a number of JSON.
    pub fn count(&mut self, key: &str) -> Result<u64, Fault> {
        count(self.take(key)?)
    }

    pub fn list(&mut self, key: &str) -> Result<Vec<Json>, Fault> {
        list(self.take(key)?)
    }

    pub fn params(&mut self) -> Result<Params, Fault> {
        Params::read(&self.take("params")?)
    }
}

pub fn text(value: Json) -> Result<String, Fault> {
    match value {
        Json::Text(text) => Ok(text),
        _ => Err(malformed("something other than text")),
    }
}

pub fn integer(value: Json) -> Result<Int, Fault> {
    Int::parse(&text(value)?).ok_or_else(|| malformed("text that is no integer"))
}

pub fn rational(value: Json) -> Result<Rational, Fault> {
    number(&text(value)?).map_err(|_| malformed("text that is no rational"))
}

pub fn count(value: Json) -> Result<u64, Fault> {
    match value {
        Json::Number(count) if count >= 0 => Ok(count as u64),
        _ => Err(malformed("something other than a count")),
    }
}

pub fn list(value: Json) -> Result<Vec<Json>, Fault> {
    match value {
        Json::List(items) => Ok(items),
        _ => Err(malformed("something other than a list")),
    }
}

pub fn pair(value: Json) -> Result<(Json, Json), Fault> {
    match <[Json; 2]>::try_from(list(value)?) {
        Ok([first, second]) => Ok((first, second)),
        Err(_) => Err(malformed("a list that is no pair")),
    }
}

pub fn tape(value: Json) -> Result<Tape, Fault> {
    let mut members = Request::new(value)?;
    let mut tape = Written::default();
    for entry in members.list("noise")? {
        let mut entry = Request::new(entry)?;
        let address = (entry.count("counter")? as usize, entry.count("cell")?);
        let noise = entry.integer("noise")?;
        entry.end()?;
        if tape.noise.insert(address, noise).is_some() {
            return Err(malformed("a tape with two noises for one cell"));
        }
    }
    for entry in members.list("choices")? {
        let mut entry = Request::new(entry)?;
        let (level, choice) = (entry.count("level")?, entry.count("choice")?);
        entry.end()?;
        if level > 62 || choice >= number_of_bins(level as usize) as u64 {
            return Err(malformed("a choice of no bin"));
        }
        if tape
            .choices
            .insert(level as usize, choice as usize)
            .is_some()
        {
            return Err(malformed("a tape with two choices for one level"));
        }
    }
    members.end()?;
    Ok(Tape::new(tape))
}
