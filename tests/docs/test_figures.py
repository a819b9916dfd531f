"""The figures are drawn by docs/draw.py, and shown."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import matplotlib
import pytest

from support.pages import DOCS, links, text_of

COMMITTED = DOCS / "figures"


@pytest.fixture(scope="module")
def draw() -> ModuleType:
    """docs/draw.py, which is a script."""
    spec = importlib.util.spec_from_file_location("draw_figures", DOCS / "draw.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there for their module
    spec.loader.exec_module(module)
    return module


def test_the_script_draws_the_committed_figures(draw: ModuleType, tmp_path: Path) -> None:
    """Byte for byte where matplotlib is the version that drew them."""
    draw.main(tmp_path)
    drawn = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert set(drawn) == {path.name for path in COMMITTED.iterdir()}
    for name, text in drawn.items():
        assert len(list(ElementTree.fromstring(text).iter())) > 50
        committed = (COMMITTED / name).read_text(encoding="utf-8")
        if f"Matplotlib v{matplotlib.__version__}," in committed:
            assert text == committed, f"{name}: run python docs/draw.py"


def test_every_figure_is_shown() -> None:
    shown = {
        target.removeprefix("figures/")
        for page in DOCS.glob("*.md")
        for target in links(text_of(page))
        if target.startswith("figures/")
    }
    assert shown == {path.name for path in COMMITTED.iterdir()}


def test_an_account_in_a_series_holds_its_largest_charge(draw: ModuleType) -> None:
    """The figure's arithmetic: the account never exceeds the budget, although the sum of charges does."""
    events = draw.coins(draw.turns(300, 12), 1)
    run = draw.traced(events, draw.Fraction(1), 2)
    assert any(epoch.series.length > 1 for epoch in run.epochs)
    charges, account = draw.spending(run, 0)
    assert account == sorted(account)
    assert account[-1] <= 1
    assert sum(charges) > account[-1]
