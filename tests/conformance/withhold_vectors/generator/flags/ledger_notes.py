"""The flags of the ledger mechanism, in both of its forms."""

from __future__ import annotations

from withhold_vectors.generator.model import Note

LEDGER_NOTES: dict[str, Note] = {
    "Posterior": Note(
        "Filters of the line of users' levels and of the mean take in every epoch, in fixed point rounded down.",
        "a division that rounds to zero, a measured mean outside the range, or a filter left out",
    ),
    "Weights": Note(
        "The weights of a stratum are those of the best of sixteen levels, by the expected error.",
        "another number of levels, a term of the expected error left out, or the last of equally good levels",
    ),
    "Outlier": Note(
        "An observation more than three deviations off has a bounded influence.",
        "a full observation, or a likelihood that is not bounded in the same way",
    ),
    "Doubt": Note(
        "A sum near an end of what the intervals allow makes a filter less certain, by what they may have cut off.",
        "no doubt, doubt without its bounds, or doubt that also holds back the levels",
    ),
    "Blind": Note(
        "A sum whose noise may be as large as all that its intervals allow says nothing, if they cut off much.",
        "noise that is compared with one number for all strata, or a sum of whole intervals that says nothing",
    ),
    "CutOff": Note(
        "What intervals may have cut off is bounded by what excesses show, or by an assumption.",
        "room on one side only, an excess without its noise, or blocks without an excess query forgotten",
    ),
    "Unequal": Note(
        "Unequal weights add the variance of samples and of users who scatter, and shift the mean place.",
        "weights without sizes, not squared, or not divided by their sum",
    ),
    "UsersDiffer": Note(
        "A large excess shows that users scatter about the line.",
        "no threshold, no sum of squares, or a value above the whole range",
    ),
    "Halved": Note(
        "An excess far below what is due halves the variance bound on a grid, until a halving turns out too much.",
        "a variance halved further than the excesses support, or never halved",
    ),
    "Clipped": Note(
        "Blocks are clipped to an interval around the predicted level if it saves a third of the range.",
        "a shifted interval, an interval without the skewness, or ends rounded another way",
    ),
    "WholeIntervals": Note(
        "Intervals are whole for medium numbers of users, for negligible noise, or for less noise than lies outside.",
        "a boundary that is off, or users counted twice",
    ),
    "ErrorBar": Note(
        "The error bar is the largest of the likely filters' deviations, times a quantile, and what may be cut off.",
        "only the best filter, a quantile of one law only, or samples that are withheld forgotten",
    ),
    "SeriesSchedule": Note(
        "A series has release times at whole steps back from its end, and an excess query in every epoch or in none.",
        "a release time off by one, another rounding of the first step, or an end past the horizon",
    ),
    "CentreClamped": Note(
        "The estimate and the measured means are clamped to the range.",
        "an estimate outside the range",
    ),
    "Weighting": Note(
        "What counts equally: every sample or every user.",
        "one weighting taken for another",
    ),
    "BudgetLimit": Note(
        "The budget limit: the budget units that a user may have spent by a time.",
        "no head start, a ratio that is rounded up, or another expected length or typical count",
    ),
    "Account": Note(
        "Every user has an exact account: released samples, budget units spent, and the largest costs "
        "in the last series.",
        "one account for all users, a block that is charged twice or never, or samples released twice",
    ),
    "AnyPolicy": Note(
        "The mechanism is right under every policy, not only under the shipped one.",
        "a mechanism that relies on what the shipped policy never does",
    ),
    "BadProposal": Note(
        "A proposal that is ill-formed or that the account cannot pay for is carried out with weights 0.",
        "a user who spends more than epsilon, or a negative charge",
    ),
    "Checkpoints": Note(
        "Checkpoints are a fixed number of times per doubling, counted back from a known horizon.",
        "a checkpoint one sample early or late, or logarithms in floating point",
    ),
    "CoarseWeights": Note(
        "Weights are cut to 20 bits before they are squared.",
        "squares of full weights, or of weights rounded to nearest",
    ),
    "EmptyEpoch": Note(
        "An epoch without any weight releases its samples and is not measured.",
        "a division by zero, or the mean of nothing",
    ),
    "EpochTimes": Note(
        "An epoch closes when the available budget of the users with new samples is large enough.",
        "spent budget taken for available budget, or a condition left out",
    ),
    "FinalBar": Note(
        "The half width of a final release is a bound of its noise, rounded up; the range bounds it too.",
        "a bound that is rounded down, a bar that passes the ends of the range, or one without its domain",
    ),
    "FinalRange": Note(
        "The estimate of a final release is kept in the range; its sum is shown as it is. Without samples "
        "it is the prior.",
        "an estimate out of the range, a sum that is clamped, or a division by zero samples",
    ),
    "FinalRefused": Note(
        "A share that is out of range, or too small or too large for epsilon, is refused; and so is a final "
        "release of users who are weighed equally, or of another mechanism.",
        "a share that is silently changed, or a final release whose bar or privacy does not hold",
    ),
    "FinalSensitivity": Note(
        "The noise of a final release pays for the user with the most counted samples.",
        "the sensitivity of one sample, of the user with the fewest, or of max_samples",
    ),
    "FinalShare": Note(
        "A share of epsilon is kept for the final release; the run has the rest.",
        "a run at the whole epsilon, a final release at the whole epsilon, or both parts exchanged",
    ),
    "FinalSum": Note(
        "A final release adds one draw at the address (0, 0) to the sum of all counted samples, as they "
        "are, those of closed epochs too.",
        "no noise, noise of another address, clipped blocks, or only the samples that are withheld",
    ),
    "FixedPointLog": Note(
        "log2 in units of 1/65536, rounded down, from the 32 leading bits.",
        "a logarithm in floating point, or one that is rounded up",
    ),
    "GaussianShare": Note(
        "With Gaussian noise a coordinate's share is the square root of its part of a zCDP budget rho.",
        "a share that is rounded up, an order of Renyi divergence left out, or delta ignored",
    ),
    "HorizonPlan": Note(
        "If a horizon is given, the policy plans for it and continues after it.",
        "users times samples taken for a horizon, or a policy that stops at the horizon",
    ),
    "NoSeries": Note(
        "With Gaussian noise every epoch is a series of its own, with noise of its own.",
        "epochs with Gaussian noise that share a radius, or that are charged only once",
    ),
    "Proposals": Note(
        "The proposal for every user with new samples: interval, weight, saturation and excess weight.",
        "a proposal above the available budget, or blocks of one size treated differently",
    ),
    "Draws": Note(
        "A step states its draws: one radius for all sums of a series, one for its excesses, and noise "
        "inside them; or Gaussian noise for each sum.",
        "noise added without a radius, a radius for too few epochs or sums, or one that is used too long",
    ),
    "Excess": Note(
        "The excess query: how far blocks lie outside their inner intervals, up to the saturation.",
        "an excess on one side only, an excess without saturation, or one that is not charged",
    ),
    "Series": Note(
        "The epochs of a series share one radius of noise: a user is charged the largest cost only.",
        "every epoch charged, the largest cost kept from another series, or the noise of one epoch",
    ),
    "SeriesBegins": Note(
        "A series begins when enough users come again and can pay for all of its epochs.",
        "new users counted, no wait after the last series, or the limits of now instead of the end",
    ),
    "Squares": Note(
        "With Gaussian noise accounts hold squares, and their square roots pay for weights and excess "
        "weights.",
        "a cost that is not squared, or the root of a sum in place of a sum of roots",
    ),
    "Strata": Note(
        "A block adds to the sum of its stratum alone, and to no sum if there is no such stratum.",
        "a block in two strata or in the wrong one, or a stratum without noise",
    ),
    "SumRounded": Note(
        "S_t is the estimate times the samples, rounded to the nearest grid unit, halves up.",
        "a sum rounded down, or half to even",
    ),
    "TwoSums": Note(
        "An epoch that releases its excess writes two nodes, each with noise of its own.",
        "one draw for both nodes",
    ),
    "Variance": Note(
        "Gaussian noise has the variance of Laplace noise of the same scale, 2 scale**2.",
        "the square of the scale, or the scale itself",
    ),
    "WarmUp": Note(
        "Eight checkpoints per doubling until the budget spent reaches 16 noise scales, then two.",
        "a boundary that is off by one",
    ),
}
