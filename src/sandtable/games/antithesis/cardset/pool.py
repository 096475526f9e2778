"""The starter set of Antithesis, and what must hold between its cards."""

import re
from pathlib import Path
from typing import ClassVar, Final

from sandtable.cards.errors import CardError
from sandtable.cards.files import Entry
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import OpenWords, Reasons
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.registry import Registry
from sandtable.games.antithesis.cardset.card import (
    CHAMPION,
    CHARACTER,
    DIRECTIVE,
    FIELD,
    OBJECTIVE,
    OBJECTIVES,
    SPELT_TRAITS,
    Card,
)
from sandtable.games.antithesis.cardset.layout import Ability, joined, results
from sandtable.games.antithesis.language import traits
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.texts import OPEN_WORDS, Texts

HOME: Final = Path(__file__).parents[1]
TRAIT: Final = re.compile(r"[A-Z][a-z]*(?:[ -][A-Z][a-z]*){0,2}")
RULE: Final = "one to three words with capitals"


class Pool(AnyPool[Card]):
    """All cards of some files."""

    GAME: ClassVar[str] = "antithesis"
    CARDS: ClassVar[tuple[str, ...]] = ("card",)
    OTHERS: ClassVar[tuple[str, ...]] = ("words",)
    OPEN: ClassVar[dict[str, OpenWords]] = {"traits": OpenWords(traits.OWN, "trait", TRAIT, RULE)}
    REASONS: ClassVar[Reasons] = Reasons(full_name="R136", same_name="R136")

    texts: Texts

    def language(self, registry: Registry) -> Texts:
        return Texts(registry)

    def card(self, entry: Entry) -> Card:
        return Card(entry)

    def __init__(self, registry: Registry) -> None:
        super().__init__(registry)
        self.joined: dict[int, Ability] = {}  # of the text that is being read, by their first lines

    def lines(self, text: str) -> list[tuple[int, str]]:
        found = joined(text, frozenset(traits.names(self.registry)))
        self.joined = {one.pieces[0].number: one for one in found}
        return [(one.pieces[0].number, one.text) for one in found]

    def this(self, card: AnyCard) -> str:
        assert isinstance(card, Card)
        kind = CHARACTER if card.type == CHAMPION else card.type
        return f"this {kind if kind in (CHARACTER, FIELD) else 'card'}"

    def called(self, card: AnyCard, line: str) -> tuple[str, str]:
        """On a Directive or an Objective the name of its Champion, which it shares, means that (R270)."""
        assert isinstance(card, Card)
        if card.type in (DIRECTIVE, OBJECTIVE) and card.champion and card.champion in line:
            return card.champion, "the Champion of this card"
        return super().called(card, line)

    def abilities(self, line: str) -> list[tuple[int, str]]:
        return results(line)

    def moved(self, card: AnyCard, error: CardError, key: str, number: int, at: int) -> CardError:
        """The line on which a word stands; several lines, or several results, are not mended as one."""
        pieces = self.joined[number].pieces
        if error.fix is not None and error.fix.whole and (len(pieces) > 1 or at):
            error.fix = None
        column = at + error.column
        piece = next(one for one in reversed(pieces) if one.at < column or one.at == 0)
        error.column -= piece.at
        return super().moved(card, error, key, piece.number, at)

    def is_known(self, word: str) -> bool:
        """A trait of the game, also one that only DEF has, or by another spelling."""
        return word in w.TRAITS or word in w.DEF_TYPES or word in SPELT_TRAITS

    def learn(self, terminal: str, word: str) -> None:
        traits.declare(self.registry, word)

    def finish_more(self) -> None:
        """Each Champion has its Directive and its five Objectives, of its own faction (DECK.1.5)."""
        if len(self.registry[traits.OWN]) > traits.MOST_OWN:
            self.errors.append(CardError(f"there are at most {traits.MOST_OWN} traits of one's own"))
        for card in self.cards.values():
            if card.type in (DIRECTIVE, OBJECTIVE):
                champion = self.cards.get(card.champion)
                if champion is None or champion.type != CHAMPION:
                    known = [one.name for one in self.cards.values() if one.type == CHAMPION]
                    self.no_such(card, "Champion", card.champion, known, "champion", "DECK.1.5")
                elif (card.faction, card.alignment or champion.alignment) != (
                    champion.faction,
                    champion.alignment,
                ):
                    self.wrong(
                        card, f"{card.champion} is of another faction or alignment", "faction", "DECK.1.5"
                    )
            elif card.type == CHAMPION and not self.errors:
                numbers = sorted([one.number for one in self.brought(card.name, OBJECTIVE)])
                if numbers != list(range(1, OBJECTIVES + 1)) or len(self.brought(card.name, DIRECTIVE)) != 1:
                    message = "a Champion comes with one Directive and Objectives 1 to 5"
                    self.wrong(card, message, "name", "DECK.1.6", card.name)

    def brought(self, champion: str, kind: str) -> list[Card]:
        """The Directive or the Objectives of a Champion, the Objectives in their order."""
        found = [card for card in self.cards.values() if card.type == kind and card.champion == champion]
        return sorted(found, key=number_of)


def number_of(card: Card) -> int:
    return card.number


def registry() -> Registry:
    """The open words of the game."""
    return Registry({terminal: () for terminal in OPEN_WORDS})


def load(paths: list[Path] | None = None, more: list[Path] | None = None) -> Pool:
    """The set, or the cards of some files; `more` is read on top."""
    pool = Pool(registry())
    pool.read_files(sorted((HOME / "cards").glob("*.toml")) if paths is None else paths, more)
    return pool
