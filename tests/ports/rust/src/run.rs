//! One run of a mechanism: the checks of an event, and what an event changes.

use crate::constants::Constants;
use crate::full::WaitingLevel;
use crate::integer::Int;
use crate::json::Json;
use crate::ledger::Ledger;
use crate::mechanism::Mechanism;
use crate::params::{ExtraUsers, Fault, Refusal};
use crate::rational::Rational;
use crate::step::{Block, Charge, Step, Write};
use crate::tape::Tape;
use crate::tree::{cells_read, completed_level, size, Counter};
use std::collections::HashMap;
use std::rc::Rc;

/// A number and the text of its digits are different users.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum User {
    Number(i64),
    Text(String),
}

impl User {
    pub fn read(user: &Json) -> Result<User, Refusal> {
        match user {
            Json::Number(number) => Ok(User::Number(*number)),
            Json::Text(text) if !text.is_empty() => Ok(User::Text(text.clone())),
            _ => Err(Refusal::UserIdError),
        }
    }
}

/// The verdict on an event that is not refused.
#[derive(Clone, Debug)]
pub enum Verdict {
    Ignored { count: u64 },
    Counted(User),
}

pub struct Run {
    pub(crate) constants: Rc<Constants>,
    pub(crate) tape: Tape,
    t: u64,
    numbers: HashMap<User, usize>,
    /// The counted samples of each user, in grid units; users in order of first arrival.
    pub(crate) people: Vec<Vec<u64>>,
    counters: Vec<Counter>,
    total: u64,
    /// The levels 2..L of `full`: the state of level l is at index l - 2.
    pub(crate) waiting_levels: Vec<WaitingLevel>,
    /// Of `ledger` and `gaussian` alone.
    ledger: Option<Ledger>,
}

impl Run {
    pub fn new(constants: Rc<Constants>, tape: Tape) -> Run {
        let top_level = constants.params.top_level();
        let waiting_levels = match constants.mechanism {
            Mechanism::Full => (2..=top_level).map(WaitingLevel::new).collect(),
            _ => Vec::new(),
        };
        let ledger = constants.mechanism.has_accounts();
        let ledger = ledger.then(|| Ledger::new(&constants));
        Run {
            t: 0,
            numbers: HashMap::new(),
            people: Vec::new(),
            counters: vec![Counter::default(); constants.counters.len()],
            total: 0,
            waiting_levels,
            ledger,
            constants,
            tape,
        }
    }

    /// All checks of an event in turn, and then what it changes. A refused event changes nothing.
    pub fn event(&mut self, user: &Json, sample: &Json) -> Result<Step, Fault> {
        let units = self.constants.params.read_sample(sample)?;
        let verdict = self.check(user)?;
        Ok(self.accept(verdict, units))
    }

    /// The checks that come after that of the sample; the first that applies decides.
    pub fn check(&self, user: &Json) -> Result<Verdict, Fault> {
        let params = &self.constants.params;
        let mechanism = self.constants.mechanism;
        let user = User::read(user)?;
        let known = self.numbers.get(&user);
        let count = known.map_or(0, |&number| self.count(number));
        if mechanism != Mechanism::Binary {
            if known.is_none() && self.people.len() as u64 == params.max_users {
                return match params.extra_users {
                    ExtraUsers::Refuse => Err(Refusal::TooManyUsersError.into()),
                    ExtraUsers::Ignore => Ok(Verdict::Ignored { count: 0 }),
                };
            }
            if count == params.max_samples {
                return Ok(Verdict::Ignored { count });
            }
        }
        match mechanism {
            Mechanism::Binary | Mechanism::Naive => {
                if Int::from(self.counters[0].length()) == params.horizon {
                    return Err(Refusal::HorizonError.into());
                }
            }
            Mechanism::Wishful => {
                let unfinished = |&number: &usize| {
                    Some(&number) != known && self.count(number) < params.max_samples
                };
                if (0..self.people.len()).any(|number| unfinished(&number)) {
                    return Err(Refusal::ArrivalOrderError.into());
                }
            }
            _ => {}
        }
        Ok(Verdict::Counted(user))
    }

    /// M(u)
    fn count(&self, number: usize) -> u64 {
        self.people[number].len() as u64
    }

