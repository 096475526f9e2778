"""Both opinions on the same texts: `python -m tests.cards.opinion.agree 20000` walks so many random cards
that the language reads, and `0` the whole table."""

import random
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import cast

from sandtable.cards.errors import CardError
from sandtable.games.athernum.cardset.pool import load
from sandtable.games.athernum.evaluating.layers import ofv
from sandtable.games.athernum.evaluating.on_table import marks
from sandtable.games.athernum.game import Athernum
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board

from .athernum import Card, Table, table_of_texts
from .further import COUNTER
from .newer import Newer, random_text
from .walker import Unclear

BATCH = 250
PEOPLE = [["Ann", "Bob", "Cid"], ["Eve", "Fay", "Gus"]]
HANDS = [["Hal", "Ivy", "Jon"], ["Kit", "Lou", "Max"]]
DECKS = [["Ned", "Ola", "Pat", "Quin", "Rex", "Sue"], ["Tom", "Una", "Vic", "Wes", "Xan", "Yva"]]
LEADERS = ["Zoe", "Zed"]
SPEAKER = "Speaker"
OFV = 1  # of everybody, as printed


@cache
def base():
    return load()


def person(name: str, text: str = "") -> str:
    lead = "victory = 3\n" if name in LEADERS else ""
    return f'[[card]]\nname = "{name}"\ncost = 1\ntype = "Human"\nofv = {OFV}\ndfv = 90\n{lead}' + (
        f'text = """\n{text or "Draw a card."}\n"""\n'
    )


def texts_that_read(texts: list[str]) -> dict[str, str]:
    """The texts that the language accepts, as the house prints them; the others are refused."""
    language = base().texts
    out: dict[str, str] = {}
    for text in texts:
        try:
            language.read(f"*Say* {text}")
            out[text] = text
        except CardError as error:
            if error.printed:
                out[text] = error.printed.removeprefix("*Say* ")
    return out


def game_with(texts: list[str]) -> Athernum:
    names = [name for one in (*PEOPLE, *HANDS, *DECKS, LEADERS) for name in one]
    cards = [person(name) for name in names]
    cards += [person(f"{SPEAKER} {number_word(n)}", f"*Say* {text}") for n, text in enumerate(texts)]
    with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
        file.write("\n".join(cards))
        file.flush()
        pool = load(more=[Path(file.name)])
    assert not pool.errors, [(error.card, error.message) for error in pool.errors[:3]]
    return Athernum(pool)


def number_word(n: int) -> str:
    return "".join(chr(ord("a") + int(digit)) for digit in str(n)).capitalize()


def position(speaker: str) -> str:
    from sandtable.cards.names import spell

    return " ".join(
        [
            "turn=5", "active=1",
            *[
                f"{seat + 1}.main={LEADERS[seat]} {seat + 1}.deck={','.join(DECKS[seat])} "
                f"{seat + 1}.hand={','.join(HANDS[seat])} "
                f"{seat + 1}.chars={','.join(([spell(speaker)] if seat == 0 else []) + PEOPLE[seat])}"
                for seat in (0, 1)
            ],
        ]
    )  # fmt: skip


def plain(speaker: str) -> Table:
    """The same table in the plain model."""
    cards: dict[str, Card] = {}
    for seat in (0, 1):
        cards[LEADERS[seat]] = Card(LEADERS[seat], seat, "board", f"{seat + 1}m", main=True, controller=seat)
        people = ([speaker] if seat == 0 else []) + PEOPLE[seat]
        for n, name in enumerate(people, 1):
            cards[name] = Card(name, seat, "board", f"{seat + 1}c{n}", controller=seat)
        for name in HANDS[seat]:
            cards[name] = Card(name, seat, "hand", name, controller=seat)
        for name in DECKS[seat]:
            cards[name] = Card(name, seat, "deck", name, controller=seat)
    return Table(cards, [list(reversed(one)) for one in DECKS])


def by_tree(speaker: str, text: str) -> tuple[dict[str, tuple[object, ...]], list[list[str]]]:
    """Where everything is when a text has been walked."""
    table = plain(speaker)
    opinion = Newer(table)
    opinion.me = speaker
    opinion.first = plain(speaker)
    opinion.walk(base().texts.tree(f"*Say* {text}").node(1))
    return {
        name: (
            card.zone,
            card.exhausted,
            card.damage if card.zone == "board" else 0,
            card.marks if card.zone == "board" else 0,
            *strength(card),
        )
        for name, card in table.cards.items()
    } | {f"deck {n}": as_set_and_order(deck, n) for n, deck in enumerate(table.decks)}, table.offered


def strength(card: Card) -> tuple[int, int]:
    """What its OFV has changed by, now and when the turn is over; of what lies open on the board."""
    if card.zone != "board" or card.exhausted:
        return 0, 0
    return sum(by for by, _ in card.ofv), sum(by for by, ends in card.ofv if not ends)


