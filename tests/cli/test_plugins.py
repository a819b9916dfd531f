"""Commands of other packages: found by entry point, run with their own arguments, explained if they are missing."""

from importlib.metadata import EntryPoint, version

import pytest

from withhold.cli import main, plugins


def entry(name: str, target: str) -> EntryPoint:
    return EntryPoint(name=name, value=target, group=plugins.GROUP)


def test_prove_is_found_beside_the_implementation() -> None:
    assert "prove" in plugins.find()


def test_the_rest_of_the_line_is_the_other_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    others = {"count": entry("count", "builtins:len")}
    monkeypatch.setattr(plugins, "find", lambda: others)
    assert main(["count", "--any", "thing"]) == 2


def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    others = {"prove": entry("prove", "no_such_solver:main")}
    monkeypatch.setattr(plugins, "find", lambda: others)
    assert main(["prove"]) == 2
    assert "withhold[proofs]" in capsys.readouterr().err


def test_help_lists_the_other_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "prove" in capsys.readouterr().out


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"withhold {version('withhold')}\n"
