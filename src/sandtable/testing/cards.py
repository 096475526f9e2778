"""What every card game is held to: its cards read and print back, and no broken text is read as another.

A game's tests call these with its pool or its texts; none of them knows a word of any game. `Texts` is what a
game's language fits (`sandtable.cards.programs`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from sandtable.cards.audit import JOINT, OTHER, SAME, UNREAD, Sentences, read_back
from sandtable.cards.errors import CardError, Misfit
from sandtable.cards.pool import Card, Pool
from sandtable.cards.programs import Program, Texts
from sandtable.cards.tree import Node, names
from sandtable.cards.words import LONGEST
from sandtable.testing.tools import need

READ: Final = "read"
REFUSED: Final = "refused"
SIGNS: Final = "abcxyzABCXYZ019 .,:;'\"-+*/(){}[]&|#\t\néß…\x00"
LONG_ENOUGH: Final = 50 * LONGEST  # characters of a mangled text; more would only fill the memory
SHALLOW, DEEP = 4, 10  # levels of random trees

Sample = Callable[[str, random.Random], str]  # a word of an open class


# ---- the corpus


def check_pool(pool: Pool[Card]) -> None:
    """Every card of a pool is read to the last word."""
    need(not pool.errors, f"cards cannot be read: {[(error.card, error.message) for error in pool.errors]}")
    need(pool.read == pool.count == len(pool.all()), f"{pool.read} of {pool.count} cards were read")


def check_card(pool: Pool[Card], card: Card) -> None:
    """A card prints back word for word, and its programs are programs that print and read as themselves."""
    texts = pool.texts
    printed = tuple([texts.write(program) for program in card.abilities])
    need(printed == (card.reading or card.lines), f"{card.name} prints back as {printed}")
    for program in card.abilities:
        check_program(texts, program)


def check_program(texts: Texts, program: Program) -> None:
    """A program is sound, and its tree lowers to it."""
    texts.verified(program.code)
    again = texts.lowered(texts.raised(program))
    need(again == program.code, f"{texts.write(program)} lowers to another program")


def unused_productions(texts: Texts, programs: list[Program]) -> set[str]:
    """The productions of the grammar that no program needs."""
    used: set[str] = set()
    for program in programs:
        used |= names(texts.raised(program))
    return set(texts.language.grammar.named) - used


# ---- broken texts


def mangle(dice: random.Random, corpus: list[str]) -> str:
    """A text with a few things wrong: letters, words, halves of two texts, or nothing but signs."""
    text = dice.choice(corpus)
    for _ in range(dice.choice((1, 1, 1, 2, 3, 8))):
        words = text.split(" ")
        at = dice.randrange(len(words))
        kind = dice.randrange(11)
        if kind == 0:
            del words[at]
        elif kind == 1:
            words.insert(at, words[at])
        elif kind == 2:
            other = dice.randrange(len(words))
            words[at], words[other] = words[other], words[at]
        elif kind == 3:
            words[at] = dice.choice(dice.choice(corpus).split(" "))
        elif kind == 4:
            words.insert(at, dice.choice(dice.choice(corpus).split(" ")))
        elif kind == 5:
            tail = dice.choice(corpus).split(" ")
            words = words[:at] + tail[dice.randrange(len(tail)) :]
        elif kind == 6 and words[at]:
            place = dice.randrange(len(words[at]))
            words[at] = words[at][:place] + dice.choice(SIGNS) + words[at][place + dice.randrange(2) :]
        elif kind == 7:
            words[at] = words[at].swapcase()
        elif kind == 8:
            words = words[:at]
        elif kind == 9:
            words = words * dice.choice((1, 2, 30))
        else:
            words[at] = "".join(dice.choice(SIGNS) for _ in range(dice.randrange(12)))
        text = " ".join(words) or "."
        if len(text) > LONG_ENOUGH:
            break
    return text


def check_text(texts: Texts, text: str) -> str:
    """READ or REFUSED: what is read is a card that prints back, what is not says where."""
    try:
        reading = texts.read(text)
    except CardError as error:
        need(bool(error.message) and error.message[0] != " ", f"{text!r} is refused without a word")
        inside = error.line == 1 and 1 <= error.column <= len(text) + 1
        need(inside, f"{text!r} is refused at line {error.line}, column {error.column}")
        return REFUSED
    need(texts.write(reading.program) == text, f"{text!r} does not print back")
    texts.verified(reading.program.code)
    return READ


def refusal(texts: Texts, text: str) -> CardError:
    """The error of a text that must not be read."""
    try:
        texts.read(text)
    except CardError as error:
        return error
    raise AssertionError(f"{text!r} was read")


def fuzz(texts: Texts, corpus: list[str], count: int, seed: int) -> dict[str, int]:
    """Read so many mangled texts: how many were read, and how many refused."""
    dice = random.Random(seed)
    results = {READ: 0, REFUSED: 0}
    for _ in range(count):
        results[check_text(texts, mangle(dice, corpus))] += 1
    return results


# ---- texts that nobody has written


def sentences(texts: Texts, sample: Sample, seed: int) -> Sentences:
    """Random trees of a game's grammar."""
    spelling = texts.language.words.spelling
    return Sentences(texts.language.grammar, sample, seed, spelling.direct.get(spelling.quote, ""))


