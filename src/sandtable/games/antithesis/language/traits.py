"""Traits by their numbers: those of the game first, then those that a set declares for itself.

A trait of one's own may stand on cards and on abilities, and may be the trait of a DEF.
"""

from typing import Final

from sandtable.cards.forms import plural
from sandtable.cards.registry import Registry
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w

OWN: Final = "TRAIT"  # tables of a registry: traits of one's own,
OWN_PLURALS: Final = "TRAITS"  # and their plurals, under the same numbers
FIRST_OWN: Final = len(w.TRAITS.numbers)  # plus the number in the registry
MOST_OWN: Final = 400
HOW: Final = 'a set declares traits of its own: [[words]] traits = ["{}"]'


def declare(registry: Registry, word: str) -> None:
    if word not in w.TRAITS:
        registry.number(OWN, word)
        registry.number(OWN_PLURALS, plural(word))


def number(registry: Registry, word: str) -> int:
    """The number of a trait, or 0 if there is none."""
    if word in w.TRAITS:
        return w.TRAITS.number(word)
    return FIRST_OWN + registry.number(OWN, word) if word in registry[OWN] else 0


def number_of_plural(registry: Registry, word: str) -> int:
    if word in w.PLURAL_TRAITS:
        return w.PLURAL_TRAITS.number(word)
    return FIRST_OWN + registry.number(OWN_PLURALS, word)


def word(registry: Registry, trait: int) -> str:
    return w.TRAITS.word(trait) if trait <= FIRST_OWN else registry.word(OWN, trait - FIRST_OWN)


def plural_word(registry: Registry, trait: int) -> str:
    return (
        w.PLURAL_TRAITS.word(trait) if trait <= FIRST_OWN else registry.word(OWN_PLURALS, trait - FIRST_OWN)
    )


def of_cards(trait: int) -> bool:
    return trait > FIRST_OWN or trait in w.OF_CARDS


def of_abilities(trait: int) -> bool:
    return trait > FIRST_OWN or trait in w.OF_ABILITIES


def names(registry: Registry) -> list[str]:
    """All traits in the order of their numbers."""
    return [*w.TRAITS.numbers, *registry[OWN].words]


def def_number(registry: Registry, said: str) -> int:
    """The trait of a DEF, or 0 if there is none."""
    if said in w.DEF_TYPES:
        return w.DEF_TYPES.number(said)
    return i.TRAIT_TYPE + number(registry, said) if said in registry[OWN] else 0


def def_word(registry: Registry, kind: int) -> str:
    return w.DEF_TYPES.word(kind) if kind < i.TRAIT_TYPE else word(registry, kind - i.TRAIT_TYPE)
