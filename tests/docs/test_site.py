"""The documentation site builds without a warning and without a network, and documents the whole interface."""

import pkgutil
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import withhold
import withhold_spec
from support.pages import DOCS, ROOT

pytestmark = pytest.mark.xdist_group("site")
NO_NETWORK = """
import runpy, socket, sys
def refuse(*arguments, **options):
    raise OSError("no network here")
socket.socket.connect = refuse
socket.getaddrinfo = refuse
sys.argv = sys.argv[1:]
runpy.run_module("sphinx", run_name="__main__")
"""


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """The site of the documentation in a folder, built in its `site`."""
    arguments = ["sphinx", "-W", "--keep-going", "-q", "docs", "site"]
    return subprocess.run(
        [sys.executable, "-c", NO_NETWORK, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from a copy, so that nothing is written into the checkout."""
    folder = tmp_path_factory.mktemp("documentation")
    ignored = shutil.ignore_patterns("generated", "__pycache__")
    shutil.copytree(DOCS, folder / "docs", ignore=ignored)
    for page in ROOT.glob("*.md"):
        shutil.copy(page, folder)
    result = build(folder)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder / "site"


def test_the_reference_has_every_public_name(site: Path) -> None:
    page = (site / "reference" / "python.html").read_text(encoding="utf-8")
    assert [name for name in withhold.__all__ if f'id="withhold.{name}"' not in page] == []
    assert 'id="withhold.testing.replay"' in page


def test_every_module_of_the_specification_has_a_page(site: Path) -> None:
    pages = {page.name for page in (site / "reference" / "generated").glob("*.html")}
    modules = pkgutil.walk_packages(withhold_spec.__path__, "withhold_spec.")
    names = {"withhold_spec"} | {module.name for module in modules}
    packages = {name for name in names if f"{name}.html" in pages}
    shown = "\n".join(
        (site / "reference" / "generated" / f"{name}.html").read_text(encoding="utf-8")
        for name in packages
    )
    assert [name for name in names if f'id="module-{name}"' not in shown] == []


def test_a_broken_page_breaks_the_build(tmp_path: Path) -> None:
    """One page with a link to nothing, under the same settings."""
    (tmp_path / "docs").mkdir()
    settings = (DOCS / "conf.py").read_text(encoding="utf-8")
    (tmp_path / "docs" / "conf.py").write_text(settings + "\napidoc_modules = []\n")
    (tmp_path / "docs" / "index.md").write_text("# Page\n\n[nothing](nowhere.md)\n")
    result = build(tmp_path)
    assert result.returncode != 0
    assert "nowhere" in result.stderr
