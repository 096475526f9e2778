"""Say which build the tests run against, refuse the wrong one, and hand the tests out."""

import gc
import importlib.util
import os
from collections.abc import Generator
from typing import Any

import pytest

# Files whose tests are long: each is handed out by itself. Of others a worker gets the whole file, so that a
# browser, a server or a database is started once for it.
LONG = ("tests/contract/", "tests/perft/")
FIRST = ("tests/browser/", "tests/server/")  # they wait, and what comes last should be short
QUICK = 4  # cases of one test that are tried with --quick


def build() -> tuple[str, str]:
    """The kind of build that `import sandtable` finds, and where."""
    spec = importlib.util.find_spec("sandtable.kernel.state")
    where = str(spec and spec.origin)
    return ("interpreted" if where.endswith(".py") else "compiled"), where


def pytest_addoption(parser: pytest.Parser) -> None:
    told = f"of each test at most {QUICK} cases, evenly spread"
    parser.addoption("--quick", action="store_true", help=told)


def pytest_configure(config: pytest.Config) -> None:
    """SANDTABLE_BUILD: interpreted or compiled, when the caller means one of them."""
    want = os.environ.get("SANDTABLE_BUILD")
    kind, where = build()
    if want and want != kind:
        raise pytest.UsageError(f"these tests want the {want} build, but sandtable is {kind}: {where}")


def pytest_report_header() -> str:
    kind, where = build()
    return f"sandtable: {kind}, {os.path.relpath(where)}"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests are made, and live to the end: nobody need look through them for what is unused."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long is begun first, so that no worker is left alone with it at the end."""
    if config.getoption("--quick"):
        quick = some_cases(items)
        config.hook.pytest_deselected(items=[item for item in items if item not in quick])
        items[:] = [item for item in items if item in quick]
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST) and item.path not in slow)


def some_cases(items: list[pytest.Item]) -> set[pytest.Item]:
    """Of each test a few cases, from its first to its last."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return {
        those[at * len(those) // min(QUICK, len(those))]
        for those in cases.values()
        for at in range(min(QUICK, len(those)))
    }


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Hand out files in the order above, and the tests of LONG one by one."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class ByFile(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return nodeid if nodeid.startswith(LONG) else nodeid.partition("::")[0]

    config.option.loadscopereorder = False
    return ByFile(config, log)
