"""Exact samplers, one draw at a time: a draw is a function of the bytes read.

The order of reading is normative: an implementation in another language that gets the same bytes
returns the same integer and reads the same number of bytes.

* All samplers use randomness only through `below(n)`, a uniform integer of 0..n-1 (see
`uniform`). * A rational is reduced to lowest terms, with a positive denominator, before it is
used. * All arithmetic is on integers, so every probability is exact.

The law of Laplace noise is P(k) proportional to exp(-|k|/scale) for all integers k. The algorithms are
those of Canonne, Kamath and Steinke, "The Discrete Gaussian for Differential Privacy" (NeurIPS
2020), algorithms 1 to 3. As in every rejection sampler, the time of a draw depends on the draw,
so an attacker who can time a draw learns something about it.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb, factorial, gcd, isqrt, perm

Read = Callable[[int], bytes]
"""`read(n)` returns the next n bytes of the tape, exactly n of them."""

Below = Callable[[int], int]
"""`below(n)` returns an integer of 0..n-1, each with probability 1/n."""


def uniform(read: Read) -> Below:
    """`below(n)` over a tape of bytes.

    n = 1 reads nothing and returns 0. Else let b be the bit length of n - 1: read ceil(b/8)
    bytes, the first one most significant, and keep the b low bits; if the result is n or more,
    repeat with the next bytes.

    >>> tape = iter([bytes([0b11111111]), bytes([0b11111001])])
    >>> uniform(lambda size: next(tape))(6)  # low three bits: 7 is refused, 1 is taken
    1
    """
    from_bytes = int.from_bytes

    def below(n: int) -> int:
        if n < 1:
            raise ValueError("a uniform integer below n needs n >= 1")
        bits = (n - 1).bit_length()
        if bits == 0:
            return 0
        size = (bits + 7) >> 3
        mask = (1 << bits) - 1
        while True:
            value = from_bytes(read(size), "big") & mask
            if value < n:
                return value

    return below


def bernoulli(probability: Fraction, below: Below) -> bool:
    """True with exactly this probability a/b: `below(b) < a`."""
    if not 0 <= probability <= 1:
        raise ValueError("a probability lies between 0 and 1")
    return below(probability.denominator) < probability.numerator


def bernoulli_exp(gamma: Fraction, below: Below) -> bool:
    """True with probability exp(-gamma), for a rational gamma >= 0.

    gamma <= 1: for K = 1, 2, ... draw `bernoulli(gamma/K)`; at the first False stop, and answer
    whether K is odd. gamma > 1: up to floor(gamma) times ask `bernoulli_exp(1)` and answer False at
    the first False; when all are True, answer `bernoulli_exp(gamma - floor(gamma))`.
    """
    if gamma < 0:
        raise ValueError("gamma must not be negative")
    return _bernoulli_exp(gamma.numerator, gamma.denominator, below)


def _bernoulli_exp(a: int, b: int, below: Below) -> bool:
    """The same for gamma = a/b in lowest terms."""
    if a <= b:
        return _bernoulli_exp_small(a, b, below)
    whole, rest = divmod(a, b)
    for _ in range(whole):
        if not _bernoulli_exp_small(1, 1, below):
            return False
    # gcd(rest, b) = gcd(a, b) = 1: still in lowest terms.
    return _bernoulli_exp_small(rest, b, below)


def _bernoulli_exp_small(a: int, b: int, below: Below) -> bool:
    """The same for gamma = a/b <= 1 in lowest terms; P(K > k) = gamma^k/k!."""
    k = 1
    while True:
        common = gcd(a, k)  # gcd(a, b*k) = gcd(a, k), since gcd(a, b) = 1
        if below(b * k // common) >= a // common:
            return k & 1 == 1
        k += 1


def geometric(scale: Fraction, below: Below) -> int:
    """An integer k >= 0 with probability proportional to exp(-k/scale), for a rational scale > 0.

    With scale = t/s in lowest terms: U = `below(t)`, drawn until `bernoulli_exp(U/t)` says True;
    V = how often `bernoulli_exp(1)` says True before its first False; the draw is (U + t*V) // s.

    U + t*V has weight exp(-(U + t*V)/t) on the integers from 0 on, so the draw k has exp(-k*s/t).
    """
    if scale <= 0:
        raise ValueError("the scale of noise must be positive")
    t, s = scale.numerator, scale.denominator
    while True:
        u = below(t)
        common = gcd(u, t)
        if _bernoulli_exp_small(u // common, t // common, below):
            break
    v = 0
    while _bernoulli_exp_small(1, 1, below):
        v += 1
    return (u + t * v) // s


def discrete_laplace(scale: Fraction, below: Below) -> int:
    """An integer k with probability proportional to exp(-|k|/scale), for a rational scale > 0.

    Repeat: Y = `geometric(scale)`; sign = `below(2)`, 1 for minus; if the sign is minus and Y = 0
    start again; the draw is Y or -Y.

    Minus zero is rejected, because otherwise zero would be twice as likely as it should be.
    """
    while True:
        y = geometric(scale, below)
        if not below(2):
            return y
        if y:
            return -y


def discrete_gaussian(variance: Fraction, below: Below) -> int:
    """An integer k with probability proportional to exp(-k**2 / (2*variance)), variance > 0.

    Let t = isqrt(floor(variance)) + 1. Repeat: Y = `discrete_laplace(t)`; accept it when
    `bernoulli_exp((|Y| - variance/t)**2 / (2*variance))`.

    exp(-|k|/t) times this probability is proportional to exp(-k**2 / (2*variance)).
    """
    if variance <= 0:
        raise ValueError("the variance of noise must be positive")
    a, b = variance.numerator, variance.denominator
    t = isqrt(a // b) + 1
    while True:
        y = discrete_laplace(Fraction(t), below)
        if bernoulli_exp(Fraction((abs(y) * t * b - a) ** 2, 2 * a * b * t * t), below):
            return y


def ball_points(sums: int, r: int) -> int:
    """B(r): the number of integer points with `sums` coordinates and l1 norm at most r.

    From (1 + z)**sums / (1 - z)**(sums + 1), the generating function over r.

    >>> [ball_points(2, r) for r in range(4)]
    [1, 5, 13, 25]
    """
    return sum(comb(sums, j) * comb(r - j + sums, sums) for j in range(min(r, sums) + 1))


def radius(length: int, sums: int, scale: Fraction, below: Below) -> int:
    """An integer r >= 0 with probability proportional to B(r)**length * exp(-r/scale); B is `ball_points`.

    Repeat: r = the sum of length*sums + 1 draws of `geometric(scale)`; for j = 1, ..., length let
    p be the product of the integers from r + (j-1)*sums + 1 to r + j*sums, and ask
    `bernoulli(sums! * B(r) / (2**sums * p))`; at the first False start again; else the draw is r.

    The sum of the geometric draws has weight C(r + length*sums, length*sums) * exp(-r/scale),
    which is the product of all p times exp(-r/scale), up to a constant; trial j replaces one p by
    B(r). Then `length` draws of `uniform_noise(sums, r)` have the joint weight exp(-m/scale),
    where m is the largest of their norms. Few sums are rejected if the scale is well above
    (length*sums)**2, and nearly all if it is far below.
    """
    if length < 1 or sums < 1:
        raise ValueError("a radius needs at least one draw of at least one sum")
    while True:
        r = sum(geometric(scale, below) for _ in range(length * sums + 1))
        inside = factorial(sums) * ball_points(sums, r)
        highest = range(r + sums, r + length * sums + 1, sums)
        if all(bernoulli(Fraction(inside, perm(h, sums) << sums), below) for h in highest):
            return r


def uniform_noise(sums: int, largest: int, below: Below) -> tuple[int, ...]:
    """A uniform integer point with `sums` coordinates and l1 norm at most `largest`.

    Repeat: each coordinate is `below(2*largest + 1) - largest`, in order; the draw is the first
    point whose norm is at most `largest`. About one in sums! is.
    """
    while True:
        point = tuple(below(2 * largest + 1) - largest for _ in range(sums))
        if sum(map(abs, point)) <= largest:
            return point


def choose(costs: Sequence[int], rate: Fraction, below: Below) -> int:
    """An index i with probability proportional to exp(-rate * costs[i]), for a rational rate >= 0.

    Repeat: i = `below(len(costs))`; accept when `bernoulli_exp(rate * (costs[i] - min(costs)))`.
    Only differences to the least cost matter, and a candidate of least cost is accepted at once.
    """
    if not costs:
        raise ValueError("there is nothing to choose from")
    if rate < 0:
        raise ValueError("the rate must not be negative")
    least = min(costs)
    while True:
        index = below(len(costs))
        excess = int(costs[index] - least)
        common = gcd(excess * rate.numerator, rate.denominator)
        if _bernoulli_exp(excess * rate.numerator // common, rate.denominator // common, below):
            return index
