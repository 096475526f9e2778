"""Write the clauses.py of every game: the numbers of the clauses that its code names.

python scripts/clauses.py

To be run when code names another clause, or when rules.toml gets or loses one.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sandtable.kernel.clauses import Book, constants  # noqa: E402

for rules in sorted((ROOT / "src/sandtable/games").glob("*/rules.toml")):
    (rules.parent / "clauses.py").write_text(constants(Book(rules)), "utf-8")
