"""All that one seat can be sent, and can find out by asking, at one moment of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.kernel.odds import odds
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State
from sandtable.testing.choices import SAID
from sandtable.testing.tools import sent

VIEW: Final = "the view"
LOG: Final = "the log"
TRIED: Final = 60  # candidates that a seat asks about


def seen(game: Game, s: State, seat: int, tries: Iterable[str], luck: int) -> dict[str, str]:
    """What a seat sees, is asked and is answered, each part under its name; seat -1 is a spectator.

    `tries` are texts that the seat sends when it is asked, readable or not; `luck` is where it begins to ask
    why it may not do this and that.
    """
    parts = {
        VIEW: sent(game.observe(s, seat)),
        "who is asked": str(s.seat),
        "the clause that asks": game.book.cite(s.clause),
        "the turn": game.turn(s),
        "the number of rounds": str(game.rounds(s)),
        "the result": game.result(s),
        "the ending": game.ending(s),
        "who still plays": str([game.playing(s, p) for p in range(s.seats)]),
        "the clause against draws": str(game.bar_draw(s)),
        "the picture": game.picture(s, seat),
    }
    if type(game).OPEN:  # then everybody may see these while the game goes on
        parts["the position"] = game.position(s)
        parts["the hash"] = sealed_hash(game, s)
    if seat >= 0 and seat != s.seat and not s.over():
        parts["why it has to wait"] = str(game.waits(s, seat))
    if 0 <= s.seat == seat:
        parts["the prompt"] = sent(game.prompt(s))
        parts["what undoing says"] = game.undo_ends(s)
        for text in tries:
            parts[f"the answer to {text!r}"] = answer(game, s, text)
        parts.update(refused(game, s, luck))
    return parts


def answer(game: Game, s: State, text: str) -> str:
    """What somebody gets who sends this text as a choice."""
    try:
        option = game.understand(s, text)
    except SandtableError as why:
        return f"{type(why).__name__}: {why.message} [{why.clause}]"
    return f"option {option}, explained by {game.book.cite(game.cited(s, option))}"


def refused(game: Game, s: State, luck: int) -> dict[str, str]:
    """What the asked seat may try, and why it may not; in words for the first of each clause."""
    candidates = list(s.candidates())
    if not candidates:
        return {}
    apart = 1 + len(candidates) // TRIED  # all if there are few; on a board there are thousands
    one = candidates[luck % len(candidates)]
    bars: list[str] = []
    reasons: Counter[int] = Counter()
    refs = list(game.refs(s, one))
    parts = {
        "what there is to try": str(candidates if apart == 1 else hash(tuple(candidates))),
        f"what pointing as for option {one} means": str(game.meant(s, refs)),
        f"what pointing as for option {one} is answered": str(game.idle(s, refs)) if refs else "",
    }
    for option in candidates[luck % apart :: apart]:
        clause = int(s.bar(option))
        bars.append(f"{option}: {game.book.cite(clause)}")
        reasons[clause] += 1
        if clause and reasons[clause] <= SAID:
            parts[f"why not option {option}"] = " ".join(game.why_not(s, option))
    parts["what is refused by which clause"] = "\n".join(bars)
    return parts


def told(game: Game, s: State, seat: int) -> str:
    """The journal as a seat reads it, a line a fact."""
    lines = [game.narrate(int(fact), seat) for fact in s.journal or ()]
    return "\n".join([line for line in lines if line])


def chances(game: Game, s: State, option: int) -> str:
    """The odds that the asked seat is shown for an option."""
    return str(odds(game, s, option))


def sealed_hash(game: Game, s: State) -> str:
    """The hash that goes with a record while its seed is secret."""
    twin = s.clone()
    twin.key = seed_bytes("")
    return game.hash(twin)
