"""Shared settings of the tests: property tests replay the same examples on every run."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "exact",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("exact")
