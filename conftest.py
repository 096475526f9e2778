"""Say which build the tests run against, and refuse the wrong one."""

import importlib.util
import os

import pytest


def build() -> tuple[str, str]:
    """The kind of build that `import sandtable` finds, and where."""
    spec = importlib.util.find_spec("sandtable.kernel.state")
    where = str(spec and spec.origin)
    return ("interpreted" if where.endswith(".py") else "compiled"), where


def pytest_configure(config: pytest.Config) -> None:
    """SANDTABLE_BUILD: interpreted or compiled, when the caller means one of them."""
    want = os.environ.get("SANDTABLE_BUILD")
    kind, where = build()
    if want and want != kind:
        raise pytest.UsageError(f"these tests want the {want} build, but sandtable is {kind}: {where}")


def pytest_report_header() -> str:
    kind, where = build()
    return f"sandtable: {kind}, {os.path.relpath(where)}"
