"""Line of sight and obscured against the slow check with fractions, on as many random boards as you like:

python -m tests.long.sight --boards 100000 --into FILE

FILE gets a line for each thousand boards; the same command goes on where it stopped.
"""

import argparse
import time
from pathlib import Path
from typing import Final

from tests.clauses.antithesis.test_sight import compare
from tests.long import told

PIECE: Final = 1000  # boards in a line
FIRST_SEED: Final = 10_000  # not those of the test


def piece(number: int) -> told.Line:
    began = time.process_time()
    compare(PIECE, FIRST_SEED + number)
    return {"boards": PIECE, "seconds": round(time.process_time() - began, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--boards", type=int, default=100_000)
    parser.add_argument("--into", type=Path, required=True)
    given = parser.parse_args()
    done = told.go_on(given.into, -(-given.boards // PIECE), piece)
    boards, seconds = told.total(done, "boards"), told.total(done, "seconds")
    print(f"{boards:.0f} boards agree with the slow check, {seconds:.0f} s")


if __name__ == "__main__":
    main()
