//! Reading a request key by key. A missing key is a fault, and so is a key that nothing has read.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::ledger::accounting::Accounting;
use crate::median::bin_count;
use crate::params::{number, Fault, Params};
use crate::protocol::json::{Json, Object};
use crate::protocol::tape::{Recorded, Tape};

pub struct Request {
    members: Object,
}

fn malformed(what: &str) -> Fault {
    Fault::Malformed(format!("unexpected: {what}"))
}

impl Request {
    pub fn new(value: Json) -> Result<Request, Fault> {
        match value {
            Json::Object(members) => Ok(Request { members }),
            _ => Err(malformed("a value that is not an object")),
        }
    }

    pub fn take(&mut self, key: &str) -> Result<Json, Fault> {
        self.members
            .remove(key)
            .ok_or_else(|| malformed(&format!("an object without {key}")))
    }

    /// Must be called after all known keys were taken.
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
            _ => Err(malformed("a value that is not a flag")),
        }
    }

    /// An integer as text, below 2^64.
    pub fn natural(&mut self, key: &str) -> Result<u64, Fault> {
        self.integer(key)?
            .to_u64()
            .ok_or_else(|| Fault::NotImplemented(format!("a {key} outside of 0 to 2^64 - 1")))
    }

    /// An integer as text, below 2^127.
    pub fn wide(&mut self, key: &str) -> Result<u128, Fault> {
        let number = self.integer(key)?.to_u128();
        let number = number.filter(|number| number >> 127 == 0);
        number.ok_or_else(|| Fault::NotImplemented(format!("a {key} outside of 0 to 2^127 - 1")))
    }

    /// The unit of accounts in a piece of the ledger mechanism: squares if the mechanism `gaussian` is
    /// named.
    pub fn accounting(&mut self) -> Result<Accounting, Fault> {
        if !self.members.contains_key("mechanism") {
            return Ok(Accounting::Units);
        }
        match self.text("mechanism")?.as_str() {
            "gaussian" => Ok(Accounting::Squares),
            _ => Err(malformed("a piece of another mechanism")),
        }
    }

    pub fn rational(&mut self, key: &str) -> Result<Rational, Fault> {
        rational(self.take(key)?)
    }

    /// A public count, which is a number of JSON.
    pub fn count(&mut self, key: &str) -> Result<u64, Fault> {
        count(self.take(key)?)
    }

    pub fn list(&mut self, key: &str) -> Result<Vec<Json>, Fault> {
        list(self.take(key)?)
    }

    pub fn integers(&mut self, key: &str) -> Result<Vec<Int>, Fault> {
        self.list(key)?.into_iter().map(integer).collect()
    }

    pub fn object(&mut self, key: &str) -> Result<Request, Fault> {
        Request::new(self.take(key)?)
    }

    /// A list of objects, each read by the same function.
    pub fn objects<T>(
        &mut self,
        key: &str,
        read: impl Fn(Request) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        let objects = self.list(key)?.into_iter().map(Request::new);
        objects.map(|object| read(object?)).collect()
    }

    pub fn params(&mut self) -> Result<Params, Fault> {
        Params::read(&self.take("params")?)
    }
}

pub fn text(value: Json) -> Result<String, Fault> {
    match value {
        Json::Text(text) => Ok(text),
        _ => Err(malformed("a value that is not text")),
    }
}

pub fn integer(value: Json) -> Result<Int, Fault> {
    Int::parse(&text(value)?).ok_or_else(|| malformed("text that is not an integer"))
}

pub fn rational(value: Json) -> Result<Rational, Fault> {
    number(&text(value)?).map_err(|_| malformed("text that is not a rational"))
}

pub fn count(value: Json) -> Result<u64, Fault> {
    match value {
        Json::Number(count) if count >= 0 => Ok(count as u64),
        _ => Err(malformed("a value that is not a count")),
    }
}

pub fn list(value: Json) -> Result<Vec<Json>, Fault> {
    match value {
        Json::List(items) => Ok(items),
        _ => Err(malformed("a value that is not a list")),
    }
}

pub fn pair(value: Json) -> Result<(Json, Json), Fault> {
    match <[Json; 2]>::try_from(list(value)?) {
        Ok([first, second]) => Ok((first, second)),
        Err(_) => Err(malformed("a list that is not a pair")),
    }
}

pub fn tape(value: Json) -> Result<Tape, Fault> {
    let mut given = Request::new(value)?;
    let mut tape = Recorded::default();
    for mut entry in given.objects("noise", Ok)? {
        let address = (entry.count("counter")? as usize, entry.count("node")?);
        let noise = entry.integer("noise")?;
        entry.end()?;
        if tape.noise.insert(address, noise).is_some() {
            return Err(malformed("two noises for one node"));
        }
    }
    for mut entry in given.objects("choices", Ok)? {
        let (level, choice) = (entry.count("level")?, entry.count("choice")?);
        entry.end()?;
        if level > 62 || choice >= bin_count(level as usize) as u64 {
            return Err(malformed("a choice without a bin"));
        }
        let choices = &mut tape.choices;
        if choices.insert(level as usize, choice as usize).is_some() {
            return Err(malformed("two choices for one level"));
        }
    }
    given.end()?;
    Ok(Tape::new(tape))
}
