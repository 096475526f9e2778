"""Dash with named cards, hands that can be pointed at and a card that waits: a game without drawings.

The server finds it as it would find an installed one, by an entry point that the test writes.
"""

import sys
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from sandtable.kernel.game import Ref
from sandtable.kernel.state import State
from tests.contract.example import dash

dash()
MODULE: Any = sys.modules["dash"]
NAMES = ("", "Old Shoe", "Lamp", "Bell", "Storm")  # cards go as many steps as they stand here
# Skirmish has decks and a workshop, and no drawings either
ENTRY_POINTS = (
    "[sandtable.games]\ndash = tests.browser.handy:GAME\nskirmish = tests.cards.skirmish.game:GAME\n"
)


def install(folder: Path) -> Path:
    """A folder that makes the server find these games when it is on the path."""
    beside = folder / "handy-1.0.dist-info"
    beside.mkdir(parents=True)
    (beside / "METADATA").write_text("Metadata-Version: 2.1\nName: handy\nVersion: 1.0\n")
    (beside / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


class Handy(MODULE.Dash):  # type: ignore[misc]
    TAGLINE = "A race with hidden cards."

    def label(self, s: State, option: int) -> str:
        return "Roll the die" if option == MODULE.ROLL else f"Play {NAMES[option]}"

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        name = NAMES[option].replace(" ", "_")
        return (Ref("card", f"{s.seat + 1}h:{name}"),) if option != MODULE.ROLL else ()

    def verb(self, s: State, option: int) -> str:
        return "roll" if option == MODULE.ROLL else "play"

    def direct(self, s: State, option: int) -> bool:
        return False

    def heading(self, s: State, option: int, seat: int) -> str:
        return str(self.label(s, option))

    def narrate(self, fact: int, seat: int = -1) -> str:
        return ""

    def observe(self, s: State, seat: int) -> dict[str, object]:
        c: list[i64] = MODULE.cells(s)
        players: list[dict[str, object]] = []
        for player in range(s.seats):
            row = MODULE.row(s, player)
            held = [NAMES[card + 1] for card in range(MODULE.FACES) for _ in range(int(c[row + card]))]
            players.append(
                {
                    "place": int(c[MODULE.PLACES + player]),
                    "hand": held if player == seat else [],
                    "hand_count": len(held),
                }
            )
        leader = max(range(s.seats), key=lambda player: int(c[MODULE.PLACES + player]))
        return {
            "round": int(c[MODULE.ROUND]),
            "asked": int(s.seat),
            "players": players,
            "track": [{"name": "Finish", "at": "1f", "steps": MODULE.GOAL}],
            "pending": [{"number": 1, "player": leader, "source": "Lamp", "text": "The first one leads."}],
        }


GAME = Handy(MODULE.BOOK, [MODULE.Race])
