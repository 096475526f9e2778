"""The C of the engine: where nothing can let go of what was looked at, and only there, no count is kept."""

from __future__ import annotations

import re
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

ROOT = Path(__file__).parents[2]
LOOKING = """int64_t CPyDef_things___get(PyObject *cpy_r_self, int64_t cpy_r_at) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = ((ThingsObject *)cpy_r_self)->_row;
    VEC_I64_INCREF(cpy_r_r0);
    {between}
    cpy_r_r2 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r0.len;
    if (!cpy_r_r2) goto CPyL3;
    cpy_r_r1 = cpy_r_r0.items[cpy_r_at];
    VEC_I64_DECREF(cpy_r_r0);
    {behind}
    return cpy_r_r1;
CPyL2: ;
    PyErr_SetNone(PyExc_IndexError);
    CPy_AddTraceback("things.py", "get", 1, CPyStatic_globals);
    return -113;
CPyL3: ;
    VEC_I64_DECREF(cpy_r_r0);
    {failing}
    goto CPyL2;
}
"""


@pytest.fixture(scope="module")
def lighter() -> Callable[[str, set[str]], str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        patch.setattr("sys.argv", ["setup.py", "--name"])  # as whoever asks for the metadata alone
        return cast("Callable[[str, set[str]], str]", runpy.run_path("setup.py")["lighter"])


def looking(between: str = ";", behind: str = ";", failing: str = ";") -> str:
    return LOOKING.replace("{between}", between).replace("{behind}", behind).replace("{failing}", failing)


def counts(body: str) -> int:
    return len(re.findall("_(?:INC|DEC)REF", body))


@pytest.mark.parametrize("between", [";", "cpy_r_r1 = CPyDef_kind(cpy_r_at);", "VEC_I64_DECREF(cpy_r_r7);"])
def test_what_is_only_looked_at_is_not_counted(lighter: Callable[[str, set[str]], str], between: str) -> None:
    before = looking(between)
    after = lighter(before, {"CPyDef_kind"})
    assert counts(before) - counts(after) == 3
    assert "(cpy_r_r0)" not in after


@pytest.mark.parametrize(
    "between",
    [
        "cpy_r_r1 = CPyDef_change(cpy_r_self);",  # who knows what it does
        "((ThingsObject *)cpy_r_self)->_row = cpy_r_r5;",
        "CPy_DECREF(cpy_r_self);",
        "cpy_r_r9 = cpy_r_r0;",  # somebody else counts on it
        "if (cpy_r_r8) goto CPyL2;",  # a way on which it is not dropped
    ],
)
def test_what_may_go_meanwhile_is_counted(lighter: Callable[[str, set[str]], str], between: str) -> None:
    assert lighter(looking(between), {"CPyDef_kind"}) == looking(between)


def test_what_happens_after_the_look_makes_no_difference(lighter: Callable[[str, set[str]], str]) -> None:
    late = looking(behind="CPyDef_change(cpy_r_self);", failing="CPyDef_change(cpy_r_self);")
    assert counts(late) - counts(lighter(late, set())) == 3
