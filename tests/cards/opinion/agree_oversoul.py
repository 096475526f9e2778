"""Both opinions on Oversoul's lines: `python -m tests.cards.opinion.agree_oversoul 5000` walks so many random
Events that the language reads."""

import random
import sys
from functools import cache

from sandtable.cards.errors import CardError
from sandtable.games.oversoul.cardset.pool import Pool, registry
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.words import notation
from tests.clauses.oversoul import table as tables

from .oversoul import Card, Opinion, Table, random_text
from .walker import Unclear

BATCH = 200
UNITS = [["Ann", "Bob", "Cid"], ["Eve", "Fay", "Gus"]]
HANDS = [["Hal", "Ivy", "Jon"], ["Kit", "Lou", "Max"]]
DECKS = [["Ned", "Ola", "Pat", "Quin", "Rex", "Roy"], ["Sue", "Tom", "Una", "Vic", "Wes", "Xan"]]
IDLES = [["Yva", "Zac"], ["Abe", "Ben"]]
LEADERS = ["Chief", "Matron"]
DMG, HP = 2, 60
ZONES = {"hand": "hand", "deck": "deck", "idle": "idle", "exile": "exile"}


@cache
def texts():
    return Pool(registry()).texts


def lines_that_read(lines: list[str]) -> list[str]:
    """As the house prints them; the others are refused."""
    out: dict[str, None] = {}
    for line in lines:
        try:
            texts().read(line)
            out[line] = None
        except CardError as error:
            if error.printed:
                out[error.printed] = None
    return list(out)


def said_by(n: int) -> str:
    return "Say" + "".join(chr(ord("a") + int(digit)) for digit in str(n))


def cards_of(lines: list[str]) -> str:
    names = [name for one in (*UNITS, *HANDS, *DECKS, *IDLES) for name in one]
    units = [f"{name} Unit CHAOS I -2 PRIMAL {DMG}/2/{HP}" for name in names]
    events = [f"{said_by(n)} Event ORDER I -1 CAST\n  {line}" for n, line in enumerate(lines)]
    return "\n".join([*units, *events, ""])


def plain() -> Table:
    """The table in the plain model."""
    cards: dict[str, Card] = {}
    for seat in (0, 1):
        cards[LEADERS[seat]] = Card(LEADERS[seat], seat, "board", f"{seat + 1}L", leader=True)
        for n, name in enumerate(UNITS[seat], 1):
            cards[name] = Card(name, seat, "board", f"{seat + 1}U{n}")
        for zone, names in (("hand", HANDS[seat]), ("deck", DECKS[seat]), ("idle", IDLES[seat])):
            cards |= {name: Card(name, seat, zone, name) for name in names}
    return Table(cards, [list(one) for one in DECKS])


def by_tree(line: str) -> dict[str, tuple[object, ...]]:
    """Where everything is when a line has been walked."""
    table = plain()
    Opinion(table).walk(texts().tree(line))
    found: dict[str, tuple[object, ...]] = {
        name: (card.zone, card.exhausted, card.damage, card.dmg, card.hp)
        for name, card in table.cards.items()
    }
    return found | {f"deck {n}": tuple(deck) for n, deck in enumerate(table.decks)}


def by_engine(cards: str, speaker: str) -> dict[str, tuple[object, ...]]:
    """Where everything is when the Event has been carried out, the last choice being taken each time."""
    given = [f"1.hand={','.join([speaker, *HANDS[0]])}", f"2.hand={','.join(HANDS[1])}", "1.pool=5"]
    for seat in (0, 1):
        given += [f"{seat + 1}.U{n}={name}" for n, name in enumerate(UNITS[seat], 1)]
        given += [f"{seat + 1}.deck={','.join(DECKS[seat])}", f"{seat + 1}.idle={','.join(IDLES[seat])}"]
    t = tables.lay(" ".join(given), cards)
    if f"play:{speaker}" not in t.options():
        return {"unplayable": ()}
    t.choose(f"play:{speaker}")
    for _ in range(60):
        if t.s.over():
            return {}
        options = t.options()
        asked = [one for one in options if one.startswith(("pick:", "take:", "zone:"))]
        if "end" in options:
            break
        t.choose(asked[-1] if asked else "yes" if "yes" in options else options[0])
    return look(t, speaker)


def look(t: tables.Table, speaker: str) -> dict[str, tuple[object, ...]]:
    found: dict[str, tuple[object, ...]] = {}
    for thing in t.s.board:
        place = notation.where(t.s, int(thing))
        name = str(t.face(int(thing)))
        leader = name in LEADERS
        damage = int(t.s.get(int(thing), its.DAMAGE))
        given = 0 if leader else int(t.dmg(place)) - DMG
        more = 0 if leader else t.hp(place) + damage - HP
        found[name] = ("board", t.side(place) == "exhausted", damage, given, more)
    for seat in (1, 2):
        for zone in ZONES:
            for name in t.cards(seat, zone):
                found[str(name)] = (zone, False, 0, 0, 0)
        found[f"deck {seat - 1}"] = tuple(str(name) for name in t.cards(seat, "deck"))
    found.pop(speaker, None)
    return found


def compare(lines: list[str], limit: int = 10) -> tuple[int, int, int, list[str]]:
    """How many agree, are refused, cannot be played or end the game; and which differ."""
    agreed = ended = 0
    differ: list[str] = []
    reads = lines_that_read(lines)
    for start in range(0, len(reads), BATCH):
        batch = reads[start : start + BATCH]
        cards = cards_of(batch)
        for n, line in enumerate(batch):
            theirs = by_engine(cards, said_by(n))
            try:
                mine = by_tree(line)
            except Unclear as why:
                differ.append(f"{line}\n    the language reads it, and {why} is unclear")
                continue
            if not theirs or "unplayable" in theirs:
                ended += 1
                continue
            wrong = {name: (mine[name], theirs.get(name)) for name in mine if mine[name] != theirs.get(name)}
            if wrong:
                differ.append(f"{line}\n    walked, run: {wrong}")
            else:
                agreed += 1
            if len(differ) >= limit:
                return agreed, len(lines) - len(reads), ended, differ
        tables.game_of.cache_clear()
    return agreed, len(lines) - len(reads), ended, differ


def readable(dice: random.Random, count: int) -> list[str]:
    """So many different random lines that the language reads."""
    found: dict[str, None] = {}
    while len(found) < count:
        found |= dict.fromkeys(lines_that_read([random_text(dice) for _ in range(BATCH)]))
    return list(found)[:count]


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    lines = readable(random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1), count)
    agreed, _, ended, differ = compare(lines, 40)
    print(
        f"{len(lines)} lines: {agreed} agree, {ended} cannot be played or end the game, {len(differ)} differ"
    )
    for one in differ:
        print(one)
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