    /// Carries an event out that was checked.
    pub fn accept(&mut self, verdict: Verdict, units: u64) -> Step {
        self.t += 1;
        let mut step = Step {
            t: self.t,
            count: 0,
            ignored: false,
            block: None,
            activations: Vec::new(),
            written: Vec::new(),
            read: Vec::new(),
            sum: Int::zero(),
            total: 0,
            estimate: Rational::zero(),
            charges: Vec::new(),
            spent: Rational::zero(),
            epoch: None,
        };
        match verdict {
            Verdict::Ignored { count } => {
                step.ignored = true;
                step.count = count;
            }
            Verdict::Counted(user) => {
                let next = self.people.len();
                let number = *self.numbers.entry(user).or_insert(next);
                if number == next {
                    self.people.push(Vec::new());
                }
                self.people[number].push(units);
                step.count = self.count(number);
                if let Some(ledger) = &mut self.ledger {
                    ledger.add(number, units, &mut self.tape, &mut step);
                } else {
                    self.advance(number, &mut step);
                }
            }
        }
        self.publish(&mut step);
        step
    }

    /// What a counted sample sets going in a mechanism of blocks.
    fn advance(&mut self, number: usize, step: &mut Step) {
        self.activate(step);
        if let Some(block) = self.completed_block(number) {
            step.block = Some(self.arrive(block, step));
        }
    }

    /// The block that the newest sample of a user completes.
    fn completed_block(&self, number: usize) -> Option<Block> {
        let samples = &self.people[number];
        let count = samples.len() as u64;
        let (level, length) = match self.constants.mechanism {
            Mechanism::Binary | Mechanism::Naive => (0, 1),
            Mechanism::Wishful if count < self.constants.params.max_samples => return None,
            Mechanism::Wishful => (0, count),
            _ => {
                let level = completed_level(count)?;
                (level, size(level))
            }
        };
        let raw = samples[(count - length) as usize..]
            .iter()
            .fold(Int::zero(), |sum, &units| sum + Int::from(units));
        Some(Block {
            level,
            raw,
            projected: None,
        })
    }

    /// A block goes to its counter, or waits for the prior of its level.
    fn arrive(&mut self, block: Block, step: &mut Step) -> Block {
        if let Some(waiting) = self.waiting_level(block.level) {
            match waiting.prior.clone() {
                Some(prior) => return self.release(block, &prior, step),
                None => {
                    waiting.buffer.push(block.clone());
                    return block;
                }
            }
        }
        let prior = self.constants.params.unit_prior();
        self.release(block, &prior, step)
    }

    /// Projects a block around a prior and makes it the next element of its counter.
    pub(crate) fn release(&mut self, block: Block, prior: &Rational, step: &mut Step) -> Block {
        let (low, high) = self.constants.interval(block.level, prior);
        let projected = block.raw.clone().max(low).min(high);
        self.enter(block, projected, step)
    }

    /// Makes the projected sum of a block the next element of its counter.
    pub(crate) fn enter(&mut self, block: Block, projected: Int, step: &mut Step) -> Block {
        let constants = Rc::clone(&self.constants);
        let counter = constants.counter_of(block.level);
        let cell = self.counters[counter].length() + 1;
        let noise = self.tape.noise(counter, cell);
        let written = self.counters[counter].push(&projected, noise);
        step.written.push(Write {
            counter,
            cell,
            sum: written.sum.clone(),
            noise: written.noise.clone(),
        });
        let public = &constants.counters[counter];
        step.charges.push(Charge {
            mechanism: "laplace",
            level: counter,
            cell,
            epsilon: public.epsilon.clone(),
            sensitivity: public.sensitivity.clone(),
            scale: public.scale.clone(),
        });
        self.total += match constants.mechanism {
            Mechanism::Wishful => constants.params.max_samples,
            _ => size(block.level),
        };
        Block {
            projected: Some(projected),
            ..block
        }
    }

    /// Fills in what is released after the event.
    fn publish(&self, step: &mut Step) {
        if let Some(ledger) = &self.ledger {
            ledger.publish(step);
        } else {
            self.publish_counters(step);
        }
        let params = &self.constants.params;
        step.estimate = if step.total == 0 {
            params.prior.clone()
        } else {
            let samples = Int::from(params.grid) * Int::from(step.total);
            &params.lower + params.width() * Rational::new(step.sum.clone(), samples)
        };
    }

    fn publish_counters(&self, step: &mut Step) {
        let params = &self.constants.params;
        for (number, counter) in self.counters.iter().enumerate() {
            for cell in cells_read(counter.length()) {
                let content = counter.cell(cell);
                step.read.push((number, cell));
                step.sum = &step.sum + &content.sum + &content.noise;
            }
            if counter.length() > 0 {
                step.spent = &step.spent + &self.constants.counters[number].share;
            }
        }
        let active = self
            .waiting_levels
            .iter()
            .filter(|level| level.prior.is_some())
            .count();
        step.spent = &step.spent + params.median_epsilon() * Rational::from(active);
        step.total = self.total;
    }
}
