"""Shared settings of the tests: property tests replay the same examples on every run."""

from hypothesis import HealthCheck, settings

from support.examples import DEEP, USUAL

PROFILE = "deep" if DEEP else "exact"

settings.register_profile(
    PROFILE,
    max_examples=USUAL,
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(PROFILE)
