"""`sandtable scenario run`: every file is tried, the failures are told, the last line counts."""

import json

import pytest

from tests.cli.run import RED, bad, ok, sandtable

GOOD = f'title = "Red"\ngame = "antagonism"\nposition = "{RED}"\n[[step]]\ndo = "Re5-h8"\n'


@pytest.fixture
def files(tmp_path):
    (tmp_path / "a.toml").write_text(GOOD)
    (tmp_path / "b.toml").write_text(GOOD.replace("h8", "f7"))
    (tmp_path / "c.toml").write_text(GOOD + "becuase = 'x'\n")
    return tmp_path


def test_passed(files):
    path = files / "a.toml"
    assert ok("scenario", "run", str(path)) == f"passed  {path}: Red\n1 scenario, 1 passed, 0 failed\n"


def test_failures_do_not_stop_the_rest(files):
    result = sandtable("scenario", "run", str(files))
    assert result.exit_code == 1
    passed, first, second, summary = result.stdout.splitlines()
    assert passed.startswith("passed")
    assert first.startswith(f"FAILED  {files / 'b.toml'}, step 1 (line 4): expected Re5-f7 to be allowed")
    assert first.endswith("[antagonism MOVE.4]")
    assert "did you mean because?" in second
    assert summary == "3 scenarios, 1 passed, 2 failed"


def test_json(files):
    result = sandtable("scenario", "run", "--json", str(files / "b.toml"), str(files / "a.toml"))
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert (found["scenarios"], found["passed"], found["failed"]) == (2, 1, 1)
    failed, passed = found["results"]
    assert (failed["passed"], failed["step"], failed["line"]) == (False, 1, 4)
    assert passed == {"file": str(files / "a.toml"), "title": "Red", "passed": True, "problem": ""}


def test_files_that_are_not_there(tmp_path):
    result = sandtable("scenario", "run", str(tmp_path / "gone.toml"))
    assert result.exit_code == 1
    assert "gone.toml: No such file or directory" in result.stdout
    assert "there is no .toml file" in bad("scenario", "run", str(tmp_path))
    bad("scenario", "run", code=2)


def test_without_a_word_it_explains_itself():
    assert "run" in ok("scenario")
