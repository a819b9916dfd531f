"""The shipped policy for runs over many small streams: it computes each posterior once.

A posterior is kept by the epochs' values, from which alone it is computed. A released sum without a
value has no hash, so nothing that is secret can be looked up.
"""

from __future__ import annotations

from functools import lru_cache

from withhold_spec.accounted.interface import Public
from withhold_spec.accounted.records import Epoch
from withhold_spec.params import Params
from withhold_spec.policy.posterior import Posterior, update
from withhold_spec.policy.shipped import ShippedPolicy


class CachedPolicy(ShippedPolicy):
    """The shipped policy with posteriors that are computed once."""

    def posterior(self, public: Public) -> Posterior:
        """What the epochs so far say."""
        return posterior_once(public.params, public.epochs)


@lru_cache(maxsize=2**14)
def posterior_once(params: Params, epochs: tuple[Epoch, ...]) -> Posterior:
    """The posterior after these epochs. Results are forgotten whenever a mutant is applied."""
    if not epochs:
        return Posterior()
    return update(params, posterior_once(params, epochs[:-1]), epochs[-1])
