"""Words beside the board: what it is about, how the turn stands, what a pawn does, how it ended."""

from typing import Final

from sandtable.games.antagonism import clauses as c
from sandtable.games.antagonism.board import ARMY, BOOK, COLOURS, Scenario
from sandtable.games.antagonism.effects import KOTH_ROUNDS, LAST_ROUND
from sandtable.games.antagonism.state import Table

MOVERS: Final = 4  # red, green and blue pawns that may move in a turn (TURN.2)
NUMBERS: Final = ("no", "one", "two", "three", "four", "five")
TIMES: Final = ("", "once", "twice", "three times")
AIM: Final = {"vertigo": c.VERT_2, "exomoon": c.EXO_2, "lagoon": c.LAG_2, "extrasolar": c.EXT_2}
PLACE: Final = {
    "vertigo": "A cloud slows all but blue.",
    "exomoon": "Nothing stands between you but the warp zones.",
    "lagoon": "The bases lie between the islands.",
    "extrasolar": "The base lies in the middle, on a hill.",
}  # fmt: skip

# how it ended, by the clause that ended it; how long bases were held depends on the board
ENDED: Final = {
    c.WIN_3: "the enemy Leader has fallen",
    c.WIN_4: "every other Leader has fallen",
    c.WIN_5: "both enemy Leaders have fallen",
    c.WIN_9: "every base has been held long enough",
    c.KOTH_5: f"{NUMBERS[KOTH_ROUNDS]} rounds, and nobody has entered the base",
    c.KOTH_6: "the base on the hill is entered",
    c.KOTH_10: "no attacker is left",
    c.DIG_1: "the same position stands for the third time",
    c.DIG_2: "too many turns without a loss",
    c.DIG_3: f"{LAST_ROUND} rounds have been played",
    c.DIG_5: "the other side has resigned",
}  # fmt: skip


def army() -> dict[str, int]:
    """How many pawns of each colour an army has."""
    return dict(zip(COLOURS, ARMY, strict=True))


def pawns() -> list[dict[str, object]]:
    """What each pawn can do, in a line."""
    return [
        _line("K", "Leader", "strikes 3, defends 1", [c.ATT_7, c.ATT_8]),
        _line("R", "Red", "walks 3", [c.MOVE_2]),
        _line("G", "Green", "walks 2", [c.MOVE_1]),
        _line("B", "Blue", "walks 2, uses warps", [c.MOVE_1, c.WARP_1]),
    ]


def _line(colour: str, name: str, text: str, clauses: list[int]) -> dict[str, object]:
    return {"colour": colour, "name": name, "text": text, "clauses": _cite(clauses)}


def _cite(clauses: list[int]) -> list[str]:
    return [BOOK.cite(clause) for clause in clauses]


def aim(scenario: Scenario) -> dict[str, object]:
    """How a scenario is won: a title, the rule in short with its clauses, and one line to choose it by."""
    bases = len(scenario.bases)
    turns = NUMBERS[int(scenario.hold_turns)]
    if scenario.koth:
        title = "Hold the hill"
        rounds = NUMBERS[KOTH_ROUNDS]
        text = f"An attacker who enters the base wins. After {rounds} rounds the defender does."
        short = f"Two attack, one defends the hill. Enter the base, or keep it for {rounds} rounds."
        clauses = [c.KOTH_5, c.KOTH_6]
    elif bases == 0:
        title = "Take the Leader"
        text = "There are no bases here. Whoever removes the enemy Leader wins."
        short = f"No bases: take the Leader. {PLACE[scenario.board]}"
        clauses = [AIM[scenario.board]]
    else:
        title = "Hold the base" if bases == 1 else f"Hold all {NUMBERS[bases]} bases"
        leader = "the Leader" if scenario.players == 2 else "every Leader"
        text = f"The count rises at the start of the holder’s turn; at {turns} they win. Or take {leader}."
        what = "the base" if bases == 1 else f"all {NUMBERS[bases]} bases"
        short = f"Hold {what} for {turns} turns, or take {leader}. {PLACE[scenario.board]}"
        clauses = [AIM[scenario.board]]
    return {"title": title, "text": text, "short": short, "clauses": _cite(clauses)}


def turn(s: Table) -> dict[str, object]:
    """How many pawns may move in a turn, and what is left of it, in a sentence."""
    left = MOVERS - int(s.moved)
    if s.leader:
        text, clauses = "The Leader has moved, and he is the last.", [c.TURN_4]
    else:
        count = NUMBERS[left].capitalize() + (" more" if s.moved else "")
        text = f"{count} {'pawn' if left == 1 else 'pawns'} may move. The Leader moves last."
        clauses = [c.TURN_2, c.TURN_4]
    return {"pawns": MOVERS, "text": text, "clauses": _cite(clauses)}


def end(s: Table) -> dict[str, str] | None:
    """How the game ended, to stand after the name of who won; nothing while it goes on."""
    if s.winners == 0 or s.ended == 0:
        return None
    clause = int(s.ended)
    words = _held(s.scenario) if clause == c.WIN_9 else ENDED.get(clause, "")
    return {"words": words, "clause": BOOK.cite(clause)}


def _held(scenario: Scenario) -> str:
    bases = len(scenario.bases)
    what = "the base" if bases == 1 else f"all {NUMBERS[bases]} bases"
    return f"{what} held {TIMES[int(scenario.hold_turns)]}"
