"""Why a test is there: every flag, what it pins down, and the mistake that it finds."""

from __future__ import annotations

from withhold_vectors.generator.model import Note

NOTES: dict[str, Note] = {
    "Account": Note(
        "Every user has an exact account: covered samples, units spent, and its series' dearest costs.",
        "one account for all, a block that is charged twice or never, or samples covered twice",
    ),
    "Accumulated": Note(
        "Many generated runs, hashed, where single cases would take megabytes.",
        "any difference on a combination that no single case has",
    ),
    "Activation": Note(
        "A level becomes active when its arrays are full.",
        "a threshold that is off by one, not rounded up, or that counts all samples of a user",
        ("E18",),
    ),
    "ActivationOnce": Note(
        "A level leaves Inactive for good, and its buffer is emptied.",
        "the median paid for, and the buffer released, again at every later step",
        ("E1",),
    ),
    "ActivationStep": Note(
        "At one step, activation comes first and sees the new sample; then the arrival is treated.",
        "a block that waits although its own sample made its level active",
    ),
    "Allowance": Note(
        "How much of the ledger a user may have used by when.",
        "the head start forgotten, a ratio rounded up, the expected length or the typical count another",
    ),
    "BadOffer": Note(
        "An offer that is ill-formed or cannot be paid for is carried out with weights 0.",
        "a user who spends more than epsilon, or a charge below zero",
    ),
    "Belief": Note(
        "Epochs are combined by inverse variance, in fixed point rounded down.",
        "a mean that is rounded to nearest, a forgotten low end, a variance without one of its parts",
    ),
    "BernoulliExp": Note(
        "A coin with probability exp(-x) from rational coins, byte by byte.",
        "trials counted from 0, or the parity of the failing trial turned round",
    ),
    "BlockBounds": Note(
        "The block of level l holds samples 2**(l-1)+1 to 2**l, and level 0 the first sample.",
        "a block that begins one sample early or late, or holds 2**l - 1 samples",
        ("E34",),
    ),
    "Blocks": Note(
        "A block is complete with the m-th sample of its user, not before.",
        "a release at t = m for whatever samples came",
        ("E35",),
    ),
    "ByteOrder": Note(
        "Bytes are read highest first, and the lowest bits are kept.",
        "bytes read lowest first, or the highest bits kept",
    ),
    "Caps": Note(
        "The largest weight of a block: a level refined sixteen times, and a quarter of it.",
        "another number of refinements, weights shifted back too early, or no least level",
    ),
    "CellsRead": Note(
        "The cells of a prefix are found by removing the lowest set bit, and none is read twice.",
        "the printed loop, which adds a cell again for every zero bit",
        ("E13",),
    ),
    "CentreClamped": Note(
        "The believed mean stops at the ends of the range.",
        "an estimate outside of the range, or a sum that is clamped instead of the mean",
    ),
    "CheckOrder": Note(
        "Where an event has two faults, the first check decides: sample, user, number of users, "
        "ignored or not, horizon or order.",
        "another order of the checks",
        ("E7", "E8"),
    ),
    "Checkpoints": Note(
        "Steps of a doubling, counted back from a known horizon.",
        "a step early or late, or logarithms in floating point",
    ),
    "Choose": Note(
        "The exponential mechanism by rejection, relative to the least cost.",
        "costs not taken relative to the least one, or weights in floating point",
    ),
    "Clamp": Note(
        "A sample outside the domain counts as the end of the domain.",
        "a sample that is not clamped: its sensitivity has no bound",
        ("E10",),
    ),
    "ClampedLevels": Note(
        "Levels of one sample are clamped to the domain, and not to an interval around a prior.",
        "an interval around prior/2 at level 0, or around a prior that does not exist at level 1",
        ("E10", "E28"),
    ),
    "Clipped": Note(
        "Blocks are projected around the believed mean where that saves a third of the range.",
        "an interval that is moved, one without the skewness, or another rounding of its ends",
    ),
    "CoarseWeights": Note(
        "Weights are squared after they were cut to 20 bits.",
        "squares of whole weights, or of weights rounded to nearest",
    ),
    "CompositionAdvanced": Note(
        "The share of a coordinate under advanced composition, certified.",
        "epsilon / sqrt(d ln(1/slack)): the factor 2 and the second term are missing",
        ("E12",),
    ),
    "CompositionPure": Note(
        "The share of a coordinate is epsilon/d; the coordinates draw independently.",
        "the whole epsilon for every coordinate, or one tape for all",
    ),
    "Constants": Note(
        "Scales, interval ends, array counts and prices, from small to huge parameters.",
        "logarithms to another base or not rounded down, a missing factor, doubles",
        ("E2", "E5", "E6", "E18", "E27", "E37", "E38"),
    ),
    "Disagreement": Note(
        "Epochs that disagree more than their variances explain raise the doubt.",
        "Birge's factor missing, or divided by the number of epochs",
    ),
    "Discount": Note(
        "Where intervals proved too narrow, all epochs so far weigh less.",
        "a discount of one epoch alone, or of some of the sums",
    ),
    "DiscreteGaussian": Note(
        "Noise with probability proportional to exp(-k**2 / (2 v)), from discrete Laplace noise.",
        "the scale of the candidates off by one, or a candidate kept without regard to the variance",
    ),
    "DiscreteLaplace": Note(
        "Noise on the integers, byte by byte.",
        "a continuous draw that is rounded, or coins in another order",
    ),
    "Diversity": Note(
        "The condition under which all levels are active, with whole arrays.",
        "the number of arrays not rounded up, or the factor 2 missing",
        ("E17", "E18"),
    ),
    "Domain": Note(
        "Samples are mapped from [lower, upper] to [0, 1] and estimates mapped back.",
        "the width of the domain forgotten in one of the two directions",
    ),
    "EmptyCounter": Note(
        "A counter without elements adds 0, without noise.",
        "noise drawn for a counter that is not in use",
        ("E29",),
    ),
    "EmptyEpoch": Note(
        "An epoch without any weight covers its samples, and says nothing.",
        "a division by zero, or a mean of nothing",
    ),
    "EpochTimes": Note(
        "An epoch closes when enough fresh allowance has gathered.",
        "allowance that was spent counted as fresh, or a condition forgotten",
    ),
    "EqualElements": Note(
        "Streams and buffers are lists: equal blocks stand side by side.",
        "a set, in which an equal block disappears and `total` depends on the data",
        ("E9",),
    ),
    "FewUsers": Note(
        "Where users differ, an estimate from few of them, or from one above all, is the more in doubt.",
        "users taken to be alike, or weights without samples, not squared, or not divided by their sum",
    ),
    "FirstArrival": Note(
        "The arrays are filled in the order in which users first arrived.",
        "users sorted by name, or by number of samples",
        ("E33",),
    ),
    "FirstSample": Note(
        "A user's first sample is released at once: level 0 counts.",
        "nothing released before the second sample",
        ("E30",),
    ),
    "FixedPointLog": Note(
        "log2 in units of 1/65536, rounded down, from 32 leading bits.",
        "a logarithm in floating point, or rounded up",
    ),
    "Flush": Note(
        "At activation the waiting blocks enter the counter, in the order of their completion.",
        "the buffer reversed, projected when it was filled, or added up",
        ("E1", "E9"),
    ),
    "GaussianShare": Note(
        "Where noise is Gaussian, a coordinate's share comes of a budget that adds up in squares.",
        "a share that is rounded up, an order left out, or a slack that is taken for none",
    ),
    "HalfEven": Note(
        "A sample half-way between two grid points goes to the even one.",
        "half up, half away from zero, or a rounded double",
    ),
    "Horizon": Note(
        "A declared horizon decides the depth, and counts only samples that are counted.",
        "the depth of users times samples although a horizon is declared",
    ),
    "Halved": Note(
        "An overhang that hardly shows halves the variance, until that once proves too much.",
        "a variance that is halved below what overhangs bear out, or never again",
    ),
    "HorizonPlan": Note(
        "A horizon that is given is planned for, reached, and passed.",
        "users times samples taken for a horizon, or a plan that ends with the horizon",
    ),
    "IgnoredSample": Note(
        "A user's samples after the m-th change nothing but t.",
        "a user who contributes more than m samples, which noise does not cover",
        ("E7",),
    ),
    "IgnoredUser": Note(
        "With extra_users = ignore, users after the n-th change nothing but t.",
        "an extra user who takes part, or who is remembered",
        ("E8",),
    ),
    "IntervalInward": Note(
        "Interval ends are rounded inward to the grid: no interval is wider than its formula.",
        "ends rounded to the nearest grid point, or towards zero",
    ),
    "LargeEpsilon": Note(
        "There is at least one array, however large epsilon is.",
        "k = 0 arrays, and the root of a negative number",
        ("E18", "E32"),
    ),
    "LowestTerms": Note(
        "A rational is in lowest terms before a coin is thrown: its denominator decides the bytes.",
        "a fraction that is not reduced, and takes other bytes",
    ),
    "MedianChoice": Note(
        "The draw decides the prior, and the prior the interval.",
        "the cheapest candidate taken whatever was drawn, or a prior of 1/2 throughout",
    ),
    "MedianLaw": Note(
        "The exponents of the median's law: a quarter of its epsilon for each unit of cost.",
        "epsilon/2 for each unit: twice the budget",
    ),
    "MedianTies": Note(
        "A mean on a boundary belongs to the lower bin; bins are equal and their middles rational.",
        "the upper bin, a shorter last bin, or a nearest middle found in floating point",
        ("E33",),
    ),
    "MinusZero": Note(
        "Minus zero is drawn again, all of it.",
        "zero twice as likely as it should be",
    ),
    "NegativeSum": Note(
        "Noise may make sums and estimates negative; nothing is clamped.",
        "an estimate clamped to the domain, or a division that rounds",
    ),
    "Neighbours": Note(
        "Streams are neighbours when one user's samples differ and nothing else does.",
        "who sends when left free, or any two streams taken for neighbours",
        ("E3",),
    ),
    "NoEvents": Note("An empty stream has no steps.", "a step before the first event"),
    "NoSeries": Note(
        "With Gaussian noise every epoch is a series of its own, and has noise of its own.",
        "epochs that share a radius, or are paid for once, where noise is Gaussian",
    ),
    "NoUserLimits": Note(
        "Algorithm 1 on its own limits neither users nor samples of a user.",
        "limits of the other algorithms applied to it",
    ),
    "NumberForms": Note(
        "The forms of a number: decimals, exponents, ratios, signs.",
        "a form that is refused, or read as a double",
    ),
    "Offers": Note(
        "What every pending user is offered: interval, weight, margin, probe.",
        "more than the allowance offered, or blocks of one size treated differently",
    ),
    "Overhang": Note(
        "The second sum: how far blocks lie outside their inner intervals, as far as the margin.",
        "an overhang on one side only, without an end, or one that is not paid for",
    ),
    "Params": Note(
        "Parameters are exact: 0.1 is 1/10. Defaults are filled in.",
        "a parameter read as a double",
    ),
    "PowersOfTwo": Note(
        "Counts and lengths at powers of two and next to them.",
        "a ceiling for the floor of a logarithm, or a logarithm in floating point",
        ("E5", "E6", "E25", "E31"),
    ),
    "PriorEstimate": Note(
        "Before anything is released the estimate is the prior.",
        "zero, or a division by zero",
    ),
    "ProjectHigh": Note(
        "A block above its interval counts as the upper end.",
        "no projection, or one around another centre",
    ),
    "ProjectLow": Note(
        "A block below its interval counts as the lower end.",
        "no projection, or one around another centre",
    ),
    "Radius": Note(
        "The radius of a series: length + 1 geometric draws, kept by length coins.",
        "a draw too few, the coins forgotten or all asked for after a failure",
    ),
    "RefusedHorizon": Note(
        "A counted sample past the horizon is refused, and changes nothing.",
        "noise that does not cover the elements",
    ),
    "RefusedOrder": Note(
        "In the wishful scenario a block that is interrupted is refused, and changes nothing.",
        "samples of two users in one block, or a user in two blocks",
        ("E8",),
    ),
    "RefusedParameter": Note(
        "A parameter out of range is refused.",
        "a parameter out of range that is accepted, or silently changed",
    ),
    "RefusedSample": Note(
        "A sample that is no finite number is refused, and changes nothing.",
        "a NaN that spoils all later sums, or a count that grew",
    ),
    "RefusedUnbounded": Note(
        "A domain without an end is refused by name.",
        "noise for a sensitivity that is infinite",
    ),
    "RefusedUser": Note(
        "A user without a name is refused, and changes nothing.",
        "an empty name that counts as a user",
    ),
    "RefusedUserCount": Note(
        "A user beyond max_users is refused, and changes nothing.",
        "more users than the noise covers",
        ("E8",),
    ),
    "RoundedArrays": Note(
        "The number of arrays is a whole number, rounded up, everywhere.",
        "half-filled arrays, or a threshold that differs from the arrays",
        ("E18",),
    ),
    "ScaleRounding": Note(
        "A scale is rounded up to a multiple of 2**-16.",
        "a scale rounded to nearest, or kept as a double: noise too small",
    ),
    "Series": Note(
        "Epochs of a series share the radius of their noise: users pay for the dearest alone.",
        "every epoch charged, the dearest kept from another series, or the noise of a single epoch",
    ),
    "SeriesBegins": Note(
        "A series begins where users come again and have enough for all of its epochs.",
        "newcomers counted, the waiting step forgotten, or the allowance of now, not of the end",
    ),
    "SeriesCourse": Note(
        "A series goes by fixed steps, counted back from its end, and so do its overhangs.",
        "a mark off by one, a first step rounded otherwise, or an end past the horizon; overhangs counted "
        "from the start, or asked for where they are not worth their noise",
    ),
    "SeveralLevels": Note(
        "Levels activate in ascending order, each when it has what it needs.",
        "one activation for each step, or a higher level before a lower one",
    ),
    "SingleSample": Note(
        "m = 1: there is level 0 and nothing else.",
        "a division by log m = 0",
        ("E27", "E36"),
    ),
    "SingleUser": Note("n = 1: the tree has depth 1.", "a factor log n = 0, and so no noise"),
    "SpreadRaised": Note(
        "An overhang that stands out raises the spread.",
        "a spread that is not doubled when it is raised again, or that passes the whole range",
    ),
    "Squares": Note(
        "With Gaussian noise accounts are kept in squares: roots of them pay for weights and probes.",
        "a cost that is not squared, or the root of a sum where a sum of roots is due",
    ),
    "StoredNoise": Note(
        "A cell's noise is drawn once and stored: a tape that is asked again answers otherwise.",
        "noise drawn anew whenever a sum is read",
        ("E29",),
    ),
    "SumRounded": Note(
        "S_t is the mean times the samples, rounded to the nearest grid unit, halves up.",
        "a sum rounded down, or half to even",
    ),
    "TotalCount": Note(
        "`total` counts the samples that a block holds: 1, 1, 2, 4, 8 ...",
        "M(u) added instead, as printed: the estimate tends to half of the mean",
        ("E14",),
    ),
    "TwoArrays": Note(
        "A user's samples are contiguous, so they lie in two arrays at most.",
        "samples dealt out round-robin: one user moves many arrays",
    ),
    "TwoSums": Note(
        "An epoch that releases its overhang writes two cells, with noise of their own.",
        "one draw for both cells",
    ),
    "Uniform": Note(
        "A uniform integer by rejection.",
        "a candidate reduced modulo n, which is not uniform",
    ),
    "UserCap": Note(
        "For level l a user gives at most 2**(l-1) samples, the first ones.",
        "all samples of a user, or the latest ones",
        ("E33",),
    ),
    "UserNames": Note(
        "Users are told apart by type and by code points.",
        '1 and "1" taken for one user, or text normalised',
    ),
    "Variance": Note(
        "Gaussian noise has the variance of Laplace noise of the same scale, 2 scale**2.",
        "the square of the scale, or the scale itself",
    ),
    "Waiting": Note(
        "A block of an inactive level waits: it is not in the sum, and not in `total`.",
        "a block released without a prior",
        ("E21",),
    ),
    "WarmUp": Note(
        "Eight checkpoints to a doubling until sixteen scales are spent, then two.",
        "a boundary that is off by one",
    ),
    "Weighting": Note(
        "What counts alike: every sample, every user, or neither.",
        "one weighting taken for another",
    ),
    "WideGrid": Note("The grid is exact up to 2**32 points.", "grid units computed in doubles"),
    "WideNoise": Note(
        "Noise and sums are integers without a limit.", "a sum that wraps at 64 bits"
    ),
    "WideScale": Note(
        "Scales far beyond 2**53 are exact.",
        "a scale in double precision: an exact sampler needs an exact scale",
    ),
    "Within": Note(
        "Noise within a radius: all integers from -radius to radius alike.",
        "one of the two ends left out",
    ),
    "WorkedExample": Note(
        "The examples worked by hand in the paper and its errata.",
        "a gross misreading",
        ("E14",),
    ),
}
