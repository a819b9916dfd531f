//! A reader and a writer of JSON, as far as the protocol needs it: numbers are integers.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::str::Chars;

pub type Object = BTreeMap<String, Json>;

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(i64),
    Text(String),
    List(Vec<Json>),
    /// Sorted by key, which is also the order in which objects are written.
    Object(Object),
}

impl Json {
    /// Numbers that may be large, and rationals, are text.
    pub fn text(value: impl ToString) -> Json {
        Json::Text(value.to_string())
    }

    /// A public count or an index.
    pub fn count(value: impl TryInto<i64>) -> Json {
        Json::Number(value.try_into().ok().expect("a count of 2^63 or more"))
    }

    pub fn list(items: impl IntoIterator<Item = Json>) -> Json {
        Json::List(items.into_iter().collect())
    }

    pub fn texts<T: ToString>(values: &[T]) -> Json {
        Json::list(values.iter().map(|value| Json::text(value.to_string())))
    }

    pub fn counts<T: Copy + TryInto<i64>>(values: &[T]) -> Json {
        Json::list(values.iter().map(|&value| Json::count(value)))
    }

    /// Null if there is no value.
    pub fn optional<T>(value: Option<T>, to_json: impl Fn(T) -> Json) -> Json {
        value.map_or(Json::Null, to_json)
    }

    pub fn object<'a>(members: impl IntoIterator<Item = (&'a str, Json)>) -> Json {
        Json::Object(
            members
                .into_iter()
                .map(|(key, value)| (key.to_string(), value))
                .collect(),
        )
    }

    pub fn parse(text: &str) -> Result<Json, String> {
        let mut reader = Reader {
            rest: text.chars().peekable(),
        };
        let value = reader.value()?;
        reader.skip_blanks();
        match reader.rest.next() {
            None => Ok(value),
            Some(other) => Err(format!("JSON continues with {other:?}")),
        }
    }

    /// Compact: no white space, keys ascending. This form is hashed.
    pub fn write(&self, out: &mut String) {
        match self {
            Json::Null => out.push_str("null"),
            Json::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
            Json::Number(value) => out.push_str(&value.to_string()),
            Json::Text(value) => write_text(value, out),
            Json::List(items) => {
                out.push('[');
                for (i, item) in items.iter().enumerate() {
                    if i > 0 {
                        out.push(',');
                    }
                    item.write(out);
                }
                out.push(']');
            }
            Json::Object(members) => {
                out.push('{');
                for (i, (key, value)) in members.iter().enumerate() {
                    if i > 0 {
                        out.push(',');
                    }
                    write_text(key, out);
                    out.push(':');
                    value.write(out);
                }
                out.push('}');
            }
        }
    }
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            ' '..='~' => out.push(letter),
            _ => {
                for unit in letter.encode_utf16(&mut [0; 2]) {
                    out.push_str(&format!("\\u{unit:04x}"));
                }
            }
        }
    }
    out.push('"');
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
}

impl Reader<'_> {
    fn skip_blanks(&mut self) {
        while self
            .rest
            .next_if(|letter| " \t\r\n".contains(*letter))
            .is_some()
        {}
    }

    fn expect(&mut self, wanted: &str) -> Result<(), String> {
        for letter in wanted.chars() {
            match self.rest.next() {
                Some(found) if found == letter => {}
                found => return Err(format!("JSON has {found:?} where {letter:?} is expected")),
            }
        }
        Ok(())
    }

    fn value(&mut self) -> Result<Json, String> {
        self.skip_blanks();
        match self.rest.peek() {
            Some('n') => self.expect("null").map(|()| Json::Null),
            Some('t') => self.expect("true").map(|()| Json::Bool(true)),
            Some('f') => self.expect("false").map(|()| Json::Bool(false)),
            Some('"') => self.text().map(Json::Text),
            Some('[') => self.list(),
            Some('{') => self.object(),
            _ => self.number(),
        }
    }

    fn number(&mut self) -> Result<Json, String> {
        let mut digits = String::new();
        while let Some(letter) = self
            .rest
            .next_if(|letter| "+-.eE0123456789".contains(*letter))
        {
            digits.push(letter);
        }
        match digits.parse::<i64>() {
            Ok(value) if value.to_string() == digits => Ok(Json::Number(value)),
            _ => Err(format!("{digits:?} is not an integer of JSON")),
        }
    }

    /// After an opening bracket: whether an item follows. first: no comma is expected before it.
    fn more(&mut self, first: bool, closing: char) -> Result<bool, String> {
        self.skip_blanks();
        if self.rest.next_if_eq(&closing).is_some() {
            return Ok(false);
        }
        if !first {
            self.expect(",")?;
            self.skip_blanks();
        }
        Ok(true)
    }

    fn list(&mut self) -> Result<Json, String> {
        self.expect("[")?;
        let mut items = Vec::new();
        while self.more(items.is_empty(), ']')? {
            items.push(self.value()?);
        }
        Ok(Json::List(items))
    }

    fn object(&mut self) -> Result<Json, String> {
        self.expect("{")?;
        let mut members = Object::new();
        while self.more(members.is_empty(), '}')? {
            let key = self.text()?;
            self.skip_blanks();
            self.expect(":")?;
            let value = self.value()?;
            if members.insert(key.clone(), value).is_some() {
                return Err(format!("the key {key:?} occurs twice"));
            }
        }
        Ok(Json::Object(members))
    }

    fn text(&mut self) -> Result<String, String> {
        self.expect("\"")?;
        let mut text = String::new();
        loop {
            match self.rest.next() {
                None => return Err("JSON ends in text".into()),
                Some('"') => return Ok(text),
                Some('\\') => text.push(self.escape()?),
                Some(letter) if letter < ' ' => return Err("a control character in text".into()),
                Some(letter) => text.push(letter),
            }
        }
    }

    fn escape(&mut self) -> Result<char, String> {
        Ok(match self.rest.next() {
            Some('b') => '\u{8}',
            Some('f') => '\u{c}',
            Some('n') => '\n',
            Some('r') => '\r',
            Some('t') => '\t',
            Some(letter @ ('"' | '\\' | '/')) => letter,
            Some('u') => {
                let mut units = vec![self.unit()?];
                if (0xd800..0xdc00).contains(&units[0]) {
                    self.expect("\\u")?;
                    units.push(self.unit()?);
                }
                // Strings of this port are Unicode, which has no unpaired surrogates.
                match char::decode_utf16(units)
                    .collect::<Result<Vec<char>, _>>()
                    .as_deref()
                {
                    Ok([letter]) => *letter,
                    _ => return Err("an unpaired surrogate in text".into()),
                }
            }
            other => return Err(format!("{other:?} is not an escape of JSON")),
        })
    }

    fn unit(&mut self) -> Result<u16, String> {
        let digits: String = (0..4).filter_map(|_| self.rest.next()).collect();
        if digits.len() != 4 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(format!("{digits:?} is not a code unit"));
        }
        u16::from_str_radix(&digits, 16).map_err(|error| error.to_string())
    }
}
