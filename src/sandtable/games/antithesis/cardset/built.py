"""The cards of a pool as numbers for the engine."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.antithesis.cardset.binding import Ability, Printed, build, given_keywords, keyed
from sandtable.games.antithesis.cardset.card import FIGURES, Card
from sandtable.games.antithesis.cardset.frame import show_icons
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.cardset.pool import Pool, registry
from sandtable.games.antithesis.cardset.pressing import furnish
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.language import traits
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.keywords import (
    CHARACTER_TEXTS,
    KEYWORD_TEXTS,
    PLAYER_TEXTS,
    filled,
    keyword_lines,
    x_words,
)
from sandtable.games.antithesis.language.texts import Texts

BARE: Final = [keyword for keyword in KEYWORD_TEXTS if op.FIRST_KEYWORD <= keyword < op.FIRST_WITH_X]


def library_of(pool: Pool) -> Library:
    """The library of a pool whose texts have all been read."""
    library = bound(pool)
    furnish(library)
    return library


def bound(pool: Pool) -> Library:
    """The same, without what knows the rules."""
    pool.must_be_sound()
    cards = list(pool.cards.values())
    codes = [list(program.code) for card in cards for program in card.abilities]
    needed = {(keyword, 0) for keyword in BARE} | given_keywords(codes)
    needed |= {(kind, x) for card in cards for kind, x, _ in card.keywords}
    return build(
        [printed_of(card, pool) for card in cards],
        {keyed(kind, x): keyword(pool, kind, x) for kind, x in needed},
        [Ability(list(standing(filled(text))), name) for name, text in CHARACTER_TEXTS],
        [Ability(list(standing(filled(text))), name) for name, text in PLAYER_TEXTS],
        traits.names(pool.registry),
    )


@cache
def standing(text: str) -> tuple[int, ...]:
    """The program of a text of the rulebook that has no word of any card set: the same in every pool."""
    return Texts(registry()).read(text).program.code


def keyword(pool: Pool, kind: int, x: int, cost: str = "") -> list[Ability]:
    """The abilities of a Keyword."""
    lines = keyword_lines(kind, x_words(kind, x, pool.registry), cost)
    codes = [standing(line) if x == 0 else pool.texts.read(line).program.code for line in lines]
    return [Ability(list(code), line, keyed(kind, x)) for code, line in zip(codes, lines)]


def printed_of(card: Card, pool: Pool) -> Printed:
    own = [Ability(list(one.code), pool.texts.write(one)) for one in card.abilities]
    for kind, x, cost in card.keywords:
        own += keyword(pool, kind, x, show_icons(cost))
    return Printed(
        card.name,
        pool.registry.number("NAME", card.name),
        w.NOUNS.number(card.type),
        faction=w.FACTIONS.number(card.faction),
        value=max(card.value, 0),
        alignment=w.ALIGNMENTS.numbers.get(card.alignment, 0),
        traits=tuple([traits.number(pool.registry, trait) for trait in card.traits]),
        size=w.SIZES.number(card.size) if card.type in FIGURES else 0,
        hp=max(card.hp, 0),
        defence=(max(card.defence[0], 0), traits.def_number(pool.registry, card.defence[1])),
        vp=max(card.vp, 0),
        presence=max(card.presence, 0),
        engagement=max(card.engagement, 0),
        array=tuple(card.movement),
        cost=tuple(card.cost),
        income=tuple(card.income),
        command_income=card.command_income,
        field_size=card.field_size,
        grid=card.grid,
        attach_to=list(card.attach_to.code) if card.attach_to is not None else None,
        keywords=tuple([(kind, x, tuple(cost)) for kind, x, cost in card.keywords]),
        objective=max(card.number, 0),
        champion=card.champion,
        abilities=tuple(own),
        text="\n".join(card.lines),
    )
