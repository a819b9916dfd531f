// The ledger mechanism's part of a run: accounts, epochs, and the released mean.

import { Belief, ONE } from "./belief.js";
import { SQUARES, UNITS, limitAt, pendingOf, sumOf } from "./clockwork.js";
import { current, running } from "./course.js";
import { book, bookInSquares, inside, offersFor, outside, settle, settleInSquares } from "./offers.js";
import { floorDiv, maximum, multiply, power, ratio, toText } from "./rational.js";

const NEW_ACCOUNT = { count: 0n, covered: 0n, spent: 0n, series: 0n, sumCost: 0n, overhangCost: 0n };

// Both forms: what accounts are kept in, how an offer is carried out in a series, and what the account is then.
const LAPLACE = {
  noise: "laplace",
  kept: UNITS,
  book: (account, series, offer) => book(inSeries(account, series), offer),
  settle: (account, series, booked) => settle(inSeries(account, series), booked),
};
const GAUSSIAN = {
  noise: "gaussian",
  kept: SQUARES,
  book: (account, _, offer) => bookInSquares(account, offer),
  settle: (account, _, booked) => settleInSquares(account, booked),
};

export const formOf = (mechanism) => (mechanism === "gaussian" ? GAUSSIAN : LAPLACE);

// The account as it stands in a series: nothing is paid in it yet if the user's last was another.
export function inSeries(account, { first }) {
  return account.series === first ? account : { ...account, series: first, sumCost: 0n, overhangCost: 0n };
}

export class Ledger {
  // constants: of both counters.
  constructor(mechanism, params, tape, constants) {
    this.form = formOf(mechanism);
    this.kept = this.form.kept;
    this.params = params;
    this.tape = tape;
    this.constants = constants;
    this.belief = new Belief(params);
    // Of every user in order of first arrival, with the sum of the samples that are not covered.
    this.accounts = [];
    this.byUser = new Map();
    this.now = 0n;
    this.epochs = [];
    this.total = 0n;
    this.sum = 0n;
  }

  // Counts a sample, and closes an epoch if it is time; notes in the step what is written and charged.
  add(user, units, step) {
    this.now += 1n;
    if (!this.byUser.has(user)) {
      const account = { ...NEW_ACCOUNT, first: this.now, waiting: 0n };
      this.byUser.set(user, account);
      this.accounts.push(account);
    }
    const account = this.byUser.get(user);
    account.count += 1n;
    account.waiting += units;
    const course = current(this);
    if (course !== null) this.close(course, step);
  }

  close(course, step) {
    const pending = pendingOf(this);
    const blocks = blocksOf(this, course);
    const series = this.seriesOf(course);
    const bookings = offersFor(this, course, blocks).map((offer, i) => ({
      user: this.accounts.indexOf(pending[i]),
      size: blocks[i].size,
      ...this.form.book(pending[i], series, offer),
    }));
    const sum = this.write(0, sumOf(bookings.map((each, i) => inside(each, pending[i].waiting))), step);
    const overhang = course.probed.includes(this.now)
      ? this.write(1, sumOf(bookings.map((each, i) => outside(each, pending[i].waiting))), step)
      : null;
    const paid = pending.map((account, i) => {
      const before = account.spent;
      Object.assign(account, this.form.settle(account, series, bookings[i]));
      account.covered = account.count;
      account.waiting = 0n;
      return account.spent - before;
    });
    const epoch = { samples: this.now, series, bookings, sum, overhang };
    this.epochs.push(epoch);
    this.belief.learn(epoch);
    this.total = this.now;
    this.sum = (this.belief.centre * this.total * this.params.grid + ONE / 2n) / ONE;
    step.charges.push(this.charge(paid.reduce(maximum, 0n)));
    step.epoch = epochToJson(epoch);
  }

  // The series of an epoch that closes now: that of the one before while its course runs, or a new one.
  seriesOf(course) {
    if (running(this) !== null) return this.epochs.at(-1).series;
    return { first: BigInt(this.epochs.length) + 1n, length: course.length, probes: BigInt(course.probed.length) };
  }

  // Writes the next cell of a counter and returns what is released.
  write(counter, sum, step) {
    const cell = this.epochs.length + 1;
    const noise = this.noise(BigInt(counter), BigInt(cell));
    step.written.push({ counter, cell, sum: `${sum}`, noise: `${noise}` });
    return sum + noise;
  }

  noise(counter, cell) {
    if (this.form === LAPLACE) return this.tape.noise(counter, cell);
    const variance = multiply(ratio(2n), power(this.constants.scale, 2n));
    return this.tape.gaussian(counter, cell, floorDiv(variance.num, variance.den));
  }

  charge(most) {
    return {
      mechanism: this.form.noise,
      level: 0,
      cell: this.epochs.length,
      epsilon: toText(this.price(most)),
      sensitivity: `${most}`,
      scale: toText(this.constants.scale),
    };
  }

  // What so much of an account is worth.
  price(units) {
    return multiply(this.constants.epsilon, ratio(units, this.kept.whole));
  }

  get spent() {
    return this.price(this.accounts.map(({ spent }) => spent).reduce(maximum, 0n));
  }

  get read() {
    return this.epochs.flatMap(({ overhang }, i) => (
      (overhang === null ? [0] : [0, 1]).map((counter) => ({ counter, cell: i + 1 }))
    ));
  }
}

// What users with new samples bring, what may be spent on it, and what of that was spent on probes before. All of it
// is for the whole series: the limit at its end, less what was spent before its beginning.
export function blocksOf(view, course) {
  const series = running(view) === null ? null : view.epochs.at(-1).series;
  return pendingOf(view).map((account) => {
    const { sumCost, overhangCost } = series === null ? NEW_ACCOUNT : inSeries(account, series);
    const before = account.spent - sumCost - overhangCost;
    const allowance = maximum(0n, limitAt(view, account, course.end) - before);
    return { size: account.count - account.covered, allowance, probesPaid: overhangCost };
  });
}

function epochToJson({ samples, series, bookings, sum, overhang }) {
  return {
    samples: Number(samples),
    series: { first: Number(series.first), length: Number(series.length), probes: Number(series.probes) },
    bookings: bookings.map(bookingToJson),
    sum: `${sum}`,
    overhang: overhang === null ? null : `${overhang}`,
  };
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
