// The ledger mechanism piece by piece, as requests ask for it: text in, text out.

import { Belief } from "./belief.js";
import { closes, granted, isCheckpoint, limitNow } from "./clockwork.js";
import { expectKeys } from "./keys.js";
import { book, chargeOf, inside, offersFor, outside } from "./offers.js";

const OFFER = ["low", "high", "weight", "inner_low", "inner_high", "margin", "probe"];

// An object whose values are all integers, under exactly these keys.
function integers(given, keys) {
  expectKeys(given, keys);
  return Object.fromEntries(keys.map((key) => [key, BigInt(given[key])]));
}

const texts = (object, keys) => Object.fromEntries(keys.map((key) => [key, `${object[key]}`]));

function readEpoch(given) {
  expectKeys(given, ["samples", "bookings", "sum", "overhang"]);
  const bookings = given.bookings.map((booking) => integers(booking, ["user", "size", ...OFFER]));
  return { bookings, sum: BigInt(given.sum), overhang: BigInt(given.overhang) };
}

export function checkpointsIn({ params, steps, first, last }) {
  const checkpoints = [];
  for (let t = BigInt(first); t <= BigInt(last); t += 1n) {
    if (isCheckpoint(params, t, BigInt(steps))) checkpoints.push(`${t}`);
  }
  return { checkpoints };
}

export function closing({ params, users }) {
  const accounts = users.map((user) => integers(user, ["first", "count", "covered", "closed"]));
  const now = accounts.reduce((all, { count }) => all + count, 0n);
  return {
    granted: accounts.map((account) => `${granted(params, accounts, account)}`),
    limits: accounts.map((account) => `${limitNow(params, accounts, account, now)}`),
    closes: closes(params, accounts, now),
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

export function offered({ params, epochs, blocks }) {
  const belief = new Belief(params);
  epochs.forEach((epoch) => belief.learn(readEpoch(epoch)));
  const read = blocks.map((block) => integers(block, ["size", "allowance"]));
  return { offers: offersFor(params, belief, false, read).map((offer) => texts(offer, OFFER)) };
}

export function bookingOf({ spent, offer, sum }) {
  const booked = book(BigInt(spent), integers(offer, OFFER));
  const charge = chargeOf(booked);
  return {
    weight: `${booked.weight}`,
    probe: `${booked.probe}`,
    charge: `${charge}`,
    inside: `${inside(booked, BigInt(sum))}`,
    outside: `${outside(booked, BigInt(sum))}`,
    spent: `${BigInt(spent) + charge}`,
  };
}
