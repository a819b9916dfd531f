//! The run of `ledger` and of `gaussian`: accounts, epochs, and the released mean.

use crate::belief::{one, Belief};
use crate::bookings::{Booking, Epoch, Series};
use crate::clockwork::{is_at_end, Account, View};
use crate::constants::{Constants, CounterConstants};
use crate::course::{current, running, Course};
use crate::integer::Int;
use crate::kept::Kept;
use crate::offers::{Block, Setting};
use crate::params::Params;
use crate::rational::Rational;
use crate::step::{Charge, Step, Write};
use crate::tape::Tape;

pub struct Ledger {
    params: Params,
    kept: Kept,
    /// Those of both counters.
    constants: CounterConstants,
    belief: Belief,
    /// Of every user, in order of first arrival.
    accounts: Vec<Account>,
    /// The sum of the samples that are in no epoch yet.
    withheld: Vec<Int>,
    epochs: Vec<Epoch>,
    total: u64,
    sum: Int,
}

impl Ledger {
    pub fn new(constants: &Constants) -> Ledger {
        Ledger {
            params: constants.params.clone(),
            kept: Kept::of(constants.mechanism),
            constants: constants.counters[0].clone(),
            belief: Belief::default(),
            accounts: Vec::new(),
            withheld: Vec::new(),
            epochs: Vec::new(),
            total: 0,
            sum: Int::zero(),
        }
    }

    /// Counts a sample of a user, and closes an epoch if it is time.
    pub fn add(&mut self, user: usize, units: u64, tape: &mut Tape, step: &mut Step) {
        if user == self.accounts.len() {
            self.accounts.push(Account {
                first: self.view().now() + 1,
                ..Account::default()
            });
            self.withheld.push(Int::zero());
        }
        self.accounts[user].count += 1;
        self.withheld[user] = &self.withheld[user] + Int::from(units);
        if let Some(course) = current(self.view()) {
            self.close(&course, tape, step);
        }
    }

    fn view(&self) -> View<'_> {
        View {
            params: &self.params,
            kept: self.kept,
            accounts: &self.accounts,
            epochs: &self.epochs,
        }
    }

    fn close(&mut self, course: &Course, tape: &mut Tape, step: &mut Step) {
        let series = self.series(course);
        let bookings = self.bookings(course, series);
        let (mut inside, mut outside, mut most) = (Int::zero(), Int::zero(), 0);
        let samples = self.view().now();
        for booking in &bookings {
            let user = booking.user as usize;
            let withheld = std::mem::replace(&mut self.withheld[user], Int::zero());
            inside = inside + booking.offer.inside(&withheld);
            outside = outside + booking.offer.outside(&withheld);
            let before = self.accounts[user];
            let mut account = before.in_series(self.kept, series);
            account.settle(self.kept, &booking.offer);
            account.covered = account.count;
            most = most.max(account.spent - before.spent);
            self.accounts[user] = account;
        }
        let cell = self.epochs.len() as u64 + 1;
        let scale = &self.constants.scale;
        let variance = (Rational::from(2) * scale * scale).floor();
        let mut write = |counter, sum: Int| {
            let noise = match self.kept {
                Kept::Units => tape.noise(counter, cell),
                Kept::Squares => tape.gaussian(counter, cell, &variance),
            };
            let released = &sum + &noise;
            step.written.push(Write {
                counter,
                cell,
                sum,
                noise,
            });
            released
        };
        let epoch = Epoch {
            samples,
            series,
            bookings,
            sum: write(0, inside),
            overhang: course.asks(samples).then(|| write(1, outside)),
        };
        self.belief.learn(&self.params, &epoch);
        self.total = samples;
        let units = Int::from(samples) * Int::from(self.params.grid);
        let half = one().shift_right(1);
        self.sum = (self.belief.centre() * units + half).divide_down(&one());
        step.charges.push(Charge {
            mechanism: match self.kept {
                Kept::Units => "laplace",
                Kept::Squares => "gaussian",
            },
            level: 0,
            cell,
            epsilon: self.price(most),
            sensitivity: most.into(),
            scale: self.constants.scale.clone(),
        });
        self.epochs.push(epoch.clone());
        step.epoch = Some(epoch);
    }

    /// That of the epoch before while its course runs, or a new one.
    fn series(&self, course: &Course) -> Series {
        let last = self.epochs.last();
        match last.filter(|_| running(self.view()).is_some()) {
            Some(last) => last.series,
            None => Series {
                first: self.epochs.len() as u64 + 1,
                length: course.length(),
                probes: course.probes(),
            },
        }
    }

    /// What every user with new samples takes part with; nothing is paid here.
    fn bookings(&self, course: &Course, series: Series) -> Vec<Booking> {
        let view = self.view();
        let blocks = blocks(view, course);
        let setting = Setting {
            params: &self.params,
            kept: self.kept,
            pace: course.pace,
            length: course.length(),
            probes: course.probes(),
            is_asked: course.asks(view.now()),
            is_end: is_at_end(&self.params, view.now()),
        };
        let offers = setting.offers(&self.belief, &blocks);
        view.pending()
            .into_iter()
            .zip(blocks)
            .zip(offers)
            .map(|((user, block), offer)| {
                let account = self.accounts[user].in_series(self.kept, series);
                Booking::new(user as u64, block.size, &account, self.kept, offer)
            })
            .collect()
    }

    /// What so much of an account is worth.
    fn price(&self, part: u128) -> Rational {
        &self.constants.epsilon * Rational::new(part.into(), self.kept.whole().into())
    }

    /// Fills in what is released after an event.
    pub fn publish(&self, step: &mut Step) {
        step.read.clear();
        for (epoch, cell) in self.epochs.iter().zip(1..) {
            step.read.push((0, cell));
            if epoch.overhang.is_some() {
                step.read.push((1, cell));
            }
        }
        step.sum = self.sum.clone();
        step.total = self.total;
        let spent = self.accounts.iter().map(|account| account.spent);
        step.spent = self.price(spent.max().unwrap_or(0));
    }
}

/// What users with new samples bring, and what may be spent on it in the whole series: the limit at
/// its end, less what was spent before its beginning.
pub fn blocks(view: View, course: &Course) -> Vec<Block> {
    let last = view.epochs.last();
    let series = last.filter(|_| running(view).is_some());
    let users = view.pending().into_iter().map(|user| &view.accounts[user]);
    let in_it = |account: &Account| series.is_some_and(|last| account.series == last.series.first);
    users
        .map(|account| {
            let (sum_cost, overhang_cost) = match in_it(account) {
                true => (account.sum_cost.into(), account.overhang_cost.into()),
                false => (0, 0),
            };
            let before = account.spent - sum_cost - overhang_cost;
            Block {
                size: account.count - account.covered,
                allowance: view.limit_at(account, course.end).saturating_sub(before),
                probes_paid: overhang_cost,
            }
        })
        .collect()
}