def by_engine(game: Athernum, speaker: str) -> tuple[dict[str, tuple[object, ...]], list[list[str]]]:
    """Where everything is when the effect has resolved, the last choice being taken each time."""
    s = cast(Board, game.new(position(speaker), "1"))
    option = next(o for o in s.options() if game.token(s, o).startswith("use:1c1"))
    s.apply(option)
    offered: list[list[str]] = []
    fresh = True
    for _ in range(200):
        if s.over():
            break
        words = {game.token(s, o): o for o in s.options()}
        picks = sorted(word for word in words if word.startswith("pick:"))
        if picks:
            if fresh:
                offered.append([word.removeprefix("pick:") for word in picks])
            before = len(picks)
            s.apply(words[picks[-1]])
            after = [game.token(s, o) for o in s.options() if game.token(s, o).startswith("pick:")]
            fresh = not (after and set(after) < set(picks) and len(after) == before - 1)
        elif "yes" in words:
            s.apply(words["yes"])
            fresh = True
        elif "end" in words:
            break
        elif "pass" in words:
            s.apply(words["pass"])
            fresh = True
        else:
            s.apply(next(iter(words.values())))
            fresh = True
    if s.over():
        return {}, offered
    found = look(game, s)
    now, later = changed(s), changed(next_turn(game, s))
    for name, about in found.items():
        if not name.startswith("deck "):
            shown = about[0] == "board" and not about[1]
            found[name] = (*about, *((now.get(name, 0), later.get(name, 0)) if shown else (0, 0)))
    return found, offered


def next_turn(game: Athernum, s: Board) -> Board:
    """The table in the Day Phase of the turn that follows."""
    after = s.clone()
    turn = after.turn
    for _ in range(60):
        words = {game.token(after, o): o for o in after.options()}
        if after.turn > turn and "end" in words:
            break
        after.apply(words.get("pass", words.get("end", next(iter(words.values())))))
    return after


def changed(s: Board) -> dict[str, int]:
    """By how much the OFV of everybody on the board differs from the printed one."""
    return {
        str(s.library.names[int(s.get(thing, its.FACE))]): int(ofv(s, thing)) - OFV
        for thing in range(s.count())
        if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.LIES_UP
    }


def look(game: Athernum, s) -> dict[str, tuple[object, ...]]:
    zones = {1: "board", 2: "hand", 3: "deck", 4: "discard", 5: "void"}
    found: dict[str, tuple[object, ...]] = {}
    decks: dict[int, list[tuple[int, str]]] = {0: [], 1: []}
    names = list(s.library.marker_names)
    rot = op.FIRST_MARKER + names.index(COUNTER) if COUNTER in names else -1
    for thing in range(s.count()):
        name = str(s.library.names[int(s.get(thing, its.FACE))])
        zone = zones.get(int(s.get(thing, its.ZONE)), "")
        on = zone == "board"
        found[name] = (
            zone,
            on and int(s.get(thing, its.SIDE)) == its.LIES_EXHAUSTED,
            int(s.get(thing, its.DAMAGE)) if on else 0,
            int(marks(s, thing, rot)) if on and rot >= 0 else 0,
        )
        if zone == "deck":
            decks[int(s.get(thing, its.OWNER))].append((int(s.get(thing, its.RANK)), name))
    for owner, deck in decks.items():
        found[f"deck {owner}"] = as_set_and_order([name for _, name in sorted(deck)], owner)
    return found


def as_set_and_order(deck: list[str], owner: int) -> tuple[object, ...]:
    """Who is in a deck, and in which order those are that were there before."""
    return frozenset(deck), *[name for name in deck if name in DECKS[owner]]


def compare(texts: list[str], limit: int = 10) -> tuple[int, int, int, list[str]]:
    """How many agree, are refused, end the game before anything can be seen; and which differ."""
    agreed = refused = unclear = 0
    differ: list[str] = []
    reads = texts_that_read(texts)
    refused = len(texts) - len(reads)
    said = list(dict.fromkeys(reads.values()))
    for start in range(0, len(said), BATCH):
        batch = said[start : start + BATCH]
        game = game_with(batch)
        for n, text in enumerate(batch):
            speaker = f"{SPEAKER} {number_word(n)}"
            try:
                mine, _ = by_tree(speaker, text)
            except Unclear as why:
                differ.append(f"{text}\n    the language reads it, and {why} is unclear")
                continue
            theirs, _ = by_engine(game, speaker)
            if not theirs:
                unclear += 1  # somebody had no card left to draw, and the game is over
                continue
            wrong = {name: (mine[name], theirs.get(name)) for name in mine if mine[name] != theirs.get(name)}
            if wrong:
                differ.append(f"{text}\n    walked, run: {wrong}")
            else:
                agreed += 1
            if len(differ) >= limit:
                return agreed, refused, unclear, differ
    return agreed, refused, unclear, differ


def readable(dice: random.Random, count: int) -> list[str]:
    """So many different random texts that the language reads."""
    found: dict[str, str] = {}
    while len(found) < count:
        for text in texts_that_read([random_text(dice) for _ in range(BATCH)]).values():
            found.setdefault(text, text)
    return list(found)[:count]


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    dice = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    texts = table_of_texts() if count == 0 else readable(dice, count)
    agreed, refused, _, differ = compare(texts, 40)
    print(f"{len(texts)} texts: {agreed} agree, {refused} are refused, {len(differ)} differ")
    for one in differ:
        print(one)
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
