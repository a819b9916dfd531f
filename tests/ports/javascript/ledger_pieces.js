// The ledger mechanism piece by piece, as requests ask for it: text in, text out.

import { Belief } from "./belief.js";
import { isCheckpoint, limitAt } from "./clockwork.js";
import { courseFrom, current, paceOf, running } from "./course.js";
import { expectKeys } from "./keys.js";
import { blocksOf, formOf } from "./ledger.js";
import { inside, offersFor, outside } from "./offers.js";

const OFFER = ["low", "high", "weight", "inner_low", "inner_high", "margin", "probe"];
const PAID = ["spent", "series", "sum_cost", "overhang_cost"];
const SERIES = ["first", "length", "probes"];

// An object whose values are all integers, under exactly these keys.
function integers(given, keys) {
  expectKeys(given, keys);
  return Object.fromEntries(keys.map((key) => [key, BigInt(given[key])]));
}

const texts = (object, keys) => Object.fromEntries(keys.map((key) => [key, `${object[key]}`]));
const numbers = (object) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, Number(value)]));

// What a user has paid, of all and in the user's last series, with other values under further keys.
function readAccount(given, others) {
  const { sum_cost, overhang_cost, ...rest } = integers(given, [...others, ...PAID]);
  return { ...rest, sumCost: sum_cost, overhangCost: overhang_cost };
}

function readEpoch(given) {
  expectKeys(given, ["samples", "series", "bookings", "sum", "overhang"]);
  return {
    samples: BigInt(given.samples),
    series: integers(given.series, SERIES),
    bookings: given.bookings.map((booking) => integers(booking, ["user", "size", ...OFFER])),
    sum: BigInt(given.sum),
    overhang: given.overhang === null ? null : BigInt(given.overhang),
  };
}

export function checkpointsIn({ params, steps, first, last }) {
  const checkpoints = [];
  for (let t = BigInt(first); t <= BigInt(last); t += 1n) {
    if (isCheckpoint(params, t, BigInt(steps))) checkpoints.push(`${t}`);
  }
  return { checkpoints };
}

export function courseOf({ params, start, users }) {
  const { pace, halves, end, marks, probed } = courseFrom(params, BigInt(start), BigInt(users));
  return {
    pace: numbers(pace), halves: Number(halves), end: `${end}`, marks: marks.map(String), probed: probed.map(String),
  };
}

export function closing({ mechanism, params, users, epochs }) {
  const accounts = users.map((user) => readAccount(user, ["first", "count", "covered"]));
  const now = accounts.reduce((all, { count }) => all + count, 0n);
  const { kept } = formOf(mechanism);
  const view = { params, kept, accounts, epochs: epochs.map(readEpoch), now };
  const limits = accounts.map((account) => `${limitAt(view, account, now)}`);
  const course = current(view);
  if (course === null) return { limits, closes: false, length: 0, probes: 0, asks: false, allowances: [] };
  const begun = running(view) === null;
  return {
    limits,
    closes: true,
    length: begun ? Number(course.length) : 0,
    probes: begun ? course.probed.length : 0,
    asks: course.probed.includes(now),
    allowances: blocksOf(view, course).map(({ allowance }) => `${allowance}`),
  };
}

export function believed({ params, epochs }) {
  const belief = new Belief(params);
  const seen = () => texts(belief.outlook, ["centre", "doubt", "variance", "spread"]);
  const beliefs = [seen()];
  for (const epoch of epochs) {
    belief.learn(readEpoch(epoch));
    beliefs.push(seen());
  }
  return { beliefs };
}

export function offered({ mechanism, params, epochs, samples, users, length, probes, asked, blocks }) {
  const belief = new Belief(params);
  epochs.forEach((epoch) => belief.learn(readEpoch(epoch)));
  const now = BigInt(samples);
  const probed = Array(probes).fill(asked ? now : 0n);
  const course = { pace: paceOf(params, BigInt(users)), length: BigInt(length), probed };
  const read = blocks.map((block) => {
    const { size, allowance, probes_paid: probesPaid } = integers(block, ["size", "allowance", "probes_paid"]);
    return { size, allowance, probesPaid };
  });
  const offers = offersFor({ params, kept: formOf(mechanism).kept, belief, now }, course, read);
  return { offers: offers.map((offer) => texts(offer, OFFER)) };
}

export function bookingOf({ mechanism, account, series, offer, sum }) {
  const [form, before, own] = [formOf(mechanism), readAccount(account, []), integers(series, SERIES)];
  const booked = form.book(before, own, integers(offer, OFFER));
  const { spent, series: first, sumCost, overhangCost } = form.settle(before, own, booked);
  return {
    weight: `${booked.weight}`,
    probe: `${booked.probe}`,
    price: `${spent - before.spent}`,
    inside: `${inside(booked, BigInt(sum))}`,
    outside: `${outside(booked, BigInt(sum))}`,
    account: {
      spent: `${spent}`, series: Number(first), sum_cost: `${sumCost}`, overhang_cost: `${overhangCost}`,
    },
  };
}
