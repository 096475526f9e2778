"""The cards of a pool as numbers for the engine."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.cardset.binding import Printed, build
from sandtable.games.athernum.cardset.card import Card
from sandtable.games.athernum.cardset.library import NONE, Library
from sandtable.games.athernum.cardset.pool import Pool
from sandtable.games.athernum.cardset.pressing import furnish
from sandtable.games.athernum.language import instructions as op

SUPERTYPES: Final = {
    "Character": op.CHARACTER,
    "Item": op.ITEM,
    "Location": op.LOCATION,
    "Resource": op.RESOURCE,
}


def library_of(pool: Pool) -> Library:
    """The library of a pool whose texts have all been read; made once."""
    if pool.library is None:
        pool.library = built(pool)
    return pool.library


def built(pool: Pool) -> Library:
    pool.must_be_sound()
    registry = pool.registry
    printed = [printed_of(card, pool) for card in pool.cards.values()]
    library = build(
        printed,
        list(registry["FACTION"].words),
        list(registry["SUBTYPE"].words),
        list(registry["KEYWORD"].words),
        list(registry["MARKER"].words),
        list(registry["TITLE"].words),
        list(registry["NAME"].words),
        [list(program.code) for program in pool.meanings.values()],
        [printed_of(token, pool) for token in pool.tokens.values()],
    )
    furnish(library)
    return library


def printed_of(card: Card, pool: Pool) -> Printed:
    registry = pool.registry
    programs = [list(program.code) for program in card.abilities]
    if card.condition is not None:
        programs.append(list(card.condition.code))
    return Printed(
        card.name,
        registry.number("NAME", card.name),
        SUPERTYPES[card.supertype],
        registry.number("FACTION", card.faction) if card.faction else 0,
        card.cost,
        card.ofv,
        card.dfv,
        card.slots,
        card.victory if card.victory != NONE else 0,
        tuple([registry.number("SUBTYPE", word) for word in card.subtypes]),
        (registry.number("KEYWORD", card.keyword),) if card.keyword else (),
        tuple(programs),
        "\n".join([*card.lines, *extra_line(card)]),
    )


def extra_line(card: Card) -> list[str]:
    """What a Herald waits for, as it is printed: the last of the lines, as its program is the last of all."""
    extra = card.entry.values.get("extra")
    return [extra] if card.condition is not None and isinstance(extra, str) else []
