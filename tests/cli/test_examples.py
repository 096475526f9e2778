"""What stands in `examples/` runs as it says."""

import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_a_player_of_ones_own_is_tuned_and_compared() -> None:
    command = [sys.executable, str(EXAMPLES / "players.py"), "scalar", "--games", "2", "--against", "greedy"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("scalar scalar: care 0.0 wins ") and "against greedy" in done.stdout
