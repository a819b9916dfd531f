"""The flags of the ledger mechanism, in both of its forms."""

from __future__ import annotations

from withhold_vectors.generator.model import Note

LEDGER_NOTES: dict[str, Note] = {
    "Account": Note(
        "Every user has an exact account: released samples, budget units spent, and the largest costs "
        "in the last series.",
        "one account for all users, a block that is charged twice or never, or samples released twice",
    ),
    "Allowance": Note(
        "The budget limit: the budget units that a user may have spent by a time.",
        "no head start, a ratio that is rounded up, or another expected length or typical count",
    ),
    "BadOffer": Note(
        "A proposal that is ill-formed or that the account cannot pay for is carried out with weights 0.",
        "a user who spends more than epsilon, or a negative charge",
    ),
    "Belief": Note(
        "The posterior of the mean combines epochs by inverse variance, in fixed point rounded down.",
        "a mean rounded to nearest, lower ends left out of a sum, or a part of the variance left out",
    ),
    "Caps": Note(
        "The weight caps: one cap for all blocks, refined sixteen times, then the best of twelve caps, "
        "each three quarters of the one before.",
        "another number of refinements, weights shifted back too early, or a cap of 0",
    ),
    "CentreClamped": Note(
        "The posterior mean is clamped to the range.",
        "an estimate outside the range, or a clamped sum instead of a clamped mean",
    ),
    "Checkpoints": Note(
        "Checkpoints are a fixed number of times per doubling, counted back from a known horizon.",
        "a checkpoint one sample early or late, or logarithms in floating point",
    ),
    "Clipped": Note(
        "Blocks are clipped to an interval around the posterior mean if it saves a third of the range.",
        "a shifted interval, an interval without the skewness, or ends rounded another way",
    ),
    "CoarseWeights": Note(
        "Weights are cut to 20 bits before they are squared.",
        "squares of full weights, or of weights rounded to nearest",
    ),
    "Disagreement": Note(
        "Epochs that disagree by more than their variances explain increase the standard error.",
        "the Birge ratio left out, or divided by the number of epochs",
    ),
    "Discount": Note(
        "When an excess shows that intervals were too narrow, all epochs so far lose weight.",
        "only one epoch discounted, or only some of the sums",
    ),
    "EmptyEpoch": Note(
        "An epoch without any weight releases its samples and leaves the posterior as it was.",
        "a division by zero, or the mean of nothing",
    ),
    "EpochTimes": Note(
        "An epoch closes when the available budget of the users with new samples is large enough.",
        "spent budget taken for available budget, or a condition left out",
    ),
    "FewUsers": Note(
        "If users differ, few users, or one user with most of the weight, increase the standard error.",
        "homogeneous users assumed, or weights without sizes, not squared, or not divided by their sum",
    ),
    "FixedPointLog": Note(
        "log2 in units of 1/65536, rounded down, from the 32 leading bits.",
        "a logarithm in floating point, or one that is rounded up",
    ),
    "GaussianShare": Note(
        "With Gaussian noise a coordinate's share is the square root of its part of a zCDP budget rho.",
        "a share that is rounded up, an order of Renyi divergence left out, or delta ignored",
    ),
    "Halved": Note(
        "An excess close to zero halves the variance, until the first halving that turns out too much.",
        "a variance halved further than the excesses support, or never halved",
    ),
    "HorizonPlan": Note(
        "If a horizon is given, the policy plans for it and continues after it.",
        "users times samples taken for a horizon, or a policy that stops at the horizon",
    ),
    "NoSeries": Note(
        "With Gaussian noise every epoch is a series of its own, with noise of its own.",
        "epochs with Gaussian noise that share a radius, or that are charged only once",
    ),
    "Offers": Note(
        "The proposal for every user with new samples: interval, weight, saturation and excess weight.",
        "a proposal above the available budget, or blocks of one size treated differently",
    ),
    "Overhang": Note(
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
    "SeriesCourse": Note(
        "A series has a schedule of release times, counted back from its end, and so have its excess "
        "queries.",
        "a release time off by one, another rounding of the first step, an end past the horizon, or "
        "excess queries counted from the start or asked where the budget is too small for their noise",
    ),
    "SpreadRaised": Note(
        "A large excess raises the between-user standard deviation.",
        "no doubling when it is raised again, or a value above the whole range",
    ),
    "Squares": Note(
        "With Gaussian noise accounts hold squares, and their square roots pay for weights and excess "
        "weights.",
        "a cost that is not squared, or the root of a sum in place of a sum of roots",
    ),
    "SumRounded": Note(
        "S_t is the posterior mean times the samples, rounded to the nearest grid unit, halves up.",
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
    "Weighting": Note(
        "What counts equally: every sample, every user, or neither.",
        "one weighting taken for another",
    ),
}
