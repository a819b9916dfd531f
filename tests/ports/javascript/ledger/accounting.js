// The unit of a user's account: budget units with Laplace noise, squares of budget units with Gaussian noise.

import { integerSqrt } from "../arithmetic/integers.js";

// The budget units that stand for epsilon.
export const BUDGET = 1n << 40n;

// noise: what a charge calls the mechanism. fullBudget: what an account may spend in all. affordableChange: the largest
// change of a sum that a part of the account pays for. costOf: what a change of a sum costs.
export const UNITS = {
  noise: "laplace",
  fullBudget: BUDGET,
  affordableChange: (budget) => budget,
  costOf: (change) => change,
};
export const SQUARES = {
  noise: "gaussian",
  fullBudget: BUDGET ** 2n,
  affordableChange: integerSqrt,
  costOf: (change) => change ** 2n,
};

export const accountingOf = (mechanism) => (mechanism === "gaussian" ? SQUARES : UNITS);
