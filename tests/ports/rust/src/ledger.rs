//! The run of `ledger`: accounts, epochs, and the released mean.

use crate::belief::{one, Belief};
use crate::clockwork::{closes, limit_now, now, Account, LEDGER};
use crate::integer::Int;
use crate::offers::{offers_for, Block, Booking, Epoch};
use crate::params::Params;
use crate::rational::Rational;
use crate::step::{Charge, Step, Write};
use crate::tape::Tape;

pub struct Ledger {
    params: Params,
    scale: Rational,
    belief: Belief,
    /// Of every user, in order of first arrival.
    accounts: Vec<Account>,
    spent: Vec<u64>,
    /// The sum of the samples that are in no epoch yet.
    withheld: Vec<Int>,
    epochs: u64,
    total: u64,
    sum: Int,
}

impl Ledger {
    pub fn new(params: &Params, scale: Rational) -> Ledger {
        Ledger {
            params: params.clone(),
            scale,
            belief: Belief::default(),
            accounts: Vec::new(),
            spent: Vec::new(),
            withheld: Vec::new(),
            epochs: 0,
            total: 0,
            sum: Int::zero(),
        }
    }

    /// Counts a sample of a user, and closes an epoch if it is time.
    pub fn add(&mut self, user: usize, units: u64, tape: &mut Tape, step: &mut Step) {
        if user == self.accounts.len() {
            self.accounts.push(Account {
                first: now(&self.accounts) + 1,
                ..Account::default()
            });
            self.spent.push(0);
            self.withheld.push(Int::zero());
        }
        self.accounts[user].count += 1;
        self.withheld[user] = &self.withheld[user] + Int::from(units);
        if closes(&self.params, &self.accounts) {
            self.close(tape, step);
        }
    }

    fn close(&mut self, tape: &mut Tape, step: &mut Step) {
        let bookings = self.bookings();
        let (mut inside, mut outside, mut most) = (Int::zero(), Int::zero(), Int::zero());
        let samples = now(&self.accounts);
        for booking in &bookings {
            let user = booking.user as usize;
            let withheld = std::mem::replace(&mut self.withheld[user], Int::zero());
            inside = inside + booking.offer.inside(&withheld);
            outside = outside + booking.offer.outside(&withheld);
            let charge = booking.offer.charge();
            self.spent[user] += charge.to_u64().expect("a charge that the account can pay");
            most = most.max(charge);
            let account = &mut self.accounts[user];
            account.covered = account.count;
            account.closed = samples;
        }
        self.epochs += 1;
        let epoch = Epoch {
            samples,
            bookings,
            sum: self.write(0, inside, tape, step),
            overhang: self.write(1, outside, tape, step),
        };
        self.belief.learn(&self.params, &epoch);
        self.total = samples;
        let units = Int::from(samples) * Int::from(self.params.grid);
        let half = one().shift_right(1);
        self.sum = (self.belief.centre() * units + half).divide_down(&one());
        step.charges.push(Charge {
            mechanism: "laplace",
            level: 0,
            cell: self.epochs,
            epsilon: self.price(&most),
            sensitivity: most,
            scale: self.scale.clone(),
        });
        step.epoch = Some(epoch);
    }

    /// What every user with new samples takes part with; nothing is paid here.
    fn bookings(&self) -> Vec<Booking> {
        let pending: Vec<usize> = (0..self.accounts.len())
            .filter(|&user| self.accounts[user].count > self.accounts[user].covered)
            .collect();
        let blocks: Vec<Block> = pending
            .iter()
            .map(|&user| {
                let account = &self.accounts[user];
                let limit = limit_now(&self.params, &self.accounts, account);
                Block {
                    size: account.count - account.covered,
                    allowance: limit.saturating_sub(self.spent[user]),
                }
            })
            .collect();
        let offers = offers_for(&self.params, &self.belief, self.is_end(), &blocks);
        pending
            .iter()
            .zip(blocks)
            .zip(offers)
            .map(|((&user, block), offer)| {
                Booking::new(user as u64, block.size, self.spent[user], offer)
            })
            .collect()
    }

    /// Whether a horizon was given and has been reached.
    fn is_end(&self) -> bool {
        self.params.has_horizon && self.params.horizon == Int::from(now(&self.accounts))
    }

    /// Writes a cell of the newest epoch and returns what is released.
    fn write(&self, counter: usize, sum: Int, tape: &mut Tape, step: &mut Step) -> Int {
        let noise = tape.noise(counter, self.epochs);
        let released = &sum + &noise;
        step.written.push(Write {
            counter,
            cell: self.epochs,
            sum,
            noise,
        });
        released
    }

    /// What units are worth of epsilon.
    fn price(&self, units: &Int) -> Rational {
        &self.params.epsilon * Rational::new(units.clone(), Int::from(LEDGER))
    }

    /// Fills in what is released after an event.
    pub fn publish(&self, step: &mut Step) {
        step.read = (1..=self.epochs)
            .flat_map(|epoch| [(0, epoch), (1, epoch)])
            .collect();
        step.sum = self.sum.clone();
        step.total = self.total;
        let most = self.spent.iter().max().copied().unwrap_or(0);
        step.spent = self.price(&Int::from(most));
    }
}
