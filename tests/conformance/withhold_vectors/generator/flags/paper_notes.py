"""The flags of parameters, of the paper's algorithms, of samplers and of vectors."""

from __future__ import annotations

from withhold_vectors.generator.model import Note

PAPER_NOTES: dict[str, Note] = {
    "Accumulated": Note(
        "Many generated runs as one hash, where single tests would take megabytes.",
        "any difference in a combination that no single test has",
    ),
    "Activation": Note(
        "A level becomes active when its arrays are full.",
        "a threshold that is off by one, is not rounded up, or counts all samples of a user",
        ("E18",),
    ),
    "ActivationOnce": Note(
        "A level leaves Inactive for good, and its buffer is emptied.",
        "the median charged, and the buffer released, again at every later step",
        ("E1",),
    ),
    "ActivationStep": Note(
        "Within a step, activation comes first and counts the new sample; then the arrival is handled.",
        "a block that is withheld although its own sample activated its level",
    ),
    "BernoulliExp": Note(
        "A coin with probability exp(-x), from rational coins, byte by byte.",
        "trials counted from 0, or the parity of the failing trial inverted",
    ),
    "BlockBounds": Note(
        "The block of level l holds samples 2**(l-1)+1 to 2**l, and level 0 holds the first sample.",
        "a block that begins one sample early or late, or holds 2**l - 1 samples",
        ("E34",),
    ),
    "Blocks": Note(
        "A block is complete with the m-th sample of its user, and not before.",
        "a release at t = m whatever samples have come",
        ("E35",),
    ),
    "ByteOrder": Note(
        "Bytes are read most significant first, and the lowest bits are kept.",
        "bytes read least significant first, or the highest bits kept",
    ),
    "NodesRead": Note(
        "The nodes of a prefix are found by removing the lowest set bit, and none is read twice.",
        "the printed loop, which adds a node again for every zero bit",
        ("E13",),
    ),
    "CheckOrder": Note(
        "If an event has two faults, the first check decides: sample, user, number of users, "
        "ignored or not, horizon or order.",
        "another order of the checks",
        ("E7", "E8"),
    ),
    "Choose": Note(
        "The exponential mechanism by rejection, relative to the least cost.",
        "costs not taken relative to the least one, or weights in floating point",
    ),
    "Clamp": Note(
        "A sample outside the domain counts as the nearer end of the domain.",
        "a sample that is not clamped, whose sensitivity has no bound",
        ("E10",),
    ),
    "ClampedLevels": Note(
        "Blocks of one sample are clamped to the domain, not to an interval around a prior.",
        "an interval around prior/2 at level 0, or around a prior that does not exist at level 1",
        ("E10", "E28"),
    ),
    "CompositionAdvanced": Note(
        "The epsilon of a coordinate under advanced composition, rounded down with certainty.",
        "epsilon / sqrt(d ln(1/delta)), which lacks the factor 2 and the second term",
        ("E12",),
    ),
    "CompositionPure": Note(
        "The epsilon of a coordinate is epsilon/d, and the coordinates draw independently.",
        "the whole epsilon for every coordinate, or one tape for all of them",
    ),
    "Constants": Note(
        "Scales, interval ends, numbers of arrays and budgets, for small to very large parameters.",
        "logarithms to another base or not rounded down, a missing factor, or doubles",
        ("E2", "E5", "E6", "E18", "E27", "E37", "E38"),
    ),
    "DiscreteGaussian": Note(
        "Noise with probability proportional to exp(-k**2 / (2 v)), from discrete Laplace noise.",
        "candidates of a scale that is off by one, or accepted whatever the variance is",
    ),
    "DiscreteLaplace": Note(
        "Discrete Laplace noise, byte by byte.",
        "a continuous draw that is rounded, or coins in another order",
    ),
    "Diversity": Note(
        "The condition under which all levels are active, with whole arrays.",
        "the number of arrays not rounded up, or the factor 2 left out",
        ("E17", "E18"),
    ),
    "Domain": Note(
        "Samples are mapped from [lower, upper] to [0, 1], and estimates are mapped back.",
        "the width of the domain left out in one of the two directions",
    ),
    "EmptyCounter": Note(
        "A counter without elements adds 0, without noise.",
        "noise drawn for a counter that is not in use",
        ("E29",),
    ),
    "EqualElements": Note(
        "Streams and buffers are lists: equal blocks are separate elements.",
        "a set, in which an equal block disappears and `total` depends on the data",
        ("E9",),
    ),
    "FirstArrival": Note(
        "The arrays are filled in the order in which users first arrived.",
        "users sorted by name, or by number of samples",
        ("E33",),
    ),
    "FirstSample": Note(
        "A user's first sample is released at once, as the block of level 0.",
        "nothing released before the second sample",
        ("E30",),
    ),
    "Flush": Note(
        "At activation the withheld blocks enter the counter in the order of their completion.",
        "the buffer reversed, projected when it was filled, or added up",
        ("E1", "E9"),
    ),
    "HalfEven": Note(
        "A sample half-way between two grid points is rounded to the even one.",
        "half up, half away from zero, or a rounded double",
    ),
    "Horizon": Note(
        "A given horizon determines the depth, and only samples that count use it up.",
        "the depth of users times samples although a horizon is given",
    ),
    "IgnoredSample": Note(
        "A user's samples after the m-th change nothing but t.",
        "a user who contributes more than m samples, which the noise does not cover",
        ("E7",),
    ),
    "IgnoredUser": Note(
        "With extra_users = ignore, users after the n-th change nothing but t.",
        "an extra user who contributes, or who is remembered",
        ("E8",),
    ),
    "IntervalInward": Note(
        "Interval ends are rounded inward to the grid, so no interval is wider than its formula.",
        "ends rounded to the nearest grid point, or towards zero",
    ),
    "LargeEpsilon": Note(
        "There is at least one array, however large epsilon is.",
        "k = 0 arrays, and the root of a negative number",
        ("E18", "E32"),
    ),
    "LowestTerms": Note(
        "A rational is in lowest terms before a coin is drawn: its denominator decides which bytes are read.",
        "a fraction that is not reduced and reads other bytes",
    ),
    "ManyEvents": Note(
        "Counts of events, of samples of a user, of nodes and of users need more than one byte.",
        "a count that overflows at 128 or at 256",
    ),
    "MedianChoice": Note(
        "The draw decides the prior, and the prior decides the interval.",
        "the candidate of least cost whatever was drawn, or a prior of 1/2 throughout",
    ),
    "MedianLaw": Note(
        "The exponents of the median's law: a quarter of its epsilon for each unit of cost.",
        "epsilon/2 for each unit, which is twice the budget",
    ),
    "MedianTies": Note(
        "A mean on a boundary belongs to the lower bin; bins are equal, and their midpoints rational.",
        "the upper bin, a shorter last bin, or a nearest midpoint found in floating point",
        ("E33",),
    ),
    "MinusZero": Note(
        "On minus zero the whole draw starts again.",
        "zero twice as likely as it should be",
    ),
    "NegativeSum": Note(
        "Noise may make sums and estimates negative; nothing is clamped.",
        "an estimate clamped to the domain, or a division that rounds",
    ),
    "Neighbours": Note(
        "Streams are neighbours when one user's samples differ and nothing else does.",
        "streams with other senders, or any two streams, taken for neighbours",
        ("E3",),
    ),
    "NoEvents": Note("An empty stream has no steps.", "a step before the first event"),
    "NoUserLimits": Note(
        "Algorithm 1 on its own limits neither the users nor the samples of a user.",
        "limits of the other algorithms applied to it",
    ),
    "NumberForms": Note(
        "The forms of a number: decimals, exponents, ratios, signs.",
        "a form that is refused, or read as a double",
    ),
    "Params": Note(
        "Parameters are exact: 0.1 is 1/10. Defaults are filled in.",
        "a parameter read as a double",
    ),
    "PowersOfTwo": Note(
        "Counts and lengths at powers of two and next to them.",
        "the ceiling of a logarithm in place of its floor, or a logarithm in floating point",
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
        "The radius of a series: the sum of length + 1 geometric draws, accepted by length coins.",
        "a draw too few, no coins, or coins that are still drawn after one has failed",
    ),
    "RefusedHorizon": Note(
        "A sample past the horizon that would count is refused and changes nothing.",
        "noise that does not cover the elements",
    ),
    "RefusedOrder": Note(
        "In the wishful scenario a user who interrupts another user's block is refused and changes nothing.",
        "samples of two users in one block, or one user in two blocks",
        ("E8",),
    ),
    "RefusedParameter": Note(
        "A parameter out of range is refused.",
        "a parameter out of range that is accepted or silently changed",
    ),
    "RefusedSample": Note(
        "A sample that is no finite number is refused and changes nothing.",
        "a NaN that spoils all later sums, or a count that grew",
    ),
    "RefusedUnbounded": Note(
        "An infinite end of the domain is refused with an error of its own.",
        "noise for an infinite sensitivity",
    ),
    "RefusedUser": Note(
        "A user without a name is refused and changes nothing.",
        "an empty name that counts as a user",
    ),
    "RefusedUserCount": Note(
        "A user beyond max_users is refused and changes nothing.",
        "more users than the noise covers",
        ("E8",),
    ),
    "RoundedArrays": Note(
        "The number of arrays is an integer, rounded up, wherever it is used.",
        "half-filled arrays, or a threshold that differs from the arrays",
        ("E18",),
    ),
    "ScaleRounding": Note(
        "A scale is rounded up to a multiple of 2**-16.",
        "a scale rounded to nearest or kept as a double, which makes the noise too small",
    ),
    "SeveralLevels": Note(
        "Levels activate in ascending order, each as soon as its arrays are full.",
        "at most one activation per step, or a higher level before a lower one",
    ),
    "SingleSample": Note(
        "With m = 1 there is level 0 only.",
        "a division by log m = 0",
        ("E27", "E36"),
    ),
    "SingleUser": Note("With n = 1 the tree has depth 1.", "a factor log n = 0, and so no noise"),
    "StoredNoise": Note(
        "A node's noise is drawn once and stored: a tape answers differently when it is asked again.",
        "noise drawn again whenever a sum is read",
        ("E29",),
    ),
    "TotalCount": Note(
        "`total` counts the samples that a block holds: 1, 1, 2, 4, 8 ...",
        "M(u) added instead, as printed, so that the estimate tends to half of the mean",
        ("E14",),
    ),
    "TwoArrays": Note(
        "A user's samples are contiguous, so they lie in at most two arrays.",
        "samples dealt round-robin, so that one user moves many arrays",
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
        '1 and "1" taken for one user, or text trimmed, in lower case, or normalised',
    ),
    "Waiting": Note(
        "A block of an inactive level is withheld: neither the sum nor `total` contains it.",
        "a block released without a prior",
        ("E21",),
    ),
    "WideGrid": Note("The grid is exact up to 2**32 points.", "grid units computed in doubles"),
    "WideNoise": Note(
        "Noise and sums are integers of any size.", "a sum that overflows at 64 bits"
    ),
    "WideScale": Note(
        "Scales far beyond 2**53 are exact.",
        "a scale in double precision, which is not exact",
    ),
    "UniformNoise": Note(
        "Noise inside a radius: uniform in the integers from -radius to radius.",
        "one of the two ends left out",
    ),
    "WorkedExample": Note(
        "The examples that the paper and its errata work out by hand.",
        "a gross misreading",
        ("E14",),
    ),
}
