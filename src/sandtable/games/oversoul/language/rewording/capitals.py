"""Words in other letters than the rulebook's: "draw 1 card", "Gain Barrier", "a Dragon"."""

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w

# small letters that begin with a capital in the rulebook; "gain" and "lose" RANK, "cost" and "has" do not
_VERBS: Final = (
    "draw deal heal gaze give consume activate cancel discard exhaust exile expose prepare reactivate return "
    "reveal sacrifice select shatter shuffle spawn attach copy steal attack guard retaliate generate enter "
    "become"
)
_OTHERS: Final = (
    "unit units event events construct constructs leader leaders deck abilities ability archetype archetypes "
    "exhausted prepared activated shattered exiled discarded sacrificed spawned drawn healed returned "
    "reactivated attacked cancelled attached exposed active"
)
_CAPITALS: Final = "dmg spd hp energy rank totem"
# words that are in capitals only as names; Guard, Cast and the like are other words too
_NAMES: Final = [
    *(word for word in w.KEYWORDS.numbers if word != "GUARD"),
    *w.ROLES.numbers,
    *w.ARCHETYPES.numbers,
]


def _spelt() -> dict[str, str]:
    out: dict[str, str] = {}
    for verb in _VERBS.split():
        third = verb + ("es" if verb.endswith(("s", "h")) else "s")
        out[verb] = verb.capitalize()
        out[third] = third.capitalize()
    for word in _OTHERS.split():
        out[word] = word.capitalize()
    for word in _CAPITALS.split():
        out[word] = word.upper()
        out[word.capitalize()] = word.upper()
    for word in _NAMES:
        out["-".join(part.capitalize() for part in word.split("-"))] = word
    return out


_SPELT: Final = _spelt()


def spelt(found: re.Match[str]) -> str:
    word = found[0]
    if word.startswith('"') or found.string.startswith((" mark", "s mark"), found.end()):
        return word  # a name, or what somebody called a mark
    return _SPELT.get(word, word)


def phase(found: re.Match[str]) -> str:
    return f"{found[1].capitalize()} Phase"


CAPITALS: Final[tuple[Habit, ...]] = (
    habit(r'"[A-Z][^"●]*"|[A-Za-z]+(?:-[A-Za-z]+)*', spelt),
    habit(r"\b[Ii]dle [Zz]ones?\b", "Idle Zone"),
    habit(r"\b([Cc]ycle|[Aa]ction|[Rr]eturn) [Pp]hase\b", phase),
    habit(r"\bleader [Zz]one\b", "Leader Zone"),
    habit(r"\b[Kk]eyworded [Aa]bilities\b|\b[Kk]eywords\b", "Keyworded Abilities"),
)
