"""Both opinions on the same texts: `python -m tests.cards.opinion.agree 20000` walks so many random cards."""

import random
import sys
import tempfile
from functools import cache
from pathlib import Path

from sandtable.cards.errors import CardError
from sandtable.games.athernum.cardset.pool import load
from sandtable.games.athernum.game import Athernum
from sandtable.games.athernum.table import thing_columns as its

from .athernum import Card, Opinion, Table, random_text, table_of_texts
from .walker import Unclear

BATCH = 250
PEOPLE = [["Ann", "Bob", "Cid"], ["Eve", "Fay", "Gus"]]
HANDS = [["Hal", "Ivy", "Jon"], ["Kit", "Lou", "Max"]]
DECKS = [["Ned", "Ola", "Pat", "Quin", "Rex", "Sue"], ["Tom", "Una", "Vic", "Wes", "Xan", "Yva"]]
LEADERS = ["Zoe", "Zed"]
SPEAKER = "Speaker"


@cache
def base():
    return load()


def person(name: str, text: str = "") -> str:
    lead = "victory = 3\n" if name in LEADERS else ""
    return f'[[card]]\nname = "{name}"\ncost = 1\ntype = "Human"\nofv = 1\ndfv = 9\n{lead}' + (
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
    opinion = Opinion(table)
    opinion.me = speaker
    opinion.walk(base().texts.tree(f"*Say* {text}").node(1))
    return {
        name: (card.zone, card.exhausted, card.damage if card.zone == "board" else 0)
        for name, card in table.cards.items()
    } | {f"deck {n}": as_set_and_order(deck, n) for n, deck in enumerate(table.decks)}, table.offered


def by_engine(game: Athernum, speaker: str) -> tuple[dict[str, tuple[object, ...]], list[list[str]]]:
    """Where everything is when the effect has resolved, the last choice being taken each time."""
    s = game.new(position(speaker), "1")
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
        elif "end" in words:
            break
        elif "pass" in words:
            s.apply(words["pass"])
            fresh = True
        else:
            s.apply(next(iter(words.values())))
            fresh = True
    return ({} if s.over() else look(game, s)), offered


def look(game: Athernum, s) -> dict[str, tuple[object, ...]]:
    zones = {1: "board", 2: "hand", 3: "deck", 4: "discard", 5: "void"}
    found: dict[str, tuple[object, ...]] = {}
    decks: dict[int, list[tuple[int, str]]] = {0: [], 1: []}
    for thing in range(s.count()):
        name = str(s.library.names[int(s.get(thing, its.FACE))])
        zone = zones.get(int(s.get(thing, its.ZONE)), "")
        on = zone == "board"
        found[name] = (
            zone,
            on and int(s.get(thing, its.SIDE)) == its.LIES_EXHAUSTED,
            int(s.get(thing, its.DAMAGE)) if on else 0,
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


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    dice = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    texts = table_of_texts() if count == 0 else [random_text(dice) for _ in range(count)]
    agreed, refused, _, differ = compare(texts, 40)
    print(f"{len(texts)} texts: {agreed} agree, {refused} are refused, {len(differ)} differ")
    for one in differ:
        print(one)
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
