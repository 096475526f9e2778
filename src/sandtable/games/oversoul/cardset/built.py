"""The cards of a pool as numbers for the engine."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.oversoul.cardset.binding import Printed, build
from sandtable.games.oversoul.cardset.card import CONSTRUCT, EVENT, LEADER_EVENT, Card
from sandtable.games.oversoul.cardset.library import MINUS, PLUS, Library
from sandtable.games.oversoul.cardset.pool import DEATH, Pool, registry
from sandtable.games.oversoul.cardset.pressing import furnish
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.roles import ROLE_TEXTS
from sandtable.games.oversoul.language.texts import Texts

KINDS: Final = {CONSTRUCT: op.CONSTRUCT, EVENT: op.EVENT_NOUN, LEADER_EVENT: op.EVENT_NOUN}


def library_of(pool: Pool) -> Library:
    """The library of a pool whose texts have all been read."""
    pool.must_be_sound()
    words = pool.registry
    library = build(
        [printed_of(card, pool) for card in pool.cards.values()],
        role_programs(),
        tuple(words["MARK"].words),
        tuple(words["NAME"].words),
    )
    library.death = words.number("MARK", DEATH)
    furnish(library)
    return library


@cache
def role_programs() -> dict[int, list[list[int]]]:
    """The default Role Abilities: they speak of no card by name, and are the same in every pool."""
    texts = Texts(registry())
    return {
        role: [list(texts.read(line).program.code) for line in lines] for role, lines in ROLE_TEXTS.items()
    }


def printed_of(card: Card, pool: Pool) -> Printed:
    words = pool.registry
    kind = KINDS.get(card.type, op.UNIT)
    units = kind == op.UNIT or card.is_leader()
    return Printed(
        card.name,
        words.number("NAME", card.name),
        kind,
        tuple([w.ARCHETYPES.numbers[word] for word in card.archetypes]),
        tuple([w.ROLES.numbers[word] for word in card.roles]) if units else (),
        w.EVENT_ROLES.numbers[card.roles[0]] if card.type == EVENT else 0,
        w.CONSTRUCT_ROLES.numbers[card.roles[0]] if card.type == CONSTRUCT else 0,
        card.rank,
        PLUS if card.sign > 0 else MINUS,
        card.energy,
        card.dmg,
        card.spd,
        card.hp,
        words.number("FACTION", card.faction) if card.faction else 0,
        card.is_leader(),
        tuple([list(program.code) for program in card.abilities]),
        "\n".join(card.lines),
    )
