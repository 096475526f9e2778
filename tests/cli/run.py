"""Running commands from tests: within this process, or as a program of its own."""

import json
import subprocess
import sys
from typing import Any

from click.testing import CliRunner, Result

from sandtable.cli import main
from tests.patience import PATIENCE

RED = "exomoon:2 ......2K/-/-/-/-/-/-/-/....1R/-/-/-/......1K 1 0 - 5 0 - *"
RED_AFTER = "exomoon:2 ......2K/-/-/-/-/.......1R/-/-/-/-/-/-/......1K 2 0 - 5 1 - *"
OVER = "exomoon:2 -/-/-/-/......1g/-/-/-/-/-/-/-/......1K 1 1 - 5 0 - 1"


def sandtable(*args: str, stdin: str | bytes = "") -> Result:
    return CliRunner().invoke(main, list(args), input=stdin, prog_name="sandtable")


def ok(*args: str, stdin: str | bytes = "") -> str:
    """The output of a command that must succeed, and say nothing on standard error."""
    result = sandtable(*args, stdin=stdin)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def data(*args: str, stdin: str = "") -> Any:
    return json.loads(ok(*args, "--json", stdin=stdin))


def bad(*args: str, code: int = 1, stdin: str | bytes = "") -> str:
    """The one sentence of a command that must fail."""
    result = sandtable(*args, stdin=stdin)
    assert result.exit_code == code, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("sandtable: ")
    return lines[0].removeprefix("sandtable: ")


def program(*args: str, stdin: str = "", timeout: float = PATIENCE) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    command = [sys.executable, "-m", "sandtable", *args]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=timeout)
