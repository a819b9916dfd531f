//! A run of one of the mechanisms: it turns events into steps, with the noise of a tape.

use crate::arithmetic::integer::Int;
use crate::arithmetic::rational::Rational;
use crate::constants::Constants;
use crate::full::LevelState;
use crate::ledger::accounted::AccountedRun;
use crate::ledger::interface::Policy;
use crate::mechanism::Mechanism;
use crate::params::{ExtraUsers, Fault, Refusal};
use crate::policy::shipped::ShippedPolicy;
use crate::protocol::json::Json;
use crate::protocol::tape::Tape;
use crate::step::{Block, Charge, Step, Write};
use crate::tree::{block_size, completed_level, nodes_read, Counter};
use std::collections::HashMap;
use std::rc::Rc;

/// A user. A number and the text of its digits are different users.
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

/// The result of the checks of an event that is not refused.
#[derive(Clone, Debug)]
pub enum Verdict {
    Ignored { count: u64 },
    Counted(User),
}

pub struct Run {
    pub(crate) constants: Rc<Constants>,
    pub(crate) tape: Tape,
    t: u64,
    user_index: HashMap<User, usize>,
    /// The counted samples of each user, in grid units, in order of first arrival.
    pub(crate) samples_by_user: Vec<Vec<u64>>,
    counters: Vec<Counter>,
    total: u64,
    /// The levels of `full` that need a prior: the state of level l is at index l - 2.
    pub(crate) level_states: Vec<LevelState>,
    /// In `ledger` and `gaussian` only.
    accounted: Option<AccountedRun>,
}

impl Run {
    pub fn new(constants: Rc<Constants>, tape: Tape) -> Run {
        Run::with_policy(constants, tape, Box::new(ShippedPolicy::new()))
    }

    /// A run whose mechanism, if it has a policy, has this one.
    pub fn with_policy(constants: Rc<Constants>, tape: Tape, policy: Box<dyn Policy>) -> Run {
        let levels = constants.params.levels();
        let level_states = match constants.mechanism {
            Mechanism::Full => (2..=levels).map(LevelState::new).collect(),
            _ => Vec::new(),
        };
        let accounted = constants.mechanism.has_accounts();
        let accounted = accounted.then(|| AccountedRun::new(&constants, policy));
        Run {
            t: 0,
            user_index: HashMap::new(),
            samples_by_user: Vec::new(),
            counters: vec![Counter::default(); constants.counters.len()],
            total: 0,
            level_states,
            accounted,
            constants,
            tape,
        }
    }

    /// All checks of an event, and then its changes. A refused event changes nothing.
    pub fn event(&mut self, user: &Json, sample: &Json) -> Result<Step, Fault> {
        let units = self.constants.params.read_sample(sample)?;
        let verdict = self.check(user)?;
        Ok(self.accept(verdict, units))
    }

    /// The checks after that of the sample, in their order.
    pub fn check(&self, user: &Json) -> Result<Verdict, Fault> {
        let params = &self.constants.params;
        let mechanism = self.constants.mechanism;
        let user = User::read(user)?;
        let known = self.user_index.get(&user);
        let count = known.map_or(0, |&number| self.count(number));
        if mechanism != Mechanism::Binary {
            if known.is_none() && self.samples_by_user.len() as u64 == params.max_users {
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
                if (0..self.samples_by_user.len()).any(|number| unfinished(&number)) {
                    return Err(Refusal::ArrivalOrderError.into());
                }
            }
            _ => {}
        }
        Ok(Verdict::Counted(user))
    }

    /// M(u)
    fn count(&self, number: usize) -> u64 {
        self.samples_by_user[number].len() as u64
    }

    /// The changes of an event that was checked.
    pub fn accept(&mut self, verdict: Verdict, units: u64) -> Step {
        self.t += 1;
        let mut step = Step {
            t: self.t,
            ..Step::default()
        };
        match verdict {
            Verdict::Ignored { count } => {
                step.ignored = true;
                step.count = count;
            }
            Verdict::Counted(user) => {
                let next = self.samples_by_user.len();
                let number = *self.user_index.entry(user).or_insert(next);
                if number == next {
                    self.samples_by_user.push(Vec::new());
                }
                self.samples_by_user[number].push(units);
                step.count = self.count(number);
                if let Some(accounted) = &mut self.accounted {
                    accounted.add(number, units, &mut self.tape, &mut step);
                } else {
                    self.advance(number, &mut step);
                }
            }
        }
        step.draws = self.tape.taken();
        self.publish(&mut step);
        step
    }

    /// What a counted sample changes in a mechanism of blocks.
    fn advance(&mut self, number: usize, step: &mut Step) {
        self.activate(step);
        if let Some(block) = self.completed_block(number) {
            step.block = Some(self.arrive(block, step));
        }
    }

    /// The block that the newest sample of a user completes, if any.
    fn completed_block(&self, number: usize) -> Option<Block> {
        let samples = &self.samples_by_user[number];
        let count = samples.len() as u64;
        let (level, length) = match self.constants.mechanism {
            Mechanism::Binary | Mechanism::Naive => (0, 1),
            Mechanism::Wishful if count < self.constants.params.max_samples => return None,
            Mechanism::Wishful => (0, count),
            _ => {
                let level = completed_level(count)?;
                (level, block_size(level))
            }
        };
        let block = samples[(count - length) as usize..].iter();
        Some(Block {
            level,
            raw: block.map(|&units| Int::from(units)).sum(),
            projected: None,
        })
    }

    /// Releases a block, or buffers it until its level has a prior.
    fn arrive(&mut self, block: Block, step: &mut Step) -> Block {
        if let Some(state) = self.level_state(block.level) {
            match state.prior.clone() {
                Some(prior) => return self.release(block, &prior, step),
                None => {
                    state.buffer.push(block.clone());
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
        let node = self.counters[counter].length() + 1;
        let public = &constants.counters[counter];
        let noise = self.tape.laplace(counter, node, &public.scale);
        let written = self.counters[counter].push(&projected, noise);
        step.written.push(Write {
            counter,
            node,
            sum: written.sum.clone(),
            noise: written.noise.clone(),
        });
        step.charges.push(Charge {
            mechanism: "laplace",
            level: counter,
            node,
            epsilon: public.epsilon.clone(),
            sensitivity: public.sensitivity.clone(),
            scale: public.scale.clone(),
        });
        self.total += match constants.mechanism {
            Mechanism::Wishful => constants.params.max_samples,
            _ => block_size(block.level),
        };
        Block {
            projected: Some(projected),
            ..block
        }
    }

    /// Fills in what is released after the event.
    fn publish(&self, step: &mut Step) {
        if let Some(accounted) = &self.accounted {
            accounted.publish(step);
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
            for node in nodes_read(counter.length()) {
                let content = counter.node(node);
                step.read.push((number, node));
                step.sum = &step.sum + &content.sum + &content.noise;
            }
            if counter.length() > 0 {
                step.spent = &step.spent + &self.constants.counters[number].share;
            }
        }
        let active = self
            .level_states
            .iter()
            .filter(|level| level.prior.is_some())
            .count();
        step.spent = &step.spent + params.median_epsilon() * Rational::from(active);
        step.total = self.total;
    }
}