def check_sentences(texts: Texts, sample: Sample, start: str, count: int, seed: int) -> dict[str, int]:
    """Random sentences come back as the trees they were made from, or are refused where a joint hides."""
    made = sentences(texts, sample, seed)
    results = {SAME: 0, JOINT: 0}
    for _ in range(count):
        tree = made.tree(start, made.random.randint(SHALLOW + 1, DEEP))
        result, text = read_back(texts.language, tree, start)
        if len(text) > LONGEST:
            continue
        need(result not in (OTHER, UNREAD), f"{text!r} is {result}")
        results[result] += 1
    return results


def grafts(texts: Texts, programs: list[Program], count: int, seed: int) -> list[Node]:
    """Trees of programs in which one part was replaced by another of the same rule."""
    dice = random.Random(seed)
    grammar = texts.language.grammar
    trees = [texts.raised(Program(program.code)) for program in programs]
    parts: dict[str, list[Node]] = {}
    for tree in trees:
        for node in nodes(tree):
            parts.setdefault(grammar.production(node).rule, []).append(node)
    out: list[Node] = []
    while len(out) < count:
        tree = dice.choice(trees)
        old = dice.choice(nodes(tree))
        out.append(replaced(tree, old, dice.choice(parts[grammar.production(old).rule])))
    return out


def nodes(tree: Node) -> list[Node]:
    found = [tree]
    for node in found:
        found.extend(child for child in node.children if isinstance(child, Node))
    return found


def replaced(tree: Node, old: Node, new: Node) -> Node:
    if tree is old:
        return new
    children = [replaced(child, old, new) if isinstance(child, Node) else child for child in tree.children]
    return Node(tree.name, children)


def check_grafts(texts: Texts, programs: list[Program], count: int, seed: int) -> tuple[int, int]:
    """What lowers prints back, or prints as a text that does: no program has two canonical texts.

    The answer is how many trees came back as they were, and how many in another wording.
    """
    same = canonical = 0
    for tree in grafts(texts, programs, count, seed):
        try:
            code = texts.lowered(tree)
        except Misfit:
            continue
        texts.verified(code)
        if texts.raised(Program(code)) == tree:
            same += 1
            continue
        text = texts.write(Program(code))
        need(texts.write(texts.read(text).program) == text, f"{text!r} has another canonical text")
        canonical += 1
    return same, canonical


def check_random_programs(texts: Texts, sample: Sample, start: str, count: int, seed: int) -> int:
    """Random trees lower to programs that read as themselves, or are refused; how many did."""
    made = sentences(texts, sample, seed)
    lowered = 0
    for _ in range(count):
        try:
            code = texts.lowered(made.tree(start, made.random.randint(SHALLOW, 2 * SHALLOW)))
        except Misfit:
            continue
        texts.verified(code)
        text = texts.write(Program(code))
        try:
            again = texts.read(text).program.code
        except CardError as error:
            # a clause that begins with a bare noun behind a joint cannot be read, though it can be made
            need("cannot read" in error.message, f"{text!r}: {error.message}")
            continue
        need(again == code, f"{text!r} reads as another program")
        lowered += 1
    return lowered
