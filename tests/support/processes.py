"""Processes that tests start."""

import signal


def heed_signals() -> None:
    """In a child: no signal is ignored because the tests were started by nohup or in the background."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
