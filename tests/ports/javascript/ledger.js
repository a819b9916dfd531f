// The ledger mechanism's part of a run: accounts, epochs, and the released mean.

import { Belief, ONE } from "./belief.js";
import { LEDGER, closes, limitNow } from "./clockwork.js";
import { book, chargeOf, inside, offersFor, outside } from "./offers.js";
import { maximum, multiply, ratio, toText } from "./rational.js";

const sumOf = (numbers) => numbers.reduce((all, number) => all + number, 0n);

export class Ledger {
  constructor(params, tape, scale) {
    this.params = params;
    this.tape = tape;
    this.scale = scale;
    this.belief = new Belief(params);
    // Of every user in order of first arrival, with the sum of the samples that are not covered.
    this.accounts = [];
    this.byUser = new Map();
    this.now = 0n;
    this.epochs = 0n;
    this.total = 0n;
    this.sum = 0n;
  }

  // Counts a sample, and closes an epoch if it is time; notes in the step what is written and charged.
  add(user, units, step) {
    this.now += 1n;
    if (!this.byUser.has(user)) {
      const account = { count: 0n, covered: 0n, spent: 0n, first: this.now, closed: 0n, waiting: 0n };
      this.byUser.set(user, account);
      this.accounts.push(account);
    }
    const account = this.byUser.get(user);
    account.count += 1n;
    account.waiting += units;
    if (closes(this.params, this.accounts, this.now)) this.close(step);
  }

  close(step) {
    const pending = this.accounts.filter(({ count, covered }) => count > covered);
    const blocks = pending.map((account) => ({
      size: account.count - account.covered,
      allowance: maximum(0n, limitNow(this.params, this.accounts, account, this.now) - account.spent),
    }));
    const isEnd = this.params.hasHorizon && this.now === this.params.horizon;
    const bookings = offersFor(this.params, this.belief, isEnd, blocks).map((offer, i) => ({
      user: this.accounts.indexOf(pending[i]),
      size: blocks[i].size,
      ...book(pending[i].spent, offer),
    }));
    const sum = this.write(0, sumOf(bookings.map((each, i) => inside(each, pending[i].waiting))), step);
    const overhang = this.write(1, sumOf(bookings.map((each, i) => outside(each, pending[i].waiting))), step);
    this.epochs += 1n;
    pending.forEach((account, i) => {
      account.spent += chargeOf(bookings[i]);
      account.covered = account.count;
      account.closed = this.now;
      account.waiting = 0n;
    });
    this.belief.learn({ bookings, sum, overhang });
    this.total = this.now;
    this.sum = (this.belief.centre * this.total * this.params.grid + ONE / 2n) / ONE;
    step.charges.push(this.charge(bookings.map(chargeOf).reduce(maximum, 0n)));
    step.epoch = {
      samples: Number(this.now),
      bookings: bookings.map(bookingToJson),
      sum: `${sum}`,
      overhang: `${overhang}`,
    };
  }

  // Writes the next cell of a counter and returns what is released.
  write(counter, sum, step) {
    const cell = this.epochs + 1n;
    const noise = this.tape.noise(BigInt(counter), cell);
    step.written.push({ counter, cell: Number(cell), sum: `${sum}`, noise: `${noise}` });
    return sum + noise;
  }

  charge(most) {
    return {
      mechanism: "laplace",
      level: 0,
      cell: Number(this.epochs),
      epsilon: toText(this.price(most)),
      sensitivity: `${most}`,
      scale: toText(this.scale),
    };
  }

  // What units are worth of epsilon.
  price(units) {
    return multiply(this.params.epsilon, ratio(units, LEDGER));
  }

  get spent() {
    return this.price(this.accounts.map(({ spent }) => spent).reduce(maximum, 0n));
  }

  get read() {
    return Array.from({ length: 2 * Number(this.epochs) }, (_, i) => (
      { counter: i % 2, cell: 1 + Math.floor(i / 2) }
    ));
  }
}

function bookingToJson({ user, size, low, high, weight, inner_low, inner_high, margin, probe }) {
  return {
    user,
    size: Number(size),
    low: `${low}`,
    high: `${high}`,
    weight: `${weight}`,
    inner_low: `${inner_low}`,
    inner_high: `${inner_high}`,
    margin: `${margin}`,
    probe: `${probe}`,
  };
}
