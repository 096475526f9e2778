"""Athernum's scenario files hold, and so does the example in the documentation."""

import re
from pathlib import Path

import pytest

from sandtable.scenario import load, parse, run

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").glob("*.toml"))
DOCUMENTATION = HERE.parents[2] / "docs" / "SCENARIOS.md"


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path):
    run(load(path))


def test_the_documented_example_holds():
    text = DOCUMENTATION.read_text(encoding="utf-8")
    examples = [block for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL) if "athernum" in block]
    assert len(examples) == 1
    run(parse(examples[0], "documentation", HERE))
