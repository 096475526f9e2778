"""Cards with anything in any of their fields: whatever is wrong with one is said, and nothing is raised.

A card of the set is taken, some of its fields are given what stands there on another card, or what nobody
would write; decks of such cards, hands of such decks and tables at which such a card is tried are asked for.
"""

from __future__ import annotations

import contextlib
import json
import random
from typing import TYPE_CHECKING, Final

from sandtable.kernel.errors import SandtableError
from sandtable.testing.tools import need

if TYPE_CHECKING:
    from sandtable.cards.game import CardGame
    from sandtable.cards.pool import Card

ODD: Final[tuple[object, ...]] = (
    "", " ", "\n", "-", "0", "99 {R}{R}", "{", "{}", "●", "a" * 300, "ſ\u0307\u202e", "\u0000", "Card, Card",
    0, -1, 99, 10**18, 1.5, True, [], ["a"], [[]], {"a": 1},
)  # fmt: skip
KEPT: Final = 0.6  # how often a field stays as it is
WRONG: Final = 0.15  # and how often it gets what nobody would write
LEFT_OUT: Final = 0.05


def odd_card(cards: list[Card], dice: random.Random) -> dict[str, object]:
    """The fields of a card, some of them those of others."""
    fields: dict[str, object] = {}
    for key, value in dice.choice(cards).entry.values.items():
        kind = dice.random()
        if kind < KEPT or key == "name":
            fields[key] = value
        elif kind < KEPT + WRONG:
            fields[key] = dice.choice(ODD)
        elif kind < 1 - LEFT_OUT:
            fields[key] = dice.choice(cards).entry.values.get(key, value)
    if dice.random() < LEFT_OUT:
        key, value = dice.choice(list(dice.choice(cards).entry.values.items()))
        fields[key] = value
    if dice.random() < LEFT_OUT:
        fields["name"] = dice.choice(ODD)
    else:
        fields["name"] = f"Stranger {dice.choice('ABCDEFGH')}"
    return fields


def table_of(fields: dict[str, object], kind: str) -> str:
    """A table of a card file; what TOML writes in another way than JSON is left out."""
    rows = [f"{key} = {json.dumps(value)}" for key, value in fields.items() if not isinstance(value, dict)]
    return "\n".join([f"[[{kind}]]", *rows, ""])


def check_frames(game: CardGame, count: int, seed: int) -> dict[str, int]:
    """Read so many such cards, and use those that can be read: how many could."""
    dice = random.Random(seed)
    cards = game.pool().all()
    shop, rules = game.workshop(), game.deck_rules()
    results = {"read": 0, "tried": 0, "legal": 0}
    for _ in range(count):
        text = table_of(odd_card(cards, dice), dice.choice(cards).kind)
        told = shop.read_set(text)
        need(isinstance(told["errors"], list), "a set is answered with what is wrong with it")
        deck = rules.ready_text(dice.choice(rules.ready_names())).split("\n")
        counted = [at for at, row in enumerate(deck) if row[:1].isdigit()]
        at = dice.choice(counted)
        deck[at] = f"{dice.choice(('', '0', '1', '2', '99'))} Stranger A".strip()
        results["legal"] += bool(shop.check("\n".join(deck), text)["legal"])
        with contextlib.suppress(SandtableError):
            shop.hand("\n".join(deck[: dice.choice(counted)]), text, "")
        if told["errors"]:
            continue
        results["read"] += 1
        with contextlib.suppress(SandtableError):
            shop.try_out(text, text.split('"')[1])
            results["tried"] += 1
    return results
